"""What a kernel with a Vec pulls in of the standard library is merged into the module: the AD step stays short."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

MOST_SECONDS = 10.0
"""Of the processor. An idle machine takes two and a half, and twice that beside other work."""

GROWING = """
use std::collections::VecDeque;
fn energy(x: &[f64]) -> f64 {
    let mut seen: Vec<f64> = Vec::new();
    let mut last: VecDeque<f64> = VecDeque::new();
    for (i, v) in x.iter().enumerate() {
        seen.push(v * v);
        if i % 2 == 0 { seen.extend_from_slice(&[*v, v.sin()]); }
        last.push_back(*v);
        if last.len() > 2 { seen.insert(0, last.pop_front().unwrap()); }
    }
    let kept: Vec<f64> = seen.iter().copied().filter(|v| *v > 0.1).collect();
    let mut sorted = kept.clone();
    sorted.sort_by(|a, b| b.partial_cmp(a).unwrap());
    sorted.iter().zip(&kept).map(|(a, b)| a * b).sum()
}
fn main() {
    let x = [0.5, 1.25, -0.75, 2.0];
    let mut d = [0.0; 4];
    enzyme::gradient!(energy, enzyme::Duplicated(&x[..], &mut d[..]));
    for i in 0..4 {
        let moved = |by: f64| { let mut y = x; y[i] += by; energy(&y) };
        let want = (moved(1e-6) - moved(-1e-6)) / 2e-6;
        assert!((d[i] - want).abs() < 1e-6 * want.abs().max(1.0), "{} instead of {want}", d[i]);
    }
    println!("ok");
}
"""


@pytest.mark.parametrize("level", [[], ["-O"]], ids=["debug", "release"])
def test_differentiating_with_pieces_of_std_takes_seconds(level: list[str], run: Callable, tmp_path: Path) -> None:
    (tmp_path / "growing.rs").write_text(GROWING)
    built = run("enzyme-rustc", "--edition=2021", *level, "--enzyme-verbose", "growing.rs")
    assert built.returncode == 0, built.stderr
    seconds = re.findall(r"differentiated in ([\d.]+) s of processor time", built.stderr)
    assert len(seconds) == 1 and float(seconds[0]) < MOST_SECONDS
    assert run(tmp_path / "growing").stdout == "ok\n"
