"""A function and its derivatives as five operations over flat lists of arrays: what each framework's door is made of.

`value`, `vjp` (transposed derivative), `jvp` (derivative), and `second`, forward over reverse, of which one call gives
the derivatives of `vjp` and of `jvp` by reverse mode, too:

    second(x, c, v) = (J'c, d(J'c) along v, J v)        and d<v, J'c>/dx = d<c, J v>/dx = d(J'c) along v

and `twice`, forward over forward: `twice(x, t, u, w)` is the change of J t as x moves along u and t along w.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from enzyme_cc.python.calls import RESULT, Array, Slots
from enzyme_cc.python.entries import REVERSE, ROLES, SECOND, TWICE, CallKind
from enzyme_cc.python.function import ProgramFunction


class Primitives:
    """The operations of one function. `fields` are its outputs, the result first; `smooth` those with derivatives;
    `floating` the inputs with derivatives."""

    def __init__(self, function: ProgramFunction) -> None:
        self.function = function
        self.inputs = function.prototype.inputs
        self.names = tuple(p.name for p in self.inputs)
        self.floating = tuple(p.name for p in self.inputs if p.type.is_active)
        result = function.prototype.result
        self.fields = function._fields
        self.dtypes = {p.name: p.type.dtype for p in function.prototype.parameters}
        if result is not None:
            self.dtypes[RESULT] = result.dtype
        self._types = {name: np.dtype(dtype) for name, dtype in self.dtypes.items()}
        self.smooth = tuple(name for name in self.fields if self.dtypes[name][0] in "fc")
        self._outputs = {p.name: p for p in function.prototype.outputs}

    def shape(self, field: str, shapes: Sequence[Sequence[Any]], numbers: dict[str, Any]) -> list[Any]:
        """The shape of an output, from those of the inputs and the values of the integers among them."""
        if field not in self._outputs:
            return []
        sizes = dict(numbers)
        for parameter, shape in zip(self.inputs, shapes, strict=True):
            for extent, found in zip(parameter.extents, shape, strict=False):
                solved = extent.solved(found, sizes)
                if solved is not None:
                    sizes[solved[0]] = solved[1]
        return [extent.value(sizes) for extent in self._outputs[field].extents]

    def value(self, arguments: Sequence[Any]) -> list[Array]:
        """The outputs, in the order of `fields`."""
        found = self.function(*arguments)
        parts = found if self._outputs else (found,)
        return [np.asarray(part, self._types[name]) for name, part in zip(self.fields, parts, strict=True)]

    def vjp(self, arguments: Sequence[Any], active: tuple[str, ...], cotangents: dict[str, Any]) -> list[Array]:
        """The gradients by the active inputs."""
        if not self._outputs and self.dtypes[RESULT][0] == "f":
            gradients = self.function._fast_gradient(False, active)(*arguments, float(cotangents.get(RESULT, 0.0)))
            return [np.asarray(part, self._types[name]) for name, part in zip(active, gradients, strict=True)]
        values, sizes = self.function._bind(tuple(arguments), {})
        _, held = self.function._run(CallKind(REVERSE, active), values, sizes, self._seeds("d", cotangents))
        return [held[name, "d"] for name in active]

    def jvp(self, arguments: Sequence[Any], tangents: dict[str, Any]) -> list[Array]:
        """The tangents of the smooth outputs."""
        values, sizes = self.function._bind(tuple(arguments), {})
        taken = {name: self._laid_out(tangent) for name, tangent in tangents.items()}
        _, _, tangent, moved = self.function._forwarded(values, sizes, taken)
        parts = dict(zip(self._outputs, moved, strict=True))
        return [np.asarray(tangent) if name not in parts else parts[name] for name in self.smooth]

    def second(self, arguments: Sequence[Any], active: tuple[str, ...], cotangents: dict[str, Any],
               vectors: dict[str, Any], turned: dict[str, Any]) -> tuple[list[Array], list[Array], list[Array]]:
        """Gradients, their tangents, and the tangents of the smooth outputs; `turned` are the cotangents' tangents."""
        given = {**self._beside("t", vectors), **self._seeds("d", cotangents), **self._seeds("e", turned)}
        values, sizes = self.function._bind(tuple(arguments), {})
        _, held = self.function._run(CallKind(SECOND, active), values, sizes, given)
        return ([held[name, "d"] for name in active], [held[name, "e"] for name in active],
                [held[self._slot(name), "t"] for name in self.smooth])

    def twice(self, arguments: Sequence[Any], active: tuple[str, ...], *moved: dict[str, Any]) -> list[Array]:
        """The tangents of the smooth outputs' tangents; `moved`: the active inputs' tangents, those along the other
        direction, and the tangents' own."""
        given: Slots = {}
        for role, parts in zip(ROLES[TWICE], moved, strict=True):
            given |= self._beside(role, parts)
        values, sizes = self.function._bind(tuple(arguments), {})
        _, held = self.function._run(CallKind(TWICE, active), values, sizes, given)
        return [held[self._slot(name), "w"] for name in self.smooth]

    def _slot(self, name: str) -> str:
        """The parameter of a field's slots: empty for the result."""
        return "" if name == RESULT and name not in self._outputs else name

    def _seeds(self, role: str, parts: dict[str, Any]) -> Slots:
        return {(self._slot(name), role): self._laid_out(part) for name, part in parts.items()}

    def _beside(self, role: str, parts: dict[str, Any]) -> Slots:
        return {(name, role): self._laid_out(part) for name, part in parts.items()}

    def _laid_out(self, array: Any) -> Array:
        return np.require(array, None, ("A", "F" if self.function.target.fortran else "C"))
