"""Which global variables are markers in the arguments of a hook, and which are the program's own.

A marker is known by its name, as the source writes it: `enzyme_const` is one, `my_enzyme_const` and numbers of that
name are not. A variable `enzyme_...` of another name is meant for a marker where it is an `int` that is declared, but
not defined: so markers are declared. All else of such names, numbers, arrays, what the program defines itself, is data.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.known_values import set_once
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.ir import GlobalVariable, Type, Value

ACTIVITY_MARKERS = {
    "enzyme_const": Activity.CONST,
    "enzyme_dup": Activity.DUP,
    "enzyme_dupnoneed": Activity.DUP_NONEED,
    "enzyme_out": Activity.OUT,
    "enzyme_dupv": Activity.DUP,
    "enzyme_dupnoneedv": Activity.DUP_NONEED,
}
COEFFICIENTS = "enzyme_cc_coefficients"
"""Our own, of a request whose lanes are Taylor coefficients (taylor_calls.py)."""
FLAG_MARKERS = (
    COEFFICIENTS,
    "enzyme_primal_return",
    "enzyme_noret",
    "enzyme_const_return",
    "enzyme_active_return",
    "enzyme_dup_return",
    "enzyme_runtime_activity",
    "enzyme_strong_zero",
    "enzyme_nofree",
    "enzyme_interleave",
)
MARKERS = (*ACTIVITY_MARKERS, *FLAG_MARKERS, "enzyme_width", "enzyme_tape", "enzyme_allocated",
           "enzyme_not_overwritten", "enzyme_byref", "enzyme_vector", "enzyme_scalar", "enzyme_buffer",
           "enzyme_checkpoint_region", "enzyme_fp_control", "enzyme_fp_max_iters", "enzyme_fp_reduction",
           "enzyme_fp_state", "enzyme_scheme", "enzyme_active_rand_var", "enzyme_duplikelihood", "enzyme_duptrace",
           "enzyme_interface", "enzyme_likelihood", "enzyme_observations", "enzyme_trace",
           "enzyme_input", "enzyme_output", "enzyme_inout", "enzyme_work", "enzyme_by_rows", "enzyme_single",
           "enzyme_doubles")  # fmt: skip
UNSUPPORTED_MARKERS = (
    "enzyme_context",
    "enzyme_nocache",
)
"""Part of the interface, or of upstream's, not yet done: refused by name."""

HOST = "enzyme_cc_host"
"""The marker of ours before the address of the variables of a host, of an internal procedure of Fortran."""

_PREFIX = "enzyme_"
_PLAIN = re.compile(r"(?:.*(?:[.$]|__))?(enzyme_\w*?)_?(?:\.\d+)?")
_FORTRAN = re.compile(r"_Q\w*E(enzyme_[a-z0-9_]*)")
_COUNTED = re.compile(r"(\d+)_?(enzyme_\w*)")


def written_name(symbol: str) -> str:
    """The name `enzyme_...` that a variable's symbol was made of; empty where its name is another."""
    if _PREFIX not in symbol:
        return ""
    fortran = _FORTRAN.fullmatch(symbol)
    if fortran is not None:
        return fortran[1]
    for found in _COUNTED.finditer(symbol):  # `12enzyme_const`, as C++, Rust, D and Swift count the letters
        for start in range(len(found[1])):
            length = int(found[1][start:])
            if len(_PREFIX) < length <= len(found[2]):
                return found[2][:length]
    plain = _PLAIN.fullmatch(symbol)
    return plain[1] if plain is not None else ""


def marker_named(variable: GlobalVariable) -> str | None:
    """The marker that a variable is, known or not; None where it is the program's own."""
    name = written_name(variable.name)
    if name in MARKERS:
        return None if _is_number(variable.value_type) else name
    if name and variable.is_declaration and variable.value_type.is_int and variable.value_type.bits == 32:
        return name
    return None


def marker_of(value: Value) -> str | None:
    """The marker that an argument is, None if it is an ordinary value: a global of its name, or in LLVM text a string,
    `metadata !"enzyme_dup"`, whatever it says."""
    if value.type.is_metadata:
        return value.text[2:-1] if isinstance(value, ir.MetadataValue) and value.text.startswith('!"') else value.ref()
    for _ in range(6):
        if isinstance(value, ir.Load) and isinstance(value.pointer, ir.Alloca):
            stored = set_once(value.pointer)
            if stored is None:
                return None
            value = stored
        elif isinstance(value, (ir.Load, ir.Cast)):
            value = value.operands[0]
        elif isinstance(value, ir.ConstantExpr) and value.operands:
            value = value.operands[0]
        else:
            break
    if not isinstance(value, ir.GlobalVariable):
        return None
    return marker_named(value)


def _is_number(type: Type) -> bool:
    return type.is_fp or (type.is_array and (type.element.is_pointer or _is_number(type.element)))
