"""Notes which pieces that functions take are one structure, before that is lost: see structures.py.

In code that nothing has optimised yet a piece is stored into the variable that it is a piece of. Of objects for -flto
only optimised code is at hand: there clang's word is left that scalars are well defined (`noundef`), but not pieces.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.structures import (
    PIECE,
    STRUCTURE,
    WORD,
    copied_to,
    is_call,
    is_whole,
    piece_offsets,
    place_of,
    structure_name,
)
from enzyme_cc.ir import Argument, DataLayout, Function, Module, Type, Value
from enzyme_cc.ir.debug_info import known_compiler, language_of
from enzyme_cc.ir.mentions import globals_addressed_by, globals_in


def mark_structures(module: Module) -> bool:
    """Note which parameters and results of functions whose addresses are taken are structures in pieces; whether there
    are any. To be called before anything is optimised."""
    addressed: dict[Function, None] = {}
    for function in module.functions.values():
        if function.has_body:
            addressed.update((g, None) for g in globals_addressed_by(function) if isinstance(g, Function))
    for table in (module.globals, module.aliases):
        for value in table.values():
            initial = value.initializer if isinstance(value, ir.GlobalVariable) else value.aliasee
            if initial is not None:
                addressed.update((g, None) for g in globals_in(initial) if isinstance(g, Function))
    says = any("noundef" in argument.attributes for function in module.functions.values() for argument in function.args)
    found = [f for f in addressed if f.has_body and _may_have_pieces(f)]
    return any([_mark(function) or (says and _mark_optimised(function)) for function in found])


_VARIABLE = re.compile(r" = alloca (?:[%{<\[]|i128)")


def _may_have_pieces(function: Function) -> bool:
    """Whether a front end may have made pieces: clang says of scalars that they are well defined, of pieces it does
    not, except those of complex numbers; and unless it is optimised, the function has a variable of such a type."""
    text, result = function.body_text, function.function_type.ret
    undefined = any("noundef" not in a.attributes for a in function.args)
    if text is not None and not _VARIABLE.search(text):
        return undefined and len(function.args) > 1
    number = result.is_fp or result.is_struct or (result.is_int and result.bits > 32)
    undefined |= number and "noundef" not in function.ret_attributes
    return undefined or any(argument.type.is_fp for argument in function.args)


@dataclass
class _Piece:
    argument: Argument
    variable: ir.Alloca
    offset: int


_PASSING_PIECES = ("clang version", "flang", "rustc")
"""Compilers of sources in which a structure in pieces is one parameter. Of others, and where none is told, a parameter
is what the code shows."""


def _mark(function: Function) -> bool:
    assert function.blocks  # users are known once the body is parsed
    compiler = known_compiler(function)
    if not any(name in compiler for name in _PASSING_PIECES):
        return False
    layout = function.parent.datalayout
    rows: list[list[_Piece]] = []
    for argument in function.args:
        found = _stored(argument, layout)
        if found is None:
            continue
        last = rows[-1][-1] if rows else None
        if last is not None and last.variable is found.variable and last.argument.index == argument.index - 1:
            rows[-1].append(found)
        else:
            rows.append([found])
    changed = False
    for row in rows:
        variable = copied_to(row[0].variable)
        if not _covered(row, variable, layout):
            continue
        if "flang" in compiler and any(piece.argument.type.is_pointer for piece in row):
            continue  # addresses of variables that flang keeps for a parallel region or an internal procedure
        changed = True
        row[0].argument.attributes += (_mark_text(variable, layout),)
        for piece in row[1:]:
            piece.argument.attributes += (f'{PIECE}"{piece.offset}"',)
    returned = _returned_variable(function)
    if returned is not None:
        function.ret_attributes += (_mark_text(returned, layout),)
        changed = True
    return changed


def _covered(row: list[_Piece], variable: ir.Alloca, layout: DataLayout) -> bool:
    """Whether pieces, one behind the other, are all of a variable: a structure, or anything where they are several."""
    type = variable.allocated_type
    if any("noundef" in p.argument.attributes for p in row) and not _is_complex(type):
        return False
    types = [p.argument.type for p in row]
    return [p.offset for p in row] == piece_offsets(types, layout) and _fill(types, variable, layout)


def _is_complex(type: Type) -> bool:
    """Whether a variable is a complex number of C, whose parts are well defined."""
    return isinstance(type, ir.StructType) and len(type.elements) == 2 and type.elements[0].is_fp


def _fill(types: list[Type], variable: ir.Alloca, layout: DataLayout) -> bool:
    """Whether pieces are all of a structure but for padding at its end; of anything where they are several."""
    whole = variable.allocated_type
    if not (is_whole(whole) or len(types) > 1):
        return False
    end = piece_offsets(types, layout)[-1] + layout.store_size(types[-1])
    return 0 <= layout.size(whole) - end < max(layout.align(whole), variable.align or 1)


def _mark_text(variable: ir.Alloca, layout: DataLayout) -> str:
    type = variable.allocated_type
    align = variable.align or layout.align(type)
    return f'{STRUCTURE}"{align} {structure_name(type)} {_spelled(type, layout)}"'


def _spelled(type: Type, layout: DataLayout) -> str:
    """A type without names, for those of types that nothing uses do not stay. What a union holds, bytes stand for."""
    if isinstance(type, ir.NamedStruct) and type.name.startswith("union."):
        return f"[{layout.size(type)} x i8]"
    if type.is_struct:
        text = "{" + ", ".join(_spelled(t, layout) for t in type.elements) + "}"
        return f"<{text}>" if type.packed else text
    return f"[{type.count} x {_spelled(type.element, layout)}]" if type.is_array else str(type)


def _stored(argument: Argument, layout: DataLayout) -> _Piece | None:
    """Where in a variable the only use of an argument puts it."""
    [*users] = argument.users
    if len(users) != 1:
        return None
    user, inner = users[0], 0
    value: Value = argument
    while isinstance(user, ir.InsertValue):  # flang makes a structure of the pieces first
        if user.operands[1] is value:
            inner += sum(layout.offset(user.type, i) for i in user.indices) if user.type.is_struct else 0
        value = user
        [*users] = user.users
        if len(users) != 1:
            return None
        user = users[0]
    if not isinstance(user, ir.Store) or user.value is not value:
        return None
    place = place_of(user.pointer, layout)
    return None if place is None else _Piece(argument, place[0], place[1] + inner)


def _copied_from(variable: ir.Alloca) -> ir.Alloca:
    if isinstance(variable.allocated_type, ir.NamedStruct):
        return variable
    for user in variable.users:
        if is_call(user, "llvm.memcpy.") and user.operands[0] is variable and isinstance(user.operands[1], ir.Alloca):
            return user.operands[1]
        if isinstance(user, ir.Store) and isinstance(user.value, ir.Load) and is_whole(user.value.type):
            if isinstance(user.value.pointer, ir.Alloca):
                return user.value.pointer
    return variable


def _returned_variable(function: Function) -> ir.Alloca | None:
    """The structure whose bytes a function returns in registers: not a variable of its own, of which it returns a
    member, for such have a lifetime."""
    type, layout = function.function_type.ret, function.parent.datalayout
    if type.is_void or type.is_pointer or "noundef" in function.ret_attributes:
        return None
    for block in function.blocks:
        last = block.instructions[-1]
        value = last.operands[0] if isinstance(last, ir.Ret) else None
        if isinstance(value, ir.Load) and "tbaa" not in value.metadata:
            place = place_of(value.pointer, layout)
            found = _copied_from(place[0]) if place is not None and place[1] == 0 else None
            if found is None or any(is_call(user, "llvm.lifetime.") for user in found.users):
                return None
            return found if _fill(list(type.elements) if type.is_struct else [type], found, layout) else None
    return None


# ---- optimised code


def _mark_optimised(function: Function) -> bool:
    """Mark pairs of parameters of which clang does not say that they are well defined: structures of more than a word.
    A single one is as good as a number."""
    if not _is_of_clang(function):
        return False
    if language_of(function.entry.instructions[0]) not in ("C", "C++"):
        return False
    layout = function.parent.datalayout
    changed, position = False, 0
    while position + 1 < len(function.args):
        pair = function.args[position:position + 2]
        if all(map(_may_be_piece, pair)) and layout.store_size(pair[0].type) == WORD and any(a.users for a in pair):
            members = ", ".join(_members(argument.type) for argument in pair)
            align = max(layout.align(argument.type.scalar) for argument in pair)
            pair[0].attributes += (f'{STRUCTURE}"{align}  {{{members}}}"',)
            pair[1].attributes += (f'{PIECE}"{WORD}"',)
            changed, position = True, position + 1
        position += 1
    return changed


def _is_of_clang(function: Function) -> bool:
    """Whether clang made a function: by its debug information or, without any, an attribute that only clang gives."""
    compiler = known_compiler(function)
    if compiler:
        return "clang version" in compiler
    return any(attribute.startswith('"stack-protector-buffer-size"') for attribute in function.attributes)


def _may_be_piece(argument: Argument) -> bool:
    known = any(a == "noundef" or a.startswith(("sret", "byval", "nest")) for a in argument.attributes)
    return not known and (argument.type.is_pointer or argument.type.is_int or argument.type.is_fp)


def _members(type: Type) -> str:
    """The members that a piece stands for; of an integer it is not known what is in it."""
    if type.is_vector:
        return ", ".join([str(type.element)] * type.count)
    return f"[{type.bits // 8} x i8]" if type.is_int and type.bits > 8 else str(type)
