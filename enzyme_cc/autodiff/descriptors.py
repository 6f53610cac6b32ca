"""What is constant in flang's descriptors, stored once more before each call of a runtime body that gets one.

Rank, element type, element size and attribute of a variable's descriptor never change, but LLVM forgets them when
the descriptor's address is known elsewhere. The bodies (library_bodies.py) depend on them: with these stores, which
change nothing, every body becomes code for one type and rank, or for the few types that a variable of CLASS may hold.
"""

from __future__ import annotations

from collections.abc import Collection

from enzyme_cc import ir
from enzyme_cc.autodiff.fortran_types import DATA, TypeTables
from enzyme_cc.ir import Builder, Constant, Instruction, Module, Type, Value

BASE, LENGTH, VERSION, RANK, CODE, ATTRIBUTE, EXTRA, TABLE = range(8)
_STATED = (LENGTH, RANK, CODE, ATTRIBUTE, EXTRA)
_DEPTH = 6
_FAMILY = 4
"""Most types that a variable of one declared type may hold for them to be told apart by comparisons."""
STRUCTURE = 42

TEXT = (40, 43, 44)

OF_ONE_TYPE = tuple(
    (f"_FortranA{name}", arrays)
    for name, arrays in (
        ("AllocatableAllocateSource", (0, 1)), ("Assign", (0, 1)), ("CopyInAssign", (0, 1)),
        ("CopyOutAssign", (0, 1)), ("Cshift", (0, 1)), ("Eoshift", (0, 1)), ("MaxvalDim", (0, 1)),
        ("MinvalDim", (0, 1)), ("Norm2Dim", (0, 1)), ("Pack", (0, 1, 3)), ("PointerAllocateSource", (0, 1)),
        ("ProductDim", (0, 1)), ("Reshape", (0, 1, 3)), ("Spread", (0, 1)), ("SumDim", (0, 1)),
        ("Transpose", (0, 1)), ("Unpack", (0, 1, 3)),
    )
)  # fmt: skip
"""Functions by the beginning of their names, and which arguments describe arrays of the same type."""

Header = dict[int, Constant]


def restate(module: Module, callees: Collection[str]) -> None:
    """Insert the stores before the calls of the named functions."""
    tables = TypeTables(module)
    for function in list(module.functions.values()):
        if not function.has_body:
            continue
        if function.body_text is not None and not any(name in function.body_text for name in callees):
            continue
        known: dict[Value, Header | None] = {}
        for block in function.blocks:
            for call in list(block.instructions):
                if not isinstance(call, ir.Call) or call.called_function is None:
                    continue
                if call.called_function.name in callees:
                    for pointer in call.args:
                        if isinstance(pointer, Instruction):
                            if pointer not in known:
                                known[pointer] = _header(pointer, tables, _DEPTH)
                            _store_before(call, pointer, known[pointer])
                            _store_type_before(call, pointer, known[pointer], tables)
                    _hand_on(call, known)


def _store_before(call: ir.Call, pointer: Value, header: Header | None) -> None:
    if not header:
        return
    builder = Builder()
    builder.position_before(call)
    builder.debug_location = call.metadata.get("dbg")
    for field, offset in ((LENGTH, 8), (RANK, 20), (CODE, 21), (ATTRIBUTE, 22), (EXTRA, 23)):
        value = header.get(field)
        if value is not None:
            builder.store(value, builder.gep(ir.i8, pointer, (ir.int_constant(ir.i64, offset),)), align=1)


def _store_type_before(call: ir.Call, pointer: Value, header: Header | None, tables: TypeTables) -> None:
    """Say that the type of a variable, which it tells itself, is the declared one or one that extends that."""
    table, rank = (header.get(TABLE), header.get(RANK)) if header else (None, None)
    if not isinstance(table, ir.GlobalVariable) or not isinstance(rank, ir.ConstantInt):
        return
    declared = tables.found.get(table.name)
    if declared is None:
        return
    others = [t for t in tables.found.values() if t is not declared and t.descends_from(declared)]
    if len(others) >= _FAMILY:
        return
    builder = Builder()
    builder.position_before(call)
    builder.debug_location = call.metadata.get("dbg")
    place = builder.gep(ir.i8, pointer, (ir.int_constant(ir.i64, 24 + 24 * rank.value),))
    type: Value = declared.table
    if others:
        here = builder.load(ir.ptr, place)
        for other in others:
            type = builder.select(builder.icmp("eq", here, other.table), other.table, type)
    builder.store(type, place)


def _hand_on(call: ir.Call, known: dict[Value, Header | None]) -> None:
    """What one of the arrays of a call tells about the others: all hold elements of one type."""
    assert call.called_function is not None
    arrays = next((a for name, a in OF_ONE_TYPE if call.called_function.name.startswith(name)), ())
    headers = [known.get(call.args[position]) for position in arrays]
    told = next((h for h in headers if h and CODE in h and LENGTH in h), None)
    if told is None:
        return
    code = told[CODE]
    if not isinstance(code, ir.ConstantInt) or code.value in (STRUCTURE, *TEXT):
        return
    same = {CODE: code, LENGTH: told[LENGTH]}
    for position, header in zip(arrays, headers, strict=True):
        pointer = call.args[position]
        if header or not pointer.type.is_pointer or isinstance(pointer, ir.ConstantNull):
            continue
        if position == 0:
            _store_before(call, pointer, same)
        else:
            _assume_before(call, pointer, same)


