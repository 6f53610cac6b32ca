"""`f.taylor`: coefficients along a leading axis, for every kind of argument and result."""

from __future__ import annotations

import math

import numpy as np
import pytest

import enzyme_cc

pytestmark = pytest.mark.slow

CODE = """
#include <math.h>
double f(double x, double k) { return exp(k * x); }
double norm(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return sqrt(s); }
void rhs(const double *u, double *du, int n) { for (int i = 0; i < n; i++) du[i] = u[i] * u[(i + 1) % n]; }
float single(float x) { return sinf(x); }
_Complex double cube(_Complex double z) { return z * z * z; }
void scale(double *x, double a, int n) { for (int i = 0; i < n; i++) x[i] *= a * a; }
"""


@pytest.fixture(scope="module")
def program() -> enzyme_cc.Program:
    return enzyme_cc.build(language="c", code=CODE)


def test_series_of_every_kind_of_argument(program: enzyme_cc.Program) -> None:
    f = program.function("double f(double x, double k)")
    expected = [math.e * 2**k / math.factorial(k) for k in range(7)]
    assert np.allclose(f.taylor((0.5, 2.0), (1.0, None), 6), expected, rtol=1e-15)
    norm = program.function("double norm(const double x[n], int n)")
    found = norm.taylor((np.array([3.0, 4.0]),), (np.array([1.0, 0.0]),), 3)
    assert np.allclose(found, [5, 0.6, 0.064, -0.00768], rtol=1e-14)
    rhs = program.function("void rhs(const double u[n], double du[n], int n)")
    all_coefficients = np.array([[1.0, 0, 0], [0, 1, 0]])
    found = rhs.taylor((np.array([1.0, 2, 3]),), (all_coefficients,), 2)
    assert np.array_equal(found.du, [[2, 6, 3], [2, 0, 3], [1, 3, 0]])
    single = program.function("float single(float x)").taylor((0.0,), (1.0,), 5)
    assert single.dtype == np.float32 and np.allclose(single, [0, 1, 0, -1 / 6, 0, 1 / 120], rtol=1e-6)
    cube = program.function("complex double cube(complex double z)")
    assert np.allclose(cube.taylor((1 + 1j,), (1.0,), 3), [-2 + 2j, 6j, 3 + 3j, 1])
    scale = program.function("void scale(double x[n], double a, int n)", inout=("x",))
    found = scale.taylor((np.array([1.0, 2]), 3.0), (np.array([1.0, 1]), 1.0), 3)
    assert np.array_equal(found.x, [[9, 18], [15, 21], [7, 8], [1, 1]])


def test_what_is_wrong_is_named(program: enzyme_cc.Program) -> None:
    f = program.function("double f(double x, double k)")
    for directions, order, error, said in (
        ((1.0,), 3, TypeError, "directions: a tuple of 2 is wanted"),
        ((1.0, None), 0, ValueError, "order: 1 to 4096 are possible, not 0"),
        ((1.0, None), 2.5, TypeError, "order: an integer is wanted"),
        ((np.zeros(3), None), 2, ValueError, r"direction of x: an array of shape \(\) is wanted, not \(3,\)"),
    ):
        with pytest.raises(error, match=said):
            f.taylor((0.5, 2.0), directions, order)
