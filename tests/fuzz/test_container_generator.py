"""Generated C functions with containers of bytes against the dual-number oracle."""

from pathlib import Path

import pytest
from container_generator import CONTAINERS, generate
from examine import examine
from languages import LANGUAGES

C = LANGUAGES["c-containers"]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_oracle_is_the_derivative_of_the_same_program(seed: int, tmp_path: Path) -> None:
    """No hook is called here: the dual writing against finite differences of the plain one."""
    assert not examine(generate(seed, 24), "-O1", tmp_path, C, flags=("-DORACLE_ONLY",)).failures


def test_the_same_seed_gives_the_same_program() -> None:
    assert generate(7, 6).source() == generate(7, 6).source()
    assert generate(7, 6).source() != generate(8, 6).source()


def test_every_container_is_drawn() -> None:
    text = generate(3, 60).source()
    for container in CONTAINERS:
        name = container.begin.split("$C")[1].split()[0]
        assert f"{{ struct c_{name} " in text or f" struct c_{name} d_ =" in text, name


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "level"), [(1, "-O2"), *(pytest.param(seed, "-O0", marks=pytest.mark.long) for seed in range(2, 8))])
def test_generated_functions_have_the_derivatives_of_their_dual_numbers(seed: int, level: str, tmp_path: Path) -> None:
    findings = examine(generate(seed, 3), level, tmp_path, C)
    faults = {name: failure for name, failure in findings.failures.items() if not failure.refused}
    assert not faults
    assert findings.right
