"""The package as users install it: one wheel of Python alone, which works with no compiler but ziglang's."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
import enzyme_cc, numpy, shutil, sys
assert enzyme_cc.__file__.startswith(sys.argv[1]), enzyme_cc.__file__
assert not any(map(shutil.which, ("clang", "clang++", "gcc", "cc", "flang", "ld", "ar")))
program = enzyme_cc.build(language="c++", code='''
#include <vector>
#include <cmath>
static double scale = 1;
void set_scale(double s) { scale = s; }
double energy(const double *x, int n) {
  std::vector<double> sines;
  for (int i = 0; i < n; i++) sines.push_back(std::sin(x[i]));
  double sum = 0;
  for (double s : sines) sum += s * s;
  return scale * sum;
}''')
program.function("void set_scale(double s)")(3.0)
energy, x = program.function("double energy(const double x[n], int n)"), numpy.array([0.3, 1.2])
value, gradient = energy.value_and_grad(x)
numpy.testing.assert_allclose([value, *gradient.x], [3 * (numpy.sin(x)**2).sum(), *3 * numpy.sin(2 * x)])
"""


@pytest.mark.long
@pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="NOT TESTED FROM A WHEEL: pip install ziglang")
def test_one_wheel_of_python_alone_and_ziglangs_compiler(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    made = subprocess.run([*pip, "wheel", "--no-deps", "-w", "made", ROOT], cwd=tmp_path, capture_output=True,
                          text=True)
    if made.returncode:
        pytest.skip(f"NOT TESTED FROM A WHEEL: {made.stderr.strip().splitlines()[-1]}")
    (wheel,) = (tmp_path / "made").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".o", ".a", ".pyd"))]
    subprocess.run([*pip, "install", "--no-deps", "--target", "site", wheel], cwd=tmp_path, check=True)
    (tmp_path / "bin").mkdir()
    environment = {"PATH": str(tmp_path / "bin"), "PYTHONPATH": str(tmp_path / "site"), "HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-P", "-c", PROGRAM, tmp_path], env=environment, check=True, cwd=os.sep)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_functions_over_arrays_from_the_wheel_in_an_environment_of_their_own(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "own"], cwd=tmp_path, check=True)
    own = tmp_path / "own" / "bin" / "python"
    pip = [own, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    made = subprocess.run([*pip, "wheel", "--no-deps", "-w", "made", ROOT], cwd=tmp_path, capture_output=True)
    wheels = [f"{wheel}[numpy,clang]" for wheel in tmp_path.glob("made/*.whl")]
    tools = ["pytest", "pytest-timeout", "mypy"]
    done = subprocess.run([*pip, "install", *wheels, *tools], capture_output=True, text=True)
    if made.returncode or done.returncode:
        pytest.skip(f"NOT TESTED FROM A WHEEL IN AN ENVIRONMENT OF ITS OWN: {done.stderr.strip().splitlines()[-1]}")
    shutil.copytree(ROOT / "tests" / "python", tmp_path / "tests" / "python")
    (tmp_path / "bin").mkdir()
    environment = {"PATH": str(tmp_path / "bin"), "HOME": str(tmp_path), "ENZYME_CACHE": "0"}
    names = ("functions", "wrong_use", "prototype", "notebook", "processes")
    files = [f"tests/python/test_{name}.py" for name in names]
    subprocess.run([own, "-m", "pytest", "-q", *files], cwd=tmp_path, env=environment, check=True)
