"""`--enzyme-gradcheck`: programs that check their own derivatives, right ones and wrong ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
pytestmark = pytest.mark.slow

HEAD = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_out, enzyme_dupnoneed;
"""


class Checked:
    """A program built with the option: what the build said, and a way to run it."""

    def __init__(self, folder: Path, source: str, *flags: str) -> None:
        path = folder / "checked.c"
        path.write_text(HEAD + source)
        self.binary = folder / "checked"
        command = [str(ENZYME_CLANG), "-O2", "--enzyme-gradcheck", *flags, str(path), "-o", str(self.binary), "-lm"]
        built = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert built.returncode == 0, built.stderr
        self.remarks = built.stderr

    def run(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.binary)], capture_output=True, text=True, timeout=120, env=os.environ | environment
        )


def verdicts(done: subprocess.CompletedProcess[str]) -> list[tuple[str, str]]:
    """(verdict, function) of each check."""
    return re.findall(r"gradcheck: (ok|MISMATCH|not checked): '(\w+)'", done.stderr)


RIGHT = """
struct net { double *w; int n; struct net *next; };
static double scale = 1.5;
static __attribute__((noinline)) double layer(const struct net *l, double in) {
  double sum = 0;
  for (int i = 0; i < l->n; i++) sum += tanh(l->w[i] * in);
  return sum * scale;
}
static double run(const struct net *l, double in) {
  for (; l; l = l->next) in = layer(l, in);
  return in;
}
static void inplace(double *restrict x, double *restrict y, int n) {
  double *own = malloc(n * sizeof *own);
  for (int i = 0; i < n; i++) own[i] = exp(x[i]);
  for (int i = 0; i < n; i++) { x[i] *= own[n - 1 - i]; *y += x[i] * x[i]; }
  free(own);
}
static float single(float a, float b) { return a * a / b; }
int main(void) {
  double w[3] = {0.3, -0.7, 1.1}, v[2] = {0.9, 0.4}, dw[3] = {0}, dv[2] = {0};
  struct net second = {v, 2, 0}, first = {w, 3, &second}, dsecond = {dv, 2, 0}, dfirst = {dw, 3, &dsecond};
  double in = __enzyme_autodiff((void *)run, enzyme_dup, &first, &dfirst, 0.8);
  double x[4] = {0.1, 0.2, 0.3, 0.4}, dx[4] = {0}, y = 2, dy = 1;
  __enzyme_autodiff((void *)inplace, x, dx, &y, &dy, 4);
  double tw[3] = {1, 2, 3}, tv[2] = {0, 1};
  struct net tsecond = {tv, 2, 0}, tfirst = {tw, 3, &tsecond};
  double t = __enzyme_fwddiff((void *)run, enzyme_dup, &first, &tfirst, 0.8, 1.0);
  printf("%.6f %.6f %.6f %.6f\\n", in, dv[1], dx[3], t);
  struct two { float a, b; };
  extern struct two __enzyme_autodiff_two(void *, ...);
  printf("%.3f\\n", __enzyme_autodiff_two((void *)single, 3.0, 2.0).a);
  return 0;
}
"""


def test_right_derivatives_are_found_right_and_come_out_as_ever(tmp_path: Path) -> None:
    checked = Checked(tmp_path, RIGHT)
    assert checked.remarks == ""
    with_checks, without = checked.run(), checked.run(ENZYME_GRADCHECK_CALLS="0")
    assert verdicts(with_checks) == [("ok", "run"), ("ok", "inplace"), ("ok", "run"), ("ok", "single")]
    assert with_checks.returncode == 0
    assert with_checks.stdout == without.stdout and without.stderr == ""


WRONG_REVERSE = """
static __attribute__((noinline)) double cube(double x) { return x * x * x; }
static double cube_forward(double x, void **tape) { return x * x * x; }
struct augmented { void *tape; double result; };
static struct augmented cube_augmented(double x) { struct augmented a = {0, x * x * x}; return a; }
static double cube_reverse(double x, double d, void *tape) { return FACTOR * x * x * d; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_reverse};
static double f(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += cube(x[i]) * x[0];
  return sum;
}
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0};
  __enzyme_autodiff((void *)f, x, dx, 3);
  printf("%g\\n", dx[1]);
  return 0;
}
"""


def test_a_wrong_custom_rule_is_flagged_and_fails_the_program(tmp_path: Path) -> None:
    done = Checked(tmp_path, WRONG_REVERSE, "-DFACTOR=2").run()
    assert verdicts(done) == [("MISMATCH", "f")]
    assert done.returncode == 1
    line = (HEAD + WRONG_REVERSE).split("\n").index("  __enzyme_autodiff((void *)f, x, dx, 3);") + 1
    assert re.search(rf"checked\.c:{line}:3: gradcheck: MISMATCH: 'f', call 1: derivative \S+, finite", done.stderr)
    assert "enzyme-cc: gradcheck: 1 of 1 checks failed" in done.stderr
    assert done.stdout == "8\n", "what was printed is not lost"


