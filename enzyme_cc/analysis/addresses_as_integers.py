"""Integers that are addresses by the operations that make them, and whether a program keeps such, for points_to.py.

An integer that a member of a structure is declared to be holds an address only where the program made it one. It did if

    inttoptr    makes an integer an address anywhere
    ptrtoint    makes one that is stored, returned, handed on or put into an aggregate, by itself or after arithmetic;
                but not the distance of two addresses, which is none

Words that copy whatever lies in memory are not declared members: their accesses have no tag, or that of bytes or of an
integer by itself.
"""

from __future__ import annotations

from typing import TypeGuard

from enzyme_cc.analysis.declared_types import is_integer_field
from enzyme_cc.ir import ConstantExpr, Function, Instruction, Value
from enzyme_cc.ir.function import OwningModule
from enzyme_cc.ir.opcodes import CALLS, COMPARISONS

_ENDS = COMPARISONS | {"ret", "store", "insertvalue", "insertelement", "switch"}
_ADDRESS_SIZE = 8
_MARKING = frozenset(("add", "sub", "or", "and", "xor"))


def keeps_addresses_in_integers(module: OwningModule) -> bool:
    """Whether any function of the module may keep an address in an integer beyond its own computations."""
    return any(_keeps_one(function) for function in module.functions.values() if function.has_body)


def is_declared_integer(access: Instruction) -> bool:
    """Whether a load or store is one of a structure's member that is declared an integer as wide as an address."""
    return is_integer_field(access, _ADDRESS_SIZE)


def is_made_of_address(value: Value, depth: int = 8) -> TypeGuard[Instruction]:
    """Whether an integer is an address, or one with a mark in bits that addresses do not use. A distance is none."""
    if not isinstance(value, Instruction) or depth == 0:
        return False
    if value.opcode in _MARKING:
        first, second = value.operands
        return is_made_of_address(first, depth - 1) != is_made_of_address(second, depth - 1)
    return value.opcode == "ptrtoint"


def _keeps_one(function: Function) -> bool:
    made: set[Value] = set()
    pending: list[Value] = []
    for i in function.instructions():
        if i.opcode == "inttoptr":
            return True
        if any(isinstance(operand, ConstantExpr) and _converts(operand) for operand in i.operands):
            return True
        if i.opcode == "ptrtoint":
            made.add(i)
            pending.append(i)
    starts = frozenset(made)
    while pending:
        value = pending.pop()
        for user in value.users:
            opcode = user.opcode
            if opcode in COMPARISONS or opcode == "switch":
                continue
            if opcode == "sub" and starts.issuperset(user.operands):
                continue  # a distance
            if opcode in CALLS or opcode in _ENDS or not user.type.scalar.is_int:
                return True
            if user not in made:
                made.add(user)
                pending.append(user)
    return False


def _converts(constant: ConstantExpr) -> bool:
    return constant.opcode in ("ptrtoint", "inttoptr") or any(
        isinstance(operand, ConstantExpr) and _converts(operand) for operand in constant.operands)
