"""Marks of bytes as values of the program: what stands for them, and the code that makes and keeps them.

Marks say of each byte whether it is one of an active number, and whether the derivative goes along (runtime/marks.c has
the list). Those of a value are one integer, of as many bytes.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import OWN_MARKS
from enzyme_cc.analysis.contents.bits import Masks, of_number
from enzyme_cc.ir import Builder, DataLayout, Function, Module, Type, Value

RUNTIME = OWN_MARKS
WRITTEN = 0x01
"""Of bytes in memory that the slice has written, and that are of no number; of values, these have no mark at all."""
LEFT = 0x40
FIRST_BYTE = {"double": 0x80, "float": 0x90}
OTHER_NUMBERS = 0xA0
OF_CALLER = 0x42
STEPS_ONLY = (0x87, 0x93)
"""Marks of bytes that have nothing of a fraction."""

ATTRIBUTES = ("noinline",)
"""Of calls of the run time: so derivatives of derivatives, too, know them for what they are."""

_P, _N, _W, _V = ir.ptr, ir.i64, ir.i32, ir.void
_TYPES = {
    **{f"load{n}": ir.function_type(ir.int_type(8 * n), (_P,)) for n in (1, 2, 4, 8)},
    **{f"store{n}": ir.function_type(_V, (_P, ir.int_type(8 * n))) for n in (1, 2, 4, 8)},
    "begin": ir.function_type(_V, ()),
    "end": ir.function_type(_V, ()),
    "fill": ir.function_type(_V, (_P, _N, ir.i8)),
    "clear": ir.function_type(_V, (_P, _N)),
    "move": ir.function_type(_V, (_P, _P, _N)),
    "give": ir.function_type(_V, (_W, _N)),
    "take": ir.function_type(_N, (_W,)),
    "integer": ir.function_type(_V, (_P, _N)),
    "number": ir.function_type(_V, (_P, ir.i1)),
    "before_sort": ir.function_type(_P, (_P, _N, _N)),
    "after_sort": ir.function_type(_V, (_P, _N, _N, _P)),
}


def runtime_function(module: Module, name: str) -> Function:
    """A function of the run time: `begin` and `end` stand around a derivative that the program calls."""
    return module.get_or_declare(RUNTIME + name, _TYPES[name])


def has_marks(module: Module) -> bool:
    """Whether anything is followed in a slice."""
    return any(name.startswith(RUNTIME) for name in module.functions)


def marks_of(numbers: Masks, type: Type) -> Value:
    """The marks of a word in which numbers lie, by their bits."""
    found = at = 0
    while at < type.bits:
        for kind, number in (("double", ir.f64), ("float", ir.f32)):
            if numbers.field(at, number.bits) == of_number(number):
                size = number.bits // 8
                found |= sum(FIRST_BYTE[kind] + k << 8 * k for k in range(size)) << at
                at += number.bits
                break
        else:
            at += 8
    return ir.int_constant(type, found)


class MarkBuilder:
    """Makes marks where its builder stands."""

    def __init__(self, module: ir.OwningModule, layout: DataLayout) -> None:
        self.module = module
        self.layout = layout
        self.b = Builder()

    def whole(self, type: Type) -> Value:
        """The marks of a number, or of a vector of numbers."""
        size = self.layout.store_size(type.scalar)
        first = FIRST_BYTE.get(type.scalar.kind, OTHER_NUMBERS)
        one = sum(first + k << 8 * k for k in range(size))
        count = type.count if type.is_vector else 1
        return ir.int_constant(ir.int_type(8 * size * count), sum(one << 8 * size * n for n in range(count)))

    def bytes(self, marks: Value) -> Value:
        """One by one, as a vector."""
        return self.b.bitcast(marks, ir.vector_type(ir.i8, marks.type.bits // 8))

    def any(self, marks: Value) -> Value:
        """Whether there is one."""
        return self.b.icmp("ne", marks, ir.int_constant(marks.type, 0))

    def splat(self, mark: int, type: Type) -> Value:
        """The same one for each byte."""
        return ir.int_constant(type, sum(mark << 8 * k for k in range(type.bits // 8)))

    def left(self, marks: Value) -> Value:
        """The same bytes without their derivative."""
        if isinstance(marks, ir.ConstantInt) and marks.unsigned == 0:
            return marks
        type = ir.vector_type(ir.i8, marks.type.bits // 8)

        def all_of(mark: int) -> Value:
            return ir.splat(type, ir.int_constant(ir.i8, mark))

        b, each = self.b, self.bytes(marks)
        steps = b.icmp("eq", each, all_of(STEPS_ONLY[0]))
        for other in (STEPS_ONLY[1], LEFT + 1):
            steps = b.or_(steps, b.icmp("eq", each, all_of(other)))
        found = b.select(steps, all_of(LEFT + 1), all_of(LEFT))
        found = b.select(b.icmp("eq", each, all_of(OF_CALLER)), all_of(OF_CALLER), found)
        return b.bitcast(b.select(b.icmp("ne", each, all_of(0)), found, all_of(0)), marks.type)

    def found(self, marks: Value, of_caller: Value | None) -> Value:
        """The marks of a value that is read: bytes that the slice has not written the caller has put there."""
        each = self.bytes(marks)
        zero = ir.zero(each.type)
        written = ir.splat(each.type, ir.int_constant(ir.i8, WRITTEN))  # type: ignore[arg-type]  # a vector type
        found = self.b.select(self.b.icmp("eq", each, written), zero, each)
        if of_caller is not None:
            found = self.b.select(self.b.icmp("eq", each, zero), self.bytes(of_caller), found)
        return self.b.bitcast(found, marks.type)

    def written(self, marks: Value) -> Value:
        """The marks of bytes that a value leaves in memory."""
        splat = self.splat(WRITTEN, marks.type)
        if isinstance(marks, ir.ConstantInt) and marks.unsigned == 0:
            return splat
        each = self.bytes(marks)
        none = self.b.icmp("eq", each, ir.zero(each.type))
        return self.b.bitcast(self.b.select(none, self.bytes(splat), each), marks.type)

    def mixed(self, type: Type, operands: Iterable[Value]) -> Value:
        """Any byte of the result may be made of any of the operands', whose marks these are."""
        found: Value | None = None
        for marks in operands:
            if not (isinstance(marks, ir.ConstantInt) and marks.unsigned == 0):
                some = self.any(marks)
                found = some if found is None else self.b.or_(found, some)
        zero = ir.int_constant(type, 0)
        return zero if found is None else self.b.select(found, self.splat(LEFT, type), zero)

    def both(self, a: Value, b: Value) -> Value:
        """Of two words the bytes that either has; where both have some, they are mixed."""
        if all(isinstance(each, ir.ConstantInt) and each.unsigned == 0 for each in (a, b)):
            return a
        left, right = self.bytes(a), self.bytes(b)
        zero = ir.zero(left.type)
        both = self.b.and_(self.b.icmp("ne", left, zero), self.b.icmp("ne", right, zero))
        splat = ir.splat(left.type, ir.int_constant(ir.i8, LEFT))  # type: ignore[arg-type]  # a vector type
        return self.b.bitcast(self.b.select(both, splat, self.b.or_(left, right)), a.type)

    def _pieces(self, size: int) -> Iterable[tuple[int, int]]:
        at = 0
        while at < size:
            piece = next(n for n in (8, 4, 2, 1) if n <= size - at)
            yield at, piece
            at += piece

    def further(self, pointer: Value, at: int) -> Value:
        """So many bytes further on."""
        return self.b.gep(ir.i8, pointer, (ir.int_constant(ir.i64, at),)) if at else pointer

    def load(self, pointer: Value, type: Type) -> Value:
        """The marks of so many bytes of memory."""
        found: Value = ir.int_constant(type, 0)
        for at, piece in self._pieces(type.bits // 8):
            one = self.widened(self.call(f"load{piece}", self.further(pointer, at)), type)
            found = self.b.or_(found, self.b.shl(one, ir.int_constant(type, 8 * at))) if at else one
        return found

    def store(self, pointer: Value, marks: Value) -> None:
        """Set them."""
        marks = self.written(marks)
        for at, piece in self._pieces(marks.type.bits // 8):
            one = self.b.lshr(marks, ir.int_constant(marks.type, 8 * at)) if at else marks
            self.call(f"store{piece}", self.further(pointer, at), self.widened(one, ir.int_type(8 * piece)))

    def widened(self, value: Value, type: Type) -> Value:
        """With zeros above, or without what is above."""
        if value.type.bits == type.bits:
            return value
        return self.b.zext(value, type) if value.type.bits < type.bits else self.b.trunc(value, type)

    def call(self, name: str, *args: Value) -> Value:
        """A call of the run time."""
        return self.b.call(
            self.module.get_or_declare(RUNTIME + name, _TYPES[name]), args, fn_attributes=ATTRIBUTES)
