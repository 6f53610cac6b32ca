"""Stack slots that one block uses become registers, and the function computes what it did."""

from __future__ import annotations

import ctypes

import pytest
from jit_support import Compiled

from enzyme_cc.ir import Alloca, Module, block_slots, parse_module, verify_module

LOCAL = """define double @f(double %x) {
entry:
  %a = alloca double
  store double -0.0, ptr %a
  %b = alloca double
  store double -0.0, ptr %b
  %c = alloca double
  store double -0.0, ptr %c
  %d = alloca double
  store double -0.0, ptr %d
  %here = load double, ptr %a
  %sum = fadd double %here, %x
  store double %sum, ptr %a
  %again = load double, ptr %a
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %total = phi double [ %again, %entry ], [ %more, %loop ]
  %b0 = load double, ptr %b
  %b1 = fadd double %b0, %total
  store double %b1, ptr %b
  %b2 = load double, ptr %b
  store double -0.0, ptr %b
  %c0 = load double, ptr %c
  %c1 = fadd double %c0, %b2
  store double %c1, ptr %c
  %more = fmul double %b2, 1.5
  store double %more, ptr %d
  %next = add i64 %i, 1
  %on = icmp ult i64 %next, 3
  br i1 %on, label %loop, label %exit
exit:
  %c2 = load double, ptr %c
  %d1 = load double, ptr %d
  %r = fadd double %c2, %d1
  ret double %r
}
"""


def promoted(text: str) -> Module:
    module = parse_module(text)
    function = module.functions["f"]
    slots = [i for i in function.instructions() if isinstance(i, Alloca)]
    block_slots.promote_in_blocks(function, slots)
    verify_module(module)
    return module


def test_slots_of_one_block_become_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(block_slots, "MANY", 0)
    module = promoted(LOCAL)
    left = [i.name for i in module.functions["f"].instructions() if isinstance(i, Alloca)]
    assert left == ["c", "d"]  # c collects over the iterations, d is read after the loop
    results = []
    for text in (module.print(), LOCAL):
        compiled = Compiled(text)
        run = compiled.function("f", ctypes.c_double, ctypes.c_double)
        results.append([run(x) for x in (0.5, -2.0)])
    assert results[0] == results[1]


def test_few_slots_are_left_to_llvm() -> None:
    untouched = parse_module(LOCAL)
    assert list(untouched.functions["f"].instructions())
    assert promoted(LOCAL).print() == untouched.print()
