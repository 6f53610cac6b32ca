"""Calls in reverse mode: what the forward sweep does in their place, and their adjoints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.calls import input_reads, memory_kernels, sorting
from enzyme_cc.autodiff.calls.callee import Callee, Kind, classify
from enzyme_cc.autodiff.interface.refusals import obstacle
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.autodiff.reverse import structural_adjoints
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.autodiff.shadow import lazily_mapped
from enzyme_cc.autodiff.shadow.sweep import SCOPE, Lanes, Sweep
from enzyme_cc.ir import Builder, Value
from enzyme_cc.ir.cursor import Cursor

if TYPE_CHECKING:
    from enzyme_cc.autodiff.reverse.synthesis import ReverseSynthesis
    from enzyme_cc.autodiff.shadow.sweep import Sweep


def callee_of(s: ReverseSynthesis, call: ir.Call) -> Callee:
    """The call's classification, cached."""
    found = s.callees.get(call)
    if found is None:
        found = s.callees[call] = classify(s.engine, call)
    return found


def forward_call(s: ReverseSynthesis, call: ir.Call, b: Builder) -> None:
    """The call in the forward sweep."""
    callee = callee_of(s, call)
    if callee.kind is Kind.DROPPED:
        s.values[call] = ir.poison(call.type)
        if call.called_function is not None and call.called_function.name == SCOPE:
            s.copy(call, b)
    elif callee.kind is Kind.REFUSED and callee.info is not None:
        s.engine.fail(obstacle(call, callee.info.name, callee.info.reason))
    elif callee.kind is Kind.ALLOCATE:
        forward_allocate(s, call, callee, b)
    elif callee.kind is Kind.FREE:
        _forward_free(s, call, callee, b)
    elif callee.kind is Kind.REALLOCATE:
        _forward_reallocate(s, call, callee, b)
    elif callee.kind in (Kind.COPY, Kind.SET):
        s.copy(call, b)
        memory_kernels.forward_transfer(s, call, callee, b)
    elif callee.kind is Kind.MATH:
        s.copy(call, b)
        assert callee.spelling is not None
        structural_adjoints.forward_multiple(s, call, callee.spelling, b)
    elif callee.kind is Kind.STRUCTURAL:
        s.copy(call, b)
        structural_adjoints.forward_structural(s, call, b)
    elif callee.kind is Kind.MIRROR:
        s.visit_mirror(call, b)
    elif callee.kind is Kind.INACTIVE:
        s.copy(call, b)
        text_in_shadow(s, call, callee, b)
        if s.needs_shadow(call):
            forward_pointer_result(s, call, callee, b)
    elif s.facts.is_constant_instruction(call) and not s.needs_shadow(call):
        s.copy(call, b)
    elif callee.kind is Kind.DEFINED:
        _forward_defined(s, call, callee, b)
    elif callee.kind is Kind.INDIRECT:
        _forward_indirect(s, call, b)
    elif callee.kind is Kind.CUSTOM:
        structural_adjoints.forward_custom(s, call, callee, b)
    elif sorting.is_sort(callee):
        sorting.forward_sort(s, call, b)
    elif sorting.is_search(callee):
        s.copy(call, b)
        s.shadows[call] = sorting.found_shadow(s, call, callee, b)
    else:
        refuse_unknown(s, call)


def reverse_call(s: ReverseSynthesis, call: ir.Call, b: Builder) -> None:
    """The adjoint of the call."""
    callee = callee_of(s, call)
    if callee.kind is Kind.INACTIVE:
        input_reads.end_adjoints(s, call, callee, b)
        return
    if callee.kind in (Kind.DROPPED, Kind.MIRROR, Kind.FREE, Kind.ALLOCATE):
        return
    if callee.kind is Kind.REALLOCATE:
        _reverse_reallocate(s, call, b)
    elif callee.kind in (Kind.COPY, Kind.SET):
        memory_kernels.reverse_transfer(s, call, callee, b)
    elif s.facts.is_constant_instruction(call) and call not in s.pairs:
        return
    elif callee.kind is Kind.MATH:
        _reverse_math(s, call, callee, b)
    elif callee.kind is Kind.STRUCTURAL:
        structural_adjoints.reverse_structural(s, call, b)
    elif callee.kind is Kind.CUSTOM:
        structural_adjoints.reverse_custom(s, call, callee, b)
    elif sorting.is_sort(callee):
        sorting.reverse_sort(s, call, b)
    elif call in s.pairs:
        _reverse_pair(s, call, b)


def refuse_unknown(s: Sweep, call: ir.Call) -> None:
    """An active call of code that cannot be seen."""
    from enzyme_cc.autodiff.interface.refusals import unknown_callee

    s.engine.fail(unknown_callee(s.facts, call))


