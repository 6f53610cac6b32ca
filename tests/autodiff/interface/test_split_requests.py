"""Reverse mode in two calls: what is refused, by the compiler where it can see it, by the program where not; and the
page's examples. Numbers are checked by tests/programs/split_mode.c and split_forward.c."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
DOCS = Path(__file__).parents[3] / "docs"
HEAD = """
extern int enzyme_allocated, enzyme_tape, enzyme_nofree;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
int __enzyme_augmentsize(void *, ...);
void __enzyme_freetape();
double __enzyme_fwdsplit(void *, ...);
static double f(double *x) { return x[0] * x[0] * x[1]; }
static double g(double *x) { return x[0] * x[1]; }
double (*chosen)(double *) = g;
static double through(double *x) { return chosen(x); }
static void h(double *x, double *y) { y[0] = x[0] * x[0] * x[1]; }
struct pair { double a, b; };
static struct pair two(double x) { struct pair p = {x, x * x}; return p; }
"""
MAIN = HEAD + """int main(void) {
  double x[2] = {1, 2}, dx[2] = {0}, y[1], dy[1] = {0};
  void *p = 0;
%s
}
"""
REFUSED = {
    "__enzyme_augmentfwd((void *)f, enzyme_allocated, 8, x, dx);":
        "'enzyme_allocated' says how big the memory for the tape is, and nothing says where it lies",
    "__enzyme_augmentfwd((void *)f, enzyme_tape, 3, x, dx);": "'enzyme_tape' must be followed by a pointer, the tape",
    "__enzyme_augmentfwd((void *)f, x, dx, 1.0);":
        "wrong number of arguments to '__enzyme_augmentfwd': there are more arguments than parameters",
    "__enzyme_reverse((void *)f, x, dx);": "'__enzyme_reverse' needs the tape as its last argument",
    "__enzyme_reverse((void *)f, x, dx, p);":
        "'f' returns a number, and its adjoint stands between the arguments and the tape; 0 values stand there",
    "__enzyme_reverse((void *)f, x, dx, 1.0, 2.0, p);":
        "'f' returns a number, and its adjoint stands between the arguments and the tape; 2 values stand there",
    "__enzyme_reverse((void *)h, x, dx, y, dy, 1.0, p);":
        "the result of 'h' has no adjoint: the tape follows the arguments; 1 value stands there",
    "__enzyme_reverse((void *)two, 2.0, p);":
        "'two' returns a structure 'pair', and its adjoint stands between the arguments and the tape; 0 values",
    "__enzyme_reverse((void *)two, 2.0, 1.0, p);":
        "'two' returns a structure 'pair', and its adjoint stands between the arguments and the tape; 1 value stands",
    "__enzyme_augmentsize((void *)f, x, dx);":
        "'__enzyme_augmentsize' takes the function and the markers of its arguments, not the arguments",
    "__enzyme_freetape(3);": "'__enzyme_freetape' takes the tape, a pointer",
    "__enzyme_fwdsplit((void *)f, x, dx);": "'__enzyme_fwdsplit' needs the tape as its last argument",
    "__enzyme_fwdsplit((void *)f, x, dx, 1.0, p);":
        "wrong arguments to '__enzyme_fwdsplit': the tape follows the arguments of 'f'",
    "__enzyme_fwdsplit((void *)f, x, dx, p); __enzyme_reverse((void *)f, x, dx, 1.0, p);":
        "the tapes of 'f' are for forward mode, since '__enzyme_fwdsplit' reads them",
    "__enzyme_fwdsplit((void *)through, x, dx, p);": "a call through a pointer is not replayed from a tape",
}
STOPPED = {
    "__enzyme_reverse((void *)f, x, dx, 1.0, p);":
        "the tape for the derivative of 'f' (dup -> out) is a null pointer: nothing has been recorded there",
    "p = __enzyme_augmentfwd((void *)f, x, dx); __enzyme_reverse((void *)g, x, dx, 1.0, p);":
        "the tape for the derivative of 'g' (dup -> out) is of another function, or of other activities: of 'f'",
    "p = __enzyme_augmentfwd((void *)f, x, dx); __enzyme_fwdsplit((void *)g, x, dx, p);":
        "the tape for the derivative of 'g' was made where no call of __enzyme_fwdsplit is seen: of 'f' (dup -> out)",
    "p = __enzyme_augmentfwd((void *)f, x, dx); for (int n = 0; n < 2; n++) __enzyme_fwdsplit((void *)f, x, dx, p);":
        "has been given back",
    "double z[20] = {1}; __enzyme_reverse((void *)f, x, dx, 1.0, z);": "is none that is alive",
}


@pytest.mark.parametrize("what", REFUSED)
def test_calls_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(MAIN % what)
    assert REFUSED[what] in said
    assert said.count("error:") == 1, said


@pytest.mark.parametrize("what", STOPPED)
def test_the_program_ends_where_a_tape_is_not_what_it_is_taken_for(what: str, tmp_path: Path) -> None:
    ran = _built_and_run(MAIN % what, tmp_path)
    assert ran.returncode == -6 and STOPPED[what] in ran.stderr, ran.stderr


def test_a_derivative_of_the_two_calls_is_refused(refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + """
double __enzyme_fwddiff(void *, ...);
static double both(double a) {
  double x[2] = {a, 2}, dx[2] = {0};
  void *p = __enzyme_augmentfwd((void *)f, x, dx);
  __enzyme_reverse((void *)f, x, dx, 1.0, p);
  return dx[0];
}
int main(void) { return __enzyme_fwddiff((void *)both, 1.0, 1.0) != 4; }
""")
    assert "cannot differentiate again what '__enzyme_augmentfwd' does: its tape is not seen through" in said


def test_the_two_calls_may_stand_in_different_files(tmp_path: Path) -> None:
    (tmp_path / "f.h").write_text("static double f(double *x) { return x[0] * x[0] * x[1]; }\n")
    (tmp_path / "forward.c").write_text("""#include "f.h"
