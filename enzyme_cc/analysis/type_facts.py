"""Facts about rows of bytes, the material of type trees: concrete types, where they lie, how strong.

A set of facts is brought to a normal form (`normalised`), cut to a window (`clip`), and asked what a byte is
(`resolve_blocks`, `paint`): the fact of the highest rank answers. type_tree.py says what it is all for.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import pairwise
from math import gcd
from operator import itemgetter
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

UNBOUNDED = 1 << 60
"""End of a fact that repeats for as long as the object goes on."""
MAX_OFFSET = 4096
"""Facts that start later in an object than this are forgotten."""
MAX_FACTS = 160

HINT, STRIDED, DECLARED, USED = 1, 2, 3, 4
"""Strength of evidence: a guess from debug info or a GEP's element type; an extrapolation over a stride;
the declared type of an object; an access or operation that only makes sense on the type."""


class Concrete:
    """The type of a value that fits in a register. The instances of this module are the only ones."""

    __slots__ = ("name", "size", "stride", "order")

    def __init__(self, name: str, size: int, stride: int, order: int) -> None:
        self.name = name
        self.size = size
        self.stride = stride
        self.order = order

    @property
    def is_float(self) -> bool:
        return self.order >= 10

    @property
    def kind(self) -> str:
        """The LLVM name of a floating-point type."""
        return self.name

    def __lt__(self, other: Concrete) -> bool:
        return self.order < other.order

    def __repr__(self) -> str:
        return self.name if self.order < 10 else f"Float@{self.name}"

    __str__ = __repr__


UNKNOWN = Concrete("Unknown", 1, 1, 0)
ANYTHING = Concrete("Anything", 1, 1, 1)
INTEGER = Concrete("Integer", 1, 1, 2)
POINTER = Concrete("Pointer", 8, 8, 3)
FLOATS = {
    name: Concrete(name, size, stride, 10 + place)
    for place, (name, size, stride) in enumerate(
        [
            ("half", 2, 2),
            ("bfloat", 2, 2),
            ("float", 4, 4),
            ("double", 8, 8),
            ("x86_fp80", 10, 16),
            ("fp128", 16, 16),
            ("ppc_fp128", 16, 16),
        ]
    )
}


fact_order = itemgetter(0, 2, 1, 3, 4)
"""By start, stride, width, end and concrete type: in normal form no two facts have these in common."""


class Pointee(Protocol):
    """What a fact asks of the memory behind a pointer, which is a tree again: type_tree.TypeTree."""

    facts: tuple[Fact, ...]

    def merge(self, other: Self) -> Self: ...


Tree = TypeVar("Tree", bound=Pointee)


class Fact(NamedTuple, Generic[Tree]):
    """`width` bytes of `concrete` at `start`, again at each `stride` (0: once) as long as they end by `end`.

    A block may hold several values in a row: its width is a multiple of the concrete stride, or for one
    value its size.
    """

    start: int
    width: int
    stride: int
    end: int
    concrete: Concrete
    strength: int
    pointee: Tree | None

    @property
    def is_everywhere(self) -> bool:
        """Whether it is of bytes one after the other, for as long as the object goes on."""
        return self.stride == self.width == 1 and self.end == UNBOUNDED

    @property
    def is_anywhere(self) -> bool:
        """Whether it is of numbers that may overlap (type_tree.anywhere)."""
        return 0 < self.stride < self.concrete.size


def rank(concrete: Concrete, strength: int) -> int:
    """Which of two facts on the same bytes is believed: the higher one."""
    if concrete is ANYTHING:
        return 0
    if concrete is INTEGER:
        return 2 * strength
    return 2 * strength + 1 if strength < DECLARED else 6 + strength


def overlap(one: Fact, other: Fact) -> bool:
    """Whether two facts are of some byte both."""
    if one.start >= other.end or other.start >= one.end:
        return False
    stride = gcd(one.stride, other.stride)
    if not stride:
        return True
    distance = (other.start - one.start) % stride
    return distance < one.width or stride - distance < other.width


def normalised(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """One fact per place and type, blocks that touch joined, few and in order."""
    result = _few(_normal(facts))
    return tuple(sorted(result, key=fact_order))


def joined(normal: tuple[Fact, ...], news: list[Fact]) -> tuple[Fact, ...]:
    """normalised((*normal, *news)) for facts that are in normal form each: only those of the types of the news can
    change, and pointers only at their places."""
    kinds = {f.concrete for f in news if f.concrete is not POINTER}
    result = [f for f in normal if f.concrete not in kinds] if kinds else list(normal)
    for f in news:
        if f.concrete is POINTER:
            _take_pointer(result, f)
    if kinds:
        numbers = [f for f in news if f.concrete is not POINTER]
        result += _normal([*(f for f in normal if f.concrete in kinds), *numbers])
    if len(result) > MAX_FACTS or kinds:
        return tuple(sorted(_few(result), key=fact_order))
    return tuple(result)


def _few(facts: list[Fact]) -> list[Fact]:
    """The strongest where there are too many."""
    if len(facts) <= MAX_FACTS:
        return facts
    return sorted(sorted(facts, key=fact_order), key=lambda f: (-f.strength, f.start))[:MAX_FACTS]


def _normal(facts: Iterable[Fact]) -> list[Fact]:
    single: dict[tuple[Concrete, int], list[tuple[int, int]]] = {}
    pointers: dict[tuple[int, int, int, int], Fact] = {}
    rows: dict[tuple[int, int, int], Fact] = {}  # of pointers, without end
    strided: dict[tuple[Concrete, int, int, int, int, int], int] = {}
    for f in facts:
        start, width, stride, end, concrete, strength, pointee = f
        if start > MAX_OFFSET:
            continue
        if concrete is POINTER:
            if pointee is not None and not pointee.facts:
                pointee, f = None, f._replace(pointee=None)
            if end == UNBOUNDED:
                residue = start % stride, width, stride
                rows[residue] = _one_row(f, rows[residue]) if residue in rows else f
                continue
            for place in _pointer_places(start, width, stride, end):
                old = pointers.get(place)
                if old is not None:
                    pointers[place] = _same_pointer(old, strength, pointee)
                else:
                    pointers[place] = f if f[:4] == place else Fact(*place, POINTER, strength, pointee)
            continue
        if stride and width == stride and width % concrete.stride == 0:
            if end == UNBOUNDED:
                width = stride = concrete.stride
            else:
                width, stride = end - start, 0
        if not stride or end - start <= width:
            single.setdefault((concrete, strength), []).append((start, start + width))
        elif end == UNBOUNDED:
            lane = (concrete, start % stride, width, stride, end, strength)
            strided[lane] = min(start, strided.get(lane, start))
        else:
            strided[(concrete, start, width, stride, end, strength)] = start
    result: list[Fact] = []
    for (concrete, strength), spans in single.items():
        result += [Fact(a, b - a, 0, b, concrete, strength, None) for a, b in _joined(spans, concrete)]
    for (concrete, _, width, stride, end, strength), start in strided.items():
        result.append(Fact(start, width, stride, end, concrete, strength, None))
    if len(result) > 1:
        result = _without_implied(result)
    result += pointers.values()
    for row in rows.values():
        result.append(_taking_in(row, result))
    return result


def _take_pointer(normal: list[Fact], f: Fact) -> None:
    """Join a pointer fact into facts in normal form, in place.

    A row of pointers without end takes in what is known no better of pointers that lie on it, so that a structure whose
    pointers are moved about in it does not become a list of all their places. It begins where the first of them did:
    the object may have other pointers before.
    """
    if f.end == UNBOUNDED:
        for row in [g for g in normal if g.end == UNBOUNDED and g[1:3] == f[1:3] and g.concrete is POINTER]:
            if (row.start - f.start) % f.stride == 0:
                normal.remove(row)
                f = _one_row(f, row)
        f = _taking_in(f, normal)
    elif f.strength <= STRIDED:
        f = next((row._replace(pointee=f.pointee) for row in normal if row.end == UNBOUNDED and _lies_on(f, row)), f)
    place = fact_order(f)
    at = bisect_left(normal, place, key=fact_order)
    if at < len(normal) and fact_order(normal[at]) == place:
        normal[at] = _same_pointer(normal[at], f.strength, f.pointee)
    else:
        normal.insert(at, f)


def _one_row(f: Fact, row: Fact) -> Fact:
    """Two rows of pointers without end that are in step, as one."""
    return _same_pointer(f if f.start <= row.start else f._replace(start=row.start), row.strength, row.pointee)


def _taking_in(row: Fact, facts: list[Fact]) -> Fact:
    """The row with those of the facts that lie on it, which are taken out."""
    for f in [f for f in facts if f.strength <= STRIDED and _lies_on(f, row)]:
        facts.remove(f)
        row = _same_pointer(row, f.strength, f.pointee)
    return row


def _lies_on(f: Fact, row: Fact) -> bool:
    """Whether a pointer, or a row of them that ends, is part of a row without end and known no better than that."""
    return (
        f.concrete is POINTER is row.concrete
        and f.end < UNBOUNDED
        and f.start >= row.start
        and (f.start - row.start) % row.stride == f.stride % row.stride == 0
        and f.width == row.width
        and f.strength <= row.strength
    )


def _same_pointer(f: Fact, strength: int, pointee: Pointee | None) -> Fact:
    """A pointer fact with what another says of the same pointer."""
    behind = f.pointee
    if pointee is not None and pointee.facts:
        behind = pointee if behind is None else behind.merge(pointee)
    if behind is f.pointee and strength <= f.strength:
        return f
    return Fact(f.start, f.width, f.stride, f.end, POINTER, max(strength, f.strength), behind)


def _pointer_places(start: int, width: int, stride: int, end: int) -> list[tuple[int, int, int, int]]:
    """A pointer fact one pointer at a time, since each may lead elsewhere; long tables as one stride."""
    if not stride and width == 8:
        return [(start, 8, 0, start + 8)]
    if not stride and width > 512:
        return [(start, 8, 8, end)]
    if not stride:
        return [(place, 8, 0, place + 8) for place in range(start, min(start + width - 7, MAX_OFFSET + 1), 8)]
    return [(start, width, stride, end)]


def _joined(spans: list[tuple[int, int]], concrete: Concrete) -> list[tuple[int, int]]:
    """Spans of one type that touch or overlap in step, joined."""
    if len(spans) == 1:
        return spans
    size = concrete.stride
    lanes: dict[int, list[tuple[int, int]]] = {}
    for span in spans:
        lanes.setdefault(span[0] % size, []).append(span)
    joined: list[tuple[int, int]] = []
    for lane in lanes.values():
        lane.sort()
        first, last = lane[0]
        for start, stop in lane[1:]:
            # A long double occupies 10 of the 16 bytes to its neighbour.
            if start <= last or start - first == -(-(last - first) // size) * size:
                last = max(last, stop)
            else:
                joined.append((first, last))
                first, last = start, stop
        joined.append((first, last))
    return joined


def _without_implied(facts: list[Fact]) -> list[Fact]:
    """Drop facts that another of the same type and at least the same strength says already.

    Equal places were joined before, and so were single rows of equal strength: only what repeats, a row of more
    strength, or the same place with more evidence can say more than a fact does. Facts that repeat are found by
    their pitch and residue, so that this is not quadratic.
    """
    rows: dict[tuple[Concrete, int, int], list[tuple[int, int]]] = {}
    repeating: dict[Concrete, dict[tuple[int, int], dict[int, list[Fact]]]] = {}
    singles: dict[tuple[int, int, Concrete], int] = {}
    for f in facts:
        unit = f.concrete.stride
        if f.stride:
            dense = f.end == UNBOUNDED and f.width == f.stride == unit  # any row in step is part of it
            pitch, width = (unit, 0) if dense else (f.stride, f.width)
            residues = repeating.setdefault(f.concrete, {}).setdefault((pitch, width), {})
            residues.setdefault(f.start % pitch, []).append(f)
        elif f.width > unit or f.concrete is INTEGER:
            rows.setdefault((f.concrete, f.strength, f.start % unit), []).append((f.start, f.end))
        else:
            place = (f.start, f.width, f.concrete)
            singles[place] = max(f.strength, singles.get(place, 0))
    for row in rows.values():
        row.sort()
    return [
        f for f in facts
        if (f.stride or singles.get((f.start, f.width, f.concrete), 0) <= f.strength)
        and not _in_row(f, rows)
        and not (f.concrete in repeating and _in_repetition(f, repeating[f.concrete]))
    ]


def _in_row(f: Fact, rows: dict[tuple[Concrete, int, int], list[tuple[int, int]]]) -> bool:
    """Whether a row of more strength, for a fact that repeats of the same, says it already. Rows of one type, strength
    and lane are apart from each other, so that only the last that starts early enough can hold the fact."""
    unit = f.concrete.stride
    if f.stride % unit:
        return False
    for strength in range(f.strength if f.stride else f.strength + 1, USED + 1):
        row = rows.get((f.concrete, strength, f.start % unit))
        if row is not None:
            place = bisect_right(row, (f.start, UNBOUNDED))
            if place and f.end <= row[place - 1][1]:
                return True
    return False


def _in_repetition(f: Fact, repeating: dict[tuple[int, int], dict[int, list[Fact]]]) -> bool:
    """Whether a block of another fact that repeats in step holds it already. Single integers and rooms stay beside such
    blocks: rows of integers are not believed before a pointer (TypeTree.beyond). Whether a fact is held may not depend
    on what it was joined with, or inference goes round in circles."""
    for (pitch, breadth), residues in repeating.items():
        if f.stride % pitch == 0:
            for residue, rows in residues.items():
                place = (f.start - residue) % pitch
                if breadth and f.concrete.is_float:
                    held = place % f.concrete.stride == 0 and place + f.width <= breadth
                else:
                    held = place == 0 and (not breadth or bool(f.stride and breadth == f.width))
                if held and any(
                    g is not f and g.strength >= f.strength and g.start <= f.start and f.end <= g.end for g in rows
                ):
                    return True
    return False


def clip(f: Fact, offset: int, stop: int) -> Iterable[Fact]:
    """The parts of a fact that lie in [offset, stop), relative to offset; only whole values."""
    if f.start >= stop or f.end <= offset:
        return
    start, width, stride, end = f.start, f.width, f.stride, f.end
    if start >= offset and end <= stop:
        if offset == 0:
            yield f
        else:
            end = end if end == UNBOUNDED else end - offset
            yield Fact(start - offset, width, stride, end, f.concrete, f.strength, f.pointee)
        return
    size, unit = f.concrete.size, f.concrete.stride
    if not stride:
        yield from _clip_block(f, start, start + width, offset, stop)
        return
    if width == stride and width % unit == 0 and end != UNBOUNDED:
        yield from _clip_block(f, start, end, offset, stop)
        return
    if start < offset:
        skipped = (offset - start) // stride
        start += skipped * stride
        if start < offset:
            # The block that straddles the offset leaves its tail.
            yield from _clip_block(f, start, min(start + width, end), offset, stop)
            start += stride
    if start >= stop or start + size > end:
        return
    if end == UNBOUNDED == stop:
        yield Fact(start - offset, width, stride, end, f.concrete, f.strength, f.pointee)
        return
    last = min(end, stop)
    count = max(0, (last - start - width) // stride + 1)
    if count == 1:
        yield f._replace(start=start - offset, stride=0, end=start - offset + width)
    elif count > 1:
        tail = start + (count - 1) * stride + width
        yield f._replace(start=start - offset, end=tail - offset)
    rest = start + count * stride
    if rest < last:
        yield from _clip_block(f, rest, min(rest + width, end), offset, stop)


def _clip_block(f: Fact, start: int, end: int, offset: int, stop: int) -> Iterable[Fact]:
    """The whole values of one contiguous block that lie in [offset, stop)."""
    size, unit = f.concrete.size, f.concrete.stride
    if start < offset:
        start += -(-(offset - start) // unit) * unit
    if end > stop:
        count = (stop - start - size) // unit + 1
        end = start + (count - 1) * unit + size
    if end - start >= size:
        yield Fact(start - offset, end - start, 0, end - offset, f.concrete, f.strength, f.pointee)


def resolve_blocks(facts: list[Fact], size: int) -> list[tuple[int, int, Concrete]]:
    """resolve for facts that are all contiguous: cut at every start and end."""
    cuts = sorted({0, size} | {f.start for f in facts} | {min(f.end, size) for f in facts})
    pieces: list[tuple[int, int, Concrete]] = []
    for low, high in pairwise(cuts):
        best, best_rank = UNKNOWN, -1
        for f in facts:
            if f.start <= low and high <= f.end:
                this = rank(f.concrete, f.strength)
                if this > best_rank:
                    best, best_rank = f.concrete, this
                elif this == best_rank and f.concrete is not best:
                    best = UNKNOWN
        _append(pieces, low, high - low, best)
    return [(o, n, c if (n + c.stride - c.size) % c.stride == 0 else UNKNOWN) for o, n, c in pieces]


def paint(facts: list[Fact], size: int) -> list[tuple[int, int, Concrete]]:
    """resolve byte by byte: weak facts first, stronger ones over them, contradictions marked."""
    owner: list[tuple[int, int, Concrete]] = [(-1, 0, UNKNOWN)] * size
    for f in sorted(facts, key=lambda f: rank(f.concrete, f.strength)):
        unit, width = f.concrete.stride, f.concrete.size
        this = rank(f.concrete, f.strength)
        begin = f.start
        while begin < size and begin + width <= f.end:
            place = begin
            while place + width <= min(begin + f.width, f.end):
                mark = (this, place, f.concrete)
                for byte in range(place, place + width):
                    held = owner[byte]
                    if held[0] == this and (held[2] is not f.concrete or (unit > 1 and held[1] != place)):
                        mark = (this, place, UNKNOWN)
                for byte in range(place, place + width):
                    owner[byte] = mark
                place += unit
            if not f.stride:
                break
            begin += f.stride
    pieces: list[tuple[int, int, Concrete]] = []
    place = 0
    while place < size:
        _, start, concrete = owner[place]
        width = concrete.size
        whole = concrete is UNKNOWN or (
            start == place
            and place + width <= size
            and all(owner[b] is owner[place] for b in range(place, place + width))
        )
        if whole:
            after = place + width
            # What fills up a long double to its alignment belongs to it.
            while after < min(place + concrete.stride, size) and owner[after][2] is UNKNOWN:
                after += 1
            _append(pieces, place, after - place, concrete)
            place = after
        else:
            _append(pieces, place, 1, UNKNOWN)
            place += 1
    return pieces


def _append(pieces: list[tuple[int, int, Concrete]], offset: int, size: int, concrete: Concrete) -> None:
    """Add an entry, joining it to the one before when both are rows of the same type."""
    if pieces:
        before, width, kind = pieces[-1]
        gap = offset - before - width
        if kind is concrete and (gap == 0 or 0 < gap < concrete.stride):
            pieces[-1] = (before, offset - before + size, kind)
            return
        if gap > 0:
            pieces.append((before + width, gap, UNKNOWN))
    elif offset > 0:
        pieces.append((0, offset, UNKNOWN))
    pieces.append((offset, size, concrete))
