"""What the analysis of contents takes for true without a proof, each by the rule of the language that gives it."""

from __future__ import annotations

from enzyme_cc.ir import Instruction
from enzyme_cc.ir.debug_info import language_of


def reads_by_type(access: Instruction) -> bool:
    """Whether a language without tags reads memory as what lies there."""
    return language_of(access) in ("Rust", "Fortran")
