"""Where the bits of active numbers go when integers hold them.

Each integer of a function has `Bits`, whose lattice and transfer functions bit_classes.py describes. Beside it stands
one more fact: an integer is *moved* if it holds whole numbers by the types, so that synthesis gives it an adjoint.
Then its own derivative goes where its bits go, and it is loose in the hands of everything that does not move it.

Where bits come from:

    bitcast of an active number        all its bits
    load                               a number, if the address is counted in numbers; doubtful, if numbers are known to
                                       lie there at times; else the bytes of such a number that it cuts out. A field
                                       that is declared an integer is free, a `bool` too, other memory of active objects
                                       unproved
    (int)x, lrint(x)                   rounded
    call                               what the callee returns, given its arguments (bits_of_callees.py)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.analysis.bit_classes import FREE, Bits, of_number, of_number_kind, ones
from enzyme_cc.analysis.bit_outcomes import (
    NOTHING_DONE,
    BitsOutcome,
    Context,
)
from enzyme_cc.analysis.bit_transfer import (
    holds_integers,
    intrinsic_bits,
    is_scalable,
    is_word,
    transfer,
    union_of,
    width_of,
)
from enzyme_cc.analysis.bits_in_objects import BitsInObjects, CopyKinds
from enzyme_cc.analysis.declared_types import MERGED_LOAD, MOVED_WORD, declared_access
from enzyme_cc.analysis.given_numbers import GivenNumbers
from enzyme_cc.analysis.known_bits import is_truth_value
from enzyme_cc.analysis.member_marks import INTEGERS_OF_MEMBER, is_marked
from enzyme_cc.analysis.members import is_integer_member, is_padding
from enzyme_cc.analysis.mixed_words import WORD
from enzyme_cc.analysis.numbers_in_memory import (
    cut_out,
    is_known_integer,
    is_number_of_records,
    may_be_number,
    number_loaded,
    overlaps_fixed_number,
    overlaps_number,
)
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.analysis.type_facts import DECLARED, INTEGER, STRIDED
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.analysis.variant_words import is_counted_with, is_integer_of_variant
from enzyme_cc.ir import (
    Argument,
    Call,
    Cast,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Type,
    Value,
    f64,
    i1,
    i64,
)
from enzyme_cc.ir.debug_info import has_types_of_c, is_of_std_alternative, language_of
from enzyme_cc.ir.opcodes import (
    CALLS,
    COMPARISONS,
    COPIES,
    FLOAT_TO_INTEGER,
    INTEGER_TO_FLOAT,
    MERGES,
)
from enzyme_cc.rules.rust_library import rust_path

FREE_RESULT = COMPARISONS | {"ptrtoint", "inttoptr", "getelementptr", "alloca", "landingpad"}


class CalleesBits(Protocol):
    """What functions say to those that call them (bits_of_callees.py)."""

    carried: Callable[[Type, list], Type | None]
    """The type of the derivative of a value of the type with bytes of these types."""

    def outcome(self, caller: BitFlow, call: Call) -> BitsOutcome:
        """What the functions do that a call may run."""
        ...

    def returned(self, caller: BitFlow, call: Call) -> TypeTree:
        """What is known of the pointers that functions return which a call through a pointer may run."""
        ...


class BitFlow:
    """The bits of numbers in the integers of one function under one activity. Frozen once made."""

    __slots__ = (
        "function", "types", "activity", "held", "left_behind", "kept", "stored", "words", "numbers", "_callees",
        "_context", "_given", "_has_member_arrays", "_has_types_of_c", "_is_rust", "_states", "_moved", "_suspects",
    )

    def __init__(
        self, function: Function, types: TypeResults, activity: ActivityResults, callees: CalleesBits,
        context: Context | None = None, given_types: tuple[TypeTree, ...] = (),
    ) -> None:
        """`given_types`: what a caller knows of the arguments."""
        context = context or Context()
        self.function = function
        # Rust tags no access; what is stored as an integer there was declared one.
        self._is_rust = bool(rust_path(function.name.rpartition(".copy.")[2]))
        self._has_types_of_c = has_types_of_c(function.entry.instructions[0])
        self.types = types
        self.activity = activity
        self.held = self.left_behind = FREE
        self.kept = BitsInObjects(activity, context.kept)
        self.stored = BitsInObjects(activity, context.stored, CopyKinds.WORDS)
        self.words = BitsInObjects(activity, context.words, CopyKinds.OF_SUCH)
        self.numbers = BitsInObjects(activity, context.numbers, CopyKinds.OF_SUCH)
        self._has_member_arrays = types.analysis.has_member_arrays
        self._callees = callees
        self._context = context
        if self._has_types_of_c:
            self._given = GivenNumbers(
                given_types, types.layout, types.of, lambda call: callees.returned(self, call),
                activity.may_be_varied_memory, language_of(function.entry.instructions[0]) == "C")
        else:
            self._given = GivenNumbers(given_types, types.layout)
        self._states: dict[Value, Bits] = {
            argument: bits for argument, bits in zip(function.args, context.given, strict=False) if bits.touched
        }
        self._moved: dict[Value, Type | None] = {}
        self._suspects = self._flow()

    # -- answers -----------------------------------------------------------------------------------

    def of(self, value: Value) -> Bits:
        """The bits of numbers that an integer holds, whether its derivative is moved with them or not."""
        if value in self.types.mixed.moves or self.types.mixed.parts(value):
            return FREE  # a pointer at other times, whose shadow and adjoint move with it whole
        found = self._states.get(value)
        if found is not None:
            return found
        if isinstance(value, Argument) and is_word(value.type) and (moved := self.moved(value)) is not None:
            return self._whole(value, moved)
        return FREE

    def argument_types(self, call: Call) -> tuple[TypeTree, ...]:
        """What is known of a call's arguments, and of numbers that they may point into."""
        return tuple(self.types.of(a).merge(self._given.known_of(a)) for a in call.args)

    def left(self, value: Value) -> Bits:
        """The bits whose derivative is not moved with the integer."""
        return FREE if self.moved(value) is not None else self.of(value)

    def moved(self, value: Value) -> Type | None:
        """The type of the derivative that is moved with an integer; None if there is none."""
        if value in self._moved:
            return self._moved[value]
        found = None
        if self._context.is_primal:
            return None
        if is_word(value.type) and not value.is_constant and not self.activity.is_constant_value(value):
            found = self._callees.carried(value.type, self.types.value_layout(value))
            if found is None and self._is_whole_number(value):
                found = f64
        self._moved[value] = found
        return found

    def _is_whole_number(self, value: Value) -> bool:
        """Whether a word whose type is in doubt moves a number's derivative: one that is a pointer at other times, or
        that a number was just made."""
        made_of_number = isinstance(value, Cast) and value.opcode == "bitcast" and value.operands[0].type is f64
        return value in self.types.mixed.moves or made_of_number

    def is_used(self, value: Value) -> bool:
        """Whether a result may depend on a value."""
        return self.activity.is_useful(value) or self._context.fills_memory

    def fills_memory(self, call: Call) -> bool:
        """Whether a call is given memory without derivatives on which a result may depend."""
        if self._context.fills_memory:
            return True
        activity = self.activity
        return any(
            a.type.is_pointer and activity.is_constant_value(a) and activity.leads_to_useful_memory(a)
            for a in call.args
        )

    def is_primal(self, call: Call) -> bool:
        """Whether a call runs only as the program runs it: no derivative passes through it."""
        return self._context.is_primal or self.activity.is_constant_instruction(call)

    def __str__(self) -> str:
        names: dict = self.function.number_values()
        lines = [f"bits of numbers in @{self.function.name}"]
        for value, bits in self._states.items():
            if bits.touched:
                lines.append(f"  {names.get(value, '%?')}: {bits}{', moved' if self.moved(value) else ''}")
        return "\n".join(lines) + "\n"

    # -- the fixpoint ------------------------------------------------------------------------------

    def _flow(self) -> list[Instruction]:
        """Find the bits; the instructions that may have to do with any."""
        instructions = [i for i in self.function.instructions() if _matters(i)]
        is_suspect = self._states or self.kept.is_any or self.words.is_any
        if not is_suspect and not any(self._is_source(i) for i in instructions):
            return []
        changed = True
        while changed:
            changed = False
            for i in instructions:
                if holds_integers(i.type):
                    # Joined, as transfer functions are not monotone in each mask: loose bits are no longer coarse.
                    before = self._states.get(i, FREE)
                    new = before.union(self._transfer(i))
                    if new.touched and new != before:
                        self._states[i] = new
                        changed = True
                changed |= self.kept.visit(i, self._holds_bits)
                changed |= self.stored.visit(i, self._holds_part_of_number)
                changed |= self.words.visit(i, self._holds_word)
                if self._has_member_arrays:
                    changed |= self.numbers.visit(i, lambda value: bool(self.of(value).touched))
                if isinstance(i, Call):
                    outcome = self._outcome(i)
                    changed |= self.kept.add(i, outcome.kept)
                    changed |= self.stored.add(i, outcome.stored)
                    changed |= self.words.add(i, outcome.words)
                    changed |= self.numbers.add(i, outcome.numbers)
        for block in self.function.blocks:
            last = block.terminator
            if last is not None and last.opcode == "ret" and last.operands:
                self.held = self.held.union(self.of(last.operands[0]))
                self.left_behind = self.left_behind.union(self.left(last.operands[0]))
        return instructions

    def _holds_bits(self, value: Value) -> bool:
        return bool(self.left(value).touched)

    def _holds_part_of_number(self, value: Value) -> bool:
        bits = self.left(value)
        return bool(bits.as_number or bits.doubtful)

    def _holds_word(self, value: Value) -> bool:
        """Whether a word may be a double whose derivative is not moved with it, and was not computed. Integers of the
        size of a float are too many that are none; so are those of members that are declared arrays of integers."""
        bits = self.left(value) if value.type is i64 else FREE
        if self._is_rust or bits.as_number != ones(64):
            return False
        if not bits.loose and isinstance(value, Load) and is_marked(value, INTEGERS_OF_MEMBER):
            return False
        return not isinstance(value, Instruction) or value.opcode in MERGES | {"load", "call", "bitcast", "freeze"}

    def _is_source(self, i: Instruction) -> bool:
        if i.opcode == "bitcast":
            return i.operands[0].type.is_fp and self._is_active(i.operands[0])
        if i.opcode in ("load", "atomicrmw"):
            return self._loaded(i, i.operands[0]) is not FREE
        if i.opcode == "store":
            return self._is_given_changed(i, *i.operands)
        if i.opcode in FLOAT_TO_INTEGER:
            return True
        if i.opcode in CALLS:
            return any(self._is_active(a) for a in i.operands if not a.type.is_metadata)
        return any(isinstance(o, Argument) and self.moved(o) is not None for o in i.operands)

    def _is_given_changed(self, i: Instruction, value: Value, pointer: Value) -> bool:
        if not self._has_types_of_c:  # nothing tells members of enumerations from parts of numbers
            return False
        is_moved = not self._context.is_unknown and self.moved(value) is not None
        return not is_moved and self._given.is_changed(i, value, pointer)

    def _is_active(self, value: Value) -> bool:
        if value.type.is_pointer:
            return not value.is_constant and self.activity.may_be_varied_memory(value)
        return self.activity.is_varied(value)

    # -- transfer ----------------------------------------------------------------------------------

    def _transfer(self, i: Instruction) -> Bits:
        moved = self.moved(i)
        if moved is None or i.opcode == "load":
            return self._made(i, self.of)
        if self._has_member_arrays and i.opcode in COPIES and not self._made(i, self.of).touched:
            return FREE  # what it is copied from is moved because it is a word, and is an integer all the same
        return self._whole(i, moved)

    def _whole(self, value: Value, moved: Type) -> Bits:
        """The bits of the numbers in an integer that moves them, beside which it may hold others."""
        found = of_number(moved)
        layout = self.types.value_layout(value)
        if len(layout) == 1:
            return found
        mask = 0
        for start, length, concrete in layout:
            if concrete.is_float:
                mask |= ones(8 * length) << 8 * start
        return found.within(mask)

    def _made(self, i: Instruction, of: Callable[[Value], Bits]) -> Bits:
        """The result's bits by the operation alone, given those of the operands."""
        opcode = i.opcode
        if opcode in FREE_RESULT:
            return FREE
        if opcode == "bitcast":
            operand = i.operands[0]
            if operand.type.is_fp:
                return of_number(operand.type) if self._is_active(operand) else FREE
            return of(operand)
        if opcode in ("load", "atomicrmw"):
            return self._loaded(i, i.operands[0])
        if opcode == "cmpxchg":
            return FREE  # refused where it holds numbers
        if opcode in FLOAT_TO_INTEGER:
            return Bits(0, 0, ones(width_of(i.type))) if self.activity.is_varied(i.operands[0]) else FREE
        if opcode in ("phi", "freeze"):
            return union_of(of(o) for o in i.operands)
        if opcode == "select":
            return of(i.operands[1]).union(of(i.operands[2]))
        if opcode in CALLS:
            assert isinstance(i, Call)
            return self._returned(i, of)
        if opcode in ("extractvalue", "insertvalue"):
            return self._member(i, of)
        return transfer(i, of)

    def _member(self, i: Instruction, of: Callable[[Value], Bits]) -> Bits:
        layout = self.types.layout
        offset, type = layout.part(i.operands[0].type, i.indices)  # type: ignore[attr-defined]  # of aggregates
        width = 8 * layout.size(type)
        if i.opcode == "extractvalue":
            return of(i.operands[0]).field(8 * offset, width) if holds_integers(type) else FREE
        rest = of(i.operands[0]).within(~(ones(width) << 8 * offset))
        return rest.union(of(i.operands[1]).raised(8 * offset))

    def _reads_number(self, load: Instruction, bits: Bits) -> bool:
        """Whether an integer that is loaded, of such bits, is or may be a number's for certain."""
        return False

    def _is_integer_of_variant(self, load: Instruction) -> bool:
        """Whether an integer is loaded where an enumeration was seen to hold one."""
        return is_integer_of_variant(load)

    def _loaded(self, i: Instruction, pointer: Value) -> Bits:
        """The bits of numbers in an integer that is loaded."""
        found = self._lying_there(i, pointer)
        if self._reads_number(i, found):
            moved = self.moved(i)
            return self._whole(i, moved) if moved is not None else Bits(ones(width_of(i.type)), 0, 0)
        if self._is_rust and (found.loose or found.doubtful) and width_of(i.type) >= 32 and (
            is_counted_with(i) and self._is_integer_of_variant(i)
        ):
            return Bits(0, 0, 0, 0, ones(width_of(i.type)))
        return found

    def _lying_there(self, i: Instruction, pointer: Value) -> Bits:
        """Numbers that are moved; or the bytes of a number that an integer of other size is cut out of."""
        if not is_word(i.type) or is_scalable(i.type) or is_truth_value(i):
            return FREE
        if not self.activity.may_be_varied_memory(pointer):
            if not self.kept.behind(pointer) or i.type.scalar is i1:
                return FREE
            said = declared_access(i, self.types.layout.store_size(i.type))
            mask = ones(width_of(i.type))
            return self._declared_integer(i, pointer) if said is INTEGER else Bits(0, 0, 0, 0, mask, mask)
        moved = self.moved(i)
        if moved is None and is_known_integer(i):
            return FREE
        if isinstance(i, Load) and (kind := number_loaded(i)) is not None:
            return self._whole(i, moved) if moved is not None else of_number_kind(kind)
        size = self.types.layout.store_size(i.type)
        if MERGED_LOAD in i.metadata:
            return Bits(0, 0, 0, ones(width_of(i.type)))
        if MOVED_WORD in i.metadata and declared_access(i, size, MOVED_WORD) is INTEGER and is_of_std_alternative(i):
            return FREE  # what is told of its memory is told of all alternatives
        if self._context.is_unknown and self._has_types_of_c:
            said = declared_access(i, size)
            bits = self._given.declared(i) if said is INTEGER else self._given.whole(i)
            if bits.touched:
                return bits  # its caller has but numbers there, whatever is seen in the function
        if is_marked(i, INTEGERS_OF_MEMBER) and self._holds_only_integers(i, pointer, size):
            return FREE
        if moved is not None:
            return Bits(0, 0, 0, self._whole(i, moved).touched)
        is_member = is_integer_member(i, size) and not (
            self._may_be_halves(i, pointer, size, False) or is_number_of_records(self.types, pointer, size))
        if (is_member or is_padding(i, self.types.layout)) and not overlaps_fixed_number(self.types, pointer, size):
            return self._declared_integer(i, pointer) if is_member else FREE
        if may_be_number(self.types, pointer, size):
            return Bits(0, 0, 0, ones(width_of(i.type)))
        said = declared_access(i, size)
        if said is INTEGER and self._may_be_halves(i, pointer, size, False):
            said = None
        if said is not None and all(c is INTEGER for _, _, c in self.types.memory(pointer, size)):
            # Not cut out of the numbers beside it; but bytes may be those of the number that they are counted from.
            if said is INTEGER:
                return self._declared_integer(i, pointer)
            found = cut_out(self.types, pointer, size, at_numbers=True)
        else:
            said, found = None, cut_out(self.types, pointer, size)
        if found is FREE and i.type.scalar is not i1:
            numbers = self.activity.region.untagged_numbers
            if size < WORD and not self._is_rust and numbers.are_poured(pointer, self.function) and (
                overlaps_number(self.types, pointer, size, STRIDED)
            ):
                mask = ones(width_of(i.type))
                return Bits(0, 0, 0, mask, mask)  # an integer, or either half
            return self._given.part(pointer, i.type) or Bits(0, 0, 0, 0, ones(width_of(i.type)))
        return found

    def _declared_integer(self, load: Instruction, pointer: Value) -> Bits:
        """Of memory that is declared to hold integers: free, but for what was computed from bits and stored there, and
        where a caller says that there are numbers."""
        is_suspect = self.stored.behind(pointer) or self._given.part(pointer, load.type) is not None
        return Bits(0, 0, 0, 0, ones(width_of(load.type))) if is_suspect else FREE

    def _holds_only_integers(self, load: Instruction, pointer: Value, size: int) -> bool:
        """Whether nothing but integers is put into a member that is an array of such, where a pointer points: only rows
        of numbers seem to reach there, which lie in other members, as their accesses are tagged as such."""
        return (
            # In variables of the program a caller of the derivative leaves no numbers that carry derivatives.
            (not self._context.is_unknown or isinstance(base_of(pointer), GlobalVariable))
            and all(fact.stride and fact.strength <= STRIDED for fact in self.types.of(pointer).data0().facts
                    if fact.concrete.is_float and fact.start < size)
            and not self.numbers.behind(pointer)
            and self._given.part(pointer, load.type) is None
            and not self.activity.region.untagged_numbers.may_lie_in_rows(pointer, self.function)
        )

    def _may_be_halves(self, access: Instruction, pointer: Value, size: int, is_stored: bool) -> bool:
        """Whether integers that are accessed there may be parts of numbers, whatever their tags say of them."""
        if self._is_rust:
            return False
        least = next((least for least in (DECLARED, STRIDED) if overlaps_number(self.types, pointer, size, least)), 0)
        numbers = self.activity.region.untagged_numbers
        if size < WORD and least < DECLARED:
            if (least or self._context.is_unknown) and numbers.are_poured(pointer, self.function):
                return True
            if least and is_marked(access, INTEGERS_OF_MEMBER) and numbers.are_strewn(pointer, self.function):
                return True
        if is_stored and not least:
            return False
        return numbers.behind(pointer, self.function, least)

    def _outcome(self, call: Call) -> BitsOutcome:
        """What the functions do that a call may run, as far as they have bodies that are differentiated."""
        if self.activity.region.models.of(call).registered:
            return NOTHING_DONE
        return self._callees.outcome(self, call)

    def _returned(self, call: Call, of: Callable[[Value], Bits]) -> Bits:
        model = self.activity.region.models.of(call)
        if model.registered:
            return FREE
        if model.function is None or model.body is not None:
            if call.type is i1:
                return FREE
            outcome = self._outcome(call)
            return outcome.held if self.moved(call) is None else outcome.left
        name = model.name
        if name.startswith("llvm."):
            return intrinsic_bits(call, name, of, any(a.type.is_fp and self.activity.is_varied(a) for a in call.args))
        if any(a.type.is_fp and self.activity.is_varied(a) for a in call.args):
            return Bits(0, 0, ones(width_of(call.type))) if is_word(call.type) else FREE
        return FREE


def _matters(i: Instruction) -> bool:
    return (
        holds_integers(i.type) or i.opcode in ("store", "atomicrmw", "cmpxchg") or i.opcode in INTEGER_TO_FLOAT
        or (i.opcode == "load" and i.type.is_fp)
        or i.opcode in CALLS or (i.opcode == "bitcast" and i.type.is_fp)
    )
