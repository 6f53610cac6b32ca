"""The adjoint of each kind of instruction: what its reverse adds to the adjoints of its operands.

One function per opcode, in the table at the end; arithmetic comes from the rules. Calls are in calls/.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import NOTHING, convert, part_types, scaled
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.calls import handlers
from enzyme_cc.autodiff.interface.refusals import number_or_pointer
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.operations import atomics, bit_operations
from enzyme_cc.autodiff.operations.adjoint_memory import accumulate, guarded_address, take_memory
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Lanes
from enzyme_cc.autodiff.shadow.told_words import is_declared_address
from enzyme_cc.ir import Builder, Instruction, Value
from enzyme_cc.rules import rule_named


def reverse_instruction(s: AdjointSweep, instruction: Instruction, builder: Builder) -> None:
    """Emit the adjoint code of one primal instruction that is no phi."""
    if isinstance(instruction, ir.Call):
        handlers.adjoint(s, instruction, builder)
        return
    handler = HANDLERS.get(instruction.opcode)
    if handler is not None:
        if not s.facts.is_constant_instruction(instruction):
            handler(s, instruction, builder)
    elif instruction.opcode not in WITHOUT_ADJOINT and not s.facts.is_constant_instruction(instruction):
        if s.adjoint_type(instruction) is not None and not s.facts.is_constant_value(instruction):
            s.engine.refuse(
                instruction,
                f"cannot differentiate '{instruction.opcode}' on a value that carries a derivative",
                help=remedy("bit manipulation", instruction),
            )


def apply_rule(
    s: AdjointSweep, name: str, instruction: Instruction, operands: list[tuple[str, Value]], builder: Builder
) -> None:
    """The adjoint of a function of real scalars with one result, by its rule."""
    lanes = s.take(instruction, builder)
    if lanes is None:
        return
    rule = rule_named(name)
    assert rule is not None, name
    by_name = dict(operands)

    def leaf(op: str, parameter: str) -> Value:
        return s.need(instruction if op == "out" else by_name[parameter])

    emitter = ExpressionEmitter(builder, instruction.type, leaf)
    for parameter, operand in operands:
        if operand.is_constant or not operand.type.is_fp or s.facts.is_constant_value(operand):
            continue
        partial = rule.partial(parameter)
        if partial is None:
            continue
        if partial.op == "const" and partial.value in (1.0, -1.0):
            s.add(operand, lanes if partial.value > 0 else s.map_lanes(lanes, builder.fneg), builder)
            continue
        guarded = s.signature.strong_zero or (
            rule.needs_zero_guard(parameter) and s.facts.is_speculated(instruction)
        ) or s.facts.may_multiply_by_infinity(instruction)
        factor = emitter.emit(partial)
        s.add(operand, [scaled(builder, d, factor, guarded) for d in lanes], builder)


def _arithmetic(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    names = ("a", "b")
    if i.opcode == "fdiv":
        _divide(s, i, b)
    else:
        apply_rule(s, i.opcode, i, list(zip(names, i.operands, strict=False)), b)


def _divide(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    """a / b: d/b to a, -(d/b) * out to b: one division serves both. 1 / b, as in a logistic function, needs none."""
    lanes = s.take(i, b)
    if lanes is None:
        return
    numerator, denominator = i.operands
    guarded = s.signature.strong_zero or s.facts.is_speculated(i)
    if isinstance(numerator, ir.ConstantFP) and numerator.value == 1.0:
        out = s.need(i)
        s.add(denominator, [b.fneg(scaled(b, scaled(b, d, out, guarded), out, guarded)) for d in lanes], b)
        return
    divisor = s.need(denominator)
    shares = []
    for d in lanes:
        share = b.fdiv(d, divisor)
        if guarded:
            zero = ir.zero(d.type)
            share = b.select(b.fcmp("oeq", d, zero), zero, share)
        shares.append(share)
    s.add(numerator, shares, b)
    if not denominator.is_constant and not s.facts.is_constant_value(denominator):
        out = s.need(i)
        s.add(denominator, [b.fneg(scaled(b, share, out, guarded)) for share in shares], b)


def _load(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Load)
    if i.type.is_pointer and not s.facts.is_mixed(i) and (
        s.facts.types.mixed_words(i.pointer, 8) and _only_moves(i)
    ):
        s.engine.expect_mixed_words()
        if not is_declared_address(i, s.engine.module):
            s.engine.fail(number_or_pointer(s.facts, i))
    lanes = s.take(i, b)
    if lanes is None or s.facts.is_constant_value(i.pointer):
        return
    for d, shadow in zip(lanes, s.shadow_in_reverse(i.pointer, b), strict=True):
        if s.facts.is_mixed(i):
            mixed_words.accumulate(b, guarded_address(s, i.pointer, shadow, 8, b), d, i.align)
            continue
        accumulate(s, b, guarded_address(s, i.pointer, shadow, s.engine.layout.size(i.type), b), d, i.type, i)


def _only_moves(load: Instruction) -> bool:
    """Whether what is loaded is stored again, and used for nothing else: then it may be a number in the guise of a
    pointer, as LLVM copies an enumeration."""
    values: list[Value] = [load]
    moved = False
    for value in values:
        for user in value.users:
            if user.opcode in ("phi", "select", "freeze", "insertvalue"):
                if user not in values:
                    values.append(user)
            elif (isinstance(user, ir.Store) and user.value is value) or user.opcode == "ret":
                moved = True
            elif user.opcode != "icmp":
                return False
    return moved


def _store(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Store)
    if s.facts.is_constant_value(i.pointer):
        return
    lanes: Lanes = []
    if s.facts.is_mixed(i.value) or (i.value.type is ir.i64 and s.facts.types.mixed_words(i.pointer, 8)):
        for shadow in s.shadow_in_reverse(i.pointer, b):
            d = mixed_words.take(b, guarded_address(s, i.pointer, shadow, 8, b), i.align)
            if s.needs_guard(i.pointer):
                d = b.select(b.icmp("eq", s.need(i.pointer), shadow), ir.zero(d.type), d)
            lanes.append(d)
        s.add(i.value, lanes, b)
        return
    type = s.facts.stored_adjoint_type(i)
    if type is None:
        return
    layout = s.engine.layout
    for shadow in s.shadow_in_reverse(i.pointer, b):
        address = guarded_address(s, i.pointer, shadow, layout.size(i.value.type), b)
        guard = s.needs_guard(i.pointer)
        d = take_memory(s, b, address, type, i.value.type, i)
        if guard:
            d = b.select(b.icmp("eq", s.need(i.pointer), shadow), ir.zero(type), d)
        lanes.append(d)
    s.add(i.value, lanes, b)


def _select(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    lanes = s.take(i, b)
    if lanes is None:
        return
    condition, a, c = i.operands
    chosen = s.need(condition)
    for value, first in ((a, True), (c, False)):
        if value.is_constant or s.facts.is_constant_value(value):
            continue
        share = []
        for d in lanes:
            zero = ir.zero(d.type)
            share.append(b.select(chosen, d, zero) if first else b.select(chosen, zero, d))
        s.add(value, share, b)


def _pass_on(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    """The result is the operand's bits."""
    lanes = s.take(i, b)
    if lanes is not None:
        s.add(i.operands[0], lanes, b)


