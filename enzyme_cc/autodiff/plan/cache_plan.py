"""The plan of what is kept for the reverse sweep, where, and what is computed again.

It is made when the reverse sweep is written but for the values of the forward sweep that it reads, of facts about
these alone: nothing is emitted, and emission (reverse/cache.py) decides nothing. A minimum cut chooses what to keep;
what the place of a kept value needs to be found again (how often loops run, where chunks of tape are) is part of what
must be had, so the plan closes over it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.plan.array_checkpoints import ArrayCheckpoint, ArrayCheckpoints
from enzyme_cc.autodiff.plan.cache_planning import RECOMPUTED, cheapest_kept, is_repeated
from enzyme_cc.autodiff.plan.header_runs import LoopRuns
from enzyme_cc.autodiff.plan.record_layout import RecordLayout
from enzyme_cc.autodiff.plan.storage import (
    ARRAY_ALIGNMENT,
    BOOKKEEPING,
    MANY_SLOTS,
    STACK_BYTES,
    ArrayRegion,
    CheckpointCopy,
    CheckpointOriginal,
    Forward,
    HeaderRuns,
    LastRecord,
    RecordRegion,
    Region,
    TapeChunk,
    aligned,
)
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Instruction, Value

Kept: TypeAlias = Forward | ArrayCheckpoint


class ForwardValues(Protocol):
    """What planning asks of the forward sweep. Loops and blocks are the primal's."""

    @property
    def facts(self) -> FunctionFacts: ...

    @property
    def runs(self) -> LoopRuns: ...

    @property
    def combined(self) -> bool:
        """Whether both sweeps are one function."""

    @property
    def is_nested(self) -> bool:
        """Whether the derivative is to be differentiated itself."""

    def value(self, value: Value) -> Value:
        """The value for one of the primal."""

    def home(self, value: Value) -> BasicBlock:
        """The block in whose clone a value is defined."""

    def is_free(self, value: Value) -> bool:
        """Whether the reverse sweep has it anyway."""

    def phi_inputs(self, phi: ir.Phi) -> Sequence[Value] | None:
        """The values that a phi can be computed from without the way taken."""

    def primal_load(self, value: Value) -> ir.Load | None:
        """The load that a value is the clone of, not its shadow."""

    def is_reloadable(self, load: Value) -> bool:
        """Whether a load gives the same in the reverse sweep."""

    def is_bound(self, value: Value) -> bool:
        """Whether a value cannot be computed again where it is wanted."""

    def ways_out(self, loop: Loop[BasicBlock]) -> Iterable[tuple[BasicBlock, BasicBlock]]:
        """The edges that leave the loop, in the order of the function."""


@dataclass(frozen=True, slots=True)
class KeptAt:
    """Where a value is kept.

    level     the innermost loop around its definition
    region    what holds it; None outside of loops
    offset    outside of loops: its place in the record of the call, where the sweeps are two functions
    by_cost   it could be computed again, but at no less cost
    """

    level: Loop[BasicBlock] | None
    region: Region | None
    offset: int
    by_cost: bool


@dataclass(frozen=True, eq=False, slots=True)
class CachePlan:
    """What is kept where, and what is computed again, in one derivative. All is in the order of decision.

    record_size   of the record of the call
    spills        whether slots of the stack are to stay in memory
    steps         what the forward sweep does for the plan alone: counts, records, copies of arrays
    checkpoints   load -> the copy of an array that it reads instead
    """

    kept: Mapping[Forward, KeptAt]
    recomputed: tuple[Value, ...]
    regions: tuple[Region, ...]
    record_size: int
    spills: bool
    steps: tuple[HeaderRuns | Region | ArrayCheckpoint, ...]
    checkpoints: Mapping[ir.Load, ArrayCheckpoint]


def plan_cache(forward: ForwardValues, required: Iterable[Value]) -> CachePlan:
    """The plan for what the reverse sweep requires."""
    planner = _Planner(forward)
    planner.decide(required)
    return planner.frozen()


@dataclass(eq=False, slots=True)
class _GrowingRegion:
    """A region while it is planned; the fields' loops are in order."""

    root: Loop[BasicBlock]
    is_record: bool
    loops: list[Loop[BasicBlock]]
    fields: dict[Forward, tuple[Loop[BasicBlock], ...]] = field(default_factory=dict)


