"""What the memory holds that a message of MPI is sent from, or received in: it counts where MPI_BYTE is sent."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.type_facts import FLOATS, INTEGER
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts

UNKNOWN = 5
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
    return UNKNOWN
