"""Words that are numbers on some ways and integers on others, as LLVM merges the payloads of enumerations and variants,
for number_bits.py."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.analysis.bit_classes import Bits
from enzyme_cc.analysis.bit_transfer import width_of
from enzyme_cc.ir import Call, Instruction, Value
from enzyme_cc.ir.opcodes import BITWISE, CALLS, INTEGER_ARITHMETIC, MERGES, SHIFTS

_TAKING_APART = BITWISE | SHIFTS | INTEGER_ARITHMETIC


def may_be_integer(value: Value, bits_of: Callable[[Value], Bits]) -> bool:
    """Whether a word, or what it is the beginning of, is a number on some ways, and on others an integer that no
    number went into, as that of an enumeration is: it is moved whole, and read as a number elsewhere; or it is
    smaller than the number."""
    word = value
    while isinstance(word, Instruction) and word.opcode in ("trunc", "bitcast", "freeze"):
        word = word.operands[0]
    if not isinstance(word, Instruction) or word.opcode not in MERGES:
        return False
    merges: list[Instruction] = [word]
    choices: list[Value] = []
    for merge in merges:
        for choice in merge.operands if merge.opcode == "phi" else merge.operands[1:]:
            if not isinstance(choice, Instruction) or choice.opcode not in MERGES:
                choices.append(choice)
            elif choice not in merges:
                merges.append(choice)
    numbers = [choice for choice in choices if bits_of(choice).of_numbers]
    return len(numbers) < len(choices) and not any(map(_is_made_of_bits, numbers)) and (
        width_of(value.type) < width_of(word.type)
        or any(is_kept_or_number(user, merge) for merge in merges for user in merge.users)
    )


def _is_made_of_bits(word: Value) -> bool:
    """Whether a word is made of some bits of numbers, as none is that an enumeration holds."""
    return isinstance(word, Instruction) and (
        word.opcode in _TAKING_APART or (isinstance(word, Call) and word.called_name.startswith("llvm."))
    )


def is_kept_or_number(user: Instruction, word: Value) -> bool:
    """Whether an instruction makes a number of a word, or puts it where one may be made of it."""
    if user.opcode == "store":
        return user.operands[0] is word
    return (user.opcode == "bitcast" and user.type.is_fp) or user.opcode in ("ret", "insertvalue") or (
        user.opcode in CALLS and not user.type.is_fp
    )
