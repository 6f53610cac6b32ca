"""Library functions from arrays to a number, which are declared as data (rules/array_functions.py).

The partial by an element is a rule over the elements of its place. Kernels walk over the arrays: a tangent is the sum
of partials times tangents, an adjoint adds partial times adjoint to each element. Arrays that change before the
reverse sweep are kept on the tape, as far as the partials read them.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.derivative_types import zero_of_zero
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import BasicBlock, Builder, Function, Value
from enzyme_cc.rules import uses
from enzyme_cc.rules.array_functions import ArrayParameter, ArrayRule

Place = tuple[Value, Value]
"""Where an array begins, and its stride."""


def tangent(s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """The call, and the sum of its partials times the tangents of its arrays."""
    s.copy(call, b)
    if not s.needs_shadow(call):
        return
    rule = _rule(model)
    places = {a.name: (s.value(call.args[a.position]), _stride(s.value, call, a, b)) for a in rule.arrays}
    totals = Lanes.zero(call.type, s.width)
    for array in _active(s, call, rule):
        pointer = call.args[array.position]
        kernel = _kernel(s, rule, array, "tangent")
        count = _integer(s.value(call.args[array.count]), b)
        stride, given = places[array.name][1], _operands(rule, array, places)

        def with_term(total: Value, shadow: Value, pointer=pointer, kernel=kernel, count=count, stride=stride,
                      given=given) -> Value:
            here = _unless_inactive(s, count, pointer, s.value(pointer), shadow, b)
            return b.fadd(total, b.call(kernel, (here, shadow, stride, s.values[call], ir.zero(call.type), *given)))

        totals = totals.map(with_term, s.shadow(pointer, b))
    s.shadows[call] = totals


def augment(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """The call; what of its arrays is read by the adjoint, and changes before, is kept."""
    rule = _rule(model)
    wanted = {name for array in _active(s, call, rule) for name in _read(rule, array)}
    stable = s.facts.stable_arguments(call, s.signature)
    kept: dict[str, Value] = {}
    for array in rule.arrays:
        if array.name in wanted and not stable[array.position]:
            count = _integer(s.value(call.args[array.count]), b)
            s.uses_dynamic_tape = True
            size = b.mul(_at_least_none(count, b), ir.int_constant(ir.i64, _bytes(s, rule)))
            copy = b.call(tape.runtime_function(s.module, tape.PUSH), (size,), name=array.name)
            given = s.value(call.args[array.position]), _stride(s.value, call, array, b)
            b.call(_kernel(s, rule, array, "keep"), (count, *given, copy))
            kept[array.name] = copy
    s.copy(call, b)
    s.call_values[call] = kept


def adjoint(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """To each element, partial times the adjoint of the result."""
    rule = _rule(model)
    seeds = s.take(call, b)
    if seeds is None:
        return
    kept = s.call_values.get(call, {})
    for array in _active(s, call, rule):
        pointer = call.args[array.position]
        places: dict[str, Place] = {}
        for each in rule.arrays:
            if each.name in _read(rule, array):
                places[each.name] = (
                    (s.need_forward(kept[each.name]), ir.int_constant(ir.i64, 1)) if each.name in kept
                    else (s.need(call.args[each.position]), _stride(s.need, call, each, b))
                )
        out = s.need(call) if _reads_result(rule, array) else ir.zero(call.type)
        count = _integer(s.need(call.args[array.count]), b)
        stride = _stride(s.need, call, array, b)
        kernel, given = _kernel(s, rule, array, "adjoint"), _operands(rule, array, places)

        def add(shadow: Value, seed: Value, pointer=pointer, kernel=kernel, count=count, stride=stride, out=out,
                given=given) -> None:
            if s.needs_guard(pointer):
                count = _unless_inactive(s, count, pointer, s.need(pointer), shadow, b)
            b.call(kernel, (count, shadow, stride, out, seed, *given))

        s.shadow_in_reverse(pointer, b).each(add, seeds)


# ---- what is asked of a rule


def _rule(model: CallModel) -> ArrayRule:
    assert model.info is not None and model.info.array is not None
    return model.info.array


def _active(s: Sweep, call: ir.Call, rule: ArrayRule) -> list[ArrayParameter]:
    return [
        a for a in rule.arrays
        if rule.partials.partial(a.name) is not None and not s.facts.is_constant_value(call.args[a.position])
    ]


def _read(rule: ArrayRule, array: ArrayParameter) -> list[str]:
    """The arrays that the partial by one of them reads."""
    read = uses(rule.partials.partials["out", array.name])
    return [a.name for a in rule.arrays if a.name in read]


def _reads_result(rule: ArrayRule, array: ArrayParameter) -> bool:
    return "out" in uses(rule.partials.partials["out", array.name])


def _operands(rule: ArrayRule, array: ArrayParameter, places: dict[str, Place]) -> list[Value]:
    return [value for name in _read(rule, array) for value in places[name]]


def _bytes(s: Sweep, rule: ArrayRule) -> int:
    return s.engine.layout.size(ir.float_type(rule.element))


def _integer(value: Value, b: Builder) -> Value:
    return value if value.type is ir.i64 else b.sext(value, ir.i64)


def _at_least_none(count: Value, b: Builder) -> Value:
    none = ir.int_constant(ir.i64, 0)
    return b.select(b.icmp("sgt", count, none), count, none)


def _stride(value_of, call: ir.Call, array: ArrayParameter, b: Builder) -> Value:
    if array.stride is None:
        return ir.int_constant(ir.i64, 1)
    return _integer(value_of(call.args[array.stride]), b)


def _unless_inactive(s: Sweep, count: Value, pointer: Value, primal: Value, shadow: Value, b: Builder) -> Value:
    """The count, or none where the pointer turns out inactive at run time."""
    if not s.needs_guard(pointer):
        return count
    return b.select(b.icmp("eq", primal, shadow), ir.int_constant(ir.i64, 0), count)


# ---- kernels


def _kernel(s: Sweep, rule: ArrayRule, array: ArrayParameter, operation: str) -> Function:
    """The function that walks over an array.

    tangent (count, tangents, stride, result, -, arrays and strides that the partial reads) returns the sum,
    adjoint (count, adjoints, stride, result, its adjoint, ...) adds to the adjoints,
    keep (count, array, stride, copy) copies the elements to places side by side.
    """
    key = ("array", rule.name, array.name, operation, s.signature.strong_zero)
    found = s.engine.kernels.get(key)
    if found is None:
        found = s.engine.kernels[key] = _make_kernel(s, rule, array, operation)
    return found


def _make_kernel(s: Sweep, rule: ArrayRule, array: ArrayParameter, operation: str) -> Function:
    number = ir.float_type(rule.element)
    read = _read(rule, array)
    if operation == "keep":
        type = ir.function_type(ir.void, (ir.i64, ir.ptr, ir.i64, ir.ptr))
    else:
        others = [t for _ in read for t in (ir.ptr, ir.i64)]
        result = number if operation == "tangent" else ir.void
        type = ir.function_type(result, (ir.i64, ir.ptr, ir.i64, number, number, *others))
    name = s.module.unique_name(f"__enzyme_cc.{operation}.{rule.name}.{array.name}")
    function = Function.create(s.module, name, type, "internal")
    function.attributes = ("nounwind",)
    count, walked, stride, *rest = function.args
    entry, body, done = function.add_block("entry"), BasicBlock("body", function), BasicBlock("done", function)
    function.blocks.extend((body, done))
    zero, one = ir.int_constant(ir.i64, 0), ir.int_constant(ir.i64, 1)
    before = Builder(entry)
    places: dict[str, Place] = {array.name + "'": (walked, stride)}
    if operation != "keep":
        places |= {n: (rest[2 + 2 * k], rest[3 + 2 * k]) for k, n in enumerate(read)}
    starts = {n: _start(before, place, step, count, number) for n, (place, step) in places.items()}
    before.cond_br(before.icmp("sgt", count, zero), body, done)
    b = Builder(body)
    at = ir.Phi(ir.i64, name="at")
    b.insert(at)
    total = ir.Phi(number, name="total")
    if operation == "tangent":
        b.insert(total)

    def element(name: str) -> Value:
        return b.gep(number, starts[name], (b.mul(at, places[name][1]),))

    here = element(array.name + "'")
    following: Value = total
    if operation == "keep":
        b.store(b.load(number, here), b.gep(number, rest[0], (at,)))
    else:
        def leaf(op: str, name: str) -> Value:
            return rest[0] if op == "out" else b.load(number, element(name))

        emitter = ExpressionEmitter(b, number, leaf)
        factor = emitter.emit(rule.partials.partials["out", array.name])
        if operation == "tangent":
            following = b.fadd(total, _scaled(s, b.load(number, here), factor, b))
        else:
            b.store(b.fadd(b.load(number, here), _scaled(s, rest[1], factor, b)), here)
    after = b.add(at, one)
    at.add_incoming(zero, entry)
    at.add_incoming(after, body)
    b.cond_br(b.icmp("eq", after, count), done, body)
    end = Builder(done)
    if operation == "tangent":
        total.add_incoming(ir.zero(number), entry)
        total.add_incoming(following, body)
        sum = ir.Phi(number, name="sum")
        end.insert(sum)
        sum.add_incoming(ir.zero(number), entry)
        sum.add_incoming(following, body)
        end.ret(sum)
    else:
        end.ret()
    function.blocks_changed()
    return function


def _scaled(s: Sweep, d: Value, factor: Value, b: Builder) -> Value:
    return zero_of_zero(b, d, b.fmul(d, factor), s.signature.strong_zero)


def _start(b: Builder, place: Value, stride: Value, count: Value, number: ir.Type) -> Value:
    """Where the first element lies: with a negative stride at the other end, as in BLAS."""
    zero, one = ir.int_constant(ir.i64, 0), ir.int_constant(ir.i64, 1)
    backwards = b.mul(b.sub(one, count), stride)
    return b.gep(number, place, (b.select(b.icmp("slt", stride, zero), backwards, zero),))
