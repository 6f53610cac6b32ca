"""Finds the calls of `__enzyme_autodiff` and its family, and reads what they ask for.

See the tables "Hooks" and "Markers" of the source interface. A request is read from unoptimised IR, where the first
argument still names the function and markers are loads of (or pointers to) globals of known names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.described_arguments import Description, split
from enzyme_cc.autodiff.interface.memref_arguments import shadows_of_memrefs
from enzyme_cc.autodiff.interface.refusals import hook_word, location_of, missing_body, name_of
from enzyme_cc.autodiff.interface.refused_dummies import needs_address, needs_descriptor, needs_variable, unknown_dummy
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.request_descriptors import Dummy, dummy_of, is_plain_address, is_plain_descriptor
from enzyme_cc.autodiff.interface.shadow_kinds import WORDS, kind_behind
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, Note, error
from enzyme_cc.ir import Argument, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.debug_info import language_of

REVERSE, FORWARD, VIRTUAL = "__enzyme_autodiff", "__enzyme_fwddiff", "__enzyme_virtualreverse"
DERIVATIVE_HOOKS = (REVERSE, FORWARD)
HOOKS = (*DERIVATIVE_HOOKS, VIRTUAL)
UNSUPPORTED_HOOKS = (
    "__enzyme_augmentfwd",
    "__enzyme_reverse",
    "__enzyme_augmentsize",
    "__enzyme_fwdsplit",
    "__enzyme_batch",
    "__enzyme_error_estimate",
    "__enzyme_truncate_mem_func",
    "__enzyme_truncate_op_func",
    "__enzyme_truncate_mem_value",
    "__enzyme_expand_mem_value",
    "__enzyme_todense",
    "__enzyme_post_sparse_todense",
    "__enzyme_fixed_point",
)
"""Part of the interface, not yet done: refused by name."""

ACTIVITY_MARKERS = {
    "enzyme_const": Activity.CONST,
    "enzyme_dup": Activity.DUP,
    "enzyme_dupnoneed": Activity.DUP_NONEED,
    "enzyme_out": Activity.OUT,
    "enzyme_dupv": Activity.DUP,
    "enzyme_dupnoneedv": Activity.DUP_NONEED,
}
FLAG_MARKERS = (
    "enzyme_primal_return",
    "enzyme_noret",
    "enzyme_const_return",
    "enzyme_active_return",
    "enzyme_dup_return",
    "enzyme_runtime_activity",
    "enzyme_strong_zero",
    "enzyme_nofree",
    "enzyme_interleave",
)
MARKERS = (*ACTIVITY_MARKERS, *FLAG_MARKERS, "enzyme_width", "enzyme_tape", "enzyme_allocated",
           "enzyme_not_overwritten", "enzyme_byref")  # fmt: skip


@dataclass(eq=False)
class RequestedArgument:
    """One parameter of the function: its primal value and, if duplicated, a shadow per lane."""

    activity: Activity
    primal: Value
    shadows: list[Value] = field(default_factory=list)
    stride: Value | None = None
    """Bytes between the shadows of a strided vector; `shadows` then holds the first only."""


@dataclass(eq=False)
class Request:
    """One hook call, understood."""

    call: ir.Call
    hook: str
    function: Function
    arguments: list[RequestedArgument] = field(default_factory=list)
    width: int = 1
    flags: set[str] = field(default_factory=set)
    result_pointer: Value | None = None
    """Where an sret hook wants its result."""
    variables: dict[int, list[Description]] = field(default_factory=dict)
    """By their parameters, allocatable and pointer variables that are handed over, each followed by its shadows."""
    doubts: list[Diagnostic] = field(default_factory=list)
    """Why it cannot be answered, unless code of other files tells more."""

    @property
    def primal_result(self) -> bool:
        """Whether the primal's result is returned too."""
        return "enzyme_primal_return" in self.flags

    @property
    def no_result(self) -> bool:
        """Whether the primal's result carries no derivative by the caller's word."""
        return bool(self.flags & {"enzyme_noret", "enzyme_const_return"})

    def lanes_of(self, type: Type) -> list[Type]:
        """The types of a derivative, given that of one direction."""
        return [type] * self.width


