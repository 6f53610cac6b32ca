"""Registered derivatives: conventions of calls, constant arguments, missing rules, several directions."""

import subprocess

NOINLINE = "#define NOINLINE __attribute__((noinline))\n"
"""Rules are ten times the truth, so that their use shows."""


def test_results_larger_than_registers_and_packed_floats(check) -> None:
    check(
        NOINLINE
        + r"""
struct three { double a, b, c; };
static NOINLINE double f(double a, int n, double b, double c) { return a * b * c * n; }
static double aug_f(double a, int n, double b, double c) { return a * b * c * n; }
static struct three rev_f(double a, int n, double b, double c, double d) {
  return (struct three){10 * b * c * n * d, 10 * a * c * n * d, 10 * a * b * n * d};
}
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)aug_f, (void *)rev_f};
static double use_f(double x) { return f(x, 2, x * x, 3) + f(1, 3, x, 2); }

struct floats { float a, b; };
static NOINLINE float g(float a, float b) { return a * b; }
struct float_tape { float kept, result; };
static struct float_tape aug_g(float a, float b) { return (struct float_tape){b, a * b}; }
static struct floats rev_g(float a, float b, float d, float kept) {
  return (struct floats){10 * kept * d, 10 * a * d};
}
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)aug_g, (void *)rev_g};
static double use_g(double x) { return g((float)x, (float)(x * x)); }

struct wide { double a, b; };
struct wide_tape { struct wide tape; double result; };
static NOINLINE double h(double a) { return a * a * a; }
static struct wide_tape aug_h(double a) { return (struct wide_tape){{a, a * a}, a * a * a}; }
static double rev_h(double a, double d, struct wide tape) { return 10 * (tape.b + 2 * tape.a * tape.a) * d; }
void *__enzyme_register_gradient_h[] = {(void *)h, (void *)aug_h, (void *)rev_h};
static double use_h(double x) { double r = 0; for (int i = 1; i < 4; i++) r += h(x * i); return r; }

static NOINLINE double k(double a, _Bool twice) { return twice ? 2 * a : a; }
static double aug_k(double a, _Bool twice) { return twice ? 2 * a : a; }
static double rev_k(double a, _Bool twice, double d) {
  return twice == 1 ? 20 * d : twice == 0 ? 10 * d : 1e9;
}
void *__enzyme_register_gradient_k[] = {(void *)k, (void *)aug_k, (void *)rev_k};
static double use_k(double x) { return k(x, x > 1) * x; }

int main(void) {
  double x = 1.5;
  CHECK_CLOSE("hidden result", __enzyme_autodiff((void *)use_f, x), 10 * (18 * x * x + 6), 1e-12);
  CHECK_SINGLE("two floats in one register", __enzyme_autodiff((void *)use_g, x), 10 * 3 * x * x, 1e-6);
  CHECK_CLOSE("tape of two doubles", __enzyme_autodiff((void *)use_h, x), 10 * 3 * x * x * 36, 1e-12);
  CHECK_CLOSE("bool", __enzyme_autodiff((void *)use_k, x), 20 * x + 2 * x, 1e-12);
  return check_report();
}"""
    )


def test_a_rule_need_not_agree_with_the_body(check) -> None:
    check(r"""
static double straight(double x) { return (long)(8 * x); }
static double augment(double x) { return (long)(8 * x); }
static double gradient(double x, double d) { (void)x; return 8 * d; }
static double forward(double x, double dx) { (void)x; return 8 * dx; }
void *__enzyme_register_gradient_straight[] = {(void *)straight, (void *)augment, (void *)gradient};
void *__enzyme_register_derivative_straight[] = {(void *)straight, (void *)forward};
static double use(double x) { return straight(x) * x; }
int main(void) {
  CHECK_CLOSE("reverse", __enzyme_autodiff((void *)use, 1.75), 14 + 14, 1e-12);
  CHECK_CLOSE("forward", __enzyme_fwddiff((void *)use, 1.75, 1.0), 14 + 14, 1e-12);
  CHECK_CLOSE("itself, reverse", __enzyme_autodiff((void *)straight, 1.75), 8, 1e-12);
  CHECK_CLOSE("itself, forward", __enzyme_fwddiff((void *)straight, 1.75, 2.0), 16, 1e-12);
  return check_report();
}""")


