"""A small request in a big program costs little, and what takes long says so on a terminal."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path

import pytest
from many_units import UNITS, write_units
from split_program import PRINTED, Run


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.slow
def test_a_request_in_a_program_of_500_objects_costs_less_than_5_seconds(
    run: Run, build: Callable[[str], str], program: Path
) -> None:
    names = write_units(program)
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    (program / "plain.c").write_text("int main(void) { return 0; }\n")
    build("enzyme-clang -O2 -c plain.c")
    times = []
    for units in (["plain.o"], ["main.o", "loss.o", "model.o"]):
        before = _processor_time()
        done = run("enzyme-clang", *units, *names, "-lm", "-o", "program", "--enzyme-verbose")
        times.append(_processor_time() - before)
    assert f"'main.o', 'loss.o', 'model.o'; the {UNITS} other units" in done.stderr
    assert run("./program").stdout == PRINTED
    assert times[1] - times[0] < 5
