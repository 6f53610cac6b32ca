"""Transforms of FFTW: every kind against the transform itself, programs against differences, what stops a program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc import c_sources

FOLDER = Path(__file__).parent
BIN = Path(sys.executable).parent
HEADER = Path("/usr/include/fftw3.h")
RUNTIME = Path(c_sources.__file__).parent / "autodiff" / "runtime"
DOCS = Path(__file__).parents[2] / "docs" / "fftw.md"

pytestmark = [
    pytest.mark.skipif(not HEADER.exists(), reason="libfftw3-dev is not installed"),
    pytest.mark.slow,
]
long = pytest.mark.long


def build(words: str, folder: Path, compiler: str = "enzyme-clang") -> subprocess.CompletedProcess[str]:
    """The program `program`, of words that may name files of this folder."""
    given = [str(FOLDER / word) if (FOLDER / word).is_file() else word for word in words.split()]
    command = [str(BIN / compiler), "-g", *given, "-o", "program"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)


def run(words: str, folder: Path, compiler: str = "enzyme-clang") -> subprocess.CompletedProcess[str]:
    """What the program says."""
    built = build(words, folder, compiler)
    assert built.returncode == 0, built.stderr
    return subprocess.run([folder / "program"], cwd=folder, capture_output=True, text=True, timeout=600)


def all_right(done: subprocess.CompletedProcess[str], count: int) -> None:
    """Each line says so."""
    lines = done.stdout.splitlines()
    assert len(lines) == count and all(line.endswith("right") for line in lines), done.stdout + done.stderr


@pytest.mark.parametrize(
    ("numbers", "library", "level", "flags"),
    [("DOUBLES", "-lfftw3", "-O2", 2), *(
        pytest.param(numbers, library, level, 5, marks=long)
        for numbers, library in (("DOUBLES", "-lfftw3"), ("FLOATS", "-lfftw3f"), ("LONG_DOUBLES", "-lfftw3l"))
        for level in ("-O0", "-O3"))],
)
def test_every_transform_is_its_own_tangent_and_has_its_transpose(
    numbers: str, library: str, level: str, flags: int, tmp_path: Path
) -> None:
    done = run(f"{level} -DOF_{numbers} -DFLAGS={flags} transforms.c {library} -lm", tmp_path)
    assert (done.stdout, done.returncode) == ("0 wrong\n", 0)


@pytest.mark.parametrize("level", ["-O0", pytest.param("-O1", marks=long), "-O2", pytest.param("-O3", marks=long)])
def test_programs_have_right_derivatives(level: str, tmp_path: Path) -> None:
    all_right(run(f"{level} programs.c -lfftw3 -lm", tmp_path), 19)


@pytest.mark.parametrize("level", [*(pytest.param(level, marks=long) for level in ("-O0", "-O1", "-O3")), "-O2"])
def test_objects_with_plans_have_right_derivatives(level: str, tmp_path: Path) -> None:
    all_right(run(f"{level} -std=c++17 objects.cpp -lfftw3", tmp_path, "enzyme-clang++"), 4)


@pytest.mark.skipif(shutil.which("flang-new-19") is None, reason="flang-19 is not installed")
@pytest.mark.parametrize("level", [*(pytest.param(level, marks=long) for level in ("-O0", "-O1", "-O3")), "-O2"])
def test_both_interfaces_of_fortran_have_right_derivatives(level: str, tmp_path: Path) -> None:
    all_right(run(f"{level} -I{HEADER.parent} interfaces.f90 -lfftw3", tmp_path, "enzyme-flang"), 4)


def test_threads_may_transform_at_the_same_time(tmp_path: Path) -> None:
    all_right(run("-O2 -fopenmp threads.c -lfftw3 -lm", tmp_path), 2)


REQUEST = """
#include <fftw3.h>
#include <stdio.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
static fftw_plan plan;
"""


def test_a_plan_from_a_library_without_bitcode_is_read_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "setup.c").write_text("""
#include <fftw3.h>
typedef struct { double in[8], out[8]; fftw_plan plan; } State;
void begin(State *s) { s->plan = fftw_plan_r2r_1d(8, s->in, s->out, FFTW_DHT, FFTW_MEASURE); }
""")
    (tmp_path / "main.c").write_text(REQUEST + """