def test_forward_rules_may_return_the_result_too_and_take_a_tape(check) -> None:
    check(
        NOINLINE
        + r"""
struct both { double value, tangent; };
static int calls;
static NOINLINE double f(double x) { calls++; return x * x; }
static struct both forward_f(double x, double dx) { return (struct both){x * x, 20 * x * dx}; }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward_f};
static double use_f(double x) { return f(x) * x; }

struct taped { double *tape; double result; };
static NOINLINE double g(double x) { return x * x; }
static struct taped augment_g(double x) {
  double *tape = malloc(sizeof *tape);
  *tape = 20 * x;
  return (struct taped){tape, x * x};
}
static double forward_g(double x, double dx, double *tape) {
  double r = *tape * dx;
  free(tape);
  return r;
}
void *__enzyme_register_splitderivative_g[] = {(void *)g, (void *)augment_g, (void *)forward_g};
static double use_g(double x) { return g(x) * x; }
int main(void) {
  CHECK_CLOSE("result and tangent", __enzyme_fwddiff((void *)use_f, 1.5, 1.0), 1.5 * 30 + 2.25, 1e-12);
  CHECK_CLOSE("the function is not called", calls, 0, 0);
  CHECK_CLOSE("tape", __enzyme_fwddiff((void *)use_g, 1.5, 1.0), 1.5 * 30 + 2.25, 1e-12);
  CHECK_CLOSE("no gradient: the body", __enzyme_autodiff((void *)use_g, 1.5), 3 * 2.25, 1e-12);
  return check_report();
}"""
    )


def test_constant_arguments_get_scratch_memory_or_are_refused(check, refusal) -> None:
    rule = (
        NOINLINE
        + r"""
static NOINLINE double dot(const double *x, const double *y, double s, const int *at) {
  return (x[at[0]] * y[0] + x[at[1]] * y[1]) * s;
}
static double augment(const double *x, double *dx, const double *y, double *dy, double s, const int *at,
                      int *nothing) {
  return dot(x, y, s, at);
}
static double gradient(const double *x, double *dx, const double *y, double *dy, double s, const int *at,
                       int *nothing, double d) {
  for (int i = 0; i < 2; i++) { dx[at[i]] += 10 * y[i] * s * d; dy[i] += 10 * x[at[i]] * s * d; }
  return 10 * dot(x, y, 1, at) * d;
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augment, (void *)gradient};
"""
    )
    check(
        rule
        + r"""
static const int order[2] = {1, 0};
static double weights[3] = {9, 2, 5};
static double use(const double *x, double y) { return dot(x, weights + 1, 2, order) * y; }
int main(void) {
  double x[2] = {3, 4}, dx[2] = {0}, y = 0.5;
  double dy = __enzyme_autodiff((void *)use, enzyme_dup, x, dx, enzyme_out, y);
  CHECK_CLOSE("x0", dx[0], 10 * 5 * 2 * y, 1e-12);
  CHECK_CLOSE("x1", dx[1], 10 * 2 * 2 * y, 1e-12);
  CHECK_CLOSE("y", dy, (2 * 4 + 5 * 3) * 2, 1e-12);
  CHECK_CLOSE("the constant is as it was", weights[1], 2, 0);
  return check_report();
}"""
    )
    said = refusal(
        rule
        + r"""
static const int order[2] = {1, 0};
static double use(const double *x, const double *y) { return dot(x, y, 2, order); }
int main(void) {
  double x[2] = {3, 4}, dx[2] = {0};
  __enzyme_autodiff((void *)use, enzyme_dup, x, dx, enzyme_const, x);
  return 0;
}"""
    )
    assert "argument 2 of 'dot' is constant here" in said


def test_a_missing_rule_is_named(refusal) -> None:
    said = refusal(r"""
double outside(double);
static double forward(double x, double dx) { return x * dx; }
void *__enzyme_register_derivative_outside[] = {(void *)outside, (void *)forward};
static double use(double x) { return outside(x); }
int main(void) { return __enzyme_autodiff((void *)use, 1.0) > 0; }
""")
    assert "'outside' has a registered derivative, but none for this mode" in said
    assert "__enzyme_register_gradient" in said


