"""Which modules ask for derivatives."""

from __future__ import annotations

from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.pipeline import needs_differentiation


def _module(defines: str, *calls: str) -> LLVMModule:
    lines = [f"declare void @{name}()" for name in calls]
    lines.append(f"define void @{defines}() {{")
    lines += [f"  call void @{name}()" for name in calls]
    return LLVMModule.from_text("\n".join([*lines, "  ret void", "}", ""]))


def test_a_hook_counts_in_any_spelling() -> None:
    assert needs_differentiation(_module("f", "__enzyme_autodiff"))
    assert needs_differentiation(_module("f", "_Z17__enzyme_autodiffIdEdPvz"))
    assert needs_differentiation(_module("f", "__enzyme_fwddiff_foo"))
    assert not needs_differentiation(_module("f", "g"))
