"""Reverse mode: forward sweep, reverse sweep, and what joins them.

Combined, both sweeps are one function: the clone of the primal, then its blocks' reverses in opposite order. Split,
for calls that stay calls, the augmented primal returns a tape record and the adjoint takes it.

Adjoints of the primal's values have stack slots in the reverse function, which LLVM turns into registers. An adjoint
is taken (read and set to zero) where its value was defined, and added to where it was used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.calls.callee import Callee
from enzyme_cc.autodiff.interface.signature import Signature
from enzyme_cc.autodiff.plan.cache_planning import Availability, Location, Required
from enzyme_cc.autodiff.reverse import adjoint_calls, adjoints
from enzyme_cc.autodiff.reverse.flow import Choice, deciding_branch
from enzyme_cc.autodiff.reverse.loops import LoopReversal
from enzyme_cc.autodiff.reverse.splice import Splices
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.autodiff.shadow import lazily_mapped
from enzyme_cc.autodiff.shadow.sweep import Lanes
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, IRError, Type, Value
from enzyme_cc.ir.block_slots import promote_in_blocks

if TYPE_CHECKING:
    from enzyme_cc.autodiff.engine import Engine
    from enzyme_cc.autodiff.facts.function_facts import Facts


SINK_BYTES = 1024


class ReverseSynthesis(LoopReversal):
    """Synthesises the reverse-mode derivative of one function.

    stack_slots    memory of the combined function that both sweeps may name
    choices        phi that tells the predecessor -> branch condition that it equals
    """

    def __init__(
        self, engine: Engine, facts: Facts, signature: Signature, forward: Function, reverse: Function
    ) -> None:
        super().__init__(engine, facts, signature, forward)
        self.forward = forward
        self.reverse = reverse
        self.combined = forward is reverse
        self.stack_slots: set[Value] = set()
        self.choices: dict[Value, Choice] = {}
        self.reverse_blocks: dict[BasicBlock, BasicBlock] = {}
        self.result: Value | None = None
        self.result_shadow: Lanes = []
        self.uses_dynamic_tape = False
        self._adjoints: dict[Value, list[Instruction]] = {}
        self._locations: dict[object, Location] = {}
        self._edges: dict[tuple[BasicBlock, BasicBlock], BasicBlock] = {}
        self._predecessor_phis: dict[BasicBlock, Value] = {}
        self.splices = Splices()
        self.callees: dict[ir.Call, Callee] = {}
        self.pairs: dict[ir.Call, tuple[Signature, Value | None]] = {}
        self.tapes: dict[ir.Call, Value] = {}
        self.moved_bytes: dict[ir.Call, list[tuple[Value, Value]]] = {}
        self.call_values: dict[ir.Call, dict[str, Value]] = {}
        self._reverse_sink: Value | None = None
        self.reverse_arguments: dict[Value, Value] = {}
        self.seeds: Lanes = []
        self.tape_argument: Value | None = None
        self._record: Value | None = None
        self.available = Availability(self)

    # ---- the plan

    def build(self) -> None:
        """Emit both sweeps. The arguments' values, shadows and seeds must have been set."""
        entry = self.forward.add_block("entry")
        self.primal_block[entry] = self.facts.function.entry
        self.entry_builder = Builder(entry)
        if self.combined:
            self.reverse_entry_builder = self.entry_builder
        else:
            self._begin_split()
        self.run()
        Builder(entry).br(self.values[self.facts.function.entry])  # type: ignore[arg-type]  # blocks are cloned to blocks
        self.entry_builder.index = len(entry.instructions) - 1
        if self.combined and self.uses_dynamic_tape:
            self.frame_mark = self.entry_builder.call(tape.runtime_function(self.module, tape.MARK), ())
        self._find_affine_phis()
        self._reverse_all()
        self.available.finish()
        self.splices.apply()
        if not self.combined:
            self._finish_split()
        promote_in_blocks(self.reverse, [slot for lanes in self._adjoints.values() for slot in lanes])

    # ---- forward sweep

    def visit_call(self, call: ir.Call, builder: Builder) -> None:
        """Forward sweep of a call, see adjoint_calls."""
        adjoint_calls.forward_call(self, call, builder)

    def visit_return(self, ret: ir.Ret, builder: Builder) -> None:
        """Go on to the reverse sweep, or return what the augmented primal returns."""
        block = ret.parent
        assert block is not None
        if ret.value is not None:
            self.result = self.value(ret.value)
            if self.needs_shadow(ret.value):
                self.result_shadow = self.shadow(ret.value, builder)
            elif self.signature.result.has_shadow:
                self.result_shadow = [self.result] * self.width
        if self.combined:
            builder.br(self.reverse_block(block))
        else:
            self._return_builder = builder

    def local_memory(self, builder: Builder, size: Value, alloca: ir.Alloca) -> Value:
        """Tape memory, given back with the whole frame."""
        self.uses_dynamic_tape = True
        return builder.call(tape.runtime_function(self.module, tape.PUSH), (size,))

    def keeps_stack(self, alloca: ir.Alloca) -> bool:
        """Split functions have two stack frames, and the reverse sweep reads what the forward sweep wrote."""
        return self.combined and super().keeps_stack(alloca)

    def copy(self, instruction: Instruction, builder: Builder) -> Instruction:
        """A plain clone; stack slots of a combined function can be named in the reverse sweep too."""
        clone = super().copy(instruction, builder)
        if isinstance(clone, ir.Alloca):
            self.stack_slots.add(clone)
        return clone

    def _visit_alloca(self, alloca: ir.Alloca, builder: Builder) -> None:
        if self.keeps_stack(alloca):
            assert self.entry_builder is not None
            super()._visit_alloca(alloca, self.entry_builder)
            self.stack_slots.update(self.shadows.get(alloca, ()))
        else:
            super()._visit_alloca(alloca, builder)

    # ---- facts on forward values

    def is_reloadable(self, load: Value) -> bool:
        """Whether the load gives the same value in the reverse sweep. `load` is of the forward sweep."""
        origin = self.origin.get(load)
        return origin is not None and self.facts.is_stable_load(origin, self.signature)

    @property
    def origin(self) -> dict[Value, Instruction]:
        """Load of the forward sweep (primal or shadow) -> primal load."""
        if self._origin is None:
            self._origin = {}
            for old, new in self.values.items():
                if isinstance(old, ir.Load):
                    self._origin[new] = old
                    for shadow in self.shadows.get(old, ()):
                        self._origin[lazily_mapped.as_loaded(shadow)] = old
        return self._origin

    _origin: dict[Value, Instruction] | None = None

    # ---- reverse sweep

    def argument_in_reverse(self, argument: Value) -> Value:
        """An argument of the forward function, as the reverse function has it."""
        return argument if self.combined else self.reverse_arguments[argument]

    def reverse_block(self, block: BasicBlock) -> BasicBlock:
        """Where the reverse of a primal block begins."""
        found = self.reverse_blocks.get(block)
        if found is None:
            found = self.reverse_blocks[block] = BasicBlock(f"reverse.{block.name or 'b'}", self.reverse)
        return found

    def need(self, value: Value) -> Value:
        """The primal value, for use in the reverse of the block at hand."""
        return self.available.need(self.value(value), self.block)

    def need_forward(self, value: Value) -> Value:
        """A value of the forward sweep, for use in the reverse of the block at hand."""
        return self.available.need(value, self.block)

    def shadow_in_reverse(self, pointer: Value, builder: Builder) -> Lanes:
        """The shadows of a primal pointer, for use in the reverse of the block at hand."""
        return [self.available.need(lane, self.block) for lane in self.shadow(pointer, builder)]

    def _reverse_all(self) -> None:
        loops = self.facts.loops
        blocks = [b for b in self.facts.order if b in self.facts.returning]
        for block in blocks:
            for predecessor in loops.predecessors[block]:
                loop = loops.loop_of(predecessor)
                while loop is not None and block not in loop:
                    self._entry_edges.setdefault(loop, []).append((predecessor, block))
                    loop = loop.parent
        for block in blocks:
            self.reverse.blocks.append(self.reverse_block(block))
            for predecessor in loops.predecessors[block]:
                edge = BasicBlock(f"{self.reverse_block(block).name}.to.{predecessor.name or 'b'}", self.reverse)
                self.reverse.blocks.append(edge)
                self._edges[block, predecessor] = edge
        self.reverse.blocks_changed()
        for block in reversed(blocks):
            self._reverse_one(block)

    def _reverse_one(self, block: BasicBlock) -> None:
        self.block = block
        builder = Builder(self.reverse_block(block))
        if isinstance(block.terminator, ir.Ret):
            self._seed_result(block.terminator)
        for instruction in reversed(block.instructions):
            if instruction.is_phi:
                break
            builder.fast = self.facts.fast_flags(instruction)
            builder.debug_location = self.place_of(instruction)
            adjoints.reverse_instruction(self, instruction, builder)
        builder.fast = self.facts.fast
        incoming: list[tuple[ir.Phi, Lanes]] = []
        for phi in block.phis:
            lanes = self.take(phi, builder)
            if lanes is not None:
                incoming.append((phi, lanes))
        predecessors = self.facts.loops.predecessors[block]
        for predecessor in predecessors:
            edge = Builder(self._edges[block, predecessor])
            edge.fast = self.facts.fast
            edge.debug_location = self.place_of(predecessor.terminator)
            for phi, lanes in incoming:
                self.add(phi.incoming_for(predecessor), lanes, edge)
            self._turn_loops(block, predecessor, edge)
            edge.br(self.reverse_block(predecessor))
        if not predecessors:
            self._finish_reverse(builder)
        elif len(predecessors) == 1:
            builder.br(self._edges[block, predecessors[0]])
        else:
            self._choose_way(block, predecessors, builder)

    def _seed_result(self, ret: ir.Ret) -> None:
        if ret.value is not None and self.signature.result.has_adjoint:
            assert self.reverse_entry_builder is not None
            builder = self.reverse_entry_builder
            if not self.facts.is_constant_value(ret.value):
                self.add(ret.value, self.seeds, builder)

    def _choose_way(self, block: BasicBlock, predecessors: list[BasicBlock], builder: Builder) -> None:
        edges = [self._edges[block, p] for p in predecessors]
        loop = self.facts.loops.loop_of(block)
        if loop is not None and loop.header is block and len(predecessors) == 2:
            number = builder.load(ir.i64, self.reverse_iteration(loop))
            first = builder.icmp("eq", number, ir.int_constant(ir.i64, 0))
            if predecessors[0] in loop:
                edges.reverse()
            builder.cond_br(first, *edges)
            return
        phi = self._predecessor_phi(block, predecessors)
        which = self.available.need(phi, block)
        if len(predecessors) == 2:
            builder.cond_br(which, *edges)
        else:
            cases = [(ir.int_constant(ir.i8 if len(edges) < 256 else ir.i32, i), e) for i, e in enumerate(edges)]
            builder.switch(which, edges[0], cases[1:])  # type: ignore[arg-type]  # integer constants

    def _predecessor_phi(self, block: BasicBlock, predecessors: list[BasicBlock]) -> Value:
        """A phi of the forward sweep that tells the predecessor: i1 (first of two) or its number."""
        two = len(predecessors) == 2
        type = ir.i1 if two else ir.i8 if len(predecessors) < 256 else ir.i32
        phi = ir.Phi(type, name="from")
        target: BasicBlock = self.values[block]  # type: ignore[assignment]  # blocks are cloned to blocks
        target.insert(0, phi)
        for number, predecessor in enumerate(predecessors):
            constant = ir.int_constant(type, (1 - number) if two else number)
            self._flow(phi, constant, predecessor, block)
        if two:
            decision = deciding_branch(self.facts.loops, block)
            if decision is not None:
                branch, first_if_true = decision
                condition = self.value(branch.condition)
                if not condition.is_constant:
                    self.choices[phi] = Choice(condition, not first_if_true)
        return phi

    # ---- places for forward values in the reverse sweep

    def location(self, block: BasicBlock) -> Location:
        """The start of the reverse of a primal block."""
        found = self._locations.get(block)
        if found is None:
            builder = self.splices.at_start(self.reverse_block(block))
            found = self._locations[block] = Location(builder, self.facts.loops.loop_of(block), {})
        return found

    def edge_location(self, block: BasicBlock, predecessor: BasicBlock) -> Location:
        """The end of the way back from a block to its predecessor."""
        key = (block, predecessor)
        found = self._locations.get(key)
        if found is None:
            builder = self.splices.before_terminator(self._edges[key])
            found = self._locations[key] = Location(builder, self.facts.loops.loop_of(block), {})
        return found

    def reverse_entry(self, loop: Loop[BasicBlock]) -> Location | None:
        """Where the reverse of a loop begins, if that is one place at the level outside the loop."""
        edges = self._entry_edges.get(loop, ())
        if len(edges) != 1:
            return None
        inside, outside = edges[0]
        if self.facts.loops.loop_of(outside) is not loop.parent:
            return None
        return self.edge_location(outside, inside)

    def leave_region(self, loop: Loop[BasicBlock], chunk: Value) -> None:
        """Give an array region's chunk back once the loop is reversed."""
        preheader = self.facts.loops.preheader(loop)
        assert preheader is not None
        pointer = self.available.need_late(chunk, preheader)
        body = Builder(self.reverse_block(preheader), 0)
        body.call(tape.runtime_function(self.module, tape.POP), (pointer,))

    def forward_after(self, value: Value) -> Builder:
        """A builder right after the definition of a forward value."""
        assert isinstance(value, Instruction) and value.parent is not None
        builder = self.splices.after(value)
        self.primal_block[builder.block] = self.primal_block[value.parent]
        return builder

    def forward_start(self, block: BasicBlock) -> Builder:
        """A builder at the start of a block of the forward sweep."""
        builder = self.splices.at_start(block)
        self.primal_block[builder.block] = self.primal_block[block]
        return builder

    # ---- adjoints of values

    def adjoint_type(self, value: Value) -> Type | None:
        """The type of the value's adjoint, None if it has none."""
        return self.facts.adjoint_type(value)

    def _adjoint_slots(self, value: Value, type: Type) -> list[Instruction]:
        found = self._adjoints.get(value)
        if found is None:
            builder = self.reverse_entry_builder
            found = []
            for _ in range(self.width):
                slot = builder.alloca(type, name="adjoint")
                assert isinstance(slot, Instruction)
                builder.store(derivative_types.untouched(type), slot)
                found.append(slot)
            self._adjoints[value] = found
        return found

    def take(self, value: Value, builder: Builder) -> Lanes | None:
        """The adjoint of a value, which begins anew. None if the value has none."""
        if self.facts.is_constant_value(value):
            return None
        if value not in self._adjoints and not any(user.is_phi for user in value.users):
            return None
        type = self.adjoint_type(value)
        if type is None:
            return None
        lanes: Lanes = []
        for slot in self._adjoint_slots(value, type):
            lanes.append(builder.load(type, slot))
            builder.store(derivative_types.untouched(type), slot)
        return lanes

    def add(self, value: Value, lanes: Lanes, builder: Builder) -> None:
        """Add to the adjoint of a value, if it carries one."""
        if value.is_constant or self.facts.is_constant_value(value):
            return
        type = self.adjoint_type(value)
        if type is None:
            return
        for slot, lane in zip(self._adjoint_slots(value, type), lanes, strict=True):
            if lane.type is not type:
                lane = adjoints.convert(builder, lane, type, self.engine.layout)
            builder.store(derivative_types.add(builder, builder.load(type, slot), lane), slot)

    def reverse_sink(self, size: int) -> Value:
        """Memory of the reverse function where unwanted adjoints may go."""
        if size > SINK_BYTES:
            raise IRError(f"an access of {size} bytes is too wide for the sink")
        if self._reverse_sink is None:
            self._reverse_sink = self.reverse_entry_builder.alloca(ir.array_type(ir.i8, SINK_BYTES), align=64)
            self.reverse_entry_builder.memset(
                self._reverse_sink, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, SINK_BYTES)
            )
        return self._reverse_sink

    def map_lanes(self, lanes: Lanes, function: Callable[[Value], Value]) -> Lanes:
        """Apply a function to each lane."""
        return [function(lane) for lane in lanes]

    # ---- ends of the two sweeps

    def argument_adjoints(self, builder: Builder) -> list[Value]:
        """Adjoints of the by-value arguments, argument by argument, lane by lane."""
        results: list[Value] = []
        for argument, activity in zip(self.facts.function.args, self.signature.arguments, strict=True):
            if activity.has_adjoint:
                type, slots = self.engine.out_type(argument.type), self._adjoints.get(argument)
                for lane in range(self.width):
                    if slots is None:
                        results.append(derivative_types.zero_of(type))
                        continue
                    own = self.adjoint_type(argument)
                    assert own is not None
                    found = derivative_types.without_sign(builder, builder.load(own, slots[lane]))
                    results.append(adjoints.convert(builder, found, type, self.engine.layout))
        return results

    def _finish_reverse(self, builder: Builder) -> None:
        """At the end of the reverse of the entry block: return the adjoints of the arguments."""
        results = self.argument_adjoints(builder)
        if self.combined and self.signature.primal_result and self.result is not None:
            results.insert(0, self.result)
        if self.frame_mark is not None:
            builder.call(tape.runtime_function(self.module, tape.POP), (self.frame_mark,))
        builder.ret(pack(builder, results, self.reverse.ret_type))

    frame_mark: Value | None = None

    def _begin_split(self) -> None:
        """The augmented primal starts with the record of the call; the adjoint ends with giving it back."""
        assert self.entry_builder is not None
        block = self.reverse.add_block("entry")
        self.reverse_entry_builder = Builder(block)
        self._record = self.entry_builder.call(
            tape.runtime_function(self.module, tape.PUSH), (ir.int_constant(ir.i64, 0),), name="record"
        )
        assert self.tape_argument is not None
        self.frame_mark = self.tape_argument

    def call_record(self) -> Value:
        """The record of this call in the augmented primal."""
        assert self._record is not None
        return self._record

    def record_argument(self) -> Value:
        """The record of this call in the adjoint."""
        assert self.tape_argument is not None
        return self.tape_argument

    def _finish_split(self) -> None:
        assert isinstance(self._record, ir.Call)
        self._record.set_operand(0, ir.int_constant(ir.i64, max(self.available.record_size, 1)))
        results: list[Value] = [self._record]
        if self.result is not None:
            results.append(self.result)
            if self.signature.result.has_shadow:
                results += self.result_shadow
        ret_block = next((b for b in self.facts.returning if isinstance(b.terminator, ir.Ret)), None)
        if ret_block is None:  # it ends in a throw or an exit
            self.reverse_entry_builder.unreachable()
            return
        builder = self._return_builder
        builder.index = None
        builder.ret(pack(builder, results, self.forward.ret_type))
        self.reverse_entry_builder.br(self.reverse_block(ret_block))


def pack(builder: Builder, values: list[Value], type: Type) -> Value | None:
    """The values as one return value: nothing, the value itself, or a structure."""
    if type.is_void:
        return None
    if len(values) == 1 and values[0].type is type:
        return values[0]
    result: Value = ir.poison(type)
    for index, value in enumerate(values):
        result = builder.insert_value(result, value, index)
    return result


__all__ = ["Required", "ReverseSynthesis", "pack"]
