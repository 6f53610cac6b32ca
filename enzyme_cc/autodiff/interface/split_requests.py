"""Reverse mode in two calls that a tape joins: what they are handed besides the arguments of the function.

`__enzyme_augmentfwd(f, args...)` returns the tape, and what f returns. `__enzyme_reverse(f, args..., seeds, tape)`
takes the adjoint of f's result, if that is a number, and the tape. `enzyme_tape, p` names the tape in the arguments;
with `enzyme_allocated, bytes`, too, p is the address of memory of the program's that the tape is put into, which
`__enzyme_augmentsize(f, markers...)` says the size of. `__enzyme_freetape(tape)` gives one back that will not be
reversed.
"""

from __future__ import annotations

from enzyme_cc.autodiff.interface.hooks import ADJOINT, AUGMENTED, REPLAY, Request, is_of_fortran
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import location_of, name_of
from enzyme_cc.autodiff.interface.structures import (
    GivenStructure,
    SourceParameter,
    Structure,
    contents,
    given,
    returned_structure,
)
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, error
from enzyme_cc.ir import Type, Value

TAPE_BYTES = 8
"""What a tape takes of the program's memory: all else is behind it."""


def take_tape(request: Request, args: list[Value]) -> list[Value]:
    """The arguments without the tape that a marker names, and without its size. Raises DiagnosticError."""
    if request.hook not in (AUGMENTED, ADJOINT, REPLAY):
        return args
    found = []
    remaining = iter(args)
    for arg in remaining:
        marker = marker_of(arg)
        if marker not in ("enzyme_tape", "enzyme_allocated"):
            found.append(arg)
            continue
        value = next(remaining, None)
        is_tape = marker == "enzyme_tape"
        if value is None or not (value.type.is_pointer if is_tape else value.type.is_int):
            what = "a pointer, the tape" if is_tape else "the bytes that are there for the tape, an integer"
            raise _refusal(request, f"'{marker}' must be followed by {what}", "tape")
        if is_tape:
            request.tape = value
        else:
            request.allocated = value
    if request.allocated is None:
        return found
    if request.tape is None:
        raise _refusal(request, "'enzyme_allocated' says how big the memory for the tape is, and nothing says where it "
                       "lies", "tape", "add 'enzyme_tape' and its address")
    return found


def take_seeds(request: Request) -> None:
    """What stands behind the arguments of the function: the adjoints of its result, and the tape, if no marker has
    named it. Raises DiagnosticError."""
    if request.hook not in (ADJOINT, REPLAY):
        return
    wanted = request.width if has_seed(request) else 0
    rest = request.rest
    if request.tape is None:
        if not rest or not rest[-1].type.is_pointer:
            raise _refusal(request, f"'{request.hook}' needs the tape as its last argument", "tape",
                           f"hand over the pointer that '{AUGMENTED}' has returned")
        request.tape = rest.pop()
    if request.hook == REPLAY and rest:
        raise _refusal(request, f"wrong arguments to '{REPLAY}': the tape follows the arguments of "
                       f"'{name_of(request)}'", "argument-count")
    whole = returned_structure(request.function)
    if whole is not None and wanted:
        rest = _structures(request, whole)
    if len(rest) == wanted and all(_is_seed(request, seed, whole) for seed in rest):
        request.seeds = rest
        return
    if wanted:
        what = "its adjoint stands" if wanted == 1 else f"its {wanted} adjoints stand"
        returned = "a number" if whole is None else f"a structure '{whole.name}'" if whole.name else "a structure"
        why = f"'{name_of(request)}' returns {returned}, and {what} between the arguments and the tape"
    else:
        why = f"the result of '{name_of(request)}' has no adjoint: the tape follows the arguments"
    raise _refusal(request, f"wrong arguments to '{ADJOINT}': {why}; {len(rest)} "
                   f"{'value stands' if len(rest) == 1 else 'values stand'} there", "argument-count")


def has_seed(request: Request) -> bool:
    """Whether the result of the function has an adjoint: a number, or a structure with numbers in it."""
    if request.no_result or request.hook != ADJOINT:
        return False
    whole = returned_structure(request.function)
    if whole is not None:
        held = contents(whole, request.function.parent.datalayout)
        return held.numbers or held.bytes
    return _is_of_numbers(request.function.function_type.ret)


def _structures(request: Request, whole: Structure) -> list[Value]:
    """What stands behind the arguments as structures like the result; no such list where it is none of them."""
    found: list[Value] = []
    position, parameter = 0, SourceParameter(0, (), whole)
    while position < len(request.rest):
        value, size = given(request.rest, position, parameter, request.copies, request.function.parent.datalayout)
        if value is None:
            return request.rest
        found.append(value)
        position += size
    return found


def mark_recordings(requests: list[Request]) -> list[Diagnostic]:
    """Let the tapes of functions that `__enzyme_fwdsplit` is asked for be for forward mode. What is wrong with them."""
    replayed = {request.function for request in requests if request.hook == REPLAY}
    wrong: list[Diagnostic] = []
    for request in requests:
        if request.function not in replayed:
            continue
        if request.hook == ADJOINT:
            wrong.append(_refusal(
                request, f"the tapes of '{name_of(request)}' are for forward mode, since '{REPLAY}' reads them", "tape",
                "give the one or the other another function, that calls this one").diagnostics[0])
        elif request.hook == AUGMENTED:
            request.is_recorded = True
            if request.function.function_type.ret.is_pointer and not request.no_result:
                wrong.append(_refusal(
                    request, f"'{name_of(request)}' returns a pointer, whose shadow '{REPLAY}' makes", "tape",
                    "add 'enzyme_const_return' here").diagnostics[0])
    return wrong


def _is_of_numbers(type: Type) -> bool:
    if type.is_array:
        return _is_of_numbers(type.element)
    return type.is_fp or (type.is_struct and any(_is_of_numbers(element) for element in type.elements))


def _is_seed(request: Request, seed: Value, whole: Structure | None) -> bool:
    """Whether a value may be an adjoint of the result: in Fortran it is given by its address."""
    if whole is not None:
        return isinstance(seed, GivenStructure)
    type, result = seed.type, request.function.function_type.ret
    return type is result or (type.is_float and result.is_float) or (type.is_pointer and is_of_fortran(request.call))


def _refusal(request: Request, message: str, code: str, help: str = "") -> DiagnosticError:
    return DiagnosticError(error(message, location_of(request.call), code=code, help=help))
