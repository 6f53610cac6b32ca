"""Where pointers lead."""

import pytest

from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.points_to import UNKNOWN_BIT, Summaries
from enzyme_cc.ir import parse_module

COPY = """
define ptr @copied(ptr %object) {{
  %from = alloca double
  %to = alloca double
  %room = alloca double
  store ptr %room, ptr %from
  %word = load double, ptr %from{tag}
  store double %word, ptr %to
  %address = load ptr, ptr %to
  ret ptr %address
}}
!0 = !{{}}
!1 = !{{!2, !2, i64 0}}
!2 = !{{!"double", !3}}
!3 = !{{!"omnipotent char", !4}}
!4 = !{{!"Simple C/C++ TBAA"}}
!5 = !{{!3, !3, i64 0}}
"""

LOOP = """
declare noalias ptr @malloc(i64)
define ptr @last(i64 %n, double %number) {
entry:
  br label %loop
exit:
  %address = inttoptr i64 %word to ptr
  %given = fptosi double %number to i64
  %unknown = inttoptr i64 %given to ptr
  ret ptr %address
loop:
  %word = phi i64 [ 0, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %made = call ptr @malloc(i64 16)
  %next = ptrtoint ptr %made to i64
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %exit
}
"""


def test_an_address_that_goes_through_words_around_a_later_block_leads_to_its_object() -> None:
    function = parse_module(LOOP).functions["last"]
    found = Summaries(CallModels()).points_to(function)
    by_name = {name.lstrip("%"): value for value, name in function.number_values().items()}
    made = found.object_of(by_name["made"])
    assert made is not None
    assert found.of(by_name["address"]) == 1 << made
    assert found.of(by_name["unknown"]) == UNKNOWN_BIT


@pytest.mark.parametrize(("tag", "leads"), [
    ("", True), (", !tbaa !5", True), (", !tbaa !1", False), (", !noundef !0", False),
])
def test_a_double_that_is_moved_may_be_an_address_unless_it_is_declared_a_number(tag: str, leads: bool) -> None:
    function = parse_module(COPY.format(tag=tag)).functions["copied"]
    found = Summaries(CallModels()).points_to(function)
    by_name = {name.lstrip("%"): value for value, name in function.number_values().items()}
    room = found.object_of(by_name["room"])
    assert room is not None
    assert found.of(by_name["address"]) == (1 << room if leads else 0)
