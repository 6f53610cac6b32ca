"""What a function is given: arguments, and memory that is made up as it is read.

The primal and the derivative of a path read the same inputs: what lies at a place is settled by who reads it first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from enzyme_cc.prove import terms
from enzyme_cc.prove.integers import SymbolicInteger, combined, scaled, variable
from enzyme_cc.prove.parameters import REAL_8, VECTOR, Layout
from enzyme_cc.prove.terms import Real

OFFSET_BITS = 44
MIDDLE = 1 << (OFFSET_BITS - 1)
FIRST_GLOBAL, FIRST_INPUT, FIRST_MADE, END = 0x1000, 0x20000, 0x40000, 0x80000
"""Numbers of objects: an address is the object's number, and where in it. None is close to another."""

LENGTH = ".len"
"""Of a slice: its name and this."""
LONGEST = 16
"""Bytes of a value."""
FLOAT, INTEGER, POINTER = "float", "integer", "pointer"


class Uncovered(Exception):
    """The path does what has no symbols here; the text says what."""


class Misuse(Uncovered):
    """The program does what has no meaning: it uses memory that is not there."""


class UndefinedValue:
    """A value that the program never gave. There is one."""

    def __repr__(self) -> str:
        return "undefined"


UNDEFINED = UndefinedValue()


@dataclass(frozen=True)
class Raw:
    """Bytes of an input of which nobody has said yet what they are."""

    object: int
    offset: int
    size: int


@dataclass(frozen=True)
class Bits:
    """The bits of a real number, as an integer."""

    term: Real
    size: int


@dataclass(frozen=True)
class JoinedBits:
    """The bits that one of several real numbers or of an integer has: zero where all are zero."""

    terms: tuple[Real, ...]
    known: int = 0


def address_of(object: int, offset: int = 0) -> int:
    return (object << OFFSET_BITS) + MIDDLE + offset


def place_of(address: int) -> tuple[int, int]:
    """The object of an address, and how far in it."""
    return address >> OFFSET_BITS, (address & ((1 << OFFSET_BITS) - 1)) - MIDDLE


@dataclass
class InputObject:
    """Memory behind a pointer that the function is given. `origin`: the object and place where the pointer lies, None
    for an argument."""

    name: str
    number: int
    origin: tuple[int, int] | None = None
    shadow_of: int | None = None
    """The object of the primal whose derivatives lie here."""
    lane: int = 0
    is_container: bool = False
    """Its elements lie behind the pointer at its start."""
    members: dict[int, str] = field(default_factory=dict)
    """Names of what lies at offsets, as far as they are known."""
    cells: dict[int, tuple[str, int, Any]] = field(default_factory=dict)
    """Offset -> what lies there, how many bytes, and its symbol."""


