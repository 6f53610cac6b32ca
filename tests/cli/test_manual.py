"""The manual page: installed as `enzyme-cc man` prints it, with every option, and readable by man."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.cli.manual import manual
from enzyme_cc.cli.tool import main
from enzyme_cc.driver.options import ENVIRONMENT, NAMES

PAGES = Path(__file__).resolve().parents[2] / "wrappers" / "man"


def test_the_installed_page_is_the_printed_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["man"]) == 0
    printed = capsys.readouterr().out
    assert (PAGES / "enzyme-clang.1").read_text() == printed, "enzyme-cc man > wrappers/man/enzyme-clang.1"


def test_every_option_and_variable_is_on_the_page() -> None:
    page = manual().replace("\\", "")
    assert all(f"--enzyme-{name}fP" in page for name in NAMES)
    assert all(variable in page for variable, _ in ENVIRONMENT)


def test_every_option_is_in_the_readme() -> None:
    text = (PAGES.parents[1] / "README.md").read_text()
    named = {name.removesuffix("-") for name in re.findall(r"--enzyme-([a-z-]+)", text)}
    assert named >= set(NAMES)
    assert not {name for name in named if name not in NAMES} - {"help"}


def test_the_other_compilers_have_a_page() -> None:
    assert {path.name for path in PAGES.iterdir()} == {
        f"enzyme-{name}.1" for name in ("clang", "clang++", "flang", "rustc")}


def test_man_has_nothing_to_say_against_it() -> None:
    if shutil.which("man") is None:
        pytest.skip("man is not installed")
    done = subprocess.run(["man", "--warnings", "-l", PAGES / "enzyme-clang.1"], capture_output=True, text=True,
                          timeout=60, env={"PATH": "/usr/bin:/bin", "MANWIDTH": "100", "LC_ALL": "C.UTF-8"})
    assert done.returncode == 0 and done.stderr == ""
    assert "--enzyme-when=auto|compile|link|never" in done.stdout
