"""Header libraries of C++ templates that the distribution carries: gradients of programs over them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fortran_libraries import LEVELS, run

HERE = Path(__file__).parent
pytestmark = pytest.mark.long


@pytest.mark.skipif(not Path("/usr/include/xtensor").is_dir(),
                    reason="xtensor is not installed: apt-get install libxtensor-dev")
@pytest.mark.parametrize("level", LEVELS)
def test_lazy_expressions_of_xtensor(level: str, tmp_path: Path) -> None:
    program = HERE / "header_libraries" / "xtensor_expressions.cpp"
    run(tmp_path, "enzyme-clang++", "-std=c++17", level, program, "-o", "program")
    assert "check 8" in run(tmp_path, "./program")
