"""A body that is still text names the same global values as the parsed one."""

from __future__ import annotations

from enzyme_cc.ir import parse_module
from enzyme_cc.ir.mentions import globals_named_by

TEXT = """
@table = global [2 x ptr] [ptr @f, ptr null]
@"odd name\\22" = global i32 0
@unused = global i32 0

declare void @g(ptr)

declare void @"?h@@YAXXZ"(ptr)

define void @f(ptr %p) {
  %a = load ptr, ptr getelementptr (i8, ptr @table, i64 8), align 8
  %b = load i32, ptr @"odd name\\22", align 4
    #dbg_value(ptr @unused, !1, !DIExpression(), !2)
  call void @g(ptr %p)
  call void @"?h@@YAXXZ"(ptr @f)
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}
!2 = !{}
"""


def test_text_and_instructions_name_the_same() -> None:
    function = parse_module(TEXT).functions["f"]
    assert not function.is_parsed
    named = {value.name for value in globals_named_by(function)}
    assert not function.is_parsed
    function.parse()
    assert named == {value.name for value in globals_named_by(function)} == {
        "table", 'odd name"', "g", "?h@@YAXXZ", "f"}