class _Planner:
    def __init__(self, forward: ForwardValues) -> None:
        self.forward = forward
        self.loops = forward.facts.loops
        self.layout = forward.facts.engine.layout
        self.kept: dict[Kept, None] = {}
        self.regions: dict[Loop[BasicBlock], _GrowingRegion] = {}
        self.steps: list[HeaderRuns | _GrowingRegion | ArrayCheckpoint] = []
        self.checkpoints = ArrayCheckpoints(forward.facts, forward.runs)
        self._inputs: dict[Kept, Sequence[Kept] | None] = {}
        self._ensured: dict[Kept, None] = {}

    # ---- what a value can be computed from

    def level(self, value: Forward) -> Loop[BasicBlock] | None:
        """The innermost loop around its definition."""
        return value.level if isinstance(value, BOOKKEEPING) else self.loops.loop_of(self.forward.home(value))

    def is_free(self, value: Kept) -> bool:
        """Available in the reverse sweep without keeping anything."""
        if isinstance(value, HeaderRuns):
            return self.forward.runs.constant(value.loop, value.root) is not None
        return isinstance(value, Value) and self.forward.is_free(value)

    def inputs(self, value: Kept) -> Sequence[Kept] | None:
        """The values it can be recomputed from in the reverse sweep, None if it must be kept."""
        if value not in self._inputs:
            self._inputs[value] = self._find_inputs(value)
        return self._inputs[value]

    def _find_inputs(self, value: Kept) -> Sequence[Kept] | None:
        if isinstance(value, HeaderRuns):
            return self._values(self.forward.runs.leaves(value.loop, value.root))
        if isinstance(value, CheckpointOriginal):
            return self._values((value.checkpoint.base, *value.checkpoint.low.leaves()))
        if not isinstance(value, Instruction) or self.forward.is_bound(value):
            return None
        if isinstance(value, ir.Phi):
            return self.forward.phi_inputs(value)
        if value.opcode in RECOMPUTED:
            return value.operands
        if isinstance(value, ir.Load):
            if self.forward.is_reloadable(value):
                return value.operands
            checkpoint = self._checkpoint(value)
            return None if checkpoint is None else [checkpoint, *value.operands]
        if isinstance(value, ir.Call):
            return value.args if is_repeated(value) else None
        return None

    def _values(self, of_primal: Iterable[Value]) -> list[Kept]:
        return [self.forward.value(value) for value in of_primal]

    def _checkpoint(self, load: ir.Load) -> ArrayCheckpoint | None:
        """The copy of an array that could serve a load of the forward sweep."""
        origin = self.forward.primal_load(load)
        return None if origin is None else self.checkpoints.of(origin)

    def _prepare_checkpoints(self, sinks: list[Value]) -> None:
        """Look at all loads that the required values come from before any is decided on."""
        loads: list[ir.Load] = []
        seen: set[Kept] = set(sinks)
        work: list[Kept] = list(sinks)
        while work:
            value = work.pop()
            if not isinstance(value, Instruction) or self.is_free(value):
                continue
            if isinstance(value, ir.Load):
                origin = self.forward.primal_load(value)
                if origin is not None and not self.forward.is_reloadable(value) and self.level(value) is not None:
                    loads.append(origin)
            for operand in self._find_inputs(value) or ():
                if operand not in seen:
                    seen.add(operand)
                    work.append(operand)
        self.checkpoints.prepare(loads)

    def _cost(self, value: Kept) -> int:
        """Bytes kept, weighted by how often the value is computed."""
        if isinstance(value, ArrayCheckpoint):
            return value.cost
        loop = self.level(value)
        depth = 0 if loop is None else min(loop.depth, 7)
        return max(1, self.layout.store_size(value.type)) * 10**depth

    def _chosen_inputs(self, value: Kept) -> Sequence[Kept] | None:
        in_register = self.forward.combined and not isinstance(value, ArrayCheckpoint) and self.level(value) is None
        return None if in_register else self.inputs(value)

    # ---- deciding

    def decide(self, required: Iterable[Value]) -> None:
        """Choose what to keep."""
        sinks = list(dict.fromkeys(value for value in required if not self.is_free(value)))
        self._prepare_checkpoints(sinks)
        for value in cheapest_kept(list[Kept](sinks), self._chosen_inputs, self.is_free, self._cost):
            self._keep(value)
        for value in sinks:
            self._ensure(value)

    def _keep(self, value: Kept) -> None:
        """Keep a value, and what is needed to find its place again."""
        if value in self.kept:
            return
        self.kept[value] = None
        if isinstance(value, ArrayCheckpoint):
            self._keep_checkpoint(value)
            return
        loop = self.level(value)
        if loop is not None:
            region = self._region(loop)
            region.fields[value] = tuple(around for around in list(loop.ancestors())[::-1] if around in region.loops)

    def _keep_checkpoint(self, checkpoint: ArrayCheckpoint) -> None:
        self.steps.append(checkpoint)
        original = checkpoint.low.constant == 0
        self._ensure(self.forward.value(checkpoint.base) if original else CheckpointOriginal(checkpoint))
        self._ensure(CheckpointCopy(checkpoint))

    def _ensure(self, value: Kept) -> None:
        """Make sure that the value can be had: recomputed from what is kept, else kept."""
        work = [value]
        while work:
            value = work.pop()
            if value in self._ensured or self.is_free(value) or value in self.kept:
                continue
            self._ensured[value] = None
            inputs = self._chosen_inputs(value)
            if inputs is None:
                self._keep(value)
            else:
                work += inputs

    def _region(self, loop: Loop[BasicBlock]) -> _GrowingRegion:
        """What is to hold kept values of the loop's own level."""
        return self.regions.get(loop) or self._new_region(loop)

    def _new_region(self, loop: Loop[BasicBlock]) -> _GrowingRegion:
        runs = self.forward.runs
        if loop not in runs.counts:
            region = _GrowingRegion(loop, True, [loop])
            self.steps.append(region)
            for _, outside in self.forward.ways_out(loop):
                self._ensure(LastRecord(loop, outside, self.loops.loop_of(outside)))
            self.regions[loop] = region
            return region
        if loop.parent is not None and loop.parent in runs.counts:
            outer = self._region(loop.parent)
            if not outer.is_record and runs.known_before(loop, outer.root):
                outer.loops.append(loop)
                self._count(HeaderRuns(loop, outer.root))
                self.regions[loop] = outer
                return outer
        region = self.regions[loop] = _GrowingRegion(loop, False, [loop])
        self._count(HeaderRuns(loop, loop))
        self._ensure(TapeChunk(loop))
        return region

    def _count(self, number: HeaderRuns) -> None:
        self.steps.append(number)
        self._ensure(number)

    # ---- the plan

    def frozen(self) -> CachePlan:
        """What was decided, with all sizes."""
        regions = {growing: self._frozen_region(growing) for growing in dict.fromkeys(self.regions.values())}
        places: dict[Forward, KeptAt] = {}
        kept = [value for value in self.kept if not isinstance(value, ArrayCheckpoint)]
        of_call = [] if self.forward.combined else [value for value in kept if self.level(value) is None]
        offsets, record_size = self._record(None, of_call, 0)
        for value in kept:
            level = self.level(value)
            region = None if level is None else regions[self.regions[level]]
            places[value] = KeptAt(level, region, offsets.get(value, 0), self.inputs(value) is not None)
        for region in regions.values():
            if isinstance(region, ArrayRegion) and region.stack_bytes is not None:
                places.pop(TapeChunk(region.root), None)
        return CachePlan(
            kept=places,
            recomputed=tuple(v for v in self._ensured if isinstance(v, Value) and v not in self.kept),
            regions=tuple(regions.values()),
            record_size=record_size,
            spills=self._spills(places),
            steps=tuple(regions[step] if isinstance(step, _GrowingRegion) else step for step in self.steps),
            checkpoints={load: c for load, c in self.checkpoints.found() if c in self.kept},
        )

    def _spills(self, places: Mapping[Forward, KeptAt]) -> bool:
        if not self.forward.combined or self.forward.is_nested:
            return False
        return sum(at.region is None for at in places.values()) > MANY_SLOTS

    def _frozen_region(self, region: _GrowingRegion) -> Region:
        if not region.is_record:
            fields = dict(sorted(region.fields.items(), key=lambda f: -self.layout.size(f[0].type)))
            return ArrayRegion(region.root, tuple(region.loops), fields, self._stack_bytes(region))
        link = self.layout.pointer_bits() // 8
        return RecordRegion(region.root, *self._record(region.root.header, region.fields, link))

    def _record(
        self, header: BasicBlock | None, values: Iterable[Forward], start: int
    ) -> tuple[dict[Forward, int], int]:
        """Offsets in the record of an iteration or a call, and its size."""
        layout = RecordLayout(self.layout, header)
        return layout.offsets([(value, value.type, self._home(value)) for value in values], start)

    def _home(self, value: Forward) -> BasicBlock:
        """A block that runs when the value is computed, and no other time."""
        if isinstance(value, LastRecord):
            return value.outside
        if isinstance(value, HeaderRuns | TapeChunk):
            return value.root.header
        if isinstance(value, CheckpointOriginal | CheckpointCopy):
            return value.checkpoint.loop.header
        return self.forward.home(value)

    def _stack_bytes(self, region: _GrowingRegion) -> int | None:
        """The size of arrays that are small enough for the stack."""
        if not self.forward.combined or region.root.parent is not None:
            return None
        total = 0
        for value, loops in region.fields.items():
            size = self.layout.size(value.type)
            for loop in loops:
                runs = self.forward.runs.constant(loop, region.root)
                if runs is None:
                    return None
                size *= runs
            total += aligned(size, ARRAY_ALIGNMENT)
        return total if total <= STACK_BYTES else None
