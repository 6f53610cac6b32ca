"""Pointers that a differentiated function gets straight from its kernel: all threads of the grid have the same.

Only where the kernel has no other request, whose derivative might be at work on the same shadows.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import Request
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Function, Module, Value

UNIFORM = '"enzyme_cc_uniform"'
"""Marks such an argument of a function's copy in the slice."""


def mark_uniform_arguments(sliced: Module, requests: Iterable[Request]) -> None:
    """Mark the arguments that are so in all requests of a function."""
    found: dict[str, set[int]] = {}
    for request in requests:
        caller = request.call.function
        is_kernel = caller is not None and "ptx_kernel" in caller.cc and _requests_in(caller) == 1
        here = {
            position for position, argument in enumerate(request.arguments)
            if is_kernel and argument.primal.type.is_pointer and _is_of_kernel(argument.primal)}
        name = request.function.name
        found[name] = found[name] & here if name in found else here
    for name, positions in found.items():
        copy = sliced.functions.get(COPY + name)
        if copy is None:
            continue
        for argument in copy.args:
            if argument.index in positions:
                argument.attributes = (*argument.attributes, UNIFORM)


def _requests_in(caller: Function) -> int:
    return sum(isinstance(i, ir.Call) and "__enzyme_" in i.called_name for i in caller.instructions())


def _is_of_kernel(value: Value) -> bool:
    """Whether a value is an argument of the function that it is in, perhaps by way of a variable that holds it."""
    if isinstance(value, ir.Load) and isinstance(value.pointer, ir.Alloca):
        slot = value.pointer
        stores = [user for user in slot.users if isinstance(user, ir.Store)]
        others = [user for user in slot.users if not isinstance(user, (ir.Store, ir.Load))
                  and not (isinstance(user, ir.Call) and user.called_name.startswith(("llvm.lifetime.", "llvm.dbg.")))]
        return (not others and len(stores) == 1 and stores[0].pointer is slot
                and isinstance(stores[0].value, ir.Argument))
    return isinstance(value, ir.Argument)
