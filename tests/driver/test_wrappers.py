"""The wrappers as files: which Python and package they find, and what their shell part starts before Python."""

from __future__ import annotations

import compileall
import os
import shutil
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from enzyme_cc.driver import clang as clang_driver
from enzyme_cc.driver import command_line, front_end, options
from enzyme_cc.driver.objects import EMBED
from enzyme_cc.toolchain.compilers import CLANG_NAMES

ROOT = Path(__file__).resolve().parents[2]
WRAPPER = ROOT / "wrappers" / "bin" / "enzyme-clang"
VERSION = f"python{sys.version_info[0]}.{sys.version_info[1]}"
PLAIN = "int answer(void) { return 42; }\n"
ASKS = """
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)square, 3.0)); return 0; }
"""


def install(prefix: Path, *, editable: bool = False, python: str = sys.executable) -> Path:
    """What pip makes of the package under a prefix: its folder of programs."""
    programs, packages = prefix / "bin", prefix / "lib" / VERSION / "site-packages"
    programs.mkdir(parents=True)
    packages.mkdir(parents=True)
    for name in ("enzyme-clang", "enzyme-clang++"):
        shutil.copy(WRAPPER, programs / name)
    first = f"#!{python}\n" if " " not in python else f"#!/bin/sh\n'''exec' \"{python}\" \"$0\" \"$@\"\n' '''\n"
    (programs / "enzyme-config").write_text(first)
    if editable:
        (packages / "__editable__.enzyme_cc-0.1.0.pth").write_text(f"{ROOT}\n")
    else:
        (packages / "enzyme_cc").symlink_to(ROOT / "enzyme_cc")
    return programs


def start(*words: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True, timeout=60,
                          env={**os.environ, **environment})


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "plain.c").write_text(PLAIN)
    (tmp_path / "asks.c").write_text(ASKS)
    return tmp_path


def works(wrapper: Path | str, folder: Path, **environment: str) -> None:
    """A file that asks for nothing gets its bitcode, one that asks its derivative."""
    for words in (["-O2", "-c", "plain.c"], ["-c", "plain.c"], ["-O2", "-c", "asks.c"], ["asks.o", "-o", "asks"]):
        done = start(wrapper, *words, folder=folder, **environment)
        assert (done.returncode, done.stderr) == (0, ""), words
        if "plain.c" in words:
            assert b".enzyme.bc" in (folder / "plain.o").read_bytes()
            (folder / "plain.o").unlink()
    assert start(folder / "asks", folder=folder).stdout == "6\n"


@pytest.mark.parametrize("editable", [False, True], ids=["copied", "editable"])
def test_an_installation_in_a_folder_with_blanks(editable: bool, sources: Path) -> None:
    works(install(sources / "a prefix", editable=editable) / "enzyme-clang", sources)


def test_a_python_whose_path_has_blanks(sources: Path) -> None:
    (sources / "a venv").symlink_to(sys.prefix)
    python = f"{sources}/a venv/bin/{Path(sys.executable).name}"
    works(install(sources / "prefix", python=python) / "enzyme-clang", sources)


def test_the_checkout_itself(sources: Path) -> None:
    works(WRAPPER, sources)


def test_links_to_the_wrapper_under_other_names(sources: Path) -> None:
    programs = install(sources / "prefix")
    (sources / "links").mkdir()
    (sources / "links" / "cc").symlink_to(programs / "enzyme-clang")
    (sources / "links" / "mycc").symlink_to("cc")
    works(sources / "links" / "mycc", sources)
    works("mycc", sources, PATH=f"links:{os.environ['PATH']}")


def test_a_link_in_the_checkout_keeps_its_name(sources: Path) -> None:
    (sources / "c++").symlink_to(WRAPPER.with_name("enzyme-clang++"))
    (sources / "of_cpp.cpp").write_text("#include <vector>\nint main() { std::vector<int> v(1); return v[0]; }\n")
    done = start(sources / "c++", "of_cpp.cpp", "-o", "program", folder=sources)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_package_of_two_pythons_is_left_to_python_itself(sources: Path) -> None:
    programs = install(sources / "prefix")
    (sources / "prefix" / "lib" / "python3.99" / "site-packages" / "enzyme_cc").mkdir(parents=True)
    works(programs / "enzyme-clang", sources)


def test_modules_of_the_users_are_not_taken_for_pythons(sources: Path) -> None:
    programs = install(sources / "prefix")
    for folder in (programs, sources):
        (folder / "struct.py").write_text("raise SystemExit('not this one')\n")
    works(programs / "enzyme-clang", sources)


def test_the_header_is_found_when_the_shell_starts_the_compiler(sources: Path) -> None:
    (sources / "uses.cpp").write_text("#include <enzyme/enzyme>\nint one() { return 1; }\n")
    prefix = sources / "prefix"
    programs = install(prefix)
    shutil.copytree(ROOT / "wrappers" / "include", prefix / "share" / "enzyme-cc" / "include")
    for wrapper in (programs / "enzyme-clang++", WRAPPER.with_name("enzyme-clang++")):
        done = start(wrapper, "-std=c++17", "-O1", "-c", "uses.cpp", folder=sources)
        assert (done.returncode, done.stderr) == (0, "")


