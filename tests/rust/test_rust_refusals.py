"""What Rust programs cannot have differentiated: refused with the line in the user's source, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

LAWS = """
pub trait Law { fn energy(&self, x: f64) -> f64; }
pub struct Spring(pub f64);
impl Law for Spring { #[inline(never)] fn energy(&self, x: f64) -> f64 { 0.5 * self.0 * x * x } }
#[inline(never)] pub fn make(k: f64) -> Box<dyn Law> { Box::new(Spring(k)) }
"""

GIVEN = """use laws::Law;
fn total(x: f64, law: &dyn Law) -> f64 {
    law.energy(x) * x
}
fn main() {
    let law = laws::make(3.0);
    println!("{:?}", enzyme::gradient!(total, enzyme::Active(2.0), enzyme::Const(&*law)));
}
"""

MADE = """
fn total(x: f64) -> f64 {
    laws::make(x).energy(x) * x
}
#[allow(unused_imports)] use laws::Law;
fn main() { println!("{:?}", enzyme::gradient!(total, enzyme::Active(2.0))); }
"""

SENT = """
use std::sync::mpsc;
fn total(x: &[f64]) -> f64 {
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|s| {
        for v in x {
            let sender = sender.clone();
            s.spawn(move || sender.send(v * v).unwrap());
        }
    });
    drop(sender);
    receiver.iter().sum()
}
fn main() {
    let mut d = [0.0; 4];
    enzyme::gradient!(total, enzyme::Duplicated(&[1.0, 2.0, 3.0, 4.0][..], &mut d[..]));
}
"""

MEETING = """
use std::sync::{Barrier, Mutex};
fn total(x: &[f64]) -> f64 {
    let (barrier, sum) = (&Barrier::new(2), &Mutex::new(0.0));
    std::thread::scope(|s| {
        for v in x {
            s.spawn(move || {
                *sum.lock().unwrap() += v;
                barrier.wait();
                *sum.lock().unwrap() *= v;
            });
        }
    });
    let total = *sum.lock().unwrap();
    total
}
fn main() {
    let mut d = [0.0; 2];
    enzyme::gradient!(total, enzyme::Duplicated(&[1.0, 2.0][..], &mut d[..]));
}
"""

PARKED = """
fn total(x: &[f64]) -> f64 {
    let y = x.to_vec();
    let handle = std::thread::spawn(move || {
        std::thread::park();
        y[0] * y[1]
    });
    handle.thread().unpark();
    handle.join().unwrap()
}
fn main() {
    let mut d = [0.0; 2];
    enzyme::gradient!(total, enzyme::Duplicated(&[1.0, 2.0][..], &mut d[..]));
}
"""

CHANNEL = """
use std::sync::mpsc;
fn total(x: &[f64]) -> f64 {
    let (sender, receiver) = mpsc::channel();
    for v in x {
        sender.send(v * v).unwrap();
    }
    drop(sender);
    receiver.iter().sum()
}
fn main() {
    let mut d = [0.0; 4];
    enzyme::gradient!(total, enzyme::Duplicated(&[1.0, 2.0, 3.0, 4.0][..], &mut d[..]));
}
"""

LOCKS = """
use std::sync::{Arc, LazyLock, Mutex, RwLock};
static SCALE: LazyLock<[f64; 3]> = LazyLock::new(|| [0.5, 0.25, 2.0]);
struct State { total: f64, count: u32 }
fn total(x: &[f64]) -> f64 {
    let state = Arc::new(Mutex::new(State { total: 0.0, count: 0 }));
    let last = RwLock::new(vec![1.0]);
    for (v, scale) in x.iter().zip(SCALE.iter()) {
        let mut s = state.lock().unwrap();
        s.total += v * v * scale * last.read().unwrap()[0];
        s.count += 1;
        last.write().unwrap()[0] = *v;
    }
    let s = state.lock().unwrap();
    s.total / s.count as f64
}
fn main() {
    let x = [1.0, 2.0, 3.0];
    let mut d = [0.0; 3];
    println!("{:?} {d:?}", enzyme::gradient!(total, enzyme::Duplicated(&x[..], &mut d[..])).0);
}
"""

POOL = """
#[inline(never)]
pub fn join<A: FnOnce() -> T + Send, B: FnOnce() -> T + Send, T: Send>(a: A, b: B) -> (T, T) {
    std::thread::scope(|s| { let other = s.spawn(b); (a(), other.join().unwrap()) })
}
"""

POOLED = """
fn total(x: &[f64]) -> f64 {
    let (a, b) = rayon::join(|| x[0] * x[0], || x[1] * x[0]);
    a * b
}
fn main() {
    let mut d = [0.0; 2];
    enzyme::gradient!(total, enzyme::Duplicated(&[1.0, 2.0][..], &mut d[..]));
}
"""


@pytest.mark.parametrize("level", [
    pytest.param([], id="debug"),
    pytest.param(["-O", "-Csymbol-mangling-version=v0"], id="release", marks=pytest.mark.long),
])
def test_rayon_is_refused_by_name(level: list[str], run: Callable, tmp_path: Path) -> None:
    """A crate of rayon's pool, as rayon hands on its functions."""
    (tmp_path / "rayon_core.rs").write_text(POOL)
    (tmp_path / "rayon.rs").write_text("pub use rayon_core::join;")
    (tmp_path / "pooled.rs").write_text(POOLED)
    for crate in ("rayon_core", "rayon"):
        given = () if crate == "rayon_core" else ("--extern", "rayon_core=librayon_core.rlib")
        built = run("enzyme-rustc", "--edition=2021", "--crate-type=rlib", *level, *given, f"{crate}.rs")
        assert built.returncode == 0, built.stderr
    built = run("enzyme-rustc", "--edition=2021", *level, "-L.", "--extern", "rayon=librayon.rlib", "pooled.rs")
    assert built.returncode == 1
    assert built.stderr.startswith("pooled.rs:3:"), built.stderr
    assert "'rayon_core::join'" in built.stderr and "start threads by std::thread::scope" in built.stderr


