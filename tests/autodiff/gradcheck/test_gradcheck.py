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
    assert "1 request checked, 1 wrong; 1 custom rule checked, 1 wrong" in done.stderr
    assert done.stdout == "8\n", "what was printed is not lost"
    rule = next(n for n, text in enumerate((HEAD + WRONG_REVERSE).split("\n"), 1) if "cube_reverse(double" in text)
    assert f"checked.c:{rule}: gradcheck: MISMATCH: custom rule 'cube_reverse' of 'cube', call 1: " in done.stderr


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
    assert "custom rule 'twice_forward' of 'twice'" in done.stderr
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


EDGES = """
static double root(double x) { return sqrt(x) + x; }
static double cube(double x) { return cbrt(x); }
static double arc(double x) { return asin(x); }
static double undone(double x) { return cbrt(x) * cbrt(x) * cbrt(x); }
static double norm(double x, double y) { return sqrt(x * x + y * y); }
static double always(double x) { return sqrt(x - x) + x * x; }
static void roots(const double *x, double *y) { for (int i = 0; i < 8; i++) y[i] = sqrt(x[i]); }
int main() {
  double x[8] = {1, 2, 0, 3, 4, 5, 6, 7}, y[8], dx[8] = {0}, dy[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  __enzyme_autodiff((void *)root, 0.0);
  __enzyme_fwddiff((void *)root, 0.0, 1.0);
  __enzyme_autodiff((void *)cube, 0.0);
  __enzyme_autodiff((void *)arc, 1.0);
  __enzyme_autodiff((void *)norm, 0.0, 0.0);
  __enzyme_autodiff((void *)always, 2.0);
  __enzyme_autodiff((void *)roots, enzyme_dup, x, dx, enzyme_dup, y, dy);
  __enzyme_autodiff((void *)undone, 0.0);
}
"""


def test_at_the_edge_of_a_functions_domain_it_says_so(tmp_path: Path) -> None:
    done = Checked(tmp_path, EDGES, "-g").run()
    found = [verdict for verdict, _ in verdicts(done)]
    assert found == [*["not checked"] * 4, "ok", "ok", "not checked", "MISMATCH"]
    assert re.findall(r"not checked: '(\w+)', call 1: at the edge of (\w+)'s domain \(derivative", done.stderr) == [
        ("root", "sqrt"), ("root", "sqrt"), ("cube", "cbrt"), ("arc", "asin"), ("roots", "sqrt"),
    ]
    note = "note: gradcheck: here it is at the edge of asin's domain, where its derivative is taken to be 0"
    place = re.search(r"checked\.c:(\d+):\d+: " + note, done.stderr)
    assert place is not None and (HEAD + EDGES).splitlines()[int(place[1]) - 1].startswith("static double arc")
    assert "jumps" not in done.stderr and "settle" not in done.stderr
    after = done.stderr[done.stderr.index("MISMATCH"):]
    assert after.count("at the edge of cbrt's domain") == 3


STAIRS = """
#include <stdint.h>
#include <string.h>
static double rounding(double x) { return floor(x * 1e5 + 0.37) / 1e5 + x * x; }
static double few_steps(double x) { return floor(x * 3) + x; }
static double beside_a_kink(double x) { return fabs(x - 0.70001) + x * x; }
struct box { int w[2]; int count; };
static double high_words(double x, int n) {  /* its derivative is lost: there is none by the rules for words */
  struct box b[3];
  double s = 0;
  for (int i = 0; i < n; i++) { double d = 1.2 + 0.1 * sin(x + i); memcpy(b[i].w, &d, 8); b[i].count = i; }
  for (int i = 0; i < n; i++) s += (b[i].w[1] & 0xfffff) / 1048576.0 + b[i].count;
  return s;
}
int main(void) {
  __enzyme_autodiff((void *)rounding, 0.7);
  __enzyme_autodiff((void *)few_steps, 0.7);
  __enzyme_autodiff((void *)beside_a_kink, 0.7);
  __enzyme_autodiff((void *)high_words, 0.7, 3);
}
"""


