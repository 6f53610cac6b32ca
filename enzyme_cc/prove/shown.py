"""Inputs of the differentiated function as a report shows them: numbers, lists of numbers, and members by place."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from enzyme_cc.prove.case import Given, flat
from enzyme_cc.prove.inputs import FLOAT, POINTER, InputObject, Inputs, place_of
from enzyme_cc.prove.integers import SymbolicInteger, signed, value_at
from enzyme_cc.prove.terms import CONSTANT, Real


def shown_inputs(given: Given, point: Mapping[str, Fraction]) -> dict[str, Any]:
    """The parameters by their names, with their values at a point."""
    found: dict[str, Any] = {}
    for name, value in given.shown:
        parts = [_shown(part, given, point) for part in flat(value)]
        found[name] = parts[0] if not isinstance(value, tuple) else parts
    for object in given.inputs.objects.values():
        if object.shadow_of is None and object.origin is None and object.number not in given.arguments:
            found.setdefault(object.name, _memory(object, given.inputs, point))  # a variable of the program's
    return found


def _shown(value: Any, given: Given, point: Mapping[str, Fraction]) -> Any:
    if isinstance(value, Real):
        return number(value, point)
    if isinstance(value, SymbolicInteger):
        return value_at(value, point)  # type: ignore[arg-type]  # whole numbers
    if isinstance(value, bool):
        return value
    object = given.inputs.objects.get(place_of(value)[0])
    return _memory(object, given.inputs, point) if object is not None else value


def number(value: Real, point: Mapping[str, Fraction]) -> float | int:
    exact = value.value if value.op is CONSTANT else point.get(value.value, Fraction(0))
    return int(exact) if exact.denominator == 1 else float(exact)


def _memory(object: InputObject, inputs: Inputs, point: Mapping[str, Fraction], depth: int = 0) -> Any:
    """What lies behind a pointer: a number, a list of numbers of one size, or what lies at which byte."""
    if object.is_container:
        inside = _memory(inputs.objects[inputs.child(object.number, 0)], inputs, point, depth + 1)
        return inside if isinstance(inside, (list, dict)) else [inside]
    cells = {}
    sizes = set()
    for offset, (kind, size, value) in sorted(object.cells.items()):
        sizes.add((kind, size))
        if kind == POINTER and depth < 8:
            cells[offset] = _memory(inputs.objects[inputs.child(object.number, offset)], inputs, point, depth + 1)
        elif isinstance(value, Real):
            cells[offset] = number(value, point)
        elif isinstance(value, SymbolicInteger):
            cells[offset] = value_at(value, point)  # type: ignore[arg-type]  # whole numbers
        elif isinstance(value, int) and kind != POINTER:
            cells[offset] = signed(value, 8 * size)
    if not cells:
        return []
    if object.members:
        return {object.members.get(offset, f"+{offset}"): value for offset, value in cells.items()}
    if len(sizes) == 1 and min(cells) >= 0:
        [(kind, size)] = sizes
        if all(offset % size == 0 for offset in cells) and max(cells) // size < 4096:
            if list(cells) == [0]:
                return cells[0] if kind != POINTER else [cells[0]]
            return [cells.get(place * size, 0) for place in range(max(cells) // size + 1)]
    return {f"+{offset}": value for offset, value in cells.items()}


__all__ = ["FLOAT", "shown_inputs"]
