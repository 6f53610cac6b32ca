"""Arrays, memory and boxes of Julia: bodies that show where their numbers lie; types of objects; errors, which let the
collector run again.

`jl_alloc_array_1d` and its kin return an object that already leads to the elements. Here it is made by a run-time
function (runtime/julia.c), which clears the elements, too, and the address of these is stored once more where it lies,
so that every analysis sees it. A box is made empty, and then its number is stored.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_cc import ir
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.runtime import julia
from enzyme_cc.ir import Builder, Function, Module, Type
from enzyme_cc.rules.julia_runtime import allocates, throws

_OBJECT = ir.pointer_type(10)
_ARRAYS = ("alloc_array_1d", "alloc_array_2d", "alloc_array_3d")
_MEMORIES = ("alloc_genericmemory", "alloc_genericmemory_unchecked")
_BOXES = ("box_float64", "box_float32")
_DATA_OF_MEMORY = 8
_WHOLE = re.compile(r"i?jl_box_u?int(\d+)")


def write_bodies(part: Module) -> None:
    """Give a slice's functions of Julia's run time their bodies."""
    for name, function in list(part.functions.items()):
        plain = name.removeprefix("i").removeprefix("jl_")
        if plain == name or function.has_body or not function.function_type.ret.is_pointer:
            continue
        if plain in _ARRAYS:
            _made(part, function, plain, "array_data", ir.pointer_type(13), 0)
        elif plain in _MEMORIES:
            _made(part, function, plain, "memory_data", ir.ptr, _DATA_OF_MEMORY)
        elif plain in _BOXES and len(function.args) == 1:
            b = _begun(part, function)
            box = b.call(_function(part, plain, _OBJECT, ()), ())
            b.store(function.args[0], box)
            b.ret(b.cast("addrspacecast", box, function.function_type.ret))
    if any(allocates(name) for name in part.functions):
        for body in [f for f in part.functions.values() if f.has_body]:
            _let_errors_leave(part, body)
            _set_types(part, body)
            _say_what_is_whole(part, body)


def _made(part: Module, function: Function, plain: str, data: str, address: Type, offset: int) -> None:
    b = _begun(part, function)
    given = [b.cast("addrspacecast", a, ir.ptr) if a.type.is_pointer else b.zext(a, ir.i64) for a in function.args]
    made = b.call(_function(part, plain, _OBJECT, [value.type for value in given]), given)
    elements = b.call(_function(part, data, address, (_OBJECT,)), (made,))
    b.store(elements, b.gep(ir.i8, made, (ir.int_constant(ir.i64, offset),)))
    b.ret(b.cast("addrspacecast", made, function.function_type.ret))


def _begun(part: Module, function: Function) -> Builder:
    part.rename(function, COPY + function.name)
    function.linkage = "internal"
    function.attributes = ("alwaysinline",)
    function.ret_attributes = ()
    b = Builder()
    b.position_at_end(function.add_block("entry"))
    return b


def _function(part: Module, name: str, result: Type, parameters: Sequence[Type]) -> Function:
    return part.get_or_declare(julia.PREFIX + name, ir.function_type(result, list(parameters)))


def _let_errors_leave(part: Module, function: Function) -> None:
    """The collector runs again where an error leaves the derivatives."""
    for block in function.blocks:
        for call in [i for i in block.instructions if isinstance(i, ir.Call) and throws(i.called_name)]:
            b = Builder.before(call)
            b.call(julia.runtime_function(part, julia.LEAVE), ())


def _set_types(part: Module, function: Function) -> None:
    """What is stored before an object is its type: the shadow's is the same, not the type's shadow."""
    for block in function.blocks:
        for store in [i for i in block.instructions if isinstance(i, ir.Store) and _is_of_type(i, part)]:
            step = store.pointer
            assert isinstance(step, ir.GetElementPtr)
            b = Builder()
            b.position_before(store)
            type = ir.function_type(ir.void, (_OBJECT, ir.i64))
            b.call(part.get_or_declare(julia.SET_TYPE, type),
                   (b.cast("addrspacecast", step.operands[0], _OBJECT), b.ptrtoint(store.value, ir.i64)))
            store.remove()


def _is_of_type(store: ir.Store, part: Module) -> bool:
    step = store.pointer
    if not (isinstance(step, ir.GetElementPtr) and len(step.operands) == 2 and store.value.type.is_pointer):
        return False
    made, index = step.operands
    while isinstance(made, ir.Cast) and made.opcode == "addrspacecast":
        made = made.operands[0]
    return (isinstance(made, ir.Call) and allocates(made.called_name) and isinstance(index, ir.ConstantInt)
            and index.value * part.datalayout.size(step.source_type) == -8)


def _say_what_is_whole(part: Module, function: Function) -> None:
    """That an integer lies in its box, which objects with numbers may lead to."""
    for block in function.blocks:
        for call in [i for i in block.instructions if isinstance(i, ir.Call) and i.type.is_pointer]:
            box = _WHOLE.fullmatch(call.called_name)
            if box is not None:
                b = Builder()
                b.position_after(call)
                hint = part.get_or_declare("__enzyme_integer.julia", ir.function_type(ir.void, (ir.ptr, ir.i64)))
                b.call(hint, (b.cast("addrspacecast", call, ir.ptr), ir.int_constant(ir.i64, int(box[1]) // 8)))
