"""Where the accesses of a parallel region's body go, as functions of the iteration that its threads share out.

All threads of a team call the body with the same arguments. A value is *uniform* if it is computed from arguments and
constants alone: all threads have the same one. A loop is *work-shared* if the run time gives each thread (each time it
asks) an interval [lower, upper] of the iterations, no two of which overlap within one phase: it counts from what was
loaded from where the run time puts `lower`, and how often it goes round depends on what was loaded from where it puts
`upper`. Its *number* is then lower + the loop's iteration number. Numbers of threads lie in disjoint intervals.

The lattice of an access is flat: unknown, or a *place*

    base + offset + scale * number + sum of step * iteration of the loops within or around (spans)

with a uniform base and uniform offset, scale and steps, where each span's loop has a uniform trip count. The transfer
functions are those of linear.py, whose polynomials are sorted here into these parts: `number` is recognised where the
loaded `lower` and the iteration number have the same uniform coefficient. Without a part of the number the place is
the same for all threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.analysis.induction import TripCount
from enzyme_cc.analysis.linear import Atom, Polynomial
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.graph import Loop
from enzyme_cc.ir import (
    Alloca,
    Argument,
    BasicBlock,
    Call,
    Function,
    GlobalValue,
    Instruction,
    Load,
    Store,
    Value,
)
from enzyme_cc.ir.structure import block_of

STATIC = "__kmpc_for_static_init_"
NEXT = "__kmpc_dispatch_next_"
DYNAMIC = "__kmpc_dispatch_init_"
PURE = frozenset("add sub mul and or xor shl lshr ashr zext sext trunc select icmp freeze".split())
PURE_CALLS = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.", "llvm.abs.")
_STEPS_TO_UPPER = 12


@dataclass(frozen=True, slots=True)
class Shares:
    """What the run time tells a thread: where it writes the bounds, and the bounds of all numbers if uniform."""

    lower: Value
    upper: Value
    unsigned: bool
    first: Value | None
    last: Value | None


@dataclass(frozen=True, slots=True)
class WorkLoop:
    """A loop over a thread's share."""

    loop: Loop[BasicBlock]
    shares: Shares


@dataclass(frozen=True, slots=True)
class Span:
    """step * iteration number of a loop that all threads go through alike."""

    step: tuple[tuple[tuple[Atom, ...], int], ...]
    count: TripCount


@dataclass(frozen=True, slots=True)
class SharedPlace:
    """Where an access goes, see above. Polynomials are kept as sorted items."""

    base: Value
    offset: tuple[tuple[tuple[Atom, ...], int], ...]
    work: WorkLoop | None
    scale: tuple[tuple[tuple[Atom, ...], int], ...]
    spans: tuple[Span, ...]
    size: int


def frozen(p: Polynomial) -> tuple[tuple[tuple[Atom, ...], int], ...]:
    """A polynomial that can be a key."""
    return tuple(sorted(p.items(), key=lambda item: [(a.number, a.copy) for a in item[0]]))


class Phases:
    """What happens between two barriers. Two threads can be at two instructions at the same time only if both are
    reached from one barrier, or from the start, without another in between."""

    def __init__(self, info: LoopInfo, is_barrier: Callable[[Call], bool]) -> None:
        self._info = info
        self._is_barrier = is_barrier
        order = info.tree.order
        self._barriers = [i for b in order for i in b.instructions if isinstance(i, Call) and is_barrier(i)]
        self._reached = [self._from(order[0], 0), *(self.within(barrier) for barrier in self._barriers)]

    def within(self, start: Instruction) -> set[Instruction]:
        """What is reached from an instruction without a barrier, beginning with what follows it."""
        return self._from(block_of(start), self._info.position(start) + 1)

    def meet(self, a: Instruction, b: Instruction) -> bool:
        """Whether one thread may be at `a` while another is at `b`."""
        return any(a in reached and b in reached for reached in self._reached)

    def are_apart(self, a: Instruction, b: Instruction) -> bool:
        """Whether a barrier is between two instructions of one block."""
        first, last = sorted((self._info.position(a), self._info.position(b)))
        return any(i in self._barriers for i in block_of(a).instructions[first:last])

    def _from(self, block: BasicBlock, position: int) -> set[Instruction]:
        found: set[Instruction] = set()
        seen: set[BasicBlock] = set()
        work = [(block, position)]
        while work:
            block, position = work.pop()
            for i in block.instructions[position:]:
                found.add(i)
                if i in self._barriers:
                    break
            else:
                for successor in self._info.successors[block]:
                    if successor not in seen:
                        seen.add(successor)
                        work.append((successor, 0))
        return found


