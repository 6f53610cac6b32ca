"""Adjoints in memory that several threads have: added in one go, for others may add to the same place."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.autodiff.prepare.thread_marks import THREAD
from enzyme_cc.autodiff.runtime import parallel
from enzyme_cc.ir import Builder, Function, Instruction, Type, Value

AUGMENTED = '"enzyme_cc_parallel_augmented"'
ADJOINT = '"enzyme_cc_parallel_adjoint"'
"""Marks calls of what reverse mode makes of the body of a parallel region (autodiff/parallel_regions.py)."""
THREAD_AUGMENTED = '"enzyme_cc_thread_augmented"'
THREAD_ADJOINT = '"enzyme_cc_thread_adjoint"'
"""And of what a thread does (autodiff/threads.py)."""

_MARKS = {PARALLEL: (PARALLEL, AUGMENTED, ADJOINT), THREAD: (THREAD, THREAD_AUGMENTED, THREAD_ADJOINT)}


def marks_of(call: ir.Call, derivative: int) -> tuple[str, ...]:
    """The mark for a tangent (0), an augmented primal (1) or an adjoint (2) of what threads do at a call, if any do."""
    return tuple(marks[derivative] for mark, marks in _MARKS.items() if mark in call.fn_attributes)


@dataclass(frozen=True, slots=True)
class PlaceInTeam:
    """Where a thread adds. No other thread adds there at the same time, if none of the following says otherwise:

    additions   where an addition in one go is noted, to become a plain one in the copy of the loop where that holds
    is_alone    holds if no other thread does
    """

    address: Value
    additions: dict[Instruction, Instruction] | None = None
    is_alone: Value | None = None


def add_where_alone(module: ir.OwningModule, b: Builder, address: Value, d: Value, is_alone: Value) -> None:
    """memory += d, in one go where other threads may do the same."""
    b.call(_kernel(module, d.type), (is_alone, address, d))


def _kernel(module: ir.OwningModule, type: Type) -> Function:
    name = f"__enzyme_cc.add_where_alone.{type}"
    found = module.functions.get(name)
    if found is not None:
        return found
    of = ir.function_type(ir.void, (ir.i1, ir.ptr, type))
    found = Function.create(module, name, of, "internal", ["is_alone", "address", "d"])
    found.attributes = ("nounwind", "alwaysinline")
    is_alone, address, d = found.args
    entry, plain, atomic = (found.add_block(part) for part in ("entry", "plain", "atomic"))
    Builder(entry).cond_br(is_alone, plain, atomic)
    b = Builder(plain)
    b.store(b.fadd(b.load(type, address), d), address)
    b.ret()
    b = Builder(atomic)
    b.atomic_rmw("fadd", address, d, ordering="monotonic")
    b.ret()
    return found


def add_to_shared(module: ir.OwningModule, b: Builder, address: Value, d: Value) -> None:
    """memory += d, part by part, where other threads may do the same."""
    type = d.type
    if type.is_struct or type.is_array:
        parts = len(type.elements) if type.is_struct else type.count
        for number in range(parts):
            at = b.gep(type, address, (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, number)))
            add_to_shared(module, b, at, b.extract_value(d, number))
    elif type.is_vector:
        for number in range(type.count):
            at = b.gep(type.element, address, (ir.int_constant(ir.i32, number),))
            add_to_shared(module, b, at, b.extract_element(d, ir.int_constant(ir.i32, number)))
    elif type is ir.x86_fp80:
        b.call(parallel.runtime_function(module, parallel.ADD_LONG_DOUBLE), (address, d))
    elif type.is_fp:
        b.atomic_rmw("fadd", address, d, ordering="monotonic")
