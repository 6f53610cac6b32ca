"""Shadows of memory that the program made before the derivative was called, known only to its global variables.

A workspace that an `init` function allocates, or a cache that an earlier call filled, is reached through a pointer in
a global variable whose shadow nobody has set: it is null. The shadow of such memory is *lazily mapped*: it lies at the
same place in a window of address space that is laid out as the primal's (runtime/lazily_mapped.c). So pointers into
one object have shadows in one object, whatever they were made from. These shadows hold zeros when a derivative is
called, as what was in memory before does not depend on its arguments.

Shadows of global variables are set back to what they start as with each call of a derivative (call_sites.py): what
the program did to its variables in between, they do not know.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.ir import Builder, Value

LAZY_SHADOW = "__enzyme_cc_lazy_shadow"
"""(pointer, its shadow as loaded, lane): the shadow, lazily mapped where it is null and the pointer is not."""
HEAP_SHADOW = "__enzyme_cc_heap_shadow"
"""The shadow, or null if it is lazily mapped: what may be freed."""
REALLOCATE = "__enzyme_cc_realloc_shadow"
"""(shadow, bytes, bytes of the primal before): realloc, of a lazily mapped shadow too."""
BEGIN, END = "__enzyme_cc_lazy_shadows_begin", "__enzyme_cc_lazy_shadows_end"
"""Around each derivative: lazily mapped shadows are zero at the beginning."""

_TYPES = {
    LAZY_SHADOW: ir.function_type(ir.ptr, (ir.ptr, ir.ptr, ir.i64)),
    HEAP_SHADOW: ir.function_type(ir.ptr, (ir.ptr,)),
    REALLOCATE: ir.function_type(ir.ptr, (ir.ptr, ir.i64, ir.i64)),
    BEGIN: ir.function_type(ir.void, ()),
    END: ir.function_type(ir.void, ()),
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of this file's functions in the module."""
    return module.get_or_declare(name, _TYPES[name])


def lazy_shadows(module: ir.Module, pointer: Value, lanes: Lanes, b: Builder) -> Lanes:
    """The shadows of a loaded pointer, given what was loaded from shadow memory."""
    function = runtime_function(module, LAZY_SHADOW)


    def lazy(lane: Value, number: Value) -> Value:
        return b.cast("addrspacecast", b.call(function, (pointer, lane, number)), pointer.type)

    return lanes.map(lazy, lanes.number())


def as_loaded(shadow: Value) -> Value:
    """What was loaded from shadow memory for a shadow that `lazy_shadows` gave."""
    given = shadow
    while isinstance(given, ir.Cast) and given.opcode == "addrspacecast":
        given = given.operands[0]
    called = given.called_function if isinstance(given, ir.Call) else None
    if isinstance(given, ir.Call) and called is not None and called.name == LAZY_SHADOW:
        loaded = given.args[1]
        return loaded.operands[0] if isinstance(loaded, ir.Cast) and given is not shadow else loaded
    return shadow


def heap_block(context: SliceContext, shadow: Value, b: Builder) -> Value:
    """The shadow if it may be freed, else null."""
    if not context.maps_shadows_lazily:
        return shadow
    return b.call(runtime_function(context.module, HEAP_SHADOW), (shadow,))
