"""Every Rust sample prints its expected.txt, in debug and release builds; each checks its own derivatives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

SAMPLES = sorted((Path(__file__).resolve().parents[2] / "samples" / "rust").glob("*/main.rs"))
LEVELS = {"debug": [], "release": ["-O"]}


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("source", SAMPLES, ids=lambda path: path.parent.name)
def test_sample_prints_what_is_expected(source: Path, level: str, run: Callable, tmp_path: Path) -> None:
    built = run("enzyme-rustc", "--edition=2021", source, *LEVELS[level], "-o", "sample")
    assert (built.returncode, built.stderr) == (0, "")
    assert run(tmp_path / "sample").stdout == source.with_name("expected.txt").read_text()


def test_every_sample_says_what_it_prints_and_stays_readable() -> None:
    assert len(SAMPLES) >= 5
    for source in SAMPLES:
        lines = source.read_text().splitlines()
        assert lines[0].startswith("//! "), f"{source} does not open with what its mathematics is"
        assert len(lines) <= 250
        assert source.with_name("expected.txt").read_text().endswith("check: ok\n")
