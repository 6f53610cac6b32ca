"""zlib as its authors released it: configured, built and tested by the wrapper, and compared with clang's build."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Run
from same_build import different_code, objects, size_ratio

Project = Callable[..., Path]

MOST_SIZE = 2.5


def _probes(printed: str) -> list[str]:
    return re.findall(r"^Checking .*$", printed, re.M)


@pytest.mark.long
def test_it_passes_its_tests_and_is_what_clang_builds(project: Project, run: Run, clang: str) -> None:
    ours, theirs = project("zlib", "ours"), project("zlib", "theirs")
    printed = run(ours, "./configure", CC="enzyme-clang"), run(theirs, "./configure", CC=clang)
    assert _probes(printed[0]) == _probes(printed[1]) and len(_probes(printed[0])) > 5
    assert (ours / "zconf.h").read_text() == (theirs / "zconf.h").read_text()
    assert (ours / "Makefile").read_text().replace("enzyme-clang", clang) == (theirs / "Makefile").read_text()
    tested = run(ours, "make test")
    for kind in ("zlib test OK", "zlib shared test OK", "zlib 64-bit test OK"):
        assert f"*** {kind} ***" in tested
    run(theirs, "make")
    assert different_code(ours, theirs) == []
    assert size_ratio(ours, theirs) <= MOST_SIZE


@pytest.mark.long
def test_twice_in_parallel_gives_the_same_objects(project: Project, run: Run) -> None:
    folder = project("zlib")
    built = []
    for _ in range(2):
        run(folder, "make distclean; CC=enzyme-clang ./configure && make -j2")
        built.append(objects(folder) | {"libz.a": (folder / "libz.a").read_bytes()})
    assert built[0] == built[1] and len(built[0]) > 30
