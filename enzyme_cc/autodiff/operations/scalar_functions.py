"""The derivative of a scalar function by its rule, for both modes: instructions, intrinsics, calls of libm.

With several results and operands, real or the parts of complex ones, by value or in memory:

    tangent of a result     common * sum over the operands of partial * tangent
    adjoint of an operand   sum over the results of partial * (common * adjoint)

Both are made of the same products, each with a guard where zero times infinity must be zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.arithmetic.function_places import FunctionPlaces
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.arithmetic.products import ZeroTimes, over, times, without_promises
from enzyme_cc.autodiff.operations.adjoint_memory import guarded_address, take_scalar
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.mixed_words import number_in
from enzyme_cc.autodiff.shadow.shared_adjoints import add_to_shared
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Instruction, Value
from enzyme_cc.rules import Expr, Spelling


class ScalarDerivative:
    """The rule of one function, applied to derivatives. `leaf` gives the primal values that partials read."""

    def __init__(self, s: Sweep, places: FunctionPlaces, leaf: Callable[[str, str], Value], b: Builder) -> None:
        self.rule = places.rule
        self.builder = b
        self._emitter = ExpressionEmitter(b, places.type, leaf)
        self._strong_zero = s.signature.strong_zero
        self._always_guarded = s.facts.may_multiply_by_infinity(places.call)
        self._discarded = s.facts.is_discarded(places.call)
        self._is_nested = s.engine.is_nested

    def tangent(self, output: str, tangents: Mapping[str, Lanes]) -> Lanes | None:
        """Of a result, from those of the operands; None if it is zero."""
        total = self._sum({(output, name): d for name, d in tangents.items()})
        if total is None or self.rule.common is None:
            return total
        return self._product(total, self.rule.common)

    def before_sharing(self, adjoints: Mapping[str, Lanes]) -> Mapping[str, Lanes]:
        """Adjoints of the results times the common factor of all shares."""
        common = self.rule.common
        if common is None:
            return adjoints
        if common.op == "div" and common.args[0].op == "const" and common.args[0].value == 1.0:
            # rounds once; a tangent takes the reciprocal, which leaves loops and serves all lanes
            return {output: self._quotient(d, common) for output, d in adjoints.items()}
        return {output: self._product(d, common) for output, d in adjoints.items()}

    def share(self, name: str, adjoints: Mapping[str, Lanes]) -> Lanes | None:
        """What an operand gets of the results' adjoints; None if it is zero."""
        return self._sum({(output, name): d for output, d in adjoints.items()})

    def _sum(self, derivatives: Mapping[tuple[str, str], Lanes]) -> Lanes | None:
        total: Lanes | None = None
        for key, d in derivatives.items():
            factor = self.rule.factors.get(key)
            if factor is not None:
                term = self._product(d, factor)
                total = term if total is None else total.map(self.builder.fadd, term)
        return total

    def _product(self, d: Lanes, factor: Expr) -> Lanes:
        if factor.op == "const" and factor.value == 1.0:
            return d
        if factor.op == "const" and factor.value == -1.0:
            return d.map(self.builder.fneg)
        if factor.op == "neg":  # the sign last, where a sum takes it in
            return self._product(d, factor.args[0]).map(self.builder.fneg)
        b = self.builder
        if factor.op == "select" and all(arm.op == "const" and arm.value in _ALL_OR_NOTHING for arm in factor.args[1:]):
            condition = self._value(factor.args[0])
            then, otherwise = (_ALL_OR_NOTHING[arm.value] for arm in factor.args[1:])
            return d.map(lambda x: b.select(condition, then(b, x), otherwise(b, x)))
        zero, value = self._zero_times(factor), self._value(factor)
        return d.map(lambda x: times(b, x, value, zero))

    def _quotient(self, d: Lanes, reciprocal: Expr) -> Lanes:
        b, zero, divisor = self.builder, self._zero_times(reciprocal), self._value(reciprocal.args[1])
        return d.map(lambda x: over(b, x, divisor, zero))

    def _value(self, expression: Expr) -> Value:
        """What a partial is here. A program that promises finite numbers says nothing of slopes, where it matters."""
        b = self.builder
        promised = b.fast
        if self._strong_zero:
            b.fast = without_promises(promised)
        value = self._emitter.emit(expression)
        b.fast = promised
        return value

    def _zero_times(self, factor: Expr) -> ZeroTimes:
        """Zero times this factor must be zero, be it infinite or NaN, and infinity times zero: where the user asked for
        it. Where the result is computed and not used, as LLVM does on inputs on which the source computes nothing, the
        derivative that comes in is 0, and the factor may be anything; and so for the part of a complex number of which
        no use is made, and which comes with the other."""
        if self._strong_zero:
            return ZeroTimes.ZERO
        guarded = self.rule.complex or self._always_guarded or (
            self._discarded and self.rule.needs_zero_guard(factor))
        if not guarded:
            return ZeroTimes.AS_IEEE
        return ZeroTimes.OF_ZERO_DERIVATIVES if self._is_nested else ZeroTimes.LAST_OF_ZERO_DERIVATIVES


_ALL_OR_NOTHING: Mapping[float, Callable[[Builder, Value], Value]] = {
    1.0: lambda b, d: d, -1.0: lambda b, d: b.fneg(d), 0.0: lambda b, d: ir.zero(d.type),
}
"""Partials of functions that choose: what is not chosen gets nothing, whatever comes in."""


