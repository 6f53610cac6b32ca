"""The AD step's compile time over function size: 1,000, 5,000 and 20,000 IR instructions in one function.

Each function is straight-line arithmetic between loops over arrays, so that the gradient needs a tape,
shadows and both sweeps. The AD step is what enzyme-clang takes beyond clang for the same object file.
Instructions are those of clang's optimised IR (without unrolling or vectorising), about what the AD pass is
given.
"""

import argparse
import math
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from enzyme_cc.toolchain.compilers import find_clang

SIZES = (1_000, 5_000, 20_000)
LIMIT_AT_5K = 20.0


def unit(choice: random.Random) -> list[str]:
    """Straight-line statements on locals, then a loop that changes the array: some 50 instructions."""

    def constant() -> str:
        return f"{choice.uniform(0.2, 0.9):.6f}"

    lines = []
    for _ in range(4):
        a, b, c = (choice.choice("pqrs") for _ in range(3))
        function = choice.choice(["sin", "exp", "tanh", "cos"])
        term = f"{function}({constant()} * {a} - {b})"
        lines.append(f"  {a} = {constant()} * {b} * {c} + {constant()} * {term};")
    target, other = choice.sample("pqrs", 2)
    lines += [
        "  for (int i = 1; i < n; i++) {",
        f"    double t = x[i] * {constant()} + {other} * x[i - 1];",
        f"    x[i] = t / ({constant()} + t * t);",
        f"    {target} += {constant()} * x[i] * {other};",
        "  }",
    ]
    return lines


def source(units: int, seed: int) -> str:
    choice = random.Random(seed)
    body = [line for _ in range(units) for line in unit(choice)]
    return "\n".join(
        [
            "#include <math.h>",
            "extern int enzyme_const, enzyme_dup;",
            "double __enzyme_autodiff(void *, ...);",
            "static double f(int n, double *restrict x) {",
            "  double p = x[0], q = x[0] * 0.5, r = 0.25, s = 1;",
            *body,
            "  return p + q + r + s;",
            "}",
            "void gradient(int n, double *x, double *dx) {",
            "  __enzyme_autodiff((void *)f, enzyme_const, n, enzyme_dup, x, dx);",
            "}",
            "",
        ]
    )


def instructions(clang: list[str], file: Path) -> int:
    """How many instructions f has after clang -O2 without unrolling and vectorising."""
    command = [*clang, "-O2", "-fno-unroll-loops", "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm"]
    text = subprocess.run([*command, str(file), "-o", "-"], capture_output=True, text=True, check=True).stdout
    count, inside = 0, False
    for line in text.splitlines():
        if line.startswith("define"):
            inside = "@f(" in line
        elif inside and line.startswith("  ") and not line.lstrip().startswith(";"):
            count += 1
    return count


def of_size(clang: list[str], folder: Path, wanted: int, seed: int) -> tuple[Path, int]:
    """A file whose function has about the wanted number of instructions, and how many it has."""
    file, units = folder / f"curve_{wanted}.c", max(1, wanted // 50)
    file.write_text(source(units, seed))
    units = max(1, round(units * wanted / instructions(clang, file)))
    file.write_text(source(units, seed))
    return file, instructions(clang, file)


def seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - start


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("sizes", nargs="*", type=int, default=SIZES, help="IR instructions")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    wrapper, clang = Path(sys.executable).with_name("enzyme-clang"), find_clang().command

    table = Table("instructions", "clang s", "enzyme-clang s", "AD step s", "us / instruction", "of n log n")
    first: float | None = None
    points: list[tuple[int, float]] = []
    with tempfile.TemporaryDirectory() as name:
        for wanted in sorted(options.sizes):
            file, count = of_size(clang, Path(name), wanted, options.seed)
            rest = ["-O2", "-c", str(file), "-o", str(Path(name) / "curve.o")]
            native, whole = seconds([*clang, *rest]), seconds([str(wrapper), *rest])
            step = whole - native
            cost = step / (count * math.log(count))
            first = first or cost
            points.append((count, step))
            cells = [
                f"{count:,}",
                f"{native:.2f}",
                f"{whole:.2f}",
                f"{step:.2f}",
                f"{step / count * 1e6:.0f}",
            ]
            table.add_row(*cells, f"{cost / first:.2f}")
    console = Console()
    console.print(table)
    console.print("of n log n: growth beyond n log n since the first row; 1.00 or less is as it should be")
    slow = [count for count, step in points if count <= 5_500 and step > LIMIT_AT_5K]
    for count in slow:
        console.print(f"[red]{count} instructions took more than {LIMIT_AT_5K:g} s[/]")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
