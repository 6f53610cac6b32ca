"""The GNU Scientific Library: built and tested by the wrapper; programs that differentiate it through libgsl.a."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import SOURCES, Run

pytestmark = [pytest.mark.long, pytest.mark.timeout(2400)]  # who comes first waits for the library to be built

PROGRAMS = Path(__file__).parent / "gsl_programs"

# What folders of the library test themselves, those left out that take minutes.
TESTED = """
sys err const complex cheb permutation combination sort cblas fft poly fit statistics sum integration interpolation
ode-initval2 roots multiroots min deriv diff histogram
""".split()


@pytest.fixture(scope="session")
def gsl(tmp_path_factory: pytest.TempPathFactory, run: Run) -> Path:
    """A folder with the library's sources, in which it was built, and `installed`; built once for all workers."""
    if not (SOURCES / "gsl").is_dir():
        pytest.skip("the source of gsl is not here: `make sources` fetches it")
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "gsl"
    with open(folder.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            building = folder.with_suffix(".building")
            shutil.copytree(SOURCES / "gsl", building, symlinks=True)
            # The documentation is no part of the distribution's archive.
            subfolders = re.search(r"^SUBDIRS = (.*) doc$", (building / "Makefile.am").read_text(), re.M)
            assert subfolders is not None
            run(building, f"""
                ./configure CC=enzyme-clang --disable-shared --prefix=$PWD/installed
                make -j2 SUBDIRS='{subfolders[1]}'
                make SUBDIRS='{subfolders[1]}' install""")
            building.rename(folder)
    return folder


def test_it_passes_its_tests(gsl: Path, run: Run) -> None:
    for name in TESTED:
        printed = run(gsl, f"make -C {name} check")
        assert re.search(r"^# FAIL: +0$", printed, re.M) and re.search(r"^# PASS: +[1-9]", printed, re.M), name


def test_configure_finds_what_it_finds_with_clang(project: Callable[..., Path], run: Run, clang: str) -> None:
    folder = project("gsl")
    found, answers = [], []
    for compiler in ("enzyme-clang", clang):
        (folder / f"of-{compiler}").mkdir()
        printed = run(folder / f"of-{compiler}", f"../configure CC={compiler}")
        found.append((folder / f"of-{compiler}" / "config.h").read_text())
        answers.append([line.replace(compiler, "CC") for line in re.findall(r"^checking .*$", printed, re.M)])
    assert found[0] == found[1]
    assert answers[0] == answers[1] and len(answers[0]) > 100


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", sorted(path.stem for path in PROGRAMS.glob("*.c")))
def test_its_static_library_is_differentiated(program: str, level: str, gsl: Path, run: Run, tmp_path: Path) -> None:
    source, library = PROGRAMS / f"{program}.c", gsl / "installed"
    run(tmp_path, f"enzyme-clang {level} -I{library}/include {source} -L{library}/lib -lgsl -lgslcblas -lm -o program")
    assert run(tmp_path, "./program") == ""
