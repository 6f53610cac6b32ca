"""What the code around a request tells of its arguments, where the function takes numbers for integers."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

BITS = """
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
static double f(void *x, int n) {
  int64_t words[8];
  double s = 0;
  memcpy(words, x, 8 * n);
  for (int i = 0; i < n; i++) s += (double)(words[i] >> 20) * 0x1p-32;
  return s;
}
"""
"""Its derivative by x is not zero, if x points to doubles."""

@pytest.fixture
def lost(build: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path) -> Callable[[str], str]:
    """What the compiler says of a program that loses a derivative, or else the program itself as it ends."""

    def run(source: str) -> str:
        built = build(source)
        if built.returncode:
            return built.stderr
        ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60)
        assert ran.returncode == -6, ran
        return ran.stderr

    return run


SHOWN = {
    "a variable": "double x[3] = {1, 2, 3}, g[3] = {0};",
    "what is stored": "double *x = malloc(24), *g = malloc(24); for (int i = 0; i < 3; i++) x[i] = i;",
    "the shadow": "void *x = memset(malloc(24), 0x3f, 24); double g[3] = {0};",
}


@pytest.mark.parametrize("memory", SHOWN.values(), ids=SHOWN.keys())
def test_numbers_that_are_shown_are_counted_with(lost: Callable[[str], str], memory: str) -> None:
    assert "this conversion" in lost(BITS + f"""
int main(int argc, char **argv) {{
  {memory}
  __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, argc + 2);
  return 0;
}}""")


def test_callers_of_the_function_with_the_request_show_them(lost: Callable[[str], str]) -> None:
    assert "this conversion" in lost(BITS + """
void gradient(void *x, void *g, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, n); }
int main(int argc, char **argv) {
  double x[3] = {1, 2, 3}, g[3] = {0};
  gradient(x, g, argc + 2);
  return 0;
}""")


def test_words_of_memory_that_nothing_shows_are_taken_for_numbers(lost: Callable[[str], str]) -> None:
    assert "this conversion" in lost("""
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
static double f(void *x) { int64_t w; memcpy(&w, x, 8); return (double)(w >> 2 ^ 5); }
void gradient(void *x, void *g) { __enzyme_autodiff((void *)f, enzyme_dup, x, g); }
int main(void) { void *x = malloc(8), *g = calloc(1, 8); memset(x, 0x3f, 8); gradient(x, g); }""")


MOVES = """
#include <stdint.h>
#include <string.h>
static void f(void *to, const void *from, int n) { memcpy(to, from, 8 * n); }
int main(int argc, char **argv) {
  KIND x[4] = {1, 2, 3, 4}, y[4], g[4] = {0}, d[4] = {1, 2, 3, 4};
  __enzyme_autodiff((void *)f, enzyme_dup, y, d, enzyme_dup, x, g, enzyme_const, argc);
  return !(y[0] == 1 && g[0] == 1 && d[0] == 0);
}
"""


@pytest.mark.parametrize("kind", ["double", "float"])
def test_numbers_that_are_only_moved_are_moved_in_their_format(check: Callable[..., None], kind: str) -> None:
    check(MOVES, f"-DKIND={kind}")


INTEGERS = {
    "array": "int k[1] = {6}, d[1] = {0}; int *p = k, *q = d;",
    "structure": "struct { int count; long n; } k = {6, 1}, d = {0, 0}; int *p = &k.count, *q = &d.count;",
}


@pytest.mark.parametrize("memory", INTEGERS.values(), ids=INTEGERS.keys())
def test_integers_may_be_duplicated(check: Callable[..., None], memory: str) -> None:
    check(f"""
static double f(const double *x, const int *k) {{ return x[0] * x[0] * (double)*k; }}
int main(void) {{
  double x[1] = {{2}}, g[1] = {{0}};
  {memory}
  __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_dup, p, q);
  return g[0] != 24;
}}""")


@pytest.mark.parametrize("memory", ["struct record x[1], g[1];", "struct record *x = malloc(16), *g = malloc(16);"])
def test_of_structures_of_several_formats_nothing_is_told(refusal: Callable[..., str], memory: str) -> None:
    assert "cannot tell what type of data is copied" in refusal(f"""
