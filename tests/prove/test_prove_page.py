"""The examples of docs/prove.md print what the page says."""

import re
from pathlib import Path

import pytest

pytest.importorskip("z3")

from enzyme_cc.cli.tool import main

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "prove.md").read_text()


def test_the_examples_print_what_the_page_says(tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    examples = 0
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.S):
        for command, text in re.findall(r"\$ (.*)\n((?:(?!\$ ).*\n)*)", block):
            if command.startswith("cat "):
                (tmp_path / command.removeprefix("cat ")).write_text(text)
                continue
            words = command.split()
            assert words[0] == "enzyme-cc"
            main(words[1:])
            assert capfd.readouterr().out == text
            examples += 1
    assert examples == 3
