"""Adjoint additions in the body of a parallel region that need not be atomic (plan/team_plan.py), as code.

What depends on the arguments alone is computed as the adjoint begins: whether the ranges that must be apart are, how
far iterations reach, and memory for a thread's own sums, which are shared in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_cc import ir
from enzyme_cc.analysis.linear import Atom
from enzyme_cc.analysis.symbolic import bits_of
from enzyme_cc.analysis.work_sharing import SharedPlace
from enzyme_cc.autodiff.facts.team_reads import Group
from enzyme_cc.autodiff.plan.team_plan import TeamPlan
from enzyme_cc.autodiff.reverse.places import ReverseSweep
from enzyme_cc.autodiff.reverse.team_loops import TwoCopies
from enzyme_cc.autodiff.runtime import parallel
from enzyme_cc.autodiff.shadow.shared_adjoints import PlaceInTeam
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Instruction, Value

MOST_OWN_BYTES = 1 << 24
"""A thread's own sums of one array are no larger."""

_Items = Sequence[tuple[tuple[Atom, ...], int]]
_Range = tuple[Value, Value]


class TeamSums:
    """The additions of one body's adjoint."""

    def __init__(self, sweep: ReverseSweep, plan: TeamPlan) -> None:
        self._s = sweep
        self._plan = plan
        self._reads = plan.reads
        self._b = sweep.reverse_entry_builder
        self._cloned: dict[Value, Value] = {}
        self.loops: dict[Loop[BasicBlock], TwoCopies] = {}
        self._holds: Value | None = None
        self._sums: dict[Group, tuple[Value, Value, Value, Value]] = {}
        if plan.reads.groups:
            self._begin()

    def place(self, read: Instruction, address: Value, b: Builder) -> PlaceInTeam | None:
        """Where an addition goes; None: anywhere."""
        if read in self._reads.own:
            return PlaceInTeam(address)
        group = self._reads.group_of(read)
        if group is None:
            return None
        if group in self._sums:
            _, origin, start, _ = self._sums[group]
            distance = b.sub(b.ptrtoint(address, ir.i64), b.ptrtoint(origin, ir.i64))
            address = b.gep(ir.i8, start, (distance,))
        loop = self._reads.work_loop(read)
        two = None if loop is None else self.loops.get(loop)
        if two is not None:
            return PlaceInTeam(address, two.additions)
        return PlaceInTeam(address, None, self._holds)

    def turn(self, loop: Loop[BasicBlock], edge: Builder, number: Value | None, last: Callable[[], Value]) -> None:
        """On the way into a loop's reverse, or back to the iteration of this number: which copy does it."""
        two = self.loops.get(loop)
        if two is None:
            return
        zero = ir.int_constant(ir.i64, 0)
        if number is None:
            alone = within = edge.icmp("eq", two.reach, zero)
        else:
            within = edge.icmp("uge", number, two.reach)
            alone = edge.and_(within, edge.icmp("uge", edge.sub(last(), number), two.reach))
        two.ways[edge.block] = alone if self._holds is None else edge.and_(self._holds, alone), within

    def finish(self, b: Builder) -> None:
        """At the end of the adjoint: the threads' own sums become everybody's."""
        if self._sums:
            b.call(parallel.runtime_function(self._s.module, parallel.BARRIER), ())
        for group, (sums, origin, _, size) in self._sums.items():
            name = parallel.SHARE_SUMS if ir.f64 in group.types else parallel.SHARE_FLOAT_SUMS
            b.call(parallel.runtime_function(self._s.module, name), (origin, sums, size))

    # ---- as the adjoint begins

    def _begin(self) -> None:
        b = self._b
        alike = self._plan.summed
        ranges = {g: self._range(g.places, g.base) for g in alike}
        conditions = []
        for group, other in self._reads.apart:
            if group not in ranges:
                ranges[group] = self._range(group.places, group.base)
            if isinstance(other, SharedPlace):
                low, high = self._range([other], other.base)
            else:
                if other not in ranges:
                    ranges[other] = self._range(other.places, other.base)
                low, high = ranges[other]
            mine = ranges[group]
            conditions.append(b.or_(b.icmp("sle", mine[1], low), b.icmp("sle", high, mine[0])))
        for group in alike:
            low, high = ranges[group]
            conditions.append(b.icmp("ule", b.sub(high, low), ir.int_constant(ir.i64, MOST_OWN_BYTES)))
        for condition in conditions:
            self._holds = condition if self._holds is None else b.and_(self._holds, condition)
        for group in alike:
            assert self._holds is not None
            low, high = ranges[group]
            size = b.select(self._holds, b.sub(high, low), ir.int_constant(ir.i64, 0))
            sums = b.call(parallel.runtime_function(self._s.module, parallel.OWN_SUMS), (size,))
            shadow = self._shadow(group.base)
            origin = b.gep(ir.i8, shadow, (b.sub(low, b.ptrtoint(shadow, ir.i64)),))
            self._sums[group] = sums, origin, b.select(self._holds, sums, origin), size
        for copies in self._plan.copies:
            reach = self._reach(copies.group) if copies.reach is None else ir.int_constant(ir.i64, copies.reach)
            for loop in copies.loops:
                two = self.loops.get(loop)
                if two is None:
                    self.loops[loop] = TwoCopies(reach)
                else:
                    two.reach = self._extreme("ugt", two.reach, reach)

    def _range(self, places: Sequence[SharedPlace], base: Value) -> _Range:
        """From where to where the accesses of all threads go, as addresses of the shadow."""
        start = self._b.ptrtoint(self._shadow(base), ir.i64)
        parts = []
        for place in places:
            low, high = self._extent(place)
            if place.work is not None:
                shares = place.work.shares
                assert shares.first is not None and shares.last is not None
                ends = [self._b.mul(self._sum(place.scale), self._wide(self._again(v), shares.unsigned))
                        for v in (shares.first, shares.last)]
                low = self._b.add(low, self._extreme("slt", *ends))
                high = self._b.add(high, self._extreme("sgt", *ends))
            parts.append((low, high))
        low, high = self._joined(parts)
        return self._b.add(start, low), self._b.add(start, high)

    def _extent(self, place: SharedPlace) -> _Range:
        """From where to where the accesses of one iteration go, without what its number adds."""
        b, zero = self._b, ir.int_constant(ir.i64, 0)
        low = high = self._sum(place.offset)
        for span in place.spans:
            count = span.count.backedge_taken
            rounds = count.materialise(b, {leaf: self._again(leaf) for leaf in count.leaves()})
            way = b.mul(self._sum(span.step), rounds)
            low = b.add(low, self._extreme("slt", way, zero))
            high = b.add(high, self._extreme("sgt", way, zero))
        return low, b.add(high, ir.int_constant(ir.i64, place.size))

    def _joined(self, parts: Sequence[_Range]) -> _Range:
        low, high = parts[0]
        for other_low, other_high in parts[1:]:
            low, high = self._extreme("slt", low, other_low), self._extreme("sgt", high, other_high)
        return low, high

    def _reach(self, group: Group) -> Value:
        """By how much the numbers of two iterations differ at most that meet."""
        b, zero, one = self._b, ir.int_constant(ir.i64, 0), ir.int_constant(ir.i64, 1)
        low, high = self._joined([self._extent(place) for place in group.places])
        scale = self._sum(group.places[0].scale)
        length = self._extreme("sgt", scale, b.sub(zero, scale))
        moves = b.icmp("sgt", length, zero)
        reach = b.udiv(b.sub(b.sub(high, low), one), b.select(moves, length, one))
        return b.select(moves, reach, ir.int_constant(ir.i64, -1))

    # ---- values of the arguments

    def _shadow(self, base: Value) -> Value:
        return self._s.shadow_in_reverse(base, self._b)[0]

    def _sum(self, items: _Items) -> Value:
        """A polynomial of uniform values."""
        b = self._b
        total: Value = ir.int_constant(ir.i64, sum(c for atoms, c in items if not atoms))
        for atoms, coefficient in items:
            if atoms:
                term: Value = ir.int_constant(ir.i64, coefficient)
                for atom in atoms:
                    assert atom.value is not None
                    term = b.mul(term, self._wide(self._again(atom.value), atom.unsigned))
                total = b.add(total, term)
        return total

    def _wide(self, value: Value, unsigned: bool) -> Value:
        if isinstance(value, ir.ConstantInt):
            return ir.int_constant(ir.i64, value.unsigned if unsigned else value.value)
        if bits_of(value) == 64:
            return value
        return self._b.zext(value, ir.i64) if unsigned else self._b.sext(value, ir.i64)

    def _again(self, value: Value) -> Value:
        """A uniform value of the primal, computed anew."""
        if isinstance(value, ir.Argument):
            return self._s.need(value)
        if not isinstance(value, Instruction):
            return value
        found = self._cloned.get(value)
        if found is None:
            clone = value.clone({o: self._again(o) for o in value.operands})
            clone.metadata.clear()
            found = self._cloned[value] = self._b.insert(clone)
        return found

    def _extreme(self, order: str, x: Value, y: Value) -> Value:
        return self._b.select(self._b.icmp(order, x, y), x, y)
