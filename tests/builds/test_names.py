"""The names under which build systems look for the wrappers, and where enzyme-config says that things lie."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from sample_project import PRINTED, ROOT, SOURCES, Run

from enzyme_cc.cli.config import main as config

MASQUERADE = ROOT / "wrappers" / "masquerade"


def test_every_wrapper_is_installed_and_executable() -> None:
    listed = (ROOT / "pyproject.toml").read_text()
    for folder in (ROOT / "wrappers" / "bin", MASQUERADE):
        for path in folder.iterdir():
            assert path.stat().st_mode & stat.S_IXUSR, path
            assert b"enzyme_cc" in path.read_bytes()[:400], "wrappers must know each other as such"
            if folder != MASQUERADE:
                assert f'"wrappers/bin/{path.name}"' in listed


def test_every_masquerading_name_has_its_wrapper() -> None:
    names = {path.name for path in MASQUERADE.iterdir()}
    assert names >= {"clang", "clang++", "llvm-ar", "llvm-ranlib", "llvm-nm"}
    assert {f"enzyme-{name}" for name in names} <= {path.name for path in (ROOT / "wrappers" / "bin").iterdir()}


@pytest.mark.parametrize("tool", ["ar", "ranlib", "nm", "strip", "objcopy", "objdump", "readelf"])
def test_the_binary_tools_are_there(tool: str, run: Run) -> None:
    assert run(f"enzyme-llvm-{tool} --version")


def test_the_archiver_and_nm_read_lto_objects(run: Run) -> None:
    run("enzyme-clang -O2 -flto -c loss.c model.c && enzyme-llvm-ar rc libmodel.a loss.o model.o")
    assert " T loss" in run("enzyme-llvm-nm libmodel.a")


def test_the_masquerade_serves_a_build_that_insists_on_clang(run: Run, bin_folder: Path, tmp_path: Path) -> None:
    installed = tmp_path / "share" / "enzyme-cc" / "bin"
    installed.mkdir(parents=True)
    (tmp_path / "bin").symlink_to(bin_folder)
    for path in MASQUERADE.iterdir():
        (installed / path.name).write_bytes(path.read_bytes())
        (installed / path.name).chmod(0o755)
    environment = {"PATH": os.pathsep.join((str(installed), str(bin_folder), os.environ["PATH"]))}
    assert run("clang -O2 -c main.c loss.c model.c && clang main.o loss.o model.o -lm -o main && ./main",
               **environment) == PRINTED


def test_the_preprocessor_preprocesses(run: Run) -> None:
    assert "double loss(double x);" in run("enzyme-clang-cpp loss.c")


@pytest.mark.slow
def test_the_cxx_compiler_differentiates_across_files(run: Run, project: Path) -> None:
    for name, text in SOURCES.items():
        if name.endswith(".c"):
            (project / name).with_suffix(".cpp").write_text(text)
    assert run("enzyme-clang++ -O2 -c main.cpp loss.cpp model.cpp && ar rc libmodel.a loss.o model.o "
               "&& enzyme-clang++ main.o libmodel.a -o main && ./main") == PRINTED


@pytest.mark.parametrize("option, holds", [
    ("--cmakedir", "EnzymeConfig.cmake"), ("--toolchain-dir", "clang"), ("--includedir", "enzyme"),
    ("--cratedir", "Cargo.toml"),
])
def test_enzyme_config_names_folders_that_are_there(
    option: str, holds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert config([option]) == 0
    assert (Path(capsys.readouterr().out.strip()) / holds).exists()
