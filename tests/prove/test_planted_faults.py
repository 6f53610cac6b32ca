"""Derivatives with planted faults: none is proved, and an input shows each."""

import pytest

RULE = """
__attribute__((noinline)) static double cube(double x) {{ return x * x * x; }}
static double augmented(double x) {{ return x * x * x; }}
static double reverse(double x, double d) {{ return {rule}; }}
void *__enzyme_register_gradient_cube[] = {{(void *)cube, (void *)augmented, (void *)reverse}};
double f(double x) {{ return 2 * cube(x) + x; }}
double slope(double x) {{ return __enzyme_autodiff((void *)f, x); }}
"""


def test_a_right_rule_is_proved(prove):
    found = prove(RULE.format(rule="3 * x * x * d"))
    assert found.counts == (1, 0, 0, 0)
    assert found.code == 0


@pytest.mark.parametrize(
    "rule",
    [
        "-3 * x * x * d", "0", "3 * x * x", "3.0000001 * x * x * d", "x > 100 ? 0 : 3 * x * x * d",
        "x == 2 ? 0 : 3 * x * x * d",
    ],
)
def test_a_wrong_rule_is_refuted_at_an_input_that_shows_it(prove, rule):
    found = prove(RULE.format(rule=rule))
    assert found.code == 1
    assert found.requests[0]["proved"] == 0
    x = found.input["x"]
    right = 6 * x * x + 1
    wrong = eval(rule.replace("x > 100 ? 0 :", "0 if x > 100 else").replace("x == 2 ? 0 :", "0 if x == 2 else"),
                 {"x": x, "d": 2.0}) + 1
    assert abs(right - wrong) > 1e-9 * abs(right)
    assert float(found.requests[0]["faults"][0]["primal"]) == pytest.approx(right)


def test_a_division_by_zero_where_the_function_is_differentiable_is_refuted(prove):
    found = prove(RULE.format(rule="3 * x * x * x / x * d"))
    assert found.code == 1
    assert found.input == {"x": 0}
    assert "division by zero" in found.requests[0]["faults"][0]["derivative"]


def test_a_division_by_zero_where_two_branches_meet_smoothly_is_refuted(prove):
    found = prove("""
__attribute__((noinline)) static double square(double x) { return x < 0 ? -x * x : x * x; }
static double augmented(double x) { return square(x); }
static double reverse(double x, double d) { return x < 0 ? -2 * x * d : 2 * x * x / x * d; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)reverse};
double f(double x) { return square(x) + x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
""")
    assert found.counts[:2] == (1, 1)
    assert found.input == {"x": 0}


def test_a_division_by_zero_at_a_kink_is_none_of_ours(prove):
    found = prove("""
__attribute__((noinline)) static double size(double x) { return x < 0 ? -x : x; }
static double augmented(double x) { return size(x); }
static double reverse(double x, double d) { return x < 0 ? -d : x / x * d; }
void *__enzyme_register_gradient_size[] = {(void *)size, (void *)augmented, (void *)reverse};
double f(double x) { return size(x) + x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
""")
    assert found.counts == (2, 0, 0, 0)


def test_a_wrong_rule_of_forward_mode_is_refuted(prove):
    text = """
__attribute__((noinline)) static double square(double x) { return x * x; }
static double forward(double x, double dx) { return RULE; }
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)forward};
double f(double x, double y) { return square(x) * y; }
double slope(double x) { return __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0, enzyme_const, 2.0); }
"""
    assert prove(text.replace("RULE", "2 * x * dx")).code == 0
    assert prove(text.replace("RULE", "2 * x * x * dx")).code == 1


def test_a_rule_that_leaves_other_values_in_memory_is_refuted(prove):
    text = """
__attribute__((noinline)) static void put(const double *x, double *y) { *y = 2 * *x; }
static void *augmented(const double *x, const double *dx, double *y, double *dy) { *y = KEPT * *x; return 0; }
static void reverse(const double *x, double *dx, double *y, double *dy, void *tape) { *dx += 2 * *dy; *dy = 0; }
void *__enzyme_register_gradient_put[] = {(void *)put, (void *)augmented, (void *)reverse};
void f(const double *x, double *y) { put(x, y); }
void use(double *x, double *dx, double *y, double *dy) {
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
"""
    assert prove(text.replace("KEPT", "2")).code == 0
    found = prove(text.replace("KEPT", "3"))
    assert found.code == 1
    assert "lies in y" in found.requests[0]["faults"][0]["what"]


def test_inputs_name_the_members_of_structures(prove):
    found = prove("""
struct p { double a; int k; double v[2]; double *q; };
__attribute__((noinline)) static double square(double x) { return x * x; }
static double augmented(double x) { return x * x; }
static double reverse(double x, double d) { return x * d; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)reverse};
double f(struct p *p) { return square(p->a) * p->v[1] + p->q[0] * p->k; }
void use(struct p *p, struct p *d) { __enzyme_autodiff((void *)f, enzyme_dup, p, d); }
""")
    assert found.code == 1
    assert set(found.input["p"]) == {"a", "k", "v[1]", "q"}
    assert found.requests[0]["faults"][0]["what"] == "the derivative by p.a"


def test_a_forgotten_seed_in_an_array_is_refuted(prove):
    found = prove("""
__attribute__((noinline)) static double dot(const double *x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * y[i];
    return sum;
}
static double augmented(const double *x, double *dx, const double *y, double *dy, int n) { return dot(x, y, n); }
static void reverse(const double *x, double *dx, const double *y, double *dy, int n, double d) {
    for (int i = 0; i < n; i++) { dx[i] += d * y[i]; if (i != 2) dy[i] += d * x[i]; }
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augmented, (void *)reverse};
double f(const double *x, int n) { return dot(x, x + n, n); }
void use(double *x, double *dx, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n); }
""")
    assert found.code == 1
    assert found.input["n"] >= 3
    assert found.counts[0] == 3  # none, one and two elements
