"""Derivatives that the program registers itself, at the calls of functions that have one.

Conventions, by the functions' LLVM types (Enzyme's):

- gradient {f, augmented, reverse}. Both get f's arguments, each pointer followed by its shadow; reverse then
  gets the adjoint of f's result if that is a number, and the tape. augmented returns nothing, f's result
  (and, of a pointer, its shadow), the tape alone, or a structure of both, tape first. reverse returns the
  adjoints of f's numbers passed by value, in a structure if there are several.
- derivative {f, forward}. forward gets f's arguments, each number followed by its tangent and each pointer by
  its shadow, and returns the tangent of f's result, or a structure {result, tangent}.
- split derivative {f, augmented, forward}. As above; forward gets augmented's tape last.

Structures that the ABI returns in registers or through a hidden pointer are read as the bytes in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.prepare.custom_wrappers import extensions, function_of
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Function, Type, Value

REGISTERS = 16
"""Bytes of a structure that the x86-64 ABI returns in registers; a bigger one goes through a pointer."""

GRADIENT, DERIVATIVE = "__enzyme_register_gradient", "__enzyme_register_derivative"

Get = Callable[[Value], Value]


# ---- reverse mode


def forward_custom(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Call the augmented function in the forward sweep, once for each lane, and keep its tapes."""
    rule = callee.custom
    assert rule is not None
    if rule.augmented is None or rule.reverse is None:
        _use_body_in_reverse(s, call, callee, b)
        return
    _check_lanes(s, call, callee)
    assert s.entry_builder is not None
    tape = _tape_types(s.engine, call, _registered(s, call, rule.reverse))
    s.call_values[call] = _run_augmented(s, call, _registered(s, call, rule.augmented), tape, b)


def _run_augmented(s: Sweep, call: ir.Call, function: Function, tape: tuple[Type, ...], b: Builder) -> dict[str, Value]:
    """Call it; sets the call's value and shadows. The tapes, part by part: `tape.LANE.PART`."""
    assert s.entry_builder is not None
    with_tangents = False
    hidden = _matches(function, _parameter_types(call, numbers=False))
    if hidden is None:
        with_tangents = True
        hidden = _matches(function, _parameter_types(call, numbers=True))
    if hidden is None:
        _refuse_parameters(s, call, function, _parameters(call, numbers=False))
    expected = _augmented_results(s, call, function, tape, hidden)
    kept: dict[str, Value] = {}
    ignored = _ignored_shadows(s.engine, call, function, hidden, with_tangents)
    by_argument = [_shadows(s, call, arg, with_tangents, arg in ignored, s.entry_builder, b) for arg in call.args]

    def run(lane: int) -> list[Value]:
        assert s.entry_builder is not None
        args = _interleaved(call, by_argument, lane, s.value)
        results = _results(s, function, args, expected, hidden, s.entry_builder, b)
        if tape:
            first = results.pop(0)
            for number in range(len(tape)):
                kept[f"tape.{lane}.{number}"] = b.extract_value(first, number)
        if lane == 0 and not call.type.is_void:
            if results:
                s.values[call] = results[0]
            else:
                s.copy(call, b)
        return [results[1] if len(results) > 1 else s.values[call]] if call.type.is_pointer else []

    shadows = Lanes.results(s.width, run)
    if call.type.is_void:
        s.values[call] = ir.poison(call.type)
    elif call.type.is_pointer and s.needs_shadow(call):
        s.shadows[call] = shadows[0]
    return kept


def _augmented_results(s: Sweep, call: ir.Call, function: Function, tape: tuple[Type, ...], hidden: bool) -> list[Type]:
    """What the augmented function returns, as far as its return type has room for it."""
    start: list[Type] = [ir.struct_type(tape)] if tape else []
    result: list[Type] = [] if call.type.is_void else [call.type]
    candidates = [start + result * 2] if call.type.is_pointer else []
    candidates += [start + result, start]
    for candidate in candidates:
        if hidden or _has_room(s.engine, function.ret_type, candidate):
            return candidate
    _refuse(s, call, function, "does not return the tape that the reverse function takes")


