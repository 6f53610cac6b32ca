"""What is known of the numbers in memory that integers are loaded from and stored to.

By the facts of type analysis about the pointer of an access, and about those that it is counted from; and by what the
tag of the access says that the source accesses there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from math import gcd
from typing import NamedTuple

from enzyme_cc.analysis.declared_types import tbaa_access
from enzyme_cc.analysis.gep_steps import places_in_member
from enzyme_cc.analysis.index_ranges import index_range
from enzyme_cc.analysis.pointer_steps import counted_step, factor_in
from enzyme_cc.analysis.signs import is_never_negative
from enzyme_cc.analysis.type_facts import (
    ANYTHING,
    DECLARED,
    FLOATS,
    HINT,
    INTEGER,
    POINTER,
    STRIDED,
    UNBOUNDED,
    Concrete,
    Fact,
)
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.ir import DataLayout, GetElementPtr, Instruction, Load, Value, i64
from enzyme_cc.ir.opcodes import COPIES


def number_loaded(load: Instruction) -> str | None:
    """The format of the number that an integer load surely loads, as its address is counted in such or its tag says."""
    assert isinstance(load, Load)
    scalar, tag = load.type.scalar, load.metadata.get("tbaa")
    if load.type is scalar and scalar.bits >= 16 and tag is not None and load.module is not None:
        said = tbaa_access(load.module.metadata, tag, scalar.bits // 8).lookup(0, scalar.bits // 8)
        if said.is_float:
            return said.kind
    source = getattr(load.pointer, "source_type", None)
    return source.kind if source is not None and source.is_float and source.bits == scalar.bits else None


def is_guessed_row(tree: TypeTree) -> bool:
    """Whether memory, or a value of it, holds integers by nothing but a guess."""
    return any(fact.concrete is INTEGER and fact.strength == STRIDED for fact in tree.facts) and all(
        fact.strength == HINT or (fact.concrete is INTEGER and fact.strength == STRIDED) for fact in tree.facts)


def is_room(tree: TypeTree) -> bool:
    """Whether all that is said of memory, or of a value of it, is that there is room for whatever is put there
    (`char context[8]`): a number among others."""
    return bool(tree.facts) and all(fact.concrete is ANYTHING and fact.strength == HINT for fact in tree.facts)


Formats = frozenset[Concrete]
"""Two formats of numbers, or one and that of addresses."""
_TOLD_APART: Formats = frozenset({POINTER, FLOATS["double"]})


def clashing_formats(types: TypeResults, pointer: Value, size: int | None, least: int = STRIDED) -> set[Formats]:
    """The formats of numbers of which several are said to lie in the same bytes behind a pointer, by evidence of at
    least such a strength; `size` None: in any. An address counts as one, but not beside doubles: which of the two a
    word holds, its shadow shows."""
    end = UNBOUNDED if size is None else size
    known = [
        fact for fact in types.of(pointer).data0().facts
        if fact.strength >= least and fact.start < end and not fact.is_anywhere
        and (fact.concrete.is_float or fact.concrete is POINTER)
    ]
    if {fact.concrete for fact in known} <= _TOLD_APART:
        return set()
    return {
        formats for a, b in combinations(known, 2)
        if len(formats := frozenset({a.concrete, b.concrete})) == 2 and formats != _TOLD_APART and _meet(a, b, end)
    }


def _meet(a: Fact, b: Fact, end: int) -> bool:
    """Whether the places of two facts have a byte before an end in common; places of two strides do where those
    repeat, if they are not told apart by what divides both."""
    if not a.stride:
        a, b = b, a
    if max(a.start, b.start) >= min(a.end, b.end, end):
        return False
    if not a.stride:
        return a.start < b.start + b.width and b.start < a.start + a.width
    step = gcd(a.stride, b.stride) if b.stride else a.stride
    distance = (b.start - a.start) % step
    return distance < a.width or distance + b.width > step


def overlaps_fixed_number(types: TypeResults, pointer: Value, size: int) -> bool:
    """Whether a number is known to lie at a place that has some of the bytes behind a pointer, not only rows of numbers
    that may reach there."""
    offset = 0
    while True:
        for fact in types.of(pointer).data0().facts:
            if fact.concrete.is_float and not fact.stride and fact.start < offset + size and offset < fact.end:
                return True
        if not isinstance(pointer, GetElementPtr):
            return False
        constant, variable = types.layout.gep_offset(pointer)
        if variable:
            return False
        offset += constant
        pointer = pointer.pointer


def may_be_number(types: TypeResults, pointer: Value, size: int) -> bool:
    """Whether whole numbers are known to lie, at times, in so many bytes behind a pointer."""
    if _has_padding(types, pointer, size):
        return False
    places = _places(types, pointer)
    reach = _reach(types, places, size)
    for place in places:
        where, at, stride, _, _ = place
        facts = types.of(where).data0().facts
        for fact in facts:
            if not fact.concrete.is_float or size % fact.concrete.size:
                continue
            if fact.strength == HINT and (size == fact.concrete.size or not fact.stride):
                continue  # of words that hold several numbers it is enough that these may be there
            if place.ends_before(fact, size) or _is_out_of(reach, place, fact):
                continue
            if _is_word_of_several(fact, at, stride, size) and not _walks_along(types, pointer, fact.stride):
                return True
            if any(_has_whole(row, at, stride, size) for row in _rows(facts, fact, stride) or (fact,)):
                return True
    return False


def _is_word_of_several(fact: Fact, at: int, stride: int, size: int) -> bool:
    """Whether words that are counted through records of several words are, at times, such as hold several numbers."""
    if not stride or not fact.stride or size == fact.concrete.size or fact.stride % stride or stride % size:
        return False
    return any((at - fact.start + k) % fact.stride < fact.width for k in range(0, fact.stride, stride))


def _walks_along(types: TypeResults, pointer: Value, period: int) -> bool:
    """Whether a pointer is counted from another in records of so many bytes: what else varies of it stays within a
    member then."""
    while isinstance(pointer, GetElementPtr):
        if any(stride * factor_in(index) % period == 0 for index, stride in types.layout.gep_offset(pointer)[1]):
            return True
        pointer = pointer.pointer
    return False


def _has_padding(types: TypeResults, pointer: Value, size: int) -> bool:
    """Whether some of so many bytes are padding of a structure, so that no number lies across them; but for what else
    is declared or used there."""
    facts = [f for f in types.of(pointer).data0().facts
             if f.strength >= DECLARED and f.start < size and f.start + f.width > 0]
    return any(f.concrete is ANYTHING and not f.stride for f in facts) and not any(f.concrete.is_float for f in facts)


"""So many elements of an array may be set each on its own."""


class CountedPlace(NamedTuple):
    """A pointer that another is counted from, and how far: an offset, the unit of what varies, whether that may be
    negative, and how much it can be (None if that is not seen)."""

    origin: Value
    offset: int
    step: int
    falls: bool
    most: int | None

    def ends_before(self, fact: Fact, size: int) -> bool:
        """Whether all so many bytes that may be accessed lie before a fact."""
        return self.most is not None and self.offset + self.most + size <= fact.start

def _places(types: TypeResults, pointer: Value) -> list[CountedPlace]:
    """The pointers that a pointer is counted from: where nothing is known of what lies behind it, those farther off."""
    return places(types.layout, pointer, walks=not types.of(pointer).data0().facts)


def places(layout: DataLayout, pointer: Value, walks: bool) -> list[CountedPlace]:
    """The pointers that a pointer is counted from, through additions; `walks`: through choices and loops that walk
    along, too."""
    found: dict[Value, CountedPlace] = {}
    pending = [CountedPlace(pointer, 0, 0, False, 0)]
    while pending:
        place = pending.pop()
        before = found.get(place.origin)
        if before is not None:
            step = _gcd(_gcd(before.step, place.step), abs(place.offset - before.offset))
            falls = before.falls or place.falls or place.offset < before.offset
            # What goes round a loop may grow.
            most = None if place.most is None or place.offset + place.most != before.offset + (
                before.most or 0) else before.most
            place = before._replace(step=step, falls=falls, most=most)
            if place == before:
                continue
        found[place.origin] = place
        pending += reversed(_one_step_back(layout, place, walks))
    return list(found.values())


def _one_step_back(layout: DataLayout, place: CountedPlace, walks: bool) -> list[CountedPlace]:
    origin, offset, step, falls, most = place
    if isinstance(origin, GetElementPtr) and origin.operands[0].type.is_pointer and not origin.type.is_vector:
        constant, variable = layout.gep_offset(origin)
        if variable and (inside := places_in_member(layout, origin)) is not None:
            first, last = inside
            step = _gcd(step, layout.size(origin.source_type))
            most = None if most is None else most + last - first
            return [CountedPlace(origin.operands[0], offset + first, step, falls, most)]
        falls |= not _only_adds(origin, variable)
        for index, stride in variable:
            step = _gcd(step, stride * max(factor_in(index), counted_step(index) if index.type is i64 else 0))
            seen = index_range(index)
            most = None if most is None or seen is None or stride < 0 else most + max(0, seen[1] * stride)
        return [CountedPlace(origin.operands[0], offset + constant, step, falls, most)]
    if walks and isinstance(origin, Instruction) and origin.opcode in COPIES and origin.type.is_pointer:
        return [place._replace(origin=o) for o in origin.operands if o.type.is_pointer and not o.is_constant]
    return []


def _only_adds(address: GetElementPtr, variable: Iterable[tuple[Value, int]]) -> bool:
    """Whether what varies of an address lies never below the rest of it."""
    return "nuw" in address.flags or all(
        stride >= 0 and is_never_negative(index) for index, stride in variable
    )


def _reach(types: TypeResults, places: list[CountedPlace], size: int) -> tuple[int, int] | None:
    """How far what varies goes down and up from the last of these places, by what a variable declares there."""
    variable, origin, varies, _, _ = places[-1]
    is_choice = any(p.origin.opcode in COPIES for p in places if isinstance(p.origin, Instruction))
    return _declared_row(types, variable, origin, size) if varies and not is_choice else None


def _is_out_of(reach: tuple[int, int] | None, place: CountedPlace, fact: Fact) -> bool:
    """Whether numbers lie farther from a place than that."""
    return reach is not None and (fact.end <= place.offset - reach[0] or place.offset + reach[1] <= fact.start)


def _declared_row(types: TypeResults, variable: Value, at: int, size: int) -> tuple[int, int] | None:
    """How far an index counted from a place of a variable goes down and up: no farther than the member that is declared
    an array of such integers. None if there is none."""
    type = getattr(variable, "allocated_type", None)
    if type is None or variable.operands or size == 1:  # type: ignore[attr-defined]  # an alloca; bytes hold anything
        return None
    start = 0
    while type is not None and start <= at < start + types.layout.size(type):
        if type.is_struct:
            if getattr(type, "name", None) and "union." in type.name:
                return None
            starts = [(start + types.layout.offset(type, k), part) for k, part in enumerate(type.elements)]
            start, type = next((each for each in reversed(starts) if each[0] <= at), (start, None))
        elif type.is_array:
            if type.element.is_int:
                fits = type.element.bits == 8 * size and (at - start) % size == 0
                return (at - start, start + size * type.count - at) if fits else None
            length = types.layout.size(type.element)
            start += (at - start) // length * length
            type = type.element
        else:
            return None
    return None


def _rows(facts: Iterable[Fact], fact: Fact, step: int) -> list[Fact]:
    """The rows that numbers are known to be some of, for an index of so many bytes: how they go on. As densely as can
    be if none is known."""
    concrete, start, width, element = fact.concrete, fact.start, fact.width, fact.concrete.stride
    if fact.stride or not step or step % element:
        return []
    rows = [
        row._replace(stride=_gcd(row.stride, step), pointee=None) for row in facts
        if row.concrete is concrete and row.stride and row.strength != HINT and any(
            (place - row.start) % row.stride + concrete.size <= row.width
            for place in range(start, start + width, element)
        )
    ]
    return rows or [Fact(start, concrete.size, element, UNBOUNDED, concrete, fact.strength, None)]


def _has_whole(fact: Fact, at: int, stride: int, size: int) -> bool:
    """Whether some numbers of a fact lie whole in so many bytes at an offset (plus multiples of the stride)."""
    if stride and stride % (fact.stride or fact.concrete.stride):
        return False
    place = at - fact.start
    if not stride and (place < 0 or (place + size > fact.end - fact.start and not fact.stride)):
        return False
    if fact.stride:
        place %= fact.stride
    return 0 <= place < fact.width and place % fact.concrete.stride == 0


def overlaps_number(types: TypeResults, pointer: Value, size: int, least: int) -> bool:
    """Whether any of so many bytes behind a pointer is known to be of a number, at times, by evidence so strong."""
    return _overlaps(types, pointer, size, least, lambda fact: fact.concrete.is_float)


def overlaps_address(types: TypeResults, pointer: Value, size: int, least: int) -> bool:
    """The same of an address."""
    return _overlaps(types, pointer, size, least, lambda fact: fact.concrete is POINTER)


def _overlaps(types: TypeResults, pointer: Value, size: int, least: int, meant: Callable[[Fact], bool]) -> bool:
    for each in _places(types, pointer):
        where, at, stride, falls, _ = each
        for fact in types.of(where).data0().facts:
            if not meant(fact) or fact.strength < least or (fact.end <= at and not falls):
                continue
            if each.ends_before(fact, size):
                continue
            place, period = at - fact.start, fact.stride
            if stride and period:
                if stride % period and period % stride:
                    continue  # an index of another array
                place %= period
            if place + size <= 0 or place >= fact.end - fact.start:
                continue
            if period:
                place %= period
            if place < fact.width or (period and place + size > period):
                return True
    return False


def _is_refuted(number: Fact, at: int, other: Fact) -> bool:
    """Whether there is no number of a row at `at`, where the row is said to go on: a byte is known better to be
    something else, as a flag behind an array of numbers is."""
    if other.strength <= number.strength or other.stride or other.concrete not in (INTEGER, POINTER):
        return False
    return not other.is_anywhere and other.start < at + number.concrete.size and other.start + other.width > at


def is_within_number(types: TypeResults, pointer: Value, at: int) -> bool:
    """Whether a byte behind a pointer is known to be one of a number, and not its first. It is not if anything begins
    there, as in a union."""
    is_within = False
    while True:
        facts = types.of(pointer).data0().facts
        for fact in facts:
            place = at - fact.start
            if fact.strength < STRIDED or fact.is_anywhere or not 0 <= place < fact.end - fact.start:
                continue
            place = place % fact.stride if fact.stride else place
            if place < fact.width and place % fact.concrete.stride == 0:
                return False
            inside = place % fact.concrete.stride
            is_within |= fact.concrete.is_float and place < fact.width and inside < fact.concrete.size and not any(
                _is_refuted(fact, at - inside, other) for other in facts)
        if not isinstance(pointer, GetElementPtr):
            return is_within
        constant, variable = types.layout.gep_offset(pointer)
        if variable:
            return is_within
        at += constant
        pointer = pointer.pointer


ANYWHERE = -1
"""No certain place in a number."""


def _gcd(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a
