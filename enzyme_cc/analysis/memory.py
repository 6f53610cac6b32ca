"""Overwritten memory: can what a load reads change between the load and the end of the function?

The reverse sweep may repeat a load instead of keeping its value only if not.  A write that can only run
before the load does not matter.  A write that can run after it, in the same iteration of the loops around
both or in a later one of any of them, must be proved to touch other bytes: by its objects, types and
scopes (alias.py), or by the polynomials of both addresses.  For the latter, let the outermost loop whose
iterations differ be at k for the load and at k + 1 + m for the write; iterations of loops inside it are
independent unknowns; the difference of the addresses must then be at least the load's size, or at most
minus the write's, for every value the facts of inequalities.py admit.  So `x[i] = f(x[i-1])` and the
finished rows of a factorisation are found unchanged.

Polynomials are compared as integers although addresses wrap at 2^64: accesses that differ by a wrap would
span more memory than there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import gcd

from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.effects import Effects, EffectsOf, MemoryLocation, instruction_effects
from enzyme_cc.analysis.inequalities import SEARCH_STEPS, Inequalities, at_least
from enzyme_cc.analysis.linear import Atom, LinearForms, Polynomial, atoms, number, plus, substitute
from enzyme_cc.graph import Loop, is_reducible, strongly_connected_components
from enzyme_cc.ir import BasicBlock, Function, Instruction, Load, Value
from enzyme_cc.ir.structure import block_of

Order = tuple[int, bool]
# Proofs in large functions get fewer steps, so that the time stays linear in the pairs compared.
THOROUGH_PROOFS = 300
HURRIED_STEPS = 4
ADVANCE = Atom(-1_000_000, slack=True)


@dataclass(frozen=True, slots=True, eq=False)
class Writer:
    """An instruction that may write: some regions, or anything that code outside may reach."""

    instruction: Instruction
    regions: tuple[MemoryLocation, ...]
    writes_any: bool
    order: int


class Overwritten:
    """The analysis of one function; make a new one after changing it.

    `effects` maps an instruction to its Effects (default: effects.instruction_effects).
    """

    __slots__ = (
        "_answers",
        "_apart",
        "_between",
        "_bits",
        "_by_objects",
        "_fixed",
        "_forward",
        "_pair_facts",
        "_proofs",
        "alias",
        "effects",
        "facts",
        "info",
        "reducible",
        "writers",
    )

    def __init__(
        self, function: Function, alias: AliasAnalysis | None = None, effects: EffectsOf | None = None
    ) -> None:
        self.alias = alias or AliasAnalysis(function)
        self.info = self.alias.info
        layout = self.alias.layout
        self.effects: Callable[[Instruction], Effects] = effects or (
            lambda i: instruction_effects(i, layout, CallModels()))
        self.facts = Inequalities(self.alias.forms)
        self.reducible = is_reducible(self.info.tree, self.info.successors.__getitem__)
        self.writers: list[Writer] = []
        for block in self.info.tree.order:
            for instruction in block.instructions:
                done = self.effects(instruction)
                if not done.writes_nothing:
                    self.writers.append(Writer(instruction, done.writes, done.writes_any, len(self.writers)))
        self._bits = {block: 1 << place for place, block in enumerate(self.info.tree.order)}
        self._forward: dict[Loop[BasicBlock] | None, dict[BasicBlock, int]] = {}
        self._by_objects: dict[object, list[tuple[Writer, tuple[MemoryLocation, ...], bool]]] = {}
        self._between: dict[tuple[BasicBlock, BasicBlock], tuple[list[Order], list[Order]]] = {}
        self._apart: dict[object, bool] = {}
        self._pair_facts: dict[tuple[BasicBlock, BasicBlock, int, bool], list[Polynomial]] = {}
        self._proofs = 0
        self._fixed: dict[Value, tuple[Value, int] | None] = {}
        self._answers: dict[Instruction, Instruction | None] = {}

    def clobbered_after(self, reader: Instruction) -> Instruction | None:
        """The first instruction (in reverse postorder) that may change what a load, or a call that reads,
        has read, later on; None if the memory provably keeps its contents until the function ends.

        A volatile or ordered atomic load clobbers itself: it may read something else next time.
        """
        if reader not in self._answers:
            self._answers[reader] = self._find(reader)
        return self._answers[reader]

    def _find(self, reader: Instruction) -> Instruction | None:
        if block_of(reader) not in self.info.tree:
            return None
        if isinstance(reader, Load) and (reader.volatile or reader.ordering is not None):
            return reader
        done = self.effects(reader)
        if done.reads_any:
            return next(
                (w.instruction for w in self.writers if self._may_follow(reader, w.instruction)), None
            )
        found = [w for w in (self._first_writer(reader, region) for region in done.reads) if w is not None]
        return min(found, key=lambda w: w.order).instruction if found else None

    def region_clobbered_after(self, at: Instruction, region: MemoryLocation) -> Instruction | None:
        """Like clobbered_after, for any region as it is when `at` runs."""
        writer = self._first_writer(at, region)
        return None if writer is None else writer.instruction

    def written_in(self, loop: Loop[BasicBlock], reader: Instruction, region: MemoryLocation) -> Instruction | None:
        """An instruction of the loop that may write what `reader` reads, before or after it, while the loops
        around that loop stay in one iteration; None if what is read there is what was there before the loop."""
        for writer, suspects, reached in self._candidates(region.pointer):
            if writer.instruction.parent not in loop.blocks:  # nor is what a pass has removed
                continue
            if reached:
                return writer.instruction
            if self.alias.tags_may_alias(reader, writer.instruction, loop.depth - 1):
                for suspect in suspects:
                    if not self._disjoint(reader, region, writer.instruction, suspect, loop.depth - 1, False):
                        return writer.instruction
        return None

    def written_since(
        self, start: BasicBlock, loop: Loop[BasicBlock] | None, reader: Instruction, region: MemoryLocation
    ) -> Instruction | None:
        """An instruction that may write what `reader` reads, on the way to it from the start of a block; all in one
        iteration of a loop around both, or in one run of the function."""
        around = 0 if loop is None else loop.depth
        on_the_way = self._forward_from(loop, start) | self._bits[start]
        for writer, suspects, reached in self._candidates(region.pointer):
            written = writer.instruction
            if written.parent is None or not on_the_way & self._bits[written.parent]:
                continue
            for same, advances in self._orders(written, reader):
                if same < around:
                    continue
                if reached or (self.alias.tags_may_alias(reader, written, same) and not all(
                        self._disjoint(written, suspect, reader, region, same, advances) for suspect in suspects)):
                    return written
        return None

    def are_apart_in(
        self, loop: Loop[BasicBlock], reader: Instruction, region: MemoryLocation, writer: Instruction,
        written: MemoryLocation,
    ) -> bool:
        """Whether two instructions of a loop touch different memory in all its iterations, while the loops around it
        stay in one."""
        same = loop.depth - 1
        return (
            not self.alias.may_share_object(region.pointer, written.pointer)
            or not self.alias.tags_may_alias(reader, writer, same)
            or self._disjoint(reader, region, writer, written, same, False))

    def _first_writer(self, reader: Instruction, region: MemoryLocation) -> Writer | None:
        return next((writer for writer, _ in self.clobberers(reader, region)), None)

    def clobberers(self, reader: Instruction, region: MemoryLocation) -> Iterator[tuple[Writer, MemoryLocation | None]]:
        """What may change a region after `reader` has run, with what it writes there, None for memory that code outside
        the function reaches; in the function's order."""
        if self.alias.is_constant_memory(region.pointer):
            return
        for writer, suspects, reached in self._candidates(region.pointer):
            if reached:
                if self._may_follow(reader, writer.instruction):
                    yield writer, None
                continue
            for suspect in suspects:
                if self.may_change(reader, region, writer, suspect):
                    yield writer, suspect

    def may_change(
        self, reader: Instruction, region: MemoryLocation, writer: Writer, suspect: MemoryLocation | None,
        within: int = 0,
    ) -> bool:
        """Whether what a writer writes may change a region after `reader` has run, while the outermost `within` loops
        around both stay in one iteration."""
        return any(
            suspect is None or (
                self.alias.tags_may_alias(reader, writer.instruction, same)
                and not self._disjoint(reader, region, writer.instruction, suspect, same, advances))
            for same, advances in self._orders(reader, writer.instruction) if same >= within)

    def _candidates(self, pointer: Value) -> list[tuple[Writer, tuple[MemoryLocation, ...], bool]]:
        """Writers that may touch the objects the pointer may point into: with the regions that do, and
        whether code outside may."""
        objects = self.alias.pointers.objects(pointer)
        found = self._by_objects.get(objects)
        if found is None:
            found = self._by_objects[objects] = []
            reachable = self.alias.reachable_by_callee(pointer)
            for writer in self.writers:
                reached = writer.writes_any and reachable
                suspects = tuple(w for w in writer.regions if self.alias.may_share_object(pointer, w.pointer))
                if reached or suspects:
                    found.append((writer, suspects, reached))
        return found

    def _may_follow(self, first: Instruction, second: Instruction) -> bool:
        """Whether `second` can run after `first` has run."""
        return any(True for _ in self._orders(first, second))

    def _orders(self, first: Instruction, second: Instruction) -> list[Order]:
        """The ways in which `second` can run after `first`: (s, a) says that the outermost s loops around
        both are in the same iteration, and if `a` the next one in is in a later iteration."""
        key = (block_of(first), block_of(second))
        known = self._between.get(key)
        if known is None:
            known = self._between[key] = self._orders_of_blocks(*key)
        orders, in_order = known
        if block_of(first) is block_of(second) and self.info.position(first) < self.info.position(second):
            return in_order
        return orders

    def _orders_of_blocks(self, first: BasicBlock, second: BasicBlock) -> tuple[list[Order], list[Order]]:
        """For instructions of two blocks: the orders, and those when both are in one block, first first."""
        if not self.reducible:
            anyhow = [(-1, False)]
            return (anyhow if self._forward_from(None, first) & self._bits[second] else []), anyhow
        common = self._common(first, second)
        orders = [(level, True) for level in range(len(common))]
        with_same = [*orders, (len(common), False)]
        if (
            first is not second
            and self._forward_from(common[-1] if common else None, first) & self._bits[second]
        ):
            return with_same, with_same
        return orders, with_same

    def _common(self, first: BasicBlock, second: BasicBlock) -> list[Loop[BasicBlock]]:
        a, b = self.info.nest(first), self.info.nest(second)
        return [x for x, y in zip(a, b, strict=False) if x is y]

    def _forward_from(self, loop: Loop[BasicBlock] | None, block: BasicBlock) -> int:
        """The set (as bits) of the blocks that `block` reaches inside the loop without passing its header."""
        table = self._forward.get(loop)
        if table is None:
            table = self._forward[loop] = self._reach(loop)
        return table[block]

    def _reach(self, loop: Loop[BasicBlock] | None) -> dict[BasicBlock, int]:
        header = None if loop is None else loop.header
        blocks = self.info.tree.order if loop is None else loop.blocks
        nodes = [block for block in blocks if block is not header]
        inside = set(nodes)
        table: dict[BasicBlock, int] = {}
        successors = self.info.successors
        for component in strongly_connected_components(nodes, successors.__getitem__):
            reached = 0
            for block in component:
                for successor in successors[block]:
                    if successor in inside:
                        reached |= self._bits[successor] | table.get(successor, 0)
            for block in component:
                table[block] = reached
        if header is not None:
            table[header] = 0
            for successor in successors[header]:
                if successor in inside:
                    table[header] |= self._bits[successor] | table[successor]
        return table

    def _disjoint(
        self,
        reader: Instruction,
        region: MemoryLocation,
        writer: Instruction,
        written: MemoryLocation,
        same: int,
        advances: bool,
    ) -> bool:
        """Whether the regions are apart for all pairs of executions in the given order."""
        if region.size is None or written.size is None:
            return False
        if region.size == 0 or written.size == 0:
            return True
        if same < 0:
            return not self.alias.may_alias(
                region.pointer,
                region.size,
                written.pointer,
                written.size,
                reader,
                writer,
                same_iteration=False,
            )
        fixed_read, fixed_written = self._fixed_place(region.pointer), self._fixed_place(written.pointer)
        if fixed_read is not None and fixed_written is not None and fixed_read[0] is fixed_written[0]:
            delta = fixed_written[1] - fixed_read[1]
            return delta >= region.size or -delta >= written.size
        key = (
            region.pointer,
            region.size,
            written.pointer,
            written.size,
            block_of(reader),
            block_of(writer),
            same,
            advances,
        )
        found = self._apart.get(key)
        if found is None:
            found = self._apart[key] = self._prove(reader, region, writer, written, same, advances)
        return found

    def _fixed_place(self, pointer: Value) -> tuple[Value, int] | None:
        """(base, constant offset) of a pointer whose base is the same in every iteration of every loop."""
        if pointer not in self._fixed:
            base, offset = self.alias.forms.address(pointer)
            varies = isinstance(base, Instruction) and self.info.loop_of(block_of(base)) is not None
            constant = not any(monomial for monomial in offset)
            self._fixed[pointer] = (base, offset.get((), 0)) if constant and not varies else None
        return self._fixed[pointer]

    def _prove(
        self,
        reader: Instruction,
        region: MemoryLocation,
        writer: Instruction,
        written: MemoryLocation,
        same: int,
        advances: bool,
    ) -> bool:
        assert region.size is not None and written.size is not None
        forms = self.alias.forms
        read_at, written_at = forms.value(region.pointer), forms.value(written.pointer)
        if not self._in_scope(read_at, reader) or not self._in_scope(written_at, writer):
            return False
        common = self._common(block_of(reader), block_of(writer))
        difference = plus(self._rename(written_at, common, same, advances), read_at, -1)
        unknown = atoms(difference)
        if any(atom.value is not None and atom.value.type.is_pointer for atom in unknown):
            return False
        if not unknown:
            delta = difference.get((), 0)
            delta = (delta + (1 << 63)) % (1 << 64) - (1 << 63)
            return delta >= region.size or -delta >= written.size
        if _never_meet(difference, region.size, written.size):
            return True
        facts = self._facts_of_pair(block_of(reader), block_of(writer), common, same, advances)
        difference, facts = _unify_readings(difference, facts, forms)
        negative = plus({}, difference, -1)
        self._proofs += 1
        limit = SEARCH_STEPS if self._proofs < THOROUGH_PROOFS else HURRIED_STEPS
        return at_least(difference, region.size, facts, limit) or at_least(
            negative, written.size, facts, limit
        )

    def _facts_of_pair(
        self,
        reader: BasicBlock,
        writer: BasicBlock,
        common: list[Loop[BasicBlock]],
        same: int,
        advances: bool,
    ) -> list[Polynomial]:
        """What holds when the reader's block runs and when the writer's does, in the reader's unknowns."""
        key = (reader, writer, same, advances)
        facts = self._pair_facts.get(key)
        if facts is None:
            facts = self._pair_facts[key] = list(self.facts.at(reader))
            for fact in self.facts.at(writer):
                renamed = self._rename(fact, common, same, advances)
                if renamed not in facts:
                    facts.append(renamed)
        return facts

    def _in_scope(self, p: Polynomial, at: Instruction) -> bool:
        """Whether each iteration number is of a loop around the instruction, not one that has ended."""
        return all(atom.loop is None or block_of(at) in atom.loop for atom in atoms(p))

    def _rename(self, p: Polynomial, common: list[Loop[BasicBlock]], same: int, advances: bool) -> Polynomial:
        """The writer's polynomial in terms of the reader's unknowns where they are the same."""
        kept = set(common[:same])
        for atom in atoms(p):
            if atom.loop is not None:
                if atom.loop in kept:
                    continue
                if advances and atom.loop is common[same]:
                    later = plus({(atom,): 1, (ADVANCE,): 1}, number(1))
                    p = substitute(p, atom, later)
                    continue
            elif not isinstance(atom.value, Instruction) or kept.issuperset(
                self.info.nest(block_of(atom.value))
            ):
                continue
            p = substitute(p, atom, {(self.alias.forms.copied(atom),): 1})
        return p


def _unify_readings(
    difference: Polynomial, facts: list[Polynomial], forms: LinearForms
) -> tuple[Polynomial, list[Polynomial]]:
    """Let the unsigned reading of a value be its signed one where the facts show that it is not negative."""
    for atom in atoms(difference):
        if atom.unsigned and atom.value is not None and atom.copy == 0:
            signed = forms.opaque(atom.value)
            if at_least(signed, 0, facts):
                difference = substitute(difference, atom, signed)
                facts = [substitute(fact, atom, signed) for fact in facts]
    return difference, facts


def _never_meet(difference: Polynomial, read_size: int, written_size: int) -> bool:
    """Whether all values of the difference lie in residues modulo a common stride that keep regions apart:
    different members of the elements of one array, or different lanes of a strided loop."""
    stride = gcd(*[coefficient for monomial, coefficient in difference.items() if monomial])
    residue = difference.get((), 0) % stride
    return residue >= read_size and stride - residue >= written_size
