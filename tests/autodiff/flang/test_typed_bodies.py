"""Bodies of flang's runtime in a slice that is differentiated as it is: code for the types of each call."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.library_bodies import text_with_bodies
from enzyme_cc.toolchain.llvm import link_text, preoptimise_text

ROW = "{ ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }"
CALLS = f"""
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @_FortranAAssign(ptr, ptr, ptr, i32)
define void @f(ptr %x, ptr %y) {{
  %to = alloca {ROW}
  %from = alloca {ROW}
  %a = insertvalue {ROW} {{ ptr undef, i64 8, i32 1, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }}, ptr %x, 0
  store {ROW} %a, ptr %to
  %b = insertvalue {ROW} {{ ptr undef, i64 8, i32 1, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }}, ptr %y, 0
  store {ROW} %b, ptr %from
  call void @_FortranAAssign(ptr %to, ptr %from, ptr null, i32 1)
  call void @_FortranAAssign(ptr %to, ptr %from, ptr null, i32 2)
  ret void
}}
"""


def _called(module: ir.Module) -> list[ir.Function | None]:
    return [i.called_function for i in module.functions["f"].instructions() if isinstance(i, ir.Call)]


def test_calls_of_one_type_share_a_body_in_which_only_that_type_is_left() -> None:
    module = ir.parse_module(text_with_bodies(ir.parse_module(CALLS), link_text, preoptimise_text))
    first, second = _called(module)
    assert first is second and first is not None
    moved = {i.type for i in first.instructions() if i.opcode == "load" and i.type not in (ir.ptr, ir.i64)}
    assert moved == {ir.f64}
    assert not [i for i in first.instructions() if i.opcode == "store" and i.operands[0].type is ir.i8]


def test_what_tells_its_type_as_it_runs_keeps_the_body_for_all_types() -> None:
    derived = CALLS.replace("i8 28, i8 0, i8 0", "i8 42, i8 0, i8 1")
    module = ir.parse_module(text_with_bodies(ir.parse_module(derived), link_text, preoptimise_text))
    assert [f.name for f in _called(module) if f is not None] == ["__enzyme_cc.copy._FortranAAssign"] * 2
