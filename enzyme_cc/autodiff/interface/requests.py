"""Finds the calls of `__enzyme_autodiff` and its family, and reads what they ask for.

See the tables "Hooks" and "Markers" of the source interface. A request is read from unoptimised IR, where the first
argument still names the function and markers are loads of (or pointers to) globals of known names.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.described_arguments import read_described, split
from enzyme_cc.autodiff.interface.hooks import (
    ADJOINT,
    CALLS,
    HOOKS,
    LEFT_OVERS,
    MOST_LANES,
    REPLAY,
    UNSUPPORTED_HOOKS,
    VIRTUAL,
    Request,
    RequestedArgument,
    _callee,
    function_position,
)
from enzyme_cc.autodiff.interface.known_values import behind, resolved, set_once
from enzyme_cc.autodiff.interface.markers import (
    ACTIVITY_MARKERS,
    FLAG_MARKERS,
    HOST,
    MARKERS,
    UNSUPPORTED_MARKERS,
    marker_of,
)
from enzyme_cc.autodiff.interface.memref_arguments import shadows_of_memrefs
from enzyme_cc.autodiff.interface.refusals import hook_word, location_of, missing_body, name_of
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.request_descriptors import check_descriptors
from enzyme_cc.autodiff.interface.shadow_kinds import check_shadows
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.split_requests import take_seeds, take_tape
from enzyme_cc.autodiff.interface.spoken_names import did_you_mean, source_name, spoken
from enzyme_cc.autodiff.interface.structures import (
    GivenStructure,
    SourceParameter,
    contents,
    given,
    parameters,
    structure_name,
)
from enzyme_cc.autodiff.interface.wide_values import check_signature
from enzyme_cc.diagnostics import DiagnosticError, Note, error
from enzyme_cc.ir import Builder, Function, Instruction, Type, Value
from enzyme_cc.ir.debug_info import language_of

POINTS_TO_INTEGERS = '"enzyme_points_to_integers"'
"""The attribute of a parameter that needs no shadow, as LLVM text with typed pointers says of it."""

def function_elsewhere(call: ir.Call) -> Function | None:
    """The function of a request if its code is not here: what it takes and returns is then not fully known."""
    position = function_position(call)
    found = resolved(call.args[position]) if call.arg_count > position else None
    return found if isinstance(found, Function) and not found.has_body else None


def read_request(call: ir.Call, hook: str) -> Request:
    """What a hook call asks for. DiagnosticError if it makes no sense."""
    if hook not in HOOKS + UNSUPPORTED_HOOKS:
        known = [*HOOKS, *CALLS, *UNSUPPORTED_HOOKS, *LEFT_OVERS]
        raise _refusal(call, f"there is no hook '{spoken(hook)}'", "unknown-hook",
                       help=did_you_mean(hook, known) or f"there are {', '.join(HOOKS)}; names that begin with "
                       "'__enzyme_' are kept for hooks")
    if hook in UNSUPPORTED_HOOKS:
        raise _refusal(call, f"'{hook}' is not supported yet", "unsupported-hook")
    args, told = split(list(call.args))
    result_pointer = args.pop(0) if function_position(call) else None
    if not args:
        raise _refusal(call, f"'{hook}' needs the function to differentiate as its first argument", "no-function")
    function = resolved(args.pop(0))
    if not isinstance(function, Function):
        raise _refusal(
            call,
            f"the first argument of '{hook}' is not a constant function: which one is differentiated must be known "
            "at compile time",
            "not-a-function",
            help=_static(function) + "pass the function itself; to choose at run time, branch between two calls, or "
            "differentiate a function that calls through the pointer",
        )
    check_signature(call, function)
    request = Request(call, hook, function, result_pointer=result_pointer)
    if function.has_body and function.function_type.vararg:
        raise _refusal(
            call, f"cannot differentiate '{name_of(request)}' itself: it takes a variable number of arguments",
            "variable-arguments",
            help="differentiate a function with a fixed list of parameters that calls it",
        )
    if hook != VIRTUAL:
        try:
            if not told:
                _read_arguments(request, args)
            elif not read_described(request, args, told, _read_arguments):
                raise _count(request, "there are more arguments than parameters")
        except DiagnosticError:
            regrouped = None if request.copies else shadows_of_memrefs(
                function, args, request.width, marker_of,
                lambda argument, marker: _activity(
                    request, SourceParameter(argument.index + 1, (argument,)), marker).has_shadow)
            if regrouped is None:
                raise
            request.arguments.clear()
            _read_arguments(request, regrouped)
        check_shadows(request)
        if not told:
            check_descriptors(request)
    return request


def _static(pointer: Value) -> str:
    """What to do where the function is a parameter of one that other files may call."""
    if isinstance(pointer, ir.Load) and isinstance(pointer.pointer, ir.Alloca):
        pointer = set_once(pointer.pointer) or pointer
    if not isinstance(pointer, ir.Argument) or pointer.parent.is_local:
        return ""
    if language_of(pointer.parent.entry.instructions[0]) not in ("C", "C++"):
        return ""
    return f"declare '{source_name(pointer.parent)}' static, so that all calls of it are in this file; or "


def _read_arguments(request: Request, args: list[Value]) -> None:
    call, layout = request.call, request.function.parent.datalayout
    for position, arg in enumerate(args):
        if marker_of(arg) == "enzyme_width":
            width = behind(resolved(args[position + 1])) if position + 1 < len(args) else None
            if not isinstance(width, ir.ConstantInt) or not 0 < width.value <= MOST_LANES:
                raise _refusal(call, "the vector width after enzyme_width must be a positive constant, at most "
                               f"{MOST_LANES}", "width")
            request.width = width.value
    args = _take_host(request, take_tape(request, args))
    if any(marker_of(arg) == "enzyme_interleave" for arg in args):
        args = _side_by_side(request, args)
    pending: str | None = None
    is_stable, by_reference = False, 0
    remaining = iter(_written(request))
    copies = request.copies
    position = 0

    def value(parameter: SourceParameter, what: Callable[[], str]) -> Value:
        nonlocal position
        if by_reference:
            position += 1
            return _behind_reference(request, parameter, what(), args[position - 1], by_reference)
        found, size = given(args, position, parameter, copies, layout)
        if found is None:
            raise _wrong_kind(request, parameter, what(), args[position])
        position += size
        return found

    def following(what: Callable[[], str]) -> None:
        if position >= len(args):
            raise _count(request, f"{what()} is missing")
        if marker_of(args[position]) is not None:
            raise _count(request, f"{what()} is missing before the marker '{marker_of(args[position])}'")

    while position < len(args):
        arg = args[position]
        marker = marker_of(arg)
        if marker == "enzyme_width":
            position += 2
            continue
        if marker in FLAG_MARKERS:
            assert marker is not None
            request.flags.add(marker)
        elif marker == "enzyme_not_overwritten":
            is_stable = True
        elif marker == "enzyme_byref":
            size = resolved(args[position + 1]) if position + 1 < len(args) else None
            if not isinstance(size, ir.ConstantInt) or size.value <= 0:
                raise _refusal(call, "'enzyme_byref' must be followed by the bytes of the argument, a constant",
                               "byref")
            by_reference = size.value
            position += 1
        elif marker in ACTIVITY_MARKERS:
            if pending is not None and not _takes_classes(call):
                raise _refusal(
                    call, f"contradictory activity: '{pending}' is followed by '{marker}' for the same argument",
                    "contradictory-activity", help="give each argument one marker",
                )
            pending = marker
        elif marker is not None:
            raise _no_marker(request, marker, arg)
        else:
            parameter = next(remaining, None)
            if parameter is None:
                if request.hook in (ADJOINT, REPLAY):
                    request.rest.append(arg)
                    position += 1
                    continue
                if not request.function.has_body and not request.function.args:  # declared without a prototype
                    raise DiagnosticError(missing_body(request))
                raise _count(request, "there are more arguments than parameters")
            stride = None
            if pending in ("enzyme_dupv", "enzyme_dupnoneedv"):
                stride = arg
                position += 1
                following(partial("the argument for parameter {}".format, parameter.number))
            primal = value(parameter, lambda: "argument")
            of_class = _class_of(request, parameter, pending, primal)
            activity = Activity.OUT if of_class is not None else _activity(request, parameter, pending)
            found = RequestedArgument(parameter, activity, primal, [], stride, is_stable, of_class)
            if activity.has_shadow:
                for _ in range(1 if stride is not None else request.width):
                    following(partial(_shadow_of, request, parameter))
                    found.shadows.append(value(parameter, partial(_shadow_word, request, parameter)))
            _check_kinds(request, found)
            request.arguments.append(found)
            pending, is_stable, by_reference = None, False, 0
            continue
        position += 1
    if pending is not None and not _takes_classes(call):
        raise _count(request, f"the marker '{pending}' is the last argument")
    missing = next(remaining, None)
    if missing is not None:
        raise _count(request, f"nothing is given for parameter {missing.number}{missing.named}")
    for at, parameter in enumerate(parameters(request.function)):
        if request.host is not None and _is_host(parameter):
            request.arguments.insert(at, RequestedArgument(parameter, Activity.CONST, request.host))
    take_seeds(request)


def _take_host(request: Request, args: list[Value]) -> list[Value]:
    """The arguments without the address of a host's variables."""
    for place, arg in enumerate(args):
        if marker_of(arg) == HOST:
            request.host = args[place + 1]
            return [*args[:place], *args[place + 2:]]
    return args


