"""`__enzyme_fixed_point(step, enzyme_fp_state, z, bytes, ..., args...)` is `while (step(i++, args...));`, an iteration
that converges to a state z, whose derivative needs no more than one step.

Backwards, the adjoint of a step at the state that the iteration has ended in is applied to the adjoint of the state
until what it adds is small (two-phase adjoint: B. Christianson, Reverse accumulation and attractive fixed points,
Optimization Methods and Software 3, 1994); memory does not depend on how many steps there were. Forwards, the tangent
of that step is iterated likewise.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.checkpoints import region_of
from enzyme_cc.autodiff.interface.hooks import FIXED_POINT, SET_FIXED_POINT, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.step_loops import StepLoop, WrongLoop, check_arguments, put_in_place, step_of
from enzyme_cc.autodiff.names import FIXED
from enzyme_cc.autodiff.runtime.step_loops import FIXED_POINT_SETTINGS
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Module, Value
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.ir.outlining import CannotOutline, outline_loop
from enzyme_cc.ir.structure import loop_forest

_TAKEN = {"enzyme_fp_state": 2, "enzyme_fp_reduction": 1, "enzyme_fp_max_iters": 1, "enzyme_fp_control": 1,
          "enzyme_checkpoint_region": 2}
"""The markers, and how many values stand behind each."""


@dataclass
class Settings:
    """How long the derivative is iterated; what is below zero, or null, stands for what is usual."""

    reduction: Value = field(default_factory=lambda: ir.fp_constant(ir.f64, -1.0))
    most: Value = field(default_factory=lambda: ir.int_constant(ir.i64, -1))
    control: Value = field(default_factory=ir.null)


def outline_fixed_points(module: Module) -> list[Diagnostic]:
    """Put a call of a function with the iteration in place of each hook. What is wrong with them."""
    wrong: dict[ir.Call, Diagnostic] = {}
    while (found := _first(module, wrong)) is not None:
        call, hook = found
        try:
            if hook == SET_FIXED_POINT:
                call, loop, settings = _outlined(module, call)
            else:
                call = call_instead(call) if isinstance(call, ir.Invoke) else call
                loop, settings = _read(call)
            _put_in_place(module, call, loop, settings)
        except WrongLoop as problem:
            wrong[call] = error(str(problem), location_of(call), code="fixed-point")
    return list(wrong.values())


def _first(module: Module, wrong: Collection[ir.Call]) -> tuple[ir.Call, str] | None:
    """A call that is still to be understood: outlining a loop makes others of those in it."""
    return next((found for found in hook_calls(module)
                 if found[1] in (FIXED_POINT, SET_FIXED_POINT) and found[0] not in wrong), None)


def _put_in_place(module: Module, call: ir.Call, loop: StepLoop, settings: Settings) -> None:
    """Call the function of the iteration instead of the hook."""
    b = Builder.before(call)
    said = [b.load(type, value) if value.type.is_pointer else value
            for type, value in ((ir.f64, settings.reduction), (ir.i64, settings.most))]
    put_in_place(module, call, loop, FIXED_POINT_SETTINGS, *said, settings.control)


def _check_settings(settings: Settings) -> None:
    if not (settings.reduction.type.is_fp or settings.reduction.type.is_pointer) or not (
        settings.most.type.is_int or settings.most.type.is_pointer
    ):
        raise WrongLoop("'enzyme_fp_reduction' takes a number, and 'enzyme_fp_max_iters' an integer")
    if not settings.control.type.is_pointer:
        raise WrongLoop("'enzyme_fp_control' takes a function")


def _read(call: ir.Call) -> tuple[StepLoop, Settings]:
    args = list(call.args)
    loop = StepLoop(FIXED, step_of(FIXED_POINT, args.pop(0) if args else None, True), True)
    settings = Settings()
    while args:
        value = args.pop(0)
        marker = marker_of(value)
        if marker is None:
            loop.args.append(value)
            continue
        if marker not in _TAKEN:
            raise WrongLoop(f"the marker '{marker}' is not supported with '{FIXED_POINT}'")
        given, args = args[:_TAKEN[marker]], args[_TAKEN[marker]:]
        if len(given) < _TAKEN[marker]:
            raise WrongLoop(f"something is missing behind '{marker}'")
        if marker == "enzyme_fp_state":
            loop.states.append(state_of(*given))
        elif marker == "enzyme_checkpoint_region":
            loop.regions.append(region_of(*given))
        elif marker == "enzyme_fp_reduction":
            [settings.reduction] = given
        elif marker == "enzyme_fp_max_iters":
            [settings.most] = given
        else:
            settings.control = resolved(given[0])
    if not loop.states:
        raise WrongLoop(f"'{FIXED_POINT}' needs 'enzyme_fp_state', the address of the state, and its bytes")
    _check_settings(settings)
    check_arguments(loop)
    return loop, settings


def _outlined(module: Module, call: ir.Call) -> tuple[ir.Call, StepLoop, Settings]:
    """The loop around `__enzyme_set_fixed_point(reduction, most, control, z, bytes, ...)` as one of calls: the hook,
    which stands in its place, the loop, and the settings."""
    hook, given = SET_FIXED_POINT, call.args
    if len(given) < 5 or len(given) % 2 == 0:
        raise WrongLoop(f"'{hook}' takes the reduction, the most iterations, a function or null, and of each part of "
                        "the state the address and the bytes")
    assert call.parent is not None and call.function is not None
    loop = loop_forest(call.function).loop_of(call.parent)
    if loop is None:
        raise WrongLoop(f"'{hook}' stands in no loop")
    try:
        outlined = outline_loop(loop, call, module.unique_name(f"{call.function.name}.step"))
    except CannotOutline as why:
        raise WrongLoop(f"the loop of '{hook}' is not taken for a fixed point: {why}") from why
    reduction, most, control, *states = outlined.mark.args
    made = StepLoop(FIXED, outlined.step, True, args=outlined.captured)
    made.states = [state_of(*pair) for pair in zip(states[::2], states[1::2], strict=True)]
    settings = Settings(reduction, most, control)
    _check_settings(settings)
    return outlined.mark, made, settings


def state_of(address: Value, size: Value) -> tuple[Value, Value]:
    """The address of what is iterated, and its bytes. Raises WrongLoop."""
    if not address.type.is_pointer or not (size.type.is_int or size.type.is_pointer):
        raise WrongLoop(f"'{FIXED_POINT}' needs 'enzyme_fp_state', the address of the state, and its bytes")
    return address, size