def _assume_before(call: ir.Call, pointer: Value, header: Header) -> None:
    """The same for a descriptor that may lie in constant memory."""
    module = call.called_function.parent  # type: ignore[union-attr]  # inside a function
    builder = Builder()
    builder.position_before(call)
    builder.debug_location = call.metadata.get("dbg")
    for field, offset in ((LENGTH, 8), (CODE, 21)):
        value = header[field]
        here = builder.load(value.type, builder.gep(ir.i8, pointer, (ir.int_constant(ir.i64, offset),)), align=1)
        assume = module.get_or_declare("llvm.assume", ir.function_type(ir.void, [ir.i1]))
        builder.call(assume, [builder.icmp("eq", here, value)])


def is_descriptor(type: Type) -> bool:
    """Whether an LLVM type is that of a descriptor."""
    if not type.is_struct:
        return False
    elements = type.elements
    return (
        len(elements) >= 7 and elements[0].is_pointer and elements[1] is ir.i64 and elements[2] is ir.i32
        and all(e is ir.i8 for e in elements[3:7])
    )


def _rank_of(type: Type) -> int:
    elements = type.elements
    return elements[7].count if len(elements) > 7 and elements[7].is_array else 0


def _header(pointer: Value, tables: TypeTables, depth: int) -> Header | None:
    """The constant fields of the descriptor behind a pointer, None if it is not known to be one."""
    if depth == 0:
        return None
    if isinstance(pointer, ir.Alloca):
        if not is_descriptor(pointer.allocated_type):
            return None
        return _of_alloca(pointer, tables, depth)
    if isinstance(pointer, ir.GetElementPtr):
        return _of_component(pointer, tables)
    return None


def _of_alloca(variable: ir.Alloca, tables: TypeTables, depth: int) -> Header | None:
    header: Header | None = None
    for user in variable.users:
        if not isinstance(user, ir.Store) or user.pointer is not variable:
            continue
        if not is_descriptor(user.value.type):
            continue
        found = _of_value(user.value, tables, depth - 1)
        if found is None:
            found = {}
        header = found if header is None else {
            f: v for f, v in header.items() if f in found and found[f].ref() == v.ref()
        }
    if header is None:
        return None
    code = header.get(CODE)
    if isinstance(code, ir.ConstantInt) and code.value == STRUCTURE:
        header.pop(LENGTH, None)  # a polymorphic variable takes the size of what it holds
    header[RANK] = ir.int_constant(ir.i8, _rank_of(variable.allocated_type))
    return header


def _of_value(value: Value, tables: TypeTables, depth: int) -> Header | None:
    """The constant fields of a descriptor as a value."""
    overwritten: set[int] = set()
    while isinstance(value, ir.InsertValue):
        if len(value.indices) == 1 and (value.indices[0] in _STATED or value.indices[0] > EXTRA):
            inserted = value.operands[1]
            if not inserted.is_constant or value.indices[0] > EXTRA:
                overwritten.add(value.indices[0])
        value = value.operands[0]
    if isinstance(value, ir.ConstantAggregate):
        header = {
            field: value.elements[field]
            for field in _STATED
            if field not in overwritten and not isinstance(value.elements[field], (ir.Undef, ir.Poison))
        }
        for place, element in enumerate(value.elements):
            if place > EXTRA and place not in overwritten and isinstance(element, ir.GlobalVariable):
                header[TABLE] = element
        return header
    if isinstance(value, ir.Load) and not overwritten:
        return _header(value.pointer, tables, depth)
    return None


def _of_component(address: ir.GetElementPtr, tables: TypeTables) -> Header | None:
    """The fields that the type of a component fixes: `gep %T, ptr %x, 0, k`."""
    source = address.source_type
    indices = address.operands[1:]
    if len(indices) != 2 or not source.is_struct or not isinstance(indices[1], ir.ConstantInt):
        return None
    number = indices[1].value
    field = source.elements[number]
    if not is_descriptor(field):
        return None
    header: Header = {RANK: ir.int_constant(ir.i8, _rank_of(field))}
    offset = tables.module.datalayout.offset(source, number)
    for derived in tables.found.values():
        if derived.type is source:
            for component in derived.components:
                # a parent without components lies where the first component does
                if component.offset == offset and component.genre != DATA and component.code is not None:
                    header[CODE] = ir.int_constant(ir.i8, component.code)
                    if component.derived is not None:
                        header[TABLE] = component.derived.table
                    if component.code != STRUCTURE and not component.deferred:
                        header[LENGTH] = ir.int_constant(ir.i64, component.length)
    return header
