"""Compilers for the corpus, and LLVM as the judge of what we print."""

from __future__ import annotations

import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import llvmlite.binding as llvm
import pytest

CORPUS = Path(__file__).parent / "corpus"
# For Windows' exceptions no headers are needed and clang cross-compiles.
WINDOWS = ["-fms-extensions", "-fexceptions", "-fcxx-exceptions", "--target=x86_64-pc-windows-msvc"]


def command(compiler: str, source: Path, output: Path, flags: list[str]) -> list[str]:
    """The command that writes bitcode; skips, with a warning, where the compiler is missing."""
    if compiler == "zig":
        package = Path(pytest.importorskip("ziglang").__file__).parent
        program = [
            sys.executable,
            "-m",
            "ziglang",
            "clang",
            "--target=x86_64-linux-gnu",
            "-resource-dir",
            str(package / "lib"),
            "-isystem",
            "/usr/include",
            "-isystem",
            "/usr/include/x86_64-linux-gnu",
        ]
    elif shutil.which(compiler) is None:
        warnings.warn(f"{compiler} is not installed: its part of the corpus is not tested", stacklevel=1)
        pytest.skip(f"{compiler} is not installed")
    else:
        program = [compiler]
    if compiler == "rustc":
        optimise = [f"-Copt-level={flag[2:]}" if flag.startswith("-O") else flag for flag in flags]
        return [*program, *optimise, "--emit=llvm-bc", str(source), "-o", str(output)]
    quiet = [] if compiler.startswith("flang") else ["-w"]
    target = WINDOWS if source.stem == "windows" else []
    if source.suffix == ".cl":
        target = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"]
    if source.stem == "coroutines":
        target = ["-std=c++20"]
    return [*program, *quiet, *target, *flags, "-c", "-emit-llvm", str(source), "-o", str(output)]


@pytest.fixture
def compile_text(tmp_path):
    """compile_text(compiler, source name or path, flags): the module's text as llvmlite prints it."""

    def run(compiler: str, source: str | Path, flags: list[str]) -> str:
        output = tmp_path / "out.bc"
        arguments = command(compiler, CORPUS / source, output, flags)
        done = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return str(llvm.parse_bitcode(output.read_bytes(), llvm.create_context()))

    return run


@pytest.fixture
def canonical():
    """canonical(text): the text as LLVM itself prints it after verifying it, so that numbering is LLVM's."""

    def run(text: str) -> str:
        module = llvm.parse_assembly(text, llvm.create_context())
        module.verify()
        return str(module)

    return run
