"""What of the forward sweep is kept for the reverse sweep, and what is computed again.

A minimum cut between what cannot be computed again (calls, loads whose memory changes, phis) and what the reverse
sweep reads chooses what to keep; the rest is computed again from that, from arguments, iteration numbers and memory
that is still what it was. A kept value costs its bytes times ten for each loop around it; outside of loops, in a
function with both sweeps, keeping is free, since they share registers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from enzyme_cc import ir
from enzyme_cc.graph import min_cut
from enzyme_cc.rules import lookup
from enzyme_cc.rules.cuda import PREFIX
from enzyme_cc.rules.registry import PURE

Node = TypeVar("Node", bound=Hashable)

CHEAP_CALLS = frozenset(
    "fabs copysign fma fmuladd floor ceil trunc rint nearbyint round roundeven sqrt"
    " minnum maxnum minimum maximum canonicalize".split()
)
"""Mathematical functions that cost no more than the load of a kept result."""

RECOMPUTED = frozenset(
    "add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv fneg icmp fcmp select getelementptr"
    " extractvalue insertvalue extractelement insertelement shufflevector trunc zext sext fptrunc fpext fptoui fptosi"
    " uitofp sitofp ptrtoint inttoptr bitcast addrspacecast".split()
)

PURE_INTRINSICS = tuple(
    "llvm." + name
    for name in (
        "smax. smin. umax. umin. abs. ctpop. ctlz. cttz. bswap. bitreverse. fshl. fshr. is.fpclass."
        " threadlocal.address. umul.with.overflow. uadd.with.overflow. usub.with.overflow."
        " smul.with.overflow. sadd.with.overflow. ssub.with.overflow. usub.sat. uadd.sat. ssub.sat. sadd.sat."
        " nvvm.read.ptx.sreg.tid. nvvm.read.ptx.sreg.ntid. nvvm.read.ptx.sreg.ctaid. nvvm.read.ptx.sreg.nctaid."
        " nvvm.read.ptx.sreg.laneid nvvm.read.ptx.sreg.warpsize nvvm.read.ptx.sreg.lanemask."
    ).split()
)

REPEATED_CALLS = frozenset(("__enzyme_cc_lazy_shadow",))
"""Of our own run time: calls that cost little and give the same again."""


def is_repeated(call: ir.Call) -> bool:
    """Whether a call gives the same again, and costs no more than the load of a kept result."""
    callee = call.called_function
    if callee is None:
        return False
    if callee.name.startswith(PURE_INTRINSICS) or callee.name in REPEATED_CALLS:
        return True
    spelling = lookup(callee.name)
    if spelling is not None and callee.name.startswith(PREFIX):  # on a GPU, arithmetic costs less than memory
        return spelling.rule.effects == PURE
    return spelling is not None and spelling.rule.name in CHEAP_CALLS


def cheapest_kept(
    required: list[Node],
    inputs: Callable[[Node], Sequence[Node] | None],
    is_free: Callable[[Node], bool],
    cost: Callable[[Node], int],
) -> list[Node]:
    """The values to keep, at the least cost, so that all that is required can be had.

    `inputs` gives what a value is computed again from, None if it cannot be; what `is_free` costs nothing.
    """
    users: dict[Node, list[Node]] = {value: [] for value in required}
    sources: list[Node] = []
    work = list(required)
    for value in work:
        from_values = inputs(value)
        if from_values is None:
            sources.append(value)
            continue
        for operand in from_values:
            if is_free(operand):
                continue
            if operand not in users:
                users[operand] = []
                work.append(operand)
            users[operand].append(value)
    if not sources:
        return []
    return list(min_cut(work, users.__getitem__, sources, required, cost, "sinks"))
