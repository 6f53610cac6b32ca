"""Between which constants an index is seen to lie, and what that says of arrays beside other members."""

from __future__ import annotations

import pytest

from enzyme_cc.analysis.index_ranges import index_range
from enzyme_cc.analysis.type_facts import FLOATS, HINT, INTEGER, STRIDED
from enzyme_cc.analysis.type_tree import block
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.ir import parse_module

DOUBLE = FLOATS["double"]


def of_result(body: str) -> tuple[int, int] | None:
    module = parse_module(f"define i64 @f(i64 %x, i32 %n, i1 %b) {{\n{body}\n}}")
    returned = next(i for i in module.functions["f"].instructions() if i.opcode == "ret")
    return index_range(returned.operands[0])


@pytest.mark.parametrize(("computed", "expected"), [
    ("urem i64 %x, 3", (0, 2)),
    ("srem i64 %x, 3", (-2, 2)),
    ("and i64 %x, 7", (0, 7)),
    ("and i64 %x, -8", None),
    ("lshr i64 %x, 61", (0, 7)),
    ("zext i1 %b to i64", (0, 1)),
    ("zext i32 %n to i64", None),
    ("sext i32 %n to i64", None),
    ("select i1 %b, i64 5, i64 -2", (-2, 5)),
    ("add i64 %x, 1", None),
])  # fmt: skip
def test_what_one_operation_shows(computed, expected):
    assert of_result(f"  %r = {computed}\n  ret i64 %r") == expected


def test_sums_and_products():
    assert of_result("""
  %a = and i64 %x, 3
  %b3 = mul i64 %a, -3
  %r = add i64 %b3, 10
  ret i64 %r""") == (1, 10)


def test_quotients():
    for divided in ("lshr i64 %a, 2", "ashr i64 %a, 2", "udiv i64 %a, 4", "sdiv i64 %a, 4"):
        assert of_result(f"  %a = and i64 %x, 31\n  %r = {divided}\n  ret i64 %r") == (0, 7)
    assert of_result("  %r = ashr i64 %x, 61\n  ret i64 %r") is None


def test_what_wraps_around_is_not_told():
    assert of_result("""
  %a = and i32 %n, 2147483647
  %d = add i32 %a, 1
  %r = sext i32 %d to i64
  ret i64 %r""") is None


LOOP = """
  br label %l
l:
  %down = phi i64 [ {begin}, %0 ], [ %less, %l ]
  %i = phi i64 [ 0, %0 ], [ %more, %l ]
  %more = add nuw nsw i64 %i, 1
  %less = add nsw i64 %down, -1
  %c = icmp {test}
  br i1 %c, label {to}
e:
  ret i64 %i"""


@pytest.mark.parametrize(("begin", "test", "to", "expected"), [
    ("3", "eq i64 %less, 0", "%e, label %l", (0, 2)),  # what flang makes of a loop of three rounds
    ("3", "ult i64 %more, 4", "%l, label %e", (0, 3)),
    ("3", "slt i64 %i, 4", "%l, label %e", (0, 4)),
    ("3", "ne i64 %down, 1", "%l, label %e", (0, 2)),
    ("%x", "eq i64 %less, 0", "%e, label %l", None),
    ("3", "eq i64 %more, %x", "%e, label %l", None),
    ("3", "eq i64 %more, 1000", "%e, label %l", (0, 999)),
    ("3", "ne i64 %more, 1000", "%l, label %e", (0, 999)),
    ("3", "sge i64 %down, -5", "%l, label %e", (0, 9)),
    ("3", "ult i64 %down, 8", "%l, label %e", None),  # wraps around
    ("3", "ugt i64 %down, 0", "%l, label %e", (0, 3)),
    ("4", "ne i64 %more, 0", "%l, label %e", None),
    ("3", "eq i64 %more, 2", "%l, label %l", None),
])  # fmt: skip
def test_loops_count_by_themselves_or_by_a_counter_beside(begin, test, to, expected):
    assert of_result(LOOP.format(begin=begin, test=test, to=to)) == expected


@pytest.mark.parametrize(("test", "to", "expected"), [
    ("ugt i64 %x, 311", "%l, label %e", (0, 311)),
    ("ult i64 %x, 312", "%e, label %l", (0, 311)),
    ("ult i64 %x, 312", "%l, label %e", None),
    ("sgt i64 %x, 311", "%l, label %e", None),
    ("eq i64 %x, 7", "%e, label %l", (0, 7)),
])  # fmt: skip
def test_what_is_not_begun_anew_was_small_enough(test, to, expected):
    assert of_result(f"""
  %c = icmp {test}
  br i1 %c, label {to}
l:
  br label %e
e:
  %r = phi i64 [ 0, %l ], [ %x, %0 ]
  ret i64 %r""") == expected
    assert of_result(f"""
  %c = icmp {test}
  %r = select i1 %c, i64 {'%x, i64 0' if to.startswith('%e') else '0, i64 %x'}
  ret i64 %r""") == expected


def test_an_index_within_its_array_sees_no_member_behind_it():
    memory = block(INTEGER, 0, 32).merge(block(DOUBLE, 32, 16))
    assert memory.indexed_within(0, 24, 8).lookup(0, 8) is INTEGER
    assert not any(f.concrete.is_float and f.strength > HINT for f in memory.indexed_within(0, 24, 8).facts)
    assert memory.indexed(8, 0).lookup(0, 8) is DOUBLE


def test_a_member_array_ends_before_the_integer_behind_it():
    module = parse_module("""
define void @f(ptr %p, i64 %k, i64 %n) {
  %r = getelementptr { [2 x double], i64 }, ptr %p, i64 %k
  %i = and i64 %n, 1
  %e = getelementptr double, ptr %r, i64 %i
  store double 1.0, ptr %e
  %q = getelementptr i8, ptr %r, i64 16
  %w = load i64, ptr %q
  %s = getelementptr { [2 x double], i64 }, ptr %p, i64 %w
  store i64 %w, ptr %q
  ret void
}""")
    f = module.functions["f"]
    types = TypeAnalysis(module).analyse(f)
    (record,) = [i for i in f.instructions() if i.name == "r"]
    assert types.memory(record, 24) == [(0, 16, DOUBLE), (16, 8, INTEGER)]
    assert types.memory(f.args[0], 48) == [(0, 16, DOUBLE), (16, 8, INTEGER), (24, 16, DOUBLE), (40, 8, INTEGER)]


def test_rows_end_where_the_index_does():
    assert block(DOUBLE).placed(8, 24, 8) == block(DOUBLE, 8, 24, STRIDED)
    assert block(DOUBLE).placed(0, 16, 16).lookup(16, 8) is DOUBLE
    assert block(DOUBLE).placed(0, 16, 16).lookup(32, 8) is not DOUBLE


def test_a_block_before_the_pointer_goes_on_at_it():
    last = block(INTEGER, 24, 8, STRIDED).generalised(32)
    assert last.preceded(4).lookup(0, 4) is INTEGER
