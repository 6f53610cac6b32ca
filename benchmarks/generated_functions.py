"""C functions of a given length, made with a seed: what programs that write programs hand to a compiler."""

import random
import subprocess
from pathlib import Path

NAMES = "pqrstuvw"


def straight_line(lines: int, seed: int) -> str:
    """One function of so many statements without control flow, on locals and on elements of an array."""
    choice = random.Random(seed)
    body = [_statement(choice) for _ in range(lines)]
    return _program(body)


def with_loops(lines: int, loops: int, seed: int) -> str:
    """The same with so many loops over the array between the statements."""
    choice = random.Random(seed)
    body = []
    for _ in range(loops):
        body += _loop(choice)
        body += [_statement(choice) for _ in range(lines // loops - 6)]
    return _program(body)


def _constant(choice: random.Random) -> str:
    return f"{choice.uniform(0.2, 0.9):.6f}"


def _statement(choice: random.Random) -> str:
    target, a, b, c = (choice.choice(NAMES) for _ in range(4))
    kind = choice.randrange(6)
    if kind == 0:
        function = choice.choice(["sin", "exp", "tanh", "cos"])
        return f"  {target} = {_constant(choice)} * {function}({_constant(choice)} * {a} - {b});"
    if kind == 1:
        return f"  x[{choice.randrange(64)}] = {_constant(choice)} * {a} + {_constant(choice)} * {b};"
    if kind == 2:
        return f"  {target} = {_constant(choice)} * x[{choice.randrange(64)}] + {_constant(choice)} * {a};"
    if kind == 3:
        return f"  {target} = {a} / (1.5 + {b} * {b});"
    return f"  {target} = {_constant(choice)} * {a} * {b} + {_constant(choice)} * {c};"


def _loop(choice: random.Random) -> list[str]:
    target, other = choice.sample(NAMES, 2)
    return [
        "  for (int i = 1; i < n; i++) {",
        f"    double y = x[i] * {_constant(choice)} + {other} * x[i - 1];",
        f"    x[i] = y / ({_constant(choice)} + y * y);",
        f"    {target} += {_constant(choice)} * x[i] * {other} / n;",
        f"    {target} /= 1 + {_constant(choice)} * {target} * {target};",
        "  }",
    ]


def _program(body: list[str]) -> str:
    start = ", ".join(f"{name} = x[{index}]" for index, name in enumerate(NAMES))
    return "\n".join(
        [
            "#include <math.h>",
            '#include "check.h"',
            "extern int enzyme_const, enzyme_dup;",
            "void __enzyme_autodiff(void *, ...);",
            "",
            "static double f(int n, double *restrict x) {",
            f"  double {start};",
            *body,
            f"  return {' + '.join(NAMES)};",
            "}",
            "",
            "static double value(const double *x) {",
            "  double copy[64];",
            "  for (int i = 0; i < 64; i++)",
            "    copy[i] = x[i];",
            "  return f(64, copy);",
            "}",
            "",
            "int main(void) {",
            "  double x[64], work[64], gradient[64] = {0};",
            "  for (int i = 0; i < 64; i++)",
            "    work[i] = x[i] = 0.3 + 0.01 * i;",
            "  __enzyme_autodiff((void *)f, enzyme_const, 64, enzyme_dup, work, gradient);",
            "  return check(value, 64, x, gradient);",
            "}",
            "",
        ]
    )


def _unit(choice: random.Random) -> list[str]:
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


def of_units(units: int, seed: int) -> str:
    """Straight-line arithmetic between loops over an array, so that the gradient needs a tape and both sweeps."""
    choice = random.Random(seed)
    body = [line for _ in range(units) for line in _unit(choice)]
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
    file.write_text(of_units(units, seed))
    units = max(1, round(units * wanted / instructions(clang, file)))
    file.write_text(of_units(units, seed))
    return file, instructions(clang, file)
