"""Libraries of whole projects: built by CMake and make with the wrappers, without -fPIC, as projects are by default."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import enzyme_cc

pytestmark = pytest.mark.slow

FILES = {
    "Makefile": """
CFLAGS = -O2
CXXFLAGS = -O2
libmodel.a: libmodel.a(model.o) libmodel.a(loss.o)
""",
    "CMakeLists.txt": """
cmake_minimum_required(VERSION 3.18)
project(demo C CXX)
add_library(model STATIC model.c loss.cpp)
""",
    "model.c": """
#include <math.h>
double weights[3] = {1, 2, 3};
int verbose = 0;
double model(double a, double t) {
  if (verbose) weights[0] = 5;
  return exp(-a * a * t);
}
""",
    "loss.cpp": """
#include <vector>
extern "C" double weights[3], model(double a, double t);
extern "C" double loss(const double *t, const double *y, double a, int n) {
  std::vector<double> r;
  for (int i = 0; i < n; i++) r.push_back(model(a, t[i]) - y[i]);
  double s = 0;
  for (int i = 0; i < n; i++) s += weights[i % 3] * r[i] * r[i];
  return s;
}
""",
}


def build(folder: Path, *commands: list[str]) -> None:
    for name, text in FILES.items():
        (folder / name).write_text(text)
    wrappers = Path(sys.executable).parent
    environment = {**os.environ, "CC": str(wrappers / "enzyme-clang"), "CXX": str(wrappers / "enzyme-clang++")}
    for command in commands:
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)


def check(archive: Path) -> None:
    loss = enzyme_cc.build(archive).function("double loss(const double t[n], const double y[n], double a, int n)")
    t = np.linspace(0.1, 2, 9)
    y = np.exp(-1.5 * t)
    value, gradients = loss.value_and_grad(t, y, 1.1)
    misfit = np.exp(-1.21 * t) - y
    scale = 2 * misfit * np.array([1, 2, 3] * 3)
    assert value == pytest.approx((scale * misfit).sum() / 2) and gradients.y == pytest.approx(-scale)
    assert gradients.a == pytest.approx((scale * np.exp(-1.21 * t) * -2.2 * t).sum())


def test_a_library_of_cmake(tmp_path: Path) -> None:
    if shutil.which("cmake") is None:
        pytest.skip("LIBRARIES OF CMAKE ARE NOT TESTED: apt-get install cmake")
    build(tmp_path, ["cmake", "-S", ".", "-B", "made", "-DCMAKE_BUILD_TYPE=Release"], ["cmake", "--build", "made"])
    check(tmp_path / "made" / "libmodel.a")


@pytest.mark.long
def test_a_library_of_make(tmp_path: Path) -> None:
    build(tmp_path, ["make"])
    check(tmp_path / "libmodel.a")
