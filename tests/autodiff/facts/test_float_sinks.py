"""What comes to a sink is known from what was written, or asked of the running program."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
DOCS = Path(__file__).resolve().parents[3] / "docs"
pytestmark = pytest.mark.slow

ACCEPTED = """
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct tagged { int kind; union { double d; long i; } u; };
static struct tagged number(double d) { struct tagged t = {0}; t.u.d = d; return t; }
static struct tagged count(long i) { struct tagged t = {1}; t.u.i = i; return t; }
static double value(const struct tagged *t) { return t->kind ? (double)t->u.i : t->u.d; }
static int by_kind(const void *a, const void *b) {
  const struct tagged *x = a, *y = b;
  return x->kind != y->kind ? x->kind - y->kind : (value(x) > value(y)) - (value(x) < value(y));
}
/* Whether the payload that is converted is a number shows only as the program runs. */
static double by_tags(const double *x, int n) {
  struct tagged *t = malloc(n * sizeof *t), kept[8];
  double s = 0;
  for (int i = 0; i < n; i++) t[i] = i % 3 == 2 ? count(i) : number(sin(x[i]) * x[0]);
  memcpy(kept, t, n * sizeof *t);
  for (int i = 0; i < n; i++) t[i] = kept[(i * 5 + 2) % n];
  qsort(t, n, sizeof *t, by_kind);
  t = realloc(t, 2 * n * sizeof *t);
  for (int i = 0; i < n; i++) s += (i + 1) * value(&t[i]) * value(&t[i]);
  free(t);
  return s;
}
/* Words of a packet: sizes, numbers and counts by position. */
static double by_position(const double *x, int n) {
  uint64_t packet[24];
  double s = 0;
  int at = 0;
  for (int i = 0; i < n; i++) {
    double d = x[i] * x[i];
    packet[at++] = 2;
    memcpy(&packet[at++], &d, 8);
    packet[at++] = 3 * i;
  }
  for (int i = 0; i < at; i += 1 + packet[i]) {
    double d;
    memcpy(&d, &packet[i + 1], 8);
    s += d * (double)packet[i + 2];
  }
  return s;
}
/* Integers that no number ever lay near: prefix sums, a permutation, pairs of ids. */
static double of_integers(const double *x, int n) {
  struct pair { int a, b; } pairs[8], last = {0, 0};
  int *first = calloc(n + 1, sizeof *first), order[8];
  double s = 0;
  for (int i = 0; i < n; i++) first[i + 1] = first[i] + i % 3, order[i] = n - 1 - i, pairs[i] = (struct pair){i, 2 * i};
  for (int i = 0; i + 1 < n; i += 2) { int t = order[i]; order[i] = order[i + 1]; order[i + 1] = t; }
  for (int i = 0; i < n; i++) { struct pair p = pairs[order[i]]; pairs[order[i]] = last; last = p; }
  for (int i = 0; i < n; i++) s += x[order[i]] * x[order[i]] * (first[i + 1] + pairs[i].a + 0.5 * pairs[i].b);
  free(first);
  return s;
}
int main(void) {
  double (*functions[])(const double *, int) = {by_tags, by_position, of_integers}, x[6] = {.4, 1.1, -.7, .9, 1.3, -.2};
  double reverse[3][6] = {{0}}, forward[3][6];
  __enzyme_autodiff((void *)by_tags, enzyme_dup, x, reverse[0], enzyme_const, 6);
  __enzyme_autodiff((void *)by_position, enzyme_dup, x, reverse[1], enzyme_const, 6);
  __enzyme_autodiff((void *)of_integers, enzyme_dup, x, reverse[2], enzyme_const, 6);
  for (int i = 0; i < 6; i++) {
    double v[6] = {0};
    v[i] = 1;
    forward[0][i] = __enzyme_fwddiff((void *)by_tags, enzyme_dup, x, v, enzyme_const, 6);
    forward[1][i] = __enzyme_fwddiff((void *)by_position, enzyme_dup, x, v, enzyme_const, 6);
    forward[2][i] = __enzyme_fwddiff((void *)of_integers, enzyme_dup, x, v, enzyme_const, 6);
    for (int k = 0; k < 3; k++) {
      double y[6], h = 1e-5;
      memcpy(y, x, sizeof y);
      y[i] = x[i] + h; double above = functions[k](y, 6);
      y[i] = x[i] - h; double below = functions[k](y, 6), want = (above - below) / (2 * h);
      if (!(fabs(reverse[k][i] - want) < 1e-6) || !(fabs(forward[k][i] - want) < 1e-6))
        printf("%d by x[%d]: %g %g, differences %g\\n", k, i, reverse[k][i], forward[k][i], want);
    }
  }
  puts("done");
}
"""

REFUSED = """
#include <math.h>
#include <string.h>
double __enzyme_autodiff(void *, double, int);
struct box { int w[2]; int count; };
static double f(double x, int n) {
  struct box b[8];
  double s = 0;
  for (int i = 0; i < n; i++) { double d = 1.2 + 0.1 * sin(x + i); memcpy(b[i].w, &d, 8); b[i].count = i; }
  for (int i = 0; i < n; i++) s += (b[i].w[1] & 0xfffff) / 1048576.0 + b[i].count;
  return s;
}
int main(void) { return __enzyme_autodiff((void *)f, 0.7, 2) > 0; }
"""

TOLD = """
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, double, int);
union word { double d; long i; };
static double f(double x, int n) {
  union word *w = malloc(64 * sizeof *w);
  double s = 0;
  for (int i = 0; i < n; i++) w[i * 5 % 64].d = x * i;
  for (int i = n; i < 64; i++) w[i * 5 % 64].i = i;
  for (int i = 60; i < 64; i++) s += w[i * 5 % 64].i % 1000 * 1e-3;
  free(w);
  return s + x;
}
int main(int argc, char **argv) { printf("%g\\n", __enzyme_autodiff((void *)f, 0.7, atoi(argv[1]))); }
"""


HALF_OF_ANOTHER = """
#include <stdint.h>
#include <string.h>
double __enzyme_autodiff(void *, double);
static double f(double x) {
  double a = x * x, b = x + 1;
  uint32_t u[2], v[2];
  memcpy(u, &a, 8);
  memcpy(v, &b, 8);
  u[1] = v[1];
  memcpy(&a, u, 8);
  return a * x;
}
int main(void) { return __enzyme_autodiff((void *)f, 0.7) > 0; }
"""

CLEARED_IN_PART = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double __enzyme_autodiff(void *, double, int, int);
static double f(double x, int n, int cleared) {
  double *a = malloc(n * sizeof *a), s = 0;
  for (int i = 0; i < n; i++) a[i] = x * i;
  for (int i = 0; i < n; i++) if (i == cleared) *(int *)((char *)a + 8 * i) = 0;
  for (int i = 0; i < n; i++) s += a[i] * a[i];
  free(a);
  return s;
}
int main(int argc, char **argv) { printf("%g\\n", __enzyme_autodiff((void *)f, 0.5, 4, atoi(argv[1]))); }
"""


