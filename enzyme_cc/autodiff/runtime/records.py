"""The run-time functions of tapes that the program holds in its hands, which records.c defines.

    OPEN(of, adjoint) -> record     the forward sweep begins; of whom, in words, and what reverses it
    CLOSE(record, tape)             it has ended, and left this
    RESUME(record, of, kept) -> tape    the reverse sweep begins
    ADJOINT(record) -> function     what reverses it
    END(record)                     it has ended
    DROP(record)                    it will not be reversed

    PUT(place, bytes, record)       into memory of the program's
    GET(place, bytes, kept) -> record

and of recordings, which forward mode reads (forward/replay.py):

    BEGIN_LOG(of) -> record, WRITE(bytes) -> where the next value goes, END_LOG(record)
    BEGIN_REPLAY(record, of), READ(bytes) -> where the next value is, END_REPLAY(record, kept)
"""

from __future__ import annotations

from enzyme_cc import ir

OPEN = "__enzyme_cc_record_open"
CLOSE = "__enzyme_cc_record_close"
RESUME = "__enzyme_cc_record_resume"
ADJOINT = "__enzyme_cc_record_adjoint"
END = "__enzyme_cc_record_end"
DROP = "__enzyme_cc_record_drop"
PUT, GET = "__enzyme_cc_record_put", "__enzyme_cc_record_get"
BEGIN_LOG, WRITE, END_LOG, BEGIN_REPLAY, READ, END_REPLAY = (
    f"__enzyme_cc_record_{name}" for name in ("begin_log", "write", "end_log", "begin_replay", "read", "end_replay"))

_TYPES = {
    OPEN: ir.function_type(ir.ptr, (ir.ptr, ir.ptr)),
    CLOSE: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    RESUME: ir.function_type(ir.ptr, (ir.ptr, ir.ptr, ir.i32)),
    ADJOINT: ir.function_type(ir.ptr, (ir.ptr,)),
    END: ir.function_type(ir.void, (ir.ptr,)),
    DROP: ir.function_type(ir.void, (ir.ptr,)),
    PUT: ir.function_type(ir.void, (ir.ptr, ir.i64, ir.ptr)),
    GET: ir.function_type(ir.ptr, (ir.ptr, ir.i64, ir.i32)),
    BEGIN_LOG: ir.function_type(ir.ptr, (ir.ptr,)),
    WRITE: ir.function_type(ir.ptr, (ir.i64,)),
    END_LOG: ir.function_type(ir.void, (ir.ptr,)),
    BEGIN_REPLAY: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    READ: ir.function_type(ir.ptr, (ir.i64,)),
    END_REPLAY: ir.function_type(ir.void, (ir.ptr, ir.i32)),
}


def runtime_function(module: ir.OwningModule, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