@dataclass
class Inputs:
    """All that one path is given."""

    objects: dict[int, InputObject] = field(default_factory=dict)
    children: dict[tuple[int, int], int] = field(default_factory=dict)
    bounds: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Of integer symbols."""
    bits: dict[str, int] = field(default_factory=dict)
    reals: dict[str, Real] = field(default_factory=dict)
    given_integers: dict[str, int] = field(default_factory=dict)
    """By the user, for parameters of these names."""
    renamed: dict[str, str] = field(default_factory=dict)
    """What objects and symbols are called in the source."""
    names: set[str] = field(default_factory=set)

    def object(self, name: str, origin: tuple[int, int] | None = None, shadow_of: int | None = None, lane: int = 0
               ) -> InputObject:
        made = InputObject(self.renamed.get(name, name), FIRST_INPUT + len(self.objects), origin, shadow_of, lane)
        if made.number >= FIRST_MADE:
            raise Uncovered("the function is given more objects than are followed")
        self.objects[made.number] = made
        return made

    def real(self, name: str) -> Real:
        """A symbol for a number."""
        return self.reals.setdefault(name, terms.symbol(name))

    def integer(self, name: str, bits: int) -> SymbolicInteger | int:
        """A symbol for an integer, or what the user says that it is."""
        if name in self.given_integers:
            return self.given_integers[name] & ((1 << bits) - 1)
        if name not in self.bounds:
            self.bounds[name] = (0, 1) if bits == 1 else (0, 1 << 31) if name.endswith(LENGTH) else (
                -(1 << (bits - 1)), (1 << (bits - 1)) - 1)
            self.bits[name] = bits
        return variable(name)

    def child(self, object: int, offset: int) -> int:
        """The object behind a pointer that lies in another."""
        found = self.children.get((object, offset))
        if found is None:
            parent = self.objects[object]
            shadow_of = None
            if parent.shadow_of is not None:
                shadow_of = self.child(parent.shadow_of, offset)
            name = parent.name if parent.is_container else f"{cell_name(parent.name, offset, 8)}->"
            made = self.object(name, (object, offset), shadow_of, parent.lane)
            found = self.children[object, offset] = made.number
        return found

    def at(self, number: int, offset: int, kind: str, size: int) -> Any:
        """What lies in an input, read as a number, an integer or a pointer."""
        object = self.objects[number]
        found = object.cells.get(offset)
        if found is None:
            for other in range(offset - LONGEST + 1, offset + size):
                if other in object.cells and offset < other + object.cells[other][1]:
                    raise Uncovered(f"'{object.name}' is read in parts of numbers")
            found = object.cells[offset] = (kind, size, self._made(object, offset, kind, size))
        known, bytes, value = found
        if bytes != size:
            raise Uncovered(f"'{object.name}' is read in parts of numbers")
        if known == kind or (known != FLOAT and kind != FLOAT):
            return value
        if known == FLOAT:
            assert isinstance(value, Real)
            return Bits(value, size)
        raise Uncovered(f"'{object.name}' is read as an integer and as a number")

    def _made(self, object: InputObject, offset: int, kind: str, size: int) -> Any:
        if kind == POINTER:
            return address_of(self.child(object.number, offset))
        name = cell_name(object.name, offset, size)
        if offset in object.members:
            name = f"{object.name}.{object.members[offset]}"
        name = self.renamed.get(name, name)
        if kind == INTEGER and offset == 0 and object.name in self.given_integers:
            name = object.name
        while name in self.names:
            name += "'"
        self.names.add(name)
        return self.real(name) if kind == FLOAT else self.integer(name, 8 * size)

    def shape(self, number: int, layout: Layout) -> None:
        """Fill in an object that is a container; its length is a symbol, `x.size`, or `x.extent1` and on."""
        object = self.objects[number]
        object.is_container = True
        first = address_of(self.child(number, 0))
        name = object.name if object.shadow_of is None else self.objects[object.shadow_of].name
        if layout.kind == VECTOR:
            length = self._length(name, "size")
            end = combined(first, length, layout.element)
            object.cells = {0: (POINTER, 8, first), 8: (POINTER, 8, end), 16: (POINTER, 8, end)}
            return
        real = REAL_8 if layout.element == 8 else REAL_8 - 1
        head = ((0, 8, first), (8, 8, layout.element), (16, 4, 20180515), (20, 1, layout.rank), (21, 1, real),
                (22, 1, 0), (23, 1, 0))
        object.cells = {at: (INTEGER if at else POINTER, size, value) for at, size, value in head}
        step: SymbolicInteger | int = layout.element
        for dimension in range(layout.rank):
            extent = self._length(name, "extent" if layout.rank == 1 else f"extent{dimension + 1}")
            for place, value in enumerate((1, extent, step)):
                object.cells[24 + 24 * dimension + 8 * place] = (INTEGER, 8, value)
            if isinstance(step, int):
                step = scaled(extent, step) if isinstance(extent, SymbolicInteger) else step * extent
            elif dimension + 1 < layout.rank:
                raise Uncovered(f"the extents of '{name}' are not known; give them, as in --size {name}.extent1=2")

    def _length(self, name: str, what: str) -> SymbolicInteger | int:
        given = self.given_integers.get(name)
        if given is not None and what in ("size", "extent"):
            return given
        length = self.integer(f"{name}.{what}", 64)
        if isinstance(length, SymbolicInteger):
            self.bounds.setdefault(f"{name}.{what}", (0, 1 << 31))
            low, high = self.bounds[f"{name}.{what}"]
            self.bounds[f"{name}.{what}"] = (max(low, 0), min(high, 1 << 31))
        return length

    def resolved(self, raw: Raw, kind: str) -> Any:
        return self.at(raw.object, raw.offset, kind, raw.size)

    def primal_of(self, number: int) -> int | None:
        return self.objects[number].shadow_of


def cell_name(name: str, offset: int, size: int) -> str:
    """What a number in an object is called in messages."""
    if offset % size:
        return f"{name}[+{offset}]"
    return f"{name}[{offset // size}]"
