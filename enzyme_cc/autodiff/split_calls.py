"""The entry functions of reverse mode in two calls (interface/split_requests.py), which a tape joins.

The tape that the program holds is a record (runtime/records.c): it knows the adjoint that reads it. So the two calls
may stand in different files, each with derivatives of its own.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.engine import Engine
from enzyme_cc.autodiff.interface.hooks import Request
from enzyme_cc.autodiff.interface.refusals import name_of
from enzyme_cc.autodiff.interface.signature import Signature
from enzyme_cc.autodiff.runtime import records
from enzyme_cc.autodiff.shadow.derivatives import pack
from enzyme_cc.ir import Builder, Function, Module, Value


def begin_record(engine: Engine, b: Builder, request: Request, signature: Signature, adjoint: Function) -> Value:
    """The record that a forward sweep fills."""
    given = (text(engine.module, _of(request, signature)), adjoint)
    return b.call(records.runtime_function(engine.module, records.OPEN), given)


def end_record(engine: Engine, b: Builder, record: Value, result: Value) -> Value:
    """What the entry of the forward sweep returns, given what the augmented primal does: the record is the tape."""
    alone = result.type.is_pointer
    tape = result if alone else b.extract_value(result, 0)
    b.call(records.runtime_function(engine.module, records.CLOSE), (record, tape))
    return record if alone else b.insert_value(result, record, 0)


def make_adjoint_entry(engine: Engine, request: Request, signature: Signature, name: str) -> Function:
    """(arguments, each followed by its shadows, seeds, tape) -> adjoints of the arguments by value."""
    _, type = engine.split_types(request.function.function_type, signature)
    entry = _entry(engine, name, type)
    *given, record = entry.args
    b = Builder(entry.add_block("entry"))
    is_kept = ir.int_constant(ir.i32, int("enzyme_nofree" in request.flags))
    tape = b.call(records.runtime_function(engine.module, records.RESUME),
                  (record, text(engine.module, _of(request, signature)), is_kept))
    adjoint = b.call(records.runtime_function(engine.module, records.ADJOINT), (record,))
    result = b.call(adjoint, (*given, tape), type)
    b.call(records.runtime_function(engine.module, records.END), (record,))
    b.ret(None if type.ret.is_void else result)
    return entry


def make_recording_entry(engine: Engine, request: Request, signature: Signature, name: str) -> Function:
    """(arguments, each followed by its shadows) -> {tape, the function's result}: runs the function, and records it."""
    type, _ = engine.split_types(request.function.function_type, signature)
    entry = _entry(engine, name, type)
    b = Builder(entry.add_block("entry"))
    record = b.call(records.runtime_function(engine.module, records.BEGIN_LOG), (text(engine.module, _named(request)),))
    primal, given = engine.requested(request.function.name), iter(entry.args)
    args: list[Value] = []
    for activity in signature.arguments:
        args.append(next(given))
        for _ in range(signature.width if activity.has_shadow else 0):
            next(given)
    result = b.call(engine.recordings.recording(primal), args)
    b.call(records.runtime_function(engine.module, records.END_LOG), (record,))
    b.ret(pack(b, [record] if result.type.is_void else [record, result], type.ret))
    return entry


def make_replay_entry(engine: Engine, request: Request, derivative: Function, name: str) -> Function:
    """(arguments, each followed by its tangents, tape) -> what forward mode returns."""
    type = derivative.function_type
    entry = _entry(engine, name, ir.function_type(type.ret, [*type.params, ir.ptr]))
    *given, record = entry.args
    b = Builder(entry.add_block("entry"))
    b.call(records.runtime_function(engine.module, records.BEGIN_REPLAY),
           (record, text(engine.module, _named(request))))
    result = b.call(derivative, given)
    is_kept = ir.int_constant(ir.i32, int("enzyme_nofree" in request.flags))
    b.call(records.runtime_function(engine.module, records.END_REPLAY), (record, is_kept))
    b.ret(None if type.ret.is_void else result)
    return entry


def _entry(engine: Engine, name: str, type: ir.FunctionType) -> Function:
    entry = Function.create(engine.module, name, type, "external")
    entry.visibility = "hidden"
    return entry


def _named(request: Request) -> str:
    return f"'{name_of(request)}'"


def _of(request: Request, signature: Signature) -> str:
    """Whose tape it is, for messages and to tell it from others."""
    activities = ", ".join(activity.value for activity in signature.arguments)
    width = f", {signature.width} directions" if signature.width > 1 else ""
    return f"'{name_of(request)}' ({activities} -> {signature.result.value}{width})"


def text(module: Module, said: str) -> Value:
    """A C string of the module."""
    data = said.encode("utf-8", "surrogateescape") + b"\0"
    made = module.add_global(module.unique_name("__enzyme_cc.record.of"), ir.array_type(ir.i8, len(data)),
                             ir.array_of_bytes(data), constant=True)
    made.linkage = "private"
    return made
