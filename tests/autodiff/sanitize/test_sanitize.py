"""`--enzyme-sanitize`: programs that say where bits of active numbers go without a derivative."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
pytestmark = pytest.mark.slow

C = """
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct box { int w[2]; int count; };
struct tagged { int kind; union { double d; long i; } u; };

static double high_word(const double *x, int n) {
  struct box b[4];
  double s = 0;
  for (int i = 0; i < n; i++) { double d = 1.2 + sin(x[i]); memcpy(b[i].w, &d, 8); b[i].count = i; }
  for (int i = 0; i < n; i++) s += (b[i].w[1] & 0xfffff) / 1048576.0 /* left */ + b[i].count;
  return s;
}
static double whole_moves(const double *x, int n) {  /* words, bytes, reversed and coded: nothing is left */
  uint64_t word[4];
  unsigned char bytes[32];
  memcpy(word, x, 8 * n);
  for (int i = 0; i < 8 * n; i++) bytes[i] = ((unsigned char *)word)[i];
  for (int i = 0; i < n; i++) {
    uint64_t t = 0;
    for (int k = 0; k < 8; k++) t |= (uint64_t)bytes[8 * i + k] << 8 * k;
    word[i] = __builtin_bswap64(t);
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t t = __builtin_bswap64(word[i]);
    double d;
    memcpy(&d, &t, 8);
    s += d * d;
  }
  return s;
}
static double halves_of_two(const double *x, int n) {
  uint32_t a[2], b[2];
  memcpy(a, x, 8); memcpy(b, x + 1, 8);
  a[1] = b[1];
  double d;
  memcpy(&d, a, 8);
  return d * x[0]; /* left */
}
static double by_rounding(const double *x, int n) {
  int64_t t;
  memcpy(&t, x, 8);
  t += 0x8000;
  double d;
  memcpy(&d, &t, 8);
  return d * 2; /* left */
}
static double integers_beside(const struct tagged *t, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += t[i].kind ? (double)t[i].u.i : t[i].u.d * t[i].u.d;
  return s;
}
static double steps(const double *x, int n) {
  int bins[4] = {0};
  for (int i = 0; i < n; i++) bins[(int)(x[i] * 2) & 3]++;
  return bins[0] + 0.5 * (x[0] > x[1]) + x[0];
}
static int order(const void *a, const void *b) { double i = *(double *)a, j = *(double *)b; return (i > j) - (i < j); }
static double sorted_and_grown(const double *x, int n) {
  double *y = malloc(8);
  for (int i = 0; i < n; i++) { y = realloc(y, 8 * (i + 1)); y[i] = x[i] * x[i]; }
  qsort(y, n, 8, order);
  int64_t low;
  memcpy(&low, &y[1], 8);
  double s = y[0] + (double)low; /* left */
  free(y);
  return s;
}
static double (*chosen)(const double *, int) = steps;
static double by_pointer(const double *x, int n) { return chosen(x, n) * 2; }
static double of_constant(const double *x, const double *c) { int w[2]; memcpy(w, c, 8); return x[0] * w[1]; }

