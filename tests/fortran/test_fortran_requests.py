"""Requests for Fortran procedures whose dummies take descriptors, by hooks that hand over addresses: refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_fortran_builds import flang
from test_fortran_programs import missing

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]

PROGRAM = """
module descriptors
  implicit none
  type :: base
    real(8) :: a = 1
  end type
contains
  subroutine of_class(o, y)
    class(base), intent(in) :: o
    real(8), intent(out) :: y
    y = o%a**2
  end subroutine
  subroutine of_anything(o, y)
    class(*), intent(in) :: o
    real(8), intent(out) :: y
    select type (o)
    type is (real(8))
      y = o**2
    end select
  end subroutine
  subroutine assumed_shape(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine passed_on(x, y)
    real(8), pointer, intent(in) :: x(:)
    real(8), intent(out) :: y
    call assumed_shape(x, y)
  end subroutine
end module
program main
  use enzyme
  use descriptors
  implicit none
  type(base) :: o, d
  real(8) :: x(3), dx(3), y, dy
  real(8), allocatable :: a(:), da(:)
  {call}
end program
"""
CALLS = {
    "of_class": "call enzyme_autodiff(of_class, enzyme_dup, o, d, enzyme_dup, y, dy)",
    "of_anything": "call enzyme_fwddiff(of_anything, enzyme_dup, x(1), dx(1), enzyme_dup, y, dy)",
    "assumed_shape": "call enzyme_autodiff(assumed_shape, enzyme_dup, x, dx, enzyme_dup, y, dy)",
    "passed_on": "call enzyme_autodiff(passed_on, enzyme_dup, a, da, enzyme_dup, y, dy)",
}


@pytest.mark.parametrize("case", CALLS)
def test_an_address_is_no_descriptor(case: str, tmp_path: Path) -> None:
    source = tmp_path / "descriptors.f90"
    source.write_text(PROGRAM.format(call=CALLS[case]))
    line = next(n for n, text in enumerate(source.read_text().splitlines(), 1) if "call enzyme" in text)
    said = flang(tmp_path, "-g", str(source), code=1).stderr
    assert f"descriptors.f90:{line}:" in said
    assert f"of '{case}' is CLASS, ALLOCATABLE, POINTER or of assumed shape" in said
    assert "[enzyme-descriptor]" in said
