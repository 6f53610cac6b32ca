"""Calls of hooks in Fortran, which passes every argument by its address, in terms of what hooks take.

    values       what other languages hand over as numbers or pointers is loaded: strides, bytes, tapes
    VALUE        a dummy that is passed by value: the request is for a procedure that takes its address
    results      that of a function may stand as one more argument, the last, with its shadow: so it has its adjoint in
                 reverse mode, its tangent in forward mode, and its value in both
    functions    those that are differentiated as known ones take numbers
    hosts        an internal procedure is passed as a trampoline, which adds the address of the host's variables: the
                 request is for the procedure, with that address beside the arguments, constant like all that is not
                 among them

Descriptors are left to handed_variables.py, but for hooks that are no requests.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import ITERATIONS
from enzyme_cc.autodiff.flang.descriptor_headers import CODE
from enzyme_cc.autodiff.interface.by_reference import taking_addresses
from enzyme_cc.autodiff.interface.described_arguments import Description, handed_over, known_field, split
from enzyme_cc.autodiff.interface.hooks import (
    ADJOINT,
    BATCH,
    DERIVATIVE_HOOKS,
    ESTIMATE,
    FIXED_POINT,
    FORWARD,
    FREE,
    REPLAY,
    SIZE,
    VIRTUAL,
    hook_calls,
    is_of_fortran,
)
from enzyme_cc.autodiff.interface.known_values import behind, resolved
from enzyme_cc.autodiff.interface.markers import HOST, marker_of
from enzyme_cc.autodiff.interface.requests import read_request
from enzyme_cc.autodiff.interface.structures import SourceParameter, parameters
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Builder, Function, Module, Type, Value

_PLAIN = (SIZE, VIRTUAL, FREE)
"""Hooks that are handed nothing whose shape matters."""
_SETTLED = (*_PLAIN, FIXED_POINT)
_NUMBERS = {
    "enzyme_width": (1,), "enzyme_dupv": (1,), "enzyme_dupnoneedv": (1,), "enzyme_allocated": (1,),
    "enzyme_buffer": (1,), "enzyme_fp_max_iters": (1,), "enzyme_fp_reduction": (1,), "enzyme_fp_state": (2,),
    "enzyme_checkpoint_region": (2,),
}  # fmt: skip
"""How far behind a marker a number stands."""
_TYPES = {7: ir.i8, 8: ir.i16, 9: ir.i32, 10: ir.i64, 27: ir.f32, 28: ir.f64}
"""By the code of an element's type in flang's descriptors."""


def take_addresses(module: Module) -> None:
    """Put the calls of hooks in Fortran in terms of what hooks take, but for descriptors."""
    _load_iterations(module)
    for call, hook in list(hook_calls(module)):
        if not is_of_fortran(call) or not call.args:
            continue
        call = _with_values(module, _of_internal_procedure(module, call), hook)
        function = resolved(call.args[0])
        if not isinstance(function, Function) or not function.args or hook in _SETTLED:
            continue
        arguments, told = split(list(call.args))
        texts = sum(not isinstance(description.length, ir.ConstantNull) for description in told)
        written, lengths = _without_lengths(parameters(function), texts)
        simple = all(p.type.is_pointer or p.type.is_int or p.type.is_fp for p in written)
        if not simple or not all(argument.type.is_pointer for argument in _arguments(arguments)):
            continue
        call.set_operand(0, taking_addresses(module, function, numbers=True, lengths=lengths))
        if not function.function_type.ret.is_void:
            _take_result(module, call, hook, function, lengths)


def _arguments(given: list[Value]) -> list[Value]:
    """What is handed over besides numbers that belong to markers."""
    found, following = [], 0
    for value in given:
        marker = marker_of(value)
        if marker is not None:
            following = max(_NUMBERS.get(marker, (0,)))
        elif following:
            following -= 1
        else:
            found.append(value)
    return found


def _take_result(module: Module, call: ir.Call, hook: str, function: Function, lengths: int) -> None:
    """Where the arguments are those of a function and one more, let the function put its result there."""
    if hook in DERIVATIVE_HOOKS or hook == ESTIMATE:
        read = FORWARD if hook == ESTIMATE else hook
        before = call.args[0]
        if not _makes_sense(call, read):
            call.set_operand(0, taking_addresses(module, function, numbers=True, lengths=lengths, result_last=True))
            if not _makes_sense(call, read):
                call.set_operand(0, before)
    elif hook == BATCH:
        call.set_operand(0, taking_addresses(module, function, numbers=True, lengths=lengths, result_last=True))


def _makes_sense(call: ir.Call, hook: str) -> bool:
    try:
        read_request(call, hook)
    except DiagnosticError:
        return False
    return True


def _without_lengths(taken: list[SourceParameter], texts: int) -> tuple[list[SourceParameter], int]:
    """The parameters of a procedure without those for the lengths of some texts, which come last, and how many these
    are."""
    written = list(taken)
    while len(taken) - len(written) < texts and written and written[-1].type is ir.i64:
        written.pop()
    return written, len(taken) - len(written)


# ---- values


def _with_values(module: Module, call: ir.Call, hook: str) -> ir.Call:
    """The call with the numbers that belong to markers, and with the tape, as values."""
    given, told = split(list(call.args))
    values = list(given)
    nothing = Description(*[ir.null()] * len(Description._fields))
    described = [nothing, *told, *[nothing] * (len(given) - 1 - len(told))]
    markers = [marker_of(value) for value in given]

    def take(place: int, value: Value) -> None:
        values[place], described[place] = value, nothing

    for at, marker in enumerate(markers):
        for distance in _NUMBERS.get(marker or "", ()):
            place = at + distance
            if place < len(given) and given[place].type.is_pointer and markers[place] is None:
                is_real = marker == "enzyme_fp_reduction"
                take(place, _number(call, given[place], described[place], is_real))
    if hook in (ADJOINT, REPLAY) and "enzyme_allocated" not in markers:
        end = markers.index(HOST) if HOST in markers else len(given)
        named = markers.index("enzyme_tape") + 1 if "enzyme_tape" in markers else end - 1
        if 0 < named < len(given) and given[named].type.is_pointer and markers[named] is None:
            take(named, _pointer(call, given[named]))
            if "enzyme_tape" not in markers:  # said, for the lengths of texts follow it
                values.insert(named, _marker(module, "enzyme_tape"))
                described.insert(named, nothing)
    elif hook == FREE and given[0].type.is_pointer:
        take(0, _pointer(call, given[0]))
    elif hook == BATCH or hook == FIXED_POINT:
        values = _handed(module, hook, values, described)
    if told and hook not in (*_PLAIN, BATCH, FIXED_POINT):
        marker_place = len(given)
        values += [call.args[marker_place], *(part for each in described[1:] for part in each)]
    if values == list(call.args):
        return call
    return _replaced(call, values)


def _pointer(call: ir.Call, address: Value) -> Value:
    """The pointer in a variable. Where an interface says VALUE, it comes itself, which flang makes of a number."""
    if isinstance(address, ir.Cast) and address.opcode == "inttoptr":
        return address
    return Builder.before(call).load(ir.ptr, address)


def _replaced(call: ir.Call, values: list[Value]) -> ir.Call:
    type = ir.function_type(call.type, [value.type for value in values])
    replacement = Builder.before(call).call(call.callee, values, type)
    call.replace_all_uses_with(replacement)
    call.remove()
    return replacement


def _number(call: ir.Call, address: Value, description: Description, is_real: bool) -> Value:
    """What lies at an address, of the type that its descriptor or its variable has. What tells nothing is read as
    default kinds are: of an integer of more bytes these are the low ones."""
    constant = behind(address)
    if isinstance(constant, (ir.ConstantInt, ir.ConstantFP)):
        return constant
    type: Type = ir.f64 if is_real else ir.i32
    code = known_field(description.descriptor, CODE)
    if isinstance(code, ir.ConstantInt):
        type = _TYPES.get(code.value, type)
    elif isinstance(address, ir.Alloca) and (address.allocated_type.is_int or address.allocated_type.is_fp):
        type = address.allocated_type
    elif isinstance(address, ir.GlobalVariable) and (address.value_type.is_int or address.value_type.is_fp):
        type = address.value_type
    return Builder.before(call).load(type, address)


def _load_iterations(module: Module) -> None:
    """Calls of `..__enzyme_iter..` by an implicit interface take numbers, as others do."""
    for name in [name for name in module.functions if ITERATIONS in name and name.endswith("_")]:
        function = module.functions[name]
        for call in _calls_of(module, function):
            b = Builder.before(call)
            values = [b.load(call.type, arg) if arg.type.is_pointer else arg for arg in call.args]
            type = ir.function_type(call.type, [value.type for value in values])
            replacement = b.call(module.get_or_declare(f"{ITERATIONS}_{call.type}", type), values, type)
            call.replace_all_uses_with(replacement)
            call.remove()


def _numbers_behind(function: Function) -> list[Type]:
    """What a function loads from its parameters; what does not show is of its result's type."""
    assert not function.has_body or function.blocks is not None  # read now
    return [next((user.type for user in parameter.users if isinstance(user, ir.Load) and user.pointer is parameter and (
        user.type.is_fp or user.type.is_int)), function.ret_type) for parameter in function.args]


