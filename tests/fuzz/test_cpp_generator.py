"""Generated C++ functions against the dual numbers of the same templates."""

from pathlib import Path

import cpp_calling_generator
import pytest
from cpp_generator import generate
from examine import examine
from languages import LANGUAGES

CPP = LANGUAGES["c++"]


@pytest.mark.slow
def test_the_oracle_is_the_derivative_of_the_same_template(tmp_path: Path) -> None:
    """No hook is called here: the dual numbers against finite differences."""
    findings = examine(generate(5, 24), "-O1", tmp_path, CPP, flags=("-DORACLE_ONLY",))
    assert not findings.failures


@pytest.mark.slow
def test_the_oracle_is_the_derivative_of_the_same_calls(tmp_path: Path) -> None:
    program = cpp_calling_generator.generate(5, 8)
    assert not examine(program, "-O1", tmp_path, LANGUAGES["c++-calls"], flags=("-DORACLE_ONLY",)).failures


@pytest.mark.slow
def test_calls_that_stay_calls_have_the_derivatives_of_their_dual_numbers(tmp_path: Path) -> None:
    assert not examine(cpp_calling_generator.generate(1, 1), "-O1", tmp_path, LANGUAGES["c++-calls"]).failures


def test_the_same_seed_gives_the_same_program() -> None:
    assert generate(7, 6).source() == generate(7, 6).source()
    assert generate(7, 6).source() != generate(8, 6).source()


def test_a_line_belongs_to_its_function() -> None:
    program = generate(3, 6)
    lines = program.source().splitlines()
    for name in program.roots:
        at = next(number for number, line in enumerate(lines, 1) if f" T {name}(const T *x" in line)
        assert program.owners(at) == program.owners(at + 3) == [name]
    assert program.owners(1) == program.owners(len(lines)) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "level"), [(1, "-O0"), (2, "-O2"), *(pytest.param(s, "-O1", marks=pytest.mark.long) for s in range(3, 9))]
)
def test_generated_functions_have_the_derivatives_of_their_dual_numbers(seed: int, level: str, tmp_path: Path) -> None:
    findings = examine(generate(seed, 4), level, tmp_path, CPP)
    faults = {name: failure for name, failure in findings.failures.items() if not failure.refused}
    assert not faults
