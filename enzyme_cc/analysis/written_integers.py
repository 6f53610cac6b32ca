"""Whether a program writes integers, other than bits of numbers, where words may be numbers at times.

A word that is a number at times, and is read as an integer, is believed to hold one then: as a member of a union does
that is read after its tag said so. If no such integer is written anywhere, it is the number that is read.

A store writes one if what it stores is made, by choices, of anything else than

    bits of a number      a bitcast of it
    zero                  with which any memory begins
    a word of memory      that no tag declares an integer: it is moved

and if a number is known to lie where it writes to, too; or if it accesses the same type of integer as the load does, by
itself. Insensitive to flow and objects. Where no tag says what is accessed, as in Rust, only what is reached from
functions that types looked at counts: the rest belongs to other requests, and is known too badly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc.analysis.declared_types import MOVED_WORD, declared_access
from enzyme_cc.analysis.type_facts import INTEGER, Fact
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.graph.orders import reachable
from enzyme_cc.ir import (
    Argument,
    Call,
    ConstantInt,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Metadata,
    Phi,
    Store,
    Value,
)
from enzyme_cc.ir.opcodes import MERGES

_ANY = None
"""In place of a type of integer: whatever is read."""
_LONGEST = 64
"""Bits of the longest integer that is looked for."""
_READING = ("scanf", "fread", "read", "getline", "strcpy", "strncpy")
"""How the names of functions end that write what they read or copy."""
_INPUT = "AioInput"
"""What those of flang's run time have in theirs."""
_SAME = MERGES | {"bitcast", "freeze", "trunc", "zext", "sext"}


class WrittenIntegers:
    """Those of one module."""

    __slots__ = ("_looked_at", "_reached", "_types", "_written")

    def __init__(self, types: TypeAnalysis) -> None:
        self._types = types
        self._looked_at = 0
        self._reached: dict[Metadata | None, int] = {}
        self._written: dict[Metadata | None, int] | None = None

    def may_be_read(self, load: Instruction, width: int, is_of_reached: bool = False) -> bool:
        """Whether such an integer, of so many bits or more, may be what a load reads; `is_of_reached`: one that is
        written by what functions reach that types looked at."""
        if is_of_reached and self._looked_at != len(self._types.contexts):
            self._looked_at = len(self._types.contexts)
            self._reached = self._found(reachable(self._types.contexts, self._called))
        if not is_of_reached and self._written is None:
            self._written = self._found(f for f in self._types.module.functions.values() if f.has_body)
        written = self._reached if is_of_reached else self._written or {}
        return any(written.get(type, 0) >= width for type in (_ANY, _type(load)))

    def _called(self, function: Function) -> Iterator[Function]:
        models = self._types.models
        for i in function.instructions():
            if isinstance(i, Call):
                yield from models.reached(i)
                yield from (edge.function for edge in models.callbacks(i))

    def _found(self, functions: Iterable[Function]) -> dict[Metadata | None, int]:
        found: dict[Metadata | None, int] = {}
        for function in functions:
            for i in function.instructions():
                if isinstance(i, Store) and (i.value.type.is_int or i.value.type.is_float) and _is_integer(i.value):
                    types = {_type(i, True)} - {_ANY}
                    for type in types | {_ANY} if self.may_be_number(i) else types:
                        found[type] = max(found.get(type, 0), i.value.type.bits)
                elif isinstance(i, Call) and (
                    _copies_constant(i) or i.called_name.endswith(_READING) or _INPUT in i.called_name
                ):
                    found[_ANY] = _LONGEST
        return found

    def may_be_number(self, access: Load | Store) -> bool:
        """Whether numbers are known in some of the bytes that are accessed, as far as the function was looked at: not
        in a member that follows a row of them."""
        assert access.function is not None
        size = self._types.layout.store_size(access.value.type if isinstance(access, Store) else access.type)
        runs = self._types.contexts.get(access.function, {})
        pointer, offset = access.pointer, 0
        while runs:
            for run in runs:
                for fact in run.behind(pointer).facts:
                    if fact.concrete.is_float and _has_some_of(fact, offset, size) and (
                        not fact.stride or fact.is_anywhere or _is_of_row(pointer, offset)
                    ):
                        return True
            if not isinstance(pointer, GetElementPtr) or pointer.type.is_vector:
                return False
            constant, variable = self._types.layout.gep_offset(pointer)
            if variable:
                return False
            pointer, offset = pointer.pointer, offset + constant
        return True


def _is_of_row(pointer: Value, offset: int) -> bool:
    """Whether what lies so far behind a pointer may be an element of a row, not the member that follows it."""
    if isinstance(pointer, GetElementPtr):
        return not all(index.is_constant for index in pointer.operands[1:])
    return isinstance(pointer, Phi) or (isinstance(pointer, Argument) and offset == 0)


def _has_some_of(fact: Fact, offset: int, size: int) -> bool:
    """Whether any of so many bytes are of a fact."""
    place = offset - fact.start
    if place + size <= 0 or offset >= fact.end:
        return False
    if not fact.stride:
        return place < fact.width
    return place % fact.stride < fact.width or place % fact.stride + size > fact.stride


def _copies_constant(call: Call) -> bool:
    """Whether a call copies the value of a constant, as of a structure that is set out in the source."""
    if not call.called_name.startswith(("llvm.memcpy.", "llvm.memmove.")):
        return False
    source = call.args[1]
    return isinstance(source, GlobalVariable) and source.is_constant_global


def _type(access: Instruction, is_alone: bool = False) -> Metadata | None:
    """The type of the integer that the tag of an access says it accesses, if it says so; `is_alone`: as no member of a
    structure."""
    for kind in ("tbaa", MOVED_WORD):
        if declared_access(access, 1, kind) is INTEGER and access.module is not None:
            base, type, *_ = access.module.metadata.node(access.metadata[kind]).operands
            return type if isinstance(type, Metadata) and (base is type or not is_alone) else _ANY
    return _ANY


def _is_integer(value: Value) -> bool:
    """Whether a value may be an integer that no number lies in, or end in one."""
    pending, seen = [value], {value}
    for each in pending:
        if isinstance(each, ConstantInt):
            if each.value:
                return True
        elif isinstance(each, Load):
            if each.type.is_int and _type(each) is not _ANY:
                return True
        elif isinstance(each, Instruction) and each.opcode in _SAME:
            news = [o for o in each.operands[each.opcode == "select":] if o not in seen]
            pending += news
            seen.update(news)
        elif each.type.is_int and not _is_joined_with_number(each):
            return True
    return False


def _is_joined_with_number(word: Value) -> bool:
    """Whether a word is put together of a number and what lies before or behind it in a structure."""
    return isinstance(word, Instruction) and word.opcode == "or" and any(map(_is_number_beside, word.operands))


def _is_number_beside(part: Value) -> bool:
    while isinstance(part, Instruction) and part.opcode in ("shl", "zext"):
        part = part.operands[0]
    return isinstance(part, Instruction) and part.opcode == "bitcast" and part.operands[0].type.is_fp
