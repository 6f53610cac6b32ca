"""The sets of opcodes hold LLVM's own words, and each instruction that computes is in one of them."""

from __future__ import annotations

from enzyme_cc.ir import opcodes
from enzyme_cc.ir.instruction_parser import OPCODES

SETS = {name: value for name, value in vars(opcodes).items() if isinstance(value, frozenset)}


def test_the_sets_hold_opcodes() -> None:
    assert len(SETS) > 15
    assert {name: value - OPCODES.keys() for name, value in SETS.items() if not value <= OPCODES.keys()} == {}


def test_no_two_sets_are_the_same() -> None:
    assert len(set(SETS.values())) == len(SETS)
