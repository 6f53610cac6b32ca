"""Pointers that a loop moves by changing distances, as one pointer and an index.

What is left of a slice, `rest = &rest[n..]`, is a phi of pointers. A reverse sweep that needs it keeps two pointers of
each iteration, its own and its shadow's; of an index it keeps one number, which serves both. Where the distance is
the same every time, LLVM has made an index of it already, or the pointer is computed again from the iteration.
"""

from __future__ import annotations

from enzyme_cc.graph import Loop
from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.constants import ConstantInt, int_constant
from enzyme_cc.ir.debug_info import replace_in_records
from enzyme_cc.ir.function import BasicBlock, Function, Phi
from enzyme_cc.ir.instructions import GetElementPtr
from enzyme_cc.ir.structure import loop_forest
from enzyme_cc.ir.types import i64
from enzyme_cc.ir.values import Value


def index_moving_pointers(function: Function) -> None:
    """Put indices in the place of such pointers, in loops with one latch."""
    if not any(phi.type.is_pointer for block in function.blocks for phi in block.phis):
        return
    replaced: dict[Value, Value] = {}
    for loop in loop_forest(function).preorder():
        if len(loop.latches) == 1:
            for phi in list(loop.header.phis):
                _index(phi, loop, replaced)
    if replaced:
        replace_in_records(function, replaced)


def _index(phi: Phi, loop: Loop[BasicBlock], replaced: dict[Value, Value]) -> None:
    latch = loop.latches[0]
    if not phi.type.is_pointer or len(phi.operands) != 2 or latch not in phi.incoming_blocks:
        return
    step = phi.incoming_for(latch)
    if not isinstance(step, GetElementPtr) or step.pointer is not phi or len(step.operands) != 2:
        return
    distance = step.operands[1]
    if distance.type is not i64 or isinstance(distance, ConstantInt):
        return
    first, outside = next(pair for pair in phi.incoming if pair[1] is not latch)
    builder = Builder.before(step)
    index = Phi(i64)
    following = builder.add(index, distance)
    moved = builder.gep(step.source_type, first, [following], flags=step.flags)
    header = loop.header
    header.insert(header.first_non_phi, index)
    index.add_incoming(int_constant(i64, 0), outside)
    index.add_incoming(following, latch)
    builder.position_at_start(header)
    here = builder.gep(step.source_type, first, [index], flags=step.flags)
    for old, new in ((step, moved), (phi, here)):
        old.replace_all_uses_with(new)
        replaced[old] = new
        old.remove()
