"""The run-time functions of a GPU that derivatives call, which device.c defines, but for shuffles (rules/cuda.py)."""

from __future__ import annotations

from enzyme_cc import ir

MEET = "__enzyme_cc_meet"
ZERO_TOGETHER = "__enzyme_cc_zero_together"
BEGIN_DYNAMIC, END_DYNAMIC = "__enzyme_cc_dynamic_shadow_begin", "__enzyme_cc_dynamic_shadow_end"
BEGIN, PUSH, POP, END = (f"__enzyme_cc_device_tape_{what}" for what in ("begin", "push", "pop", "end"))
"""Of the tape of a function with both sweeps, whose address is their first argument."""

RECORD, ADD, GIVE_BACK = (f"__enzyme_cc_device_record_{what}" for what in ("push", "add", "pop"))
"""The record of a call whose sweeps are two functions, what that call takes besides, and both given back."""

TAPE_BYTES = 2080
"""Of local memory that such a tape begins with; 32 of them say how far it has come."""

_MEETING = (MEET, ZERO_TOGETHER, BEGIN_DYNAMIC, END_DYNAMIC)
_TYPES = {
    MEET: ir.function_type(ir.void, ()),
    ZERO_TOGETHER: ir.function_type(ir.void, (ir.ptr, ir.i64)),
    BEGIN_DYNAMIC: ir.function_type(ir.void, (ir.ptr,)),
    END_DYNAMIC: ir.function_type(ir.void, (ir.ptr,)),
    RECORD: ir.function_type(ir.ptr, (ir.i64,)),
    ADD: ir.function_type(ir.ptr, (ir.ptr, ir.i64)),
    GIVE_BACK: ir.function_type(ir.void, (ir.ptr,)),
    BEGIN: ir.function_type(ir.void, (ir.ptr, ir.i64)),
    PUSH: ir.function_type(ir.ptr, (ir.ptr, ir.i64)),
    POP: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    END: ir.function_type(ir.void, (ir.ptr,)),
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    found = module.get_or_declare(name, _TYPES[name])
    found.attributes = ("convergent", "nounwind") if name in _MEETING else ("nounwind",)
    return found
