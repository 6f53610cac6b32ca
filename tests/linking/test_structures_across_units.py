"""Functions of other units that take and return structures by value: what they take shows where their code is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

HEADER = """
#include <stdio.h>
extern int enzyme_const, enzyme_dup, enzyme_out;
typedef struct { double a, b; } two;
typedef struct { double v[3]; } three;
typedef struct { float x, y, z; } floats;
double of_two(two p, double s);
float of_floats(floats f);
three to_three(const double *x);
"""
FUNCTIONS = """
#include "structures.h"
double of_two(two p, double s) { return p.a * p.a * p.b * s; }
float of_floats(floats f) { return f.x * f.x * f.y * f.z; }
three to_three(const double *x) { return (three){{x[0] * x[1], x[1], x[0] * x[0]}}; }
"""
MAIN = """
#include "structures.h"
extern two __enzyme_autodiff_two(void *, ...);
extern double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
extern float __enzyme_fwddiff_float(void *, ...);
extern three __enzyme_fwddiff_three(void *, ...);
int main(void) {
#ifndef FLOATS
  two p = {2, 3}, dp = {1, 0.5}, g = __enzyme_autodiff_two((void *)of_two, enzyme_out, p, enzyme_const, 2.0);
  double x[2] = {2, 3}, dx[2] = {1, 0};
  three t = __enzyme_fwddiff_three((void *)to_three, enzyme_dup, x, dx);
  printf("%g %g %g %g ", g.a, g.b, t.v[0], t.v[2]);
  printf("%g ", __enzyme_fwddiff((void *)of_two, enzyme_dup, p, dp, enzyme_const, 2.0));
  printf("%g ", __enzyme_autodiff((void *)of_two, enzyme_const, p, enzyme_out, 2.0));
#endif
  floats f = {1, 2, 3}, df = {0, 1, 0.5f};
  printf("%g\\n", __enzyme_fwddiff_float((void *)of_floats, enzyme_dup, f, df));
  return 0;
}
"""


@pytest.mark.parametrize("flags", ["-O1", "-O2 -flto"])
def test_requests_for_functions_elsewhere(flags: str, build: Callable[[str], str], tmp_path: Path) -> None:
    for name, text in (("structures.h", HEADER), ("functions.c", FUNCTIONS), ("main.c", MAIN)):
        (tmp_path / name).write_text(text)
    assert build(f"""
        enzyme-clang {flags} -c main.c functions.c
        enzyme-clang {flags} main.o functions.o -lm -o program
        ./program""") == "24 8 3 4 28 12 4\n"
    assert build(f"""
        enzyme-clang {flags} -DFLOATS -c main.c
        enzyme-clang {flags} main.o functions.o -lm -o alone
        ./alone""") == "4\n"