void *__enzyme_augmentfwd(void *, ...);
void *forward(double *x, double *dx) { return __enzyme_augmentfwd((void *)f, x, dx); }
""")
    (tmp_path / "main.c").write_text("""#include "f.h"
void __enzyme_reverse(void *, ...);
void __enzyme_freetape(void *);
void *forward(double *x, double *dx), give_back(void *);
int main(void) {
  double x[2] = {3, 2}, dx[2] = {0};
  void *tape = forward(x, dx);
  __enzyme_reverse((void *)f, x, dx, 1.0, tape);
  give_back(forward(x, dx));
  return !(dx[0] == 12 && dx[1] == 9);
}
""")
    (tmp_path / "given_back.c").write_text(
        "void __enzyme_freetape(void *);\nvoid give_back(void *tape) { __enzyme_freetape(tape); }\n")
    for name in ("forward", "main", "given_back"):
        subprocess.run([ENZYME_CLANG, "-O2", "-c", f"{name}.c"], cwd=tmp_path, check=True)
    subprocess.run([ENZYME_CLANG, "forward.o", "main.o", "given_back.o", "-o", "program"], cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "program"], check=False).returncode == 0


@pytest.mark.parametrize("name", ["steps", "directions"])
def test_the_examples_of_the_page_do_what_they_say(name: str, tmp_path: Path) -> None:
    found = re.search(rf"\$ cat {name}\.c\n(.*?)\$ enzyme-clang.*?\n(.*?)\n```", (DOCS / "tapes.md").read_text(), re.S)
    assert found is not None
    assert _built_and_run(found[1], tmp_path).stdout.strip() == found[2]


def _built_and_run(source: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "program.c").write_text(source)
    subprocess.run([ENZYME_CLANG, "-O2", "program.c", "-o", "program", "-lm"], cwd=folder, check=True)
    return subprocess.run([folder / "program"], capture_output=True, text=True, check=False)


def test_a_tape_is_given_back_where_an_exception_may_pass(tmp_path: Path) -> None:
    (tmp_path / "caught.cpp").write_text("""
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_freetape(void *);
int __enzyme_augmentsize(void *, ...);
extern int enzyme_dup;
static double f(double *x) { return x[0] * x[0] * x[1]; }
struct Guard { int &left; ~Guard() { left = 0; } };
int main() {
  double x[2] = {3, 2}, dx[2] = {0};
  int left = 1;
  try {
    Guard guard{left};
    __enzyme_freetape(__enzyme_augmentfwd((void *)f, x, dx));
    return __enzyme_augmentsize((void *)f, enzyme_dup) == 0;
  } catch (...) {
    return 2;
  }
}
""")
    command = [ENZYME_CLANG.with_name("enzyme-clang++"), "-O2", "caught.cpp", "-o", "program"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "program"], check=False).returncode == 0


def test_a_parallel_region_is_not_replayed_though_only_a_callee_has_it(refusal: Callable[..., str]) -> None:
    said = refusal("""
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_fwdsplit(void *, ...);
__attribute__((noinline)) static void squares(double *x, double *y) {
#pragma omp parallel for
  for (int i = 0; i < 8; i++) y[i] = x[i] * x[i];
}
static void f(double *x, double *y) { squares(x, y); }
int main(void) {
  double x[8] = {1}, dx[8] = {1}, y[8], dy[8] = {0};
  void *p = __enzyme_augmentfwd((void *)f, x, dx, y, dy);
  __enzyme_fwdsplit((void *)f, x, dx, y, dy, p);
  return 0;
}
""", "-fopenmp")
    assert "error: what several threads run is not replayed from a tape" in said
