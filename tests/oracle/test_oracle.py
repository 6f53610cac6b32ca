"""The oracle itself: its grammars, its judgement of differences, and some programs of each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from oracle import GRAMMARS, LEVELS, _agrees, verdict

from tests.conftest import needs_rust

LANGUAGES = [pytest.param(name, marks=needs_rust if name == "rust" else ()) for name in GRAMMARS]


@pytest.mark.parametrize("language", GRAMMARS)
def test_a_seed_is_always_the_same_program_and_seeds_reach_every_part(language: str) -> None:
    grammar = GRAMMARS[language]
    programs = [grammar.generate(seed) for seed in range(600)]
    assert [p.source for p in programs] == [grammar.generate(seed).source for seed in range(600)]
    assert not any(re.search(r"@\w+@", p.source) for p in programs)
    used = {part for p in programs for part in p.parts}
    named = {part["name"] for kind in ("element", "storage") for part in grammar.file[kind]}
    named |= {f"{kind}:{part['name']}" for kind in ("move", "sink", "aside") for part in grammar.file[kind]}
    assert used == named


def test_a_derivative_agrees_with_differences_that_converge_or_is_wrong_or_there_is_nothing_to_compare() -> None:
    assert _agrees([2.0, 2.0, 2.01, 2.0005, 2.00001, 2.0]) is True
    assert _agrees([0.0, 0.0, 2.01, 2.0005, 2.00001, 2.0]) is False
    assert _agrees([0.0, 0.0, 2.0, -3.0, 40.0, 90.0]) is None
    assert _agrees([2.0, 2.1, 2.01, 2.0005, 2.00001, 2.0]) is False


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_are_judged(language: str, tmp_path: Path) -> None:
    found = verdict(language, 2, "-O1", tmp_path)
    assert found.kind in ("moved", "refused", "needless"), found


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(100, 110))
def test_more_programs_are_judged(language: str, seed: int, tmp_path: Path) -> None:
    found = verdict(language, seed, LEVELS[seed % len(LEVELS)], tmp_path)
    assert found.kind != "broken", found
