"""Addresses that are kept in words with other bits than their own, or in another place of the word.

Only constants count: what is added to an address otherwise, or counts in its lowest bits, leads to the same memory.
"""

from __future__ import annotations

from collections.abc import Container

from enzyme_cc import ir
from enzyme_cc.ir import Function, Instruction

ON_INTEGERS = frozenset("inttoptr phi select freeze add sub and or xor shl lshr ashr trunc zext".split())
_SHIFTS = frozenset(("shl", "lshr", "ashr"))
_STEPS = frozenset(("add", "sub"))
_WORD = 2**64 - 1
_BEYOND = 47
"""Addresses of programs have no more bits on the processors that we know."""
_KEPT = 2**_BEYOND - 2**16
"""What is left of an address that is one with a mask, which may clear what its lowest bits count."""


def decodes_addresses(function: Function) -> bool:
    """Whether the function makes an address of a word that held it with other bits, or in another place of the word."""
    return any(
        changes_upper_bits(i.operands[0])
        or any(v.opcode in _SHIFTS for v in made_of(i.operands[0], ON_INTEGERS - _STEPS))
        for i in function.instructions() if i.opcode == "inttoptr"
    )


def made_of(word: ir.Value, through: Container[str] = ON_INTEGERS) -> list[Instruction]:
    """The operations that an integer is made by, and what they begin with; nothing of a part too small to address."""
    found: list[Instruction] = [word] if isinstance(word, Instruction) else []
    for value in found:
        if value.opcode in through and not _is_part(value):
            found += [o for o in value.operands if isinstance(o, Instruction) and o.type is ir.i64 and o not in found]
    return found


def is_change(i: Instruction) -> bool:
    """Whether the operation gives an address other upper bits, or shifts it."""
    if i.opcode in _SHIFTS:
        return isinstance(i.operands[1], ir.ConstantInt)
    for operand in i.operands:
        if isinstance(operand, ir.ConstantInt):
            bits = operand.value & _WORD
            if i.opcode == "and":
                bits = 0 if _is_part(i) else bits ^ _WORD
            elif i.opcode in _STEPS:
                bits = min(bits, _WORD + 1 - bits)
            elif i.opcode not in ("or", "xor"):
                continue
            if bits >> _BEYOND:
                return True
    return False


def changes_upper_bits(word: ir.Value) -> bool:
    """Whether a word is made to be an address by a constant that changes its upper bits."""
    return any(i.opcode not in _SHIFTS and is_change(i) for i in made_of(word))


def _is_part(i: Instruction) -> bool:
    return i.opcode == "and" and any(
        isinstance(o, ir.ConstantInt) and o.value & _KEPT != _KEPT for o in i.operands
    )
