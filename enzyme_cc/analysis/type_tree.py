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

from collections.abc import Callable, Iterable, Iterator
from math import gcd, lcm

from enzyme_cc.analysis.type_facts import (
    ANYTHING,
    DECLARED,
    FLOATS,
    HINT,
    INTEGER,
    MAX_OFFSET,
    POINTER,
    STRIDED,
    UNBOUNDED,
    UNKNOWN,
    USED,
    Concrete,
    Fact,
    clip,
    joined,
    normalised,
    paint,
    resolve_blocks,
)

__all__ = [
    "ANYTHING",
    "DECLARED",
    "EMPTY",
    "FLOATS",
    "HINT",
    "INTEGER",
    "POINTER",
    "STRIDED",
    "UNKNOWN",
    "USED",
    "Concrete",
    "Fact",
    "TypeTree",
    "block",
    "pointer_to",
    "repeated",
    "tree",
]

MAX_DEPTH = 6
MIN_DEPTH = 3
"""Levels of a tree that are never forgotten: what two say alone has made wrong numbers."""
MAX_WEIGHT = 2000
"""Facts behind a pointer at all depths together, beyond which the deepest are forgotten, down to MIN_DEPTH levels."""
MAX_PAINTED = 1 << 16
MAX_PERIOD = 1024
_NO_NUMBERS = frozenset((INTEGER, ANYTHING))


