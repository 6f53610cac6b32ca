"""Functions that allocate memory for their callers, as a program's own `xmalloc` does."""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.ir import Call, Function, Value
from enzyme_cc.ir.opcodes import COPIES, DERIVED_POINTERS

_OF_ADDRESS = DERIVED_POINTERS | COPIES | {"ptrtoint", "inttoptr", "and", "add", "sub", "or"}
_OF_MEMORY = (Kind.SET, Kind.COPY, Kind.DROPPED, Kind.FREE)


def is_allocator(function: Function, models: CallModels, depth: int = 4) -> bool:
    """Whether a function does no more with memory that it allocates than to return it, be it with something in it."""
    found = False
    for i in function.instructions():
        if not isinstance(i, Call) or not i.type.is_pointer:
            continue
        model = models.of(i)
        is_new = model.kind is Kind.ALLOCATE or (
            model.kind is Kind.DEFINED and model.body is not None and depth > 0 and model.body is not function
            and is_allocator(model.body, models, depth - 1))
        if not is_new:
            continue
        held: list[Value] = [i]
        for value in held:
            for user in value.users:
                if user.opcode in _OF_ADDRESS:
                    if user not in held:
                        held.append(user)
                elif user.opcode == "ret":
                    found = True
        for value in held:
            for user in value.users:
                if user.opcode == "store" and user.operands[0] is value and user.operands[1] not in held:
                    return False
                if isinstance(user, Call) and models.of(user).kind not in _OF_MEMORY:
                    return False
    return found
