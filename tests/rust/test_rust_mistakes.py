"""Mistakes in the use of the crate `enzyme` are errors of rustc's at the word that is wrong, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ATTRIBUTES = {  # the attribute, what it stands on with `|` before the word that is wrong, what is said
    "too few": ("autodiff_reverse(df, |Active)", "fn f(x: f64, n: usize) -> f64 { x * n as f64 }",
                "expected 3 activities for `f`, found 1: one for each parameter (2) and one for its result"),
    "none for nothing": ("autodiff_reverse(df, Active, |Active)", "fn f(_: f64) {}",
                         "expected 1 activities for `f`, found 2: one for each parameter (1); it returns nothing"),
    "unknown": ("autodiff_reverse(df, |Aktive, Active)", "fn f(x: f64) -> f64 { x }",
                "unknown activity `Aktive`. In reverse mode there are Active, Duplicated, DuplicatedOnly and Const"),
    "small": ("autodiff_forward(df, |dual, Dual)", "fn f(x: f64) -> f64 { x }",
              "unknown activity `dual`; `Dual` is one"),
    "of forward mode": ("autodiff_reverse(df, |Dual, Active)", "fn f(x: f64) -> f64 { x }",
                        "`Dual` is not for reverse mode: for `x` it is `Active`"),
    "of reverse mode": ("autodiff_forward(df, |Duplicated, Dual)", "fn f(x: &f64) -> f64 { *x }",
                        "`Duplicated` is not for forward mode: for `x` it is `Dual`"),
    "a reference": ("autodiff_reverse(df, |Active, Active)", "fn f(x: &[f64]) -> f64 { x[0] }",
                    "`Active` is for a value, and `x` is behind a reference or pointer"),
    "a value": ("autodiff_reverse(df, |Duplicated, Active)", "fn f(x: f64) -> f64 { x }",
                "`Duplicated` is for a reference or pointer, and `x` is a value"),
    "an integer": ("autodiff_forward(df, Dual, |Dual, Dual)", "fn f(x: f64, n: i32) -> f64 { x * n as f64 }",
                   "`n: i32` has no derivative: its activity is `Const`"),
    "no slice": ("autodiff_forward(df, 3, |Dualv, Dual)", "fn f(x: &f64) -> f64 { *x }",
                 "`Dualv` puts the tangents of 3 directions into one slice, and `x` is no slice"),
    "a result": ("autodiff_forward(df, Dual, |Active)", "fn f(x: f64) -> f64 { x }",
                 "`Active` is no activity of a result in forward mode: it is Dual, DualOnly or Const"),
    "a width": ("autodiff_forward(df, |0, Dual, Dual)", "fn f(x: f64) -> f64 { x }",
                "expected the number of directions, from 1"),
    "no name": ("autodiff_reverse", "fn f(x: f64) -> f64 { x }",
                "`autodiff_reverse` needs the name of the function to make, then the activities"),
    "a structure": ("autodiff_reverse(df, Active)", "|struct S { x: f64 }", "`autodiff_reverse` belongs on a function"),
    "async": ("autodiff_reverse(df, Active, Active)", "|async fn f(x: f64) -> f64 { x }",
              "an async function is not run when it is called: it has no derivative"),
}

OTHERS = {
    "a type": ("#[autodiff_reverse(df, Active, Active)] fn f(x: Opaque) -> f64 { x.0 }", "no shadow of `Opaque` can"),
    "a union": ("#[derive(Shadow)] union U { a: f64, b: u64 }", "nothing says which field of a union"),
    "no values": ("#[derive(Shadow)] enum E {}", "`E` has no values, and so no shadows"),
    "packed": ("#[derive(Shadow)] #[repr(C, packed)] struct P { a: f64 }", "fields of a packed type cannot be"),
    "a field": ("#[derive(Shadow)] struct P { a: f64, o: Opaque }", "a shadow of `Opaque` cannot be checked"),
    "a reference inside": ("#[derive(Shadow)] struct P<'a> { a: &'a [f64] }", "a shadow of `&[f64]` cannot be checked"),
    "a shadow that is not written": (
        "fn g(x: &[f64]) { gradient!(|x: &[f64]| x[0], Duplicated(x, x)); }", "no derivative can be added to `&[f64]`"),
    "a shadow of another type": (
        "fn g(x: &f64, d: &mut f32) { gradient!(|x: &f64| *x, Duplicated(x, d)); }",
        "`&mut f32` cannot be the shadow of `&f64`"),
    "a tangent in reverse mode": (
        "fn g(x: &f64) { gradient!(|x: &f64| *x, Dual(x, x)); }", "Dual<&f64, &f64>` is no argument for reverse mode"),
    "no tangent": ("fn g() { jvp!(f64::sin, Active(1.0)); }", "Active<f64>` is no argument for forward mode"),
    "several numbers": ("fn g() { gradient!(f64::sin_cos, Active(1.0)); }", "which derivative of `(f64, f64)`?"),
    "a result that owns": (
        "fn g() { jvp!(|x: f64| vec![x], Dual(1.0, 1.0)); }", "`Vec<f64>` is no result that has a derivative"),
    "a tape used twice": (
        "fn g() { let t = augmented!(f64::sin, Active(1.0)).1; reverse!(t, Active(1.0)); reverse!(t, Active(1.0)); }",
        "use of moved value: `t`"),
    "a tape of what is gone": (
        "fn g() { augmented!(|v: Vec<f64>| v[0], Active(vec![1.0])); } pub fn h() { g() }",
        "a tape outlives what the call owns"),
}
HEAD = ("#![allow(dead_code, unused)]\nuse enzyme::*;\nstruct Opaque(f64);\n"
        "fn main() { let _: fn() = g; g() }\n")


@pytest.mark.parametrize("what", ATTRIBUTES)
def test_words_of_attributes_that_do_not_fit(what: str, run: Callable, tmp_path: Path) -> None:
    attribute, item, said = ATTRIBUTES[what]
    lines = [f"#[{attribute}]", item]
    (tmp_path / "wrong.rs").write_text(f"{HEAD}fn g() {{}}\n" + "\n".join(lines).replace("|", "") + "\n")
    built = run("enzyme-rustc", "--edition=2021", "wrong.rs")
    assert built.returncode == 1 and f": {said}" in built.stderr, built.stderr
    assert "aborting due to 1 previous error" in built.stderr
    row = next((row for row, line in enumerate(lines) if "|" in line), 0)
    assert f"wrong.rs:{6 + row}:{max(lines[row].find('|'), 0) + 1}\n" in built.stderr, built.stderr


@pytest.mark.parametrize("what", OTHERS)
def test_derives_and_calls_that_make_no_sense(what: str, run: Callable, tmp_path: Path) -> None:
    item, said = OTHERS[what]
    given = item if "fn g(" in item else f"{item} fn g() {{}}"
    head = HEAD if "fn g()" in given else HEAD.replace("let _: fn() = g; g() ", "")
    (tmp_path / "wrong.rs").write_text(f"{head}{given}\n")
    built = run("enzyme-rustc", "--edition=2021", "wrong.rs")
    assert built.returncode == 1 and said in built.stderr, built.stderr
    assert "wrong.rs:5:" in built.stderr or "tape outlives" in said
