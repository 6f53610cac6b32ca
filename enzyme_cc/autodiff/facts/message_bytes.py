"""What the memory holds that a message of MPI is sent from, or received in: it counts where MPI_BYTE is sent, and where
integers are said to be."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.type_facts import FLOATS, INTEGER
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.rules.mpi import Message

UNKNOWN, BEGINS_WITH_NUMBER = 5, 6
_KINDS = {FLOATS["float"]: 1, FLOATS["double"]: 2, FLOATS["x86_fp80"]: 3}
"""The numbers of `enum kind` in runtime/mpi.h."""


def hold(facts: FunctionFacts, call: ir.Call, position: int) -> int:
    """What types say of a buffer's memory, which counts where bytes are sent."""
    buffer = call.args[position]
    following = call.args[position + 1]
    for size in (None, following.value if isinstance(following, ir.ConstantInt) else 0):  # bytes, where bytes are sent
        kinds = {concrete for _, _, concrete in facts.memory_layout(buffer, size)} if size != 0 else set()
        if kinds == {INTEGER}:
            return 0
        if len(kinds) == 1 and (found := _KINDS.get(kinds.pop())) is not None:
            return found
    begins_with = {concrete for start, _, concrete in facts.memory_layout(buffer, 8) if start == 0}
    return BEGINS_WITH_NUMBER if begins_with and begins_with <= _KINDS.keys() else UNKNOWN


def hides_numbers(facts: FunctionFacts, call: ir.Call, message: Message, position: int) -> bool:
    """Whether numbers that matter lie in a buffer that is sent, or received in, as integers."""
    if not message.carries_none(call):
        return False
    buffer = call.args[position]
    kinds = {c for _, _, c in facts.memory_layout(buffer, message.bytes_of_integers(call, position))}
    if position == message.sends and facts.activity.may_be_varied_memory(buffer):
        return kinds != {INTEGER}
    return facts.activity.is_useful_memory(buffer) and not kinds.isdisjoint(_KINDS)
