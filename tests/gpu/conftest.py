"""Tests of code for GPUs, on machines without: PTX is interpreted, ptxas only says what it would take."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_cc.toolchain import cuda_toolkit
from enzyme_cc.toolchain.compilers import CompilerNotFound, find_clang

HERE = Path(__file__).parent
WRAPPER = HERE.parents[1] / "wrappers" / "bin" / "enzyme-clang++"


@pytest.fixture(scope="session")
def toolkit() -> str:
    """A folder with CUDA's headers, libdevice and ptxas."""
    try:
        compiler = find_clang()
    except CompilerNotFound:
        pytest.skip("NO CLANG")
    if compiler.origin.startswith("the ziglang"):
        pytest.skip("NO CLANG FOR CUDA: that of ziglang has no headers for it")
    folder = cuda_toolkit.of_packages()
    if folder is None:
        pytest.skip(f"NO CUDA: {cuda_toolkit.INSTALL}")
    return folder


@pytest.fixture(scope="session")
def enzyme_nvcc(toolkit):
    """Runs enzyme-clang++ on CUDA sources."""

    def run(*words: object) -> subprocess.CompletedProcess[str]:
        command = [str(WRAPPER), f"--cuda-path={toolkit}", "-Wno-unknown-cuda-version", f"-I{HERE / 'kernels'}",
                   *map(str, words)]
        return subprocess.run(command, capture_output=True, text=True)

    return run


@pytest.fixture(scope="session")
def ptx_of(enzyme_nvcc, tmp_path_factory):
    """The PTX of a source of kernels/ with its requests answered, made once."""
    made: dict[str, str] = {}
    folder = tmp_path_factory.mktemp("ptx")

    def ptx(name: str) -> str:
        if name not in made:
            output = folder / f"{name}.ptx"
            done = enzyme_nvcc(HERE / "kernels" / f"{name}.cu", "--cuda-gpu-arch=sm_70", "-O2", "--cuda-device-only",
                               "-S", "-o", output)
            assert done.returncode == 0, done.stderr
            made[name] = output.read_text()
        return made[name]

    return ptx
