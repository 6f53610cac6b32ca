// A cache: the header of its list and the first bucket of its table lie in it, where the nodes of both have their numbers.
#include <list>
#include <string>
#include <unordered_map>
#define N 4
#include "check.h"

struct Entry { std::string key; double value; int hits; };

struct Cache {
  std::list<Entry> entries;
  std::unordered_map<std::string, std::list<Entry>::iterator> places;
  size_t capacity;
  double *get(const std::string &key) {
    auto found = places.find(key);
    if (found == places.end()) return nullptr;
    entries.splice(entries.begin(), entries, found->second);
    found->second->hits++;
    return &found->second->value;
  }
  void put(const std::string &key, double value) {
    if (auto held = get(key)) { *held = value; return; }
    if (entries.size() >= capacity) {
      places.erase(entries.back().key);
      entries.pop_back();
    }
    entries.push_front({key, value, 1});
    places[key] = entries.begin();
  }
};

static double f(double *x, int n) {
  Cache cache;
  cache.capacity = 3;
  for (int i = 0; i < 3 * n; i++) cache.put("key number " + std::to_string(i * 7 % 5), x[i % n] * i);
  double sum = 0;
  for (auto &entry : cache.entries) sum += entry.value * entry.value * entry.hits;
  if (auto held = cache.get("key number 3")) sum += *held;
  return sum;
}
