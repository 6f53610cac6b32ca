"""The run-time functions of a GPU that derivatives call, which device.c defines, but for shuffles (rules/cuda.py)."""

from __future__ import annotations

from enzyme_cc import ir

MEET = "__enzyme_cc_meet"
ZERO_TOGETHER = "__enzyme_cc_zero_together"

_TYPES = {
    MEET: ir.function_type(ir.void, ()),
    ZERO_TOGETHER: ir.function_type(ir.void, (ir.ptr, ir.i64)),
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of the functions in the module."""
    found = module.get_or_declare(name, _TYPES[name])
    found.attributes = ("convergent", "nounwind")
    return found
