"""One model written in one way, in a process of its own: prints its figures as JSON.

    python benchmarks/doors/measure.py c|torch|jax|numba heat|kinetics|lstm|orbit [--quick]
"""

from __future__ import annotations

import ctypes
import gc
import importlib
import json
import re
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from inputs import MODELS, inputs


def fastest(call: Callable[[], Any], seconds: float) -> float:
    """Seconds of one call, the fastest of as many as fit, three at least."""
    best, count, end = float("inf"), 0, time.perf_counter() + seconds
    while count < 3 or time.perf_counter() < end:
        start = time.perf_counter()
        call()
        best, count = min(best, time.perf_counter() - start), count + 1
    return best


def memory_kb(call: Callable[[], Any]) -> int:
    """By how much the process grows, at most, during a call, when what was free before has been given back."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")  # the peak begins anew
    before = _status("VmRSS")
    call()
    return max(0, _status("VmHWM") - before)


def _status(field: str) -> int:
    with open("/proc/self/status") as file:
        return int(re.search(rf"{field}:\s+(\d+)", file.read())[1])


def main(way: str, model: str, quick: bool) -> None:
    """Measure. Compile time is that of all that comes before the second gradient, less one gradient."""
    assert model in MODELS
    given = inputs(model, quick)
    prepare = importlib.import_module(f"way_{way}").prepare
    start = time.perf_counter()
    primal, gradient = prepare(model, given)
    found = np.asarray(gradient())
    compiled = time.perf_counter() - start
    value = float(primal())
    limit = 0.05 if quick else 2.0
    figures = {"gradient_s": fastest(gradient, limit), "primal_s": fastest(primal, limit)}
    figures |= {"compile_s": compiled - figures["gradient_s"], "memory_kb": memory_kb(gradient)}
    direction = np.cos(np.arange(found.size))
    print(json.dumps(figures | {"value": value, "slope": float(found.ravel() @ direction)}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], "--quick" in sys.argv)
