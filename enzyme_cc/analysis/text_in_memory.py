"""Where text is: the writings that objects of memory and integers may hold the characters of, and what reads them.

The lattice of analysis/text.py, and what its transfer functions do with it.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.analysis.points_to import UNKNOWN_BIT, PointsTo, bits, union
from enzyme_cc.analysis.text_kept import CHARACTER_BITS
from enzyme_cc.analysis.type_facts import INTEGER, POINTER
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.analysis.varied import Varied
from enzyme_cc.ir import Call, Instruction, Value

OUTSIDE = -1
"""The object that stands for all files."""
State = dict[int, int]
"""Object -> writings, as a mask."""
PARTS = frozenset("trunc lshr and extractelement extractvalue".split())
"""Operations that take single characters out of a word."""
COMPUTED = PARTS | frozenset(
    "shl ashr or xor add sub mul udiv urem sdiv srem zext sext phi select bitcast freeze".split())
"""Operations on integers whose result is of the bits of the operands."""


class Writing(NamedTuple):
    """An instruction that makes text, or bytes elsewhere, of active numbers; `by_file` if it came through a file since,
    `of_bits` if the text is that of an integer with a number's bits."""

    instruction: Instruction
    moved: bool
    by_file: bool
    of_bits: bool = False


class Reading(NamedTuple):
    """An instruction that gets a number out of what one of the writings may have written."""

    instruction: Instruction
    writings: tuple[Writing, ...]


class Register:
    """The writings and readings of one slice, each with its number."""

    def __init__(self) -> None:
        self.writings: list[Writing] = []
        self.readings: list[tuple[Instruction, int]] = []
        self.moved = 0
        """Writings that move bytes."""
        self.of_bits = 0
        """Writings of integers with the bits of numbers: what is read out of these as an integer may be one again."""
        self._by_file: dict[int, int] = {}
        self._writing_of: dict[tuple[Instruction, bool, bool], int] = {}
        self._reading_of: dict[Instruction, int] = {}

    def writing(self, instruction: Instruction, moved: bool, of_bits: bool = False) -> int:
        """The mask of the writing that an instruction does."""
        key = (instruction, moved, of_bits)
        if key not in self._writing_of:
            self._writing_of[key] = self._add(Writing(instruction, moved, False, of_bits))
        return 1 << self._writing_of[key]

    def _add(self, writing: Writing) -> int:
        self.writings.append(writing)
        index = len(self.writings) - 1
        if writing.moved:
            self.moved |= 1 << index
        if writing.of_bits:
            self.of_bits |= 1 << index
        return index

    def through_file(self, mask: int) -> int:
        """The same writings, come through a file."""
        found = 0
        for index in bits(mask):
            writing = self.writings[index]
            if not writing.by_file:
                if index not in self._by_file:
                    self._by_file[index] = self._add(writing._replace(by_file=True))
                index = self._by_file[index]
            found |= 1 << index
        return found

    def reading(self, instruction: Instruction, mask: int) -> int:
        """The index of the reading that an instruction does."""
        index = self._reading_of.setdefault(instruction, len(self.readings))
        if index == len(self.readings):
            self.readings.append((instruction, 0))
        self.readings[index] = (instruction, self.readings[index][1] | mask)
        return index

    def described(self, index: int) -> Reading:
        """A reading, with the writings that it may read."""
        instruction, mask = self.readings[index]
        return Reading(instruction, tuple(self.writings[k] for k in bits(mask)))


class HeldText:
    """What integers hold in one function, and what is read. `numbers` are those that were read; `sources` tells which
    readings a call or a load did; `statements` are the objects of Fortran's; `changed` asks for one more round."""

    def __init__(self, register: Register, types: TypeResults, active: Varied, numbers: Varied) -> None:
        self.register = register
        self.types = types
        self.active = active
        self.numbers = numbers
        self.memory: PointsTo = active.memory
        self.made: dict[Value, int] = {}
        self.sources: dict[Instruction, frozenset[int]] = {}
        self.statements: dict[Value, int] = {}
        self.standard = 0
        """The objects that are the process's own streams: what is written there is read by nobody."""
        self.changed = True

    def text_at(self, mask: int, state: State) -> int:
        if mask & UNKNOWN_BIT:  # it may be anywhere
            return union(state.get(k, 0) for k in state if k != OUTSIDE)
        return union(state.get(k, 0) for k in bits(mask))

    def put(self, mask: int, text: int, state: State) -> None:
        if text:
            for index in bits(mask & ~self.standard):
                state[index] = state.get(index, 0) | text

    def make(self, value: Value, text: int) -> None:
        if text & ~self.made.get(value, 0):
            self.made[value] = self.made.get(value, 0) | text
            self.changed = True

    def is_active(self, value: Value) -> bool:
        return value in self.active.values or value in self.numbers.values

    def is_of_bits(self, index: Value) -> bool:
        """Whether an integer is computed from a number's bits. Types take what is computed with, and what is declared
        so, for integers."""
        seen = {index}
        work = [index]
        while work:
            value = work.pop()
            if self.is_active(value):
                return True
            if not isinstance(value, Instruction):
                continue
            if value.opcode == "load" and self.memory.of(value.operands[0]) & self.active.objects:
                if self._may_be_of_bits(value):
                    return True
            elif value.opcode in COMPUTED or (isinstance(value, Call) and value.called_name.startswith("llvm.")):
                work += [o for o in value.operands if o not in seen and not o.is_constant]
                seen.update(value.operands)
        return False

    def _may_be_of_bits(self, load: Instruction) -> bool:
        """Whether an integer that is loaded from an object with active numbers is not known to be none of them."""
        if not load.type.is_int:
            return False
        if load.type.bits == CHARACTER_BITS:  # of arrays of bytes even debug information says that they are integers
            return True
        pieces = self.types.memory(load.operands[0], (load.type.bits + 7) // 8)
        return (
            any(fact.concrete.is_float for fact in self.types.of(load).facts)
            or any(concrete is not INTEGER and concrete is not POINTER for _, _, concrete in pieces))

    def read(self, i: Instruction, text: int) -> bool:
        """Note that the instruction reads a number out of text."""
        if not text:
            return False
        index = self.register.reading(i, text)
        if index not in self.sources.get(i, frozenset()):
            self.sources[i] = self.sources.get(i, frozenset()) | {index}
            self.changed = True
        return True

    def leads_to_active(self, pointer: Value, moved: bool = False) -> bool:
        """Whether active numbers lie behind a pointer: right there, if bytes are moved."""
        if not pointer.type.is_pointer:
            return False
        mask = self.memory.of(pointer) if moved else self.memory.reachable(self.memory.of(pointer))
        if moved and not self.types.pointee_may_hold_floats(pointer):
            return False
        return bool(mask & (self.active.objects | self.numbers.objects))
