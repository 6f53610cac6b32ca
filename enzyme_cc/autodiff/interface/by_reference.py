"""Requests of Fortran whose function is not yet what a request names: dummies by value, internal procedures.

Fortran passes every argument by its address.

`call enzyme_autodiff(f, enzyme_dup, t, dt)` hands over addresses, whatever f takes. For an f with VALUE dummies a
function is made that takes addresses and calls f, and the request is for that one. An internal procedure is passed as a
trampoline, which adds the address of the host's variables: the request is for the procedure, with that address as
one more argument, constant like all that is not among the arguments.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.described_arguments import split
from enzyme_cc.autodiff.interface.requests import hook_calls, resolved
from enzyme_cc.ir import Builder, Function, Module

BY_REFERENCE = ".by_reference"
"""How the names of functions end that are made here."""
FORTRAN_HOOK = "_fortran"
"""In the names that enzyme-flang gives the procedures of module `enzyme`; others end in flang's underscore."""


def take_addresses(module: Module) -> None:
    """Let the requests of Fortran name functions whose parameters are all addresses."""
    for call, _ in list(hook_calls(module)):
        call = _of_internal_procedure(module, call)
        hook = call.called_function
        if hook is None or not (FORTRAN_HOOK in hook.name or hook.name.endswith("_")) or not call.args:
            continue
        function = resolved(call.args[0])
        if not isinstance(function, Function) or all(p.type.is_pointer for p in function.args):
            continue
        arguments, told = split(list(call.args))
        texts = sum(not isinstance(description.length, ir.ConstantNull) for description in told)
        written = _without_lengths(function, texts)
        if all(p.type.is_pointer for p in written):
            continue
        numbers = all(p.type.is_pointer or p.type.is_int or p.type.is_fp for p in written)
        if numbers and all(argument.type.is_pointer for argument in arguments):
            call.set_operand(0, _taking_addresses(module, function, len(written)))


def _of_internal_procedure(module: Module, call: ir.Call) -> ir.Call:
    """The request for the procedure behind a trampoline; the call itself where there is none."""
    made = call.args[0] if call.args else None
    if not isinstance(made, ir.Call) or not _calls(made, "llvm.adjust.trampoline"):
        return call
    makers = [u for u in made.args[0].users if isinstance(u, ir.Call) and _calls(u, "llvm.init.trampoline")]
    if len(makers) != 1:
        return call
    function, host = resolved(makers[0].args[1]), makers[0].args[2]
    places = [p.index for p in function.args if "nest" in p.attributes] if isinstance(function, Function) else []
    if not isinstance(function, Function) or not places:
        return call
    constant = module.globals.get("enzyme_const") or module.add_global("enzyme_const", ir.i32, None, linkage="external")
    given = list(call.args)
    plain, told = split(given)
    behind = len(plain) if told else len(plain) - (len(function.args) - 1 - places[0])  # lengths of texts come last
    arguments = [function, *given[1:behind], constant, host, *given[behind:]]
    builder = Builder.before(call)
    type = ir.function_type(call.type, [argument.type for argument in arguments])
    replacement = builder.call(call.callee, arguments, type)
    call.replace_all_uses_with(replacement)
    call.remove()
    return replacement


def _calls(call: ir.Call, name: str) -> bool:
    return call.called_function is not None and call.called_function.name.startswith(name)


def _without_lengths(function: Function, texts: int) -> list[ir.Argument]:
    """The parameters of a procedure without those for the lengths of some texts, which come last."""
    written = list(function.args)
    while texts and written and written[-1].type is ir.i64:
        written.pop()
        texts -= 1
    return written


def _taking_addresses(module: Module, function: Function, count: int) -> Function:
    """A function that takes as many addresses, then what the other takes, and calls it."""
    name = f"{function.name}{BY_REFERENCE}"
    found = module.functions.get(name)
    if found is not None:
        return found
    types = [ir.ptr if place < count else p.type for place, p in enumerate(function.args)]
    type = ir.function_type(function.function_type.ret, types)
    made = Function.create(module, name, type, "internal")
    builder = Builder(made.add_block("entry"))
    values = [
        mine if theirs.type is mine.type else builder.load(theirs.type, mine)
        for mine, theirs in zip(made.args, function.args, strict=True)
    ]
    result = builder.call(function, values)
    builder.ret(None if function.function_type.ret.is_void else result)
    return made
