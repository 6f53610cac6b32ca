"""The build systems of the third table of builds.py: the files and commands of each, as the tests write them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "builds"))

import test_autotools
import test_cmake
import test_make
import test_meson
from sample_project import CHANGED, PRINTED

STEPS = ("configure", "build", "run", "parallel", "incremental", "run again", "install", "run installed")


@dataclass(frozen=True)
class System:
    """A build system: the files it needs beside the sources, and the shell command of each step."""

    name: str
    files: dict[str, str]
    steps: dict[str, str]


def _system(
    name: str, files: dict[str, str], *, build: str, clean: str, program: str, configure: str | None = None,
    parallel: str = "", install: str | None = None, installed: str = "installed/bin/main",
) -> System:
    """The steps of a build system; an edit changes one file, and the number that is printed."""
    steps = {
        "configure": configure,
        "build": build,
        "run": _prints(program, PRINTED),
        "parallel": f"{clean} && {parallel or build + ' -j2'}",
        "incremental": f"sed -i 's/sin(/cos(/' model.c && {build}",
        "run again": _prints(program, CHANGED),
        "install": install,
        "run installed": _prints(installed, CHANGED) if install else None,
    }
    return System(name, files, {step: command for step, command in steps.items() if command is not None})


def _prints(program: str, wanted: str) -> str:
    return f'printed=$({program}); echo "$printed"; test "$printed" = "{wanted.strip()}"'


CLEAN = "clean:\n\trm -f *.o *.a main plain\n"
INSTALL = "install: all\n\tinstall -D main $(DESTDIR)/bin/main\n"
LIBTOOL = {
    "configure.ac": test_autotools.CONFIGURE, "Makefile.am": test_autotools.MAKEFILE.format(main="main.c", more=""),
}


def _cmake(name: str, generator: str, kind: str, *, optimise: bool = False, targets: bool = False) -> System:
    text = test_cmake.PROJECT.format(kind=kind)
    if targets:
        text += "find_package(Enzyme REQUIRED CONFIG)\ntarget_link_libraries(main PRIVATE ClangEnzymeFlags)\n"
    if optimise:
        text = text.replace("project(sample C)", """project(sample C)
include(CheckIPOSupported)
check_ipo_supported()
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
add_link_options(-fuse-ld=lld)""")
    return _system(
        name, {"CMakeLists.txt": text},
        configure=f"cmake -S . -B build -G '{generator}' -DCMAKE_C_COMPILER=enzyme-clang "
        "-DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=$PWD/installed "
        "-DCMAKE_PREFIX_PATH=$(enzyme-config --cmakedir)",
        build="cmake --build build", clean="cmake --build build --target clean", program="build/main",
        install="cmake --install build")


SYSTEMS = [
    _system(
        "make, implicit rules", {"Makefile": test_make.OBJECTS + CLEAN + INSTALL}, build="make CC=enzyme-clang",
        clean="make clean", program="./main", install="make CC=enzyme-clang install DESTDIR=$PWD/installed"),
    _system(
        "make, ccache in front", {"Makefile": test_make.OBJECTS + CLEAN + INSTALL},
        configure="mkdir cache", build="CCACHE_DIR=$PWD/cache make CC='ccache enzyme-clang'", clean="make clean",
        program="./main", install="make CC=enzyme-clang install DESTDIR=$PWD/installed"),
    _system(
        "autotools, static libtool library", LIBTOOL,
        configure="autoreconf -i && ./configure CC=enzyme-clang CFLAGS=-O2 --disable-shared --prefix=$PWD/installed",
        build="make", clean="make clean", program="./main", install="make install"),
    _cmake("CMake, Ninja, static library", "Ninja", "STATIC"),
    _cmake("CMake, Makefiles, static library", "Unix Makefiles", "STATIC"),
    _cmake("CMake, Ninja, object library", "Ninja", "OBJECT"),
    _cmake("CMake, find_package(Enzyme)", "Ninja", "STATIC", targets=True),
    _cmake("CMake, Ninja, IPO", "Ninja", "STATIC", optimise=True),
    _system(
        "Meson, thin archive",
        {"meson.build": test_meson.PROJECT.format(kind="static_library", more="")},
        configure="CC=enzyme-clang meson setup build --prefix=$PWD/installed",
        build="meson compile -C build", clean="meson compile -C build --clean", parallel="meson compile -C build -j2",
        program="build/main", install="meson install -C build"),
]
