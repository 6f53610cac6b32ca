"""Reverse mode: forward sweep, reverse sweep, and what joins them.

Combined, both sweeps are one function: the clone of the primal, then its blocks' reverses in opposite order. Split,
for calls that stay calls, the augmented primal returns a tape record and the adjoint takes it.

Adjoints of the primal's values have stack slots in the reverse function, which LLVM turns into registers. An adjoint
is taken (read and set to zero) where its value was defined, and added to where it was used.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.calls import handlers
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.operations import linear_operations
from enzyme_cc.autodiff.plan.cache_plan import CachePlan, plan_cache
from enzyme_cc.autodiff.plan.team_plan import TeamPlan, plan_team
from enzyme_cc.autodiff.reverse import adjoint_calls, adjoints, structural_adjoints
from enzyme_cc.autodiff.reverse.cache import ForwardCache
from enzyme_cc.autodiff.reverse.flow import Choice, deciding_branch
from enzyme_cc.autodiff.reverse.places import ReverseSweep
from enzyme_cc.autodiff.reverse.team_loops import blocks_of
from enzyme_cc.autodiff.reverse.team_sums import TeamSums
from enzyme_cc.autodiff.runtime import deferred_free, device, parallel, tape
from enzyme_cc.autodiff.shadow.derivatives import Derivatives, pack
from enzyme_cc.autodiff.shadow.shared_adjoints import PlaceInTeam
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Value
from enzyme_cc.ir.block_slots import begin_where_used, promote_in_blocks


class ReverseSynthesis(ReverseSweep):
    """Synthesises the reverse-mode derivative of one function.

    seeds     the adjoints of the result
    result    the primal's result, with its shadows
    plan      what is kept of the forward sweep, once the reverse sweep is written
    team_plan which loops of a parallel region's body come in two copies, and what its threads add up by themselves
    """

    def __init__(self, engine: Derivatives, shadowing: Shadowing, forward: Function, reverse: Function) -> None:
        super().__init__(engine, shadowing, forward, reverse)
        self.result: Value | None = None
        self.result_shadow: Lanes | None = None
        self.seeds: Lanes | None = None
        self.plan: CachePlan | None = None
        self.team_plan: TeamPlan | None = None

    # ---- both sweeps

    def build(self) -> None:
        """Emit both sweeps. The arguments' values, shadows and seeds must have been set."""
        entry = self.forward.add_block("entry")
        self.primal_block[entry] = self.facts.function.entry
        self.entry_builder = Builder(entry)
        if self.combined:
            self.reverse_entry_builder = self.entry_builder
        else:
            self._begin_split()
        if self.combined and self.engine.frees_outside:
            mark = deferred_free.runtime_function(self.module, deferred_free.MARK)
            self._seeds_mark = self.entry_builder.call(mark, ())
        self.run()
        Builder(entry).br(self.values[self.facts.function.entry])  # type: ignore[arg-type]  # blocks are cloned to blocks
        self.entry_builder.index = len(entry.instructions) - 1
        if self.combined and self.uses_dynamic_tape:
            self.frame_mark = self.entry_builder.call(tape.runtime_function(self.module, tape.MARK), ())
        self._find_closed_forms()
        if not self.combined and self.shadowing.team_reads is not None:
            self.block = self.facts.function.entry
            self.team_plan = plan_team(self.shadowing.team_reads)
            self._team_sums = TeamSums(self, self.team_plan)
        self._reverse_all()
        self.plan = plan_cache(self, [required.value for required in self.required.values()])
        ForwardCache(self, self.plan).emit()
        self.splices.apply()
        if not self.combined:
            self._finish_split(self.plan.record_size)
        promote_in_blocks(self.reverse, self.adjoint_slots())
        begin_where_used(self.reverse, self.adjoint_slots())
        for loop, two in self._team_sums.loops.items() if self._team_sums is not None else ():
            two.make(self, self.reverse, blocks_of(loop.blocks, self.reverse_blocks, self._edges))

    # ---- forward sweep

    def visit_call(self, call: ir.Call, builder: Builder) -> None:
        """Forward sweep of a call."""
        handlers.augment(self, call, builder)

    def visit_indirect(self, call: ir.Call, b: Builder) -> None:
        adjoint_calls.forward_indirect(self, call, b)

    def visit_structural(self, call: ir.Call, b: Builder) -> None:
        structural_adjoints.forward_structural(self, call, b)

    def visit_body(self, call: ir.Call, callee: CallModel, builder: Builder) -> None:
        """The augmented primal of the callee, unless no derivative passes."""
        if self.facts.is_constant_instruction(call) and not self.needs_shadow(call):
            self.copy(call, builder)
        else:
            adjoint_calls.forward_defined(self, call, callee, builder)

    def reverse_pair(self, call: ir.Call, b: Builder) -> None:
        adjoint_calls.reverse_pair(self, call, b)

    def reverse_structural(self, call: ir.Call, b: Builder) -> None:
        structural_adjoints.reverse_structural(self, call, b)

    def visit_return(self, ret: ir.Ret, builder: Builder) -> None:
        """Go on to the reverse sweep, or return what the augmented primal returns."""
        block = ret.parent
        assert block is not None
        if ret.value is not None:
            self.result = self.value(ret.value)
            if self.needs_shadow(ret.value):
                self.result_shadow = self.shadow(ret.value, builder)
            elif self.signature.result.has_shadow:
                self.result_shadow = Lanes.same(self.result, self.width)
        if self.combined:
            if self._seeds_mark is not None:
                builder.call(deferred_free.runtime_function(self.module, deferred_free.MOVE_SEEDS), (self._seeds_mark,))
            builder.br(self.reverse_block(block))
        else:
            self._return_builder = builder

    def local_memory(self, builder: Builder, size: Value, alloca: ir.Alloca) -> Value:
        """Tape memory, given back with the whole frame."""
        self.uses_dynamic_tape = True
        alignment = alloca.align or self.engine.layout.align(alloca.allocated_type)
        if alignment <= tape.CHUNK_ALIGNMENT:
            return self.push_chunk(builder, size, "local")
        room = builder.add(size, ir.int_constant(ir.i64, alignment - tape.CHUNK_ALIGNMENT))
        chunk = self.push_chunk(builder, room, "local")
        up = builder.sub(ir.int_constant(ir.i64, 0), builder.ptrtoint(chunk, ir.i64))
        return builder.gep(ir.i8, chunk, (builder.and_(up, ir.int_constant(ir.i64, alignment - 1)),))

    def keeps_stack(self, alloca: ir.Alloca) -> bool:
        """Split functions have two stack frames, and the reverse sweep reads what the forward sweep wrote."""
        return self.combined and super().keeps_stack(alloca)

    def copy(self, instruction: Instruction, builder: Builder) -> Instruction:
        """A plain clone; stack slots of a combined function can be named in the reverse sweep too."""
        if isinstance(instruction, ir.Store) and instruction in self.restored.stores:
            place, known = self.value(instruction.pointer), self.restored.stores[instruction]
            before = self.value(known) if known is not None else builder.load(
                instruction.value.type, place, align=instruction.align, name="overwritten")
            self.call_values[instruction] = {"overwritten": before}
        clone = super().copy(instruction, builder)
        if isinstance(instruction, ir.Select):
            linear_operations.keep_choice(self, instruction, builder)
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

    # ---- reverse sweep

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
            if instruction in self.restored.stores:
                self._undo(instruction, builder)
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

    def _undo(self, store: Instruction, builder: Builder) -> None:
        """Put back what a store overwrote."""
        assert isinstance(store, ir.Store)
        old = self.need_forward(self.call_values[store]["overwritten"])
        builder.store(old, self.need(store.pointer), align=store.align)

    def _seed_result(self, ret: ir.Ret) -> None:
        if ret.value is not None and self.signature.result.has_adjoint:
            assert self.reverse_entry_builder is not None
            builder = self.reverse_entry_builder
            if not self.facts.is_constant_value(ret.value):
                assert self.seeds is not None
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
        which = self.need_in(phi, block)
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

    # ---- ends of the two sweeps

    def argument_adjoints(self, builder: Builder) -> list[Value]:
        """Adjoints of the by-value arguments, argument by argument, lane by lane."""
        results: list[Value] = []
        for argument, activity in zip(self.facts.function.args, self.signature.arguments, strict=True):
            if activity.has_adjoint:
                results += self._argument_adjoint(argument, builder)
        return results

    def _argument_adjoint(self, argument: Value, builder: Builder) -> Lanes:
        type, own = self.engine.out_type(argument.type), self.adjoint_type(argument)
        slots = self._adjoints.get(argument)
        if slots is None:
            return Lanes.zero(type, self.width)
        assert own is not None

        def handed_out(slot: Value) -> Value:
            found = derivative_types.without_sign(builder, builder.load(own, slot))
            return derivative_types.convert(builder, found, type, self.engine.layout)

        return slots.map(handed_out)

    def _finish_reverse(self, builder: Builder) -> None:
        """At the end of the reverse of the entry block: return the adjoints of the arguments."""
        results = self.argument_adjoints(builder)
        if self._team_sums is not None:
            self._team_sums.finish(builder)
        if self.combined and self.signature.primal_result and self.result is not None:
            results.insert(0, self.result)
        if self.frame_mark is not None and self.has_device_record:
            builder.call(device.runtime_function(self.module, device.GIVE_BACK), (self.frame_mark,))
        elif self.frame_mark is not None:
            builder.call(tape.runtime_function(self.module, tape.POP), (self.frame_mark,))
        self.reverse_end = builder.ret(pack(builder, results, self.reverse.ret_type))
        if self.device_tape is not None:
            Builder.before(self.reverse_end).call(device.runtime_function(self.module, device.END), (self.device_tape,))

    def place_in_team(self, access: Instruction, address: Value, b: Builder) -> PlaceInTeam | None:
        return None if self._team_sums is None else self._team_sums.place(access, address, b)

    def is_alone_in_team(self) -> Value | None:
        if self.engine.primals.is_on_device or self.is_nested:
            return None
        if self._is_alone is None:
            b = self.reverse_entry_builder
            found = b.call(parallel.runtime_function(self.module, parallel.IS_ALONE), ())
            self._is_alone = b.icmp("ne", found, ir.int_constant(ir.i32, 0))
        return self._is_alone

    def turn_team_loop(self, loop: Loop[BasicBlock], block: BasicBlock, number: Value | None, edge: Builder) -> None:
        def last() -> Value:
            return self.need_in(self.backedges_taken(loop, self.before_loop(loop)), block)

        if self._team_sums is not None:
            self._team_sums.turn(loop, edge, number, last)

    _seeds_mark: Value | None = None
    _team_sums: TeamSums | None = None
    _is_alone: Value | None = None
    frame_mark: Value | None = None

    def _begin_split(self) -> None:
        """The augmented primal starts with the record of the call; the adjoint ends with giving it back."""
        assert self.entry_builder is not None
        block = self.reverse.add_block("entry")
        self.reverse_entry_builder = Builder(block)
        push = device.runtime_function(self.module, device.RECORD) if self.has_device_record else \
            tape.runtime_function(self.module, tape.PUSH)
        self._record = self.entry_builder.call(push, (ir.int_constant(ir.i64, 0),), name="record")
        assert self.tape_argument is not None
        self.frame_mark = self.tape_argument

    def _finish_split(self, record_size: int) -> None:
        assert isinstance(self._record, ir.Call)
        self._record.set_operand(0, ir.int_constant(ir.i64, max(record_size, 1)))
        results: list[Value] = [self._record]
        if self.result is not None:
            results.append(self.result)
            if self.signature.result.has_shadow:
                assert self.result_shadow is not None
                results += self.result_shadow
        ret_block = next((b for b in self.facts.returning if isinstance(b.terminator, ir.Ret)), None)
        if ret_block is None:  # it ends in a throw or an exit
            self.reverse_entry_builder.unreachable()
            return
        builder = self._return_builder
        builder.index = None
        builder.ret(pack(builder, results, self.forward.ret_type))
        self.reverse_entry_builder.br(self.reverse_block(ret_block))
