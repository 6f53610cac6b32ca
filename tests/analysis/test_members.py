"""Integers and padding that a variable's type tells of."""

import pytest

from enzyme_cc.analysis.members import is_integer_member, is_member_beyond_rows, is_padding
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.ir import Load, Store, i32, parse_module

MODULE = """
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
%struct.V = type {{ [3 x double], i32 }}
%struct.R = type {{ [4 x %struct.V], i64 }}
%union.U = type {{ double }}
%struct.T = type {{ i32, %union.U }}
define void @f(i64 %k) {{
entry:
  %v = alloca {type}
  %w = alloca %struct.V
  %p = getelementptr i8, ptr %v, i64 {offset}
  %q = getelementptr i8, ptr %w, i64 28
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = getelementptr i8, ptr %p, i64 {index}
  %x = load i32, ptr %s
  store i32 %x, ptr {goes_to}
  %j = add nuw i64 %i, 32
  %c = icmp eq i64 %j, 128
  br i1 %c, label %done, label %loop
done:
  ret void
}}
"""


def load(type="%struct.V", offset=24, index="0", goes_to="%q"):
    module = parse_module(MODULE.format(type=type, offset=offset, index=index, goes_to=goes_to))
    [found] = [i for i in module.functions["f"].instructions() if isinstance(i, Load)]
    return found, module.datalayout


@pytest.mark.parametrize(("type", "offset", "index", "expected"), [
    ("%struct.V", 24, "0", True),
    ("%struct.V", 16, "0", False),  # half of a number
    ("%struct.V", 28, "0", False),  # padding
    ("%struct.R", 24, "%i", True),  # of each element of an array
    ("%struct.R", 24, "%k", False),  # who knows where
    ("%struct.R", 128, "0", False),  # half of an integer
    ("{ double, i32 }", 8, "0", False),  # the compiler's own structure: a word, whatever it holds
    ("%struct.T", 0, "0", False),  # beside a union
])
def test_integer_members(type, offset, index, expected):
    found, _ = load(type, offset, index)
    assert is_integer_member(found, 4) is expected


@pytest.mark.parametrize(("type", "offset", "goes_to", "expected"), [
    ("%struct.V", 28, "%q", True),
    ("%struct.V", 28, "%w", False),  # into a number
    ("%struct.V", 24, "%q", False),  # a member
    ("%struct.T", 4, "%q", False),  # a union may lie there
])
def test_padding_only_becomes_padding(type, offset, goes_to, expected):
    found, layout = load(type, offset, "0", goes_to)
    assert is_padding(found, layout) is expected


BESIDE_ROWS = """
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
define void @f(ptr %s, i64 %k, double %x) {{
  %row = getelementptr i8, ptr %s, i64 {start}
  %element = getelementptr double, ptr %row, i64 %k
  store double %x, ptr %element
  %place = getelementptr i8, ptr %s, i64 {at}
  store i32 7, ptr %place, !tbaa !{tag}
  ret void
}}
!0 = !{{!"C"}}
!1 = !{{!"omnipotent char", !0, i64 0}}
!2 = !{{!"long", !1, i64 0}}
!3 = !{{!"int", !1, i64 0}}
!4 = !{{!"stack", !3, i64 0, !2, i64 8, !3, i64 264}}
!5 = !{{!4, !3, i64 264}}
!6 = !{{!"halves", !3, i64 0, !3, i64 4, !3, i64 8, !3, i64 12}}
!7 = !{{!6, !3, i64 12}}
!8 = !{{!3, !3, i64 0}}
!9 = !{{!4, !3, i64 0}}
"""


@pytest.mark.parametrize(("start", "at", "tag", "expected"), [
    (8, 264, 5, True),
    (8, 0, 9, True),  # before all numbers
    (0, 12, 7, False),  # a structure of integers laid over numbers
    (264, 264, 5, False),
    (8, 264, 8, False),  # an integer by itself
    (8, 256, 5, False),  # not where the member lies
])
def test_a_row_of_numbers_ends_with_the_member_in_which_it_begins(start, at, tag, expected):
    module = parse_module(BESIDE_ROWS.format(start=start, at=at, tag=tag))
    types = TypeAnalysis(module).analyse(module.functions["f"])
    [store] = [i for i in module.functions["f"].instructions() if isinstance(i, Store) and i.value.type is i32]
    assert is_member_beyond_rows(types, store, 4) is expected