def test_a_staircase_is_no_kink_and_never_ok(tmp_path: Path) -> None:
    done = Checked(tmp_path, STAIRS, "--enzyme-unchecked").run()
    assert verdicts(done) == [
        ("not checked", "rounding"), ("ok", "few_steps"), ("ok", "beside_a_kink"), ("not checked", "high_words")]
    assert re.search(
        r"'high_words', call 1: over larger steps the slope is about -0\.0\d+, near this point it is not "
        r"\(derivative 0\): does the function round, or count with bits of numbers\? --enzyme-sanitize tells where",
        done.stderr)
    errors = re.findall(r"gradcheck: ok: .* relative error (\S+)", done.stderr)
    assert errors and all(float(error) < 1e-2 for error in errors)


def test_kinks_jumps_and_zeros_are_no_mismatch(tmp_path: Path) -> None:
    done = Checked(tmp_path, KINK).run()
    assert verdicts(done) == [("ok", "kinked"), ("not checked", "jumping"), ("ok", "flat")]
    assert done.returncode == 0


POINTERS = """
static double inner(double x) { return x * x; }
static double outer(double x) { return sin(x) * __enzyme_autodiff((void *)inner, x); }
static double apply(double (*f)(double), double x) { return f(x); }
static double (*volatile chosen)(double) = inner;
static double indirect(double x) { return apply(chosen, x); }
struct node { double (*op)(const struct node *, double); double k; const struct node *next; };
static double multiplied(const struct node *n, double x) { x *= n->k; return n->next ? n->next->op(n->next, x) : x; }
static double added(const struct node *n, double x) { x += n->k; return n->next ? n->next->op(n->next, x) : x; }
static double run(const struct node *n, double x) { return n->op(n, x); }
int main(void) {
  printf("%.6f\\n", __enzyme_autodiff((void *)outer, 0.5));
  printf("%.6f\\n", __enzyme_autodiff((void *)indirect, 0.5));
  struct node c = {multiplied, 3, 0}, b = {added, 2, &c}, a = {multiplied, 5, &b};
  struct node dc = {multiplied, 0, 0}, db = {added, 0, &dc}, da = {multiplied, 0, &db};
  __enzyme_autodiff((void *)run, &a, &da, 1.5);
  return 0;
}
"""


def test_function_pointers_and_inner_derivatives_are_followed(tmp_path: Path) -> None:
    checked = Checked(tmp_path, POINTERS)
    assert checked.remarks == ""
    done = checked.run()
    assert verdicts(done) == [("ok", "outer"), ("ok", "indirect"), ("ok", "run")]
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


SILENT = """
#include <stdint.h>
#include <string.h>
extern double __enzyme_ignore_derivatives(double);
static double approximate(const float *x) {
  int32_t i;
  float y = *x;
  memcpy(&i, &y, 4);
  i = 0x5f3759df - (i >> 1);
  memcpy(&y, &i, 4);
  return y * (1.5f - 0.5f * *x * y * y);
}
static double averaged(const double *x) {
  uint64_t a, b;
  memcpy(&a, &x[0], 8);
  memcpy(&b, &x[1], 8);
  a = (a >> 1) + (b >> 1);
  double y;
  memcpy(&y, &a, 8);
  return y * x[0];
}
static double printed(double x) {
  char text[64];
  snprintf(text, sizeof text, "%.17g", x * x);
  return strtod(text, 0) + x;
}
static double worked(const double *x, double *work, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) sum += work[i] * x[0];
  return sum;
}
__attribute__((noinline)) static double damped(double x) { return x * x; }
void *__enzyme_inactivefn_damped[] = {(void *)damped};
static double inactive(double x) { return x + damped(x); }
static double ignored(double x) { return x + __enzyme_ignore_derivatives(x * x); }
double state;
void *__enzyme_inactive_global_state[] = {(void *)&state};
static double stateful(double x) { state = x * x; return x + state; }
static double fine(double x, double y) { return x * y; }
int main(void) {
  float s = 2, ds = 0;
  double x[2] = {1.5, 1.25}, dx[2] = {0}, work[2];
  __enzyme_autodiff((void *)approximate, &s, &ds);
  __enzyme_autodiff((void *)averaged, x, dx);
  __enzyme_autodiff((void *)printed, 1.5);
  __enzyme_autodiff((void *)worked, x, dx, enzyme_const, work, 2);
  __enzyme_fwddiff((void *)worked, x, x, enzyme_const, work, 2);
  __enzyme_autodiff((void *)inactive, 1.5);
  __enzyme_autodiff((void *)ignored, 1.5);
  __enzyme_autodiff((void *)stateful, 1.5);
  __enzyme_autodiff((void *)fine, 1.5, 2.0);
  return 0;
}
"""


