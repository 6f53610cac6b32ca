"""Where threads wait for each other: barriers, critical sections, locks, ordered loops; backwards.

The adjoint of a barrier is a barrier. Of what one thread at a time did, the last comes first: each thread takes a
number before it leaves, and waits backwards until those with higher ones are through (runtime/turns.c). The adjoint
of joining a thread starts one that goes backwards (runtime/threads.c).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.runtime import parallel, threads
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.ir import Builder, Value

_PASS = {"enter": parallel.PASS_TURN, "share": parallel.PASS_SHARED_TURN}
_PASS_UNLESS = {"try": threads.PASS_TURN_UNLESS, "try_share": threads.PASS_SHARED_TURN_UNLESS}

def before(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """In the forward sweep, before the call itself: the number of a thread that leaves, or which one is joined."""
    if model.info is None or model.info.meets is None:
        return
    what, lock = model.info.meets
    if what == "join":
        assert lock is not None
        record = b.call(threads.runtime_function(s.module, threads.RECORD), (s.value(call.args[lock]),), name="thread")
        s.call_values[call] = {"thread": record}
    elif what == "leave":
        key = _key(call) if lock is None else s.value(call.args[lock])
        nested = call.called_name.rstrip("_") == "omp_unset_nest_lock"
        take = parallel.TAKE_NESTED_NUMBER if nested else parallel.TAKE_NUMBER
        number = b.call(parallel.runtime_function(s.module, take), (key,), name="turn")
        s.call_values[call] = {"turn": number}


def adjoint(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """What waits forwards waits backwards."""
    if model.info is None or model.info.meets is None:
        return
    what, lock = model.info.meets
    if what == "barrier" and s.engine.primals.is_on_device:  # the same one, of as many threads
        b.call(call.callee, [s.need(arg) for arg in call.args], call.function_type, fn_attributes=("convergent",))
    elif what == "barrier":
        b.call(parallel.runtime_function(s.module, parallel.BARRIER), ())
    elif what == "join":
        record = s.need_forward(s.call_values[call]["thread"])
        b.call(threads.runtime_function(s.module, threads.BACKWARDS), (record,))
    elif what in _PASS:
        key = _key(call) if lock is None else s.need(call.args[lock])
        b.call(parallel.runtime_function(s.module, _PASS[what]), (key,))
    elif what in _PASS_UNLESS:
        assert lock is not None
        key, failed = s.need(call.args[lock]), s.need(call)
        b.call(threads.runtime_function(s.module, _PASS_UNLESS[what]), (key, failed))
    elif what == "leave":
        key = _key(call) if lock is None else s.need(call.args[lock])
        number = s.need_forward(s.call_values[call]["turn"])
        b.call(parallel.runtime_function(s.module, parallel.WAIT_FOR_TURN), (key, number))


def _key(call: ir.Call) -> Value:
    """What stands for a lock where the program names none: one for ordered loops, one for atomic sections."""
    number = ir.int_constant(ir.i64, 1 if "ordered" in call.called_name else 2)
    return ir.ConstantExpr("inttoptr", ir.ptr, (number,), (), None)
