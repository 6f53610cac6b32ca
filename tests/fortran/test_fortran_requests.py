"""Requests for Fortran procedures that are handed something else than their dummies take: refused."""

from __future__ import annotations

import subprocess
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
  subroutine explicit(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine made_anew(x, y)
    real(8), allocatable, intent(inout) :: x(:)
    real(8), intent(out) :: y
    x = [x, 1d0]
    y = sum(x**2)
  end subroutine
end module
program main
  use enzyme
  use descriptors
  implicit none
  external :: my__enzyme_autodiff, my__enzyme_fwddiff
  interface
    subroutine shaped__enzyme_autodiff(f, x, dx, y, dy)
      external :: f
      real(8) :: x(:), dx(:), y, dy
    end subroutine
  end interface
  type(base) :: o, d
  real(8) :: x(3), dx(3), y, dy
  real(8), allocatable :: a(:), da(:)
  {call}
end program
"""
CALLS = {
    "of_class": "call my__enzyme_autodiff(of_class, enzyme_dup, o, d, enzyme_dup, y, dy)",
    "of_anything": "call my__enzyme_fwddiff(of_anything, enzyme_dup, x(1), dx(1), enzyme_dup, y, dy)",
    "assumed_shape": "call my__enzyme_autodiff(assumed_shape, enzyme_dup, x, dx, enzyme_dup, y, dy)",
    "passed_on": "call my__enzyme_autodiff(passed_on, enzyme_dup, a, da, enzyme_dup, y, dy)",
}
WITHIN = """
subroutine caller(x, dx)
  use enzyme, only: enzyme_dup
  use descriptors
  implicit none
  real(8) :: x(3), dx(3), y, dy
  external :: my__enzyme_autodiff
  call my__enzyme_autodiff(assumed_shape, enzyme_dup, x, dx, enzyme_dup, y, dy)
end subroutine
"""
OTHERS = {
    "a descriptor for an address": (
        "call shaped__enzyme_autodiff(explicit, x, dx, y, dy)",
        "dummy argument 1 ('x') of 'explicit' is of explicit shape or a scalar, but by the interface of the hook it is "
        "given a descriptor",
        "or call the hook of the module (use enzyme), which hands over what the procedure takes",
    ),
    "a section for an allocatable": (
        "call enzyme_autodiff(made_anew, enzyme_dup, a(1:2), da(1:2), enzyme_dup, y, dy)",
        "dummy argument 1 ('x') of 'made_anew' is ALLOCATABLE or POINTER, but what is given for it or for its shadow "
        "is not such a variable as a whole",
        "or let 'made_anew' take an array of assumed shape (x(:))",
    ),
    "an array for the shadow of an allocatable": (
        "call enzyme_autodiff(made_anew, enzyme_dup, a, dx, enzyme_dup, y, dy)",
        "dummy argument 1 ('x') of 'made_anew' is ALLOCATABLE or POINTER",
        "and a shadow that is one too",
    ),
}


@pytest.mark.parametrize("case", CALLS)
def test_an_address_is_no_descriptor(case: str, tmp_path: Path) -> None:
    source = tmp_path / "descriptors.f90"
    source.write_text(PROGRAM.format(call=CALLS[case]))
    line = next(n for n, text in enumerate(source.read_text().splitlines(), 1) if "call my__enzyme" in text)
    said = flang(tmp_path, "-g", str(source), code=1).stderr
    assert f"descriptors.f90:{line}:" in said
    assert f"of '{case}' is CLASS, ALLOCATABLE, POINTER or of assumed shape" in said
    assert "but a hook without explicit interface is given the variable's address alone [enzyme-descriptor]" in said
    assert "note: call the hook of the module (use enzyme), which is given descriptors; or differentiate a procedure " \
        "whose dummies are of explicit shape: subroutine" in said


def test_a_dummy_that_is_handed_on_is_an_address(tmp_path: Path) -> None:
    source = tmp_path / "descriptors.f90"
    source.write_text(PROGRAM.format(call="y = 1") + WITHIN)
    said = flang(tmp_path, "-O2", "-c", str(source), code=1).stderr
    assert "of 'assumed_shape' is CLASS, ALLOCATABLE, POINTER or of assumed shape" in said


@pytest.mark.parametrize("case", OTHERS)
def test_what_does_not_fit_a_dummy_is_named_with_what_fits(case: str, tmp_path: Path) -> None:
    call, what, remedy = OTHERS[case]
    source = tmp_path / "descriptors.f90"
    source.write_text(PROGRAM.format(call=call))
    line = next(n for n, text in enumerate(source.read_text().splitlines(), 1) if f"  {call}" in text)
    said = flang(tmp_path, "-g", "-O2", str(source), code=1).stderr
    assert f"descriptors.f90:{line}:" in said
    assert what in said
    assert remedy in said


@pytest.mark.parametrize("flags", ["-O1", "-O2 -flto"])
def test_a_procedure_of_another_file_tells_at_the_link_what_it_takes(flags: str, tmp_path: Path) -> None:
    (tmp_path / "shaped.f90").write_text("""
module shaped
  implicit none
contains
  subroutine assumed(x, a, y)
    real(8), intent(in) :: x(:)
    real(8), allocatable, intent(in) :: a(:)
    real(8), intent(out) :: y
    y = sum(x**2)*a(0)
  end subroutine
end module
""")
    (tmp_path / "main.f90").write_text("""
program main
  use enzyme, only: enzyme_autodiff, enzyme_dup
  use shaped
  implicit none
  real(8) :: x(4) = [1d0, 2d0, 3d0, 4d0], dx(4) = 0, y, dy
  real(8), allocatable :: a(:), da(:)
  allocate (a(0:1), da(0:1))
  a = 3
  da = 0
  dy = 1
  call enzyme_autodiff(assumed, enzyme_dup, x(1:3:2), dx(1:3:2), enzyme_dup, a, da, enzyme_dup, y, dy)
  print '(6f6.1)', dx, da
end program
""")
    for name in ("shaped", "main"):
        source, made = tmp_path / f"{name}.f90", tmp_path / f"{name}.o"
        flang(tmp_path, *flags.split(), f"-J{tmp_path}", "-c", str(source), "-o", str(made))
    binary = tmp_path / "program"
    flang(tmp_path, *flags.split(), str(tmp_path / "main.o"), str(tmp_path / "shaped.o"), "-o", str(binary))
    run = subprocess.run([str(binary)], capture_output=True, text=True, timeout=60)
    assert run.stdout.split() == ["6.0", "0.0", "18.0", "0.0", "10.0", "0.0"]


TEAM = """
module shared
  implicit none
contains
  subroutine total(n, x, a, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), allocatable, intent(in) :: a(:)
    real(8), intent(out) :: y
    integer :: i
    y = 0
    !$omp parallel do reduction(+:y)
    do i = 1, n
      y = y + x(i)**2*a(i)
    end do
  end subroutine
end module
program main
  use shared
  use enzyme
  implicit none
  real(8) :: x(4) = [1d0, 2d0, 3d0, 4d0], dx(4) = 0, y, dy
  real(8), allocatable :: a(:), da(:), b(:), db(:)
  a = 3*x
  b = x
  da = 0*x
  db = 0*x
  dy = 1
  call enzyme_autodiff(total, enzyme_const, 4, enzyme_dup, b, db, enzyme_dup, a, da, enzyme_dup, y, dy)
  if (any(abs(db - 2*x*a) > 1d-12) .or. any(abs(da - x**2) > 1d-12)) error stop 1
  dx = 1
  da = 1
  call enzyme_fwddiff(total, enzyme_const, 4, enzyme_dup, x, dx, enzyme_dup, a, da, enzyme_dup, y, dy)
  if (abs(dy - sum(2*x*a + x**2)) > 1d-12) error stop 2
end program
"""


def test_dummies_that_only_a_team_of_threads_uses(tmp_path: Path) -> None:
    (tmp_path / "team.f90").write_text(TEAM)
    flang(tmp_path, "-O1", "-fopenmp", str(tmp_path / "team.f90"), "-o", str(tmp_path / "program"))
    assert subprocess.run([str(tmp_path / "program")], timeout=60).returncode == 0


SECTIONS = """
module sections
  use enzyme
  use iso_c_binding, only: c_ptr
  implicit none
contains
  subroutine shaped(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine contiguous_one(x, y)
    real(8), intent(in), contiguous :: x(:)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine explicit(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  recursive subroutine through(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    call deep(n, x, y)
  end subroutine
  recursive subroutine deep(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    real(8) :: z
    y = x(n)**2
    if (n > 1) then
      call deep(n - 1, x, z)
      y = y + z
    end if
  end subroutine
  function begun(x, dx, y, dy) result(t)
    real(8) :: x(:), dx(:), y, dy
    type(c_ptr) :: t
    t = enzyme_augmentfwd(shaped, enzyme_dup, x, dx, enzyme_dup, y, dy)
  end function
end module
program main
  use sections
  implicit none
  type(c_ptr), external :: my__enzyme_augmentfwd
  real(8) :: u(6) = [1, 2, 3, 4, 5, 6], du(6), dv(3), y, dy
  real(8), allocatable :: between(:)
  type(c_ptr) :: t
  character(20) :: what
  call get_command_argument(1, what)
  du = 0; dy = 1; dv = 0
  select case (what)
  case ("shaped")
    t = begun(u(1:6:2), du(1:6:2), y, dy)
    between = [7d0, 7d0, 7d0]
    call enzyme_reverse(shaped, enzyme_dup, u(1:6:2), du(1:6:2), enzyme_dup, y, dy, t)
  case ("explicit")
    t = enzyme_augmentfwd(explicit, enzyme_const, 3, enzyme_dup, u(1:6:2), du(1:6:2), enzyme_dup, y, dy)
    between = [7d0, 7d0, 7d0]
    call enzyme_reverse(explicit, enzyme_const, 3, enzyme_dup, u(1:6:2), du(1:6:2), enzyme_dup, y, dy, t)
  case ("through")
    t = enzyme_augmentfwd(through, enzyme_const, 6, enzyme_dup, u(1:6), du(1:6), enzyme_dup, y, dy)
    call enzyme_reverse(through, enzyme_const, 6, enzyme_dup, u(1:6), du(1:6), enzyme_dup, y, dy, t)
  case ("strides")
    t = enzyme_augmentfwd(shaped, enzyme_dup, u(1:6:2), dv, enzyme_dup, y, dy)
  case ("contiguous")
    t = enzyme_augmentfwd(contiguous_one, enzyme_dup, u(1:6:2), du(1:6:2), enzyme_dup, y, dy)
  case ("kept")
    t = enzyme_augmentfwd(through, enzyme_const, 3, enzyme_dup, u(1:6:2), du(1:6:2), enzyme_dup, y, dy)
  case ("external")
    t = my__enzyme_augmentfwd(through, enzyme_const, 3, enzyme_dup, u(1:6:2), du(1:6:2), enzyme_dup, y, dy)
  end select
  print '(6f6.1)', du
end program
"""
PACKED = "a section with strides is packed for the procedure"


def test_a_section_lies_where_it_is_between_the_two_halves(tmp_path: Path) -> None:
    (tmp_path / "sections.f90").write_text(SECTIONS)
    flang(tmp_path, "-O2", "sections.f90", "-o", "program")

    def run(what: str) -> tuple[str, str]:
        done = subprocess.run([str(tmp_path / "program"), what], capture_output=True, text=True, timeout=60)
        return done.stdout, done.stderr

    of_two = "   2.0   0.0   6.0   0.0  10.0   0.0\n"
    assert run("shaped") == run("explicit") == (of_two, "")
    assert run("through") == ("   2.0   4.0   6.0   8.0  10.0  12.0\n", "")
    assert "the shadow of a section has other strides than the section" in run("strides")[1]
    assert all(PACKED in run(what)[1] for what in ("contiguous", "kept", "external"))
