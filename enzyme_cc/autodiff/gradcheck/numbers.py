"""Floating-point numbers in values of any type, one by one."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Type, Value


def map_numbers(builder: Builder, value: Value, change: Callable[[Value], Value]) -> Value:
    """The value with each floating-point number in it changed."""
    type = value.type
    if type.is_float:
        return change(value)
    if type.is_vector and type.is_fp:
        for index in range(type.count):
            at = ir.int_constant(ir.i32, index)
            value = builder.insert_element(value, change(builder.extract_element(value, at)), at)
        return value
    if type.is_struct or type.is_array:
        count = len(type.elements) if type.is_struct else type.count
        for index in range(count):
            if not count_numbers(type.elements[index] if type.is_struct else type.element):
                continue
            part = builder.extract_value(value, index)
            changed = map_numbers(builder, part, change)
            if changed is not part:
                value = builder.insert_value(value, changed, index)
    return value


def count_numbers(type: Type) -> int:
    """How many floating-point numbers a value of the type holds."""
    if type.is_float:
        return 1
    if type.is_vector and type.is_fp:
        return type.count
    if type.is_struct:
        return sum([count_numbers(part) for part in type.elements])
    if type.is_array:
        return count_numbers(type.element) * type.count
    return 0


def narrowest(type: Type) -> int:
    """Bits of the narrowest floating-point number in a value of the type; 64 if there is none."""
    if type.is_fp:
        return min(type.scalar.bits, 64)
    if type.is_struct:
        return min((narrowest(t) for t in type.elements), default=64)
    return narrowest(type.element) if type.is_array else 64


def from_double(builder: Builder, number: Value, type: Type) -> Value:
    """A double as a number of another type."""
    bits = type.bits
    if bits == 64:
        return number
    return builder.fptrunc(number, type) if bits < 64 else builder.fpext(number, type)


def store_numbers(builder: Builder, value: Value, array: Value, position: int) -> int:
    """Store the numbers of the value in an array of doubles from a position on; the position after them."""

    def put(number: Value) -> Value:
        nonlocal position
        at = builder.gep(ir.f64, array, (ir.int_constant(ir.i64, position),))
        bits = number.type.bits
        wide = number
        if bits != 64:
            wide = builder.fpext(number, ir.f64) if bits < 64 else builder.fptrunc(number, ir.f64)
        builder.store(wide, at)
        position += 1
        return number

    map_numbers(builder, value, put)
    return position
