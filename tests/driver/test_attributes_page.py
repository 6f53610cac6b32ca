"""Each program of docs/attributes.md compiles as it stands, and prints what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.driver.attributes import ANNOTATIONS, LOOPS, NAMED, UNSUPPORTED

TEXT = (Path(__file__).parents[2] / "docs" / "attributes.md").read_text()
PROGRAMS = re.findall(r"```(c|cpp)\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("language, program", PROGRAMS, ids=[language for language, _ in PROGRAMS])
def test_programs_of_the_page(language: str, program: str, tmp_path: Path) -> None:
    name = "enzyme-clang++" if language == "cpp" else "enzyme-clang"
    (tmp_path / f"a.{language}").write_text(program)
    build = subprocess.run([str(Path(sys.executable).parent / name), "-O1", f"a.{language}", "-lm"], cwd=tmp_path,
                           capture_output=True, text=True, timeout=120)
    assert build.returncode == 0, build.stderr
    printed = subprocess.run(["./a.out"], cwd=tmp_path, capture_output=True, text=True, timeout=60).stdout
    assert printed.splitlines() == re.findall(r"// prints: (.*)", program)


def test_the_page_has_every_attribute() -> None:
    table = TEXT.partition("| attribute |")[2].partition("\n\n")[0]
    for name in (*ANNOTATIONS, *NAMED, *LOOPS, *UNSUPPORTED):
        assert name == "annotate" or f"`enzyme_{name}" in table
