"""The adjoint of each kind of instruction: what its reverse adds to the adjoints of its operands.

Arithmetic comes from the rules, linear operations and memory from their tables. Calls are in calls/.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.function_places import arithmetic_spelling
from enzyme_cc.autodiff.calls import handlers
from enzyme_cc.autodiff.operations import linear_operations, memory_operations, scalar_functions
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.diagnostics import InternalFault
from enzyme_cc.ir import Builder, Instruction
from enzyme_cc.ir.opcodes import FLOAT_ARITHMETIC, STEPS


def reverse_instruction(s: AdjointSweep, instruction: Instruction, builder: Builder) -> None:
    """Emit the adjoint code of one primal instruction that is no phi."""
    if isinstance(instruction, ir.Call):
        handlers.adjoint(s, instruction, builder)
        return
    opcode = instruction.opcode
    if opcode in WITHOUT_ADJOINT or s.facts.is_constant_instruction(instruction):
        return
    if opcode in FLOAT_ARITHMETIC:
        scalar_functions.adjoints(s, instruction, arithmetic_spelling(instruction), builder)
    elif opcode in linear_operations.OPCODES:
        linear_operations.adjoints(s, instruction, linear_operations.OPCODES[opcode], builder)
    elif opcode in memory_operations.OPCODES:
        memory_operations.OPCODES[opcode].adjoint(s, instruction, builder)
    elif s.adjoint_type(instruction) is not None and not s.facts.is_constant_value(instruction):
        raise InternalFault(f"'{opcode}' on a value that carries a derivative was not refused")


WITHOUT_ADJOINT = STEPS | frozenset(
    "mul ashr udiv sdiv urem srem getelementptr alloca br switch ret unreachable addrspacecast fence indirectbr".split()
)
"""No adjoint, since the result is an integer, a pointer, or nothing, or a number with zero derivative."""


def has_adjoint(opcode: str) -> bool:
    """Whether there is code for the adjoint of an opcode, or no need of any."""
    tables = (FLOAT_ARITHMETIC, linear_operations.OPCODES, memory_operations.OPCODES, WITHOUT_ADJOINT)
    return opcode in ("phi", "call") or any(opcode in table for table in tables)
