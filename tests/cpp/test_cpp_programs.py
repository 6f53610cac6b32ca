"""Each C++ program beside this file checks its own derivatives; it is built and run at -O2, every other one at -O0 too,
and in the long run at every -O level.

A program exits non-zero when a check fails. `// flags: ...` on the first line adds flags.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ENZYME_CLANGXX = Path(sys.executable).parent / "enzyme-clang++"
EIGEN = Path("/usr/include/eigen3")
LIBCXX = [*Path("/usr/lib").glob("llvm-*/include/c++/v1/vector"), *Path("/usr/include/c++/v1").glob("vector")]
pytestmark = pytest.mark.slow
ONCE = ("eigen_svd", "eigen_dynamic", "eigen_fixed", "eigen_arrays", "function_objects", "caught_exceptions", "padding",
        "header_tapes")
"""Each takes long to compile: at -O2 only, the other levels in the long run."""
LONG = ("caught_variants", "eigen_logm", "header_edges")
"""In the long run only."""
PROGRAMS = [
    pytest.param(path.stem, level, marks=() if path.stem not in LONG and (
        level == "-O2" or (level == "-O0" and path.stem not in ONCE and k % 2)) else pytest.mark.long)
    for k, path in enumerate(sorted(HERE.glob("*.cpp"))) for level in ("-O0", "-O1", "-O2", "-O3")
]


def extra_flags(source: Path) -> list[str]:
    first = source.read_text().split("\n", 1)[0]
    return first.removeprefix("// flags:").split() if first.startswith("// flags:") else []


@pytest.mark.timeout(900)  # function_objects.cpp takes four minutes at -O2 on a slow machine
@pytest.mark.parametrize(("program", "level"), PROGRAMS)
def test_derivatives_are_right_at_every_level(program: str, level: str, tmp_path: Path) -> None:
    source, binary = HERE / f"{program}.cpp", tmp_path / program
    if program.startswith("eigen") and not EIGEN.is_dir():
        pytest.skip("Eigen is not installed: apt-get install libeigen3-dev")
    words = ["-std=c++17", level, *extra_flags(source), str(source), "-o", str(binary)]
    build = subprocess.run([str(ENZYME_CLANGXX), *words], capture_output=True, text=True, timeout=600)
    assert build.returncode == 0, f"{' '.join(words)}\n{build.stderr}"
    run = subprocess.run([str(binary)], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr[-4000:]


@pytest.mark.skipif(not LIBCXX, reason="libc++ is not installed: apt-get install libc++-19-dev libc++abi-19-dev")
@pytest.mark.parametrize(
    "level", ["-O2", *(pytest.param(each, marks=pytest.mark.long) for each in ("-O0", "-O1", "-O3"))]
)
@pytest.mark.parametrize("program", ["idioms", "streams", "header_activities", pytest.param(
    "header_tapes", marks=pytest.mark.long)])
def test_derivatives_are_right_with_libcxx(program: str, level: str, tmp_path: Path) -> None:
    words = ["-std=c++17", "-stdlib=libc++", level, str(HERE / f"{program}.cpp"), "-o", str(tmp_path / program)]
    build = subprocess.run([str(ENZYME_CLANGXX), *words], capture_output=True, text=True, timeout=600)
    assert build.returncode == 0, f"{' '.join(words)}\n{build.stderr}"
    run = subprocess.run([str(tmp_path / program)], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr[-4000:]


def test_the_header_is_found_without_a_flag_and_the_environment_is_kept(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "mine.hpp").write_text("#define MINE 1\n")
    source = tmp_path / "unit.cpp"
    source.write_text("#include <enzyme/enzyme>\n#include <mine.hpp>\nint main() { return !MINE; }\n")
    environment = {**os.environ, "CPLUS_INCLUDE_PATH": str(own)}
    command = [str(ENZYME_CLANGXX), "-std=c++17", str(source), "-o", str(tmp_path / "unit")]
    build = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert build.returncode == 0, build.stderr
    assert build.stderr == ""
    assert subprocess.run([str(tmp_path / "unit")], timeout=10).returncode == 0


def test_what_is_refused_within_the_header_is_said_of_the_users_line(tmp_path: Path) -> None:
    source = tmp_path / "unit.cpp"
    source.write_text("""#include <enzyme/enzyme>
using namespace enzyme;
extern double unknown(double);
double of_unknown(double x) { return unknown(x); }
int main() {
  auto [a] = autodiff<Reverse>(of_unknown, Active<double>(2.0));
  auto [b] = autodiff<Reverse>([](double x) { return unknown(x) * x; }, Active<double>(2.0));
  auto [c] = autodiff<Reverse>(unknown, Active<double>(2.0));
  return get<0>(a) + get<0>(b) + get<0>(c) > 0;
}
""")
    command = [str(ENZYME_CLANGXX), "-std=c++17", "-O1", str(source), "-o", str(tmp_path / "unit")]
    build = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert build.returncode == 1
    for place in ("4:38", "7:54", "8:14"):
        assert f"unit.cpp:{place}: error: cannot differentiate the call of 'unknown'" in build.stderr
    assert "include/enzyme" not in build.stderr


def test_a_function_that_only_the_running_program_knows_is_refused_with_what_to_do(tmp_path: Path) -> None:
    source = tmp_path / "unit.cpp"
    source.write_text("""
