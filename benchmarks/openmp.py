"""Gradient over primal of six OpenMP kernels, with threads and without: `python benchmarks/openmp.py [threads]`.

The serial program is the same file without -fopenmp. The last column is what threads add to the cost of a gradient:
its ratio with threads over the serial one.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")
ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"


def measured(folder: str, threads: int, *flags: str) -> dict[str, tuple[float, float]]:
    """Seconds of primal and gradient, by kernel."""
    program = f"{folder}/program"
    subprocess.run([str(ENZYME_CLANG), "-O3", *flags, str(SOURCE), "-o", program, "-lm"], check=True)
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    output = subprocess.run([program], check=True, capture_output=True, text=True, env=environment).stdout
    rows = (line.split() for line in output.splitlines())
    return {name: (float(primal), float(gradient)) for name, primal, gradient in rows}


def main() -> None:
    """Print the table."""
    threads = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    with tempfile.TemporaryDirectory() as folder:
        serial, parallel = measured(folder, 1), measured(folder, threads, "-fopenmp")
    print(f"{'kernel':10} {'serial':>8} {f'{threads} threads':>10} {'over':>6}")
    for name, (primal, gradient) in serial.items():
        alone, together = gradient / primal, parallel[name][1] / parallel[name][0]
        print(f"{name:10} {alone:8.2f} {together:10.2f} {together / alone:6.2f}")


if __name__ == "__main__":
    main()
