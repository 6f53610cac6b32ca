"""Numbers that are written as text and read again: refused where that is seen, warned of where files lie between."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_fortran_builds import flang, run
from test_fortran_programs import missing

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]

PROGRAM = """
module texts
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(2), y, t, u
    character(80) :: s, lines(2)
    integer :: k, unit
{body}
  end subroutine
end module
program main
  use enzyme
  use texts
  implicit none
  real(8) :: x(2), dx(2), y, dy
  x = [2, 3]
  dx = 0
  dy = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
  print '(2f6.1)', dx
end program
"""
LOST = "the number that 'READ' reads here may be one that depends on active input"
REFUSED = {
    "formatted": "    write (s, '(es25.17)') x(1)**2\n    read (s, '(f25.17)') t\n    y = t",
    "list": "    write (s, *) x(1)*x(2), 3\n    read (s, *) t, k\n    y = t*k",
    "lines": "    write (lines, '(f20.12)') x\n    read (lines(2), *) t\n    y = t",
    "copied": "    write (s, '(f20.12)') x(1)\n    lines(1) = adjustl(s)\n    read (lines(1), *) t\n    y = t*x(2)",
    "array": "    real(8) :: v(2)\n    write (s, *) x*2\n    read (s, *) v\n    y = sum(v)",
}
FREE = {
    "printed": "    print *, x(1)\n    write (6, '(f8.3)') x(2)\n    y = x(1)**2 + x(2)",
    "kept": "    write (s, '(f8.3)') x(2)\n    y = x(1)**2 + x(2)\n    if (index(s, '*') > 0) y = 0",
    "parameters": "    s = '1.0 2'\n    read (s, *) t, k\n    y = t*x(1)**k + x(2)",
    "number models": "    write (s, *) x\n    y = nearest(x(1), 1d0)**2 + x(2) + spacing(x(1)) + 1/rrspacing(x(2))/1d9",
    "number of a name": "    write (s, '(a,i0)') 'file', 7\n    read (s(5:), *) t\n    y = x(1)**2 + x(2)*t/7",
}
WARNED = {
    "formatted": "    open (newunit=unit, status='scratch')\n    write (unit, *) x(1)**2\n    rewind (unit)\n"
                 "    read (unit, *) t\n    close (unit)\n    y = t + x(2)",
    "unformatted": "    open (newunit=unit, status='scratch', form='unformatted')\n    write (unit) x\n"
                   "    rewind (unit)\n    read (unit) t, u\n    close (unit)\n    y = t + u*x(2)",
    "stream": "    open (newunit=unit, status='scratch', form='unformatted', access='stream')\n    write (unit) x(1)\n"
              "    read (unit, pos=1) t\n    close (unit)\n    y = t*x(2)",
    "direct": "    open (newunit=unit, status='scratch', form='unformatted', access='direct', recl=8)\n"
              "    write (unit, rec=2) x(1)\n    read (unit, rec=2) t\n    close (unit)\n    y = t*x(2)",
}


def _lines(body: str, statement: str) -> int:
    """The number of the line of a statement in the program."""
    text = PROGRAM.format(body=body)
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(statement))


def _source(folder: Path, body: str) -> Path:
    file = folder / "texts.f90"
    declarations = [line for line in body.splitlines() if "::" in line]
    rest = [line for line in body.splitlines() if "::" not in line]
    file.write_text(PROGRAM.format(body="\n".join([*declarations, *rest])))
    return file


@pytest.mark.parametrize("case", REFUSED)
def test_a_number_read_out_of_a_character_variable_is_refused(case: str, tmp_path: Path) -> None:
    body = REFUSED[case]
    said = flang(tmp_path, str(_source(tmp_path, body)), code=1).stderr
    assert f"texts.f90:{_lines(body, 'read')}:" in said and LOST in said
    assert f"texts.f90:{_lines(body, 'write')}:" in said and "is written here, by 'WRITE'" in said


@pytest.mark.parametrize("case", ["formatted", "array"])
def test_it_is_refused_where_nothing_is_inlined_before(case: str, tmp_path: Path) -> None:
    said = flang(tmp_path, "--enzyme-preopt=0", str(_source(tmp_path, REFUSED[case])), code=1).stderr
    assert f"texts.f90:{_lines(REFUSED[case], 'read')}:" in said and LOST in said


@pytest.mark.parametrize("case", FREE)
def test_what_is_printed_or_read_otherwise_is_free(case: str, tmp_path: Path) -> None:
    done = flang(tmp_path, str(_source(tmp_path, FREE[case])), "-o", "program")
    assert "[enzyme-text]" not in done.stderr
    assert run(tmp_path, "./program").stdout.splitlines()[-1] == "   4.0   1.0"


@pytest.mark.parametrize("case", WARNED)
def test_a_number_read_from_a_file_is_warned_of_once(case: str, tmp_path: Path) -> None:
    body = WARNED[case]
    said = flang(tmp_path, str(_source(tmp_path, body)), "-o", "program").stderr
    assert said.count("warning:") == 1
    assert f"texts.f90:{_lines(body, 'read')}:" in said and f"texts.f90:{_lines(body, 'write')}:" in said
