"""Generated C++ functions of loops over rows against the dual numbers of the same templates."""

from pathlib import Path

import pytest
from cpp_array_generator import generate
from examine import examine
from languages import LANGUAGES

ARRAYS = LANGUAGES["c++-arrays"]


@pytest.mark.slow
def test_the_oracle_is_the_derivative_of_the_same_template(tmp_path: Path) -> None:
    """No hook is called here: the dual numbers against finite differences."""
    assert not examine(generate(5, 8), "-O1", tmp_path, ARRAYS, flags=("-DORACLE_ONLY",)).failures


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "level"), [(1, "-O2"), *(pytest.param(s, "-O0", marks=pytest.mark.long) for s in range(2, 6))])
def test_generated_functions_have_the_derivatives_of_their_dual_numbers(seed: int, level: str, tmp_path: Path) -> None:
    assert not examine(generate(seed, 2), level, tmp_path, ARRAYS).failures


def test_the_same_seed_gives_the_same_program() -> None:
    assert generate(7, 3).source() == generate(7, 3).source()
    assert generate(7, 3).source() != generate(8, 3).source()