def test_a_function_without_body_needs_only_its_rule(check) -> None:
    check(r"""
double j0(double);
double cbrt_outside(double) __asm__("cbrt");
static double augment(double x) { return cbrt(x); }
static double gradient(double x, double d) { return 10 * d / (3 * pow(x, 2. / 3)); }
void *__enzyme_register_gradient_outside[] = {(void *)cbrt_outside, (void *)augment, (void *)gradient};
static double use(double x) { return cbrt_outside(x) * x; }
int main(void) {
  CHECK_CLOSE("rule", __enzyme_autodiff((void *)use, 8.0), 10 * 8 / 12. + 2, 1e-12);
  return check_report();
}""")


def test_several_directions_call_the_rule_once_each_but_not_for_updates_in_place(check, refusal) -> None:
    check(
        NOINLINE
        + r"""
struct two { double a, b; };
extern struct two __enzyme_fwddiff_two(void *, ...);
static NOINLINE void f(double *out, const double *x) { *out = *x * *x; }
static void forward(double *out, double *dout, const double *x, const double *dx) {
  *out = *x * *x;
  *dout = 20 * *x * *dx;
}
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward};
static double use(double x) { double y; f(&y, &x); return y * x; }
int main(void) {
  struct two t = __enzyme_fwddiff_two((void *)use, enzyme_width, 2, 1.5, 1.0, -2.0);
  CHECK_CLOSE("first", t.a, 1.5 * 30 + 2.25, 1e-12);
  CHECK_CLOSE("second", t.b, -2 * (1.5 * 30 + 2.25), 1e-12);
  return check_report();
}"""
    )
    said = refusal(
        NOINLINE
        + r"""
struct two { double a, b; };
extern struct two __enzyme_fwddiff_two(void *, ...);
static NOINLINE void f(double *x) { *x *= *x; }
static void forward(double *x, double *dx) { *dx *= 2 * *x; *x *= *x; }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward};
static double use(double x) { f(&x); return x; }
int main(void) { return __enzyme_fwddiff_two((void *)use, enzyme_width, 2, 1.5, 1.0, -2.0).a > 0; }
"""
    )
    assert "may update memory in place" in said


def test_rules_with_wrong_parameters_are_refused(refusal) -> None:
    said = refusal(
        NOINLINE
        + r"""
static NOINLINE double f(const double *x, double y) { return *x * y; }
static double augment(const double *x, double y) { return *x * y; }
static double gradient(const double *x, double *dx, double y, double d) { *dx += y * d; return *x * d; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment, (void *)gradient};
static double use(const double *x) { return f(x, 2); }
int main(void) { double x = 1, d = 0; __enzyme_autodiff((void *)use, &x, &d); return 0; }
"""
    )
    assert "takes 2 parameters where 3 are expected" in said
    said = refusal(
        NOINLINE
        + r"""
static NOINLINE double f(const double *x, double y) { return *x * y; }
static double augment(const double *x, double *dx, double y) { return *x * y; }
static double gradient(const double *x, double *dx, double y) { *dx += y; return *x; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment, (void *)gradient};
static double use(const double *x) { return f(x, 2); }
int main(void) { double x = 1, d = 0; __enzyme_autodiff((void *)use, &x, &d); return 0; }
"""
    )
    assert "'gradient' takes 3 parameters where 4 are expected" in said


def test_pointers_that_rules_return_have_shadows(check) -> None:
    check(
        NOINLINE
        + r"""
struct pair { double *pointer, *shadow; };
static NOINLINE double *second(double *x, int n) { return x + n; }
static struct pair augment(double *x, double *dx, int n) { return (struct pair){x + n, dx + n}; }
static void gradient(double *x, double *dx, int n) { (void)x; (void)dx; (void)n; }
void *__enzyme_register_gradient_second[] = {(void *)second, (void *)augment, (void *)gradient};
static double use(double *x) { double *p = second(x, 1); return *p * *p * x[0]; }
int main(void) {
  double x[2] = {3, 4}, dx[2] = {0};
  __enzyme_autodiff((void *)use, x, dx);
  CHECK_CLOSE("x0", dx[0], 16, 1e-12);
  CHECK_CLOSE("x1", dx[1], 24, 1e-12);
  return check_report();
}"""
    )


