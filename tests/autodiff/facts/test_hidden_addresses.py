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
@pytest.mark.parametrize(("source", "line", "why"), [
    (IN_A_NUMBER, 3, "cannot follow this address: it is kept among other bits, and where the derivative of its"),
    (IN_BITS, 4, "cannot differentiate what this pointer leads to: it is made of a number"),
], ids=["in a number", "in bits"])
def test_an_address_that_is_kept_in_a_number_is_refused(refusal, source: str, line: int, why: str, level: str) -> None:
    said = refusal(source, level)
    assert f"program.c:{line}:" in said
    assert f"error: {why}" in said
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


MARKED = """
#include <stdint.h>
#define PTR 0xfffc000000000000u
typedef struct { uint64_t a, b; } pair;
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static double number(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }
static double value(uint64_t u) {
  if ((u & PTR) != PTR) return number(u);
  pair *p = (pair *)(uintptr_t)(u & ~PTR);
  return value(p->a) * value(p->b) + value(p->a);
}
static double f(double *x) {
  pair p[2] = {{bits(x[0]), bits(x[1])}, {0, bits(x[0] * x[1])}};
  p[1].a = PTR | (uint64_t)(uintptr_t)&p[0];
  return value(PTR | (uint64_t)(uintptr_t)&p[1]);
}
int main(void) { double x[2] = {1, 2}, g[2] = {0}; __enzyme_autodiff((void *)f, x, g); }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_an_address_in_the_place_of_what_is_no_number_is_refused(refusal, level: str) -> None:
    said = refusal(MARKED, level)
    assert "program.c:14:" in said
    assert "error: cannot follow this address: it is kept among other bits" in said