#include <stdlib.h>
#include <string.h>
struct record {{ double a; float b[2]; }};
static void f(void *to, const void *from, int n) {{ memcpy(to, from, n); }}
int main(int argc, char **argv) {{
  {memory}
  char y[16], d[16] = {{0}};
  x[0].a = g[0].a = 1;
  __enzyme_autodiff((void *)f, enzyme_dup, y, d, enzyme_dup, x, g, enzyme_const, 16 * argc);
  return 0;
}}""")


TYPES = """
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
struct row { int n; double *data; };
struct block { int n; double data[3]; int64_t total; };
struct list { struct list *next; struct row row; };
static double sum(const void *numbers) {
  int64_t words[3];
  double s = 0;
  memcpy(words, numbers, 24);
  for (int i = 0; i < 3; i++) s += (double)words[i] * 0x1p-52;
  return s;
}
"""
DEEPER = {
    "behind a member": """
      static double f(const struct row *r) { return sum(r->data); }
      int main(void) {
        struct row r = {3, malloc(24)}, d = {3, calloc(3, 8)};
        for (int i = 0; i < 3; i++) r.data[i] = i;""",
    "in a member": """
      static double f(const struct block *r) { return sum(r->data) + (double)r->total; }
      int main(void) {
        struct block r = {3, {1, 2, 3}, 4}, d = {0};""",
    "behind pointers to pointers": """
      static double f(double **r) { return sum(r[1]); }
      int main(void) {
        double x[2][3] = {{1, 2, 3}, {4, 5, 6}}, g[2][3] = {0}, *p[2] = {x[0], x[1]}, *q[2] = {g[0], g[1]};
        double **r[1] = {p}, **d[1] = {q};""",
    "in a list, made by a function": """
      static struct list *make(struct list *next) {
        struct list *made = calloc(1, sizeof *made);
        made->next = next;
        made->row.data = calloc(3, sizeof(double));
        return made;
      }
      static double f(const struct list *r) { double s = 0; for (; r; r = r->next) s += sum(r->row.data); return s; }
      int main(void) {
        struct list *r[1] = {make(make(0))}, *d[1] = {make(make(0))};
        for (int i = 0; i < 3; i++) r[0]->row.data[i] = i;""",
}


@pytest.mark.parametrize("program", DEEPER.values(), ids=DEEPER.keys())
def test_numbers_that_are_shown_deeper_in_memory_are_counted_with(lost: Callable[[str], str], program: str) -> None:
    memory, shadow = ("*r", "*d") if "r[1] =" in program else ("&r", "&d")
    assert "this conversion" in lost(TYPES + program + f"""
  __enzyme_autodiff((void *)f, enzyme_dup, {memory}, {shadow});
  return 0;
}}""")


UNIONS = """
#include <stdlib.h>
#include <string.h>
struct value { int tag; union { double d; long i; } u; };
struct values { struct value v[4]; double x[4]; };
static double f(const struct values *s) {
  double t = 0;
  for (int i = 0; i < 3; i++) t += (s->v[i].tag ? (double)s->v[i].u.i : OTHER) * s->x[i] * s->x[i];
  return t;
}
static const struct value start[4] = {{0, {2.5}}, {1, {.i = 7}}, {0, {1.5}}};
int main(void) {
  struct values *s = calloc(1, sizeof *s), *d = calloc(1, sizeof *d);
  memcpy(s->v, start, sizeof start);
  for (int i = 0; i < 3; i++) {
    s->x[i] = i + 1;
    if (!s->v[i].tag) s->v[i].u.d *= 2;
  }
  __enzyme_autodiff((void *)f, enzyme_dup, s, d);
  return d->x[1] != 28;
}
"""


@pytest.mark.parametrize("other", ["3.0", "s->v[i].u.d"])
def test_integers_of_unions_of_which_the_caller_stores_the_numbers_are_believed(
        check: Callable[..., None], other: str) -> None:
    check(UNIONS, f"-DOTHER={other}")


def test_a_count_within_a_row_of_numbers_is_believed_where_it_is_read_alone(check: Callable[..., None]) -> None:
    check("""
#include <stdint.h>
#include <string.h>
static double f(const double *x) {
  int64_t n = *(const int64_t *)x;
  double s = 0;
  for (int i = 1; i <= n; i++) s += x[i] * x[i] * (double)n;
  return s;
}
int main(void) {
  double x[4] = {0, 1, 2, 3}, g[4] = {0};
  int64_t n = 3;
  memcpy(x, &n, 8);
  __enzyme_autodiff((void *)f, enzyme_dup, x, g);
  return g[2] != 12;
}""")
