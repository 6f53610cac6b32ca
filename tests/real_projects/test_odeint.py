"""Boost.odeint, a header library of templates: derivatives of ODE solutions at every -O level."""

from __future__ import annotations

from pathlib import Path

import pytest
from fortran_libraries import LEVELS, run

HERE = Path(__file__).parent
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not Path("/usr/include/boost").is_dir(),
                       reason="Boost is not installed: apt-get install libboost-dev"),
]  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("steppers", ["CONSTANT", "CONTROLLED", "OBSERVED"])
def test_solutions_by_parameters_and_initial_state(steppers: str, level: str, tmp_path: Path) -> None:
    run(tmp_path, "enzyme-clang++", "-std=c++17", level, f"-D{steppers}", "-I", HERE.parent / "cpp",
        HERE / "odeint" / "integration.cpp", "-o", "integration")  # fmt: skip
    assert "check " in run(tmp_path, "./integration")