@pytest.mark.parametrize("level", ["-O2", pytest.param("-O0", marks=pytest.mark.long)])
def test_what_would_be_wrong_without_a_word_is_found_and_named(tmp_path: Path, level: str) -> None:
    """The refusals and warnings are switched off: what they keep out is wrong, and is found as the program runs."""
    done = Checked(tmp_path, SILENT, "--enzyme-unchecked", level).run()
    wrong = ["approximate", "averaged", "printed", "worked", "worked", "inactive", "ignored", "stateful"]
    assert verdicts(done) == [*(("MISMATCH", name) for name in wrong), ("ok", "fine")]
    assert "9 requests checked, 8 wrong" in done.stderr and done.returncode == 1
    lines = (HEAD + SILENT).split("\n")

    def noted(source: str, what: str) -> None:
        line = next(n for n, text in enumerate(lines, 1) if source in text)
        assert re.search(rf"checked\.c:{line}:\d+: note: gradcheck: .*{what}", done.stderr), what

    noted("return strtod", "the result of 'strtod' depends on what is differentiated")
    noted("return x + damped", "'damped' is registered as inactive")
    noted("__enzyme_ignore_derivatives(x * x)", "drops the derivative")
    noted("(void *)worked, x, dx", r"argument 2 \('work'\) is enzyme_const, but the function writes numbers there")
    noted("(void *)stateful", "a global variable that is declared inactive holds numbers")
    assert done.stderr.count("a number is made from the bits of an integer here") == 2


SIDES = """
struct augmented { void *tape; double result; };
static __attribute__((noinline)) double plain(double x) { return x * x; }
static struct augmented plain_augmented(double x) { struct augmented a = {0, x * x + 1}; return a; }
static double plain_reverse(double x, double d, void *tape) { return 2 * x * d; }
void *__enzyme_register_gradient_plain[] = {(void *)plain, (void *)plain_augmented, (void *)plain_reverse};
static double other_primal(const double *x, double *out) { *out = plain(x[0]); return *out + x[1]; }
static double two(const double *a, const double *b) { return a[0] * b[0] + sin(b[1]); }
static double jagged(double x) {
  double s = 0;
  for (int i = 1; i < 40; i++) s += fabs(fmod(x * i * 1e7, 1.0));
  return s;
}
static double steep(double x, int n) { double y = x; for (int i = 0; i < n; i++) y = 3.9 * y * (1 - y); return y; }
int main(void) {
  double x[2] = {1.5, 2}, dx[2] = {0}, out = 0, dout = 0, b[2] = {1, 2}, db[2] = {0};
  __enzyme_autodiff((void *)other_primal, x, dx, &out, &dout);
  __enzyme_autodiff((void *)two, x, dx, b, db);
  __enzyme_autodiff((void *)jagged, 0.3);
  __enzyme_autodiff((void *)steep, 0.3, enzyme_const, 400);
  return 0;
}
"""


def test_the_primal_inside_the_derivative_is_compared_with_the_program(tmp_path: Path) -> None:
    done = Checked(tmp_path, SIDES).run()
    assert verdicts(done)[:2] == [("MISMATCH", "other_primal"), ("ok", "two")]
    assert re.search(
        r"'other_primal', call 1: the derivative computes 3\.25 in what argument 2 \('out'\) points to, the function "
        r"itself 2\.25", done.stderr
    )
    assert all(verdict == "not checked" for verdict, _ in verdicts(done)[2:]), done.stderr
    assert "differences do not settle" in done.stderr


def test_the_halves_of_reverse_mode_in_two_calls_are_left_alone(tmp_path: Path) -> None:
    done = Checked(tmp_path, """
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
static double cube(double x) { return x * x * x; }
int main(void) {
  void *tape = __enzyme_augmentfwd((void *)cube, enzyme_out, 3.0);
  return __enzyme_reverse((void *)cube, enzyme_out, 3.0, 1.0, tape) != __enzyme_autodiff((void *)cube, 3.0);
}
""").run()
    assert done.returncode == 0, done.stderr
    assert verdicts(done) == [("ok", "cube")]
