"""Derivatives that the program registers itself, at the calls of functions that have one.

How the registered functions are called, facts/registered_rules.py says, and has refused those that cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.registered_rules import (
    RegisteredCall,
    base_of,
    flat_types,
    object_size,
    registered_rule,
    wants_scratch,
)
from enzyme_cc.autodiff.operations.rule_descriptors import (
    Scratch,
    descriptor_again,
    keep_descriptors,
    shadow_again,
    with_shape,
)
from enzyme_cc.autodiff.prepare.custom_wrappers import extensions, function_of
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Function, Type, Value

Get = Callable[[Value], Value]


# ---- reverse mode


def forward_custom(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Call the augmented function in the forward sweep, once for each lane, and keep its tapes."""
    rule = registered_rule(s.shadowing, call, callee)
    if rule.body is not None:
        s.callees[call] = CallModel(Kind.DEFINED, rule.body, rule.body)
        s.visit_body(call, s.callees[call], b)
    else:
        assert rule.augmented is not None
        s.call_values[call] = _run_augmented(s, call, rule.augmented, b)


def _run_augmented(s: Sweep, call: ir.Call, rule: RegisteredCall, b: Builder) -> dict[str, Value]:
    """Call it; sets the call's value and shadows. The tapes, part by part: `tape.LANE.PART`."""
    assert s.entry_builder is not None
    kept: dict[str, Value] = {}
    scratch = Scratch(s, b)
    by_argument = [_shadows(s, arg, rule, s.entry_builder, b, scratch) for arg in call.args]
    if isinstance(s, AdjointSweep):
        kept |= keep_descriptors(s, call, rule, b)

    def run(lane: int) -> list[Value]:
        assert s.entry_builder is not None
        args = _interleaved(call, by_argument, lane, s.value)
        results = _results(s, rule, args, s.entry_builder, b)
        if rule.tape:
            first = results.pop(0)
            for number in range(len(rule.tape)):
                kept[f"tape.{lane}.{number}"] = b.extract_value(first, number)
        if lane == 0 and not call.type.is_void:
            if results:
                s.values[call] = results[0]
            else:
                s.copy(call, b)
        return [results[1] if len(results) > 1 else s.values[call]] if call.type.is_pointer else []

    shadows = Lanes.results(s.width, run)
    scratch.give_back()
    if call.type.is_void:
        s.values[call] = ir.poison(call.type)
    elif call.type.is_pointer and s.needs_shadow(call):
        s.shadows[call] = shadows[0]
    return kept


