"""Checkpointed time loops: `__enzyme_checkpoint_for(step, start, n, enzyme_scheme, &scheme, &config, regions...,
args...)` is `for (i = start; i < start + n; i++) step(i, args...);`, and `__enzyme_checkpoint_while(step, settings...,
args...)` is `i = 0; while (step(i++, args...));`.

Reverse mode keeps snapshots, when a scheme of the program's says so, and runs steps again from them: one step at a
time has a tape.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import CHECKPOINT_FOR, CHECKPOINT_WHILE, hook_calls
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.step_loops import StepLoop, WrongLoop, check_arguments, put_in_place, step_of
from enzyme_cc.autodiff.names import CHECKPOINTED
from enzyme_cc.autodiff.runtime.step_loops import CHECKPOINT_SETTINGS
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Module, Value
from enzyme_cc.ir.invokes import call_instead

_MARKERS = ("enzyme_scheme", "enzyme_checkpoint_region")
"""Each takes two values."""


def outline_checkpointed_loops(module: Module) -> list[Diagnostic]:
    """Put a call of a function with the loop in place of each hook. What is wrong with them."""
    wrong: list[Diagnostic] = []
    for call, hook in list(hook_calls(module)):
        if hook not in (CHECKPOINT_FOR, CHECKPOINT_WHILE):
            continue
        try:
            loop, scheme, config = _read(call, hook)
            place = call_instead(call) if isinstance(call, ir.Invoke) else call
            put_in_place(module, place, loop, CHECKPOINT_SETTINGS, scheme, config)
        except WrongLoop as problem:
            wrong.append(error(str(problem), location_of(call), code="checkpoint"))
    return wrong


def _read(call: ir.Call, hook: str) -> tuple[StepLoop, Value, Value]:
    """The loop, its scheme, and the settings of that."""
    args = list(call.args)
    is_while = hook == CHECKPOINT_WHILE
    loop = StepLoop(CHECKPOINTED, step_of(hook, args.pop(0) if args else None, is_while), is_while)
    if not is_while:
        if len(args) < 2 or not all(arg.type.is_int or arg.type.is_pointer for arg in args[:2]):
            raise WrongLoop(f"'{hook}' takes the step, the number of the first one, and how many they are")
        loop.start, loop.count, *args = args
    found: tuple[Value, Value] | None = None
    while args:
        value = args.pop(0)
        marker = marker_of(value)
        if marker is None:
            loop.args.append(value)
            continue
        if marker not in _MARKERS:
            raise WrongLoop(f"the marker '{marker}' is not supported with '{hook}'")
        if len(args) < 2:
            raise WrongLoop(f"something is missing behind '{marker}'")
        pair = args.pop(0), args.pop(0)
        if marker == "enzyme_scheme":
            found = pair
        else:
            loop.regions.append(region_of(*pair))
    if found is None or not (found[0].type.is_pointer and found[1].type.is_pointer):
        raise WrongLoop(f"'{hook}' needs 'enzyme_scheme', the address of a scheme and that of its settings: as "
                        "'enzyme_scheme, &EnzymeCkptRevolve, &config' of <enzyme/checkpoint.h>")
    check_arguments(loop)
    return loop, *found


def region_of(address: Value, size: Value) -> tuple[Value, Value]:
    """What stands behind `enzyme_checkpoint_region`. Raises WrongLoop."""
    if not address.type.is_pointer or not (size.type.is_int or size.type.is_pointer):
        raise WrongLoop("'enzyme_checkpoint_region' takes an address and how many bytes lie there")
    return address, size