class TypeTree:
    """An immutable set of facts; equal trees are the same object. Make one with the functions below."""

    __slots__ = ("facts", "depth", "weight", "reach", "_set", "_truncated", "_merged", "_derived", "_pointer")

    def __init__(self, facts: tuple[Fact[TypeTree], ...]) -> None:
        self.facts = facts
        depth = reach = 0
        weight = len(facts)
        for _, _, _, end, _, _, pointee in facts:
            if reach < end < UNBOUNDED:
                reach = end
            if pointee is not None:
                weight += pointee.weight
                if pointee.depth > depth:
                    depth = pointee.depth
        self.depth: int = depth + 1
        self.reach: int = reach
        self.weight: int = weight
        self._set: frozenset[Fact] | None = None
        self._truncated: dict[int, TypeTree] = {}
        self._merged: dict[TypeTree, TypeTree] = {}
        self._derived: dict[tuple | frozenset[Concrete], TypeTree] = {}
        self._pointer: TypeTree | None = None

    def __bool__(self) -> bool:
        return bool(self.facts)

    @property
    def is_too_heavy(self) -> bool:
        """Whether it is too much even where only the first levels are kept."""
        return self.weight > MAX_WEIGHT

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
            if self._set is None:
                self._set = frozenset(self.facts)
            # Most of what is told was known.
            news = [f for f in other.facts if f not in self._set]
            found = self._merged[other] = _tree_of(joined(self.facts, news)) if news else self
        return found

    def truncated(self, depth: int) -> TypeTree:
        """The tree without what lies more than `depth` levels deep."""
        if self.depth <= depth:
            return self
        if depth <= 0:
            return EMPTY
        found = self._truncated.get(depth)
        if found is None:
            found = self._truncated[depth] = _tree_of(tuple([
                f if f.pointee is None else Fact(*f[:6], f.pointee.truncated(depth - 1) or None) for f in self.facts
            ]))
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
            whole = _moved_whole(self.facts, offset, stop)
            found = self._derived[key] = (
                tree(piece for f in self.facts for piece in clip(f, offset, stop)) if whole is None else _tree_of(whole)
            )
        return found

    def begun_within(self, extent: int) -> TypeTree:
        """The tree of a pointer that only so many bytes of memory are known of: all values that begin there."""
        key = ("begun within", extent)
        found = self._derived.get(key)
        if found is None:
            facts = []
            for f in self.facts:
                if f.concrete is POINTER and f.pointee is not None:
                    behind = f.pointee
                    if any(g.end > extent for g in behind.facts):
                        behind = tree(
                            piece for g in behind.facts for piece in clip(g, 0, extent + g.concrete.size - 1)
                        )
                    f = f._replace(pointee=behind or None)
                facts.append(f)
            found = self._derived[key] = tree(facts)
        return found

    def shifted(self, offset: int) -> TypeTree:
        """What memory says that begins `offset` bytes earlier: the inverse of window. Negative: window."""
        if offset < 0:
            return self.window(-offset)
        if offset == 0 or not self.facts:
            return self
        key = ("shifted", offset)
        found = self._derived.get(key)
        if found is None:
            found = self._derived[key] = _tree_of(_moved_up(self.facts, offset))
        return found

    def preceded(self, offset: int) -> TypeTree:
        """The tree of a pointer `offset` bytes *before* this memory: strides go on backwards, and so may begin with the
        rest of a block."""
        facts = []
        for f in self.shifted(offset).facts:
            if f.end == UNBOUNDED:
                f = f._replace(start=f.start % f.stride)
                before = f.stride - f.start
                if before < f.width and before % f.concrete.stride == 0:
                    facts.append(f._replace(start=0, width=f.width - before))
            facts.append(f)
        return tree(facts)

    def beyond(self, step: int | None) -> TypeTree:
        """What a pointer that lies such steps before this memory may believe of it: rows of integers that are closer
        than that go on behind, not before (the bytes that a hash table keeps behind its records). Of steps that are
        not known, nothing is believed of such rows."""
        def doubted(f: Fact) -> bool:
            return f.concrete is INTEGER and f.strength <= STRIDED and 0 < f.stride and (step is None or (
                f.strength == STRIDED and f.stride < step))

        if not any(map(doubted, self.facts)):
            return self
        if step is None:
            return tree(f for f in self.facts if not doubted(f))
        return tree(f._replace(strength=HINT) if doubted(f) else f for f in self.facts)

    def indexed(self, stride: int, offset: int) -> TypeTree:
        """What a pointer stepped by `offset` and an unknown multiple of `stride` sees: what repeats in step
        stays known, what is known of one place only is a hint for the others. So is a row of integers that
        addresses or numbers lie in, where words are stepped over: it does not say which words are integers."""
        found = self._generalised(stride, offset, HINT, True, True)
        if stride % POINTER.size or not any(_is_row_of_integers(f) for f in found.facts):
            return found
        if not any(f.concrete.size == POINTER.size and f.strength >= STRIDED and (not f.stride or stride % f.stride)
                   for f in self.facts):
            return found
        return tree(f._replace(strength=HINT) if _is_row_of_integers(f) else f for f in found.facts)

    def indexed_within(self, first: int, last: int, stride: int) -> TypeTree:
        """What a pointer at `first`, or such steps behind it up to `last`, sees: what lies farther on is no element."""
        key = ("indexed within", first, last, stride)
        found = self._derived.get(key)
        if found is None:
            near = tree(piece for f in self.facts for piece in clip(f, first, last + stride))
            far = [f for f in self.facts if not f.stride and f.start >= last + stride
                   and f.strength > HINT and stride % f.concrete.stride == 0]
            found = self._derived[key] = near.indexed(stride, 0).merge(tree(
                Fact(f.start - last, f.width, stride, f.end - first, f.concrete, HINT, f.pointee) for f in far))
        return found

    def unindexed(self, stride: int, offset: int) -> TypeTree:
        """What such a stepped pointer, seeing this tree, says of its base: each fact holds for some element,
        so it is STRIDED for all from `offset` on. Hints are not handed back: most came from the base."""
        return self._generalised(stride, offset, STRIDED, False, False)

    def placed(self, first: int, last: int, stride: int) -> TypeTree:
        """The same of a pointer that lies at `first`, or such steps behind it up to `last`: rows that end there."""
        facts: list[Fact] = []
        unknown = []
        for f in self.facts:
            size, strength = f.concrete.stride, min(f.strength, STRIDED)
            if f.strength == HINT:
                continue
            if f.stride or (f.width > stride and stride % size):
                unknown.append(f)
            else:
                start, end = f.start + first, f.start + f.width + last
                width, step = (end - start, 0) if f.width >= stride else (f.width, stride if first < last else 0)
                facts.append(Fact(start, width, step, end, f.concrete, strength, f.pointee))
        found = tree(facts)
        return found.merge(tree(unknown).unindexed(stride, first)) if unknown else found

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
        spread: list[Fact] = []  # integers and padding that would be everywhere
        loses = False
        for f in self.facts:
            if (f.strength == HINT and not hints) or not f.width:
                continue  # a guess, or a type without size, as Rust's (): it is at no other place, either
            width, size = f.width, f.concrete.stride
            pitch = f.stride or (size if width > size > 1 else 0)
            strength = min(f.strength, STRIDED if pitch and stride % pitch == 0 else single)
            period = gcd(f.stride, stride)
            if period == 0:
                facts.append(f._replace(start=f.start + offset, end=min(f.end + offset, UNBOUNDED)))
                continue
            if width > period:
                if period % size and size > 1:
                    if not f.is_anywhere or strength == HINT:
                        loses = True
                        continue
                else:
                    width = period = size
            start = f.start + offset
            if backwards or start < 0:
                start %= period
            kept = spread if f.concrete in _NO_NUMBERS and period != f.stride else facts
            kept.append(Fact(start, width, period, UNBOUNDED, f.concrete, strength, f.pointee))
        # At steps that do not fit numbers or pointers, bytes of these lie where integers do at others.
        found = self._derived[key] = tree(facts if loses else facts + spread)
        return found

    def evident(self) -> TypeTree:
        """The tree without guesses: hints that repeat."""
        return self._without(lambda f: f.strength == HINT and f.stride, "evident")

    def weakened(self, strength: int) -> TypeTree:
        """The same facts, at most this strong."""
        if all(f.strength <= strength for f in self.facts):
            return self
        return tree(f._replace(strength=min(f.strength, strength)) for f in self.facts)

    def hearsay(self) -> TypeTree:
        """The same, behind all pointers, as taken over from others: it adds to what is seen of the same bytes, and is
        never believed before it."""
        found = self._derived.get(("hearsay",))
        if found is None:
            found = self._derived[("hearsay",)] = tree(
                f._replace(strength=min(f.strength, STRIDED), pointee=f.pointee and f.pointee.hearsay())
                for f in self.facts
            )
        return found

    def _without(self, drop: Callable[[Fact], object], key: str) -> TypeTree:
        found = self._derived.get((key,))
        if found is None:
            kept = [f for f in self.facts if not drop(f)]
            found = self._derived[(key,)] = self if len(kept) == len(self.facts) else tree(kept)
        return found

    def selected(self, accept: frozenset[Concrete]) -> TypeTree:
        """Only the facts of these concrete types."""
        found = self._derived.get(accept)
        if found is None:
            kept = tuple([f for f in self.facts if f.concrete in accept])
            found = self._derived[accept] = self if len(kept) == len(self.facts) else _tree_of(kept)
        return found

    # -- answers -----------------------------------------------------------------------------------

    def resolve(self, offset: int, size: int) -> list[tuple[int, int, Concrete]]:
        """The bytes [offset, offset + size) as consecutive (offset from there, size, concrete).

        An entry may hold several values of its type in a row. Bytes nothing is known of, cut values and
        contradictions are UNKNOWN.
        """
        stop = offset + size
        facts = [piece for f in self.facts for piece in clip(f, offset, stop)]
        if not facts:
            return [(0, size, UNKNOWN)] if size else []
        if len(facts) == 1 and facts[0].start == 0 and facts[0].end == size:
            fact = facts[0]
            if fact.stride in (0, fact.width):
                return [(0, size, fact.concrete)]
        if all(f.stride in (0, f.width) for f in facts) and size > 256:
            return resolve_blocks(facts, size)
        if size > MAX_PAINTED:
            return [(0, size, UNKNOWN)]
        return paint(facts, size)

    def lookup(self, offset: int, size: int) -> Concrete:
        """The one concrete type of these bytes, UNKNOWN when there is not exactly one."""
        pieces = self.resolve(offset, size)
        return pieces[0][2] if len(pieces) == 1 else UNKNOWN

    def pattern(self) -> list[tuple[int, int, Concrete]]:
        """The repeating unit of memory of unknown length; the unit's length is the sum of the sizes.

        A few values tell nothing of what lies behind them; a variable declared as an array of one type does.
        """
        endless = [f for f in self.facts if f.end == UNBOUNDED]
        if not endless:
            kinds = {f.concrete for f in self.facts if f.strength >= DECLARED and f.concrete is not ANYTHING}
            arrays = [f for f in self.facts if f.strength == DECLARED and f.start == 0 and f.width > f.concrete.stride]
            if len(kinds) == 1 and arrays and arrays[0].concrete in kinds:
                only = arrays[0].concrete
                if all(f.start % only.stride == 0 for f in self.facts if f.concrete is only):
                    return [(0, only.stride, only)]
            return [(0, 1, UNKNOWN)]
        period = lcm(*(f.stride for f in endless))
        # What does not fit into the unit is not told by it.
        if period > MAX_PERIOD or any(f.concrete.size > period and f.strength > HINT for f in self.facts):
            return [(0, 1, UNKNOWN)]
        folded = self.generalised(period)
        pieces = folded.resolve(0, period)
        if len(pieces) == 1:
            concrete = pieces[0][2]
            return [(0, concrete.stride, concrete)]
        return pieces

    def words_of(self, concrete: Concrete, size: int | None, strength: int = DECLARED) -> set[int]:
        """Offsets of the words that are known to hold, at some time, the type of eight bytes, by evidence of some
        strength; for memory of unknown length those of the repeating unit."""
        if size is None:
            strides = [f.stride for f in self.facts if f.end == UNBOUNDED]
            size = lcm(*strides) if strides else 0
            if size > MAX_PERIOD:
                return set()
        known = [f for f in self.facts if f.concrete is concrete and f.strength >= strength]
        return {at for f in known for at in _words(f, size)}

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


