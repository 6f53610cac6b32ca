"""No derivative has a race: the programs' derivatives run under ThreadSanitizer, which archer tells what libomp does.

The wrappers do not instrument derivatives, and clang 19 does not read the text of LLVM 22; what differs in what it says
of pointers and memory is taken out, so that clang compiles and instruments derivatives and program as one module. flang
says of no function that it is to be instrumented: the text does.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.toolchain.elf import ELF

HERE = Path(__file__).parent
ARCHER = Path("/usr/lib/llvm-19/lib/libarcher.so")
ENZYME_OPT = Path(sys.executable).parent / "enzyme-opt"
PROGRAMS = ("clauses.c", "loops.c", "methods.c", "objects.cpp", "order.c", "programs.c", "reductions.cpp", "requests.c",
            "sharing.c", "tasks.c", "variables.c", "loops.f90", "modules.f90", "tasks.f90", "threadprivate.f90")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(not ARCHER.exists(), reason="libomp-19-dev is not installed"),
]

NEWER = re.compile(
    r" captures\([^)]*\)| initializes\((?:\([^)]*\)(?:, )?)*\)|\bsamesign | dead_on_return| memory\([^)]*\)|"
    r"\bnocreateundeforpoison |, !(?:nofree|captures|alloc_token)[^,\n]*|"
    r"^.*(?:call|declare) .*@llvm\.lifetime.*\n", re.M
)
NEWER_STEP = re.compile(r"(getelementptr (?:inbounds )?)(?:nuw |nusw )+")
HEADING = re.compile(
    r"^(define .*?\)[^{\n]*?)"
    r"((?: comdat(?:\([^)]*\))?)?(?: align \d+)?(?: personality ptr @\w+)?\s*(?:!dbg !\d+ )?\{)$", re.M)
COPYIN = "race:^_QMstatePwork..omp_par$\n"
"""The program's own function in which flang's first thread copies its variable onto itself while others read it."""
ADDED = re.compile(r"(%\S+) = atomicrmw fadd ptr (\S+), double (\S+) monotonic, align 8")


def derivatives(program: str, folder: Path) -> str:
    """A program of this folder with its derivatives, to be instrumented."""
    if program.endswith("f90"):
        return of_fortran(program, folder)
    compiler = ["clang++-19", "-std=c++17"] if program.endswith("pp") else ["clang-19"]
    return with_derivatives([*compiler, "-fopenmp", str(HERE / program)], folder)


def with_derivatives(command: list[str], folder: Path) -> str:
    """What the command compiles, with its derivatives, as clang 19 reads it, to be instrumented."""
    words = "-O1 -g -Xclang -disable-llvm-passes -S -emit-llvm -o before.ll".split()
    subprocess.run([*command, *words], check=True, cwd=folder)
    return instrumented("before.ll", folder)


def of_fortran(program: str, folder: Path) -> str:
    """The same of a Fortran program, of which the wrapper's object has the bitcode."""
    command = [str(ENZYME_OPT.with_name("enzyme-flang")), "-fopenmp", "-O1", "-g", "-w", "-c", str(HERE / program)]
    subprocess.run([*command, "-o", "before.o"], check=True, cwd=folder)
    (folder / "before.bc").write_bytes(ELF((folder / "before.o").read_bytes()).bitcode()[0])
    return instrumented("before.bc", folder)


def instrumented(before: str, folder: Path) -> str:
    """A module with its derivatives, as clang 19 reads it."""
    subprocess.run([str(ENZYME_OPT), before, "-o", "after.ll"], check=True, cwd=folder, capture_output=True)
    text = NEWER_STEP.sub(r"\1", NEWER.sub("", (folder / "after.ll").read_text()))
    return HEADING.sub(r"\1 sanitize_thread\2", text)


def races(text: str, folder: Path, runs: int = 1) -> int:
    """How many races ThreadSanitizer sees, the least of several runs: of nested regions it reports some now and then
    where a plain program has none. The program's own checks are another test's."""
    (folder / "program.ll").write_text(text)
    words = "-O1 -g -fopenmp -fsanitize=thread -w program.ll -o program".split()
    words += ["-L/usr/lib/llvm-19/lib", "-lFortranRuntime", "-lFortranDecimal"] if "_QQmain" in text else []
    subprocess.run(["clang++-19", *words, "-lm"], check=True, cwd=folder)
    (folder / "suppressions").write_text(COPYIN)
    environment = {**os.environ, "OMP_WAIT_POLICY": "passive", "OMP_TOOL_LIBRARIES": str(ARCHER),
                   "TSAN_OPTIONS": "ignore_noninstrumented_modules=1 suppressions=suppressions"}
    seen = sys.maxsize
    for _ in range(runs):
        run = subprocess.run(["./program"], cwd=folder, capture_output=True, text=True, timeout=280, env=environment)
        seen = min(seen, run.stderr.count("WARNING: ThreadSanitizer: data race"))
        if not seen:
            break
    return seen


@pytest.mark.parametrize("program", PROGRAMS)
def test_derivatives_have_no_races(program: str, tmp_path: Path) -> None:
    assert races(derivatives(program, tmp_path), tmp_path, runs=3) == 0


@pytest.mark.parametrize("program", ["loops.c", "loops.f90"])
def test_a_race_would_be_seen(program: str, tmp_path: Path) -> None:
    """Additions to shared adjoints as plain ones."""
    text = derivatives(program, tmp_path)
    names = iter(range(10**6))

    def plain(found: re.Match[str]) -> str:
        new = f"%race{next(names)}"
        return (f"{found[1]} = load double, ptr {found[2]}, align 8\n  {new} = fadd double {found[1]}, {found[3]}\n"
                f"  store double {new}, ptr {found[2]}, align 8")

    assert races(ADDED.sub(plain, text), tmp_path) > 0