def _address_cast(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    """Between addresses and integers passes only what is a number at other times."""
    if s.facts.is_mixed(i):
        _pass_on(s, i, b)


def _fp_cast(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    lanes = s.take(i, b)
    if lanes is not None:
        opcode = "fpext" if i.opcode == "fptrunc" else "fptrunc"
        s.add(i.operands[0], [b.cast(opcode, d, i.operands[0].type) for d in lanes], b)


def _extract_value(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.ExtractValue)
    lanes = s.take(i, b)
    aggregate = i.operands[0]
    type = s.adjoint_type(aggregate)
    if lanes is None or type is None or s.facts.is_constant_value(aggregate):
        return
    part = type
    for index in i.indices:
        part = part_types(part)[index]
    s.add(
        aggregate,
        [b.insert_value(ir.zero(type), convert(b, d, part, s.engine.layout), *i.indices) for d in lanes],
        b,
    )


def _insert_value(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.InsertValue)
    lanes = s.take(i, b)
    if lanes is None:
        return
    aggregate, value = i.operands
    rest, inserted = [], []
    for d in lanes:
        part = b.extract_value(d, *i.indices)
        inserted.append(part)
        rest.append(d if part.type is NOTHING else b.insert_value(d, ir.zero(part.type), *i.indices))
    if inserted[0].type is not NOTHING:
        s.add(value, inserted, b)
    s.add(aggregate, rest, b)


def _extract_element(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    lanes = s.take(i, b)
    vector, index = i.operands
    type = s.adjoint_type(vector)
    if lanes is None or type is None:
        return
    at = s.need(index)
    s.add(vector, [b.insert_element(ir.zero(type), d, at) for d in lanes], b)


def _insert_element(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    lanes = s.take(i, b)
    if lanes is None:
        return
    vector, element, index = i.operands
    at = s.need(index)
    s.add(element, [b.extract_element(d, at) for d in lanes], b)
    s.add(vector, [b.insert_element(d, ir.zero(d.type.scalar), at) for d in lanes], b)


def _shuffle(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.ShuffleVector)
    lanes = s.take(i, b)
    if lanes is None:
        return
    width = i.operands[0].type.count
    for which, operand in enumerate(i.operands):
        type = s.adjoint_type(operand)
        if operand.is_constant or type is None or s.facts.is_constant_value(operand):
            continue
        shares = []
        for d in lanes:
            sums: dict[int, Value] = {}
            for lane, source in enumerate(i.mask):
                if source >= 0 and source // width == which:
                    part = b.extract_element(d, ir.int_constant(ir.i32, lane))
                    at = source % width
                    sums[at] = b.fadd(sums[at], part) if at in sums else part
            share: Value = ir.zero(type)
            for at, part in sums.items():
                share = b.insert_element(share, part, ir.int_constant(ir.i32, at))
            shares.append(share)
        s.add(operand, shares, b)


def _bits(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    """Integer operations on the bits of numbers, see bit_operations."""
    lanes = s.take(i, b)
    if lanes is None:
        return
    type = s.adjoint_type(i)
    assert type is not None
    for value in dict.fromkeys(i.operands):
        own = s.adjoint_type(value)
        if value.is_constant or own is None or s.facts.is_constant_value(value):
            continue
        if i.opcode in bit_operations.MOVING:
            s.add(value, [bit_operations.moved_back(s, i, d, own, type, b) for d in lanes], b)
            continue
        scale = bit_operations.scaling(s, i, value, type, s.need)
        if scale is not None:
            s.add(value, [scale(b, d) for d in lanes], b)


Handler = Callable[["AdjointSweep", Instruction, Builder], None]

HANDLERS: dict[str, Handler] = {
    "fadd": _arithmetic,
    "fsub": _arithmetic,
    "fmul": _arithmetic,
    "fdiv": _arithmetic,
    "frem": _arithmetic,
    "fneg": _arithmetic,
    "load": _load,
    "store": _store,
    "select": _select,
    "freeze": _pass_on,
    "bitcast": _pass_on,
    "ptrtoint": _address_cast,
    "inttoptr": _address_cast,
    "fptrunc": _fp_cast,
    "fpext": _fp_cast,
    "extractvalue": _extract_value,
    "insertvalue": _insert_value,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "shufflevector": _shuffle,
    **dict.fromkeys(bit_operations.DIAGONAL | bit_operations.MOVING, _bits),
    "atomicrmw": atomics.adjoint,
    "cmpxchg": atomics.adjoint,
}

WITHOUT_ADJOINT = frozenset(
    "mul ashr udiv sdiv urem srem icmp fcmp getelementptr alloca br switch ret unreachable fptosi fptoui sitofp"
    " uitofp addrspacecast fence indirectbr".split()
)
"""No adjoint, since the result is an integer, a pointer, or nothing, or a number with zero derivative."""
