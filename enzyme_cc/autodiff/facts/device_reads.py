"""Which adjoint additions need not be atomic on a GPU.

The adjoint of a load adds to the load's shadow, which other threads may do at the same time. What tells that they do
not is that the primal has no races, between two barriers or in a whole kernel without any:

    own        the thread stores to the place itself. Then no other thread touches it there.
    by index   the thread stores to another array at the same index: to b + c i, say, where it loads from a + d i, with
               a and b the same for all threads. So different threads have different indices, and if the loads of
               array a are all at this index, within d bytes, they meet nobody's.

The store must run whenever the load does: nothing but straight code, without a barrier, is between them.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.linear import Polynomial
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.device_blocks import meets
from enzyme_cc.autodiff.prepare.uniform_arguments import UNIFORM
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Instruction, Load, Store, Value
from enzyme_cc.ir.structure import block_of

_HARMLESS = (Kind.DROPPED, Kind.MATH, Kind.INACTIVE, Kind.SET)
Index = frozenset[tuple[object, int]]
"""A polynomial without its constant, divided by what divides all of it."""


class DeviceReads:
    """Of one function: the loads whose adjoints are added plainly."""

    def __init__(self, facts: FunctionFacts) -> None:
        self._facts = facts
        self.plain: set[Instruction] = set()
        loads = [i for i in _instructions(facts) if isinstance(i, Load) and not facts.is_constant_instruction(i)]
        stores = [i for i in _instructions(facts) if isinstance(i, Store)]
        self._stores = [store for store in stores if store.ordering is None and not store.volatile]
        own = {load for load in loads if self._is_own(load)}
        self.plain |= own
        others = [load for load in loads if load not in own]
        if all(map(self._is_harmless, _instructions(facts))):
            self._add_indexed(others)

    def _is_harmless(self, i: Instruction) -> bool:
        """Whether nothing but loads adds to shadows of memory here."""
        if not isinstance(i, ir.Call) or self._facts.is_constant_instruction(i):
            return True
        return self._facts.engine.models.of(i).kind in _HARMLESS or not any(a.type.is_pointer for a in i.args)

    def _is_own(self, load: Load) -> bool:
        if load.volatile or load.ordering is not None:
            return False
        return any(store.pointer is load.pointer and store.value.type is load.type and self._in_one_run(load, store)
                   for store in self._stores)

    def _add_indexed(self, loads: list[Load]) -> None:
        groups: dict[Value, list[Load]] = {}
        for load in loads:
            groups.setdefault(self._facts.flow.alias.forms.address(load.pointer)[0], []).append(load)
        alias = self._facts.flow.alias
        for base, group in groups.items():
            if not _is_uniform(base):
                continue
            if any(alias.may_share_object(group[0].pointer, other.pointer)
                   for there, others in groups.items() if there is not base for other in others):
                continue
            if self._are_apart(group):
                self.plain.update(group)

    def _are_apart(self, group: list[Load]) -> bool:
        """Whether loads of one array are at one index each, at which its thread stores."""
        places = [self._place(load) for load in group]
        index, step, _, _ = places[0]
        if not index or any(place[0] != index or place[1] != step for place in places):
            return False
        low = min(start for _, _, start, _ in places)
        high = max(start + size for _, _, start, size in places)
        stores = [store for store in self._stores if self._tells_threads_apart(store, index)]
        return high - low <= step and all(any(self._in_one_run(load, store) for store in stores) for load in group)

    def _tells_threads_apart(self, store: Store, index: Index) -> bool:
        """Whether threads that store would meet if they had the same index."""
        there, step, _, size = self._place(store)
        return there == index and step >= size and _is_uniform(self._facts.flow.alias.forms.address(store.pointer)[0])

    def _place(self, access: Load | Store) -> tuple[Index, int, int, int]:
        """The index of an access, how many bytes one of it is, how many bytes more, and its size."""
        type = access.type if isinstance(access, Load) else access.value.type
        offset: Polynomial = self._facts.flow.alias.forms.address(access.pointer)[1]
        step = gcd(*(c for atoms, c in offset.items() if atoms))
        index = frozenset((atoms, c // step) for atoms, c in offset.items() if atoms) if step else frozenset()
        return index, step, offset.get((), 0), self._facts.engine.layout.store_size(type)

    def _in_one_run(self, load: Instruction, store: Instruction) -> bool:
        """Whether one of two instructions runs whenever the other does, in the same round of all loops, with no barrier
        between them."""
        chain = self._chain(block_of(load))
        if block_of(store) not in chain:
            return False
        order = [i for block in chain for i in block.instructions]
        first, last = sorted((order.index(load), order.index(store)))
        return not any(meets(i) or _may_meet(i) for i in order[first:last])

    def _chain(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks that run one after the other with a block, in this order."""
        loops = self._facts.loops

        def loop(of: BasicBlock) -> Loop[BasicBlock] | None:
            return loops.loop_of(of)

        chain = [block]
        while True:
            before = loops.predecessors[chain[0]]
            if len(before) != 1 or len(loops.successors[before[0]]) != 1 or before[0] in chain \
                    or loop(before[0]) is not loop(block):
                break
            chain.insert(0, before[0])
        while True:
            after = loops.successors[chain[-1]]
            if len(after) != 1 or len(loops.predecessors[after[0]]) != 1 or after[0] in chain \
                    or loop(after[0]) is not loop(block):
                break
            chain.append(after[0])
        return chain


def _instructions(facts: FunctionFacts) -> Iterable[Instruction]:
    return (i for block in facts.order for i in block.instructions)


def _is_uniform(base: Value) -> bool:
    return isinstance(base, ir.GlobalVariable) or (isinstance(base, ir.Argument) and UNIFORM in base.attributes)


def _may_meet(i: Instruction) -> bool:
    if not isinstance(i, ir.Call):
        return False
    callee = i.called_function
    return callee is None or callee.has_body or callee.name.startswith(COPY)
