"""Recovers an initial temperature field from a blurred, noisy measurement and draws it.

Builds samples/c/heat2d_inverse with enzyme-clang, runs it, and writes the picture into the folder `demo`:
truth, measurement, recovery and the cost of every iteration of gradient descent.
"""

import subprocess
import sys
import time
from pathlib import Path

import matplotlib
import numpy as np
from rich.console import Console
from rich.table import Table

matplotlib.use("Agg")
from matplotlib import pyplot

HERE = Path(__file__).resolve().parent
GRID, STEPS, ITERATIONS = 64, 60, 1000


def timed(command: list[str]) -> tuple[float, str]:
    """Seconds and output of a command; ends the demo with its messages when it fails."""
    start = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.stderr.write(done.stdout)
        sys.exit(f"demo: exit code {done.returncode} from: {' '.join(command)}")
    return time.perf_counter() - start, done.stdout


def draw(folder: Path) -> Path:
    names = {"truth": "initial temperature", "measured": "what was measured later", "recovered": "recovered"}
    figure, axes = pyplot.subplots(1, 4, figsize=(15, 3.8), layout="constrained")
    for axis, (name, title) in zip(axes, names.items(), strict=False):
        field = np.loadtxt(folder / f"{name}.csv", delimiter=",")
        image = axis.imshow(field, cmap="inferno", vmin=0, vmax=1, origin="lower")
        axis.set(title=title, xticks=[], yticks=[])
    figure.colorbar(image, ax=axes[:3], shrink=0.8, label="temperature")
    cost = np.loadtxt(folder / "cost.csv")
    axes[3].semilogy(cost)
    axes[3].set(title="cost", xlabel="iteration of gradient descent")
    axes[3].grid(alpha=0.3)
    path = folder / "heat2d_inverse.png"
    figure.savefig(path, dpi=110)
    return path


def main() -> int:
    folder = HERE.parent / "demo"
    folder.mkdir(exist_ok=True)
    program = folder / "heat2d_inverse"
    wrapper = Path(sys.executable).with_name("enzyme-clang")
    source = HERE / "c" / "heat2d_inverse" / "main.c"
    sizes = [str(GRID), str(STEPS), str(ITERATIONS)]
    built, _ = timed([str(wrapper), "-O3", "-ffast-math", str(source), "-o", str(program), "-lm"])
    ran, printed = timed([str(program), *sizes, str(folder)])

    truth, measured, recovered = (
        np.loadtxt(folder / f"{name}.csv", delimiter=",") for name in ("truth", "measured", "recovered")
    )
    cost = np.loadtxt(folder / "cost.csv")
    table = Table("quantity", "value", title="Initial temperature from a later measurement")
    table.add_row("unknowns", f"{GRID} x {GRID} temperatures, {STEPS} time steps")
    table.add_row("compiling with enzyme-clang", f"{built:.2f} s")
    table.add_row(f"{ITERATIONS} gradients and steps", f"{ran:.2f} s ({ran / ITERATIONS * 1e3:.2f} ms each)")
    table.add_row("cost, first and last", f"{cost[0]:.3e} -> {cost[-1]:.3e}")
    table.add_row(
        "rms distance from the truth",
        f"measurement {np.sqrt(np.mean((measured - truth) ** 2)):.4f}, "
        f"recovered {np.sqrt(np.mean((recovered - truth) ** 2)):.4f}",
    )
    verdict = printed.strip().splitlines()[-1].removeprefix("check: ")
    table.add_row("gradient against finite differences", verdict)
    console = Console()
    console.print(table)
    console.print(f"picture: {draw(folder)}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
