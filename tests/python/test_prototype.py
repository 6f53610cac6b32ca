"""Prototypes are read as C's declarations, and what is wrong in one is shown at its place."""

from __future__ import annotations

import pytest

from enzyme_cc.python.errors import BuildError, PrototypeError
from enzyme_cc.python.prototype import parse


@pytest.mark.parametrize(("text", "inputs", "outputs"), [
    ("double energy(const double x[n], double k, int n)", "x k", ""),
    ("void f(const double a[m][n], size_t m, size_t n, double y[2*m+1], double *out)", "a", "y out"),
    ("double complex g(const float _Complex z[n][3], unsigned long long n);", "z", ""),
    ("double space::h<double>(const double x[n], int32_t n)", "x", ""),
    ("extern float f(const float *restrict x, bool flag)", "x flag", ""),
    ("void fill(int n, double a, double y[n])", "n a", "y"),
    ("double f(const double x[n], const double y[n])", "x y", ""),
    ("double f(const double x[2*n], int n)", "x", ""),
    ("long f(void)", "", ""),
])  # fmt: skip
def test_what_a_call_passes_and_gets(text: str, inputs: str, outputs: str) -> None:
    read = parse(text)
    assert [p.name for p in read.inputs] == inputs.split()
    assert [p.name for p in read.outputs] == outputs.split()


def test_an_output_that_comes_in_too() -> None:
    read = parse("void f(double u[n], int n)", inout="u")
    assert [p.name for p in read.inputs] == ["u"] and [p.name for p in read.outputs] == ["u"]


@pytest.mark.parametrize(("text", "message", "column"), [
    ("dobule f(int n)", "'dobule' is no type that is known here; 'double' is one", 1),
    ("double f(struct P *p)", "'struct P': numbers and arrays of them can be passed", 10),
    ("double f(double)", "parameter 1 has no name", 16),
    ("double f(const double x[], int n)", "'x[]' does not say how many elements", 24),
    ("double f(double **a)", "an address of addresses cannot be passed", 18),
    ("double f(const double x[n] int n)", "',' is wanted after the parameter 'x', not 'int'", 28),
    ("void f(double y[n])", "nothing says how many elements 'y[n]' has", 8),
    ("double f(void *p)", "'void *' does not say what lies there", 10),
    ("double f(long double x)", "'long double' is no type", 10),
    ("double f(int n, const double x[n], const double x[n])", "two parameters are called 'x'", 49),
    ("int printf(const char f[n], ...)", "variable number of arguments", 29),
    ("double *f(int n)", "returns an address", 8),
    ("double f(int n", "',' is wanted after the parameter 'n', not the end", 15),
    ("", "the prototype is empty", 1),
])  # fmt: skip
def test_a_mistake_is_shown_at_its_place(text: str, message: str, column: int) -> None:
    with pytest.raises(PrototypeError) as caught:
        parse(text)
    assert message in str(caught.value) and caught.value.column == column
    assert isinstance(caught.value, BuildError) and isinstance(caught.value, ValueError)
    assert str(caught.value).startswith(f"prototype:1:{column}: error: ")


def test_inout_names_an_array_without_const() -> None:
    for name, why in (("x", "is const"), ("n", "is passed by value"), ("z", "no parameter")):
        with pytest.raises(PrototypeError, match=why):
            parse("void f(const double x[n], double y[n], int n)", inout=(name,))
