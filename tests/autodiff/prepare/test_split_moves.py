"""Which copies that LLVM split are made whole again, and that they copy the same bytes."""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
import pytest

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.split_moves import join_split_moves
from enzyme_cc.toolchain.llvm import preoptimise_text

SPLIT = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %to, ptr %from, ptr %other) {{
  %rest = alloca [39 x i8]
  %first = load i8, ptr %from, align 8
  {filling}
  %from.1 = getelementptr i8, ptr %from, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %rest, ptr %from.1, i64 39, i1 false)
  store i64 7, ptr %from
  store i8 %first, ptr %to, align 8
  {emptying}
  %to.1 = getelementptr i8, ptr %to, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %to.1, ptr %rest, i64 32, i1 false)
  %rest.4 = getelementptr i8, ptr %rest, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr %rest.4, i64 8, i1 false)
  ret void
}}
"""


def results(text: str) -> list[bytes]:
    """What the function leaves in its arguments."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(preoptimise_text(text))
    with llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine()) as engine:
        engine.finalize_object()
        function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(engine.get_function_address("f"))
        memory = [ctypes.create_string_buffer(bytes(range(start, start + 40)), 40) for start in (0, 50, 100)]
        function(*map(ctypes.addressof, memory))
        return [buffer.raw for buffer in memory]


@pytest.mark.parametrize(
    ("filling", "emptying", "is_joined"),
    [
        ("", "", True),
        ("%x = load i8, ptr %other", "%y = add i8 %first, 1", True),
        ("store i8 99, ptr %from", "", False),
        ("", "store i8 99, ptr %to", False),
        ("", "%y = load i8, ptr %to\n  store i8 %y, ptr %other", False),
    ],
)
def test_both_parts_are_moved_together_where_nothing_comes_between(filling, emptying, is_joined) -> None:
    text = SPLIT.format(filling=filling, emptying=emptying)
    module = ir.parse_module(text)
    assert join_split_moves(module.functions["f"]) == is_joined
    made = module.print()
    assert ("i64 33, i1 false" in made) == is_joined
    assert results(made) == results(text)
