"""Symbolic integer expressions over IR values: small immutable trees, modular (two's complement)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from enzyme_cc.graph import Loop
from enzyme_cc.ir import (
    BasicBlock,
    Builder,
    ConstantInt,
    ConstantNull,
    Instruction,
    IntType,
    Value,
    i64,
    int_constant,
    int_type,
)
from enzyme_cc.ir.structure import block_of

EMPTY: Mapping[Value, Value] = {}


@dataclass(frozen=True, slots=True)
class SymbolicExpr:
    """An integer of `bits` bits.

    `op` is "const" (`leaf` is the int, unsigned), "value" (`leaf` is a Value, a pointer counts as its
    address) or add, sub, mul, and, lshr, udiv, sdiv, smax, smin, umax, umin, zext, sext, trunc on `operands`.
    Make them with the functions below, which fold.
    """

    op: str
    bits: int
    operands: tuple[SymbolicExpr, ...] = ()
    leaf: Value | int | None = None

    def __str__(self) -> str:
        if self.op == "const":
            return str(self.signed)
        if self.op == "value":
            assert isinstance(self.leaf, Value)
            return self.leaf.ref()
        if self.op in ("zext", "sext", "trunc"):
            return f"({self.op} {self.operands[0]} to i{self.bits})"
        return f"({self.op} {' '.join(map(str, self.operands))})"

    @property
    def constant(self) -> int | None:
        """The value as an unsigned number, None unless constant."""
        if self.op != "const":
            return None
        assert isinstance(self.leaf, int)
        return self.leaf

    @property
    def signed(self) -> int | None:
        """The value as a signed number, None unless constant."""
        if self.op != "const":
            return None
        assert isinstance(self.leaf, int)
        return to_signed(self.leaf, self.bits)

    def walk(self) -> Iterator[SymbolicExpr]:
        """Every node, with repetition, a node before its operands."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.operands))

    def leaves(self) -> list[Value]:
        """The IR values it depends on, each once."""
        return list(dict.fromkeys(node.leaf for node in self.walk() if isinstance(node.leaf, Value)))

    def is_invariant_in(self, loop: Loop[BasicBlock]) -> bool:
        """Whether no leaf is defined in the loop."""
        return not any(isinstance(v, Instruction) and block_of(v) in loop for v in self.leaves())

    def substitute(self, replace: Callable[[Value], SymbolicExpr | None]) -> SymbolicExpr:
        """The expression with leaves replaced (None keeps a leaf)."""
        if isinstance(self.leaf, Value):
            return replace(self.leaf) or self
        if not self.operands:
            return self
        return make(self.op, self.bits, *[operand.substitute(replace) for operand in self.operands])

    def evaluate(self, environment: Callable[[Value], int]) -> int:
        """The unsigned value when `environment` gives the leaves'."""
        if self.op == "const":
            assert isinstance(self.leaf, int)
            return self.leaf
        if self.op == "value":
            assert isinstance(self.leaf, Value)
            return environment(self.leaf) & mask(self.bits)
        return _fold(self.op, self.bits, self.operands, [o.evaluate(environment) for o in self.operands])

    def materialise(self, builder: Builder, value_map: Mapping[Value, Value] = EMPTY) -> Value:
        """Emit the expression at the builder's place as an i64 (zero-extended); leaves go through the map."""
        return zext(self, 64)._emit(builder, value_map, {})

    def _emit(self, b: Builder, value_map: Mapping[Value, Value], done: dict[SymbolicExpr, Value]) -> Value:
        found = done.get(self)
        if found is None:
            found = done[self] = self._emit_node(b, value_map, done)
        return found

    def _emit_node(
        self, b: Builder, value_map: Mapping[Value, Value], done: dict[SymbolicExpr, Value]
    ) -> Value:
        type = int_type(self.bits)
        if self.op == "const":
            assert isinstance(self.leaf, int)
            return int_constant(type, self.leaf)
        if self.op == "value":
            assert isinstance(self.leaf, Value)
            value = value_map.get(self.leaf, self.leaf)
            return b.ptrtoint(value, i64) if value.type.is_pointer else value
        parts = [operand._emit(b, value_map, done) for operand in self.operands]
        if self.op in ("zext", "sext", "trunc"):
            return b.cast(self.op, parts[0], type)
        if self.op in EXTREMA:
            left, right = parts
            return b.select(b.icmp(EXTREMA[self.op], left, right), left, right)
        return b.binary(EMITTED[self.op], parts[0], parts[1])


EXTREMA = {"smax": "sgt", "smin": "slt", "umax": "ugt", "umin": "ult"}
EMITTED = {op: op for op in ("add", "sub", "mul", "and", "lshr", "udiv", "sdiv")}


def mask(bits: int) -> int:
    return (1 << bits) - 1


def to_signed(value: int, bits: int) -> int:
    value &= mask(bits)
    return value - (1 << bits) if value >> (bits - 1) else value


