"""Objects of memory, what is written to which places of them, and what is read where.

Objects are what allocations make, variables, and the memory that the caller of a derivative hands over: that which an
argument points to, and what pointers in it lead to, by the places that these pointers lie at. In each object stand the
writes, by place, size and declared type. A read joins all writes that may overlap it; the order of writes is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from math import gcd
from typing import NamedTuple

from enzyme_cc.analysis.contents.assumptions import ARGUMENTS_APART, DECLARED_TYPES, MemoryRules
from enzyme_cc.analysis.contents.bits import FREE, Masks, ones
from enzyme_cc.analysis.contents.places import ANYWHERE, START, Places, overlap, shifts
from enzyme_cc.analysis.contents.regions import (
    ADDRESS,
    CODE,
    GLOBAL,
    HEAP,
    LOCAL,
    MESSAGE,
    NOWHERE,
    OUTSIDE,
    UNKNOWN,
    MemoryRegion,
    Read,
    Targets,
    Write,
    everywhere,
)
from enzyme_cc.analysis.solver import Solver
from enzyme_cc.ir import Metadata, Value

MOST_WRITES = 96
"""So many places of an object are told apart; what is written elsewhere counts for all of it."""
MOST_TARGETS = 6
"""So many objects that the slice makes one pointer may lead to before they are one object."""
MOST_OF_ALL = 24
"""The same of all objects, wherever in them the pointer leads."""
MOST_OUTSIDE = 12
"""So many objects that pointers behind one argument lead to are told apart by the places of these; what lies further
behind is one object."""
FAR = ANYWHERE, ANYWHERE
"""The path of what lies further behind."""


class Content(NamedTuple):
    """What a value, or what was written to a place, may be made of.

    targets   where addresses in it lead
    numbers   bits of active numbers whose derivative lies beside them
    left      bits of active numbers, or made of such, whose derivative does not
    clean     it may also be made of none of these: of anything (True), or of zeros and numbers only (STILL)
    raw       or of bytes that the caller handed over, as whatever they are read
    raw_left  such bytes without the derivative that they have if they are numbers
    handed    bits of numbers in it may be the caller's, of which the running program knows nothing
    """

    targets: Targets = NOWHERE
    numbers: Masks = FREE
    left: Masks = FREE
    clean: int = False
    raw: bool = False
    raw_left: bool = False
    handed: bool = False

    @property
    def bits(self) -> Masks:
        """All bits of numbers in it."""
        return self.numbers.union(self.left)

    def shifted(self, distance: int, width: int) -> Content:
        """The bits moved up by so many bytes, as far as they fit."""
        if self.numbers is FREE and self.left is FREE:
            return self
        mask = ones(width)
        return self._replace(
            numbers=_known(self.numbers.raised(8 * distance).within(mask)),
            left=_known(self.left.raised(8 * distance).within(mask)))

    def anywhere(self, width: int) -> Content:
        """Any bits of it in any place of a word."""
        if self.numbers is FREE and self.left is FREE:
            return self
        return self._replace(
            numbers=_known(self.numbers.anywhere(width)), left=_known(self.left.anywhere(width)))


NOTHING = Content()
CLEAN = Content(clean=True)
STILL = 2
"""Zeros, which are integers and numbers, and numbers that carry no derivative."""
RESTING = Content(clean=STILL)
RAW = Content(raw=True)


def _known(bits: Masks) -> Masks:
    return bits if bits.touched else FREE


def joined(a: Content, b: Content) -> Content:
    """The join; the first where the second adds nothing."""
    if b is NOTHING or a is b:
        return a
    if a is NOTHING:
        return b
    targets, numbers, left = a.targets.joined(b.targets), a.numbers.union(b.numbers), a.left.union(b.left)
    flags = a.clean | b.clean, a.raw or b.raw, a.raw_left or b.raw_left, a.handed or b.handed
    if targets is a.targets and numbers is a.numbers and left is a.left and flags == a[3:]:
        return a
    return Content(targets, numbers, left, *flags)


class Memory:
    """The objects of a slice. `apart` says of two declared types that accesses of them do not overlap."""

    def __init__(
        self, solver: Solver[Content], apart: Callable[[Metadata, Metadata], bool], assumptions: MemoryRules
    ) -> None:
        self.solver = solver
        self.apart = apart
        self.assumptions = assumptions
        self.objects: dict[object, MemoryRegion] = {}
        self._untyped: set[tuple[MemoryRegion, Read, Write]] = set()
        self._outside: dict[Value | None, list[MemoryRegion]] = {}
        self._unknown: MemoryRegion | None = None
        self._gathered: dict[int, tuple[Targets, Targets]] = {}
        self._merges = 0
        self._one_outside: set[Value | None] = set()

    # ---- objects

    def object(self, kind: str, value: Value) -> MemoryRegion:
        """What an instruction or a variable makes."""
        found = self.objects.get(value)
        if found is None:
            found = self.objects[value] = MemoryRegion(kind, value)
        return found

    def message(self, datatype: str) -> MemoryRegion:
        """What is sent to other processes and comes from them as of a datatype."""
        return self.objects.setdefault((MESSAGE, datatype), MemoryRegion(MESSAGE, None))

    def unknown(self) -> MemoryRegion:
        """What addresses lead to of which nothing is known: any of the objects, or none of them."""
        if self._unknown is None:
            self._unknown = self.objects[UNKNOWN] = MemoryRegion(UNKNOWN, None, active=True)
        return self._unknown

    def outside(self, root: Value | None, active: bool, path: tuple[Places, ...] = ()) -> MemoryRegion:
        """Memory of the caller: behind an argument or a variable, or behind pointers there."""
        known = self._outside.get(root, ())
        if len(path) > 1 or root in self._one_outside or (
            len(known) > MOST_OUTSIDE and (root, path) not in self.objects
        ):
            path = FAR
        found = self.objects.get((root, path))
        if found is None:
            found = self.objects[root, path] = MemoryRegion(OUTSIDE, root, path, active)
            self._outside.setdefault(root, []).append(found)
        return found

    def behind(self, target: MemoryRegion, where: Places) -> MemoryRegion | None:
        """What the caller's pointers lead to that lie at a place; None of memory that the slice makes."""
        if target.kind == UNKNOWN:
            return target
        if target.kind == OUTSIDE:
            return self.outside(target.value, target.active, (*target.path, where))
        if target.kind == GLOBAL and not self.assumptions.is_known(target.value):
            # What another file's table of pointers leads to may be anything.
            active = target.active or self.assumptions.is_constant(target.value)
            return self.outside(target.value, active, (where,))
        return None

    def gathered(self, targets: Targets) -> Targets:
        """The same with the objects that stand for others now. Where one pointer may lead to many objects that the
        slice allocates, as those of lists and trees do, these are told apart no longer; nor are any others, but for
        variables, where it may lead to very many."""
        if len(targets) <= MOST_TARGETS and all(target.into is None for target in targets):
            return targets
        known = self._gathered.get(id(targets))
        if known is not None:
            return known[0]
        merges = self._merges
        found = self._told_apart(targets)
        if found == targets:
            found = targets
        if self._merges == merges:
            self._gathered[id(targets)] = found, targets  # with the targets, for their identity to last
        return found

    def _told_apart(self, targets: Targets) -> Targets:
        found = Targets()
        for target, where in targets.items():
            target = target.whole
            found[target] = where if target not in found else found[target].joined(where)
        many = sum(target.kind in (LOCAL, HEAP, OUTSIDE) for target in found)
        is_vague = many > MOST_OF_ALL or (many > MOST_TARGETS and any(target.is_gathered for target in found))
        alike: dict[object, list[MemoryRegion]] = {}
        for target, where in found.items():
            if target.kind == HEAP or (is_vague and target.kind == LOCAL):
                alike.setdefault(HEAP if is_vague else where, []).append(target)
            elif is_vague and target.kind == OUTSIDE:
                alike[OUTSIDE, target.value] = self._all_outside(target)
        for one, *others in alike.values():
            if is_vague or len(others) >= MOST_TARGETS:
                found[one] = ANYWHERE if one.kind == OUTSIDE else found[one]
                for target in others:
                    if target in found:
                        found[one] = found[one].joined(found.pop(target))
                    self._merge(target, one)
        return found

    def _all_outside(self, target: MemoryRegion) -> list[MemoryRegion]:
        """What lies behind an argument or a variable, as one object from now on: first the one that stands for all."""
        one = self.outside(target.value, target.active, FAR)
        self._one_outside.add(target.value)
        return [one, *(other for other in self._outside[target.value] if other is not one and other.into is None)]

    def _merge(self, target: MemoryRegion, into: MemoryRegion) -> None:
        """From now on the two are one object. What is written on the way may have made others one, these among them."""
        target, into = target.whole, into.whole
        if target is into:
            return
        self._gathered.clear()
        self._merges += 1
        target.into = into
        into.is_gathered = True
        for write in list(target.writes):
            self.write(into, write, self.solver.value((target, write)))
        for read in target.reads:
            self.solver.wake((target, read))
        self.solver.wake(target)

    # ---- accesses

    def write(self, target: MemoryRegion, write: Write, content: Content) -> None:
        """Something is written: what reads may see it hear of it."""
        target = target.whole
        if target.kind == CODE or (
            target.kind == GLOBAL and self.assumptions.is_constant(target.value) and not write.given
        ):
            return
        if target is self._unknown:  # one write for each declared type, and addresses that are as little known
            content = content.anywhere(8 * ADDRESS)
            if content.targets:
                content = content._replace(targets=Targets({target: ANYWHERE}))
            write = everywhere(write)
        if len(content.targets) > MOST_TARGETS:
            content = content._replace(targets=self.gathered(content.targets))
        if write not in target.writes and not write.given:
            if len(target.writes) >= MOST_WRITES and not target.is_full:
                self._take_together(target)
            if target.is_full:
                content = content.anywhere(8 * write.size)
                write = everywhere(write)
        if write not in target.writes:
            target.writes[write] = None
            self.solver.wake(target)
        elif not self._is_news(target, write, content):
            return
        if self.solver.grow((target, write), content):
            self.solver.wake(target)
        for read in target.reads:
            self._tell(target, read, write, content)
        if not write.given:
            for other in self._siblings(target):
                for read in other.reads:
                    self._tell_sibling(other, read, write, content)

    def _take_together(self, target: MemoryRegion) -> None:
        """The places of an object that are written to are told apart no longer."""
        target.is_full = True
        for write in [write for write in target.writes if not write.given]:
            del target.writes[write]
            self.write(target, write, self.content(target, write))
        self.solver.wake(target)

    def _siblings(self, target: MemoryRegion) -> list[MemoryRegion]:
        """Objects that may be the same as one by another way."""
        found = []
        if target.kind == OUTSIDE and not self._is_unaliased(target):
            roots = (target.value,) if self.assumptions.take(ARGUMENTS_APART) else self._outside
            found = [region for root in roots for region in self._outside[root]
                     if region.into is None and not self._is_unaliased(region)]
        if target is self._unknown:
            found = [region for region in dict.fromkeys(self.objects.values()) if region.into is None]
        elif self._unknown is not None:
            found = [*found, self._unknown]
        return [region for region in found if region is not target]

    def _is_unaliased(self, region: MemoryRegion) -> bool:
        return not region.path and self.assumptions.is_unaliased(region.value)

    def _is_news(self, target: MemoryRegion, write: Write, content: Content) -> bool:
        before = self.solver.value((target, write))
        return joined(before, content) is not before

    def _tell(self, target: MemoryRegion, read: Read, write: Write, content: Content) -> None:
        """A read hears of what was written."""
        if _is_given_to(target, read, write) if write.given else self._sees(target, read, write):
            found = _seen(read, write, content)
            if found is not NOTHING:
                self.solver.grow((target, read), found)

    def _tell_sibling(self, target: MemoryRegion, read: Read, write: Write, content: Content) -> None:
        """A read of the caller's memory hears of what was written to it by another way: nothing is known of the
        distance. Numbers are not where the program says that it reads integers."""
        if self._may_see(read.tag, write):
            if read.typed and not read.number and content.numbers is not FREE:
                content = content._replace(numbers=FREE, clean=True)
            seen = content.anywhere(8 * read.size)
            unknown = target is self._unknown
            self.solver.grow((target, read), seen._replace(targets=NOWHERE) if unknown else _cut_addresses(read, seen))

    def _sees(self, target: MemoryRegion, read: Read, write: Write) -> bool:
        return self._may_see(read.tag, write) or (target, read, write) in self._untyped

    def _may_see(self, tag: Metadata | None, write: Write) -> bool:
        return tag is None or write.tag is None or tag is write.tag or not (
            self.apart(tag, write.tag) and self.assumptions.take(DECLARED_TYPES))

    def content(self, target: MemoryRegion, write: Write) -> Content:
        """What one of the writes may have put there."""
        return self.solver.value((target.whole, write))

    def writes_seen(self, target: MemoryRegion, read: Read) -> Iterator[tuple[Write, list[int] | None]]:
        """The writes to an object that a read may see, each with how far behind the start of what is read it may begin;
        None where it may begin anywhere."""
        for write in target.whole.writes:
            if self._sees(target, read, write):
                if write.fills:
                    yield write, None
                    continue
                found = shifts(write.place, write.size, read.place, read.size)
                ways = None if found is None else list(found)
                if ways is None or ways:
                    yield write, ways

    def initial(self, target: MemoryRegion) -> Content:
        """What lies in an object before the slice writes to it."""
        if target.active and target.kind in (OUTSIDE, GLOBAL, UNKNOWN):
            return RAW
        return NOTHING if target.kind in (LOCAL, HEAP) else CLEAN

    def read(self, target: MemoryRegion, read: Read) -> Content:
        """What may lie there, as far as is known by now."""
        if target.into is not None:
            target = target.whole
        if read not in target.reads:
            target.reads[read] = None
            self.solver.grow((target, read), self.initial(target))
            for write in target.writes:
                self._tell(target, read, write, self.content(target, write))
            for other in self._siblings(target):
                for write in list(other.writes):
                    if not write.given:
                        self._tell_sibling(target, read, write, self.content(other, write))
        return self.solver.read((target, read))

    def _unseen_copies(self, target: MemoryRegion, read: Read) -> list[Write]:
        """Numbers that may have been copied to where integers are read, which are not seen."""
        if read.number or read.tag is None:
            return []
        return [write for write in target.writes
                if write.copied and write.tag is not None and not self._sees(target, read, write)
                and overlap(write.place, write.size, read.place, read.size)
                and self.content(target, write).numbers is not FREE]

    def look_past_types(
        self, reads: Iterable[tuple[MemoryRegion, Read]], blind: Iterable[tuple[MemoryRegion, Read]],
        writes: Container[tuple[MemoryRegion, Write]],
    ) -> bool:
        """Once all is known: declared types may narrow what a read sees, but some reads and writes go against the rules
        for them, or never run. `reads`, `writes`: by instructions that access this one object only; `blind`: by
        instructions that see nothing in any object. Whether there was

            a read of one of these that sees another part of what one of these writes than the whole
            a read of integers that does not see numbers that may have been copied there, byte by byte, which the rules
            allow: what is copied is of the type of where it gets to
            a read that sees nothing at all where something is written
            a write of bits of numbers, not of integers that they were rounded to, that nothing sees where numbers are
            read
        """
        found = False
        for target, read in reads:
            cut = [write for write in target.writes if (target, write) in writes and _is_cut(target, read, write)]
            found = self._untype(target, [read], cut) or found
        for target, read in blind:
            if read.tag is not None:
                found = self._untype(target, [read], target.writes) or found
        for target in dict.fromkeys(self.objects.values()):
            if target.into is None and target.kind != CODE:
                for read in target.reads:
                    found = self._untype(target, [read], self._unseen_copies(target, read)) or found
                for write in target.writes:
                    left = self.content(target, write).left
                    if write.tag is not None and left.loose | left.coarse:
                        numbers = [read for read in target.reads if read.number]
                        if not any(self._sees(target, read, write) for read in numbers):
                            found = self._untype(target, numbers, [write]) or found
        return found

    def _untype(self, target: MemoryRegion, reads: Iterable[Read], writes: Iterable[Write]) -> bool:
        """Have reads see writes whatever their types are; whether one saw anything new."""
        found = False
        for write in writes:
            content = self.content(target, write)
            for read in reads:
                if (target, read, write) not in self._untyped and not self._sees(target, read, write):
                    self._untyped.add((target, read, write))
                    if _seen(read, write, content) is not NOTHING:
                        self._tell(target, read, write, content)
                        self.solver.grow((target, read), CLEAN)
                        found = True
        return found

    def copy(self, to: Targets, source: Targets, length: int | None) -> None:
        """What is written from `source` on, so many bytes or nobody knows how many, is written from `to` on."""
        origins = self.gathered(source)
        made: dict[tuple[int, int, Write], Content] = {}
        found = NOTHING
        for origin, where in origins.items():
            self.solver.depend_on(origin)
            for write, ways in self.writes_seen(origin, Read(where, length or _ALL)):
                content = self.content(origin, write)
                for constant, stride, copied, part in _copied(write, content, where, ways, length):
                    key = constant, stride, copied
                    made[key] = joined(made.get(key, NOTHING), part)
            found = joined(found, self.initial(origin))
            behind = self.behind(origin, where)
            if behind is not None:
                found = joined(found, Content(Targets({behind: START})))
        for target, begin in self.gathered(to).items():
            # Within one object the copies of copies lie ever further on.
            again = begin.constant - origins[target].constant if target in origins else 0
            for (constant, stride, write), content in made.items():
                place = begin.further(constant, gcd(stride, again))
                self.write(target, write._replace(place=place), content)
            if found is not NOTHING:
                self.write(target, Write(begin, length or 1, None, True), found)


