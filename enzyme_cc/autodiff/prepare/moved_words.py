"""Words that are only moved, and numbers and integers in each other's places: LLVM is not told their type, which the
program may not mean.

One's own memcpy moves eight bytes at a time through `uint64_t *`, whatever they are, and bits of an array of numbers
are had by `*(uint64_t *)&x[i]`. By the rules of C that is a violation of strict aliasing, yet everybody does it, and
compilers mostly let it pass; inlined and analysed as thoroughly as differentiated code is, the numbers read afterwards
would be undefined. The type stays as a hint for type analysis under a name that LLVM does not know.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import MOVED_WORD, REINTERPRETED_WORD
from enzyme_cc.ir import Function, Instruction, Metadata, MetadataRef, Type, Value


def hide_types_of_moves(function: Function) -> None:
    """Rename the `!tbaa` of integers that are loaded to be stored and used for nothing else, and of integers and
    numbers where the address is of an element of the other kind."""
    text = function.body_text
    if text is not None and not (_may_move(text) or _may_reinterpret(text)):
        return
    for block in function.blocks:
        for access in block.instructions:
            if not isinstance(access, (ir.Load, ir.Store)):
                continue
            if _is_reinterpreted(access):
                _hide(access, function, REINTERPRETED_WORD)
            if isinstance(access, ir.Load) and access.type.is_int and access.type.bits > 8 and access.users:
                stores = [user for user in access.users if isinstance(user, ir.Store) and user.value is access]
                if len(stores) == len(access.users):
                    for move in (access, *stores):
                        _hide(move, function, MOVED_WORD)


def _is_reinterpreted(access: ir.Load | ir.Store) -> bool:
    """Whether an integer of more than a byte is accessed as an element of numbers, or a number as one of integers."""
    type = access.type if isinstance(access, ir.Load) else access.value.type
    place = _place(access.pointer)
    if place is None or not (type.is_fp or type.is_int) or not (place.is_fp or place.is_int):
        return False
    return place.is_fp != type.is_fp and 8 not in (type.scalar.bits, place.scalar.bits)


def _place(pointer: Value) -> Type | None:
    """The type of the variable, or element of an array, that a pointer is said to point to."""
    if isinstance(pointer, ir.Alloca):
        type = pointer.allocated_type
    elif isinstance(pointer, ir.GlobalVariable):
        type = pointer.value_type
    elif isinstance(pointer, ir.GetElementPtr):
        type = pointer.source_type
    else:
        return None
    while type.is_array:
        type = type.element
    return type


_LOADED = re.compile(r'(%(?:"[^"]*"|[^ "]+)) = load (?:volatile |atomic )*i\d\d+,')
_STORED = re.compile(r'store (?:volatile |atomic )*i\d\d+ (%(?:"[^"]*"|[^,"]+)),')


_NAME = r'(%(?:"[^"]*"|[^ ,"]+))'
_PLACES = [  # names of addresses that are of numbers or of integers, and of addresses where the others are accessed
    (
        re.compile(_NAME + rf" = (?:alloca|getelementptr(?: inbounds| nuw| nusw)*) (?:\[\d+ x )*{kind}[],]"),
        re.compile(rf"(?:load {others}|store {others} [^,]+), ptr {_NAME}"),
    ) for kind, others in (("(?:float|double)", r"i\d\d+"), (r"i\d\d+", "(?:float|double)"))
]


def _may_reinterpret(text: str) -> bool:
    """Whether the text of a body accesses integers where it says numbers are, or the other way about."""
    return any(not set(of.findall(text)).isdisjoint(accessed.findall(text)) for of, accessed in _PLACES)


def _may_move(text: str) -> bool:
    """Whether the text of a body, which takes long to parse, stores an integer that it has loaded."""
    return not set(_STORED.findall(text)).isdisjoint(_LOADED.findall(text))


def _hide(access: Instruction, function: Function, kind: str) -> None:
    tag = access.metadata.get("tbaa")
    if tag is not None and _is_scalar(tag, function):
        access.metadata[kind] = access.metadata.pop("tbaa")


def _is_scalar(tag: Metadata, function: Function) -> bool:
    """Whether the tag is of an integer by itself, not of a field of a structure."""
    operands = function.parent.metadata.node(tag).operands
    return len(operands) > 1 and isinstance(operands[0], MetadataRef) and operands[0] is operands[1]