# ---- heap memory

USABLE_SIZE = ir.function_type(ir.i64, (ir.ptr,))


def forward_allocate(s: Sweep, call: ir.Call, callee: Callee, b: Builder) -> None:
    s.copy(call, b)
    info = callee.info
    assert info is not None
    if info.result_through is not None:
        slot = call.args[info.result_through]
        if s.facts.is_constant_value(slot):
            return
        for shadow_slot in s.shadow(slot, b):
            clone = call.clone(s.values)
            clone.set_operand(info.result_through, shadow_slot)
            clone.metadata.clear()
            b.insert(clone)
            _zero_allocation(s, call, info, b.load(ir.ptr, shadow_slot), b)
        return
    if not s.needs_shadow(call):
        return
    lanes: Lanes = []
    for _ in range(s.width):
        clone = call.clone(s.values)
        clone.metadata.clear()
        clone.tail = None
        clone.name = "shadow"
        b.insert(clone)
        _zero_allocation(s, call, info, clone, b)
        lanes.append(clone)
    s.shadows[call] = lanes


def _zero_allocation(s: Sweep, call: ir.Call, info, pointer: Value, b: Builder) -> None:
    moves = any(name in s.module.functions for name in ("realloc", "reallocarray"))
    if moves and call.called_function is not None and call.called_function.name in GROWING:
        # realloc moves all that the block has room for, which is more than what was asked for
        usable = s.module.get_or_declare("malloc_usable_size", USABLE_SIZE)
        s.zeroed(b, pointer, b.call(usable, (pointer,)))
    elif not info.zeroed:
        s.zeroed(b, pointer, allocation_size(s, call, info, b))


GROWING = frozenset(("malloc", "calloc", "aligned_alloc", "posix_memalign", "memalign"))
"""Functions whose memory realloc may be called on."""


def allocation_size(s: Sweep, call: ir.Call, info, b: Builder) -> Value:
    """Bytes that an allocating call asks for, as i64."""
    size: Value = ir.int_constant(ir.i64, 1)
    for position in info.size:
        size = b.mul(size, b.zext(s.value(call.args[position]), ir.i64))
    return size


