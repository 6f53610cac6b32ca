"""The run-time functions of parallel regions, which parallel.c defines."""

from __future__ import annotations

from enzyme_cc import ir

PLAIN = "__enzyme_cc_parallel"
AUGMENTED = "__enzyme_cc_parallel_augmented"
ADJOINT = "__enzyme_cc_parallel_adjoint"
IS_ALONE = "__enzyme_cc_is_alone"
BARRIER = "__enzyme_cc_barrier"
TAKE_NUMBER = "__enzyme_cc_take_number"
TAKE_NESTED_NUMBER = "__enzyme_cc_take_nested_number"
WAIT_FOR_TURN = "__enzyme_cc_wait_for_turn"
PASS_TURN = "__enzyme_cc_pass_turn"
PASS_SHARED_TURN = "__enzyme_cc_pass_shared_turn"
ATOMIC_ENTER = "__enzyme_cc_atomic_enter"
ATOMIC_LEAVE = "__enzyme_cc_atomic_leave"
BEGIN_REQUEST = "__enzyme_cc_begin_request"
REQUEST_NUMBER = "__enzyme_cc_request_number"
JOIN_REQUEST = "__enzyme_cc_join_request"
ADD_LONG_DOUBLE = "__enzyme_cc_add_long_double"
ADD_TO_MIXED = "__enzyme_cc_add_to_mixed"
OWN_SUMS = "__enzyme_cc_own_sums"
SHARE_SUMS = "__enzyme_cc_share_sums"
SHARE_FLOAT_SUMS = "__enzyme_cc_share_float_sums"

_TYPES = {
    PLAIN: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    AUGMENTED: ir.function_type(ir.ptr, (ir.ptr, ir.ptr)),
    ADJOINT: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
    IS_ALONE: ir.function_type(ir.i32, ()),
    BARRIER: ir.function_type(ir.void, ()),
    TAKE_NUMBER: ir.function_type(ir.i64, (ir.ptr,)),
    TAKE_NESTED_NUMBER: ir.function_type(ir.i64, (ir.ptr,)),
    WAIT_FOR_TURN: ir.function_type(ir.void, (ir.ptr, ir.i64)),
    PASS_TURN: ir.function_type(ir.void, (ir.ptr,)),
    PASS_SHARED_TURN: ir.function_type(ir.void, (ir.ptr,)),
    ATOMIC_ENTER: ir.function_type(ir.void, ()),
    ATOMIC_LEAVE: ir.function_type(ir.void, ()),
    BEGIN_REQUEST: ir.function_type(ir.void, ()),
    REQUEST_NUMBER: ir.function_type(ir.i64, ()),
    JOIN_REQUEST: ir.function_type(ir.void, (ir.i64, ir.ptr)),
    ADD_TO_MIXED: ir.function_type(ir.void, (ir.ptr, ir.f64)),
    ADD_LONG_DOUBLE: ir.function_type(ir.void, (ir.ptr, ir.x86_fp80)),
    OWN_SUMS: ir.function_type(ir.ptr, (ir.i64,)),
    SHARE_SUMS: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64)),
    SHARE_FLOAT_SUMS: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64)),
}


def runtime_function(module: ir.OwningModule, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    return module.get_or_declare(name, _TYPES[name])
