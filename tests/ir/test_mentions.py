"""A body that is still text names the same global values as the parsed one, and can be told to call others."""

from __future__ import annotations

import pytest

from enzyme_cc import ir
from enzyme_cc.ir import parse_module
from enzyme_cc.ir.mentions import globals_addressed_by, globals_named_by, names_plainly, rename_called

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


PLAIN = """
@table = constant [1 x ptr] zeroinitializer

declare double @sin(double)
declare double @sinus(double)
declare double @"odd name"(double)
declare void @take(ptr, double)

define void @f(double %x, ptr %p) {
  %a = call double @sin(double %x)
  %b = call double @"odd name"(double %a)
  call void @take(ptr @sinus, double %b)
  call void @take(ptr @"odd name", double %b)
  store ptr @f, ptr %p
  store ptr getelementptr (i8, ptr @table, i64 8), ptr %p
  call void %p(double %x)
  ret void
}
"""
UNUSUAL = [
    '  call void asm sideeffect "call f", ""()\n',
    "    #dbg_value(ptr @sin, !1, !DIExpression(), !2)\n",
    "  store ptr dso_local_equivalent @f, ptr %p\n",
    "  store ptr no_cfi @f, ptr %p\n",
]


@pytest.mark.parametrize("looked_into", [False, True])
def test_addresses_are_told_from_calls(looked_into: bool) -> None:
    function = parse_module(PLAIN).functions["f"]
    if looked_into:
        function.parse()
    assert {g.name for g in globals_addressed_by(function)} == {"sinus", "odd name", "f", "table"}
    assert function.is_parsed == looked_into


def test_calls_of_text_become_calls_of_others() -> None:
    module = parse_module(PLAIN)
    function = module.functions["f"]
    new = {
        name: ir.Function.create(module, f"copy of {name}", module.functions[name].function_type, "external")
        for name in ("sin", "odd name")
    }
    rename_called(function, new)
    calls = [i for i in function.instructions() if isinstance(i, ir.Call)]
    assert [call.called_name for call in calls] == ["copy of sin", "copy of odd name", "take", "take", ""]
    assert [call.args[0].ref() for call in calls[2:4]] == ["@sinus", '@"odd name"']


@pytest.mark.parametrize("line", UNUSUAL)
def test_what_means_more_than_an_address_is_looked_into(line: str) -> None:
    assert names_plainly(parse_module(PLAIN).functions["f"])
    assert not names_plainly(parse_module(PLAIN.replace("  ret void\n", line + "  ret void\n")).functions["f"])
