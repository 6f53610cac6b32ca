"""Integers of unknown type that can carry no derivative: those that are only ever used as integers."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.ir import Instruction, Value
from enzyme_cc.ir.opcodes import MOVED_BITS, SCALED_BITS

ON_BITS = SCALED_BITS | MOVED_BITS | {"ashr", "sext"}
"""Integer operations whose results may hold numbers where their operands do."""
CONSUMERS = frozenset("sitofp uitofp icmp switch getelementptr mul udiv sdiv urem srem br".split())
"""Instructions that take a value for an integer."""
PASSED_ON = ON_BITS | {"phi", "select", "freeze"}
"""Instructions whose result is asked about in place of the operand."""
ORDERED = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.")
"""Intrinsics that hand one of their operands on."""
PATIENCE = 64
"""So many values are followed, then the answer is no."""


def is_used_as_integer(value: Instruction, models: CallModels) -> bool:
    """Whether nothing but the integer reading of a value (of a union's member, say) is ever used, wherever loops and
    branches lead it."""
    seen = {value}
    work = [value]
    while work:
        passed = work.pop()
        for user in passed.users:
            if user.opcode in CONSUMERS or _is_length(user, passed, models):
                continue
            passed_on = user.opcode in PASSED_ON or (isinstance(user, ir.Call) and user.called_name.startswith(ORDERED))
            if not passed_on or len(seen) > PATIENCE:
                return False
            if user not in seen:
                seen.add(user)
                work.append(user)
    return True


def _is_length(user: Instruction, value: Value, models: CallModels) -> bool:
    """Whether a call takes the value only for a number of bytes or elements."""
    if not isinstance(user, ir.Call):
        return False
    info = models.of(user).info
    if info is None:
        return False
    lengths = {*info.size, info.length}
    return all(position in lengths for position, arg in enumerate(user.args) if arg is value)
