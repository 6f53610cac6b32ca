"""Loops of steps that the program hands to a hook (checkpoints.py, fixed_points.py): the function that a loop becomes.

It is `for (i = start; i < start + count; i++) step(i, args...);`, or `i = 0; while (step(i++, args...));`, and of type
(handle, start, count, what is iterated..., args...). Its derivatives are those of reverse/step_loops.py; the handle is
what the run time has been told before it. To all analyses it is what its code does.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.pointers import object_size
from enzyme_cc.autodiff.interface.known_values import converted, converts, resolved
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.autodiff.names import STEP
from enzyme_cc.autodiff.runtime import step_loops
from enzyme_cc.ir import Builder, Function, Module, Value

PLACE = "enzyme_cc_place"
"""The attribute that says where the source has the loop."""
_PASSED = ("byval(", "sret(", "zeroext", "signext", "inreg", "align ")
"""Attributes of parameters that say how a value is passed."""


class WrongLoop(Exception):
    """A loop that makes no sense: what is wrong with it."""


@dataclass
class StepLoop:
    """A call of a hook, understood.

    kind      the attribute that its function gets
    is_while  whether a step returns if another one is to follow; else there are `count` of them
    states    what is iterated, with its bytes
    """

    kind: str
    step: Function
    is_while: bool
    start: Value = field(default_factory=lambda: ir.int_constant(ir.i64, 0))
    count: Value = field(default_factory=lambda: ir.int_constant(ir.i64, -1))
    states: list[tuple[Value, Value]] = field(default_factory=list)
    regions: list[tuple[Value, Value]] = field(default_factory=list)
    args: list[Value] = field(default_factory=list)


def step_of(hook: str, value: Value | None, is_while: bool) -> Function:
    """The function of a step that a hook is handed. Raises WrongLoop."""
    step = None if value is None else resolved(value)
    if not isinstance(step, Function):
        raise WrongLoop(f"'{hook}' needs the function of one step as its first argument, known at compile time")
    type = step.function_type
    if not type.params or not (type.params[0].is_int or type.params[0].is_pointer) or type.vararg:
        raise WrongLoop(f"'{source_name(step)}' is no step: it takes its number first, an integer")
    if is_while and not type.ret.is_int:
        raise WrongLoop(f"'{source_name(step)}' is no step: it takes its number first, an integer, and returns whether "
                        "another one is to follow")
    return step


def check_arguments(loop: StepLoop) -> None:
    """See that a step can be called with what is given. Raises WrongLoop."""
    name, params = source_name(loop.step), loop.step.function_type.params[1:]
    if len(loop.args) != len(params):
        raise WrongLoop(f"'{name}' takes {len(params)} arguments behind the number of the step, and {len(loop.args)} "
                        "are given")
    for number, (value, type) in enumerate(zip(loop.args, params, strict=True), 1):
        if not converts(value.type, type):
            raise WrongLoop(f"argument {number} behind the number of the step is of type {value.type}, and '{name}' "
                            f"takes {type}")


def put_in_place(module: Module, call: ir.Call, loop: StepLoop, settings: str, *said: Value) -> None:
    """Call the function of a loop instead of the hook, between what tells the run time of it; `said` to the function
    that makes its `settings`."""
    b = Builder.before(call)
    function = _function(module, loop, call)

    def run_time(name: str, *args: Value) -> Value:
        return b.call(step_loops.runtime_function(module, name), args)

    handle = run_time(settings, *(
        converted(b, value, type)
        for value, type in zip(said, step_loops.runtime_function(module, settings).function_type.params, strict=True)))
    for address, size in (*loop.states, *loop.regions):
        run_time(step_loops.REGION, handle, address, _integer(b, size))
    for value in loop.args:
        variable = resolved(value) if value.type.is_pointer else value
        bytes = object_size(module.datalayout, variable)
        if bytes is not None:
            run_time(step_loops.OBJECT, handle, value, ir.int_constant(ir.i64, bytes))
    given = [handle, _integer(b, loop.start), _integer(b, loop.count)]
    for address, size in loop.states:
        given += [address, _integer(b, size)]
    types = loop.step.function_type.params[1:]
    given += [converted(b, value, type) for value, type in zip(loop.args, types, strict=True)]
    b.call(function, given)
    run_time(step_loops.DONE, handle)
    if call.users:
        call.replace_all_uses_with(ir.zero(call.type))
    call.remove()


def _integer(b: Builder, value: Value) -> Value:
    """An integer that is given, or, as Fortran does, where it lies."""
    return b.load(ir.i64, value) if value.type.is_pointer else converted(b, value, ir.i64)


def _function(module: Module, loop: StepLoop, call: ir.Call) -> Function:
    step = loop.step
    states = [ir.ptr, ir.i64] * len(loop.states)
    type = ir.function_type(ir.void, [ir.i64, ir.i64, ir.i64, *states, *step.function_type.params[1:]])
    made = Function.create(module, module.unique_name(f"{step.name}.loop"), type, "internal")
    made.attributes = (loop.kind, f'"{PLACE}"="{location_of(call) or ""}"')
    if STEP not in step.attributes:
        step.attributes = (*step.attributes, STEP)
    number_type = step.function_type.params[0]
    head, body, end = (made.add_block(name) for name in ("head", "body", "end"))
    handle, start, count, *args = made.args
    b = Builder(head)
    slot = b.alloca(ir.i64) if number_type.is_pointer else None
    # so that LLVM hands over what only derivatives look at
    b.call(step_loops.runtime_function(module, step_loops.BEGINS), (handle, start, count))
    for place in range(0, len(states), 2):
        b.call(step_loops.runtime_function(module, step_loops.STATE), (args[place], args[place + 1]))
    if loop.is_while:
        b.br(body)
    else:
        b.cond_br(b.icmp("sgt", count, ir.int_constant(ir.i64, 0)), body, end)
    b = Builder(body)
    phi = b.phi(ir.i64, name="i")
    number: Value = b.add(start, phi)
    if slot is not None:
        b.store(number, slot)
        number = slot
    attributes = [tuple(a for a in p.attributes if a.startswith(_PASSED)) for p in step.args]
    go = b.call(step, [converted(b, number, number_type), *args[len(states):]], arg_attributes=attributes)
    following = b.add(phi, ir.int_constant(ir.i64, 1))
    again = b.icmp("ne", go, ir.zero(go.type)) if loop.is_while else b.icmp("slt", following, count)
    b.cond_br(again, body, end)
    phi.add_incoming(ir.int_constant(ir.i64, 0), head)
    phi.add_incoming(following, body)
    Builder(end).ret()
    return made
