"""A fixed set of generated functions, in both modes at all levels, against the dual-number oracle."""

from pathlib import Path

import pytest
from fuzz import LEVELS, Failure, check, shrink
from generator import Program, generate

SEEDS = range(1, 13)
FUNCTIONS = 45  # a file; 540 in all


def cases() -> list:
    """Every seed at one level, in turn; at the others in `make test-long`."""
    return [
        pytest.param(seed, level, marks=() if LEVELS[seed % len(LEVELS)] == level else pytest.mark.long)
        for seed in SEEDS
        for level in LEVELS
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "level"), cases())
def test_generated_functions_have_the_derivatives_of_their_dual_numbers(
    seed: int, level: str, tmp_path: Path
) -> None:
    failure = check(generate(seed, FUNCTIONS).source(), level, tmp_path)
    assert failure is None, f"{failure.kind}\n{failure.detail}\nreplay: fuzz.py --seed {seed} --seconds 1"


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_the_oracle_is_the_derivative_of_the_same_program(seed: int, tmp_path: Path) -> None:
    """No hook is called here: the dual writing against finite differences of the plain one."""
    failure = check(generate(seed, FUNCTIONS).source(), "-O1", tmp_path, flags=("-DORACLE_ONLY",))
    assert failure is None, failure.detail


def test_the_same_seed_gives_the_same_program() -> None:
    assert generate(7, 20).source() == generate(7, 20).source()
    assert generate(7, 20).source() != generate(8, 20).source()


def test_shrinking_keeps_the_failure_and_loses_the_rest() -> None:
    def lines(program: Program) -> list[str]:
        return [line for name in program.reached() for line in program.functions[name].source(False)]

    def calls_tanh(program: Program) -> bool:
        return any("tanh(" in line for line in lines(program))

    program = generate(3, 20)
    culprit = next(name for name in program.functions if calls_tanh(Program(program.functions, [name])))
    small = shrink(program, Failure("wrong reverse", culprit, ""), calls_tanh)
    assert small.roots == [culprit]
    assert calls_tanh(small)
    assert len(lines(small)) < 15
