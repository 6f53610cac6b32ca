"""What a call costs beyond the function: its time through each door less that of a hand-written call through ctypes.

    python benchmarks/doors/overhead.py [--quick]

By hand is the least that there is: declared types, memory made and addresses known beforehand. The function is one of
ten elements. In JAX calls follow one another inside one compiled loop, and so they do in a loop of C by which they are
measured. Prints JSON: microseconds by door; a door whose framework is not installed is left out.
"""

from __future__ import annotations

import ctypes
import importlib.util
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from measure import fastest

import enzyme_cc

CODE = """
double energy(const double *x, double k, int n) {
  double sum = 0;
  for (int i = 1; i < n; i++) sum += k * (x[i] - x[i - 1]) * (x[i] - x[i - 1]);
  return sum;
}
"""
BY_HAND = CODE + """
extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
double gradient(const double *x, double *dx, double k, int n) {
  return __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_out, k, enzyme_const, n);
}
double many(double *x, double *dx, double k, int n, int count) {
  double sum = 0;
  for (int c = 0; c < count; c++) {
    for (int i = 0; i < n; i++) dx[i] = 0;
    sum += energy(x, k, n) + gradient(x, dx, k, n);
    x[0] += 1e-9 * dx[0];
  }
  return sum;
}
"""
PROTOTYPE = "double energy(const double x[n], double k, int n)"
SIZE, COUNT = 10, 1000


def by_hand(folder: str) -> ctypes.CDLL:
    """The function, its gradient, and a loop over both, in a library."""
    source, library = Path(folder) / "energy.c", Path(folder) / "energy.so"
    source.write_text(BY_HAND)
    wrapper = Path(sys.executable).with_name("enzyme-clang")
    subprocess.run([wrapper, "-O2", "-shared", "-fPIC", source, "-o", library], check=True)
    found = ctypes.CDLL(str(library))
    pointer, number, count = ctypes.c_void_p, ctypes.c_double, ctypes.c_int
    for name, types in {"energy": [pointer, number, count], "gradient": [pointer, pointer, number, count],
                        "many": [pointer, pointer, number, count, count]}.items():
        getattr(found, name).argtypes, getattr(found, name).restype = types, number
    return found


def each(call: Callable[[], Any], seconds: float) -> float:
    """Microseconds of one call, the fastest of rounds of many."""
    def rounds() -> None:
        for _ in range(COUNT):
            call()

    return 1e6 * fastest(rounds, seconds) / COUNT


def doors(hand: dict[str, float], x: np.ndarray, seconds: float) -> Iterator[tuple[str, float]]:
    """Microseconds beyond those by hand."""
    function = enzyme_cc.build(code=CODE, language="c", flags=["-O2"]).function(PROTOTYPE)
    yield "NumPy, value", each(lambda: function(x, 2.0), seconds) - hand["energy"]
    yield "NumPy, gradient", each(lambda: function.grad(x, 2.0), seconds) - hand["gradient"]
    both = hand["energy"] + hand["gradient"]
    if importlib.util.find_spec("torch"):
        import torch

        from enzyme_cc.torch import differentiable

        torch.set_num_threads(1)
        energy = differentiable(function)
        tensor = torch.tensor(x, requires_grad=True)
        k = torch.tensor(2.0, dtype=torch.float64)

        def forward_and_backward() -> None:
            tensor.grad = None
            energy(tensor, k).backward()

        def own_forward_and_backward() -> None:
            tensor.grad = None
            tensor.sum().backward()

        yield "PyTorch, forward and backward", each(forward_and_backward, seconds) - both
        yield "PyTorch's own x.sum().backward(), whole", each(own_forward_and_backward, seconds)
    if importlib.util.find_spec("jax"):
        import jax

        from enzyme_cc.jax import differentiable as in_jax

        jax.config.update("jax_enable_x64", True)
        gradient = jax.value_and_grad(in_jax(function))

        def step(_: Any, state: Any) -> Any:
            value, by_x = gradient(state, 2.0)
            return state + 1e-9 * value * by_x

        loop = jax.jit(lambda x: jax.lax.fori_loop(0, COUNT, step, x))
        loop(x).block_until_ready()
        yield "JAX, value and gradient, compiled", 1e6 * fastest(
            lambda: loop(x).block_until_ready(), seconds) / COUNT - hand["many"]
    if importlib.util.find_spec("tensorflow"):
        import tensorflow as tf

        from enzyme_cc.tensorflow import differentiable as in_tensorflow

        layer = in_tensorflow(function)
        variable, constant = tf.Variable(x), tf.constant(2.0, tf.float64)

        def taped() -> Any:
            with tf.GradientTape() as tape:
                value = layer(variable, constant)
            return tape.gradient(value, variable)

        yield "TensorFlow, tape and gradient", each(taped, seconds) - both


def main(quick: bool) -> None:
    """Measure, and print JSON."""
    seconds = 0.05 if quick else 2.0
    x = np.linspace(0.0, 1.0, SIZE) ** 2
    dx = np.zeros(SIZE)
    with tempfile.TemporaryDirectory() as folder:
        library = by_hand(folder)
        at, to = x.ctypes.data, dx.ctypes.data
        hand = {
            "energy": each(lambda: library.energy(at, 2.0, SIZE), seconds),
            "gradient": each(lambda: library.gradient(at, to, 2.0, SIZE), seconds),
            "many": 1e6 * fastest(lambda: library.many(at, to, 2.0, SIZE, COUNT), seconds) / COUNT,
        }
        print(json.dumps({"by_hand_us": hand, "overhead_us": dict(doors(hand, x, seconds))}))


if __name__ == "__main__":
    main("--quick" in sys.argv)