def _build(text: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "program.c").write_text(text)
    command = [BIN / "enzyme-clang", "-w", *options, "program.c", "-o", "program", "-lm"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)


def _run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([folder / "program", *words], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("level", ["-O0", "-O2", pytest.param("-O1", marks=pytest.mark.long),
                                   pytest.param("-O3", marks=pytest.mark.long)])
def test_words_of_either_kind_have_their_derivative(level: str, tmp_path: Path) -> None:
    built = _build(ACCEPTED, tmp_path, level)
    assert built.returncode == 0, built.stderr
    ran = _run(tmp_path)
    assert ran.returncode == 0 and ran.stdout == "done\n", ran.stdout + ran.stderr


def test_bits_that_are_sure_to_be_counted_with_are_refused(tmp_path: Path) -> None:
    built = _build(REFUSED, tmp_path, "-O2", "--enzyme-print=sinks")
    assert built.returncode == 1
    assert re.search(r"program\.c:10:\d+: error: cannot differentiate this conversion: the integer is made of the bits "
                     r"of a number.*\[enzyme-number-bits\]", built.stderr), built.stderr
    assert re.search(r"^converted, certain: %\d+ = uitofp", built.stderr, re.M), built.stderr


def test_the_running_program_says_where_bits_come_to_a_conversion(tmp_path: Path) -> None:
    built = _build(TOLD, tmp_path, "-O2")
    assert built.returncode == 0, built.stderr
    assert _run(tmp_path, "60").stdout == "1\n"
    ran = _run(tmp_path, "61")
    assert ran.returncode == -6 and ran.stdout == "", ran.stdout
    assert re.match(r"program\.c:11:\d+: enzyme-cc: cannot differentiate this conversion: the integer is made of the "
                    "bits of a number", ran.stderr), ran.stderr


def test_a_number_that_is_put_together_from_two_is_refused(tmp_path: Path) -> None:
    built = _build(HALF_OF_ANOTHER, tmp_path, "-O2")
    assert built.returncode == 1
    assert re.search(r"program\.c:\d+:\d+: error: cannot differentiate .*\[enzyme-(?:number-bits|unsupported)\]",
                     built.stderr), built.stderr


def test_the_running_program_says_where_a_number_is_written_in_part(tmp_path: Path) -> None:
    built = _build(CLEARED_IN_PART, tmp_path, "-O2")
    assert built.returncode == 0, built.stderr
    assert _run(tmp_path, "-1").stdout == "14\n"  # the sum of 2 x i^2
    ran = _run(tmp_path, "2")
    assert ran.returncode == -6 and ran.stdout == "", ran.stdout
    assert re.match(r"program\.c:10:\d+: enzyme-cc: cannot differentiate what is read here: a part of this number has "
                    "been written as an integer", ran.stderr), ran.stderr


def test_the_example_of_the_page_does_what_it_says(tmp_path: Path) -> None:
    page = (DOCS / "numbers-in-integers.md").read_text()
    found = re.search(r"\$ cat sum\.c\n(.*?)\$ enzyme-clang.*?\n(.*?)\n```", page, re.S)
    assert found is not None
    built = _build(found[1], tmp_path, "-O2")
    assert built.returncode == 0, built.stderr
    assert _run(tmp_path).stdout.strip() == found[2]


HEAD = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
"""
LOST = {
    # the results are integers, so that no derivative of the function is asked for at all
    "by a function of integers": """
struct time { long seconds; int rest; };
__attribute__((noinline)) static struct time taken(double x) {
  uint64_t bits;
  memcpy(&bits, &x, 8);
  return (struct time){(long)((bits & 0xfffffffffffffull) >> 40), (int)(bits & 0xffff)};
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { struct time t = taken(x[i]); s += (double)t.seconds + t.rest * 1e-9; }
  return s;
}""",
    # the function that runs is the program's own, in which nobody follows anything
    "behind a pointer": """
typedef double (*reader)(const void *);
static double low(const void *p) { uint64_t w; memcpy(&w, p, 8); return (double)(w & 0xffff); }
static double one(const void *p) { return 1; }
static reader readers[2] = {low, one};
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { double y = x[i] * x[i]; s += readers[i & 1](&y); }
  return s;
}""",
    # a node that is handed back is the one that was given, or a new one
    "in a node that may be new": """
