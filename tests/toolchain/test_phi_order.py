"""The first lane of a vector beside the vector: code keeps all lanes of both."""

from __future__ import annotations

import ctypes
import math
import os
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.toolchain import zig_backend
from enzyme_cc.toolchain.compilers import find_clang, zig_program
from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.phi_order import vectors_first

LANES = """
target triple = "x86_64-unknown-linux-gnu"
declare double @sin(double)
define double @f(ptr %p, i64 %n, i64 %m) {
entry:
  %v = load <2 x double>, ptr %p, align 8
  %first = extractelement <2 x double> %v, i64 0
  br label %before
before:                    ; a call, before which registers are spilled
  %0 = phi i64 [ 0, %entry ], [ %1, %before ]
  %c0 = phi double [ 1.0, %entry ], [ %c, %before ]
  %c = call double @sin(double %c0)
  %1 = add i64 %0, 1
  %more = icmp slt i64 %1, %m
  br i1 %more, label %before, label %start
start:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %enter, label %none
enter:
  br label %loop
none:
  %second = extractelement <2 x double> %v, i64 1
  br label %behind
loop:
  %x = phi double [ %first, %enter ], [ %x.next, %loop ]
  %i = phi i64 [ 0, %enter ], [ %i.next, %loop ]
  %2 = phi <2 x double> [ %v, %enter ], [ %5, %loop ]
  %3 = fmul <2 x double> %2, <double 0.5, double 0.25>
  %y = fmul double %x, 3.0
  %z = call double @sin(double %y)
  %4 = insertelement <2 x double> %2, double %z, i64 0
  %5 = fadd <2 x double> %3, %4
  %x.next = extractelement <2 x double> %5, i64 0
  %i.next = add i64 %i, 1
  %again = icmp slt i64 %i.next, %n
  br i1 %again, label %loop, label %end
end:
  %last = extractelement <2 x double> %5, i64 1
  br label %behind
behind:
  %r = phi double [ %second, %none ], [ %last, %end ]
  %s = phi double [ %first, %none ], [ %x.next, %end ]
  %d = extractelement <2 x double> %v, i64 1
  br label %after
after:
  %j = phi i64 [ 0, %behind ], [ %j.next, %after ]
  %a = phi double [ %d, %behind ], [ %a.next, %after ]
  %b = phi double [ %first, %behind ], [ %b.next, %after ]
  %a.next = fadd double %a, %b
  %b.next = call double @sin(double %a.next)
  %j.next = add i64 %j, 1
  %e = icmp slt i64 %j.next, %m
  br i1 %e, label %after, label %out
out:
  %6 = fadd double %r, %s
  %7 = fadd double %6, %a.next
  %8 = fadd double %7, %b.next
  %9 = fadd double %8, %c
  ret double %9
}
"""


def _f(first: float, second: float, times: int, more: int) -> float:
    """What `f` computes."""
    c, x, y = 1.0, first, second
    for _ in range(more):
        c = math.sin(c)
    for _ in range(times):
        x, y = 0.5 * x + math.sin(3 * x), 0.25 * y + y
    a, b = second, first
    for _ in range(more):
        a += b
        b = math.sin(a)
    return y + x + a + b + c


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="the module's triple")
@pytest.mark.parametrize("level", [0, 2])  # with level 0 the code is that of this text
def test_a_vector_keeps_its_lanes_where_its_first_lane_is_kept_beside_it(level: int, tmp_path: Path) -> None:
    module = LLVMModule.from_text(LANES)
    module.optimise(level)
    (tmp_path / "f.o").write_bytes(module.emit_object(2, position_independent=True))
    library = tmp_path / "libf.so"
    subprocess.run([*find_clang().command, "-shared", tmp_path / "f.o", "-o", library, "-lm"], check=True)
    f = ctypes.CDLL(str(library)).f
    f.restype, f.argtypes = ctypes.c_double, [ctypes.POINTER(ctypes.c_double), ctypes.c_long, ctypes.c_long]
    for times in range(3):
        assert math.isclose(f((ctypes.c_double * 2)(1.5, 2.5), times, 3), _f(1.5, 2.5, times, 3), rel_tol=1e-14)


def test_another_llvm_is_given_vectors_first(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bytes] = []
    ours = LLVMModule.from_text(LANES)
    monkeypatch.setattr(zig_backend, "WORTHWHILE", 0)
    monkeypatch.setattr(zig_backend, "object_code", lambda bitcode, *how: given.append(bitcode))
    code = ours.optimised_object(2, position_independent=True)
    if zig_program() is None:
        assert code is None
    else:
        assert code == ours.emit_object(2, position_independent=True)
        text = LLVMModule.from_bitcode(given[0]).text()
        assert "phi <2 x double>" in text and vectors_first(text) is None


def test_only_vectors_behind_a_number_are_moved() -> None:
    ordered = vectors_first(LANES)
    assert ordered is not None
    phis = [line for line in ordered.splitlines() if " = phi " in line]
    assert [line.split()[0] for line in phis[2:5]] == ["%phi.2", "%x", "%i"]
    assert ordered.count("%phi.2") == LANES.count("%2") and "%3 = fmul <2 x double> %phi.2" in ordered
    LLVMModule.from_text(ordered).verify()
    assert vectors_first(ordered) is None
    assert vectors_first("define void @f() {\n  ret void\n}\n") is None
