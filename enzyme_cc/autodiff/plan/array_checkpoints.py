"""Arrays kept whole: memory that a loop nest only reads, copied before the nest.

A value that is loaded in a loop, from memory that changes later, need not be kept once for each load. When nothing in
a nest around the load writes to that memory, a copy of the part of the array that the nest reads serves all its loads:
a stencil's neighbours are one array a time step, not five values a point; a vector that a matrix is multiplied with
is kept once, not once a row.

A copy is only made where it is, for all inputs, at most a constant times what the nest loads (analysis/growth.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from enzyme_cc import ir
from enzyme_cc.analysis import symbolic
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.effects import MemoryLocation
from enzyme_cc.analysis.growth import Growth, GrowthOf, covers, product
from enzyme_cc.analysis.linear import atoms
from enzyme_cc.analysis.ranges import AddressRange, address_range, joined
from enzyme_cc.analysis.symbolic import SymbolicExpr, const, leaf
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.plan.header_runs import LoopRuns
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Value
from enzyme_cc.ir.structure import block_of
from enzyme_cc.rules import FunctionInfo

SPARSEST = 2
"""The copy may be this many times what the loads read, as far as strides tell."""


_Key = tuple[tuple[Loop[BasicBlock], ...], Value, int]
"""The nest, the array and which part of it. Loads in other inner loops, of which some may not run, are not of one
checkpoint: nothing is copied where a loop of the nest does not run."""
_WHOLE = -1
"""The part that is all of an object."""


@dataclass(frozen=True, eq=False, slots=True)
class ArrayCheckpoint:
    """A copy of [base + low, base + high), made before `loop`, the outermost of `nest`.

    cost           bytes, weighted as kept values are
    loads, reach   how many loads it serves, and their greatest stride
    """

    loop: Loop[BasicBlock]
    nest: tuple[Loop[BasicBlock], ...]
    base: Value
    low: SymbolicExpr
    high: SymbolicExpr
    cost: int
    loads: int = 1
    reach: int = 0


@dataclass
class ArrayCheckpoints:
    """The checkpoints that could serve the loads of one function."""

    facts: FunctionFacts
    runs: LoopRuns
    _groups: dict[_Key, ArrayCheckpoint] = field(default_factory=dict)
    _parts: dict[_Key, AddressRange] = field(default_factory=dict)
    _of: dict[ir.Load, _Key | None] = field(default_factory=dict)
    _ranges: dict[ir.Load, AddressRange] = field(default_factory=dict)

    def prepare(self, loads: list[ir.Load]) -> None:
        """Find checkpoints for primal loads whose memory changes, and merge those of the same array."""
        for load in loads:
            if load not in self._of:
                self._of[load] = self._find(load)
        for load, key in self._of.items():
            if key is not None:
                found = self._groups[key]
                if found.reach > SPARSEST * found.loads * self._size(load):
                    self._of[load] = None
        self._share()

    def of(self, load: ir.Load) -> ArrayCheckpoint | None:
        """The checkpoint that has what the load reads."""
        key = self._of.get(load)
        return None if key is None else self._groups[key]

    def found(self) -> Iterator[tuple[ir.Load, ArrayCheckpoint]]:
        """All loads that a checkpoint could serve, with it."""
        return ((load, self._groups[key]) for load, key in self._of.items() if key is not None)

    def _share(self) -> None:
        """Let copies serve loads of later loops, too, where the memory is still the same."""
        depth = self.facts.loops.tree.depth
        keys = list(dict.fromkeys(key for key in self._of.values() if key is not None))
        keys.sort(key=lambda key: depth[self._groups[key].loop.header])  # a block comes after those that dominate it
        for load, own in self._of.items():
            for key in keys:
                if key == own:
                    break
                if self._serves(key, load):
                    self._of[load] = key
                    break

    def _serves(self, key: _Key, load: ir.Load) -> bool:
        """Whether a copy has what a load reads that it was not made for."""
        made, block = self._groups[key], block_of(load)
        around = made.loop.parent
        if (around is not None and block not in around) or load.volatile or load.ordering is not None:
            return False
        if not self.facts.loops.tree.dominates(made.loop.header, block) or not self._holds(made, key[2], load):
            return False
        region = MemoryLocation(load.pointer, self._size(load))
        return self.facts.flow.overwritten.written_since(made.loop.header, around, load, region) is None

    def _holds(self, made: ArrayCheckpoint, part: int, load: ir.Load) -> bool:
        """Whether what a load reads lies in what was copied."""
        if part == _WHOLE:
            return self.facts.flow.alias.pointers.objects(load.pointer) == (made.base,)
        if len(made.nest) > 1:
            return False  # nothing is copied where an inner loop does not run
        around = made.loop.parent
        nest = [loop for loop in self.facts.loops.nest(block_of(load)) if around is None or (
            loop is not around and around.encloses(loop))]
        found = self._ranges.get(load) or (self._range(load, nest) if nest else None)
        if found is None or found.base is not made.base:
            return False
        spare = (symbolic.sub(found.low, made.low).signed, symbolic.sub(made.high, found.high).signed)
        return all(more is not None and more >= 0 for more in spare)

    def _size(self, load: ir.Load) -> int:
        return self.facts.engine.layout.store_size(load.type)

    def _find(self, load: ir.Load) -> _Key | None:
        loops, block = self.facts.loops, block_of(load)
        if load.volatile or load.ordering is not None:
            return None
        nest: list[Loop[BasicBlock]] = []
        best: tuple[list[Loop[BasicBlock]], AddressRange] | None = None
        widest: Loop[BasicBlock] | None = None
        loop = loops.loop_of(block)
        while loop is not None and not self._written_in(load, loop):
            widest = loop
            latch = loops.latch(loop)
            if latch is None or (not nest and not loops.tree.dominates(block, latch)):
                nest = []
            elif nest or loop is loops.loop_of(block):
                nest.insert(0, loop)
                found = self._range(load, nest)
                if found is not None:
                    best = (list(nest), found)
            loop = loop.parent
        if best is not None:
            return self._joined(load, *best)
        return None if widest is None else self._whole_object(load, widest)

    def _range(self, load: ir.Load, nest: list[Loop[BasicBlock]]) -> AddressRange | None:
        """What the load reads in the nest, if it is known before it, and also whether the nest gets there."""
        if any(not self.runs.known_before(inner, nest[0]) for inner in nest):
            return None
        found = address_range(load, load.pointer, self._size(load), nest, self.facts.flow.alias.forms)
        if found is None or not self.facts.loops.is_invariant(found.base, nest[0]):
            return None
        base = self._as_seen_before(found.base, nest[0])
        if base is None or any(self._maker(leaf, nest[0]) is not None for leaf in found.low.leaves()):
            return None
        return replace(found, base=base)

    def _maker(self, value: Value, loop: Loop[BasicBlock]) -> Loop[BasicBlock] | None:
        """The loop that computes a value anew in each iteration, if it is over before `loop`: the reverse sweep finds
        values by the iterations of the loops around."""
        home = self.facts.loops.loop_of(block_of(value)) if isinstance(value, ir.Instruction) else None
        return None if home is None or loop.header in home else home

    def _as_seen_before(self, base: Value, loop: Loop[BasicBlock]) -> Value | None:
        """The base; of one that another loop computes the last, as the phi behind that loop has it."""
        found: Value | None = base
        while found is not None and (maker := self._maker(found, loop)) is not None:
            found = next((
                phi for block in self.facts.function.blocks if block not in maker for phi in block.phis
                if all(operand is found for operand in phi.operands)
                and self.facts.loops.tree.dominates(block, loop.header)), None)
        return found

    def _whole_object(self, load: ir.Load, loop: Loop[BasicBlock]) -> _Key | None:
        """For addresses that follow no rule (a gather): all of the object, if this function made it."""
        objects = self.facts.flow.alias.pointers.objects(load.pointer)
        if objects is None or len(objects) != 1 or not self._made_before(objects[0], loop):
            return None
        size = self.size_of(objects[0], loop)
        if size is None or not self._pays(size, self._nest_to(load, loop), self._size(load)):
            return None
        latch = self.facts.loops.latch(self.facts.loops.loop_of(block_of(load)))  # type: ignore[arg-type]  # the load is in a loop
        if latch is None or self.facts.loops.loop_of(block_of(load)) is loop:
            # in a single loop the loads may be far fewer than the object's elements
            return None
        key = ((loop,), objects[0], _WHOLE)
        cost = self._size(load) * 10 ** min(loop.depth, 7)
        old = self._groups.get(key)
        self._groups[key] = ArrayCheckpoint(loop, (), objects[0], const(0), size, cost) if old is None else replace(
            old, nest=(), low=const(0), high=size, cost=max(old.cost, cost), loads=old.loads + 1)
        return key

    def _made_before(self, made: Value, loop: Loop[BasicBlock]) -> bool:
        """Whether an object is there on every way to the loop: the pointer to it may be null on some."""
        if not isinstance(made, ir.Instruction):
            return False
        return made.parent not in loop.blocks and self._maker(made, loop) is None and (
            self.facts.loops.tree.dominates(block_of(made), loop.header))

    def size_of(self, made: Value, loop: Loop[BasicBlock]) -> SymbolicExpr | None:
        """The size of an object in bytes, known before the loop."""
        engine = self.facts.engine
        if isinstance(made, ir.Alloca):
            if made.operands and not isinstance(made.operands[0], ir.ConstantInt):
                return None
            count = made.operands[0].value if made.operands else 1  # type: ignore[attr-defined]  # a ConstantInt
            return const(engine.layout.size(made.allocated_type) * count)
        if isinstance(made, ir.Call):
            callee = engine.models.of(made)
            if callee.kind is Kind.ALLOCATE and callee.info is not None and _tells_size(callee.info):
                size = const(1)
                for position in callee.info.size:
                    argument = made.args[position]
                    if argument.type is not ir.i64 or not self.facts.loops.is_invariant(argument, loop):
                        return None
                    size = symbolic.mul(size, leaf(argument))
                return size
        return None

    def _joined(self, load: ir.Load, nest: list[Loop[BasicBlock]], found: AddressRange) -> _Key | None:
        """The checkpoint of the load's array before this nest, widened to hold what the load reads."""
        _, offset = self.facts.flow.alias.forms.address(load.pointer)
        strides = [abs(c) for monomial, c in offset.items() if len(monomial) == 1 and monomial[0].loop in nest]
        if not strides:
            return None
        moving = {atom.loop for atom in atoms(offset) if atom.loop in nest}
        if not self._pays(symbolic.sub(found.high, found.low), nest, self._size(load)):
            return None
        root = nest[0]
        depth = min(root.depth - 1 + len(moving), 7)
        cost = self._size(load) * 10**depth
        key = (tuple(nest), found.base, 0)
        while key in self._groups and not self._is_near(found, self._parts[key], nest, self._size(load)):
            key = (*key[:2], key[2] + 1)
        self._ranges[load] = found
        old = self._groups.get(key)
        if old is None:
            low, high = found.low, found.high
            self._parts[key] = found
            self._groups[key] = ArrayCheckpoint(root, tuple(nest), found.base, low, high, cost, 1, min(strides))
        else:
            both = joined(AddressRange(old.base, old.low, old.high), found)
            self._groups[key] = replace(
                old,
                low=both.low,
                high=both.high,
                cost=max(old.cost, cost),
                loads=old.loads + 1,
                reach=max(old.reach, min(strides)),
            )
        return key

    def _nest_to(self, load: ir.Load, root: Loop[BasicBlock]) -> list[Loop[BasicBlock]]:
        """The loops around a load from one of them on."""
        nest = self.facts.loops.nest(block_of(load))
        return nest[nest.index(root):]

    def _is_near(self, a: AddressRange, b: AddressRange, nest: Sequence[Loop[BasicBlock]], each: int) -> bool:
        """Whether what lies between two parts of an array is for all inputs no more than a constant times the loads."""
        return all(self._pays(symbolic.sub(x, y), nest, each) for x, y in ((a.low, b.low), (a.high, b.high)))

    def _pays(self, size: SymbolicExpr, nest: Sequence[Loop[BasicBlock]], each: int) -> bool:
        """Whether a copy of so many bytes is for all inputs at most a constant times the loads of `each` bytes that the
        nest makes."""
        growth = GrowthOf(self.facts.flow.alias.forms)
        loaded: Growth = {(): float(each)}
        for loop in nest:
            count = self.runs.counts.get(loop)
            runs = None if count is None else growth.of(symbolic.add(count.backedge_taken, const(1)))
            if runs is not None:
                growth.bounds[loop] = runs
                loaded = product((loaded, runs))
        copied = growth.of(size)
        return copied is not None and covers(loaded, copied, SPARSEST * 2)

    def _written_in(self, load: ir.Load, loop: Loop[BasicBlock]) -> bool:
        region = MemoryLocation(load.pointer, self._size(load))
        return self.facts.flow.overwritten.written_in(loop, load, region) is not None


def _tells_size(info: FunctionInfo) -> bool:
    """Whether arguments of an allocating function tell how much lies behind the address that it returns."""
    return bool(info.size) and not info.header and info.result_through is None
