"""Functions that allocate memory for their callers, as a program's own `xmalloc` does."""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.value_copies import copies_of, sources_of
from enzyme_cc.ir import Call, Constant, ConstantNull, Function, Instruction, Poison, Ret, Undef
from enzyme_cc.ir.opcodes import COPIES, DERIVED_POINTERS

_OF_ADDRESS = DERIVED_POINTERS | COPIES | {"ptrtoint", "inttoptr", "and", "add", "sub", "or"}
_OF_MEMORY = (Kind.SET, Kind.COPY, Kind.DROPPED, Kind.FREE)
_NO_ADDRESS = (ConstantNull, Undef, Poison)


def is_allocator(function: Function, models: CallModels, depth: int = 4) -> bool:
    """Whether a function returns nothing but memory that it has allocated, be it with something in it, and hands it to
    nobody else."""
    held = dict.fromkeys(
        value for i in function.instructions() if isinstance(i, Call) and _is_new(i, function, models, depth)
        for value in copies_of(i, _OF_ADDRESS))
    if not held:
        return False
    for value in held:
        for user in value.users:
            if user.opcode == "store" and user.operands[0] is value and user.operands[1] not in held:
                return False
            if isinstance(user, Call) and models.of(user).kind not in _OF_MEMORY:
                return False
    returned = [i.operands[0] for i in function.instructions() if isinstance(i, Ret) and i.operands]
    sources = sources_of(returned, COPIES)
    copies = [i for i in sources if isinstance(i, Instruction) and i.opcode in COPIES]
    chosen = [*returned, *(operand for i in copies for operand in i.operands[i.opcode == "select":])]
    return bool(returned) and all(value in held or value in copies for value in sources) and not any(
        isinstance(value, Constant) and not isinstance(value, _NO_ADDRESS) for value in chosen)


def _is_new(call: Call, function: Function, models: CallModels, depth: int) -> bool:
    """Whether a call allocates."""
    if not call.type.is_pointer:
        return False
    model = models.of(call)
    return model.kind is Kind.ALLOCATE or (
        model.kind is Kind.DEFINED and model.body is not None and depth > 0 and model.body is not function
        and is_allocator(model.body, models, depth - 1))
