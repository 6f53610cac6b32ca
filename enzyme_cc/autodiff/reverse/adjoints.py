"""The adjoint of each kind of instruction: what its reverse adds to the adjoints of its operands.

Arithmetic comes from the rules, linear operations from their table; memory has a function for each opcode, in the
table at the end. Calls are in calls/.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.function_places import arithmetic_spelling
from enzyme_cc.autodiff.calls import handlers
from enzyme_cc.autodiff.operations import atomics, linear_operations, scalar_functions
from enzyme_cc.autodiff.operations.adjoint_memory import accumulate, guarded_address, take_memory, unless_inactive
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.diagnostics import InternalFault
from enzyme_cc.ir import Builder, Instruction, Value
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
    elif opcode in MEMORY:
        MEMORY[opcode](s, instruction, builder)
    elif s.adjoint_type(instruction) is not None and not s.facts.is_constant_value(instruction):
        raise InternalFault(f"'{opcode}' on a value that carries a derivative was not refused")


def _load(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Load)
    lanes = s.take(i, b)
    if lanes is None or s.facts.is_constant_value(i.pointer):
        return

    def add(d: Value, shadow: Value) -> None:
        address = guarded_address(s, i.pointer, shadow, s.engine.layout.size(i.type), b)
        if s.facts.is_mixed(i):
            mixed_words.accumulate(s.module, b, address, d, i.align, s.shadowing.is_shared(i.pointer))
        else:
            accumulate(s, b, address, d, i.type, i)

    lanes.each(add, s.shadow_in_reverse(i.pointer, b))


def _store(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Store)
    if s.facts.is_constant_value(i.pointer):
        return
    mixed = s.facts.is_mixed(i.value) or (i.value.type is ir.i64 and s.facts.types.mixed_words(i.pointer, 8))
    type = None if mixed else s.facts.stored_adjoint_type(i)
    if type is None and not mixed:
        return

    def take(shadow: Value) -> Value:
        address = guarded_address(s, i.pointer, shadow, s.engine.layout.size(i.value.type), b)
        if type is None:
            d = mixed_words.take(b, address, i.align)
        else:
            d = take_memory(s, b, address, type, i.value.type, i)
        return unless_inactive(s, i.pointer, shadow, d, b)

    s.add(i.value, s.shadow_in_reverse(i.pointer, b).map(take), b)


Handler = Callable[["AdjointSweep", Instruction, Builder], None]

MEMORY: dict[str, Handler] = {
    "load": _load,
    "store": _store,
    "atomicrmw": atomics.adjoint,
    "cmpxchg": atomics.adjoint,
}

WITHOUT_ADJOINT = STEPS | frozenset(
    "mul ashr udiv sdiv urem srem getelementptr alloca br switch ret unreachable addrspacecast fence indirectbr".split()
)
"""No adjoint, since the result is an integer, a pointer, or nothing, or a number with zero derivative."""


def has_adjoint(opcode: str) -> bool:
    """Whether there is code for the adjoint of an opcode, or no need of any."""
    tables = (FLOAT_ARITHMETIC, linear_operations.OPCODES, MEMORY, WITHOUT_ADJOINT)
    return opcode in ("phi", "call") or any(opcode in table for table in tables)
