"""Generated Fortran and Rust functions with containers against differences and dual numbers."""

from pathlib import Path
from typing import Any

import fortran_container_generator
import pytest
import rust_container_generator
from examine import examine
from languages import LANGUAGES

from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang
from tests.conftest import needs_rust

try:
    find_flang()
    missing = ""
except CompilerNotFound as problem:
    missing = f"FORTRAN IS NOT TESTED: {problem}"


@pytest.mark.parametrize("generator", [fortran_container_generator, rust_container_generator])
def test_the_same_seed_gives_the_same_program(generator: Any) -> None:
    assert generator.generate(7, 3).source() == generator.generate(7, 3).source()
    assert generator.generate(7, 3).source() != generator.generate(8, 3).source()


@pytest.mark.slow
@pytest.mark.skipif(bool(missing), reason=missing)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 7))])
def test_subroutines_have_the_derivatives_of_their_differences(seed: int, tmp_path: Path) -> None:
    program = fortran_container_generator.generate(seed, 2)
    findings = examine(program, "-O1" if seed % 2 else "-O0", tmp_path, LANGUAGES["fortran-containers"])
    assert not {name: failure for name, failure in findings.failures.items() if not failure.refused}
    assert findings.right


@needs_rust
@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 7))])
def test_rust_functions_have_the_derivatives_of_their_dual_numbers(seed: int, tmp_path: Path) -> None:
    program = rust_container_generator.generate(seed, 2)
    findings = examine(program, "-O2" if seed % 2 else "-O0", tmp_path, LANGUAGES["rust-containers"])
    assert not {name: failure for name, failure in findings.failures.items() if not failure.refused}
    assert findings.right
