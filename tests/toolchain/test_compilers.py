"""Which compiler is found: by option, environment, PATH, and never ourselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import (
    CompilerNotFound,
    find_clang,
    is_wrapper,
    on_path,
    ziglang_clang,
)


def _program(folder: Path, name: str, text: str = "#!/bin/sh\n") -> str:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text)
    path.chmod(0o755)
    return str(path)


WRAPPER = "#!/usr/bin/env python3\nfrom enzyme_cc.driver.clang import main\n"


@pytest.fixture(autouse=True)
def no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ENZYME_CLANG", raising=False)


def test_the_option_wins_over_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, other = _program(tmp_path, "asked"), _program(tmp_path, "other")
    monkeypatch.setenv("ENZYME_CLANG", other)
    assert find_clang(asked).command == [asked]
    assert find_clang().command == [other]


def test_plain_clang_comes_first_then_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older, newer = _program(tmp_path, "clang-9"), _program(tmp_path, "clang-18")
    _program(tmp_path, "clang-15")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_clang().program == newer != older
    plain = _program(tmp_path, "clang")
    assert find_clang().program == plain


def test_our_own_wrapper_named_clang_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    masquerade = _program(tmp_path / "masquerade", "clang", WRAPPER)
    real = _program(tmp_path / "real", "clang")
    monkeypatch.setenv("PATH", f"{tmp_path / 'masquerade'}:{tmp_path / 'real'}")
    assert is_wrapper(masquerade)
    assert find_clang().program == real
    with pytest.raises(CompilerNotFound, match="own wrapper"):
        find_clang(masquerade)


def test_files_that_cannot_be_run_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "clang").write_text("no program")
    assert on_path("clang", str(tmp_path)) is None


def test_without_any_clang_the_remedy_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.path", [str(tmp_path)])
    with pytest.raises(CompilerNotFound, match="pip install ziglang"):
        find_clang()
    with pytest.raises(CompilerNotFound, match="not installed"):
        find_clang("ziglang")


def test_the_ziglang_package_serves_when_there_is_no_clang(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    program = _program(tmp_path / "ziglang", "zig")
    monkeypatch.setattr("sys.path", [str(tmp_path)])
    compiler = find_clang()
    assert compiler.command[:2] == [program, "clang"]
    assert compiler.command[-2:] == ["-resource-dir", str(tmp_path / "ziglang" / "lib")]


def test_the_installed_ziglang_is_found() -> None:
    compiler = ziglang_clang()
    assert compiler is not None and compiler.program.endswith("zig")