def _is_host(parameter: SourceParameter) -> bool:
    return "nest" in parameter.first.attributes


def _written(request: Request) -> list[SourceParameter]:
    """The parameters that the source writes."""
    return [p for p in parameters(request.function) if request.host is None or not _is_host(p)]


def _behind_reference(
    request: Request, parameter: SourceParameter, what: str, address: Value, size: int
) -> Value:
    """An argument by value of which the address is given (`enzyme_byref`)."""
    layout = request.function.parent.datalayout
    whole = parameter.structure
    wanted = layout.store_size(parameter.type) if whole is None else whole.size
    if not address.type.is_pointer or wanted != size:
        given_as = f"{size} bytes" if address.type.is_pointer else "no address"
        raise _refusal(
            request.call, f"the {what} for parameter {parameter.number}{parameter.named} is {given_as}, and the "
            f"function takes {wanted} bytes by value", "byref")
    return GivenStructure(address) if whole is not None else Builder.before(request.call).load(parameter.type, address)


_CLASS = re.compile(r"__enzyme_\w*?J\w*?(?<![S0-9])\d+[A-Za-z_]")
"""In the symbol of an instance of a template: a class among the types of its arguments."""


def _takes_classes(call: ir.Call) -> bool:
    """Whether an object of an empty class may stand behind a marker, of which nothing is passed."""
    callee = _callee(call)
    return callee is not None and _CLASS.search(callee.name) is not None


