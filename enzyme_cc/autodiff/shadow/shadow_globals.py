"""Shadows of what has a fixed address: global variables, and functions called through pointers.

The shadow of a variable is a variable of the same type that starts as zero, with the shadows of the addresses that
its initialiser holds; a variable whose structure no code here knows (`struct S; extern struct S s;`) has none, and
whoever reads through it fails. The shadow of a function's address is a table {augmented primal, adjoint, forward
derivative}.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.signature import Mode, Signature
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.ir import Constant, Function, GlobalVariable, Type, Value

TABLE_TYPE = ir.struct_type((ir.ptr,) * 6)
"""The two halves of reverse mode for the program to call, whose tape it holds; the tangent; the table's own address
(what is no table has another word there); and the two halves for derivatives, whose tape is a part of theirs."""
FORWARD, AUGMENTED, ADJOINT = 2, 4, 5


def shadow_of(engine: Derivatives, value: Value, signature: Signature, lane: int) -> Value:
    """The shadow of a global variable, alias or function."""
    if isinstance(value, ir.GlobalAlias):
        return shadow_of(engine, value.aliasee, signature, lane)
    if isinstance(value, Function):
        if engine.body_of(value) is None:
            return value
        return table_of(engine, value, signature)
    assert isinstance(value, GlobalVariable)
    if ir.is_opaque(value.value_type):
        return ir.zero(value.type)
    own = engine.registrations.shadow_globals.get(value.name)
    if own is not None:
        found = engine.module.globals.get(own)
        if found is None:
            found = engine.module.add_global(own, _unnamed(value.value_type), None, linkage="external")
            found.type, found.thread_local = value.type, value.thread_local
        return found
    # what never changes may hold the tables of one mode only; a variable outlives the call
    mode = table_mode(signature) if value.is_constant_global else None
    key = (value.name + _kind(signature), lane, mode)
    found = engine.shadow_globals.get(key)
    if found is None:
        name = f"__enzyme_cc.shadow.{value.name}" + (f".{lane}" if lane else "")
        type = _unnamed(value.value_type)
        # zero until more is known: what it points to may point back to it
        found = engine.module.add_global(
            engine.module.unique_name(name), type, ir.zero(type), linkage="internal", align=value.align
        )
        found.type, found.thread_local = value.type, value.thread_local  # in the same address space
        engine.shadow_globals[key] = found
        # the adjoints of numbers that never change are added up too, where a callee is told nothing of them
        added_to = mode is Mode.SPLIT and _holds_numbers(value.value_type)
        found.is_constant_global = value.is_constant_global and not added_to
        source = engine.initializer_of(value)
        if source is not None:
            _know_type(engine, value.value_type)
            found.initializer = _shadow_of_constant(engine, source, signature, lane, not value.is_constant_global)
    return found


def _know_type(engine: Derivatives, type: Type) -> None:
    """Define the named structures in a type, which may be one of the program's module, in the slice's too."""
    if isinstance(type, ir.NamedStruct):
        if type.name in engine.module.named_types or type.body is None:
            return
        engine.module.named_types[type.name] = type
    if type.is_array:
        _know_type(engine, type.element)
    elif type.is_struct:
        for element in type.elements:
            _know_type(engine, element)


def _kind(signature: Signature) -> str:
    """What sets apart shadows in which a function's table is that of its Taylor coefficients."""
    return ".t" if signature.taylor else ""


def table_mode(signature: Signature) -> Mode:
    """Which entries of a table the mode of a signature uses."""
    return Mode.FORWARD if signature.mode is Mode.FORWARD else Mode.SPLIT


def _shadow_of_constant(
    engine: Derivatives, value: Constant, signature: Signature, lane: int, lasting: bool
) -> Constant:
    """The shadow of an initialiser, which may be one of the program's module; `lasting` if both modes will read it."""
    while isinstance(value, ir.GlobalAlias):
        value = value.aliasee
    if value.type.is_array and value.type.element is ir.i8:
        return ir.zero(value.type)  # bytes of numbers, or of text whose shadow nobody reads
    if isinstance(value, ir.ConstantAggregate):
        elements = tuple(_shadow_of_constant(engine, e, signature, lane, lasting) for e in value.elements)
        return ir.aggregate(_unnamed(value.type), elements)
    if isinstance(value, Function):
        here = engine.module.functions.get(value.name) or engine.module.functions.get(COPY + value.name)
        if here is None or engine.body_of(here) is None:
            return engine.module.get_or_declare(value.name, value.function_type)
        if lasting:
            reverse, forward = replace(signature, mode=Mode.SPLIT), replace(signature, mode=Mode.FORWARD)
            return both_tables(engine, here, reverse, forward)
        return table_of(engine, here, signature)
    if isinstance(value, GlobalVariable):
        if ir.is_opaque(value.value_type):
            return ir.zero(value.type)
        _know_type(engine, value.value_type)
        variable = engine.module.globals.get(value.name)
        if variable is None:
            variable = engine.module.add_global(value.name, _unnamed(value.value_type), None, linkage="external")
            variable.type = value.type
        return shadow_of(engine, variable, signature, lane)  # type: ignore[return-value]  # a global, so its shadow is one
    if isinstance(value, ir.GlobalValue):
        return shadow_of(engine, value, signature, lane)  # type: ignore[return-value]  # a global, so its shadow is one
    if isinstance(value, ir.ConstantExpr):
        operands = tuple(_shadow_of_constant(engine, o, signature, lane, lasting) for o in value.operands)
        source = value.source_type if value.source_type is None else _unnamed(value.source_type)
        return ir.ConstantExpr(value.opcode, value.type, operands, value.flags, source)
    if value.type.is_fp or value.type.is_aggregate or value.type.is_vector:
        return ir.zero(_unnamed(value.type))
    return value