# ---- forward mode


def tangents(s: Sweep, i: Instruction, spelling: Spelling, b: Builder) -> None:
    """The tangents of the results, beside the value or in the shadow memory that they are written to."""
    places = FunctionPlaces(i, spelling)
    if places.rule.inactive:
        return
    loaded = places.values_in_memory(s.value, b)
    derivative = ScalarDerivative(s, places, places.leaf(s.value, loaded.__getitem__, b), b)
    given = operand_tangents(s, places, b)
    put_tangents(s, places, {
        o.name: d for o in places.outputs if (d := derivative.tangent(o.name, given)) is not None}, b)


def put_tangents(s: Sweep, places: FunctionPlaces, found: dict[str, Lanes], b: Builder) -> None:
    """Have the results these tangents, and zeros where none is found."""
    i = places.call
    if not i.type.is_void and s.needs_shadow(i):
        s.shadows[i] = places.returned(found, s.width, b)
    for output in places.outputs:
        pointer = places.pointer_of(output)
        if pointer is not None and not s.facts.is_constant_value(pointer):
            d = found.get(output.name, Lanes.zero(places.type, s.width))
            d.each(partial(_store, s, places, pointer, b), s.shadow(pointer, b))


def _store(s: Sweep, places: FunctionPlaces, pointer: Value, b: Builder, tangent: Value, shadow: Value) -> None:
    b.store(tangent, s.writable(pointer, shadow, places.type, b))


def operand_tangents(s: Sweep, places: FunctionPlaces, b: Builder) -> dict[str, Lanes]:
    """The tangents of the active real parameters."""
    found: dict[str, Lanes] = {}
    for name in places.rule.differentiable:
        operand = places.operand(name)
        if _is_active(s, operand):
            taken_out = partial(_load, s) if places.in_memory(name) else FunctionPlaces.parameter
            found[name] = s.shadow(operand, b).map(partial(taken_out, places, name, builder=b))
    return found


def _load(s: Sweep, places: FunctionPlaces, name: str, shadow: Value, builder: Builder) -> Value:
    pointer = places.operand(name)
    tangent = builder.load(places.type, places.address(name, shadow, builder))
    if s.needs_guard(pointer):
        inactive = s.inactive_at_run_time(pointer, shadow, builder)
        tangent = builder.select(inactive, ir.zero(places.type), tangent)
    return tangent


def _is_active(s: Sweep, value: Value) -> bool:
    return not value.is_constant and not s.facts.is_constant_value(value)


# ---- reverse mode


def keep_values_in_memory(s: AdjointSweep, call: ir.Call, spelling: Spelling, b: Builder) -> None:
    """After the call in the forward sweep: read what only memory holds of its operands and results."""
    if not spelling.rule.inactive and not s.facts.is_constant_instruction(call):
        s.call_values[call] = FunctionPlaces(call, spelling).values_in_memory(s.value, b)


def adjoints(s: AdjointSweep, i: Instruction, spelling: Spelling, b: Builder) -> None:
    """Each active operand gets its share of the results' adjoints, in a register or in shadow memory."""
    places = FunctionPlaces(i, spelling)
    if places.rule.inactive:
        return
    taken = _taken_outputs(s, places, b)
    if not taken:
        return
    loaded = s.call_values.get(i, {})
    leaf = places.leaf(s.need, lambda name: s.need_forward(loaded[name]), b)
    derivative = ScalarDerivative(s, places, leaf, b)
    taken = derivative.before_sharing(taken)
    for operand, names in places.by_operand().items():
        value = i.operands[operand]
        if not _is_active(s, value):
            continue
        parts = {name: d for name in names if (d := derivative.share(name, taken)) is not None}
        if parts and places.in_memory(names[0]):
            _add_to_memory(s, places, value, parts, b)
        elif parts:
            s.add(value, places.packed(operand, parts, b), b)


def _taken_outputs(s: AdjointSweep, places: FunctionPlaces, b: Builder) -> Mapping[str, Lanes]:
    """Adjoints of the results, which are set to zero."""
    found: dict[str, Lanes] = {}
    returned = None if places.call.type.is_void else s.take(places.call, b)
    for output in places.outputs:
        pointer = places.pointer_of(output)
        if pointer is not None and not s.facts.is_constant_value(pointer):
            shadows = s.shadow_in_reverse(pointer, b)
            found[output.name] = shadows.map(partial(take_scalar, s, pointer, type=places.type, b=b))
        elif pointer is None and returned is not None:
            found[output.name] = returned.map(partial(places.result, output, builder=b))
    return found


def _add_to_memory(
    s: AdjointSweep, places: FunctionPlaces, pointer: Value, parts: dict[str, Lanes], b: Builder
) -> None:
    size = 2 * s.engine.layout.size(places.type)

    def add(shadow: Value, *shares: Value) -> None:
        base = guarded_address(s, pointer, shadow, size, b)
        for name, share in zip(parts, shares, strict=True):
            address = places.address(name, base, b)
            if s.shadowing.is_shared(pointer):
                add_to_shared(s.module, b, address, share)
                continue
            old = number_in(s.facts, b, b.load(places.type, address), pointer)
            b.store(b.fadd(old, share), address)

    s.shadow_in_reverse(pointer, b).each(add, *parts.values())
