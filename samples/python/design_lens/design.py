"""A lens of three glasses, bent until it is sharp: JAX's BFGS over rays that a C++ library traces.

`jax.jit` compiles the whole optimisation; XLA calls the library and its derivative itself. Draws into the folder
`demo`.
"""

import sys
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import matplotlib
import numpy as np
from jax.scipy.optimize import minimize

import enzyme_cc
from enzyme_cc.jax import differentiable

matplotlib.use("Agg")
from matplotlib import pyplot

HERE = Path(__file__).resolve().parent
INDEX = np.array([1.62, 1.0, 1.60, 1.0, 1.62, 1.0])
GAP = np.array([0.05, 0.1, 0.02, 0.1, 0.05, 0.9])
CURVATURE = np.array([1.4, 0.0, -1.2, 1.2, 0.4, -1.2])
ANGLES, RAYS, APERTURE = np.array([0.0, 0.06, 0.12]), 15, 0.1


def main(folder: Path) -> int:
    jax.config.update("jax_enable_x64", True)
    program = enzyme_cc.build(HERE / "lens.cpp", flags=["-O3"])
    trace = program.function("void trace(const double curvature[n], const double gap[n], const double index[n], "
                             "double height, double angle, int n, double z[n+1], double y[n+1])")
    blur = differentiable(program.function(
        "double blur(const double curvature[n], const double gap[n], const double index[n], const double angle[angles],"
        " int n, int angles, int rays, double aperture)"))

    def cost(design: jax.Array) -> jax.Array:
        """Blur, with the last gap, to the image, free beside the curvatures; thousands make BFGS's own scale fit."""
        gap = jnp.asarray(GAP).at[-1].set(design[-1])
        return 1e4 * blur(design[:-1], gap, INDEX, ANGLES, RAYS, APERTURE)

    first = jnp.append(CURVATURE, GAP[-1])
    optimise = jax.jit(lambda design: minimize(cost, design, method="BFGS", options={"maxiter": 300}))
    start = time.perf_counter()
    found = optimise(first)
    found.x.block_until_ready()
    seconds = time.perf_counter() - start

    step, way = 1e-6, jnp.linspace(-1, 1, len(first))
    slope = (cost(first + step * way) - cost(first - step * way)) / (2 * step)
    off = abs(jnp.vdot(jax.grad(cost)(first), way) / slope - 1)
    before, after = (float(jnp.sqrt(cost(design) / 1e4)) for design in (first, found.x))
    print(f"blur {before:.5f} -> {after:.5f} of the focal length; {int(found.nit)} steps of BFGS, {int(found.nfev)} "
          f"gradients, in {seconds:.2f} s with compilation")
    draw(folder / "design_lens.png", trace, {"before": first, "after": found.x})
    good = after < 0.02 * before and off < 1e-5
    print("check: ok" if good else f"check: the lens is not sharp, or its gradient is off by {off:.1e}")
    return not good


def draw(path: Path, trace: enzyme_cc.ProgramFunction, designs: dict[str, jax.Array]) -> None:
    figure, axes = pyplot.subplots(2, 2, figsize=(14, 7), layout="constrained", width_ratios=[4, 1])
    for (title, design), (lens, image) in zip(designs.items(), axes, strict=True):
        numbers = np.asarray(design)
        curvature, gap = numbers[:-1], np.append(GAP[:-1], numbers[-1])
        vertices = np.append(0, np.cumsum(gap))
        height = np.linspace(-0.17, 0.17, 60)
        for bend, vertex in zip(curvature, vertices, strict=False):
            sag = bend * height**2 / (1 + np.sqrt(np.maximum(1 - (bend * height) ** 2, 0)))
            lens.plot(vertex + sag, height, "k", linewidth=1)
        for color, angle in zip(("tab:blue", "tab:green", "tab:red"), ANGLES, strict=True):
            for entry in np.linspace(-APERTURE, APERTURE, RAYS):
                z, y = trace(curvature, gap, INDEX, entry, angle)
                begin = entry - 0.2 * np.tan(angle)
                lens.plot([-0.2, *z], [begin, *y], color=color, linewidth=0.5)
                image.plot([0, 1], [y[-1] - np.tan(angle)] * 2, color=color, linewidth=0.5)
        lens.set(title=f"{title}: rays of three directions", aspect="equal")
        image.set(title="where they meet the image", xticks=[], ylim=(-0.03, 0.03))
    figure.savefig(path, dpi=110)
    print(f"picture: {path}")


if __name__ == "__main__":
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parents[2] / "demo"
    into.mkdir(exist_ok=True)
    sys.exit(main(into))