def _holds_numbers(type: Type) -> bool:
    if type.is_array:
        return _holds_numbers(type.element)
    return type.is_fp or (type.is_struct and any(_holds_numbers(t) for t in type.elements))


def _unnamed(type: Type) -> Type:
    """The type without names of structures: a module does not know those of another."""
    if type.is_array:
        return ir.array_type(_unnamed(type.element), type.count)
    if type.is_struct and getattr(type, "body", type) is not None:
        elements = tuple(_unnamed(element) for element in type.elements)
        return ir.struct_type(elements, type.packed)
    return type


def table_of(engine: Derivatives, function: Function, signature: Signature) -> GlobalVariable:
    """The table of derivatives of a function in the mode of the signature."""
    mode = table_mode(signature)
    key = (engine.original_name(function) + f".w{signature.width}{_kind(signature)}", mode)
    found = engine.tables.get(key)
    if found is None:
        name = engine.module.unique_name(f"__enzyme_cc.derivatives.{mode.value}.{engine.original_name(function)}")
        found = engine.module.add_global(name, TABLE_TYPE, None, linkage="internal", constant=True)
        found.initializer = ir.zero(TABLE_TYPE)
        engine.tables[key] = found
        found.initializer = _table(engine, found, _entries(engine, function, signature))
    return found


def _table(engine: Derivatives, variable: GlobalVariable, entries: list[Constant]) -> Constant:
    augmented, adjoint = entries[AUGMENTED], entries[ADJOINT]
    own = ir.null() if engine.primals.is_on_device else variable  # PTX has no variable that holds its own address
    return ir.aggregate(TABLE_TYPE, (augmented, adjoint, entries[FORWARD], own, augmented, adjoint))


def give_to_program(table: GlobalVariable, augmented: Function, adjoint: Function) -> None:
    """Have a table hold these for the program to call."""
    assert isinstance(table.initializer, ir.ConstantAggregate)
    table.initializer = ir.aggregate(TABLE_TYPE, (augmented, adjoint, *table.initializer.elements[2:]))


def _entries(engine: Derivatives, function: Function, signature: Signature) -> list[Constant]:
    """What a table of a function has in the mode of the signature; it may still be in the making."""
    body = engine.body_of(function)
    assert body is not None
    asked = engine.indirect_signature(body.function_type, signature)
    entries: list[Constant] = [ir.null()] * len(TABLE_TYPE.elements)
    if table_mode(signature) is Mode.FORWARD:
        entries[FORWARD] = engine.forward(body, asked)
    else:
        pair = engine.split(body, asked, ())
        entries[AUGMENTED], entries[ADJOINT] = pair.augmented, pair.adjoint
    return entries


def _made_entries(engine: Derivatives, function: Function, signature: Signature) -> list[Constant]:
    """What the table of a function has; of one that is still in the making, for functions that reach themselves, what
    it will have."""
    made = table_of(engine, function, signature).initializer
    return list(made.elements) if isinstance(made, ir.ConstantAggregate) else _entries(engine, function, signature)


def both_tables(engine: Derivatives, function: Function, reverse: Signature, forward: Signature) -> GlobalVariable:
    """One table that serves reverse and forward mode, for `__enzyme_virtualreverse`."""
    entries = _made_entries(engine, function, reverse)
    entries[FORWARD] = _made_entries(engine, function, forward)[FORWARD]
    name = engine.module.unique_name(f"__enzyme_cc.derivatives.{engine.original_name(function)}")
    table = engine.module.add_global(name, TABLE_TYPE, None, linkage="internal", constant=True)
    table.initializer = _table(engine, table, entries)
    return table


def number_parts(type: Type, layout: ir.DataLayout, offset: int = 0) -> list[tuple[int, Type]]:
    """(offset, type) of the floating-point parts of a type."""
    if type.is_fp:
        return [(offset, type)]
    if type.is_array:
        step = layout.size(type.element)
        inner = number_parts(type.element, layout)
        return [(offset + i * step + o, t) for i in range(type.count) for o, t in inner] if inner else []
    if type.is_struct:
        return [
            part
            for i, t in enumerate(type.elements)
            for part in number_parts(t, layout, offset + layout.offset(type, i))
        ]
    return []
