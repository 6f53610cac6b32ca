"""Requests for series and for traces whose functions, models and keepers of traces lie in other files and archives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

TRACES = """
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
struct trace { uint64_t choice; double gradient; };
void *__enzyme_newtrace(void) { return calloc(1, sizeof(struct trace)); }
void __enzyme_freetrace(void *t) { free(t); }
void *__enzyme_get_trace(void *t, const char *a) { return t; }
uint64_t __enzyme_get_choice(void *t, const char *a, void *to, uint64_t n) {
  memcpy(to, &((struct trace *)t)->choice, n);
  return n;
}
bool __enzyme_has_call(void *t, const char *a) { return false; }
bool __enzyme_has_choice(void *t, const char *a) { return true; }
void __enzyme_insert_call(void *t, const char *a, void *s) {}
void __enzyme_insert_choice(void *t, const char *a, double p, void *v, uint64_t n) {
  ((struct trace *)t)->choice = (uint64_t)v;
}
void __enzyme_insert_argument(void *t, const char *a, void *v, uint64_t n) {}
void __enzyme_insert_return(void *t, void *v, uint64_t n) {}
void __enzyme_insert_function(void *t, void *f) {}
void __enzyme_insert_gradient_choice(void *t, const char *a, void *v, uint64_t n) {
  memcpy(&((struct trace *)t)->gradient, &v, n);
}
void __enzyme_insert_gradient_argument(void *t, const char *a, void *v, uint64_t n) {}
double gradient_of(void *t) { return ((struct trace *)t)->gradient; }
"""
MODEL = """
double __enzyme_sample(void *, void *, const char *, double);
static double always(double m) { return m + 1; }
static double density(double m, double x) { return -(x - m) * (x - m) * x; }
double model(double m) { return __enzyme_sample((void *)always, (void *)density, "x", m) * 2; }
double product(double x) { return x * x * x; }
"""
MAIN = """
#include <stdio.h>
extern int enzyme_trace, enzyme_duptrace, enzyme_observations;
typedef struct { double c[4]; } series;
series __enzyme_taylor(void *, int, ...);
double __enzyme_trace(void *, ...), __enzyme_condition(void *, ...);
void *__enzyme_newtrace(void);
double model(double), product(double), gradient_of(void *);
int main(void) {
  void *t = __enzyme_newtrace(), *u = __enzyme_newtrace();
  double r = __enzyme_trace((void *)model, enzyme_trace, t, 2.0);
  double d = __enzyme_condition((void *)model, enzyme_observations, t, enzyme_duptrace, u, 1.0);
  series s = __enzyme_taylor((void *)product, 3, 2.0, (double[3]){1});
  printf("%g %g %g %g: %g %g %g %g\\n", model(4), r, d, gradient_of(u), s.c[0], s.c[1], s.c[2], s.c[3]);
}
"""
# the choice is 3: by m = 1, 2 (x - m) x = 12; by x, -(2 (x - m) x + (x - m)^2) = -16
EXPECTED = "10 6 12 -16: 8 12 6 1\n"


def test_series_and_traces_across_files(tmp_path: Path, build: Callable[[str], str]) -> None:
    for name, text in (("traces.c", TRACES), ("model.c", MODEL), ("main.c", MAIN)):
        (tmp_path / name).write_text(text)
    assert build("""
        enzyme-clang -O2 -c traces.c
        enzyme-clang -O2 -c model.c
        enzyme-clang -O2 -c main.c
        ar rc libmodel.a model.o
        enzyme-clang main.o libmodel.a traces.o -o program -lm
        ./program
    """) == EXPECTED
    assert build("""
        enzyme-clang -O0 traces.c model.c main.c -o program -lm
        ./program
    """) == EXPECTED
