"""Puts derivatives in place of hook calls: the entry function of a request, and the program's side of it.

A request's entry function takes the primal arguments, each followed by its shadows, and returns what the hook
returns, laid out as a C structure of the results: primal result if asked for, then derivatives in argument order.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.analysis import apart, unaddressed
from enzyme_cc.analysis.pointers import without_private_marks
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.engine import Engine
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.facts.call_walk import EntryPoint
from enzyme_cc.autodiff.facts.request_results import (
    declared_type,
    entry_result_type,
    hook_result_type,
    is_narrowed,
    results_text,
    sret_type,
)
from enzyme_cc.autodiff.facts.requested_numbers import memory_shown, numbers_given
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.frames import Frames, strip
from enzyme_cc.autodiff.interface.hooks import ADJOINT, AUGMENTED, REPLAY, VIRTUAL, Request, is_of_fortran
from enzyme_cc.autodiff.interface.known_values import converted
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import hook_word, narrowed_result, no_result
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.autodiff.prepare import marks
from enzyme_cc.autodiff.prepare.slice_text import without_repetition, without_unused_copies
from enzyme_cc.autodiff.prepare.slicing import reachable_functions, restore_originals
from enzyme_cc.autodiff.prepare.thread_marks import starts_threads
from enzyme_cc.autodiff.prepare.thrown_values import raise_what_was_thrown
from enzyme_cc.autodiff.runtime import deferred_free, julia, parallel, records, threads
from enzyme_cc.autodiff.shadow import lazily_mapped, shadow_globals, shared_memory
from enzyme_cc.autodiff.shadow.derivatives import pack
from enzyme_cc.autodiff.split_calls import (
    begin_record,
    end_record,
    make_adjoint_entry,
    make_recording_entry,
    make_replay_entry,
)
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.ir.invokes import call_instead, give_own_successor
from enzyme_cc.ir.mentions import globals_named_by
from enzyme_cc.ir.unused_metadata import without_unused_metadata
from enzyme_cc.rules.julia_runtime import allocates

ENTRY = "__enzyme_cc.request."


# ---- in the slice


def answer(engine: Engine, request: Request, number: int) -> str:
    """Synthesise what a request asks for; the name of its entry function (or table) in the slice."""
    engine.request = request
    function = engine.requested(request.function.name)
    name = engine.module.unique_name(f"{ENTRY}{number}.{request.function.name}")
    if request.hook == VIRTUAL:
        table = shadow_globals.both_tables(engine, function, *(entry.signature for entry in entries(engine, request)))
        if not engine.is_nested:
            shadow_globals.give_to_program(table, *_halves(engine, request, function, name))
        engine.module.rename(table, name)
        table.linkage, table.visibility = "external", "hidden"
        return name
    if request.hook == ADJOINT:
        make_adjoint_entry(engine, request, request_signature(engine, request, function), name)
        return name
    if request.is_recorded:
        make_recording_entry(engine, request, request_signature(engine, request, function), name)
        return name
    [entry_point] = entries(engine, request)
    signature = entry_point.signature
    adjoint = None
    if signature.mode is Mode.SPLIT:
        pair = engine.split(function, signature, entry_point.types)
        derivative, adjoint = pair.augmented, pair.adjoint
    else:
        make = engine.forward if signature.mode is Mode.FORWARD else engine.gradient
        derivative = make(function, signature, entry_point.types)
    if hook_result_type(request).is_void and (request.result_pointer is not None or request.call.users):
        engine.remarks.append(no_result(request))
    if is_narrowed(request):
        declared = declared_type(request)
        assert declared is not None
        made = results_text(entry_result_type(request))
        engine.remarks.append(narrowed_result(request, made, results_text(declared)))
    of_replay = request.hook == REPLAY
    entry = _make_entry(engine, request, derivative, adjoint, signature, f"{name}.replay" if of_replay else name)
    if of_replay:
        entry.linkage, entry.visibility = "internal", "default"
        entry = make_replay_entry(engine, request, entry, name)
    if engine.frames is not None:
        engine.frames.add(entry, f"{hook_word(request)} of ", function)
    return name


def _halves(engine: Engine, request: Request, function: Function, name: str) -> tuple[Function, Function]:
    """The halves of reverse mode that the program calls through a table."""
    asked = Signature(Mode.SPLIT, (), Activity.CONST, True)
    signature = engine.indirect_signature(function.function_type, asked)
    pair = engine.split(function, signature, ())
    halves = (
        _make_entry(engine, request, pair.augmented, pair.adjoint, signature, f"{name}.augmented"),
        make_adjoint_entry(engine, request, signature, f"{name}.adjoint"))
    for half in halves:
        half.linkage, half.visibility = "internal", "default"
    return halves


def entries(context: SliceFacts, request: Request) -> list[EntryPoint]:
    """The derivatives that a request asks for; of a table those of reverse and of forward mode, and none where the tape
    brings the adjoint, or the function is only recorded."""
    function = context.requested(request.function.name)
    if request.hook == ADJOINT or request.is_recorded:
        return []
    if request.hook == VIRTUAL:
        signatures = (Signature(mode, (), Activity.CONST, True) for mode in (Mode.SPLIT, Mode.FORWARD))
        return [EntryPoint(function, signature, True) for signature in signatures]
    assert context.around is not None
    types = numbers_given(request, context.types.analyse(function, context.given(function, ())), context.around)
    return [EntryPoint(function, request_signature(context, request, function), types=types)]


def shown(context: SliceFacts, request: Request) -> ArgumentTypes:
    """What the code around a request shows of the memory behind its arguments."""
    if request.hook == VIRTUAL:
        return ()
    assert context.around is not None
    function = context.requested(request.function.name)
    return memory_shown(request, context.types.analyse(function, context.given(function, ())), context.around)


def request_signature(context: SliceFacts, request: Request, function: Function) -> Signature:
    """The derivative function that a request needs."""
    forward, is_split = request.is_forward, request.hook in (AUGMENTED, ADJOINT)
    result_type = function.function_type.ret
    result = Activity.CONST
    if not result_type.is_void and not request.no_result:
        if forward:
            number = context.value_derivative_of_number(result_type)
            if number or result_type.is_pointer:
                result = Activity.DUP
        elif is_split and result_type.is_pointer:
            result = Activity.DUP
        elif context.value_derivative_of_number(result_type):
            result = Activity.OUT
    return Signature(
        Mode.FORWARD if forward else Mode.SPLIT if is_split else Mode.GRADIENT,
        tuple(a.activity for a in request.arguments),
        result,
        (request.primal_result or is_split) and not result_type.is_void,
        request.width,
        tuple(a.is_stable for a in request.arguments) if is_split else (),
        context.assumptions.runtime_activity or "enzyme_runtime_activity" in request.flags,
        (context.options.strong_zero and not request.is_taylor) or "enzyme_strong_zero" in request.flags,
        _is_concurrent(context, function),
        replays=request.hook == REPLAY,
        taylor=request.is_taylor,
    )


def _is_concurrent(context: SliceFacts, function: Function) -> bool:
    """Whether threads that a function starts are at work while it is, or all those of a GPU."""
    if context.primals.is_on_device:
        return True
    functions = context.module.functions
    return context.primals.starts_threads and starts_threads(
        functions[name] for name in reachable_functions(context.module, [function.name]))


def _make_entry(
    engine: Engine, request: Request, derivative: Function, adjoint: Function | None, signature: Signature, name: str
) -> Function:
    """The function that the program calls: seeds, clean shadows of globals, and freeing at the end."""
    params = list(derivative.function_type.params)
    seeds = signature.width if signature.result.has_adjoint and adjoint is None else 0
    own = params[: len(params) - seeds]
    entry = Function.create(
        engine.module, name, ir.function_type(derivative.function_type.ret, own), "external"
    )
    entry.visibility = "hidden"
    entry.attributes = derivative.attributes
    for mine, theirs in zip(entry.args, derivative.args, strict=False):
        mine.attributes = theirs.attributes
    b = Builder(entry.add_block("entry"))
    if engine.maps_shadows_lazily:
        b.call(lazily_mapped.runtime_function(engine.module, lazily_mapped.BEGIN), ())
    clean_shadow_globals(engine, b, derivative)
    record = begin_record(engine, b, request, signature, adjoint) if adjoint is not None else None
    defers = {deferred_free.DEFER, deferred_free.DEFER_WITH, deferred_free.NOTE_MADE} & engine.module.functions.keys()
    defers = defers if record is None else set()  # the record has what is to be freed
    mark = b.call(deferred_free.runtime_function(engine.module, deferred_free.MARK), ()) if defers else None
    starts = signature.concurrent and not engine.primals.is_on_device
    order = b.call(threads.runtime_function(engine.module, threads.BEGIN), ()) if starts else None
    collected = any(map(allocates, engine.module.functions))
    if collected:
        b.call(julia.runtime_function(engine.module, julia.HOLD), ())
    is_followed = marks.has_marks(engine.module)
    if is_followed:
        b.call(marks.runtime_function(engine.module, "begin"), (), fn_attributes=marks.ATTRIBUTES)
    ones = [one_of(t) for t in params[len(own):]]
    slots = _named_by(engine, derivative, engine.dynamic_shadows.values())
    shared_memory.begin_dynamic(engine, slots, b)
    result: Value = b.call(derivative, [*entry.args, *ones])
    shared_memory.end_dynamic(engine, slots, b)
    if is_followed:
        b.call(marks.runtime_function(engine.module, "end"), (), fn_attributes=marks.ATTRIBUTES)
    if collected:
        b.call(julia.runtime_function(engine.module, julia.RELEASE), ())
    if order is not None:
        b.call(threads.runtime_function(engine.module, threads.END), (order,))
    if mark is not None:
        b.call(deferred_free.runtime_function(engine.module, deferred_free.FREE_DEFERRED), (mark,))
    if record is not None:
        result = end_record(engine, b, record, result)
    if engine.maps_shadows_lazily:
        b.call(lazily_mapped.runtime_function(engine.module, lazily_mapped.END), ())
    raise_what_was_thrown(engine.module, b)
    b.ret(None if derivative.function_type.ret.is_void else result)
    return entry


def clean_shadow_globals(engine: Engine, b: Builder, derivative: Function | None = None) -> None:
    """Each call of a derivative starts with shadows of global variables that are as the program started them: zeros,
    and no pointers to shadows that an earlier call made, for the program may have made something else there since.

    All of their bytes: numbers lie in variables of any type, as where Fortran's EQUIVALENCE makes integers of them.
    """
    shadows = [shadow for shadow in engine.shadow_globals.values() if not shadow.is_constant_global]
    if engine.primals.is_on_device:
        assert derivative is not None
        shared_memory.set_back(engine, _named_by(engine, derivative, shadows), b)
        return
    for shadow in shadows:
        _set_back(engine, shadow, b)
    if engine.is_parallel and _of_threads(engine):
        b.call(parallel.runtime_function(engine.module, parallel.BEGIN_REQUEST), ())


def _named_by(engine: Engine, derivative: Function, variables: Iterable[ir.GlobalVariable]) -> list[ir.GlobalVariable]:
    """Those of the variables that a derivative uses, or what it calls."""
    variables = list(variables)
    if not variables:
        return []
    reached = reachable_functions(engine.module, [derivative.name])
    named = {g for name in reached for g in globals_named_by(engine.module.functions[name])}
    return [variable for variable in variables if variable in named]


def _of_threads(engine: Engine) -> list[ir.GlobalVariable]:
    """The shadows of variables that each thread has for itself."""
    return [v for v in engine.shadow_globals.values() if not v.is_constant_global and v.thread_local is not None]


def set_back_for_threads(engine: Engine) -> Function | None:
    """A function that sets a thread's own shadows back, None if there are none."""
    shadows = _of_threads(engine)
    if not shadows:
        return None
    name = engine.module.unique_name("__enzyme_cc.set.back")
    made = Function.create(engine.module, name, ir.function_type(ir.void, ()))
    b = Builder(made.add_block("entry"))
    for shadow in shadows:
        _set_back(engine, shadow, b)
    b.ret()
    return made


