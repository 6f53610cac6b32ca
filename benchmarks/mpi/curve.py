"""What a gradient sends, and its memory, on 1, 2, 4 and 8 ranks: `python benchmarks/mpi/curve.py [n steps]`.

The program is samples/c/heat_mpi; messages and bytes of all ranks are counted through MPI's profiling interface.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"


class Row(NamedTuple):
    """Messages and bytes of the primal and of its gradient, and KiB that the gradient adds to the largest rank."""

    ranks: int
    messages: int
    bytes: int
    gradient_messages: int
    gradient_bytes: int
    memory: int


def measured(folder: str, ranks: tuple[int, ...], n: int, steps: int) -> list[Row]:
    """One row for each number of ranks."""
    environment = {**os.environ, "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
                   "OMPI_MCA_rmaps_base_oversubscribe": "1", "OMPI_MCA_mpi_yield_when_idle": "1"}

    def compiled(compiler: str, *words: str) -> None:
        subprocess.run(["mpicc", "-O2", *words], check=True, cwd=folder, env={**environment, "OMPI_CC": compiler})

    compiled("clang-19", "-c", str(HERE / "count.c"), "-o", "count.o")
    compiled(str(ENZYME_CLANG), str(HERE / "curve.c"), "count.o", "-o", "curve", "-lm")
    rows = []
    for number in ranks:
        command = ["mpirun", "-n", str(number), f"{folder}/curve", str(n), str(steps)]
        output = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
        rows.append(Row(*map(int, output.split())))
    return rows


def main() -> None:
    """Print the table."""
    n, steps = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (512, 50)
    with tempfile.TemporaryDirectory() as folder:
        rows = measured(folder, (1, 2, 4, 8), n, steps)
    print(f"{'ranks':>5} {'messages':>9} {'bytes':>10} {'gradient':>9} {'bytes':>10} {'KiB more':>9}")
    for row in rows:
        print(f"{row.ranks:5} {row.messages:9} {row.bytes:10} {row.gradient_messages:9} {row.gradient_bytes:10} "
              f"{row.memory:9}")


if __name__ == "__main__":
    main()
