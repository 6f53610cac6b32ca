"""Builds arithmetic, comparisons and choices, folding trivial integer arithmetic."""

from __future__ import annotations

from enzyme_cc.ir import types
from enzyme_cc.ir.constants import ConstantInt, ConstantSplat, ZeroInit, int_constant
from enzyme_cc.ir.function import BasicBlock, Instruction
from enzyme_cc.ir.instructions import BinaryOp, FCmp, ICmp, Select, UnaryOp
from enzyme_cc.ir.metadata import Metadata
from enzyme_cc.ir.types import IntType, Type
from enzyme_cc.ir.values import Value


def constant_integer(value: Value) -> int | None:
    """The number of an integer constant or of a vector whose lanes all are that number."""
    if isinstance(value, ConstantInt):
        return value.value
    if isinstance(value, ConstantSplat) and isinstance(value.element, ConstantInt):
        return value.element.value
    if isinstance(value, ZeroInit) and value.type.is_vector and value.type.scalar.is_int:
        return 0
    return None


def integer_width(type: Type) -> int:
    scalar = type.scalar
    assert isinstance(scalar, IntType), type
    return scalar.bits


_COMPARISONS = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def compare_integers(predicate: str, bits: int, x: int, y: int) -> bool:
    """What `icmp` says of two integers of so many bits, read as signed."""
    if predicate[0] == "u":
        mask = (1 << bits) - 1
        x, y = x & mask, y & mask
    return bool(_COMPARISONS[predicate[-2:]](x, y))


class ArithmeticBuilder:
    """The part of Builder that computes.

    `fast` are the fast-math flags of floating-point instructions unless a call gives others;
    `debug_location` is the `!dbg` node attached to whatever is built, None for nothing.
    """

    __slots__ = ("block", "index", "fast", "debug_location")

    def __init__(self, block: BasicBlock | None = None, index: int | None = None) -> None:
        self.block = block  # type: ignore[assignment]  # a builder without a block only folds
        self.index = index  # None: at the end
        self.fast: tuple[str, ...] = ()
        self.debug_location: Metadata | None = None

    block: BasicBlock

    def insert(self, instruction: Instruction) -> Instruction:
        """Put an instruction made elsewhere at the position."""
        instruction.parent = self.block
        if self.index is None:
            self.block.instructions.append(instruction)
        else:
            self.block.instructions.insert(self.index, instruction)
            self.index += 1
        if self.debug_location is not None and "dbg" not in instruction.metadata:
            instruction.metadata["dbg"] = self.debug_location
        return instruction

    # -- arithmetic

    def _binary(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...]) -> Value:
        return self.insert(BinaryOp(opcode, a, b, name, flags))

    def _fp(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...] | None) -> Value:
        return self._binary(opcode, a, b, name, self.fast if flags is None else flags)

    def fadd(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fadd", a, b, name, flags)

    def fsub(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fsub", a, b, name, flags)

    def fmul(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fmul", a, b, name, flags)

    def fdiv(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fdiv", a, b, name, flags)

    def frem(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("frem", a, b, name, flags)

    def fneg(self, a: Value, name: str | None = None, flags: tuple[str, ...] | None = None) -> Value:
        return self.insert(UnaryOp("fneg", a, name, self.fast if flags is None else flags))

    def add(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x + y)
        if y == 0:
            return a
        if x == 0:
            return b
        return self._binary("add", a, b, name, flags)

    def sub(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x - y)
        return a if y == 0 else self._binary("sub", a, b, name, flags)

    def mul(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x * y)
        if x == 0 or y == 1:
            return a
        if y == 0 or x == 1:
            return b
        return self._binary("mul", a, b, name, flags)

    def _division(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...]) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if y == 1 and integer_width(a.type) > 1:
            return a if opcode in ("udiv", "sdiv") else int_constant(a.type, 0)
        if x is not None and y:
            if opcode in ("udiv", "urem"):
                mask = (1 << integer_width(a.type)) - 1
                x, y = x & mask, y & mask
            elif y == -1 and x == -1 << integer_width(a.type) - 1:
                return self._binary(opcode, a, b, name, flags)  # overflows: undefined, not ours to fold
            quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            return int_constant(a.type, quotient if opcode in ("udiv", "sdiv") else x - quotient * y)
        return self._binary(opcode, a, b, name, flags)

    def udiv(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("udiv", a, b, name, flags)

    def sdiv(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("sdiv", a, b, name, flags)

    def urem(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("urem", a, b, name, flags)

    def srem(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("srem", a, b, name, flags)

    def _shift(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...]) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if y == 0:
            return a
        if x is not None and y is not None and 0 < y < integer_width(a.type):
            if opcode == "shl":
                return int_constant(a.type, x << y)
            return int_constant(
                a.type, (x if opcode == "ashr" else x & (1 << integer_width(a.type)) - 1) >> y
            )
        return self._binary(opcode, a, b, name, flags)

    def shl(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._shift("shl", a, b, name, flags)

    def lshr(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._shift("lshr", a, b, name, flags)

    def ashr(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._shift("ashr", a, b, name, flags)

    def and_(self, a: Value, b: Value, name: str | None = None) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x & y)
        if y == -1 or x == 0:
            return a
        if x == -1 or y == 0:
            return b
        return self._binary("and", a, b, name, ())

    def or_(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x | y)
        if y == 0 or x == -1:
            return a
        if x == 0 or y == -1:
            return b
        return self._binary("or", a, b, name, flags)

    def xor(self, a: Value, b: Value, name: str | None = None) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x ^ y)
        if y == 0:
            return a
        if x == 0:
            return b
        return self._binary("xor", a, b, name, ())

    def not_(self, a: Value, name: str | None = None) -> Value:
        return self.xor(a, int_constant(a.type, -1), name)

    def binary(
        self, opcode: str, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        """Any binary instruction by its opcode."""
        method = getattr(self, opcode + "_" if opcode in ("and", "or") else opcode)
        return method(a, b, name) if flags is None or opcode in ("and", "xor") else method(a, b, name, flags)

    # -- comparison and choice

    def icmp(self, predicate: str, a: Value, b: Value, name: str | None = None) -> Value:
        x, y = constant_integer(a), constant_integer(b)
        if x is not None and y is not None and not a.type.is_vector:
            return int_constant(types.i1, int(compare_integers(predicate, integer_width(a.type), x, y)))
        return self.insert(ICmp(predicate, a, b, name))

    def fcmp(
        self,
        predicate: str,
        a: Value,
        b: Value,
        name: str | None = None,
        flags: tuple[str, ...] | None = None,
    ) -> Value:
        return self.insert(FCmp(predicate, a, b, name, self.fast if flags is None else flags))

    def select(
        self,
        condition: Value,
        if_true: Value,
        if_false: Value,
        name: str | None = None,
        flags: tuple[str, ...] | None = None,
    ) -> Value:
        if if_true is if_false:
            return if_true
        if isinstance(condition, ConstantInt):
            return if_true if condition.value else if_false
        if flags is None:
            flags = self.fast if if_true.type.is_fp else ()
        return self.insert(Select(condition, if_true, if_false, name, flags))