def _is_given_to(target: MemoryRegion, read: Read, write: Write) -> bool:
    """Whether a read may see that the caller has put a number there: if it is no read of a whole word of the caller's
    memory that the program says is an integer, as of a union. A part of a number is a part of it, whatever the program
    says."""
    if write.told or target.kind not in (OUTSIDE, GLOBAL):
        return True
    whole = write.size == read.size and list(shifts(write.place, write.size, read.place, read.size) or ()) == [0]
    return read.number or not (read.typed and whole)


def _is_cut(target: MemoryRegion, read: Read, write: Write) -> bool:
    """Whether a part of what is written is read, or what is read is written in part, in an object that is one for
    certain, and always the same part: then types are no argument, as programs do look at halves of numbers against the
    rules of C."""
    if write.fills or write.size == read.size or target.path or target.is_gathered or (
        gcd(write.place.stride, read.place.stride) % max(write.size, read.size)
    ):
        return False
    found = shifts(write.place, write.size, read.place, read.size)
    if found is None or not any(0 <= d < read.size if write.size < read.size else d <= 0 for d in found):
        return False
    if bool(write.place.stride) == bool(read.place.stride):
        return True
    # A member of a structure and elements of an array that may be another member, and is: what is written there as of
    # a type is read as such.
    part, others = (read, target.writes) if write.size > read.size else (write, target.reads)
    return not any(
        other.tag is part.tag and overlap(other.place, other.size, part.place, part.size) for other in others)


