"""What the code around a request tells of its arguments, where the function never reads a number of them."""

from __future__ import annotations

from collections.abc import Callable

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

SHOWN = {
    "a variable": "double x[3] = {1, 2, 3}, g[3] = {0};",
    "what is stored": "double *x = malloc(24), *g = malloc(24); for (int i = 0; i < 3; i++) x[i] = i;",
    "the shadow": "void *x = calloc(3, 8); double g[3] = {0};",
}


@pytest.mark.parametrize("memory", SHOWN.values(), ids=SHOWN.keys())
def test_numbers_that_are_shown_are_counted_with(refusal: Callable[..., str], memory: str) -> None:
    assert "this conversion" in refusal(BITS + f"""
int main(int argc, char **argv) {{
  {memory}
  __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, argc + 2);
  return 0;
}}""")


def test_callers_of_the_function_with_the_request_show_them(refusal: Callable[..., str]) -> None:
    assert "this conversion" in refusal(BITS + """
void gradient(void *x, void *g, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, n); }
int main(int argc, char **argv) {
  double x[3] = {1, 2, 3}, g[3] = {0};
  gradient(x, g, argc + 2);
  return 0;
}""")


def test_words_of_memory_that_nothing_shows_are_taken_for_numbers(refusal: Callable[..., str]) -> None:
    assert "this conversion" in refusal("""
#include <stdint.h>
#include <string.h>
static double f(void *x) { int64_t w; memcpy(&w, x, 8); return (double)(w >> 2 ^ 5); }
void gradient(void *x, void *g) { __enzyme_autodiff((void *)f, enzyme_dup, x, g); }
int main(void) { return 0; }""")


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
