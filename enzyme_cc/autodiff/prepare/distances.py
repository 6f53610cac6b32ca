"""An address that is counted from another by the distance between the two: it is the one that the distance leads to.

A pivot, say, is kept as its distance from where the records begin. LLVM writes `base + (p - base)` in bytes, which says
nothing any more of records; `p` does.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Function, Instruction, Value


def follow_distances(function: Function) -> None:
    """Put the pointer itself in place of such an address."""
    for i in list(function.instructions()):
        if isinstance(i, ir.GetElementPtr) and (end := _end_of_distance(i)) is not None:
            i.replace_all_uses_with(end)
            i.remove()


def _end_of_distance(address: ir.GetElementPtr) -> Value | None:
    base, *indices = address.operands
    if address.type.is_vector or address.source_type is not ir.i8 or len(indices) != 1:
        return None
    distance = indices[0]
    if not isinstance(distance, Instruction) or distance.opcode != "sub" or distance.type is not ir.i64:
        return None
    end, start = (_pointer_in(operand) for operand in distance.operands)
    return end if end is not None and start is base and end.type is address.type else None


def _pointer_in(word: Value) -> Value | None:
    return word.operands[0] if isinstance(word, ir.Cast) and word.opcode == "ptrtoint" else None
