"""Which values may hold the bits of floating-point numbers, and which calls move none."""

from __future__ import annotations

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.type_facts import INTEGER, POINTER, UNKNOWN
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.ir import Type, Value

WITHOUT_FLOW = frozenset((Kind.INACTIVE, Kind.DROPPED, Kind.ALLOCATE, Kind.FREE, Kind.SET))
"""Calls that move no number."""


def carries_data(value: Value, types: TypeResults) -> bool:
    """Whether a value may hold such bits: not a pointer, not proved an integer."""
    type = value.type
    if type.is_void or type.is_label or type.is_token or type.is_metadata or value.is_constant:
        return False
    scalar = type.scalar
    if scalar.is_float or value in types.mixed.moves:
        return True
    if scalar.is_pointer:
        return False
    if scalar.is_int:
        if scalar.bits == 1:
            return False
        if type.is_vector and type.scalable:
            return True
        return any(
            concrete is not INTEGER and concrete is not POINTER
            for _, _, concrete in types.value_layout(value)
        )
    if type.is_struct or type.is_array:
        return _aggregate_carries_data(type, value, types)
    return True


def _aggregate_carries_data(type: Type, value: Value, types: TypeResults) -> bool:
    if not _has_data_fields(type):
        return False
    # Padding counts as data too: it costs little.
    return any(concrete.is_float or concrete is UNKNOWN for _, _, concrete in types.value_layout(value))


def _has_data_fields(type: Type) -> bool:
    if type.is_struct:
        return any(_has_data_fields(e) for e in type.elements)
    if type.is_array or type.is_vector:
        return _has_data_fields(type.element)
    return type.is_float or (type.is_int and type.bits > 1)
