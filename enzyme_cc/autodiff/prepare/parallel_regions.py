"""Parallel regions of OpenMP as ordinary calls, before anything of a slice is optimised or analysed.

clang and flang put the body of a region into a function of its own and hand it to `__kmpc_fork_call`. In a slice that
becomes a direct call of the body, which a mark on the call tells from others: analyses see a call, and what is made of
it in a derivative starts the threads again (autodiff/parallel_regions.py). The body finds its thread's number by
itself, so the two pointers that the run time gives it are not used. LLVM may change the body's arguments as it likes
then: what all threads only read comes by value, and its adjoint is summed once per thread.

Reductions are critical sections: in which order the threads' parts are summed is free in OpenMP.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.effects import REDUCTION
from enzyme_cc.autodiff.prepare.atomic_sections import lower_atomic_operations
from enzyme_cc.autodiff.prepare.tasks import do_tasks_at_once
from enzyme_cc.ir import Builder, Function, Module, Value
from enzyme_cc.ir.metadata import MetadataRef

PARALLEL = '"enzyme_cc_parallel"'
"""Marks calls that a team of threads makes, each thread once."""

_REDUCE = {"__kmpc_reduce": True, "__kmpc_reduce_nowait": False}
_END_REDUCE = {"__kmpc_end_reduce": True, "__kmpc_end_reduce_nowait": False}
_FORK, _FORK_IF = "__kmpc_fork_call", "__kmpc_fork_call_if"
_THREAD = ir.function_type(ir.i32, (ir.ptr,))
_CRITICAL = ir.function_type(ir.void, (ir.ptr, ir.i32, ir.ptr))
_BARRIER = ir.function_type(ir.void, (ir.ptr, ir.i32))
_TEAM_SIZE = ir.function_type(ir.void, (ir.ptr, ir.i32, ir.i32))


def lower_parallel_regions(module: Module, names: Iterable[str]) -> None:
    """Let the named functions call the bodies of their parallel regions."""
    _wish_for_no_vectors(module)
    do_tasks_at_once(module, names)
    if not any(name in module.functions for name in (_FORK, _FORK_IF, *_REDUCE)):
        return
    bodies: dict[Function, Value] = {}
    for name in names:
        for call in [i for i in module.functions[name].instructions() if isinstance(i, ir.Call)]:
            called = call.called_name
            if called in (_FORK, _FORK_IF):
                _lower_fork(module, call, called == _FORK_IF, bodies)
            elif called in _REDUCE:
                _lower_reduce(module, call)
            elif called in _END_REDUCE:
                _lower_end_reduce(module, call, _END_REDUCE[called])
    for body, source in bodies.items():
        _find_own_number(module, body, source)
    _widen_small_numbers(module, names, bodies)
    lower_atomic_operations(module, [module.functions[name] for name in names])


def _wish_for_no_vectors(module: Module) -> None:
    """`simd` is a wish for the program's loops; LLVM warns of each loop of a derivative where it is not granted."""
    for number, text in module.metadata.texts.items():
        if text.startswith('!{!"llvm.loop.vectorize.enable"'):
            module.metadata.replace(MetadataRef(number), '!{!"llvm.loop.mustprogress"}')


def has_parallel_regions(module: Module) -> bool:
    """Whether a function of the module has a marked call."""
    return any(
        isinstance(i, ir.Call) and PARALLEL in i.fn_attributes
        for function in module.functions.values() if function.has_body for i in function.instructions()
    )