typedef struct { double in[8], out[8]; fftw_plan plan; } State;
void begin(State *);
static double f(State *s, const double *x) {
  memcpy(s->in, x, sizeof s->in);
  fftw_execute(s->plan);
  return s->out[0] * s->out[0];
}
int main(void) {
  State s, ds;
  double x[8] = {1, 2}, dx[8] = {0};
  begin(&s);
  memset(&ds, 0, sizeof ds);
  __enzyme_autodiff((void *)f, enzyme_dup, &s, &ds, enzyme_dup, x, dx);
  printf("%g %g\\n", dx[0], dx[7]);
}
""")
    library = ["gcc", "-shared", "-fPIC", "setup.c", "-o", "libsetup.so", "-lfftw3"]
    subprocess.run(library, cwd=tmp_path, check=True, timeout=60)
    assert run("-O2 main.c -L. -lsetup -Wl,-rpath,. -lfftw3", tmp_path).stdout == "6 6\n"


def test_functions_of_fftw_in_an_archive_with_bitcode_are_not_looked_into(tmp_path: Path) -> None:
    (tmp_path / "library.c").write_text("""
#include <fftw3.h>
void fftw_execute_dft_r2c(const fftw_plan p, double *in, fftw_complex *out) {
  __asm__ volatile("nop" : : "r"(in), "r"(out) : "memory"); /* which has no derivative */
  fftw_execute_split_dft_r2c(p, in, out[0], out[0] + 1);
}
""")
    (tmp_path / "main.c").write_text(REQUEST + """