def test_rules_see_real_shadows_where_activity_shows_at_run_time(check, build, tmp_path) -> None:
    source = (
        NOINLINE
        + r"""
struct view { const double *data; int n; };
static NOINLINE double total(const double *x) { return x[0] + x[1]; }
static double augment(const double *x, double *dx) { (void)dx; return x[0] + x[1]; }
static void gradient(const double *x, double *dx, double d) { (void)x; dx[0] += 10 * d; dx[1] += 10 * d; }
void *__enzyme_register_gradient_total[] = {(void *)total, (void *)augment, (void *)gradient};
static double use(const double *x, const double *constant, int which) {
  struct view views[2] = {{x, 2}, {constant, 2}};
  double r = 0;
  for (int i = 0; i < which; i++) r += total(views[i].data) * views[i].data[0];
  return r;
}
int main(void) {
  double x[2] = {3, 4}, dx[2] = {0}, c[2] = {5, 6};
  __enzyme_autodiff((void *)use, enzyme_dup, x, dx, enzyme_const, c, enzyme_const, WHICH);
  CHECK_CLOSE("x0", dx[0], 30 + 7, 1e-12);
  return check_report();
}"""
    )
    check(source, "-DWHICH=1")
    built = build(source, "-DWHICH=2")
    assert built.returncode == 0, built.stderr
    done = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "a pointer that carries no derivative reached a registered derivative" in done.stderr


def test_second_derivatives_go_through_rules_and_recursion(check) -> None:
    check(
        NOINLINE
        + r"""
static NOINLINE double cube(double x) { return x * x * x; }
static double augment(double x) { return x * x * x; }
static double gradient(double x, double d) { return 3 * x * x * d; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)augment, (void *)gradient};
static double use(double x) { return cube(x) * x; }
static double slope(double x) { return __enzyme_autodiff((void *)use, x); }
static NOINLINE double deep(double x, int n) { return n ? cube(x * n) * 0.1 + deep(x * 0.9, n - 1) : cube(x); }
static double use_deep(double x) { return deep(x, 5); }
static double until(double x) {
  double r = 1;
  for (int i = 0; r < 100; i++) r += cube(x + i);
  return r;
}
int main(void) {
  double x = 1.3;
  CHECK_CLOSE("forward over reverse", __enzyme_fwddiff((void *)slope, x, 1.0), 12 * x * x, 1e-12);
  CHECK_CLOSE("reverse over reverse", __enzyme_autodiff((void *)slope, x), 12 * x * x, 1e-12);
  CHECK_FD("recursion", __enzyme_autodiff((void *)use_deep, x), x, use_deep(x));
  CHECK_FD("loop without count", __enzyme_autodiff((void *)until, x), x, until(x));
  return check_report();
}"""
    )


def test_rules_may_live_in_another_file(build, tmp_path) -> None:
    (tmp_path / "rules.c").write_text(
        "double f(double x, _Bool b) { return b ? x * x : x; }\n"
        "double augment(double x, _Bool b) { return b ? x * x : x; }\n"
        "double gradient(double x, _Bool b, double d) { return b ? 20 * x * d : 10 * d; }\n"
        "double forward(double x, double dx, _Bool b) { return b ? 20 * x * dx : 10 * dx; }\n"
    )
    built = build(
        r"""
double f(double, _Bool), augment(double, _Bool), gradient(double, _Bool, double), forward(double, double, _Bool);
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment, (void *)gradient};
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward};
static double use(double x) { return f(x, x > 0) * x; }
int main(void) {
  CHECK_CLOSE("reverse", __enzyme_autodiff((void *)use, 2.0), 84, 1e-12);
  CHECK_CLOSE("forward", __enzyme_fwddiff((void *)use, 2.0, 1.0), 84, 1e-12);
  CHECK_CLOSE("itself", __enzyme_autodiff((void *)f, enzyme_out, 2.0, enzyme_const, 0), 10, 1e-12);
  return check_report();
}""",
        "rules.c",
    )
    assert built.returncode == 0, built.stderr
    done = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
