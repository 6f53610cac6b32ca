"""Addresses that a program keeps in numbers: their shadows cannot be found, which is said, never passed over."""

from __future__ import annotations

import pytest

TABLE = """
#include <stdint.h>
{hide}
{find}
int n = 2;
static double f(double *x) {{
  {type} *t = malloc(4 * sizeof *t);
  for (int i = 0; i < n; i++) t[i] = hide(x + i);
  double r = 0;
  for (int i = 0; i < n; i++) r += find(t[i])[0];
  free(t);
  return r;
}}
int main(void) {{ double x[2] = {{1, 2}}, g[2] = {{0}}; __enzyme_autodiff((void *)f, x, g); }}
"""
IN_A_NUMBER = TABLE.format(
    type="double",
    hide="static double hide(double *p) { uint64_t u = (uint64_t)p | 0x7ff8000000000000u; double d; "
    "memcpy(&d, &u, 8); return d; }",
    find="static double *find(double d) { uint64_t u; memcpy(&u, &d, 8); return (double *)(u & 0xffffffffffffu); }",
)
IN_BITS = TABLE.format(
    type="uint64_t",
    hide="static uint64_t hide(double *p) { return (uint64_t)p << 3 | 5; }",
    find="static double *find(uint64_t w) { return (double *)(w >> 3); }",
)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("source", [IN_A_NUMBER, IN_BITS], ids=["in a number", "in bits"])
def test_an_address_that_is_kept_in_a_number_is_refused(refusal, source: str, level: str) -> None:
    said = refusal(source, level)
    assert "error: cannot differentiate what this pointer leads to: it is made of a number" in said
    assert "program.c:4:" in said
    assert "keep the address in a pointer" in said


def test_an_address_with_a_tag_in_its_low_bits_is_followed(check) -> None:
    check(TABLE.format(
        type="uint64_t",
        hide="static uint64_t hide(double *p) { return (uint64_t)p | 5; }",
        find="static double *find(uint64_t w) { return (double *)(w & ~7ull); }",
    ).replace("__enzyme_autodiff((void *)f, x, g);",
              '__enzyme_autodiff((void *)f, x, g); CHECK_CLOSE("g", g[0] + 10 * g[1], 11.0, 1e-12); '
              "return check_report();"))


XOR_LIST = """
#include <stdint.h>
struct node { double v; uintptr_t link; };
static double f(double *x, int n) {
  struct node *head = 0, *tail = 0;
  for (int i = 0; i < n; i++) {
    struct node *m = malloc(sizeof *m);
    m->v = x[i] * x[i];
    m->link = (uintptr_t)tail;
    if (tail) tail->link ^= (uintptr_t)m; else head = m;
    tail = m;
  }
  double s = 0;
  for (struct node *p = 0, *c = head; c;) {
    s += c->v;
    struct node *next = (struct node *)(c->link ^ (uintptr_t)p);
    p = c;
    c = next;
  }
  return s;
}
int main(void) { double x[2] = {1, 2}, g[2] = {0}; __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 2); }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_an_exclusive_or_of_two_addresses_is_refused(refusal, level: str) -> None:
    said = refusal(XOR_LIST, level)
    assert "program.c:16:" in said
    assert "an exclusive or of two addresses" in said
