"""What a link says of a request names its line, also where -flto left files without line information to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from split_program import Run

pytestmark = pytest.mark.slow

ASKS = """#include <stdio.h>
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
void f(const double *, double *);
int main(void) {
  double x = 3, dx = 0, y, dy = 1;
  double r = __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy);
  printf("%g %g\\n", r, dx);
}
"""
PLAIN = "void f(const double *x, double *y) { *y = *x * *x; }\n"
LOST = """#include <string.h>
void f(const double *x, double *y) {
  unsigned words[2];
  double square = *x * *x;
  memcpy(words, &square, 8);
  *y = square + words[0] * 1e-9;
}
"""


@pytest.mark.parametrize("flags", ["-O1 -flto", "-O0 -flto=thin"])
def test_a_warning_of_the_link_has_the_line_of_the_request(flags: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "asks.c").write_text(ASKS)
    (tmp_path / "other.c").write_text(PLAIN)
    for name in ("asks", "other"):
        run("enzyme-clang", *flags.split(), "-c", f"{name}.c")
    said = run("enzyme-clang", *flags.split(), "asks.o", "other.o", "-o", "program").stderr
    assert said.startswith("asks.c:7:14: warning: '__enzyme_autodiff' returns nothing here"), said
    assert run("./program").stdout == "0 6\n"
    sections = run("readelf", "-S", "program").stdout
    assert ".debug_" not in sections, "the lines were for messages only"


@pytest.mark.parametrize(("flags", "line"), [
    ("-O1", "asks.c:7:14"), ("-O1 -flto", "asks.c:7:14"), ("-O1 -g", "other.c:6:17"),
])
def test_a_refusal_in_a_file_without_lines_is_told_at_the_request(
    flags: str, line: str, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "asks.c").write_text(ASKS)
    (tmp_path / "other.c").write_text(LOST)
    for name in ("asks", "other"):
        run("enzyme-clang", *flags.split(), "-c", f"{name}.c")
    said = run("enzyme-clang", *flags.split(), "asks.o", "other.o", "-o", "program", succeeds=False).stderr
    assert said.startswith(
        f"{line}: error: cannot differentiate this conversion: the integer is made of the bits of a number")
    hint = "it is in what 'f' does, in a file without line information; compile that with -g, and its own line stands"
    assert (hint in said) == ("-g" not in flags)
    assert "enzyme-cc: " not in said
