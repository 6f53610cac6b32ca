"""The greater or the less of two words that are the bits of numbers: a choice between two numbers.

LLVM makes an intrinsic of a comparison and a choice of integers (`i > j ? i : j`). Of the intrinsic no derivative is
known, as most are of counts; of a choice each word moves its own.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Instruction

_PREDICATES = {"llvm.smax.": "sgt", "llvm.smin.": "slt", "llvm.umax.": "ugt", "llvm.umin.": "ult"}
_MOVES = frozenset("phi select freeze bitcast extractelement insertelement shufflevector".split())


def choose_words(function: Function) -> None:
    """Write such intrinsics as the comparison and the choice that they come from."""
    for i in [i for i in function.instructions() if _is_extreme(i) and _becomes_number(i)]:
        assert isinstance(i, ir.Call)
        b = Builder.before(i)
        one, other = i.args
        i.replace_all_uses_with(b.select(b.icmp(_PREDICATES[i.called_name[:10]], one, other), one, other))
        i.remove()


def _is_extreme(i: Instruction) -> bool:
    if not isinstance(i, ir.Call) or i.called_name[:10] not in _PREDICATES:
        return False
    return i.type.scalar.is_int and i.type.scalar.bits in (16, 32, 64)


def _becomes_number(extreme: Instruction) -> bool:
    """Whether the choice, or one that is made of it, becomes a number."""
    pending = [extreme]
    for i in pending:
        for user in i.users:
            if user.opcode == "bitcast" and user.type.is_fp:
                return True
            if (user.opcode in _MOVES or _is_extreme(user)) and user not in pending:
                pending.append(user)
    return False
