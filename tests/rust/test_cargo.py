"""cargo with enzyme-rustc: a program over a library, tests, panics, builds without derivatives, plain questions."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PHYSICS = """
use std::sync::atomic::{AtomicUsize, Ordering};
static CALLS: AtomicUsize = AtomicUsize::new(0);
pub fn calls() -> usize { CALLS.load(Ordering::Relaxed) }
#[inline(never)]
fn pair(d: f64) -> f64 { let r = 1.0 / (d * d + 0.1); r * r - r }
#[inline(never)]
pub fn potential(x: &[f64]) -> f64 {
    let mut e = 0.0;
    for i in 0..x.len() { for j in 0..i { e += pair(x[i] - x[j]); } }
    e
}
fn counted(x: f64) -> f64 { CALLS.fetch_add(1, Ordering::Relaxed); (x * x).sin() }
pub fn slope(x: f64) -> f64 { enzyme::gradient!(counted, enzyme::Active(x)).1.0 }
pub fn slope_of(f: impl Fn(f64) -> f64, x: f64) -> f64 { enzyme::gradient!(f, enzyme::Active(x)).1.0 }
"""

MAIN = """
use enzyme::{gradient, Active, Duplicated};
fn total(x: &[f64], scale: f64) -> f64 { scale * physics::potential(x) }
fn main() {
    let x = [0.0, 0.7, 1.9];
    let mut dx = [0.0; 3];
    let (value, (_, ds)) = gradient!(total, Duplicated(&x[..], &mut dx[..]), Active(2.0));
    let h = 1e-6;
    for i in 0..3 {
        let (mut y, mut z) = (x, x);
        y[i] += h;
        z[i] -= h;
        assert!((dx[i] - (total(&y, 2.0) - total(&z, 2.0)) / (2.0 * h)).abs() < 1e-6);
    }
    assert!((ds - value / 2.0).abs() < 1e-14);
    println!("ok");
}
#[cfg(test)]
mod tests {
    #[test]
    fn a_derivative_inside_a_library() {
        assert!((physics::slope(1.5) - 3.0 * 2.25f64.cos()).abs() < 1e-12);
        assert_eq!(physics::calls(), 1);
        assert_eq!(physics::slope_of(|x| x * x, 3.0), 6.0);
    }
    #[test]
    fn panics_leave_the_derivative() {
        fn reads(x: &[f64], n: usize) -> f64 { x[n] * x[0] }
        let x = [1.0, 2.0];
        let gradient = |n| {
            let mut dx = [0.0; 2];
            enzyme::gradient!(reads, enzyme::Duplicated(&x[..], &mut dx[..]), enzyme::Const(n));
            dx
        };
        assert!(std::panic::catch_unwind(|| gradient(5)).is_err());
        assert_eq!(gradient(1), [2.0, 1.0]);
    }
    #[test]
    fn overflow_is_checked_as_in_the_function() {
        fn counts(x: f64, n: u8) -> f64 { x * (n + 200) as f64 }
        let slope = |n| enzyme::gradient!(counts, enzyme::Active(1.0), enzyme::Const(n)).1.0;
        assert_eq!(slope(1), 201.0);
        assert_eq!(std::panic::catch_unwind(|| slope(100)).is_err(), cfg!(debug_assertions));
    }
}
"""

PLAIN = 'fn main() { println!("{}", (1..10).map(|x| x * x).sum::<u32>()); }\n'

pytestmark = [
    pytest.mark.slow, pytest.mark.skipif(shutil.which("cargo") is None, reason="NO RUST: cargo is not on PATH"),
]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A program over a library, both with derivatives, and a program without."""
    files = {
        "Cargo.toml": '[workspace]\nmembers = ["app", "physics", "plain"]\nresolver = "2"\n',
        "app/src/main.rs": MAIN,
        "physics/src/lib.rs": PHYSICS,
        "plain/src/main.rs": PLAIN,
    }
    for name in ("app", "physics", "plain"):
        dependencies = 'physics = { path = "../physics" }\n' if name == "app" else ""
        files[f"{name}/Cargo.toml"] = (
            f'[package]\nname = "{name}"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\n{dependencies}'
        )
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.mark.parametrize("profile", [[], ["--release"]], ids=["debug", "release"])
def test_a_program_reaches_into_a_library(profile: list[str], run: Callable, workspace: Path) -> None:
    ran = run("cargo", "run", "--offline", "-q", "-p", "app", *profile)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "ok\n", "")


@pytest.mark.parametrize("profile", [[], ["--release"]], ids=["debug", "release"])
def test_cargo_test(profile: list[str], run: Callable, workspace: Path) -> None:
    ran = run("cargo", "test", "--offline", "-q", "-p", "app", *profile)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "3 passed" in ran.stdout


