"""Starts threads where derivatives have calls that a team of threads makes.

In a slice a parallel region is a marked call of its body (prepare/parallel_regions.py). Derivatives that were made of
it are called with marks, too; here such a call becomes a call of the run time (runtime/parallel.c), which lets each
thread of a team call a function of ours. That one takes the arguments out of a record of the caller and makes the call:

- of a body, or its tangent;
- of an augmented primal, whose tape each thread gets to keep; the call as a whole gives the record of the team;
- of an adjoint, with the thread's tape. Adjoints that it returns, of what every thread was given by value, are summed.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.autodiff.runtime import parallel
from enzyme_cc.autodiff.shadow.shared_adjoints import ADJOINT, AUGMENTED, add_to_shared
from enzyme_cc.ir import Builder, Function, Module, Type

MARKS = (PARALLEL, AUGMENTED, ADJOINT)
_WORK = ir.function_type(ir.ptr, (ir.ptr, ir.ptr))


def start_threads(module: Module, set_back: Function | None) -> None:
    """Replace all marked calls of the module. `set_back` is what a thread calls first in each request."""
    for function in list(module.functions.values()):
        if not function.has_body:
            continue
        for call in [i for i in function.instructions() if isinstance(i, ir.Call)]:
            mark = next((m for m in MARKS if m in call.fn_attributes), None)
            if mark is not None:
                _start(module, function, call, mark, set_back)


def _start(module: Module, function: Function, call: ir.Call, mark: str, set_back: Function | None) -> None:
    given = list(call.args[:-1] if mark == ADJOINT else call.args)
    types = [value.type for value in given]
    result: Type | None = call.type if mark == ADJOINT and not call.type.is_void else None
    record = ir.struct_type((*types, *([result] if result is not None else ()))) if types or result else None
    entry = Builder()
    entry.position_at_start(function.blocks[0])
    b = Builder.before(call)
    memory: ir.Value = ir.null()
    if set_back is not None:
        given.append(b.call(parallel.runtime_function(module, parallel.REQUEST_NUMBER), ()))
        types.append(ir.i64)
        record = ir.struct_type((*types, *([result] if result is not None else ())))
    if record is not None:
        memory = entry.alloca(record)
        b = Builder.before(call)  # which may be what the first block began with
        for number, value in enumerate(given):
            if not isinstance(value, (ir.Poison, ir.Undef)):
                b.store(value, _field(b, record, memory, number))
        if result is not None:
            b.store(ir.zero(result), _field(b, record, memory, len(given)))
    work = _work(module, call, mark, record, types, result, set_back)
    start = {PARALLEL: parallel.PLAIN, AUGMENTED: parallel.AUGMENTED, ADJOINT: parallel.ADJOINT}[mark]
    team = (call.args[-1],) if mark == ADJOINT else ()
    found: ir.Value = b.call(parallel.runtime_function(module, start), (work, memory, *team))
    if result is not None:
        assert record is not None
        found = b.load(result, _field(b, record, memory, len(given)))
    if not call.type.is_void:
        call.replace_all_uses_with(found)
    call.remove()


def _field(b: Builder, record: Type, memory: ir.Value, number: int) -> ir.Value:
    return b.gep(record, memory, (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, number)))


def _work(
    module: Module, call: ir.Call, mark: str, record: Type | None, types: list[Type], result: Type | None,
    set_back: Function | None,
) -> Function:
    """What each thread does: (record, tape) -> tape."""
    work = Function.create(module, module.unique_name("__enzyme_cc.thread"), _WORK, "internal", ["arguments", "tape"])
    work.attributes = ("nounwind",)
    b = Builder(work.add_block("entry"))
    arguments, tape = work.args
    values: list[ir.Value] = []
    for number, type in enumerate(types):
        assert record is not None
        values.append(b.load(type, _field(b, record, arguments, number)))
    if set_back is not None:
        b.call(parallel.runtime_function(module, parallel.JOIN_REQUEST), (values.pop(), set_back))
    if mark == ADJOINT:
        values.append(tape)
    found = b.call(call.callee, values, call.function_type, cc=call.cc)
    if result is not None:
        assert record is not None
        add_to_shared(module, b, _field(b, record, arguments, len(types)), found)
    b.ret(found if mark == AUGMENTED else ir.null())
    return work