def _set_back(engine: Engine, shadow: ir.GlobalVariable, b: Builder) -> None:
    size = ir.int_constant(ir.i64, engine.layout.size(shadow.value_type))
    assert shadow.initializer is not None
    if isinstance(shadow.initializer, (ir.ZeroInit, ir.ConstantNull)):
        b.memset(shadow, ir.int_constant(ir.i8, 0), size)
        return
    name = f"{shadow.name}.start"
    start = engine.module.globals.get(name) or engine.module.add_global(
        name, shadow.value_type, shadow.initializer, linkage="internal", constant=True
    )
    b.memcpy(shadow, start, size)


def one_of(type: Type) -> ir.Constant:
    """The seed of a result: one in every number."""
    if type.is_fp:
        return ir.fp_constant(type, 1.0)
    if type.is_array:
        return ir.aggregate(type, tuple([one_of(type.element)] * type.count))
    if type.is_struct:
        return ir.aggregate(type, tuple(one_of(t) for t in type.elements)) if type.elements else ir.zero(type)
    return ir.zero(type)


def finished_slice(
    module: Module, program: Module, opaque: set[str], entries: list[str] | None, frames: Frames | None
) -> str:
    """The text of the slice, calling the program's own opaque functions, with the debug information of `frames` or
    none; with only what the entry functions use, where these are given."""
    restore_originals(module, program, opaque)
    if frames is not None:
        frames.finish()
    else:
        strip(module)
    text = without_private_marks(without_repetition(module.print()))
    text = unaddressed.without_marks(apart.without_marks(text))
    if entries is not None:
        text = without_unused_copies(text, entries)
    return without_unused_metadata(text)