def _calls_of(module: Module, function: Function) -> list[ir.Call]:
    """The direct calls of a function."""
    return [
        instruction for caller in list(module.functions.values())
        if caller.has_body and (caller.body_text is None or function.name in caller.body_text)
        for instruction in caller.instructions() if isinstance(instruction, ir.Call) and instruction.callee is function]


def take_numbers(module: Module, function_like: dict[str, str]) -> None:
    """Functions that are differentiated as known ones take numbers, as those do: a function of Fortran's is called by
    one that does, which is registered instead."""
    for name, known in list(function_like.items()):
        function = module.functions.get(name)
        type = function.function_type if function is not None else None
        if function is None or type is None or not type.ret.is_fp or not type.params or not all(
                parameter.is_pointer for parameter in type.params):
            continue
        numbers = _numbers_behind(function)
        made = Function.create(
            module, module.unique_name(f"{name}.of_numbers"), ir.function_type(type.ret, numbers), "internal")
        calls = _calls_of(module, function)
        b = Builder(made.add_block("entry"))
        places = [b.alloca(number, align=8) for number in numbers]
        for place, number in zip(places, made.args, strict=True):
            b.store(number, place)
        b.ret(b.call(function, places))
        for call in calls:
            before = Builder.before(call)
            given = [before.load(number, arg) for number, arg in zip(numbers, call.args, strict=True)]
            call.replace_all_uses_with(before.call(made, given))
            call.remove()
        del function_like[name]
        function_like[made.name] = known


