"""Type trees: what is known of each byte of a value, and of the memory behind the pointers in it.

The lattice. A `TypeTree` describes a row of bytes (an SSA value as it would lie in memory, or memory itself)
by a set of *facts*. A fact says "this block of bytes holds values of this concrete type", how strong the
evidence is, and for a pointer what lies behind it (again a tree, to a bounded depth). A fact may repeat at a
stride: `x[i]` with unknown i says "a double at every 8th byte". Joining two trees is the union of their
facts, equal facts taking the stronger evidence; so the join is commutative, associative and idempotent, and
contradictions lose nothing. What a byte *is* is decided only when it is asked (`resolve`): the fact of the
highest rank that covers it answers.

Rank. A floating-point or pointer fact beats an integer fact of comparable evidence: treating integer bits as
a float carries a zero derivative along, treating a float as an integer would lose one. Only evidence about
the very bytes (a field accessed as an integer and used as one) beats the extrapolation of a stride, which may
run past the end of an array member. Two different facts of equal rank on the same bytes contradict each
other: the answer is Unknown.

Transfer. `window` is a load or a field, `shifted` is the inverse (what a pointer into the middle says of its
base), `generalised` is the step through an index that is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import gcd, lcm
from typing import NamedTuple

UNBOUNDED = 1 << 60
"""End of a fact that repeats for as long as the object goes on."""
MAX_OFFSET = 4096
"""Facts that start later in an object than this are forgotten."""
MAX_DEPTH = 6
MAX_FACTS = 160
MAX_WEIGHT = 300
"""Facts behind a pointer at all depths together, beyond which the deepest are forgotten."""
MAX_PAINTED = 1 << 16
MAX_PERIOD = 1024

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

    def __repr__(self) -> str:
        return self.name if self.order < 10 else f"Float@{self.name}"

    __str__ = __repr__


UNKNOWN = Concrete("Unknown", 1, 1, 0)
ANYTHING = Concrete("Anything", 1, 1, 1)
INTEGER = Concrete("Integer", 1, 1, 2)
POINTER = Concrete("Pointer", 8, 8, 3)
FLOATS = {
    name: Concrete(name, size, stride, 10 + place)
    for place, (name, size, stride) in enumerate([
        ("half", 2, 2), ("bfloat", 2, 2), ("float", 4, 4), ("double", 8, 8),
        ("x86_fp80", 10, 16), ("fp128", 16, 16), ("ppc_fp128", 16, 16)])
}


class Fact(NamedTuple):
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
    pointee: TypeTree | None


def rank(concrete: Concrete, strength: int) -> int:
    """Which of two facts on the same bytes is believed: the higher one."""
    if concrete is ANYTHING:
        return 0
    if concrete is INTEGER:
        return 2 * strength
    return 2 * strength + 1 if strength < DECLARED else 6 + strength


class TypeTree:
    """An immutable set of facts; equal trees are the same object. Make one with the functions below."""

    __slots__ = ("facts", "depth", "weight", "_truncated", "_merged", "_derived", "_pointer")

    def __init__(self, facts: tuple[Fact, ...]) -> None:
        self.facts = facts
        self.depth = 1 + max((f.pointee.depth for f in facts if f.pointee is not None), default=0)
        self.weight = len(facts) + sum(f.pointee.weight for f in facts if f.pointee is not None)
        self._truncated: dict[int, TypeTree] = {}
        self._merged: dict[TypeTree, TypeTree] = {}
        self._derived: dict[tuple, TypeTree] = {}
        self._pointer: TypeTree | None = None

    def __bool__(self) -> bool:
        return bool(self.facts)

    def __repr__(self) -> str:
        return f"<TypeTree {self}>"

    def __str__(self) -> str:
        return "{" + ", ".join(_fact_text(f) for f in self.facts) + "}"

    # -- lattice -----------------------------------------------------------------------------------

    def merge(self, other: TypeTree) -> TypeTree:
        """The join: what either tree says."""
        if other is self or not other.facts:
            return self
        if not self.facts:
            return other
        found = self._merged.get(other)
        if found is None:
            found = self._merged[other] = tree(self.facts + other.facts)
        return found

    def truncated(self, depth: int) -> TypeTree:
        """The tree without what lies more than `depth` levels deep."""
        if self.depth <= depth:
            return self
        if depth <= 0:
            return EMPTY
        found = self._truncated.get(depth)
        if found is None:
            found = self._truncated[depth] = tree(
                f if f.pointee is None else f._replace(pointee=f.pointee.truncated(depth - 1)) for f in self.facts)
        return found

    # -- moving about ------------------------------------------------------------------------------

    def data0(self) -> TypeTree:
        """What lies behind the pointer at offset 0 (an empty tree when nothing is known)."""
        for fact in self.facts:
            if fact.concrete is POINTER and fact.start == 0:
                return fact.pointee or EMPTY
        return EMPTY

    def only(self, strength: int = USED) -> TypeTree:
        """A pointer to this memory."""
        return pointer_to(self, strength)

    def window(self, offset: int, size: int | None = None) -> TypeTree:
        """The bytes from `offset` on (`size` of them), as a tree of their own. Values cut in two are lost."""
        if (offset == 0 and size is None) or not self.facts:
            return self
        key = ("window", offset, size)
        found = self._derived.get(key)
        if found is None:
            stop = UNBOUNDED if size is None else offset + size
            found = self._derived[key] = tree(piece for f in self.facts for piece in _clip(f, offset, stop))
        return found

    def shifted(self, offset: int) -> TypeTree:
        """What memory says `offset` bytes after this tree's start; the inverse of window. Negative: window."""
        if offset < 0:
            return self.window(-offset)
        if offset == 0 or not self.facts:
            return self
        key = ("shifted", offset)
        found = self._derived.get(key)
        if found is None:
            found = self._derived[key] = tree(
                f._replace(start=f.start + offset, end=f.end if f.end == UNBOUNDED else f.end + offset)
                for f in self.facts)
        return found

    def preceded(self, offset: int) -> TypeTree:
        """The tree of a pointer `offset` bytes *before* this memory: a stride is assumed to go on backwards."""
        moved = self.shifted(offset)
        return tree(
            f._replace(start=f.start % f.stride) if f.end == UNBOUNDED else f for f in moved.facts)

    def indexed(self, stride: int, offset: int) -> TypeTree:
        """What a pointer stepped by `offset` and an unknown multiple of `stride` sees: what repeats in step
        stays known, what is known of one place only is a hint for the others."""
        return self._generalised(stride, offset, HINT, True, True)

    def unindexed(self, stride: int, offset: int) -> TypeTree:
        """What such a stepped pointer, seeing this tree, says of its base: each fact holds for some element,
        so it is STRIDED for all from `offset` on. Hints are not handed back: most came from the base."""
        return self._generalised(stride, offset, STRIDED, False, False)

    def generalised(self, stride: int) -> TypeTree:
        """The tree of a pointer that steps to and fro by `stride` and sees these facts somewhere."""
        return self._generalised(stride, 0, STRIDED, True, True)

    def _generalised(self, stride: int, offset: int, single: int, hints: bool, backwards: bool) -> TypeTree:
        """`single`: the strength of what was known of one place; `hints`: whether they are kept;
        `backwards`: whether the unknown multiple may be negative."""
        if not self.facts:
            return self
        key = ("generalised", stride, offset, single, hints, backwards)
        found = self._derived.get(key)
        if found is not None:
            return found
        facts = []
        for f in self.facts:
            if f.strength == HINT and not hints:
                continue
            width, size = f.width, f.concrete.stride
            pitch = f.stride or (size if width > size > 1 else 0)
            period = gcd(f.stride, stride)
            if period == 0:
                facts.append(f._replace(start=f.start + offset, end=min(f.end + offset, UNBOUNDED)))
                continue
            if width > period:
                if period % size and size > 1:
                    continue
                width = period = size
            start = f.start + offset
            if backwards or start < 0:
                start %= period
            in_step = pitch and stride % pitch == 0
            strength = min(f.strength, STRIDED if in_step else single)
            facts.append(Fact(start, width, period, UNBOUNDED, f.concrete, strength, f.pointee))
        found = self._derived[key] = tree(facts)
        return found

    def evident(self) -> TypeTree:
        """The tree without guesses: hints that repeat."""
        return self._without(lambda f: f.strength == HINT and f.stride, "evident")

    def weakened(self, strength: int) -> TypeTree:
        """The same facts, at most this strong."""
        if all(f.strength <= strength for f in self.facts):
            return self
        return tree(f._replace(strength=min(f.strength, strength)) for f in self.facts)

    def _without(self, drop: Callable[[Fact], object], key: str) -> TypeTree:
        found = self._derived.get((key,))
        if found is None:
            kept = [f for f in self.facts if not drop(f)]
            found = self._derived[(key,)] = self if len(kept) == len(self.facts) else tree(kept)
        return found

    def selected(self, accept: frozenset[Concrete]) -> TypeTree:
        """Only the facts of these concrete types."""
        if all(f.concrete in accept for f in self.facts):
            return self
        return tree(f for f in self.facts if f.concrete in accept)

    # -- answers -----------------------------------------------------------------------------------

    def resolve(self, offset: int, size: int) -> list[tuple[int, int, Concrete]]:
        """The bytes [offset, offset + size) as consecutive (offset from there, size, concrete).

        An entry may hold several values of its type in a row. Bytes nothing is known of, cut values and
        contradictions are UNKNOWN.
        """
        stop = offset + size
        facts = [piece for f in self.facts for piece in _clip(f, offset, stop)]
        if not facts:
            return [(0, size, UNKNOWN)] if size else []
        if len(facts) == 1 and facts[0].start == 0 and facts[0].end == size:
            fact = facts[0]
            if fact.stride in (0, fact.width):
                return [(0, size, fact.concrete)]
        if all(f.stride in (0, f.width) for f in facts) and size > 256:
            return _resolve_blocks(facts, size)
        if size > MAX_PAINTED:
            return [(0, size, UNKNOWN)]
        return _paint(facts, size)

    def lookup(self, offset: int, size: int) -> Concrete:
        """The one concrete type of these bytes, UNKNOWN when there is not exactly one."""
        pieces = self.resolve(offset, size)
        return pieces[0][2] if len(pieces) == 1 else UNKNOWN

    def pattern(self) -> list[tuple[int, int, Concrete]]:
        """The repeating unit of memory of unknown length; the unit's length is the sum of the sizes.

        Memory of which only single values of one floating-point type are known counts as an array of it.
        """
        endless = [f for f in self.facts if f.end == UNBOUNDED]
        if not endless:
            kinds = {f.concrete for f in self.facts if f.strength >= DECLARED and f.concrete is not ANYTHING}
            if len(kinds) == 1:
                (only,) = kinds
                if only is INTEGER:
                    return [(0, 1, INTEGER)]
                if all(f.start % only.stride == 0 for f in self.facts if f.concrete is only):
                    return [(0, only.stride, only)]
            return [(0, 1, UNKNOWN)]
        period = lcm(*(f.stride for f in endless))
        if period > MAX_PERIOD:
            return [(0, 1, UNKNOWN)]
        folded = self.generalised(period)
        pieces = folded.resolve(0, period)
        if len(pieces) == 1:
            concrete = pieces[0][2]
            return [(0, concrete.stride, concrete)]
        return pieces

    def contradictions(self, offset: int = 0, size: int | None = None) -> list[tuple[Concrete, Concrete]]:
        """Pairs of different types with equal evidence for the same bytes."""
        found: list[tuple[Concrete, Concrete]] = []
        facts = self.window(offset, size).facts
        for place, first in enumerate(facts):
            for second in facts[place + 1:]:
                if (first.concrete is not second.concrete and second.start < first.end
                        and rank(first.concrete, first.strength) == rank(second.concrete, second.strength)
                        and first.start < second.end and not first.stride and not second.stride):
                    found.append((first.concrete, second.concrete))
        return found

    def floats_reachable(self) -> bool:
        """Whether memory behind these bytes, at any depth, is known to hold something other than integers,
        or a pointer behind which nothing is known."""
        for f in self.facts:
            if f.concrete is POINTER:
                if f.pointee is None or not f.pointee.facts or f.pointee.floats_reachable():
                    return True
            elif f.concrete is not INTEGER and f.concrete is not ANYTHING:
                return True
        return False


