"""`enzyme-cc errors`, and the examples of docs/errors.md."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.cli.tool import main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "errors.md"
TOOLS = Path(sys.executable).parent


def _report(**variables: float | None) -> str:
    rows = [{"name": name, "function": "f", "file": "f.c", "line": 1, "type": "double", "assignments": 1,
             "max_abs": 1.0, "float_error": error, "half_error": None} for name, error in variables.items()]
    return json.dumps({"requests": [{"variables": rows}]})


def test_the_examples_print_what_the_page_says(tmp_path: Path) -> None:
    examples = 0
    for block in re.findall(r"```console\n(.*?)```", PAGE.read_text(), re.S):
        for command, text in re.findall(r"\$ (.*)\n((?:(?!\$ ).*\n)*)", block):
            if command.startswith("cat "):
                (tmp_path / command.removeprefix("cat ")).write_text(text)
                continue
            env = {**os.environ, "PATH": f"{TOOLS}:{os.environ['PATH']}"}
            done = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, text=True, env=env)
            assert done.stdout == text, done.stderr
            examples += 1
    assert examples == 2


def test_as_many_variables_are_demoted_as_stay_below_the_target(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "e.json").write_text(_report(a=3e-9, b=1e-9, c=8e-9, d=None))
    assert main(["errors", str(tmp_path / "e.json"), "--target", "5e-9", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["demote"] == ["b", "a"]


def test_code_without_line_information_has_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "e.json").write_text(_report(a=3e-9).replace('"f.c"', "null"))
    assert main(["errors", str(tmp_path / "e.json")]) == 0
    assert "?:1" in capsys.readouterr().out


@pytest.mark.parametrize(("text", "code", "said"), [
    (None, 66, "No such file"), ("{", 65, "is not JSON"), ("[]", 65, 'no list "requests"'),
    ('{"requests": [{"variables": [{"name": 1}]}]}', 65, 'no "name"'),
])
def test_what_is_no_report_is_told(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, code: int, said: str) -> None:
    file = tmp_path / "e.json"
    if text is not None:
        file.write_text(text)
    assert main(["errors", str(file)]) == code
    assert said in capsys.readouterr().err


def test_a_target_is_above_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["errors", "e.json", "--target", "-1"]) == 64
    assert "above zero" in capsys.readouterr().err
