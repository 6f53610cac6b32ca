"""Integers that are never negative."""

from __future__ import annotations

from enzyme_cc.analysis.signs import is_never_negative
from enzyme_cc.ir import parse_module

SOURCE = """
define i64 @f(i64 %n, i32 %m, i1 %c) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %best = phi i64 [ 3, %entry ], [ %chosen, %loop ]
  %wrapped = phi i64 [ 0, %entry ], [ %over, %loop ]
  %below = phi i64 [ 0, %entry ], [ %less, %loop ]
  %chosen = select i1 %c, i64 %k, i64 %best
  %short = trunc nuw nsw i64 %chosen to i32
  %cut = trunc i64 %chosen to i32
  %wide = sext i32 %short to i64
  %twice = shl nsw i64 %wide, 1
  %bits = and i64 %n, 255
  %rest = srem i64 %k, %n
  %high = lshr i64 %n, 3
  %given = sext i32 %m to i64
  %next = add nuw nsw i64 %k, 1
  %over = add i64 %wrapped, 1
  %less = add nsw i64 %below, -1
  br i1 %c, label %loop, label %end
end:
  ret i64 %k
}
"""


def test_integers_that_are_never_negative():
    f = parse_module(SOURCE).functions["f"]
    found = {i.name for i in f.instructions() if i.type.is_int and i.opcode != "br" and is_never_negative(i)}
    assert found == {"k", "best", "chosen", "short", "wide", "twice", "bits", "rest", "high", "next"}
