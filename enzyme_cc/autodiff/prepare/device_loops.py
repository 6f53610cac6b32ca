"""Short loops of device code, marked for LLVM to unroll before differentiation.

What an unrolled loop computes stays in registers between the sweeps, where a loop needs a tape; on a GPU each thread
would have to take its tape from a heap. Compilers of device code unroll such loops anyway. Besides those that count,
they are the loops that halve or double a number, as reductions do (`for (d = 16; d; d /= 2)`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.autodiff.prepare.short_loops import MOST_INSTRUCTIONS, ShortLoops, mark_to_unroll, said_of_unrolling
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Function, Value
from enzyme_cc.ir.structure import simplify_loops, terminator_of

MOST_AROUND_ARRAYS = 2000
"""Instructions of an unrolled loop through an array of the thread's own, which becomes registers by that."""

MOST_STEPS = 64
"""Of a loop that halves or doubles."""


def mark_device_loops(function: Function) -> bool:
    """Mark the short loops of a function; whether there was any."""
    if not function.has_body:
        return False
    info = LoopInfo(function)
    if not info.forest.roots:
        return False
    if not all(map(info.is_canonical, info.loops)):
        simplify_loops(function)
        info = LoopInfo(function)
    short = ShortLoops(function, info)
    marked = False
    for loop in info.loops:
        length = short.unrolled(loop)
        if length is None:
            length = _length_of_halving(info, loop) or _length_around(info, short, loop)
        most = MOST_AROUND_ARRAYS if _indexes_array(loop) else MOST_INSTRUCTIONS
        if length is not None and length <= most:
            mark_to_unroll(loop)
            marked = True
    return marked


def _indexes_array(loop: Loop[BasicBlock]) -> bool:
    for block in loop.blocks:
        for i in block.instructions:
            pointer = i.pointer if isinstance(i, ir.GetElementPtr) else None
            while isinstance(pointer, ir.GetElementPtr):
                pointer = pointer.pointer
            if isinstance(pointer, ir.Alloca):
                return True
    return False


_GUESS = 3
"""How often loops run whose iteration counts show once those around them are unrolled."""


def _length_around(info: LoopInfo, short: ShortLoops, loop: Loop[BasicBlock]) -> int | None:
    """About how many instructions a loop comes to in which others run as often as its number says; None of others.

    Once it is unrolled they are loops by themselves, which are looked at again."""
    count = short.count(loop)
    if count is None or not loop.children:
        return None
    length = 0
    for block in loop.blocks:
        inner = info.loop_of(block)
        depth = 0
        while inner is not None and inner is not loop:
            depth, inner = depth + 1, inner.parent
        length += len(block.instructions) * _GUESS ** depth
    return length * count


def _length_of_halving(info: LoopInfo, loop: Loop[BasicBlock]) -> int | None:
    """How many instructions an innermost loop comes to whose end a number says that is shifted; None of others."""
    latch, preheader = info.latch(loop), info.preheader(loop)
    if latch is None or preheader is None or loop.children or said_of_unrolling(latch):
        return None
    branch = terminator_of(latch)
    if not isinstance(branch, ir.CondBr) or not isinstance(branch.condition, ir.ICmp):
        return None
    for phi in loop.header.phis:
        start = phi.incoming_for(preheader)
        if isinstance(start, ir.ConstantInt):
            steps = _steps(phi, phi.incoming_for(latch), start, branch, branch.if_true is loop.header)
            if steps is not None:
                return steps * sum(len(block.instructions) for block in loop.blocks)
    return None


def _steps(phi: ir.Phi, following: Value, start: ir.ConstantInt, branch: ir.CondBr, stays_if: bool) -> int | None:
    """After how many iterations a loop ends, tried out; None if that does not depend on the number alone."""
    number = start.unsigned
    for step in range(1, MOST_STEPS + 1):
        test, after = _evaluated(branch.condition, phi, number), _evaluated(following, phi, number)
        if test is None or after is None:
            return None
        if bool(test) is not stays_if:
            return step
        number = after
    return None


_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "and": operator.and_, "or": operator.or_,
    "xor": operator.xor, "shl": operator.lshift, "lshr": operator.rshift, "udiv": operator.floordiv,
}
_DEEPEST = 6


def _evaluated(value: Value, phi: ir.Phi, number: int, depth: int = 0) -> int | None:
    """An integer, without sign, that is computed from constants and a phi's number; None of others."""
    if value is phi:
        return number
    if isinstance(value, ir.ConstantInt):
        return value.unsigned
    if not isinstance(value, ir.Instruction) or depth > _DEEPEST or not value.type.is_int or len(value.operands) > 2:
        return None
    given = [_evaluated(operand, phi, number, depth + 1) for operand in value.operands]
    of = value.operands[0].type
    if any(each is None for each in given) or not of.is_int:
        return None
    operands = [each for each in given if each is not None]
    most = 1 << value.type.bits
    if isinstance(value, ir.ICmp):
        return int(_holds(value.predicate, operands[0], operands[1], of.bits))
    if value.opcode in ("zext", "trunc", "freeze"):
        return operands[0] % most
    signed = [each - (1 << of.bits) if each >> (of.bits - 1) else each for each in operands]
    if value.opcode == "sext":
        return signed[0] % most
    if value.opcode in ("sdiv", "udiv") and not operands[1]:
        return None
    if value.opcode == "sdiv":
        quotient = abs(signed[0]) // abs(signed[1])
        return (quotient if (signed[0] < 0) == (signed[1] < 0) else -quotient) % most
    if value.opcode in ("shl", "lshr", "ashr") and operands[1] >= of.bits:
        return None
    if value.opcode == "ashr":
        return (signed[0] >> operands[1]) % most
    operation = _OPERATIONS.get(value.opcode)
    return None if operation is None else operation(*operands) % most


def _holds(predicate: str, a: int, b: int, bits: int) -> bool:
    """A comparison of two integers, given without sign."""
    if predicate.startswith("s"):
        half = 1 << (bits - 1)
        a, b = a ^ half, b ^ half
    return {"eq": a == b, "ne": a != b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}[predicate[-2:]]