def _forward_free(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    """The memory may be read by the reverse sweep: it stays until the gradient is complete."""
    assert callee.info is not None
    retire = tape.runtime_function(s.module, tape.RETIRE)
    release: tuple[Value, ...] = ()
    if s.engine.registrations.frees.get(callee.info.name) is callee.info:
        if callee.function is None or len(callee.function.args) != 1:
            # its other arguments may depend on when it is called: the memory stays
            s.values[call] = ir.poison(call.type)
            return
        retire = tape.runtime_function(s.module, tape.RETIRE_WITH)
        release = (callee.function,)
    for position in callee.info.frees or (0,):
        pointer = call.args[position]
        b.call(retire, (s.value(pointer), *release))
        if s.needs_shadow(pointer):
            for shadow in s.shadow(pointer, b):
                if s.may_be_its_own_shadow(pointer):
                    inactive = s.inactive_at_run_time(pointer, shadow, b)
                    shadow = b.select(inactive, ir.null(), shadow)
                b.call(retire, (lazily_mapped.heap_block(s, shadow, b), *release))
    if not call.type.is_void:
        s.values[call] = ir.poison(call.type)


def _forward_reallocate(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    """New memory with the old contents; the old block stays for the reverse sweep."""
    info = callee.info
    assert info is not None
    old = s.value(call.args[0])
    size = allocation_size(s, call, info, b)
    malloc = s.module.get_or_declare("malloc", ir.function_type(ir.ptr, (ir.i64,)))
    usable = s.module.get_or_declare("malloc_usable_size", USABLE_SIZE)
    kept = _smaller(b, b.call(usable, (old,), name="old.size"), size)
    retire = tape.runtime_function(s.module, tape.RETIRE)
    new = s.values[call] = b.call(malloc, (size,))
    b.memcpy(new, old, kept)
    b.call(retire, (old,))
    lanes: Lanes = []
    had_shadow = s.needs_shadow(call.args[0])
    for lane in range(s.width):
        shadow: Value = ir.null()
        if had_shadow:
            shadow = s.shadow(call.args[0], b)[lane]
            if s.needs_guard(call.args[0]):
                shadow = b.select(s.inactive_at_run_time(call.args[0], shadow, b), ir.null(), shadow)
        if s.needs_shadow(call):
            fresh = b.call(malloc, (size,))
            s.zeroed(b, fresh, b.call(usable, (fresh,)))
            lanes.append(fresh)
            if had_shadow:
                block = lazily_mapped.heap_block(s, shadow, b)
                moved = _smaller(b, b.call(usable, (block,)), kept)
                if block is not shadow:
                    unowned = b.select(b.icmp("eq", shadow, ir.null()), moved, kept)
                    moved = b.select(b.icmp("eq", block, ir.null()), unowned, moved)
                b.memcpy(fresh, shadow, moved)
                s.moved_bytes.setdefault(call, []).append((shadow, moved))
        if had_shadow:
            b.call(retire, (lazily_mapped.heap_block(s, shadow, b),))
    if lanes:
        s.shadows[call] = lanes


def _smaller(b: Builder, first: Value, second: Value) -> Value:
    return b.select(b.icmp("ult", first, second), first, second)


def _reverse_reallocate(s: ReverseSynthesis, call: ir.Call, b: Builder) -> None:
    moved = s.moved_bytes.get(call)
    if moved is None:
        return
    for new, (old, size) in zip(s.shadows[call], moved, strict=True):
        memory_kernels.restore_adjoints(s, b, s.need_forward(new), s.need_forward(old), s.need_forward(size), call)


def text_in_shadow(s: Sweep, call: ir.Call, callee: Callee, b: Builder) -> None:
    """A result in memory that holds no numbers, such as a string: its pointers are their own shadows.

    Without it the shadow would keep the pointers of what lay there before, to be freed a second time.
    """
    if callee.info is None or not callee.info.text:
        return
    for pointer, attributes in zip(call.args, call.arg_attributes, strict=False):
        declared = next((a for a in attributes if a.startswith("sret(")), None)
        if declared is not None and s.needs_shadow(pointer):
            type = Cursor(s.module, declared[len("sret("):-1]).type()
            size = ir.int_constant(ir.i64, s.module.datalayout.store_size(type))
            for shadow in s.shadow(pointer, b):
                b.memcpy(shadow, s.value(pointer), size)


def forward_pointer_result(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    """An inactive function that returns one of its pointer arguments, or a pointer that nothing is known of."""
    info = callee.info
    if info is not None and info.returns is not None and callee.function is not None:
        # strchr and its kin: same offset into the shadow
        base = call.args[info.returns]
        distance = b.sub(b.ptrtoint(s.values[call], ir.i64), b.ptrtoint(s.value(base), ir.i64))
        s.shadows[call] = [b.gep(ir.i8, shadow, (distance,)) for shadow in s.shadow(base, b)]
        return
    if callee.function is not None and callee.function.name.startswith("llvm."):
        s._repeat_on_shadows(call, b)
        return
    s.shadows[call] = [s.values[call]] * s.width


# ---- mathematics


def _reverse_math(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    spelling = callee.spelling
    assert spelling is not None
    rule = spelling.rule
    if rule.inactive:
        return
    if len(rule.outputs) > 1 or rule.complex:
        structural_adjoints.reverse_multiple(s, call, spelling, b)
        return
    lanes = s.take(call, b)
    if lanes is None:
        return
    operands = {p: call.operands[at] for p, at in spelling.positions.items()}

    def leaf(op: str, parameter: str) -> Value:
        return s.need(call if op == "out" else operands[parameter])

    emitter = ExpressionEmitter(b, call.type, leaf)
    from enzyme_cc.autodiff.reverse.adjoints import scaled

    for parameter in rule.differentiable:
        operand = operands[parameter]
        partial = rule.partial(parameter)
        if partial is None or operand.is_constant or s.facts.is_constant_value(operand):
            continue
        guarded = s.signature.strong_zero or (
            rule.needs_zero_guard(parameter) and s.facts.is_speculated(call)
        ) or s.facts.may_multiply_by_infinity(call)
        factor = emitter.emit(partial)
        shares = [scaled(b, d, factor, guarded) for d in lanes]
        s.add(operand, [derivative_types.in_precision(b, d, operand.type) for d in shares], b)


# ---- functions with bodies


def call_signature(s: ReverseSynthesis, call: ir.Call) -> Signature:
    """Which derivative of the callee this call needs."""
    activities = []
    for arg in call.args:
        if arg.type.is_metadata:
            activities.append(Activity.CONST)
        elif s.needs_shadow(arg):
            if arg in s.guarded or (s.is_self_shadow(arg) and not s.signature.runtime_activity):
                s.require_runtime_activity(call)
            activities.append(Activity.DUP_AND_OUT if _has_numbers_too(s, arg) else Activity.DUP)
        elif arg.is_constant or s.facts.is_constant_value(arg) or s.adjoint_type(arg) is None:
            activities.append(Activity.CONST)
        else:
            activities.append(Activity.OUT)
    result = Activity.CONST
    if s.needs_shadow(call):
        result = Activity.DUP_AND_OUT if _has_numbers_too(s, call) else Activity.DUP
    elif not call.type.is_void and not s.facts.is_constant_value(call) and s.adjoint_type(call) is not None:
        result = Activity.OUT
    return Signature(
        Mode.SPLIT,
        tuple(activities),
        result,
        True,
        s.width,
        s.facts.stable_arguments(call, s.signature),
        s.signature.runtime_activity,
        s.signature.strong_zero,
    )


def _has_numbers_too(s: ReverseSynthesis, value: Value) -> bool:
    """Whether a structure with pointers holds numbers beside them, or a word is now a pointer, now a number."""
    type = value.type
    if type.is_pointer or not (type.is_aggregate or s.facts.is_mixed(value)):
        return False
    return s.adjoint_type(value) is not None


def _forward_defined(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    assert callee.function is not None
    structural_adjoints.refuse_variable_arguments(s, call)
    signature = call_signature(s, call)
    pair = s.engine.split(callee.function, signature, s.facts.argument_types(call))
    s.pairs[call] = (signature, None)
    _call_augmented(s, call, signature, pair.augmented, pair.augmented.function_type, b)


def _forward_indirect(s: ReverseSynthesis, call: ir.Call, b: Builder) -> None:
    """Through the shadow of the function pointer, which points to {augmented, adjoint, forward}."""
    s.guard_inactive_arguments(call)
    signature = s.engine.indirect_signature(call.function_type, s.signature)
    augmented_type, _ = s.engine.split_types(call.function_type, signature)
    table = s.engine.derivatives_of_pointer(s, call, b)
    augmented = b.load(ir.ptr, table)
    adjoint = b.load(ir.ptr, b.gep(ir.ptr, table, (ir.int_constant(ir.i64, 1),)))
    s.pairs[call] = (signature, adjoint)
    _call_augmented(s, call, signature, augmented, augmented_type, b)


def _interleaved(s: ReverseSynthesis, call: ir.Call, signature: Signature, b: Builder) -> list[Value]:
    """Primal arguments, each followed by its shadows, in the forward sweep."""
    result: list[Value] = []
    for arg, activity in zip(call.args, signature.arguments, strict=True):
        result.append(s.value(arg))
        if activity.has_shadow:
            result += s.shadow(arg, b)
    return result


def _call_augmented(
    s: ReverseSynthesis, call: ir.Call, signature: Signature, function: Value, type: ir.FunctionType, b: Builder
) -> None:
    result = b.call(function, _interleaved(s, call, signature, b), type, cc="")
    parts = len(type.ret.elements) if type.ret.is_struct else 1
    if parts == 1:
        s.tapes[call] = result
        return
    s.tapes[call] = b.extract_value(result, 0, name="tape")
    s.values[call] = b.extract_value(result, 1, name=call.name)
    if signature.result.has_shadow:
        s.shadows[call] = [b.extract_value(result, 2 + lane) for lane in range(s.width)]


def _reverse_pair(s: ReverseSynthesis, call: ir.Call, b: Builder) -> None:
    signature, pointer = s.pairs[call]
    args: list[Value] = []
    unused: set[int] = set()
    if pointer is None:
        function = callee_of(s, call).function
        assert function is not None
        pair = s.engine.split(function, signature, s.facts.argument_types(call))
        adjoint: Value = pair.adjoint
        type = pair.adjoint.function_type
        unused = s.engine.unused_arguments(pair.adjoint)
    else:
        _, type = s.engine.split_types(call.function_type, signature)
        adjoint = s.need_forward(pointer)
    for arg, activity in zip(call.args, signature.arguments, strict=True):
        args.append(ir.poison(arg.type) if len(args) in unused else s.need(arg))
        if activity.has_shadow:
            args += s.shadow_in_reverse(arg, b)
    if signature.result.has_adjoint:
        from enzyme_cc.autodiff.reverse.adjoints import convert

        lanes = s.take(call, b)
        seed = s.engine.out_type(call.type)
        if lanes is None:
            lanes = [derivative_types.zero_of(seed)] * s.width
        args += [convert(b, d, seed, s.engine.layout) for d in lanes]
    args.append(s.need_forward(s.tapes[call]))
    result = b.call(adjoint, args, type, cc="")
    outs = [arg for arg, activity in zip(call.args, signature.arguments, strict=True) if activity.has_adjoint]
    single = len(outs) * s.width == 1
    for number, arg in enumerate(outs):
        lanes = [
            result if single else b.extract_value(result, number * s.width + lane) for lane in range(s.width)
        ]
        s.add(arg, lanes, b)