# ---- in the program


def replace_call(module: Module, request: Request, name: str) -> None:
    """Call the entry function (or name the table) instead of the hook."""
    call = request.call
    if request.hook == VIRTUAL and isinstance(call, ir.Invoke):
        call = call_instead(call)
    b = Builder.before(call)
    if request.hook == VIRTUAL:
        table = module.add_global(name, shadow_globals.TABLE_TYPE, None, linkage="external", constant=True)
        call.replace_all_uses_with(table)
        _remove(call)
        return
    args: list[Value] = []
    for argument, parameter in zip(request.arguments, request.function.args, strict=True):
        args.append(converted(b, argument.primal, parameter.type))
        if argument.stride is not None:
            bases = Lanes.same(argument.shadows[0], request.width)
            stride = b.sext(argument.stride, ir.i64)
            args += bases.map(lambda base, lane, by=stride: b.gep(ir.i8, base, (b.mul(by, lane),)), bases.number())
        else:
            args += [converted(b, shadow, parameter.type) for shadow in argument.shadows]
    if request.hook in (ADJOINT, REPLAY):
        number = request.function.function_type.ret
        seeds = [b.load(number, seed) if seed.type.is_pointer else seed for seed in request.seeds]
        args += [converted(b, seed, number) for seed in seeds]
        assert request.tape is not None
        args.append(request.tape if request.allocated is None else _taken_tape(b, request))
    result_type = entry_result_type(request)
    entry = module.get_or_declare(name, ir.function_type(result_type, [a.type for a in args]))
    entry.visibility = "hidden"
    result: Value | None
    if isinstance(call, ir.Invoke):
        result, b = _invoke(b, call, entry, args)
    else:
        result = b.call(entry, args)
    if result_type.is_void:
        result = None
    elif request.hook == AUGMENTED:
        result = _without_tape(b, request, result)
    if request.result_pointer is not None:
        if result is not None:
            b.store(result, request.result_pointer)
        else:
            b.store(ir.zero(sret_type(request)), request.result_pointer)
    elif not call.type.is_void and call.users:
        call.replace_all_uses_with(_as_type(b, result, call.type, module.datalayout))
    _remove(call)


