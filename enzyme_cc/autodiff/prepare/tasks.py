"""Tasks of OpenMP, done at once by the thread that makes them, which OpenMP allows.

A task is a record that the run time allocates, with the variables that the task shares behind it, and a function that
gets the record. In a slice the record is ordinary heap memory and starting the task a call of its function. So nothing
is left to wait for. A loop of tasks is one task for the whole loop. Reductions of tasks work on what they reduce to:
no other thread has a part of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Module, Value

_ALLOCATE = "__kmpc_omp_task_alloc"
_START = ("__kmpc_omp_task", "__kmpc_omp_task_with_deps", "__kmpc_taskloop")
_NOTHING = frozenset((
    "__kmpc_omp_taskwait", "__kmpc_omp_taskyield", "__kmpc_taskgroup", "__kmpc_end_taskgroup", "__kmpc_omp_wait_deps",
    "__kmpc_omp_taskwait_deps_51", "__kmpc_omp_task_begin_if0", "__kmpc_omp_task_complete_if0",
    "__kmpc_taskred_init",
))
_OWN_PART = "__kmpc_task_reduction_get_th_data"
_TIED, _DESTRUCTORS = 1, 8
"""Flags of tasks: that stay with a thread; whose private variables have destructors, which the run time calls."""

_MALLOC = ir.function_type(ir.ptr, (ir.i64,))
_FREE = ir.function_type(ir.void, (ir.ptr,))


def do_tasks_at_once(module: Module, names: Iterable[str]) -> None:
    """Let the named functions do their tasks where they make them. What is not understood stays, and is refused."""
    if _ALLOCATE not in module.functions:
        return
    for name in names:
        calls = [i for i in module.functions[name].instructions() if isinstance(i, ir.Call)]
        made = [call for call in calls if call.called_name == _ALLOCATE]
        started = {call: _starts(call) for call in made}
        destructors = {call: _destructor(call) for call in made}
        if None in started.values() or not all(_is_simple(call, destructors[call]) for call in made):
            continue
        for call in calls:
            if call.called_name in _NOTHING:
                if call.users:
                    call.replace_all_uses_with(ir.zero(call.type))
                call.remove()
            elif call.called_name == _OWN_PART:
                call.replace_all_uses_with(call.args[2])
                call.remove()
        for call, starts in started.items():
            for start in starts or ():
                _do(start, call, destructors[call])
            for done in [u for u in call.users if isinstance(u, ir.Call) and u.called_function is call.args[5]]:
                _end(done, call, destructors[call])
            _allocate(module, call)


def _destructor(call: ir.Call) -> Function | None:
    """The function that ends a task's private variables; the program puts it into the record for the run time."""
    places: list[Value] = [call]
    for place in places:
        for user in place.users:
            if isinstance(user, ir.Store) and user.pointer is place and isinstance(user.value, Function):
                return user.value
            if isinstance(user, ir.GetElementPtr) and user not in places:
                places.append(user)
    return None


def _is_simple(call: ir.Call, destructor: Function | None) -> bool:
    size, body = call.args[3], call.args[5]
    surely, possibly = _bits(call.args[2])
    return (
        bool(surely & _TIED) and bool(possibly & _DESTRUCTORS) == (destructor is not None)
        and isinstance(size, ir.ConstantInt) and isinstance(body, Function) and body.has_body
    )


def _bits(flags: Value) -> tuple[int, int]:
    """The bits that are surely and possibly set: a `final` clause is known at run time only."""
    if isinstance(flags, ir.ConstantInt):
        return flags.value, flags.value
    if isinstance(flags, ir.Select):
        (one, maybe_one), (other, maybe_other) = map(_bits, flags.operands[1:])
        return one & other, maybe_one | maybe_other
    if isinstance(flags, ir.BinaryOp) and flags.opcode == "or":
        (one, maybe_one), (other, maybe_other) = map(_bits, flags.operands)
        return one | other, maybe_one | maybe_other
    return 0, -1


def _starts(allocated: ir.Call) -> list[ir.Call] | None:
    """The calls that start the task."""
    calls = [u for u in allocated.users if isinstance(u, ir.Call)]
    found = [call for call in calls if call.called_name in _START and call.args[2] is allocated]
    return found or (None if not _is_called(allocated) else [])


def _is_called(allocated: ir.Call) -> bool:
    """Whether the program calls the task's function itself, as it does where an `if` clause does not hold."""
    return any(isinstance(u, ir.Call) and u.called_function is allocated.args[5] for u in allocated.users)


def _do(start: ir.Call, task: ir.Call, destructor: Function | None) -> None:
    b = Builder()
    b.position_before(start)
    b.debug_location = start.metadata.get("dbg") or task.metadata.get("dbg")  # flang gives the start none
    type, body = ir.function_type(ir.i32, (ir.i32, ir.ptr)), task.args[5]
    copy = start.args[-1] if start.called_name.startswith("__kmpc_taskloop") else None
    if not isinstance(copy, Function):
        b.call(body, (start.args[1], task), type)
    else:  # it says that this task has the last iteration, and copies private variables
        own: ir.Call = task
        if destructor is not None:
            assert start.module is not None
            own = b.call(start.module.get_or_declare("malloc", _MALLOC), (task.args[3],))
            b.memcpy(own, task, task.args[3])
        b.call(copy, (own, task, ir.int_constant(ir.i32, 1)))
        done = b.call(body, (start.args[1], own), type)
        if destructor is not None:
            _end(done, own, destructor)
            b.call(destructor, (start.args[1], task))
            b.call(_free(start), (task,))
    if start.users:
        start.replace_all_uses_with(ir.zero(start.type))
    start.remove()


def _end(done: ir.Call, record: ir.Call, destructor: Function | None) -> None:
    """What the run time does behind a task."""
    b = Builder()
    b.position_after(done)
    b.debug_location = done.metadata.get("dbg")
    if destructor is not None:
        b.call(destructor, (done.args[0], record))
    b.call(_free(done), (record,))


def _free(beside: ir.Call) -> Value:
    assert beside.module is not None
    return beside.module.get_or_declare("free", _FREE)


def _allocate(module: Module, call: ir.Call) -> None:
    """The record, with a pointer to the shared variables first."""
    b = Builder.before(call)
    size = call.args[3]
    assert isinstance(size, ir.ConstantInt)
    before = ir.int_constant(ir.i64, -(-size.value // 16) * 16)
    record = b.call(module.get_or_declare("malloc", _MALLOC), (b.add(before, call.args[4]),))
    b.store(b.gep(ir.i8, record, (before,)), record)
    call.replace_all_uses_with(record)
    call.remove()