struct node { uint64_t word; struct node *next; };
__attribute__((noinline)) static struct node *added(struct node *list, uint64_t word) {
  if (list) { list->next = added(list->next, word); return list; }
  struct node *made = calloc(1, sizeof *made);
  made->word = word;
  return made;
}
static double f(double *x, int n) {
  struct node *list = 0;
  for (int i = 0; i < n; i++) {
    double y = x[i] * x[i];
    uint64_t w;
    memcpy(&w, &y, 8);
    list = added(list, w >> (i & 1));
  }
  double s = 0;
  for (struct node *p = list; p; p = p->next) { double y; memcpy(&y, &p->word, 8); s += y; }
  return s;
}""",
    "in what fills memory": """
static double f(double *x, int n) {
  double y[4], s = 0;
  uint64_t w;
  memcpy(&w, x, 8);
  for (int i = 0; i < 4; i++) y[i] = x[i];
  memset(y + (n & 1), (int)(w >> 4), 8);
  for (int i = 0; i < 4; i++) s += y[i] * y[i];
  return s;
}""",
    # of another type than what is written there, against C's rules
    "through a pointer to integers": """
__attribute__((noinline)) static void turned(void *p) { uint64_t *w = p; *w = (*w & ~255ull) | (*w * 31 & 255); }
static double f(double *x, int n) {
  double y[4], s = 0;
  for (int i = 0; i < 4; i++) y[i] = x[i] * x[i];
  for (int i = 0; i < 4; i++) turned(y + i);
  for (int i = 0; i < 4; i++) s += y[i] * y[i] * y[i];
  return s;
}""",
}
ASKED = """
int main(void) {
  double x[4] = {0.7, 1.1, 1.4, 1.9}, g[4] = {0};
  printf("%g\\n", __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 4));
}
"""


@pytest.mark.parametrize("name", LOST)
def test_bits_that_are_lost_end_the_compilation_or_the_program(name: str, tmp_path: Path) -> None:
    built = _build(HEAD + LOST[name] + ASKED, tmp_path, "-O1")
    if built.returncode:
        assert re.search(r"program\.c:\d+:\d+: error: cannot differentiate", built.stderr), built.stderr
        return
    ran = _run(tmp_path)
    assert ran.returncode == -6 and re.match(r"program\.c:\d+:\d+: enzyme-cc: cannot differentiate", ran.stderr), ran


NOT_ASKED = """
struct row { double v[4]; int id[4]; struct row *left, *right; };
static double f(double *x, int n) {
  struct row *rows = calloc(n, sizeof *rows), *top = rows;
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < 4; k++) rows[i].v[k] = x[k] * (i + 1), rows[i].id[k] = n - i + k;
    rows[i].left = i ? rows + i - 1 : 0, rows[i].right = i + 1 < n ? rows + i + 1 : 0;
  }
  double s = 0;
  for (int k = 0; top && k < 9; k++) {
    s += top->v[k & 3] * (double)top->id[k & 3];
    top = k & 1 ? top->left : top->right;
  }
  free(rows);
  return s;
}
"""


def test_links_and_members_beside_numbers_are_not_asked_about(tmp_path: Path) -> None:
    built = _build(HEAD + NOT_ASKED + ASKED, tmp_path, "-O2", "--enzyme-print=sinks")
    assert built.returncode == 0 and re.search(r"; sinks\n;", built.stderr), built.stderr


AGAIN = """
static double pack(double *x, int n) {
  unsigned char *bytes = malloc(8 * n + 16);
  size_t at = 1;
  double s = 0;
  for (int i = 0; i < n; i++, at += 10) {
    double y = x[i] * x[i];
    short k = i;
    memcpy(bytes + at, &y, 8);
    memcpy(bytes + at + 8, &k, 2);
  }
  at = 1;
  for (int i = 0; i < n; i++, at += 10) {
    double y;
    short k;
    memcpy(&y, bytes + at, 8);
    memcpy(&k, bytes + at + 8, 2);
    s += y * k;
  }
  free(bytes);
  return s;
}
"""


def test_memory_that_an_earlier_derivative_marked_is_the_callers_again(tmp_path: Path) -> None:
    built = _build(HEAD + AGAIN + """
int main(void) {
  double s = 0;
  for (int k = 0; k < 3; k++) {
    double *x = malloc(64), *g = calloc(8, 8);
    for (int i = 0; i < 4; i++) x[i] = i + 1;
    __enzyme_autodiff((void *)pack, enzyme_dup, x, g, enzyme_const, 4);
    for (int i = 0; i < 4; i++) s += g[i];
    free(x);
  }
  printf("%g\\n", s);
}
""", tmp_path, "-O2")
    assert built.returncode == 0, built.stderr
    assert _run(tmp_path).stdout == f"{3 * (0 + 1 * 2 * 2 + 2 * 2 * 3 + 3 * 2 * 4)}\n"