def test_as_a_wrapper_around_rustc(run: Callable, workspace: Path, wrapper: Path) -> None:
    ran = run("cargo", "run", "--offline", "-q", "-p", "app", RUSTC="rustc", RUSTC_WRAPPER=str(wrapper))
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "ok\n", "")


def test_programs_without_derivatives_are_rustcs_own(run: Callable, workspace: Path) -> None:
    built = run("cargo", "build", "--offline", "-p", "plain", "--message-format=json")
    assert built.returncode == 0, built.stderr
    program = next(m["executable"] for m in map(json.loads, built.stdout.splitlines()) if m.get("executable"))
    assert run(program).stdout == "285\n"
    again = run("cargo", "build", "--offline", "-p", "plain", RUSTC="rustc", CARGO_TARGET_DIR="other")
    assert again.returncode == 0
    other = workspace / "other" / "debug" / "plain"
    assert Path(program).read_bytes() == other.read_bytes()


def test_a_library_that_changes_is_read_again(run: Callable, workspace: Path) -> None:
    assert run("cargo", "run", "--offline", "-q", "-p", "app").stdout == "ok\n"
    source = workspace / "physics" / "src" / "lib.rs"
    source.write_text(source.read_text().replace("r * r - r", "r * r * r - r"))
    assert run("cargo", "run", "--offline", "-q", "-p", "app").stdout == "ok\n"


@pytest.mark.parametrize("words", [["-vV"], ["--print=cfg"], ["--print", "sysroot"], ["--version"]])
def test_questions_are_answered_by_rustc(words: list[str], run: Callable) -> None:
    ours, theirs = run("enzyme-rustc", *words), run("rustc", *words)
    assert (ours.returncode, ours.stdout, ours.stderr) == (theirs.returncode, theirs.stdout, theirs.stderr)


def test_help_is_rustcs_and_then_our_options(run: Callable) -> None:
    ours, theirs = run("enzyme-rustc", "--help"), run("rustc", "--help")
    assert (ours.returncode, ours.stderr) == (theirs.returncode, theirs.stderr)
    assert ours.stdout.startswith(theirs.stdout)
    assert "--enzyme-gradcheck" in ours.stdout.removeprefix(theirs.stdout)


def test_mistakes_read_as_rustc_writes_them(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "wrong.rs").write_text("fn main() { let x: f64 = true; }\n")
    ours, theirs = run("enzyme-rustc", "wrong.rs"), run("rustc", "wrong.rs")
    assert (ours.returncode, ours.stderr) == (theirs.returncode, theirs.stderr)
    assert "mismatched types" in ours.stderr


def test_a_refusal_names_the_rust_source(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "refused.rs").write_text(
        'extern "C" { fn unheard_of(x: f64) -> f64; }\n'
        "fn f(x: f64) -> f64 { unsafe { unheard_of(x) } }\n"
        "fn main() { println!(\"{:?}\", enzyme::gradient!(f, enzyme::Active(1.0))); }\n"
    )
    built = run("enzyme-rustc", "--edition=2021", "refused.rs")
    assert built.returncode == 1
    assert "refused.rs:2:" in built.stderr and "'unheard_of'" in built.stderr
    assert not (tmp_path / "refused").exists()


def test_a_shared_library_exports_its_gradient(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "shared.rs").write_text(
        "fn f(x: f64) -> f64 { x.powi(3) }\n"
        '#[no_mangle] pub extern "C" fn slope(x: f64) -> f64 { enzyme::gradient!(f, enzyme::Active(x)).1.0 }\n'
    )
    built = run("enzyme-rustc", "--edition=2021", "--crate-type=cdylib", "-O", "shared.rs")
    assert built.returncode == 0, built.stderr
    code = (
        "import ctypes; f = ctypes.CDLL('./libshared.so').slope; f.restype = ctypes.c_double\n"
        "print(f(ctypes.c_double(2)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert ran.stdout == "12.0\n", ran.stderr


RUST_LIBRARY = """
fn f(x: &[f64]) -> f64 { x.iter().map(|v| v.powi(3)).sum() }
#[no_mangle] pub unsafe extern "C" fn slope(x: *const f64, n: usize, dx: *mut f64) -> f64 {
    let (x, dx) = (std::slice::from_raw_parts(x, n), std::slice::from_raw_parts_mut(dx, n));
    enzyme::gradient!(f, enzyme::Duplicated(x, dx)).0
}
"""

C_PROGRAM = """
#include <stddef.h>
#include <stdio.h>
double slope(const double *, size_t, double *);
int main(void) {
    double x[2] = {1, 2}, d[2] = {0, 0}, value = slope(x, 2, d);
    printf("%g %g %g\\n", value, d[0], d[1]);
}
"""

RUST_PROGRAM = (
    "fn main() { let mut d = [0.0; 2]; unsafe { mixed::slope([1.0, 2.0].as_ptr(), 2, d.as_mut_ptr()); } "
    'println!("{d:?}"); }\n'
)


@pytest.mark.parametrize("profile", ["debug", "release"])
def test_libraries_of_every_kind_hold_their_derivatives(profile: str, run: Callable, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "Cargo.toml").write_text(
        '[package]\nname = "mixed"\nversion = "0.1.0"\nedition = "2021"\n'
        '[lib]\ncrate-type = ["lib", "cdylib", "staticlib"]\n'
    )
    (tmp_path / "src" / "lib.rs").write_text(RUST_LIBRARY)
    (tmp_path / "src" / "main.rs").write_text(RUST_PROGRAM)
    (tmp_path / "main.c").write_text(C_PROGRAM)
    ran = run("cargo", "run", "--offline", "-q", *(["--release"] if profile == "release" else []))
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "[3.0, 12.0]\n", "")
    libraries = tmp_path / "target" / profile
    for library in ("libmixed.a", "libmixed.so"):
        linked = run("cc", "main.c", libraries / library, "-lpthread", "-ldl", "-lm", "-o", "program")
        assert linked.returncode == 0, linked.stderr
        assert run(tmp_path / "program", LD_LIBRARY_PATH=str(libraries)).stdout == "9 3 12\n"