def hook_of(name: str, hooks: tuple[str, ...] = HOOKS + UNSUPPORTED_HOOKS) -> str | None:
    """The hook whose name a function's contains, the longest if several."""
    if "__enzyme_" not in name:
        return None
    return max((h for h in hooks if h in name), key=len, default=None)


_MENTIONS_HOOK = re.compile("__enzyme_(?!cc)")
"""In a body's text; what is called __enzyme_cc is made by us."""


def hook_calls(module: Module) -> Iterator[tuple[ir.Call, str]]:
    """All calls of derivative hooks, in the order of the module. Only bodies that mention one are parsed."""
    hooks = {name for name, f in module.functions.items() if hook_of(name) and f.is_declaration}
    if not hooks:
        return
    for function in list(module.functions.values()):
        if function.body_text is not None and not _MENTIONS_HOOK.search(function.body_text):
            continue
        for block in function.blocks if function.has_body else ():
            for instruction in list(block.instructions):
                if isinstance(instruction, ir.Call):
                    callee = _callee(instruction)
                    if callee is not None and callee.name in hooks:
                        yield instruction, hook_of(callee.name) or ""


def _callee(call: ir.Call) -> Function | None:
    value = resolved(call.callee)
    return value if isinstance(value, Function) else None


def read_request(call: ir.Call, hook: str) -> Request:
    """What a hook call asks for. DiagnosticError if it makes no sense."""
    if hook in UNSUPPORTED_HOOKS:
        raise _refusal(call, f"'{hook}' is not supported yet", "unsupported-hook")
    args, told = split(list(call.args))
    result_pointer = None
    if args and call.arg_attributes and any(a.startswith("sret") for a in call.arg_attributes[0]):
        result_pointer = args.pop(0)
    if not args:
        raise _refusal(call, f"'{hook}' needs the function to differentiate as its first argument", "no-function")
    function = resolved(args.pop(0))
    if not isinstance(function, Function):
        raise _refusal(
            call,
            f"the first argument of '{hook}' is not a constant function: which one is differentiated must be known "
            "at compile time",
            "not-a-function",
            help="pass the function itself; to choose at run time, branch between two calls, or differentiate a "
            "function that calls through the pointer",
        )
    request = Request(call, hook, function, result_pointer=result_pointer)
    if function.has_body and function.function_type.vararg:
        raise _refusal(
            call, f"cannot differentiate '{name_of(request)}' itself: it takes a variable number of arguments",
            "variable-arguments",
            help="differentiate a function with a fixed list of parameters that calls it",
        )
    if hook != VIRTUAL:
        try:
            if told:
                _read_described(request, args, told)
            else:
                _read_arguments(request, args)
        except DiagnosticError:
            regrouped = shadows_of_memrefs(
                function, args, request.width, marker_of,
                lambda parameter, marker: _activity(request, parameter, marker).has_shadow)
            if regrouped is None:
                raise
            request.arguments.clear()
            _read_arguments(request, regrouped)
        _check_shadows(request)
        if not told:
            _check_descriptors(request)
    return request


ADDRESS_CASTS = ("bitcast", "ptrtoint", "inttoptr", "addrspacecast")


def resolved(value: Value) -> Value:
    """The constant behind casts, aliases, constant globals, and locals that are set once."""
    for _ in range(16):
        if isinstance(value, ir.GlobalAlias):
            value = value.aliasee
        elif isinstance(value, ir.ConstantExpr) and value.opcode in ADDRESS_CASTS:
            value = value.operands[0]
        elif isinstance(value, ir.Cast):
            value = value.operands[0]
        elif isinstance(value, ir.Load):
            source = value.pointer
            if isinstance(source, ir.GlobalVariable):
                if not source.is_constant_global or source.initializer is None:
                    return value
                value = source.initializer
            elif isinstance(source, ir.Alloca):
                stored = _set_once(source)
                if stored is None:
                    return value
                value = stored
            else:
                return value
        else:
            return value
    return value


def _set_once(local: ir.Alloca) -> Value | None:
    """What a local variable holds that is set once and whose address goes nowhere."""
    stored = None
    for user in local.users:
        if isinstance(user, ir.Store) and user.pointer is local and user.value is not local and stored is None:
            stored = user.value
        elif not isinstance(user, ir.Load) and not (
            isinstance(user, ir.Call)
            and user.called_function is not None
            and user.called_function.name.startswith("llvm.lifetime.")
        ):
            return None
    return stored


