"""Arguments that lead to a caller's variable are told from what a function loads, and from nothing else."""

import re

from enzyme_cc.analysis.call_models import RegisteredFunctions
from enzyme_cc.analysis.pointers import PRIVATE
from enzyme_cc.autodiff.prepare.private_arguments import mark_private_arguments
from enzyme_cc.ir import parse_module

CALLEE = """
define hidden double @__enzyme_cc.copy.inner(ptr captures(none) %to, ptr captures(none) %other, ptr %table) {
  %row = load ptr, ptr %table
  %x = load double, ptr %row
  store double %x, ptr %to
  ret double %x
}
"""
CALLER = """
define double @__enzyme_cc.copy.outer(ptr %table, ptr %any) {
  %local = alloca double
  %second = alloca double
  %v = call double @__enzyme_cc.copy.inner(ptr ARGUMENTS)
  MORE
  ret double %v
}
declare void @keep(ptr)
"""


def _marked(arguments: str, more: str = "", others: str = "") -> list[int]:
    text = CALLEE + CALLER.replace("ARGUMENTS", arguments).replace("MORE", more) + others
    module = parse_module(text)
    mark_private_arguments(module, RegisteredFunctions(), ["outer"])
    return [a.index for a in module.functions["__enzyme_cc.copy.inner"].args if PRIVATE in a.attributes]


def test_addresses_of_local_variables_are_private() -> None:
    assert _marked("%local, ptr %second, ptr %table") == [0, 1]


def test_what_is_handed_over_twice_or_comes_from_elsewhere_is_not() -> None:
    assert _marked("%local, ptr %local, ptr %table") == []
    assert _marked("%any, ptr %local, ptr %table") == [1]


def test_what_is_kept_elsewhere_is_not() -> None:
    assert _marked("%local, ptr %second, ptr %table", "call void @keep(ptr %local)") == [1]
    assert _marked("%local, ptr %second, ptr %table", "store ptr %local, ptr %any") == [1]


def test_a_call_with_fewer_arguments_than_there_are_says_nothing() -> None:
    assert _marked("%local, ptr %second, ptr %table", "call double @__enzyme_cc.copy.inner(ptr %second)") == [0]


def test_derivatives_of_derivatives_ask_anew(check) -> None:
    """What holds for a function's calls does not hold for those that derivatives make of it."""
    check("""
struct table { double *row; };
__attribute__((noinline)) static void inner(double *to, const struct table *t) {
  *to = t->row[0] * t->row[0];
  to[0] += t->row[0];
}
__attribute__((noinline)) static double local(const struct table *t) {
  double mine = 0;
  inner(&mine, t);
  return mine * t->row[0];
}
double __enzyme_fwddiff(void *, ...);
static double first(const struct table *t, const struct table *dt) {
  return __enzyme_fwddiff((void *)local, enzyme_dup, t, dt);
}
__attribute__((noinline)) static double over(struct table *t) { /* what is written is what the table leads to */
  inner(t->row, t);
  return t->row[0] * t->row[0] + local(t);
}
int main(void) {
  double x = 1.5, one = 1, dx = 0, zero = 0;
  struct table t = {&x}, dt = {&one}, d = {&dx}, ddt = {&zero};
  __enzyme_autodiff((void *)first, enzyme_dup, &t, &d, enzyme_dup, &dt, &ddt);
  CHECK_CLOSE("second derivative of x^3 + x^2", dx, 6 * x + 2, 1e-12);
  dx = 0;
  __enzyme_autodiff((void *)over, enzyme_dup, &t, &d);
  /* w = 2 x^2, for the square is there before the row is read again; the value is w^2 + w^3 + w^2 */
  double w = 2 * 1.5 * 1.5;
  CHECK_CLOSE("over itself", dx, (2 * w + 3 * w * w + 2 * w) * 4 * 1.5, 1e-12);
  return check_report();
}""", "-O2")


def test_a_function_whose_address_is_taken_may_be_called_with_anything() -> None:
    assert _marked("%local, ptr %second, ptr %table", others="@entry = global ptr @__enzyme_cc.copy.inner") == []


def test_tables_cost_no_tape_where_variables_are_handed_over_by_address(check) -> None:
    program = """
struct tables { double *a, *b; };
__attribute__((noinline)) static void add(double *sum, double *last, const struct tables *t, int i) {
  *last = t->a[i] * t->b[i];
  *sum += *last * t->a[i];
}
__attribute__((noinline)) static double f(const struct tables *t, int n) {
  double sum = 0, last = 0;
  for (int i = 0; i < n; i++) add(&sum, &last, t, i);
  return sum + last;
}
enum { N = 400000 };
int main(void) {
  struct tables t = {calloc(N, 8), calloc(N, 8)}, d = {calloc(N, 8), calloc(N, 8)};
  for (int i = 0; i < N; i++) t.a[i] = 1 + i % 3, t.b[i] = 2 + i % 5;
  __enzyme_autodiff((void *)f, enzyme_dup, &t, &d, enzyme_const, N);
  for (int i = 0; i < N; i++) {
    CHECK_CLOSE("a", d.a[i], 2 * t.a[i] * t.b[i] + (i == N - 1) * t.b[i], 1e-14);
    CHECK_CLOSE("b", d.b[i], t.a[i] * t.a[i] + (i == N - 1) * t.a[i], 1e-14);
  }
  return check_report();
}"""
    for level in ("-O0", "-O2"):
        check(program, level)


def test_a_reduction_keeps_no_tables(build) -> None:
    """At the end of a reduction a thread sees what others have summed, not new tables."""
    built = build("""
__attribute__((noinline)) static double f(const double *a, int n) {
  double sum = 0;
  #pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) sum += a[i] * a[i];
  return sum;
}
int main(void) {
  double a[3] = {1, 2, 3}, da[3] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, a, da, enzyme_const, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("a", da[i], 2 * a[i], 1e-14);
  return check_report();
}""", "-O2", "-fopenmp", "--enzyme-print=cache")
    assert not re.search(r"kept: double", built.stdout + built.stderr)
