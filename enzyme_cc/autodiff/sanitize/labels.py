"""Labels of the bytes of values: where a function that is followed keeps them, and what it calls to make them.

Each value that can hold bytes of numbers, or lead to some, has an array of labels, one for each of its bytes, in a
local variable of the function (runtime.c says what labels there are). Values that cannot (comparisons, constants, what
is computed from these) have none, which is told as null.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.ir import Builder, Function, Instruction, Module, Type, Value

SANITIZED = "__enzyme_cc.sanitized."
RUNTIME = "__enzyme_cc_sanitize_"
SITE = ir.struct_type((ir.ptr, ir.ptr, ir.ptr, ir.i64))
"""struct site of runtime.c."""
MOST_BYTES = 8192
"""Labels that the arguments of one call have room for."""

_P, _N, _W = ir.ptr, ir.i64, ir.i32
_TYPES = {
    name: ir.function_type(result, parameters)
    for name, result, parameters in (
        ("copy", ir.void, (_P, _P, _N)),
        ("load", ir.void, (_P, _P, _P, _N)),
        ("store", ir.void, (_P, _P, _N)),
        ("clear", ir.void, (_P, _N)),
        ("move", ir.void, (_P, _P, _P, _N)),
        ("instrumented", _P, (_P,)),
        ("arguments", _P, (_P,)),
        ("given", _P, (_P,)),
        ("argument", ir.void, (_P, _P, _N, _N, _W)),
        ("return", ir.void, (_P, _P, _N)),
        ("returned", ir.void, (_P, _P, _N)),
        ("outside", ir.void, (_P,)),
        ("compute", ir.void, (_P, _P, _N, _N, _P, _N, _P, _N, _P, _N)),
        ("uses", _W, (_P, _P, _N, _N)),
        ("depends", ir.void, (_P, _N, _N, _W)),
        ("written", ir.void, (_P, _N, _N, _W)),
        ("mix", ir.void, (_P, _P, _N, _N, _P, _P, _P)),
        ("bits", ir.void, (_P, _W, _P, _N, _N, _P, _P, _P, _P)),
        ("shift", ir.void, (_P, _W, _P, _N, _N, _P, _P, _P)),
        ("multiply", ir.void, (_P, _P, _N, _N, _P, _P, _P, _P)),
        ("reverse", ir.void, (_P, _N, _N, _P)),
        ("widen", ir.void, (_P, _N, _N, _P, _N, _W)),
        ("leave", ir.void, (_P, _P, _N)),
        ("sort", ir.void, (_P, _P, _N, _N, _P, _P, _P)),
        ("number", ir.void, (_P, _N, _N)),
        ("structure", ir.void, (_P, _N)),
        ("address", ir.void, (_P, _N)),
        ("begin", ir.void, (_P, _N)),
    )
}

def runtime_call(module: Module, builder: Builder, name: str, *args: Value) -> Value:
    """Call a function of the run time."""
    return builder.call(module.get_or_declare(RUNTIME + name, _TYPES[name]), args)


@dataclass
class Sites:
    """The places of the source that a module tells of, and other texts."""

    module: Module
    prefix: str
    _sites: dict[tuple[str, str], Value] = field(default_factory=dict)
    _texts: dict[str, Value] = field(default_factory=dict)

    def site(self, place: Instruction, what: str = "") -> Value:
        """The site of an instruction; without words it tells only that bits of numbers are handled there."""
        found = location_of(place)
        where = str(found) if found is not None else "enzyme-cc"
        made = self._sites.get((where, what))
        if made is None:
            fields = (self.text(where), self.text(what), ir.null(), ir.int_constant(ir.i64, 0))
            made = self.module.add_global(
                self.module.unique_name(f"{self.prefix}site"), SITE, ir.aggregate(SITE, fields)  # type: ignore[arg-type]  # constants
            )
            self._sites[where, what] = made
        return made

    def text(self, text: str) -> Value:
        """A C string."""
        made = self._texts.get(text)
        if made is None:
            data = text.encode("utf-8", "surrogateescape") + b"\0"
            made = self._texts[text] = self.module.add_global(
                self.module.unique_name(f"{self.prefix}text"), ir.array_type(ir.i8, len(data)), ir.array_of_bytes(data),
                constant=True,
            )
        return made


def lanes_of(type: Type, layout: ir.DataLayout) -> tuple[int, int]:
    """How many numbers, integers or pointers a value of scalar or vector type has, and of how many bytes each."""
    scalar, count = (type.element, type.count) if type.is_vector else (type, 1)
    return count, layout.store_size(scalar)


def _is_bits(type: Type) -> bool:
    """Whether a value is truth values only."""
    scalar = type.element if type.is_vector else type
    return scalar is ir.i1


class Labels:
    """Those of one function, and a builder that stands where labels are made."""

    def __init__(self, function: Function, sites: Sites, followed: Mapping[str, Function]) -> None:
        self.module = sites.module
        self.layout = sites.module.datalayout
        self.function = function
        self.sites = sites
        self.followed = followed  # name in the program -> what follows in its place
        self.labels: dict[Value, Value] = {}
        self.b = Builder()

    def can_hold(self, type: Type) -> bool:
        """Whether a value of this type can hold bytes of numbers, or lead to some."""
        if type.is_vector:
            return not type.scalable and not _is_bits(type)
        return type.is_aggregate or type.is_fp or type.is_pointer or (type.is_int and type is not ir.i1)

    def size(self, type: Type) -> int:
        return self.layout.store_size(type)

    def room(self, type: Type) -> Value:
        return self.local(ir.array_type(ir.i64, max(self.size(type), 1)))

    def local(self, type: Type) -> Value:
        """A local variable of the whole function."""
        entry = self.function.entry
        made = ir.Alloca(type)
        entry.insert(0, made)
        if self.b.block is entry and self.b.index is not None:
            self.b.index += 1
        return made

    def of(self, value: Value) -> Value:
        return self.labels.get(value, ir.null())

    def has(self, *values: Value) -> bool:
        return any(value in self.labels for value in values)

    def make(self, i: Instruction) -> Value:
        made = self.labels[i] = self.room(i.type)
        return made

    def call(self, name: str, *args: Value) -> Value:
        return runtime_call(self.module, self.b, name, *args)

    def number(self, n: int, type: Type = ir.i64) -> Value:
        return ir.int_constant(type, n)

    def at(self, labels: Value, offset: int) -> Value:
        """The labels from this byte on; null stays null."""
        if not offset or isinstance(labels, ir.ConstantNull):
            return labels
        return self.b.gep(ir.i64, labels, (self.number(offset),))

    def in_memory(self, value: Value) -> Value:
        """Where the value itself can be read."""
        slot = self.local(value.type)
        self.b.store(value, slot)
        return slot

    def site(self, i: Instruction, what: str = "") -> Value:
        return self.sites.site(i, what)

    # ---- the function's own arguments

    def take_arguments(self) -> None:
        """Take the labels of the arguments, at the start."""
        self.b.position_at_start(self.function.entry)
        given = self.call("given", self.function)
        for argument, offset, size in self.places_of(self.function.args):
            labels = self.labels[argument] = self.room(argument.type)
            pointer = self.number(int(argument.type.is_pointer), ir.i32)
            self.call("argument", labels, given, self.number(offset), self.number(size), pointer)

    def places_of(self, arguments: Sequence[Value]) -> list[tuple[Value, int, int]]:
        """Of each argument that can have labels: where these are among all, and how many."""
        found: list[tuple[Value, int, int]] = []
        offset = 0
        for value in arguments:
            if self.can_hold(value.type):
                size = self.size(value.type)
                if offset + size <= MOST_BYTES:
                    found.append((value, offset, size))
                offset += size
        return found

