"""Makes values of the forward sweep available in the reverse sweep.

The reverse sweep is written first, with a `Required` in place of each forward value that it reads. When all are
known, a minimum cut between what cannot be computed again (calls, loads whose memory changes, phis) and what is
required chooses what to keep; the rest is recomputed from kept values, arguments, iteration numbers and memory that
is still what it was. Then the forward sweep gets its stores, and each Required its value.

A kept value costs its bytes times ten for each loop around it; outside of loops, in a combined function, keeping is
free, since both sweeps share registers.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.plan.array_checkpoints import ArrayCheckpoint, ArrayCheckpoints
from enzyme_cc.autodiff.plan.cache_planning import RECOMPUTED, cheapest_kept, is_repeated
from enzyme_cc.autodiff.plan.storage import STACK_BYTES, TapeField, TapeRegion, aligned
from enzyme_cc.autodiff.reverse.places import ReverseSweep
from enzyme_cc.autodiff.reverse.required import ReversePlace
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Instruction, Value


class ForwardCache:
    """Decides and emits for one derivative function; `finish` once all that is required is known."""

    def __init__(self, synthesis: ReverseSweep) -> None:
        self.s = synthesis
        self.loops = synthesis.facts.loops
        self.layout = synthesis.engine.layout
        self.kept: dict[Value, None] = {}
        self.slots: dict[Value, Value] = {}
        self.regions: dict[Loop[BasicBlock], TapeRegion] = {}
        self.record_offsets: dict[Value, int] = {}
        self.record_size = 0
        self.checkpoints = ArrayCheckpoints(synthesis.facts, synthesis.counts_before)
        self._inputs: dict[Value, list[Value] | None] = {}
        self._ensured: set[Value] = set()

    # ---- what a value can be computed from

    def home(self, value: Value) -> BasicBlock:
        """The primal block in whose clone the forward value is defined."""
        assert isinstance(value, Instruction) and value.parent is not None
        return self.s.primal_block[value.parent]

    def loop(self, value: Value) -> Loop[BasicBlock] | None:
        """The innermost loop around a forward value's definition."""
        return self.loops.loop_of(self.home(value))

    def is_free(self, value: Value) -> bool:
        """Available in the reverse sweep without keeping anything."""
        if value.is_constant or isinstance(value, ir.Argument):
            return True
        return value in self.s.iteration_of or value in self.s.record_of or value in self.s.stack_slots

    def inputs(self, value: Value) -> list[Value] | None:
        """The values it can be recomputed from in the reverse sweep, None if it must be kept."""
        if value in self._inputs:
            return self._inputs[value]
        found = self._inputs[value] = self._find_inputs(value)
        return found

    def _find_inputs(self, value: Value) -> list[Value] | None:
        if isinstance(value, ArrayCheckpoint):
            return None
        assert isinstance(value, Instruction)
        if isinstance(value, ir.Phi):
            affine = self.s.affine.get(value)
            if affine is not None:
                return affine.inputs
            choice = self.s.choices.get(value)
            return None if choice is None else [choice.condition]
        if value.opcode in RECOMPUTED:
            return list(value.operands)
        if isinstance(value, ir.Load):
            if self.s.is_reloadable(value):
                return list(value.operands)
            checkpoint = self._checkpoint(value)
            return None if checkpoint is None else [checkpoint, *value.operands]  # type: ignore[list-item]  # a ArrayCheckpoint is hashed and listed like a value
        if isinstance(value, ir.Call):
            return list(value.args) if is_repeated(value) else None
        return None

    def _checkpoint(self, load: Value) -> ArrayCheckpoint | None:
        """The copy of an array that could serve a load of the forward sweep."""
        origin = self.s.origin.get(load)
        if not isinstance(origin, ir.Load) or self.s.values[origin] is not load:
            return None
        return self.checkpoints.of(origin)

    def _prepare_checkpoints(self, sinks: list[Value]) -> None:
        """Look at all loads that the required values come from before any is decided on."""
        loads: list[ir.Load] = []
        seen = set(sinks)
        work = list(sinks)
        while work:
            value = work.pop()
            if not isinstance(value, Instruction) or self.is_free(value):
                continue
            origin = self.s.origin.get(value)
            if isinstance(origin, ir.Load) and self.s.values[origin] is value and not self.s.is_reloadable(value):
                if self.loop(value) is not None:
                    loads.append(origin)
            for operand in self.inputs_without_checkpoints(value) or ():
                if operand not in seen:
                    seen.add(operand)
                    work.append(operand)
        self.checkpoints.prepare(loads)

    def inputs_without_checkpoints(self, value: Value) -> list[Value] | None:
        """As `inputs`, before it is known which checkpoints there are."""
        return self._find_inputs(value)

    def _keep_checkpoint(self, checkpoint: ArrayCheckpoint) -> None:
        """Copy the array before its loop."""
        self.kept[checkpoint] = None  # type: ignore[index]  # a ArrayCheckpoint is hashed and listed like a value
        b = self.s.before_loop(checkpoint.loop)
        leaves = {leaf: self.s.value(leaf) for e in (checkpoint.low, checkpoint.high) for leaf in e.leaves()}
        low = checkpoint.low.materialise(b, leaves)
        size = b.sub(checkpoint.high.materialise(b, leaves), low)
        zero = ir.int_constant(ir.i64, 0)
        size = b.select(b.icmp("sgt", size, zero), size, zero)
        for inner in checkpoint.nest:
            if inner is not checkpoint.loop:
                runs = self.s.header_runs(inner, checkpoint.loop)
                assert runs is not None
                b.position_before_terminator(b.block)
                size = b.select(b.icmp("eq", runs, zero), zero, size)
        checkpoint.start = b.gep(ir.i8, self.s.value(checkpoint.base), (low,), name="original")
        checkpoint.chunk = b.call(tape.runtime_function(self.s.module, tape.PUSH), (size,), name="checkpoint")
        b.memcpy(checkpoint.chunk, checkpoint.start, size)
        for value in (checkpoint.start, checkpoint.chunk):
            if not value.is_constant and not isinstance(value, ir.Argument):
                self.ensure(value)
        self.s.leave_region(checkpoint.loop, checkpoint.chunk)

    def cost(self, value: Value) -> int:
        """Bytes kept, weighted by how often the value is computed."""
        if isinstance(value, ArrayCheckpoint):
            return value.cost
        loop = self.loop(value)
        depth = 0 if loop is None else min(loop.depth, 7)
        return max(1, self.layout.store_size(value.type)) * 10**depth

    def _register_is_free(self, value: Value) -> bool:
        return self.s.combined and not isinstance(value, ArrayCheckpoint) and self.loop(value) is None

    # ---- deciding

    def decide(self) -> None:
        """Choose what to keep."""
        sinks = list(dict.fromkeys(r.value for r in self.s.required.values() if not self.is_free(r.value)))
        self._prepare_checkpoints(sinks)
        for value in cheapest_kept(sinks, self._chosen_inputs, self.is_free, self.cost):
            self.keep(value)
        for value in sinks:
            self.ensure(value)

    def _chosen_inputs(self, value: Value) -> list[Value] | None:
        return None if self._register_is_free(value) else self.inputs(value)

    def keep(self, value: Value) -> None:
        """Keep a forward value, and what is needed to find its place again."""
        if value in self.kept:
            return
        if isinstance(value, ArrayCheckpoint):
            self._keep_checkpoint(value)
            return
        self.kept[value] = None
        loop = self.loop(value)
        if loop is None:
            return
        region = self.region(loop)
        around = [candidate for candidate in list(loop.ancestors())[::-1] if candidate in region.counts]
        region.fields[value] = TapeField(value, [] if region.is_record else around)

    def ensure(self, value: Value) -> None:
        """Make sure that the value can be had: recomputed from what is kept, else kept."""
        work = [value]
        while work:
            value = work.pop()
            if value in self._ensured or self.is_free(value) or value in self.kept:
                continue
            self._ensured.add(value)
            inputs = self._chosen_inputs(value)
            if inputs is None:
                self.keep(value)
            else:
                work.extend(inputs)

    @property
    def recomputed(self) -> list[Value]:
        """What the reverse sweep computes again, in no particular order."""
        return [value for value in self._ensured if value not in self.kept]

    # ---- regions

    def region(self, loop: Loop[BasicBlock]) -> TapeRegion:
        """The region that holds kept values of the loop's own level."""
        found = self.regions.get(loop)
        if found is None:
            found = self.regions[loop] = self._make_region(loop)
        return found

    def _make_region(self, loop: Loop[BasicBlock]) -> TapeRegion:
        count = self.s.trip_counts.get(loop)
        if count is None:
            node = self.s.record_node(loop)
            return TapeRegion(loop, True, node.pointer, node.push, [loop])
        if loop.parent is not None and loop.parent in self.s.trip_counts:
            outer = self.region(loop.parent)
            if not outer.is_record:
                value = self.s.header_runs(loop, outer.root)
                if value is not None:
                    outer.loops.append(loop)
                    outer.counts[loop] = value
                    self.ensure(value)
                    return outer
        value = self.s.header_runs(loop, loop)
        assert value is not None
        builder = self.s.before_loop(loop)
        push = builder.call(
            tape.runtime_function(self.s.module, tape.PUSH), (ir.int_constant(ir.i64, 0),), name="tape"
        )
        assert isinstance(push, ir.Call)
        region = TapeRegion(loop, False, push, push, [loop], {loop: value})
        self.regions[loop] = region
        self.ensure(value)
        self.ensure(push)
        return region

    # ---- the forward sweep's stores

    def emit_stores(self) -> None:
        """Give every region its size and every kept value its store."""
        for region in dict.fromkeys(self.regions.values()):
            if region.is_record:
                self._lay_out_record(region)
            else:
                self._lay_out_arrays(region)
        for value in self.kept:
            if not isinstance(value, ArrayCheckpoint) and self.loop(value) is None:
                self._store_outside_loops(value)
        for region in dict.fromkeys(self.regions.values()):
            for field in region.fields.values():
                builder = self.s.forward_after(field.value)
                address = self._address(region, field, builder, lambda v: v)
                builder.store(field.value, address, align=self._align(field.value))

    def _lay_out_record(self, region: TapeRegion) -> None:
        offset = self.layout.pointer_bits() // 8
        for field in region.fields.values():
            offset = aligned(offset, self.layout.align(field.value.type))
            field.offset = offset
            offset += self.layout.size(field.value.type)
        assert region.push is not None
        region.push.set_operand(0, ir.int_constant(ir.i64, offset))

    def _lay_out_arrays(self, region: TapeRegion) -> None:
        """Arrays one after the other, the biggest elements first so that all stay aligned."""
        assert region.push is not None
        # the trip counts of inner loops came after the call that takes the chunk: it moves behind them
        preheader = region.push.parent
        assert preheader is not None
        region.push.detach()
        builder = Builder()
        builder.position_before_terminator(preheader)
        total: Value = ir.int_constant(ir.i64, 0)
        starts: list[tuple[TapeField, Value]] = []
        for field in sorted(region.fields.values(), key=lambda f: -self.layout.size(f.value.type)):
            starts.append((field, total))
            elements: Value = ir.int_constant(ir.i64, 1)
            for loop in field.loops:
                elements = builder.mul(elements, region.counts[loop])
            size = builder.mul(elements, ir.int_constant(ir.i64, self.layout.size(field.value.type)))
            padded = builder.and_(builder.add(size, ir.int_constant(ir.i64, 63)), ir.int_constant(ir.i64, -64))
            total = builder.add(total, padded)
        if (
            isinstance(total, ir.ConstantInt)
            and total.value <= STACK_BYTES
            and self.s.combined
            and region.root.parent is None
        ):
            builder.insert(region.push)
            self._move_to_stack(region, total.value)
        else:
            builder.insert(region.push)
            region.push.set_operand(0, total)
        pointer = region.pointer
        builder.position_before_terminator(preheader)
        if region.push is not None:
            self.s.leave_region(region.root, pointer)
        for field, start in starts:
            field.pointer = (
                pointer
                if ir.is_zero_constant(start)
                else builder.gep(ir.i8, pointer, (start,), inbounds=True, name="kept")
            )

    def _move_to_stack(self, region: TapeRegion, size: int) -> None:
        assert region.push is not None and self.s.entry_builder is not None
        slot = self.s.entry_builder.alloca(ir.array_type(ir.i8, max(size, 1)), align=64, name="tape")
        region.push.replace_all_uses_with(slot)
        self.kept.pop(region.push, None)
        region.push.remove()
        region.pointer = slot
        region.push = None
        self.s.stack_slots.add(slot)

    def _store_outside_loops(self, value: Value) -> None:
        if self.s.combined:
            assert self.s.entry_builder is not None
            slot = self.s.entry_builder.alloca(value.type, name="slot")
            self.slots[value] = slot
            self.s.forward_after(value).store(value, slot)
        else:
            self.record_size = aligned(self.record_size, self.layout.align(value.type))
            self.record_offsets[value] = self.record_size
            self.record_size += self.layout.size(value.type)
            builder = self.s.forward_after(value)
            at = ir.int_constant(ir.i64, self.record_offsets[value])
            place = builder.gep(ir.i8, self.s.call_record(), (at,), inbounds=True)
            builder.store(value, place, align=self._align(value))

    def _align(self, value: Value) -> int:
        """Alignment of a kept value: chunks begin at multiples of 16."""
        return min(self.layout.align(value.type), 16)

    def _address(self, region: TapeRegion, field: TapeField, builder: Builder, get) -> Value:
        """The address of a field for the current iteration; `get` maps forward values to values at hand."""
        if region.is_record:
            at = ir.int_constant(ir.i64, field.offset)
            return builder.gep(ir.i8, get(region.pointer), (at,), inbounds=True)
        assert field.pointer is not None
        index: Value | None = None
        for loop in field.loops:
            number = get(self.s.iteration[loop])
            index = number if index is None else builder.add(builder.mul(index, get(region.counts[loop])), number)
        assert index is not None
        return builder.gep(field.value.type, get(field.pointer), (index,), inbounds=True)

    # ---- the reverse sweep's values

    def finish(self) -> None:
        """Decide, emit the stores, and replace every Required by its value."""
        self.decide()
        self.emit_stores()
        for required in self.s.required.values():
            value = self.materialise(required.value, self.s.place(required.block))
            required.replace_all_uses_with(value)

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
        if value in self.s.iteration_of:
            result = builder.load(ir.i64, self.s.reverse_iteration(self.s.iteration_of[value]))
        elif value in self.s.record_of:
            result = builder.load(ir.ptr, self.s.reverse_record(self.s.record_of[value]))
        elif value in self.kept:
            result = self._load_kept(value, builder, get)
        elif isinstance(value, ir.Phi) and value in self.s.affine:
            affine = self.s.affine[value]
            result = affine.at(builder, get(self.s.iteration[affine.loop]), get)
        elif isinstance(value, ir.Phi):
            choice = self.s.choices[value]
            result = choice.at(builder, get(choice.condition))
        else:
            assert isinstance(value, Instruction)
            checkpoint = self._checkpoint(value) if isinstance(value, ir.Load) else None
            if checkpoint is not None and not self.s.is_reloadable(value):
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

    def _load_from_checkpoint(self, load: Instruction, checkpoint: ArrayCheckpoint, b: Builder, get) -> Value:
        assert checkpoint.start is not None and checkpoint.chunk is not None
        address = get(load.operands[0])
        distance = b.sub(b.ptrtoint(address, ir.i64), b.ptrtoint(get(checkpoint.start), ir.i64))
        place = b.gep(ir.i8, get(checkpoint.chunk), (distance,), inbounds=True)
        return b.load(load.type, place, align=getattr(load, "align", None) and 1)

    def _load_kept(self, value: Value, builder: Builder, get) -> Value:
        loop = self.loop(value)
        if loop is None:
            if self.s.combined:
                return builder.load(value.type, self.slots[value])
            at = ir.int_constant(ir.i64, self.record_offsets[value])
            place = builder.gep(ir.i8, self.s.record_argument(), (at,), inbounds=True)
            return builder.load(value.type, place, align=self._align(value))
        region = self.regions[loop]
        place = self._address(region, region.fields[value], builder, get)
        return builder.load(value.type, place, align=self._align(value))
