"""What a function is given: arguments, and memory that is made up as it is read.

The primal and the derivative of a path read the same inputs: what lies at a place is settled by who reads it first.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc.prove import terms
from enzyme_cc.prove.integers import Linear, variable
from enzyme_cc.prove.terms import Term

OFFSET_BITS = 44
MIDDLE = 1 << (OFFSET_BITS - 1)
FIRST_GLOBAL, FIRST_INPUT, FIRST_MADE, END = 0x1000, 0x20000, 0x40000, 0x80000
"""Numbers of objects: an address is the object's number, and where in it. None is close to another."""

LONGEST = 16
"""Bytes of a value."""
FLOAT, INTEGER, POINTER = "float", "integer", "pointer"


class Uncovered(Exception):
    """The path does what has no symbols here; the text says what."""


class Undefined:
    """A value that the program never gave. There is one."""

    def __repr__(self) -> str:
        return "undefined"


UNDEFINED = Undefined()


@dataclass(frozen=True)
class Raw:
    """Bytes of an input of which nobody has said yet what they are."""

    object: int
    offset: int
    size: int


@dataclass(frozen=True)
class Bits:
    """The bits of a real number, as an integer."""

    term: Term
    size: int


@dataclass(frozen=True)
class JoinedBits:
    """The bits that one of several real numbers has: zero where all are zero."""

    terms: tuple[Term, ...]


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
    cells: dict[int, tuple[str, int, object]] = field(default_factory=dict)
    """Offset -> what lies there, how many bytes, and its symbol."""


@dataclass
class Inputs:
    """All that one path is given."""

    objects: dict[int, InputObject] = field(default_factory=dict)
    children: dict[tuple[int, int], int] = field(default_factory=dict)
    bounds: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Of integer symbols."""
    bits: dict[str, int] = field(default_factory=dict)
    reals: dict[str, Term] = field(default_factory=dict)
    given_integers: dict[str, int] = field(default_factory=dict)
    """By the user, for parameters of these names."""
    lengths: dict[str, int] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)

    def object(self, name: str, origin: tuple[int, int] | None = None, shadow_of: int | None = None, lane: int = 0
               ) -> InputObject:
        made = InputObject(name, FIRST_INPUT + len(self.objects), origin, shadow_of, lane)
        if made.number >= FIRST_MADE:
            raise Uncovered("the function is given more objects than are followed")
        self.objects[made.number] = made
        return made

    def real(self, name: str) -> Term:
        """A symbol for a number."""
        return self.reals.setdefault(name, terms.symbol(name))

    def integer(self, name: str, bits: int) -> Linear | int:
        """A symbol for an integer, or what the user says that it is."""
        if name in self.given_integers:
            return self.given_integers[name] & ((1 << bits) - 1)
        if name not in self.bounds:
            self.bounds[name] = (0, 1) if bits == 1 else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
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
            made = self.object(f"{cell_name(parent.name, offset, 8)}->", (object, offset), shadow_of, parent.lane)
            found = self.children[object, offset] = made.number
        return found

    def at(self, number: int, offset: int, kind: str, size: int) -> object:
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
            assert isinstance(value, Term)
            return Bits(value, size)
        raise Uncovered(f"'{object.name}' is read as an integer and as a number")

    def _made(self, object: InputObject, offset: int, kind: str, size: int) -> object:
        if kind == POINTER:
            return address_of(self.child(object.number, offset))
        name = cell_name(object.name, offset, size)
        if kind == INTEGER and offset == 0 and object.name in self.given_integers:
            name = object.name
        while name in self.names:
            name += "'"
        self.names.add(name)
        return self.real(name) if kind == FLOAT else self.integer(name, 8 * size)

    def resolved(self, raw: Raw, kind: str) -> object:
        return self.at(raw.object, raw.offset, kind, raw.size)

    def primal_of(self, number: int) -> int | None:
        return self.objects[number].shadow_of


def cell_name(name: str, offset: int, size: int) -> str:
    """What a number in an object is called in messages."""
    if offset % size:
        return f"{name}[+{offset}]"
    return f"{name}[{offset // size}]" if size == 8 else f"{name}[{offset // size}:{size}]"
