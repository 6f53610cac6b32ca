"""LLVM IR of Julia: address spaces, intrinsics and memory of its collector, run on C that stands for its run time."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_cc
from tests.python.julia_programs import PROGRAMS, RUN_TIME

pytestmark = pytest.mark.slow
D, X, V = ctypes.c_double, np.array([0.7, 1.1, 0.9]), np.array([0.3, -0.2, 0.5])


class Library:
    """An answered program on its run time."""

    def __init__(self, folder: Path, text: str) -> None:
        compiler = shutil.which("clang-19") or shutil.which("clang")
        if compiler is None:
            pytest.skip("JULIA'S MEMORY IS NOT RUN: no clang")
        (folder / "made.ll").write_text(text)
        (folder / "run_time.c").write_text(RUN_TIME)
        subprocess.run([compiler, "-w", "-O1", "-shared", "-fPIC", "made.ll", "run_time.c", "-lm", "-o", "made.so"],
                       cwd=folder, check=True)
        self._library = ctypes.CDLL(str(folder / "made.so"))
        self._library.run.restype = D

    def __getattr__(self, name: str) -> int:
        return ctypes.c_int.in_dll(self._library, name).value

    def run(self, which: int, x: Any, dx: Any, k: float, dk: float = 0.0) -> float:
        """0: gradient, 1: along a direction, 2: the function."""
        arrays = [ctypes.c_void_p(a.ctypes.data) for a in (x, dx)]
        return float(self._library.run(which, *arrays, ctypes.c_size_t(x.size), D(k), D(dk)))


@pytest.mark.parametrize("level", [2, pytest.param(0, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", [name if name in ("linked", "unchecked memory") else
                                  pytest.param(name, marks=pytest.mark.long) for name in PROGRAMS])
def test_memory_of_the_collector(tmp_path: Path, name: str, level: int) -> None:
    library = Library(tmp_path, enzyme_cc.differentiate_ir(PROGRAMS[name], optimise=level))
    k, dk, h, dx = 1.2, 0.4, 1e-6, np.zeros(3)
    by_k = library.run(0, X, dx, k)
    made = library.objects
    tangent = library.run(1, X, V, k, dk)
    ahead, behind = (library.run(2, X + sign * h * V, dx, k + sign * h * dk) for sign in (1, -1))
    assert tangent == pytest.approx((ahead - behind) / (2 * h), rel=1e-7)
    assert dx @ V + by_k * dk == pytest.approx(tangent, rel=1e-12)
    without_shadow = 1 if name == "whole" else 2 if "memory" in name else 0  # what LLVM leaves out, and integers
    assert made == 2 * library.objects - without_shadow
    assert library.faults == 0
    if name in ("linked", "boxes"):
        library.run(0, X, np.zeros(3), k)
        assert library.barriers == 6  # of three nodes and their shadows


@pytest.mark.long
@pytest.mark.parametrize("inner", ["@__enzyme_autodiff(", "@__enzyme_fwddiff("])
@pytest.mark.parametrize("name", PROGRAMS)
def test_second_derivatives(tmp_path: Path, name: str, inner: str) -> None:
    given = "ptr @g, ptr @enzyme_const, ptr addrspace(10) %x, double %k"
    given += ", double 1.0" if "fwd" in inner else ""
    text = PROGRAMS[name].replace("@f(", "@g(") + f"""
@enzyme_const = external global i32
define double @f(ptr addrspace(10) %x, double %k) {{
  %d = call double (...) {inner}{given})
  ret double %d
}}
"""
    library = Library(tmp_path, enzyme_cc.differentiate_ir(text, optimise=1))
    k, dk, h, dx = 1.2, 0.4, 1e-5, np.zeros(3)
    by_k = library.run(0, X, dx, k)
    ahead, behind = (library.run(2, X + sign * h * V, dx, k + sign * h * dk) for sign in (1, -1))
    assert dx @ V + by_k * dk == pytest.approx((ahead - behind) / (2 * h), rel=1e-6)
    assert library.faults == 0


def test_an_error_lets_the_collector_run_again(tmp_path: Path) -> None:
    text = PROGRAMS["arrays"].replace("%inside = icmp ult i64 %i, %length", "%inside = icmp ult i64 %i, 2")
    library = Library(tmp_path, enzyme_cc.differentiate_ir(text, optimise=1))
    assert library.run(0, X, np.zeros(3), 1.2) == library.run(1, X, V, 1.2) == -12345
    assert library.faults == 0 and library.collects == 1 and library.objects == 4
    dx = np.zeros(2)
    library.run(0, X[:2], dx, 1.2)
    assert dx == pytest.approx(2.4 * X[:2] * np.cos(1.2 * X[:2]**2)) and library.faults == 0


@pytest.mark.parametrize(("name", "message"), [
    ("ijl_gc_queue_root", "'ijl_gc_queue_root'.*whether the primal's object is old.*differentiate before"),
    pytest.param("jl_array_grow_end", "'jl_array_grow_end'.*1.10 and older", marks=pytest.mark.long),
    pytest.param("ijl_apply_generic", "'ijl_apply_generic'.*dispatches at run time", marks=pytest.mark.long),
    pytest.param("jl_array_copy", "'jl_array_copy'", marks=pytest.mark.long),
])
def test_what_is_refused_by_name(name: str, message: str) -> None:
    call = f"  %none = call ptr addrspace(10) @{name}(ptr addrspace(10) %a, i64 1)\nadd:\n"
    text = PROGRAMS["arrays"].replace("add:\n", f"br_here:\n{call}".replace("add:\n", "  br label %add\nadd:\n"), 1)
    text = text.replace("label %add, label %fill", "label %br_here, label %fill").replace(
        "%stored ], [ %further", "%br_here ], [ %further").replace("0.0, %stored", "0.0, %br_here")
    declared = f"declare ptr addrspace(10) @{name}(ptr addrspace(10), i64)\n"
    with pytest.raises(enzyme_cc.DiagnosticError, match=f"(?s){message}"):
        enzyme_cc.differentiate_ir(text + declared)