def _is_row_of_integers(f: Fact) -> bool:
    return f.concrete is INTEGER and f.strength == STRIDED and 0 < f.stride <= POINTER.size


_interned: dict[tuple[Fact, ...], TypeTree] = {}


def tree(facts: Iterable[Fact]) -> TypeTree:
    """The tree of these facts: normalised, bounded and interned."""
    return _tree_of(normalised(facts))


def _tree_of(normal: tuple[Fact, ...]) -> TypeTree:
    """The tree of facts in normal form."""
    found = _interned.get(normal)
    if found is None:
        found = TypeTree(normal)
        while found.weight > MAX_WEIGHT and found.depth > MIN_DEPTH:
            # Structures with many pointers to each other are followed less far.
            found = found.truncated(found.depth - 1)
        _interned[normal] = found
    return found


def _moved_whole(facts: tuple[Fact, ...], offset: int, stop: int) -> tuple[Fact, ...] | None:
    """The facts in [offset, stop) relative to offset, in normal form as they are; None where one repeats or is cut."""
    moved = []
    for start, width, stride, end, concrete, strength, pointee in facts:
        if stride:
            return None
        if start >= offset and end <= stop:
            if start - offset <= MAX_OFFSET:
                moved.append(Fact(start - offset, width, 0, end - offset, concrete, strength, pointee))
        elif start < stop and end > offset:
            return None
    return tuple(moved)


