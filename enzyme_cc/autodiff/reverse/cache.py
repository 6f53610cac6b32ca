"""Makes values of the forward sweep available in the reverse sweep, as the plan says (plan/cache_plan.py).

The forward sweep gets its stores, and each `Required` of the reverse sweep its value.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.plan.array_checkpoints import ArrayCheckpoint
from enzyme_cc.autodiff.plan.cache_plan import CachePlan
from enzyme_cc.autodiff.plan.storage import (
    ARRAY_ALIGNMENT,
    ArrayRegion,
    Bookkeeping,
    CheckpointCopy,
    CheckpointOriginal,
    Forward,
    HeaderRuns,
    LastRecord,
    RecordRegion,
    Region,
    TapeChunk,
)
from enzyme_cc.autodiff.reverse.flow import Getter
from enzyme_cc.autodiff.reverse.places import ReverseSweep
from enzyme_cc.autodiff.reverse.required import Required, ReversePlace
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Instruction, Value

NEAR = 32
"""Instructions over which a value that was loaded is held in a register for its next use."""


class ForwardCache:
    """Emits what the plan of one derivative function says."""

    def __init__(self, synthesis: ReverseSweep, plan: CachePlan) -> None:
        self.s = synthesis
        self.plan = plan
        self.loops = synthesis.facts.loops
        self.layout = synthesis.engine.layout
        self.bookkeeping: dict[Bookkeeping, Value] = {}
        self.arrays: dict[Forward, Value] = {}
        self.slots: dict[Value, Value] = {}
        self.kept: dict[Value, Forward] = {}

    def emit(self) -> None:
        """Emit what the plan calls for and all stores, and replace every Required by its value."""
        for step in self.plan.steps:
            if isinstance(step, ArrayCheckpoint):
                self._copy_array(step)
            elif isinstance(step, HeaderRuns):
                self.bookkeeping[step] = self.s.header_runs(step.loop, step.root)
            else:
                self._push_records(step)
        for region in self.plan.regions:
            if isinstance(region, ArrayRegion):
                self._lay_out_arrays(region)
        for item, at in self.plan.kept.items():
            value = self._value(item)
            if isinstance(value, Instruction):
                self.kept[value] = item
                if at.region is None:
                    self._store_outside_loops(value, at.offset)
        for region in self.plan.regions:
            for item in region.fields:
                value = self._value(item)
                builder = self.s.forward_after(value)
                builder.store(value, self._address(region, item, builder, lambda v: v), align=self._align(value))
        positions: dict[BasicBlock, dict[Instruction, int]] = {}
        for required in self.s.required.values():
            if self.plan.spills and required.value in self.slots and self.loops.loop_of(required.block) is None:
                self._load_near_uses(required, positions)
            if required.users:
                value = self.materialise(required.value, self.s.place(required.block))
                required.replace_all_uses_with(value)

    def _load_near_uses(self, required: Required, positions: dict[BasicBlock, dict[Instruction, int]]) -> None:
        """Load a slot that stays in memory where the reverse of a long block uses it, instead of at its start."""
        block = self.s.reverse_block(required.block)
        if block not in positions:
            positions[block] = {instruction: n for n, instruction in enumerate(block.instructions)}
        here = positions[block]
        uses = sorted((here[user], user) for user in required.users if user in here and not user.is_phi)
        loaded, until = None, -1
        for at, user in uses:
            if loaded is None or at > until:
                loaded = self._load_slot(required.value, self.s.splices.before(user))
                until = at + NEAR
            user.replace_operand(required, loaded)

    def _load_slot(self, value: Value, builder: Builder) -> Value:
        return builder.load(value.type, self.slots[value], volatile=self.plan.spills)

    def _value(self, item: Forward) -> Value:
        return item if isinstance(item, Value) else self.bookkeeping[item]

    def loop(self, value: Value) -> Loop[BasicBlock] | None:
        """The innermost loop around a forward value's definition."""
        return self.loops.loop_of(self.s.home(value))

    # ---- the forward sweep

    def _copy_array(self, checkpoint: ArrayCheckpoint) -> None:
        """Copy the array before its loop."""
        b = self.s.before_loop(checkpoint.loop)
        leaves = {leaf: self.s.value(leaf) for e in (checkpoint.low, checkpoint.high) for leaf in e.leaves()}
        low = checkpoint.low.materialise(b, leaves)
        size = b.sub(checkpoint.high.materialise(b, leaves), low)
        zero = ir.int_constant(ir.i64, 0)
        size = b.select(b.icmp("sgt", size, zero), size, zero)
        for inner in checkpoint.nest:
            if inner is not checkpoint.loop:
                runs = self.s.header_runs(inner, checkpoint.loop)
                b.position_before_terminator(b.block)
                size = b.select(b.icmp("eq", runs, zero), zero, size)
        original = b.gep(ir.i8, self.s.value(checkpoint.base), (low,), name="original")
        copy = self.s.push_chunk(b, size, "checkpoint")
        b.memcpy(copy, original, size)
        self.bookkeeping[CheckpointOriginal(checkpoint)] = original
        self.bookkeeping[CheckpointCopy(checkpoint)] = copy
        self.s.leave_region(checkpoint.loop, copy)

    def _push_records(self, region: Region) -> None:
        assert isinstance(region, RecordRegion)
        record = self.s.push_records(region.root, region.size)
        for _, outside in self.s.ways_out(region.root):
            last = LastRecord(region.root, outside, self.loops.loop_of(outside))
            self.bookkeeping[last] = self.s.closed(record, outside)

    def _lay_out_arrays(self, region: ArrayRegion) -> None:
        """Arrays one after the other."""
        builder = self.s.before_loop(region.root)
        total: Value = ir.int_constant(ir.i64, 0)
        starts: dict[Forward, Value] = {}
        for item, loops in region.fields.items():
            starts[item] = total
            elements: Value = ir.int_constant(ir.i64, 1)
            for loop in loops:
                elements = builder.mul(elements, self.bookkeeping[HeaderRuns(loop, region.root)])
            size = builder.mul(elements, ir.int_constant(ir.i64, self.layout.size(item.type)))
            size = builder.add(size, ir.int_constant(ir.i64, ARRAY_ALIGNMENT - 1))
            total = builder.add(total, builder.and_(size, ir.int_constant(ir.i64, -ARRAY_ALIGNMENT)))
        if region.stack_bytes is None:
            pointer: Value = self.s.push_chunk(builder, total, "tape")
            self.bookkeeping[TapeChunk(region.root)] = pointer
            self.s.leave_region(region.root, pointer)
        else:
            assert self.s.entry_builder is not None
            type = ir.array_type(ir.i8, max(region.stack_bytes, 1))
            pointer = self.s.entry_builder.alloca(type, align=ARRAY_ALIGNMENT, name="tape")
            self.s.stack_slots.add(pointer)
        for item, start in starts.items():
            self.arrays[item] = (
                pointer
                if ir.is_zero_constant(start)
                else builder.gep(ir.i8, pointer, (start,), inbounds=True, name="kept")
            )

    def _store_outside_loops(self, value: Value, offset: int) -> None:
        if self.s.combined:
            assert self.s.entry_builder is not None
            slot = self.slots[value] = self.s.entry_builder.alloca(value.type, name="slot")
            self.s.forward_after(value).store(value, slot, volatile=self.plan.spills)
        else:
            builder = self.s.forward_after(value)
            place = builder.gep(ir.i8, self.s.call_record(), (ir.int_constant(ir.i64, offset),), inbounds=True)
            builder.store(value, place, align=self._align(value))

    def _align(self, value: Value) -> int:
        """Alignment of a kept value: chunks begin at multiples of 16."""
        return min(self.layout.align(value.type), 16)

    def _address(self, region: Region, item: Forward, builder: Builder, get: Getter) -> Value:
        """The address of a field for the current iteration; `get` maps forward values to values at hand."""
        if isinstance(region, RecordRegion):
            at = ir.int_constant(ir.i64, region.fields[item])
            return builder.gep(ir.i8, get(self.s.records[region.root]), (at,), inbounds=True)
        index: Value | None = None
        for loop in region.fields[item]:
            number = get(self.s.iteration[loop])
            if index is None:
                index = number
            else:
                count = get(self.bookkeeping[HeaderRuns(loop, region.root)])
                index = builder.add(builder.mul(index, count), number)
        assert index is not None
        return builder.gep(item.type, get(self.arrays[item]), (index,), inbounds=True)

    # ---- the reverse sweep

    def materialise(self, value: Value, at: ReversePlace) -> Value:
        """A forward value at a place of the reverse sweep."""
        if value.is_constant:
            return value
        if isinstance(value, ir.Argument):
            return self.s.argument_in_reverse(value)
        if value in self.s.stack_slots:
            return value
        found = at.memo.get(value)
        if found is None:
            found = at.memo[value] = self._materialise(value, self._hoisted(value, at))
        return found

    def _hoisted(self, value: Value, at: ReversePlace) -> ReversePlace:
        """The outermost place, before reversed loops begin, where the value is the same."""
        level = self.loop(value)
        here = at.loop
        if here is None or here is level or (level is not None and not level.encloses(here)):
            return at
        while here.parent is not level:
            assert here.parent is not None
            here = here.parent
        outside = self.s.reverse_entry(here)
        return at if outside is None else outside

    def _materialise(self, value: Value, at: ReversePlace) -> Value:
        found = at.memo.get(value)
        if found is not None:
            return found
        get = lambda v: self.materialise(v, at)  # noqa: E731
        builder = at.builder
        result: Value
        # The iteration of a loop that is over at this place, or its record, would be that of another round: a fault of
        # the planning that must end the compilation, not become a wrong number.
        if value in self.s.iteration_of:
            assert self.s.iteration_of[value].encloses(at.loop), "the iteration of a loop that does not enclose its use"
            result = builder.load(ir.i64, self.s.reverse_iteration(self.s.iteration_of[value]))
        elif value in self.s.record_of:
            assert self.s.record_of[value].encloses(at.loop), "the record of a loop that does not enclose its use"
            result = builder.load(ir.ptr, self.s.reverse_record(self.s.record_of[value]))
        elif value in self.kept:
            result = self._load_kept(value, builder, get)
        elif isinstance(value, ir.Phi) and value in self.s.closed_forms:
            form = self.s.closed_forms[value]
            result = form.at(builder, get(self.s.iteration[form.loop]), get)
        elif isinstance(value, ir.Phi):
            choice = self.s.choices[value]
            result = choice.at(builder, get(choice.condition))
        else:
            assert isinstance(value, Instruction)
            checkpoint = self._checkpoint(value) if isinstance(value, ir.Load) else None
            if checkpoint is not None:
                result = self._load_from_checkpoint(value, checkpoint, builder, get)
                at.memo[value] = result
                return result
            operands = {operand: get(operand) for operand in value.operands if not operand.is_constant}
            clone = value.clone(operands)
            clone.metadata = {k: m for k, m in clone.metadata.items() if k in ("tbaa", "fpmath")}
            clone.name = None
            builder.insert(clone)
            result = clone
        at.memo[value] = result
        return result

    def _load_from_checkpoint(self, load: Instruction, checkpoint: ArrayCheckpoint, b: Builder, get: Getter) -> Value:
        original, copy = (self.bookkeeping[place(checkpoint)] for place in (CheckpointOriginal, CheckpointCopy))
        address = get(load.operands[0])
        distance = b.sub(b.ptrtoint(address, ir.i64), b.ptrtoint(get(original), ir.i64))
        place = b.gep(ir.i8, get(copy), (distance,), inbounds=True)
        return b.load(load.type, place, align=getattr(load, "align", None) and 1)

    def _checkpoint(self, load: ir.Load) -> ArrayCheckpoint | None:
        """The copy of an array that it reads instead."""
        origin = self.s.primal_load(load)
        return None if origin is None or self.s.is_reloadable(load) else self.plan.checkpoints.get(origin)

    def _load_kept(self, value: Value, builder: Builder, get: Getter) -> Value:
        item = self.kept[value]
        at = self.plan.kept[item]
        if at.region is not None:
            place = self._address(at.region, item, builder, get)
        elif self.s.combined:
            return self._load_slot(value, builder)
        else:
            offset = ir.int_constant(ir.i64, at.offset)
            place = builder.gep(ir.i8, self.s.record_argument(), (offset,), inbounds=True)
        return builder.load(value.type, place, align=self._align(value))
