"""Every C sample, built with the wrapper as a user would, prints its expected.txt at -O0 and -O2, in `make test-long`
at each -O level.

The samples check their own derivatives (closed forms, finite differences, gradients written by hand) and exit
with 1 on a mismatch, so a wrong number fails a test here even where rounding hides it from the printed text.
"""

import subprocess
import sys
from pathlib import Path

import pytest

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "c"
CASES = sorted(main.parent.name for main in SAMPLES.glob("*/main.c"))
WITH_RESTRICT = sorted(
    case for case in CASES if any("RESTRICT" in header.read_text() for header in (SAMPLES / case).glob("*.h"))
)
LEVELS = ["-O0", "-O2", *(pytest.param(level, marks=pytest.mark.long) for level in ("-O1", "-O3"))]
BUILD_SECONDS, RUN_SECONDS = 120, 60


@pytest.fixture(scope="session")
def enzyme_clang() -> Path:
    """The wrapper that was installed beside the interpreter that runs the tests."""
    wrapper = Path(sys.executable).with_name("enzyme-clang")
    assert wrapper.is_file(), f"{wrapper} is missing: install the project into this environment"
    return wrapper


def build(enzyme_clang: Path, case: str, program: Path, *flags: str) -> Path:
    source = SAMPLES / case / "main.c"
    command = [str(enzyme_clang), *flags, str(source), "-o", str(program), "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=BUILD_SECONDS)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stderr}"
    return program


def run(program: Path, *arguments: str) -> str:
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, timeout=RUN_SECONDS)
    assert done.returncode == 0, f"exit code {done.returncode}\n{done.stdout}{done.stderr[:4000]}"
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES)
def test_sample_prints_what_is_expected(enzyme_clang: Path, tmp_path: Path, case: str, level: str) -> None:
    printed = run(build(enzyme_clang, case, tmp_path / case, level))
    assert printed == (SAMPLES / case / "expected.txt").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("level", ["-O0", "-O3"])
@pytest.mark.parametrize("case", WITH_RESTRICT)
def test_pointers_that_may_alias_give_the_same(
    enzyme_clang: Path, tmp_path: Path, case: str, level: str
) -> None:
    printed = run(build(enzyme_clang, case, tmp_path / case, level, "-DRESTRICT="))
    assert printed == (SAMPLES / case / "expected.txt").read_text()


@pytest.mark.slow
def test_makefile_builds_and_checks_with_the_wrapper(enzyme_clang: Path, tmp_path: Path) -> None:
    command = ["make", "-C", str(SAMPLES), f"CC={enzyme_clang}", f"OUT={tmp_path / 'built'}"]
    command += ["CASES=relu_pow3 newton", "check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * BUILD_SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_sample_says_what_it_prints_and_stays_readable() -> None:
    assert len(CASES) >= 14
    for case in CASES:
        lines = (SAMPLES / case / "main.c").read_text().splitlines()
        assert lines[0].startswith("/* "), f"{case}/main.c does not open with what its mathematics is"
        assert len(lines) <= 250, f"{case}/main.c has {len(lines)} lines"
        assert (SAMPLES / case / "expected.txt").read_text().endswith("check: ok\n")