def _no_marker(request: Request, marker: str, written: Value) -> DiagnosticError:
    """What is wrong with a marker that requests do not take."""
    call, hook = request.call, request.hook
    if marker in MARKERS or marker in UNSUPPORTED_MARKERS:
        return _refusal(call, f"the marker '{marker}' is not supported with '{hook}'", "unsupported-marker")
    meant = did_you_mean(marker, MARKERS)
    if written.type.is_metadata:
        return _refusal(call, f"'{marker}' is no marker of '{hook}'", "unknown-marker", help=meant)
    return _refusal(
        call, f"'{marker}', an argument of '{hook}', is declared as markers are, but there is no such marker",
        "unknown-marker", help=meant or f"if it is a number of the program's own, write '{marker} + 0'")


def _side_by_side(request: Request, args: list[Value]) -> list[Value]:
    """The arguments of a call with `enzyme_interleave`, all primals and then all shadows in the same order, with each
    shadow behind its primal. The marker itself may stand in front, between the two, or anywhere."""
    args = [arg for arg in args if marker_of(arg) != "enzyme_interleave"]
    layout, copies = request.function.parent.datalayout, request.copies
    groups: list[list[Value]] = []
    waiting: list[tuple[list[Value], SourceParameter, int]] = []
    remaining = iter(_written(request))
    pending: str | None = None
    position = 0
    while position < len(args):
        marker = marker_of(args[position])
        size = 1
        if marker is None:
            parameter = next(remaining, None)
            if parameter is None:
                break
            strided = pending in ("enzyme_dupv", "enzyme_dupnoneedv")
            size = 2 if strided else given(args, position, parameter, copies, layout)[1]
            groups.append(args[position:position + size])
            if _activity(request, parameter, pending).has_shadow:
                waiting.append((groups[-1], parameter, 1 if strided else request.width))
            pending = None
        else:
            size = 2 if marker == "enzyme_width" else 1
            groups.append(args[position:position + size])
            pending = marker if marker in ACTIVITY_MARKERS else pending
        position += size
    rest = args[position:]
    flags = [arg for arg in rest if marker_of(arg) is not None]
    shadows = [arg for arg in rest if marker_of(arg) is None]
    for group, parameter, count in waiting:
        for _ in range(count):
            if not shadows:
                raise _count(request, f"{_shadow_of(request, parameter)} is missing")
            size = given(shadows, 0, parameter, copies, layout)[1]
            group += shadows[:size]
            del shadows[:size]
    return [*(arg for group in groups for arg in group), *flags, *shadows]


