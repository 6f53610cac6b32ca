"""Stack slots that one block uses become registers, and the function computes what it did."""

from __future__ import annotations

import ctypes

import pytest
from jit_support import Compiled

from enzyme_cc.ir import Alloca, Module, Store, block_slots, parse_module, verify_module

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


FAR = """define double @f(double %x, i64 %n) {
entry:
  %a = alloca double
  store double 1.5, ptr %a
  %b = alloca double
  store double 2.5, ptr %b
  %c = alloca double
  store double 3.5, ptr %c
  br label %before
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %b0 = load double, ptr %b
  %b1 = fmul double %b0, %x
  store double %b1, ptr %b
  %next = add i64 %i, 1
  %on = icmp ult i64 %next, %n
  br i1 %on, label %loop, label %after
after:
  %which = icmp ugt i64 %n, 2
  br i1 %which, label %left, label %right
left:
  store double %x, ptr %a
  br label %exit
right:
  %c0 = load double, ptr %c
  br label %exit
exit:
  %last = phi double [ 0.0, %left ], [ %c0, %right ]
  %a1 = load double, ptr %a
  %b2 = load double, ptr %b
  %sum = fadd double %a1, %b2
  %all = fadd double %sum, %last
  ret double %all
}
"""


def test_slots_begin_before_their_uses_and_outside_of_loops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(block_slots, "MANY", 0)
    module = parse_module(FAR)
    function = module.functions["f"]
    block_slots.begin_where_used(function, [i for i in function.instructions() if isinstance(i, Alloca)])
    verify_module(module)
    begins = {i.pointer.name: block.name for block in function.blocks for i in block.instructions
              if isinstance(i, Store) and i.value.is_constant}
    assert begins == {"a": "after", "b": "before", "c": "right"}
    results = []
    for text in (module.print(), FAR):
        compiled = Compiled(text)
        run = compiled.function("f", ctypes.c_double, ctypes.c_double, ctypes.c_int64)
        results.append([run(0.5, n) for n in (1, 2, 3)])
    assert results[0] == results[1]