@pytest.mark.parametrize(
    "settings",
    [
        {"CARGO_PROFILE_RELEASE_LTO": "fat"},
        {"CARGO_PROFILE_RELEASE_PANIC": "abort"},
        {"CARGO_PROFILE_RELEASE_OPT_LEVEL": "s", "CARGO_PROFILE_RELEASE_STRIP": "true"},
        {"CARGO_INCREMENTAL": "1", "CARGO_PROFILE_RELEASE_DEBUG": "2"},
        {"RUSTFLAGS": "-C linker=cc -C link-arg=-fuse-ld=bfd -C symbol-mangling-version=v0"},
    ],
    ids=["lto", "abort", "size", "incremental", "linker"],
)
def test_release_profiles(settings: dict[str, str], run: Callable, workspace: Path) -> None:
    ran = run("cargo", "run", "--offline", "-q", "-p", "app", "--release", **settings)
    assert (ran.returncode, ran.stdout) == (0, "ok\n"), ran.stderr


def test_the_crate_as_a_dependency_in_cargo_toml(run: Callable, workspace: Path) -> None:
    from enzyme_cc.toolchain.rust_compilers import crate_folder

    for name in ("app", "physics"):
        manifest = workspace / name / "Cargo.toml"
        manifest.write_text(manifest.read_text() + f'enzyme = {{ path = "{crate_folder()}" }}\n')
    ran = run("cargo", "test", "--offline", "-q", "-p", "app", "-p", "physics")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "3 passed" in ran.stdout


def test_memory_of_an_own_allocator_is_refused(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "own.rs").write_text(
        "use std::alloc::{GlobalAlloc, Layout, System};\nstruct Own;\n"
        "unsafe impl GlobalAlloc for Own {\n"
        "    unsafe fn alloc(&self, l: Layout) -> *mut u8 { System.alloc(l) }\n"
        "    unsafe fn dealloc(&self, p: *mut u8, l: Layout) { System.dealloc(p, l) }\n}\n"
        "#[global_allocator] static OWN: Own = Own;\n"
        "fn f(x: f64) -> f64 { [x, x].iter().map(|v| v * v).collect::<Vec<f64>>().iter().sum() }\n"
        "fn main() { println!(\"{:?}\", enzyme::gradient!(f, enzyme::Active(1.0))); }\n"
    )
    built = run("enzyme-rustc", "--edition=2021", "own.rs")
    assert built.returncode == 1
    assert "#[global_allocator]" in built.stderr


def test_an_argument_is_not_its_own_shadow(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "own.rs").write_text(
        "fn f(x: &[f64]) -> f64 { x.iter().sum() }\n"
        "fn main() { let x = [1.0]; enzyme::jvp!(f, enzyme::Duplicated(&x[..], &x[..])); }\n"
    )
    assert run("enzyme-rustc", "--edition=2021", "own.rs").returncode == 0
    ran = run(tmp_path / "own")
    assert ran.returncode == 101
    assert "give it memory of its own" in ran.stderr


def test_requests_in_another_file_of_the_crate(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "main.rs").write_text('mod inner;\nfn main() { println!("{}", inner::slope(3.0)); }\n')
    (tmp_path / "inner" / "mod.rs").write_text(
        "pub fn slope(x: f64) -> f64 { enzyme::gradient!(|v: f64| v * v, enzyme::Active(x)).1.0 }\n"
    )
    built = run("enzyme-rustc", "--edition=2021", "main.rs")
    assert (built.returncode, built.stderr) == (0, "")
    assert run(tmp_path / "main").stdout == "6\n"
