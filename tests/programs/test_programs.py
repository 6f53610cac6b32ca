"""Each C program beside this file checks its own derivatives; it is built and run at -O0 and -O2, in `make test-long`
at every -O level.

A program exits non-zero when a check fails, and prints `check NAME VALUE TOLERANCE` for each value, so that
the values of the levels can be compared with one another. `// flags: ...` on the first line adds flags.
"""

import math
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
LEVELS = ("-O0", "-O2"), pytest.param(("-O0", "-O1", "-O2", "-O3"), marks=pytest.mark.long)
pytestmark = pytest.mark.slow
PROGRAMS = sorted(path.stem for path in HERE.glob("*.c"))


def extra_flags(source: Path) -> list[str]:
    first = source.read_text().split("\n", 1)[0]
    return first.removeprefix("// flags:").split() if first.startswith("// flags:") else []


def build_and_run(program: str, level: str, folder: Path) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the program built at this level; a failed build fails the test."""
    source, binary = HERE / f"{program}.c", folder / f"{program}{level}"
    command = [str(ENZYME_CLANG), level, *extra_flags(source), str(source), "-o", str(binary), "-lm"]
    build = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert build.returncode == 0, f"{' '.join(command)}\n{build.stderr}"
    run = subprocess.run([str(binary)], capture_output=True, text=True, errors="replace", timeout=120)
    return run.returncode, run.stdout, run.stderr


def checked_values(output: str) -> list[tuple[str, float, float]]:
    """(name, value, tolerance between levels) of each `check` line, in order."""
    values = []
    for line in output.splitlines():
        if line.startswith("check "):
            name, value, tolerance = line.removeprefix("check ").rsplit(" ", 2)
            values.append((name, float(value), float(tolerance)))
    return values


def same(a: float, b: float, tolerance: float) -> bool:
    return a == b or (math.isnan(a) and math.isnan(b)) or abs(a - b) <= tolerance * max(abs(a), abs(b), 1e-2)


@pytest.mark.parametrize("levels", LEVELS, ids=["two levels", "every level"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_derivatives_are_right_and_the_same_at_every_level(
    program: str, levels: tuple[str, ...], tmp_path: Path
) -> None:
    failures: list[str] = []
    by_level: dict[str, list[tuple[str, float, float]]] = {}
    for level in levels:
        try:
            code, output, errors = build_and_run(program, level, tmp_path)
        except AssertionError as refused:
            failures.append(f"{level}: does not build\n{refused}")
            continue
        if code != 0:
            failures.append(f"{level}: exit code {code}\n{errors[-4000:]}")
        by_level[level] = checked_values(output)
    reference_level = next(iter(by_level), None)
    if reference_level is not None:
        reference = by_level.pop(reference_level)
        assert reference or failures, "the program checked nothing"
        for level, values in by_level.items():
            names = [name for name, _, _ in values]
            if names != [name for name, _, _ in reference]:
                failures.append(f"{level}: not the same checks as at {reference_level}")
                continue
            failures += [
                f"{name}: {value!r} at {level}, {other!r} at {reference_level}"
                for (name, value, tolerance), (_, other, _) in zip(values, reference, strict=True)
                if not same(value, other, tolerance)
            ]
    assert not failures, "\n".join(failures)