def test_without_python_the_exit_code_is_the_shells(sources: Path) -> None:
    programs = install(sources / "prefix", python="/nowhere/python3")
    assert start(programs / "enzyme-clang", "--version", folder=sources, PATH=str(sources)).returncode == 127


@pytest.mark.parametrize("compiled", [False, True])
def test_bytecode_that_may_not_be_written_beside_the_sources_is_kept_elsewhere(compiled: bool, sources: Path) -> None:
    prefix = sources / "prefix"
    programs = install(prefix)
    package = prefix / "lib" / VERSION / "site-packages" / "enzyme_cc"
    package.unlink()
    shutil.copytree(ROOT / "enzyme_cc", package, ignore=shutil.ignore_patterns("__pycache__"))
    if compiled:
        compileall.compile_dir(package, quiet=1)
    works(programs / "enzyme-clang", sources, PYTHONDONTWRITEBYTECODE="1", XDG_CACHE_HOME=str(sources / "cache"))
    assert any((sources / "cache").rglob("wrappers.*.pyc")) == (not compiled)
    assert any(package.rglob("*.pyc")) == compiled


def test_a_closed_standard_input(sources: Path) -> None:
    done = start("sh", "-c", 'exec "$0" -O2 -c plain.c <&-', WRAPPER, folder=sources)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [["-O2"], []], ids=["-O2", "-O0"])
def test_messages_come_once_and_a_failure_is_handed_on(words: list[str], sources: Path) -> None:
    (sources / "warns.c").write_text("int f(int unused) { return 0; }\n" + PLAIN)
    (sources / "broken.c").write_text("int f(void) { return unknown; }\n")
    (sources / "warns_and_asks.c").write_text("int f(int unused) { return 0; }\n" + ASKS)
    for name in ("warns.c", "warns_and_asks.c"):
        done = start(WRAPPER, *words, "-Wextra", "-c", name, folder=sources)
        assert (done.returncode, done.stderr.count("unused parameter")) == (0, 1), done.stderr
    done = start(WRAPPER, *words, "-c", "broken.c", folder=sources)
    assert (done.returncode, done.stderr.count("error: ")) == (1, 1)


def test_an_interrupt_ends_the_compiler(sources: Path, tmp_path: Path) -> None:
    (tmp_path / "waits.c").write_text(
        '#include <unistd.h>\nint main(void) { write(1, "on\\n", 3); return pause(); }\n')
    (tmp_path / "tools").mkdir()
    assert start(WRAPPER, "waits.c", "-o", tmp_path / "tools" / "clang", folder=tmp_path).returncode == 0
    environment = {**os.environ, "PATH": f"{tmp_path / 'tools'}:{os.environ['PATH']}"}
    with subprocess.Popen([WRAPPER, "-O2", "-c", "plain.c"], cwd=tmp_path, env=environment, stdout=subprocess.PIPE,
                          text=True, start_new_session=True) as running:
        assert running.stdout is not None and running.stdout.readline() == "on\n"
        deadline = time.monotonic() + 30
        while Path(f"/proc/{running.pid}/comm").read_text().strip() not in ("python", "python3", VERSION):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(0.5)  # Python is ready for it
        os.killpg(running.pid, signal.SIGINT)
        assert running.wait(timeout=30) == -signal.SIGINT, "as clang does"
        assert running.stdout.read() == "", "the compiler, which holds the pipe, has ended too"


# What the shell starts of its own accord must be what the driver would start.

USUAL = [
    "-c a.c", "-O2 -c a.c", "-O3 -D_LARGEFILE64_SOURCE=1 -DHAVE_HIDDEN -c -o adler32.o adler32.c",
    "-O3 -fPIC -DPIC -c -o objs/adler32.o adler32.c",
    "-std=gnu99 -O2 -Wall -Wextra -DLUA_COMPAT_5_3 -c -o lapi.o lapi.c",
    "-DHAVE_CONFIG_H -I. -I.. -g -O2 -MT x.lo -MD -MP -MF .deps/x.Tpo -c x.c -fPIC -DPIC -o .libs/x.o",
    "-I include -isystem /usr/include -O2 -g -march=native -pthread -c a.cpp b.cc",
    "-c conftest.c", "-g -Og -c a.c", "-Os -m32 -ffast-math -pipe -w -c a.C",
]
WORDS = """
    -c -O2 -O0 -O -Og -O3 -Ofast -O9 -o out.o - /dev/null -o/dev/null -oa.o a.c b.cpp a.o a.s a.S a.ll a.m -x c -S
    -E -M -MM -MD -MMD -MF -MP -MT d.d -flto -flto=thin -fno-lto -fembed-bitcode -fembed-bitcode=all -save-temps
    -fsyntax-only -emit-llvm -fthinlto-index=x -fopenmp -fopenmp-targets=x --analyze -target --target=wasm32
    x86_64-linux-gnu -arch -g -gsplit-dwarf -Wall -Wl,--gc-sections -DX=1 -D X -I inc -Iinc -include h.h -Xclang
    -mllvm -disable-llvm-passes -m32 -march=native -mavx2 -std=c11 -pthread -pipe -v -### --version -shared -fPIC
    -lm -l m @words -- --enzyme-when=never --enzyme-verbose -fplugin=ClangEnzyme-19.so -DENZYME -resource-dir -w -MQ
    -U -ansi -r -z defs
""".split()


