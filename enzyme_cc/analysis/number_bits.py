"""Bits of active numbers that are left behind: the net under everything that is moved as integers.

bit_flow.py finds which integers hold bits of numbers, and which of them move a derivative with them.

Where loose bits may end: in comparisons, branches, indices, distances, sizes of allocations, calls that are declared
inactive, memory that nothing active is read from. Everything else is a finding (`UnmovedBits`): bits that are stored,
made a number again, converted, or handed to what is not known, while their derivative stays behind. Coarse bits may
go anywhere; rounded ones too, but not into the fraction of a number.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.analysis.bit_classes import Bits, of_number, ones
from enzyme_cc.analysis.bit_flow import BitFlow, CalleesBits
from enzyme_cc.analysis.bit_outcomes import (
    COMBINED,
    CONVERTED,
    PASSED,
    REINTERPRETED,
    ROUNDED,
    STORED,
    BitsOutcome,
    Context,
    UnmovedBits,
)
from enzyme_cc.analysis.bit_transfer import (
    holds_integers,
    is_word,
    sign_bits,
    width_of,
)
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.copied_rows import copied_from
from enzyme_cc.analysis.declared_types import COUNT, MOVED_WORD, declared_access, is_integer_field
from enzyme_cc.analysis.given_numbers import is_changed_in_place, is_row_of_numbers, loads_of
from enzyme_cc.analysis.known_bits import zero_bits
from enzyme_cc.analysis.members import is_member_beyond_rows
from enzyme_cc.analysis.merged_words import may_be_integer
from enzyme_cc.analysis.numbers_in_memory import (
    cut_out,
    is_guessed_integer,
    is_number_of_records,
    may_be_number,
    may_overlap_number,
    overlaps_integer,
    overlaps_number,
)
from enzyme_cc.analysis.points_to import GLOBAL
from enzyme_cc.analysis.points_to import bits as bits_of_mask
from enzyme_cc.analysis.type_facts import ANYTHING, HINT, INTEGER, STRIDED, UNKNOWN
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.analysis.value_copies import sources_of
from enzyme_cc.analysis.variant_words import integer_where_used, is_integer_of_variant, is_of_variants, words_of
from enzyme_cc.ir import (
    Call,
    Function,
    Instruction,
    Load,
    Type,
    Value,
)
from enzyme_cc.ir.debug_info import is_of_std_alternative, language_of
from enzyme_cc.ir.opcodes import (
    ATOMIC_UPDATES,
    BITWISE,
    CALLS,
    COPIES,
    DERIVED_POINTERS,
    INTEGER_OPERATIONS,
    INTEGER_TO_FLOAT,
)

MOVES = COPIES | BITWISE | frozenset(
    "bitcast add sub trunc zext shl lshr extractvalue insertvalue extractelement insertelement shufflevector".split()
)
"""Operations whose adjoint moves or scales that of the operands, or refuses to."""


LEAST_PART = 16
"""Bits of an integer that may be read to tell a number by; bytes are mostly text."""


class NumberBits(BitFlow):
    """The bits of numbers in the integers of one function under one activity, and where they are left behind."""

    __slots__ = ("findings", "_is_handed_over", "_least", "_numbers_read")

    def __init__(
        self, function: Function, types: TypeResults, activity: ActivityResults, callees: CalleesBits,
        context: Context | None = None, given_types: tuple[TypeTree, ...] = (),
        is_handed_over: Callable[[Value], bool] | None = None,
    ) -> None:
        """`given_types`: what a caller knows of the arguments; `is_handed_over`: whether a pointer may lead to memory
        that the caller of the derivative gives; None where the function is looked at for its callers."""
        self._is_handed_over = is_handed_over
        self._numbers_read: dict[tuple[Load, bool], bool] = {}
        # Fortran's arrays of integers are declared such; TRANSFER alone puts numbers there.
        self._least = HINT if language_of(function.entry.instructions[0]) == "Fortran" else STRIDED
        super().__init__(function, types, activity, callees, context, given_types)
        self.findings: list[UnmovedBits] = []
        for i in self._suspects:
            self._check(i)

    def __str__(self) -> str:
        lines = [f"  {found.kind}: {str(found.instruction).strip()}\n" for found in self.findings]
        return super().__str__() + "".join(lines)

    def _find(self, kind: str, i: Instruction, bits: Value, is_certain: bool = False) -> None:
        self.findings.append(UnmovedBits(kind, i, bits, is_certain))

    def _check(self, i: Instruction) -> None:
        opcode = i.opcode
        if opcode == "store":
            self._check_stored(i, i.operands[0], i.operands[1])
        elif opcode in ATOMIC_UPDATES:
            for value in i.operands[1:]:
                self._check_stored(i, value, i.operands[0])
        elif opcode in INTEGER_TO_FLOAT:
            self._check_converted(i)
        elif opcode == "bitcast" and i.type.is_fp:
            bits = self.left(i.operands[0])
            if bits.as_number and self.is_used(i):
                self._find(REINTERPRETED, i, i.operands[0])
            elif bits.rounded & of_number(i.type).loose and self.is_used(i):
                self._find(ROUNDED, i, i.operands[0])
        elif opcode == "load" and i.type.is_fp:
            pointer = i.operands[0]
            is_active = self.activity.may_be_varied_memory(pointer)
            if (self._is_left_word(i) if is_active else self.kept.behind(pointer)) and self.is_used(i):
                self._find(REINTERPRETED, i, i, is_certain=True)
        elif opcode in CALLS:
            assert isinstance(i, Call)
            self._check_call(i)
        elif (moved := self.moved(i)) is not None and opcode != "load" and not any(o.type.is_fp for o in i.operands):
            self._check_moved(i, moved)
        elif opcode == "insertvalue":
            self._check_member(i)

    def _check_converted(self, i: Instruction) -> None:
        value = i.operands[0]
        if not self.is_used(i):
            return
        shown = integer_where_used(i)
        if shown is not None and self._may_be_integer(*shown):
            return
        if not self._is_converted(value):
            words = [word for word in words_of(value) if word in self.types.mixed.moves]
            if any(
                self._is_of_nothing_known(each) or self._is_word_of_row(each) for each in loads_of(value)
            ) or any(self._is_number_read(word, True) for word in words):
                self._find(CONVERTED, i, value)
        # A word that is a pointer or an integer at other times is read as what a union holds there.
        elif value not in self.types.mixed.moves and not may_be_integer(value, self.of):
            self._find(CONVERTED, i, value, any(map(self._given.holds_number, loads_of(value))))

    def _may_be_integer(self, load: Instruction, width: int) -> bool:
        """Whether integers of so many bits are written to where they are loaded from, as far as is seen: by the program
        or those who call it. Whole doubles may seem to be addresses of what a caller gives."""
        memory = self.activity.memory
        if any(memory.objects[index].kind == GLOBAL for index in bits_of_mask(memory.of(load.operands[0]))):
            return True  # its initial value may be one
        is_whole = load.type.is_vector or (width == 64 and declared_access(load, 8) is INTEGER)
        if self._is_handed_over is None or (not is_whole and self._is_handed_over(load.operands[0])):
            return True
        return self.activity.region.written_integers.may_be_read(load, width, self._is_rust)

    def _reads_number(self, load: Instruction, bits: Bits) -> bool:
        is_doubtful = bool(bits.doubtful) or load in self.types.mixed.moves
        if not is_doubtful and (not bits.unproved or bits.touched & ~bits.unproved):
            return False
        return isinstance(load, Load) and load.type.scalar.is_int and self._is_number_read(load, is_doubtful)

    def _is_number_read(self, load: Load, is_doubtful: bool) -> bool:
        """Whether a word that is a number at times, or a part of one, is that when it is read as an integer, as no such
        integers are written."""
        if self._is_handed_over is None or load.type.scalar.bits < LEAST_PART:
            return False
        if is_integer_field(load, self.types.layout.store_size(load.type)):
            return False  # a member of a structure, which is none of a union
        found = self._numbers_read.get((load, is_doubtful))
        if found is None:
            found = self._numbers_read[load, is_doubtful] = self.activity.may_be_varied_memory(load.pointer) and (
                is_doubtful or self._is_beside_number(load)
            ) and not self._may_be_integer(load, load.type.scalar.bits)
        return found

    def _is_beside_number(self, load: Load) -> bool:
        """Whether a number is known in some of the bytes that are loaded. No tag says in Rust where its rows end."""
        if self._is_rust:
            return self.activity.region.written_integers.may_be_number(load)
        return overlaps_number(self.types, load.pointer, self.types.layout.store_size(load.type), self._least)

    def _is_of_nothing_known(self, load: Instruction) -> bool:
        """Whether an integer is loaded from active memory that the caller of the derivative gives, and neither a tag
        nor anything else tells of it: a number, where all code takes its input apart as integers."""
        pointer, size = load.operands[0], self.types.layout.store_size(load.type)
        return (
            self._has_types_of_c and self.moved(load) is None and self.activity.may_be_varied_memory(pointer)
            and declared_access(load, size) is None and declared_access(load, size, MOVED_WORD) is not INTEGER
            and all(c in (UNKNOWN, ANYTHING) for _, _, c in self.types.memory(pointer, size))
            and self._is_handed_over is not None and self._is_handed_over(pointer))

    def _is_word_of_row(self, load: Instruction) -> bool:
        """Whether an integer is loaded from an array of such that numbers are copied into as bytes; or, where LLVM made
        one array of both and dropped the tags, from that of the numbers. Members of unions and structures are tagged as
        such."""
        pointer, size = load.operands[0], self.types.layout.store_size(load.type)
        if not self._has_types_of_c or not self.of(load).touched or not overlaps_number(
                self.types, pointer, size, STRIDED):
            return False
        said = declared_access(load, size, MOVED_WORD if MOVED_WORD in load.metadata else "tbaa")
        if said is None:
            return any(map(is_row_of_numbers, sources_of([pointer], DERIVED_POINTERS | COPIES)))
        if said is not INTEGER or is_integer_field(load, size) or is_of_std_alternative(load):
            return False
        region = self.activity.region
        return any(
            region.untagged_numbers.are_all(source, self.function) or self._given.reach(source, load.type)
            for source in copied_from(load, self.function, region.models, self.types.layout))

    def _is_converted(self, value: Value) -> bool:
        """Whether bits of numbers are counted with. Rust's accesses do not say what they are of: what may be a number
        is an integer there where the variant of an enumeration shows."""
        bits = self.of(value)
        return bool(bits.loose) or (
            self._is_rust and bool(bits.doubtful) and not all(map(self._is_integer_of_variant, loads_of(value))))

    def _is_integer_of_variant(self, load: Instruction) -> bool:
        # A `union` may hold a number there.
        return is_integer_of_variant(load) and not (isinstance(load, Load) and self._is_number_read(load, False))

    def _is_left_word(self, load: Instruction) -> bool:
        """Whether a number is loaded that may have been stored as an integer, its derivative left behind: where such
        words are put into the memory, and what is said of the place is that an integer lies there, too."""
        pointer, size = load.operands[0], self.types.layout.store_size(load.type)
        return self._has_types_of_c and size == 8 and self.words.behind(pointer) and (
            overlaps_integer(self.types, pointer, size, STRIDED)) and not is_of_std_alternative(load)

    @property
    def outcome(self) -> BitsOutcome:
        """What the function does, for those that call it."""
        return BitsOutcome(self.held, self.left_behind, tuple(self.findings), self.kept.tokens, self.stored.tokens,
                           self.words.tokens, self.numbers.tokens)

    @property
    def stored_parts(self) -> tuple[bool, bool]:
        """Whether lower and upper parts of numbers are stored: both, where one integer may be either."""
        stored = [self.left(found.bits) for found in self.findings if found.kind == STORED]
        lower = any(b.loose and (not b.coarse or b.loose & b.coarse) for b in stored)
        return lower, any(b.coarse for b in stored)

    def _check_stored(self, i: Instruction, value: Value, pointer: Value) -> None:
        if COUNT in i.metadata or not holds_integers(value.type) or not self.activity.is_useful_memory(pointer):
            return
        bits = self.left(value)
        size = self.types.layout.store_size(value.type)
        if (
            bits.doubtful and may_be_number(self.types, pointer, size)
            and (not is_integer_field(i, size) or is_number_of_records(self.types, pointer, size))
            and (not self._is_rust or is_of_variants(value))
        ):
            bits = bits.mixed
        loose = bits.loose
        if bits.unproved and (
            (self._may_be_halves(i, pointer, size, True) and not is_member_beyond_rows(self.types, i, size))
            or self._given.part(pointer, value.type) or self.is_moved_by_guess(value)
        ):
            loose |= bits.unproved
        elif (bits.kept if self._is_rust else bits.unproved) and may_overlap_number(
            self.types, pointer, size, self.activity.may_be_active_memory(pointer)
        ):
            # What is stored as a member of a structure or a union is what the program says that it is.
            is_computed = isinstance(value, Instruction) and value.opcode in INTEGER_OPERATIONS
            is_member = declared_access(i, size) is ANYTHING or (
                is_integer_field(i, size)
                and (is_computed or not is_number_of_records(self.types, pointer, size)))
            loose |= 0 if size > 1 and is_member else bits.unproved
        if self._context.is_primal and not may_overlap_number(self.types, pointer, size, False):
            return  # no derivative stays behind here; what becomes of the bits shows where they are loaded
        in_place = self._is_part_changed(i, value, pointer)
        if (loose or in_place) and not (value.type.is_aggregate and self._is_moved_member(value)):
            self._find(STORED, i, value, in_place or self._is_poured(i, value, pointer))

    def _is_poured(self, i: Instruction, value: Value, pointer: Value) -> bool:
        """Whether a word is exchanged, not computed, among such of an object that numbers are copied into."""
        numbers, size = self.activity.region.untagged_numbers, self.types.layout.store_size(value.type)
        return isinstance(value, Load) and self._may_be_halves(i, pointer, size, True) and all(
            numbers.are_poured(end, self.function) for end in (value.pointer, pointer))

    def _is_part_changed(self, i: Instruction, value: Value, pointer: Value) -> bool:
        """Whether a part of a number is changed where it lies, be it only the sign."""
        if self._is_given_changed(i, value, pointer):
            return True
        if not self._has_types_of_c or not value.type.is_int or not self.left(value).coarse:
            return False
        lies_there = cut_out(self.types, pointer, self.types.layout.store_size(value.type))
        return bool(lies_there.coarse) and is_changed_in_place(value, pointer, self.types.layout)

    def is_moved_by_guess(self, value: Value) -> bool:
        """Whether a word is stored as it was loaded, and but a guess says that it is an integer. Without the
        tags of C most is a guess: there it must be what the caller of the derivative hands over."""
        return any(
            isinstance(each, Load) and is_guessed_integer(self.types, each)
            and (self._has_types_of_c or (self._is_handed_over is not None and self._is_handed_over(each.pointer)))
            for each in sources_of([value], COPIES))

    def _is_moved_member(self, value: Value) -> bool:
        """Whether an aggregate carries a derivative; its members were looked at when they were put in."""
        return not value.is_constant and not self.activity.is_constant_value(value)

    def _check_member(self, i: Instruction) -> None:
        value = i.operands[1]
        if self.left(value).loose and not self.activity.is_constant_value(i) and self.activity.is_useful(i):
            whole = self.types.value_layout(i)
            if any(c.is_float for _, _, c in self.types.value_layout(value)) and any(c.is_float for _, _, c in whole):
                self._find(COMBINED, i, value)

    def _check_moved(self, i: Instruction, moved: Type) -> None:
        """The result carries a derivative: that of every loose operand must be among what makes it."""
        of = self.left if i.opcode in MOVES else self.of
        bits = self._made(i, of)
        culprit = next((o for o in i.operands if of(o).touched), i)
        number = self._whole(i, moved)
        if bits.as_number:
            self._find(COMBINED, i, culprit)
        elif bits.rounded & number.loose and i.opcode not in ("phi", "select", "freeze", "insertvalue"):
            self._find(ROUNDED, i, culprit)
        elif i.opcode in ("add", "sub") and self._mixes_numbers(i):
            self._find(COMBINED, i, i.operands[1])
        elif i.opcode == "xor":
            for operand, other in (i.operands, reversed(i.operands)):
                if self.moved(operand) is not None and not other.is_constant and self.moved(other) is None:
                    signs = sign_bits(moved)
                    if ~zero_bits(other) & ones(width_of(i.type)) & ~signs:
                        self._find(COMBINED, i, other)

    def _mixes_numbers(self, sum: Instruction) -> bool:
        """Whether bits of two numbers are added to each other: what comes of it is no number, whatever scale its
        derivative is given, until one of them is taken away again. Parts of a word side by side stay what they are. A
        word as it was loaded from memory with numbers may be another, whatever is declared there."""
        first, second = sum.operands
        if not all(self.moved(o) is not None or self._is_word_beside_numbers(o) for o in (first, second)):
            return False
        return bool(~zero_bits(first) & ~zero_bits(second) & ones(width_of(sum.type)))

    def _is_word_beside_numbers(self, value: Value) -> bool:
        return isinstance(value, Load) and self.activity.may_be_varied_memory(value.pointer)

    def _check_call(self, call: Call) -> None:
        model = self.activity.region.models.of(call)
        if model.kind is Kind.INACTIVE and model.registered:
            return
        given = [a for a in call.args if holds_integers(a.type) and not a.is_constant]
        words = [a for a in given if self.of(a).loose]
        outcome = self._outcome(call)
        self.findings += [found for found in outcome.findings if found not in self.findings]
        if outcome.left.as_number and self.moved(call) is not None and self.is_used(call):
            self._find(REINTERPRETED, call, call)
        if model.kind is Kind.DEFINED and model.body is not None:
            return
        if model.kind is Kind.INDIRECT:  # whose derivatives are declared by their types alone: words have none
            if is_word(call.type) and self.moved(call) is not None and self.is_used(call):
                self._find(REINTERPRETED, call, call)
            whole = [a for a in given if is_word(a.type) and self.moved(a) is not None]
            if whole:
                self._find(PASSED, call, whole[0])
        name = model.name
        if name.startswith("llvm.") and is_word(call.type) and self.moved(call) is not None:
            lost = [a for a in given if self.left(a).as_number]
            if lost:
                self._find(COMBINED, call, lost[0])
                return
        info = None if model.registered else model.info
        if model.kind is Kind.COPY and info is not None and info.source is not None and info.destination is not None:
            self._check_copied(call, call.args[info.destination], call.args[info.source], info.length)
        if not words:
            return
        if info is not None:
            if model.kind is Kind.SET:  # its length may depend on anything
                if call.args[1] in words and self.activity.is_useful_memory(call.args[0]):
                    self._find(STORED, call, call.args[1])
            elif name.startswith("llvm.") and self.moved(call) is not None:
                self._find(COMBINED, call, words[0])
            return
        if (model.spelling is not None and not model.registered) or name.startswith("llvm."):
            if call.type.is_fp and self.is_used(call):
                self._find(CONVERTED, call, words[0])
            return
        lost = [word for word in words if self.moved(word) is None]
        if lost:
            self._find(PASSED, call, lost[0])

    def _check_copied(self, call: Call, to: Value, source: Value, length: int | None) -> None:
        """Bits that lie in memory without derivatives become a number where they are copied to."""
        if self.kept.behind(source) and not self.activity.may_be_active_memory(source):
            size = getattr(call.args[length], "value", 1) if length is not None else 1
            if self.activity.is_useful_memory(to) and may_overlap_number(self.types, to, size, True):
                self._find(STORED, call, source)
