"""Addresses that are made of nothing known for an address: bits of a floating-point number, shifted bits of an integer.

The derivative of the memory there lies at an address that nothing tells, so what reaches such memory is refused.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.autodiff.facts.coded_addresses import ON_INTEGERS, changes_upper_bits, is_change, made_of
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.refusals import hidden_address
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir import Instruction

_OF_POINTERS = frozenset("getelementptr phi select freeze addrspacecast".split())


def reaches_numbers(facts: FunctionFacts, address: Instruction) -> bool:
    """Whether active memory is accessed at the address, or it is handed on; not where what is there only ends."""
    pending = [address]
    for value in pending:
        for user in value.users:
            # What else is done with an integer, as an index or a number in memory, makes no address of it.
            if user.opcode in (ON_INTEGERS if value.type.is_int else _OF_POINTERS):
                if user not in pending:
                    pending.append(user)
            elif value.type.is_pointer and user.opcode not in ("icmp", "ptrtoint") and not (
                _ends(facts, user) or _only_calls(user, value)
            ):
                if not facts.is_constant_instruction(user):
                    return True
    return False


def refuse_changed_addresses(facts: FunctionFacts) -> None:
    """Give up on a pointer that is computed of an address in a way that the address's shadow does not take part in.

    The same computation on shadows says nothing where two addresses are joined by an exclusive or, as the links of some
    lists are: shadows of what has none are the addresses themselves. Nor where an address was kept with upper bits of
    another value, as in the place of a number that is none: a word like that is taken for the number that it may be.
    """
    activity, engine = facts.activity, facts.engine
    for i in facts.function.instructions():
        if i.opcode == "inttoptr" and not activity.is_constant_value(i):
            made = i.operands[0]
            if isinstance(made, Instruction) and made.opcode == "xor" and all(
                not o.is_constant and activity.may_be_active_memory(o) for o in made.operands
            ):
                engine.refuse(
                    i,
                    "cannot differentiate what this pointer leads to: it is an exclusive or of two addresses, "
                    "and where the derivative of its memory lies cannot be worked out from that",
                    code="hidden-address",
                    help=remedy("exclusive or", i),
                )
            if changes_upper_bits(i.operands[0]) and reaches_numbers(facts, i):
                engine.fail(hidden_address(facts, i))
        elif engine.primals.decodes_addresses and i.type is ir.i64 and is_change(i) and activity.is_constant_value(i):
            address = next((v for v in made_of(i) if v.opcode == "ptrtoint"), None)
            if address is not None and activity.may_be_active_memory(address.operands[0]):
                engine.refuse(
                    i,
                    "cannot follow this address: it is kept among other bits, and where the derivative of its memory "
                    "lies cannot be worked out from these",
                    code="hidden-address",
                    help=remedy("hidden address", i),
                )


def _only_calls(user: Instruction, address: Instruction) -> bool:
    """Whether what lies at the address is only called: a function is known by its address and needs no shadow."""
    return isinstance(user, ir.Call) and user.callee is address and all(a is not address for a in user.args)


def _ends(facts: FunctionFacts, user: Instruction) -> bool:
    """Whether an instruction frees memory, or calls what a table of virtual functions has for the end of an object."""
    if not isinstance(user, ir.Call):
        return False
    kind = facts.engine.models.of(user).kind
    return kind is Kind.FREE or (kind is Kind.INDIRECT and user.type.is_void and user.arg_count == 1)
