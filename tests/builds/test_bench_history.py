"""benchmarks/history.json shows no sample that became slower."""

import sys

from sample_project import ROOT

sys.path.insert(0, str(ROOT / "benchmarks"))
import history


def test_the_last_run_is_no_slower_than_those_before() -> None:
    *before, last = history.runs()
    assert not history.losses(before, last)


def test_a_loss_is_one_on_the_same_machine_that_nobody_accepted() -> None:
    before = [{"machine": "a", "ratios": {"x": 2.0, "y": 3.0}}, {"machine": "a", "ratios": {"x": 1.0}},
              {"machine": "b", "ratios": {"x": 0.1}}]
    run = {"machine": "a", "ratios": {"x": 1.2, "y": 3.2, "z": 9.0}}
    assert history.losses(before, run) == {"x": (1.0, 1.2)}
    assert history.losses(before, {**run, "accepted": {"x": "it is right now"}}) == {}
    assert history.losses(before, {**run, "machine": "c"}) == {}
