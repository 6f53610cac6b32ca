"""How far a GEP goes that counts the elements of an array which is a member of a structure."""

import pytest

from enzyme_cc import ir
from enzyme_cc.analysis.gep_steps import gep_step, places_in_member
from enzyme_cc.analysis.member_marks import NUMBERS_OF_MEMBER, StructureMember, scope_name
from enzyme_cc.ir import GetElementPtr

RECORD = StructureMember("struct.record", 8, 24, 40, False)
"""{ long, double[3], long }"""


def _places(body: str, member: StructureMember = RECORD) -> tuple[int, int] | None:
    """Where the GEP named %at may go to."""
    module = ir.parse_module(f"""
%struct.record = type {{ i64, [3 x double], i64 }}
define double @f(ptr %p, i64 %k, i64 %j) {{
{body}
  ret double %x
}}
!1 = !{{!"{NUMBERS_OF_MEMBER}"}}
!2 = !{{!"{scope_name(NUMBERS_OF_MEMBER, member)}", !1}}
!3 = !{{!2}}
""")
    found = next(i for i in module.functions["f"].instructions() if i.name == "at")
    assert isinstance(found, GetElementPtr)
    assert gep_step(module.datalayout, found).places == places_in_member(module.datalayout, found)
    return places_in_member(module.datalayout, found)


LOAD = "%x = load double, ptr %at, align 8, !alias.scope !3"
AT = "%at = getelementptr double, ptr %a, i64 %k\n"
MEMBER = "%a = getelementptr i8, ptr %p, i64 8\n" + AT


def test_elements_lie_in_the_member_as_far_on_as_it_is_declared() -> None:
    assert _places(MEMBER + LOAD) == (0, 16)


def test_an_access_that_is_not_marked_may_lie_anywhere() -> None:
    assert _places(MEMBER + LOAD.replace(", !alias.scope !3", "")) is None
    assert _places(MEMBER + "%y = load double, ptr %at, align 8\n" + LOAD) is None
    assert _places(MEMBER + "store ptr %at, ptr %p\n" + LOAD) is None


def test_what_llvm_added_to_the_place_is_not_guessed() -> None:
    assert _places(MEMBER.replace("i64 8", "i64 0") + LOAD) is None
    assert _places(MEMBER.replace("i64 8", "i64 48") + LOAD) is None


@pytest.mark.parametrize("base", ["%p = alloca %struct.record", "%p = getelementptr %struct.record, ptr %q, i64 %j"])
def test_where_the_structure_begins_is_known_indices_may_count_from_one(base: str) -> None:
    base = base.replace("%p", "%r").replace("%q", "%p") + "\n"
    text = MEMBER.replace("i64 8", "i64 0").replace("%p", "%r")
    assert _places(base + text + LOAD) == (8, 24)
    assert _places(base + text.replace("i64 0", "i64 48") + LOAD) == (0, 16)


def test_an_array_that_ends_its_structure_may_be_longer_than_declared_but_for_rows_of_such() -> None:
    last = StructureMember("struct.record", 8, 24, 32, True)
    assert _places(MEMBER + LOAD, last) is None
    following = "%next = getelementptr i8, ptr %p, i64 32\n"
    assert _places(following + MEMBER + LOAD, last) == (0, 16)
    assert _places(following + MEMBER.replace("i64 8", "i64 40") + LOAD, last) == (0, 16)
