"""Jacobians and Hessians: many directions at once, forward or reverse, whichever needs fewer.

A block of unit directions is one call of an entry's compiled loop, with the GIL released.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from enzyme_cc.python.arrays import batch_of
from enzyme_cc.python.calls import Array, Calls
from enzyme_cc.python.entries import FORWARD, REVERSE, SECOND, CallKind

BLOCK_BYTES = 1 << 17
"""A block has as many directions as fit into this, but at least `FEWEST`."""
FEWEST = 8

Slots = dict[tuple[str, str], Array]


def jacobian(function: Calls, values: list[Any], sizes: dict[str, int], of: str, active: tuple[str, ...]
             ) -> dict[str, Array]:
    """The derivative of the output `of` by each active input, of shape output + input."""
    shapes = {name: np.shape(values[function._names.index(name)]) for name in active}
    output = next((p for p in function._outputs if p.name == of), None)
    shape: tuple[int, ...] = () if output is None else function._shape(output, sizes)
    result = function.prototype.result
    if output is None:
        if result is None or not result.is_active:
            raise TypeError(f"jacobian: the result of {function.__name__} has no derivative")
        kind, dtype = result.kind, np.dtype(result.dtype)
    else:
        kind, dtype = output.type.kind, function._dtypes[of]
    inputs = sum(_size(s) for s in shapes.values())
    outputs = _size(shape)
    is_complex = kind == "c" or any(function._dtypes[name].kind == "c" for name in active)
    found = {name: np.zeros(shape + s, np.result_type(dtype, function._dtypes[name])) for name, s in shapes.items()}
    blocks = _Blocks(function, values, sizes)
    slot = "" if output is None else of
    if outputs < inputs and not is_complex:
        for first, units in blocks.units(shape, dtype):
            given = {(slot, "d"): units} if output is not None else {}
            made = blocks.run(CallKind(REVERSE, active), len(units), given, 1.0 if output is None else 0.0)
            for name in active:
                rows = found[name].reshape(outputs, *shapes[name])
                rows[first:first + len(units)] = made[name, "d"]
        return found
    forward = CallKind(FORWARD, tuple(name for name in function._names if name in active))
    for name in active:
        own = function._dtypes[name]
        columns = found[name].reshape(*shape, _size(shapes[name]))
        for first, units in blocks.units(shapes[name], own):
            count = len(units)
            column = blocks.run(forward, count, {(name, "t"): units})[slot, "t"]
            if own.kind == "c":
                turned = blocks.units_at(shapes[name], own, first, count) * own.type(1j)
                other = blocks.run(forward, count, {(name, "t"): turned})[slot, "t"]
                if kind == "c":
                    _check_holomorphic(column, other, dtype, of, name)
                else:
                    column = column + 1j * other
            columns[..., first:first + count] = np.moveaxis(column, 0, -1)
    return found


def hessian(function: Calls, values: list[Any], sizes: dict[str, int], active: tuple[str, ...]
            ) -> dict[str, dict[str, Array]]:
    """The second derivatives of the result, by two inputs each."""
    shapes = {name: np.shape(values[function._names.index(name)]) for name in active}
    for name in active:
        if function._dtypes[name].kind == "c":
            raise TypeError(f"hessian: {name} is complex; hessian_vector gives the change of its gradient")
    found = {a: {b: np.zeros(shapes[a] + shapes[b], np.result_type(function._dtypes[a], function._dtypes[b]))
                 for b in active} for a in active}
    blocks = _Blocks(function, values, sizes)
    for name in active:
        for first, units in blocks.units(shapes[name], function._dtypes[name]):
            made = blocks.run(CallKind(SECOND, active), len(units), {(name, "t"): units}, 1.0)
            for other in active:
                columns = found[other][name].reshape(*shapes[other], _size(shapes[name]))
                columns[..., first:first + len(units)] = np.moveaxis(made[other, "e"], 0, -1)
    return found


class _Blocks:
    """Calls of the compiled loops of one function at one place, for a block of directions each."""

    def __init__(self, function: Calls, values: list[Any], sizes: dict[str, int]) -> None:
        self.function, self.sizes = function, sizes
        self.values = dict(zip(function._names, values, strict=True))
        shapes = [np.shape(value) for value in values] + [function._shape(p, sizes) for p in function._outputs]
        self.most = max(FEWEST, BLOCK_BYTES // (8 * (1 + sum(map(_size, shapes)))))

    def units(self, shape: tuple[int, ...], dtype: Any) -> Iterator[tuple[int, Array]]:
        """All unit arrays of a shape, in blocks: the number of the first, and the block."""
        count = _size(shape)
        for first in range(0, count, self.most):
            yield first, self.units_at(shape, dtype, first, min(self.most, count - first))

    def units_at(self, shape: tuple[int, ...], dtype: Any, first: int, count: int) -> Array:
        """One block of them."""
        block = batch_of((count, *shape), dtype, self.function.target.fortran)
        place: Any = (np.arange(count), *np.unravel_index(np.arange(first, first + count), shape)) if shape else ...
        block[place] = 1
        return block

    def run(self, kind: CallKind, count: int, given: Mapping[tuple[str, str], Array], seed: float = 0.0) -> Slots:
        """What the slots hold after a call for each of so many directions; what is not given begins as zeros."""
        function = self.function
        entry = function._entry(kind)
        parameters = {p.name: p for p in function.prototype.parameters}
        made: Slots = {}
        arguments: list[Any] = []
        for slot in entry.slots:
            key = slot.parameter, slot.role
            parameter = parameters.get(slot.parameter)
            if slot not in entry.batch_slots:
                arguments.append(self.sizes[slot.parameter])
                continue
            if parameter is not None and not slot.role and not parameter.is_output:
                arguments.append((np.asarray(self.values[slot.parameter], slot.dtype), 0))
                continue
            array = given.get(key)
            if array is None:
                shape = () if parameter is None else np.shape(self.values[slot.parameter]) if parameter.is_input else \
                    function._shape(parameter, self.sizes)
                array = batch_of((count, *shape), slot.dtype, function.target.fortran)
                if parameter is None and slot.role == "d":
                    array[...] = seed
                elif parameter is not None and parameter.inout and not slot.role:
                    array[...] = self.values[slot.parameter]
            made[key] = array
            arguments.append((array, array.strides[0] if array.size else 0))
        if count:
            entry.batch(count, arguments, 1)
        return made


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))


def _check_holomorphic(column: Array, other: Array, dtype: Any, of: str, name: str) -> None:
    """Raise ValueError where the derivative along i is not i times that along 1, in any of the directions."""
    axes = tuple(range(1, column.ndim))
    scale = np.maximum(np.max(np.abs(column), axes, initial=1e-300), np.max(np.abs(other), axes, initial=1e-300))
    if np.any(np.max(np.abs(other - 1j * column), axes, initial=0) > 1e3 * np.finfo(dtype).eps * scale):
        raise ValueError(f"jacobian: {of} is no holomorphic function of {name}, so it has no complex "
                         "derivative; jvp and vjp give directional ones")


