"""Which values surely may differ between the threads of a block, and what runs in some of them only.

A value is divergent if it is made of a thread's number, or read from an address that is. What comes from arguments and
from other functions is taken to be the same for all: so what is found divergent is, as far as one function shows.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.graph.dominators import post_dominators
from enzyme_cc.ir import BasicBlock, Call, Instruction, Value
from enzyme_cc.ir.structure import terminator_of

NUMBERS = ("llvm.nvvm.read.ptx.sreg.tid.", "llvm.nvvm.read.ptx.sreg.laneid")
"""The names of what gives a thread its number within its block begin so."""
_UNITED = "llvm.nvvm.bar"
"""The names of barriers that bring together what threads say begin so: all get the same."""
_OF_MEMORY = ("atomicrmw", "cmpxchg", "alloca")


def divergent_values(blocks: Iterable[BasicBlock]) -> set[Value]:
    """The divergent values of a function."""
    found: set[Value] = set()
    work: list[Value] = [
        i for block in blocks for i in block.instructions if isinstance(i, Call) and i.called_name.startswith(NUMBERS)]
    while work:
        value = work.pop()
        if value in found:
            continue
        found.add(value)
        for user in value.users:
            if isinstance(user, Instruction) and user.opcode not in _OF_MEMORY and user.opcode != "store":
                if not (isinstance(user, Call) and user.called_name.startswith(_UNITED)):
                    work.append(user)
    return found


class ControlDependence:
    """Which branches decide whether a block of a function runs."""

    def __init__(self, info: LoopInfo) -> None:
        self._info = info
        self._end = BasicBlock(None, None)
        self._tree = post_dominators(
            info.tree.order, info.successors.__getitem__, info.predecessors.__getitem__, self._end)

    def deciding(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks whose terminators decide, directly or by deciding over each other."""
        found: dict[BasicBlock, None] = {}
        work = [block]
        while work:
            here = work.pop()
            for decider in self._info.tree.order:
                if decider not in found and len(self._info.successors[decider]) > 1 and self._decides(decider, here):
                    found[decider] = None
                    work.append(decider)
        return list(found)

    def _decides(self, decider: BasicBlock, block: BasicBlock) -> bool:
        if decider not in self._tree or block not in self._tree:
            return False
        if block is not decider and self._tree.dominates(block, decider):
            return False
        return any(s in self._tree and self._tree.dominates(block, s) for s in self._info.successors[decider])


def condition_of(block: BasicBlock) -> Value | None:
    """What the terminator of a block chooses by."""
    operands = terminator_of(block).operands
    return operands[0] if operands and not isinstance(operands[0], BasicBlock) else None
