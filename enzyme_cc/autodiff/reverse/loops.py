"""Loops in reverse: iteration numbers, trip counts, and the records of loops whose trip count shows only at their end.

Each loop of the forward sweep counts its iterations; the reverse sweep starts from the last number and counts down.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc import ir
from enzyme_cc.analysis.periodic import PeriodicPhi, periodic_phis
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.plan.header_runs import LoopRuns
from enzyme_cc.autodiff.reverse.flow import AffinePhi, RecurringPhi, ShiftedPhi
from enzyme_cc.autodiff.reverse.required import Required, ReversePlace
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Value
from enzyme_cc.ir.structure import edge_count


def shifted_phis(loop: Loop[BasicBlock], latch: BasicBlock | None) -> list[tuple[ir.Phi, str, int]]:
    """The integer header phis of a loop that each iteration shifts by a constant: how, and by how many bits."""
    found: list[tuple[ir.Phi, str, int]] = []
    if latch is None:
        return found
    for phi in loop.header.phis:
        following = phi.incoming_for(latch)
        if not isinstance(following, Instruction) or following.opcode not in ("lshr", "ashr", "shl"):
            continue
        value, by = following.operands
        if value is phi and phi.type.is_int and phi.type.bits <= 64 and isinstance(by, ir.ConstantInt):
            found.append((phi, following.opcode, by.unsigned))
    return found


class LoopReversal(AdjointSweep):
    """The part of reverse mode that knows of loops; the base of ReverseSynthesis, which gives what is declared here.

    primal_block   block of the forward sweep -> primal block
    iteration      loop -> its iteration number in the forward sweep; `iteration_of` is the inverse
    records        loop without trip count -> the record of an iteration; `record_of` is record pointer -> loop
    closed_forms   header phi of the forward sweep -> how to compute it from the iteration number
    runs           how often headers run, where that is known before
    """

    reverse_entry_builder: Builder

    def __init__(self, engine: Derivatives, shadowing: Shadowing, target: Function) -> None:
        super().__init__(engine, shadowing, target)
        self.primal_block: dict[BasicBlock, BasicBlock] = {}
        self.iteration: dict[Loop[BasicBlock], Value] = {}
        self.iteration_of: dict[Value, Loop[BasicBlock]] = {}
        self.records: dict[Loop[BasicBlock], Value] = {}
        self.record_of: dict[Value, Loop[BasicBlock]] = {}
        self.closed_forms: dict[Value, AffinePhi | RecurringPhi | ShiftedPhi] = {}
        self.runs = LoopRuns(shadowing.facts.loops, shadowing.facts.induction)
        self._reverse_iterations: dict[Loop[BasicBlock], Value] = {}
        self._reverse_records: dict[Loop[BasicBlock], Value] = {}
        self._entry_edges: dict[Loop[BasicBlock], list[tuple[BasicBlock, BasicBlock]]] = {}
        self._closed: dict[tuple[Value, BasicBlock], Value] = {}
        self.required: dict[tuple[Value, BasicBlock], Required] = {}

    def argument_in_reverse(self, argument: Value) -> Value:
        """An argument of the forward function, as the reverse function has it."""
        raise NotImplementedError

    def need_in(self, value: Value, block: BasicBlock) -> Value:
        """A value of the forward sweep, for use in the reverse of the primal block."""
        if value.is_constant or isinstance(value, Required):
            return value
        if isinstance(value, ir.Argument):
            return self.argument_in_reverse(value)
        key = (value, block)
        found = self.required.get(key)
        if found is None:
            found = self.required[key] = Required(value, block)
        return found

    def turn_team_loop(self, loop: Loop[BasicBlock], block: BasicBlock, number: Value | None, edge: Builder) -> None:
        """On the way from a block into the reverse of a loop, or back in it to the iteration of this number."""
        raise NotImplementedError

    def push_chunk(self, builder: Builder, size: Value, name: str) -> Value:
        """Take so many bytes of tape."""
        raise NotImplementedError

    def pop_chunk(self, builder: Builder, chunk: Value) -> None:
        """Give a chunk of tape back, and all that was taken after it."""
        raise NotImplementedError

    def edge_place(self, block: BasicBlock, predecessor: BasicBlock) -> ReversePlace:
        """The end of the way back from a block to its predecessor."""
        raise NotImplementedError

    def forward_start(self, block: BasicBlock) -> Builder:
        """A builder at the start of a block of the forward sweep."""
        raise NotImplementedError

    def begin_block(self, block: BasicBlock, builder: Builder) -> None:
        """Headers get an iteration number."""
        self.primal_block[builder.block] = block
        loop = self.facts.loops.loop_of(block)
        if loop is not None and loop.header is block and loop not in self.iteration:
            phi = ir.Phi(ir.i64, name="iteration")
            builder.insert(phi)
            self.iteration[loop] = phi
            self.iteration_of[phi] = loop

    def run(self) -> None:
        """The walk of the base class, then the iteration numbers' increments."""
        super().run()
        for loop, phi in self.iteration.items():
            latch, preheader = self.facts.loops.latch(loop), self.facts.loops.preheader(loop)
            assert latch is not None and preheader is not None and isinstance(phi, ir.Phi)
            new_latch: BasicBlock = self.values[latch]  # type: ignore[assignment]  # blocks are cloned to blocks
            builder = Builder()
            builder.position_before_terminator(new_latch)
            following = builder.add(phi, ir.int_constant(ir.i64, 1), flags=("nuw", "nsw"))
            phi.add_incoming(ir.int_constant(ir.i64, 0), self.values[preheader])  # type: ignore[arg-type]  # blocks are cloned to blocks
            self._flow(phi, following, latch, loop.header)

    def _find_closed_forms(self) -> None:
        for loop in self.iteration:
            preheader = self.facts.loops.preheader(loop)
            assert preheader is not None
            for variable in self.facts.induction.induction_variables(loop):
                step = variable.affine.step
                leaves = {leaf: self.value(leaf) for leaf in step.leaves()}
                clone = self.values[variable.phi]
                start = self.value(variable.phi.incoming_for(preheader))
                self.closed_forms[clone] = AffinePhi(loop, start, step, None, leaves)
                for shadow in self.shadows.get(variable.phi, ()):
                    assert isinstance(shadow, ir.Phi)
                    first = shadow.incoming_for(self.values[preheader])  # type: ignore[arg-type]  # blocks are cloned to blocks
                    self.closed_forms[shadow] = AffinePhi(loop, first, step, None, leaves)
            for accelerating in self.facts.induction.accelerating_variables(loop):
                step, change = accelerating.step, accelerating.change
                leaves = {leaf: self.value(leaf) for leaf in dict.fromkeys((*step.leaves(), *change.leaves()))}
                start = self.value(accelerating.phi.incoming_for(preheader))
                self.closed_forms[self.values[accelerating.phi]] = AffinePhi(loop, start, step, change, leaves)
            for periodic in periodic_phis(self.facts.loops, loop):
                self._add_periodic(loop, periodic)
            for phi, opcode, by in shifted_phis(loop, self.facts.loops.latch(loop)):
                start = self.value(phi.incoming_for(preheader))
                self.closed_forms.setdefault(self.values[phi], ShiftedPhi(loop, start, opcode, by))

    def _add_periodic(self, loop: Loop[BasicBlock], periodic: PeriodicPhi) -> None:
        mirror, clone = periodic.mirror, self.values[periodic.cycle[0]]
        values = {other: self.value(other) for other in periodic.others if not other.is_constant}
        preheader = self.facts.loops.preheader(loop)
        assert preheader is not None
        starts = [self.value(member.incoming_for(preheader)) for member in periodic.cycle]
        self.closed_forms.setdefault(clone, RecurringPhi(loop, starts, mirror, values))
        lanes = [self.shadows.get(member, ()) for member in periodic.cycle]
        for shadows in zip(*lanes, strict=True) if all(lanes) and mirror is None else ():
            phis = [shadow for shadow in shadows if isinstance(shadow, ir.Phi)]
            first = [phi.incoming_for(self.values[preheader]) for phi in phis]  # type: ignore[arg-type]  # blocks are cloned to blocks
            if len(phis) == len(shadows):
                self.closed_forms.setdefault(shadows[0], RecurringPhi(loop, first, None, {}))

    def before_loop(self, loop: Loop[BasicBlock]) -> Builder:
        """A builder in the preheader, before its terminator."""
        preheader = self.facts.loops.preheader(loop)
        assert preheader is not None
        builder = Builder()
        builder.position_before_terminator(self.values[preheader])  # type: ignore[arg-type]  # blocks are cloned to blocks
        return builder

    def header_runs(self, loop: Loop[BasicBlock], root: Loop[BasicBlock]) -> Value:
        """How often the header of `loop` runs each time, computed before `root`; 0 if `loop` is not reached."""
        builder, zero = self.before_loop(root), ir.int_constant(ir.i64, 0)
        runs = builder.add(self.backedges_taken(loop, builder), ir.int_constant(ir.i64, 1))
        guards = self.runs.guards(loop, root)
        assert guards is not None
        for guard in guards:
            if guard.loop is not None:
                taken = self.backedges_taken(guard.loop, builder)
                runs = builder.select(builder.icmp("ne", taken, zero), runs, zero)
            elif guard.condition is not None:
                here = self.value(guard.condition)
                runs = builder.select(here, runs, zero) if guard.wanted else builder.select(here, zero, runs)
        return runs

    def backedges_taken(self, loop: Loop[BasicBlock], builder: Builder) -> Value:
        """The trip count as a forward value at the builder's position."""
        expr = self.runs.counts[loop].backedge_taken
        return expr.materialise(builder, {leaf: self.value(leaf) for leaf in expr.leaves()})

    def push_records(self, loop: Loop[BasicBlock], size: int) -> Value:
        """Records for the loop: each iteration pushes one, its first word points to the one before. The one at hand."""
        header: BasicBlock = self.values[loop.header]  # type: ignore[assignment]  # blocks are cloned to blocks
        preheader: BasicBlock = self.values[self.facts.loops.preheader(loop)]  # type: ignore[assignment, index]  # blocks are cloned to blocks
        previous = ir.Phi(ir.ptr, name="record.before")
        header.insert(0, previous)
        builder = self.forward_start(header)
        record = self.records[loop] = self.push_chunk(builder, ir.int_constant(ir.i64, size), "record")
        builder.store(previous, record)
        previous.add_incoming(ir.null(), preheader)
        self._flow(previous, record, self.facts.loops.latch(loop), loop.header)
        self.record_of[record] = loop
        # at the reverse of every way out of the loop the last record must be known
        for inside, outside in self.ways_out(loop):
            last = self.need_in(self.closed(record, outside), outside)
            location = self.edge_place(outside, inside)
            location.builder.store(last, self.reverse_record(loop))
        for predecessor in (self.facts.loops.latch(loop), self.facts.loops.preheader(loop)):
            assert predecessor is not None
            edge = self.edge_place(loop.header, predecessor)
            current = edge.builder.load(ir.ptr, self.reverse_record(loop))
            before = edge.builder.load(ir.ptr, current)
            self.pop_chunk(edge.builder, current)
            edge.builder.store(before, self.reverse_record(loop))
        return record

    def ways_out(self, loop: Loop[BasicBlock]) -> Sequence[tuple[BasicBlock, BasicBlock]]:
        """The edges that leave the loop, in the order of the function."""
        return self._entry_edges.get(loop, ())

    def closed(self, value: Value, block: BasicBlock) -> Value:
        """A forward value as seen in a block after the loop that defines it: through a phi (LCSSA)."""
        if not isinstance(value, Instruction):
            return value
        level = self.facts.loops.loop_of(self.primal_block[value.parent])  # type: ignore[index]  # blocks are cloned to blocks
        if level is None or block in level:
            return value
        key = (value, block)
        found = self._closed.get(key)
        if found is None:
            target: BasicBlock = self.values[block]  # type: ignore[assignment]  # blocks are cloned to blocks
            found = ir.Phi(value.type, name="last")
            target.insert(0, found)
            for predecessor in self.facts.loops.predecessors[block]:
                self._flow(found, value, predecessor, block)
            self._closed[key] = found
        return found

    def _flow(self, phi: ir.Phi, value: Value, predecessor: BasicBlock | None, block: BasicBlock) -> None:
        """Let a value flow into a new phi from a predecessor, once for each edge that leads from it."""
        assert predecessor is not None
        for _ in range(edge_count(predecessor, block)):
            phi.add_incoming(value, self.values[predecessor])  # type: ignore[arg-type]  # blocks are cloned to blocks

    def _turn_loops(self, block: BasicBlock, predecessor: BasicBlock, edge: Builder) -> None:
        """On the way back from `block` to `predecessor`: iteration numbers of loops entered and gone round."""
        loops = self.facts.loops
        loop = loops.loop_of(predecessor)
        while loop is not None and block not in loop:
            edge.store(self.need_in(self._last_iteration(loop, block), block), self.reverse_iteration(loop))
            self.turn_team_loop(loop, block, None, edge)
            loop = loop.parent
        loop = loops.loop_of(block)
        if loop is not None and loop.header is block and predecessor in loop:
            slot = self.reverse_iteration(loop)
            number = edge.load(ir.i64, slot)
            number = edge.sub(number, ir.int_constant(ir.i64, 1))
            edge.store(number, slot)
            self.turn_team_loop(loop, block, number, edge)

    def _last_iteration(self, loop: Loop[BasicBlock], outside: BasicBlock) -> Value:
        """The iteration number with which the loop was left, as a forward value of the level outside."""
        if loop in self.runs.counts and self.facts.loops.loop_of(outside) is loop.parent:
            return self.backedges_taken(loop, self.before_loop(loop))
        return self.closed(self.iteration[loop], outside)

    def reverse_iteration(self, loop: Loop[BasicBlock]) -> Value:
        """The slot of the loop's iteration number in the reverse sweep."""
        found = self._reverse_iterations.get(loop)
        if found is None:
            found = self._reverse_iterations[loop] = self.reverse_entry_builder.alloca(ir.i64, name="reverse.iteration")
        return found

    def reverse_record(self, loop: Loop[BasicBlock]) -> Value:
        """The slot of the loop's current record in the reverse sweep."""
        found = self._reverse_records.get(loop)
        if found is None:
            found = self._reverse_records[loop] = self.reverse_entry_builder.alloca(ir.ptr, name="reverse.record")
        return found
