"""The control flow of the reverse sweep: which way each block was entered, and iteration numbers going backwards.

Block by block the reverse sweep mirrors the forward one: at the end of the reverse of B it goes to the reverse of the
block from which B was entered. Of a loop header that is told by the iteration number; elsewhere by the condition of
the branch that decided, when that is plain to see, or else by a phi that the forward sweep keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.analysis.symbolic import SymbolicExpr
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Instruction, Value

Getter = Callable[[Value], Value]


@dataclass(eq=False, slots=True)
class AffinePhi:
    """A header phi of the forward sweep that equals start + k * step + k (k - 1) / 2 * change in iteration k, where
    `change` is None for 0; `values` maps the leaves of step and change."""

    loop: Loop[BasicBlock]
    start: Value
    step: SymbolicExpr
    change: SymbolicExpr | None
    values: dict[Value, Value]

    @property
    def inputs(self) -> list[Value]:
        """Forward values it is computed from."""
        return [self.start, *self.values.values()]

    def at(self, builder: Builder, iteration: Value, get: Getter) -> Value:
        """Its value in the iteration."""
        distance = self._times(builder, iteration, self.step, get)
        if self.change is not None:
            # k (k - 1) / 2 without overflow: the even one of the two is halved
            half = builder.lshr(iteration, ir.int_constant(ir.i64, 1))
            before = builder.sub(iteration, ir.int_constant(ir.i64, 1))
            pairs = builder.mul(half, builder.or_(before, ir.int_constant(ir.i64, 1)))
            distance = builder.add(distance, self._times(builder, pairs, self.change, get))
        start = get(self.start)
        if start.type.is_pointer:
            return builder.gep(ir.i8, start, (distance,))
        return builder.add(start, distance)

    def _times(self, builder: Builder, number: Value, expr: SymbolicExpr, get: Getter) -> Value:
        factor = expr.materialise(builder, {leaf: get(self.values[leaf]) for leaf in expr.leaves()})
        if expr.bits < 64:  # materialise zero-extends: sign does not matter modulo 2^bits
            type = ir.int_type(expr.bits)
            factor, number = builder.trunc(factor, type), builder.trunc(number, type)
        return builder.mul(number, factor)


@dataclass(eq=False, slots=True)
class RecurringPhi:
    """A header phi of the forward sweep with a period (analysis/periodic.py): its `starts`, or the one start and what
    `mirror`, of the primal, makes of it; `values` maps the mirror's operands but for the phi and constants."""

    loop: Loop[BasicBlock]
    starts: list[Value]
    mirror: Instruction | None
    values: dict[Value, Value]

    @property
    def inputs(self) -> list[Value]:
        """Forward values it is computed from."""
        return [*self.starts, *self.values.values()]

    def at(self, builder: Builder, iteration: Value, get: Getter) -> Value:
        """Its value in the iteration."""
        values = [get(start) for start in self.starts]
        if self.mirror is not None:
            values.append(self._mirrored(builder, values[0], get))
        place = builder.urem(iteration, ir.int_constant(ir.i64, len(values)))
        result = values[-1]
        for k in reversed(range(len(values) - 1)):
            result = builder.select(builder.icmp("eq", place, ir.int_constant(ir.i64, k)), values[k], result)
        return result

    def _mirrored(self, builder: Builder, value: Value, get: Getter) -> Value:
        assert self.mirror is not None
        operands = [operand for operand in self.mirror.operands if not operand.is_constant]
        mirrored = self.mirror.clone({o: get(self.values[o]) if o in self.values else value for o in operands})
        mirrored.flags, mirrored.metadata, mirrored.name = (), {}, None
        return builder.insert(mirrored)


@dataclass(eq=False, slots=True)
class ShiftedPhi:
    """A header phi of the forward sweep that is shifted by `by` bits in each iteration, as where a loop halves."""

    loop: Loop[BasicBlock]
    start: Value
    opcode: str
    by: int

    @property
    def inputs(self) -> list[Value]:
        """Forward values it is computed from."""
        return [self.start]

    def at(self, builder: Builder, iteration: Value, get: Getter) -> Value:
        """Its value in the iteration. Nothing is left of it once all bits are out."""
        start = get(self.start)
        bits = start.type.bits
        distance = builder.mul(iteration, ir.int_constant(ir.i64, self.by))
        most = ir.int_constant(ir.i64, bits - 1)
        within = builder.icmp("ule", distance, most)
        amount = builder.trunc(builder.select(within, distance, most), start.type)
        if self.opcode == "ashr":
            return builder.ashr(start, amount)
        shifted = (builder.lshr if self.opcode == "lshr" else builder.shl)(start, amount)
        return builder.select(within, shifted, ir.int_constant(start.type, 0))


@dataclass(eq=False, slots=True)
class Choice:
    """A phi of i1 that tells the predecessor, equal to a branch condition or its opposite."""

    condition: Value
    inverted: bool

    def at(self, builder: Builder, condition: Value) -> Value:
        """The phi's value, given the condition's."""
        return builder.xor(condition, ir.int_constant(ir.i1, -1)) if self.inverted else condition


def deciding_branch(loops: LoopInfo, block: BasicBlock) -> tuple[ir.CondBr, bool] | None:
    """The conditional branch that decides from which of its two predecessors `block` is entered.

    With it, whether the first predecessor belongs to the branch's true side. None if there is no such branch at the
    same loop level.
    """
    first, second = loops.predecessors[block]
    decider = loops.tree.idom[block]
    if decider is None or loops.loop_of(decider) is not loops.loop_of(block):
        return None
    branch = decider.terminator
    if not isinstance(branch, ir.CondBr) or branch.if_true is branch.if_false:
        return None

    def side(predecessor: BasicBlock) -> BasicBlock | None:
        if predecessor is decider:
            return block
        for way in (branch.if_true, branch.if_false):
            if way is not block and len(loops.predecessors[way]) == 1 and loops.tree.dominates(way, predecessor):
                return way
        return None

    one, other = side(first), side(second)
    if one is None or other is None or one is other:
        return None
    return branch, one is branch.if_true
