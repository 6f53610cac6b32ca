"""`--enzyme-error-report` tells what the result changes by when a variable is declared float in the source."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import needs_rust

TOOLS = Path(sys.executable).parent

C_HEAD = "#include <math.h>\n#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\n"
ARC = (C_HEAD + """
double arc(double h, int n) {
  double length = 0, before = 0;
  for (int i = 1; i <= n; i++) {
    double x = i * h;
    double now = x + sin(2 * x) / 2 + sin(4 * x) / 4;
    length = length + sqrt(h * h + (now - before) * (now - before));
    before = now;
  }
  return length;
}
int main(void) {
  volatile double h = 0.3;
  double d = __enzyme_autodiff((void *)arc, h, 9);
  printf("%.17g %.17g\\n", arc(h, 9), d);
}
""", "c", {"length": ("double length = 0, before = 0;", "float length = 0; double before = 0;"),
           "now": ("double now", "float now"), "x": ("double x", "float x"),
           "h": ("double arc(double h", "double arc(float h")})
SIMPSON = (C_HEAD + """
struct two { double a, b; } __enzyme_autodiff_two(void *, ...);
double simpson(double a, double b) {
  double h = (b - a) / 8;
  double x = a, s = sin(a) + sin(b);
  for (int i = 1; i < 8; i++) {
    x = x + h;
    s = s + (i % 2 ? 4 : 2) * sin(x);
  }
  return s * h / 3;
}
int main(void) {
  volatile double a = 0.1, b = 1.7;
  struct two d = __enzyme_autodiff_two((void *)simpson, a, b);
  printf("%.17g %.17g\\n", simpson(a, b), d.a);
}
""", "c", {"h": ("double h", "float h"), "b": ("double b) {", "double b) { b = (float)b;"),
           "s": ("double x = a, s =", "double x = a; float s =")})
BLACK_SCHOLES = ("""
#include <cmath>
#include <cstdio>
struct three { double s, k, v; };
three __enzyme_autodiff(void *, ...);
namespace model {
double cdf(double z) { return 0.5 * std::erfc(-z * 0.70710678118654752); }
double price(double spot, double strike, double vol) {
  double rate = 0.03;
  double root = vol * std::sqrt(0.7);
  double d1 = (std::log(spot / strike) + (rate + 0.5 * vol * vol) * 0.7) / root;
  double d2 = d1 - root;
  return spot * cdf(d1) - strike * std::exp(-rate * 0.7) * cdf(d2);
}
}
int main() {
  volatile double s = 101.3, k = 97.7, v = 0.23;
  three d = __enzyme_autodiff((void *)model::price, (double)s, (double)k, (double)v);
  std::printf("%.17g %.17g\\n", model::price(s, k, v), d.v);
}
""", "cpp", {"spot": ("double rate", "spot = (float)spot; double rate"),
             "strike": ("double rate", "strike = (float)strike; double rate"),
             "vol": ("double rate", "vol = (float)vol; double rate"), "rate": ("double rate", "float rate"),
             "d2": ("double d2", "float d2")})
CANCELLING, APART = [0.1, 0.37, 0.2, 4.1, 4.3, 3.77], [0.1, 0.37, 0.23, 4.1, 4.45, 3.71]
"""Points whose changes by a float happen to cancel to a 45th of their sizes' sum, and others."""


def _listed(points: list[float]) -> str:
    return ", ".join(map(str, points))


K_MEANS = (C_HEAD + """
double cost(const double *points, const double *centres) {
  double sum = 0;
  for (int i = 0; i < 6; i++) {
    double best = 1e30;
    for (int j = 0; j < 2; j++) {
      double apart = points[i] - centres[j];
      if (apart * apart < best) best = apart * apart;
    }
    sum = sum + best;
  }
  return sum;
}
int main(void) {
  double p[6] = {POINTS}, c[2] = {0.5, 4.7}, dp[6] = {0}, dc[2] = {0};
  __enzyme_autodiff((void *)cost, p, dp, c, dc);
  printf("%.17g %.17g\\n", cost(p, c), dc[0]);
}
""".replace("POINTS", _listed(APART)), "c", {
           "sum": ("double sum", "float sum"), "apart": ("double apart", "float apart"),
           "points": ("points[i] -", "(double)(float)points[i] -"),
           "centres": ("- centres[j]", "- (double)(float)centres[j]")})
