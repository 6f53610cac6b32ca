"""What functions that call each other do with the bits of numbers."""

import pytest

from enzyme_cc.analysis import bits_of_callees
from enzyme_cc.analysis.activity import ActiveRegion, ActivityResults
from enzyme_cc.analysis.bits_of_callees import BitsOfCallees
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.number_bits import NumberBits
from enzyme_cc.analysis.type_tree import EMPTY
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.ir import parse_module

EVEN_AND_ODD = """
define i32 @even(ptr %x, i32 %n) {
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %call, label %end
call:
  %less = add i32 %n, -1
  %odd = call i32 @odd(ptr %x, i32 %less)
  ret i32 %odd
end:
  %number = load double, ptr %x
  %bits = bitcast double %number to i64
  %upper = lshr i64 %bits, 32
  %half = trunc i64 %upper to i32
  %hash = xor i32 %half, 77
  ret i32 %hash
}
define i32 @odd(ptr %x, i32 %n) {
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %call, label %end
call:
  %less = add i32 %n, -1
  %even = call i32 @even(ptr %x, i32 %less)
  ret i32 %even
end:
  ret i32 0
}
define double @f(ptr %x, i32 %n) {
  %less = add i32 %n, -1
  %even = call i32 @even(ptr %x, i32 %less)
  %odd = call i32 @odd(ptr %x, i32 %less)
  %both = add i32 %even, %odd
  %number = sitofp i32 %both to double
  ret double %number
}
"""


def test_who_was_asked_within_a_recursion_knows_in_the_end_what_the_others_do() -> None:
    module = parse_module(EVEN_AND_ODD)
    models = CallModels()
    types = TypeAnalysis(module, models=models)
    f = module.functions["f"]
    activity = ActivityResults(f, types.analyse(f), ("active", "const"), True, region=ActiveRegion(types))
    callees = BitsOfCallees(lambda type, bytes: None, models)
    bits = NumberBits(f, activity.types, activity, callees)
    for name in ("even", "odd"):
        assert bits.of(next(i for i in f.instructions() if i.name == name)).loose == 0xFFFFFFFF & ~0xFFF00000, name


@pytest.mark.parametrize("most, depths", [(1, (3,)), (2, (3,)), (24, (3,)), (1, (0,))])
def test_a_function_that_is_asked_for_with_many_arguments_is_told_all_that_any_of_them_may_be(
    monkeypatch, most, depths
):
    monkeypatch.setattr(bits_of_callees, "MOST_ARGUMENTS", most)
    monkeypatch.setattr(bits_of_callees, "JOINED_DEPTHS", depths)
    module = parse_module("""
define i32 @upper(ptr %x) {
  %word = load i64, ptr %x
  %shifted = lshr i64 %word, 32
  %half = trunc i64 %shifted to i32
  ret i32 %half
}
define double @f(ptr %x, ptr %n, ptr %k, ptr %y) {
  %one = getelementptr i64, ptr %n, i64 2
  %count = load i64, ptr %one
  %square = mul i64 %count, %count
  store i64 %square, ptr %k
  %a = call i32 @upper(ptr %n)
  %b = call i32 @upper(ptr %k)
  %number = load double, ptr %x
  %twice = fadd double %number, %number
  store double %twice, ptr %x
  %c = call i32 @upper(ptr %x)
  %next = getelementptr double, ptr %y, i64 1
  %other = load double, ptr %next
  store double %other, ptr %y
  %d = call i32 @upper(ptr %y)
  %sum = add i32 %c, %d
  %result = sitofp i32 %sum to double
  ret double %result
}
""")
    models = CallModels()
    types = TypeAnalysis(module, models=models)
    f = module.functions["f"]
    activity = ActivityResults(
        f, types.analyse(f), ("active", "const", "const", "active"), True, region=ActiveRegion(types))
    callees = BitsOfCallees(lambda type, bytes: None, models)
    asked = []
    analyse = callees._analyse
    monkeypatch.setattr(
        BitsOfCallees, "_analyse", lambda self, question: (asked.append(question.arguments), analyse(question)))
    NumberBits(f, activity.types, activity, callees)
    assert len(set(asked)) <= most + 2
    assert ((EMPTY,) in asked) == (depths == (0,))  # in the end nothing is known
