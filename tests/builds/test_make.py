"""Plain make: the implicit rules, static libraries, incremental and parallel builds, ccache."""

from __future__ import annotations

from pathlib import Path

import pytest
from sample_project import CHANGED, PRINTED, Run, change_model, needs

pytestmark = pytest.mark.slow

OBJECTS = """
CFLAGS = -O2
LDLIBS = -lm
all: main plain
main: main.o loss.o model.o
main.o loss.o model.o: model.h
"""

LIBRARY = """
CFLAGS = -O2 -g
LDLIBS = -lm
all: main plain
main: main.o libmodel.a
libmodel.a: libmodel.a(loss.o) libmodel.a(model.o)
install: all
\tinstall -D main $(DESTDIR)/bin/main
\tinstall -D -m 644 libmodel.a $(DESTDIR)/lib/libmodel.a
"""


def test_implicit_rules_with_separate_objects(run: Run, project: Path) -> None:
    (project / "Makefile").write_text(OBJECTS)
    run("make CC=enzyme-clang")
    assert run("./main") == PRINTED
    assert run("./plain") == "no derivative here\n"
    change_model(project)
    built = run("make CC=enzyme-clang")
    assert built.count("enzyme-clang") == 2  # the unit and the link
    assert run("./main") == CHANGED


def test_a_static_library_made_by_ar_members(run: Run, project: Path) -> None:
    (project / "Makefile").write_text(LIBRARY)
    # not in parallel: members written to one archive at once get lost, with any compiler
    run("make CC=enzyme-clang && make CC=enzyme-clang install DESTDIR=$PWD/installed")
    assert run("./installed/bin/main") == PRINTED
    assert run("enzyme-clang -O2 main.c -Linstalled/lib -lmodel -lm -o again && ./again") == PRINTED


def test_one_command_for_all_sources(run: Run, project: Path) -> None:
    (project / "Makefile").write_text("LDLIBS = -lm\nmain: main.c loss.c model.c\n")
    run("make CC=enzyme-clang CFLAGS=-O1")
    assert run("./main") == PRINTED


def test_flto_waits_for_the_link(run: Run, project: Path) -> None:
    (project / "Makefile").write_text(OBJECTS)
    run("make CC=enzyme-clang CFLAGS='-O2 -flto' LDFLAGS='-flto -fuse-ld=lld'")
    assert run("./main") == PRINTED
    assert run("./plain") == "no derivative here\n"


def test_twice_in_parallel_gives_the_same_objects(run: Run, project: Path) -> None:
    (project / "Makefile").write_text(OBJECTS + "clean:\n\trm -f *.o main plain\n")
    digests = [
        run("make -s clean && make -s -j2 CC=enzyme-clang CFLAGS=-g && sha256sum *.o main plain")
        for _ in range(2)
    ]
    assert digests[0] == digests[1]


def test_ccache_in_front(run: Run, project: Path) -> None:
    needs("ccache")
    (project / "Makefile").write_text(OBJECTS + "clean:\n\trm -f *.o main plain\n")
    cache = {"CCACHE_DIR": str(project / "cache")}
    for _ in range(2):
        run("make clean && make CC='ccache enzyme-clang'", **cache)
        assert run("./main") == PRINTED
    statistics = dict(
        line.split("\t") for line in run("ccache --print-stats", **cache).splitlines() if "\t" in line
    )
    hits = int(statistics["direct_cache_hit"]) + int(statistics["preprocessed_cache_hit"])
    assert hits == 3, statistics  # `plain` is compiled and linked in one command
