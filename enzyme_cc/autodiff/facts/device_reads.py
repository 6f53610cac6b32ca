"""Which adjoint additions need not be atomic on a GPU.

The adjoint of a load adds to the load's shadow, which other threads may do at the same time. Not so where the thread
stores to the same place between the same two barriers: then no other thread touches it there, or the primal would have
a race. What is known of addresses is just that: a load and a store through one pointer, with nothing between them but
straight code.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.device_blocks import meets
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Instruction, Load, Store
from enzyme_cc.ir.structure import block_of


def is_own(load: Instruction, loops: LoopInfo) -> bool:
    """Whether a thread surely stores to the place of a load between the same two barriers."""
    if not isinstance(load, Load) or load.volatile or load.ordering is not None:
        return False
    stores = [user for user in load.pointer.users
              if isinstance(user, Store) and user.pointer is load.pointer and user.value.type is load.type
              and user.ordering is None]
    return any(_in_one_run(load, store, loops) for store in stores)


def _in_one_run(load: Instruction, store: Instruction, loops: LoopInfo) -> bool:
    """Whether one of two instructions runs whenever the other does, in the same round of all loops, with no barrier
    between them."""
    chain = _chain(block_of(load), loops)
    if block_of(store) not in chain:
        return False
    order = [i for block in chain for i in block.instructions]
    first, last = sorted((order.index(load), order.index(store)))
    return not any(meets(i) or _may_meet(i) for i in order[first:last])


def _may_meet(i: Instruction) -> bool:
    if not isinstance(i, ir.Call):
        return False
    callee = i.called_function
    return callee is None or callee.has_body or callee.name.startswith(COPY)


def _chain(block: BasicBlock, loops: LoopInfo) -> list[BasicBlock]:
    """The blocks that run one after the other with a block, in this order."""
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
