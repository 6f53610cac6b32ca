"""Tables of virtual functions of the C++ library's own classes, of which it is known who looks into them.

A call of a virtual function may reach every function of its type whose address is taken. Where all calls through a
kind of table are in functions of the library that are known by name, they become direct calls, chosen by the address
that the object holds, and the tables name the functions no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, GlobalVariable, Module, Value
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.ir.structure import block_of, split_block

FOREIGN = "__enzyme_cc_foreign_object"
"""Ends the program, where an object has a table that the slice does not know."""


def tables(module: Module, prefixes: tuple[str, ...]) -> list[GlobalVariable]:
    """The tables at hand whose names begin so."""
    return [v for name, v in module.globals.items() if name.startswith(prefixes) and not v.is_declaration]


def _slots(table: GlobalVariable) -> Sequence[ir.Constant]:
    """The functions of a table, behind the offset to the whole object and its type."""
    initializer = table.initializer
    assert isinstance(initializer, ir.ConstantAggregate)
    rows = initializer.elements[0]
    assert isinstance(rows, ir.ConstantAggregate)
    return rows.elements[2:]


def slot(table: GlobalVariable, place: int) -> Function:
    """The function at a place."""
    function = _slots(table)[place]
    assert isinstance(function, Function)
    return function


def hide(module: Module, table: GlobalVariable, places: Iterable[int]) -> None:
    """Name the functions at some places of a table no more."""
    initializer = table.initializer
    assert isinstance(initializer, ir.ConstantAggregate)
    rows = initializer.elements[0]
    assert isinstance(rows, ir.ConstantAggregate)
    elements = list(rows.elements)
    for place in places:
        if place + 2 < len(elements):
            elements[place + 2] = module.get_or_declare(FOREIGN, ir.function_type(ir.void, ()))
    table.initializer = ir.aggregate(initializer.type, (ir.aggregate(rows.type, tuple(elements)),))


def choose(
    module: Module, function: Function, choices: Mapping[GlobalVariable, Function | None],
    place: int | None = None, is_open: bool = False,
) -> None:
    """Direct calls in place of a function's calls through a table of virtual functions, or only of those at a place;
    `is_open`: of what has another table, the call stays."""
    for call in [i for i in function.instructions() if isinstance(i, ir.Call) and _is_virtual(i, place)]:
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        object = call.args[0]
        before = block_of(call)
        after = split_block(before, before.instructions.index(call), "chosen")
        before.instructions[-1].remove()
        location = call.metadata.get("dbg")
        b = Builder(before)
        b.debug_location = location
        table = b.load(ir.ptr, object)
        for callee in dict.fromkeys(choices.values()):
            same: Value | None = None
            if callee is not None and callee.function_type is not call.function_type:
                continue
            for variable in (v for v, chosen in choices.items() if chosen is callee):
                known = b.icmp("eq", table, _address_of(variable))
                same = known if same is None else b.or_(same, known)
            assert same is not None
            taken = after if callee is None else function.insert_block(function.blocks.index(after), "known")
            other = function.insert_block(function.blocks.index(after), "other")
            b.cond_br(same, taken, other)
            if callee is not None:
                b = Builder(taken)
                b.debug_location = location
                b.call(callee, call.args, cc=callee.cc)
                b.br(after)
            b = Builder(other)
            b.debug_location = location
        if is_open:
            b.call(call.callee, call.args, call.function_type, cc=call.cc)
            b.br(after)
        else:
            b.call(module.get_or_declare(FOREIGN, ir.function_type(ir.void, ())), ())
            b.unreachable()
        call.remove()


def _is_virtual(call: ir.Call, place: int | None) -> bool:
    if not isinstance(call.callee, ir.Load) or not call.type.is_void:
        return False
    where = call.callee.pointer
    found = where.operands[1] if isinstance(where, ir.GetElementPtr) and len(where.operands) == 2 else None
    return place is None or (isinstance(found, ir.ConstantInt) and found.value == place)


def _address_of(table: GlobalVariable) -> Value:
    """What objects hold: the address of the first of the functions."""
    return ir.ConstantExpr("getelementptr", ir.ptr, (table, ir.int_constant(ir.i64, 16)), (), ir.i8)