def _shadow_word(request: Request, parameter: SourceParameter) -> str:
    by_value = parameter.structure is not None or not parameter.type.is_pointer
    return "tangent" if request.is_forward and by_value else "shadow"


def _shadow_of(request: Request, parameter: SourceParameter) -> str:
    """What is missing, in the words of a message; made only then, since names of variables are long to find."""
    return f"the {_shadow_word(request, parameter)} of parameter {parameter.number}{parameter.named}"


def _activity(request: Request, parameter: SourceParameter, marker: str | None) -> Activity:
    if parameter.structure is not None:
        return _activity_of_structure(request, parameter, marker)
    if marker is None:
        if parameter.type.is_pointer:
            return Activity.CONST if POINTS_TO_INTEGERS in parameter.first.attributes else Activity.DUP
        if parameter.type.is_fp or _has_fp(parameter.type):
            return Activity.OUT if request.is_reverse else Activity.DUP
        return Activity.CONST
    activity = _marked_activity(request, marker)
    if activity is Activity.OUT and parameter.type.is_pointer:
        raise _refusal(
            request.call,
            f"contradictory activity: parameter {parameter.number}{parameter.named} is a pointer and cannot be "
            "'enzyme_out'",
            "contradictory-activity",
            help="use enzyme_dup and pass the shadow after the pointer",
        )
    if activity.has_shadow and request.is_reverse and parameter.type.is_fp:
        raise _refusal(
            request.call,
            f"contradictory activity: parameter {parameter.number}{parameter.named} is a number passed by value "
            f"and cannot be '{marker}' in reverse mode",
            "contradictory-activity",
            help="use enzyme_out; its derivative is returned",
        )
    return activity


def _marked_activity(request: Request, marker: str) -> Activity:
    activity = ACTIVITY_MARKERS[marker]
    if activity is Activity.OUT and request.is_forward:
        raise _refusal(
            request.call,
            f"contradictory activity: '{marker}' has no meaning in forward mode",
            "contradictory-activity",
            help="use enzyme_dup and pass the tangent after the value",
        )
    return activity


