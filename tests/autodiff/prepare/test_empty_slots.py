"""Places of chosen tables that hold no function are null where all tables say so, and only there."""

from __future__ import annotations

import pytest

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.empty_slots import empty_chosen_slots

MODULE = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@one = private constant <{{ [16 x i8], ptr }}> <{{ [16 x i8] c"{bytes}\\08\\00\\00\\00\\00\\00\\00\\00", ptr @h }}>
@two = {linkage} <{{ ptr, ptr, ptr }}> <{{ ptr null, ptr @h, ptr @h }}>
declare void @h(ptr)
define void @f(i1 %c, ptr %object) {{
entry:
  br i1 %c, label %next, label %join
next:
  br label %join
join:
  %table = phi ptr [ @one, %entry ], [ @two, %next ]
  %slot = getelementptr i8, ptr %table, i64 {offset}
  %drop = load ptr, ptr %slot
  %none = icmp eq ptr %drop, null
  br i1 %none, label %out, label %do
do:
  call void %drop(ptr %object)
  br label %out
out:
  ret void
}}
"""
ZEROS = "\\00" * 8


@pytest.mark.parametrize("bytes, linkage, offset, is_empty", [
    (ZEROS, "private constant", 0, True),
    (ZEROS[:-1] + "1", "private constant", 0, False),
    (ZEROS, "private global", 0, False),
    (ZEROS, "weak constant", 0, False),
    (ZEROS, "private constant", 16, False),
    (ZEROS, "private constant", 4, False),
    (ZEROS, "private constant", -8, False),
])
def test_only_what_no_table_holds_is_null(bytes: str, linkage: str, offset: int, is_empty: bool) -> None:
    function = ir.parse_module(MODULE.format(bytes=bytes, linkage=linkage, offset=offset)).functions["f"]
    assert empty_chosen_slots(function) == is_empty
    assert ("call void null(" in str(function)) == is_empty