ENUM = """
#[derive(Clone)]
enum Term { Number(f64), Sum(Box<Term>, Box<Term>) }
use Term::*;
fn eval(t: &Term) -> f64 { match t { Number(v) => *v, Sum(a, b) => eval(a) + 3.0 * eval(b) } }
fn total(x: &[f64]) -> f64 {
    let t = Sum(Box::new(Number(x[0])), Box::new(Number(x[1])));
    eval(&t.clone())
}
fn main() {
    let mut d = [0.0; 2];
    enzyme::gradient!(total, enzyme::Duplicated(&[2.0, 3.0][..], &mut d[..]));
    let forward = enzyme::jvp!(total, enzyme::Duplicated(&[2.0, 3.0][..], &[1.0, 10.0][..])).1;
    println!("{d:?} {forward}");
}
"""

ASYNC = """
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
async fn square(x: f64) -> f64 { x * x }
async fn cubed(x: f64) -> f64 { square(x).await * x }
fn block_on<F: Future>(f: F) -> F::Output {
    let mut f = pin!(f);
    let mut context = Context::from_waker(Waker::noop());
    loop { if let Poll::Ready(v) = f.as_mut().poll(&mut context) { return v; } }
}
fn total(x: f64) -> f64 { block_on(cubed(x)) }
fn main() { println!("{:?}", enzyme::gradient!(total, enzyme::Active(2.0))); }
"""


FORMATTED = """
fn total(x: f64) -> f64 {
    let mut said = vec![x.to_string()];
    said.push(format!("{:.17}", x * x));
    let back = said.join(",").split(',').map(|s|
        s.parse::<f64>().unwrap()).sum::<f64>();
    back * x
}
fn main() { println!("{:?}", enzyme::gradient!(total, enzyme::Active(2.0))); }
"""

WRITTEN = """
use std::fmt::Write;
fn total(x: f64) -> f64 {
    let mut said = String::new();
    write!(said, "{x} {}", x * x).unwrap();
    let numbers: Vec<f64> = said.split_whitespace().map(|s|
        s.parse().unwrap()).collect();
    numbers[0] * numbers[1]
}
fn main() { println!("{:?}", enzyme::gradient!(total, enzyme::Active(2.0))); }
"""


