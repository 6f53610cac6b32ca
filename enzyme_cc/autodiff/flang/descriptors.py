"""What is constant in flang's descriptors, stored once more before each call of a runtime body that gets one.

LLVM forgets what never changes in a descriptor (descriptor_headers.py) when the descriptor's address is known
elsewhere. The bodies (library_bodies.py) depend on it: with these stores, which change nothing, every body becomes code
for one type and rank, or for the types that a variable of CLASS may hold.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import (
    ATTRIBUTE,
    CODE,
    EXTRA,
    LENGTH,
    RANK,
    STRUCTURE,
    TABLE,
    Header,
    Headers,
    is_descriptor,
    rank_of,
)
from enzyme_cc.autodiff.flang.fortran_types import UNKNOWN_TYPE, TypeTables
from enzyme_cc.ir import Builder, Module, Value
from enzyme_cc.ir.structure import split_block

ASSIGNMENTS = ("_FortranAAssign", "_FortranAAllocatableAllocateSource", "_FortranAPointerAllocateSource")
"""Functions by the beginning of their names whose first argument takes what the second holds."""
UNSET = ("_FortranACopyInAssign",)
"""Functions that are given descriptors in which nothing stands yet."""
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
PLACES = {LENGTH: 8, RANK: 20, CODE: 21, ATTRIBUTE: 22, EXTRA: 23}
"""Where what a header says stands in a descriptor, in bytes."""


class Told(NamedTuple):
    """What is constant in a descriptor that a call is given; `assumed`: it may lie in constant memory."""

    call: ir.Call
    position: int
    header: Header
    assumed: bool = False


def restate(module: Module, callees: Collection[str]) -> list[Told]:
    """Insert the stores before the calls of the named functions. All that these say."""
    headers = Headers(module)
    told: list[Told] = []
    related: list[ir.Call] = []
    for function in list(module.functions.values()):
        if not function.has_body:
            continue
        if function.body_text is not None and not any(name in function.body_text for name in callees):
            continue
        for block in function.blocks:
            for call in block.instructions:
                if not isinstance(call, ir.Call) or call.called_function is None:
                    continue
                if call.called_function.name in callees:
                    for position, pointer in enumerate(call.args):
                        header = dict(headers.of(pointer) or {})
                        if TABLE not in header:
                            header |= _of_target(call, pointer, headers)
                        if header:
                            told.append(Told(call, position, header))
                    related.append(call)
    handed = [said for call in related for said in _handed_on(call, headers)]
    for call, position, header, assumed in handed:
        (_assume_before if assumed else _store_before)(call, call.args[position], header)
    for call, position, header, _ in told:
        _store_before(call, call.args[position], header)
        _store_type_before(call, call.args[position], header, headers.tables)
    return handed + told


def _of_target(call: ir.Call, source: Value, headers: Headers) -> Header:
    """What an assignment says of its source, of which nothing is known, as it is the result of a type-bound function:
    it holds a type that the variable may hold which it is assigned to."""
    assert call.called_function is not None
    if not call.called_function.name.startswith(ASSIGNMENTS) or source is not call.args[1]:
        return {}
    target = headers.of(call.args[0]) or {}
    if TABLE not in target or not isinstance(source, ir.Alloca) or not is_descriptor(source.allocated_type):
        return {}
    known = {CODE: STRUCTURE, EXTRA: 1, RANK: rank_of(source.allocated_type)}
    return {TABLE: target[TABLE], **{field: ir.int_constant(ir.i8, value) for field, value in known.items()}}


def inline_selections(module: Module) -> None:
    """Have the functions inlined that ask of a CLASS(*) what intrinsic type it holds.

    What holds a real number for one caller holds an integer for another: where the caller is known, so is the type.
    """
    for function in module.functions.values():
        if not function.has_body or (function.body_text is not None and _CODE_INDEX not in function.body_text):
            continue
        calls = [i for block in function.blocks for i in block.instructions if isinstance(i, ir.Call)]
        asks = any(
            _is_code(address) and any(isinstance(u, ir.ICmp) for load in address.users for u in load.users)
            for block in function.blocks for address in block.instructions
        )
        if asks and all(call.callee is not function for call in calls) and "alwaysinline" not in function.attributes:
            function.attributes += ("alwaysinline",)


_CODE_INDEX = f", i32 0, i32 {CODE}"


def narrow_codes(module: Module) -> None:
    """Load the byte that is a type's code where flang loads the four bytes around it and truncates them.

    Across these four LLVM does not see the byte that was stored.
    """
    for function in module.functions.values():
        if not function.has_body or (function.body_text is not None and _CODE_INDEX not in function.body_text):
            continue
        for block in function.blocks:
            for load in list(block.instructions):
                if not isinstance(load, ir.Load) or load.type is not ir.i32 or not _is_code(load.pointer):
                    continue
                parts = [user for user in load.users if user.opcode == "trunc" and user.type is ir.i8]
                if len(parts) != len(load.users):
                    continue
                builder = Builder.before(load)
                code = builder.load(ir.i8, load.pointer, align=1)
                for part in parts:
                    part.replace_all_uses_with(code)
                    part.remove()
                load.remove()


def _is_code(address: Value) -> bool:
    """Whether it is the address of a descriptor's type code."""
    return (
        isinstance(address, ir.GetElementPtr) and is_descriptor(address.source_type)
        and [index.ref() for index in address.operands[1:]] == ["0", str(CODE)]
    )


