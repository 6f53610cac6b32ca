"""Numbers that C++ programs put into strings and streams as bytes, or change behind virtual functions.

Right or refused, never lost."""

import subprocess
import sys
from pathlib import Path

import pytest

ENZYME_CLANGXX = Path(sys.executable).parent / "enzyme-clang++"
pytestmark = pytest.mark.slow

PROGRAM = """
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <sstream>
#include <string>
#include <vector>
extern int enzyme_dup, enzyme_const;
template <class... T> void __enzyme_autodiff(void *, T...);
{body}
int main() {{
  double x[3] = {{0.75, 1.25, 2.5}}, g[3] = {{0}};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 3);
  for (int i = 0; i < 3; i++) if (std::fabs(g[i] - 2 * x[i]) > 1e-9) return 1;
}}
"""
CASES = {
    "appended to a string": """
static double f(double *x, int n) {
  std::string s;
  for (int i = 0; i < n; i++) { double d = x[i] * x[i]; s.append(reinterpret_cast<const char *>(&d), sizeof d); }
  double r = 0;
  for (int i = 0; i < n; i++) { double d; memcpy(&d, s.data() + 8 * i, 8); r += d; }
  return r;
}""",
    "written to a stream and read": """
static double f(double *x, int n) {
  std::stringstream s;
  for (int i = 0; i < n; i++) { double d = x[i] * x[i]; s.write(reinterpret_cast<const char *>(&d), sizeof d); }
  double r = 0;
  for (int i = 0; i < n; i++) { double d; s.read(reinterpret_cast<char *>(&d), 8); r += d; }
  return r;
}""",
    "halves changed by virtual functions": """
struct Codec { virtual void code(uint32_t *to, const uint32_t *from) = 0; virtual ~Codec() {} };
struct Key : Codec {
  uint32_t key;
  Key(uint32_t k) : key(k) {}
  void code(uint32_t *to, const uint32_t *from) override { to[0] = from[0] ^ key; to[1] = from[1] ^ key; }
};
struct Swap : Codec { void code(uint32_t *to, const uint32_t *from) override { to[0] = from[1]; to[1] = from[0]; } };
static double f(double *x, int n) {
  std::vector<Codec *> codecs = {new Key(5), new Swap};
  double r = 0;
  for (int i = 0; i < n; i++) {
    uint32_t a[2], b[2];
    double d = x[i] * x[i];
    memcpy(a, &d, 8);
    codecs[i & 1]->code(b, a);
    codecs[i & 1]->code(a, b);
    memcpy(&d, a, 8);
    r += d;
  }
  for (Codec *c : codecs) delete c;
  return r;
}""",
}


@pytest.mark.parametrize("case", CASES)
def test_it_is_right_or_refused(case: str, tmp_path: Path) -> None:
    (tmp_path / "program.cpp").write_text(PROGRAM.format(body=CASES[case]))
    words = [str(ENZYME_CLANGXX), "-std=c++17", "-O2", "program.cpp", "-o", "program"]
    build = subprocess.run(words, capture_output=True, text=True, timeout=600, cwd=tmp_path)
    if build.returncode:
        assert build.stderr.startswith("program.cpp:") and "error: cannot differentiate" in build.stderr, build.stderr
    else:
        ran = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=60)
        assert ran.returncode == 0 or (ran.returncode == -6 and "enzyme-cc: cannot differentiate" in ran.stderr), ran
