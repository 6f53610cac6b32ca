"""Shadows of memory that the program made before the derivative was called, known only to its global variables.

A workspace that an `init` function allocates, or a cache that an earlier call filled, is reached through a pointer in
a global variable whose shadow nobody has set: it is null. The shadow of such memory is its *mirror*: the same place
in a window of address space that mirrors the primal's. So pointers into one object have mirrors in one object, whatever
they were made from. Mirrors hold zeros when a derivative is called, as what was in memory before does not depend on its
arguments.

Shadows of global variables are set back to what they start as with each call of a derivative (call_sites.py): what
the program did to its variables in between, they do not know.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.ir import Builder, Value

MIRRORED = "__enzyme_cc_lazy_shadow"
"""(pointer, its shadow as loaded, lane): the shadow, or the mirror where that is null and the pointer is not."""
UNMIRRORED = "__enzyme_cc_heap_shadow"
"""The shadow, or null if it is a mirror: what may be freed."""
REALLOCATE = "__enzyme_cc_realloc_shadow"
"""(shadow, bytes, bytes of the primal before): realloc, of a mirror too."""
BEGIN, END = "__enzyme_cc_lazy_shadows_begin", "__enzyme_cc_lazy_shadows_end"
"""Around each derivative: mirrors are zero at the beginning."""

_TYPES = {
    MIRRORED: ir.function_type(ir.ptr, (ir.ptr, ir.ptr, ir.i64)),
    UNMIRRORED: ir.function_type(ir.ptr, (ir.ptr,)),
    REALLOCATE: ir.function_type(ir.ptr, (ir.ptr, ir.i64, ir.i64)),
    BEGIN: ir.function_type(ir.void, ()),
    END: ir.function_type(ir.void, ()),
}
FUNCTIONS = frozenset(_TYPES)


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of this file's functions in the module."""
    return module.get_or_declare(name, _TYPES[name])


def mirrored(module: ir.Module, pointer: Value, lanes: list[Value], b: Builder) -> list[Value]:
    """The shadows of a loaded pointer, given what was loaded from shadow memory."""
    function = runtime_function(module, MIRRORED)
    return [b.call(function, (pointer, lane, ir.int_constant(ir.i64, number))) for number, lane in enumerate(lanes)]


def as_loaded(shadow: Value) -> Value:
    """What was loaded from shadow memory for a shadow that `mirrored` gave."""
    if isinstance(shadow, ir.Call) and shadow.called_function is not None and shadow.called_function.name == MIRRORED:
        return shadow.args[1]
    return shadow


def heap_block(context: SliceContext, shadow: Value, b: Builder) -> Value:
    """The shadow if it may be freed, else null."""
    if not context.needs_mirrors:
        return shadow
    return b.call(runtime_function(context.module, UNMIRRORED), (shadow,))
