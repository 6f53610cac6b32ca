"""CMake: Ninja and Makefiles, static and object libraries, interprocedural optimisation, find_package(Enzyme)."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from sample_project import CHANGED, PRINTED, ROOT, Run, change_model, needs

PROJECT = """
cmake_minimum_required(VERSION 3.20)
project(sample C)
add_library(model {kind} loss.c model.c)
add_executable(main main.c)
target_link_libraries(main PRIVATE model m)
add_executable(plain plain.c)
install(TARGETS main RUNTIME DESTINATION bin)
"""
GENERATORS = ["Ninja", "Unix Makefiles"]


def _configure(generator: str, more: str = "") -> str:
    return (f"cmake -S . -B build -G '{generator}' -DCMAKE_C_COMPILER=enzyme-clang -DCMAKE_BUILD_TYPE=Release "
            f"-DCMAKE_INSTALL_PREFIX=$PWD/installed {more}")


@pytest.mark.slow
@pytest.mark.parametrize("generator", GENERATORS)
def test_a_static_library(generator: str, run: Run, project: Path) -> None:
    needs("cmake", "ninja")
    (project / "CMakeLists.txt").write_text(PROJECT.format(kind="STATIC"))
    run(_configure(generator) + " && cmake --build build -j2 && cmake --install build")
    assert run("installed/bin/main") == PRINTED
    assert run("build/plain") == "no derivative here\n"
    change_model(project)
    run("cmake --build build")
    assert run("build/main") == CHANGED


@pytest.mark.slow
@pytest.mark.parametrize("generator", GENERATORS)
def test_interprocedural_optimisation(generator: str, run: Run, project: Path) -> None:
    needs("cmake", "ninja")
    (project / "CMakeLists.txt").write_text(
        PROJECT.format(kind="STATIC").replace("project(sample C)", """project(sample C)
include(CheckIPOSupported)
check_ipo_supported()
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
add_link_options(-fuse-ld=lld)"""))
    run(_configure(generator) + " && cmake --build build -j2")
    assert run("build/main") == PRINTED


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["OBJECT", "SHARED"])
def test_object_and_shared_libraries(kind: str, run: Run, project: Path) -> None:
    needs("cmake", "ninja")
    text = PROJECT.format(kind=kind)
    if kind == "SHARED":  # the derivative is taken inside the library
        text = text.replace("loss.c model.c", "loss.c model.c gradient.c").replace("main main.c", "main caller.c")
        text += "target_link_libraries(model PRIVATE m)\n"
        (project / "gradient.c").write_text(
            '#include "model.h"\ndouble __enzyme_autodiff(void *, ...);\n'
            "double gradient(double x) { return __enzyme_autodiff((void *)loss, x); }\n")
        (project / "caller.c").write_text(
            '#include <stdio.h>\n#include "model.h"\ndouble gradient(double);\n'
            'int main(void) { printf("%.3f %.3f\\n", loss(2), gradient(2)); return 0; }\n')
    (project / "CMakeLists.txt").write_text(text)
    run(_configure("Ninja") + " && cmake --build build -j2")
    assert run("build/main") == PRINTED


@pytest.mark.slow
@pytest.mark.parametrize("target", ["ClangEnzymeFlags", "LLDEnzymeFlags", "LLDEnzymeLooseTypeFlags"])
def test_the_targets_of_existing_projects(target: str, run: Run, project: Path) -> None:
    needs("cmake", "ninja")
    text = PROJECT.format(kind="STATIC") + f"""
find_package(Enzyme REQUIRED CONFIG)
target_link_libraries(main PRIVATE {target})
target_link_libraries(model PRIVATE {target})
if(NOT Enzyme_LLVM_VERSION_MAJOR OR NOT EXISTS "${{Enzyme_LLVM_BINARY_DIR}}")
  message(FATAL_ERROR "no version of LLVM")
endif()
"""
    (project / "CMakeLists.txt").write_text(text)
    run(_configure("Ninja", f"-DEnzyme_DIR={ROOT}/wrappers/cmake") + " && cmake --build build")
    assert run("build/main") == PRINTED


@pytest.mark.slow
def test_a_project_that_loads_the_plugin_by_its_target(run: Run, project: Path) -> None:
    needs("cmake", "ninja")
    (project / "CMakeLists.txt").write_text(PROJECT.format(kind="STATIC") + """
find_package(Enzyme REQUIRED CONFIG)
set(plugin ClangEnzyme-${Enzyme_LLVM_VERSION_MAJOR})
target_compile_options(main PRIVATE -fplugin=$<TARGET_FILE:${plugin}>
  "SHELL:-Xclang -load -Xclang $<TARGET_FILE:${plugin}>")
target_link_libraries(main PRIVATE LLDEnzymeFlags LLDEnzymeNoStrictAliasingFlags)
""")
    run(_configure("Ninja", f"-DCMAKE_PREFIX_PATH={ROOT}/wrappers/cmake") + " && cmake --build build")
    assert run("build/main") == PRINTED


@pytest.mark.slow
def test_probes_find_what_they_find_with_clang(run: Run, project: Path) -> None:
    needs("cmake", "ninja")
    (project / "CMakeLists.txt").write_text(PROJECT.format(kind="STATIC") + """
include(CheckFunctionExists)
include(CheckIncludeFile)
include(CheckTypeSize)
include(CheckCCompilerFlag)
include(CheckCSourceCompiles)
check_function_exists(clock_gettime HAVE_CLOCK_GETTIME)
check_function_exists(no_such_function HAVE_NO_SUCH_FUNCTION)
check_include_file(unistd.h HAVE_UNISTD_H)
check_include_file(no_such_header.h HAVE_NO_SUCH_HEADER_H)
check_type_size(long SIZEOF_LONG)
check_c_compiler_flag(-fno-math-errno HAVE_NO_MATH_ERRNO)
check_c_compiler_flag(-fno-such-flag HAVE_NO_SUCH_FLAG)
check_c_source_compiles("int main(void) { return __builtin_popcount(3); }" HAVE_POPCOUNT)
""")
    clang = next(name for name in ("clang", "clang-19") if shutil.which(name))
    found = []
    for compiler in ("enzyme-clang", clang):
        run(f"cmake -S . -B {compiler}.build -G Ninja -DCMAKE_C_COMPILER={compiler}")
        cache = (project / f"{compiler}.build" / "CMakeCache.txt").read_text()
        found.append({
            name: value for name, value in re.findall(r"^(\w+):\w+=(.*)$", cache, re.M)
            if name.startswith(("HAVE_", "SIZEOF_"))
        })
    assert found[0] == found[1] and len(found[0]) >= 8
    assert "NOTFOUND" not in "".join(
        line for line in (project / "enzyme-clang.build" / "CMakeCache.txt").read_text().splitlines()
        if re.match(r"CMAKE_(C_COMPILER_)?(AR|RANLIB|NM|STRIP|OBJCOPY)\b", line))
    assert os.path.basename(clang)  # the comparison was with a clang of this machine
