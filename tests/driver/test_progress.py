"""A long build says on a terminal what it is at, moving; nothing is said elsewhere, nor of a short one."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.driver import progress

# A build of a second, which tells two things on the way.
CHILD = """
import os, sys, time
from enzyme_cc.driver import progress
progress._PATIENCE, progress._PERIOD = {patience}, 0.02
watch = progress.Watch("differentiating a.c")
child = os.fork()
if child == 0:
    told = progress.Progress(watch.channel)
    time.sleep(0.8)
    told.say("merging", 2, 4)
    time.sleep(0.2)
    sys.stderr.write("a.c:1: warning: long enough to hide the line, or nearly so, for it is longer than that\\n")
    sys.stderr.flush()
    os._exit(0)
watch.wait_for(child)
os.waitpid(child, 0)
"""


def on_a_terminal(code: str) -> str:
    """What a Python program writes to the terminal that it runs on."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.executable, [sys.executable, "-c", code])
    written = b""
    try:
        while chunk := os.read(terminal, 4096):
            written += chunk
    except OSError:  # closed
        pass
    assert os.waitpid(child, 0)[1] == 0, written
    return written.decode()


def test_the_line_moves_follows_the_work_and_goes() -> None:
    written = on_a_terminal(CHILD.format(patience=0.05))
    assert len(set(re.findall(r"enzyme-cc (.) differentiating a.c \(\d s\)\r", written))) == 4
    assert re.search(r"merging \[#{12}\.{12}\] 2/4 \(\d s\)", written)
    assert "\ra.c:1: warning: long enough" in written
    assert written.endswith("\r\x1b[K")


def test_a_short_build_says_nothing() -> None:
    assert "enzyme-cc" not in on_a_terminal(CHILD.format(patience=30))


def test_nothing_is_said_where_nobody_watches(capfd: pytest.CaptureFixture[str]) -> None:
    progress.Progress().say("merging", 1, 2)
    assert capfd.readouterr().err == ""


def test_a_compile_without_a_terminal_is_silent(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("double __enzyme_autodiff(void *, ...);\nstatic double f(double x) { return x; }\n"
                                  "double g(double x) { return __enzyme_autodiff((void *)f, x); }\n")
    words = [str(Path(sys.executable).parent / "enzyme-clang"), "-c", "a.c"]
    assert subprocess.run(words, cwd=tmp_path, capture_output=True, timeout=60).stderr == b""
