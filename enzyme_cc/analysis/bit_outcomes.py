"""What analyses of callees are told and tell of bits of numbers, for bit_flow.py."""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.analysis.bit_classes import FREE, Bits
from enzyme_cc.analysis.bits_in_objects import Kept, Tokens
from enzyme_cc.ir import Instruction, Value

STORED, CONVERTED, REINTERPRETED, COMBINED, PASSED, ROUNDED = (
    "stored", "converted", "reinterpreted", "combined", "passed", "rounded",
)
"""What is done with bits whose derivative stays behind."""


class UnmovedBits(NamedTuple):
    """Bits that go where their derivative does not; `is_certain`: as nothing else does that may lie in such memory."""

    kind: str
    instruction: Instruction
    bits: Value
    is_certain: bool = False


class Context(NamedTuple):
    """What a caller lets a function have: its arguments' activity, what integers among them hold, what memory keeps or
    had stored of numbers, where whole words were stored that may be some, and where any integers were that hold their
    bits, be their derivative moved with them or not; whether a result may depend on what it returns, or on what it
    leaves in memory without derivatives; whether it runs only as the program runs it, so that nothing in it moves a
    derivative; and whether it is called through a pointer, or asked for where more is known of its arguments than it
    knows, so that its derivative is made of what is seen in it."""

    activities: tuple[str, ...] = ()
    given: tuple[Bits, ...] = ()
    kept: Kept = Kept()
    stored: Kept = Kept()
    words: Kept = Kept()
    numbers: Kept = Kept()
    is_used: bool = True
    fills_memory: bool = False
    is_primal: bool = False
    is_unknown: bool = False


class BitsOutcome(NamedTuple):
    """What a function does with them. `held`: the bits of numbers in its result; `left`: those it does not move.
    `kept`, `stored`, `words`, `numbers`: the objects that it puts some into, stores them to, stores whole words to, and
    stores any to, be their derivative moved or not."""

    held: Bits = FREE
    left: Bits = FREE
    findings: tuple[UnmovedBits, ...] = ()
    kept: Tokens = frozenset()
    stored: Tokens = frozenset()
    words: Tokens = frozenset()
    numbers: Tokens = frozenset()

    def union(self, other: BitsOutcome) -> BitsOutcome:
        """The join."""
        findings = self.findings + tuple(f for f in other.findings if f not in self.findings)
        return BitsOutcome(
            self.held.union(other.held), self.left.union(other.left), findings, self.kept | other.kept,
            self.stored | other.stored, self.words | other.words, self.numbers | other.numbers,
        )


NOTHING_DONE = BitsOutcome()
