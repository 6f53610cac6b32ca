"""The run-time functions of loops of steps, which loop_state.h, checkpoints.c and fixed_points.c define.

What the program calls before and after the loop, with the handle of what it says:

    CHECKPOINT_SETTINGS(scheme, config) -> handle
    FIXED_POINT_SETTINGS(reduction, most steps, control) -> handle
    REGION, OBJECT(handle, memory, bytes)           memory that belongs to the state; that would, if steps wrote there
    BEGINS(handle, start, count), STATE(memory, bytes)  within the loop's function: they do nothing
    DONE(handle)

What derivatives call:

    OPEN(handle, start, count, place) -> loop       the forward sweep begins; count -1: as long as a step says so
    HOLD(loop, memory, bytes, written)              a variable of the state, or one that no step writes
    COVER(loop, memory, message)                    steps write there: it must be part of the state
    CHECKPOINTS_FORWARD(loop, environment, run), CHECKPOINTS_REVERSE(loop, environment, run, turn)
    SHADOW(others, memory, bytes) -> shadows        derivatives of what is iterated
    FIXED_POINTS_FORWARD(loop, environment, run)
    FIXED_POINTS_REVERSE, FIXED_POINTS_TANGENT(loop, environment, turn, shadows, single precision)

and of loops whose tapes are bounded (limited_loops.c), where `tape` does an iteration with a tape, and `reverse` its
adjoint:

    LIMITED_OPEN(count, place) -> loop
    LIMITED_FORWARD(loop, environment, run, tape, run that notes what it reads, too)
    LIMITED_REVERSE(loop, environment, run, tape, reverse, run without notes)
    READ(memory, bytes)                             what an iteration reads
    NOTE(memory, bytes), MADE(block), FREED(block)  what an iteration writes, allocates and frees
    FORGET(mark)                                    what is freed of what it has put off since a mark
"""

from __future__ import annotations

from enzyme_cc import ir

_OWN = "__enzyme_cc_"
CHECKPOINT_SETTINGS, FIXED_POINT_SETTINGS = f"{_OWN}checkpoint_settings", f"{_OWN}fixed_point_settings"
REGION, OBJECT, BEGINS, DONE = (f"{_OWN}loop_{name}" for name in ("region", "object", "begins", "done"))
STATE, SHADOW = f"{_OWN}fixed_point_state", f"{_OWN}fixed_point_shadow"
OPEN, HOLD, COVER = (f"{_OWN}loop_{name}" for name in ("open", "hold", "cover"))
CHECKPOINTS_COVER, CHECKPOINTS_FORWARD, CHECKPOINTS_REVERSE = (
    f"{_OWN}checkpoints_{name}" for name in ("cover", "forward", "reverse"))
FIXED_POINTS_FORWARD, FIXED_POINTS_REVERSE, FIXED_POINTS_TANGENT = (
    f"{_OWN}fixed_points_{name}" for name in ("forward", "reverse", "tangent"))
LIMITED_OPEN, LIMITED_FORWARD, LIMITED_REVERSE = (f"{_OWN}limited_{name}" for name in ("open", "forward", "reverse"))
NOTE, READ, MADE, FREED, FORGET = (
    f"{_OWN}undo_{name}" for name in ("note", "read", "made", "freed", "forget_deferred"))

_TYPES = {
    CHECKPOINT_SETTINGS: ir.function_type(ir.i64, (ir.ptr, ir.ptr)),
    FIXED_POINT_SETTINGS: ir.function_type(ir.i64, (ir.f64, ir.i64, ir.ptr)),
    REGION: ir.function_type(ir.void, (ir.i64, ir.ptr, ir.i64)),
    OBJECT: ir.function_type(ir.void, (ir.i64, ir.ptr, ir.i64)),
    BEGINS: ir.function_type(ir.void, (ir.i64, ir.i64, ir.i64)),
    STATE: ir.function_type(ir.void, (ir.ptr, ir.i64)),
    DONE: ir.function_type(ir.void, (ir.i64,)),
    OPEN: ir.function_type(ir.ptr, (ir.i64, ir.i64, ir.i64, ir.ptr)),
    HOLD: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i32)),
    COVER: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
    CHECKPOINTS_COVER: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
    CHECKPOINTS_FORWARD: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
    CHECKPOINTS_REVERSE: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr, ir.ptr)),
    SHADOW: ir.function_type(ir.ptr, (ir.ptr, ir.ptr, ir.i64)),
    FIXED_POINTS_FORWARD: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
    FIXED_POINTS_REVERSE: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr, ir.ptr, ir.i32)),
    LIMITED_OPEN: ir.function_type(ir.ptr, (ir.i64, ir.ptr)),
    LIMITED_FORWARD: ir.function_type(ir.void, (ir.ptr,) * 5),
    LIMITED_REVERSE: ir.function_type(ir.void, (ir.ptr,) * 6),
    NOTE: ir.function_type(ir.void, (ir.ptr, ir.i64)),
    READ: ir.function_type(ir.void, (ir.ptr, ir.i64)),
    MADE: ir.function_type(ir.void, (ir.ptr,)),
    FREED: ir.function_type(ir.void, (ir.ptr,)),
    FORGET: ir.function_type(ir.void, (ir.ptr,)),
    FIXED_POINTS_TANGENT: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr, ir.ptr, ir.i32)),
}


def runtime_function(module: ir.OwningModule, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
