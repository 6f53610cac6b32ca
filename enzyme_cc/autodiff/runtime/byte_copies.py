"""Functions that stand in programs for loops that copy bytes over those that they read later, and for what they cannot
mean; byte_copies.c defines them.

`UP` and `DOWN` (to, from, bytes, unit) copy unit by unit in ascending or descending order, so that what was copied is
copied again, as the loop did. In the rules they are copies; tangents are copied in the same way, and adjoints of
numbers that were copied several times are refused at run time (`REPEATED`). `STOP`: blocks that overlap in part were
to change places. `ODD`: shadow bytes that are part of no whole number must be zero. `END`: a copy must not end in the
midst of a number. `PARTS`: nor may one of tangents. `ASKEW`: adjoints go back word by word where words may be parts of
two numbers. `ADDRESSES`: forwards, of bytes at any place only the shadows of addresses are copied. `END`, `PARTS`,
`ODD`, `MOVED`, `ALONE` and `ASKEW` take the place in the source last, as the text that a message begins with, or null.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Function, OwningModule

UP, DOWN = "__enzyme_cc_copy_up", "__enzyme_cc_copy_down"
STOP, REPEATED = "__enzyme_cc_overlapping_swap", "__enzyme_cc_repeated_bytes"
ODD = "__enzyme_cc_odd_bytes"
MOVED, ALONE, CUT = "__enzyme_cc_parts_moved", "__enzyme_cc_parts_shared", "__enzyme_cc_cut_number"
END, PARTS = "__enzyme_cc_copied_up_to", "__enzyme_cc_parts_copied"
ASKEW, ADDRESSES = "__enzyme_cc_askew_moved", "__enzyme_cc_addresses_copied"

_COPY = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64))
_NOTHING = ir.function_type(ir.void, ())
_ADDRESSES = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64))
_WORDS = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.ptr))
_END = ir.function_type(ir.void, (ir.i64, ir.ptr))
_PARTS = ir.function_type(ir.i64, (ir.ptr, ir.ptr, ir.i64, ir.ptr))
_TYPES = {
    UP: _COPY, DOWN: _COPY, STOP: _NOTHING, REPEATED: _NOTHING, ODD: _WORDS, ASKEW: _WORDS, MOVED: _PARTS,
    ALONE: _PARTS, CUT: _NOTHING, END: _END, PARTS: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64, ir.ptr)),
    ADDRESSES: _ADDRESSES,
}
FUNCTIONS = frozenset(_TYPES)


def declared(module: OwningModule, name: str) -> Function:
    """The declaration of one of the functions in a module."""
    attributes = ("nounwind", "noreturn", "cold") if name in (STOP, REPEATED, CUT) else ("nounwind",)
    return module.get_or_declare(name, _TYPES[name], attributes)
