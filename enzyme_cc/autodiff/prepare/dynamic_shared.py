"""Arrays in shared memory whose size the launch says (`extern __shared__ double a[];`): their address is taken once.

Their shadows lie elsewhere (shadow/shared_memory.py), at addresses that only the running kernel knows. So what is a
constant expression of such an array's address becomes instructions at the start of the function.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.device_blocks import SHARED
from enzyme_cc.ir import Builder, Function, GlobalVariable, Module, Value


def dynamic_arrays(program: Module) -> frozenset[str]:
    """The names of the program's arrays in shared memory that have no size."""
    return frozenset(
        name for name, variable in program.globals.items()
        if variable.type.addrspace == SHARED and variable.initializer is None)


def take_addresses_once(function: Function, arrays: frozenset[str]) -> None:
    """Put instructions in place of constant expressions of the arrays' addresses."""
    if not function.has_body or not arrays:
        return
    b = Builder(function.entry, 0)
    made: dict[Value, Value] = {}

    def instruction(value: Value) -> Value | None:
        """What stands for an expression, None for one that has nothing to do with such arrays."""
        if value in made:
            return made[value]
        if not isinstance(value, ir.ConstantExpr) or value.opcode not in ("addrspacecast", "getelementptr"):
            return None
        first = value.operands[0]
        if value.opcode == "addrspacecast":
            if not isinstance(first, GlobalVariable) or first.name not in arrays:
                return None
            # the cast of a constant would be one again
            made[value] = b.insert(ir.Cast("addrspacecast", first, value.type, None, ()))
        else:
            inner = instruction(first)
            if inner is None or value.source_type is None:
                return None
            made[value] = b.gep(value.source_type, inner, tuple(value.operands[1:]))
        return made[value]

    for block in function.blocks:
        for i in list(block.instructions):
            if i in made.values():
                continue
            for position, operand in enumerate(i.operands):
                found = instruction(operand) if operand.is_constant else None
                if found is not None:
                    i.set_operand(position, found)
