"""Numbers of which parts are loaded as integers, whatever the tags of the accesses say, for bit_flow.py.

That numbers lie there a caller says, of what is behind a function's arguments; the functions that a call through a
pointer may run, of what they return; and the function itself, where a variable is one or an address is counted in
numbers. Integers that are loaded are parts of them where a caller knows of nothing but numbers: pointers that step
through structures tell of several kinds at once. What is stored changes a number where it is made of a part that was
loaded there, or in another number, and does not begin where the number does, as members of unions would; no integers
are known that do; and the tag does not name a member of a structure. A whole word changes one where it is made of the
word that was there, by an operation on the sign or the exponent. An integer that no load of what may carry derivatives
went into overwrites a part that does not begin the number, unless the bytes before it are stored beside it, or a part
that only the run knows, where nothing but numbers is known; and integers that are but exchanged among the places of one
object are the parts of its numbers.

Some of this holds for C alone (`is_c`): in C++ closures and elements lie in storage that is declared as something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import gcd

from enzyme_cc.analysis.bit_classes import FRACTION_BITS, FREE, Bits, of_number_kind, of_part, ones
from enzyme_cc.analysis.bit_transfer import holds_integers
from enzyme_cc.analysis.declared_types import MOVED_WORD, declared_access, is_integer_field
from enzyme_cc.analysis.known_bits import constant_bits
from enzyme_cc.analysis.numbers_in_memory import (
    ANYWHERE,
    CountedPlace,
    place_in_number,
    places,
)
from enzyme_cc.analysis.type_facts import DECLARED, FLOATS, HINT, INTEGER, POINTER, STRIDED, UNBOUNDED, Fact
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, block, tree
from enzyme_cc.ir import (
    Alloca,
    Argument,
    AtomicRMW,
    Call,
    DataLayout,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Store,
    Type,
    Value,
)
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, BITWISE, COPIES

LARGEST = 16
"""Bytes of a number."""


class GivenNumbers:
    """Those of one function. `types`: what a caller gives; `own`: what the function itself knows of a pointer;
    `returned`: what is known of the pointer that a call through a pointer returns; `is_varied`: whether numbers that
    carry derivatives may lie behind a pointer; `is_c`: whether the function is one of C."""

    __slots__ = (
        "_is_c", "_is_varied", "_known", "_layout", "_moved_only", "_own", "_returned", "_said", "_stored", "_types",
    )

    def __init__(
        self, types: tuple[TypeTree, ...], layout: DataLayout, own: Callable[[Value], TypeTree] = lambda value: EMPTY,
        returned: Callable[[Call], TypeTree] = lambda call: EMPTY,
        is_varied: Callable[[Value], bool] = lambda pointer: True, is_c: bool = False,
    ) -> None:
        self._types = types
        self._layout = layout
        self._own = own
        self._returned = returned
        self._is_varied = is_varied
        self._is_c = is_c
        self._known: dict[Call, TypeTree] = {}
        self._moved_only: dict[Value, bool] = {}
        self._stored: dict[Value, TypeTree] = {}
        self._said: dict[Value, TypeTree] = {}

    def part(self, pointer: Value, type: Type) -> Bits | None:
        """The parts of numbers that an integer may be which lies behind an argument; None if that is not said."""
        size = self._layout.store_size(type)
        found = FREE
        for place in places(self._layout, pointer, True):
            facts = self._given(place.origin)
            if not any(map(_is_integer, facts)):
                for fact, at in _numbers(facts, place, size):
                    found = found.union(_bits_of_part(fact, at, size))
        return found if found.touched else None

    def reach(self, pointer: Value, type: Type) -> bool:
        """Whether numbers, whole or in part, are said to lie where an integer of the type would be, behind an argument
        or the pointers there."""
        size = self._layout.store_size(type)
        said = self._said_behind(pointer).resolve(0, size)
        return any(concrete.is_float for _, _, concrete in said) or self.part(pointer, type) is not None or (
            self._whole_number(pointer, size) is not None)

    def _said_behind(self, pointer: Value) -> TypeTree:
        """What is given of the memory behind a pointer that leads there from an argument."""
        if isinstance(pointer, Argument):
            return self._types[pointer.index].data0() if pointer.index < len(self._types) else EMPTY
        if not isinstance(pointer, Instruction):
            return EMPTY
        found = self._said.get(pointer)
        if found is None:
            self._said[pointer] = EMPTY  # while it is found, for what is made of itself in a loop
            found = self._said[pointer] = self._said_behind_made(pointer)
        return found

    def _said_behind_made(self, pointer: Instruction) -> TypeTree:
        if isinstance(pointer, GetElementPtr):
            constant, variable = self._layout.gep_offset(pointer)
            behind = self._said_behind(pointer.pointer)
            return behind if variable else behind.window(constant)
        if isinstance(pointer, Load):
            return self._said_behind(pointer.pointer).data0()
        said = EMPTY
        for operand in pointer.operands if pointer.opcode in COPIES else ():
            if operand.type.is_pointer:
                said = said.merge(self._said_behind(operand))
        return said

    def is_changed(self, store: Instruction, value: Value, pointer: Value) -> bool:
        """Whether a store changes a part of a number where it lies, or puts a part of another there."""
        size = self._layout.store_size(value.type)
        if not value.type.is_int or size >= LARGEST:
            return False
        if is_integer_field(store, size):
            return self._is_sign_changed(value, pointer, size)
        if self._is_c and isinstance(store, AtomicRMW) and self._is_changed_at_once(store, size):
            return True
        made_of = [load for load in loads_of(value) if not self._is_c or self._is_varied(load.operands[0])]
        if not made_of:
            return self._overwrites_inner_part(store, pointer)
        loads = [load for load in made_of if load.type is value.type]
        whole = self._whole_number(pointer, size) if loads else None
        if whole is not None and is_changed_in_place(value, pointer, self._layout):
            return _changes_above(value, FRACTION_BITS[whole.concrete.kind])
        return any(
            self._is_inner_part(pointer, size, _is_same_place(load.operands[0], pointer, self._layout))
            and self._is_inner_part(load.operands[0], size, False)
            for load in loads
        ) or any(load is value and self._is_part_exchanged(store, load, pointer) for load in loads)

    def whole(self, load: Instruction) -> Bits:
        """The bits of the whole number that an integer is which is loaded, as far as those know that give the
        memory."""
        size = self._layout.store_size(load.type)
        found = self._whole_number(load.operands[0], size)
        return of_number_kind(found.concrete.kind) if found is not None and found.concrete.size == size else FREE

    def declared(self, load: Instruction) -> Bits:
        """The bits of numbers in what the source says is an integer, where those that give the memory know of numbers
        and, be it by a guess, of no integers. A member of a structure may lie where a row of numbers seems to go on."""
        size = self._layout.store_size(load.type)
        is_member = is_integer_field(load, size)
        found = FREE
        for place in places(self._layout, load.operands[0], True) if self._is_c else ():
            facts = self._given(place.origin)
            integers = [fact for fact in facts if fact.concrete is INTEGER]
            for fact, at in _numbers(facts, place, size, size):
                if fact.strength == HINT or (is_member and fact.stride):
                    continue
                if fact.concrete.size > size and not integers:
                    found = found.union(_bits_of_part(fact, at, size))
                elif fact.concrete.size == size and not any(_begins_with(i, fact, place, at) for i in integers):
                    found = found.union(of_number_kind(fact.concrete.kind))
        return found

    def holds_number(self, load: Instruction) -> bool:
        """Whether those that give the memory know of a number where an integer is loaded, and of no integer."""
        return bool(self.whole(load).touched or self.declared(load).touched)

    def _whole_number(self, pointer: Value, size: int) -> Fact | None:
        for place in places(self._layout, pointer, True):
            facts = self._given(place.origin)
            for fact, at in _numbers(facts, place, size, size):
                if at == 0 and not any(_is_integer(each) and _begins_with(each, fact, place, at) for each in facts):
                    return fact
        return None

    def _is_inner_part(self, pointer: Value, size: int, is_same: bool) -> bool:
        """Whether so many bytes may be a part of a number that does not begin with them, and no integer does."""
        for place in places(self._layout, pointer, True):
            given, own = self._given(place.origin), self._own_facts(place.origin)
            is_unseen = not any(fact.concrete.is_float and fact not in given for fact in own)
            for fact, at in _numbers([*given, *own], place, size):
                # Where both halves are moved, or one access is of all of them, the function's own integers tell nothing
                # if it sees no numbers.
                is_blind = is_unseen and (at == ANYWHERE or not is_same) and fact in given
                others = given if is_blind else [*given, *own]
                if at != 0 and not any(_is_integer(each) and _begins_with(each, fact, place, at) for each in others):
                    return True
        return False

    def _is_sign_changed(self, value: Value, pointer: Value, size: int) -> bool:
        """Whether the sign or the exponent of a number is changed as a member of a structure, where whoever gives the
        memory knows of nothing but numbers."""
        if not is_changed_in_place(value, pointer, self._layout):
            return False
        for place in places(self._layout, pointer, True):
            facts = self._given(place.origin)
            for fact, at in _numbers(facts, place, size):
                fraction = max(FRACTION_BITS[fact.concrete.kind] - 8 * at, 0)
                if at > 0 and not any(map(_is_integer, facts)) and _changes_above(value, fraction):
                    return True
        return False

    def _is_changed_at_once(self, update: AtomicRMW, size: int) -> bool:
        """Whether an atomic operation changes the sign or the exponent of a whole number. That it is one of integers
        says itself that they lie there."""
        for place in places(self._layout, update.operands[0], True):
            own = [f for f in self._own(place.origin).data0().facts if f.strength >= STRIDED and not f.is_anywhere]
            for fact, at in _numbers([*own, *self._given(place.origin)], place, size, size):
                if at == 0 and fact.concrete.size == size:
                    fraction = FRACTION_BITS[fact.concrete.kind]
                    if _is_above(update.operation, update.operands[1], fraction):
                        return True
        return False

    def _overwrites_inner_part(self, store: Instruction, pointer: Value) -> bool:
        """Whether a byte lies in a number, but does not begin it, and no integers do, as members of a union would: nor
        are the bytes before it stored beside it. Where the tag says that no union is meant, it may not begin those of
        a variable of numbers either, but where all their bytes are stored. What it says is an address is none."""
        size = self._layout.store_size(store.operands[0].type)
        said = declared_access(store, size) or declared_access(store, size, MOVED_WORD)
        if said is POINTER:
            return False
        for place in places(self._layout, pointer, True):
            facts = [f for f in self._own(place.origin).data0().facts if f.strength >= STRIDED and not f.is_anywhere]
            facts += self._given(place.origin)
            for fact, at in _numbers(facts, place, 1):
                if at == ANYWHERE:
                    if self._is_c and (self._has_only_numbers(place.origin) or self._is_counted_from_number(place)):
                        return True
                    continue
                rest = set(range(-at, fact.concrete.size - at)).difference(self._bytes_stored(store, pointer))
                if self._is_c and at == 0 and rest and said is INTEGER and is_row_of_numbers(place.origin):
                    return True
                if at == 0 or any(_is_integer(each) and _begins_with(each, fact, place, at) for each in facts):
                    continue
                if any(byte < 0 for byte in rest):
                    return True
        return False

    def _has_only_numbers(self, origin: Value) -> bool:
        """Whether nothing but numbers is known to lie behind a pointer, be it by a guess: as in no buffer of bytes. Of
        a variable that is declared to hold them, what is stored byte by byte says nothing else."""
        facts = self._given(origin) or self._own(origin).data0().facts
        others = [fact for fact in facts if not fact.concrete.is_float or fact.is_anywhere]
        return not others or (is_row_of_numbers(origin) and all(
            fact.concrete is INTEGER and fact.stride == 1 for fact in others))

    def _is_counted_from_number(self, place: CountedPlace) -> bool:
        """Whether bytes are counted from one of a number, as a member of a structure is, and of nothing else. That
        there are integers at any place, such stores say themselves."""
        facts = [f for f in (*self._given(place.origin), *self._own(place.origin).data0().facts)
                 if _has_byte(f, place.offset) and not (f.concrete is INTEGER and f.stride == 1)]
        return place.step == 1 and bool(facts) and all(f.concrete.is_float and f.stride != 1 for f in facts)

    def _bytes_stored(self, store: Instruction, pointer: Value) -> set[int]:
        """The bytes that are stored in the same block, by how far from a pointer they lie."""
        assert store.parent is not None
        here = places(self._layout, pointer, False)[-1]
        found: set[int] = set()
        for other in store.parent.instructions:
            if isinstance(other, Store) and other.value.type.is_int:
                there = places(self._layout, other.pointer, False)[-1]
                if there.origin is here.origin and there.step == here.step:
                    first = there.offset - here.offset
                    found.update(range(first, first + self._layout.store_size(other.value.type)))
        return found

    def _is_part_exchanged(self, store: Instruction, load: Instruction, pointer: Value) -> bool:
        """Whether a part of a number is moved where numbers lie, by integers that are but moved there: no member of a
        union ever is one. That there are integers at any place, only such moves say."""
        size = self._layout.store_size(load.type)
        for place in places(self._layout, pointer, True):
            facts = [*self._given(place.origin), *self._own(place.origin).data0().facts]
            members = [f for f in facts if _is_integer(f) and f.stride != 1]
            for fact, at in _numbers(facts, place, size):
                if at > 0 and not any(_begins_with(each, fact, place, at) for each in members):
                    assert store.function is not None
                    if place.origin not in self._moved_only:
                        self._moved_only[place.origin] = self._only_moves(store.function, place.origin)
                    if self._moved_only[place.origin]:
                        return True
        return False

    def _only_moves(self, function: Function, origin: Value) -> bool:
        """Whether all integers that a function loads from an object it stores there again, and no others."""
        def is_there(pointer: Value) -> bool:
            return any(place.origin is origin for place in places(self._layout, pointer, True))

        for i in function.instructions():
            if isinstance(i, Load) and i.type.is_int and i.type.bits > 1 and is_there(i.pointer):
                if not all(isinstance(user, Store) and user.value is i and is_there(user.pointer) for user in i.users):
                    return False
            elif isinstance(i, Store) and i.value.type.is_int and is_there(i.pointer):
                if not (isinstance(i.value, Load) and is_there(i.value.pointer)):
                    return False
        return True

    def known_of(self, pointer: Value) -> TypeTree:
        """What is known of a pointer besides its type: as one that was returned by a call through a pointer, as one
        that points into a number, which is told of as the first that would follow in a row of such, or as one to
        memory that such are stored in."""
        found = EMPTY
        if not pointer.type.is_pointer or pointer.is_constant:
            return found
        for place in places(self._layout, pointer, True):
            if isinstance(place.origin, Call):
                behind = self._returned_by(place.origin).data0()
                behind = behind.indexed(place.step, place.offset) if place.step else behind.window(place.offset)
                found = found.merge(behind.only()) if behind.facts else found
            if self._is_c and isinstance(place.origin, (Alloca, Call)) and not place.step:
                stored = self._stored_in(place.origin).window(place.offset)
                found = found.merge(stored.only()) if stored.facts else found
            for fact in () if place.step else self._own(place.origin).data0().facts:
                element = fact.concrete.stride
                if fact.concrete.is_float and not fact.stride and fact.start < place.offset < fact.end:
                    ahead = (fact.start - place.offset) % element
                    row = Fact(ahead, element, element, UNBOUNDED, fact.concrete, STRIDED, None)
                    found = found.merge(tree([row]).only()) if ahead else found
        return found

    def _stored_in(self, object: Value) -> TypeTree:
        """What is known so of the pointers that are stored in an object."""
        if object not in self._stored:
            self._stored[object] = found = EMPTY  # while it is found, for one that leads to itself
            pending = [(object, 0)]
            for address, offset in pending:
                for user in address.users:
                    if isinstance(user, GetElementPtr) and not user.type.is_vector:
                        constant, variable = self._layout.gep_offset(user)
                        pending += [] if variable else [(user, offset + constant)]
                    elif isinstance(user, Store) and user.pointer is address and offset >= 0:
                        found = found.merge(self.known_of(user.value).shifted(offset))
            self._stored[object] = found
        return self._stored[object]

    def may_be_taken_apart(self, function: Function) -> bool:
        """Whether a function that is given them loads or stores parts of them as integers, or calls what may."""
        return any(
            isinstance(i, Call)
            or ((isinstance(i, Load) or i.opcode in ATOMIC_UPDATES) and i.type.is_int and i.type.bits > 1
                and self._may_be_part(i.type, i.operands[0]))
            or (isinstance(i, Store) and i.value.type.is_int and self._may_be_part(i.value.type, i.pointer))
            for i in function.instructions()
        )

    def _may_be_part(self, type: Type, pointer: Value) -> bool:
        size = self._layout.store_size(type)
        return any(
            isinstance(place.origin, Load) or any(True for _ in _numbers(self._given(place.origin), place, size, size))
            for place in places(self._layout, pointer, True)
        )

    def _given(self, origin: Value) -> Sequence[Fact]:
        if isinstance(origin, Argument):
            return self._types[origin.index].data0().facts if origin.index < len(self._types) else ()
        if isinstance(origin, Load):
            return self._own(origin).data0().facts
        return self._returned_by(origin).data0().facts if isinstance(origin, Call) else ()

    def _own_facts(self, origin: Value) -> Sequence[Fact]:
        facts = [f for f in self._own(origin).data0().facts if _is_integer(f) or (
            not f.stride and f.strength >= DECLARED)]
        counted = getattr(origin, "source_type", None)
        if counted is not None and counted.is_float:
            facts += block(FLOATS[counted.kind]).facts
        return facts

    def _returned_by(self, call: Call) -> TypeTree:
        if call not in self._known:
            self._known[call] = EMPTY  # while it is found, for what is made of itself in a loop
            self._known[call] = self._returned(call)
        return self._known[call]


def _is_integer(fact: Fact) -> bool:
    return fact.concrete is INTEGER and fact.strength != HINT


def _numbers(facts: Sequence[Fact], place: CountedPlace, size: int, least: int = 0) -> Iterator[tuple[Fact, int]]:
    """Larger numbers that so many bytes at a place may be a part of, and where in them these lie. `least`: the size of
    numbers, where they need not be larger."""
    for fact in facts:
        concrete = fact.concrete
        if concrete.is_float and concrete.size >= (least or size + 1) and concrete.kind in FRACTION_BITS:
            # Of a row whose first number lies so near, another lies before it: the pointer points into that.
            before = fact.stride if 0 < fact.start < fact.concrete.size else 0
            at = place_in_number(fact, place.offset + before, place.step, size)
            if at is not None:
                yield fact, at


def is_row_of_numbers(value: Value) -> bool:
    """Whether a value is a variable that is declared as a number or an array of such."""
    if not isinstance(value, Alloca):
        return False
    element = value.allocated_type
    while element.is_array:
        element = element.element
    return element.is_fp


def _bits_of_part(number: Fact, at: int, size: int) -> Bits:
    """The bits of so many bytes at a place in a number."""
    kind = number.concrete.kind
    return of_number_kind(kind).anywhere(8 * size) if at == ANYWHERE else of_part(kind, at, size)


def _has_byte(fact: Fact, at: int) -> bool:
    """Whether a fact is of the byte at an offset."""
    place = at - fact.start
    return 0 <= place < fact.end - fact.start and (place % fact.stride if fact.stride else place) < fact.width


def _begins_with(integers: Fact, number: Fact, place: CountedPlace, at: int) -> bool:
    """Whether integers lie where the number begins that has the accessed bytes at a place in it."""
    first, step = (number.start, number.concrete.stride) if at == ANYWHERE else (place.offset - at, place.step)
    distance, period = first - integers.start, gcd(integers.stride, step)
    return 0 <= (distance % period if period else distance) < integers.width


def loads_of(value: Value) -> Iterator[Instruction]:
    """The integers in memory that an integer is made of."""
    for made in _makers(value):
        if isinstance(made, Load) or made.opcode in ATOMIC_UPDATES:
            yield made


def _makers(value: Value) -> Iterator[Instruction]:
    """The operations that an integer is made by, back to those that load or return others."""
    pending, seen = [value], {value}
    while pending:
        made = pending.pop()
        if not isinstance(made, Instruction):
            continue
        yield made
        is_operation = made.called_name.startswith("llvm.") if isinstance(made, Call) else not isinstance(made, Load)
        if is_operation and made.opcode not in ATOMIC_UPDATES:
            news = [o for o in made.operands if holds_integers(o.type) and not o.is_constant and o not in seen]
            pending += news
            seen.update(news)


def _changes_above(value: Value, fraction: int) -> bool:
    """Whether an integer is made by an operation that leaves so many of the lowest bits of another as they are, and
    changes those above them: the sign and the exponent."""
    for made in _makers(value):
        if any(_is_above(made.opcode, constant, fraction) for constant in made.operands):
            return True
    return False


def _is_above(operation: str, constant: Value, fraction: int) -> bool:
    """Whether an operation with a constant leaves so many of the lowest bits as they are, and changes those above."""
    if (operation not in BITWISE and operation not in ("add", "sub")) or (bits := constant_bits(constant)) is None:
        return False
    kept = bits & ones(fraction)
    return kept == (ones(fraction) if operation == "and" else 0) and bits not in (0, ones(constant.type.bits))


def is_changed_in_place(value: Value, pointer: Value, layout: DataLayout) -> bool:
    """Whether an integer that is stored is made of one that was loaded from the same place."""
    return any(
        load.type is value.type and _is_same_place(load.operands[0], pointer, layout) for load in loads_of(value))


def _is_same_place(a: Value, b: Value, layout: DataLayout) -> bool:
    if a is b:
        return True
    first, second = places(layout, a, False)[-1], places(layout, b, False)[-1]
    return first.origin is second.origin and first.offset == second.offset and first.step == second.step == 0
