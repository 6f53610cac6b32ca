"""Taylor series of functions over arrays: coefficients along a leading axis."""

from __future__ import annotations

from typing import Any

import numpy as np

from enzyme_cc.python.calls import Array, Calls, Slots
from enzyme_cc.python.entries import STRIDE, TAYLOR, CallKind

HIGHEST = 4096
"""The order of a series, at most: each coefficient has code of its own."""


def series(function: Calls, values: list[Any], sizes: dict[str, int], directions: tuple[Any, ...], order: int) -> Any:
    """What `ProgramFunction.taylor` gives. Raises TypeError, ValueError."""
    if not isinstance(order, (int, np.integer)) or isinstance(order, bool):
        raise TypeError(f"order: an integer is wanted, not {order!r}")
    if not 0 < order <= HIGHEST:
        raise ValueError(f"order: 1 to {HIGHEST} are possible, not {order}")
    order = int(order)
    given: Slots = {}
    active = []
    for name, value, direction in zip(function._names, values, directions, strict=True):
        if direction is not None:
            function._check_floating(name)
            active.append(name)
            _hold(function, given, name, np.shape(value), order)
            _set(function, given[name, "t"], name, direction, values, order)
    for parameter in function._outputs:
        if parameter.type.is_active:
            place = function._bound[parameter.name][1]
            shape = np.shape(values[place]) if place >= 0 else function._shape(parameter, sizes)
            if (parameter.name, "t") not in given:
                _hold(function, given, parameter.name, shape, order)
    type = function.prototype.result
    if type is not None and type.is_active:
        given["", "t"] = np.zeros(order, type.dtype)
    value, held = function._run(CallKind(TAYLOR, tuple(active), order), values, sizes, given)
    outputs = [_whole(function, held[p.name, ""], held.get((p.name, "t")), order) for p in function._outputs]
    if type is not None:
        further = held.get(("", "t"), np.zeros(order, type.dtype))
        value = np.concatenate([np.array([value], type.dtype), further])
    if not function._outputs:
        return value
    return function._results(*([] if type is None else [value]), *outputs)


def _hold(function: Calls, given: Slots, name: str, shape: tuple[int, ...], order: int) -> None:
    """Room for a parameter's coefficients, one array after the other, each in the function's own order."""
    dtype = function._dtypes[name]
    if function.target.fortran:
        given[name, "t"] = np.zeros((*shape, order), dtype, "F")
    else:
        given[name, "t"] = np.zeros((order, *shape), dtype)
    given[name, STRIDE] = dtype.itemsize * int(np.prod(shape, dtype=np.int64))


def _coefficient(function: Calls, held: Array, k: int) -> Any:
    return held[..., k] if function.target.fortran else held[k, ...]


def _set(function: Calls, held: Array, name: str, direction: Any, values: list[Any], order: int) -> None:
    """Fill in what is told of an argument's coefficients."""
    shape = np.shape(values[function._names.index(name)])
    several = np.shape(direction) == (order, *shape)
    for k in range(order if several else 1):
        part = direction[k] if several else direction
        _coefficient(function, held, k)[...] = function._like(name, part, values, "direction")


def _whole(function: Calls, value: Array, held: Array | None, order: int) -> Array:
    """The value of an output and its coefficients."""
    whole = np.zeros((order + 1, *value.shape), value.dtype)
    whole[0] = value
    if held is not None:
        for k in range(order):
            whole[k + 1] = _coefficient(function, held, k)
    return whole
