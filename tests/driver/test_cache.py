"""The cache of differentiated code."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.driver.cache import Cache, Entry, key_of

SOURCE = """
#include <stdio.h>
extern int enzyme_const;
double __enzyme_autodiff(void *, ...);
static double scale = %s;
static double f(double x) { return scale * x * x; }
int main(void) { printf("%%g\\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }
"""
WARNED = """
double __enzyme_autodiff(void *, ...);
static void f(double *x) { *x *= *x; }
double gradient(double *x, double *d) { return __enzyme_autodiff((void *)f, x, d); }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where entries go."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("ENZYME_CACHE", raising=False)
    return tmp_path / "cache" / "enzyme-cc" / "derivatives"


@pytest.fixture
def wrapper(tmp_path: Path) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Runs enzyme-clang, with its own AD pass, in tmp_path."""

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        command = [str(Path(sys.executable).with_name("enzyme-clang")), *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)

    return run


def entries(folder: Path) -> list[str]:
    return sorted(os.listdir(folder)) if folder.exists() else []


def test_entries_come_back_whole_or_not_at_all(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path / "c"))
    key = key_of("text", 1, "a")
    assert cache.get(key) is None
    entry = Entry(b"\x7fELF\n\0code", "a.c:1: warning: ä\n", (0, 2))
    cache.put(key, entry)
    assert cache.get(key) == entry
    assert key_of("text", 1, "b") != key != key_of("texts", 1, "a") and key == key_of("text", 1, "a")
    path = tmp_path / "c" / key
    whole = path.read_bytes()
    for damaged in (b"", whole[:20], whole[:-1], whole[:-1] + b"x", b"x" + whole[1:]):
        path.write_bytes(damaged)
        assert cache.get(key) is None
    cache.put(key, entry)
    assert cache.get(key) == entry


def test_the_entries_read_longest_ago_make_room(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path), 2500)
    for number, name in enumerate("abc"):
        cache.put(name, Entry(b"x" * 600))
        os.utime(tmp_path / name, (number, number))
    assert cache.get("a") is not None  # touches it
    cache.put("d", Entry(b"x" * 900))
    assert entries(tmp_path) == ["a", "c", "d"]
    os.chmod(tmp_path, 0o500)
    cache.put("e", Entry(b"x"))  # a folder that cannot be written to is no error
    os.chmod(tmp_path, 0o700)


def test_writers_at_the_same_time_leave_whole_entries(tmp_path: Path) -> None:
    cache, wrong = Cache(str(tmp_path), 20_000), []

    def work(number: int) -> None:
        for step in range(40):
            key, entry = f"k{step % 5}", Entry(bytes([step % 5]) * 3000)
            cache.put(key, entry)
            found = cache.get(key)
            if found is not None and found != entry:
                wrong.append(found)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and not [name for name in entries(tmp_path) if name.startswith("new-")]


def test_a_rebuild_takes_what_was_made(
    folder: Path, tmp_path: Path, wrapper: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "a.c"

    def built(factor: str, *flags: str) -> str:
        source.write_text(SOURCE % factor)
        done = wrapper(*flags, "-O2", "a.c", "-o", "a", "-lm")
        assert done.returncode == 0, done.stderr
        return os.popen(str(tmp_path / "a")).read().strip()

    assert built("2.0") == "12" and len(entries(folder)) == 1
    name = entries(folder)[0]
    os.utime(folder / name, (1, 1))
    assert built("2.0") == "12" and entries(folder) == [name]
    assert (folder / name).stat().st_mtime > 1  # read
    assert built("4.0") == "24" and len(entries(folder)) == 2
    assert built("4.0", "--enzyme-strong-zero") == "24" and len(entries(folder)) == 3
    assert built("5.0", "--enzyme-cache=0") == "30" and len(entries(folder)) == 3
    monkeypatch.setenv("ENZYME_CACHE", "0")
    assert built("6.0") == "36" and len(entries(folder)) == 3
    monkeypatch.setenv("ENZYME_CACHE", "1K")
    assert built("7.0") == "42" and len(entries(folder)) == 1
    monkeypatch.delenv("ENZYME_CACHE")
    (folder / entries(folder)[0]).write_bytes(b"damaged")
    assert built("7.0") == "42"


def test_what_was_said_is_said_again_and_refusals_are_not_kept(folder: Path, tmp_path: Path, wrapper: Callable) -> None:
    (tmp_path / "w.c").write_text(WARNED)
    first = wrapper("-O2", "-c", "w.c")
    assert first.returncode == 0 and "warning" in first.stderr and len(entries(folder)) == 1
    content = (tmp_path / "w.o").read_bytes()
    again = wrapper("-O2", "-c", "w.c")
    assert (again.returncode, again.stderr) == (0, first.stderr) and len(entries(folder)) == 1
    assert (tmp_path / "w.o").read_bytes() == content
    (tmp_path / "w.c").write_text(WARNED.replace("*x *= *x", 'asm volatile("" : "+m"(*x))'))
    refused = wrapper("-O2", "-c", "w.c")
    assert refused.returncode == 1 and len(entries(folder)) == 1
    assert wrapper("-O2", "-c", "w.c").stderr == refused.stderr
