"""Memory that stays the same place in a loop, kept in a register while the loop runs.

What LLVM does where it can tell that nothing else touches the place, for what our own analyses can tell or a check has
shown (disjoint_versions.py): a load of what no iteration writes moves before the loop, and a sum in memory, as in
`out[i] += a[j] * b[j]`, becomes one in a register, which is stored when the loop ends. So the derivative keeps the one
once, and the other has an adjoint in a register.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.effects import MemoryLocation
from enzyme_cc.analysis.memory import Overwritten
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Instruction, Value
from enzyme_cc.ir.structure import block_of, is_eh_pad, terminator_of

_PURE = frozenset("getelementptr add sub mul shl sext zext trunc ptrtoint inttoptr bitcast".split())


def keep_in_registers(overwritten: Overwritten, passed_over: set[BasicBlock]) -> bool:
    """Move loads before loops and sums to registers, in all loops but those in some blocks; whether there was any. The
    analysis is out of date then."""
    rewriting = _Rewriting(overwritten)
    changed = False
    stale: set[Loop[BasicBlock]] = set()  # something new is stored there
    for loop in overwritten.info.forest.postorder():
        if loop.header in passed_over or loop in stale:
            continue
        changed |= rewriting.hoist(loop)
        if rewriting.promote(loop):
            changed = True
            stale.update(loop.ancestors())
    return changed


@dataclass(frozen=True, slots=True)
class _Frame:
    """The blocks of a loop that each iteration runs, in their order, and those that it is entered from and left by."""

    preheader: BasicBlock
    latch: BasicBlock
    always: list[BasicBlock]


class _Rewriting:
    def __init__(self, overwritten: Overwritten) -> None:
        self.overwritten = overwritten
        self.info = overwritten.info
        self.layout = overwritten.alias.layout

    def _frame(self, loop: Loop[BasicBlock]) -> _Frame | None:
        preheader, latch = self.info.preheader(loop), self.info.latch(loop)
        if preheader is None or latch is None:
            return None
        ends = [latch, *loop.exiting]
        always = [block for block in loop.blocks
                  if self.info.loop_of(block) is loop and all(self.info.tree.dominates(block, end) for end in ends)]
        return _Frame(preheader, latch, sorted(always, key=lambda block: self.info.tree.depth[block]))

    # ---- loads

    def hoist(self, loop: Loop[BasicBlock]) -> bool:
        """Move loads before a loop whose iterations all load the same."""
        frame = self._frame(loop)
        moved = False
        for block in frame.always if frame is not None else ():
            for load in list(block.instructions):
                if isinstance(load, ir.Call) and self.overwritten.effects(load).writes_any:
                    return moved  # it may not come back
                if not isinstance(load, ir.Load) or load.volatile or load.ordering is not None or (
                        not self._is_fixed(load.pointer, loop)):
                    continue
                region = MemoryLocation(load.pointer, self.layout.store_size(load.type))
                if self.overwritten.written_in(loop, load, region) is None:
                    assert frame is not None
                    self._move(load, loop, frame.preheader)
                    moved = True
        return moved

    def _is_fixed(self, value: Value, loop: Loop[BasicBlock], depth: int = 0) -> bool:
        """Whether a value can be computed before a loop."""
        if not isinstance(value, Instruction) or block_of(value) not in loop:
            return True
        return value.opcode in _PURE and depth < 8 and all(
            self._is_fixed(operand, loop, depth + 1) for operand in value.operands)

    def _move(self, i: Instruction, loop: Loop[BasicBlock], preheader: BasicBlock) -> None:
        for operand in i.operands:
            if isinstance(operand, Instruction) and block_of(operand) in loop:
                self._move(operand, loop, preheader)
        block_of(i).instructions.remove(i)
        preheader.insert_before(terminator_of(preheader), i)

    # ---- sums

    def promote(self, loop: Loop[BasicBlock]) -> bool:
        """Keep in a register what each iteration stores in the same place, if nothing else in the loop touches it."""
        frame = self._frame(loop)
        if frame is None or len(loop.exiting) != 1 or len(loop.exits) != 1 or is_eh_pad(loop.exits[0]):
            return False
        if self.info.predecessors[loop.exits[0]] != loop.exiting:
            return False
        places: dict[Value, None] = {}
        for block in frame.always:
            for i in block.instructions:
                if isinstance(i, ir.Store) and self._is_fixed(i.pointer, loop):
                    places[i.pointer] = None
        promoted = False
        for place in places:
            accesses = self._accesses(place, loop, frame)
            if accesses is not None:
                self._promote(accesses, loop, frame)
                promoted = True
        return promoted

    def _accesses(self, place: Value, loop: Loop[BasicBlock], frame: _Frame) -> list[ir.Load | ir.Store] | None:
        """The loads and stores of a place in the order in which each iteration makes them, if nothing else in the loop
        may touch what lies there."""
        found: list[ir.Load | ir.Store] = []
        for block in frame.always:
            found += [i for i in block.instructions if isinstance(i, (ir.Load, ir.Store)) and i.pointer is place]
        types = {i.type if isinstance(i, ir.Load) else i.value.type for i in found}
        if len(types) != 1 or any(i.volatile or i.ordering is not None for i in found):
            return None
        (type,) = types
        if not (type.is_fp or type.is_int):
            return None
        region = MemoryLocation(place, self.layout.store_size(type))
        stores = [i for i in found if isinstance(i, ir.Store)]
        for block in loop.blocks:
            for i in block.instructions:
                if i not in found and not self._keeps_off(i, region, stores, loop):
                    return None
        return found

    def _keeps_off(
        self, i: Instruction, region: MemoryLocation, stores: list[ir.Store], loop: Loop[BasicBlock]
    ) -> bool:
        """Whether an instruction of a loop neither reads nor writes what the stores do, in any iteration."""
        effects = self.overwritten.effects(i)
        if isinstance(i, ir.Call) and any(argument.type.is_pointer for argument in i.args):
            return False  # complex numbers come by address, and variables begin and end
        if effects.reads_any or effects.writes_any:
            return not self.overwritten.alias.reachable_by_callee(region.pointer)
        return all(
            self.overwritten.are_apart_in(loop, i, touched, store, region)
            for touched in (*effects.reads, *effects.writes) for store in stores)

    def _promote(self, accesses: list[ir.Load | ir.Store], loop: Loop[BasicBlock], frame: _Frame) -> None:
        first = accesses[0]
        type = first.type if isinstance(first, ir.Load) else first.value.type
        place = first.pointer
        if isinstance(place, Instruction) and block_of(place) in loop:
            self._move(place, loop, frame.preheader)
        current: Value | None = None
        phi: ir.Phi | None = None
        if isinstance(first, ir.Load):
            begun = Builder.before(terminator_of(frame.preheader)).insert(first.clone())
            current = phi = Builder(loop.header, 0).phi(type)
            phi.add_incoming(begun, frame.preheader)
        [exiting], [outside] = loop.exiting, loop.exits
        for access in accesses:
            if isinstance(access, ir.Store):
                current = access.value
            else:
                assert current is not None
                access.replace_all_uses_with(current)
        assert current is not None
        if phi is not None:
            phi.add_incoming(current, frame.latch)
        # each access comes before the loop is left: its block dominates the one that leaves it
        left = Builder(outside, 0).phi(type)
        left.add_incoming(current, exiting)
        stored = next(access for access in accesses if isinstance(access, ir.Store)).clone()
        stored.set_operand(0, left)
        Builder(outside, outside.first_non_phi).insert(stored)
        for access in accesses:
            access.remove()
