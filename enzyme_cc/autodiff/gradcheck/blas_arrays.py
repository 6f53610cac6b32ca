"""Which numbers a call of BLAS touches: what a check must know to take differences by them."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.operations.blas_arguments import Reader, each_line, lines_of, parts_of
from enzyme_cc.ir import Builder, Function, Module, Value
from enzyme_cc.rules.blas import ARRAY, SCALAR, Spoken

KINDS = {"float": 0, "double": 1}
TOUCH = "__enzyme_cc.check.lines"


def touch_arrays(
    call: ir.Call, spoken: Spoken, companion: Callable[[Value], Value | None], touched: Function, b: Builder
) -> None:
    """Tell the run time, by `touched`, of the elements of each array and of scalars in memory, before the call."""
    given = Reader(spoken, call, lambda value: value, b).all()
    bytes = 4 if spoken.element == "float" else 8
    one, kind = ir.int_constant(ir.i64, 1), ir.int_constant(ir.i32, KINDS[spoken.element])
    for p in spoken.of_kind(ARRAY, SCALAR):
        pointer = call.args[spoken.positions[p.name]]
        beside = companion(pointer) if spoken.is_number(p) and pointer.type.is_pointer else None
        if beside is None:
            continue
        parts = parts_of(spoken, p)
        count, length = lines_of(spoken, p, given, b) if p.kind == ARRAY else (one, one)
        step = given.get(f"{p.name}.step", one)
        numbers = b.trunc(b.mul(length, ir.int_constant(ir.i64, parts)), ir.i32)
        distance = b.mul(step, ir.int_constant(ir.i64, parts * bytes))
        for reads in [*((1,) if p.read else ()), *((0,) if p.written else ())]:
            told = (pointer, beside, count, distance, kind, numbers, ir.int_constant(ir.i32, reads))
            b.call(_lines(b.module, touched), told)  # type: ignore[arg-type]  # the module of a builder is a whole one


def _lines(module: Module, touched: Function) -> Function:
    """(primal, companion, lines, bytes from one to the next, kind, numbers in each, reads)"""
    found = module.functions.get(TOUCH)
    if found is not None:
        return found
    type = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64, ir.i32, ir.i32, ir.i32))
    function = Function.create(module, TOUCH, type, "internal")
    primal, companion, count, step, kind, numbers, reads = function.args
    b = Builder(function.add_block("entry"))

    def touch(_: Value, distance: Value) -> None:
        b.call(touched, (b.gep(ir.i8, primal, (distance,)), b.gep(ir.i8, companion, (distance,)), kind, numbers, reads))

    each_line(b, count, step, touch)
    b.ret()
    function.blocks_changed()
    return function
