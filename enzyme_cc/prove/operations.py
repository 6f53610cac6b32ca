"""What translated code calls: arithmetic on integers, bits and conditions, and what moves numbers between them.

A function's first argument is the run; widths are in bits. Integers are Python's or symbolic, truths bool or
conditions; vectors, arrays and structures are tuples.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from enzyme_cc.prove import conditions, terms
from enzyme_cc.prove.inputs import INTEGER, POINTER, UNDEFINED, Bits, JoinedBits, Raw, Uncovered
from enzyme_cc.prove.integers import SymbolicInteger, bounds, combined, divided, scaled, signed
from enzyme_cc.prove.memory import bits_of_number, is_condition, number_of_bits
from enzyme_cc.prove.terms import CONSTANT, Real


def number(value: Any) -> Real:
    """A real operand."""
    if value.__class__ is Real:
        return value
    if value is UNDEFINED:
        raise Uncovered("a number is used that was never given")
    raise Uncovered("several numbers are used as one")


def fadd(a: Any, b: Any) -> Real:
    return terms.add(number(a), number(b))


def fsub(a: Any, b: Any) -> Real:
    return terms.subtract(number(a), number(b))


def fmul(a: Any, b: Any) -> Real:
    return terms.multiply(number(a), number(b))


def fdiv(a: Any, b: Any) -> Real:
    return terms.divide(number(a), number(b))


def fneg(a: Any) -> Real:
    return terms.negative(number(a))


def frem(a: Any, b: Any) -> Real:
    a, b = number(a), number(b)
    return terms.subtract(a, terms.multiply(b, function("trunc", terms.divide(a, b))))


def function(name: str, *args: Any) -> Real:
    """A function of real numbers; its value, where it is known."""
    given = tuple(map(number, args))
    if all(arg.op is CONSTANT and not isinstance(arg.value, float) for arg in given):
        from enzyme_cc.prove.evaluation import folded

        value = folded(name, [arg.value for arg in given])
        if value is None:
            raise Uncovered(f"{name}() is called outside of its domain")
        return terms.constant(value)
    return terms.function(name, *given)


COMPARISONS: dict[str, Callable[[Real, Real], Any]] = {
    "eq": conditions.equal,
    "ne": lambda a, b: conditions.negated(conditions.equal(a, b)),
    "lt": conditions.less,
    "gt": lambda a, b: conditions.less(b, a),
    "le": lambda a, b: conditions.negated(conditions.less(b, a)),
    "ge": lambda a, b: conditions.negated(conditions.less(a, b)),
}


def fcmp(predicate: str, a: Any, b: Any) -> Any:
    """A comparison of numbers, of which none is NaN."""
    if predicate in ("ord", "true"):
        return True
    if predicate in ("uno", "false"):
        return False
    return COMPARISONS[predicate[1:]](number(a), number(b))


# -- integers


def integer(s: Any, value: Any, bits: int) -> int | SymbolicInteger:
    """An integer operand."""
    if value.__class__ is int:
        return value
    if isinstance(value, Raw):
        return integer(s, s.inputs.resolved(value, INTEGER), bits)
    if value.__class__ is bool or is_condition(value):
        return int(s.path.decide(value))
    if isinstance(value, SymbolicInteger):
        value = s.path.integer(value)
        return value if isinstance(value, SymbolicInteger) else value & ((1 << bits) - 1)
    if value is UNDEFINED:
        raise Uncovered("an integer is used that was never given")
    if isinstance(value, (Bits, JoinedBits)):
        raise Uncovered("the bits of a number are used as an integer")
    raise Uncovered("several values are used as an integer")


def word(value: int | SymbolicInteger, bits: int) -> int | SymbolicInteger:
    return value & ((1 << bits) - 1) if isinstance(value, int) else value


def as_signed(value: int | SymbolicInteger, bits: int) -> int | SymbolicInteger:
    return signed(value, bits) if isinstance(value, int) else value


def add(s: Any, a: Any, b: Any, bits: int) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return (a + b) & ((1 << bits) - 1)
    return _sum(s, a, b, bits, 1)


def sub(s: Any, a: Any, b: Any, bits: int) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return (a - b) & ((1 << bits) - 1)
    return _sum(s, a, b, bits, -1)


def _sum(s: Any, a: Any, b: Any, bits: int, factor: int) -> Any:
    left, right = integer(s, a, bits), integer(s, b, bits)
    return word(combined(as_signed(left, bits), as_signed(right, bits), factor), bits)


def mul(s: Any, a: Any, b: Any, bits: int) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return (a * b) & ((1 << bits) - 1)
    left, right = integer(s, a, bits), integer(s, b, bits)
    if isinstance(left, SymbolicInteger) and isinstance(right, SymbolicInteger):
        right = s.path.concrete(right)
        left = s.path.integer(left)
    if isinstance(left, int):
        left, right = right, left
    assert isinstance(right, int)
    if isinstance(left, SymbolicInteger):
        return word(scaled(left, signed(right & ((1 << bits) - 1), bits)), bits)
    return (left * right) & ((1 << bits) - 1)


def concrete(s: Any, value: Any, bits: int) -> int:
    """An integer as a number, 0 .. 2^bits - 1."""
    found = integer(s, value, bits)
    return found if isinstance(found, int) else s.path.concrete(found) & ((1 << bits) - 1)


def shl(s: Any, a: Any, b: Any, bits: int) -> Any:
    return mul(s, a, 1 << concrete(s, b, bits), bits)


def _shifted(s: Any, a: Any, b: Any, bits: int) -> Any:
    """A SymbolicInteger shifted to the right, None where it has to be known for that."""
    left = integer(s, a, bits)
    return divided(left, 1 << concrete(s, b, bits)) if isinstance(left, SymbolicInteger) else None


def lshr(s: Any, a: Any, b: Any, bits: int) -> Any:
    if isinstance(a, Bits) and b == bits - 1:
        return int(s.path.decide(conditions.less(a.term, terms.ZERO)))
    found = _shifted(s, a, b, bits)
    if found is not None and s.path.decide(conditions.not_negative(found)):
        return found
    return concrete(s, a, bits) >> concrete(s, b, bits)


def ashr(s: Any, a: Any, b: Any, bits: int) -> Any:
    if isinstance(a, Bits) and b == bits - 1:
        return ((1 << bits) - 1) * s.path.decide(conditions.less(a.term, terms.ZERO))
    found = _shifted(s, a, b, bits)
    if found is not None:
        return found
    return (signed(concrete(s, a, bits), bits) >> concrete(s, b, bits)) & ((1 << bits) - 1)


def sdiv(s: Any, a: Any, b: Any, bits: int) -> Any:
    by = signed(concrete(s, b, bits), bits)
    if by == 0:
        raise Uncovered("an integer is divided by zero")
    left = integer(s, a, bits)
    if isinstance(left, SymbolicInteger):
        found = divided(left, by)
        if found is not None:
            return found
    value = signed(concrete(s, a, bits), bits)
    return (abs(value) // abs(by) * (1 if (value < 0) == (by < 0) else -1)) & ((1 << bits) - 1)


def udiv(s: Any, a: Any, b: Any, bits: int) -> Any:
    by = concrete(s, b, bits)
    if by == 0:
        raise Uncovered("an integer is divided by zero")
    left = integer(s, a, bits)
    if isinstance(left, SymbolicInteger) and s.path.decide(conditions.not_negative(left)):
        found = divided(left, by)
        if found is not None:
            return found
    return concrete(s, a, bits) // by


def srem(s: Any, a: Any, b: Any, bits: int) -> Any:
    value, by = signed(concrete(s, a, bits), bits), signed(concrete(s, b, bits), bits)
    if by == 0:
        raise Uncovered("an integer is divided by zero")
    return (abs(value) % abs(by) * (-1 if value < 0 else 1)) & ((1 << bits) - 1)


def urem(s: Any, a: Any, b: Any, bits: int) -> Any:
    by = concrete(s, b, bits)
    if by == 0:
        raise Uncovered("an integer is divided by zero")
    return concrete(s, a, bits) % by


def and_(s: Any, a: Any, b: Any, bits: int) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return a & b
    if bits == 1:
        return conditions.both(truth(s, a), truth(s, b))
    if isinstance(b, Bits):
        a, b = b, a
    if isinstance(a, Bits) and isinstance(b, int):
        sign = 1 << (bits - 1)
        if b == sign - 1:
            return bits_of_number(absolute(s, a.term), a.size)
        if b == sign:
            return sign * s.path.decide(conditions.less(a.term, terms.ZERO))
    if a == 0 or b == 0:
        return 0
    low_bits = b if isinstance(b, int) else a if isinstance(a, int) else None
    if low_bits is not None and low_bits == (1 << bits) - 1:
        return a if low_bits is b else b
    return concrete(s, a, bits) & concrete(s, b, bits)


def or_(s: Any, a: Any, b: Any, bits: int) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return a | b
    if bits == 1:
        return conditions.either(truth(s, a), truth(s, b))
    if a.__class__ is int and a == 0:
        return b
    if b.__class__ is int and b == 0:
        return a
    if isinstance(a, (Bits, JoinedBits)) or isinstance(b, (Bits, JoinedBits)):
        left, right = _joined(s, a, bits), _joined(s, b, bits)
        return JoinedBits((*left.terms, *right.terms), left.known | right.known)
    return concrete(s, a, bits) | concrete(s, b, bits)


def _joined(s: Any, value: Any, bits: int) -> JoinedBits:
    if isinstance(value, Bits):
        return JoinedBits((value.term,))
    return value if isinstance(value, JoinedBits) else JoinedBits((), concrete(s, value, bits))


def xor(s: Any, a: Any, b: Any, bits: int) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return a ^ b
    if bits == 1:
        return conditions.differ(truth(s, a), truth(s, b))
    if isinstance(b, Bits):
        a, b = b, a
    if isinstance(a, Bits) and b == 1 << (bits - 1):
        return bits_of_number(terms.negative(a.term), a.size)
    return concrete(s, a, bits) ^ concrete(s, b, bits)


def truth(s: Any, value: Any) -> Any:
    """An i1 as bool or condition."""
    if value.__class__ is bool or is_condition(value):
        return value
    if isinstance(value, int):
        return bool(value & 1)
    if value is UNDEFINED:
        raise Uncovered("a truth value is used that was never given")
    return bool(concrete(s, value, 1) & 1)


def icmp(s: Any, predicate: str, a: Any, b: Any, bits: int) -> Any:
    if a.__class__ is int and b.__class__ is int:
        if predicate[0] == "s":
            a, b = signed(a, bits), signed(b, bits)
        return _compared(predicate, a, b)
    if bits == 1:
        left, right = truth(s, a), truth(s, b)
        if predicate in ("eq", "ne"):
            different = conditions.differ(left, right)
            return different if predicate == "ne" else conditions.negated(different)
        return icmp(s, predicate, int(s.path.decide(left)), int(s.path.decide(right)), bits)
    if isinstance(a, JoinedBits) and b == 0 and predicate in ("eq", "ne"):
        none: Any = a.known == 0
        for term in a.terms:
            none = conditions.both(none, conditions.equal(term, terms.ZERO))
        return none if predicate == "eq" else conditions.negated(none)
    if isinstance(a, Bits) or isinstance(b, Bits):
        return _bits_compared(predicate, a, b, bits)
    left, right = integer(s, a, bits), integer(s, b, bits)
    if left.__class__ is int and right.__class__ is int:
        return icmp(s, predicate, left, right, bits)
    if predicate[0] == "u":
        left, right = _unsigned(s, left, bits), _unsigned(s, right, bits)
        if left.__class__ is int and right.__class__ is int:
            return _compared(predicate, left, right)
    else:
        left, right = as_signed(left, bits), as_signed(right, bits)
    if predicate in ("eq", "ne"):
        same = conditions.same(left, right)
        return same if predicate == "eq" else conditions.negated(same)
    kind = predicate[1:]
    if kind in ("gt", "ge"):
        left, right = right, left
    strict = kind in ("lt", "gt")
    return conditions.at_most(combined(left, int(strict), 1), right)


def _unsigned(s: Any, value: int | SymbolicInteger, bits: int) -> int | SymbolicInteger:
    if isinstance(value, SymbolicInteger) and not s.path.decide(conditions.not_negative(value)):
        return combined(value, 1 << bits, 1)
    return value


def _compared(predicate: str, a: int, b: int) -> bool:
    if predicate == "eq":
        return a == b
    if predicate == "ne":
        return a != b
    kind = predicate[1:]
    return a < b if kind == "lt" else a <= b if kind == "le" else a > b if kind == "gt" else a >= b


def _bits_compared(predicate: str, a: Any, b: Any, bits: int) -> Any:
    """A comparison of the bits of numbers: of the sign, or whether they are the same."""
    if isinstance(a, Bits) and isinstance(b, int):
        if predicate == "slt" and b == 0:
            return conditions.less(a.term, terms.ZERO)
        if predicate == "sgt" and b == (1 << bits) - 1:
            return conditions.negated(conditions.less(a.term, terms.ZERO))
    if predicate in ("eq", "ne"):
        sides = [side.term if isinstance(side, Bits) else number_of_bits(side, bits // 8) for side in (a, b)]
        same = conditions.equal(*sides)
        return same if predicate == "eq" else conditions.negated(same)
    raise Uncovered("the bits of a number are compared as an integer")


# -- conversions


def zext(s: Any, value: Any, bits: int) -> Any:
    if value.__class__ is int or value is UNDEFINED:
        return value
    found = integer(s, value, bits)
    return _unsigned(s, found, bits) if isinstance(found, SymbolicInteger) else found


def sext(s: Any, value: Any, bits: int, to: int) -> Any:
    if bits == 1:
        return ((1 << to) - 1) * s.path.decide(truth(s, value))
    if value is UNDEFINED:
        return value
    found = integer(s, value, bits)
    return found if isinstance(found, SymbolicInteger) else signed(found, bits) & ((1 << to) - 1)


def trunc(s: Any, value: Any, bits: int, to: int) -> Any:
    if value.__class__ is int:
        return value & ((1 << to) - 1) if to > 1 else bool(value & 1)
    if value is UNDEFINED:
        return value
    if to == 1 and (value.__class__ is bool or is_condition(value)):
        return value
    found = integer(s, value, bits)
    if isinstance(found, SymbolicInteger):
        low, high = bounds(found, s.inputs.bounds)
        if -(1 << (to - 1)) <= low and high < 1 << to and to > 1:
            return found
        if to >= 32:
            return found  # integers are meant not to overflow
        found = concrete(s, found, bits)
    return found & ((1 << to) - 1) if to > 1 else bool(found & 1)


def sitofp(s: Any, value: Any, bits: int) -> Real:
    if bits == 1:
        return terms.MINUS_ONE if s.path.decide(truth(s, value)) else terms.ZERO
    found = integer(s, value, bits)
    if isinstance(found, SymbolicInteger):
        return real_of(found)
    return terms.constant(signed(found, bits))


def real_of(value: SymbolicInteger) -> Real:
    """An integer that is not known, as a real number."""
    parts = [terms.multiply(terms.constant(factor), terms.symbol("int:" + name)) for name, factor in value.factors]
    return terms.add(terms.total(parts), terms.constant(value.constant))


def uitofp(s: Any, value: Any, bits: int) -> Real:
    found = integer(s, value, bits)
    if isinstance(found, SymbolicInteger):
        found = _unsigned(s, found, bits)
    return real_of(found) if isinstance(found, SymbolicInteger) else terms.constant(found)


def fptosi(s: Any, value: Any, bits: int) -> Any:
    value = number(value)
    if value.op is CONSTANT:
        return int(value.value) & ((1 << bits) - 1)
    found = _whole(value)
    return found if found is not None else s.path.whole_part(value) & ((1 << bits) - 1)


def _whole(value: Real) -> SymbolicInteger | int | None:
    """The integer that was made a number, if it is one."""
    if value.op is terms.SYMBOL and value.value.startswith("int:"):
        return SymbolicInteger(((value.value[4:], 1),), 0)
    if value.op is CONSTANT and not isinstance(value.value, float) and value.value.denominator == 1:
        return int(value.value)
    if value.op is terms.ADD:
        left, right = _whole(value.args[0]), _whole(value.args[1])
        return combined(left, right, 1) if left is not None and right is not None else None
    if value.op is terms.MULTIPLY:
        left, right = _whole(value.args[0]), _whole(value.args[1])
        if isinstance(left, int) and isinstance(right, SymbolicInteger):
            return scaled(right, left)
    return None


def to_bits(s: Any, value: Any, size: int) -> Any:
    """bitcast of a number to an integer."""
    return bits_of_number(value, size) if isinstance(value, Real) else value


def from_bits(s: Any, value: Any, size: int) -> Any:
    """bitcast of an integer to a number."""
    return s.memory.seen(value, size, "float")


def pointer(s: Any, value: Any) -> Any:
    """inttoptr, and pointers that were moved as integers."""
    return s.inputs.resolved(value, POINTER) if isinstance(value, Raw) else value


def select(s: Any, condition: Any, a: Any, b: Any) -> Any:
    """One of two values; a product that is zero with one of its factors stays a product."""
    if a is b:
        return a
    condition = truth(s, condition)
    if condition.__class__ is bool:
        return a if condition else b
    guarded = _guarded(condition, a, b)
    if guarded is not None:
        return guarded
    if condition.__class__ is not bool and (a.__class__ is bool or is_condition(a)) and (
            b.__class__ is bool or is_condition(b)):
        return conditions.either(conditions.both(condition, a), conditions.both(conditions.negated(condition), b))
    return a if s.path.decide(condition) else b


def _guarded(condition: Any, a: Any, b: Any) -> Real | None:
    """`t == 0 ? 0 : p` where p is a product or quotient of t."""
    if isinstance(condition, conditions.Not):
        condition, a, b = condition.operand, b, a
    if not isinstance(condition, conditions.Equal) or a is not terms.ZERO or b.__class__ is not Real:
        return None
    factor = condition.left if condition.right is terms.ZERO else condition.right
    if terms.ZERO not in (condition.left, condition.right) or factor is terms.ZERO:
        return None
    return terms.guard(factor, b) if _has_factor(b, factor) else None


def _has_factor(term: Real, factor: Real) -> bool:
    if term is factor:
        return True
    if term.op is terms.MULTIPLY:
        return any(_has_factor(arg, factor) for arg in term.args)
    if term.op is terms.DIVIDE:
        return _has_factor(term.args[0], factor)
    return term.op is terms.GUARD and _has_factor(term.args[1], factor)


# -- numbers that comparisons decide


def absolute(s: Any, a: Any) -> Real:
    a = number(a)
    return terms.negative(a) if s.path.decide(conditions.less(a, terms.ZERO)) else a


def copysign(s: Any, a: Any, b: Any) -> Real:
    size = absolute(s, a)
    return terms.negative(size) if s.path.decide(conditions.less(number(b), terms.ZERO)) else size


def maximum(s: Any, a: Any, b: Any) -> Real:
    a, b = number(a), number(b)
    return b if s.path.decide(conditions.less(a, b)) else a


def minimum(s: Any, a: Any, b: Any) -> Real:
    a, b = number(a), number(b)
    return b if s.path.decide(conditions.less(b, a)) else a


def larger_integer(s: Any, a: Any, b: Any, bits: int, kind: str) -> Any:
    """smax, smin, umax, umin."""
    predicate = {"smax": "sgt", "smin": "slt", "umax": "ugt", "umin": "ult"}[kind]
    return a if s.path.decide(truth(s, icmp(s, predicate, a, b, bits))) else b
