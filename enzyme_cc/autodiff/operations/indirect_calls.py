"""Calls through pointers: where the derivatives of the function that is called are found."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.call_walk import address_taken
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.autodiff.names import LEFT_OUT
from enzyme_cc.autodiff.shadow import lazily_mapped
from enzyme_cc.autodiff.shadow.places import place_of
from enzyme_cc.autodiff.shadow.shadow_globals import table_of
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Module, Value
from enzyme_cc.ir.constants import array_of_bytes

_REQUIRE = "__enzyme_cc_require_derivatives"
_REQUIRE_TYPE = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr, ir.ptr))


def derivatives_of_pointer(sweep: Sweep, call: ir.Call, b: Builder) -> Value:
    """The table of the function that a call through a pointer reaches; where there is none the program ends.

    An active pointer's shadow is the table. But a function whose address the program takes is known by its address,
    whether the pointer has a shadow (of constant memory, or of a variable set beforehand, it has none) or not.
    """
    engine, pointer = sweep.engine, call.callee
    here = sweep.value(pointer)
    shadow = lazily_mapped.as_loaded(sweep.shadow(pointer, b)[0]) if sweep.needs_shadow(pointer) else here
    chain: Value = ir.null()
    if shadow is not here:
        chain = b.select(b.icmp("eq", shadow, here), ir.null(), shadow)  # null where the shadow is, too
    for function in address_taken(engine, call.function_type):
        chain = b.select(b.icmp("eq", here, function), table_of(engine, function, sweep.signature), chain)
    module = engine.module
    b.call(module.get_or_declare(_REQUIRE, _REQUIRE_TYPE, ("nounwind",)),
           (chain, here, place_of(module, call), _left_out(module, engine.left_out)))
    return chain


def _left_out(module: Module, left_out: dict[str, tuple[ir.FunctionType, str]]) -> Value:
    """The functions that could not be differentiated, each with its name and why; the last is null."""
    found = module.globals.get(LEFT_OUT)
    if found is None:
        rows: list[tuple[ir.Constant, ...]] = [
            (module.get_or_declare(name, type), _text(module, spoken(name)), _text(module, reason))
            for name, (type, reason) in left_out.items()
        ]
        rows.append((ir.null(), ir.null(), ir.null()))
        row = ir.struct_type((ir.ptr,) * 3)
        table = ir.aggregate(ir.array_type(row, len(rows)), tuple(ir.aggregate(row, each) for each in rows))
        found = module.add_global(LEFT_OUT, table.type, table, linkage="private", constant=True)
    return found


def _text(module: Module, text: str) -> ir.Constant:
    name, bytes = module.unique_name("__enzyme_cc.text"), array_of_bytes(text.encode() + b"\0")
    return module.add_global(name, bytes.type, bytes, linkage="private", constant=True)