def _activity_of_structure(request: Request, parameter: SourceParameter, marker: str | None) -> Activity:
    """A structure by value is a number where it has no pointers, and a pointer where it has some."""
    assert parameter.structure is not None
    held = contents(parameter.structure, request.function.parent.datalayout)
    if marker is None:
        if held.pointers or (request.is_forward and (held.numbers or held.bytes)):
            return Activity.DUP
        return Activity.OUT if held.numbers or held.bytes else Activity.CONST
    activity = _marked_activity(request, marker)
    if activity is Activity.OUT and held.pointers:
        raise _refusal(
            request.call,
            f"contradictory activity: parameter {parameter.number}{parameter.named} is a structure with pointers in it "
            "and cannot be 'enzyme_out'",
            "contradictory-activity",
            help="use enzyme_dup and pass a structure with the shadows of its pointers after it",
        )
    if activity.has_shadow and request.is_reverse and held.numbers and not held.pointers and (
            parameter.structure.pieces):
        raise _refusal(
            request.call,
            f"contradictory activity: parameter {parameter.number}{parameter.named} is a structure of numbers passed "
            f"by value and cannot be '{marker}' in reverse mode",
            "contradictory-activity",
            help="use enzyme_out; its derivative is returned as such a structure",
        )
    return activity


def _class_of(request: Request, parameter: SourceParameter, marker: str | None, primal: Value) -> Type | None:
    """The class of an argument that is marked as passed by value, in the code of C++ by a pointer to a copy: such as
    have a constructor or a destructor of their own. A pointer that the program has itself cannot be marked so."""
    if marker != "enzyme_out" or not request.is_reverse or parameter.structure is not None:
        return None
    source = resolved(primal)
    is_class = isinstance(source, ir.Alloca) and source.allocated_type.is_struct and source.type.is_pointer
    if not parameter.type.is_pointer or not is_class or language_of(request.call) != "C++":
        return None
    return source.allocated_type  # type: ignore[attr-defined]  # of an Alloca


def _has_fp(type: Type) -> bool:
    if type.is_array:
        return type.element.is_fp or _has_fp(type.element)
    return type.is_struct and any(t.is_fp or _has_fp(t) for t in type.elements)


def _kind(type: Type) -> str:
    if type.is_pointer:
        return "a pointer"
    if type.is_vector and type.is_fp:
        return f"{type.count} numbers of type {type.element}"
    if type.is_fp:
        return "a floating-point number"
    if type.is_int:
        return "an integer"
    return f"a value of type {type}"


def _check_kinds(request: Request, found: RequestedArgument) -> None:
    parameter = found.parameter
    shadow = _shadow_word(request, parameter)
    for value, what in [(found.primal, "argument"), *((s, shadow) for s in found.shadows)]:
        have, wanted = value.type, parameter.type
        if have is wanted or (have.is_float and wanted.is_float) or (have.is_int and wanted.is_int):
            continue
        if have.is_pointer and wanted.is_pointer:
            continue
        raise _wrong_kind(request, parameter, what, value)


def _wrong_kind(request: Request, parameter: SourceParameter, what: str, value: Value) -> DiagnosticError:
    wanted, passed = _kind(parameter.type), request.copies.get(value)
    have = _kind(value.type)
    if passed is not None:
        have = f"a structure '{structure_name(passed)}'" if structure_name(passed) else "another structure"
    if parameter.structure is not None:
        name = parameter.structure.name
        wanted = f"a structure '{name}' by value" if name else "a structure by value"
    return _refusal(
        request.call,
        f"the {what} for parameter {parameter.number}{parameter.named} of '{name_of(request)}' is {have}, "
        f"but the function takes {wanted}",
        "argument-kind",
        help=remedy("arguments", request.call),
    )


def _count(request: Request, why: str) -> DiagnosticError:
    number = len(_written(request))
    return _refusal(
        request.call,
        f"wrong number of arguments to '{hook_word(request)}': {why}",
        "argument-count",
        notes=(Note(f"'{name_of(request)}' takes {number} parameter{'' if number == 1 else 's'}",
                    request.function.debug_location),),
        help=remedy("arguments", request.call),
    )


def _refusal(call: Instruction, message: str, code: str, **details) -> DiagnosticError:
    return DiagnosticError(error(message, location_of(call), code=code, **details))
