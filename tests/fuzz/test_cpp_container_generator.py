"""Generated C++ functions that keep elements of mixed members in containers, against their dual numbers."""

from pathlib import Path

import pytest
from cpp_container_generator import generate
from examine import examine
from languages import LANGUAGES

CONTAINERS = LANGUAGES["c++-containers"]


@pytest.mark.slow
def test_the_oracle_is_the_derivative_of_the_same_template(tmp_path: Path) -> None:
    """No hook is called here: the dual numbers against finite differences."""
    assert not examine(generate(5, 4), "-O1", tmp_path, CONTAINERS, flags=("-DORACLE_ONLY",)).failures


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "level"), [(2, "-O2"), *(pytest.param(s, "-O1", marks=pytest.mark.long) for s in range(3, 9))])
def test_generated_functions_are_right_or_refused(seed: int, level: str, tmp_path: Path) -> None:
    findings = examine(generate(seed, 1), level, tmp_path, CONTAINERS)
    assert not {name: failure for name, failure in findings.failures.items() if not failure.refused}


def test_the_same_seed_gives_the_same_program() -> None:
    assert generate(7, 3).source() == generate(7, 3).source()
    assert generate(7, 3).source() != generate(8, 3).source()
