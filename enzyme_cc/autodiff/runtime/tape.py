"""The run-time functions of the tape, which tape.c defines.

A chunk is taken with PUSH and given back, together with all that was pushed after it, with POP(chunk), or POP of a MARK
made before.
"""

from __future__ import annotations

from enzyme_cc import ir

PUSH = "__enzyme_cc_tape_push"
POP = "__enzyme_cc_tape_pop"
MARK = "__enzyme_cc_tape_mark"

CHUNK_ALIGNMENT = 16
"""Of chunks, in bytes: tape.c's."""

_TYPES = {
    PUSH: ir.function_type(ir.ptr, (ir.i64,)),
    POP: ir.function_type(ir.void, (ir.ptr,)),
    MARK: ir.function_type(ir.ptr, ()),
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
