"""Numbers computed from the bits of other numbers by integer arithmetic: the first guess of an inverse root
(0x5f3759df - (i >> 1)), a logarithm or a mantissa by masks, and the like. They get the slope that they have.

The bits of a number, read as an integer U, are linear in it between powers of two: dU = 2^f dx / 2^e, with f the bits
of its fraction and 2^e its power of two (with its sign). So is every integer a U + c that is made of it by

    add, sub, not        of constants, and of what is piecewise constant
    mul, shl             by constants
    udiv, sdiv, lshr, ashr  by constants; the rounding counts for nothing, as long as most of the fraction stays
    and, or, xor         that touch none of the bits that the fraction went to, or clear all of them
    trunc, zext, sext

and so is the number that has these bits, or to which this integer is converted. An integer that a number was rounded
to is linear in that number, if it becomes the fraction of another (a cheap exponential). Before any analysis such a
number r is passed through `enzyme_cc_sloped(r, x, slope)`, which is r, and whose derivative by x is the slope
(rules/special.py). What is no such integer is left alone: analysis/contents/ finds it where its derivative would be
lost.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.contents.bits import FRACTION_BITS, ones
from enzyme_cc.analysis.known_bits import constant_bits, zero_bits
from enzyme_cc.analysis.numbers_in_memory import number_loaded
from enzyme_cc.ir import Builder, Function, Instruction, Value
from enzyme_cc.rules.runtime import SLOPED

DEPTH = 16
LEAST_FRACTION = 16
"""So many bits of the fraction must be left for a linear function of it."""
SUFFIX = {"double": "", "float": "f"}


class Linear(NamedTuple):
    """factor * U(number) + what is piecewise constant.

    `number` may be an integer load of a number. `simple`: synthesis has a rule for all that made it. `fraction`: how
    many bits of the number are its fraction. `rounded`: of the number itself, rounded, in place of its bits U.
    """

    number: Value | None
    factor: Fraction
    simple: bool
    fraction: int = 0
    rounded: bool = False

    @property
    def lowest(self) -> int:
        """The lowest bit that a fraction's lowest bit matters to."""
        factor = abs(self.factor)
        return (factor.numerator // factor.denominator).bit_length() - 1 if factor >= 1 else 0

    @property
    def end(self) -> int:
        """The bit above the highest that the fraction went to."""
        reach = abs(self.factor) * (1 << self.fraction)
        return max(-(-reach.numerator // reach.denominator) - 1, 0).bit_length()


STEPS = Linear(None, Fraction(0), True)


def follow_slopes(function: Function) -> None:
    """Pass every number of the function that is made of another's bits, in this way, through its slope."""
    known: dict[Value, Linear | None] = {}
    for block in function.blocks:
        for i in list(block.instructions):
            if i.type.is_float and i.type.kind in SUFFIX and i.opcode in ("bitcast", "sitofp", "uitofp"):
                if i.operands[0].type.is_int and (found := _linear(i.operands[0], known, DEPTH)) is not None:
                    if _has_slope(i, found):
                        _pass_through(function, i, found)


def _has_slope(number: Instruction, made: Linear) -> bool:
    """Whether the number is linear in another, and no rule of synthesis says so."""
    if made.number is None:
        return False
    if made.rounded:
        # below the exponent it was multiplied up to, as k in 2^k; else an approximation of an exponential
        return number.opcode == "bitcast" and made.lowest + LEAST_FRACTION <= FRACTION_BITS[number.type.kind]
    return number.opcode != "bitcast" or not made.simple


def _pass_through(function: Function, number: Instruction, made: Linear) -> None:
    x, block = made.number, number.parent
    assert x is not None and block is not None
    if x.type.is_int:
        x = _as_number(x)
    builder = Builder(block, block.instructions.index(number) + 1)
    builder.debug_location = number.metadata.get("dbg")
    type, users = number.type, list(number.users)
    factor = made.factor * (1 << made.fraction)
    above: Value = ir.fp_constant(type, 1.0)
    if number.opcode == "bitcast":
        factor /= 1 << FRACTION_BITS[type.kind]
        above = _power_of_two(builder, number, 1)
    # The slope of subnormal numbers is none that a number can be, and most are integers, beside numbers in a union.
    below = ir.fp_constant(x.type, 1.0) if made.rounded else _power_of_two(builder, x, -1)
    if below.type is not type:
        below = builder.fpext(below, type) if below.type.bits < type.bits else builder.fptrunc(below, type)
    slope = builder.fmul(builder.fdiv(above, below), ir.fp_constant(type, float(factor)))
    if x.type is not type:
        x = builder.fpext(x, type) if x.type.bits < type.bits else builder.fptrunc(x, type)
    declared = function.parent.get_or_declare(SLOPED + SUFFIX[type.kind], ir.function_type(type, [type] * 3))
    result = builder.call(declared, (number, x, slope))
    for user in users:
        user.replace_operand(number, result)


def _as_number(load: Value) -> Value:
    """What an integer load loads, as the number that it is."""
    assert isinstance(load, Instruction) and load.parent is not None
    builder = Builder(load.parent, load.parent.instructions.index(load) + 1)
    builder.debug_location = load.metadata.get("dbg")
    return builder.bitcast(load, ir.f64 if load.type.bits == 64 else ir.float_type("float"))


def _power_of_two(b: Builder, number: Value, of_subnormal: int) -> Value:
    """2 to the number's exponent, with its sign; `of_subnormal`: the biased exponent of such, -1 for infinity."""
    type = number.type
    word = ir.int_type(type.bits)
    fraction = FRACTION_BITS[type.kind]
    bits = b.bitcast(number, word)
    least = ir.int_constant(word, 1 << fraction)
    infinite = (1 << type.bits - 1) - (1 << fraction)
    exponent = b.and_(bits, ir.int_constant(word, infinite))
    instead = ir.int_constant(word, of_subnormal << fraction & infinite)
    exponent = b.select(b.icmp("ult", exponent, least), instead, exponent)
    return b.bitcast(b.or_(exponent, b.and_(bits, ir.int_constant(word, -(1 << type.bits - 1)))), type)


# -- what an integer is ----------------------------------------------------------------------------


def _linear(value: Value, known: dict[Value, Linear | None], depth: int) -> Linear | None:
    """The integer as a linear function of the bits of one number; None if it is none, or not known for one."""
    if value.is_constant:
        return STEPS
    if value in known:
        return known[value]
    if depth == 0 or not isinstance(value, Instruction) or not value.type.is_int:
        return None
    found = _of_instruction(value, known, depth)
    if found is not None and found.number is not None and not found.rounded and found.end > value.type.bits + 1:
        found = None  # it wraps again and again, as a hash does
    known[value] = found
    return found


def _of_instruction(i: Instruction, known: dict[Value, Linear | None], depth: int) -> Linear | None:
    opcode, operands = i.opcode, i.operands
    if opcode == "icmp" or i.type.bits == 1:
        return STEPS
    if opcode == "bitcast":
        number = operands[0]
        if number.type.is_float and number.type.kind in SUFFIX and not number.is_constant:
            return Linear(number, Fraction(1), True, FRACTION_BITS[number.type.kind])
        return None
    if opcode == "load":
        kind = number_loaded(i)
        return Linear(i, Fraction(1), True, FRACTION_BITS[kind]) if kind in SUFFIX else None
    if opcode in ("fptosi", "fptoui"):
        number = operands[0]
        known_format = number.type.is_float and number.type.kind in SUFFIX
        return Linear(number, Fraction(1), False, 0, True) if known_format else None
    if opcode not in ("add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "sdiv", "and", "or", "xor", "trunc", "zext",
                      "sext", "freeze"):
        return None
    forms = [_linear(o, known, depth - 1) for o in operands]
    if any(f is None for f in forms):
        return None
    first = forms[0]
    assert first is not None
    if all(f is not None and f.number is None for f in forms):
        return STEPS
    if opcode in ("trunc", "zext", "sext", "freeze"):
        first = first._replace(simple=first.simple and opcode == "freeze")
        return _reduced(first, i.type.bits) if opcode == "trunc" else first
    second = forms[1]
    assert second is not None
    if first.number is not None and second.number is not None:
        return None
    made, other, constant = (first, second, operands[1]) if first.number is not None else (second, first, operands[0])
    assert other.number is None
    bits = constant_bits(constant)
    if opcode in ("add", "sub"):
        sign = -1 if opcode == "sub" and made is second else 1
        return made._replace(factor=made.factor * sign, simple=made.simple and bits is not None)
    if opcode in ("mul", "shl", "lshr", "ashr", "udiv", "sdiv"):
        if not isinstance(constant, ir.ConstantInt) or (opcode != "mul" and made is second):
            return None
        return _scaled(made, opcode, constant)
    return _masked(made, opcode, constant, bits, i.type.bits)


def _scaled(made: Linear, opcode: str, constant: ir.ConstantInt) -> Linear | None:
    number = constant.value if opcode in ("mul", "sdiv") else constant.unsigned
    if opcode == "mul":
        factor = made.factor * number
    elif opcode == "shl":
        factor = made.factor * (1 << number)
    elif opcode in ("udiv", "sdiv"):
        if number == 0:
            return None
        factor = made.factor / number
    else:
        factor = made.factor / (1 << number)
    return _rounded(made._replace(factor=factor, simple=False)) if factor else STEPS


def _rounded(made: Linear) -> Linear | None:
    """What is left of the fraction: enough, nothing, or too little to count as linear."""
    if made.rounded:
        return made if made.factor.denominator == 1 else None
    if made.end >= LEAST_FRACTION:
        return made
    return STEPS if made.end == 0 else None


def _reduced(made: Linear, width: int) -> Linear | None:
    """The low bits of it."""
    return made if made.rounded or made.lowest + LEAST_FRACTION <= width else None


def _masked(made: Linear, opcode: str, other: Value, bits: int | None, width: int) -> Linear | None:
    """and, or, xor with what is piecewise constant."""
    if made.rounded:
        return None
    fraction = ones(made.end) & ~ones(made.lowest) & ones(width)
    touched = fraction & (~zero_bits(other) if bits is None else bits)
    if opcode == "and":
        if bits is None:
            return None
        whole = touched == fraction
        simple = made.simple and bits & ones(made.end) == ones(made.end) and made.end + 12 >= width and (
            bits | 1 << width - 1) == ones(width)
        return made._replace(simple=simple) if whole else STEPS if touched == 0 else None
    if opcode == "xor" and bits == ones(width):
        return made._replace(factor=-made.factor, simple=False)
    if touched:
        return None
    signs = made.simple and bits is not None and bits & ~(1 << width - 1) == 0
    return made._replace(simple=signs)
