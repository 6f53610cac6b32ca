"""C programs of every kind that is followed: all of their paths are proved, or said to be beyond the trips."""

import pytest

SCALAR = "\ndouble slope(double x) { return __enzyme_autodiff((void *)f, x); }\n"
ARRAY = """
void use(double *x, double *dx, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n); }
"""


@pytest.mark.parametrize(
    "body, paths",
    [
        ("sin(x) * exp(-x * x) + log(1 + x * x) * tanh(x) + sqrt(1 + x * x) + pow(2, x) + hypot(x, 3)", 1),
        ("x > 0 ? pow(x, 3) / (1 + x) : exp(0.1 * x)", 2),
        ("fabs(x) * fmax(x, 2) + fmin(x * x, 3)", 5),
        ("x * floor(x) + fmod(x, 3)", 1),
        ("erf(x) + lgamma(x) + asin(x / 10) + atan2(x, 3) + j1(x)", 1),
    ],
)
def test_functions_of_one_number(prove, body, paths):
    found = prove(f"double f(double x) {{ return {body}; }}" + SCALAR)
    assert found.counts == (paths, 0, 0, 0)


def test_a_loop_whose_trips_depend_on_a_number(prove):
    text = "double f(double x) { int k = 0; while (x > 1) { x = x / 2; k++; } return x * k + x; }" + SCALAR
    assert prove(text).counts == (5, 0, 0, 1)
    found = prove(text, "--trips", "7")
    assert found.counts == (8, 0, 0, 1)
    assert found.code == 2
    assert "after 7 trips" in found.requests[0]["reasons"][0]["why"]


@pytest.mark.parametrize(
    "body",
    [
        "double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[(i + 1) % n]; return s;",
        "double s = 1, *t = malloc(n * sizeof *t); memcpy(t, x, n * sizeof *t);"
        "for (int i = 0; i < n; i++) s *= exp(t[i] * t[0]); free(t); return s;",
        "double t[8]; memset(t, 0, sizeof t); for (int i = 0; i < n && i < 8; i++) t[i] = x[i] * (i ? t[i - 1] : 1);"
        "return n > 0 && n < 9 ? t[n - 1] : 0;",
        "for (int i = 1; i < n; i++) x[i] = x[i] * x[i - 1] + 1; return n > 0 ? x[n - 1] : 0;",
        "double u = x[0], v = x[1]; for (int i = 0; i < n; i++) { double a = -sin(u); u += 0.01 * v; v += 0.01 * a; }"
        "return u * u + v;",
    ],
)
def test_arrays_of_a_given_size(prove, body):
    found = prove("double f(double *x, int n) { " + body + " }" + ARRAY, "--size", "n=3")
    assert found.counts == (1, 0, 0, 0)
    assert found.code == 0


def test_arrays_of_any_size_up_to_the_trips(prove):
    found = prove("double f(double *x, int n) { double m = 0; for (int i = 0; i < n; i++) if (x[i] > m) m = x[i];"
                  "return m * m; }" + ARRAY, "--trips", "2")
    assert found.counts[1:3] == (0, 0)
    assert found.counts[0] == 1 + 2 + 4
    assert found.counts[3] == 4


def test_structures_with_pointers_and_integers(prove):
    found = prove("""
struct p { double a; int k; double v[2]; double *q; };
double f(struct p *p) {
    double s = p->a * p->k;
    for (int i = 0; i < 2; i++) s += p->v[i] * p->q[i] * p->a;
    return s;
}
void use(struct p *p, struct p *d) { __enzyme_autodiff((void *)f, enzyme_dup, p, d); }
""")
    assert found.counts == (1, 0, 0, 0)


def test_results_through_pointers_in_both_modes(prove):
    found = prove("""
void f(const double *x, double *y) { y[0] = x[0] * x[1]; y[1] = y[0] * x[0]; y[0] += 1; }
void use(double *x, double *dx, double *y, double *dy) {
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dupnoneed, y, dy);
    __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
""")
    assert found.counts == (2, 0, 0, 0)


def test_derivatives_of_derivatives(prove):
    found = prove("double g(double x) { return x * x * sin(x); }\n"
                  "double f(double x) { return __enzyme_autodiff((void *)g, x); }" + SCALAR)
    assert found.counts == (2, 0, 0, 0)


def test_what_has_no_symbols_is_not_covered(prove):
    found = prove("double unknown(double);\n__attribute__((noinline)) double u(double x) { return unknown(x); }\n"
                  "double d(double x, double dx) { return dx; }\n"
                  "void *__enzyme_register_derivative_u[] = {(void *)u, (void *)d};\n"
                  "double f(double x) { return u(x); }\n"
                  "double slope(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }\n")
    assert found.counts == (0, 0, 0, 1)
    assert "'unknown' is called" in found.requests[0]["reasons"][0]["why"]
    assert found.code == 2
