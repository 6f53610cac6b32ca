"""Where a value goes that is only copied, and where it comes from: through phis, selects, casts and the like."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from enzyme_cc.ir import Instruction, Load, Store, Value
from enzyme_cc.ir.opcodes import COPIES

SAME_WORD = COPIES | {"bitcast", "ptrtoint", "inttoptr"}
"""What copies an 8-byte word, be it in another guise."""


def copies_of(value: Value, opcodes: Collection[str]) -> list[Value]:
    """A value and all that instructions of these opcodes make of it, one after the other."""
    found = {value: None}
    pending = [value]
    for each in pending:
        for user in each.users:
            if user.opcode in opcodes and user not in found:
                found[user] = None
                pending.append(user)
    return pending


def sources_of(values: Iterable[Value], opcodes: Collection[str]) -> list[Value]:
    """Values and all that instructions of these opcodes make them of, back to what others make; no constants."""
    pending = list(dict.fromkeys(value for value in values if not value.is_constant))
    found = set(pending)
    for each in pending:
        if isinstance(each, Instruction) and each.opcode in opcodes:
            for operand in each.operands[each.opcode == "select" :]:
                if operand not in found and not operand.is_constant and not operand.type.is_label:
                    found.add(operand)
                    pending.append(operand)
    return pending


def is_moved_word(value: Value) -> bool:
    """Whether an integer is loaded and stored, and nothing else is done with it."""
    loads = [v for v in sources_of([value], COPIES) if not (isinstance(v, Instruction) and v.opcode in COPIES)]
    return bool(loads) and all(
        isinstance(load, Load) and all(
            user.opcode in COPIES or (isinstance(user, Store) and user.value is copy)
            for copy in copies_of(load, COPIES) for user in copy.users)
        for load in loads)


def is_stored(value: Value) -> bool:
    """Whether a value is stored to memory as it is."""
    return any(isinstance(user, Store) and user.value is value for user in value.users)
