"""The run-time support by itself: each C file with a test in C, under clang's sanitizers."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc import c_sources
from enzyme_cc.autodiff import runtime
from enzyme_cc.toolchain.compilers import find_clang

TESTS = Path(__file__).parent / "c_tests"


def built(tmp_path: Path, name: str, *flags: str) -> list[str]:
    """The command that runs the test of a file."""
    program = tmp_path / name
    command = [shutil.which("clang-19") or str(find_clang().path), "-g", "-O1", "-std=gnu11", "-Wall",
               f"-I{c_sources.PACKAGE / 'autodiff'}", str(TESTS / f"{name}.c"), *flags, "-o", str(program), "-pthread"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode and "libclang_rt" in done.stderr:
        pytest.skip("this clang has no sanitizers")
    assert done.returncode == 0, done.stderr
    return [str(program)]


def run(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("sanitizer", ["address,undefined", "thread"])
@pytest.mark.parametrize("name", ["tape", "deferred_free", "lazily_mapped", "byte_copies", "sorting"])
def test_it_does_what_it_says(tmp_path, name, sanitizer):
    if sanitizer == "thread" and name not in ("tape", "lazily_mapped"):
        pytest.skip("knows no threads")
    done = run(*built(tmp_path, name, f"-fsanitize={sanitizer}", "-fno-sanitize=alignment"))
    assert done.returncode == 0 and not done.stderr, done.stderr


def test_the_tape_stops_at_its_limit(tmp_path):
    limit = tmp_path / "limit.c"
    limit.write_text("const unsigned long __enzyme_cc_tape_limit = 3000000;\n")
    done = run(*built(tmp_path, "tape", str(limit)), "fill")
    assert done.returncode == -6 and "the tape would pass the bound of --enzyme-tape-limit" in done.stderr
    limit.write_text("const unsigned long __enzyme_cc_tape_limit = 30000000;\n")
    assert run(*built(tmp_path, "tape", str(limit)), "fill").returncode == 0


@pytest.mark.parametrize(("what", "said"), [
    ("swap", "overlap in part"), ("repeated", "copied later"), ("odd", "program.c:3:5: enzyme-cc: bytes"),
    ("odd places", "no whole numbers"),
])
def test_what_copies_cannot_mean_stops_the_program(tmp_path, what, said):
    done = run(*built(tmp_path, "byte_copies"), what)
    assert done.returncode == -6 and said in done.stderr


@pytest.mark.parametrize(("words", "said"), [
    ([], "pot.c:3:5: enzyme-cc: the function 'hidden' is called here through a pointer, and there is no derivative of "
         "it: its code was not compiled by enzyme-clang, enzyme-clang++, enzyme-flang or enzyme-rustc"),
    (["known"], "the function 'known' is called here through a pointer, and there is no derivative of it: it calls "
                "'native', whose code was not at hand\n"),
    (["at"], "the function at 0x"),
    (["null"], "pot.c:3:5: enzyme-cc: a null pointer is called here\n"),
])
@pytest.mark.parametrize("flags", [[], ["-static"], ["-no-pie"]])
def test_functions_without_derivatives_stop_the_program_by_name(tmp_path, words, said, flags):
    done = run(*built(tmp_path, "called_pointers", *flags), *words)
    assert done.returncode == -6
    assert said in done.stderr


def test_the_limit_is_written_into_the_text():
    def limit(text: str) -> str:
        return re.findall(r"@__enzyme_cc_tape_limit = .* constant i64 (-?\d+)", text)[0]

    names = ["__enzyme_cc_tape_push", "printf"]
    assert [limit(text) for text in runtime.definitions(names, nested=False, tape_limit=None)] == ["-1"]
    assert [limit(text) for text in runtime.definitions(names, nested=False, tape_limit=1 << 20)] == ["1048576"]


def test_only_what_is_called_is_linked_and_nested_derivatives_see_through_it():
    assert runtime.definitions(["printf"], nested=False, tape_limit=None) == []
    [text] = runtime.definitions(["__enzyme_cc_tape_push", "__enzyme_cc_lazy_shadow"], nested=True, tape_limit=None)
    assert "thread_local" not in text and "noinline" not in text
    outermost = {name for file in ("tape", "deferred_free", "lazily_mapped")
                 for name in c_sources.defined(f"autodiff/runtime/{file}.c")}
    nested = c_sources.defined("autodiff/runtime/nested.c")
    assert nested <= outermost
    ours = set(re.findall(r'"(__enzyme_cc_\w+)"', "".join(
        (c_sources.PACKAGE / "autodiff" / file).read_text()
        for file in ("runtime/tape.py", "runtime/deferred_free.py", "shadow/lazily_mapped.py"))))
    assert ours == nested  # what derivatives may call has both forms