HALVES = """
fn total(x: &[f64]) -> f64 {
    let mut words: Vec<u32> = Vec::new();
    for v in x {
        words.push(((v * v).to_bits() >> 32) as u32);
    }
    words.iter().map(|w| f64::from_bits((*w as u64) << 32)).sum()
}
fn main() {
    let mut d = [0.0; 4];
    enzyme::gradient!(total, enzyme::Duplicated(&[1.0, 2.0, 3.0, 4.0][..], &mut d[..]));
}
"""


@pytest.fixture
def laws(run: Callable, tmp_path: Path) -> Path:
    """A crate of which rustc left native code alone."""
    (tmp_path / "laws.rs").write_text(LAWS)
    assert run("rustc", "--edition=2021", "--crate-type=rlib", "-O", "-Cembed-bitcode=no", "laws.rs").returncode == 0
    return tmp_path / "liblaws.rlib"


@pytest.mark.parametrize("level", [[], ["-O"]], ids=["debug", "release"])
@pytest.mark.parametrize("program, line, says, remedy", [
    (GIVEN, 3, "through a 'dyn' object or a function pointer: the code of no function that it may", "&impl Trait"),
    (MADE, 3, "the call of 'laws::make': the code of its crate is not at hand", "without -C embed-bitcode=no"),
    (FORMATTED, 6, "through text: the number that 'parse' reads here may be one that", "by 'format!'"),
    (WRITTEN, 7, "through text: the number that 'parse' reads here may be one that", "by 'write!'"),
    (SENT, 4, "what a channel carries", "in a Vec"),
    (MEETING, 9, "a Barrier between threads", "start them anew"),
    (PARKED, 5, "a thread that parks itself", "Mutex with a Condvar"),
    (CHANNEL, 9, "through 'std::sync::mpsc': what a channel carries", "in a Vec"),
    (HALVES, 7, "is made of bits of other numbers", "by to_bits and from_bits with nothing done"),
], ids=["dyn-from-outside", "crate-without-bitcode", "formatted", "written", "sent", "barrier", "parked", "channel",
        "halves"])
def test_is_refused_by_the_line(
    program: str, line: int, says: str, remedy: str, level: list[str], run: Callable, laws: Path, tmp_path: Path
) -> None:
    (tmp_path / "refused.rs").write_text(program)
    built = run("enzyme-rustc", "--edition=2021", *level, "--extern", f"laws={laws}", "refused.rs")
    assert built.returncode == 1
    assert built.stderr.startswith(f"refused.rs:{line}:"), built.stderr
    assert says in built.stderr and remedy in built.stderr
    assert not (tmp_path / "refused").exists()


@pytest.mark.parametrize("level", [[], ["-O"]], ids=["debug", "release"])
def test_a_cloned_enum_whose_words_are_now_a_number_now_a_box(level: list[str], run: Callable, tmp_path: Path) -> None:
    (tmp_path / "cloned.rs").write_text(ENUM)
    built = run("enzyme-rustc", "--edition=2021", *level, "cloned.rs")
    assert (built.returncode, built.stderr) == (0, "")
    assert run(tmp_path / "cloned").stdout == "[1.0, 3.0] 31\n"


@pytest.mark.parametrize("level", [[], ["-O"]], ids=["debug", "release"])
def test_async_functions_driven_by_one_thread(level: list[str], run: Callable, tmp_path: Path) -> None:
    (tmp_path / "driven.rs").write_text(ASYNC)
    built = run("enzyme-rustc", "--edition=2021", *level, "driven.rs")
    assert (built.returncode, built.stderr) == (0, "")
    assert run(tmp_path / "driven").stdout == "(8.0, (12.0,))\n"


@pytest.mark.parametrize("level", [[], ["-O"]], ids=["debug", "release"])
def test_locks_taken_by_one_thread(level: list[str], run: Callable, tmp_path: Path) -> None:
    (tmp_path / "locks.rs").write_text(LOCKS)
    built = run("enzyme-rustc", "--edition=2021", *level, "locks.rs")
    assert (built.returncode, built.stderr) == (0, "")
    # (0.5 a^2 + 0.25 b^2 a + 2 c^2 b) / 3
    third = 1 / 3
    value, rest = run(tmp_path / "locks").stdout.split(" ", 1)
    assert float(value) == pytest.approx(37.5 * third)
    assert [float(d) for d in rest.strip()[1:-1].split(",")] == pytest.approx([2 * third, 19 * third, 24 * third])
