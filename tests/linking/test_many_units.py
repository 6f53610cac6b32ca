"""A small request in a big program costs little, and what takes long says so on a terminal."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path

import pytest
from many_units import UNITS, write_units
from split_program import PRINTED, Run

from enzyme_cc.driver import progress
from enzyme_cc.driver.progress import Progress


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


def test_a_long_link_shows_a_bar_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    clock = iter((0.0, 1.0, 5.0, 6.0, 0.0, 9.0))
    monkeypatch.setattr(progress.time, "monotonic", lambda: next(clock))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    shown = Progress()
    shown.say("merging", 1, 4)  # after one second: nothing yet
    assert capfd.readouterr().err == ""
    shown.say("merging", 2, 4)
    assert "merging [############............] 2/4 (5 s)" in capfd.readouterr().err
    shown.say("differentiating")
    assert "differentiating (6 s)" in capfd.readouterr().err
    shown.finish()
    assert capfd.readouterr().err == "\r\x1b[K"
    monkeypatch.setattr("sys.stderr.isatty", lambda: False)
    silent = Progress()
    silent.say("merging", 1, 2)
    silent.finish()
    assert capfd.readouterr().err == ""
