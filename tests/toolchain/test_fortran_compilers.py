"""Which flang is taken, and the module `enzyme` compiled for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang, module_folder


def program(folder: Path, name: str, text: str = "#!/bin/sh\n") -> Path:
    path = folder / name
    path.write_text(text)
    path.chmod(0o755)
    return path


def test_the_newest_flang_on_path_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ENZYME_FLANG", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path, "flang-new-18")
    newest = program(tmp_path, "flang-20")
    program(tmp_path, "flang-new")
    assert find_flang().program == str(newest)


def test_the_option_goes_before_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZYME_FLANG", str(program(tmp_path, "theirs")))
    ours = str(program(tmp_path, "ours"))
    assert find_flang(ours).program == ours
    assert find_flang().program == str(tmp_path / "theirs")


def test_our_own_wrapper_is_never_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ENZYME_FLANG", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path, "flang-new", "#!/usr/bin/env python3\nfrom enzyme_cc.driver.flang import main\n")
    with pytest.raises(CompilerNotFound, match="no flang found"):
        find_flang()


def test_the_module_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    log = tmp_path / "runs"
    flang = program(
        tmp_path, "flang", f'#!/bin/sh\necho run >> {log}\nfor w in "$@"; do case $w in -J*) d=${{w#-J}};; esac; done\n'
        'echo module > "$d/enzyme.mod"\n'
    )
    compiler = Compiler([str(flang)], "a test")
    first = module_folder(compiler)
    assert module_folder(compiler) == first
    assert Path(first, "enzyme.mod").read_text() == "module\n"
    assert log.read_text() == "run\nrun\n", "the module, and the program that shows what flang can pass"


def test_a_flang_that_cannot_pass_to_an_assumed_rank_gets_hooks_that_pass_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    flang = program(
        tmp_path, "flang", '#!/bin/sh\nfor w in "$@"; do case $w in -J*) d=${w#-J};; *probe.f90) exit 1;; esac; '
        'last=$w; done\ncp "$last" "$d/enzyme.mod"\n'
    )
    said = Path(module_folder(Compiler([str(flang)], "a test")), "enzyme.mod").read_text()
    assert "external :: enzyme_autodiff\n" in said
    assert not re.search(r"^ *interface +enzyme_", said, re.M)


def test_a_flang_that_does_not_compile_the_module_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    compiler = Compiler([str(program(tmp_path, "flang", "#!/bin/sh\nexit 1\n"))], "a test")
    with pytest.raises(CompilerNotFound, match="does not compile"):
        module_folder(compiler)
