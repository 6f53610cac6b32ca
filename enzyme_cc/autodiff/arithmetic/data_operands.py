"""Which operands a result is made of: their derivatives make its derivative. Conditions, masks, indices and other
control are not, whatever else they are used for (an index that is stored into a union with numbers has a tangent)."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Instruction
from enzyme_cc.rules.lane_maps import data_operands_of

_OPCODES = {
    "getelementptr": slice(1),
    "extractelement": slice(1),
    "insertelement": slice(2),
    "select": slice(1, None),
    "shl": slice(1),
    "lshr": slice(1),
}

_ALL = slice(None)


def data_operands(instruction: Instruction) -> range:
    """The positions of the operands that are data."""
    if not isinstance(instruction, ir.Call):
        return range(*_OPCODES.get(instruction.opcode, _ALL).indices(len(instruction.operands)))
    data = data_operands_of(instruction.called_name)
    return range(instruction.arg_count if data is None else data)


def x86_operation(name: str) -> str:
    """`hadd` of `llvm.x86.sse3.hadd.pd`, "" of others."""
    parts = name.split(".")
    return parts[3] if len(parts) > 3 and parts[1] == "x86" else ""
