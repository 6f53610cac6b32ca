"""What pages of docs/ show as a session, `$ command` and what it prints, is what happens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("plugin-options.md", "taylor.md", "probabilistic.md")


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_what_happens(page: str, tmp_path: Path) -> None:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    for command, expected in _commands((DOCS / page).read_text()):
        if command.startswith("cat "):
            (tmp_path / command.removeprefix("cat ")).write_text(expected)
            continue
        done = subprocess.run(command, shell=True, cwd=tmp_path, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=240, env=environment)
        assert done.stdout.strip() == expected.strip(), command


def _commands(text: str) -> list[tuple[str, str]]:
    """Each command of the page's sessions, and what stands below it."""
    found: list[tuple[str, str]] = []
    for block in text.split("```console\n")[1:]:
        for part in ("\n" + block.partition("```")[0]).split("\n$ ")[1:]:
            command, _, below = part.partition("\n")
            found.append((command, below + "\n" if below and not below.endswith("\n") else below))
    return found
