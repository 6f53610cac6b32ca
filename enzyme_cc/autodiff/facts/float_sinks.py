"""Where bits of active numbers would lose their derivative in a slice: refused if they are sure to, asked of the
running program if they may.

analysis/contents/ finds them for the whole slice at once, after the walk over the calls: then it is known of every
integer whether it carries a derivative.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cached_property

from enzyme_cc import ir
from enzyme_cc.analysis.contents.assumptions import MemoryRules, format_assumptions
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
    differentiated,
    sinks,
)
from enzyme_cc.analysis.contents.uses import Uses
from enzyme_cc.analysis.contents.values import DerivativeFacts, EntryFunction, GivenNumbers
from enzyme_cc.analysis.type_based import TypeBasedAlias
from enzyme_cc.analysis.type_facts import DECLARED, HINT, INTEGER, STRIDED, UNBOUNDED, USED
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.facts.context import Entered
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.interface.refusals import in_library, location_of, refused
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Activity, Signature
from enzyme_cc.autodiff.prepare.marked_bits import can_be_marked, mark_bits, place_of
from enzyme_cc.diagnostics import Diagnostic, Note
from enzyme_cc.ir import Call, Function, Module, Value, f64, float_type

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
        self._shadowing: dict[Function, list[Shadowing]] = {}
        for shadowing in context.found:
            self._facts.setdefault(shadowing.facts.function, []).append(shadowing.facts)
            self._shadowing.setdefault(shadowing.facts.function, []).append(shadowing)
        self._moved: dict[Value, Masks] = {}
        self._counted: dict[Value, bool] = {}

    def is_varied(self, value: Value) -> bool:
        facts = self._of(value)
        return not facts or any(each.activity.is_varied(value) for each in facts)

    def moved(self, value: Value) -> Masks:
        found = self._moved.get(value)
        if found is None:
            # Where a value carries nothing, or nothing that is used, nothing of it is lost.
            all = [moved for each in self._of(value) if (moved := self._moved_by(each, value)) is not None]
            found = all[0] if all and FREE not in all else FREE
            self._moved[value] = found
        return found

    def is_counted(self, value: Value) -> bool:
        found = self._counted.get(value)
        if found is None:
            facts = self._of(value)
            found = self._counted[value] = bool(facts) and all(
                concrete is INTEGER for each in facts for _, _, concrete in each.types.value_layout(value))
        return found

    def replaces(self, call: Call) -> bool:
        found = self._shadowing.get(call.function, []) if call.function is not None else []
        return bool(found) and all(each.is_differentiated(call) for each in found)

    def _of(self, value: Value) -> list[FunctionFacts]:
        function = getattr(value, "function", None)
        return self._facts.get(function, []) if function is not None else []

    def _moved_by(self, facts: FunctionFacts, value: Value) -> Masks | None:
        """What the derivatives of one signature move; None of what would be moved if it carried a derivative there."""
        moved = self._numbers_of(facts, value)
        return None if moved is not FREE and facts.is_constant_value(value) else moved

    def _numbers_of(self, facts: FunctionFacts, value: Value) -> Masks:
        """The numbers that a value is taken for."""
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


def _numbers(types: Iterable[TypeTree], strengths: Container[int]) -> Iterator[tuple[int, GivenNumbers]]:
    """The numbers that types say lie behind arguments, of these strengths."""
    for position, tree in enumerate(types):
        yield from ((position, found) for found in _numbers_in(tree.data0(), (), strengths))


def _numbers_in(memory: TypeTree, path: tuple[Places, ...], strengths: Container[int]) -> Iterator[GivenNumbers]:
    for fact in memory.facts:
        size = fact.concrete.size
        if fact.concrete.is_float and fact.strength in strengths:
            type, is_told = float_type(fact.concrete.kind), fact.strength != HINT
            if not fact.stride and fact.width <= MOST_IN_A_ROW * size:
                for start in range(fact.start, fact.start + fact.width, size):
                    yield GivenNumbers(path, place(start, 0), type, is_told)
            elif fact.start < (fact.stride or size):
                where = place(fact.start, fact.stride or size)
                yield GivenNumbers(path, where, type, is_told and fact.end == UNBOUNDED)
            else:  # places know of no beginning: before this row lies something else
                step = fact.stride or size
                for start in range(fact.start, fact.start + MOST_IN_A_ROW * step, step):
                    if start + size <= min(fact.end, fact.start + (fact.width if not fact.stride else fact.end)):
                        yield GivenNumbers(path, place(start, 0), type, is_told)
        elif fact.pointee is not None and len(path) < MOST_LEVELS:
            yield from _numbers_in(fact.pointee, (*path, place(fact.start, fact.stride)), strengths)


MOST_IN_A_ROW = 32
MOST_LEVELS = 2


def entry_functions(context: SliceFacts, entries: Iterable[Entered], shown: bool) -> list[EntryFunction]:
    """The functions that derivatives are asked of; `shown`: with what the code around the requests shows of the memory
    that it gives."""
    bodies = [each._replace(function=body) for each in entries
              if (body := context.body_of(each.function)) is not None]
    return [EntryFunction(each.function, _active(each.function, each.signature), tuple(_known_of(context, each, shown)))
            for each in bodies]


def _known_of(context: SliceFacts, entered: Entered, shown: bool) -> Iterator[tuple[int, GivenNumbers]]:
    """Where numbers lie behind the arguments of a function that is asked for: as it declares, and as the code around it
    shows. What it reads as numbers is seen there."""
    function = entered.function
    own = context.types.analyse(function, context.given(function, entered.types))
    yield from _numbers(map(own.of, function.args), (DECLARED,))
    if shown:
        yield from _numbers(entered.shown(), (HINT, STRIDED, DECLARED, USED))


def solved(
    context: SliceFacts, derivatives: DerivativeFacts, entries: Iterable[EntryFunction], most_visits: int | None = None
) -> SliceContents:
    """The contents of the slice. Raises TooManyVisits where that takes more than a bound."""
    alias = TypeBasedAlias(context.module.metadata)
    return SliceContents(
        context.module, context.models, derivatives, lambda a, b: not alias.tags_may_alias(a, b), entries,
        context.active_globals, MemoryRules(context.options.without), most_visits)


class FloatSinks:
    """The sinks of a slice. `entries`: the derivatives that are asked for."""

    def __init__(self, context: SliceFacts, entries: Iterable[Entered]) -> None:
        self.context = context
        self.derivatives = MadeDerivatives(context)
        self._entered = [each._replace(function=body) for each in entries
                         if (body := context.body_of(each.function)) is not None]
        self.contents = solved(context, self.derivatives, entry_functions(context, self._entered, shown=False))
        if self.contents.reads_given_integers:
            self.contents.give(entry_functions(context, self._entered, shown=True))

    def sections(self, what: Container[str]) -> str:
        """As text: "sinks", with what was found of contents, and the "assumptions" that were relied upon."""
        sinks = format_contents(self.contents, self.found) if "sinks" in what else ""
        return sinks + (format_assumptions(self.contents.assumptions) if "assumptions" in what else "")

    @cached_property
    def needs(self) -> Needs:
        """What the running program must follow to decide where they may be."""
        return Needs(self.contents, [sink for sink in self.found if not sink.is_certain])

    @cached_property
    def refused(self) -> dict[int, Diagnostic]:
        """Why there is no derivative, by request: bits are sure to come to a sink, or may, and cannot be followed."""
        certain = [sink for sink in self.found if sink.is_certain]
        cannot = self.context.primals.is_on_device or not can_be_marked(self.needs, self.context.is_parallel)
        if not certain and self.found and cannot:
            certain = self.found
        first: dict[int, Sink] = {}
        for entered in self._entered if certain else ():
            reached = differentiated(self.contents, (entered.function,))
            sinks = [sink for sink in certain if sink.instruction.function in reached]
            if sinks:
                first.setdefault(entered.request, min(sinks, key=_order))
        return {request: self._refused(sink) for request, sink in first.items()}

    def _refused(self, sink: Sink) -> Diagnostic:
        where = sink.instruction
        kind = "bits in a library" if in_library(where) else "bits of a number"
        return refused(
            where, f"cannot differentiate {WHAT[sink.kind]}", "number-bits", notes=self._origin(sink),
            help=remedy(kind, where))

    def _origin(self, sink: Sink) -> list[Note]:
        """The number whose bits come to a sink, the nearest if there are several."""
        for value in Needs(self.contents, [sink]).values:
            if not isinstance(value, ir.Instruction) or value is sink.value:
                continue
            content, where = self.contents.of(value), location_of(value)
            if where is None or where == location_of(sink.instruction) or content.numbers is FREE:
                continue
            return [Note("the bits are those of this number" if value.type.is_fp else
                         "the bits are those of the number that is read here as an integer", where)]
        return []

    def follow(self, module: Module) -> None:
        """Have the running program decide."""
        open_sinks = [sink for sink in self.found if not sink.is_certain]

        def say(sink: Sink) -> str:
            return f"{place_of(sink.instruction)}enzyme-cc: cannot differentiate {WHAT[sink.kind]}\n"

        mark_bits(module, self.needs, open_sinks, self.derivatives.moved, say)

    @cached_property
    def found(self) -> list[Sink]:
        """All of them."""
        found = list(sinks(self.contents))
        if not found:
            return []
        uses = Uses(self.contents, self.contents.entries)
        return [sink for sink in found if uses.has(sink)]
