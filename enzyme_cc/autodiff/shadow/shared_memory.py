"""Shadows of a GPU's shared memory: as big again, and zero where a derivative begins.

The threads of a block set them to zero together, and meet before and after: what ran before may have used them too.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.device_blocks import SHARED
from enzyme_cc.autodiff.runtime import device
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.ir import Builder, GlobalVariable

_WORD = 4


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
