"""Variables that outlive a call are one for all functions of a program, and for their derivatives."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_cc
from enzyme_cc.toolchain.fortran_compilers import find_flang
from enzyme_cc.toolchain.rust_compilers import find_rustc
from tests.python.conftest import needs

pytestmark = pytest.mark.slow

TABLE = """
#include <stdlib.h>
static double table[4], *heap, last;
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double (*law)(double) = square;
static double counted(double x) { static int calls; return x * ++calls; }
void init(double a, const double *w, int n) {
  for (int i = 0; i < 4; i++) table[i] = a * i;
  heap = realloc(heap, n * sizeof *heap);
  for (int i = 0; i < n; i++) heap[i] = w[i];
  law = cube;
}
double step(double x) {  // the C library has a function of this name, too
  double sum = heap ? heap[0] * x : 0;
  for (int i = 0; i < 4; i++) sum += table[i] * law(x);
  last = sum;
  return last;
}
double count(double x) { return counted(x); }
double kept(void) { return last; }
"""


def test_what_one_function_sets_the_gradient_of_another_sees() -> None:
    program = enzyme_cc.build(code=TABLE, language="c")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        init, step = program.function("void init(double a, const double w[n], int n)"), program.function(
            "double step(double x)")
    assert (step(2.0), step.grad(2.0, wrt="x")) == (0.0, 0.0)
    init(0.5, np.array([7.0]))
    assert (step(2.0), step.grad(2.0, wrt="x")) == (3 * 8 + 14, 3 * 12 + 7)
    assert step.hessian_vector(3.0, vector=1.0, wrt="x") == 3 * 18
    assert program.function("double kept(void)")() == 3 * 27 + 21
    count = program.function("double count(double x)")
    assert [count(2.0), count.grad(1.0, wrt="x"), count(2.0)] == [2.0, 2.0, 6.0]


@pytest.mark.long
def test_fortrans_modules_and_common_blocks(build: Callable[[str, str], Any]) -> None:
    needs(find_flang)
    program = build("fortran", """
module params
  real(8) :: rate = 1
  real(8), allocatable :: work(:)
