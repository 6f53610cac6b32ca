"""Programs of several processes: builds at the same time, a bound for what is kept, foreign code that crashes."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

BUILD = """
import enzyme_cc, sys
scale = float(sys.argv[1])
program = enzyme_cc.build(language="c", code=f"double f(double x) {{ return {scale} * x * x; }}")
print(program.function("double f(double x)").grad(3.0).x)
"""


def started(code: str, folder: Path, *words: str, cache: str = "1", **more: int) -> subprocess.Popen[str]:
    environment = os.environ | {"XDG_CACHE_HOME": str(folder), "ENZYME_CACHE": cache}
    return subprocess.Popen([sys.executable, "-c", code, *words], env=environment, text=True, **more)


def test_processes_that_build_the_same_at_once_all_get_it(tmp_path: Path) -> None:
    running = [started(BUILD, tmp_path, "2", stdout=subprocess.PIPE) for _ in range(4)]
    assert [process.communicate()[0].strip() for process in running] == ["12.0"] * 4
    left = [path.name for path in (tmp_path / "enzyme-cc" / "programs").iterdir()]
    assert left and not [name for name in left if name.startswith("new-") or name.endswith(".lock")]


@pytest.mark.long
def test_what_is_kept_is_bounded(tmp_path: Path) -> None:
    bound, programs = 60_000, tmp_path / "enzyme-cc" / "programs"
    for scale in range(1, 7):
        process = started(BUILD, tmp_path, str(scale), cache=str(bound), stdout=subprocess.PIPE)
        assert process.communicate()[0].strip() == str(6.0 * scale)
        assert sum(path.stat().st_size for path in programs.rglob("*") if path.is_file()) <= bound


def test_a_crash_of_foreign_code_is_not_hidden(tmp_path: Path) -> None:
    code = """
import enzyme_cc
program = enzyme_cc.build(language="c", code="double f(double x) { return x * *(volatile double *)0; }")
program.function("double f(double x)")(1.0)
"""
    assert started(code, tmp_path).wait() == -signal.SIGSEGV


def test_a_long_build_is_watched_at_a_terminal_only(tmp_path: Path) -> None:
    code = """
import time
from enzyme_cc.python.progress import watched
with watched("building sim.c"):
    time.sleep(1.5)
"""
    ours, theirs = pty.openpty()
    process = started(code, tmp_path, stderr=theirs)
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 1024):
            shown += part
    except OSError:  # the other end is closed
        pass
    assert process.wait() == 0 and b"enzyme-cc: building sim.c" in shown
    silent = started(code, tmp_path, stderr=subprocess.PIPE)
    assert silent.communicate()[1] == ""
