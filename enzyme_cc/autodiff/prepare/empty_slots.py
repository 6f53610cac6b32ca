"""Places of tables of functions that hold none, whichever table is chosen: what is called there is never called.

Rust's tables of virtual functions hold null where a type needs nothing done when it is dropped, and whoever drops a
`Box<dyn ...>` asks for that. LLVM does not always see it where one of several tables is chosen; the call then stood in
the way of a derivative, for no function has its type.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import (
    Constant,
    ConstantAggregate,
    ConstantNull,
    ConstantString,
    DataLayout,
    Function,
    GlobalVariable,
    Value,
    ZeroInit,
)

_REPLACEABLE = frozenset(("weak", "linkonce", "common", "extern_weak", "available_externally"))


def empty_chosen_slots(function: Function) -> bool:
    """Replace pointers that are loaded of chosen tables by null where all of these hold that; whether any was."""
    if not function.has_body or (function.body_text is not None and "load ptr" not in function.body_text):
        return False
    layout = function.parent.datalayout
    loads = [i for i in function.instructions() if isinstance(i, ir.Load) and i.type is ir.ptr and i.users]
    empty = [load for load in loads if _is_empty(load.pointer, layout)]
    for load in empty:
        load.replace_all_uses_with(ir.null())
    return bool(empty)


def _is_empty(pointer: Value, layout: DataLayout) -> bool:
    """Whether null lies behind a pointer, which is one of several, by constant variables."""
    offset = 0
    while isinstance(pointer, ir.GetElementPtr):
        step, variable = layout.gep_offset(pointer)
        if variable:
            return False
        pointer, offset = pointer.pointer, offset + step
    if not isinstance(pointer, ir.Instruction) or pointer.opcode not in ("phi", "select"):
        return False
    choices: list[Value] = [pointer]
    for choice in choices:
        if isinstance(choice, ir.Instruction) and choice.opcode in ("phi", "select"):
            chosen = choice.operands if choice.opcode == "phi" else choice.operands[1:]
            choices += [each for each in chosen if each.type is ir.ptr and each not in choices]
        elif not (
            isinstance(choice, GlobalVariable) and choice.is_constant_global and choice.linkage not in _REPLACEABLE
            and choice.initializer is not None
            and _is_zero(choice.initializer, offset, layout.size(ir.ptr), layout)
        ):
            return False
    return True


def _is_zero(constant: Constant, offset: int, size: int, layout: DataLayout) -> bool:
    """Whether so many bytes at a place of a constant are surely zero."""
    if offset < 0 or offset + size > layout.size(constant.type):
        return False
    if isinstance(constant, ZeroInit) or (isinstance(constant, ConstantNull) and offset == 0):
        return True
    if isinstance(constant, ConstantString):
        return not any(constant.data[offset : offset + size])
    if isinstance(constant, ConstantAggregate):
        for k, element in enumerate(constant.elements):
            start = layout.offset(constant.type, k)
            if start <= offset and offset + size <= start + layout.size(element.type):
                return _is_zero(element, offset - start, size, layout)
    return False
