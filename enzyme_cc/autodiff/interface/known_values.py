"""What a hook's argument is, as far as it is the same constant in every run.

In code that is not optimised a function comes through casts, constant variables, locals that are set once, and calls
that return it: a lambda's conversion to a pointer is one.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Builder, DataLayout, Function, Type, Value
from enzyme_cc.ir.globals import is_interposable

ADDRESS_CASTS = ("bitcast", "ptrtoint", "inttoptr", "addrspacecast")
_STEPS = 16
_CALLS = 8
"""Calls within calls."""


def resolved(value: Value, calls: int = _CALLS) -> Value:
    """The constant behind casts, aliases, constant globals, locals that are set once, and calls that return it."""
    for _ in range(_STEPS):
        if isinstance(value, ir.GlobalAlias):
            following: Value | None = value.aliasee
        elif isinstance(value, ir.ConstantExpr) and value.opcode in ADDRESS_CASTS:
            following = value.operands[0]
        elif isinstance(value, ir.Cast):
            following = value.operands[0]
        elif isinstance(value, ir.ExtractValue):
            following = _inserted(value)
        elif isinstance(value, ir.Load):
            following = _loaded(value, calls)
        elif isinstance(value, ir.Call) and calls:
            following = _returned(value, calls - 1)
        else:
            return value
        if following is None:
            return value
        value = following
    return value


def behind(value: Value) -> Value:
    """The constant that an address leads to, for a language that passes numbers by address; else the value."""
    if isinstance(value, ir.GlobalVariable) and value.is_constant_global and value.initializer is not None:
        return value.initializer
    if isinstance(value, ir.Alloca):
        stores = [user for user in value.users if isinstance(user, ir.Store) and user.pointer is value]
        if len(stores) == 1:
            return resolved(stores[0].value)
    return value


def _inserted(extracted: ir.ExtractValue) -> Value | None:
    """What was put where a part is taken out of a structure."""
    whole: Value = extracted.operands[0]
    while isinstance(whole, ir.InsertValue):
        if whole.indices == extracted.indices:
            return whole.operands[1]
        if whole.indices[:len(extracted.indices)] == extracted.indices[:len(whole.indices)]:
            return None
        whole = whole.operands[0]
    for index in extracted.indices:
        if not isinstance(whole, ir.ConstantAggregate):
            return None
        whole = whole.elements[index]
    return whole


def _loaded(load: ir.Load, calls: int) -> Value | None:
    """What a load finds in memory that does not change."""
    source = load.pointer
    if isinstance(source, ir.Call):  # a reference that a function returns
        source = resolved(source, calls)
    offset = 0
    if load.function is None:
        return None
    layout = load.function.parent.datalayout
    while isinstance(source, (ir.GetElementPtr, ir.ConstantExpr)):
        step = layout.gep_constant_offset(source) if source.opcode == "getelementptr" else None
        if step is None:
            return None
        offset += step
        source = source.operands[0]
    if isinstance(source, ir.Alloca) and (stored := _set_at(source, offset, load.type, layout)) is not None:
        return stored
    whole = _copied(source, layout) if isinstance(source, ir.Alloca) else source
    return None if whole is None else _of_constant(whole, offset, load, layout)


def _of_constant(source: Value, offset: int, load: ir.Load, layout: DataLayout) -> Value | None:
    """The part of a constant that lies at an offset, if the load takes just that."""
    if not isinstance(source, ir.GlobalVariable) or not source.is_constant_global or source.initializer is None:
        return None
    part: Value = source.initializer
    while part.type.is_array or part.type.is_struct:
        if not isinstance(part, ir.ConstantAggregate):
            return None
        if part.type.is_array:
            size = layout.size(part.type.element)
            index = offset // size if size else len(part.elements)
            start = index * size
        else:
            starts = [layout.offset(part.type, i) for i in range(len(part.type.elements))]
            index = max((i for i, start in enumerate(starts) if start <= offset), default=len(starts))
            start = starts[index] if index < len(starts) else 0
        if index >= len(part.elements):
            return None
        part, offset = part.elements[index], offset - start
    return part if offset == 0 and part.type is load.type else None


def _set_at(local: ir.Alloca, offset: int, type: Type, layout: DataLayout) -> Value | None:
    """What a place in a local variable holds that is set once, if the variable's address goes nowhere."""
    stored = None
    size = layout.store_size(type)
    places: list[tuple[Value, int]] = [(local, 0)]
    for pointer, at in places:
        for user in pointer.users:
            if isinstance(user, ir.GetElementPtr) and user.operands[0] is pointer:
                step = layout.gep_constant_offset(user)
                if step is None:
                    return None
                places.append((user, at + step))
            elif isinstance(user, ir.Store) and user.pointer is pointer and user.value is not pointer:
                if at >= offset + size or at + layout.store_size(user.value.type) <= offset:
                    continue
                if stored is not None or at != offset or user.value.type is not type:
                    return None
                stored = user.value
            elif not isinstance(user, ir.Load) and not _is_call(user, "llvm.lifetime."):
                return None
    return stored