def _taken_tape(b: Builder, request: Request) -> Value:
    """The tape that was put into memory of the program's."""
    assert request.tape is not None and request.allocated is not None
    is_kept = ir.int_constant(ir.i32, int("enzyme_nofree" in request.flags))
    get = records.runtime_function(b.module, records.GET)
    return b.call(get, (request.tape, converted(b, request.allocated, ir.i64), is_kept))


def _without_tape(b: Builder, request: Request, result: Value) -> Value | None:
    """What the hook returns of the tape and the results of the function."""
    parts = [result]
    if result.type.is_struct:
        parts = [b.extract_value(result, number) for number in range(len(result.type.elements))]
    if request.tape is not None:
        tape = parts[0] if is_of_fortran(request.call) else parts.pop(0)
        if request.allocated is None:
            b.store(tape, request.tape)
        else:
            put = records.runtime_function(b.module, records.PUT)
            b.call(put, (request.tape, converted(b, request.allocated, ir.i64), tape))
    type = hook_result_type(request)
    return pack(b, parts if type.is_struct else parts[:1], type)


def _invoke(b: Builder, hook: ir.Invoke, entry: Function, args: list[Value]) -> tuple[Value, Builder]:
    """Call the entry function where the hook is called in a `try`: what it throws goes where the hook's would."""
    after = Builder(give_own_successor(hook), 0)
    after.debug_location = b.debug_location
    made = ir.Invoke(
        entry.function_type, entry, args, destinations=(hook.normal_dest, hook.unwind_dest), opcode="invoke"
    )
    b.insert(made)
    return made, after


def _as_type(b: Builder, result: Value | None, type: Type, layout: ir.DataLayout) -> Value:
    """The results as the hook's declared type, by way of memory: both are the same C structure."""
    if result is None:
        return ir.zero(type)
    if result.type is type:
        return result
    if result.type.is_float and type.is_float:
        return converted(b, result, type)
    size = max(layout.size(result.type), layout.size(type))
    entry = Builder(b.block.parent.entry, 0)  # type: ignore[union-attr]  # inside a function
    slot = entry.alloca(ir.array_type(ir.i8, size), align=16, name="derivatives")
    if b.block is entry.block and b.index is not None:
        b.index += 1
    b.store(result, slot)
    return b.load(type, slot)


def _remove(call: ir.Call) -> None:
    """Remove a hook call, and the loads of markers that only it used."""
    operands = [o for o in call.operands if isinstance(o, ir.Instruction)]
    call.remove()
    for operand in operands:
        value: Value = operand
        while isinstance(value, (ir.Load, ir.Cast)) and not value.users and value.parent is not None:
            if isinstance(value, ir.Load) and (value.volatile or marker_of(value) is None):
                break
            source = value.operands[0]
            value.remove()
            value = source