def _fold(op: str, bits: int, operands: tuple[SymbolicExpr, ...], numbers: list[int]) -> int:
    """The unsigned result of an operation on unsigned numbers; ZeroDivisionError where a machine traps."""
    if op == "zext":
        return numbers[0]
    if op == "sext":
        return to_signed(numbers[0], operands[0].bits) & mask(bits)
    if op == "trunc":
        return numbers[0] & mask(bits)
    a, b = numbers
    if op == "add":
        result = a + b
    elif op == "sub":
        result = a - b
    elif op == "mul":
        result = a * b
    elif op == "and":
        result = a & b
    elif op == "lshr":
        result = a >> b
    elif op == "udiv":
        result = a // b
    elif op == "umax":
        result = max(a, b)
    elif op == "umin":
        result = min(a, b)
    else:
        a, b = to_signed(a, bits), to_signed(b, bits)
        if op == "sdiv":
            quotient = abs(a) // abs(b)
            result = quotient if (a < 0) == (b < 0) else -quotient
        elif op == "smax":
            result = max(a, b)
        elif op == "smin":
            result = min(a, b)
        else:
            raise ValueError(f"no symbolic operation {op}")
    return result & mask(bits)


def bits_of(value: Value) -> int:
    """The width of an integer; a pointer counts as 64 bits."""
    if value.type.is_pointer:
        return 64
    assert isinstance(value.type, IntType)
    return value.type.bits


def const(value: int, bits: int = 64) -> SymbolicExpr:
    return SymbolicExpr("const", bits, (), value & mask(bits))


def leaf(value: Value) -> SymbolicExpr:
    """An IR integer or pointer; constants fold."""
    if isinstance(value, ConstantInt):
        return const(value.value, bits_of(value))
    if isinstance(value, ConstantNull):
        return const(0)
    return SymbolicExpr("value", bits_of(value), (), value)


def split_constant(expr: SymbolicExpr) -> tuple[SymbolicExpr | None, int]:
    """`expr` as (rest, constant) of a sum; rest is None for a constant."""
    number = expr.constant
    if number is not None:
        return None, number
    if expr.op == "add":
        number = expr.operands[1].constant
        if number is not None:
            return expr.operands[0], number
    return expr, 0


def _plus_constant(rest: SymbolicExpr | None, number: int, bits: int) -> SymbolicExpr:
    number &= mask(bits)
    if rest is None:
        return const(number, bits)
    return SymbolicExpr("add", bits, (rest, const(number, bits))) if number else rest


def add(a: SymbolicExpr, b: SymbolicExpr) -> SymbolicExpr:
    (rest_a, number_a), (rest_b, number_b) = split_constant(a), split_constant(b)
    if rest_a is not None and rest_b is not None:
        if rest_a.op == "sub" and rest_a.operands[1] == rest_b:
            return _plus_constant(rest_a.operands[0], number_a + number_b, a.bits)
        if rest_b.op == "sub" and rest_b.operands[1] == rest_a:
            return _plus_constant(rest_b.operands[0], number_a + number_b, a.bits)
        return _plus_constant(SymbolicExpr("add", a.bits, (rest_a, rest_b)), number_a + number_b, a.bits)
    return _plus_constant(rest_a if rest_a is not None else rest_b, number_a + number_b, a.bits)


def sub(a: SymbolicExpr, b: SymbolicExpr) -> SymbolicExpr:
    (rest_a, number_a), (rest_b, number_b) = split_constant(a), split_constant(b)
    difference = number_a - number_b
    if rest_b is None:
        return _plus_constant(rest_a, difference, a.bits)
    if rest_a == rest_b:
        return const(difference, a.bits)
    zero = const(0, a.bits)
    return _plus_constant(
        SymbolicExpr("sub", a.bits, (zero if rest_a is None else rest_a, rest_b)), difference, a.bits
    )


def mul(a: SymbolicExpr, b: SymbolicExpr) -> SymbolicExpr:
    if a.op == "const":
        a, b = b, a
    factor = b.constant
    if factor is not None:
        other = 0 if factor == 0 else a.constant
        if other is not None:
            return const(other * factor, a.bits)
        if factor == 1:
            return a
    return SymbolicExpr("mul", a.bits, (a, b))


def zext(a: SymbolicExpr, bits: int) -> SymbolicExpr:
    return make("zext", bits, a)


def sext(a: SymbolicExpr, bits: int) -> SymbolicExpr:
    return make("sext", bits, a)


def trunc(a: SymbolicExpr, bits: int) -> SymbolicExpr:
    return make("trunc", bits, a)


NEUTRAL = {"udiv": 1, "sdiv": 1, "lshr": 0, "umax": 0}


def make(op: str, bits: int, *operands: SymbolicExpr) -> SymbolicExpr:
    """The expression `op(operands)`, folded; casts to the same width vanish."""
    if op == "add":
        return add(*operands)
    if op == "sub":
        return sub(*operands)
    if op == "mul":
        return mul(*operands)
    if op in ("zext", "sext", "trunc"):
        inner = operands[0]
        if inner.bits == bits:
            return inner
        if op == "trunc" and inner.op in ("zext", "sext") and inner.operands[0].bits == bits:
            return inner.operands[0]
        if op == inner.op:
            operands = inner.operands
    elif op in EXTREMA and operands[0] == operands[1]:
        return operands[0]
    elif op in NEUTRAL and operands[1].constant == NEUTRAL[op]:
        return operands[0]
    numbers = [number for operand in operands if (number := operand.constant) is not None]
    if len(numbers) == len(operands) and not (op in ("udiv", "sdiv") and numbers[1] == 0):
        return const(_fold(op, bits, operands, numbers), bits)
    return SymbolicExpr(op, bits, operands)
