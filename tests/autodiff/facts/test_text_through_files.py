"""What active numbers are written to, and numbers are read from, with a file between: one warning with both lines."""

import subprocess
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
pytestmark = pytest.mark.slow

PROGRAM = r"""
#include <stdio.h>
#include <unistd.h>
extern double __enzyme_autodiff(void *, ...);
double printed(double x) {
  FILE *scratch = tmpfile();
  double y = 0;
  fprintf(scratch, "%.17g\n", x * x);
  rewind(scratch);
  if (fscanf(scratch, "%lf", &y) != 1) y = 0;
  fclose(scratch);
  return y * x;
}
double bytes(double x) {
  FILE *scratch = tmpfile();
  double a[2] = {x, x * x}, b[2] = {0, 0};
  fwrite(a, sizeof *a, 2, scratch);
  rewind(scratch);
  if (fread(b, sizeof *b, 2, scratch) != 2) return 0;
  fclose(scratch);
  return b[0] * x + b[1];
}
double piped(double x) {
  int ends[2];
  double y = 0, z = x * x;
  if (pipe(ends) || write(ends[1], &z, sizeof z) != 8 || read(ends[0], &y, sizeof y) != 8) return 0;
  return y * x;
}
double only_written(double x) {
  FILE *log = fopen("/dev/null", "w");
  fprintf(log, "%g\n", x);
  fwrite(&x, sizeof x, 1, log);
  fclose(log);
  printf("%g\n", x);
  return x * x;
}
int main(void) { return (int)__enzyme_autodiff((void *)FUNCTION, 3.0); }
"""


@pytest.mark.parametrize(
    "function, written, read",
    [("printed", "fprintf", "fscanf"), ("bytes", "fwrite", "fread"), ("piped", "write", "read"),
     ("only_written", "", "")],
)
def test_a_warning_names_where_it_is_written_and_where_something_is_read(
    function: str, written: str, read: str, tmp_path: Path
) -> None:
    source = tmp_path / "program.c"
    source.write_text(PROGRAM.replace("FUNCTION", function))
    build = subprocess.run([BIN / "enzyme-clang", "-O1", source, "-o", tmp_path / "program"],
                           capture_output=True, text=True, timeout=120)
    assert build.returncode == 0, build.stderr
    if not read:
        assert build.stderr == ""
        return
    assert build.stderr.count("warning:") == 1
    body = PROGRAM[PROGRAM.index(f"double {function}"):]
    before = PROGRAM[: PROGRAM.index(f"double {function}")].count("\n") + 1
    lines = {name: before + body[: body.index(f"{name}(")].count("\n") for name in (written, read)}
    assert f"program.c:{lines[read]}:" in build.stderr.partition("warning:")[0]
    assert f"the number that '{read}' reads here comes from a file" in build.stderr
    assert f"program.c:{lines[written]}:" in build.stderr.partition("warning:")[2]