def _behind(value: Value) -> Value:
    """The constant that an address leads to, for a language that passes numbers by address; else the value."""
    if isinstance(value, ir.GlobalVariable) and value.is_constant_global and value.initializer is not None:
        return value.initializer
    if isinstance(value, ir.Alloca):
        stores = [user for user in value.users if isinstance(user, ir.Store) and user.pointer is value]
        if len(stores) == 1:
            return resolved(stores[0].value)
    return value


def marker_of(value: Value) -> str | None:
    """The marker that an argument is, None if it is an ordinary value."""
    for _ in range(6):
        if isinstance(value, ir.Load) and isinstance(value.pointer, ir.Alloca):
            stored = _set_once(value.pointer)
            if stored is None:
                return None
            value = stored
        elif isinstance(value, (ir.Load, ir.Cast)):
            value = value.operands[0]
        elif isinstance(value, ir.ConstantExpr) and value.operands:
            value = value.operands[0]
        else:
            break
    if not isinstance(value, ir.GlobalVariable):
        return None
    name = value.name
    if name in MARKERS:
        return name
    return max((m for m in MARKERS if m in name), key=len, default=None) if "enzyme_" in name else None


def _read_arguments(request: Request, args: list[Value]) -> None:
    call, hook = request.call, request.hook
    for position, arg in enumerate(args[:-1]):
        if marker_of(arg) == "enzyme_width":
            width = _behind(resolved(args[position + 1]))
            if not isinstance(width, ir.ConstantInt) or width.value < 1:
                raise _refusal(call, "the vector width after enzyme_width must be a positive constant", "width")
            request.width = width.value
    if any(marker_of(arg) == "enzyme_interleave" for arg in args):
        args = _side_by_side(request, args)
    pending: str | None = None
    parameters = iter(request.function.args)
    position = 0
    taken = 0

    def following(what: Callable[[], str]) -> Value:
        nonlocal position
        position += 1
        if position >= len(args):
            raise _count(request, f"{what()} is missing")
        if marker_of(args[position]) is not None:
            raise _count(request, f"{what()} is missing before the marker '{marker_of(args[position])}'")
        return args[position]

    while position < len(args):
        arg = args[position]
        marker = marker_of(arg)
        if marker == "enzyme_width":
            position += 2
            continue
        if marker in FLAG_MARKERS:
            assert marker is not None
            request.flags.add(marker)
        elif marker in ACTIVITY_MARKERS:
            if pending is not None:
                raise _refusal(
                    call, f"contradictory activity: '{pending}' is followed by '{marker}' for the same argument",
                    "contradictory-activity", help="give each argument one marker",
                )
            pending = marker
        elif marker is not None:
            raise _refusal(call, f"the marker '{marker}' is not supported with '{hook}'", "unsupported-marker")
        else:
            parameter = next(parameters, None)
            if parameter is None:
                if not request.function.has_body and not request.function.args:  # declared without a prototype
                    raise DiagnosticError(missing_body(request))
                raise _count(request, "there are more arguments than parameters")
            taken += 1
            stride = None
            if pending in ("enzyme_dupv", "enzyme_dupnoneedv"):
                stride = arg
                arg = following(partial("the argument for parameter {}".format, taken))
            activity = _activity(request, parameter, pending)
            found = RequestedArgument(activity, arg, stride=stride)
            if activity.has_shadow:
                for _ in range(1 if stride is not None else request.width):
                    found.shadows.append(
                        following(partial(_shadow_of, request, parameter, taken))
                    )
            _check_kinds(request, parameter, found, taken)
            request.arguments.append(found)
            pending = None
        position += 1
    if pending is not None:
        raise _count(request, f"the marker '{pending}' is the last argument")
    missing = next(parameters, None)
    if missing is not None:
        raise _count(request, f"nothing is given for parameter {missing.index + 1}{_named(missing)}")


