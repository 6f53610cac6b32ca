"""Each line of the README's table of build systems, run as it is written on a project of that kind."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest
from sample_project import PRINTED, ROOT, Run, needs

MAKEFILE = "LDLIBS = -lm\nmain: main.o loss.o model.o\n"
CMAKE = """
cmake_minimum_required(VERSION 3.20)
project(sample {languages})
{before}
add_library(model STATIC loss.c model.c)
add_executable(main main.c)
target_link_libraries(main PRIVATE model m {flags})
"""
FILES = {
    "make": {"Makefile": MAKEFILE},
    "ccache": {"Makefile": MAKEFILE},
    "one that insists on the name clang": {"Makefile": MAKEFILE},
    "configure": {
        "configure.ac": "AC_INIT([sample], [1.0])\nAM_INIT_AUTOMAKE([foreign])\nAC_PROG_CC\nAC_PROG_CXX\n"
                        "AC_PROG_RANLIB\nAM_PROG_AR\nAC_CHECK_LIB([m], [sin])\n"
                        "AC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n",
        "Makefile.am": "noinst_LIBRARIES = libmodel.a\nlibmodel_a_SOURCES = loss.c model.c\n"
                       "bin_PROGRAMS = main\nmain_SOURCES = main.c\nmain_LDADD = libmodel.a\n",
    },
    "CMake": {"CMakeLists.txt": CMAKE.format(languages="C CXX", before="", flags="")},
    "CMake, with Fortran": {"CMakeLists.txt": CMAKE.format(languages="C CXX Fortran", before="", flags="")},
    "CMake, a project made for Enzyme": {"CMakeLists.txt": CMAKE.format(
        languages="C CXX", before="find_package(Enzyme REQUIRED)", flags="ClangEnzymeFlags")},
    "Meson": {"meson.build": "project('sample', 'c', 'cpp')\nm = meson.get_compiler('c').find_library('m')\n"
                             "model = static_library('model', 'loss.c', 'model.c')\n"
                             "executable('main', 'main.c', link_with: model, dependencies: m)\n"},
    "cargo": {
        "Cargo.toml": '[package]\nname = "main"\nversion = "0.1.0"\nedition = "2021"\n',
        "src/main.rs": "fn loss(x: f64) -> f64 { 3.0 * (x * x).sin() }\nfn main() {\n"
                       "    let (value, (slope,)) = enzyme::gradient!(loss, enzyme::Active(2.0));\n"
                       '    println!("{value:.3} {slope:.3}");\n}\n',
    },
}
TOOLS = {"configure": "autoreconf", "CMake": "cmake", "Meson": "meson", "cargo": "cargo", "ccache": "ccache"}
AFTER = {"configure": "make && ./main", "CMake": "cmake --build build && build/main", "cargo": "target/debug/main",
         "Meson": "meson compile -C build >&2 && build/main", "make": "./main"}


def _lines() -> dict[str, str]:
    """What the README says for each build system; "the same, with" is written out."""
    table = (ROOT / "README.md").read_text().partition("| build system | what to say |\n|---|---|\n")[2]
    found: dict[str, str] = {}
    for name, said in re.findall(r"\| (.+?) \| (.+?) \|\n", table.partition("\n\n")[0] + "\n"):
        command = re.search(r"`(.+?)`", said)
        assert command is not None, said
        found[name] = f"{found['CMake']} {command[1]}" if said.startswith("the same, with") else command[1]
    return found


LINES = _lines()


def test_every_line_has_a_project_here() -> None:
    assert set(LINES) == set(FILES)


@pytest.mark.slow
@pytest.mark.parametrize("system", FILES)
def test_a_line_of_the_readme_builds_a_project_of_its_kind(system: str, run: Run, project: Path) -> None:
    kind = system.partition(",")[0]
    if system == "cargo" and shutil.which("cargo") is None:
        pytest.skip("NO RUST: cargo is not on PATH")
    needs(TOOLS.get(kind, "make"))
    for name, text in FILES[system].items():
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text(text)
    environment = {"CCACHE_DIR": str(project / "cache")}
    if "toolchain-dir" in LINES[system]:  # of a checkout, whose wrappers run with the first python3
        environment["PATH"] = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    if system == "configure":
        run("autoreconf -i")
    printed = run(f"{LINES[system]} && {AFTER.get(kind, AFTER['make'])}", **environment)
    assert printed.endswith(PRINTED)
