"""Which modules ask for derivatives, and what is told on the way to them."""

from __future__ import annotations

from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.pipeline import (
    OBJECT,
    CodeGeneration,
    autodiff_options,
    differentiate,
    needs_differentiation,
    optimised_code,
)


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


REQUEST = """
define internal double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
declare double @__enzyme_autodiff(ptr, ...)
define double @g(double %x) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
"""


def test_each_step_is_told() -> None:
    steps: list[str] = []
    made = differentiate(REQUEST, autodiff_options({}), CodeGeneration(), lambda line: None, step=steps.append)
    optimised_code(made, OBJECT, CodeGeneration(), lambda line: None, step=steps.append)
    assert list(dict.fromkeys(steps)) == [
        "looking for requests", "optimising what is differentiated", "differentiating", "verifying",
        "optimising the derivatives", "writing machine code",
    ]
