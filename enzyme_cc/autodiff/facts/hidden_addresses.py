"""Addresses that are made of nothing known for an address: bits of a floating-point number, shifted bits of an integer.

The derivative of the memory there lies at an address that nothing tells, so what reaches such memory is refused.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir import Instruction

_OF_INTEGERS = frozenset("inttoptr phi select freeze add sub and or xor shl lshr ashr trunc zext".split())
_OF_POINTERS = frozenset("getelementptr phi select freeze addrspacecast".split())


def reaches_numbers(facts: FunctionFacts, address: Instruction) -> bool:
    """Whether active memory is accessed at the address, or it is handed on; not where what is there only ends."""
    pending = [address]
    for value in pending:
        for user in value.users:
            # What else is done with an integer, as an index or a number in memory, makes no address of it.
            if user.opcode in (_OF_INTEGERS if value.type.is_int else _OF_POINTERS):
                if user not in pending:
                    pending.append(user)
            elif value.type.is_pointer and user.opcode not in ("icmp", "ptrtoint") and not _ends(facts, user):
                if not facts.is_constant_instruction(user):
                    return True
    return False


def refuse_mixed_addresses(facts: FunctionFacts) -> None:
    """Give up on a pointer that is an exclusive or of two addresses, as the links of some lists are.

    The same operation on the addresses' shadows says nothing: shadows of what has none are the addresses themselves.
    """
    activity = facts.activity
    for block in facts.function.blocks:
        for i in block.instructions:
            if i.opcode == "inttoptr" and not activity.is_constant_value(i):
                made = i.operands[0]
                if isinstance(made, Instruction) and made.opcode == "xor":
                    if all(not o.is_constant and activity.may_be_active_memory(o) for o in made.operands):
                        facts.engine.refuse(
                            i,
                            "cannot differentiate what this pointer leads to: it is an exclusive or of two addresses, "
                            "and where the derivative of its memory lies cannot be worked out from that",
                            code="hidden-address",
                            help=remedy("exclusive or", i),
                        )


def _ends(facts: FunctionFacts, user: Instruction) -> bool:
    """Whether an instruction frees memory, or calls what a table of virtual functions has for the end of an object."""
    if not isinstance(user, ir.Call):
        return False
    kind = facts.engine.models.of(user).kind
    return kind is Kind.FREE or (kind is Kind.INDIRECT and user.type.is_void and user.arg_count == 1)