def _read_described(request: Request, args: list[Value], told: list[Description]) -> None:
    """Read the arguments of a hook that was given descriptors: each is handed over as what the dummy is."""
    known = dict(zip((d.descriptor for d in told), zip(args, told, strict=False), strict=True))
    plain = list(args)
    for place, description in enumerate(told):
        after_width = place > 0 and marker_of(args[place - 1]) == "enzyme_width"
        if not isinstance(description.descriptor, ir.ConstantNull) and marker_of(args[place]) is None:
            plain[place] = args[place] if after_width else description.descriptor
    lengths = [d.length for d in told if not isinstance(d.length, ir.ConstantNull)]
    for count in range(len(lengths) + 1):  # texts of assumed length have a hidden argument, others none
        request.arguments.clear()
        try:
            _read_arguments(request, [*plain, *lengths[:count]])
            break
        except DiagnosticError:
            if count == len(lengths):
                raise
    hidden: list[Value] = []
    for parameter, argument in zip(request.function.args, request.arguments, strict=True):
        values = [argument.primal, *argument.shadows]
        if not any(value in known for value in values):
            continue
        dummy = dummy_of(request.function, parameter.index) if parameter.type.is_pointer else Dummy.ADDRESS
        handed = list(values)
        for place, value in enumerate(values):
            if value not in known:
                continue
            address, description = known[value]
            has_variable = not isinstance(description.variable, ir.ConstantNull)
            if dummy is Dummy.VARIABLE and not has_variable:
                raise DiagnosticError(needs_variable(request, parameter))
            is_whole = dummy is Dummy.EITHER and has_variable
            if place == 0 and has_variable and (
                dummy is Dummy.UNKNOWN or (is_whole and not isinstance(description.asked, ir.ConstantNull))
            ):
                request.doubts.append(unknown_dummy(request, parameter))
            if dummy is Dummy.VARIABLE or is_whole:
                handed[place] = description.variable
                request.variables.setdefault(parameter.index, []).append(description)
            elif dummy not in (Dummy.DESCRIPTOR, Dummy.EITHER):
                handed[place] = address
                if place == 0 and not isinstance(description.length, ir.ConstantNull):
                    hidden.append(description.length)
        argument.primal, argument.shadows = handed[0], handed[1:]
        if argument.stride in known:
            argument.stride = known[argument.stride][0]
    if len(hidden) < count:
        raise _count(request, "there are more arguments than parameters")
    for argument, length in zip(request.arguments[len(request.arguments) - count:], hidden, strict=False):
        argument.primal = length


def _side_by_side(request: Request, args: list[Value]) -> list[Value]:
    """The arguments of a call with `enzyme_interleave`, all primals and then all shadows in the same order, with each
    shadow behind its primal. The marker itself may stand in front, between the two, or anywhere."""
    args = [arg for arg in args if marker_of(arg) != "enzyme_interleave"]
    groups: list[list[Value]] = []
    waiting: list[tuple[list[Value], Argument, int]] = []
    parameters = iter(request.function.args)
    pending: str | None = None
    position = 0
    while position < len(args):
        marker = marker_of(args[position])
        size = 1
        if marker is None:
            parameter = next(parameters, None)
            if parameter is None:
                break
            strided = pending in ("enzyme_dupv", "enzyme_dupnoneedv")
            size = 2 if strided else 1
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
        if len(shadows) < count:
            raise _count(request, f"{_shadow_of(request, parameter, parameter.index + 1)} is missing")
        group += shadows[:count]
        del shadows[:count]
    return [*(arg for group in groups for arg in group), *flags, *shadows]


def _shadow_word(request: Request, parameter: Argument) -> str:
    return "tangent" if request.hook == FORWARD and not parameter.type.is_pointer else "shadow"


def _shadow_of(request: Request, parameter: Argument, number: int) -> str:
    """What is missing, in the words of a message; made only then, since names of variables are long to find."""
    return f"the {_shadow_word(request, parameter)} of parameter {number}{_named(parameter)}"


def _activity(request: Request, parameter: Argument, marker: str | None) -> Activity:
    if marker is None:
        if parameter.type.is_pointer:
            return Activity.DUP
        if parameter.type.is_fp or _has_fp(parameter.type):
            return Activity.OUT if request.hook == REVERSE else Activity.DUP
        return Activity.CONST
    activity = ACTIVITY_MARKERS[marker]
    if activity is Activity.OUT and request.hook == FORWARD:
        raise _refusal(
            request.call,
            f"contradictory activity: '{marker}' has no meaning in forward mode",
            "contradictory-activity",
            help="use enzyme_dup and pass the tangent after the value",
        )
    if activity is Activity.OUT and parameter.type.is_pointer:
        raise _refusal(
            request.call,
            f"contradictory activity: parameter {parameter.index + 1}{_named(parameter)} is a pointer and cannot be "
            "'enzyme_out'",
            "contradictory-activity",
            help="use enzyme_dup and pass the shadow after the pointer",
        )
    if activity.has_shadow and request.hook == REVERSE and parameter.type.is_fp:
        raise _refusal(
            request.call,
            f"contradictory activity: parameter {parameter.index + 1}{_named(parameter)} is a number passed by value "
            f"and cannot be '{marker}' in reverse mode",
            "contradictory-activity",
            help="use enzyme_out; its derivative is returned",
        )
    return activity