def reverse_custom(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Call the reverse function and add what it returns to the adjoints of the arguments."""
    rule = callee.custom
    kept = s.call_values.get(call)
    if rule is None or rule.reverse is None or kept is None:
        return
    function = _registered(s, call, rule.reverse)
    tape = _tape_types(s.engine, call, function)
    numbers = [arg for arg in call.args if _is_number(s.engine, arg.type)]
    outs = [s.engine.out_type(arg.type) for arg in numbers]
    hidden = _hides_result(s.engine, call, function)
    if not hidden and not _has_room(s.engine, function.ret_type, outs):
        if any(not arg.is_constant and not s.facts.is_constant_value(arg) for arg in numbers):
            count = f"{len(outs)} numbers" if len(outs) > 1 else "one number"
            _refuse(s, call, function, f"must return the derivative by each argument passed by value: {count}")
        outs = []
    seeds = None if call.type.is_void else s.take(call, b)
    entry = s.reverse_entry_builder
    ignored = _ignored_shadows(s.engine, call, function, hidden, numbers=False)
    by_argument = [_shadows_in_reverse(s, call, arg, arg in ignored, b) for arg in call.args]

    def run(lane: int) -> list[Value]:
        args = _interleaved(call, by_argument, lane, s.need)
        if _is_number(s.engine, call.type):
            seed = ir.zero(s.engine.out_type(call.type)) if seeds is None else seeds[lane]
            args += _flattened(seed, b)
        args += [s.need_forward(kept[f"tape.{lane}.{number}"]) for number in range(len(tape))]
        return _results(s, function, args, outs, hidden, entry, b)

    for arg, lanes in zip(numbers, Lanes.results(s.width, run), strict=False):
        s.add(arg, lanes, b)


def _tape_types(engine: Derivatives, call: ir.Call, reverse: Function) -> tuple[Type, ...]:
    """Types of the reverse function's last parameters, which hold the tape."""
    start = _reverse_parameters(engine, call) + _hides_result(engine, call, reverse)
    return reverse.function_type.params[start:]


def _reverse_parameters(engine: Derivatives, call: ir.Call) -> int:
    seed = len(_flat_types(call.type)) if _is_number(engine, call.type) else 0
    return _parameters(call, numbers=False) + seed


def _hides_result(engine: Derivatives, call: ir.Call, reverse: Function) -> bool:
    """Whether the reverse function returns its structure through a pointer in front of its parameters."""
    outs = [engine.out_type(arg.type) for arg in call.args if _is_number(engine, arg.type)]
    return (
        reverse.ret_type.is_void
        and engine.layout.size(ir.struct_type(outs)) > REGISTERS
        and len(reverse.args) > _reverse_parameters(engine, call)
    )


def _use_body_in_reverse(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Only a forward rule is registered."""
    s.callees[call] = _defined(s, call, callee, GRADIENT)
    s.visit_body(call, s.callees[call], b)


def _shadows_in_reverse(s: AdjointSweep, call: ir.Call, arg: Value, ignored: bool, b: Builder) -> Lanes | None:
    if not arg.type.is_pointer:
        return None
    if ignored:
        return Lanes.same(s.need(arg), s.width)
    if s.facts.is_constant_value(arg):
        return Lanes.same(_unwanted(s, call, arg, s.need, s.reverse_entry_builder, b), s.width)
    return _distinct(s, arg, s.need(arg), s.shadow_in_reverse(arg, b), b)


# ---- forward mode


def forward_tangent(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Call the forward function, once for each lane."""
    rule = callee.custom
    assert rule is not None and s.entry_builder is not None
    name = rule.forward or rule.split_forward
    if name is None or (rule.forward is None and rule.split_augmented is None):
        s.visit_body(call, _defined(s, call, callee, DERIVATIVE), b)
        return
    _check_lanes(s, call, callee)
    function = _registered(s, call, name)
    plain = _parameters(call, numbers=True)
    tapes: dict[str, Value] = {}
    tape: tuple[Type, ...] = ()
    has_result = not call.type.is_void
    split = rule.forward is None
    surplus = len(function.args) - plain
    hidden = has_result and function.ret_type.is_void and surplus >= 1
    if split:
        assert rule.split_augmented is not None
        tape = function.function_type.params[plain + hidden :]
        tapes = _run_augmented(s, call, _registered(s, call, rule.split_augmented), tape, b)
    elif surplus != hidden:
        _refuse_parameters(s, call, function, plain)
    expected: list[Type] = []
    if has_result:
        expected = [call.type] * (2 if hidden or _has_room(s.engine, function.ret_type, [call.type] * 2) else 1)
        if not hidden and not _has_room(s.engine, function.ret_type, expected):
            if s.needs_shadow(call):
                _refuse(s, call, function, "must return the tangent of the result")
            expected = []
    if has_result and not split and len(expected) < 2:
        if call.users:
            s.copy(call, b)
        else:
            s.values[call] = ir.poison(call.type)
    elif not split:
        s.values[call] = ir.poison(call.type)
    ignored = _ignored_shadows(s.engine, call, function, hidden, numbers=True)
    by_argument = [_shadows(s, call, arg, True, arg in ignored, s.entry_builder, b) for arg in call.args]

    def run(lane: int) -> list[Value]:
        assert s.entry_builder is not None
        args = _interleaved(call, by_argument, lane, s.value)
        args += [tapes[f"tape.{lane}.{number}"] for number in range(len(tape))]
        results = _results(s, function, args, expected, hidden, s.entry_builder, b)
        if len(results) == 2 and lane == 0 and not split:
            s.values[call] = results[0]
        return results[-1:]

    tangents = Lanes.results(s.width, run)
    if tangents and s.needs_shadow(call):
        s.shadows[call] = tangents[0]


# ---- both modes


def _registered(s: Sweep, call: ir.Call, name: str) -> Function:
    found = function_of(s.engine.module, s.engine.program, name)
    if found is None:
        s.engine.refuse(call, f"the registered derivative '{name}' is no function", code="registration")
    return found


def _defined(s: Sweep, call: ir.Call, callee: CallModel, missing: str) -> CallModel:
    """The function's own body, to be differentiated since no rule for this mode is registered."""
    assert callee.function is not None
    body = s.engine.body_of(callee.function)
    if body is None:
        name = s.engine.original_name(callee.function)
        s.engine.refuse(
            call,
            f"'{name}' has a registered derivative, but none for this mode, and no body to differentiate",
            code="registration",
            help=f"register one with {missing}",
        )
    return CallModel(Kind.DEFINED, body, body)


def _is_number(engine: Derivatives, type: Type) -> bool:
    return not type.is_void and not type.is_pointer and engine.value_derivative_of_number(type)


def _parameters(call: ir.Call, numbers: bool) -> int:
    """How many parameters f's arguments become, with the shadows of pointers, and `numbers`' tangents."""
    return len(_parameter_types(call, numbers))


def _parameter_types(call: ir.Call, numbers: bool) -> list[Type]:
    types: list[Type] = []
    for arg in call.args:
        types += [arg.type] * (2 if arg.type.is_pointer or (numbers and arg.type.is_fp) else 1)
    return types


def _matches(function: Function, types: list[Type]) -> bool | None:
    """If a function takes these parameters: False, True behind a hidden pointer to its result, else None."""
    given = list(function.function_type.params)
    if given == types:
        return False
    hidden = function.ret_type.is_void and given[:1] == [ir.ptr] and given[1:] == types
    return True if hidden else None


def _ignored_shadows(engine: Derivatives, call: ir.Call, function: Function, hidden: bool, numbers: bool) -> set[Value]:
    """The pointers among the arguments whose shadows the registered function never looks at.

    Handles are such (a communicator, an operation): they have no shadow, nor is one needed.
    """
    original = engine.program.functions.get(engine.original_name(function)) if engine.program is not None else None
    body = next((each for each in (function, original) if each is not None and each.has_body), None)
    if body is None:
        return set()
    found: set[Value] = set()
    looked_at: set[Value] = set()
    position = int(hidden)
    for arg in call.args:
        position += 1
        if arg.type.is_pointer:
            ignores = position < len(body.args) and _is_never_read(body.args[position])
            (found if ignores else looked_at).add(arg)
        if arg.type.is_pointer or (numbers and arg.type.is_fp):
            position += 1
    return found - looked_at


def _is_never_read(parameter: ir.Argument) -> bool:
    """Whether a function does nothing with a parameter but to keep it in a variable that nobody reads."""
    for user in parameter.users:
        if not isinstance(user, ir.Store) or user.value is not parameter or not isinstance(user.pointer, ir.Alloca):
            return False
        for other in user.pointer.users:
            callee = other.called_function if isinstance(other, ir.Call) else None
            if other is not user and (callee is None or not callee.name.startswith("llvm.lifetime.")):
                return False
    return True


def _shadows(
    s: Sweep, call: ir.Call, arg: Value, numbers: bool, ignored: bool, entry: Builder, b: Builder
) -> Lanes | None:
    """What follows an argument in the forward sweep, or in forward mode; None of what stands alone."""
    if ignored:
        return Lanes.same(s.value(arg), s.width)
    if arg.type.is_pointer:
        if s.facts.is_constant_value(arg):
            return Lanes.same(_unwanted(s, call, arg, s.value, entry, b), s.width)
        return _distinct(s, arg, s.value(arg), s.shadow(arg, b), b)
    return s.shadow(arg, b) if numbers and arg.type.is_fp else None


def _distinct(s: Sweep, arg: Value, pointer: Value, shadows: Lanes, b: Builder) -> Lanes:
    """The shadows; the program stops where one is the pointer itself, whose memory a rule would damage."""
    if s.needs_guard(arg):
        shadows.each(lambda shadow: b.call(_guard(s.engine), (pointer, shadow)))
    return shadows


def _guard(engine: Derivatives) -> Function:
    """(pointer, shadow): ends the program if they are equal and not null."""
    found = engine.kernels.get(_guard)
    if found is not None:
        return found
    module, void = engine.module, ir.void
    text = b"enzyme-cc: a pointer that carries no derivative reached a registered derivative at run time\n"
    constant = ir.array_of_bytes(text)
    message = module.add_global(module.unique_name("__enzyme_cc.no_shadow"), constant.type, constant, constant=True)
    name = module.unique_name("__enzyme_cc.distinct")
    guard = Function.create(module, name, ir.function_type(void, (ir.ptr, ir.ptr)), arg_names=["pointer", "shadow"])
    guard.attributes = ("nounwind",)
    entry, wrong, done = (guard.add_block(n) for n in ("entry", "wrong", "done"))
    pointer, shadow = guard.args
    b = Builder(entry)
    equal = b.icmp("eq", pointer, shadow)
    b.cond_br(b.and_(equal, b.icmp("ne", pointer, ir.null())), wrong, done)
    b = Builder(wrong)
    write = module.get_or_declare("write", ir.function_type(ir.i64, (ir.i32, ir.ptr, ir.i64)))
    b.call(write, (ir.int_constant(ir.i32, 2), message, ir.int_constant(ir.i64, len(text))))
    b.call(module.get_or_declare("abort", ir.function_type(void, ())), ())
    b.insert(ir.Unreachable())
    Builder(done).ret()
    engine.kernels[_guard] = guard
    return guard


def _interleaved(call: ir.Call, by_argument: Sequence[Lanes | None], lane: int, value_of: Get) -> list[Value]:
    args: list[Value] = []
    for arg, shadows in zip(call.args, by_argument, strict=True):
        args.append(value_of(arg))
        if shadows is not None:
            args.append(shadows[lane])
    return args


def _unwanted(s: Sweep, call: ir.Call, pointer: Value, value_of: Get, entry: Builder, b: Builder) -> Value:
    """The shadow of a pointer that is constant here: zeroed scratch memory, since the rule may add to it."""
    if isinstance(pointer, (ir.ConstantNull, ir.Undef, ir.Poison)):
        return pointer
    if not s.facts.points_to_numbers(pointer):
        return value_of(pointer)
    base: Value = pointer
    while isinstance(base, ir.GetElementPtr) or (isinstance(base, ir.ConstantExpr) and base.opcode == "getelementptr"):
        base = base.operands[0]
    if isinstance(base, ir.GlobalVariable) and ir.is_opaque(base.value_type):
        return ir.null()
    size = _object_size(s.engine, base)
    if size is None:
        position = call.args.index(pointer) + 1
        name = s.engine.original_name(call.called_function)  # type: ignore[arg-type]  # the callee is known
        s.engine.refuse(
            call,
            f"argument {position} of '{name}' is constant here, but its registered derivative takes a shadow "
            "of it, and how much memory that needs is not known",
            help=remedy("shadow of rule", call),
        )
    scratch = entry.alloca(ir.array_type(ir.i8, size), align=16, name="scratch")
    b.memset(scratch, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, size))
    if base is pointer:
        return scratch
    offset = b.sub(b.ptrtoint(value_of(pointer), ir.i64), b.ptrtoint(value_of(base), ir.i64))
    return b.gep(ir.i8, scratch, (offset,))


def _object_size(engine: Derivatives, base: Value) -> int | None:
    if isinstance(base, ir.GlobalVariable):
        return engine.layout.size(base.value_type)
    if isinstance(base, ir.Alloca):
        size = engine.layout.size(base.allocated_type)
        if base.size is None:
            return size
        return size * base.size.value if isinstance(base.size, ir.ConstantInt) else None
    return None


def _check_lanes(s: Sweep, call: ir.Call, callee: CallModel) -> None:
    """A rule is called once for each lane, so it must not change memory that it reads."""
    if s.width == 1:
        return
    assert callee.function is not None
    for arg in callee.function.args:
        if arg.type.is_pointer and not {"readonly", "readnone", "writeonly"} & set(arg.attributes):
            s.engine.refuse(
                call,
                f"'{s.engine.original_name(callee.function)}' has a registered derivative and may update "
                f"memory in place: that cannot be done for {s.width} directions at once",
                help="differentiate in one direction at a time, or write the result elsewhere",
            )


def _has_room(engine: Derivatives, type: Type, wanted: list[Type]) -> bool:
    """Whether a value of the type may hold the wanted ones, one after the other."""
    if not wanted:
        return True
    if type.is_void:
        return False
    if len(wanted) == 1 and wanted[0] is type:
        return True
    layout = engine.layout
    structure = ir.struct_type(wanted)
    end = layout.offset(structure, len(wanted) - 1) + layout.store_size(wanted[-1])
    return layout.size(type) >= end


def _results(
    s: Sweep,
    function: Function,
    args: list[Value],
    wanted: list[Type],
    hidden: bool,
    entry: Builder,
    b: Builder,
) -> list[Value]:
    """Call a registered function and read what it returns as the wanted values."""
    layout = s.engine.layout
    structure = ir.struct_type(wanted)
    memory: Value | None = None
    if hidden:
        memory = entry.alloca(structure, align=16, name="returned")
        args = [memory, *args]
    given = function.function_type.params
    if len(args) != len(given):
        raise ir.IRError(f"{function.ref()}: {len(given)} parameters, {len(args)} arguments")
    for position, (type, arg) in enumerate(zip(given, args, strict=True)):
        if arg.type is not type:
            args[position] = _reread(arg, type, layout, entry, b)
    result = b.call(function, args, arg_attributes=extensions(function), flags=())
    if not wanted:
        return []
    if not hidden:
        if len(wanted) == 1 and result.type is wanted[0]:
            return [result]
        bigger = max(result.type, structure, key=layout.size)
        memory = entry.alloca(bigger, align=16, name="returned")
        b.store(result, memory, align=16)
    assert memory is not None
    return [
        b.load(type, b.gep(ir.i8, memory, (ir.int_constant(ir.i64, layout.offset(structure, number)),)), align=1)
        for number, type in enumerate(wanted)
    ]


def _reread(value: Value, type: Type, layout: ir.DataLayout, entry: Builder, b: Builder) -> Value:
    """The bytes of a value as another type: an array of two floats as a vector of them, say."""
    memory = entry.alloca(max(value.type, type, key=layout.size), align=16)
    b.store(value, memory, align=16)
    return b.load(type, memory, align=16)


def _flat_types(type: Type) -> list[Type]:
    """As what parameters a value of this type is passed."""
    return list(type.elements) if type.is_struct else [type]


def _flattened(value: Value, b: Builder) -> list[Value]:
    if not value.type.is_struct:
        return [value]
    return [b.extract_value(value, number) for number in range(len(_flat_types(value.type)))]


def _refuse_parameters(s: Sweep, call: ir.Call, function: Function, expected: int) -> NoReturn:
    _refuse(
        s,
        call,
        function,
        f"takes {len(function.args)} parameters where {expected} are expected: each pointer is followed by "
        "its shadow, each number in forward mode by its tangent",
    )


def _refuse(s: Sweep, call: ir.Call, function: Function, what: str) -> NoReturn:
    s.engine.refuse(
        call,
        f"the registered derivative '{s.engine.original_name(function)}' {what}",
        code="registration",
        help="see the table of registrations in the documentation of the source interface",
    )
