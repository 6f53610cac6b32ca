"""The run-time functions of deferred free, which deferred_free.c defines.

Memory that the primal frees may still be read by the reverse sweep: DEFER keeps it until the outermost gradient call,
which has made a MARK at its beginning, frees all that came after with FREE_DEFERRED(mark).
"""

from __future__ import annotations

from enzyme_cc import ir

DEFER = "__enzyme_cc_defer_free"
DEFER_WITH = "__enzyme_cc_defer_free_with"
"""As DEFER, for memory that is no `malloc`'s: a function of the pointer gives it back."""
DEFER_MOVED = "__enzyme_cc_defer_free_moved"
"""(block, from, to, bytes, move_adjoints): as DEFER of a shadow's block, whose adjoints move to another shadow then."""
MARK = "__enzyme_cc_deferred_mark"
FREE_DEFERRED = "__enzyme_cc_free_deferred"

_TYPES = {
    DEFER: ir.function_type(ir.void, (ir.ptr,)),
    DEFER_WITH: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    DEFER_MOVED: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr, ir.i64, ir.ptr)),
    MARK: ir.function_type(ir.ptr, ()),
    FREE_DEFERRED: ir.function_type(ir.void, (ir.ptr,)),
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
