"""Where kept values of the forward sweep live, by the loops around them.

Outside of loops a kept value has a slot: of the stack when both sweeps are one function (LLVM makes it a register),
of the tape record of the call when they are two.

Inside loops it has a field in a *region*, one chunk of tape:

- an array region belongs to a nest of loops whose trip counts are all known before the outermost one: one chunk for
  the whole nest, in it one array per field, indexed by the iteration numbers;
- a record region belongs to a loop whose trip count only shows when it ends: each iteration pushes one record,
  linked to the one before.

A loop whose trip count is known when it starts but differs between iterations of the loop around it (triangular
nests) has an array region of its own for each run.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Value

STACK_BYTES = 2048
"""Array regions of constant size up to this are stack memory of the derivative function."""


@dataclass(eq=False, slots=True)
class TapeRegion:
    """A chunk of tape for the loops it covers, outermost first.

    pointer   the chunk: defined in the preheader of the root loop (arrays) or in its header (records)
    counts    per loop of an array region: the number of times its header runs, defined in the root's preheader
    fields    kept value -> its place
    push      the call whose size is set when all fields are known
    """

    root: Loop[BasicBlock]
    is_record: bool
    pointer: Value
    push: ir.Call | None
    loops: list[Loop[BasicBlock]] = field(default_factory=list)
    counts: dict[Loop[BasicBlock], Value] = field(default_factory=dict)
    fields: dict[Value, TapeField] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class TapeField:
    """The place of one kept value in its region.

    loops     the loops of the region around the value, the array's dimensions
    pointer   start of its array (array regions), defined in the root's preheader
    offset    its place in each record (record regions)
    """

    value: Value
    loops: list[Loop[BasicBlock]]
    pointer: Value | None = None
    offset: int = 0


def aligned(offset: int, alignment: int) -> int:
    """The next multiple of the alignment."""
    return (offset + alignment - 1) // alignment * alignment