template <class R, class... A> R __enzyme_autodiff(void *, A...);
using F = double (*)(double);
double square(double x) { return x * x; }
double cube(double x) { return x * x * x; }
double visible(F f, double x) { return __enzyme_autodiff<double>((void *)f, x); }
F chosen(int n) { return n ? square : cube; }
int main(int n, char **) {
  F table[2] = {square, cube};
  double sum = __enzyme_autodiff<double>((void *)chosen(n), 2.0);
  sum += __enzyme_autodiff<double>((void *)table[n], 2.0);
  return sum + visible(cube, 2.0);
}
""")
    command = [str(ENZYME_CLANGXX), "-std=c++17", "-O1", str(source), "-o", str(tmp_path / "unit")]
    build = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert build.returncode == 1
    for place in ("6:40", "10:16", "11:10"):
        assert f"unit.cpp:{place}: error: the first argument of '__enzyme_autodiff' is not a constant" in build.stderr
    assert build.stderr.count("note: pass the function itself; to choose at run time, branch between two calls") == 2
    assert "note: declare 'visible' static, so that all calls of it are in this file; or pass" in build.stderr


def test_a_call_of_a_registered_function_that_may_throw_into_a_catch_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "unit.cpp"
    source.write_text("""
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double root(double x) {
  if (x < 0) throw 1;
  return __builtin_sqrt(x);
}
double root_augmented(double x) { return root(x); }
double root_gradient(double x, double seed) { return seed / (2 * root(x)); }
void *__enzyme_register_gradient_root[] = {(void *)root, (void *)root_augmented, (void *)root_gradient};
static double f(double x) {
  try {
    return root(x);
  } catch (int) {
    return 0;
  }
}
int main() { return __enzyme_autodiff((void *)f, 2.0) > 0; }
""")
    command = [str(ENZYME_CLANGXX), "-O2", str(source), "-o", str(tmp_path / "unit")]
    build = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert build.returncode == 1
    assert "cannot differentiate a call in a 'try' block" in build.stderr
    assert "unit.cpp:12:12" in build.stderr


CARRIED = """
double __enzyme_autodiff(void *, ...);
struct Overflow { double value; int code; };
__attribute__((noinline)) static double limited(double x) {
  if (x > 2) throw Overflow{VALUE, 3};
  return x;
}
static double f(double x) {
  try {
    return limited(x);
  } catch (const Overflow &o) {
    return o.value + o.code;
  }
}
int main() { return __enzyme_autodiff((void *)f, 3.0) != 0; }
"""


FILLED = """
double __enzyme_autodiff(void *, double);
struct Err { double v; Err(double x, void (*set)(Err *, double)) { set(this, x); } };
static void once(Err *e, double x) { e->v = x * x; }
static void twice(Err *e, double x) { e->v = 2 * x * x; }
void (*volatile choice)(Err *, double) = once;
double f(double x) { if (x < 0) choice = twice; try { throw Err(x, choice); } catch (const Err &e) { return e.v; } }
int main() { return __enzyme_autodiff((void *)f, 3.0) != 6; }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_number_that_a_function_behind_a_pointer_puts_into_an_exception_is_refused(
    level: str, tmp_path: Path
) -> None:
    source = tmp_path / "unit.cpp"
    source.write_text(FILLED)
    command = [str(ENZYME_CLANGXX), level, str(source), "-o", str(tmp_path / "unit")]
    build = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert build.returncode == 1
    assert "cannot differentiate a 'catch' that reads numbers which the exception carries" in build.stderr


def test_a_pointer_to_a_number_that_an_exception_carries_to_a_catch_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "unit.cpp"
    text = CARRIED.replace("double value;", "double *value;").replace("return o.value", "return *o.value")
    text = text.replace("static double f", "static double held;\nstatic double f")
    source.write_text(text.replace("Overflow{VALUE, 3}", "Overflow{new double(x), 3}"))
    command = [str(ENZYME_CLANGXX), "-O2", str(source), "-o", str(tmp_path / "unit")]
    build = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert build.returncode == 1
    assert "cannot differentiate a 'catch' that reads numbers which the exception carries" in build.stderr


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_number_that_an_exception_carries_to_a_catch_is_refused(level: str, tmp_path: Path) -> None:
    source = tmp_path / "unit.cpp"
    for value, code in (("x * x", 1), ("5.0", 0)):
        source.write_text(CARRIED.replace("VALUE", value))
        command = [str(ENZYME_CLANGXX), level, str(source), "-o", str(tmp_path / "unit")]
        build = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert build.returncode == code, build.stderr
        if code:
            assert "cannot differentiate a 'catch' that reads numbers which the exception carries" in build.stderr
            assert "unit.cpp:11:" in build.stderr
    assert subprocess.run([str(tmp_path / "unit")], timeout=10).returncode == 0  # 5 has no derivative
