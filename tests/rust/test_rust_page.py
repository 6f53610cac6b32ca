"""The programs of docs/rust.md print what it says, in every edition and at every level; so does one without std."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "rust.md").read_text()
EXAMPLES = {name: (text, printed) for name, text, printed in re.findall(
    r"\$ cat (\w+)\.rs\n(.*?)\$ enzyme-rustc -O --edition=2021 \w+\.rs && \./\w+\n(.*?)```", PAGE, re.S)}
WAYS = {
    "2018-debug": ["--edition=2018"], "2021-O1": ["--edition=2021", "-Copt-level=1"],
    "2021-O2": ["--edition=2021", "-Copt-level=2"], "2024-release": ["--edition=2024", "-O"],
}


def test_the_page_has_examples_of_each_part() -> None:
    assert set(EXAMPLES) == {"spring", "steps", "net", "attributes"}


@pytest.mark.parametrize("name, way", [
    pytest.param(name, way, marks=[] if (name, way) in {
        ("spring", "2024-release"), ("steps", "2018-debug"), ("net", "2024-release"), ("attributes", "2018-debug"),
    } else [pytest.mark.long])
    for name in EXAMPLES for way in WAYS
])
def test_examples_print_what_the_page_says(name: str, way: str, run: Callable, tmp_path: Path) -> None:
    text, printed = EXAMPLES[name]
    (tmp_path / f"{name}.rs").write_text(text)
    built = run("enzyme-rustc", *WAYS[way], f"{name}.rs")
    assert (built.returncode, built.stderr) == (0, "")
    assert run(tmp_path / name).stdout == printed
