"""Integers of unknown type that can carry no derivative: those that are only ever used as integers."""

from __future__ import annotations

import re

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
COUNTS = 1 << 60
"""Above all lengths of arrays of words, and below all bits of numbers that programs compute with."""
_RANGE = re.compile(r"range\(i64 (-?\d+), (-?\d+)\)")
PATIENCE = 64
"""So many values are followed, then the answer is no."""


def is_used_as_integer(value: Instruction, models: CallModels) -> bool:
    """Whether nothing but the integer reading of a value (of a union's member, say) is ever used, wherever loops,
    branches and calls lead it."""
    seen: set[Value] = {value}
    work: list[Value] = [value]
    while work:
        passed = work.pop()
        for user in passed.users:
            if user.opcode in CONSUMERS or _is_length(user, passed, models):
                continue
            if (passed is value or isinstance(passed, ir.Argument)) and _is_bounded_argument(user, passed):
                continue
            parameters = _parameters(user, passed, models)
            passed_on = user.opcode in PASSED_ON or (isinstance(user, ir.Call) and user.called_name.startswith(ORDERED))
            if not (passed_on or parameters) or len(seen) > PATIENCE:
                return False
            work += [each for each in parameters or [user] if each not in seen]
            seen.update(parameters or [user])
    return True


def _parameters(user: Instruction, value: Value, models: CallModels) -> list[Value]:
    """What the value is called in the function that a call hands it to, where that is differentiated."""
    if not isinstance(user, ir.Call):
        return []
    function = models.of(user).body
    if function is None or len(function.args) != len(user.args):
        return []
    return [parameter for parameter, arg in zip(function.args, user.args, strict=True) if arg is value]


def _is_length(user: Instruction, value: Value, models: CallModels) -> bool:
    """Whether a call takes the value only for a number of bytes or elements."""
    if not isinstance(user, ir.Call):
        return False
    info = models.of(user).info
    if info is None:
        return False
    lengths = {*info.size, info.length}
    return all(position in lengths for position, arg in enumerate(user.args) if arg is value)


def _is_bounded_argument(user: Instruction, value: Value) -> bool:
    """Whether a call takes the value for something so small that it is no number's bits, as Rust says of the lengths
    of slices: that of a double would be below 1e-230."""
    if not isinstance(user, ir.Call):
        return False
    said = [attributes for attributes, arg in zip(user.arg_attributes, user.args, strict=True) if arg is value]
    return bool(said) and all(_is_small(attributes) for attributes in said)


def _is_small(attributes: tuple[str, ...]) -> bool:
    for attribute in attributes:
        match = _RANGE.fullmatch(attribute)
        if match is not None:
            return 0 <= int(match[1]) < int(match[2]) <= COUNTS
    return False
