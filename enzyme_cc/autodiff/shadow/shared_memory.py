"""Shadows of a GPU's shared memory: as big again, and zero where a derivative begins.

The threads of a block set them to zero together, and meet before and after: what ran before may have used them too.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.device_blocks import SHARED
from enzyme_cc.autodiff.runtime import device
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.ir import Builder, GlobalVariable, Instruction, Value

_WORD = 4


def is_dynamic(engine: Derivatives, instruction: Instruction) -> bool:
    """Whether an instruction is the address of an array whose size the launch says (prepare/dynamic_shared.py)."""
    if instruction.opcode != "addrspacecast" or not isinstance(instruction.operands[0], GlobalVariable):
        return False
    variable = instruction.operands[0]
    return is_shared_variable(variable) and engine.initializer_of(variable) is None


def dynamic_shadow(engine: Derivatives, lane: int, b: Builder) -> Value:
    """The shadow of such an array, which all of them have in common, as they have their memory."""
    slot = engine.dynamic_shadows.get(lane)
    if slot is None:
        name = engine.module.unique_name(f"__enzyme_cc.dynamic.shadow.{lane}")
        slot = engine.module.add_global(name, ir.ptr, ir.undef(ir.ptr), linkage="internal", align=8)
        slot.type = ir.pointer_type(SHARED)
        engine.dynamic_shadows[lane] = slot
    return b.load(ir.ptr, b.cast("addrspacecast", slot, ir.ptr))


def begin_dynamic(engine: Derivatives, slots: Iterable[GlobalVariable], b: Builder) -> None:
    """Make the shadows of arrays whose size the launch says: a block of the device's heap for each block of threads,
    for the kernel is launched with as much shared memory as the primal takes."""
    for slot in slots:
        b.call(device.runtime_function(engine.module, device.BEGIN_DYNAMIC), (slot,))


def end_dynamic(engine: Derivatives, slots: Iterable[GlobalVariable], b: Builder) -> None:
    """Give them back."""
    for slot in slots:
        b.call(device.runtime_function(engine.module, device.END_DYNAMIC), (slot,))


def is_shared_variable(variable: GlobalVariable) -> bool:
    """Whether a variable is one that the threads of a block share."""
    return variable.type.addrspace == SHARED


def set_back(engine: Derivatives, shadows: Iterable[GlobalVariable], b: Builder) -> None:
    """Set shadows of shared memory to zero."""
    shared = [shadow for shadow in shadows if is_shared_variable(shadow)]
    if not shared:
        return
    b.call(device.runtime_function(engine.module, device.MEET), ())
    for shadow in shared:
        words = -(-engine.layout.size(shadow.value_type) // _WORD)
        b.call(device.runtime_function(engine.module, device.ZERO_TOGETHER), (shadow, ir.int_constant(ir.i64, words)))
    b.call(device.runtime_function(engine.module, device.MEET), ())