def set_once(local: ir.Alloca) -> Value | None:
    """What a local variable holds that is set once and whose address goes nowhere."""
    stored = None
    for user in local.users:
        if isinstance(user, ir.Store) and user.pointer is local and user.value is not local and stored is None:
            stored = user.value
        elif not isinstance(user, ir.Load) and not _is_call(user, "llvm.lifetime."):
            return None
    return stored


def _copied(local: ir.Alloca, layout: DataLayout) -> ir.GlobalVariable | None:
    """The constant variable that a local array or structure is a copy of for all of its life."""
    found: ir.GlobalVariable | None = None
    waiting: list[ir.Instruction] = [local]
    for pointer in waiting:
        for user in pointer.users:
            if isinstance(user, ir.GetElementPtr):
                waiting.append(user)
            elif pointer is local and found is None and isinstance(user, ir.Call) and _is_call(user, "llvm.memcpy."):
                to, source, size = user.args[:3]
                all_of_it = ir.int_constant(size.type, layout.size(local.allocated_type))
                if to is not local or size is not all_of_it or not isinstance(source, ir.GlobalVariable):
                    return None
                found = source
            elif not isinstance(user, ir.Load) and not _is_call(user, "llvm.lifetime."):
                return None
    return found


def _is_call(user: Value, name: str) -> bool:
    callee = user.called_function if isinstance(user, ir.Call) else None
    return callee is not None and callee.name.startswith(name)


def _returned(call: ir.Call, calls: int) -> Value | None:
    """The one constant, or argument, that a function returns on all ways."""
    callee = resolved(call.callee)
    if not isinstance(callee, Function) or not callee.has_body or is_interposable(callee.linkage):
        return None
    found: Value | None = None
    for block in callee.blocks:
        last = block.instructions[-1]
        if not isinstance(last, ir.Ret):
            continue
        if not last.operands:
            return None
        value = resolved(last.operands[0], calls)
        if isinstance(value, ir.Argument) and value.index < call.arg_count:
            value = call.args[value.index]
        elif not value.is_constant:
            return None
        if found is not None and value is not found:
            return None
        found = value
    return found


def converts(given: Type, wanted: Type) -> bool:
    """Whether an argument of a variadic hook may be meant for a parameter of a type: C promotes numbers."""
    return given is wanted or (given.is_float and wanted.is_float) or (given.is_int and wanted.is_int)


def converted(b: Builder, value: Value, type: Type) -> Value:
    """An argument of a variadic hook as the parameter it is meant for: C promotes float to double."""
    if value.type is type:
        return value
    if value.type.is_float and type.is_float:
        wider = type.bits > value.type.bits
        return b.fpext(value, type) if wider else b.fptrunc(value, type)
    if value.type.is_int and type.is_int:
        wider = type.bits > value.type.bits
        return b.sext(value, type) if wider else b.trunc(value, type)
    return b.bitcast(value, type)
