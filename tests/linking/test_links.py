"""A request whose functions lie in other objects and archives is answered at the link, however one links."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from split_program import LOSS, MAIN, MODEL, PRINTED, WRAPPER, Run

from enzyme_cc.toolchain.bitcode_section import BITCODE_SECTION
from enzyme_cc.toolchain.elf import ELF

Build = Callable[[str], str]
AT_HAND = [name for name in ("bfd", "gold", "lld", "mold")
           if any(shutil.which(f"ld.{name}{suffix}") for suffix in ("", "-19"))]
LINKERS = [name if name == "bfd" else pytest.param(name, marks=pytest.mark.slow) for name in AT_HAND]

COMPILE = "enzyme-clang -O2 -fPIC -c main.c loss.c model.c\n"


@pytest.mark.parametrize("flags", ["-O0", "-O1 -g", "-O2", "-O3 -march=native", "-Os -fno-pic -no-pie"])
def test_objects_are_differentiated_together(flags: str, build: Build, program: Path) -> None:
    assert build(f"""
        enzyme-clang {flags} -c main.c loss.c model.c
        enzyme-clang {flags} main.o loss.o model.o -lm -o program
        ./program""") == PRINTED


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the program's objects, alone and in archives of every kind."""
    folder = tmp_path_factory.mktemp("compiled")
    for name, text in (("main.c", MAIN), ("loss.c", LOSS), ("model.c", MODEL)):
        (folder / name).write_text(text)
    (folder / "inputs.rsp").write_text('"main.o"\n  -L . -lboth\n')
    (folder / "script.so").write_text("GROUP(./libboth.a)\n")
    (folder / "objects.so").write_text("/* all of it */ INPUT(loss.o ./model.o)\n")
    (folder / "libmixed.so").write_text('GROUP ( "loss.o" AS_NEEDED ( libmodel.a ) )\n')
    (folder / "sub").mkdir()
    for command in (
        [*WRAPPER, "-O2", "-fPIC", "-c", "main.c", "loss.c", "model.c"],
        ["cp", "model.o", "sub/model.o"],
        ["ar", "rc", "libboth.a", "loss.o", "model.o"],
        ["ar", "rc", "libloss.a", "loss.o"],
        ["ar", "rc", "libmodel.a", "model.o"],
        ["ar", "rcT", "libthin.a", "sub/model.o"],
        ["ld", "-r", "loss.o", "model.o", "-o", "joined.o"],
    ):
        subprocess.run(command, cwd=folder, check=True, timeout=60)
    return folder


@pytest.mark.parametrize("linker", LINKERS)
@pytest.mark.parametrize("inputs", [
    "main.o libboth.a",
    "main.o -L. -lboth",
    "main.o -L. -l:libboth.a",
    "-L. -Wl,--whole-archive,libboth.a,--no-whole-archive main.o",
    "main.o -L. -Wl,--whole-archive -lboth -Wl,--no-whole-archive",
    "main.o -Wl,--start-group libmodel.a libloss.a -Wl,--end-group",
    "main.o loss.o libthin.a",
    "@inputs.rsp",
    "main.o loss.o model.o -Wl,--gc-sections",
    "main.o -pie libboth.a",
    "main.o -no-pie libboth.a",
    "main.o -static libboth.a",
    "main.o -static-pie libboth.a",
    "main.o joined.o",
    "main.o script.so",
    "main.o objects.so",
    "main.o -L. -lmixed",
])
def test_the_linker_says_which_units_count(
    linker: str, inputs: str, compiled: Path, tmp_path: Path, run: Run
) -> None:
    if "-static-pie" in inputs and linker == "gold":
        return  # gold does not make such programs
    shutil.copytree(compiled, tmp_path, dirs_exist_ok=True)
    run("enzyme-clang", f"-fuse-ld={linker}", *inputs.split(), "-lm", "-o", "program")
    assert run("./program").stdout == PRINTED


@pytest.mark.parametrize("linker", LINKERS)
def test_a_shared_library_is_differentiated_when_it_is_linked(
    linker: str, build: Build, program: Path
) -> None:
    (program / "gradient.c").write_text(
        "double loss(double);\ndouble __enzyme_autodiff(void *, ...);\n"
        "double gradient(double x) { return __enzyme_autodiff((void *)loss, x); }\n"
    )
    (program / "use.c").write_text(
        '#include <stdio.h>\ndouble gradient(double);\nint main(void) { printf("%.3f\\n", gradient(2)); }\n'
    )
    (program / "exports.map").write_text("{ global: gradient; local: *; };\n")
    assert build(f"""
        enzyme-clang -O2 -fPIC -c gradient.c loss.c model.c use.c
        ar rc libmodel.a model.o
        enzyme-clang -fuse-ld={linker} -shared -Wl,--version-script=exports.map -Wl,-z,defs gradient.o loss.o \
-L. -lmodel -lm -o libgradient.so
        enzyme-clang use.o -L. -lgradient -Wl,-rpath,{program} -o use
        ./use""") == "-7.844\n"
    exported = ELF((program / "libgradient.so").read_bytes()).symbols(dynamic=True).defined
    assert exported == {"gradient"}


