"""Three bodies that chase each other along one curve: the initial velocities of an N-body simulation in Numba.

The simulation is an ordinary @njit function; its gradient needs no other compiler. What is looked for is an orbit on
which, after a third of its period, each body is where the next one began. Draws into the folder `demo`.
"""

import sys
import time
from pathlib import Path

import matplotlib
import numpy as np
from numba import njit
from scipy.optimize import minimize

from enzyme_cc.numba import value_and_grad

matplotlib.use("Agg")
from matplotlib import pyplot

STEPS = 1000
FIRST = np.array([0.31, 0.56, 6.15])
"""Velocity of the outer bodies, and the period; the body in the middle moves the other way at twice the speed."""
KNOWN = np.array([0.347111, 0.532728, 6.324449])
"""The figure of eight of Moore, Chenciner and Montgomery."""


@njit
def pulled(place, speed, step):
    """The bodies, of mass one, change each other's velocities."""
    for i in range(3):
        for j in range(i):
            x, y = place[j, 0] - place[i, 0], place[j, 1] - place[i, 1]
            pull = step / (x * x + y * y) ** 1.5
            speed[i, 0] += pull * x
            speed[i, 1] += pull * y
            speed[j, 0] -= pull * x
            speed[j, 1] -= pull * y


@njit
def simulate(design, duration, path):
    """From a line through the middle, by leapfrog; gives the last velocities."""
    place, speed = np.zeros((3, 2)), np.empty((3, 2))
    place[0, 0], place[1, 0] = -1.0, 1.0
    for axis in range(2):
        speed[0, axis] = speed[1, axis] = design[axis]
        speed[2, axis] = -2 * design[axis]
    step = duration / (len(path) - 1)
    path[0] = place
    pulled(place, speed, 0.5 * step)
    for k in range(1, len(path)):
        for body in range(3):
            for axis in range(2):
                place[body, axis] += step * speed[body, axis]
        path[k] = place
        pulled(place, speed, step)
    pulled(place, speed, -0.5 * step)
    return speed


@njit
def gap(design):
    """How far each body is, after a third of the period, from where the one before it began; velocities, too."""
    path = np.empty((STEPS + 1, 3, 2))
    speed = simulate(design, design[2] / 3, path)
    missed = 0.0
    for body in range(3):
        after = (body + 1) % 3
        for axis in range(2):
            missed += (path[STEPS, body, axis] - path[0, after, axis]) ** 2
            first = design[axis] if after < 2 else -2 * design[axis]
            missed += (speed[body, axis] - first) ** 2
    return missed


def main(folder: Path) -> int:
    gradient = value_and_grad(gap, wrt=0)
    start = time.perf_counter()
    gradient(FIRST)
    compiled = time.perf_counter() - start
    start = time.perf_counter()
    found = minimize(gradient, FIRST, jac=True, method="BFGS", options={"gtol": 1e-9})
    seconds = time.perf_counter() - start

    step, way = 1e-6, np.array([1.0, -0.5, 0.3])
    slope = (gap(FIRST + step * way) - gap(FIRST - step * way)) / (2 * step)
    off = abs(gradient(FIRST)[1] @ way / slope - 1)
    print(f"velocity ({found.x[0]:.4f}, {found.x[1]:.4f}), period {found.x[2]:.4f}; the orbit's gap "
          f"{gap(FIRST):.2e} -> {found.fun:.2e}")
    print(f"{found.nfev} gradients in {seconds:.2f} s, after {compiled:.1f} s of compilation")
    draw(folder / "find_orbit.png", found.x)
    good = found.fun < 1e-8 and np.abs(found.x - KNOWN).max() < 1e-2 and off < 1e-5
    print("check: ok" if good else f"check: the orbit does not close, or the gradient is off by {off:.1e}")
    return not good


def draw(path: Path, found: np.ndarray) -> None:
    figure, axes = pyplot.subplots(2, 1, figsize=(8, 8), layout="constrained")
    for axis, (title, design) in zip(axes, {"first guess": FIRST, "found": found}.items(), strict=True):
        places = np.empty((6 * STEPS + 1, 3, 2))
        simulate(design, 2 * design[2], places)
        for body in range(3):
            axis.plot(*places[:, body].T, linewidth=1)
            axis.plot(*places[-1, body], "o", color=axis.lines[-1].get_color())
        axis.set(title=f"{title}: two periods", aspect="equal")
    figure.savefig(path, dpi=110)
    print(f"picture: {path}")


if __name__ == "__main__":
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[3] / "demo"
    into.mkdir(exist_ok=True)
    sys.exit(main(into))
