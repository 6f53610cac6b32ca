"""The two functions that a sparse derivative is computed with: one runs a function's tangent with sets of indices in
place of tangents, the other its tangents in several directions at once (runtime/sparse.c calls them).

Both take the address of a record: an array of runtime/sparse.c for each array whose derivative is asked for, then the
other arguments of the function.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import FORWARD, REVERSE
from enzyme_cc.ir import Builder, Function, Module, Type, Value

LANES = 4
INPUT, OUTPUT, VIRTUAL, WORK = 1, 2, 8, 16
"""What an array is: VIRTUAL one that is a function of the program, WORK one of whose derivative nothing is asked."""
ARRAY = ir.struct_type((ir.ptr, ir.ptr, ir.i64, ir.i64, ir.i32, ir.i32, ir.ptr, ir.i64))
"""struct array of runtime/sparse.c: primal, shadow, elements, bytes between lanes, role, bytes of an element, kept,
number of the first element."""


@dataclass(frozen=True)
class SparseArray:
    """An array by whose elements, or of whose elements, derivatives are asked for."""

    primal: Value
    count: Value
    role: int
    element: Type
    is_needed: bool = True
    """Whether the function's own result in it is wanted."""
    is_kept: bool = False
    """Whether the program's own memory is used nevertheless, where it has any."""


@dataclass(frozen=True)
class Runs:
    """What runtime/sparse.c is handed, and the type of the record."""

    type: Type
    record: Value
    count: Value
    with_sets: Function
    columns: Function


def runs(
    module: Module, call: ir.Call, function: Function, copy: Function, args: list[Value | SparseArray],
    more: Sequence[Value] = (), by_rows: bool = False,
) -> Runs:
    """The functions for a call of `function`, whose copy with sets of indices is `copy`, and the record that they take,
    filled before the instruction `call`; `more` stands behind it all. `by_rows`: adjoints in place of tangents."""
    caller = call.function
    assert caller is not None
    arrays = [arg for arg in args if isinstance(arg, SparseArray)]
    others = [*(arg for arg in args if not isinstance(arg, SparseArray)), *more]
    type = ir.struct_type((*[ARRAY] * len(arrays), *[arg.type for arg in others]))
    record = Builder(caller.entry, 0).alloca(type, align=16, name="sparse")
    b = Builder.before(call)
    bytes = module.datalayout.size(type)
    b.memset(record, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, bytes))  # records are compared
    for place, array in enumerate(arrays):
        primal = array.primal if array.is_needed or array.is_kept else ir.null()
        for place_in, value in enumerate((primal, ir.null(), array.count, ir.int_constant(ir.i64, 0),
                                      ir.int_constant(ir.i32, array.role),
                                      ir.int_constant(ir.i32, array.element.bits // 8), ir.null(),
                                      ir.int_constant(ir.i64, 0))):
            b.store(value, slot(b, type, record, place, place_in))
    for place, value in enumerate(others, len(arrays)):
        b.store(value, slot(b, type, record, place))
    return Runs(type, record, ir.int_constant(ir.i64, len(arrays)),
                _run(module, function, copy, args, type, 1),
                _run(module, function, function, args, type, LANES, REVERSE if by_rows else FORWARD))


def slot(b: Builder, type: Type, record: Value, *places: int) -> Value:
    """The address of a part of the record."""
    if not any(places):
        return record
    indices = [ir.int_constant(ir.i64, 0), *(ir.int_constant(ir.i32, place) for place in places)]
    return b.gep(type, record, indices)


def _run(
    module: Module, named: Function, function: Function, args: list[Value | SparseArray], type: Type, lanes: int,
    mode: str = FORWARD,
) -> Function:
    """A call of the tangent, or of the adjoint, of a function with the arguments of a record."""
    what = "columns" if lanes > 1 else "sets"
    made = Function.create(module, module.unique_name(f"{named.name}.sparse.{what}"),
                           ir.function_type(ir.void, (ir.ptr,)), "internal")
    b = Builder(made.add_block("entry"))
    record = made.args[0]
    given: list[Value] = [function]
    if lanes > 1:
        given += [marker(module, "enzyme_width"), ir.int_constant(ir.i32, lanes)]
    array, other = 0, sum(isinstance(arg, SparseArray) for arg in args)
    for arg in args:
        if isinstance(arg, SparseArray):
            if arg.role == VIRTUAL:
                given += [marker(module, "enzyme_const"), b.load(ir.ptr, slot(b, type, record, array, 0))]
                array += 1
                continue
            primal, shadow = (b.load(ir.ptr, slot(b, type, record, array, each)) for each in (0, 1))
            if lanes > 1:
                word = "enzyme_dupv" if arg.is_needed else "enzyme_dupnoneedv"
                given += [marker(module, word), b.load(ir.i64, slot(b, type, record, array, 3))]
            else:
                given.append(marker(module, "enzyme_dup" if arg.is_needed else "enzyme_dupnoneed"))
            given += [primal, shadow]
            array += 1
        else:
            given += [marker(module, "enzyme_const"), b.load(arg.type, slot(b, type, record, other))]
            other += 1
    hook_type = ir.function_type(ir.void, (ir.ptr,), vararg=True)
    b.call(module.get_or_declare(f"{mode}_of_{made.name}", hook_type), given, hook_type)
    b.ret()
    return made


def marker(module: Module, name: str) -> Value:
    """The variable that is a marker."""
    return module.globals.get(name) or module.add_global(name, ir.i32, None, linkage="external")
