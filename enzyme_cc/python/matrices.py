"""Jacobians and Hessians: one direction after the other, forward or reverse, whichever needs fewer."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from enzyme_cc.python.calls import RESULT, Array, Calls


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
    inputs = sum(int(np.prod(s)) for s in shapes.values())
    outputs = int(np.prod(shape))
    is_complex = kind == "c" or any(function._dtypes[name].kind == "c" for name in active)
    found = {name: np.zeros(shape + s, np.result_type(dtype, function._dtypes[name])) for name, s in shapes.items()}
    if outputs < inputs and not is_complex:
        for place in itertools.product(*map(range, shape)):
            seed, cotangents = 1.0, {}
            if output is not None:
                seed, cotangents = 0.0, {of: np.zeros(shape, dtype)}
                cotangents[of][place] = 1
            gradients = function._reversed(values, sizes, active, seed, cotangents)[2]
            for name in active:
                found[name][place] = gradients[name]
        return found
    for name, place, tangents in directions(function, values, active):
        column = _column(function, values, sizes, of, tangents)
        if function._dtypes[name].kind == "c":
            turned = {n: np.asarray(t * 1j) if n == name else t for n, t in tangents.items()}
            other = _column(function, values, sizes, of, turned)
            if kind == "c":
                scale = max(float(np.max(np.abs(column), initial=0)), float(np.max(np.abs(other), initial=0)), 1e-300)
                if np.max(np.abs(other - 1j * column), initial=0) > 1e3 * np.finfo(dtype).eps * scale:
                    raise ValueError(f"jacobian: {of} is no holomorphic function of {name}, so it has no complex "
                                     "derivative; jvp and vjp give directional ones")
            else:
                column = column + 1j * other
        column_at: Any = (..., *place)
        found[name][column_at] = column
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
    for name, place, vectors in directions(function, values, active):
        products = function._second(values, sizes, active, vectors, 1.0, {}).products
        for other in active:
            column_at: Any = (..., *place)
            found[other][name][column_at] = products[other]
    return found


def directions(function: Calls, values: list[Any], active: tuple[str, ...]
               ) -> Iterator[tuple[str, tuple[int, ...], dict[str, Array]]]:
    """The unit vectors over the active inputs: whose element it is, where, and the tangents."""
    tangents = {}
    for name in active:
        place = function._names.index(name)
        tangents[name] = function._zeros(function._inputs[place], np.shape(values[place]))
    for name in active:
        for index in itertools.product(*map(range, tangents[name].shape)):
            tangents[name][index] = 1
            yield name, index, tangents
            tangents[name][index] = 0


def _column(function: Calls, values: list[Any], sizes: dict[str, int], of: str, tangents: dict[str, Array]) -> Any:
    _, _, tangent, moved = function._forwarded(values, sizes, tangents)
    if of == RESULT and function.prototype.result is not None:
        return tangent
    return moved[next(n for n, p in enumerate(function._outputs) if p.name == of)]
