"""A request in C calls through a structure's pointers that functions of other languages fill."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from several_languages import HERE, Build, check
from test_languages import RUST_LEVELS


@pytest.mark.slow
@pytest.mark.parametrize("level", ["-O0", pytest.param("-O1", marks=pytest.mark.long), "-O2",
                                   pytest.param("-O3", marks=pytest.mark.long)])
def test_functions_of_fortran_rust_and_cxx_behind_pointers(level: str, build: Build, tmp_path: Path) -> None:
    shutil.copytree(HERE / "pointers", tmp_path, dirs_exist_ok=True)
    check(build(f"""
        enzyme-clang {level} -c main.c
        enzyme-clang++ {level} -c laws.cpp -o laws_of_cxx.o
        enzyme-flang {level} -c laws.f90
        enzyme-rustc --edition=2021 --crate-type=staticlib {RUST_LEVELS[level]} laws.rs
        enzyme-clang++ main.o laws.o laws_of_cxx.o liblaws.a -lpthread -ldl -o program
        ./program"""))
