"""What flang preprocesses is read for directives: whose they are, and what they say."""

from __future__ import annotations

import pytest

from enzyme_cc.driver.fortran_directives import has_directives, read, with_one_sentinel

SCOPES = """#line "./x.f90" 1
      module a
      interface assignment(=)
      module procedure set
      end interface
      interface
      type(t) function h(x)
!dir$ enzyme inactive
      end function
      subroutine k(x) bind(c,name="kk")
!dir$ enzyme inactive
      endsubroutine
      endinterface
      type :: t
      contains
      procedure :: function_count
      end type
      contains
      double precision function one(x) result(r)
!dir$ enzyme inactive
      if (x > 1) then; y = 2
      end if
      contains
      recursive subroutine two
!DIR$ ENZYME no_escaping_allocation(one)
      end
      end
      character(len=max(1,2)) function three(x)
!dir$ enzyme inactive
      outer: do 10 i = 1, 3
   10 continue
      end function three
      end module
      submodule (a:b) c
      contains
      module procedure one
!dir$ enzyme inactive
      end procedure
      end submodule
      real*8 function four(x)
!dir$ enzyme inactive
      end
      print *, "subroutine x("
      contains
      elemental integer(kind=8) function five(x)
!dir$ enzyme inactive
      end function
      end
"""


def test_directives_belong_to_the_procedures_that_they_stand_in() -> None:
    found = read(SCOPES, "x.f90").found
    assert [(each.place.line, each.scope.symbol) for each in found if each.scope is not None] == [
        (7, "h_"), (10, "kk"), (19, "_QMaPone"), (24, "_QMaFonePtwo"), (28, "_QMaPthree"), (36, "_QMaSbScPone"),
        (40, "four_"), (45, "_QFPfive")]


@pytest.mark.parametrize("text", [
    "custom_rule(f, augmented=a, reverse=r)", "custom_rule (f) (augmented=a, reverse=r)",
    "CUSTOM_RULE(f)(augmented=a)(reverse=r)", "custom_rule(augmented=a, reverse=r, f)"])
def test_arguments_stand_in_any_parentheses(text: str) -> None:
    said = read(f"!dir$ enzyme {text}\n", "x.f90")
    assert not said.problems
    assert [(each.named, each.settings) for each in said.found] == [(("f",), {"augmented": "a", "reverse": "r"})]


def test_the_lines_are_those_of_the_files_that_they_come_from() -> None:
    text = '#line "./x.f90" 3\n!dir$ enzyme shadow(/one/, shadow=/two&\n!$dir&/)\n'
    text += '#line "./y.inc" 7\n!dir$ e$ inactive(x)\n'
    found = read(text, "x.f90").found
    assert [(each.place.file, each.place.line, each.named) for each in found] == [
        ("x.f90", 3, ("/one/",)), ("y.inc", 7, ("x",))]


def test_a_fixed_point_is_a_call_in_the_body_of_its_loop() -> None:
    text = "!dir$ enzyme fixed_point(z, w) reduction(1d-9) control(go)\n"
    text += "   10 do while(z > 1 .and. w > 2.&\n     &5d0)\n      end do\n"
    lines = read(text, "x.f90").text.splitlines()
    assert lines[1] == "   10 do while(z > 1 .and. w > 2.&"
    assert lines[2] == (
        "     &5d0); call enzyme_of_directive__enzyme_set_fixed_point(%val(real(1d-9, 8)), %val(-1_8), go, "
        "%val(loc(z)), %val(int(sizeof(z), 8)), %val(loc(w)), %val(int(sizeof(w), 8)))")


@pytest.mark.parametrize(("before", "after"), [
    (b"!$enzyme inactive\n", b"!dir$ e$ inactive\n"),
    (b" !$Enzyme custom_rule(f) &\n !$enzyme & (forward=g)\n", b" !dir$ e$ custom_rule(f) &\n !dir$ &   (forward=g)\n"),
    (b"c$enzyme inactive(x)\n", b"!dir$ e$ inactive(x)\n"),
])
def test_the_other_sentinel_is_spelled_as_the_one_that_flang_keeps(before: bytes, after: bytes) -> None:
    assert has_directives(before)
    said = with_one_sentinel(before)
    assert said is not None
    assert said.split() == after.split()


def test_most_sources_have_none() -> None:
    assert not has_directives(b"!dir$ ivdep\n  use enzyme\n! enzyme is here\n")
    assert with_one_sentinel(b"!dir$ enzyme inactive\n") is None
