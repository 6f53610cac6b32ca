"""Which type holds the derivative of a value, and arithmetic on such values.

The adjoint of a floating-point value has its type. An integer that carries floating-point bits (a double moved as
i64, two floats in one i64) has the adjoint of what it carries. An aggregate has an aggregate of the same shape, in
which a part that carries no derivative is the empty structure.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import Concrete
from enzyme_cc.ir import Builder, Type, Value

NOTHING = ir.struct_type(())
"""The adjoint type of a part without derivative."""

Layout = list[tuple[int, int, Concrete]]
"""Pieces (offset, size, concrete type) as the type analysis gives them."""


def adjoint_type(type: Type, layout: Layout | None, data: ir.DataLayout) -> Type | None:
    """The type of the adjoint of a value of this type, None if it cannot carry one.

    `layout` tells what integers inside the value hold; pieces outside are taken as inactive. Where it is not known
    (None) an integer of eight bytes may hold a double.
    """
    found = _adjoint(type, 0, layout, data)
    return None if found is NOTHING else found


_NUMBERS = {16: ir.half, 32: ir.f32, 64: ir.f64, 128: ir.vector_type(ir.f64, 2)}
"""Numbers that together have so many bits."""


def any_number(type: Type) -> Type | None:
    """Of an integer: the numbers of its size, which it may overwrite where nothing is known of the memory. The
    derivative of what is overwritten is 0, and 0 is the same bytes whatever numbers they are."""
    if not type.scalar.is_int or type.scalar.bits not in _NUMBERS or (type.is_vector and type.scalar.bits > 64):
        return None
    number = _NUMBERS[type.scalar.bits]
    return ir.vector_type(number, type.count) if type.is_vector else number


def _adjoint(type: Type, offset: int, layout: Layout | None, data: ir.DataLayout) -> Type:
    if type.is_fp:
        return type
    if type.is_array:
        parts = [
            _adjoint(type.element, offset + i * data.size(type.element), layout, data)
            for i in range(type.count)
        ]
        if all(p is NOTHING for p in parts):
            return NOTHING
        return ir.array_type(parts[0], len(parts)) if len(set(parts)) == 1 else ir.struct_type(parts)
    if type.is_struct:
        parts = [
            _adjoint(t, offset + data.offset(type, i), layout, data)
            for i, t in enumerate(type.elements)
        ]
        return NOTHING if all(p is NOTHING for p in parts) else ir.struct_type(parts)
    if layout is None:
        return ir.f64 if type is ir.i64 else NOTHING
    if type.is_int or (type.is_vector and type.scalar.is_int):
        return _carried(offset, data.store_size(type), layout)
    return NOTHING


def _carried(offset: int, size: int, layout: Layout) -> Type:
    """What floating-point values the integer bytes [offset, offset + size) hold."""
    kinds = []
    for start, length, concrete in layout:
        if start < offset + size and start + length > offset and concrete.is_float:
            kinds.append((start - offset, concrete.kind))
    if not kinds:
        return NOTHING
    kind = kinds[0][1]
    element = ir.float_type(kind)
    width = element.bits // 8
    if any(k != kind or start % width for start, k in kinds) or size % width:
        return NOTHING
    count = size // width
    return element if count == 1 else ir.vector_type(element, count)


def untouched(type: Type) -> Value:
    """What an adjoint is to which nothing was added yet: -0.0, for -0.0 + x is x whatever x is.

    0.0 + x is not (x may be -0.0), so LLVM would keep one addition for each value of the primal.
    """
    return ir.fp_constant(type, -0.0) if type.is_fp else ir.zero(type)


def without_sign(builder: Builder, value: Value) -> Value:
    """An adjoint as it is handed out: the zero of what nothing was added to is +0.0."""
    return builder.fadd(value, ir.zero(value.type)) if value.type.is_fp else value


def with_flag(flags: tuple[str, ...], flag: str) -> tuple[str, ...]:
    """Fast-math flags and one more."""
    return flags if flag in flags or "fast" in flags else (*flags, flag)


def add(builder: Builder, a: Value, b: Value) -> Value:
    """a + b, part by part. A constant +0.0 is dropped.

    What a program says of its own sums says nothing of the order in which contributions to an adjoint come: a loop
    that collects them may run in vectors.
    """
    if ir.is_zero_constant(a):
        return b
    if ir.is_zero_constant(b):
        return a
    if a.type.is_fp:
        return builder.fadd(a, b, flags=with_flag(builder.fast, "reassoc"))
    if not a.type.is_aggregate:
        return a
    return map_parts(builder, a, b, lambda x, y: add(builder, x, y))


def map_parts(builder: Builder, a: Value, b: Value, combine) -> Value:
    """The aggregate of combine(part of a, part of b) over the parts that carry derivatives."""
    result = a
    for index, part in enumerate(part_types(a.type)):
        if part is not NOTHING:
            combined = combine(builder.extract_value(a, index), builder.extract_value(b, index))
            result = builder.insert_value(result, combined, index)
    return result


def in_precision(builder: Builder, value: Value, type: Type) -> Value:
    """A floating-point derivative as another floating-point type of the same shape."""
    if value.type is type or not (value.type.is_fp and type.is_fp):
        return value
    wider = value.type.scalar.bits < type.scalar.bits
    return builder.fpext(value, type) if wider else builder.fptrunc(value, type)


def part_types(type: Type) -> list[Type]:
    """Element types of an aggregate."""
    if type.is_array:
        return [type.element] * type.count
    return list(type.elements)


def select(builder: Builder, condition: Value, a: Value, b: Value) -> Value:
    """condition ? a : b, for a scalar condition or, on vectors, lane by lane."""
    return a if a is b else builder.select(condition, a, b)


def carries_pointer(type: Type) -> bool:
    """Whether values of the type hold pointers."""
    if type.is_pointer:
        return True
    if type.is_vector:
        return type.scalar.is_pointer
    if type.is_array:
        return carries_pointer(type.element)
    if type.is_struct and not ir.is_opaque(type):
        return any(carries_pointer(t) for t in type.elements)
    return False


def packed(types: list[Type]) -> Type:
    """One return type for several values."""
    if not types:
        return ir.void
    return types[0] if len(types) == 1 else ir.struct_type(types)


def convert(builder: Builder, value: Value, type: Type, layout: ir.DataLayout) -> Value:
    """An adjoint in another type of the same bits (two floats and a vector of them, say)."""
    if value.type is type:
        return value
    if value.type.is_aggregate and type.is_aggregate:
        result: Value = ir.zero(type)
        for index, (have, want) in enumerate(zip(part_types(value.type), part_types(type), strict=True)):
            if have is not NOTHING and want is not NOTHING:
                part = convert(builder, builder.extract_value(value, index), want, layout)
                result = builder.insert_value(result, part, index)
        return result
    if value.type.is_aggregate or type.is_aggregate:
        # {float, float} against <2 x float>: lane by lane
        count = len(part_types(value.type if value.type.is_aggregate else type))
        result = ir.zero(type)
        for index in range(count):
            at = ir.int_constant(ir.i32, index)
            lane = (
                builder.extract_value(value, index) if value.type.is_aggregate else builder.extract_element(value, at)
            )
            result = (
                builder.insert_value(result, lane, index)
                if type.is_aggregate
                else builder.insert_element(result, lane, at)
            )
        return result
    if layout.store_size(value.type) < layout.store_size(type) and value.type.scalar is type.scalar:
        lanes = value.type.count if value.type.is_vector else 1
        result = ir.zero(type)
        for index in range(lanes):
            at = ir.int_constant(ir.i32, index)
            lane = builder.extract_element(value, at) if value.type.is_vector else value
            result = builder.insert_element(result, lane, at)
        return result
    return builder.bitcast(value, type)