def _has_fp(type: Type) -> bool:
    if type.is_array:
        return type.element.is_fp or _has_fp(type.element)
    return type.is_struct and any(t.is_fp or _has_fp(t) for t in type.elements)


def _kind(type: Type) -> str:
    if type.is_pointer:
        return "a pointer"
    if type.is_fp:
        return "a floating-point number"
    if type.is_int:
        return "an integer"
    return f"a value of type {type}"


def _check_kinds(request: Request, parameter: Argument, found: RequestedArgument, number: int) -> None:
    shadow = _shadow_word(request, parameter)
    for value, what in [(found.primal, "argument"), *((s, shadow) for s in found.shadows)]:
        given, wanted = value.type, parameter.type
        if given is wanted or (given.is_float and wanted.is_float) or (given.is_int and wanted.is_int):
            continue
        if given.is_pointer and wanted.is_pointer:
            continue
        raise _refusal(
            request.call,
            f"the {what} for parameter {number}{_named(parameter)} of '{name_of(request)}' is {_kind(given)}, "
            f"but the function takes {_kind(wanted)}",
            "argument-kind",
            help=remedy("arguments", request.call),
        )


def _check_shadows(request: Request) -> None:
    """Refuse a shadow that plainly holds another kind of numbers than what it is the shadow of: a `float *` given for a
    `double *` is written to as doubles, with wrong numbers, and past its end."""
    for parameter, argument in zip(request.function.args, request.arguments, strict=True):
        if not parameter.type.is_pointer or not argument.shadows:
            continue
        shown = [(shadow, kind) for shadow in argument.shadows if (kind := kind_behind(shadow)) is not None]
        wanted = None
        if shown:
            wanted = kind_behind(argument.primal)
            if wanted is None and request.function.blocks:
                wanted = kind_behind(parameter)
        for shadow, kind in shown:
            if wanted is not None and kind != wanted:
                wanted, kind = WORDS.get(wanted, wanted), WORDS.get(kind, kind)
                while isinstance(shadow, ir.GetElementPtr):
                    shadow = shadow.operands[0]
                name = ir.variable_name(shadow)
                said = f" '{name}'" if name else ""
                raise _refusal(
                    request.call,
                    f"the shadow{said} of parameter {parameter.index + 1}{_named(parameter)} "
                    f"holds numbers of type {kind}, but what it is the shadow of holds {wanted}",
                    "shadow-type",
                    help=f"make the shadow of {wanted} too: it has the type and the size of the argument itself",
                )


def _check_descriptors(request: Request) -> None:
    """Refuse a variable's address for a dummy that takes a descriptor, and a descriptor for one that does not."""
    for parameter, argument in zip(request.function.args, request.arguments, strict=True):
        if not parameter.type.is_pointer:
            continue
        values = (argument.primal, *argument.shadows)
        dummies = {  # of the procedure that makes the request, handed on
            dummy_of(value.parent, value.index) for value in values
            if isinstance(value, Argument) and language_of(request.call) == "Fortran"}
        if any(map(is_plain_address, values)) or Dummy.ADDRESS in dummies or Dummy.UNKNOWN in dummies:
            if dummy_of(request.function, parameter.index) in (Dummy.DESCRIPTOR, Dummy.VARIABLE, Dummy.EITHER):
                raise DiagnosticError(needs_descriptor(request, parameter))
        elif any(map(is_plain_descriptor, values)):
            if dummy_of(request.function, parameter.index) is Dummy.ADDRESS:
                raise DiagnosticError(needs_address(request, parameter))


def _named(parameter: Argument) -> str:
    name = ir.variable_name(parameter) or parameter.name
    return f" ('{name}')" if name else ""


def _count(request: Request, why: str) -> DiagnosticError:
    number = len(request.function.args)
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
