"""Enzyme's attributes work with a clang that does not know them, and what cannot be had is an error with its place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.driver.attributes import attributes_in, may_hold_attributes, replaced

BIN = Path(sys.executable).parent
C, CXX = str(BIN / "enzyme-clang"), str(BIN / "enzyme-clang++")


def run(folder: Path, *words: str, **more) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=120, **more)


def write(folder: Path, **texts: str) -> None:
    for name, text in texts.items():
        (folder / name.replace("_", ".")).write_text(text)


HEADER = """#pragma once
#define INACTIVE __attribute__((enzyme_inactive))
#define LIKE(name) __attribute__((enzyme_function_like(#name)))
#define GNU(...) __attribute__((__VA_ARGS__))
INACTIVE double elsewhere(double);
double gnu(double x) __attribute__((noinline, enzyme_inactive, enzyme_nofree, unused));
template <class T> [[enzyme::inactive]] T of_template(T x) { return x * x; }
struct Model {
  double k = 2;
  [[enzyme_inactive]] Model(double k) : k(k) {}
  [[gnu::enzyme_inactive]] double method(double x) const { return k * x; }
  LIKE(sin) static double shared(double x);
  double active(double x) { return k * x; }
};
extern double table[2] INACTIVE;
"""
PROGRAM = """#include "header.h"
#include <cmath>
#include <cstdio>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double gnu(double x) { return x * 3; }
double Model::shared(double x) { return 7 * std::sin(x); }
__attribute__((__enzyme_function_like__("log1p"))) double logarithm(double x) { return std::log(1 + x); }
[[clang::enzyme_math("cos")]] double cosine(double x) { return std::cos(x); }
double own [[enzyme::inactive]] = 0;
[[using enzyme: nofree, shouldrecompute]] [[enzyme::elementwise_read]] double hints(double x) { return x * x; }
static __attribute__((enzyme_inactive_noblock)) inline double noblock(double x) { return x * x; }
GNU(enzyme_inactive) double by_macro(double x) { return x * x; }
__attribute__((annotate("enzyme_inactive"))) double annotated(double x) { return x; }
auto lambda = [](double x) __attribute__((enzyme_inactive)) { return x * x; };
struct Base { virtual ~Base() {} [[enzyme::inactive]] virtual double hidden(double x) { return x; } };
struct Derived : Base { [[enzyme::inactive]] double hidden(double x) override { return 2 * x; } };
namespace inner { [[enzyme::inactive]] double stop(double x) { return x; } }
extern int enzyme_nofree, enzyme_const;  // markers, no attributes

