"""Kernels of tests, run by the interpreter of PTX: their gradients and tangents against differences of themselves.

A kernel's arrays are its state: what is active in them before the call leads to what is active in them afterwards. With
weights w on the state afterwards, shadows that begin as w are the gradient of the weighted sum afterwards, and tangents
that begin as v are Jv; differences of the primal kernel along v say what both must come to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
import ptx_interpreter

SCHEDULES = (0, 1, 2)
"""Seeds of the orders in which blocks and warps run."""


@dataclass(frozen=True, eq=False)
class Case:
    """A kernel with a launch.

    arguments   (random generator) -> what the kernel is given: numbers, and arrays, of which those are active that
                `active` names by position
    frozen      elements (position -> mask) of active arrays that the function does not depend on smoothly
    """

    kernel: str
    grid: int | tuple[int, ...]
    block: int | tuple[int, ...]
    arguments: Callable[[np.random.Generator], Sequence[object]]
    active: tuple[int, ...]
    step: float = 1e-6
    tolerance: float = 1e-7
    shared_bytes: int = 0
    fields: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Of arrays of structures: the fields that are active."""


@dataclass
class Outcome:
    """What the runs of one case have shown."""

    reverse_error: float
    forward_error: float
    races: list[str]
    leaked: int
    primal_error: float
    counts: dict[str, object]


def _numbers(case: Case, position: int, array: np.ndarray) -> list[np.ndarray]:
    """Views of the numbers of an active array."""
    names = case.fields.get(position)
    return [array] if names is None else [array[name] for name in names]


def _like(case: Case, position: int, array: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Shadow memory with random numbers where derivatives are, zero elsewhere."""
    made = np.zeros_like(array)
    for view in _numbers(case, position, made):
        view[...] = rng.standard_normal(view.shape)
    return made


def _dot(case: Case, position: int, a: np.ndarray, b: np.ndarray) -> float:
    pairs = zip(_numbers(case, position, a), _numbers(case, position, b), strict=True)
    return float(sum(np.sum(x.astype(float) * y.astype(float)) for x, y in pairs))


class Runner:
    """Runs the kernels of one PTX text."""

    def __init__(self, text: str) -> None:
        self._module = ptx_interpreter.Module(text)
        self._differences: dict[Case, float] = {}

    def launch(self, name: str, case: Case, arguments: Sequence[object], seed: int = 0, race: bool = False):
        """What the arrays hold afterwards, and what was counted."""
        module = self._module
        given = [module.alloc(a) if isinstance(a, np.ndarray) else a for a in arguments]
        counts = module.launch(name, case.grid, case.block, given, shared_bytes=case.shared_bytes, seed=seed, race=race)
        after = [module.read(g) if isinstance(a, np.ndarray) else g for g, a in zip(given, arguments, strict=True)]
        for g, a in zip(given, arguments, strict=True):
            if isinstance(a, np.ndarray):
                module.release(g)
        return after, counts

    def primal(self, case: Case, arguments: Sequence[object]) -> list[object]:
        """The arrays after the primal kernel."""
        return self.launch(f"{case.kernel}_primal", case, arguments)[0]

    def shadowed(self, case: Case, arguments: Sequence[object], shadows: dict[int, np.ndarray]) -> list[object]:
        """The arguments of a derivative: each active array with its shadow behind it."""
        given: list[object] = []
        for position, argument in enumerate(arguments):
            given.append(argument)
            if position in case.active:
                given.append(shadows[position])
        return given

    def check(self, case: Case, seed: int = 0) -> Outcome:
        """Compare the derivatives with differences, one schedule."""
        rng = np.random.default_rng(20)
        arguments = list(case.arguments(rng))
        weights = {p: _like(case, p, arguments[p], rng) for p in case.active}
        direction = {p: _like(case, p, arguments[p], rng) for p in case.active}
        wanted = self._difference(case, arguments, weights, direction)
        before, primal_counts = self.launch(f"{case.kernel}_primal", case, arguments, seed, True)
        given = self.shadowed(case, arguments, {p: w.copy() for p, w in weights.items()})
        after, counts = self.launch(f"{case.kernel}_gradient", case, given, seed, True)
        places = self._places(case, len(arguments))
        gradient = sum(_dot(case, p, after[places[p] + 1], direction[p]) for p in case.active)
        primal_error = max((_difference(after[places[p]], before[p]) for p in case.active), default=0.0)
        given = self.shadowed(case, arguments, {p: d.copy() for p, d in direction.items()})
        moved, tangent_counts = self.launch(f"{case.kernel}_tangent", case, given, seed, True)
        tangent = sum(_dot(case, p, weights[p], moved[places[p] + 1]) for p in case.active)
        scale = max(abs(wanted), 1.0)
        return Outcome(
            abs(gradient - wanted) / scale, abs(tangent - wanted) / scale, [*counts.races, *tangent_counts.races],
            counts.leaked + tangent_counts.leaked, primal_error,
            {"primal": primal_counts, "gradient": counts, "tangent": tangent_counts})

    def _difference(self, case: Case, arguments: Sequence[object], weights: dict[int, np.ndarray],
                    direction: dict[int, np.ndarray]) -> float:
        """The central difference of the weighted sum along the direction."""
        if case not in self._differences:
            steps = (case.step, -case.step)
            ahead, behind = (self.primal(case, self._moved(case, arguments, direction, h)) for h in steps)
            self._differences[case] = sum(
                _dot(case, p, weights[p], ahead[p]) - _dot(case, p, weights[p], behind[p]) for p in case.active
            ) / (2 * case.step)
        return self._differences[case]

    def _moved(self, case: Case, arguments: Sequence[object], direction: dict[int, np.ndarray], by: float):
        moved = list(arguments)
        for position in case.active:
            made = moved[position] = arguments[position].copy()
            for view, d in zip(_numbers(case, position, made), _numbers(case, position, direction[position]),
                               strict=True):
                view[...] += (by * d.astype(float)).astype(view.dtype)
        return moved

    def _places(self, case: Case, count: int) -> dict[int, int]:
        """Where the arguments of the primal are among those of a derivative."""
        return {p: p + sum(1 for q in case.active if q < p) for p in range(count)}


def _difference(a: np.ndarray, b: np.ndarray) -> float:
    if a.dtype.fields:
        return max(_difference(a[name], b[name]) for name in a.dtype.fields)
    return float(np.max(np.abs(a.astype(float) - b.astype(float)), initial=0.0))
