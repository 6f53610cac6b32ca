"""Variadic functions of the slice with their arguments in memory, which differentiates like any other.

A caller lays its variable arguments out as the ABI lays them out on the stack and passes a pointer to them; va_start
makes a va_list whose registers are used up, so that clang's code for va_arg finds every argument there. Known of the
ABIs of x86-64 (System V) and AArch64 (AAPCS64); elsewhere such calls stay what they are and are refused.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.ir.cursor import Cursor
from enzyme_cc.ir.more_parameters import with_parameters

SLOT = 8


def pass_variable_arguments_in_memory(module: Module, names: list[str]) -> None:
    """Give each named function that is variadic a pointer to its variable arguments instead of them."""
    variadic = [module.functions[name] for name in names if module.functions[name].function_type.vararg]
    if not variadic or _list_fields(module) is None:
        return
    made = {function: _with_pointer(module, function) for function in variadic}
    for function in [module.functions[name] for name in names] + list(made.values()):
        for block in function.blocks:
            for call in list(block.instructions):
                if isinstance(call, ir.Call) and call.called_function in made:
                    _pass_pointer(module, call, made[call.called_function])
    for function, replacement in made.items():
        name = function.name
        if function.users:
            continue  # its address is taken: calls through the pointer are refused where they are
        module.remove(function)
        module.rename(replacement, name)


def _list_fields(module: Module) -> tuple[int, list[tuple[int, Type, int | None]]] | None:
    """Of a va_list: its size, and (offset, type, value or None for the arguments) of its fields."""
    triple = module.triple or ""
    if triple.startswith("x86_64") and "windows" not in triple and "apple" not in triple:
        return 24, [(0, ir.i32, 48), (4, ir.i32, 176), (8, ir.ptr, None), (16, ir.ptr, 0)]
    if triple.startswith("aarch64") and "linux" in triple:
        return 32, [(0, ir.ptr, None), (8, ir.ptr, 0), (16, ir.ptr, 0), (24, ir.i32, 0), (28, ir.i32, 0)]
    return None


def _with_pointer(module: Module, function: Function) -> Function:
    """The function with one more parameter, and its body."""
    made = with_parameters(module, function, [ir.ptr])
    blocks = made.blocks
    given = made.args[-1]
    given.name = "variable.arguments"
    for block in blocks:
        for call in list(block.instructions):
            callee = call.called_function if isinstance(call, ir.Call) else None
            if callee is not None and callee.name.startswith(("llvm.va_start", "llvm.va_copy", "llvm.va_end")):
                _walk(module, call, callee.name, given)  # type: ignore[arg-type]  # the callee is known
    return made


def _walk(module: Module, call: ir.Call, name: str, given: Value) -> None:
    fields = _list_fields(module)
    assert fields is not None
    size, parts = fields
    b = Builder()
    b.position_before(call)
    if name.startswith("llvm.va_start"):
        for offset, type, value in parts:
            stored: Value = given
            if value is not None:
                stored = ir.null() if type.is_pointer else ir.int_constant(type, value)
            b.store(stored, b.gep(ir.i8, call.args[0], (ir.int_constant(ir.i64, offset),), inbounds=True))
    elif name.startswith("llvm.va_copy"):
        b.memcpy(call.args[0], call.args[1], ir.int_constant(ir.i64, size))
    call.remove()


def _pass_pointer(module: Module, call: ir.Call, callee: Function) -> None:
    """Lay the variable arguments of the call out in memory of the caller."""
    layout = module.datalayout
    fixed = len(callee.args) - 1
    places: list[tuple[int, Value, Type | None]] = []
    offset = 0
    for value, attributes in zip(call.args[fixed:], call.arg_attributes[fixed:], strict=True):
        passed = next((a for a in attributes if a.startswith("byval(")), None)
        type = Cursor(module, passed[len("byval("):-1]).type() if passed is not None else None
        alignment = 16 if layout.align(type or value.type) >= 16 else SLOT
        stated = next((a for a in attributes if a.startswith("align ")), None)
        if type is not None and stated is not None:
            alignment = max(alignment, int(stated.split()[1]))
        offset = -(-offset // alignment) * alignment
        places.append((offset, value, type))
        offset += -(-layout.size(type or value.type) // SLOT) * SLOT
    assert call.parent is not None and call.parent.parent is not None
    entry = Builder(call.parent.parent.entry, 0)
    memory = entry.alloca(ir.array_type(ir.i8, max(offset, SLOT)), align=16, name="variable.arguments")
    b = Builder.before(call)
    for at, value, type in places:
        place = b.gep(ir.i8, memory, (ir.int_constant(ir.i64, at),), inbounds=True)
        if type is None:
            b.store(value, place)
        else:
            b.memcpy(place, value, ir.int_constant(ir.i64, layout.size(type)))
    made = b.call(
        callee, [*call.args[:fixed], memory], cc=call.cc, ret_attributes=call.ret_attributes,
        arg_attributes=[*call.arg_attributes[:fixed], ()], fn_attributes=call.fn_attributes, flags=call.flags,
    )
    if call.users:
        call.replace_all_uses_with(made)
    call.remove()
