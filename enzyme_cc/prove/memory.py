"""RunMemory of one run: objects, the values that were stored in them, and what lay there before."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from enzyme_cc.prove import terms
from enzyme_cc.prove.conditions import Both, Either, Equal, IsZero, Less, Not, NotNegative
from enzyme_cc.prove.inputs import (
    FIRST_GLOBAL,
    FIRST_INPUT,
    FIRST_MADE,
    FLOAT,
    INTEGER,
    LONGEST,
    POINTER,
    UNDEFINED,
    Bits,
    Inputs,
    Misuse,
    Raw,
    Uncovered,
    address_of,
    place_of,
)
from enzyme_cc.prove.terms import CONSTANT, Real

UNWRITTEN, BYTE, GIVEN, LOST = "unwritten", "byte", "given", "lost"
_CONDITIONS = (Both, Either, Equal, IsZero, Less, Not, NotNegative)


@dataclass(frozen=True)
class Layer:
    """What lies under the values from `start` to `end`: nothing yet, one byte over and over, an input (`value` is its
    object, `shift` what is added to offsets), or what cannot be told any more."""

    start: int
    end: int
    kind: str
    value: int = 0
    shift: int = 0


@dataclass(frozen=True)
class Packed:
    """Several values that were read as one: (offset, size, value)."""

    parts: tuple[tuple[int, int, Any], ...]
    size: int


EVERYWHERE = 1 << 42


@dataclass
class Object:
    name: str
    layers: list[Layer]
    cells: dict[int, tuple[int, Any]] = field(default_factory=dict)
    is_free: bool = False
    size: Any = None
    """In bytes, of what was allocated."""


class RunMemory:
    """The objects of one run. `globals_` makes those of global variables as they are met."""

    def __init__(self, inputs: Inputs, globals_: Any) -> None:
        self.inputs = inputs
        self.objects: dict[int, Object] = {}
        self.globals = globals_
        self.made = FIRST_MADE

    def allocate(self, name: str, byte: int | None = None, size: Any = None) -> int:
        """The address of a new object; of such bytes, or of none yet."""
        number = self.made
        self.made += 1
        kind = UNWRITTEN if byte is None else BYTE
        self.objects[number] = Object(name, [Layer(-EVERYWHERE, EVERYWHERE, kind, byte or 0)], size=size)
        return address_of(number)

    def object(self, number: int) -> Object:
        found = self.objects.get(number)
        if found is None:
            if FIRST_INPUT <= number < FIRST_MADE and number in self.inputs.objects:
                layers = [Layer(-EVERYWHERE, EVERYWHERE, GIVEN, number)]
                found = Object(self.inputs.objects[number].name, layers)
            elif FIRST_GLOBAL <= number < FIRST_INPUT:
                found = self.globals.object(self, number)
            else:
                raise Uncovered("an address that points to no object" if number else "a null pointer is used")
            self.objects[number] = found
        if found.is_free:
            raise Misuse(f"memory is used that was freed ({found.name})")
        return found

    def within(self, number: int, offset: int, size: int) -> Object:
        """The object, so many bytes of which are used."""
        found = self.object(number)
        if found.size.__class__ is int and (offset < 0 or offset + size > found.size):
            raise Misuse(f"memory is used outside of an object ({found.name})")
        return found

    # -- reading

    def load(self, address: int, size: int, kind: str) -> Any:
        """A value of so many bytes, read as a number, an integer or a pointer."""
        number, offset = place_of(address)
        return self.read(self.within(number, offset, size), offset, size, kind)

    def read(self, object: Object, offset: int, size: int, kind: str) -> Any:
        cell = object.cells.get(offset)
        if cell is not None and cell[0] == size:
            return self.seen(cell[1], size, kind)
        parts = self._overlapping(object, offset, size)
        if not parts:
            return self._under(object, offset, size, kind)
        return self._put_together(object, parts, offset, size, kind)

    def seen(self, value: Any, size: int, kind: str) -> Any:
        """A stored value, read as what it need not have been stored as."""
        if kind == FLOAT:
            if isinstance(value, Real) or value is UNDEFINED or isinstance(value, Packed):
                return value
            if isinstance(value, Bits):
                return value.term
            if isinstance(value, Raw):
                return self.inputs.resolved(value, FLOAT)
            if isinstance(value, int):
                return number_of_bits(value, size)
            raise Uncovered("an integer that is not known is read as a number")
        if isinstance(value, Raw) and kind == POINTER:
            return self.inputs.resolved(value, POINTER)
        if isinstance(value, Real):
            return bits_of_number(value, size)
        return value

    def _overlapping(self, object: Object, offset: int, size: int) -> list[int]:
        cells = object.cells
        return [at for at in range(offset - LONGEST + 1, offset + size) if at in cells and at + cells[at][0] > offset]

    def _under(self, object: Object, offset: int, size: int, kind: str) -> Any:
        for layer in reversed(object.layers):
            if layer.start <= offset and offset + size <= layer.end:
                if layer.kind == BYTE:
                    value = int.from_bytes(bytes([layer.value]) * size, "little")
                    return self.seen(value, size, kind)
                if layer.kind == UNWRITTEN:
                    return UNDEFINED
                if layer.kind == LOST:
                    raise Uncovered("a part of a number is read")
                if kind == INTEGER:
                    known = self.inputs.objects[layer.value].cells.get(offset + layer.shift)
                    if known is None:
                        return Raw(layer.value, offset + layer.shift, size)
                return self.inputs.at(layer.value, offset + layer.shift, kind, size)
            if layer.start < offset + size and offset < layer.end:
                return self._put_together(object, [], offset, size, kind)
        raise Uncovered("memory outside of an object is read")

    def _put_together(self, object: Object, parts: list[int], offset: int, size: int, kind: str) -> Any:
        """A value from parts of others, or of several."""
        pieces: list[tuple[int, int, Any]] = []
        data = bytearray(size)
        whole = True
        at = offset
        while at < offset + size:
            step, value = 1, None
            for begin in parts:
                length, stored = object.cells[begin]
                if begin <= at < begin + length:
                    concrete = bytes_of(stored, length)
                    if concrete is not None:
                        value = concrete[at - begin]
                    elif begin == at and at + length <= offset + size:
                        step, whole = length, False
                        pieces.append((at - offset, length, stored))
                    else:
                        raise Uncovered("a part of a number is read")
                    break
            else:
                value = self._under(object, at, 1, INTEGER)
                if not isinstance(value, int):
                    if value is UNDEFINED:
                        value = 0
                    else:
                        raise Uncovered("a part of a number is read")
            if value is not None:
                data[at - offset] = value
                if not whole or size > 8:
                    pieces.append((at - offset, 1, value))
            at += step
        if whole:
            return self.seen(int.from_bytes(data, "little"), size, kind)
        if len(pieces) == 1 and pieces[0][:2] == (0, size):
            return self.seen(pieces[0][2], size, kind)
        covered = {place + i for place, length, _ in pieces for i in range(length)}
        for place in range(size):
            if place not in covered:
                pieces.append((place, 1, data[place]))
        return Packed(tuple(sorted(pieces, key=lambda piece: piece[0])), size)

    # -- writing

    def store(self, address: int, size: int, value: Any) -> None:
        number, offset = place_of(address)
        self.write(self.within(number, offset, size), offset, size, value)

    def write(self, object: Object, offset: int, size: int, value: Any) -> None:
        if isinstance(value, Packed):
            for place, length, part in value.parts:
                self.write(object, offset + place, length, part)
            return
        cell = object.cells.get(offset)
        if cell is None or cell[0] != size:
            self._clear(object, offset, size)
        object.cells[offset] = (size, value)

    def _clear(self, object: Object, offset: int, size: int) -> None:
        """Take away what lies in a range; of what reaches beyond it the rest stays where it is known."""
        if size <= 64:
            touched = self._overlapping(object, offset, size)
        else:
            touched = [at for at, (length, _) in object.cells.items() if at < offset + size and at + length > offset]
        for at in touched:
            length, value = object.cells.pop(at)
            if offset <= at and at + length <= offset + size:
                continue
            concrete = bytes_of(value, length)
            if concrete is None:
                object.layers.append(Layer(at, at + length, LOST))
                continue
            for place in range(at, at + length):
                if not offset <= place < offset + size:
                    object.cells[place] = (1, concrete[place - at])

    def fill(self, address: int, byte: int, size: int) -> None:
        """memset."""
        if size == 0:
            return
        number, offset = place_of(address)
        object = self.within(number, offset, size)
        self._clear(object, offset, size)
        object.layers.append(Layer(offset, offset + size, BYTE, byte))

    def copy(self, to: int, source: int, size: int) -> None:
        """memmove."""
        if size == 0 or to == source:
            return
        number, start = place_of(source)
        origin = self.within(number, start, size)
        cells = []
        for at in self._within(origin, start, size):
            length, value = origin.cells[at]
            if at < start or at + length > start + size:
                concrete = bytes_of(value, length)
                if concrete is None:
                    raise Uncovered("a part of a number is copied")
                inside = range(max(at, start), min(at + length, start + size))
                cells += [(place, 1, concrete[place - at]) for place in inside]
            else:
                cells.append((at, length, value))
        layers = [
            Layer(max(layer.start, start), min(layer.end, start + size), layer.kind, layer.value, layer.shift)
            for layer in origin.layers if layer.start < start + size and layer.end > start
        ]
        number, offset = place_of(to)
        target = self.within(number, offset, size)
        self._clear(target, offset, size)
        by = offset - start
        target.layers += [
            Layer(layer.start + by, layer.end + by, layer.kind, layer.value, layer.shift - by) for layer in layers]
        for at, length, value in cells:
            target.cells[at + by] = (length, value)

    def _within(self, object: Object, start: int, size: int) -> list[int]:
        if size <= 4096:
            return self._overlapping(object, start, size)
        return sorted(at for at, (length, _) in object.cells.items() if at < start + size and at + length > start)

    def free(self, address: int) -> None:
        if address:
            number, _ = place_of(address)
            self.object(number).is_free = True


def number_of_bits(value: int, size: int) -> Real:
    """The number that some bits are."""
    form = {2: "<e", 4: "<f", 8: "<d"}.get(size)
    if form is None:
        if value == 0:
            return terms.ZERO
        raise Uncovered("an integer is read as a number of this size")
    number = struct.unpack(form, (value & ((1 << 8 * size) - 1)).to_bytes(size, "little"))[0]
    if number != number:
        raise Uncovered("a value is no number (NaN)")
    return terms.constant(number)


def bits_of_number(value: Real, size: int) -> int | Bits:
    """The bits of a number, as an integer."""
    if value.op is CONSTANT:
        form = {2: "<e", 4: "<f", 8: "<d"}.get(size)
        if value is terms.ZERO:
            return 0
        if form is not None:
            number = float(value.value)
            if not isinstance(value.value, Fraction) or Fraction(number) == value.value:
                return int.from_bytes(struct.pack(form, number), "little")
    return Bits(value, size)


def bytes_of(value: Any, size: int) -> bytes | None:
    """The bytes of a value that is known."""
    if isinstance(value, bool):
        return bytes([value]) + bytes(size - 1)
    if isinstance(value, Real):
        value = bits_of_number(value, size)
    if isinstance(value, int):
        return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")
    return None


def is_condition(value: Any) -> bool:
    return isinstance(value, _CONDITIONS)
