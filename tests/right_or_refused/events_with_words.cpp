// Events with a word that holds the bits of a number or a count, in a priority queue.
#include <bit>
#include <cstdint>
#include <vector>
#include <queue>
#define N 4
#include "check.h"
static std::uint64_t to(double d) { return std::bit_cast<std::uint64_t>(d); }
static double of(std::uint64_t w) { return std::bit_cast<double>(w); }

struct Ev { double t; std::uint64_t payload; int kind; bool operator<(const Ev &o) const { return t > o.t; } };
static double f(double *x, int n) { std::priority_queue<Ev> q; for (int i = 0; i < n; i++) { q.push({x[i] + i, to(x[i] * x[i]), 1}); q.push({x[i] * 0.5, std::uint64_t(i), 0}); } double s = 0, last = 0; while (!q.empty()) { Ev e = q.top(); q.pop(); if (e.kind) s += of(e.payload) * (e.t - last); else s += e.payload * e.t; last = e.t; if (e.kind == 1 && e.t < 2) q.push({e.t + 3, e.payload, 2}); } return s; }
