"""What the analysis of contents takes for true without a proof, each by the rule of the language that gives it."""

from __future__ import annotations

from enzyme_cc.analysis.declared_types import declared_access
from enzyme_cc.analysis.type_facts import ANYTHING
from enzyme_cc.ir import GlobalVariable, Instruction, Value
from enzyme_cc.ir.debug_info import language_of


def reads_by_type(access: Instruction, size: int) -> bool:
    """Whether an integer that is read is an integer in memory, too: where the access says so (C11 6.5p7, C++20
    7.2.1p11: objects are accessed as what they are, or as characters), and in languages without such tags."""
    declared = declared_access(access, size)
    if declared is None or declared is ANYTHING:
        return language_of(access) in ("Rust", "Fortran")
    return not declared.is_float


def is_constant(variable: Value | None) -> bool:
    """Whether nothing is written to a variable: nor to tables of classes and types, which the C++ ABI names `_ZT...`
    (Itanium C++ ABI, 5.1.4.1), where another file defines them."""
    assert isinstance(variable, GlobalVariable)
    return variable.is_constant_global or (variable.is_declaration and variable.name.startswith("_ZT"))
