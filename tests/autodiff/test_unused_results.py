"""A hook declared with a result where its request yields none: accepted, the result is zero, and a warning says so."""

import subprocess
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
pytestmark = pytest.mark.slow

PROGRAM = """
struct pair { double a, b; };
struct big { double a[4]; };
extern int enzyme_dup;
extern double __enzyme_autodiff(void *, ...);
extern struct pair __enzyme_autodiff_pair(void *, ...);
extern struct big __enzyme_autodiff_big(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
static double f(const double *x) { return x[0] * x[1]; }
static void g(const double *x, double *y) { y[0] = x[0] * x[1]; }
int main(void) {
  double x[2] = {3, 4}, dx[2] = {0}, y[1], dy[1] = {0}, t[2] = {1, 0};
  double d = __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  struct pair p = __enzyme_autodiff_pair((void *)f, x, dx);
  struct big b = __enzyme_autodiff_big((void *)f, x, dx);
  d += __enzyme_fwddiff((void *)g, x, t, y, dy);
  return !(d == 0 && p.a == 0 && p.b == 0 && b.a[0] == 0 && b.a[3] == 0 && dx[0] == 12 && dy[0] == 4);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_result_that_is_nothing_is_zero_with_a_warning(level: str, tmp_path: Path) -> None:
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(PROGRAM)
    build = subprocess.run([BIN / "enzyme-clang", level, source, "-o", program],
                           capture_output=True, text=True, timeout=120)
    assert build.returncode == 0, build.stderr
    assert build.stderr.count("warning:") == 4
    assert "program.c:13:14: warning: '__enzyme_autodiff' returns nothing here" in build.stderr
    assert subprocess.run([program], timeout=60).returncode == 0
