"""What statements of rules/blas*.py compute with, as code: numbers, sizes, conditions, flags, arrays.

They behave as Python's numbers do, and write what is computed at the builder of the kernel they belong to.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Value


class Number:
    """A real number, or a complex one."""

    __slots__ = ("_b", "re", "im")

    def __init__(self, b: Builder, re: Value, im: Value | None = None) -> None:
        self._b, self.re, self.im = b, re, im

    @property
    def conj(self) -> Number:
        """The conjugate."""
        return self if self.im is None else Number(self._b, self.re, self._b.fneg(self.im))

    @property
    def real(self) -> Number:
        """The real part."""
        return Number(self._b, self.re)

    def is_real(self) -> Condition:
        """Whether there is no imaginary part."""
        b = self._b
        if self.im is None:
            return Condition(b, ir.int_constant(ir.i1, 1))
        return Condition(b, b.fcmp("oeq", self.im, self._constant(0.0)))

    @property
    def sign(self) -> Number:
        """The signs of the parts, 0 of 0."""

        def of(part: Value) -> Value:
            b, zero = self._b, ir.zero(part.type)
            positive = b.select(b.fcmp("ogt", part, zero), self._constant(1.0), zero)
            return b.select(b.fcmp("olt", part, zero), self._constant(-1.0), positive)

        return Number(self._b, of(self.re), None if self.im is None else of(self.im))

    @property
    def parts(self) -> list[Value]:
        """One or two values."""
        return [self.re] if self.im is None else [self.re, self.im]

    def _constant(self, value: float) -> Value:
        return ir.fp_constant(self.re.type, value)

    def _other(self, other: Number | float) -> Number:
        if isinstance(other, Number):
            return other
        return Number(self._b, self._constant(other), None if self.im is None else self._constant(0.0))

    def __add__(self, given: Number | float) -> Number:
        b, other = self._b, self._other(given)
        im = other.im if self.im is None else self.im
        if self.im is not None and other.im is not None:
            im = b.fadd(self.im, other.im)
        return Number(b, b.fadd(self.re, other.re), im)

    def __neg__(self) -> Number:
        b = self._b
        return Number(b, b.fneg(self.re), None if self.im is None else b.fneg(self.im))

    def __sub__(self, given: Number | float) -> Number:
        return self + -self._other(given)

    def __mul__(self, given: Number | float) -> Number:
        b, other = self._b, self._other(given)
        if self.im is None or other.im is None:
            one, two = (self, other) if self.im is not None else (other, self)
            return Number(b, b.fmul(one.re, two.re), None if one.im is None else b.fmul(one.im, two.re))
        re = b.fsub(b.fmul(self.re, other.re), b.fmul(self.im, other.im))
        return Number(b, re, b.fadd(b.fmul(self.re, other.im), b.fmul(self.im, other.re)))

    def __truediv__(self, other: Number) -> Number:
        """By a real number."""
        b = self._b
        return Number(b, b.fdiv(self.re, other.re), None if self.im is None else b.fdiv(self.im, other.re))

    def __lt__(self, other: float) -> Condition:
        """Of real numbers."""
        return Condition(self._b, self._b.fcmp("olt", self.re, self._constant(other)))

    def is_one(self) -> Condition:
        """Whether it is one."""
        return (self - 1.0).is_zero()

    def is_zero(self) -> Condition:
        """Whether it is zero."""
        b = self._b
        found = b.fcmp("oeq", self.re, self._constant(0.0))
        if self.im is not None:
            found = b.and_(found, b.fcmp("oeq", self.im, self._constant(0.0)))
        return Condition(b, found)


class Size:
    """An integer of 64 bits."""

    __slots__ = ("_b", "value")

    def __init__(self, b: Builder, value: Value | int) -> None:
        self._b = b
        self.value = ir.int_constant(ir.i64, value) if isinstance(value, int) else value

    def _of(self, other: Size | int) -> Value:
        return other.value if isinstance(other, Size) else ir.int_constant(ir.i64, other)

    def __add__(self, other: Size | int) -> Size:
        return Size(self._b, self._b.add(self.value, self._of(other)))

    def __sub__(self, other: Size | int) -> Size:
        return Size(self._b, self._b.sub(self.value, self._of(other)))

    def __mul__(self, other: Size | int) -> Size:
        return Size(self._b, self._b.mul(self.value, self._of(other)))

    def __lt__(self, other: Size | int) -> Condition:
        return Condition(self._b, self._b.icmp("slt", self.value, self._of(other)))

    def __gt__(self, other: Size | int) -> Condition:
        return Condition(self._b, self._b.icmp("sgt", self.value, self._of(other)))

    def equals(self, other: Size | int) -> Condition:
        """Whether both are the same."""
        return Condition(self._b, self._b.icmp("eq", self.value, self._of(other)))

    def at_least(self, other: Size | int) -> Size:
        """The larger one."""
        return (self < other).choose(Size(self._b, self._of(other)), self)

    def at_most(self, other: Size | int) -> Size:
        """The smaller one."""
        return (self > other).choose(Size(self._b, self._of(other)), self)


class Condition:
    """True or false."""

    __slots__ = ("_b", "value")

    def __init__(self, b: Builder, value: Value) -> None:
        self._b, self.value = b, value

    def __and__(self, other: Condition) -> Condition:
        return Condition(self._b, self._b.and_(self.value, other.value))

    def __or__(self, other: Condition) -> Condition:
        return Condition(self._b, self._b.or_(self.value, other.value))

    def __xor__(self, other: Condition) -> Condition:
        return Condition(self._b, self._b.xor(self.value, other.value))

    def __invert__(self) -> Condition:
        return Condition(self._b, self._b.xor(self.value, ir.int_constant(ir.i1, 1)))

    def choose(self, one, other):
        """One of two numbers, sizes, flags or arrays."""
        b = self._b
        if isinstance(one, Array):
            step = None if one.step is None or other.step is None else self.choose(one.step, other.step)
            return Array(b.select(self.value, one.pointer, other.pointer), step, one.real)
        if isinstance(one, Number):
            im = None if one.im is None else b.select(self.value, one.im, other.im)
            return Number(b, b.select(self.value, one.re, other.re), im)
        if isinstance(one, (str, Flag)):
            return Flag(b, b.select(self.value, letter(one), letter(other)))
        return Size(b, b.select(self.value, Size(b, one).value if isinstance(one, int) else one.value,
                                Size(b, other).value if isinstance(other, int) else other.value))


class Flag:
    """A letter, as i32."""

    __slots__ = ("_b", "value")

    def __init__(self, b: Builder, value: Value) -> None:
        self._b, self.value = b, value

    def is_(self, which: str) -> Condition:
        """Whether it is this letter."""
        return Condition(self._b, self._b.icmp("eq", self.value, letter(which)))


def letter(flag: str | Flag) -> Value:
    """A flag's value."""
    return ir.int_constant(ir.i32, ord(flag)) if isinstance(flag, str) else flag.value


@dataclass(frozen=True, slots=True)
class Array:
    """Where it begins, and its leading dimension or increment; `real` if its numbers are, where others are complex."""

    pointer: Value
    step: Size | None
    real: bool = False
