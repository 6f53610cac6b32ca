"""enzyme-opt on modules without requests, its forms of output and its refusals."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.cli.opt import main

LOOP = """
define double @total(ptr %x, i64 %n) {
entry:
  %sum = alloca double
  store double 0.0, ptr %sum
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %before = load double, ptr %sum
  %after = fadd double %before, %value
  store double %after, ptr %sum
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %result = load double, ptr %sum
  ret double %result
}
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "loop.ll"
    path.write_text(LOOP)
    return path


def test_preoptimised_ir_can_be_looked_at(module: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main([str(module), "--preoptimise-only"]) == 0
    printed = capfdbinary.readouterr().out
    assert b"define" in printed and b"alloca" not in printed


def test_each_form_of_output_is_written(module: Path, tmp_path: Path) -> None:
    starts = {"ll": b"; ModuleID", "bc": b"BC", "s": b"\t.", "o": b"\x7fELF"}
    for form, start in starts.items():
        output = tmp_path / f"out.{form}"
        assert main([str(module), "--preoptimise-only", "--emit", form, "-o", str(output)]) == 0
        content = output.read_bytes()
        assert content.startswith(start) or form == "ll", form
    assert main([str(tmp_path / "out.bc"), "--preoptimise-only", "-o", str(tmp_path / "again.ll")]) == 0


def test_what_is_not_ir_is_the_users_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.ll").write_text("int main(void) { return 0; }\n")
    assert main([str(tmp_path / "no.ll"), "--preoptimise-only"]) == 1
    assert "no.ll:1:1: error: LLVM cannot read this: expected top-level entity" in capsys.readouterr().err


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "gone.ll")]) == 1
    assert "gone.ll: No such file" in capsys.readouterr().err


def test_an_unknown_analysis_is_refused(module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(module), "--print=horoscope"]) == 1
    assert "there are types, activity, cache, sinks, assumptions, ir" in capsys.readouterr().err


@pytest.mark.parametrize(("content", "said"), [
    (b"\x7fELF\x02\x01\x01\0\0", "neither bitcode nor LLVM assembly: it is an object or program"),
    (b"!<arch>\n\0", "neither bitcode nor LLVM assembly: it is an archive"),
    (b"", "neither bitcode nor LLVM assembly: it is empty"),
    (bytes(range(256)), "neither bitcode nor LLVM assembly\n"),
    (b"BC\xc0\xde", "cannot read this bitcode"),
    (b"int main", "expected top-level entity"),
])
def test_what_is_no_module_is_refused(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "module"
    path.write_bytes(content)
    assert main([str(path)]) == 1
    assert said in capsys.readouterr().err


def test_what_is_no_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 1
    assert "Is a directory" in capsys.readouterr().err
    assert main([str(tmp_path / "missing")]) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_where_llvm_ends_the_process_the_command_says_so(tmp_path: Path) -> None:
    """Its reader takes for granted that old masked loads are of vectors, where it checks itself."""
    path = tmp_path / "given.ll"
    path.write_text("declare double @llvm.masked.load.f64.p0(ptr, i32, i1, double)\ndefine double @f(ptr %p) {\n"
                    "  %r = call double @llvm.masked.load.f64.p0(ptr %p, i32 8, i1 true, double 0.0)\n"
                    "  ret double %r\n}\n")
    command = [str(Path(sys.executable).parent / "enzyme-opt"), str(path), "-o", str(tmp_path / "out.ll")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert re.search(r"given\.ll(:3(:\d+)?)?: error: (LLVM itself ended at this module|this is no valid)", done.stderr)


def test_the_command_ends_as_its_child_does(module: Path, tmp_path: Path) -> None:
    command = str(Path(sys.executable).parent / "enzyme-opt")
    for words, code, said in (
        (["--help"], 0, "usage: enzyme-opt"), (["--no-such-word"], 2, "usage: enzyme-opt"),
        ([str(module), "-o", str(tmp_path / "out.ll")], 0, ""), ([str(tmp_path / "gone.ll")], 1, "No such file"),
    ):
        done = subprocess.run([command, *words], capture_output=True, text=True, timeout=60)
        assert done.returncode == code and said in done.stdout + done.stderr, words