def _builder_before(call: ir.Call) -> Builder:
    builder = Builder.before(call)
    return builder


def _store_before(call: ir.Call, pointer: Value, header: Header) -> None:
    builder = _builder_before(call)
    for field, offset in PLACES.items():
        value = header.get(field)
        if value is not None:
            builder.store(value, builder.gep(ir.i8, pointer, (ir.int_constant(ir.i64, offset),)), align=1)


def _store_type_before(call: ir.Call, pointer: Value, header: Header, tables: TypeTables) -> None:
    """Say that the type of a variable, which it tells itself, is the declared one or one that extends that."""
    table, rank = header.get(TABLE), header.get(RANK)
    if not isinstance(table, ir.GlobalVariable) or not isinstance(rank, ir.ConstantInt):
        return
    declared = tables.found.get(table.name)
    if declared is None:
        return
    family = [t for t in tables.found.values() if t.descends_from(declared)]
    builder = _builder_before(call)
    place = builder.gep(ir.i8, pointer, (ir.int_constant(ir.i64, 24 + 24 * rank.value),))
    if len(family) > 1 and call.called_function.name not in UNSET:  # type: ignore[union-attr]  # a direct call
        type = _told_apart(call, builder.load(ir.ptr, place), [t.table for t in family])
        _builder_before(call).store(type, place)
    else:
        builder.store(declared.table, place)


def _told_apart(call: ir.Call, type: Value, family: list[ir.GlobalVariable]) -> Value:
    """The address of a type's table as the constant that it equals, found by comparisons before the call."""
    block = call.parent
    assert block is not None and block.parent is not None
    function, location = block.parent, call.metadata.get("dbg")
    rest = split_block(block, block.instructions.index(call), "typed")
    jump = block.terminator
    assert jump is not None
    jump.remove()
    incoming = []
    for table in family:
        builder = Builder(block)
        builder.debug_location = location
        following = function.insert_block(function.blocks.index(block) + 1, "other.type")
        builder.cond_br(builder.icmp("eq", type, table), rest, following)
        incoming.append((table, block))
        block = following
    builder = Builder(block)
    builder.debug_location = location
    unknown = function.parent.get_or_declare(UNKNOWN_TYPE, ir.function_type(ir.void, ()))
    builder.call(unknown, ())
    builder.unreachable()
    return Builder(rest).phi(ir.ptr, incoming)


def _handed_on(call: ir.Call, headers: Headers) -> Iterator[Told]:
    """What one of the arrays of a call tells about the others: all hold elements of one type."""
    assert call.called_function is not None
    arrays = next((a for name, a in OF_ONE_TYPE if call.called_function.name.startswith(name)), ())
    known = [headers.of(call.args[position]) for position in arrays]
    told = next((h for h in known if h and CODE in h and LENGTH in h), None)
    if told is None:
        return
    code = told[CODE]
    if not isinstance(code, ir.ConstantInt) or code.value in (STRUCTURE, *TEXT):
        return
    same = {CODE: code, LENGTH: told[LENGTH]}
    for position, header in zip(arrays, known, strict=True):
        pointer = call.args[position]
        if CODE not in (header or {}) and pointer.type.is_pointer and not isinstance(pointer, ir.ConstantNull):
            yield Told(call, position, same, position != 0)


def _assume_before(call: ir.Call, pointer: Value, header: Header) -> None:
    """The same for a descriptor that may lie in constant memory."""
    module = call.called_function.parent  # type: ignore[union-attr]  # inside a function
    builder = _builder_before(call)
    for field, value in header.items():
        place = builder.gep(ir.i8, pointer, (ir.int_constant(ir.i64, PLACES[field]),))
        here = builder.load(value.type, place, align=1)
        assume = module.get_or_declare("llvm.assume", ir.function_type(ir.void, [ir.i1]))
        builder.call(assume, [builder.icmp("eq", here, value)])


