"""Distances between two addresses that lead on to memory: within one allocation, or from one to another.

Shadows lie as far from each other as their primals only within one allocation. A pointer that is moved along with a
buffer that grew (`p += grown - old`), or that is kept as its distance from where it is kept, would lead to some other
place among the shadows.

A distance is refused if its addresses are known to lie in different allocations: points_to.py says so, or one of them
is what an allocation returns and the other was there before it. It is taken as it is if both have one origin, which is
the same at both, or if one of them is constant, as an end is that a caller gives with `enzyme_const`: what is counted
by it is counted from the other. Else the derivative compares it with the distance of the shadows as it runs
(`compared_distances`).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.analysis.points_to import ALLOCA, ALLOCATION, UNKNOWN_BIT, bits
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.refusals import reasons
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir import Instruction, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, COPIES, INTEGER_OPERATIONS

_COUNTING = INTEGER_OPERATIONS | COPIES | {"insertelement", "extractelement", "shufflevector", "extractvalue"}
_KEEPING = ATOMIC_UPDATES | {"store", "ret", "insertvalue"}
_HANDING_ON = (Kind.DEFINED, Kind.INDIRECT, Kind.CUSTOM, Kind.CALLBACK)
_MAKING = (Kind.ALLOCATE, Kind.REALLOCATE)


def refuse_foreign_distances(facts: FunctionFacts) -> None:
    """Give up on a distance from or to active memory of another allocation that leads on."""
    for i in _distances(facts):
        user = _leads_on(facts, i)
        if user is not None and _lie_apart(facts, *addresses_of(facts, i)):
            facts.engine.refuse(
                user,
                "cannot follow this address: it is counted by the distance between two allocations, and the "
                "derivatives of these lie at another distance",
                code="hidden-address",
                notes=reasons(facts, i),
                help=remedy("distance of allocations", user),
            )


def compared_distances(facts: FunctionFacts) -> frozenset[Instruction]:
    """The distances that lead on, of which it shows only at run time whether they are those of the shadows."""
    if facts.engine.options.unchecked:
        return frozenset()
    return frozenset(
        i for i in _distances(facts)
        if not any(map(facts.is_constant_value, addresses_of(facts, i)))
        and not _have_one_origin(facts, *addresses_of(facts, i)) and _leads_on(facts, i) is not None
    )


def addresses_of(facts: FunctionFacts, distance: Instruction) -> list[Value]:
    """The two addresses: pointers, or words that hold such."""
    return [_address(facts, operand) or operand for operand in distance.operands]


def null_that_discards(facts: FunctionFacts, distance: Instruction) -> Value | None:
    """The one of the two addresses that leads to nothing where it is null: LLVM computes the distance of
    `p ? &row[p - first] : NULL` whatever p is."""
    return next((a for a in addresses_of(facts, distance) if a.type.is_pointer and _is_discarded(distance, a)), None)


def _is_discarded(value: Value, address: Value, depth: int = 8) -> bool:
    """Whether all that is made of the value is dropped, by selects, where the address is null."""
    if depth == 0 or not value.users:
        return False
    for user in value.users:
        if isinstance(user, ir.Select) and _null_operand(user, address) not in (None, value):
            continue
        is_counted = user.opcode in _COUNTING or user.opcode in ("getelementptr", "inttoptr", "ptrtoint")
        if not is_counted or isinstance(user, (ir.Phi, ir.Select)) or not _is_discarded(user, address, depth - 1):
            return False
    return True


def _null_operand(select: ir.Select, address: Value) -> Value | None:
    """What is selected where the address is null, if it is that which decides."""
    condition = select.operands[0]
    if not isinstance(condition, ir.ICmp) or condition.predicate not in ("eq", "ne"):
        return None
    if address not in condition.operands or not any(isinstance(o, ir.ConstantNull) for o in condition.operands):
        return None
    return select.operands[1 if condition.predicate == "eq" else 2]


def _distances(facts: FunctionFacts) -> list[Instruction]:
    """Integers that are counted from one address to another, one of them of active memory. `p + ~q` is `p - q - 1`."""
    return [
        i for block in facts.order for i in block.instructions
        if i.opcode in ("sub", "add") and i.type.is_int
        and all(_address(facts, operand) is not None for operand in i.operands)
        and any(not facts.is_constant_value(address) for address in addresses_of(facts, i))
    ]


def _address(facts: FunctionFacts, word: Value) -> Value | None:
    if isinstance(word, (ir.Cast, ir.ConstantExpr)) and word.opcode == "ptrtoint":
        return word.operands[0]
    return word if facts.holds_pointer(word) else None


def _have_one_origin(facts: FunctionFacts, first: Value, second: Value) -> bool:
    """Whether both addresses are counted from one value, which does not change between them."""
    if base_of(first) is base_of(second):
        return True
    if not (first.type.is_pointer and second.type.is_pointer):
        return False
    pointers = facts.flow.alias.pointers
    origins = pointers.objects(first)
    if origins is None or len(origins) != 1 or origins != pointers.objects(second):
        return False
    origin = origins[0]
    return not isinstance(origin, Instruction) or origin.parent is facts.function.entry


def _lie_apart(facts: FunctionFacts, first: Value, second: Value) -> bool:
    memory = facts.activity.memory
    masks = memory.of(first), memory.of(second)
    if not any(mask & UNKNOWN_BIT for mask in masks) and all(masks) and not masks[0] & masks[1]:
        if any(all(memory.objects[k].kind in (ALLOCA, ALLOCATION) for k in bits(mask)) for mask in masks):
            return True
    bases = base_of(first), base_of(second)
    return _is_made_after(facts, *bases) or _is_made_after(facts, *reversed(bases))


def _is_made_after(facts: FunctionFacts, made: Value, other: Value) -> bool:
    """Whether a pointer is what an allocation returns, and another is of before that."""
    if made is other or not isinstance(made, ir.Call) or facts.engine.models.of(made).kind not in _MAKING:
        return False
    return not isinstance(other, Instruction) or facts.loops.dominates(other, made)


def _leads_on(facts: FunctionFacts, distance: Instruction) -> Instruction | None:
    """What makes an address of the distance, or stores, returns or hands it on."""
    counted: dict[Value, None] = {distance: None}
    pending: list[Value] = [distance]
    for value in pending:
        for user in value.users:
            if user.opcode in ("getelementptr", "inttoptr"):
                if not _counts_in_later_memory(facts, user, distance):
                    return user
            elif user.opcode in _KEEPING:
                return user
            elif isinstance(user, ir.Call) and facts.engine.models.of(user).kind in _HANDING_ON:
                return user
            elif user.opcode in _COUNTING or (isinstance(user, ir.Call) and user.called_name.startswith("llvm.")):
                if user not in counted and (user.type.scalar.is_int or user.type.is_aggregate):
                    counted[user] = None
                    pending.append(user)
    return None


def _counts_in_later_memory(facts: FunctionFacts, address: Instruction, distance: Instruction) -> bool:
    """Whether a distance of before is a count of elements of a block that is made after it."""
    base = base_of(address)
    if not isinstance(base, ir.Call) or facts.engine.models.of(base).kind not in _MAKING:
        return False
    return facts.loops.dominates(distance, base)
