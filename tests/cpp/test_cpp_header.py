"""The header <enzyme/enzyme>: what is said of calls that make no sense, by the compiler and by the program, and the
examples of docs/cxx.md."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ENZYME_CLANGXX = Path(sys.executable).parent / "enzyme-clang++"
PAGE = Path(__file__).parents[2] / "docs" / "cxx.md"
pytestmark = pytest.mark.slow

HEAD = """#include <enzyme/enzyme>
#include <complex>
#include <list>
#include <vector>
using namespace enzyme;
struct Pair { double x, y; };
struct View { double *data; std::size_t size; };
double of_view(View v) { return v.data[0]; }
double f(double x) { return x * x; }
double g(double *x, int n) { return x[0] * n; }
double v(std::vector<double> x) { return x[0]; }
double h(double x, const double *y) { return x * y[0]; }
double of_pair(Pair p) { return p.x * p.y; }
std::complex<double> c(std::complex<double> z) { return z * z; }
int i(double x) { return x; }
"""
BY_VALUE = "Active<T>, Duplicated<T>, Const<T> with the T that it takes"
REFUSED = {
    "autodiff<Forward>(f, Active<double>(1));": "Active has no meaning in forward mode: give Duplicated",
    "autodiff<Reverse>(f, Duplicated<double>(1, 1));": "in reverse mode a number by value is Active",
    "autodiff<Reverse>(g, Active<double *>(x), 1);": "a pointer or a reference cannot be Active",
    "autodiff<Reverse>(g, Duplicated<double *>(x, dx), Active<int>(1));": "an integer cannot be Active: give Const",
    "autodiff<Reverse>(g, Duplicated<double *>(x, dx), Duplicated<int>(1, 1));": "an integer has no shadow: give Const",
    "autodiff<Reverse>(v, Active<std::vector<double>>(w));": "of a class that owns memory give Duplicated<T &>",
    "autodiff<Reverse>(v, Duplicated<std::vector<double>>(w, w));": "give Duplicated<T &>, so that it is yours",
    "autodiff<Reverse>(of_view, Active<View>({x, 1}));": "a class without numbers cannot be Active",
    "autodiff<Reverse>(f, Active<Pair>({1, 2}));": BY_VALUE,
    "autodiff<Reverse>(f);": BY_VALUE,
    "autodiff<Reverse>(c, Active<std::complex<double>>({1, 2}));": "f returns an object: say which derivative",
    "autodiff<Reverse, Duplicated<double>>(f, Active<double>(1));": "has to be set before the reverse sweep",
    "autodiff<Reverse, Active<float>>(f, Active<double>(1));": "the activity of f's result names another type than f",
    "autodiff<Forward, Active<double>>(f, Duplicated<double>(1, 1));": "say Duplicated<R> or DuplicatedNoNeed<R>",
    "autodiff<Forward, Duplicated<int>>(i, Duplicated<double>(1, 1));": "f's result carries no derivative",
    "autodiff<Forward, Duplicated<double>>(f, BatchDuplicated<double, 2>(1, 1, 2));":
        "f's result is BatchDuplicated<R, N>",
    "autodiff<Forward>(h, BatchDuplicated<double, 2>(1, 1, 2), Duplicated<double *>(x, dx));":
        "each argument with a shadow is a BatchDuplicated<T, N> of the same N",
    "autodiff<double>(f, Active<double>(1));": "the modes are Reverse, ReverseWithPrimal, Forward and Forward",
    "enzyme::reverse(tape);": "reverse(tape, seed) takes one seed, the adjoint of the function's result",
    "enzyme::reverse(tape, 1.0, 2.0);": "reverse(tape, seed) takes one seed, the adjoint of the function's result",
    "enzyme::reverse(tape, x);": "the seed is of another type than the function's result",
    "enzyme::reverse<Forward>(tape, 1.0);": "reverse<Keep>(tape, seed) keeps the tape",
    "enzyme::reverse(none, 1.0);": "the result of this tape's function takes no seed",
    "enzyme::reverse(wide, 1.0);": "in several directions it is a std::array<R, N>",
}


def test_calls_that_make_no_sense_are_refused_in_a_sentence_at_their_line(tmp_path: Path) -> None:
    lines = "\n".join(REFUSED)
    (tmp_path / "unit.cpp").write_text(HEAD + """void all(double *x, double *dx, std::vector<double> &w) {
auto [tape, value] = augmented(f, Active<double>(1));
auto [none, n] = augmented(i, Active<double>(1));
auto [wide, u] = augmented(h, BatchDuplicated<double &, 2>(*x, *dx, *dx), Const<const double *>(x));
""" + lines + "\nauto copy = tape;\n}\n")
    first = HEAD.count("\n") + 5
    command = [ENZYME_CLANGXX, "-std=c++17", "-fsyntax-only", "-ferror-limit=0", "unit.cpp"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120).stderr
    found: dict[int, str] = {}
    for block in re.split(r"(?m)^(?=\S+: error: )", said)[1:]:
        place = re.search(r"(?m)^unit\.cpp:(\d+):", block)
        assert place is not None, block
        found[int(place[1])] = found.get(int(place[1]), "") + block
    for line, (call, sentence) in enumerate(REFUSED.items(), first):
        if line in found:  # a sentence about a type is said once
            assert sentence in found[line], (call, found[line])
        else:
            assert said.count(sentence) == 1, call
    assert "deleted" in found[first + len(REFUSED)]  # a tape is not copied
    assert len(found) >= len(REFUSED) - 1


STOPPED = {
    "reversed": "a tape is reversed that is empty: it has been reversed before, without enzyme::Keep, or moved from",
    "moved": "a tape is reversed that is empty",
    "by_value": "derivatives went into the copy of a shadow that was given by value: give Duplicated<T &>",
    "list": "f returns a container that keeps its size as an integer, and integers have no shadow",
    "pointers": "f's result has pointers in it, which are no numbers: say augmented<Duplicated<R>>",
}


@pytest.fixture(scope="module")
def stopping(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stopping")
    (folder / "unit.cpp").write_text(HEAD + """struct Scaled { double *p, factor; };
Scaled view(double *x) { x[0] *= x[0]; return {x, 2}; }
std::list<double> many(double x) { return {x, x * x}; }
int main(int, char **said) {
  double x[1] = {3}, dx[1] = {0};
  switch (said[1][0]) {
  case 'r': {
    auto [tape, value] = augmented(f, Active<double>(1));
    enzyme::reverse(tape, 1);
    enzyme::reverse(tape, 1);
  }
  case 'm': {
    auto [tape, value] = augmented(f, Active<double>(1));
    auto other = std::move(tape);
    enzyme::reverse(tape, 1);
  }
  case 'b': autodiff<Reverse>(of_pair, Duplicated(Pair{1, 2}, Pair{0, 0}));
  case 'l': autodiff<Forward>(many, Duplicated<double>(1, 1));
  case 'p': augmented(view, Duplicated<double *>(x, dx));
  }
}
""")
    subprocess.run([ENZYME_CLANGXX, "-std=c++17", "-O1", "-w", "unit.cpp", "-o", "unit"], cwd=folder, check=True)
    return folder / "unit"


@pytest.mark.parametrize("what", STOPPED)
def test_the_program_ends_in_a_sentence_where_only_it_can_tell(what: str, stopping: Path) -> None:
    ran = subprocess.run([stopping, what], capture_output=True, text=True)
    assert ran.returncode == -6, ran
    assert f"enzyme: {STOPPED[what]}" in ran.stderr


@pytest.mark.parametrize("name", ["first", "steps", "rows"])
def test_the_examples_of_the_page_do_what_they_say(name: str, tmp_path: Path) -> None:
    found = re.search(rf"\$ cat {name}\.cpp\n(.*?)\$ enzyme-clang.*?\n(.*?)\n```", PAGE.read_text(), re.S)
    assert found is not None
    (tmp_path / f"{name}.cpp").write_text(found[1])
    subprocess.run([ENZYME_CLANGXX, "-O2", f"{name}.cpp", "-o", name], cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / name], capture_output=True, text=True).stdout.strip() == found[2]
