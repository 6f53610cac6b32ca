"""Which adjoint additions of a parallel region's body need not be atomic.

The body's adjoint adds to shadow memory where the primal reads. The primal has no races: what a thread writes nobody
else touches in the same phase, so only what several threads *read* has adjoints that they add to at the same time. Of
each read that other threads could disturb, one of

    own       the place is written, too, in the same phase
    shared out   all reads of the array are places with one work-shared number and one scale: iterations meet only if
              their numbers differ by less than `reach`, which the longest way between two of the places gives. Threads
              have intervals of numbers, so additions are plain but within reach of an interval's ends
    alike     all threads read the same, whole range, which nothing writes in the region: each thread adds up in memory
              of its own, which is added to the shadow in the end, after a barrier
    nothing is known: atomic

Reads of several arrays that may be one (parameters) are told apart as the region begins: if their ranges overlap, all
additions are atomic.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.work_sharing import SharedPlace, WorkLoop, WorkSharing
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.graph import Loop
from enzyme_cc.ir import Argument, BasicBlock, Instruction, Load, Store, Type, Value
from enzyme_cc.ir.structure import block_of

HARMLESS = (Kind.DROPPED, Kind.INACTIVE, Kind.ALLOCATE, Kind.FREE, Kind.SET)
"""Kinds of calls whose adjoints add to no memory."""


@dataclass(eq=False)
class Group:
    """Reads of one array by one rule. `work` is None where they are alike for all threads."""

    base: Value
    work: WorkLoop | None
    places: list[SharedPlace] = field(default_factory=list)
    types: set[Type] = field(default_factory=set)
    reads: list[Instruction] = field(default_factory=list)


class TeamReads:
    """What is known of the reads of one body.

    own       additions to these are plain
    groups    the others of which something is known
    apart     pairs of groups and places whose ranges must not overlap for any of it to hold
    """

    def __init__(
        self, facts: FunctionFacts, is_shared: Callable[[Value], bool], needs_guard: Callable[[Value], bool]
    ) -> None:
        self._facts = facts
        self._is_shared = is_shared
        self._needs_guard = needs_guard
        self._alias = facts.flow.alias
        models = facts.engine.models

        def is_barrier(call: ir.Call) -> bool:
            info = models.of(call).info
            return info is not None and info.meets is not None and info.meets[0] == "barrier"

        self._sharing = WorkSharing(facts.function, self._alias, is_barrier)
        self._calls = [
            i for function in facts.engine.module.functions.values() if function.has_body
            for i in function.instructions()
            if isinstance(i, ir.Call) and PARALLEL in i.fn_attributes and i.callee is facts.function
        ]
        self.own: set[Instruction] = set()
        self.groups: list[Group] = []
        self.apart: list[tuple[Group, Group | SharedPlace]] = []
        self._of: dict[Instruction, Group] = {}
        self._find()

    def group_of(self, read: Instruction) -> Group | None:
        """The group of a read."""
        return self._of.get(read)

    def work_loop(self, read: Instruction) -> Loop[BasicBlock] | None:
        """The work-shared loop around a read."""
        nest = self._alias.info.nest(block_of(read))
        return next((loop for loop in nest if self._sharing.work_loop(loop) is not None), None)

    def _find(self) -> None:
        reads: list[Instruction] = []
        writes: list[Store] = []
        for block in self._facts.order:
            for i in block.instructions:
                if isinstance(i, ir.Call):
                    if not self._is_harmless(i):
                        return
                elif isinstance(i, Store):
                    if not self._facts.is_constant_value(i.pointer):
                        writes.append(i)
                elif isinstance(i, Load) and not self._facts.is_constant_instruction(i):
                    if self._is_shared(i.pointer):
                        reads.append(i)
        self.own.update(read for read in reads if self._is_written(read, writes))
        others = [read for read in reads if read not in self.own]
        unknown = self._sort(others)
        while True:
            apart: list[tuple[Group, Group | SharedPlace]] = []
            kept = [g for g in self.groups if self._holds(g, others, writes, unknown, apart)]
            if len(kept) == len(self.groups):
                break
            unknown += [read for g in self.groups if g not in kept for read in g.reads]
            self.groups = kept
        if not any(g.work for g in self.groups):  # memory of its own is for what is added to again and again
            self.groups = [g for g in self.groups if any(self._alias.info.loop_of(block_of(r)) for r in g.reads)]
        self.apart = [(g, other) for g, other in apart if g in self.groups]
        self._of = {read: g for g in self.groups for read in g.reads}

    def _is_harmless(self, call: ir.Call) -> bool:
        model = self._facts.engine.models.of(call)
        if model.kind in HARMLESS or self._facts.is_constant_instruction(call):
            return True
        if model.kind is Kind.MATH or call.called_name.startswith("llvm.fmuladd"):
            return not any(arg.type.is_pointer for arg in call.args)
        return False

    def _is_written(self, read: Instruction, writes: list[Store]) -> bool:
        assert isinstance(read, Load)
        return any(
            w.pointer is read.pointer and w.value.type is read.type and w.parent is read.parent
            and not self._sharing.phases.are_apart(read, w) for w in writes)

    def _sort(self, reads: list[Instruction]) -> list[Instruction]:
        """Make the groups; the reads that belong to none."""
        known: dict[object, Group] = {}
        unknown: list[Instruction] = []
        for read in reads:
            assert isinstance(read, Load)
            place = self._place(read)
            if place is None or self._needs_guard(read.pointer) or not read.type.is_float:
                unknown.append(read)
                continue
            group = known.setdefault((place.base, place.work, place.scale), Group(place.base, place.work))
            group.places.append(place)
            group.types.add(read.type)
            group.reads.append(read)
        self.groups = list(known.values())
        return unknown

    def _place(self, access: Load | Store) -> SharedPlace | None:
        type = access.type if isinstance(access, Load) else access.value.type
        return self._sharing.place(access.pointer, self._facts.engine.layout.store_size(type), access)

    def _holds(
        self, group: Group, reads: list[Instruction], writes: list[Store], unknown: list[Instruction],
        apart: list[tuple[Group, Group | SharedPlace]],
    ) -> bool:
        """Whether the rule of a group holds, if some ranges are apart, which are noted."""
        if group.work is None:
            if len(group.types) > 1:
                return False
            for write in writes:
                if self._may_meet(group.reads[0], write):
                    place = self._place(write)
                    if place is None or not _has_range(place):
                        return False
                    apart.append((group, place))
            return True
        for read in unknown:
            if self._may_meet(group.reads[0], read) and self._at_once(group, [read]):
                return False
        for other in self.groups:
            if other is group or other.work is None or not self._at_once(group, other.reads):
                continue
            if self._may_meet(group.reads[0], other.reads[0]):
                if other.base is group.base or not all(map(_has_range, [*group.places, *other.places])):
                    return False
                apart.append((group, other))
        return True

    def _at_once(self, group: Group, others: list[Instruction]) -> bool:
        return any(self._sharing.phases.meet(a, b) for a in group.reads for b in others)

    def _may_meet(self, a: Instruction, b: Instruction) -> bool:
        """Whether two accesses may be of one array, as far as the body and those who call it know."""
        assert isinstance(a, (Load, Store)) and isinstance(b, (Load, Store))
        if not self._alias.may_share_object(a.pointer, b.pointer):
            return False
        mine, theirs = (self._alias.pointers.objects(i.pointer) for i in (a, b))
        if mine is None or theirs is None:
            return True
        return any(self._may_be_one(x, y) for x in mine for y in theirs)

    def _may_be_one(self, x: Value, y: Value) -> bool:
        if not isinstance(x, Argument) or not isinstance(y, Argument) or x is y:
            return self._alias.may_share_object(x, y)
        return any(self._callers_alias(call, x.index, y.index) for call in self._calls)

    def _callers_alias(self, call: ir.Call, x: int, y: int) -> bool:
        assert call.function is not None
        alias = self._facts.engine.primals.flow(call.function).alias
        return alias.may_share_object(call.args[x], call.args[y])


def _has_range(place: SharedPlace) -> bool:
    """Whether the range of all threads' accesses is known."""
    return place.work is None or place.work.shares.first is not None
