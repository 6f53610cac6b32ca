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
    entry = Function.create(engine.module, name, type, "external")
    entry.visibility = "hidden"
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
