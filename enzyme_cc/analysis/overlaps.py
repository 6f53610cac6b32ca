"""Loads that only aliasing stands between and a plan without a tape: what the running program has to tell.

The reverse sweep may repeat a load whose memory nothing overwrites later. Where a store could overwrite it only because
two pointers might lead to the same memory, the ranges of addresses that both cover over all iterations of their loops
are compared before the loops begin, and code in which they are apart is differentiated by itself
(autodiff/prepare/disjoint_versions.py).

What ranges are known of is a matter of the place: before all loops those of arrays whose address does not change, in
an outer loop those of a row of a matrix, whose address is loaded there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.effects import MemoryLocation
from enzyme_cc.analysis.linear import Atom, atoms
from enzyme_cc.analysis.memory import Overwritten, Writer
from enzyme_cc.analysis.ranges import AddressRange, address_range, fixed_range, joined
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Call, Instruction, Load, Phi, Store, Value
from enzyme_cc.ir.structure import block_of, terminator_of

MOST_CHECKS = 48
"""Pairs of ranges that are compared at one place."""

MOST_CHECKS_OF_ONE_LOOP = 2
"""The same before a loop without loops inside that is in another: it may be short."""

_LINEAR = frozenset(("fadd", "fsub", "fneg", "phi", "select", "fpext", "fptrunc", "bitcast", "extractelement",
                     "insertelement", "shufflevector", "extractvalue", "insertvalue"))
_WITHOUT_NEED = frozenset(("store", "ret", "icmp", "fcmp", "br", "switch"))

Fixed = tuple[tuple[object, ...], int]
Group = tuple[Value, frozenset[Fixed]]
"""What accesses are of one array: a base, and what is added to it that no loop changes."""


@dataclass(frozen=True, slots=True)
class MayOverlap:
    """A load and what may overwrite what it reads; `always` if their ranges tell of all iterations of all loops, not
    just of those in one iteration of the loop around the check."""

    load: Load
    writer: Instruction
    always: bool


@dataclass
class Overlap:
    """What one check decides.

    loop      the loop in whose iterations it is made, None for once a call
    place     the block at whose end it is made
    region    the blocks that there are two versions of then, in the function's order
    pairs     what it tells apart
    ranges    of each group of accesses, as seen from the place
    members   the group of each access
    """

    loop: Loop[BasicBlock] | None
    place: BasicBlock
    region: list[BasicBlock]
    pairs: list[MayOverlap]
    ranges: dict[Group, AddressRange] = field(default_factory=dict)
    members: dict[Instruction, Group] = field(default_factory=dict)

    def compared(self) -> list[tuple[Group, Group]]:
        """The groups whose ranges must be apart, each two once."""
        found: dict[tuple[Group, Group], None] = {}
        for pair in self.pairs:
            first, second = self.members[pair.load], self.members[pair.writer]
            if (second, first) not in found:
                found[first, second] = None
        return list(found)


@dataclass(frozen=True, slots=True)
class _Access:
    group: Group
    range: AddressRange


class Overlaps:
    """The checks that help one function.

    `passed_over` says of blocks that nothing is asked of them: they are of a version made for what overlaps.
    """

    def __init__(self, overwritten: Overwritten, models: CallModels) -> None:
        self.overwritten = overwritten
        self.info = overwritten.info
        self.forms = overwritten.alias.forms
        self.layout = overwritten.alias.layout
        self.models = models
        self._accesses: dict[tuple[Instruction, int], _Access | None] = {}

    def find(self, passed_over: set[BasicBlock]) -> Overlap | None:
        """A check at the outermost place where one helps, for all loads that it helps there."""
        found: dict[Loop[BasicBlock] | None, list[MayOverlap]] = {}
        for block in self.info.tree.order:
            if block in passed_over or self.info.loop_of(block) is None:
                continue
            for i in block.instructions:
                if isinstance(i, Load) and not i.volatile and i.ordering is None and is_needed(i, self.models):
                    for level, pairs in self._helping(i):
                        found.setdefault(level, []).extend(pairs)
                        break
        for loop in sorted(found, key=lambda loop: 0 if loop is None else loop.depth):
            overlap = self._placed(loop, found[loop])
            if overlap is not None:
                return overlap
        return None

    def _helping(self, load: Load) -> Iterator[tuple[Loop[BasicBlock] | None, list[MayOverlap]]]:
        """The loops, outermost first, in whose iterations all that may overwrite a load in the nest inside can be told
        to be apart from it."""
        nest = self.info.nest(block_of(load))
        region = MemoryLocation(load.pointer, self.layout.store_size(load.type))
        clobberers = list(self.overwritten.clobberers(load, region))
        if not clobberers:
            return
        for depth, inner in enumerate(nest):
            around = nest[depth - 1] if depth else None
            pairs: list[MayOverlap] = []
            for writer, written in clobberers:
                pair = self._pair(load, writer, around)
                if pair is not None and pair.always:
                    pairs.append(pair)
                elif not self.overwritten.may_change(load, region, writer, written, depth):
                    continue  # not in one iteration of the loop around
                elif pair is not None:
                    pairs.append(pair)
                elif block_of(writer.instruction) in inner:
                    break
            else:
                if pairs and (around is None or not self._is_loaded_again(load, region)):
                    yield around, pairs

    def _is_loaded_again(self, load: Load, region: MemoryLocation) -> bool:
        """Whether a loop in which nothing overwrites what a load reads loads the same in each iteration: a copy of the
        array before it costs little, less than a check each time."""
        base, offset = self.forms.address(load.pointer)
        moving = {atom.loop for atom in atoms(offset)}
        for value in (base, *(atom.value for atom in atoms(offset))):
            if isinstance(value, Instruction):
                moving.update(self.info.nest(block_of(value)))
        for loop in reversed(self.info.nest(block_of(load))):
            if self.overwritten.written_in(loop, load, region) is not None:
                return False
            if loop not in moving:
                return True
        return False

    def _pair(self, load: Load, writer: Writer, around: Loop[BasicBlock] | None) -> MayOverlap | None:
        """The two, if a check in an iteration of a loop can tell them apart."""
        depth = 0 if around is None else around.depth
        read = self.access(load, depth)
        if read is None or writer.writes_any:
            return None
        other = writer.instruction
        everywhere = self.access(other, 0)
        if everywhere is not None:
            is_same = everywhere.group[0] is read.group[0] if depth else everywhere.group == read.group
            return None if is_same else MayOverlap(load, other, True)
        if around is None or block_of(other) not in around:
            return None
        here = self.access(other, depth)
        return None if here is None or here.group == read.group else MayOverlap(load, other, False)

    def access(self, i: Instruction, depth: int) -> _Access | None:
        """What an instruction accesses over all iterations of the loops around it but the outermost `depth`."""
        key = (i, depth)
        if key not in self._accesses:
            self._accesses[key] = self._find_access(i, depth)
        return self._accesses[key]

    def _find_access(self, i: Instruction, depth: int) -> _Access | None:
        pointer, size = self._accessed(i)
        if pointer is None or size is None:
            return None
        nest = self.info.nest(block_of(i))[depth:]
        if nest:
            found = address_range(i, pointer, size, nest, self.forms, assuming=True)
        else:
            found = fixed_range(pointer, size, self.forms)
        if found is None:
            return None
        _, offset = self.forms.address(pointer)

        def varies(atom: Atom) -> bool:
            if atom.loop is not None:
                return atom.loop in nest
            return bool(nest) and isinstance(atom.value, Instruction) and block_of(atom.value) in nest[0]

        fixed = frozenset(
            (monomial, c) for monomial, c in offset.items() if monomial and not any(map(varies, monomial)))
        return _Access((found.base, fixed), found)

    def _accessed(self, i: Instruction) -> tuple[Value | None, int | Value | None]:
        if isinstance(i, Load):
            return i.pointer, self.layout.store_size(i.type)
        if isinstance(i, Store):
            return i.pointer, self.layout.store_size(i.value.type)
        if isinstance(i, Call):
            model = self.models.of(i)
            if model.kind in (Kind.SET, Kind.COPY) and model.info is not None and not model.registered:
                to, length = model.info.destination, model.info.length
                if to is not None and length is not None:
                    return i.args[to], i.args[length]
        return None, None

    # ---- the place

    def _placed(self, loop: Loop[BasicBlock] | None, pairs: list[MayOverlap]) -> Overlap | None:
        """The check for as many of the pairs as the same place serves."""
        while pairs:
            place = self._place(loop, pairs)
            if place is None:
                return None
            depth = 0 if loop is None else loop.depth
            good: list[MayOverlap] = []
            for pair in pairs:
                read, written = self._both(pair, depth)
                if self._known_at(read.range, place) and self._known_at(written.range, place):
                    good.append(pair)
            if len(good) == len(pairs):
                return self._overlap(loop, place, good)
            pairs = good
        return None

    def _both(self, pair: MayOverlap, depth: int) -> tuple[_Access, _Access]:
        read, written = self.access(pair.load, depth), self.access(pair.writer, 0 if pair.always else depth)
        assert read is not None and written is not None
        return read, written

    def _place(self, loop: Loop[BasicBlock] | None, pairs: list[MayOverlap]) -> BasicBlock | None:
        """The last block of an iteration of the loop, in none of the loops inside, that comes before all the loads, and
        before what is told apart from them in one iteration only."""
        tree = self.info.tree
        found: BasicBlock | None = None
        for pair in pairs:
            for i in (pair.load,) if pair.always and loop is not None else (pair.load, pair.writer):
                found = block_of(i) if found is None else tree.common(found, block_of(i))
        while found is not None and (self.info.loop_of(found) is not loop or any(
                block_of(pair.load) is found for pair in pairs)):
            found = tree.idom[found]
        return found if found is not None and (loop is None or found in loop) else None

    def _known_at(self, range: AddressRange, place: BasicBlock) -> bool:
        assumed = [limit for fits in range.assumed for limit in (fits.low, fits.high)]
        leaves = [range.base, *(leaf for limit in (range.low, range.high, *assumed) for leaf in limit.leaves())]
        return all(
            not isinstance(leaf, Instruction) or (
                leaf is not terminator_of(place) and self.info.tree.dominates(block_of(leaf), place))
            for leaf in leaves)

    def _overlap(self, loop: Loop[BasicBlock] | None, place: BasicBlock, pairs: list[MayOverlap]) -> Overlap | None:
        depth = 0 if loop is None else loop.depth
        deepest = max(len(self.info.nest(block_of(pair.load))) for pair in pairs)
        most = MOST_CHECKS_OF_ONE_LOOP if loop is not None and deepest == depth + 1 else MOST_CHECKS
        region = self._region(loop, place, pairs)
        for whole in (False, True):
            overlap = Overlap(loop, place, region, pairs)
            for pair in pairs:
                for i, access in zip((pair.load, pair.writer), self._both(pair, depth), strict=True):
                    if i not in overlap.members:
                        group = (access.group[0], frozenset[Fixed]()) if whole else access.group
                        overlap.members[i] = group
                        known = overlap.ranges.get(group)
                        overlap.ranges[group] = access.range if known is None else joined(known, access.range)
            compared = overlap.compared()
            # Too many parts of arrays: the arrays as wholes, unless parts of one are to be told apart.
            if len(compared) <= most and not any(first == second for first, second in compared):
                return overlap
        return None

    def _region(self, loop: Loop[BasicBlock] | None, place: BasicBlock, pairs: list[MayOverlap]) -> list[BasicBlock]:
        """All from the place on as far as the last access: what it dominates and what leads to one of them within an
        iteration of the loop."""
        header = None if loop is None else loop.header
        inside: set[BasicBlock] = set()
        work = [block for pair in pairs for block in (block_of(pair.load), block_of(pair.writer))
                if (loop is None or block in loop) and self.info.tree.dominates(place, block)]
        while work:
            block = work.pop()
            if block in inside or block is place:
                continue
            inside.add(block)
            if block is not header:
                work += [p for p in self.info.predecessors[block]
                         if self.info.tree.dominates(place, p) and (loop is None or p in loop)]
        return [block for block in self.info.function.blocks if block in inside]


def is_needed(load: Load, models: CallModels) -> bool:
    """Whether derivatives may need what a load gives: it is an operand of what is not linear, or of an address."""
    work: list[Instruction] = [load]
    seen: set[Instruction] = {load}
    for value in work:
        for user in value.users:
            if not isinstance(user, Instruction) or user in seen:
                continue
            if user.opcode in _LINEAR or isinstance(user, Phi):
                seen.add(user)
                work.append(user)
            elif user.opcode not in _WITHOUT_NEED and not (
                    isinstance(user, Call) and models.of(user).kind is Kind.DROPPED):
                return True
    return False
