"""Arrays of a function's own that the reverse sweep sets back, so that it can load from them again.

A gather from an array that changes later (`p[column[j]]` in a sparse product whose vector the next step overwrites)
would be kept number by number, many times what the array holds, where a copy of all of the array cannot be shown to
pay. Instead what stores overwrite is kept, once for each store, and the reverse of a store puts it back. Then, where
the reverse sweep comes to a block, the array holds what it held at the block's end: loads of it are repeated there,
provided that nothing in the block overwrites it behind them.

That holds of memory that the function allocates, whose address stays in the function's own pointers, and which plain
loads and stores alone change once it is filled.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.pointers import ObjectKind
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.restored_memory import is_read_by_derivatives
from enzyme_cc.autodiff.interface.signature import Mode, Signature
from enzyme_cc.autodiff.plan.array_checkpoints import ArrayCheckpoints
from enzyme_cc.autodiff.plan.header_runs import LoopRuns
from enzyme_cc.graph import reachable
from enzyme_cc.ir import Instruction, Load, Store, Value
from enzyme_cc.ir.structure import block_of


class RestoredArrays:
    """Of one function: the loads that the reverse sweep repeats, and the stores that it undoes, each with the load that
    has what it overwrites, if there is one."""

    def __init__(self, facts: FunctionFacts, runs: LoopRuns, signature: Signature) -> None:
        self.loads: set[Instruction] = set()
        self.stores: dict[Instruction, Load | None] = {}
        if signature.mode is not Mode.GRADIENT:
            return
        self._facts = facts
        self._signature = signature
        self._checkpoints = ArrayCheckpoints(facts, runs)
        pointers = facts.flow.alias.pointers
        for block in facts.order:
            for i in block.instructions:
                if isinstance(i, ir.Call) and pointers.kind(i) is ObjectKind.HEAP and not pointers.is_captured(i):
                    self._consider(i)

    def _consider(self, made: ir.Call) -> None:
        accesses = self._accesses(made)
        if accesses is None:
            return
        changing = [load for load in accesses if isinstance(load, Load) and load.type.is_fp
                    and self._facts.loops.loop_of(block_of(load)) is not None
                    and not self._facts.is_stable_load(load, self._signature)]
        stores = [store for store in accesses if isinstance(store, Store)]
        used = [load for load in changing if is_read_by_derivatives(load, self._facts)]
        self._checkpoints.prepare(used)
        kept = [load for load in used if self._checkpoints.of(load) is None]
        if sum(map(self._weight, stores)) < sum(map(self._weight, kept)):
            self.loads.update(load for load in changing if not self._is_overwritten_behind(load, stores))
            self.stores.update((store, _overwritten(store, stores)) for store in stores)

    def _accesses(self, made: ir.Call) -> list[Load | Store] | None:
        """What loads and stores there, if that is all that happens to the memory."""
        pointers, models = self._facts.flow.alias.pointers, self._facts.engine.models
        found: list[Load | Store] = []
        filled: list[ir.Call] = []
        seen: set[Value] = {made}
        work: list[Value] = [made]
        while work:
            value = work.pop()
            for user in value.users:
                if isinstance(user, (Load, Store)):
                    if user.volatile or user.ordering is not None or (isinstance(user, Store) and user.value is value):
                        return None
                    found.append(user)
                elif isinstance(user, (ir.GetElementPtr, ir.Phi, ir.Select)) and pointers.objects(user) == (made,):
                    if user not in seen:
                        seen.add(user)
                        work.append(user)
                elif isinstance(user, ir.Call) and models.of(user).kind in (Kind.SET, Kind.COPY):
                    info = models.of(user).info
                    assert info is not None and info.destination is not None
                    if user.args[info.destination] is value:  # else it is only read
                        filled.append(user)
                elif not (isinstance(user, ir.ICmp) or (
                        isinstance(user, ir.Call) and models.of(user).kind in (Kind.FREE, Kind.DROPPED))):
                    return None
        return found if all(self._comes_first(call, made, found) for call in filled) else None

    def _comes_first(self, call: ir.Call, made: ir.Call, accesses: list[Load | Store]) -> bool:
        """Whether a call writes before all accesses, so that nothing is to be set back beyond it."""
        loops = self._facts.loops
        around = loops.loop_of(block_of(made))
        if loops.loop_of(block_of(call)) is not around:
            return False
        header = None if around is None else around.header
        after = reachable(
            (s for access in accesses for s in loops.successors[block_of(access)] if s is not header),
            lambda block: [s for s in loops.successors[block] if s is not header])
        return block_of(call) not in after and not any(
            block_of(access) is block_of(call) and loops.position(access) < loops.position(call)
            for access in accesses)

    def _weight(self, i: Instruction) -> int:
        loop = self._facts.loops.loop_of(block_of(i))
        return 1 if loop is None else 10 ** min(loop.depth, 7)

    def _is_overwritten_behind(self, load: Load, stores: list[Store]) -> bool:
        block, place = block_of(load), self._facts.loops.position(load)
        return any(block_of(store) is block and self._facts.loops.position(store) > place for store in stores)


def _overwritten(store: Store, stores: list[Store]) -> Load | None:
    """A load of the same place before a store in its block, with no store of these between."""
    instructions = block_of(store).instructions
    for i in reversed(instructions[:instructions.index(store)]):
        if isinstance(i, Load) and i.pointer is store.pointer and i.type is store.value.type:
            return i
        if i in stores:
            return None
    return None
