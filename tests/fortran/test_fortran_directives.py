"""Directives of Enzyme's in Fortran sources: what is wrong with them, and how they go through builds."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_fortran_builds import flang, run
from test_fortran_programs import missing

from enzyme_cc.autodiff.interface.hooks import UNSUPPORTED_HOOKS

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]

UNREADABLE = """module wrong
  implicit none
  real(8) :: gain = 2, gain_bar = 0
  !dir$ enzyme shadow(gain)
  !dir$ enzyme shadow(gain, shade=gain_bar)
contains
  real(8) function noise(x)
    !dir$ enzyme inactiv
    !dir$ enzyme custom_rule(augmented=rule)
    real(8), intent(in) :: x
    !dir$ enzyme fixed_point(local)
    noise = 5*x
  end function
end module
"""
NOT_READ = {
    "4:3": ("'enzyme shadow' needs a variable and its shadow", "shadow(variable, shadow=other)"),
    "5:3": ("'shade=gain_bar' is not understood", "shadow(variable, shadow=other)"),
    "8:5": ("there is no directive 'enzyme inactiv'", "did you mean 'inactive'?"),
    "9:5": ("'enzyme custom_rule' has no reverse procedure", "custom_rule [(procedure)] (augmented=a, reverse=r)"),
    "11:5": ("'enzyme fixed_point' stands before no loop", "put it before a 'do'"),
}
UNKNOWN = """module wrong
  implicit none
  real(8) :: gain = 2, gain_bar = 0
  !$enzyme shadow(gian, shadow=gain_bar)
  !dir$ enzyme inactive
  !dir$ enzyme custom_rule(noise, forward=rul)
contains
  real(8) function noise(x)
    !dir$ enzyme inactive(local)
    !dir$ enzyme inactive(member)
    real(8), intent(in) :: x
    real(8) :: local, member
    common /block/ member
    local = x
    member = gain
    noise = 5*local
  end function
end module
"""
NOT_FOUND = {
    "4:3": ("said of 'gian', and there is no such variable here", "variables are those that outlive calls"),
    "5:3": ("names no procedure, and stands in the body of none", "write inactive(procedure)"),
    "6:3": ("names 'rul', and this file neither has nor calls such a procedure", "put the directive where"),
    "9:5": ("said of 'local', and there is no such procedure or variable here", "variables are those"),
    "10:5": ("'member', which is part of the common block '/block/'", "say it of the whole block: /block/"),
}


@pytest.mark.parametrize(("source", "messages"), [(UNREADABLE, NOT_READ), (UNKNOWN, NOT_FOUND)],
                         ids=["unreadable", "unknown"])
def test_what_makes_no_sense_is_an_error_at_its_line(
    source: str, messages: dict[str, tuple[str, str]], tmp_path: Path
) -> None:
    (tmp_path / "wrong.f90").write_text(source)
    said = flang(tmp_path, "-c", "wrong.f90", code=1).stderr
    assert f"{len(messages)} errors generated" in said
    for place, (message, help) in messages.items():
        about = said[said.index(f"wrong.f90:{place}: error: "):]
        assert message in about.partition("\n")[0]
        assert help in about[about.index("note: "):].partition("\n")[0]


NOISE = """module noises
contains
  real(8) function noise(x)
    !dir$ enzyme inactive
    real(8), intent(in) :: x
    noise = 4*x
  end function
end module
"""
MAIN = """module called
contains
  subroutine f(x, y)
    use noises
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = noise(x) + 3*x
  end subroutine
end module
program main
  use called
  use enzyme
  real(8) :: x = 2, dx = 0, y, dy = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
  print '(2f6.1)', y, dx
end program
"""


@pytest.mark.parametrize("flags", ["-O1", "-O2 -flto"])
def test_what_is_said_in_one_file_holds_in_others(flags: str, tmp_path: Path) -> None:
    for name, text in (("noise", NOISE), ("main", MAIN)):
        (tmp_path / f"{name}.f90").write_text(text)
        said = flang(tmp_path, *flags.split(), "-c", f"{name}.f90").stderr
        assert "ignored" not in said
    flang(tmp_path, *flags.split(), "main.o", "noise.o", "-o", "program")
    assert run(tmp_path, "./program").stdout == "  14.0   3.0\n"


def test_a_mistake_in_the_body_of_a_marked_loop_is_told_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "loop.f90").write_text("""subroutine s(z)
  real(8) :: z
  !dir$ enzyme fixed_point(z)
  do while (abs(z - cos(z)) > 1d-9)
    z = cos(z) + "text"
  end do
end subroutine
""")
    said = flang(tmp_path, "-c", "loop.f90", code=1).stderr
    assert "loop.f90:5:" in said
    assert "enzyme-cc-" not in said


LOOP = """module loops
contains
  subroutine solve(p, r)
    real(8), intent(in) :: p
    real(8), intent(out) :: r
    real(8) :: z, was, w(3)
    z = 0.5d0
    was = 0
    w = 1
    !dir$ enzyme fixed_point(z, w) reduction(1d-26) max_iters(500)
    do while (abs(z - was) > 1d-15)
      was = z
      z = cos(p*z)
      w = cos(p*w)
    end do
    r = z + sum(w)
  end subroutine
end module
program main
  use loops
  use enzyme
  implicit none
  real(8) :: p = 0.8d0, dp = 0, r, dr = 1, z = 1
  integer :: i
  call enzyme_autodiff(solve, enzyme_dup, p, dp, enzyme_dup, r, dr)
  do i = 1, 500
    z = cos(p*z)
  end do
  if (abs(r - 4*z) > 1d-12) error stop 1
  if (abs(dp + 4*z*sin(p*z)/(1 + p*sin(p*z))) > 1d-9) error stop 2
end program
"""


@pytest.mark.skipif("__enzyme_set_fixed_point" in UNSUPPORTED_HOOKS, reason="loops cannot be marked as fixed points")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_loop_that_is_a_fixed_point(level: str, tmp_path: Path) -> None:
    (tmp_path / "loop.f90").write_text(LOOP)
    flang(tmp_path, level, "loop.f90", "-o", "program")
    run(tmp_path, "./program")