@pytest.mark.parametrize("linker", LINKERS)
def test_a_linker_given_by_its_path(linker: str, compiled: Path, tmp_path: Path, run: Run) -> None:
    shutil.copytree(compiled, tmp_path, dirs_exist_ok=True)
    path = shutil.which(f"ld.{linker}") or shutil.which(f"ld.{linker}-19")
    run("enzyme-clang", f"--ld-path={path}", "main.o", "libboth.a", "-lm", "-o", "program")
    assert run("./program").stdout == PRINTED


def test_members_of_one_name_are_told_apart(build: Build, program: Path) -> None:
    (program / "other").mkdir()
    (program / "other" / "model.c").write_text("int other(void) { return 1; }\n")
    (program / "use.c").write_text("int other(void);\nint use(void) { return other(); }\n")
    assert build("""
        enzyme-clang -O2 -c main.c loss.c model.c use.c
        enzyme-clang -O2 -c other/model.c -o other/model.o
        ar qc libmodel.a loss.o model.o other/model.o
        enzyme-clang main.o use.o -Wl,--whole-archive libmodel.a -Wl,--no-whole-archive -lm -o program
        ./program""") == PRINTED


def test_sources_objects_and_archives_mix(build: Build, program: Path) -> None:
    assert build("""
        enzyme-clang -O2 -c model.c
        ar rc libmodel.a model.o
        enzyme-clang -O2 main.c loss.c libmodel.a -lm -o program
        ./program""") == PRINTED
    assert build("""
        enzyme-clang -O2 -c main.c
        enzyme-clang -O2 main.o loss.c model.c -lm -o program
        ./program""") == PRINTED


@pytest.mark.parametrize("tool", ["strip -g", "strip --strip-unneeded", "ranlib", "objcopy --strip-debug"])
def test_bitcode_survives_the_tools(tool: str, build: Build, program: Path) -> None:
    assert build(f"""
        enzyme-clang -O2 -g -c main.c loss.c model.c
        ar rc libmodel.a model.o
        {tool} libmodel.a
        enzyme-clang main.o loss.o libmodel.a -lm -o program
        ./program""") == PRINTED


def test_bitcode_is_not_in_programs(build: Build, program: Path) -> None:
    build(COMPILE + "enzyme-clang main.o loss.o model.o -lm -o program")
    assert BITCODE_SECTION in (program / "main.o").read_bytes()
    assert BITCODE_SECTION not in (program / "program").read_bytes()


@pytest.mark.parametrize("linker", [name for name in AT_HAND if name == "lld"])
def test_units_compiled_for_lto_are_differentiated(linker: str, build: Build, program: Path) -> None:
    flags = f"-O2 -flto -fuse-ld={linker}"
    assert build(f"""
        enzyme-clang -O2 -flto -c main.c loss.c model.c
        llvm-ar-19 rc libmodel.a model.o
        enzyme-clang {flags} main.o loss.o libmodel.a -lm -o program
        ./program""") == PRINTED
    assert build(f"""
        enzyme-clang -O2 -c loss.c
        enzyme-clang {flags} main.o loss.o libmodel.a -lm -o program
        ./program""") == PRINTED


def test_what_was_decided_is_said_when_asked(run: Run, program: Path) -> None:
    done = run("enzyme-clang", "-O2", "-c", "main.c", "--enzyme-verbose")
    assert "'main.c' is differentiated at the link: its requests reach 'loss', defined elsewhere" in done.stderr
    (program / "closed.c").write_text(MAIN.replace("double loss(double x);", "double loss(double x) { return x; }"))
    done = run("enzyme-clang", "-O2", "-c", "closed.c", "--enzyme-verbose")
    assert "'closed.c' is differentiated now: it holds all that its requests reach" in done.stderr
    done = run("enzyme-clang", "-O2", "-c", "closed.c", "--enzyme-verbose", "--enzyme-when=link")
    assert "'closed.c' is differentiated at the link: --enzyme-when=link" in done.stderr
    run("enzyme-clang", "-O2", "-c", "loss.c", "model.c")
    (program / "apart.c").write_text("int apart(void) { return 0; }\n")
    run("enzyme-clang", "-O2", "-c", "apart.c")
    done = run("enzyme-clang", "main.o", "loss.o", "model.o", "apart.o", "-lm", "--enzyme-verbose")
    assert "differentiated at the link: 'main.o', 'loss.o', 'model.o'; the 1 other units" in done.stderr


def test_a_program_without_requests_is_what_clang_links(run: Run, build: Build, program: Path) -> None:
    (program / "main.c").write_text("double loss(double);\nint main(void) { return loss(1) > 9; }\n")
    build("""
        enzyme-clang -O2 -c main.c loss.c model.c
        enzyme-clang main.o loss.o model.o -lm -o ours""")
    clang = next(name for name in ("clang", "clang-19") if shutil.which(name))
    build(f"""
        {clang} -O2 -c main.c loss.c model.c
        {clang} main.o loss.o model.o -lm -o theirs""")
    assert (program / "ours").read_bytes() == (program / "theirs").read_bytes()


def test_objects_are_the_same_twice(build: Build, program: Path) -> None:
    names = ("main.o", "loss.o", "model.o", "program")
    first: list[bytes] = []
    for _ in range(2):
        build(COMPILE + "enzyme-clang main.o loss.o model.o -lm -o program")
        content = [(program / name).read_bytes() for name in names]
        first = first or content
        assert content == first
        for name in names:
            os.unlink(program / name)
