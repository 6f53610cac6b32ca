"""Header phis whose values come again: buffers that take turns, signs that alternate.

    u, v = v, u                     period 2: two phis that swap
    old, now, new = now, new, old   period 3: a cycle of three
    sign = -sign, flag = 1 - flag   period 2: an invariant minus the phi, or an exclusive or with it

Such a value is known from the number of the iteration alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Instruction, Phi, Value

LONGEST = 4
"""Phis of a cycle."""

_MIRRORS = ("sub", "xor", "fneg")
"""Operations that give back what they were given when they are done twice; a subtraction from an invariant."""


@dataclass(frozen=True, eq=False, slots=True)
class PeriodicPhi:
    """A header phi with a period, the first of its cycle: in iteration k it has the value with which the phi at k
    modulo their number enters the loop.

    mirror   if the cycle is one phi: the instruction that makes an odd iteration's value of the even one's
    others   its operands but for the phi
    """

    cycle: tuple[Phi, ...]
    mirror: Instruction | None

    @property
    def others(self) -> list[Value]:
        return [] if self.mirror is None else [value for value in self.mirror.operands if value is not self.cycle[0]]


def periodic_phis(info: LoopInfo, loop: Loop[BasicBlock]) -> list[PeriodicPhi]:
    """Those of a loop with one latch."""
    latch = info.latch(loop)
    if latch is None:
        return []
    found = []
    for phi in loop.header.phis:
        following = phi.incoming_for(latch)
        mirror = _mirror(info, loop, phi, following)
        cycle = [phi] if mirror is not None else _cycle(loop, latch, phi)
        if cycle:
            found.append(PeriodicPhi(tuple(cycle), mirror))
    return found


def _mirror(info: LoopInfo, loop: Loop[BasicBlock], phi: Phi, following: Value) -> Instruction | None:
    if not isinstance(following, Instruction) or following.opcode not in _MIRRORS:
        return None
    operands = following.operands
    place = operands.index(phi) if operands.count(phi) == 1 else None
    if place is None or (following.opcode == "sub" and place == 0):
        return None
    return following if all(info.is_invariant(other, loop) for other in operands if other is not phi) else None


def _cycle(loop: Loop[BasicBlock], latch: BasicBlock, phi: Phi) -> list[Phi]:
    """The phis of the header that hand their values on until the first one is met again, or none."""
    cycle = [phi]
    while len(cycle) <= LONGEST:
        following = cycle[-1].incoming_for(latch)
        if following is phi:
            return cycle if len(cycle) > 1 else []
        if not isinstance(following, Phi) or following.parent is not loop.header:
            return []
        cycle.append(following)
    return []