def _moved_up(facts: tuple[Fact, ...], offset: int) -> tuple[Fact, ...]:
    """The facts that many bytes further on, in normal form as they are: what was apart stays apart."""
    moved = []
    for start, width, stride, end, concrete, strength, pointee in facts:
        start += offset
        if start > MAX_OFFSET:
            continue
        if end != UNBOUNDED:
            end += offset
        moved.append(Fact(start, width, stride, end, concrete, strength, pointee))
    return tuple(moved)


def block(concrete: Concrete, offset: int = 0, size: int | None = None, strength: int = USED) -> TypeTree:
    """`size` bytes (default: one value) of the concrete type at `offset`, nothing else known."""
    width = concrete.size if size is None else size
    return tree([Fact(offset, width, 0, offset + width, concrete, strength, None)])


def anywhere(concrete: Concrete) -> TypeTree:
    """Memory that holds such numbers at places which their size does not divide, as a buffer of packed bytes does:
    what a larger piece of it holds is not known."""
    return tree([Fact(0, concrete.size, 1, UNBOUNDED, concrete, STRIDED, None)])


def pointer_to(pointee: TypeTree, strength: int = USED) -> TypeTree:
    """The tree of a pointer value to that memory."""
    if strength == USED and pointee._pointer is not None:
        return pointee._pointer
    behind = pointee.truncated(MAX_DEPTH - 1) if pointee.facts else None
    found = _tree_of((Fact(0, 8, 0, 8, POINTER, strength, behind),))
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


EMPTY = TypeTree(())
_interned[()] = EMPTY


def _words(fact: Fact, size: int) -> Iterator[int]:
    """Where the values of a fact about eight bytes each begin, up to a size."""
    begin = fact.start
    while begin < size:
        yield from range(begin, min(begin + fact.width, fact.end, size) - 7, 8)
        if not fact.stride:
            return
        begin += fact.stride


def numbers_of_records(memory: TypeTree) -> TypeTree:
    """The numbers that are known to lie at places of a structure, or in each of an array of structures: not what only
    rows of numbers say, for nothing says where those end."""
    return tree(
        f for f in memory.facts
        if f.concrete.is_float and f.strength > HINT and f.stride not in (f.concrete.stride, 1))


def counted(word: TypeTree, size: int) -> TypeTree:
    """What is stored of a word that is computed with as an integer: not the number that others see in the place where
    it was loaded, as in an enumeration that holds now a vector with its length, now numbers."""
    if not any(f.concrete is INTEGER and f.strength == USED and f.start == 0 and f.end >= size for f in word.facts):
        return word
    return tree(f for f in word.facts if not f.concrete.is_float or f.strength >= DECLARED)