def reverse_custom(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Call the reverse function and add what it returns to the adjoints of the arguments."""
    kept = s.call_values.get(call)
    if kept is None:
        return
    rule = registered_rule(s.shadowing, call, callee).last
    assert rule is not None
    numbers = [arg for arg in call.args if _is_number(s.engine, arg.type)]
    seeds = None if call.type.is_void else s.take(call, b)
    entry = s.reverse_entry_builder
    scratch = Scratch(s, b)
    by_argument = [_shadows_in_reverse(s, call, arg, rule, b, scratch) for arg in call.args]
    again = {arg: descriptor_again(s, call, rule, arg, b) for arg in rule.shapes}

    def run(lane: int) -> list[Value]:
        args = _interleaved(call, by_argument, lane, lambda arg: again.get(arg) or s.need(arg))
        if _is_number(s.engine, call.type):
            seed = ir.zero(s.engine.out_type(call.type)) if seeds is None else seeds[lane]
            args += _flattened(seed, b)
        args += [s.need_forward(kept[f"tape.{lane}.{number}"]) for number in range(len(rule.tape))]
        return _results(s, rule, args, entry, b)

    found = Lanes.results(s.width, run)
    scratch.give_back()
    for arg, lanes in zip(numbers, found, strict=False):
        s.add(arg, lanes, b)


def _shadows_in_reverse(
    s: AdjointSweep, call: ir.Call, arg: Value, rule: RegisteredCall, b: Builder, scratch: Scratch
) -> Lanes | None:
    if not arg.type.is_pointer or arg in rule.alone:
        return None
    if arg in rule.ignored:
        return Lanes.same(s.need(arg), s.width)
    if s.facts.is_constant_value(arg):
        zeros = scratch.again(s, call, rule, arg)
        return zeros or Lanes.same(_unwanted(s, arg, s.need, s.reverse_entry_builder, b), s.width)
    shaped = shadow_again(s, call, rule, arg, b)
    if shaped is not None:
        return shaped
    return _distinct(s, arg, s.need(arg), s.shadow_in_reverse(arg, b), b)


# ---- forward mode


def forward_tangent(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Call the forward function, once for each lane."""
    rule = registered_rule(s.shadowing, call, callee)
    if rule.body is not None:
        s.visit_body(call, CallModel(Kind.DEFINED, rule.body, rule.body), b)
        return
    last, is_split = rule.last, rule.augmented is not None
    assert last is not None and s.entry_builder is not None
    tapes = _run_augmented(s, call, rule.augmented, b) if rule.augmented is not None else {}
    if not is_split:
        if not call.type.is_void and len(last.results) < 2 and call.users:
            s.copy(call, b)
        else:
            s.values[call] = ir.poison(call.type)
    scratch = Scratch(s, b)
    by_argument = [_shadows(s, arg, last, s.entry_builder, b, scratch) for arg in call.args]

    def run(lane: int) -> list[Value]:
        assert s.entry_builder is not None
        args = _interleaved(call, by_argument, lane, s.value)
        args += [tapes[f"tape.{lane}.{number}"] for number in range(len(last.tape))]
        results = _results(s, last, args, s.entry_builder, b)
        if len(results) == 2 and lane == 0 and not is_split:
            s.values[call] = results[0]
        return results[-1:]

    tangents = Lanes.results(s.width, run)
    scratch.give_back()
    if tangents and s.needs_shadow(call):
        s.shadows[call] = tangents[0]


# ---- both modes


def _is_number(engine: Derivatives, type: Type) -> bool:
    return not type.is_void and not type.is_pointer and engine.value_derivative_of_number(type)


def _shadows(
    s: Sweep, arg: Value, rule: RegisteredCall, entry: Builder, b: Builder, scratch: Scratch
) -> Lanes | None:
    """What follows an argument in the forward sweep, or in forward mode; None of what stands alone."""
    if arg in rule.alone:
        return None
    if arg in rule.ignored:
        return Lanes.same(s.value(arg), s.width)
    if arg.type.is_pointer:
        if s.facts.is_constant_value(arg):
            return scratch.of(rule, arg, entry) or Lanes.same(_unwanted(s, arg, s.value, entry, b), s.width)
        return with_shape(s, rule, arg, _distinct(s, arg, s.value(arg), s.shadow(arg, b), b), b)
    return s.shadow(arg, b) if rule.tangents and arg.type.is_fp else None


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


def _unwanted(s: Sweep, pointer: Value, value_of: Get, entry: Builder, b: Builder) -> Value:
    """The shadow of a pointer that is constant here: zeroed scratch memory, since the rule may add to it."""
    if isinstance(pointer, (ir.ConstantNull, ir.Undef, ir.Poison)):
        return pointer
    if not wants_scratch(s.facts, pointer):
        return ir.null() if s.facts.points_to_numbers(pointer) else value_of(pointer)
    base = base_of(pointer)
    size = object_size(s.engine.layout, base)
    assert size is not None
    scratch = entry.alloca(ir.array_type(ir.i8, size), align=16, name="scratch")
    b.memset(scratch, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, size))
    if base is pointer:
        return scratch
    offset = b.sub(b.ptrtoint(value_of(pointer), ir.i64), b.ptrtoint(value_of(base), ir.i64))
    return b.gep(ir.i8, scratch, (offset,))


def _results(
    s: Sweep,
    rule: RegisteredCall,
    args: list[Value],
    entry: Builder,
    b: Builder,
) -> list[Value]:
    """Call a registered function and read what it returns as the values that are wanted."""
    layout = s.engine.layout
    function, wanted = function_of(s.engine.module, s.engine.program, rule.name), rule.results
    assert function is not None
    structure = ir.struct_type(wanted)
    memory: Value | None = None
    if rule.hidden:
        memory = entry.alloca(structure, align=16, name="returned")
        args = [memory, *args]
    for position, (type, arg) in enumerate(zip(function.function_type.params, args, strict=True)):
        if type.is_pointer and not arg.type.is_pointer:  # a seed of Fortran's
            place = entry.alloca(arg.type, align=16, name="seed")
            b.store(arg, place)
            args[position] = place
        elif arg.type is not type:
            args[position] = _reread(arg, type, layout, entry, b)
    result = b.call(function, args, arg_attributes=extensions(function), flags=())
    if not wanted:
        return []
    if not rule.hidden:
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


def _flattened(value: Value, b: Builder) -> list[Value]:
    if not value.type.is_struct:
        return [value]
    return [b.extract_value(value, number) for number in range(len(flat_types(value.type)))]
