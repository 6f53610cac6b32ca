"""C sources to pre-optimised modules of our IR, for the tests of the analyses."""

from __future__ import annotations

import subprocess

import pytest

from enzyme_cc.ir import Module, parse_module
from enzyme_cc.toolchain import llvm


@pytest.fixture
def compile_c(tmp_path):
    """compile_c(source, level) -> Module: clang's unoptimised bitcode of that level, then
    our pre-optimisation (`preoptimise=False` leaves it out)."""

    def compile(
        source: str, level: str = "-O2", *, preoptimise: bool = True, flags: tuple[str, ...] = ()
    ) -> Module:
        path = tmp_path / "input.c"
        path.write_text(source)
        command = [
            "clang-19",
            level,
            "-Xclang",
            "-disable-llvm-passes",
            "-Xclang",
            "-disable-O0-optnone",
            *flags,
            "-c",
            "-emit-llvm",
            str(path),
            "-o",
            "-",
        ]
        bitcode = subprocess.run(command, check=True, capture_output=True, timeout=60).stdout
        module = llvm.LLVMModule.from_bitcode(bitcode)
        if preoptimise:
            module.preoptimise()
        return parse_module(module.text())

    return compile
