"""Each Fortran program beside this file compares its derivatives with central differences, and forward with
reverse mode; it is built and run at -O0 or at -O2, one program at the one, the next at the other, and in
`make test-long` at every level. check.f90 is what
they share.

Where no flang is installed all of this is skipped, and says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang

HERE = Path(__file__).parent
WRAPPER = HERE.parent.parent / "wrappers" / "bin" / "enzyme-flang"
EVERY = ("-O0", "-O1", "-O2", "-O3")
PROGRAMS = sorted(path.stem for path in HERE.glob("*.f*") if path.suffix in (".f90", ".f") and path.stem != "check")
CASES = [
    *((program, (("-O2",), ("-O0",))[k % 2]) for k, program in enumerate(PROGRAMS)),
    *(pytest.param(program, EVERY, marks=pytest.mark.long) for program in PROGRAMS),
]

try:
    find_flang()
    missing = ""
except CompilerNotFound as problem:
    missing = f"FORTRAN IS NOT TESTED: {problem}"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]


def build_and_run(program: str, level: str, folder: Path) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the program built at this level; a failed build fails the test."""
    source = next(path for path in HERE.glob(f"{program}.f*"))
    binary = folder / f"{program}{level}"
    command = [sys.executable, str(WRAPPER), "-cpp", level, f"-J{folder}", str(HERE / "check.f90"), str(source),
               "-o", str(binary)]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent.parent), "XDG_CACHE_HOME": str(folder / "cache")}
    build = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment)
    assert build.returncode == 0, f"{' '.join(command)}\n{build.stderr}"
    run = subprocess.run([str(binary)], capture_output=True, text=True, timeout=120)
    return run.returncode, run.stdout, run.stderr


@pytest.mark.parametrize(("program", "levels"), CASES)
def test_derivatives_are_right_and_the_same_at_every_level(
    program: str, levels: tuple[str, ...], tmp_path: Path
) -> None:
    reference: list[list[str]] = []
    for level in levels:
        code, output, errors = build_and_run(program, level, tmp_path)
        assert code == 0, f"{level}: exit code {code}\n{errors}"
        checks = [line.rsplit(maxsplit=2) for line in output.splitlines() if line.startswith("check ")]
        assert checks, "the program checked nothing"
        if not reference:
            reference = checks
        assert [name for name, _, _ in checks] == [name for name, _, _ in reference]
        for (name, value, tolerance), (_, other, _) in zip(checks, reference, strict=True):
            bound = float(tolerance) * max(abs(float(value)), 1.0)
            assert abs(float(value) - float(other)) <= bound, f"{name} at {level}: {value}, at -O0: {other}"
