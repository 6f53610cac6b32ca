"""The run-time functions of deferred free, which deferred_free.c defines.

Memory that the primal frees may still be read by the reverse sweep: DEFER keeps it until the outermost gradient call,
which has made a MARK at its beginning, frees all that came after with FREE_DEFERRED(mark). Adjoints of numbers that the
caller has in blocks that are freed move to where it finds its numbers then.
"""

from __future__ import annotations

from enzyme_cc import ir

DEFER = "__enzyme_cc_defer_free"
DEFER_WITH = "__enzyme_cc_defer_free_with"
"""As DEFER, for memory that is no `malloc`'s: a function of the pointer gives it back."""
MOVE = "__enzyme_cc_move_later"
"""(from, to, bytes, move_adjoints): the adjoints of numbers that are copied from a shadow that is freed to another."""
MOVE_BACK = "__enzyme_cc_move_gradient_later"
"""As MOVE, where what the caller has given as adjoints has been copied already (realloc)."""
DEFER_LEFT = "__enzyme_cc_defer_free_left"
"""(block, slot, bytes, numbers): as DEFER of a shadow's block that may be the caller's, with the place of the shadow
where the caller finds its numbers then, or null; the bytes that were asked for, or 0; and what freed_numbers.py says of
the numbers."""
NOTE_MADE = "__enzyme_cc_note_made"
"""(block, bytes): a shadow's block that the derivative itself has made."""
MOVE_SEEDS = "__enzyme_cc_move_seeds"
"""(mark), between the sweeps: what the caller has given as adjoints of numbers that are moved or replaced."""
MARK = "__enzyme_cc_deferred_mark"
FREE_DEFERRED = "__enzyme_cc_free_deferred"

_TYPES = {
    DEFER: ir.function_type(ir.void, (ir.ptr,)),
    DEFER_WITH: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    MOVE: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.ptr)),
    MOVE_BACK: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.ptr)),
    DEFER_LEFT: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.ptr)),
    NOTE_MADE: ir.function_type(ir.void, (ir.ptr, ir.i64)),
    MOVE_SEEDS: ir.function_type(ir.void, (ir.ptr,)),
    MARK: ir.function_type(ir.ptr, ()),
    FREE_DEFERRED: ir.function_type(ir.void, (ir.ptr,)),
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
