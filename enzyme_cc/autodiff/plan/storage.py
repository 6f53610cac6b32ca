"""Where kept values of the forward sweep live, by the loops around them.

Outside of loops a kept value has a slot: of the stack when both sweeps are one function (LLVM makes it a register,
unless there are many: MANY_SLOTS), of the tape record of the call when they are two.

Inside loops it has a field in a *region*, one chunk of tape:

- an array region belongs to a nest of loops whose trip counts are all known before the outermost one: one chunk for
  the whole nest, in it one array per field, indexed by the iteration numbers;
- a record region belongs to a loop whose trip count only shows when it ends: each iteration pushes one record,
  linked to the one before.

A loop whose trip count is known when it starts but differs between iterations of the loop around it (triangular
nests) has an array region of its own for each run.

To find fields again the reverse sweep needs values that no sweep has before the plan calls for them: how often headers
run, where chunks, the last records of loops and copies of arrays are. They are kept or computed again like others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from enzyme_cc import ir
from enzyme_cc.autodiff.plan.array_checkpoints import ArrayCheckpoint
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Type, Value

MANY_SLOTS = 500
"""More values than this that live from the forward to the reverse sweep of one function stay in memory: LLVM would
have to spill nearly all of them, and looks for where at a cost that grows with their number squared."""

STACK_BYTES = 2048
"""Array regions of constant size up to this are stack memory of the derivative function."""


@dataclass(frozen=True, slots=True)
class HeaderRuns:
    """How often the header of `loop` runs in each run of `root`, known before it."""

    loop: Loop[BasicBlock]
    root: Loop[BasicBlock]
    type: ClassVar[Type] = ir.i64

    @property
    def level(self) -> Loop[BasicBlock] | None:
        return self.root.parent


@dataclass(frozen=True, slots=True)
class TapeChunk:
    """Where the arrays of the region begin whose outermost loop is `root`."""

    root: Loop[BasicBlock]
    type: ClassVar[Type] = ir.ptr

    @property
    def level(self) -> Loop[BasicBlock] | None:
        return self.root.parent


@dataclass(frozen=True, slots=True)
class LastRecord:
    """The record of the loop's last iteration, when it is left by an edge to the block `outside` of level `level`."""

    loop: Loop[BasicBlock]
    outside: BasicBlock
    level: Loop[BasicBlock] | None
    type: ClassVar[Type] = ir.ptr


@dataclass(frozen=True, slots=True)
class CheckpointOriginal:
    """Where what an array checkpoint copies begins."""

    checkpoint: ArrayCheckpoint
    type: ClassVar[Type] = ir.ptr

    @property
    def level(self) -> Loop[BasicBlock] | None:
        return self.checkpoint.loop.parent


@dataclass(frozen=True, slots=True)
class CheckpointCopy:
    """Where the copy of an array begins."""

    checkpoint: ArrayCheckpoint
    type: ClassVar[Type] = ir.ptr

    @property
    def level(self) -> Loop[BasicBlock] | None:
        return self.checkpoint.loop.parent


ARRAY_ALIGNMENT = 16
"""Of each array of a chunk."""

Bookkeeping: TypeAlias = HeaderRuns | TapeChunk | LastRecord | CheckpointOriginal | CheckpointCopy
BOOKKEEPING = (HeaderRuns, TapeChunk, LastRecord, CheckpointOriginal, CheckpointCopy)
"""Values that a plan calls for."""

Forward: TypeAlias = Value | Bookkeeping
"""A value of the forward sweep."""


@dataclass(frozen=True, eq=False, slots=True)
class ArrayRegion:
    """One chunk of arrays for a nest of loops.

    loops         outermost first
    fields        value -> the loops of the region around it, its array's dimensions; the biggest elements come first,
                  so that all stay aligned
    stack_bytes   its size if it is memory of the stack, else None
    """

    root: Loop[BasicBlock]
    loops: tuple[Loop[BasicBlock], ...]
    fields: Mapping[Forward, tuple[Loop[BasicBlock], ...]]
    stack_bytes: int | None


@dataclass(frozen=True, eq=False, slots=True)
class RecordRegion:
    """One record for each iteration of a loop: a pointer to the one before, then fields at their offsets."""

    root: Loop[BasicBlock]
    fields: Mapping[Forward, int]
    size: int


Region: TypeAlias = ArrayRegion | RecordRegion


def aligned(offset: int, alignment: int) -> int:
    """The next multiple of the alignment."""
    return (offset + alignment - 1) // alignment * alignment
