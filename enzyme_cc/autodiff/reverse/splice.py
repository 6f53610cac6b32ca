"""Collects code for places in the middle of blocks and inserts it all at once, each block in one pass."""

from __future__ import annotations

from enzyme_cc.ir import BasicBlock, Builder, Instruction

START, END, BEFORE = "start", "end", "before"


class Splices:
    """Code to be inserted at block starts (behind phis), before and after instructions, and before terminators.

    The builders write to blocks of their own until `apply`. Values defined there may be used at once.
    """

    def __init__(self) -> None:
        self._at: dict[BasicBlock, dict[object, BasicBlock]] = {}

    def at_start(self, block: BasicBlock) -> Builder:
        """Before the first instruction that is no phi."""
        return self._builder(block, START)

    def before_terminator(self, block: BasicBlock) -> Builder:
        """After everything but the terminator."""
        return self._builder(block, END)

    def before(self, instruction: Instruction) -> Builder:
        """Right before an instruction that is no phi."""
        assert instruction.parent is not None
        return self._builder(instruction.parent, (BEFORE, instruction))

    def after(self, instruction: Instruction) -> Builder:
        """Right after an instruction; behind all phis if it is one."""
        assert instruction.parent is not None
        return self._builder(instruction.parent, START if instruction.is_phi else instruction)

    def _builder(self, block: BasicBlock, place: object) -> Builder:
        places = self._at.setdefault(block, {})
        scratch = places.get(place)
        if scratch is None:
            scratch = places[place] = BasicBlock(None, block.parent)
        return Builder(scratch)

    def apply(self) -> None:
        """Insert everything."""
        for block, places in self._at.items():
            result: list[Instruction] = []
            first = block.first_non_phi
            last = len(block.instructions) - (block.terminator is not None)
            for index, instruction in enumerate(block.instructions):
                if index == first and START in places:
                    result += places[START].instructions
                if index == last and END in places:
                    result += places[END].instructions
                if (BEFORE, instruction) in places:
                    result += places[BEFORE, instruction].instructions
                result.append(instruction)
                if instruction in places:
                    result += places[instruction].instructions
            if first >= len(block.instructions) and START in places:
                result += places[START].instructions
            for instruction in result:
                instruction.parent = block
            block.instructions = result
        self._at.clear()
