"""Functions that only pointers of other files reach take part in a link; what stays unknown is said, there or by the
running program."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from split_program import Run

HERE = Path(__file__).parent
Build = Callable[[str], str]

PRINTED = "".join(f"{name} ok\n" for name in ("of_table", "of_plugins", "of_jobs", "of_names")) + "20 4\n"
OTHERS = "tables.c named.c plugins.c registered.c jobs.c alike.c"
OF_CLASSES = "".join(f"{name} ok\n" for name in (*["of_law"] * 3, "of_function", "of_made", "of_methods"))

LEVELS = ["-O0", "-O2", *(pytest.param(f, marks=pytest.mark.long) for f in ("-O1", "-O3", "-O2 -g", "-O2 -flto"))]


@pytest.fixture
def pointers(tmp_path: Path) -> Path:
    """Tables, lists of plugins, constructors and contexts in files of their own."""
    shutil.copytree(HERE / "pointers", tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.mark.parametrize("flags", LEVELS)
def test_pointers_that_other_files_set(flags: str, build: Build, pointers: Path) -> None:
    assert build(f"""
        enzyme-clang {flags} -c main.c {OTHERS}
        enzyme-clang {flags} main.o {OTHERS.replace('.c', '.o')} -lm -o program
        ./program""") == PRINTED


@pytest.mark.long
@pytest.mark.parametrize("main, others", [("-flto", ""), ("", "-flto"), ("--enzyme-when=link", "--enzyme-when=link")])
def test_pointers_that_files_of_other_flags_set(main: str, others: str, build: Build, pointers: Path) -> None:
    assert build(f"""
        enzyme-clang -O2 {main} -c main.c
        enzyme-clang -O2 {others} -c {OTHERS}
        enzyme-clang -O2 {main if main == '-flto' else others} main.o {OTHERS.replace('.c', '.o')} -lm -o program
        ./program""") == PRINTED


@pytest.mark.parametrize("flags", LEVELS)
def test_overrides_of_classes_in_other_files(flags: str, build: Build, tmp_path: Path) -> None:
    shutil.copytree(HERE / "dispatch", tmp_path, dirs_exist_ok=True)
    assert build(f"""
        enzyme-clang++ {flags} -c main.cpp laws.cpp damped.cpp
        ar rc libdamped.a damped.o
        enzyme-clang++ {flags} main.o laws.o -L. -ldamped -o program
        ./program""") == OF_CLASSES


LAW = "typedef struct Law { double (*energy)(struct Law *, double); double k; } Law;\n"
REQUEST = LAW + """#include <stdio.h>
Law *make(int kind);
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static double run(Law *law, double x) {
  return law->energy(law, x);
}
static double slope(Law *law, double x) { return __enzyme_fwddiff((void *)run, enzyme_const, law, x, 1.0); }
int main(int count, char **words) {
  Law *law = make(count - 1), *shadow = make(0);
  shadow->k = 0;
  printf("%g %g\\n", __enzyme_autodiff((void *)slope, enzyme_const, law, 3.0),
         __enzyme_autodiff((void *)run, enzyme_dup, law, shadow, 3.0));
}
"""
MAKE = LAW + """#include <stdlib.h>
double spring(Law *, double), cubic(Law *, double), noted(Law *, double);
Law *make(int kind) {
  static double (*all[])(Law *, double) = {spring, cubic, noted};
  Law *law = malloc(sizeof *law);
  *law = (Law){all[kind], 2};
  return law;
}
"""
SPRING = LAW + "double square(double x);\ndouble spring(Law *law, double x) { return law->k * square(x); }\n"
SQUARE = "double square(double x) { return x * x; }\n"
CUBIC = LAW + "double cubic(Law *law, double x) { return law->k * x * x * x; }\n"
NOTED = LAW + """void note(double *);
double noted(Law *law, double x) { note(&x); return law->k * x; }
"""
READ = LAW + """#include <stdio.h>
#include <stdlib.h>
double noted(Law *law, double x) {
  char text[40];
  snprintf(text, sizeof text, "%.17g", x);
  return strtod(text, 0) * law->k;
}
"""
WHERE = "main.c:8:10: "


@pytest.fixture
def laws(tmp_path: Path) -> Path:
    """A request for what a pointer reaches that another file sets, to functions of further files."""
    sources = {"main": REQUEST, "make": MAKE, "spring": SPRING, "square": SQUARE, "cubic": CUBIC, "noted": NOTED,
               "read": READ, "note": "void note(double *x) { *x *= 2; }\n"}
    for name, text in sources.items():
        (tmp_path / f"{name}.c").write_text(text)
    return tmp_path


def _native(folder: Path, *sources: str) -> None:
    from enzyme_cc.toolchain.compilers import find_clang

    subprocess.run([*find_clang().command, "-O1", "-c", *sources], cwd=folder, check=True, timeout=60)


def test_members_of_archives_that_only_other_members_pull(build: Build, run: Run, laws: Path) -> None:
    assert build("""
        enzyme-clang -O2 -c main.c make.c spring.c square.c cubic.c noted.c note.c
        ar rc liblaws.a noted.o note.o square.o cubic.o spring.o make.o
        enzyme-clang -O2 main.o liblaws.a -o program
        ./program""") == "4 12\n"
    assert run("./program", "cubic").stdout == "36 54\n"
    assert run("./program", "noted", "too").stdout == "0 4\n"


def test_what_cannot_be_differentiated_does_not_stand_in_the_way(build: Build, run: Run, laws: Path) -> None:
    _native(laws, "note.c")
    build("enzyme-clang -O1 -c main.c make.c spring.c square.c cubic.c noted.c read.c")
    for last, reason in (("noted.o", "it calls 'note', whose code was not at hand\n"),
                         ("read.o", "read.c:7:10: cannot differentiate through text: the number that 'strtod' reads")):
        units = "main.o make.o spring.o square.o cubic.o note.o".split()
        linked = run("enzyme-clang", "-O1", *units, last, "-o", "program")
        assert linked.stderr == ""
        assert run("./program").stdout == "4 12\n" and run("./program", "cubic").stdout == "36 54\n"
        done = run("./program", "noted", "too", succeeds=False)
        assert done.returncode == -6
        assert done.stderr.startswith(WHERE + "enzyme-cc: the function 'noted' is called here through a pointer, and "
                                      "there is no derivative of it: " + reason)


def test_code_without_bitcode_that_may_set_pointers(build: Build, run: Run, laws: Path) -> None:
    _native(laws, "cubic.c", "make.c", "note.c")
    build("enzyme-clang -O2 -c main.c spring.c square.c noted.c")
    linked = run("enzyme-clang", *"main.o make.o spring.o square.o cubic.o noted.o note.o -o program".split())
    assert linked.stderr.startswith(
        WHERE + "warning: this call through a pointer ('double (*)(void *, double)', a member of 'Law') may reach "
        "functions of 'make.o', which holds no bitcode: where it does, the program ends, for their derivatives are not "
        "known [enzyme-unknown-pointer]\n")
    assert "note: compile what sets the pointer with enzyme-clang, and give it to this link as an" in linked.stderr
    assert run("./program").stdout == "4 12\n"  # known by name to the object that sets the pointer
    done = run("./program", "cubic", succeeds=False)
    assert done.returncode == -6
    assert done.stderr.startswith(WHERE + "enzyme-cc: the function 'cubic' is called here through a pointer, and "
                                  "there is no derivative of it: its code was not compiled by enzyme-clang")


def test_pointers_that_nothing_fits(build: Build, run: Run, laws: Path) -> None:
    _native(laws, "make.c", "spring.c", "square.c", "cubic.c", "noted.c", "note.c")
    build("enzyme-clang -O2 -g -c main.c")
    linked = run("enzyme-clang", *"main.o make.o spring.o square.o cubic.o noted.o note.o -o program".split())
    assert linked.stderr.startswith(
        WHERE + "warning: no function is known that this call through a pointer ('double (*)(void *, double)', the "
        "member 'energy' of 'Law') may reach: where it is run, the program ends")
    assert linked.stderr.endswith("1 warning generated.\n")
    done = run("./program", succeeds=False)
    assert done.returncode == -6 and "the function 'spring' is called here" in done.stderr


def test_when_compile_is_asked_for_the_file_alone_counts(run: Run, laws: Path) -> None:
    compiled = run("enzyme-clang", "-O2", "-c", "main.c", "--enzyme-when=compile")
    assert compiled.stderr.startswith(WHERE + "warning: no function is known")
    assert "note: if another file sets the pointer, leave the request to the link, and compile" in compiled.stderr
    waiting = run("enzyme-clang", "-O2", "-c", "main.c", "--enzyme-verbose")
    assert "at the link: its requests call functions through pointers that other files may set" in waiting.stderr


@pytest.mark.slow
def test_only_units_with_functions_of_the_type_are_merged(build: Build, run: Run, tmp_path: Path) -> None:
    fitting, names = 6, [f"u{number}" for number in range(60)]
    for number, name in enumerate(names):
        text = LAW + f"static int order{number}(const void *a, const void *b) {{ return a < b ? {number} : 1; }}\n"
        text += f"int (*get{number}(void))(const void *, const void *) {{ return order{number}; }}\n"
        if number < fitting:
            text += f"static double law{number}(Law *law, double x) {{ return law->k * x * (x + {number}); }}\n"
            text += f"void set{number}(Law *law) {{ law->energy = law{number}; }}\n"
        (tmp_path / f"{name}.c").write_text(text)
    make = LAW + "#include <stdlib.h>\n" + "".join(f"void set{n}(Law *);\n" for n in range(fitting))
    make += "Law *make(int kind) {\n  Law *law = malloc(sizeof *law);\n  law->k = 2;\n"
    make += "".join(f"  if (kind == {n}) set{n}(law);\n" for n in range(fitting)) + "  return law;\n}\n"
    (tmp_path / "make.c").write_text(make)
    (tmp_path / "main.c").write_text(REQUEST)
    build("enzyme-clang -O1 -c main.c make.c " + " ".join(f"{name}.c" for name in names))
    objects = [f"{name}.o" for name in names]
    done = run("enzyme-clang", "-O1", "main.o", "make.o", *objects, "-o", "program", "--enzyme-verbose")
    merged = re.search("differentiated at the link: (.*); the", done.stderr)
    assert merged is not None and merged[1] == ", ".join(f"'{unit}'" for unit in ("main.o", *objects[:fitting]))
    assert run("./program", *"abcd").stdout == "4 20\n"  # of k x (x + 4)
