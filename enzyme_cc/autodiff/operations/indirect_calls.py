"""Calls through pointers: where the derivatives of the function that is called are found."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.call_walk import address_taken
from enzyme_cc.autodiff.runtime import UNKNOWN_POINTER
from enzyme_cc.autodiff.shadow import lazily_mapped
from enzyme_cc.autodiff.shadow.shadow_globals import TABLE_TYPE, table_of
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value


def derivatives_of_pointer(sweep: Sweep, call: ir.Call, b: Builder) -> Value:
    """The table of the function that a call through a pointer reaches.

    An active pointer's shadow is the table. But a function whose address the program takes is known by its address,
    whether the pointer has a shadow (of constant memory, or of a variable set beforehand, it has none) or not.
    """
    engine, pointer = sweep.engine, call.callee
    here = sweep.value(pointer)
    shadow = lazily_mapped.as_loaded(sweep.shadow(pointer, b)[0]) if sweep.needs_shadow(pointer) else here
    unknown = engine.module.globals.get(UNKNOWN_POINTER) or engine.module.add_global(
        UNKNOWN_POINTER, TABLE_TYPE, None, linkage="external", constant=True
    )
    chain: Value = unknown
    if shadow is not here:
        missing = b.or_(b.icmp("eq", shadow, here), b.icmp("eq", shadow, ir.zero(shadow.type)))
        chain = b.select(missing, unknown, shadow)
    for function in address_taken(engine, call.function_type):
        chain = b.select(b.icmp("eq", here, function), table_of(engine, function, sweep.signature), chain)
    return chain
