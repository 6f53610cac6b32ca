"""Calls of MPI: the run time makes them, and all that their derivatives need (runtime/mpi*.c).

In place of the call stands one of the run time's function of its name, with a context behind its arguments: the mode,
the width, what types say of the buffers' memory, and the shadows of the buffers. In reverse mode it leaves a record on
the tape, which is all that the adjoint takes.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts import message_bytes
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules.mpi import HANDLES, Message

ADJOINT = "__enzyme_cc_mpi_adjoint"

_FORWARD, _REVERSE = 1, 2
_RECORD, _HELD, _IS_SHARED, _SHADOWS = 2, 3, 4, 5
"""The context's fields: mode, width, record, what the two buffers hold, whether other threads may do the same, the
shadows of the buffers."""


def tangent(s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """Forward mode."""
    _call(s, call, model, _FORWARD, b)


def augment(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """Reverse mode: the call leaves a record, if derivatives travel."""
    context, type = _call(s, call, model, _REVERSE, b)
    s.uses_dynamic_tape = True
    record = b.load(ir.ptr, _field(b, type, context, _RECORD), name="message")
    s.call_values[call] = {"record": record}


def adjoint(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """Its adjoint."""
    function = s.module.get_or_declare(ADJOINT, ir.function_type(ir.void, (ir.ptr,)))
    b.call(function, (s.need_forward(s.call_values[call]["record"]),))


def _call(s: Sweep, call: ir.Call, model: CallModel, mode: int, b: Builder) -> tuple[Value, ir.Type]:
    message = _message(model)
    assert s.entry_builder is not None
    shadows = ir.array_type(ir.ptr, s.width)
    type = ir.struct_type((ir.i64, ir.i64, ir.ptr, ir.array_type(ir.i64, 2), ir.i64, shadows, shadows))
    context = s.entry_builder.alloca(type, align=8)
    b.store(ir.int_constant(ir.i64, mode), _field(b, type, context, 0))
    b.store(ir.int_constant(ir.i64, s.width), _field(b, type, context, 1))
    b.store(ir.null(), _field(b, type, context, _RECORD))
    b.store(ir.int_constant(ir.i64, int(s.shadowing.signature.concurrent)), _field(b, type, context, _IS_SHARED))
    for side, position in enumerate((message.sends, message.receives)):
        held, lanes = 0, Lanes.zero(ir.ptr, s.width)
        if position is not None:
            held, lanes = message_bytes.hold(s.facts, call, position), s.shadow(call.args[position], b)
        b.store(ir.int_constant(ir.i64, held), _field(b, type, context, _HELD, side))
        lanes.each(b.store, _shadow_fields(s, b, type, context, side))
    arguments = [_word(s.value(a), word, b) for a, word in zip(call.args, (*message.words, "out"), strict=False)]
    function = s.module.get_or_declare(
        message.runtime, ir.function_type(call.type, (*(a.type for a in arguments), ir.ptr))
    )
    s.values[call] = b.call(function, (*arguments, context), name=call.name or None)
    return context, type


def _message(model: CallModel) -> Message:
    assert model.info is not None and model.info.mpi is not None
    message: Message = model.info.mpi
    return message


def _word(value: Value, word: str, b: Builder) -> Value:
    """A handle of MPICH's is an int, of OpenMPI's an address: the run time takes a word."""
    if word in HANDLES and not value.type.is_pointer:
        return b.inttoptr(b.zext(value, ir.i64))
    return value


def _shadow_fields(s: Sweep, b: Builder, type: ir.Type, context: Value, side: int) -> Lanes:
    return Lanes.made(s.width, lambda lane: _field(b, type, context, _SHADOWS + side, lane))


def _field(b: Builder, type: ir.Type, context: Value, *places: int) -> Value:
    return b.gep(type, context, tuple(ir.int_constant(ir.i32, k) for k in (0, *places)))
