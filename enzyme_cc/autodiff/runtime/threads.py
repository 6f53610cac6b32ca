"""The run-time functions of threads, which threads.c defines; those that stand for the program's calls are in
prepare/threads.py."""

from __future__ import annotations

from enzyme_cc import ir

BEGIN = "__enzyme_cc_threads_begin"
END = "__enzyme_cc_threads_end"
ARGUMENTS = "__enzyme_cc_start_thread_arguments"
START = "__enzyme_cc_start_thread"
RECORD = "__enzyme_cc_start_thread_record"
BACKWARDS = "__enzyme_cc_start_thread_backwards"
FINISH = "__enzyme_cc_start_thread_finish"
PASS_TURN_UNLESS = "__enzyme_cc_pass_turn_unless"
PASS_SHARED_TURN_UNLESS = "__enzyme_cc_pass_shared_turn_unless"

_TYPES = {
    BEGIN: ir.function_type(ir.ptr, ()),
    END: ir.function_type(ir.void, (ir.ptr,)),
    ARGUMENTS: ir.function_type(ir.ptr, (ir.ptr, ir.i64)),
    START: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
    RECORD: ir.function_type(ir.ptr, (ir.i64,)),
    BACKWARDS: ir.function_type(ir.void, (ir.ptr,)),
    FINISH: ir.function_type(ir.void, (ir.ptr,)),
    PASS_TURN_UNLESS: ir.function_type(ir.void, (ir.ptr, ir.i32)),
    PASS_SHARED_TURN_UNLESS: ir.function_type(ir.void, (ir.ptr, ir.i32)),
}


def runtime_function(module: ir.OwningModule, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
