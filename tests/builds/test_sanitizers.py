"""Programs with derivatives under the sanitizers: checked where they can be, and right in any case."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import find_clang

pytestmark = pytest.mark.slow

BIN = Path(sys.executable).parent
README = Path(__file__).resolve().parents[2] / "README.md"

MAIN = r"""
#include <stdio.h>
double f(double *x, int n);
double __enzyme_autodiff(void *, ...);
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0};
  __enzyme_autodiff((void *)f, x, dx, 3);
  printf("%g %g %g\n", dx[0], dx[1], dx[2]);
}
"""
MODEL = r"""
static double table[4] = {1, 2, 3, 4};
double global = 2;
const char *name = "text";
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * table[i] * global;
  return s;
}
"""
# checks of every kind beside active values: divisions, conversions, shifts, indices
CHECKED = r"""
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct s { double a[4]; int n; short k; };
static double f(struct s *p, double y) {
  double t = 0;
  for (int i = 0; i < p->n; i++) {
    int w = (int)p->a[i];
    t += p->a[i] / (y + i) + w * y;
    p->k = (short)(p->k + 1) << 1;
  }
  if (p->k > 100) t *= p->a[(p->n + p->k) & 3];
  return t + sqrt(y) / ((unsigned)p->n * 77777777u ? 1 : 2);
}
int main(int count, char **words) {
  struct s p = {{1, 2, 3, 4}, 4, 40}, d = {{0}}, a = p, b = p, q = p, q2 = p, t = {{0}};
  double y = 2.5, h = 1e-6, numeric = (f(&a, y + h) - f(&b, y - h)) / (2 * h);
  double reverse = __enzyme_autodiff((void *)f, &q, &d, y), forward = __enzyme_fwddiff((void *)f, &q2, &t, y, 1.0);
  if (fabs(reverse - numeric) > 1e-5 || fabs(forward - numeric) > 1e-5) return 1;
  if (count > 1) {
    p.n = 5;
    printf("%d\n", __enzyme_autodiff((void *)f, &p, &d, y) > 0);
  }
  return 0;
}
"""


def built(folder: Path, *words: str) -> str:
    """Run a wrapper in the folder; what it says."""
    done = subprocess.run([str(BIN / words[0]), *words[1:]], cwd=folder, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr
    return done.stderr


def ran(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["./program", *words], cwd=folder, capture_output=True, text=True, timeout=60)


@pytest.fixture(scope="module")
def runtimes(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Skip where the compiler comes without the sanitizers' run times (a package of its own)."""
    folder = tmp_path_factory.mktemp("probe")
    (folder / "probe.c").write_text("int main(void) { return 0; }")
    words = [*find_clang().command, "-fsanitize=address,undefined", "probe.c"]
    if subprocess.run(words, cwd=folder, capture_output=True, timeout=60).returncode:
        pytest.skip("the sanitizers' run times are not installed")


@pytest.mark.usefixtures("runtimes")
@pytest.mark.parametrize("flags", [
    "-O1 -fsanitize=undefined",
    "-O2 -fsanitize=vptr,null",
    pytest.param("-O0 -fsanitize=undefined -g", marks=pytest.mark.slow),
    *(pytest.param(f"-O{level} -fsanitize={kinds}", marks=pytest.mark.long) for level in (0, 1, 2)
      for kinds in ("pointer-overflow", "array-bounds", "signed-integer-overflow", "integer", "float-divide-by-zero",
                    "alignment", "implicit-conversion", "local-bounds")),
])
def test_the_example_of_the_readme_under_ubsan(tmp_path: Path, flags: str) -> None:
    text = README.read_text()
    start = text.index("```cpp\n") + 7
    (tmp_path / "energy.cpp").write_text(text[start: text.index("```", start)])
    built(tmp_path, "enzyme-clang++", *flags.split(), "energy.cpp", "-o", "program")
    done = ran(tmp_path)
    assert (done.stdout, done.stderr) == ("2.7635 0.1540 -5.6577, by k 3.0834\n", "")


@pytest.mark.usefixtures("runtimes")
@pytest.mark.parametrize(("flags", "said"), [
    ("-O0 -fsanitize=undefined", "index 4 out of bounds"),
    ("-O2 -fsanitize=integer,float-divide-by-zero,implicit-conversion,nullability,local-bounds", ""),
    pytest.param("-O1 -fsanitize=undefined -fno-sanitize-recover=all -g", "index 4 out of bounds",
                 marks=pytest.mark.slow),
    pytest.param("-O2 -fsanitize=undefined -fsanitize-trap=all", "", marks=pytest.mark.long),
    pytest.param("-O2 -fsanitize=undefined -fsanitize-minimal-runtime", "ubsan: ", marks=pytest.mark.long),
    pytest.param("-O1 -fsanitize=address,undefined", "index 4 out of bounds", marks=pytest.mark.long),
])
def test_checks_stay_in_what_is_differentiated(tmp_path: Path, flags: str, said: str) -> None:
    (tmp_path / "checked.c").write_text(CHECKED)
    built(tmp_path, "enzyme-clang", *flags.split(), "checked.c", "-o", "program", "-lm")
    assert ran(tmp_path).returncode == 0
    assert said in ran(tmp_path, "overrun").stderr


@pytest.mark.usefixtures("runtimes")
@pytest.mark.parametrize("kind", ["address", "thread", pytest.param("memory", marks=pytest.mark.slow),
                                  pytest.param("leak", marks=pytest.mark.slow),
                                  pytest.param("numerical", marks=pytest.mark.long),
                                  pytest.param("safe-stack", marks=pytest.mark.long),
                                  pytest.param("kcfi", marks=pytest.mark.long)])
def test_instrumented_objects_are_merged(tmp_path: Path, kind: str) -> None:
    (tmp_path / "main.c").write_text(MAIN)
    (tmp_path / "model.c").write_text(MODEL)
    for name in ("main", "model"):
        built(tmp_path, "enzyme-clang", "-O1", f"-fsanitize={kind}", "-c", f"{name}.c")
    built(tmp_path, "enzyme-clang", f"-fsanitize={kind}", "main.o", "model.o", "-o", "program")
    done = ran(tmp_path)
    assert done.stdout == "4 16 36\n", done.stderr


def test_what_renames_functions_is_refused(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(MAIN)
    (tmp_path / "model.c").write_text(MODEL)
    words = [str(BIN / "enzyme-clang"), "-O1", "-fsanitize=dataflow", "main.c", "model.c", "-o", "program"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=120,
                          env=os.environ | {"LC_ALL": "C"})
    if "unsupported option" in done.stderr or "not found" in done.stderr:
        pytest.skip("no -fsanitize=dataflow here")
    assert done.returncode == 1
    assert "error: 'main.c' asks for derivatives, which -fsanitize=dataflow cannot follow" in done.stderr