class WorkSharing:
    """The work-shared loops of one function, and the places of its accesses."""

    def __init__(self, function: Function, alias: AliasAnalysis, is_barrier: Callable[[Call], bool]) -> None:
        self.function = function
        self.phases = Phases(alias.info, is_barrier)
        self.forms = alias.forms
        self.info = alias.info
        self.induction = alias.forms.induction
        self._uniform: dict[Value, bool] = {}
        self._shares = list(self._find_shares())
        self._work: dict[Loop[BasicBlock], WorkLoop | None] = {}

    # ---- what is the same for all threads

    def is_uniform(self, value: Value) -> bool:
        """Whether the value is computed from the function's arguments and constants alone."""
        if isinstance(value, (Argument, GlobalValue)) or value.is_constant:
            return True
        if not isinstance(value, Instruction):
            return False
        found = self._uniform.get(value)
        if found is None:
            self._uniform[value] = False
            pure = value.opcode in PURE or (isinstance(value, Call) and value.called_name.startswith(PURE_CALLS))
            operands = value.args if isinstance(value, Call) else value.operands
            found = self._uniform[value] = pure and all(map(self.is_uniform, operands))
        return found

    # ---- loops

    def work_loop(self, loop: Loop[BasicBlock]) -> WorkLoop | None:
        """The loop as one over a thread's share, if it is."""
        if loop not in self._work:
            count = self.induction.trip_count(loop)
            leaves = [] if count is None else count.backedge_taken.leaves()
            self._work[loop] = next(
                (WorkLoop(loop, s) for s in self._shares if any(_comes_from(leaf, s.upper) for leaf in leaves)), None)
        return self._work[loop]

    def _find_shares(self) -> Iterable[Shares]:
        calls = [i for block in self.info.tree.order for i in block.instructions if isinstance(i, Call)]
        dynamic = [call for call in calls if call.called_name.startswith(DYNAMIC)]
        given: list[tuple[Call, Value, Value]] = []
        for call in calls:
            if call.called_name.startswith((STATIC, NEXT)):
                at = 4 if call.called_name.startswith(STATIC) else 3
                given.append((call, call.args[at], call.args[at + 1]))
        done: set[tuple[Value, Value]] = set()
        for call, lower, upper in given:
            if (lower, upper) in done or any(_mixes(call, other) for other, *_ in given):
                continue  # seen before, or several constructs use one variable
            done.add((lower, upper))
            if not isinstance(lower, Alloca) or not isinstance(upper, Alloca):
                continue
            first: Value | None
            last: Value | None
            if call.called_name.startswith(STATIC):
                begun, first, last = [call], _stored_before(call, lower), _stored_before(call, upper)
            else:
                begun, (first, last) = dynamic, dynamic[0].args[3:5] if len(dynamic) == 1 else (None, None)
            if any(call in self.phases.within(call) for call in begun):
                continue  # threads may be at different turns of the construct, which divide the iterations anew
            if first is None or last is None or not (self.is_uniform(first) and self.is_uniform(last)):
                first = last = None
            yield Shares(lower, upper, call.called_name.endswith("u"), first, last)

    # ---- places

    def place(self, pointer: Value, size: int, at: Instruction) -> SharedPlace | None:
        """Where an access goes, None if that is not known."""
        base: Value | None = None
        offset: Polynomial = {}
        lowers: dict[Atom, Polynomial] = {}
        rounds: dict[Loop[BasicBlock], Polynomial] = {}
        for monomial, coefficient in self.forms.value(pointer).items():
            if any(a.value is not None and a.value.type.is_pointer for a in monomial):
                if base is not None or len(monomial) != 1 or coefficient != 1:
                    return None
                base = monomial[0].value
                continue
            loops = [a.loop for a in monomial if a.loop is not None]
            lower = [a for a in monomial if a.value is not None and self._shares_of(a.value) is not None]
            rest = tuple(a for a in monomial if a.loop is None and a not in lower)
            if len(loops) + len(lower) > 1 or not all(a.value is not None and self.is_uniform(a.value) for a in rest):
                return None
            if loops:
                rounds.setdefault(loops[0], {})[rest] = coefficient
            elif lower:
                lowers.setdefault(lower[0], {})[rest] = coefficient
            else:
                offset[rest] = coefficient
        if not isinstance(base, (Argument, GlobalValue)) or len(lowers) > 1:
            return None
        if any(block_of(at) not in loop for loop in rounds):
            return None
        work: WorkLoop | None = None
        scale: Polynomial = {}
        for atom, scale in lowers.items():
            shares = self._shares_of(atom.value)  # type: ignore[arg-type]  # it has one
            for loop, step in rounds.items():
                found = self.work_loop(loop)
                if found is not None and found.shares is shares and step == scale:
                    work = found
            if work is None:
                return None
            del rounds[work.loop]
        spans = [self._span(loop, step) for loop, step in rounds.items()]
        if None in spans:
            return None
        return SharedPlace(base, frozen(offset), work, frozen(scale), tuple(s for s in spans if s is not None), size)

    def _shares_of(self, value: Value) -> Shares | None:
        if not isinstance(value, Load):
            return None
        return next((s for s in self._shares if s.lower is value.pointer), None)

    def _span(self, loop: Loop[BasicBlock], step: Polynomial) -> Span | None:
        count = None if self.work_loop(loop) is not None else self.induction.trip_count(loop)
        if count is None or not all(map(self.is_uniform, count.backedge_taken.leaves())):
            return None
        return Span(frozen(step), count)


def _mixes(call: Call, other: Call) -> bool:
    """Whether two calls are of different constructs and write to one place. Compilers ask for the next share of one
    construct at several places."""
    mine, theirs = ([a for a in c.args if isinstance(a, Alloca)] for c in (call, other))
    alike = call.called_name == other.called_name and call.called_name.startswith(NEXT) and mine == theirs
    return call is not other and not alike and any(a in theirs for a in mine)


def _comes_from(value: Value, place: Value) -> bool:
    """Whether a value is computed from what is loaded from a place."""
    work, seen = [value], 0
    while work and seen < _STEPS_TO_UPPER:
        value = work.pop()
        seen += 1
        if isinstance(value, Load):
            if value.pointer is place:
                return True
        elif isinstance(value, Instruction):
            work += value.args if isinstance(value, Call) else value.operands
    return False


def _stored_before(call: Call, place: Value) -> Value | None:
    """What the block of the call stores last to a place before it."""
    found = None
    for i in block_of(call).instructions:
        if i is call:
            return found
        if isinstance(i, Store) and i.pointer is place:
            found = i.value
    return None
