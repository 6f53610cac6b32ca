"""Objects behind `dyn` that another crate makes: only the tables in that crate lead to their methods."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

LAWS = """
pub trait Law { fn energy(&self, x: f64) -> f64; }
pub struct Spring(pub f64);
impl Law for Spring { #[inline(never)] fn energy(&self, x: f64) -> f64 { 0.5 * self.0 * x * x } }
struct Cubic(f64);
impl Law for Cubic { #[inline(never)] fn energy(&self, x: f64) -> f64 { helper(self.0, x) * x } }
#[inline(never)] fn helper(k: f64, x: f64) -> f64 { k * x * x }
#[inline(never)] pub fn make(k: f64, cubic: bool) -> Box<dyn Law> {
    if cubic { Box::new(Cubic(k)) } else { Box::new(Spring(k)) }
}
"""
MAIN = """
use laws::Law;
fn total(x: f64, law: &dyn Law) -> f64 { law.energy(x) * x }
fn main() {
    for cubic in [false, true] {
        let law = laws::make(3.0, cubic);
        println!("{:?}", enzyme::gradient!(total, enzyme::Active(2.0), enzyme::Const(&*law)));
        println!("{:?}", enzyme::jvp!(total, enzyme::Duplicated(2.0, 1.0), enzyme::Const(&*law)));
    }
}
"""
PRINTED = "(12.0, (18.0, ()))\n(12.0, 18.0)\n(48.0, (96.0, ()))\n(48.0, 96.0)\n"  # k x^3 / 2, then k x^4


@pytest.mark.slow
@pytest.mark.parametrize("level", [[], ["-O"]], ids=["debug", "release"])
def test_objects_that_another_crate_makes(level: list[str], run: Callable, tmp_path: Path) -> None:
    (tmp_path / "laws.rs").write_text(LAWS)
    (tmp_path / "main.rs").write_text(MAIN)
    built = run("enzyme-rustc", "--edition=2021", "--crate-type=rlib", *level, "laws.rs")
    assert (built.returncode, built.stderr) == (0, "")
    built = run("enzyme-rustc", "--edition=2021", *level, "--extern", "laws=liblaws.rlib", "main.rs")
    assert (built.returncode, built.stderr) == (0, "")
    assert run(tmp_path / "main").stdout == PRINTED
