"""Calls of FFTW: a transform is linear, so its tangent is the transform of the shadows, its adjoint the transposed one.

Both are functions of the run time (runtime/fftw_transforms.c), which take what is known of the plan; the program's own
call is repeated as it is. In reverse mode that and, where the arrays are the plan's own, their shadows are kept, as the
plan may be destroyed before its adjoint is asked for.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.operations.fftw_arrays import pointers_at
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.places import place_of
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Type, Value
from enzyme_cc.rules.fftw import Transform

_PAIR = ir.struct_type((ir.ptr, ir.ptr))
_PARTS = ("ri", "ii", "ro", "io")


Arrays = dict[str, Lanes]
"""The shadows of arrays by parameter; null where there is none."""


def tangent(s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """Forward mode."""
    transform = _transform(model)
    geometry = _begin(s, call, transform, b)
    if geometry is not None:
        _run(s, transform, transform.is_transposed, geometry, _arrays(s, call, transform, b), b)


def augment(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """Reverse mode: what the adjoint needs is kept."""
    transform = _transform(model)
    geometry = _begin(s, call, transform, b)
    if geometry is None:
        return
    kept = s.call_values[call] = {"geometry": geometry}
    if _given(s, call, transform) is None:
        for word, lanes in _arrays(s, call, transform, b).items():
            kept |= {f"{word}.{number}": shadow for number, shadow in enumerate(lanes)}


def adjoint(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """Its adjoint."""
    transform = _transform(model)
    kept = s.call_values.get(call)
    if kept is None:
        return
    given = _given(s, call, transform)
    if given is None:
        arrays = {word: _kept(s, kept, word) for word in _PARTS}
    else:
        arrays = {word: _in_reverse(s, pointer, b) for word, pointer in given.items()}
    _run(s, transform, not transform.is_transposed, s.need_forward(kept["geometry"]), arrays, b)


def _kept(s: AdjointSweep, kept: dict[str, Value], word: str) -> Lanes:
    return Lanes.made(s.width, lambda lane: s.need_forward(kept[f"{word}.{lane}"]))


def _transform(model: CallModel) -> Transform:
    assert model.info is not None and model.info.fftw is not None
    return model.info.fftw


def _begin(s: Sweep, call: ir.Call, transform: Transform, b: Builder) -> Value | None:
    """The call, and what is known of its plan; None of one that transforms nothing with a derivative."""
    geometry = None
    if not transform.makes_plan and _is_active(s, call, transform):
        geometry = _plan(s, call, transform, b)
        if not transform.geometry:
            geometry = _call(s, transform, "geometry", ir.ptr, (geometry, place_of(s.module, call)), b)
    s.copy(call, b)
    if transform.makes_plan:
        _shadow_of_plan(s, call, transform, b)
    elif transform.ends_plan and not transform.fortran and s.needs_shadow(call.args[0]):
        s.shadow(call.args[0], b).each(lambda shadow: _call(s, transform, "forget_plan", ir.void, (shadow,), b))
    return geometry


def _is_active(s: Sweep, call: ir.Call, transform: Transform) -> bool:
    given = _given(s, call, transform)
    return given is None or not all(map(s.facts.is_constant_value, given.values()))


def _plan(s: Sweep, call: ir.Call, transform: Transform, b: Builder) -> Value:
    plan = s.value(call.args[0])
    return b.load(ir.ptr, plan) if transform.fortran else plan


def _shadow_of_plan(s: Sweep, call: ir.Call, transform: Transform, b: Builder) -> None:
    """A record of the arrays and their shadows stands for the shadow of a plan that goes elsewhere."""
    if transform.fortran or not s.needs_shadow(call):
        return
    if all(isinstance(user, ir.Call) and s.model_of(user).kind is Kind.FFTW for user in call.users):
        s.shadows[call] = Lanes.same(s.values[call], s.width)
        return
    pointers = [call.args[k] for k in transform.arrays.values()]
    pairs = [(s.value(pointer), s.shadow(pointer, b)) for pointer in pointers]
    table, count = _table(s, len(pairs)), ir.int_constant(ir.i64, len(pairs))

    def record(lane: int) -> Value:
        _fill(table, [(primal, shadows[lane]) for primal, shadows in pairs], b)
        return _call(s, transform, "shadow_plan", ir.ptr, (s.values[call], table, count), b)

    s.shadows[call] = Lanes.made(s.width, record)


# ---- arrays


def _arrays(s: Sweep, call: ir.Call, transform: Transform, b: Builder) -> Arrays:
    given = _given(s, call, transform)
    if given is None:
        return _arrays_of_plan(s, call, transform, b)
    return {word: _unless_inactive(s, pointer, s.value(pointer), s.shadow(pointer, b), b)
            for word, pointer in given.items()}


def _given(s: Sweep, call: ir.Call, transform: Transform) -> dict[str, Value] | None:
    """The arrays by parameter, where they are arguments, of the call or of one that has just made the plan."""
    if transform.of_plans_arrays:
        plan = call.args[0]
        if not isinstance(plan, ir.Call) or s.model_of(plan).kind is not Kind.FFTW:
            return None
        call, transform = plan, _transform(s.model_of(plan))
    return {word: call.args[k] for word, k in transform.arrays.items()}


def _in_reverse(s: AdjointSweep, pointer: Value, b: Builder) -> Lanes:
    if s.facts.is_constant_value(pointer):
        return Lanes.zero(ir.ptr, s.width)
    primal = s.need(pointer) if s.needs_guard(pointer) else ir.null()
    return _unless_inactive(s, pointer, primal, s.shadow_in_reverse(pointer, b), b)


def _unless_inactive(s: Sweep, pointer: Value, primal: Value, shadows: Lanes, b: Builder) -> Lanes:
    if s.facts.is_constant_value(pointer):
        return Lanes.zero(ir.ptr, s.width)
    if not s.needs_guard(pointer):
        return shadows
    return shadows.map(lambda shadow: b.select(b.icmp("eq", primal, shadow), ir.null(), shadow))


def _arrays_of_plan(s: Sweep, call: ir.Call, transform: Transform, b: Builder) -> Arrays:
    """Those that the plan was made for: the run time looks for their shadows."""
    pairs = pointers_at(s, call, b)
    table, count = _table(s, len(pairs)), ir.int_constant(ir.i64, len(pairs))
    places = _entry(s).alloca(ir.array_type(ir.ptr, len(_PARTS)), align=8)
    plan, where = _plan(s, call, transform, b), place_of(s.module, call)
    of_plan = Lanes.zero(ir.ptr, s.width) if transform.fortran else s.shadow(call.args[0], b)

    def found(lane: int) -> list[Value]:
        _fill(table, [(primal, shadows[lane]) for primal, shadows in pairs], b)
        _call(s, transform, "arrays", ir.void, (plan, of_plan[lane], table, count, places, where), b)
        return [b.load(ir.ptr, b.gep(ir.ptr, places, (ir.int_constant(ir.i64, k),)), name=f"{word}.shadow")
                for k, word in enumerate(_PARTS)]

    return dict(zip(_PARTS, Lanes.results(s.width, found), strict=True))


# ---- calls of the run time


def _run(s: Sweep, transform: Transform, transposed: bool, geometry: Value, arrays: Arrays, b: Builder) -> None:
    name, shared = "transpose" if transposed else "apply", s.shadowing.signature.concurrent
    lanes = tuple(arrays.values())
    if len(lanes) > 2:
        name += "_parts"
        null = Lanes.zero(ir.ptr, s.width)
        lanes = (arrays.get("ri") or arrays["in"], arrays.get("ii", null), arrays.get("ro") or arrays["out"],
                 arrays.get("io", null))
    more = (ir.int_constant(ir.i64, int(shared)),) if transposed else ()
    lanes[0].each(lambda *each: _call(s, transform, name, ir.void, (geometry, *each, *more), b), *lanes[1:])


def _call(
    s: Sweep, transform: Transform, name: str, result: Type, arguments: tuple[Value, ...], b: Builder
) -> Value:
    type = ir.function_type(result, tuple(a.type for a in arguments))
    return b.call(s.module.get_or_declare(transform.runtime(name), type), arguments)


def _table(s: Sweep, count: int) -> Value:
    return _entry(s).alloca(ir.array_type(_PAIR, max(count, 1)), align=8)


def _fill(table: Value, pairs: list[tuple[Value, Value]], b: Builder) -> None:
    for k, pair in enumerate(pairs):
        for part, value in enumerate(pair):
            place = b.gep(_PAIR, table, (ir.int_constant(ir.i64, k), ir.int_constant(ir.i32, part)))
            b.store(value, place)


def _entry(s: Sweep) -> Builder:
    assert s.entry_builder is not None
    return s.entry_builder
