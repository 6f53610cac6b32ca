"""autoconf, automake and libtool: static and shared libraries, and probes that find what they find with clang."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from sample_project import CHANGED, PRINTED, Run, change_model, needs

CONFIGURE = """
AC_INIT([sample], [1.0])
AM_INIT_AUTOMAKE([foreign subdir-objects])
AM_PROG_AR
LT_INIT
AC_PROG_CC
AC_CONFIG_HEADERS([config.h])
AC_CHECK_HEADERS([unistd.h no_such_header.h])
AC_CHECK_FUNCS([clock_gettime no_such_function])
AC_CHECK_SIZEOF([long])
AC_CHECK_LIB([m], [sin])
AC_C_INLINE
AC_C_BIGENDIAN
AC_CONFIG_FILES([Makefile])
AC_OUTPUT
"""
MAKEFILE = """
lib_LTLIBRARIES = libmodel.la
libmodel_la_SOURCES = loss.c model.c model.h {more}
bin_PROGRAMS = main plain
main_SOURCES = {main}
main_LDADD = libmodel.la
plain_SOURCES = plain.c
"""


def _prepare(project: Path, *, main: str = "main.c", more: str = "") -> None:
    needs("autoreconf", "automake", "libtoolize", "make")
    (project / "configure.ac").write_text(CONFIGURE)
    (project / "Makefile.am").write_text(MAKEFILE.format(main=main, more=more))


@pytest.mark.slow
def test_a_static_library_of_libtool(run: Run, project: Path) -> None:
    _prepare(project)
    run("autoreconf -i && ./configure CC=enzyme-clang CFLAGS=-O2 --disable-shared --prefix=$PWD/installed")
    run("make -j2 && make install")
    assert run("installed/bin/main") == PRINTED
    assert run("installed/bin/plain") == "no derivative here\n"
    change_model(project)
    run("make")
    assert run("./main") == CHANGED
    assert run("enzyme-clang -O2 main.c -Linstalled/lib -lmodel -lm -o again && ./again") == PRINTED


@pytest.mark.slow
def test_a_shared_library_of_libtool_takes_its_own_derivatives(run: Run, project: Path) -> None:
    _prepare(project, main="caller.c", more="gradient.c")
    (project / "gradient.c").write_text(
        '#include "model.h"\ndouble __enzyme_autodiff(void *, ...);\n'
        "double gradient(double x) { return __enzyme_autodiff((void *)loss, x); }\n")
    (project / "caller.c").write_text(
        '#include <stdio.h>\n#include "model.h"\ndouble gradient(double);\n'
        'int main(void) { printf("%.3f %.3f\\n", loss(2), gradient(2)); return 0; }\n')
    run("autoreconf -i && ./configure CC=enzyme-clang CFLAGS=-O2 --disable-static --prefix=$PWD/installed")
    run("make -j2 && make install")
    assert run("installed/bin/main") == PRINTED


@pytest.mark.slow
def test_configure_finds_what_it_finds_with_clang(run: Run, project: Path) -> None:
    _prepare(project)
    clang = next(name for name in ("clang", "clang-19") if shutil.which(name))
    run("autoreconf -i")
    found, answers = [], []
    for compiler in ("enzyme-clang", clang):
        printed = run(f"mkdir of-{compiler} && cd of-{compiler} && ../configure CC={compiler}")
        found.append((project / f"of-{compiler}" / "config.h").read_text())
        answers.append([
            line.replace(compiler, "CC") for line in re.findall(r"^checking .*$", printed, re.M)
            if "directory" not in line
        ])
    assert found[0] == found[1]
    assert answers[0] == answers[1]
