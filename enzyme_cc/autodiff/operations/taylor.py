"""Taylor mode: forward mode in which lane k holds coefficient k of a truncated series instead of a tangent.

What moves numbers, adds them up or multiplies them by constants treats each lane by itself, as in forward mode. All
else of arithmetic and mathematics combines the lanes, by recurrences (arithmetic/taylor_series.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.function_places import FunctionPlaces
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.arithmetic.taylor_series import SUFFIXES, WRITTEN_OUT, Operands, kernel, written_out
from enzyme_cc.autodiff.operations import scalar_functions
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Instruction, Type, Value
from enzyme_cc.rules import Spelling
from enzyme_cc.rules.series import is_linear

POWERS = {"pow": "", "powi": "whole_", "pown": "whole_", "compoundn": "whole_"}
"""Powers with an exponent that does not vary, and which of the run time's functions they are."""

Coefficients = Mapping[str, list[Value]]
"""By results: their coefficients 1 and on."""


def derivatives(s: Sweep, i: Instruction, spelling: Spelling, b: Builder) -> None:
    """The tangents of the results of arithmetic or a function with a rule; in Taylor mode, their coefficients."""
    if not s.signature.taylor or spelling.rule.inactive:
        scalar_functions.tangents(s, i, spelling, b)
        return
    places = FunctionPlaces(i, spelling)
    series = scalar_functions.operand_tangents(s, places, b)
    active = frozenset(series)
    if not active or is_linear(spelling.rule, active):
        scalar_functions.tangents(s, i, spelling, b)
        return
    loaded = places.values_in_memory(s.value, b)
    leaf = places.leaf(s.value, loaded.__getitem__, b)
    given = Operands(spelling.rule, places.type, active, leaf, {name: list(d) for name, d in series.items()})
    found = _by_elements(s, given, b) if places.type.is_vector else _coefficients(s, given, b)
    scalar_functions.put_tangents(s, places, {name: Lanes(values) for name, values in found.items()}, b)


def _by_elements(s: Sweep, given: Operands, b: Builder) -> Coefficients:
    """Of vectors, one element after the other."""
    type = given.type
    found: dict[str, list[Value]] = {name: [ir.poison(type)] * given.order for name in given.results}
    for element in range(type.count):
        at = ir.int_constant(ir.i64, element)

        def taken(value: Value, at: Value = at) -> Value:
            return b.extract_element(value, at) if value.type.is_vector else value

        def leaf(op: str, name: str, taken: Callable[[Value], Value] = taken) -> Value:
            return taken(given.leaf(op, name))

        arguments = {name: [taken(value) for value in values] for name, values in given.arguments.items()}
        of_element = _coefficients(s, replace(given, type=type.element, leaf=leaf, arguments=arguments), b)
        for name, values in of_element.items():
            found[name] = [b.insert_element(whole, value, at)
                           for whole, value in zip(found[name], values, strict=True)]
    return found


def _coefficients(s: Sweep, given: Operands, b: Builder) -> Coefficients:
    """Of scalars."""
    rule = given.rule
    if rule.name in POWERS and given.active == {"x"}:
        return {"out": _power(s, given, b)}
    if given.order <= WRITTEN_OUT:
        return written_out(given, b)
    memory = _Memory(s, given, b)
    args: list[Value] = []
    for parameter in rule.params:
        if parameter.kind != "pointer":
            first = given.leaf("arg", parameter.name)
            args.append(memory.holding(first, given.arguments[parameter.name])
                        if parameter.name in given.active else first)
    read = rule.uses() | {"out"} if len(rule.outputs) == 1 else rule.uses()
    results: dict[str, Value] = {}
    for output in given.outputs:
        first = given.leaf("out", output.name) if output.name in read else ir.poison(given.type)
        args.append(memory.holding(first, []) if output.kind == "real" else first)
        results[output.name] = args[-1]
    b.call(kernel(given, s.module), args)
    return {name: memory.coefficients(results[name]) for name in given.results}


def _power(s: Sweep, given: Operands, b: Builder) -> list[Value]:
    """x^y or x^n, (1 + x)^n of compoundn."""
    type = given.type
    memory = _Memory(s, given, b)
    base, out = given.leaf("arg", "x"), given.leaf("out", "out")
    exponent = given.leaf("arg", given.rule.params[1].name)
    if given.rule.name == "compoundn":
        base = b.fadd(base, ir.fp_constant(type, 1.0))
    if exponent.type.is_int:
        exponent = b.sitofp(exponent, type)
    series, power, scratch = memory.holding(base, given.arguments["x"]), memory.holding(out, []), memory.place()
    name = f"__enzyme_cc_taylor_{POWERS[given.rule.name]}power{SUFFIXES[type.kind]}"
    function = s.module.get_or_declare(
        name, ir.function_type(ir.void, (ir.ptr, type, ir.ptr, ir.ptr, ir.i64)))
    b.call(function, (series, exponent, power, scratch, ir.int_constant(ir.i64, given.order)))
    return memory.coefficients(power)


class _Memory:
    """Arrays for series, which all calls of a function use one after the other."""

    def __init__(self, s: Sweep, given: Operands, b: Builder) -> None:
        self.s, self.b = s, b
        self.type, self.order = given.type, given.order
        self.taken = 0

    def place(self) -> Value:
        """Room for one series."""
        key = (self.type, self.taken)
        self.taken += 1
        found = self.s.series_memory.get(key)
        if found is None:
            assert self.s.entry_builder is not None
            type = ir.array_type(self.type, self.order + 1)
            found = self.s.series_memory[key] = self.s.entry_builder.alloca(type, name="series")
        return found

    def holding(self, first: Value, coefficients: list[Value]) -> Value:
        """The address of a series with these coefficients."""
        place = self.place()
        for k, value in enumerate([first, *coefficients]):
            self.b.store(value, _at(self.b, self.type, place, k))
        return place

    def coefficients(self, place: Value) -> list[Value]:
        """Coefficients 1 and on of a series."""
        return [self.b.load(self.type, _at(self.b, self.type, place, k)) for k in range(1, self.order + 1)]


def _at(b: Builder, type: Type, place: Value, k: int) -> Value:
    return b.gep(type, place, (ir.int_constant(ir.i64, k),))
