// What the elements of cpp_container_generator.py are made of.
#pragma once
#include <forward_list>
#include <stack>
#include <typeinfo>
#define STAYS __attribute__((noinline))

enum class Colour { red, green, blue };

template <class T> struct Cell { // a tagged union, as C programmers write it
  enum Tag : int { NUMBER, COUNT, NAME } tag = COUNT;
  union {
    T number;
    long count;
    const char *name;
  };
  Cell() : count(0) {}
  static Cell made(T v, int i) {
    Cell cell;
    cell.tag = Tag(i % 3);
    if (cell.tag == NUMBER) cell.number = v;
    if (cell.tag == COUNT) cell.count = 3L * i;
    if (cell.tag == NAME) cell.name = i % 2 ? "one" : "another";
    return cell;
  }
  T read() const {
    return tag == NUMBER ? number : tag == COUNT ? T(0.1 * count) : T(0.01 * name[0]);
  }
};

template <class T> static T sum_of(const std::vector<T> &v) {
  T s = 0.0;
  for (const T &e : v) s += e;
  return s;
}
