"""Each example of docs/fortran.md compiles as it stands, and prints what it says."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from test_fortran_builds import run
from test_fortran_programs import WRAPPER, missing

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]
PAGE = (Path(__file__).parents[2] / "docs" / "fortran.md").read_text()
EXAMPLES = re.findall(r"^```console\n\$ cat (\S+)\n(.*?)^\$ enzyme-flang (.*?) && (\S+)\n(.*?)^```", PAGE, re.M | re.S)


def test_all_examples_are_found() -> None:
    assert len(EXAMPLES) == PAGE.count("```console")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_an_example_prints_what_the_page_says(example: tuple[str, ...], tmp_path: Path) -> None:
    name, text, words, program, output = example
    (tmp_path / name).write_text(text)
    run(tmp_path, sys.executable, str(WRAPPER), *words.split())
    assert run(tmp_path, program).stdout == output
