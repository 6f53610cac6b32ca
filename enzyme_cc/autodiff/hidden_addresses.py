"""Addresses that are made of nothing known for an address: bits of a floating-point number, shifted bits of an integer.

The derivative of the memory there lies at an address that nothing tells, so what reaches such memory is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.ir import Instruction
from enzyme_cc.rules.functions import FREE, known

if TYPE_CHECKING:
    from enzyme_cc.autodiff.facts import Facts

_ON_THE_WAY = frozenset(
    "inttoptr ptrtoint getelementptr phi select freeze bitcast add sub and or shl lshr ashr".split()
)


def reaches_numbers(facts: Facts, address: Instruction) -> bool:
    """Whether active memory is accessed at the address, or it is handed on; not where what is there only ends."""
    pending = [address]
    for value in pending:
        for user in value.users:
            if user.opcode in _ON_THE_WAY:
                if user not in pending:
                    pending.append(user)
            elif user.opcode != "icmp" and not _ends(user) and not facts.is_constant_instruction(user):
                return True
    return False


def _ends(user: Instruction) -> bool:
    """Whether an instruction frees memory, or calls what a table of virtual functions has for the end of an object."""
    if not isinstance(user, ir.Call):
        return False
    if user.called_function is None:
        return user.type.is_void and user.arg_count == 1
    info = known(user.called_function.name)
    return info is not None and info.kind == FREE