double f0(double x) { return elsewhere(x) + x; }
double f1(double x) { return gnu(x) + x; }
double f2(double x) { return of_template(x) + of_template(float(x)) + x; }
double f3(double x) { Model m(1.5); return m.method(x) + x; }
double f4(double x) { return Model::shared(x); }
double f5(double x) { Model m(x); return m.active(x); }
double f6(double x) { return logarithm(x); }
double f7(double x) { return cosine(x); }
double f8(double x) { own = x * x; return own + x; }
double f9(double x) { table[1] = x * x; return table[1] + x; }
double f10(double x) { return hints(x); }
double f11(double x) { return noblock(x) + x; }
double f12(double x) { return by_macro(x) + x; }
double f13(double x) { return annotated(x) * x; }
double f14(double x) { return lambda(x) + x; }
double f15(double x) { return inner::stop(x) * x; }
double f16(Base *b, double x) { return b->hidden(x) * x; }
#define BOTH(f) printf("%.15g %.15g\\n", __enzyme_autodiff((void *)f, x), __enzyme_fwddiff((void *)f, x, 1.0));
int main() {
  double x = 0.7;
  BOTH(f0) BOTH(f1) BOTH(f2) BOTH(f3) BOTH(f4) BOTH(f5) BOTH(f6) BOTH(f7)
  BOTH(f8) BOTH(f9) BOTH(f10) BOTH(f11) BOTH(f12) BOTH(f13) BOTH(f14) BOTH(f15)
  Derived d;
  printf("%.15g %.15g\\n", __enzyme_autodiff((void *)f16, enzyme_const, &d, x),
         __enzyme_fwddiff((void *)f16, enzyme_const, &d, x, 1.0));
}
"""
OTHER = "double elsewhere(double x) { return 5 * x * x; }\ndouble table[2];\n"
X = 0.7
DERIVATIVES = [1, 1, 1, 1, 0.764842187284489, X, 1 / 1.7, -0.644217687237691, 1, 1, 2 * X, 1, 1, X, 1, X, 2 * X]
"""Closed forms: 1 where the other summand is inactive, x where a factor is."""


@pytest.mark.parametrize("level", [
    "-O0", "-O2", pytest.param("-O1", marks=pytest.mark.long), pytest.param("-O3", marks=pytest.mark.long)])
@pytest.mark.parametrize("apart", [True, pytest.param(False, marks=pytest.mark.long)], ids=["objects", "at-once"])
def test_every_spelling_has_its_meaning_in_both_modes(level: str, apart: bool, tmp_path: Path) -> None:
    write(tmp_path, header_h=HEADER, program_cpp=PROGRAM, other_cpp=OTHER)
    words = [CXX, "-std=c++17", level, "-Wall", "-Werror=unknown-attributes"]
    if apart:
        for name in ("program", "other"):
            build = run(tmp_path, *words, "-c", f"{name}.cpp")
            assert build.returncode == 0 and "unknown attribute" not in build.stderr, build.stderr
        words += ["program.o", "other.o"]
    else:
        words += ["program.cpp", "other.cpp"]
    build = run(tmp_path, *words, "-o", "program", "-lm")
    assert build.returncode == 0, build.stderr
    printed = run(tmp_path, "./program").stdout.split()
    expected = [str(d) for d in DERIVATIVES for _ in range(2)]
    assert [float(p) for p in printed] == pytest.approx([float(e) for e in expected], rel=1e-12)


MESSAGES = """#define MADE(name) __attribute__((enzyme_##name))
#define IN_BRACKETS(name) [[name]]
MADE(inactive) double made(double);
IN_BRACKETS(enzyme_inactive) double in_brackets(double);
__attribute__((enzyme_inactiv)) double misspelled(double);
[[enzyme::nosuch]] double unknown(double);
__attribute__((enzyme_shadow(made))) double shadow;
__attribute__((enzyme_function_like)) double nameless(double);
__attribute__((enzyme_inactive(3))) double with_arguments(double);
#ifdef NEVER
__attribute__((enzyme_inactiv)) double never(double);
#endif
"""


def test_what_cannot_be_had_is_an_error_with_its_place(tmp_path: Path) -> None:
    write(tmp_path, a_cpp=MESSAGES)
    build = run(tmp_path, CXX, "-c", "-w", "a.cpp")
    assert build.returncode == 1 and not (tmp_path / "a.o").exists()
    for line in (
        "a.cpp:3:1: error: the attribute 'enzyme_inactive' is put together by macros",
        "a.cpp:3:1: note: write __attribute__((enzyme_inactive)) or __attribute__((annotate(\"enzyme_inactive\")))",
        "a.cpp:5:16: error: Enzyme has no attribute 'enzyme_inactiv'",
        "a.cpp:5:16: note: did you mean 'enzyme_inactive'?",
        "a.cpp:6:3: error: Enzyme has no attribute 'enzyme::nosuch'",
        "a.cpp:7:16: error: the attribute 'enzyme_shadow' is not supported yet",
        "a.cpp:8:16: error: the attribute 'enzyme_function_like' takes the name of a known function in quotes",
        "a.cpp:9:16: error: the attribute 'enzyme_inactive' takes no arguments",
    ):
        assert line in build.stderr
    assert build.stderr.count("error:") == 6  # the one in brackets works, and so does what is never compiled


MISPLACED = """double f(double p __attribute__((enzyme_inactive))) { double l [[enzyme::inactive]] = p; return l; }
struct S { double m __attribute__((enzyme_inactive)); };
typedef double T __attribute__((enzyme_inactive));
struct __attribute__((enzyme_inactive)) Q {};
"""


def test_what_is_neither_function_nor_global_is_refused_in_the_users_text(tmp_path: Path) -> None:
    write(tmp_path, a_cpp=MISPLACED)
    build = run(tmp_path, CXX, "-c", "a.cpp")
    places = [line.partition(" error:")[0] for line in build.stderr.splitlines() if " error:" in line]
    assert places == ["a.cpp:1:34:", "a.cpp:1:66:", "a.cpp:2:36:", "a.cpp:3:33:", "a.cpp:4:23:"]
    assert "an attribute of Enzyme only applies to functions" in build.stderr
    assert "__eZ" not in build.stderr and "sanitize" not in build.stderr
    assert MISPLACED.splitlines()[0] in build.stderr


def test_a_static_member_that_is_only_declared_is_refused(tmp_path: Path) -> None:
    write(tmp_path, a_cpp="struct S { static double s [[enzyme::inactive]]; };\ndouble f() { return S::s; }\n")
    build = run(tmp_path, CXX, "-c", "a.cpp")
    assert "a.cpp:1:30: error: the attribute 'enzyme::inactive' of a static member is lost" in build.stderr
    assert "__enzyme_inactive_global_NAME" in build.stderr


def test_a_loop_that_is_to_be_checkpointed_is_accepted_with_a_word(tmp_path: Path) -> None:
    text = ('double f(double x) {\n  [[enzyme::checkpoint("revolve", 4)]]\n  for (int i = 0; i < 9; i++) x *= x;\n'
            "  return x;\n}\n")
    write(tmp_path, a_cpp=text)
    build = run(tmp_path, CXX, "-c", "-Werror", "a.cpp")
    assert build.returncode == 0
    assert "a.cpp:2:5: warning: the steps of this loop are all kept" in build.stderr


SMALL = """__attribute__((enzyme_inactive)) static inline double quiet(double x) { return x * x; }
double __enzyme_autodiff(void *, ...);
"""
USE = """int printf(const char *, ...);
double f(double x) { return quiet(x) + x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); }
"""
WAYS = {
    "precompiled header": [("-O1 -x c-header q.h -o q.pch", ""), ("-O1 -include-pch q.pch use.c -o a.out", "")],
    "preprocessed": [("-E -include q.h use.c -o use.i", ""), ("-O1 use.i -o a.out", "")],
    "standard input": [("-O1 -x c - -o a.out", SMALL + USE)],
    "response file": [("@words", "")],
    "link-time optimisation": [("-O1 -flto -c -include q.h use.c", ""), ("-O1 -flto use.o -o a.out", "")],
    "system header": [("-O1 -isystem system -c sys.c -o use.o", ""), ("use.o -o a.out", "")],
}


@pytest.mark.parametrize("way", WAYS)
def test_ways_to_compile(way: str, tmp_path: Path) -> None:
    write(tmp_path, q_h=SMALL, use_c=USE, words="-O1 -include q.h use.c -save-temps -o a.out")
    (tmp_path / "system").mkdir()
    (tmp_path / "system" / "quiet.h").write_text(SMALL)
    write(tmp_path, sys_c="#include <quiet.h>\n" + USE)
    for words, stdin in WAYS[way]:
        build = run(tmp_path, C, *words.split(), input=stdin)
        assert (build.returncode, build.stderr) == (0, ""), build.stderr
    assert run(tmp_path, "./a.out").stdout == "1\n"


ASKING = """int printf(const char *, ...);
double __enzyme_autodiff(void *, ...), g(double);
double f(double x) { return g(x) + x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); }
"""


@pytest.mark.parametrize("lto, words, made", [("-flto", "-c", "other.o"), ("", "-emit-llvm -c", "other.bc")])
def test_files_of_llvms_own_keep_what_is_said(lto: str, words: str, made: str, tmp_path: Path) -> None:
    """Of a unit without requests, whose functions would be inlined as it is compiled."""
    write(tmp_path, other_c=SMALL + "double g(double x) { return quiet(x) * x; }\n", use_c=ASKING)
    for command in (f"-O2 {lto} {words} other.c", f"-O2 {lto} -c use.c", f"-O2 {lto} use.o {made} -o a.out"):
        build = run(tmp_path, C, *command.split())
        assert build.returncode == 0, build.stderr
    assert run(tmp_path, "./a.out").stdout == "10\n"


def test_the_users_files_are_named_everywhere(tmp_path: Path) -> None:
    """Dependencies, messages, `__FILE__`, lines and columns are those of the text that the user wrote."""
    text = SMALL + 'const char *file = __FILE__; int line = __LINE__;\n__attribute__((made_up)) static int unused;\n'
    write(tmp_path, q_h=text, use_c='#include "q.h"\n' + USE.replace("f(double x) {", "f(double x) { int y;"))
    build = run(tmp_path, C, "-c", "-Wall", "-g", "-MD", "-save-temps", "use.c")
    assert build.returncode == 0
    assert "./q.h:4:16: warning: unknown attribute 'made_up' ignored" in build.stderr
    assert "use.c:3:26: warning: unused variable 'y'" in build.stderr
    assert "__eZ" not in build.stderr and "/proc" not in build.stderr
    assert (tmp_path / "use.d").read_text().split()[:3] == ["use.o:", "use.c", "q.h"]
    checked = run(tmp_path, C, "-fsyntax-only", "-Werror=unknown-attributes", "-Wno-everything", "q.h")
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_texts_that_clang_reads_are_as_long_as_the_users() -> None:
    text = (b"__attribute__((unused, enzyme_inactive)) int a; /* [[enzyme::inactive]] */\n"
            b'[[using enzyme: inactive]] [[gnu::enzyme_nofree, enzyme :: math ("sin")]] int b; // enzyme_inactive\n'
            b'const char *s = "__attribute__((enzyme_inactive))"; int c[3]; int d = c[c[0]];\n')
    found = attributes_in(text)
    assert [text[e.start:e.end] for e in found.edits if e.attribute] == [
        b"enzyme_inactive", b"inactive", b"gnu::enzyme_nofree", b"enzyme :: math"]
    assert found.is_clear
    changed = replaced(text, found.edits)
    assert [len(line) for line in changed.split(b"\n")] == [len(line) for line in text.split(b"\n")]


@pytest.mark.parametrize("text, clear", [
    (b"extern int enzyme_nofree, enzyme_const; int enzyme_counter;", True),
    (b"#define INACTIVE __attribute__((enzyme_inactive))", True),
    (b"#define ATTRIBUTE(x) __attribute__((enzyme_##x))", False),
    (b"MACRO(enzyme_inactive) int x;", False),
    (b"#define enzyme_inactive", False),
    (b"__attribute__((enzyme_inactiv)) int x;", False),
    (b"[[using gnu: enzyme_inactive]] int x;", False),
])
def test_when_the_front_end_must_say_more(text: bytes, clear: bool) -> None:
    assert attributes_in(text).is_clear is clear
    assert clear or may_hold_attributes(text)


def test_most_texts_with_the_word_are_not_looked_at_closely() -> None:
    assert not may_hold_attributes(b"""extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double enzymes(double x) { return __enzyme_autodiff((void *)f, enzyme_dup, x); }
""")


def test_a_macro_of_the_programs_own_is_the_programs(tmp_path: Path) -> None:
    """Where the program takes attributes away by macros, it has none, and where it makes annotations of them, those."""
    write(tmp_path, q_h=SMALL, use_c="#define enzyme_inactive\n" + '#include "q.h"\n' + USE)
    assert run(tmp_path, C, "use.c", "-o", "a.out").returncode == 0
    assert run(tmp_path, "./a.out").stdout == "7\n"
    write(tmp_path, use_c='#include "q.h"\n' + USE)
    for definition, result in (('annotate("enzyme_inactive")', "1\n"), ("unused", "7\n")):
        build = run(tmp_path, C, f"-Denzyme_inactive={definition}", "-O1", "use.c", "-o", "a.out")
        assert (build.returncode, build.stderr) == (0, "")
        assert run(tmp_path, "./a.out").stdout == result
