"""A request in one language for a function in another, through objects, archives and -flto, checked by differences."""

from __future__ import annotations

from pathlib import Path

import pytest
from several_languages import Build, check

COMPILERS = {"c": "enzyme-clang", "cpp": "enzyme-clang++", "f90": "enzyme-flang"}
LEVELS = ("-O0", "-O2", *(pytest.param(level, marks=pytest.mark.long) for level in ("-O1", "-O3")))
RUST_LEVELS = {"-O0": "", "-O1": "-Copt-level=1", "-O2": "-Copt-level=2", "-O3": "-O"}

# who asks, and what the objective is made of
PAIRS = {
    "C to Fortran": ("c", ["objective.f90"]),
    "C to Rust": ("c", ["objective.rs"]),
    "C to C++": ("c", ["objective.cpp"]),
    "C++ to Fortran": ("cpp", ["objective.f90"]),
    "C++ to Rust": ("cpp", ["objective.rs"]),
    "C++ to C": ("cpp", ["objective.c"]),
    "Fortran to C": ("f90", ["objective.c"]),
    "Fortran to Rust": ("f90", ["objective.rs"]),
    "Fortran to C++": ("f90", ["objective.cpp"]),
    "Rust to C": ("rs", ["objective.c"]),
    "Rust to Fortran": ("rs", ["objective.f90"]),
    "Rust to C++": ("rs", ["objective.cpp"]),
    "Fortran to C to Fortran to C": ("f90", ["chain.c", "shape.f90"]),
    "Rust to C to Fortran to C": ("rs", ["chain.c", "shape.f90"]),
}


def _compile(sources: list[str], level: str) -> str:
    """Commands that make libobjective.a."""
    if sources == ["objective.rs"]:
        return f"enzyme-rustc --edition=2021 --crate-type=staticlib {RUST_LEVELS[level]} objective.rs\n"
    commands = [f"{COMPILERS[s.partition('.')[2]]} {level} -fPIC -c {s}" for s in sources]
    return "\n".join([*commands, "ar rcs libobjective.a " + " ".join(f"{s.partition('.')[0]}.o" for s in sources), ""])


def _program(asks: str, level: str) -> str:
    if asks == "rs":
        return f"enzyme-rustc --edition=2021 {RUST_LEVELS[level]} check.rs -L .\n./check"
    compiler = COMPILERS[asks]
    return f"{compiler} {level} -c check.{asks} -o check.o\n{compiler} check.o -L. -lobjective -lm -o check\n./check"


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pair", PAIRS)
def test_a_request_reaches_another_language(pair: str, level: str, build: Build) -> None:
    asks, sources = PAIRS[pair]
    check(build(_compile(sources, level) + _program(asks, level)))


@pytest.mark.slow
@pytest.mark.parametrize("linker", COMPILERS.values())
def test_any_driver_links_all_of_them_with_the_libraries_that_they_need(linker: str, build: Build) -> None:
    check(build(f"""
        enzyme-clang++ -O1 -c objective.cpp
        enzyme-flang -O1 -c check.f90
        {linker} check.o objective.o -o check
        ./check"""))
    check(build(f"""
        enzyme-clang -O1 -c check.c chain.c
        enzyme-flang -O1 -c shape.f90
        {linker} check.o chain.o shape.o -o check
        ./check"""))


@pytest.mark.slow
@pytest.mark.parametrize("linker", COMPILERS.values())
def test_a_program_without_requests_gets_them_too(linker: str, build: Build, tmp_path: Path) -> None:
    (tmp_path / "plain.c").write_text("""
#include <stdio.h>
double objective(int n, const double *x);
int main(void) { double x[3] = {1, 2, 3}; printf("%d\\n", objective(3, x) > -1e9); }
""")
    for compiler, language in (("enzyme-flang", "f90"), ("enzyme-clang++", "cpp")):
        assert build(f"""
            {compiler} -O1 -c objective.{language}
            enzyme-clang -O1 -c plain.c
            {linker} plain.o objective.o -lm -o plain
            ./plain""") == "1\n"
    assert build(f"""
        enzyme-flang -O1 -fPIC -c objective.f90
        {linker} -shared objective.o -o libobjective.so
        cc plain.o -L. -lobjective -Wl,-rpath,{tmp_path} -lm -o plain
        ./plain""") == "1\n"


@pytest.mark.slow
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_flto_units_of_several_languages_are_differentiated_together(level: str, build: Build) -> None:
    check(build(f"""
        enzyme-clang {level} -flto -c check.c chain.c
        enzyme-flang {level} -flto -c shape.f90
        enzyme-llvm-ar rc libobjective.a chain.o shape.o
        enzyme-clang -flto -fuse-ld=lld check.o libobjective.a -lm -o check
        ./check"""))


ASKING_LIBRARY = {
    "f.c": "#include <math.h>\ndouble f(double x) { return x * sin(x); }\n",
    "slope.c": "double f(double), __enzyme_autodiff(void *, ...);\n"
               "double slope(double x) { return __enzyme_autodiff((void *)f, x); }\n",
    "plain.rs": '#[link(name = "slope", kind = "static")]\nextern "C" { fn slope(x: f64) -> f64; }\n'
                'fn main() { println!("{:.6}", unsafe { slope(1.0) }); }\n',
    "asks.rs": '#[link(name = "slope", kind = "static")]\nextern "C" { fn slope(x: f64) -> f64; }\n'
               "fn main() {\n    let (_, (d,)) = enzyme::gradient!(|x: f64| x * x * x, enzyme::Active(1.0));\n"
               '    println!("{:.6} {}", unsafe { slope(1.0) }, d);\n}\n',
}


@pytest.mark.slow
def test_a_rust_program_links_a_library_of_c_whose_requests_wait(build: Build, tmp_path: Path) -> None:
    for name, text in ASKING_LIBRARY.items():
        (tmp_path / name).write_text(text)
    build("""
        enzyme-clang -O2 -fPIC -c f.c slope.c
        ar rc libslope.a f.o slope.o""")
    assert build("enzyme-rustc -O plain.rs -L .\n./plain") == "1.381773\n"
    assert build("enzyme-rustc --edition=2021 asks.rs -L .\n./asks") == "1.381773 3\n"
    assert build("rustc -Clinker=enzyme-clang plain.rs -L .\n./plain") == "1.381773\n"
