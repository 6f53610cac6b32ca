"""Completion in shells: the compilers answer clang's --autocomplete, and bash, zsh and fish ask it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.driver import clang, flang
from enzyme_cc.driver.options import NAMES, VALUES

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "wrappers" / "completions"
BIN = Path(sys.executable).parent
COMPILERS = ("enzyme-clang", "enzyme-clang++", "enzyme-flang", "enzyme-rustc")


def _ways(capfd: pytest.CaptureFixture[str], question: str, main=clang.main) -> list[str]:
    assert main([f"--autocomplete={question}"]) == 0
    return [line.partition("\t")[0] for line in capfd.readouterr().out.splitlines()]


def test_our_options_come_with_what_they_mean(capfd: pytest.CaptureFixture[str]) -> None:
    assert clang.main(["--autocomplete=-O2,--enzyme-"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert len(lines) == len(NAMES)
    assert f"--enzyme-verbose\t{NAMES['verbose']}" in lines


@pytest.mark.parametrize("question", ["--enzyme-when=", "-c,--enzyme-when=", "--enzyme-when=,"])
def test_values_are_offered(question: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert _ways(capfd, question) == list(VALUES["when"])
    assert _ways(capfd, "--enzyme-print=,a") == ["activity", "assumptions"]


def test_clangs_options_are_clangs_affair(capfd: pytest.CaptureFixture[str]) -> None:
    assert "-fuse-ld=" in _ways(capfd, "-fuse-l")
    assert {"c99", "c11"} <= set(_ways(capfd, "-std="))
    assert "--enzyme-when=" in _ways(capfd, "--e")


def test_flangs_options_are_read_off_its_help(capfd: pytest.CaptureFixture[str]) -> None:
    if not any(shutil.which(f"flang-new-{n}") for n in range(17, 23)):
        pytest.skip("no flang on this machine")
    assert "-fopenmp" in _ways(capfd, "-fopen", flang.main)
    assert _ways(capfd, "--enzyme-whe", flang.main) == ["--enzyme-when="]


def test_every_compiler_has_a_script_for_every_shell() -> None:
    assert {path.name for path in (SCRIPTS / "bash").iterdir()} == {*COMPILERS, "enzyme-cc"}
    assert {path.stem for path in (SCRIPTS / "fish").iterdir()} == {*COMPILERS, "enzyme-cc"}
    (zsh,) = (SCRIPTS / "zsh").iterdir()
    first = zsh.read_text().split("\n")[0].split()
    assert first[0] == "#compdef" and set(COMPILERS) <= set(first)


def _shell(shell: str, script: str, folder: Path) -> str:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    done = subprocess.run([shell, *(["-f"] if shell == "zsh" else []), "-c", script], cwd=folder, capture_output=True,
                          text=True, timeout=60,
                          env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "HOME": str(folder)})
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return done.stdout


BASH = """
. {script}
ask() {{ COMP_WORDS=({compiler} "$@"); COMP_CWORD=$#; _enzyme_cc; echo "${{COMPREPLY[@]}}"; }}
ask -O2 --enzyme-whe
ask --enzyme-when = l
ask so
"""


@pytest.mark.parametrize("compiler", COMPILERS)
def test_bash_completes(compiler: str, tmp_path: Path) -> None:
    if shutil.which(compiler.removeprefix("enzyme-")) is None and compiler == "enzyme-rustc":
        pytest.skip("NO RUST: rustc is not on PATH")
    (tmp_path / "source.c").write_text("")
    printed = _shell("bash", BASH.format(script=SCRIPTS / "bash" / compiler, compiler=compiler), tmp_path)
    assert printed == "--enzyme-when=\nlink\nsource.c\n"


def test_fish_completes(tmp_path: Path) -> None:
    (tmp_path / "source.c").write_text("")
    asked = "\n".join(f'complete -C "enzyme-clang++ {words}"' for words in ("-O2 --enzyme-whe", "-std=c++1", "so"))
    lines = _shell("fish", f"source {SCRIPTS / 'fish' / 'enzyme-clang++.fish'}\n{asked}", tmp_path).splitlines()
    ways = [line.partition("\t")[0] for line in lines]
    assert ways[0] == "--enzyme-when=" and "-std=c++17" in ways and ways[-1] == "source.c"


ZSH = """
compadd() {{ print -r -- "$@" }}
compset() {{ }}
_files() {{ print files }}
ask() {{ words=(enzyme-clang "$@"); CURRENT=$#words; PREFIX=$words[-1]; . {script} }}
ask -O2 --enzyme-whe
ask --enzyme-when=l
ask -std=c9
ask so
"""


def test_zsh_completes(tmp_path: Path) -> None:
    printed = _shell("zsh", ZSH.format(script=SCRIPTS / "zsh" / "_enzyme-clang"), tmp_path)
    assert printed.splitlines() == ["-S  -- --enzyme-when=", "-- link", "-- c90 c99 c9x", "files"]
