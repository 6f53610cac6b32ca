"""Adjoints of arrays that several threads give to BLAS at the same time: the library adds to memory without regard to
other threads, so that each call sums up in memory of its own, which is then added atomically."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.operations.blas_arguments import Given, each_line, lines_of, parts_of
from enzyme_cc.autodiff.shadow.shared_adjoints import add_to_shared
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules.blas import Operand, Spoken


@dataclass(frozen=True)
class OwnSum:
    """The sum for one array of one call, without gaps, and where it belongs (null where nothing is active)."""

    memory: Value
    shadow: Value
    lines: Value
    numbers: Value
    step: Value


def own_sum(s: Sweep, spoken: Spoken, p: Operand, given: Given, shadow: Value, b: Builder) -> OwnSum:
    """Memory of zeros as large as the array; null where the shadow is."""
    zero = ir.int_constant(ir.i64, 0)
    lines, length = (b.select(b.icmp("slt", n, zero), zero, n) for n in lines_of(spoken, p, given, b))
    parts = ir.int_constant(ir.i64, parts_of(spoken, p))
    numbers = b.mul(length, parts)
    bytes = ir.int_constant(ir.i64, s.engine.layout.size(ir.float_type(spoken.element)))
    calloc = s.module.get_or_declare("calloc", ir.function_type(ir.ptr, (ir.i64, ir.i64)))
    memory = b.call(calloc, (b.mul(lines, numbers), bytes))
    is_active = b.icmp("ne", shadow, ir.null())
    step = b.mul(given[f"{p.name}.step"], parts)
    return OwnSum(b.select(is_active, memory, ir.null()), shadow, lines, numbers, step)


def share(s: Sweep, spoken: Spoken, sum: OwnSum, b: Builder) -> None:
    """Add it to the adjoint, and end the memory."""
    b.call(_kernel(s, ir.float_type(spoken.element)), (sum.shadow, sum.memory, sum.lines, sum.numbers, sum.step))
    b.call(s.module.get_or_declare("free", ir.function_type(ir.void, (ir.ptr,))), (sum.memory,))


def _kernel(s: Sweep, type: ir.Type) -> ir.Function:
    """(adjoint, sum, lines, numbers in each, numbers from one to the next): a negative step begins at the other end."""
    key = f"share sums of {type}"
    found = s.engine.kernels.get(key)
    if found is not None:
        return found
    of = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64, ir.i64))
    found = ir.Function.create(s.module, s.module.unique_name(f"__enzyme_cc.share.sums.{type}"), of, "internal")
    found.attributes = ("nounwind",)
    s.engine.kernels[key] = found
    adjoint, sum, lines, numbers, step = found.args
    b = Builder(found.add_block("entry"))

    def share_line(line: Value, distance: Value) -> None:
        to, source = b.gep(type, adjoint, (distance,)), b.gep(type, sum, (b.mul(line, numbers),))

        def share_number(_: Value, at: Value) -> None:
            d = b.load(type, b.gep(type, source, (at,)))
            add, following = found.add_block("add"), found.add_block("following")
            b.cond_br(b.fcmp("une", d, ir.zero(type)), add, following)  # others may own what is not added to
            b.position_at_end(add)
            add_to_shared(s.module, b, b.gep(type, to, (at,)), d)
            b.br(following)
            b.position_at_end(following)

        each_line(b, numbers, ir.int_constant(ir.i64, 1), share_number)

    is_active = b.icmp("ne", sum, ir.null())
    each_line(b, b.select(is_active, lines, ir.int_constant(ir.i64, 0)), step, share_line)
    b.ret()
    found.blocks_changed()
    return found
