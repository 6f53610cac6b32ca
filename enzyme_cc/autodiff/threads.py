"""Starts threads where derivatives have calls that a thread of its own makes (prepare/threads.py).

Derivatives of what a thread does are called with marks. Here such a call becomes a call of the run time
(runtime/threads.c), which lets a thread call a function of ours: that one takes the arguments out of the thread's
record and makes the call. The augmented primal's thread leaves its tape in the record, the call as a whole gives the
record.
The adjoint's thread starts where the program joins; at the call itself it is joined.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.engine import Engine
from enzyme_cc.autodiff.prepare.thread_marks import THREAD
from enzyme_cc.autodiff.runtime import parallel, threads
from enzyme_cc.autodiff.shadow.shared_adjoints import THREAD_ADJOINT, THREAD_AUGMENTED
from enzyme_cc.ir import Builder, Function

_MARKS = (THREAD, THREAD_AUGMENTED, THREAD_ADJOINT)
_WORK = ir.function_type(ir.ptr, (ir.ptr, ir.ptr))


def start_own_threads(engine: Engine, set_back: Function | None) -> None:
    """Replace all calls of the module that a thread of its own makes. `set_back` is what a thread calls first."""
    for function in list(engine.module.functions.values()):
        for call in [i for i in function.instructions() if isinstance(i, ir.Call)] if function.has_body else ():
            mark = next((m for m in _MARKS if m in call.fn_attributes), None)
            if mark is None:
                continue
            b = Builder.before(call)
            if mark == THREAD_ADJOINT:
                b.call(threads.runtime_function(engine.module, threads.FINISH), (call.args[-1],))
            else:
                _start(engine, b, call, set_back)
                call.replace_all_uses_with(call.args[0])
            call.remove()


def _start(engine: Engine, b: Builder, call: ir.Call, set_back: Function | None) -> None:
    module = engine.module
    record = call.args[0]
    given = list(call.args)
    if set_back is not None:
        given.append(b.call(parallel.runtime_function(module, parallel.REQUEST_NUMBER), ()))
    type = ir.struct_type([value.type for value in given])
    size = ir.int_constant(ir.i64, engine.layout.size(type))
    memory = b.call(threads.runtime_function(module, threads.ARGUMENTS), (record, size))
    for number, value in enumerate(given):
        if not isinstance(value, (ir.Poison, ir.Undef)):
            b.store(value, b.gep(type, memory, (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, number))))
    body = call.called_function
    assert body is not None
    adjoint: ir.Value = ir.null()
    if THREAD_AUGMENTED in call.fn_attributes:
        adjoint = _work(engine, engine.adjoint_of(body), type, call.arg_count, True, set_back)
    work = _work(engine, body, type, call.arg_count, False, set_back)
    b.call(threads.runtime_function(module, threads.START), (record, work, adjoint))


def _work(
    engine: Engine, function: Function, type: ir.Type, count: int, takes_tape: bool, set_back: Function | None
) -> Function:
    """What a thread does: (arguments, tape) -> tape."""
    work = Function.create(engine.module, engine.module.unique_name("__enzyme_cc.thread"), _WORK, "internal",
                           ["arguments", "tape"])
    work.attributes = ("nounwind",)
    b = Builder(work.add_block("entry"))
    arguments, tape = work.args
    values: list[ir.Value] = []
    for number, element in enumerate(type.elements):
        place = b.gep(type, arguments, (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, number)))
        values.append(b.load(element, place))
    if set_back is not None:
        b.call(parallel.runtime_function(engine.module, parallel.JOIN_REQUEST), (values.pop(), set_back))
    assert len(values) == count
    found = b.call(function, [*values, tape] if takes_tape else values, cc=function.cc)
    b.ret(found if found.type.is_pointer else ir.null())
    return work