contains
  subroutine set_rate(r, t, n)
    integer, intent(in) :: n
    real(8), intent(in) :: r, t(n)
    real(8) :: c
    common /blk/ c
    rate = r; c = 10*r
    if (allocated(work)) deallocate(work)
    allocate(work(n)); work = 2*t
  end subroutine
  function decay(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y, c
    real(8), save :: before = 1
    common /blk/ c
    y = rate*x**2 + sum(work)*x**3 + c*x + before
    before = x
  end function
end module
""")
    program.function("void params::set_rate(double r, const double t[n], int n)")(5.0, np.array([1.0, 2.0, 3.0]))
    decay = program.function("double decay(double x)")
    assert (decay(2.0), decay.grad(2.0, wrt="x"), decay(1.0)) == (20 + 96 + 100 + 1, 20 + 144 + 50, 5 + 12 + 50 + 2)


@pytest.mark.long
def test_objects_of_cxx(build: Callable[[str, str], Any]) -> None:
    program = build("c++", """
#include <memory>
#include <vector>
struct Law { virtual ~Law() {} virtual double at(double x) const = 0; };
struct Linear : Law { double a; Linear(double a) : a(a) {} double at(double x) const override { return a * x; } };
struct Square : Law { double a; Square(double a) : a(a) {} double at(double x) const override { return a * x * x; } };
static std::vector<double> weights = {1.0, 2.0};
static std::unique_ptr<Law> law(new Linear(3.0));
struct Config { double scale = 10; } config;
inline double times(double x) { static double factor = 2; return factor++ * x; }
void add(double w) { weights.push_back(w); config.scale = 1; law.reset(new Square(w)); }
double total(double x) { double s = 0; for (double w : weights) s += w * x * x; return s * config.scale; }
double lawful(double x) { return law->at(x); }
double inlined(double x) { return times(x); }
""")
    total, lawful = (program.function(f"double {name}(double x)") for name in ("total", "lawful"))
    assert (total.grad(1.0, wrt="x"), lawful.grad(2.0, wrt="x")) == (60.0, 3.0)
    program.function("void add(double w)")(4.0)
    assert (total(1.0), total.grad(1.0, wrt="x")) == (7.0, 14.0)
    assert (lawful(2.0), lawful.grad(2.0, wrt="x")) == (16.0, 16.0)
    inlined = program.function("double inlined(double x)")
    assert [inlined(1.0), inlined.grad(1.0, wrt="x"), inlined(1.0)] == [2.0, 3.0, 4.0]


@pytest.fixture
def build() -> Callable[[str, str], Any]:
    def built(language: str, code: str) -> Any:
        return enzyme_cc.build(code=code, language=language)

    return built


SCALE = """
extern double scale;
void set_scale(double to) { scale = to; }
"""
SCALED = """
double scale = 1;
double scaled(double x) { return scale * x * x; }
"""
TWICE = "int step; double twice(double x) { return 2 * x; }"
NOWHERE = "double nowhere(double), runs; double program(double x) { return runs += nowhere(x); }"


def run(folder: Path, *words: str) -> None:
    """Run a wrapper."""
    start = f"from enzyme_cc.driver.wrappers import run; run({words[0]!r})"
    subprocess.run([sys.executable, "-c", start, *words[1:]], cwd=folder, check=True)


@pytest.mark.long
def test_archives_are_as_objects(tmp_path: Path) -> None:
    """But for members that another one stands for, and those that nobody can link."""
    names = ("table", "set", "scaled", "twice", "nowhere")
    for name, text in zip(names, (TABLE, SCALE, SCALED, TWICE, NOWHERE), strict=True):
        (tmp_path / f"{name}.c").write_text(text)
        run(tmp_path, "enzyme-clang", "-O2", "-c", f"{name}.c")
    run(tmp_path, "enzyme-llvm-ar", "rc", "libmodel.a", *(f"{name}.o" for name in names))
    for given in ({"libraries": [tmp_path / "libmodel.a"]}, {"libraries": ["model"], "flags": [f"-L{tmp_path}"]}):
        program = enzyme_cc.build(code="double scaled(double); double cubed(double x) { return x * scaled(x); }",
                                  language="c", **given)
        init, set_scale, step, cubed, scaled = map(program.function, (
            "void init(double a, const double w[n], int n)", "void set_scale(double to)", "double step(double x)",
            "double cubed(double x)", "double scaled(double x)"))
        init(0.5, np.array([7.0]))
        set_scale(3.0)
        assert (step(2.0), step.grad(2.0, wrt="x")) == (3 * 8 + 14, 3 * 12 + 7)
        assert (cubed(2.0), cubed.grad(2.0, wrt="x"), scaled.grad(2.0, wrt="x")) == (24.0, 36.0, 12.0)
        with pytest.raises(enzyme_cc.BuildError, match="nowhere"):
            program.function("double program(double x)")(1.0)


@pytest.mark.long
def test_rust(build: Callable[[str, str], Any]) -> None:
    needs(find_rustc)
    program = build("rust", """
use std::cell::RefCell;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
static TABLE: Mutex<Vec<f64>> = Mutex::new(Vec::new());
static mut SCALE: f64 = 1.0;
static CALLS: AtomicUsize = AtomicUsize::new(0);
thread_local! { static LAST: RefCell<f64> = RefCell::new(0.5); }
#[no_mangle] pub extern "C" fn init(w: *const f64, n: usize, scale: f64) {
    *TABLE.lock().unwrap() = unsafe { std::slice::from_raw_parts(w, n) }.to_vec();
    unsafe { SCALE = scale; }
    LAST.with(|last| *last.borrow_mut() = scale);
}
#[no_mangle] pub extern "C" fn total(x: f64) -> f64 {
    CALLS.fetch_add(1, Ordering::Relaxed);
    let table = TABLE.lock().unwrap().clone();
    let s: f64 = table.iter().map(|w| w * x * x).sum();
    s * unsafe { SCALE } + LAST.with(|last| *last.borrow())
}
#[no_mangle] pub extern "C" fn calls() -> usize { CALLS.load(Ordering::Relaxed) }
""")
    total = program.function("double total(double x)")
    assert (total(2.0), total.grad(2.0, wrt="x")) == (0.5, 0.0)
    program.function("void init(const double w[n], size_t n, double scale)")(np.array([1.0, 2.0]), 10.0)
    assert (total(2.0), total.grad(2.0, wrt="x")) == (130.0, 120.0)
    assert total.hessian_vector(2.0, vector=1.0, wrt="x") == 60.0
    assert program.function("size_t calls()")() == 5


@pytest.mark.parametrize(("code", "variables"), [
    ("static double a, t[4]; void set(double x, int i) { t[i] = x; }\n"
     "double f(double x) { return x * t[1] + a; }", ("t",)),
    ("static double t[4] = {1, 2}, *p = t; double f(double x) { return x * t[x > 1] * p[0]; }", ()),
    ("void other(double *); double g = 1; double f(double x) { other(&g); return x * g; }", ("g",)),
    ("double f(double x) { static int calls = 0; return x * ++calls; }", ("f.calls",)),
])  # fmt: skip
def test_which_variables_are_state(code: str, variables: tuple[str, ...]) -> None:
    assert enzyme_cc.build(code=code, language="c").function("double f(double x)").target.state == variables
