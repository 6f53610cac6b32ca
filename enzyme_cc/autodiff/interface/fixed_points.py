"""`__enzyme_fixed_point(step, enzyme_fp_state, z, bytes, ..., args...)` is `while (step(i++, args...));`, an iteration
that converges to a state z, whose derivative needs no more than one step.

Backwards, the adjoint of a step at the state that the iteration has ended in is applied to the adjoint of the state
until what it adds is small (two-phase adjoint: B. Christianson, Reverse accumulation and attractive fixed points,
Optimization Methods and Software 3, 1994); memory does not depend on how many steps there were. Forwards, the tangent
of that step is iterated likewise.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.checkpoints import region_of
from enzyme_cc.autodiff.interface.hooks import FIXED_POINT, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.step_loops import StepLoop, WrongLoop, check_arguments, put_in_place, step_of
from enzyme_cc.autodiff.names import FIXED
from enzyme_cc.autodiff.runtime.step_loops import FIXED_POINT_SETTINGS
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Module, Value
from enzyme_cc.ir.invokes import call_instead

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
    wrong: list[Diagnostic] = []
    for call, hook in hook_calls(module):
        if hook != FIXED_POINT:
            continue
        try:
            loop, settings = _read(call)
            place = call_instead(call) if isinstance(call, ir.Invoke) else call
            put_fixed_point(module, place, loop, settings)
        except WrongLoop as problem:
            wrong.append(error(str(problem), location_of(call), code="fixed-point"))
    return wrong


def put_fixed_point(module: Module, call: ir.Call, loop: StepLoop, settings: Settings) -> None:
    """Call the function of the iteration instead of the hook."""
    b = Builder.before(call)
    said = [b.load(type, value) if value.type.is_pointer else value
            for type, value in ((ir.f64, settings.reduction), (ir.i64, settings.most))]
    put_in_place(module, call, loop, FIXED_POINT_SETTINGS, *said, settings.control)


def check_settings(settings: Settings) -> None:
    """Raises WrongLoop."""
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
    check_settings(settings)
    check_arguments(loop)
    return loop, settings


def state_of(address: Value, size: Value) -> tuple[Value, Value]:
    """The address of what is iterated, and its bytes. Raises WrongLoop."""
    if not address.type.is_pointer or not (size.type.is_int or size.type.is_pointer):
        raise WrongLoop(f"'{FIXED_POINT}' needs 'enzyme_fp_state', the address of the state, and its bytes")
    return address, size
