"""The run-time functions of tapes that the program holds in its hands, which records.c defines.

    OPEN(of, adjoint) -> record     the forward sweep begins; of whom, in words, and what reverses it
    CLOSE(record, tape)             it has ended, and left this
    RESUME(record, of, kept) -> tape    the reverse sweep begins
    ADJOINT(record) -> function     what reverses it
    END(record)                     it has ended
    DROP(record)                    it will not be reversed
"""

from __future__ import annotations

from enzyme_cc import ir

OPEN = "__enzyme_cc_record_open"
CLOSE = "__enzyme_cc_record_close"
RESUME = "__enzyme_cc_record_resume"
ADJOINT = "__enzyme_cc_record_adjoint"
END = "__enzyme_cc_record_end"
DROP = "__enzyme_cc_record_drop"

_TYPES = {
    OPEN: ir.function_type(ir.ptr, (ir.ptr, ir.ptr)),
    CLOSE: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    RESUME: ir.function_type(ir.ptr, (ir.ptr, ir.ptr, ir.i32)),
    ADJOINT: ir.function_type(ir.ptr, (ir.ptr,)),
    END: ir.function_type(ir.void, (ir.ptr,)),
    DROP: ir.function_type(ir.void, (ir.ptr,)),
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