def test_the_right_custom_rule_is_not(tmp_path: Path) -> None:
    done = Checked(tmp_path, WRONG_REVERSE, "-DFACTOR=3").run()
    assert verdicts(done) == [("ok", "f")]
    assert done.returncode == 0


WRONG_FORWARD = """
static __attribute__((noinline)) void twice(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; }
static void twice_forward(double *x, double *dx, int n) {
  for (int i = 0; i < n; i++) { x[i] *= 2; dx[i] *= i ? 2 : 1; }
}
void *__enzyme_register_derivative_twice[] = {(void *)twice, (void *)twice_forward};
static void g(double *x, int n) { twice(x, n); for (int i = 0; i < n; i++) x[i] = sin(x[i]); }
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {1, 1, 1};
  __enzyme_fwddiff((void *)g, x, dx, 3);
  return 0;
}
"""


def test_a_wrong_forward_rule_that_spoils_memory_is_flagged(tmp_path: Path) -> None:
    done = Checked(tmp_path, WRONG_FORWARD).run()
    assert verdicts(done) == [("MISMATCH", "g")]
    assert done.returncode == 1


EFFECTS = """
static int calls;
static double noisy(double x) { calls++; printf("called\\n"); return x * x; }
int main(void) {
  for (int i = 0; i < 5; i++) __enzyme_autodiff((void *)noisy, 1.0 + i);
  fflush(stdout);
  return calls;
}
"""


def test_the_program_runs_once_and_the_first_calls_are_checked(tmp_path: Path) -> None:
    checked = Checked(tmp_path, EFFECTS)
    done = checked.run()
    assert verdicts(done) == [("ok", "noisy")] * 3
    assert done.returncode == 5 and done.stdout == "called\n" * 5
    assert len(verdicts(checked.run(ENZYME_GRADCHECK_CALLS="4"))) == 4


KINK = """
static double kinked(double x) { return fabs(x) + fmax(x, 2 * x); }
static double jumping(double x) { return x > 0 ? x + 7 : x; }
static double flat(double x) { return x * x * x; }
int main(void) {
  __enzyme_autodiff((void *)kinked, 0.0);
  __enzyme_autodiff((void *)jumping, 0.0);
  __enzyme_autodiff((void *)flat, 0.0);
  return 0;
}
"""


def test_kinks_jumps_and_zeros_are_no_mismatch(tmp_path: Path) -> None:
    done = Checked(tmp_path, KINK).run()
    assert verdicts(done) == [("ok", "kinked"), ("not checked", "jumping"), ("ok", "flat")]
    assert done.returncode == 0


UNFOLLOWED = """
static double inner(double x) { return x * x; }
static double outer(double x) { return sin(x) * __enzyme_autodiff((void *)inner, x); }
static double apply(double (*f)(double), double x) { return f(x); }
static double (*volatile chosen)(double) = inner;
static double indirect(double x) { return apply(chosen, x); }
int main(void) {
  printf("%.6f\\n", __enzyme_autodiff((void *)outer, 0.5));
  printf("%.6f\\n", __enzyme_autodiff((void *)indirect, 0.5));
  return 0;
}
"""


def test_what_is_not_followed_is_said_when_the_program_is_built(tmp_path: Path) -> None:
    checked = Checked(tmp_path, UNFOLLOWED)
    assert "remark: gradcheck: this derivative of 'indirect' is not checked" in checked.remarks
    assert "note: a call through a function pointer is not followed" in checked.remarks
    done = checked.run()
    assert verdicts(done) == [("ok", "outer")], "derivatives inside of a derivative are part of it"
    assert done.returncode == 0


def test_units_share_one_account_and_need_no_mathematical_library(tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("""
double __enzyme_autodiff(void *, ...), other(double);
static double right(double x) { return x * x; }
int main(void) { return __enzyme_autodiff((void *)right, 3.0) + other(2.0) < 0; }
""")
    (tmp_path / "two.c").write_text("""
double __enzyme_fwddiff(void *, ...);
static __attribute__((noinline)) double wrong(double x) { return x * x * x; }
static double wrong_forward(double x, double dx) { return x * x * dx; }
void *__enzyme_register_derivative_wrong[] = {(void *)wrong, (void *)wrong_forward};
static double user(double x) { return wrong(x) + x; }
double other(double x) { return __enzyme_fwddiff((void *)user, x, 1.0); }
""")
    binary = tmp_path / "both"
    command = [str(ENZYME_CLANG), "--enzyme-gradcheck", "one.c", "two.c", "-o", str(binary)]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stderr
    done = subprocess.run([str(binary)], capture_output=True, text=True, timeout=60)
    assert verdicts(done) == [("ok", "right"), ("MISMATCH", "user")]
    assert done.stderr.endswith("enzyme-cc: gradcheck: 1 of 2 checks failed\n")
    assert done.returncode == 1