static double f(double *x) {
  fftw_complex out[2];
  fftw_execute_dft_r2c(plan, x, out);
  return out[0][0] * out[1][0];
}
int main(void) {
  double x[2] = {3, 1}, dx[2] = {0};
  fftw_complex out[2];
  plan = fftw_plan_dft_r2c_1d(2, x, out, FFTW_ESTIMATE | FFTW_UNALIGNED);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  printf("%g %g\\n", dx[0], dx[1]);
}
""")
    for command in ([str(BIN / "enzyme-clang"), "-O1", "-c", "library.c"], ["ar", "rc", "liblibrary.a", "library.o"]):
        subprocess.run(command, cwd=tmp_path, check=True, timeout=60)
    assert run("-O2 -flto main.c -L. -llibrary -lfftw3", tmp_path).stdout == "6 -2\n"
    assert "inline assembly" in build("-O2 -flto main.c library.o -lfftw3", tmp_path).stderr


def test_arrays_whose_shadows_nobody_knows_stop_the_program(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(REQUEST + """
static double f(const double *x, double *y) {
  fftw_execute(plan);
  return x[0] + y[0];
}
int main(void) {
  double x[8] = {1}, dx[8] = {0}, y[8] = {0}, dy[8] = {0};
  plan = fftw_plan_r2r_1d(8, fftw_alloc_real(8), fftw_alloc_real(8), FFTW_DHT, FFTW_ESTIMATE);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
""")
    done = run("-O2 main.c -lfftw3", tmp_path)
    assert done.returncode != 0
    assert done.stderr.startswith("main.c:10:3: enzyme-cc: the plan that is executed here was made elsewhere, and the "
                                  "derivatives of its arrays are not known here: use fftw_execute_dft(plan, in, out)")


def test_a_shadow_plan_of_other_arrays_or_of_another_transform_stops_the_program(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(REQUEST + """
typedef struct { fftw_plan plan; double *in, *out; } State;
static double f(State *s, const double *x) {
  memcpy(s->in, x, 8 * sizeof *x);
  fftw_execute(s->plan);
  return s->out[0];
}
static State state(fftw_r2r_kind kind) {
  State s = {NULL, fftw_alloc_real(8), fftw_alloc_real(8)};
  s.plan = fftw_plan_r2r_1d(8, s.in, s.out, kind, FFTW_ESTIMATE);
  return s;
}
int main(void) {
  double x[8] = {1}, dx[8] = {0};
  State s = state(FFTW_DHT), d = state(KIND);
  if (REPLACED) d.out = fftw_alloc_real(8);
  memset(d.in, 0, 8 * sizeof *x), memset(d.out, 0, 8 * sizeof *x);
  __enzyme_autodiff((void *)f, enzyme_dup, &s, &d, enzyme_dup, x, dx);
  printf("%g\\n", dx[1]);
}
""")
    right = run("-O2 -DKIND=FFTW_DHT -DREPLACED=0 main.c -lfftw3", tmp_path)
    assert right.stdout == "1\n"
    other = run("-O2 -DKIND=FFTW_REDFT10 -DREPLACED=0 main.c -lfftw3", tmp_path)
    assert other.stderr.startswith("main.c:12:3: enzyme-cc: the shadow of this plan is a plan of another transform")
    replaced = run("-O2 -DKIND=FFTW_DHT -DREPLACED=1 main.c -lfftw3", tmp_path)
    assert replaced.stderr.startswith("main.c:12:3: enzyme-cc: there are two shadows of an array of the plan")


def test_what_is_transformed_to_constant_memory_is_said(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(REQUEST + """
static double f(double *x, double *y) {
  fftw_execute(plan);
  return x[0] + y[0];
}
int main(void) {
  double x[8] = {1}, dx[8] = {0}, y[8] = {0};
  plan = fftw_plan_r2r_1d(8, x, y, FFTW_DHT, FFTW_ESTIMATE);
  for (int k = 0; k < 3; k++) __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, y);
  printf("%g\\n", dx[0]);
}
""")
    done = run("-O2 main.c -lfftw3", tmp_path)
    assert done.stdout == "3\n"
    assert done.stderr.count("main.c:10:3: enzyme-cc: warning: numbers that carry derivatives are transformed to "
                             "memory that the request declares constant") == 1


def test_a_library_that_only_looks_like_fftw_stops_the_program(tmp_path: Path) -> None:
    text = "".join((RUNTIME / f"fftw_{name}.c").read_text() for name in ("plan", "shadows"))
    names = sorted(set(re.findall(r"X\((\w+)\)\(", text)))
    others = "\n".join(f"void *fftw_{name}(void) {{ return 0; }}" for name in names if name != "execute_dft")
    (tmp_path / "other.c").write_text(others + "\nvoid fftw_execute_dft(void *p, double *a, double *b) { *b = *a; }\n")
    (tmp_path / "main.c").write_text("""
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...), fftw_execute_dft(void *, double *, double *);
static void f(double *x) { fftw_execute_dft(x, x, x); }
int main(void) { double x[2] = {1}, d[2] = {1}; __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
""")
    subprocess.run(["gcc", "-c", "other.c", "-w"], cwd=tmp_path, check=True, timeout=60)
    done = run("-O2 main.c other.o", tmp_path)
    assert done.returncode != 0
    assert done.stderr.startswith("main.c:4:28: enzyme-cc: no derivative of this transform: the library has FFTW's "
                                  "interface but is not FFTW 3.3")


def test_second_derivatives_of_a_plans_own_arrays_are_refused(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(REQUEST + """
static double f(double *x) {
  fftw_execute(plan);
  return x[0] * x[0];
}
static double slope(double *x) {
  double d[8] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  return d[0];
}
int main(void) { double x[8] = {1}, d[8] = {0}; return __enzyme_autodiff((void *)slope, enzyme_dup, x, d); }
""")
    said = build("-O2 main.c -lfftw3", tmp_path).stderr
    assert ("main.c:10:3: error: cannot differentiate what is done here: this derivative has transforms of the arrays "
            "that plans of FFTW were made for") in said
    assert "use fftw_execute_dft(plan, in, out) or its like where second derivatives are wanted" in said


def test_the_example_of_the_documentation_prints_what_it_says(tmp_path: Path) -> None:
    text = DOCS.read_text()
    source, shown = (re.search(rf"```{kind}\n(.*?)```", text, re.S) for kind in ("c", "console"))
    assert source and shown
    command, _, printed = shown[1].partition("\n")
    words = command.removeprefix("$ enzyme-clang ").partition(" && ")[0].replace("-o roughness ", "")
    (tmp_path / "roughness.c").write_text(source[1])
    assert run(words, tmp_path).stdout == printed


def test_functions_called_through_pointers_have_derivatives(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(REQUEST + """
static void (*run)(const fftw_plan, double *, double *) = fftw_execute_r2r;
static double f(double *x) {
  double y[2];
  run(plan, x, y);
  return y[0] * y[1];
}
int main(int argc, char **argv) {
  double x[2] = {3, 1}, dx[2] = {0}, y[2];
  if (argc > 9) run = 0;
  plan = fftw_plan_r2r_1d(2, x, y, FFTW_DHT, FFTW_ESTIMATE | FFTW_UNALIGNED);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  printf("%g %g\\n", dx[0], dx[1]);
}
""")
    assert run("-O2 main.c -lfftw3", tmp_path).stdout == "6 -2\n"


def test_second_derivatives_come_through_memory_of_fftws_own(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(REQUEST + """
double __enzyme_fwddiff(void *, ...);
static double f(const double *x, int n) {
  double *in = fftw_alloc_real(n), s = 0;
  fftw_complex *out = fftw_alloc_complex(n / 2 + 1);
  fftw_plan p = fftw_plan_dft_r2c_1d(n, in, out, FFTW_ESTIMATE);
  for (int i = 0; i < n; i++) in[i] = x[i];
  fftw_execute(p);
  for (int k = 0; k <= n / 2; k++) s += k * (out[k][0] * out[k][0] + out[k][1] * out[k][1]);
  fftw_destroy_plan(p);
  fftw_free(in), fftw_free(out);
  return s;
}
static void gradient(const double *x, double *d, int n) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n);
}
int main(void) {
  double x[4] = {1, 2, 4, 3}, v[4] = {1}, d[4] = {0}, h[4] = {0};
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, d, h, enzyme_const, 4);
  printf("%g %g %g %g\\n", h[0], h[1], h[2], h[3]);
}
""")
    assert run("-O2 main.c -lfftw3", tmp_path).stdout == "6 -4 2 -4\n"
