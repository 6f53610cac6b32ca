"""Functions that take numbers by value, asked for by Fortran, which passes every argument by its address.

`call enzyme_autodiff(f, enzyme_dup, t, dt)` hands over addresses, whatever f takes. For an f with VALUE dummies a
function is made that takes addresses and calls f, and the request is for that one.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.requests import hook_calls, resolved
from enzyme_cc.ir import Builder, Function, Module

FORTRAN_HOOK = "_fortran"
"""In the names that enzyme-flang gives the procedures of module `enzyme`; others end in flang's underscore."""


def take_addresses(module: Module) -> None:
    """Let the requests of Fortran name functions whose parameters are all addresses."""
    for call, _ in list(hook_calls(module)):
        hook = call.called_function
        if hook is None or not (FORTRAN_HOOK in hook.name or hook.name.endswith("_")) or not call.args:
            continue
        function = resolved(call.args[0])
        if not isinstance(function, Function) or all(p.type.is_pointer for p in function.args):
            continue
        numbers = all(p.type.is_pointer or p.type.is_int or p.type.is_fp for p in function.args)
        if numbers and all(argument.type.is_pointer for argument in call.args):
            call.set_operand(0, _taking_addresses(module, function))


def _taking_addresses(module: Module, function: Function) -> Function:
    name = f"{function.name}.by_reference"
    found = module.functions.get(name)
    if found is not None:
        return found
    type = ir.function_type(function.function_type.ret, [ir.ptr] * len(function.args))
    made = Function.create(module, name, type, "internal")
    builder = Builder(made.add_block("entry"))
    values = [
        mine if theirs.type.is_pointer else builder.load(theirs.type, mine)
        for mine, theirs in zip(made.args, function.args, strict=True)
    ]
    result = builder.call(function, values)
    builder.ret(None if function.function_type.ret.is_void else result)
    return made
