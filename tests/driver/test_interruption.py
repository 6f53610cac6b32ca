"""A command that is interrupted leaves no half-written object, temporary folder or process, and dies as clang does."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent

SLOW_COMPILER = """#!/bin/sh
real=$(command -v clang || command -v clang-19)
for word; do case $word in -S|-c|-o) seen=1 ;; esac; done
echo $$ >> {folder}/compilers
[ "$seen" ] && sleep {before}
"$real" "$@"
code=$?
echo $$ >> {folder}/compiled
[ "$seen" ] && sleep {after}
exit $code
"""
REQUEST = """
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
int main(void) { return __enzyme_autodiff((void *)square, 3.0) > 0; }
"""
PLAIN = "int main(void) { return 0; }\n"


def many_functions(number: int) -> str:
    """A program whose derivative takes seconds."""
    functions = [
        f"static double g{i}(double *x, int n) {{ double s = 0; for (int i = 0; i < n; i++) "
        f"for (int j = 0; j < n; j++) s += __builtin_sin(x[i] * x[j]) * {i + 1}; return s; }}\n" for i in range(number)]
    calls = "".join(f"s += g{i}(x, n) * g{(i + 5) % number}(x, n);\n" for i in range(number))
    return ("".join(functions) + "static double f(double *x, int n) { double s = 0;\n" + calls + "return s; }\n"
            "double __enzyme_autodiff(void *, ...);\n"
            "int main(void) { double x[3] = {1, 2, 3}, d[3] = {0}; __enzyme_autodiff((void *)f, x, d, 3); }\n")


def interrupted(folder: Path, number: signal.Signals, wait: str, *words: str, group: bool = False) -> None:
    """Start a command, signal it once a file of that pattern is there, and look what is left."""
    temporary = folder / "tmp"
    temporary.mkdir()
    environment = {**os.environ, "TMPDIR": str(temporary), "PATH": f"{folder}:{os.environ['PATH']}"}
    child = subprocess.Popen([str(BIN / words[0]), *words[1:]], cwd=folder, env=environment, start_new_session=True,
                             stderr=subprocess.DEVNULL)
    before = {path.name for path in folder.iterdir()}
    limit = time.monotonic() + 60
    while not list(folder.glob(wait)) and time.monotonic() < limit and child.poll() is None:
        time.sleep(0.01)
    time.sleep(0.15)
    assert child.poll() is None, "it ended before it was interrupted"
    (os.killpg if group else os.kill)(child.pid, number)
    assert child.wait(timeout=60) == -number
    left = {path.name for path in folder.iterdir()} - before
    assert left <= {"compilers", "compiled"}
    assert list(temporary.iterdir()) == []
    assert not processes_of(child.pid)


def processes_of(session: int) -> list[str]:
    """Commands that still run in a session, a moment later."""
    time.sleep(0.2)
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == session and fields[0] != "Z":
                    found.append((entry / "cmdline").read_text())
            except OSError:
                continue
    return [command for command in found if not command.startswith("sleep")]  # of the scripts here


def slow_compiler(folder: Path, before: float, after: float) -> str:
    if shutil.which("clang") is None and shutil.which("clang-19") is None:
        pytest.skip("no clang on PATH")
    path = folder / "slow-clang"
    path.write_text(SLOW_COMPILER.format(folder=folder, before=before, after=after))
    path.chmod(0o755)
    return f"--enzyme-clang={path}"


SIGNALS = [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow),
           pytest.param(signal.SIGHUP, marks=pytest.mark.slow)]


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("source", [REQUEST, PLAIN], ids=["request", "plain"])
@pytest.mark.parametrize(("before", "after"), [(5, 0), (0, 5)], ids=["before", "after"])
def test_while_the_compiler_runs(
    tmp_path: Path, number: signal.Signals, source: str, before: float, after: float
) -> None:
    (tmp_path / "unit.c").write_text(source)
    option = slow_compiler(tmp_path, before, after)
    interrupted(tmp_path, number, "compiled" if after else "compilers", "enzyme-clang", option, "-O2", "-c", "unit.c")


@pytest.mark.parametrize("number", SIGNALS)
def test_while_a_unit_is_differentiated(tmp_path: Path, number: signal.Signals) -> None:
    (tmp_path / "unit.c").write_text(many_functions(40))
    interrupted(tmp_path, number, "tmp/enzyme-cc-*/in-work.ll", "enzyme-clang", "-O2", "-c", "unit.c")


@pytest.mark.parametrize("number", SIGNALS)
def test_while_a_link_differentiates(tmp_path: Path, number: signal.Signals) -> None:
    (tmp_path / "unit.c").write_text(many_functions(40))
    interrupted(tmp_path, number, "tmp/enzyme-cc-*/in-work.ll", "enzyme-clang", "-O2", "unit.c", "-o", "program",
                group=True)


@pytest.mark.slow
def test_all_jobs_of_a_make(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.c").write_text(many_functions(30))
    (tmp_path / "Makefile").write_text("all: one.o two.o\n%.o: %.c\n\tenzyme-clang -O2 -c $< -o $@\n")
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    environment = {**os.environ, "TMPDIR": str(temporary), "PATH": f"{BIN}:{os.environ['PATH']}"}
    child = subprocess.Popen(["make", "-j2"], cwd=tmp_path, env=environment, start_new_session=True,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    limit = time.monotonic() + 60
    while len(list(temporary.glob("enzyme-cc-*/in-work.ll"))) < 2 and time.monotonic() < limit:
        time.sleep(0.01)
    os.killpg(child.pid, signal.SIGINT)
    assert child.wait(timeout=60) != 0
    assert not processes_of(child.pid)
    assert list(tmp_path.glob("*.o")) == []
    assert [path for path in temporary.iterdir() if path.name.startswith("enzyme")] == []


def test_a_compiler_that_is_killed_is_told_by_the_exit_code(tmp_path: Path) -> None:
    (tmp_path / "unit.c").write_text(REQUEST)
    path = tmp_path / "killed-clang"
    path.write_text("#!/bin/sh\nkill -9 $$\n")
    path.chmod(0o755)
    done = subprocess.run([str(BIN / "enzyme-clang"), f"--enzyme-clang={path}", "-c", "unit.c"], cwd=tmp_path,
                          timeout=60, capture_output=True, text=True)
    assert done.returncode == 137
    assert not (tmp_path / "unit.o").exists()
