"""The models in C, called from NumPy: `enzyme_cc.build`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from inputs import Prepared

import enzyme_cc

PROTOTYPES = {
    "heat": "double heat(const double start[n][n], double rate, int n, int steps)",
    "kinetics": "double kinetics(const double forth[n], const double back[n], double step, int n, int steps)",
    "lstm": "double lstm(const double weights[4*n][inputs+n], const double biases[4*n], "
            "const double sequence[length][inputs], int n, int inputs, int length)",
    "orbit": "double orbit(const double c[2], int steps)",
}


def prepare(model: str, given: list[Any]) -> Prepared:
    # Pairs of adjoints of a stencil's neighbours, written together, would be read one by one by the next iteration
    # before they are there: LLVM pairs them all the same.
    flags = ["-O3", "-ffast-math", "-march=native", "-fno-slp-vectorize"]
    program = enzyme_cc.build(Path(__file__).with_name("models.c"), flags=flags)
    function = program.function(PROTOTYPES[model])
    wrt = function.prototype.inputs[0].name
    return lambda: function(*given), lambda: function.grad(*given, wrt=wrt)
