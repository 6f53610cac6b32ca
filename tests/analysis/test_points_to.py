"""Where pointers lead."""

from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.points_to import UNKNOWN_BIT, Summaries
from enzyme_cc.ir import parse_module

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
