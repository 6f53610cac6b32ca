"""Gradients and tangents of kernels, run by the interpreter under several schedules: right, without a race, nothing
left on the device's heap."""

from __future__ import annotations

import pytest
from device_kernels import SCHEDULES, Case, Runner
from kernel_cases import FILES

CASES = [pytest.param(file, case, id=f"{case.kernel}-{number}")
         for file, cases in FILES.items() for number, case in enumerate(cases)]


@pytest.fixture(scope="module")
def runner(ptx_of):
    made: dict[str, Runner] = {}

    def of(file: str) -> Runner:
        if file not in made:
            made[file] = Runner(ptx_of(file))
        return made[file]

    return of


@pytest.mark.parametrize(("file", "case"), CASES)
def test_derivatives_are_those_of_the_kernel_in_every_schedule(runner, file: str, case: Case) -> None:
    for seed in SCHEDULES:
        found = runner(file).check(case, seed)
        assert found.races == []
        assert found.leaked == 0
        assert found.primal_error < 1e-12
        assert found.reverse_error < case.tolerance
        assert found.forward_error < case.tolerance