STENCIL = ("""module heat_m
  implicit none
contains
  subroutine heat(u, k, total)
    double precision, intent(in) :: u(8), k
    double precision, intent(out) :: total
    double precision :: v(8), w(8)
    double precision :: flux
    integer :: i, t
    v = u
    do t = 1, 3
      do i = 2, 7
        flux = v(i-1) - 2*v(i) + v(i+1)
        w(i) = v(i) + k * flux
      end do
      do i = 2, 7
        v(i) = w(i)
      end do
    end do
    total = v(4) * v(5)
  end subroutine
end module
program main
  use heat_m
  use enzyme
  implicit none
  double precision :: u(8), du(8), k, dk, total, dtotal
  integer :: i
  do i = 1, 8
    u(i) = 1.1d0 + sin(0.7d0*i)
  end do
  du = 0; k = 0.1d0; dk = 0; dtotal = 1
  call enzyme_autodiff(heat, enzyme_dup, u, du, enzyme_dup, k, dk, enzyme_dup, total, dtotal)
  call heat(u, k, total)
  print '(es26.18,es26.18)', total, dk
end program
""", "f90", {"flux": ("double precision :: flux", "real :: flux"), "w": ("v(8), w(8)", "v(8)\n    real :: w(8)"),
             "k": ("+ k * flux", "+ dble(real(k)) * flux")})
ODE = ("""use enzyme::{gradient, Active, Const};
fn ode(y0: f64, k: f64, n: i32) -> f64 {
    let h: f64 = 1.0 / n as f64;
    let mut y: f64 = y0;
    for _ in 0..n {
        let k1: f64 = -k * y;
        let mid: f64 = y + 0.5 * h * k1;
        y = y - h * k * mid;
    }
    y
}
fn main() {
    let k = std::hint::black_box(0.7);
    let (_, (_, d, _)) = gradient!(ode, Active(1.3), Active(k), Const(10));
    println!("{:.17} {:.17}", ode(1.3, k, 10), d);
}
""", "rs", {"h": ("1.0 / n as f64", "(1.0 / n as f64) as f32 as f64"),
             "mid": ("y + 0.5 * h * k1", "(y + 0.5 * h * k1) as f32 as f64"),
            "y": ("y = y - h * k * mid", "y = (y - h * k * mid) as f32 as f64")})
COMPILERS = {"c": ["enzyme-clang"], "cpp": ["enzyme-clang++"], "f90": ["enzyme-flang"],
             "rs": ["enzyme-rustc", "--edition=2021"]}


def _run(folder: Path, name: str, text: str, suffix: str, *flags: str) -> list[float]:
    (folder / f"{name}.{suffix}").write_text(text)
    compiler, *more = COMPILERS[suffix]
    optimised = [flag for flag in flags if suffix != "rs" or not flag.startswith("-O")]
    level = [f"-Copt-level={flag[2:]}" for flag in flags if suffix == "rs" and flag.startswith("-O")]
    libraries = [] if suffix == "rs" else ["-lm"]
    subprocess.run([TOOLS / compiler, *more, *optimised, *level, f"{name}.{suffix}", "-o", name, *libraries],
                   cwd=folder, check=True)
    printed = subprocess.run([folder / name], cwd=folder, check=True, capture_output=True, text=True,
                             env={k: v for k, v in os.environ.items() if k != "ENZYME_ERROR_REPORT"}).stdout
    return [float(word) for word in printed.split()]


def _single(x: float) -> float:
    return float(struct.unpack("f", struct.pack("f", x))[0])


@pytest.mark.parametrize("points", [CANCELLING, APART])
def test_the_estimate_is_the_sum_of_the_sizes_though_signs_cancel(tmp_path: Path, points: list[float]) -> None:
    text = K_MEANS[0].replace(_listed(APART), _listed(points))
    _run(tmp_path, "reported", text, "c", "-O2", "--enzyme-error-report=e.json")
    request, = json.loads((tmp_path / "e.json").read_text())["requests"]
    told = {variable["name"]: variable for variable in request["variables"]}
    nearest = [min((0.5, 4.7), key=lambda c: abs(x - c)) for x in points]
    sizes = [abs(2 * (x - c) * (_single(x) - x)) for x, c in zip(points, nearest, strict=True)]
    assert told["points"]["assignments"] == 6
    assert told["points"]["float_error"] == pytest.approx(sum(sizes), rel=1e-12)


@pytest.mark.long
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", [
    pytest.param(ARC, id="arc"), pytest.param(SIMPSON, id="simpson"), pytest.param(BLACK_SCHOLES, id="black-scholes"),
    pytest.param(K_MEANS, id="k-means"), pytest.param(STENCIL, id="stencil"),
    pytest.param(ODE, id="ode", marks=needs_rust)])
def test_the_estimate_is_within_ten_of_the_change_by_a_float(
        tmp_path: Path, program: tuple[str, str, dict[str, tuple[str, str]]], level: str) -> None:
    text, suffix, narrowed = program
    plain = _run(tmp_path, "plain", text, suffix, level)
    reported = _run(tmp_path, "reported", text, suffix, level, "--enzyme-error-report=e.json")
    assert reported == pytest.approx(plain, rel=1e-14)
    request, = json.loads((tmp_path / "e.json").read_text())["requests"]
    assert request["calls"] == 1
    told = {variable["name"]: variable["float_error"] for variable in request["variables"]}
    for name, (before, after) in narrowed.items():
        assert before in text
        change = abs(_run(tmp_path, f"narrow_{name}", text.replace(before, after), suffix, level)[0] - plain[0])
        assert change / 10 <= told[name] <= 10 * change, (name, told[name], change)
