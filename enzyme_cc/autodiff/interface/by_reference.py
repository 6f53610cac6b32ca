"""Functions in place of those whose arguments are not what a request hands over: structures and dummies by value,
internal procedures.

Fortran passes every argument by its address.

`call enzyme_autodiff(f, enzyme_dup, t, dt)` hands over addresses, whatever f takes. For an f with VALUE dummies a
function is made that takes addresses and calls f, and the request is for that one. An internal procedure is passed as a
trampoline, which adds the address of the host's variables: the request is for the procedure, with that address as
one more argument, constant like all that is not among the arguments.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.described_arguments import split
from enzyme_cc.autodiff.interface.hooks import FORWARD, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.spoken_names import BY_REFERENCE
from enzyme_cc.autodiff.interface.structures import (
    SourceParameter,
    Structure,
    parameters,
    result_argument,
    returned_structure,
)
from enzyme_cc.ir import Argument, Builder, Function, Module, Value
from enzyme_cc.ir.debug_info import language_of

FORTRAN_HOOK = "_fortran"
"""In the names that enzyme-flang gives the procedures of module `enzyme`; others end in flang's underscore."""


def take_addresses(module: Module) -> None:
    """Let the requests of Fortran name functions whose parameters are all addresses."""
    for call, _ in list(hook_calls(module)):
        call = _of_internal_procedure(module, call)
        hook = call.called_function
        if hook is None or hook.name.startswith("_Z") or not call.args:  # names of C++ may end in "_", too
            continue
        if not (FORTRAN_HOOK in hook.name or hook.name.endswith("_")):
            continue
        function = resolved(call.args[0])
        if not isinstance(function, Function) or not function.args:
            continue
        arguments, told = split(list(call.args))
        texts = sum(not isinstance(description.length, ir.ConstantNull) for description in told)
        written, lengths = _without_lengths(parameters(function), texts)
        simple = all(p.type.is_pointer or p.type.is_int or p.type.is_fp for p in written)
        if simple and all(argument.type.is_pointer for argument in arguments):
            call.set_operand(0, taking_addresses(module, function, numbers=True, lengths=lengths))


def _without_lengths(taken: list[SourceParameter], texts: int) -> tuple[list[SourceParameter], int]:
    """The parameters of a procedure without those for the lengths of some texts, which come last, and how many these
    are."""
    written = list(taken)
    while len(taken) - len(written) < texts and written and written[-1].type is ir.i64:
        written.pop()
    return written, len(taken) - len(written)


def show_hidden_results(module: Module) -> bool:
    """Mark where flang's functions put structures that they return, which it passes as an ordinary first argument: in
    calls of hooks, and forwards, where a subroutine has nothing to return, in the function. Whether there are any."""
    changed = False
    for call, hook in list(hook_calls(module)):
        if not call.type.is_void or call.arg_count < 2 or language_of(call) != "Fortran":
            continue
        result, function = call.args[0], resolved(call.args[1])
        if not isinstance(result, ir.Alloca) or not isinstance(function, Function):
            continue
        type = result.allocated_type
        if not type.is_struct:
            continue
        call.arg_attributes[0] += (f"sret({type})",)
        if any(marker_of(argument) == "enzyme_primal_return" for argument in call.args):
            type = type.elements[0]
        first = function.args[0] if function.args and function.function_type.ret.is_void else None
        if hook == FORWARD and first is not None and first.type.is_pointer and not any(
                a.startswith(("sret", "byval")) for a in first.attributes):
            first.attributes += (f"sret({type})",)
        changed = True
    return changed


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


def taking_addresses(module: Module, function: Function, numbers: bool = False, lengths: int = 0) -> Function:
    """A function that takes the addresses of the structures that another takes by value, and where one is to go that it
    returns as its last argument; with `numbers` those of all that it takes, but for the lengths of texts, which come
    last. The same where there are none."""
    taken, result = parameters(function), returned_structure(function)
    valued = taken[: len(taken) - lengths] if numbers else []
    if result is None and all(p.structure is None and (p not in valued or p.type.is_pointer) for p in taken):
        return function
    name = f"{function.name}{BY_REFERENCE}{'s' if numbers else ''}"
    found = module.functions.get(name)
    if found is not None:
        return found
    types = [ir.ptr if p in valued else p.type for p in taken] + [ir.ptr] * (result is not None)
    returns = ir.void if result is not None else function.function_type.ret
    made = Function.create(module, name, ir.function_type(returns, types), "internal")
    made.attributes = tuple(a for a in function.attributes if a in _KEPT or a.startswith('"'))
    builder = Builder(made.add_block("entry"))
    values: dict[Argument, Value] = {}
    for mine, parameter in zip(made.args, taken, strict=False):
        mine.name = parameter.name
        whole = parameter.structure
        if whole is None:
            by_address = parameter in valued and not parameter.type.is_pointer
            values[parameter.first] = builder.load(parameter.type, mine) if by_address else mine
        elif not whole.pieces:
            values[parameter.first] = mine
        else:
            for theirs, (at, type) in zip(parameter.arguments, whole.pieces, strict=True):
                values[theirs] = builder.load(type, _part(builder, mine, at), align=_alignment(whole, at))
    hidden = result_argument(function)
    if hidden is not None:
        values[hidden] = made.args[-1]
    call = builder.call(function, [values[argument] for argument in function.args], arg_attributes=[
        tuple(a for a in argument.attributes if a.startswith(_OF_THE_ABI)) for argument in function.args])
    for index, (at, _) in enumerate(result.pieces if result is not None else ()):
        assert result is not None
        piece = builder.extract_value(call, index) if call.type.is_struct else call
        builder.store(piece, _part(builder, made.args[-1], at), align=_alignment(result, at))
    builder.ret(None if returns.is_void else call)
    return made


_KEPT = ("nounwind", "uwtable", "strictfp")
_OF_THE_ABI = ("byval(", "sret(", "inreg", "align ", "signext", "zeroext")


def _part(builder: Builder, address: Value, at: int) -> Value:
    return builder.gep(ir.i8, address, (ir.int_constant(ir.i64, at),))


def _alignment(whole: Structure, at: int) -> int:
    """That of a piece in memory."""
    return whole.align if at % whole.align == 0 else at & -at
