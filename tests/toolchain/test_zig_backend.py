"""Large modules become code by ziglang's clang, and by llvmlite where that cannot be had."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.toolchain import zig_backend
from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.llvm import LLVMModule, preoptimise_text
from enzyme_cc.toolchain.pipeline import OBJECT, CodeGeneration, optimised_code

MODULE = """
target triple = "x86_64-unknown-linux-gnu"
@state = global double 2.0
define double @scaled(double %x) {
  %s = load double, ptr @state
  %y = fmul double %x, %s
  ret double %y
}
"""


def _code(generation: CodeGeneration = CodeGeneration(position_independent=True)) -> bytes:  # noqa: B008  # frozen
    return optimised_code(LLVMModule.from_text(MODULE), OBJECT, generation, lambda line: None)


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="the module's triple")
def test_code_of_either_llvm_computes_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = _code()
    monkeypatch.setattr(zig_backend, "WORTHWHILE", 0)
    theirs = LLVMModule.from_text(MODULE).optimised_object(2, position_independent=True)
    assert theirs is not None
    for number, code in enumerate((ours, theirs)):
        (tmp_path / f"{number}.o").write_bytes(code)
        library = tmp_path / f"lib{number}.so"
        subprocess.run([*find_clang().command, "-shared", tmp_path / f"{number}.o", "-o", library], check=True)
        scaled = ctypes.CDLL(str(library)).scaled
        scaled.restype, scaled.argtypes = ctypes.c_double, [ctypes.c_double]
        assert scaled(1.25) == 2.5


LOOPS = """
double f(double *restrict x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
            if (y[j] < 0) break;
            sum += y[i] * x[j];
        }
        for (int j = 0; j < 8; j++) x[j] += y[i];
    }
    return sum;
}
"""


def _instructions(text: str) -> str:
    """The module's definitions without the names of values and the numbers of attributes."""
    return re.sub(r"[%#][\w.]+|^\w+:.*", "", "\n".join(re.findall(r"^define .*?^}", text, re.M | re.S)), flags=re.M)


def test_what_is_differentiated_is_the_same_by_either_llvm(
    bitcode: Callable[..., bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = LLVMModule.from_bitcode(bitcode(LOOPS))
    ours = preoptimise_text(made.text())
    monkeypatch.setattr(zig_backend, "WORTHWHILE", 0)
    assert zig_backend.optimised_scalars(made.bitcode(), "x86_64-unknown-linux-gnu") is not None
    assert _instructions(preoptimise_text(made.text())) == _instructions(ours)


@pytest.mark.parametrize("program", [None, "/bin/false", "/nonexistent/zig"])
def test_without_a_zig_that_works_llvmlite_makes_the_code(program: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = _code()
    monkeypatch.setattr(zig_backend, "WORTHWHILE", 0)
    monkeypatch.setattr(zig_backend, "zig_program", lambda: program)
    assert _code() == ours


def test_what_was_switched_off_is_left_to_llvmlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zig_backend, "WORTHWHILE", 0)
    monkeypatch.setattr(zig_backend, "zig_program", lambda: pytest.fail("it was looked for"))
    assert _code(CodeGeneration(vectorise=False, position_independent=True))
