"""Derivatives through SUNDIALS' OpenMP vectors, as its authors wrote them: called through the table of operations that
each vector carries, parallel in every operation, built by the project's own CMake files."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAMS = Path(__file__).parent / "sundials_programs"
OFF = ("ARKODE", "CVODE", "CVODES", "IDA", "IDAS", "KINSOL", "SHARED_LIBS")
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("cmake") is None, reason="cmake is not installed"),
    pytest.mark.skipif(not Path("/usr/lib/llvm-19/lib/libomp.so").exists(), reason="libomp-19-dev is not installed"),
]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory, source: Callable[[str], Path], run: Callable[..., str]) -> Path:
    """A build folder with the vectors' library."""
    folder = tmp_path_factory.mktemp("sundials")
    options = " ".join(f"-DBUILD_{name}=OFF" for name in OFF)
    run(folder, f"cmake -S {source('sundials')} -B . -DCMAKE_BUILD_TYPE=Release -DENABLE_OPENMP=ON {options} "
        "-DEXAMPLES_ENABLE_C=OFF -DEXAMPLES_ENABLE_CXX=OFF -DEXAMPLES_INSTALL=OFF", CC="enzyme-clang")
    run(folder, "cmake --build . --parallel 2 --target sundials_nvecopenmp_static")
    return folder


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
def test_runge_kutta_on_parallel_vectors(
    level: str, library: Path, tmp_path: Path, source: Callable[[str], Path], run: Callable[..., str]
) -> None:
    run(tmp_path, f"enzyme-clang {level} -fopenmp -I{source('sundials')}/include -I{library}/include "
        f"{PROGRAMS}/vectors.c {library}/src/nvector/openmp/libsundials_nvecopenmp.a -lm -o vectors")
    assert run(tmp_path, "./vectors", OMP_WAIT_POLICY="passive").count("check ") == 3
