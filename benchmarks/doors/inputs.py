"""The four models' inputs: the one to differentiate by first, then the rest. What the four ways to write them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

MODELS = ("heat", "kinetics", "lstm", "orbit")

Prepared = tuple[Callable[[], Any], Callable[[], Any]]
"""The primal, and the gradient by the first input, both ready to be called."""


def inputs(model: str, quick: bool) -> list[Any]:
    """The model's arguments."""
    random = np.random.default_rng(7)
    if model == "heat":
        n, steps = (16, 20) if quick else (100, 200)
        return [random.uniform(size=(n, n)), 0.2, steps]
    if model == "kinetics":
        n, steps = (9, 5) if quick else (99, 100)  # one species more than reactions
        return [10.0 ** random.uniform(-2, 4, n), 10.0 ** random.uniform(-2, 2, n), 1e-2, steps]
    if model == "lstm":
        n, width, length = (8, 4, 5) if quick else (64, 32, 100)
        return [random.normal(size=(4 * n, width + n)) / np.sqrt(width + n), random.normal(size=4 * n),
                random.normal(size=(length, width))]
    return [np.array([-0.52, 0.51]), 50 if quick else 1000]