_interned: dict[tuple[Fact, ...], TypeTree] = {}


def tree(facts: Iterable[Fact]) -> TypeTree:
    """The tree of these facts: normalised, bounded and interned."""
    normal = _normalised(facts)
    found = _interned.get(normal)
    if found is None:
        found = TypeTree(normal)
        while found.weight > MAX_WEIGHT and found.depth > 2:
            # Structures with many pointers to each other are followed less far.
            found = found.truncated(found.depth - 1)
        _interned[normal] = found
    return found


def block(concrete: Concrete, offset: int = 0, size: int | None = None, strength: int = USED) -> TypeTree:
    """`size` bytes (default: one value) of the concrete type at `offset`, nothing else known."""
    width = concrete.size if size is None else size
    return tree([Fact(offset, width, 0, offset + width, concrete, strength, None)])


def pointer_to(pointee: TypeTree, strength: int = USED) -> TypeTree:
    """The tree of a pointer value to that memory."""
    if strength == USED and pointee._pointer is not None:
        return pointee._pointer
    behind = pointee.truncated(MAX_DEPTH - 1) if pointee.facts else None
    found = tree([Fact(0, 8, 0, 8, POINTER, strength, behind)])
    if strength == USED:
        pointee._pointer = found
    return found


def repeated(element: TypeTree, stride: int, count: int) -> TypeTree:
    """An array: the element's facts at each stride, `count` times."""
    facts = []
    for f in element.facts:
        if count == 1 or (f.stride and count > 16):
            facts.append(f)
        elif f.stride:
            facts += [f._replace(start=f.start + k * stride, end=f.end + k * stride) for k in range(count)]
        elif stride == f.concrete.stride * (f.width // f.concrete.stride or 1):
            width = stride * (count - 1) + f.width
            facts.append(f._replace(width=width, end=f.start + width))
        else:
            facts.append(f._replace(stride=stride, end=f.start + stride * (count - 1) + f.width))
    return tree(facts)


def _fact_text(f: Fact) -> str:
    where = f"{f.start}" if f.end - f.start <= f.concrete.size else f"{f.start}:{f.start + f.width}"
    if f.stride:
        where += f"+{f.stride}k" + ("" if f.end == UNBOUNDED else f"<{f.end}")
    behind = f"->{f.pointee}" if f.pointee is not None else ""
    weak = {HINT: "??", STRIDED: "?", DECLARED: "", USED: ""}[f.strength]
    return f"[{where}]:{f.concrete}{weak}{behind}"


def _normalised(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """One fact per place and type, blocks that touch joined, few and in order."""
    single: dict[tuple[Concrete, int], list[tuple[int, int]]] = {}
    pointers: dict[tuple[int, int, int, int], tuple[int, TypeTree]] = {}
    strided: dict[tuple[Concrete, int, int, int, int, int], int] = {}
    for start, width, stride, end, concrete, strength, pointee in facts:
        if start > MAX_OFFSET:
            continue
        if concrete is POINTER:
            for place in _pointer_places(start, width, stride, end):
                old = pointers.get(place)
                behind = pointee or EMPTY
                pointers[place] = (strength, behind) if old is None else (max(strength, old[0]), old[1].merge(behind))
            continue
        if stride and width == stride and width % concrete.stride == 0:
            if end == UNBOUNDED:
                width = stride = concrete.stride
            else:
                width, stride = end - start, 0
        if not stride or end - start <= width:
            single.setdefault((concrete, strength), []).append((start, start + width))
        elif end == UNBOUNDED:
            residue = (concrete, start % stride, width, stride, end, strength)
            strided[residue] = min(start, strided.get(residue, start))
        else:
            strided[(concrete, start, width, stride, end, strength)] = start
    result: list[Fact] = []
    for (concrete, strength), spans in single.items():
        result += [Fact(a, b - a, 0, b, concrete, strength, None) for a, b in _joined(spans, concrete)]
    for (concrete, _, width, stride, end, strength), start in strided.items():
        result.append(Fact(start, width, stride, end, concrete, strength, None))
    if len(result) > 1:
        result = _without_implied(result)
    for (start, width, stride, end), (strength, behind) in pointers.items():
        result.append(Fact(start, width, stride, end, POINTER, strength, behind if behind.facts else None))
    result.sort(key=_fact_order)
    if len(result) > MAX_FACTS:
        strongest = sorted(result, key=lambda f: (-f.strength, f.start))[:MAX_FACTS]
        result = sorted(strongest, key=_fact_order)
    return tuple(result)


def _pointer_places(start: int, width: int, stride: int, end: int) -> list[tuple[int, int, int, int]]:
    """A pointer fact one pointer at a time, since each may lead elsewhere; long tables as one stride."""
    if not stride and width > 512:
        return [(start, 8, 8, end)]
    if not stride:
        return [(place, 8, 0, place + 8) for place in range(start, start + width - 7, 8)]
    return [(start % stride if end == UNBOUNDED else start, width, stride, end)]


def _fact_order(f: Fact) -> tuple[int, int, int, int, int, int]:
    return f.start, f.stride, f.width, f.end, f.concrete.order, -f.strength


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

    Equal places were joined before, so only rows and strides can say more than a fact does, and single values
    what the same place says with less evidence.
    """
    rows: dict[Concrete, list[Fact]] = {}
    singles: dict[tuple[int, int, Concrete], int] = {}
    for f in facts:
        if f.stride or f.width > f.concrete.stride or f.concrete is INTEGER:
            rows.setdefault(f.concrete, []).append(f)
        else:
            place = (f.start, f.width, f.concrete)
            singles[place] = max(f.strength, singles.get(place, 0))
    kept = []
    for f in facts:
        if singles.get((f.start, f.width, f.concrete), 0) > f.strength and not f.stride:
            continue
        if not any(g is not f and _implies(g, f) for g in rows.get(f.concrete, ())):
            kept.append(f)
    return kept


def _implies(g: Fact, f: Fact) -> bool:
    """Whether g says all that f says, of the same type. Never both ways round for two different facts."""
    if g.strength < f.strength or g.start > f.start or f.end > g.end:
        return False
    size = f.concrete.stride
    if not g.stride or (g.end == UNBOUNDED and g.width == g.stride == size):
        return (f.start - g.start) % size == 0 and f.stride % size == 0
    return g.width == f.width and (f.start - g.start) % g.stride == 0 and f.stride % g.stride == 0


def _clip(f: Fact, offset: int, stop: int) -> Iterable[Fact]:
    """The parts of a fact that lie in [offset, stop), relative to offset; only whole values."""
    if f.start >= stop or f.end <= offset:
        return
    start, width, stride, end = f.start, f.width, f.stride, f.end
    if start >= offset and end <= stop:
        if offset == 0:
            yield f
        else:
            yield f._replace(start=start - offset, end=end if end == UNBOUNDED else end - offset)
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
        yield f._replace(start=start - offset)
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
        yield f._replace(start=start - offset, width=end - start, stride=0, end=end - offset)


def _resolve_blocks(facts: list[Fact], size: int) -> list[tuple[int, int, Concrete]]:
    """resolve for facts that are all contiguous: cut at every start and end."""
    cuts = sorted({0, size} | {f.start for f in facts} | {min(f.end, size) for f in facts})
    pieces: list[tuple[int, int, Concrete]] = []
    for low, high in zip(cuts, cuts[1:]):
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


def _paint(facts: list[Fact], size: int) -> list[tuple[int, int, Concrete]]:
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
            start == place and place + width <= size and all(owner[b] is owner[place] for b in range(place, place + width)))
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


EMPTY = TypeTree(())
_interned[()] = EMPTY
INTEGER_BYTES = {n: block(INTEGER, 0, n) for n in (1, 2, 4, 8, 16)}
