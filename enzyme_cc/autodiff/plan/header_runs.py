"""How often the header of a loop runs, where that is known before a loop around it begins."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.induction import InductionAnalysis, TripCount
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Value


@dataclass(frozen=True, slots=True)
class Guard:
    """One condition on the way to a loop: a branch condition that must be `wanted`, or a loop that must go round."""

    condition: Value | None = None
    wanted: bool = True
    loop: Loop[BasicBlock] | None = None


class LoopRuns:
    """The trip counts of one function's loops, and what each needs before which loop.

    counts   of the loops that have one
    """

    def __init__(self, loops: LoopInfo, induction: InductionAnalysis) -> None:
        self.loops = loops
        self.counts: dict[Loop[BasicBlock], TripCount] = {
            loop: count for loop in loops.loops if (count := induction.trip_count(loop)) is not None
        }

    def known_before(self, loop: Loop[BasicBlock], root: Loop[BasicBlock]) -> bool:
        """Whether it is known before `root` how often the header of `loop` runs in each of its runs."""
        return self.guards(loop, root) is not None

    def guards(self, loop: Loop[BasicBlock], root: Loop[BasicBlock]) -> list[Guard] | None:
        """The conditions under which a run of `root` gets to `loop`, None if they or the trip count are not known
        before `root`."""
        count = self.counts.get(loop)
        if count is None:
            return None
        if loop is root:
            return []
        guards = preheader_guards(self.loops, loop, root)
        if guards is None or not count.backedge_taken.is_invariant_in(root):
            return None
        for guard in guards:
            if guard.loop is not None:
                around = self.counts.get(guard.loop)
                if around is None or not around.backedge_taken.is_invariant_in(root):
                    return None
            elif guard.condition is not None and not self.loops.is_invariant(guard.condition, root):
                return None
        return guards

    def leaves(self, loop: Loop[BasicBlock], root: Loop[BasicBlock]) -> list[Value]:
        """The values of the primal that the number is computed from."""
        found = self.counts[loop].backedge_taken.leaves()
        for guard in self.guards(loop, root) or ():
            if guard.loop is not None:
                found += self.counts[guard.loop].backedge_taken.leaves()
            elif guard.condition is not None:
                found.append(guard.condition)
        return list(dict.fromkeys(found))

    def constant(self, loop: Loop[BasicBlock], root: Loop[BasicBlock]) -> int | None:
        """The number, where it is the same for all inputs."""
        taken = self.counts[loop].backedge_taken.constant
        runs = None if taken is None else taken + 1
        for guard in self.guards(loop, root) or ():
            passed: int | None = None
            if guard.loop is not None:
                passed = self.counts[guard.loop].backedge_taken.constant
            elif isinstance(guard.condition, ir.ConstantInt):
                passed = int(bool(guard.condition.value) == guard.wanted)
            if passed is None:
                return None
            if passed == 0:
                runs = 0
        return runs


def preheader_guards(loops: LoopInfo, inner: Loop[BasicBlock], root: Loop[BasicBlock]) -> list[Guard] | None:
    """Conditions under which a run of `root` gets to `inner`.

    That a loop before it goes round is one, where its test is met before the way to `inner`. None if the way is
    decided by something else than a two-way branch, or by several together.
    """
    guards: list[Guard] = []
    block = loops.preheader(inner)
    assert block is not None
    while block is not root.header:
        above = loops.tree.idom[block]
        assert above is not None
        before = _loop_before(loops, above, block)
        if before is not None:
            if len(loops.returning_exiting(before)) != 1:
                return None
            block = before.header
            continue
        branch = above.terminator
        if isinstance(branch, ir.CondBr):
            ways = [way for way in branch.successors if loops.may_return(way)]
            loop = loops.loop_of(above)
            if loop is not None and any(way not in loop for way in ways):
                guards.append(Guard(loop=loop))
            elif len(ways) == 2:
                chosen = [w for w in ways if loops.tree.dominates(w, block) and len(loops.predecessors[w]) == 1]
                if chosen:
                    guards.append(Guard(branch.condition, chosen[0] is branch.if_true))
                elif _passes_by(loops, above, block):
                    return None
        elif not isinstance(branch, ir.Br):
            return None
        block = above
    return guards


def _passes_by(loops: LoopInfo, above: BasicBlock, block: BasicBlock) -> bool:
    """Whether some way from the immediate dominator of a block goes on to where it does not dominate, but not through
    the block."""
    pending, seen = [above], {above, block}
    while pending:
        ways = [way for way in loops.successors[pending.pop()] if loops.may_return(way)]
        if any(way is above or not loops.tree.dominates(above, way) for way in ways):
            return True
        new = [way for way in ways if way not in seen]
        if not all(loops.successors[way] for way in new):
            return True  # the function returns
        seen.update(new)
        pending += new
    return False


def _loop_before(loops: LoopInfo, above: BasicBlock, block: BasicBlock) -> Loop[BasicBlock] | None:
    """The outermost loop around `above` that has ended at `block`."""
    found = None
    loop = loops.loop_of(above)
    while loop is not None and block not in loop:
        found, loop = loop, loop.parent
    return found