def _lower_fork(module: Module, call: ir.Call, conditional: bool, bodies: dict[Function, Value]) -> None:
    body = call.args[2]
    given = list(call.args[4 if conditional else 3:])
    if not isinstance(body, Function) or not body.has_body:
        return
    count = len(body.args) - 2
    if conditional and len(given) > count:
        del given[count:]
    if len(given) != count or any(a.type is not p.type for a, p in zip(given, body.args[2:], strict=True)):
        return
    b = Builder.before(call)
    source = call.args[0]
    if conditional:  # a team of one where the condition does not hold; 0 asks for nothing
        number = b.call(module.get_or_declare("__kmpc_global_thread_num", _THREAD), (source,))
        one = b.select(b.icmp("eq", call.args[3], ir.int_constant(ir.i32, 0)),
                       ir.int_constant(ir.i32, 1), ir.int_constant(ir.i32, 0))
        b.call(module.get_or_declare("__kmpc_push_num_threads", _TEAM_SIZE), (source, number, one))
    none = ir.null()
    b.call(body, (none, none, *given), fn_attributes=("noinline", PARALLEL))
    bodies.setdefault(body, source)
    call.remove()


def _find_own_number(module: Module, body: Function, source: Value) -> None:
    """The thread's number from the run time, rather than through the first argument."""
    b = Builder()
    b.position_at_start(body.blocks[0])
    slot = b.alloca(ir.i32)
    b.store(b.call(module.get_or_declare("__kmpc_global_thread_num", _THREAD), (source,)), slot)
    body.args[0].replace_all_uses_with(slot)
    body.args[0].attributes = body.args[1].attributes = ()


def _widen_small_numbers(module: Module, names: Iterable[str], bodies: Iterable[Function]) -> None:
    """clang passes private copies of scalars in words. A float in one is made a double, as which words are summed."""
    widened: dict[Function, list[tuple[int, ir.Type]]] = {}
    for body in bodies:
        for number, argument in enumerate(body.args):
            stored = next(iter(argument.users), None) if argument.type is ir.i64 and len(argument.users) == 1 else None
            type = _small_number(stored.pointer) if isinstance(stored, ir.Store) and stored.value is argument else None
            if type is None:
                continue
            assert isinstance(stored, ir.Store)
            widened.setdefault(body, []).append((number, type))
            b = Builder()
            b.position_before(stored)
            b.store(b.fptrunc(b.bitcast(argument, ir.f64), type), stored.pointer)
            stored.remove()
    for name in names if widened else ():
        for call in [i for i in module.functions[name].instructions() if isinstance(i, ir.Call)]:
            callee = call.called_function
            for number, type in widened.get(callee, ()) if callee is not None else ():
                _widen(call, number, type)


def _small_number(slot: Value) -> ir.Type | None:
    """The type of the number, smaller than a word, that a stack slot holds."""
    for user in slot.users if isinstance(slot, ir.Alloca) else ():
        if isinstance(user, ir.Load) and user.type in (ir.f32, ir.half):
            return user.type
    return None


def _widen(call: ir.Call, number: int, type: ir.Type) -> None:
    word = call.args[number]
    b = Builder()
    b.position_before(call)
    if isinstance(word, ir.Load):
        small = b.load(type, word.pointer)
    else:
        small = b.bitcast(b.trunc(word, ir.int_type(16 if type is ir.half else 32)), type)
    call.set_operand(number, b.bitcast(b.fpext(small, ir.f64), ir.i64))


def _lower_reduce(module: Module, call: ir.Call) -> None:
    """The thread is alone from here on, and combines its part itself."""
    b = Builder.before(call)
    critical = module.get_or_declare("__kmpc_critical", _CRITICAL)
    b.call(critical, (call.args[0], call.args[1], call.args[6]), fn_attributes=(REDUCTION,))
    call.replace_all_uses_with(ir.int_constant(ir.i32, 1))
    call.remove()


def _lower_end_reduce(module: Module, call: ir.Call, waits: bool) -> None:
    b = Builder.before(call)
    b.call(module.get_or_declare("__kmpc_end_critical", _CRITICAL), call.args[:3], fn_attributes=(REDUCTION,))
    if waits:
        b.call(module.get_or_declare("__kmpc_barrier", _BARRIER), call.args[:2])
    call.remove()
