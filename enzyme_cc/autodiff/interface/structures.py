"""Structures by value: which of a function's LLVM parameters are one parameter of the source.

A compiler passes a small structure in pieces (`double, double`; `<2 x float>, float`; `i64`), a large one as a pointer
to a copy (`byval`), and returns it in pieces or through a hidden pointer (`sret`). Which pieces are one structure,
attributes tell that structure_marks.py has put there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.ir import Argument, DataLayout, Function, Type, Value
from enzyme_cc.ir.cursor import Cursor

STRUCTURE, PIECE = '"enzyme-cc-structure"=', '"enzyme-cc-piece"='
"""Attributes of parameters and results: that they are the first piece of a structure, and another one."""
_NAME = re.compile(r"(?:(?:struct|class|union)\.|_QM.*T(?=[a-z]))(.+?)(?:\.\d+)?\Z")
_MARKED = re.compile(STRUCTURE + r'"(\d+) (\S*) (.*)"\Z')
WORD = 8
"""Bytes of a register."""
BYTES = 4
"""So many bytes of no type are enough to be a number."""


@dataclass(frozen=True)
class Structure:
    """A structure as it lies in memory, and what of it travels in registers: (offset, type) of each piece; none where
    the whole is handed over by address."""

    type: Type
    size: int
    align: int
    name: str = ""
    pieces: tuple[tuple[int, Type], ...] = ()


@dataclass(frozen=True)
class SourceParameter:
    """A parameter as the source has it, counted from 1."""

    number: int
    arguments: tuple[Argument, ...]
    structure: Structure | None = None

    @property
    def first(self) -> Argument:
        """What the function gets of it, or the first piece of that."""
        return self.arguments[0]

    @property
    def type(self) -> Type:
        """Its LLVM type; a pointer for a structure."""
        return self.first.type if self.structure is None else ir.ptr

    @property
    def name(self) -> str | None:
        """Its name, as far as debug information tells."""
        return ir.variable_name(self.first) or self.first.name or _stored_name(self.first)

    @property
    def named(self) -> str:
        """` ('x')` where its name is known."""
        name = self.name
        return f" ('{name}')" if name else ""


class GivenStructure(Value):
    """A structure among the arguments of a hook: pieces with their offsets, or the address of all of it."""

    __slots__ = ("address", "pieces")

    def __init__(self, address: Value | None, pieces: Sequence[tuple[int, Value]] = ()) -> None:
        super().__init__(ir.ptr)
        self.address = address
        self.pieces = tuple(pieces)

    def ref(self) -> str:
        return "<structure>"


# ---- what functions take


def parameters(function: Function) -> list[SourceParameter]:
    """The parameters of a function in the order of the source."""
    found: list[SourceParameter] = []
    for argument in function.args:
        if any(a.startswith("sret") for a in argument.attributes):
            continue
        if any(a.startswith(PIECE) for a in argument.attributes):
            whole = found.pop()
            found.append(SourceParameter(whole.number, (*whole.arguments, argument), whole.structure))
        else:
            found.append(SourceParameter(len(found) + 1, (argument,), _passed(function, argument)))
    return [_with_pieces(function, parameter) for parameter in found]


def returned_structure(function: Function) -> Structure | None:
    """The structure that a function returns, None if it returns something else."""
    layout = function.parent.datalayout
    for argument in function.args:
        type = attribute_type(function.parent, argument.attributes, "sret(")
        if type is not None:
            return Structure(type, layout.size(type), _alignment(argument.attributes, layout.align(type)),
                             structure_name(type))
    marked = _marked(function, function.ret_attributes)
    if marked is None:
        return None
    type = function.function_type.ret
    pieces = [(layout.offset(type, i), t) for i, t in enumerate(type.elements)] if type.is_struct else [(0, type)]
    return Structure(marked.type, marked.size, marked.align, marked.name, tuple(pieces))


def result_argument(function: Function) -> Argument | None:
    """The parameter where a function wants its result."""
    return next((a for a in function.args if any(w.startswith("sret") for w in a.attributes)), None)


def _passed(function: Function, argument: Argument) -> Structure | None:
    type = attribute_type(function.parent, argument.attributes, "byval(")
    if type is None:
        return _marked(function, argument.attributes)
    layout, align = function.parent.datalayout, _alignment(argument.attributes, 1)
    align = max(layout.align(type), align if align > WORD else 1)  # arguments in memory begin at a word, all of them
    return Structure(type, layout.size(type), align, structure_name(type))


def _with_pieces(function: Function, parameter: SourceParameter) -> SourceParameter:
    whole, layout = parameter.structure, function.parent.datalayout
    if whole is None or any(a.startswith("byval(") for a in parameter.first.attributes):
        return parameter
    pieces = tuple(zip(piece_offsets([a.type for a in parameter.arguments], layout),
                       [a.type for a in parameter.arguments], strict=True))
    return SourceParameter(parameter.number, parameter.arguments,
                     Structure(whole.type, whole.size, whole.align, whole.name, pieces))


def piece_offsets(types: Iterable[Type], layout: DataLayout) -> list[int]:
    """Where the pieces of a structure lie: each fills words of eight bytes."""
    offsets, end = [], 0
    for type in types:
        offsets.append(end)
        end += -(-layout.store_size(type) // WORD) * WORD
    return offsets


def attribute_type(module: ir.OwningModule, attributes: Iterable[str], kind: str) -> Type | None:
    """The type T of an attribute such as byval(T), None if there is no such attribute."""
    text = next((a for a in attributes if a.startswith(kind)), None)
    return None if text is None else Cursor(module, text[len(kind):-1]).type()


def _alignment(attributes: Iterable[str], least: int) -> int:
    return max(least, *(int(a.split()[1]) for a in attributes if a.startswith("align ")), 1)


def _marked(function: Function, attributes: Iterable[str]) -> Structure | None:
    found = next(filter(None, map(_MARKED.match, attributes)), None)
    if found is None:
        return None
    type = Cursor(function.parent, found[3]).type()
    layout = function.parent.datalayout
    return Structure(type, layout.size(type), int(found[1]), found[2])


def structure_name(type: Type) -> str:
    """The name that the source gives a structure, empty if it gives none."""
    found = _NAME.match(type.name) if isinstance(type, ir.NamedStruct) else None
    return "" if found is None or found[1].startswith("anon") or " " in found[1] else found[1]


# ---- what types hold


def scalars(type: Type, layout: DataLayout, offset: int = 0) -> list[tuple[int, Type]]:
    """The numbers, integers and pointers of a type with their offsets; vectors are taken apart. What a union holds, and
    bytes, are of no type: LLVM has one of their members."""
    if isinstance(type, ir.NamedStruct) and type.name.startswith("union."):
        return [(offset, ir.array_type(ir.i8, layout.size(type)))]
    if type.is_struct:
        return [found for i, t in enumerate(type.elements)
                for found in scalars(t, layout, offset + layout.offset(type, i))]
    if type.is_vector or (type.is_array and type.element is not ir.i8):
        step = layout.size(type.element)
        return [found for i in range(type.count) for found in scalars(type.element, layout, offset + i * step)]
    return [(offset, type)]


@dataclass(frozen=True)
class Contents:
    """What may lie in a structure."""

    numbers: bool
    pointers: bool
    bytes: bool
    """Anything: unions, and memory of no type."""


def contents(structure: Structure, layout: DataLayout) -> Contents:
    """What lies in a structure. Padding of a few bytes is of no type, too."""
    kinds = {type for _, type in _distinct(structure.type, layout)}
    return Contents(any(t.is_fp for t in kinds), any(t.is_pointer for t in kinds),
                    any(t.is_array and t.count >= BYTES for t in kinds))


def _distinct(type: Type, layout: DataLayout) -> list[tuple[int, Type]]:
    """As `scalars`, one element of each array."""
    if type.is_array and type.count and type.element is not ir.i8:
        return _distinct(type.element, layout)
    if type.is_struct and not (isinstance(type, ir.NamedStruct) and type.name.startswith("union.")):
        return [found for t in type.elements for found in _distinct(t, layout)]
    return scalars(type, layout)


# ---- variables of structures


def place_of(pointer: Value, layout: DataLayout) -> tuple[ir.Alloca, int] | None:
    """The variable that an address is in, and how far from its start."""
    offset = 0
    while isinstance(pointer, ir.GetElementPtr):
        step = layout.gep_constant_offset(pointer)
        if step is None:
            return None
        offset += step
        pointer = pointer.operands[0]
    return (pointer, offset) if isinstance(pointer, ir.Alloca) else None


def copied_to(variable: ir.Alloca) -> ir.Alloca:
    """The variable that pieces are for, where they come together in another one first."""
    if isinstance(variable.allocated_type, ir.NamedStruct):
        return variable
    for user in variable.users:
        if is_call(user, "llvm.memcpy.") and user.operands[1] is variable and isinstance(user.operands[0], ir.Alloca):
            return user.operands[0]
        if isinstance(user, ir.Load) and is_whole(user.type) and len(user.users) == 1:
            [stored] = user.users
            if isinstance(stored, ir.Store) and isinstance(stored.pointer, ir.Alloca):
                return stored.pointer
    return variable


def is_whole(type: Type) -> bool:
    """Whether a type is one of structures or arrays."""
    return type.is_struct or type.is_array


def is_call(user: Value, name: str) -> bool:
    """Whether a value is a call of a function whose name begins so."""
    callee = user.called_function if isinstance(user, ir.Call) else None
    return callee is not None and callee.name.startswith(name)


def _stored_name(argument: Argument) -> str | None:
    """The name of the variable that pieces are stored into."""
    for user in argument.users:
        while isinstance(user, ir.InsertValue) and len(user.users) == 1:
            [user] = user.users
        if isinstance(user, ir.Store):
            place = place_of(user.pointer, argument.parent.parent.datalayout)
            if place is not None:
                return ir.variable_name(place[0]) or ir.variable_name(copied_to(place[0]))
    return None


# ---- what a hook is given


REGISTERS = 16
"""Bytes of the largest structure in pieces, but for those of one vector."""


def given(
    args: Sequence[Value], position: int, parameter: SourceParameter, copies: Mapping[Value, Type], layout: DataLayout
) -> tuple[Value | None, int]:
    """The value for a parameter at a position of a hook's arguments, and how many of these it takes; None if what
    stands there is no such structure. `copies` are the addresses of structures by value, with their types."""
    value, whole = args[position], parameter.structure
    if whole is None:
        return value, 1
    if value in copies:
        return GivenStructure(value) if layout.size(copies[value]) == whole.size else None, 1
    if value.type.is_pointer and not (whole.pieces and whole.pieces[0][1].is_pointer):
        return GivenStructure(value), 1
    if whole.size > REGISTERS and not value.type.is_vector:
        return None, 1
    end = sum(layout.store_size(t) for _, t in whole.pieces[-1:]) + (whole.pieces[-1][0] if whole.pieces else 0)
    end = end or content_size(whole.type, layout)
    pieces: list[tuple[int, Value]] = []
    covered = 0
    while covered < end:
        at = position + len(pieces)
        if at >= len(args):
            return None, len(pieces)
        piece = args[at]
        wanted = whole.pieces[len(pieces)][1] if len(pieces) < len(whole.pieces) else None
        if wanted is not None and piece.type is not wanted:
            return None, 1
        pieces.append((covered, piece))
        covered += -(-layout.store_size(piece.type) // WORD) * WORD
    return GivenStructure(None, pieces), len(pieces)


def content_size(type: Type, layout: DataLayout) -> int:
    """Bytes up to the end of the last part: C structures and their LLVM spellings agree in it."""
    if type.is_void:
        return 0
    if type.is_struct and type.elements:
        last = len(type.elements) - 1
        return layout.offset(type, last) + content_size(type.elements[last], layout)
    if type.is_array and type.count:
        element = type.element
        return (type.count - 1) * layout.size(element) + content_size(element, layout)
    return layout.store_size(type)
