"""Memory that holds now a number of one format, now of another at the same place, as `union { float f; double d; }`
and objects of several kinds behind one pointer do: refused in reverse mode where it is moved. So is what holds now a
float, now an address; doubles and addresses are told apart by their shadows (copied_memory.MIXED).

The adjoint of what is moved is added to that of where it came from, and how to add depends on the format, which nothing
shows when the program runs: the bits of two floats are those of some double. Forward mode copies the bits of
derivatives. Copies are looked at where they stand. Registers are followed: LLVM loads such a union as a double or an
address, whatever it holds, and stores it, hands it on or returns it; and a program moves two doubles as four floats
(moved_formats.py), which nothing it computes with them tells; a call hands on what its caller got from such
memory, by what the walk over the calls assumes (context.Assumptions.of_several_formats).

What matters is whether numbers of two formats carry derivatives. That a value of a format does is found anywhere in the
slice (carried_formats), so that where formats clash is judged when the walk has seen all (call_walk.walked).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.analysis.numbers_in_memory import Formats, clashing_formats
from enzyme_cc.analysis.type_facts import FLOATS, HINT, POINTER, STRIDED, Concrete
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.autodiff.arithmetic.derivative_types import part_types
from enzyme_cc.autodiff.facts.context import Handed
from enzyme_cc.autodiff.facts.copied_memory import transfer_operands
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.moved_formats import moved_only
from enzyme_cc.autodiff.facts.told_words import is_declared_address
from enzyme_cc.autodiff.interface.refusals import several_formats
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir import Type, Value

_SAME_BITS = ("phi", "select", "freeze", "bitcast", "insertvalue", "extractvalue")
_WHOLE = 8
"""Bytes of the least register that may hold either of two numbers."""
_RESULT = -1
"""The place of what a function returns, beside those of its arguments."""
_WRITE_NO_NUMBERS = frozenset({
    Kind.DROPPED, Kind.INACTIVE, Kind.ALLOCATE, Kind.REALLOCATE, Kind.FREE, Kind.COPY, Kind.SET, Kind.DEFINED,
    Kind.INDIRECT, Kind.SORT, Kind.SEARCH,
})
"""Calls that put no numbers into memory but such as the slice itself has there or computes."""


class Clash(NamedTuple):
    """Formats that meet where something is moved, and what is to be said if two of them carry derivatives."""

    formats: frozenset[Formats]
    problem: Diagnostic

    def matters(self, carried: set[Concrete]) -> bool:
        return any(formats - {POINTER} <= carried for formats in self.formats)


def clashes(facts: FunctionFacts, backwards: bool) -> list[Clash]:
    """Where numbers of which the format is not known are moved; in forward mode, where they are taken apart in the
    guise of addresses. Notes which registers are handed on, and which formats carry derivatives."""
    facts.engine.news.carried_formats |= set(_carried(facts))
    moved = _moved(facts)
    unknown = moved_only(facts.function, facts.moved_formats, facts.engine.layout) if backwards else set()
    found: list[Clash] = []

    def meet(i: ir.Instruction, formats: Iterable[Formats]) -> None:
        met = frozenset(formats)
        if met:
            found.append(Clash(met, several_formats(facts, i)))

    for block in facts.order:
        for i in block.instructions:
            if i.opcode == "ptrtoint" and i.operands[0] in moved:
                meet(i, (frozenset({POINTER, number}) for number in _numbers_in(facts, i)))
            elif not backwards:
                continue
            elif isinstance(i, ir.Call):
                model = facts.engine.models.of(i)
                meet(i, _moved_in_memory(facts, i, model))
                _note(facts, {(_callee(model, i), k) for k, arg in enumerate(i.args) if arg in moved})
            elif isinstance(i, ir.Store) and (i.value in moved or i.value in unknown):
                meet(i, _clashing(facts, i.pointer, facts.engine.layout.store_size(i.value.type)))
            elif i in unknown and isinstance(i, ir.Load):
                meet(i, _clashing(facts, i.pointer, facts.engine.layout.store_size(i.type), HINT))
            elif i.opcode == "ret" and any(operand in moved for operand in i.operands):
                _note(facts, {(name, _RESULT) for name in _names(facts)})
    return found


def _carried(facts: FunctionFacts) -> Iterator[Concrete]:
    """The formats of numbers that carry derivatives and are put into memory, or into integers that may go there, or lie
    in that of the caller of the derivative."""
    if facts.function in facts.engine.outside.entries:
        for argument in facts.function.args:
            yield from _formats_reachable(facts.types.of(argument).data0())
    for i in facts.function.instructions():
        if isinstance(i, (ir.Store, ir.AtomicRMW)) or i.opcode == "bitcast":
            put = i.operands[1 if isinstance(i, ir.AtomicRMW) else 0]
            if not facts.is_constant_value(put):
                yield from _formats(put.type)
        elif isinstance(i, ir.Call) and facts.engine.models.of(i).kind not in _WRITE_NO_NUMBERS:
            for pointer in i.args:
                if pointer.type.is_pointer and not facts.is_constant_value(pointer):
                    yield from _formats_reachable(facts.types.of(pointer).data0())


def _formats(type: Type) -> Iterator[Concrete]:
    """Those of the numbers in a value."""
    if type.is_aggregate:
        for part in part_types(type):
            yield from _formats(part)
    elif type.is_fp:
        yield FLOATS[type.scalar.kind]


def _formats_reachable(types: TypeTree) -> set[Concrete]:
    """The formats of numbers in memory, and behind the addresses in it."""
    found: set[Concrete] = set()
    work, seen = [types], {types}
    while work:
        for fact in work.pop().facts:
            if fact.concrete.is_float:
                found.add(fact.concrete)
            if fact.pointee is not None and fact.pointee not in seen:
                seen.add(fact.pointee)
                work.append(fact.pointee)
    return found


def _moved_in_memory(facts: FunctionFacts, call: ir.Call, model: CallModel) -> set[Formats]:
    size = None
    if model.kind is Kind.COPY:
        to, source, length = transfer_operands(call, model)
        pointers = [] if source is None or facts.is_constant_value(to) else [to, source]
        size = length.value if isinstance(length, ir.ConstantInt) else None
    else:
        pointers = [call.args[0]] if model.kind in (Kind.REALLOCATE, Kind.SORT) else []
    return {formats for pointer in pointers for formats in _clashing(facts, pointer, size)}


def _clashing(
    facts: FunctionFacts, pointer: Value, size: int | None, least: int = STRIDED
) -> set[Formats]:
    """`least`: the evidence that counts. Of what is only moved, a guess at another format does."""
    if facts.is_constant_value(pointer) or not facts.activity.may_be_varied_memory(pointer):
        return set()
    return clashing_formats(facts.types, pointer, size, least)


def _moved(facts: FunctionFacts) -> set[Value]:
    """Registers that hold, as they were loaded, what lies in such memory."""
    assumed = facts.engine.assumptions.of_several_formats
    names = _names(facts)
    work: list[Value] = [a for k, a in enumerate(facts.function.args) if any((name, k) in assumed for name in names)]
    for i in facts.function.instructions():
        if isinstance(i, ir.Load):
            size = facts.engine.layout.store_size(i.type)
            if size >= _WHOLE and _clashing(facts, i.pointer, size) and not (
                i.type.is_pointer and is_declared_address(i, facts.engine.module)
            ):
                work.append(i)
        elif isinstance(i, ir.Call) and (_callee(facts.engine.models.of(i), i), _RESULT) in assumed:
            work.append(i)
    found: set[Value] = set()
    while work:
        value = work.pop()
        if value not in found:
            found.add(value)
            work += [user for user in value.users if user.opcode in _SAME_BITS]
    return found


def _numbers_in(facts: FunctionFacts, word: ir.Instruction) -> set[Concrete]:
    """The formats of numbers of which an address is made, but double."""
    return {fact.concrete for fact in facts.types.of(word).facts if fact.concrete.is_float} - {FLOATS["double"]}


def _names(facts: FunctionFacts) -> tuple[str, ir.FunctionType]:
    """A function by its name, and by its type, as calls through pointers know it."""
    return facts.function.name, facts.function.function_type


def _callee(model: CallModel, call: ir.Call) -> str | ir.FunctionType:
    return model.function.name if model.function is not None else call.function_type


def _note(facts: FunctionFacts, places: set[Handed]) -> None:
    facts.engine.news.of_several_formats |= places
