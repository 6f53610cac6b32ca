"""What stands for threads in a slice: the mark of calls that a thread of its own makes, the run time's functions."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.ir import Function, Module

THREAD = '"enzyme_cc_thread"'
"""Marks calls that a thread of their own makes."""

DONE = "enzyme_cc.thread."
"""The names of functions that are what a thread does begin so. Nothing else calls them, through pointers neither."""

INLINED = '"enzyme_cc_inlined"'
"""Marks functions that are inlined wherever they are called."""

NEW, BODY, BEGUN = "__enzyme_cc_thread_new", "__enzyme_cc_thread_body", "__enzyme_cc_thread_begun"
BEGUN_SURELY = "__enzyme_cc_thread_begun_surely"
JOIN, RETURN = "__enzyme_cc_thread_join", "__enzyme_cc_thread_return"
SLOT, SLOT_OF, SLOT_DONE = "__enzyme_cc_thread_slot", "__enzyme_cc_thread_slot_of", "__enzyme_cc_thread_slot_done"
RESULTS = "__enzyme_cc_thread_results"
NEW_OF_RUST, NUMBER = "__enzyme_cc_thread_new_of_rust", "__enzyme_cc_thread_number"
IN_SCOPE, OF_SCOPE = "__enzyme_cc_thread_in_scope", "__enzyme_cc_thread_of_scope"
LEFT_ALONE = "__enzyme_cc_thread_left_alone"

_TYPES = {
    NEW: ir.function_type(ir.ptr, (ir.ptr, ir.ptr)),
    BODY: ir.function_type(ir.void, (ir.ptr,)),
    BEGUN: ir.function_type(ir.i32, (ir.ptr, ir.ptr)),
    BEGUN_SURELY: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    JOIN: ir.function_type(ir.i32, (ir.i64,)),
    RETURN: ir.function_type(ir.void, (ir.ptr, ir.i32)),
    SLOT: ir.function_type(ir.i64, (ir.ptr,)),
    SLOT_OF: ir.function_type(ir.i64, (ir.i64,)),
    SLOT_DONE: ir.function_type(ir.void, (ir.i64,)),
    NEW_OF_RUST: ir.function_type(ir.ptr, (ir.ptr, ir.i64, ir.ptr, ir.ptr, ir.i64, ir.ptr)),
    NUMBER: ir.function_type(ir.i64, (ir.ptr,)),
    IN_SCOPE: ir.function_type(ir.void, (ir.ptr,)),
    OF_SCOPE: ir.function_type(ir.i64, (ir.ptr,)),
    LEFT_ALONE: ir.function_type(ir.void, (ir.i64,)),
}


def runtime_function(module: Module, name: str) -> Function:
    """The declaration of one of the functions."""
    return module.get_or_declare(name, _TYPES[name])


def starts_threads(functions: Iterable[Function]) -> bool:
    """Whether one of the functions has a marked call."""
    return any(
        isinstance(i, ir.Call) and THREAD in i.fn_attributes
        for function in functions if function.has_body for i in function.instructions()
    )
