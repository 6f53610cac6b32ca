"""Numbers in place of undefined ones: poison and undef floating-point operands, and poison lanes of shuffles.

LLVM computes with lanes and values that nobody reads. Their adjoints are zero, and zero times a number is zero, but
zero times poison is poison, which would spread to what is read. One is a number at which everything is smooth.
"""

from __future__ import annotations

from enzyme_cc.ir import (
    Constant,
    ConstantAggregate,
    Function,
    Poison,
    ShuffleVector,
    Undef,
    Value,
    fp_constant,
)
from enzyme_cc.ir.opcodes import COPIES, FLOAT_ARITHMETIC

WITH_DATA = FLOAT_ARITHMETIC | COPIES | {"insertelement"}


def define_lanes(function: Function) -> None:
    """Replace undefined floating-point operands of the function by ones."""
    for block in function.blocks:
        for instruction in block.instructions:
            if not instruction.type.is_fp:
                continue
            if isinstance(instruction, ShuffleVector):
                _define_shuffle(instruction)
            elif instruction.opcode in WITH_DATA:
                for index, operand in enumerate(instruction.operands):
                    if operand.is_constant and operand.type.is_fp:
                        defined = _defined(operand)
                        if defined is not operand:
                            instruction.set_operand(index, defined)


def _define_shuffle(shuffle: ShuffleVector) -> None:
    first, second = shuffle.operands
    if shuffle.type.scalable or isinstance(first, (Poison, Undef)):
        return
    width = first.type.count
    free = isinstance(second, (Poison, Undef))
    if free and any(lane < 0 or lane >= width for lane in shuffle.mask):
        shuffle.set_operand(1, fp_constant(second.type, 1.0))
    shuffle.mask = tuple(lane if lane >= 0 else width if free else 0 for lane in shuffle.mask)


def _defined(value: Value) -> Value:
    if isinstance(value, (Poison, Undef)):
        return fp_constant(value.type, 1.0)
    if isinstance(value, ConstantAggregate) and any(isinstance(e, (Poison, Undef)) for e in value.elements):
        elements: tuple[Constant, ...] = tuple(_defined(e) for e in value.elements)  # type: ignore[misc]  # constants map to constants
        return ConstantAggregate(value.type, elements)
    return value
