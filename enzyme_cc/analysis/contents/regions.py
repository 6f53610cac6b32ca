"""Objects of memory, the accesses of them, and where addresses lead.

An address leads to places of objects (`Targets`). Much of a program may point to much of it; so sets of targets are
values that many contents share, and remember what was made of them.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.analysis.contents.places import ANYWHERE, Places
from enzyme_cc.ir import Metadata, Value

LOCAL, HEAP, GLOBAL, CODE, OUTSIDE, MESSAGE, UNKNOWN = (
    "local", "heap", "global", "code", "outside", "message", "unknown")
ADDRESS = 8
"""Bytes of an address."""
OF_ALLOCATIONS = 16
"""What the address of allocated memory is a multiple of, at least (C11 7.22.3, for x86-64 and its like)."""


class MemoryRegion:
    """A set of objects of the running program that are not told apart.

    kind      how it comes to be
    value     the instruction, variable, function or argument that makes it
    path      of the caller's memory: the places of the pointers that lead there from an argument
    active    the caller's memory may hold active numbers
    writes    what is written there, in the order in which it was seen
    reads     what is read there
    into      the object that it has been taken together with;  is_gathered: others have been with it
    is_full   so much is written that the places are told apart no longer
    """

    __slots__ = ("active", "into", "is_full", "is_gathered", "kind", "path", "reads", "value", "writes")

    def __init__(self, kind: str, value: Value | None, path: tuple[Places, ...] = (), active: bool = False) -> None:
        self.kind = kind
        self.value = value
        self.path = path
        self.active = active
        self.writes: dict[Write, None] = {}
        self.reads: dict[Read, None] = {}
        self.into: MemoryRegion | None = None
        self.is_gathered = False
        self.is_full = False

    @property
    def alignment(self) -> int:
        """What its start is a multiple of; 1 where the caller has made it."""
        if self.kind == HEAP:
            return OF_ALLOCATIONS
        return getattr(self.value, "align", None) or 1 if self.kind in (LOCAL, GLOBAL) else 1

    @property
    def whole(self) -> MemoryRegion:
        """The object that stands for this one now."""
        found = self
        while found.into is not None:
            found = found.into
        return found

    def __repr__(self) -> str:
        name = getattr(self.value, "name", None) or "?"
        return f"{self.kind} {name}{''.join(f'[{p}]' for p in self.path)}"


class Write(NamedTuple):
    """What is written to a place of an object. `tag` is the type that the program declares for the access (`!tbaa`);
    `fills`: all from the place on, as memset does; `given`: by the caller, as it is read there as a number; `told`: by
    the caller, as its types say; `copied`: it was written elsewhere as of that type, and copied byte by byte."""

    place: Places
    size: int
    tag: Metadata | None = None
    fills: bool = False
    given: bool = False
    told: bool = False
    copied: bool = False


class Read(NamedTuple):
    """What is read, as for a write. `number`: as a number; `typed`: the program says that it is what it is read as."""

    place: Places
    size: int
    tag: Metadata | None = None
    number: bool = False
    typed: bool = False


def everywhere(write: Write) -> Write:
    """All that is written to an object as of the declared type of a write, and as it is, once too many places are told
    apart."""
    return Write(ANYWHERE, 1, write.tag, True, copied=write.copied)


class Targets(dict[MemoryRegion, Places]):
    """Where addresses lead: in each object to such places. Never changed once it is part of a content."""

    __slots__ = ("_counted", "_joins")

    _joins: dict[int, tuple[Targets, Targets]]
    _counted: dict[tuple[int, int], Targets]

    def joined(self, other: Targets) -> Targets:
        """Where either leads; this one where the other adds nothing."""
        if not other or self is other:
            return self
        if not self:
            return other
        if len(other) <= FEW:
            return self._made_of(other)
        try:
            joins = self._joins
        except AttributeError:
            joins = self._joins = {}
        found = joins.get(id(other))
        if found is None:  # with the other one, for its identity to last
            found = joins[id(other)] = (self._made_of(other), other)
        return found[0]

    def _made_of(self, other: Targets) -> Targets:
        made = None
        for target, where in other.items():
            before = self.get(target)
            if before is where or before is ANYWHERE:
                continue
            now = where if before is None else before.joined(where)
            if now != before:
                if made is None:
                    made = Targets(self)
                made[target] = now
        return self if made is None else made

    def further(self, constant: int, stride: int) -> Targets:
        """All counted on by so many bytes, and by any multiple of a stride."""
        if not (constant or stride) or not self:
            return self
        if len(self) <= FEW:
            return self._moved(constant, stride)
        try:
            counted = self._counted
        except AttributeError:
            counted = self._counted = {}
        found = counted.get((constant, stride))
        if found is None:
            found = counted[constant, stride] = self._moved(constant, stride)
        return found

    def _moved(self, constant: int, stride: int) -> Targets:
        return Targets({target: where.further(constant, stride) for target, where in self.items()})


FEW = 6
"""Up to so many targets it takes no longer to join them than to look for what was made before."""
NOWHERE = Targets()