class Shell:
    """The wrapper with an `echo` for clang and, for Python, a program that writes its words to a file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = install(folder / "prefix", python=str(folder / "tools" / "python3"))
        tools = folder / "tools"
        tools.mkdir()
        shutil.copy(shutil.which("echo") or "/bin/echo", tools / "clang")
        (tools / "python3").write_text("#!/bin/sh\nfor word; do echo \"$word\"; done > \"$GIVEN\"\n")
        (tools / "python3").chmod(0o755)

    def start(self, words: list[str], **environment: str) -> tuple[bool, list[str]]:
        """Whether the shell says that it has started a compiler, and the words that this compiler got."""
        given = self.folder / "given"
        for word in words:
            if word.endswith(".o"):  # where the compiler's messages are kept until its command is read
                (self.folder / word).parent.mkdir(parents=True, exist_ok=True)
        known = {name: value for name, value in os.environ.items() if not name.startswith("ENZYME")}
        done = subprocess.run(
            [self.programs / "enzyme-clang", *words], cwd=self.folder, capture_output=True, text=True, timeout=20,
            env={**known, "PATH": f"{self.folder / 'tools'}:{os.environ['PATH']}", "GIVEN": str(given), **environment})
        said = given.read_text().splitlines()
        assert said[-len(words):] == words
        started = next(word for word in said if word.startswith("enzyme-started=")) != "enzyme-started="
        return started, done.stdout.split()


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    return Shell(tmp_path_factory.mktemp("shell"))


def as_the_driver_would(words: list[str]) -> list[str] | None:
    """The words by which the driver starts the compiler for a plain compile; None for any other command."""
    try:
        given, own = options.extract(words)
    except options.UnknownOption:
        return None
    command = command_line.parse(given)
    if (given != words or clang_driver._is_the_compilers_own(command, own) or command.output == "-"
            or not front_end.carries_bitcode(command)):
        return None
    return words if front_end.level(command) == 0 else [*EMBED, *words]


@pytest.mark.parametrize("line", USUAL)
def test_the_shell_starts_the_usual_compiles(line: str, shell: Shell) -> None:
    words = line.split()
    assert shell.start(words) == (True, as_the_driver_would(words))


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(WORDS), max_size=6).map(lambda words: ["-c", "a.c", *words]) | st.lists(
    st.sampled_from(WORDS), min_size=1, max_size=6))
@example(["-c", "-o", "-", "a.c"])
@example(["-c", "a.c", "-o"])
@example(["-c", "a.c", "-MQ", "-fembed-bitcode"])
def test_the_shell_starts_only_what_the_driver_would(shell: Shell, words: list[str]) -> None:
    started, compiler = shell.start(words)
    if started:
        assert compiler == as_the_driver_would(words)


@pytest.mark.parametrize("environment", [{"ENZYME_CLANG": "clang"}, {"ENZYME_WHEN": "never"}])
def test_the_shell_leaves_what_the_environment_decides(environment: dict[str, str], shell: Shell) -> None:
    assert not shell.start(["-O2", "-c", "a.c"], **environment)[0]


def test_the_shell_leaves_compilers_that_are_scripts(shell: Shell, tmp_path: Path) -> None:
    shutil.copy(ROOT / "wrappers" / "masquerade" / "clang", tmp_path / "clang")
    started, _ = shell.start(["-c", "a.c"], PATH=f"{tmp_path}:{shell.folder / 'tools'}:{os.environ['PATH']}")
    assert not started


@pytest.mark.parametrize("name", ["dash", "bash", "busybox"])
def test_every_shell_reads_it(name: str, sources: Path) -> None:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} IS NOT TESTED: it is not installed")
    shell = [found, "sh"] if name == "busybox" else [found]
    done = start(*shell, WRAPPER, "-O2", "-c", "plain.c", folder=sources)
    assert (done.returncode, done.stderr) == (0, "")
    assert b".enzyme.bc" in (sources / "plain.o").read_bytes()


def test_python_reads_it_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compile(WRAPPER.read_text(), str(WRAPPER), "exec")
    assert "\\" not in WRAPPER.read_text(), "which is an escape to Python, and newer ones warn of unknown ones"


def test_the_shell_looks_for_the_names_that_the_driver_looks_for() -> None:
    assert f"find_program {' '.join(CLANG_NAMES)}\n" in WRAPPER.read_text()
