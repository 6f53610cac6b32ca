"""Distances from one allocation to another: refused where they lead to memory, or are kept to do so.

Shadows lie as far from each other as their primals only within one allocation. A pointer that is moved along with a
buffer that grew (`p += grown - old`), or that is kept as its distance from where it is kept, would lead to some other
place among the shadows.

Two pointers lie in different allocations if points_to.py says so, or if one of them is what an allocation returns and
the other was there before it. A distance that is stored where it is counted from is a link: there they may.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.points_to import ALLOCA, ALLOCATION, UNKNOWN_BIT, bits
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.registered_rules import base_of
from enzyme_cc.autodiff.interface.refusals import reasons
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir import Instruction, Value

_COUNTING = frozenset("phi select freeze add sub mul sdiv ashr shl trunc sext zext".split())
_MAKING = (Kind.ALLOCATE, Kind.REALLOCATE)


def refuse_foreign_distances(facts: FunctionFacts) -> None:
    """Give up on a distance from or to active memory of another allocation that leads on."""
    for i in facts.function.instructions():
        if i.opcode != "sub" or not i.type.is_int:
            continue
        first, second = (_pointer_in(operand) for operand in i.operands)
        if first is None or second is None or not any(map(facts.activity.may_be_active_memory, (first, second))):
            continue
        user = _leads_on(facts, i)
        if user is not None and (_is_link(facts, user, first, second) or _lie_apart(facts, first, second)):
            facts.engine.refuse(
                user,
                "cannot follow this address: it is counted by the distance between two allocations, and the "
                "derivatives of these lie at another distance",
                code="hidden-address",
                notes=reasons(facts, i),
                help=remedy("distance of allocations", user),
            )


def _pointer_in(word: Value) -> Value | None:
    return word.operands[0] if isinstance(word, ir.Cast) and word.opcode == "ptrtoint" else None


def _lie_apart(facts: FunctionFacts, first: Value, second: Value) -> bool:
    memory = facts.activity.memory
    masks = memory.of(first), memory.of(second)
    if not any(mask & UNKNOWN_BIT for mask in masks) and all(masks) and not masks[0] & masks[1]:
        if any(all(memory.objects[k].kind in (ALLOCA, ALLOCATION) for k in bits(mask)) for mask in masks):
            return True
    bases = base_of(first), base_of(second)
    return _is_made_after(facts, *bases) or _is_made_after(facts, *reversed(bases))


def _is_link(facts: FunctionFacts, user: Instruction, target: Value, start: Value) -> bool:
    """Whether a distance is stored in the structure that it is counted from, and leads to one from elsewhere."""
    if not isinstance(user, ir.Store) or base_of(user.pointer) is not base_of(start):
        return False
    pointers = facts.flow.alias.pointers
    within, around = pointers.objects(target), pointers.objects(start)
    return not (within and around and set(within) <= set(around))


def _is_made_after(facts: FunctionFacts, made: Value, other: Value) -> bool:
    """Whether a pointer is what an allocation returns, and another is of before that."""
    if made is other or not isinstance(made, ir.Call) or facts.engine.models.of(made).kind not in _MAKING:
        return False
    return not isinstance(other, Instruction) or facts.loops.dominates(other, made)


def _leads_on(facts: FunctionFacts, distance: Instruction) -> Instruction | None:
    """What makes an address of the distance, or stores, returns or hands it on."""
    pending = [distance]
    for value in pending:
        for user in value.users:
            if user.opcode in _COUNTING:
                if user not in pending:
                    pending.append(user)
            elif user.opcode in ("getelementptr", "inttoptr"):
                if facts.activity.may_be_active_memory(user):
                    return user
            elif user.opcode in ("store", "ret", "insertvalue"):
                return user
            elif isinstance(user, ir.Call) and facts.engine.models.of(user).kind in (Kind.DEFINED, Kind.INDIRECT):
                return user
    return None
