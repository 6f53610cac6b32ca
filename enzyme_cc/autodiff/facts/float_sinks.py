"""Where bits of active numbers would lose their derivative in a slice: refused if they are sure to, asked of the
running program if they may.

analysis/contents/ finds them for the whole slice at once, after the walk over the calls: then it is known of every
integer whether it carries a derivative.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from enzyme_cc import ir
from enzyme_cc.analysis.contents.bits import FREE, Masks, of_number
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.needs import Needs
from enzyme_cc.analysis.contents.places import Places, place
from enzyme_cc.analysis.contents.report import format_contents
from enzyme_cc.analysis.contents.sinks import (
    CONVERTED,
    PARTLY_WRITTEN,
    PASSED,
    REINTERPRETED,
    Sink,
    sinks,
)
from enzyme_cc.analysis.contents.values import EntryFunction
from enzyme_cc.analysis.type_based import TypeBasedAlias
from enzyme_cc.analysis.type_facts import DECLARED
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.interface.refusals import location_of, refused
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Activity, Signature
from enzyme_cc.autodiff.prepare.marked_bits import can_be_marked, mark_bits, place_of
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir import Function, Instruction, Module, Type, Value, f64, float_type

WHAT = {
    CONVERTED: "this conversion: the integer is made of the bits of a number, so it changes with the number, but no "
    "derivative follows these bits",
    REINTERPRETED: "what is computed here: a number among the operands is made of bits of other numbers, and no "
    "derivative follows these",
    PARTLY_WRITTEN: "what is read here: a part of this number has been written as an integer, and the rest carries a "
    "derivative",
    PASSED: "this call: an integer among the arguments may hold a part of a floating-point number (some of the bits of "
    "a number, or bits made of them), and no derivative goes with it to code that is not known",
}


def _order(sink: Sink) -> tuple[str, int, int]:
    where = location_of(sink.instruction)
    return ("~", 0, 0) if where is None else (where.file or "", where.line or 0, where.column or 0)


class MadeDerivatives:
    """What the derivatives that will be made do with values, as the facts say: all of a function's, under whichever
    signature. A function without any only runs as the program runs it."""

    def __init__(self, context: SliceFacts) -> None:
        self.context = context
        self._facts: dict[Function, list[FunctionFacts]] = {}
        for shadowing in context.found:
            self._facts.setdefault(shadowing.facts.function, []).append(shadowing.facts)
        self._moved: dict[Value, Masks] = {}

    def is_varied(self, value: Value) -> bool:
        facts = self._of(value)
        return not facts or any(each.activity.is_varied(value) for each in facts)

    def moved(self, value: Value) -> Masks:
        found = self._moved.get(value)
        if found is None:
            found = FREE
            facts = self._of(value)
            if facts:
                found = self._moved_by(facts[0], value)
                for each in facts[1:]:
                    if found is not FREE and self._moved_by(each, value) is FREE:
                        found = FREE
            self._moved[value] = found
        return found

    def is_used(self, i: Instruction) -> bool:
        """Whether a result may depend on an instruction."""
        facts = self._of(i)
        return not facts or any(each.activity.is_useful(i) for each in facts)

    def _of(self, value: Value) -> list[FunctionFacts]:
        function = getattr(value, "function", None)
        return self._facts.get(function, []) if function is not None else []

    def _moved_by(self, facts: FunctionFacts, value: Value) -> Masks:
        if facts.is_constant_value(value):
            return FREE
        if facts.is_mixed(value):
            return of_number(f64)
        if value.type.is_pointer:
            return FREE
        if isinstance(value, ir.Cast) and value.opcode == "bitcast" and value.operands[0].type.is_fp:
            return of_number(value.operands[0].type)
        layout = facts.layout_of(value)
        if derivative_types.adjoint_type(value.type, layout, self.context.layout) is None:
            return FREE
        found = FREE
        for start, length, concrete in layout:
            if concrete.is_float:
                one = of_number(float_type(concrete.kind))
                for at in range(start, start + length, concrete.size):
                    found = found.union(one.raised(8 * at)) if found is not FREE else one.raised(8 * at)
        return found


def _active(function: Function, signature: Signature) -> tuple[bool, ...]:
    """Which arguments are differentiated: of what is called through a table of derivatives all may be."""
    if len(signature.arguments) != len(function.args):
        return (True,) * len(function.args)
    return tuple(activity is not Activity.CONST for activity in signature.arguments)


def _numbers(types: Iterable[TypeTree]) -> Iterator[tuple[int, tuple[Places, ...], Places, Type]]:
    """Where types say that numbers lie behind arguments."""
    for position, tree in enumerate(types):
        yield from ((position, *found) for found in _numbers_in(tree.data0(), ()))


def _numbers_in(memory: TypeTree, path: tuple[Places, ...]) -> Iterator[tuple[tuple[Places, ...], Places, Type]]:
    for fact in memory.facts:
        if fact.concrete.is_float and fact.strength != DECLARED:
            continue  # as it is used there: that is seen
        type = float_type(fact.concrete.kind) if fact.concrete.is_float else None
        where = place(fact.start, fact.stride or (fact.concrete.size if fact.width > fact.concrete.size else 0))
        if type is not None:
            yield path, where, type
        elif fact.pointee is not None and len(path) < MOST_LEVELS:
            yield from _numbers_in(fact.pointee, (*path, where))


MOST_LEVELS = 2


class FloatSinks:
    """The sinks of a slice. `entries`: the requested functions, with the signatures that are asked of them."""

    def __init__(self, context: SliceFacts, entries: Iterable[tuple[Function, Signature, ArgumentTypes]]) -> None:
        self.context = context
        self.derivatives = MadeDerivatives(context)
        alias = TypeBasedAlias(context.module.metadata)
        given = [
            EntryFunction(body, _active(body, signature), tuple(_numbers(self._known_of(body, types))))
            for function, signature, types in entries if (body := context.body_of(function)) is not None]
        self.contents = SliceContents(
            context.module, context.models, self.derivatives, lambda a, b: not alias.tags_may_alias(a, b), given,
            context.active_globals)

    def __str__(self) -> str:
        return format_contents(self.contents, self.found)

    def _known_of(self, function: Function, types: ArgumentTypes) -> list[TypeTree]:
        """What lies behind the arguments of a function that is asked for: what the code around it tells, and it."""
        own = self.context.types.analyse(function, self.context.given(function, types))
        told = types or (EMPTY,) * len(function.args)
        return [own.of(argument).merge(tree) for argument, tree in zip(function.args, told, strict=True)]

    @cached_property
    def needs(self) -> Needs:
        """What the running program must follow to decide where they may be."""
        return Needs(self.contents, (sink for sink in self.found if not sink.is_certain))

    @property
    def refused(self) -> list[Diagnostic]:
        """Why there is no derivative: bits are sure to come to a sink, or may, and cannot be followed."""
        certain = [sink for sink in self.found if sink.is_certain]
        if not certain and self.found and not can_be_marked(self.needs, self.context.is_parallel):
            certain = self.found
        first = min(certain, key=_order, default=None)
        if first is None:
            return []
        return [refused(
            first.instruction, f"cannot differentiate {WHAT[first.kind]}", "number-bits",
            help=remedy("bits of a number", first.instruction))]

    def follow(self, module: Module) -> None:
        """Have the running program decide."""
        open_sinks = [sink for sink in self.found if not sink.is_certain]

        def say(sink: Sink) -> str:
            return f"{place_of(sink.instruction)}enzyme-cc: cannot differentiate {WHAT[sink.kind]}\n"

        mark_bits(module, self.needs, open_sinks, self.derivatives.moved, say)

    @cached_property
    def found(self) -> list[Sink]:
        """All of them."""
        return list(sinks(self.contents, self.derivatives.is_used))
