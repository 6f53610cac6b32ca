"""Sizes, alignments and offsets of types under a `target datalayout` string.

Rules: the LLVM language reference, "Data Layout".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from enzyme_cc.ir.constants import ConstantInt
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    NamedStruct,
    PointerType,
    StructType,
    TargetExtType,
    Type,
    VectorType,
)
from enzyme_cc.ir.values import Value

_DEFAULTS = {
    "i": {1: 8, 8: 8, 16: 16, 32: 32, 64: 32},
    "f": {16: 16, 32: 32, 64: 64, 128: 128},
    "v": {64: 64, 128: 128},
}


def _power_of_two(number: int) -> int:
    return 1 << max(number - 1, 0).bit_length()


def _round_up(number: int, align: int) -> int:
    return -(-number // align) * align


class AddressComputation(Protocol):
    """A getelementptr, be it an instruction or a constant."""

    @property
    def operands(self) -> Sequence[Value]: ...

    @property
    def source_type(self) -> Type | None: ...


class DataLayout:
    """The layout that a string gives; sizes and alignments are in bytes. For a scalable vector the sizes
    are those of vscale 1."""

    __slots__ = (
        "text",
        "little_endian",
        "_aligns",
        "_pointers",
        "_aggregate_align",
        "_sizes",
        "_offsets",
        "alloca_addrspace",
    )

    def __init__(self, text: str) -> None:
        self.text = text
        self.little_endian = False
        self._aligns = {kind: dict(table) for kind, table in _DEFAULTS.items()}
        self._pointers = {0: (64, 8, 64)}  # addrspace -> bits, ABI alignment, index bits
        self._aggregate_align = 1
        self.alloca_addrspace = 0
        self._sizes: dict[Type, int] = {}
        self._offsets: dict[Type, tuple[int, ...]] = {}
        for spec in filter(None, text.split("-")):
            self._read(spec)

    def _read(self, spec: str) -> None:
        head, *rest = spec.split(":")
        kind = head[0]
        if head in ("e", "E"):
            self.little_endian = head == "e"
        elif kind in "ifv" and head[1:].isdigit():
            self._aligns[kind][int(head[1:])] = int(rest[0])
        elif kind == "p":
            digits = head[1:].lstrip("nuze")  # non-integral and other pointer property letters
            bits = int(rest[0])
            index_bits = int(rest[3]) if len(rest) > 3 else bits
            self._pointers[int(digits or 0)] = (bits, max(int(rest[1]) // 8, 1), index_bits)
        elif kind == "a":
            self._aggregate_align = max(int(rest[0]) // 8, 1)
        elif kind == "A":
            self.alloca_addrspace = int(head[1:])
        # P, G (address spaces of code and globals), S (the stack's alignment), m (mangling), n (native widths),
        # ni (non-integral pointers) and F (function pointers) fix no size.

    def __str__(self) -> str:
        return self.text

    def _pointer(self, addrspace: int) -> tuple[int, int, int]:
        return self._pointers.get(addrspace) or self._pointers[0]

    def pointer_bits(self, addrspace: int = 0) -> int:
        return self._pointer(addrspace)[0]

    def index_bits(self, addrspace: int = 0) -> int:
        """The width in which address arithmetic wraps."""
        return self._pointer(addrspace)[2]

    def bits(self, type: Type) -> int:
        """The exact width in bits."""
        if isinstance(type, (IntType, FloatType)):
            return type.bits
        if isinstance(type, PointerType):
            return self.pointer_bits(type.addrspace)
        if isinstance(type, VectorType):
            return type.count * self.bits(type.element)
        if isinstance(type, ArrayType):
            return 8 * type.count * self.size(type.element)
        if isinstance(type, (StructType, NamedStruct)):
            return 8 * self._layout(type)[-1]
        raise IRError(f"the type {type} has no size")

    def store_size(self, type: Type) -> int:
        """The bytes that a store writes."""
        return -(-self.bits(type) // 8)

    def size(self, type: Type) -> int:
        """The distance between two elements of an array, padding included."""
        found = self._sizes.get(type)
        if found is None:
            found = self._sizes[type] = _round_up(self.store_size(type), self.align(type))
        return found

    def align(self, type: Type) -> int:
        """The ABI alignment."""
        if isinstance(type, IntType):
            table = self._aligns["i"]
            wide_enough = [bits for bits in table if bits >= type.bits]
            return max(table[min(wide_enough) if wide_enough else max(table)] // 8, 1)
        if isinstance(type, FloatType):
            bits = 128 if type.kind == "ppc_fp128" else type.bits
            found = self._aligns["f"].get(bits)
            return found // 8 if found else _power_of_two(bits // 8)
        if isinstance(type, PointerType):
            return self._pointer(type.addrspace)[1]
        if isinstance(type, VectorType):
            found = self._aligns["v"].get(self.bits(type))
            return found // 8 if found else _power_of_two(self.store_size(type))
        if isinstance(type, ArrayType):
            return self.align(type.element)
        if isinstance(type, (StructType, NamedStruct)):
            if type.packed:
                return 1
            return max([self._aggregate_align, *map(self.align, type.elements)])
        if isinstance(type, TargetExtType):
            raise IRError(f"the layout of the type {type} is known only to its target")
        raise IRError(f"the type {type} has no alignment")

    def _layout(self, type: StructType | NamedStruct) -> tuple[int, ...]:
        """The offset of each element, then the whole size."""
        found = self._offsets.get(type)
        if found is None:
            at, offsets = 0, []
            for element in type.elements:
                if not type.packed:
                    at = _round_up(at, self.align(element))
                offsets.append(at)
                at += self.size(element)
            found = self._offsets[type] = (*offsets, _round_up(at, self.align(type)))
        return found

    def offset(self, struct: Type, index: int) -> int:
        """The byte offset of an element of a structure (or array)."""
        if isinstance(struct, (ArrayType, VectorType)):
            return index * self.size(struct.element)
        assert isinstance(struct, (StructType, NamedStruct)), struct
        return self._layout(struct)[index]

    def part(self, type: Type, indices: Iterable[int]) -> tuple[int, Type]:
        """Where the part of an aggregate begins that extractvalue and insertvalue name, and its type."""
        offset = 0
        for index in indices:
            offset += self.offset(type, index)
            type = type.elements[index] if type.is_struct else type.element
        return offset, type

    def gep_offset(self, gep: AddressComputation):
        """(constant bytes, [(index value, stride in bytes), ...]) of a getelementptr: its address is the
        pointer plus the constant plus every index times its stride. Index constants are folded in."""
        constant, variable = 0, []
        type: Type | None = None
        for index in gep.operands[1:]:
            if type is None:
                assert gep.source_type is not None
                type, stride = gep.source_type, self.size(gep.source_type)
            elif isinstance(type, (StructType, NamedStruct)):
                lane = getattr(index, "element", index)  # a splat, in a vector of addresses
                number = lane.value if isinstance(lane, ConstantInt) else 0
                constant += self.offset(type, number)
                type = type.elements[number]
                continue
            else:
                assert isinstance(type, (ArrayType, VectorType)), type
                type = type.element
                stride = self.size(type)
            if isinstance(index, ConstantInt):
                constant += index.value * stride
            else:
                variable.append((index, stride))
        return constant, variable

    def gep_constant_offset(self, gep: AddressComputation) -> int | None:
        """The byte offset of a getelementptr all of whose indices are constants, else None."""
        constant, variable = self.gep_offset(gep)
        return None if variable else constant