# ---- hooks that are no requests: what each parameter is given is decided here


_SETTINGS = {"enzyme_fp_state": 2, "enzyme_fp_reduction": 1, "enzyme_fp_max_iters": 1, "enzyme_fp_control": 1,
             "enzyme_checkpoint_region": 2, "enzyme_width": 1}  # fmt: skip


def _handed(module: Module, hook: str, values: list[Value], described: list[Description]) -> list[Value]:
    """The arguments of a batch, or of a fixed point, as the procedure's dummies take them."""
    function = resolved(values[0])
    if not isinstance(function, Function):
        return values
    made = list(values)
    if hook == FIXED_POINT:
        made[0] = _step(taking_addresses(module, function, numbers=True))
    markers = [marker_of(value) for value in values]
    width, parameter, at, kind = 1, int(hook == FIXED_POINT), 1, ""
    while at < len(values):
        marker = marker_of(values[at])
        if marker in _SETTINGS:
            if marker == "enzyme_width" and at + 1 < len(values):
                count = values[at + 1]
                width = count.value if isinstance(count, ir.ConstantInt) else 1
            at += 1 + _SETTINGS[marker]
        elif marker is not None:
            kind = marker
            at += 2 if marker == "enzyme_buffer" else 1
        else:
            lanes = width if hook == BATCH and kind in ("", "enzyme_vector") else 1
            for place in range(at, min(at + lanes, len(values))):
                if parameter < len(function.args) and values[place].type.is_pointer:
                    made[place] = handed_over(function, parameter, values[place], described[place])
            parameter, at, kind = parameter + 1, at + lanes, ""
    if HOST in markers:
        place = markers.index(HOST)
        made[place:place + 1] = [_marker(module, "enzyme_scalar")] if hook == BATCH else []
    return made


def _marker(module: Module, name: str) -> Value:
    return module.globals.get(name) or module.add_global(name, ir.i32, None, linkage="external")


def _step(function: Function) -> Function:
    """The step of a fixed point that takes its number by value."""
    if not function.has_body or not function.args or not function.args[0].type.is_pointer:
        return function
    module: Module = function.parent  # type: ignore[assignment]  # a whole module, outside of ir
    name = f"{function.name}.of_number"
    if name in module.functions:
        return module.functions[name]
    type = ir.function_type(function.function_type.ret, [ir.i32, *function.function_type.params[1:]])
    made = Function.create(module, name, type, "internal")
    b = Builder(made.add_block("entry"))
    number = b.alloca(ir.i64, align=8)  # also where the dummy is of the larger kind
    b.store(b.zext(made.args[0], ir.i64), number)
    b.ret(b.call(function, [number, *made.args[1:]]))
    return made


# ---- hosts


def _of_internal_procedure(module: Module, call: ir.Call) -> ir.Call:
    """The request for the procedure behind a trampoline; the call itself where there is none."""
    made = call.args[0] if call.args else None
    if not isinstance(made, ir.Call) or not _calls(made, "llvm.adjust.trampoline"):
        return call
    makers = [u for u in made.args[0].users if isinstance(u, ir.Call) and _calls(u, "llvm.init.trampoline")]
    if len(makers) != 1:
        return call
    function, host = resolved(makers[0].args[1]), makers[0].args[2]
    if not isinstance(function, Function) or not any("nest" in p.attributes for p in function.args):
        return call
    given = list(call.args)
    plain, _ = split(given)
    return _replaced(call, [function, *plain[1:], _marker(module, HOST), host, *given[len(plain):]])


def _calls(call: ir.Call, name: str) -> bool:
    return call.called_function is not None and call.called_function.name.startswith(name)
