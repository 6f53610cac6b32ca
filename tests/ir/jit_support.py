"""Runs LLVM text in process, and makes random control-flow graphs to run."""

from __future__ import annotations

import ctypes
import itertools
import random

import llvmlite.binding as llvm

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

_serial = itertools.count()


def promote(text: str) -> str:
    """The module with its stack slots made SSA values."""
    module = llvm.parse_assembly(text)
    machine = llvm.Target.from_default_triple().create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.PipelineTuningOptions())
    manager = llvm.create_new_module_pass_manager()
    manager.add_sroa_pass()
    manager.run(module, builder)
    return str(module)


class Compiled:
    """A module compiled in memory."""

    def __init__(self, text: str) -> None:
        module = llvm.parse_assembly(text)
        module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
        self.engine = llvm.create_mcjit_compiler(module, machine)
        self.engine.finalize_object()

    def function(self, name: str, result=ctypes.c_int64, *arguments):
        return ctypes.CFUNCTYPE(result, *arguments)(self.engine.get_function_address(name))


def random_cfg(seed: int, blocks: int = 9, variables: int = 3) -> str:
    """`i64 @f(i64 seed)`: a random graph of branches and switches over mutable variables, with a step budget,
    so that it always returns; every block changes the variables, several may return."""
    rng = random.Random(seed)
    lines = ["define i64 @f(i64 %in) {", "entry:"]
    slots = [f"%v{n}" for n in range(variables)] + ["%fuel"]
    lines += [f"  {slot} = alloca i64" for slot in slots]
    lines += [f"  store i64 %in, ptr {slot}" for slot in slots[:-1]]
    lines += ["  store i64 40, ptr %fuel", "  br label %b0"]
    count = itertools.count()

    def fresh() -> str:
        return f"%t{next(count)}"

    for place in range(blocks):
        lines.append(f"b{place}:")
        a, b, c = fresh(), fresh(), fresh()
        x, y = rng.choice(slots[:-1]), rng.choice(slots[:-1])
        lines += [f"  {a} = load i64, ptr {x}", f"  {b} = load i64, ptr {y}"]
        lines += [f"  {c} = {rng.choice(['add', 'sub', 'xor', 'mul'])} i64 {a}, {b}"]
        d = fresh()
        lines += [
            f"  {d} = add i64 {c}, {rng.randrange(1, 99)}",
            f"  store i64 {d}, ptr {rng.choice([x, y])}",
        ]
        fuel, less, out = fresh(), fresh(), fresh()
        lines += [f"  {fuel} = load i64, ptr %fuel", f"  {less} = sub i64 {fuel}, 1"]
        lines += [f"  store i64 {less}, ptr %fuel", f"  {out} = icmp slt i64 {less}, 0"]
        lines += [f"  br i1 {out}, label %ret{place % 2}, label %go{place}", f"go{place}:"]
        shifted, key = fresh(), fresh()
        lines += [f"  {shifted} = lshr i64 {d}, {rng.randrange(6)}", f"  {key} = and i64 {shifted}, 3"]
        targets = [
            rng.choice([f"b{rng.randrange(blocks)}", f"b{rng.randrange(blocks)}", "ret0", "ret1"])
            if rng.random() < 0.4
            else f"b{rng.randrange(blocks)}"
            for _ in range(3)
        ]
        kind = rng.random()
        if kind < 0.2:
            lines.append(f"  br label %{targets[0]}")
        elif kind < 0.75:
            bit = fresh()
            lines += [
                f"  {bit} = icmp ult i64 {key}, 2",
                f"  br i1 {bit}, label %{targets[0]}, label %{targets[1]}",
            ]
        else:
            lines.append(
                f"  switch i64 {key}, label %{targets[0]} [ i64 0, label %{targets[1]}\n"
                f"    i64 1, label %{targets[2]}\n    i64 2, label %{targets[1]} ]"
            )
    for place, op in enumerate(["add", "xor"]):
        a, b, c = fresh(), fresh(), fresh()
        lines += [f"ret{place}:", f"  {a} = load i64, ptr {slots[0]}", f"  {b} = load i64, ptr {slots[1]}"]
        lines += [f"  {c} = {op} i64 {a}, {b}", f"  ret i64 {c}"]
    lines.append("}")
    return "\n".join(lines)
