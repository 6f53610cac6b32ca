"""Functions in place of those whose arguments are not what a request hands over: structures and numbers by value."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import FORWARD, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.spoken_names import BY_REFERENCE
from enzyme_cc.autodiff.interface.structures import (
    Structure,
    parameters,
    result_argument,
    returned_structure,
)
from enzyme_cc.ir import Argument, Builder, Function, Module, Value
from enzyme_cc.ir.debug_info import language_of


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


def taking_addresses(
    module: Module, function: Function, numbers: bool = False, lengths: int = 0, result_last: bool = False
) -> Function:
    """A function that takes the addresses of the structures that another takes by value, and where one is to go that it
    returns as its last argument; with `numbers` those of all that it takes, but for the lengths of texts, which come
    last; with `result_last` where any result is to go, before these. The same where there are none."""
    taken, result = parameters(function), returned_structure(function)
    valued = taken[: len(taken) - lengths] if numbers else []
    plain = result is None and all(p.structure is None and (p not in valued or p.type.is_pointer) for p in taken)
    if plain and not result_last:
        return function
    name = f"{function.name}{BY_REFERENCE}{'s' if numbers else ''}{'.result' if result_last else ''}"
    found = module.functions.get(name)
    if found is not None:
        return found
    types = [ir.ptr if p in valued else p.type for p in taken]
    place = len(types) - lengths if result_last else len(types)
    is_stored = result is not None or result_last
    types[place:place] = [ir.ptr] * is_stored
    returns = ir.void if is_stored else function.function_type.ret
    made = Function.create(module, name, ir.function_type(returns, types), "internal")
    made.attributes = tuple(a for a in function.attributes if a in _KEPT or a.startswith('"'))
    builder = Builder(made.add_block("entry"))
    values: dict[Argument, Value] = {}
    own = [argument for argument in made.args if not is_stored or argument.index != place]
    for mine, parameter in zip(own, taken, strict=True):
        mine.name = parameter.name
        if "nest" in parameter.first.attributes:
            mine.attributes += ("nest",)
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
        values[hidden] = made.args[place]
    call = builder.call(function, [values[argument] for argument in function.args], arg_attributes=[
        tuple(a for a in argument.attributes if a.startswith(_OF_THE_ABI)) for argument in function.args])
    for index, (at, _) in enumerate(result.pieces if result is not None else ()):
        assert result is not None
        piece = builder.extract_value(call, index) if call.type.is_struct else call
        builder.store(piece, _part(builder, made.args[place], at), align=_alignment(result, at))
    if result is None and result_last:
        builder.store(call, made.args[place])
    builder.ret(None if returns.is_void else call)
    return made


_KEPT = ("nounwind", "uwtable", "strictfp")
_OF_THE_ABI = ("byval(", "sret(", "inreg", "align ", "signext", "zeroext")


def _part(builder: Builder, address: Value, at: int) -> Value:
    return builder.gep(ir.i8, address, (ir.int_constant(ir.i64, at),))


def _alignment(whole: Structure, at: int) -> int:
    """That of a piece in memory."""
    return whole.align if at % whole.align == 0 else at & -at
