"""enzyme-cc doctor and options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from enzyme_cc.cli.tool import main
from enzyme_cc.driver.options import NAMES


def test_doctor_tries_the_whole_way_and_is_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    printed = capsys.readouterr().out
    for subject in ("Python", "llvmlite", "link and run", "1.382"):
        assert subject in printed


def test_doctor_without_a_compiler_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ENZYME_CLANG", str(tmp_path / "none"))
    assert main(["doctor"]) == 1
    words = re.findall(r"[\w'./-]+", capsys.readouterr().out)  # a long finding is folded in its column
    assert "not an executable" in " ".join(words)


def test_options_lists_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options"]) == 0
    printed = capsys.readouterr().out
    assert all(f"--enzyme-{name} " in printed for name in NAMES)