int main(void) {
  double x[3] = {0.7, 1.9, 0.4}, d[3] = {0};
  __enzyme_autodiff((void *)high_word, enzyme_dup, x, d, enzyme_const, 3);
  __enzyme_fwddiff((void *)whole_moves, enzyme_dup, x, d, enzyme_const, 3);
  __enzyme_autodiff((void *)halves_of_two, enzyme_dup, x, d, enzyme_const, 3);
  __enzyme_autodiff((void *)by_rounding, enzyme_dup, x, d, enzyme_const, 3);
  struct tagged t[3] = {{0, {.d = 1.5}}, {1, {.i = 4}}, {0, {.d = -2}}}, dt[3] = {0};
  __enzyme_autodiff((void *)integers_beside, enzyme_dup, t, dt, enzyme_const, 3);
  __enzyme_autodiff((void *)steps, enzyme_dup, x, d, enzyme_const, 3);
  __enzyme_autodiff((void *)sorted_and_grown, enzyme_dup, x, d, enzyme_const, 3);
  __enzyme_autodiff((void *)by_pointer, enzyme_dup, x, d, enzyme_const, 3);
  __enzyme_autodiff((void *)of_constant, enzyme_dup, x, d, enzyme_const, x);
  printf("%g\\n", d[0] + d[1] + d[2]);
}
"""

CXX = """
#include <algorithm>
#include <any>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double containers(const double *x) {
  std::map<std::string, std::variant<double, long>> m{{"a", x[0]}, {"b", 3L}, {"c", x[1]}};
  std::vector<double> v;
  for (auto &[k, e] : m) v.push_back(std::visit([](auto u) { return u * 1.0; }, e));
  std::sort(v.begin(), v.end());
  std::function<double(double)> f = [&](double t) { return t * v[0]; };
  std::any a = f(v[2]);
  return std::any_cast<double>(a);
}
struct Shape { virtual double area() const = 0; virtual ~Shape() = default; };
struct Square : Shape { double a; Square(double a) : a(a) {} double area() const override { return a * a; } };
double virtual_calls(const double *x) { std::unique_ptr<Shape> s = std::make_unique<Square>(x[0]); return s->area(); }
double caught(const double *x) { try { throw x[0] * 2; } catch (double d) { return d * d; } }
double bits(const double *x) { return 1e-18 * static_cast<double>(std::bit_cast<std::uint64_t>(x[0])); } // left
int main() {
  double x[2] = {2, 3}, d[2] = {0};
  __enzyme_autodiff((void *)containers, enzyme_dup, x, d);
  __enzyme_autodiff((void *)virtual_calls, enzyme_dup, x, d);
  __enzyme_autodiff((void *)caught, enzyme_dup, x, d);
  __enzyme_autodiff((void *)bits, enzyme_dup, x, d);
}
"""


def sanitized(folder: Path, name: str, source: str, level: str, *command: str) -> tuple[list[int], str]:
    """The lines at which bits are left behind, and all that the program says on standard error."""
    (folder / name).write_text(source)
    words = [str(BIN / command[0]), *command[1:], level, "--enzyme-sanitize", name, "-o", "program", "-lm"]
    built = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stderr
    told = folder / "told"
    ran = subprocess.run(["./program"], cwd=folder, capture_output=True, text=True, timeout=120,
                         env={**os.environ, "ENZYME_SANITIZE_FILE": str(told)})
    assert ran.returncode == 0, ran.stderr
    warning = rf"^{re.escape(name)}:(\d+):\d+: warning: .*\[enzyme-sanitize\]$"
    lines = [int(n) for n in re.findall(warning, ran.stderr, re.M)]
    left = [line.split(":")[1] for line in told.read_text().splitlines() if line.startswith("left\t")]
    assert sorted(map(int, left)) == sorted(lines)
    return lines, ran.stderr


def marked(source: str) -> Sequence[int]:
    """The lines of a source that say `left`."""
    return [n for n, line in enumerate(source.splitlines(), 1) if re.search(r"(/\*|//) left\b", line)]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_in_c_it_names_the_lines_at_which_bits_of_numbers_are_left_and_no_others(tmp_path: Path, level: str) -> None:
    lines, told = sanitized(tmp_path, "left.c", C, level, "enzyme-clang")
    assert sorted(lines) == marked(C)
    assert "enzyme-sanitize: 4 places at which bits of active numbers go without a derivative; " in told


def test_in_cxx_it_follows_containers_virtual_calls_and_exceptions(tmp_path: Path) -> None:
    lines, told = sanitized(tmp_path, "left.cpp", CXX, "-O1", "enzyme-clang++", "-std=c++20")
    assert sorted(lines) == marked(CXX)
    assert re.search(r"; \d+ operations on active numbers followed$", told, re.M)


def test_the_example_of_the_documentation_prints_what_it_says(tmp_path: Path) -> None:
    text = (Path(__file__).resolve().parents[3] / "docs" / "sanitize.md").read_text()
    [source], [session] = (re.findall(rf"```{kind}\n(.*?)```", text, re.S) for kind in ("c", "console"))
    command, _, expected = session.removeprefix("$ ").partition("\n")
    (tmp_path / "boxes.c").write_text(source)
    ran = subprocess.run(f'PATH="{BIN}:$PATH"; {command}', shell=True, cwd=tmp_path, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True, timeout=120)
    assert ran.stdout == expected