def _seen(read: Read, write: Write, content: Content) -> Content:
    """What a read sees of a write."""
    width = 8 * read.size
    found = None if write.fills else shifts(write.place, write.size, read.place, read.size)
    ways = () if found is None else tuple(found)
    if found is None or len(ways) > _MOST_WAYS:
        return _cut_addresses(read, content.anywhere(width))
    seen, targets = NOTHING, False
    for distance in ways:
        seen = joined(seen, content._replace(targets=NOWHERE).shifted(distance, width))
        targets = targets or write.size > ADDRESS or 0 <= distance <= read.size - ADDRESS
    return seen if not (targets and content.targets) else joined(seen, Content(content.targets))


def _cut_addresses(read: Read, content: Content) -> Content:
    """Without addresses, where no whole one is read."""
    return content._replace(targets=NOWHERE) if read.size < ADDRESS and content.targets else content


_ALL = 1 << 48
_MOST_WAYS = 8


def _copied(
    write: Write, content: Content, where: Places, ways: list[int] | None, length: int | None
) -> list[tuple[int, int, Write, Content]]:
    """What a copy from a place makes of a write: how far behind the start of the copy, by which strides."""
    if write.fills:
        return [(0, 0, Write(START, length or 1, None, True), content)]
    if ways is None or len(ways) > _MOST_WAYS:
        stride = gcd(write.place.stride, where.stride)
        made = write._replace(place=START, copied=True)
        return [(write.place.constant - where.constant, stride, made, content)]
    found = []
    for distance in ways:
        first, last = max(distance, 0), distance + write.size
        if length is not None:
            last = min(last, length)
        cut = content.shifted(min(distance, 0), 8 * (last - first))
        made = write._replace(place=START, size=last - first, copied=True)
        found.append((first, 0, made, cut))
    return found
