"""What the analysis of contents takes for true without a proof, each by the rule of the language that gives it."""

from __future__ import annotations

from enzyme_cc.ir import GlobalVariable, Instruction, Value
from enzyme_cc.ir.debug_info import language_of


def reads_by_type(access: Instruction) -> bool:
    """Whether a language without tags reads memory as what lies there."""
    return language_of(access) in ("Rust", "Fortran")


def is_constant(variable: Value | None) -> bool:
    """Whether nothing is written to a variable: nor to tables of classes and types, which the C++ ABI names `_ZT...`
    (Itanium C++ ABI, 5.1.4.1), where another file defines them."""
    assert isinstance(variable, GlobalVariable)
    return variable.is_constant_global or (variable.is_declaration and variable.name.startswith("_ZT"))
