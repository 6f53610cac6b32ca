"""LLVM IR of MLIR: programs in its dialects lowered with mlir-opt, requests written in MLIR, against differences."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_cc

pytestmark = pytest.mark.slow
HERE = Path(__file__).parent / "mlir"
PASSES = """one-shot-bufferize=bufferize-function-boundaries convert-linalg-to-loops convert-vector-to-scf lower-affine
    convert-scf-to-cf expand-strided-metadata lower-affine convert-vector-to-llvm convert-math-to-llvm
    convert-math-to-libm convert-complex-to-standard convert-complex-to-llvm convert-math-to-llvm convert-arith-to-llvm
    convert-index-to-llvm finalize-memref-to-llvm convert-func-to-llvm convert-cf-to-llvm
    reconcile-unrealized-casts""".split()
OPENMP = """one-shot-bufferize=bufferize-function-boundaries convert-linalg-to-parallel-loops convert-vector-to-scf
    lower-affine convert-scf-to-openmp expand-strided-metadata lower-affine convert-vector-to-llvm convert-math-to-llvm
    convert-math-to-libm convert-complex-to-standard convert-complex-to-llvm convert-math-to-llvm convert-arith-to-llvm
    convert-index-to-llvm finalize-memref-to-llvm convert-scf-to-cf convert-func-to-llvm convert-cf-to-llvm
    convert-openmp-to-llvm reconcile-unrealized-casts""".split()
COPY = """
#include <string.h>
typedef long I;
typedef struct { I rank; struct { char *b, *a; I o, n[]; } *d; } U;
void memrefCopy(I e, U *s, U *t) {
  I r = s->rank, c = 1;
  for (I k = 0; k < r; k++) c *= s->d->n[k];
  for (I i = 0; i < c; i++) {
    I q = i, a = t->d->o, b = s->d->o;
    for (I k = r; k-- > 0; q /= s->d->n[k]) {
      I m = q % s->d->n[k];
      a += m * t->d->n[r + k];
      b += m * s->d->n[r + k];
    }
    memcpy(t->d->a + a * e, s->d->a + b * e, e);
  }
}
"""
"""What mlir_c_runner_utils has, for the primal."""


def lowered(text: str, passes: Sequence[str] = PASSES) -> str:
    """LLVM IR of a program."""
    if shutil.which("mlir-opt-19") is None or shutil.which("mlir-translate-19") is None:
        pytest.skip("MLIR IS NOT TESTED: apt-get install mlir-19-tools")
    for command in (["mlir-opt-19", *(f"--{name}" for name in passes)], ["mlir-translate-19", "--mlir-to-llvmir"]):
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        text = done.stdout
    return text


def loaded(folder: Path, made: str, more: str = "") -> Any:
    """The answered module as a library; `more` is C code beside it."""
    compiler = shutil.which("clang-19") or shutil.which("clang")
    if compiler is None:
        pytest.skip("MLIR IS NOT RUN: no clang")
    (folder / "made.ll").write_text(made)
    (folder / "more.c").write_text(more)
    openmp = ["-fopenmp=libomp"] if "__kmpc" in made else []
    number = len(list(folder.glob("*.so")))
    subprocess.run([compiler, "-w", "-O1", "-shared", "-fPIC", *openmp, "made.ll", "more.c", "-lm", "-o",
                    f"made{number}.so"], cwd=folder, check=True)
    return ctypes.CDLL(str(folder / f"made{number}.so"))


def answered(text: str, level: int) -> str:
    """By enzyme-opt's own command line."""
    start = "import sys; from enzyme_cc.cli.opt import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-P", "-c", start, f"-O{level}", "-"], input=text, capture_output=True,
                          text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


class Checked:
    """A function of a program, with the requests for it written in MLIR: each memref is followed by its shadow."""

    def __init__(self, text: str, name: str, sizes: Sequence[int]) -> None:
        listed = re.search(rf"func\.func @{name}\((.*?)\) ->", text)
        assert listed is not None
        self.name = name
        self.types = re.findall(r"%\w+: (memref<[^>]*>|\w+)", listed[1])
        self.is_active = [type != "index" for type in self.types]
        given = iter(sizes)
        random = np.random.default_rng(3)
        self.values: list[Any] = []
        for type in self.types:
            shape = [next(given) if n == "?" else int(n) for n in type[7:].split("x")[:-1]]
            self.values.append(next(given) if type == "index" else random.uniform(0.2, 0.9, shape))
        self.tangents = [random.uniform(-1, 1, np.shape(value)) for value in self.values]

    @property
    def requests(self) -> str:
        types = self.types
        numbers = ", ".join(t for t in types if t == "f64")
        function = f"({', '.join(types)}) -> f64"
        doubled = [t for t in types for _ in range(2 if t.startswith("memref") else 1)]
        every = [t for t in types for _ in range(1 if t == "index" else 2)]
        text = ""
        for hook, made, params, result in (("autodiff", "rev", doubled, f"({numbers})"),
                                           ("fwddiff", "fwd", every, "f64")):
            names = [f"%a{i}" for i in range(len(params))]
            declared = f"({', '.join([function, *params])}) -> {result}"
            given = ", ".join(f"{name}: {type}" for name, type in zip(names, params, strict=True))
            results = "%d = " if result == "f64" or numbers == "f64" else "%d:2 = " if numbers else ""
            back = f"%d : {numbers or 'f64'}" if results == "%d = " else "%d#0, %d#1 : f64, f64" if results else ""
            text += f"""
func.func private @__enzyme_{hook}_{self.name}{declared}
func.func @{made}_{self.name}({given}) -> {result} {{
  %f = func.constant @{self.name} : {function}
  {results}func.call @__enzyme_{hook}_{self.name}(%f, {', '.join(names)}) : {declared}
  return {back}
}}
"""
        return text

    def check(self, library: Any) -> None:
        """Forward and reverse mode against central differences."""
        shadows = [np.zeros_like(value) for value in self.values]
        arrays = [isinstance(value, np.ndarray) and value.ndim > 0 for value in self.values]
        reverse = getattr(library, f"rev_{self.name}")
        single = sum(type == "f64" for type in self.types) == 1
        reverse.restype = ctypes.c_double if single else None
        by_number = reverse(*self._words(shadows, arrays))
        along = getattr(library, f"fwd_{self.name}")
        along.restype = ctypes.c_double
        tangent = along(*self._words([t.copy() for t in self.tangents], self.is_active))
        value = getattr(library, self.name)
        value.restype = ctypes.c_double

        def at(step: float) -> float:
            moved = [v + step * t if active else v
                     for v, t, active in zip(self.values, self.tangents, self.is_active, strict=True)]
            return float(value(*self._words(None, self.is_active, moved)))

        difference = (at(1e-6) - at(-1e-6)) / 2e-6
        assert tangent == pytest.approx(difference, rel=1e-6, abs=1e-7), self.name
        inner = sum(float((s * t).sum()) for s, t, array in zip(shadows, self.tangents, arrays, strict=True) if array)
        if single:
            inner += by_number * float(self.tangents[self.types.index("f64")])
        assert inner == pytest.approx(tangent, rel=1e-9, abs=1e-12), self.name

    def _words(self, shadows: Sequence[Any] | None, has_shadow: Sequence[bool],
               values: Sequence[Any] = ()) -> list[Any]:
        words: list[Any] = []
        for place, value in enumerate(values or [np.copy(v) if np.ndim(v) else v for v in self.values]):
            kept = [value, shadows[place]] if shadows is not None and has_shadow[place] else [value]
            for each in kept:
                if np.ndim(each):
                    self._kept = [*getattr(self, "_kept", []), each]
                    address = ctypes.c_void_p(each.ctypes.data)
                    strides = [stride // 8 for stride in each.strides]
                    words += [address, address, *map(ctypes.c_int64, (0, *each.shape, *strides))]
                else:
                    words.append(ctypes.c_int64(each) if isinstance(each, int) else ctypes.c_double(each))
        return words


def check(folder: Path, name: str, levels: Sequence[int], passes: Sequence[str] = PASSES) -> None:
    text = (HERE / f"{name}.mlir").read_text()
    functions = [Checked(text, each[1], [int(n) for n in each[2].split()])
                 for each in re.finditer(r"(?m)^// CHECK (\w+)(.*)", text)]
    ir = lowered(text + "".join(function.requests for function in functions), passes)
    for level in levels:
        made = enzyme_cc.differentiate_ir(ir) if level == 0 else answered(ir, level)
        library = loaded(folder, made, COPY)
        for function in functions:
            function.check(library)


def test_loops(tmp_path: Path) -> None:
    check(tmp_path, "loops", (0, 2))


def test_arrays(tmp_path: Path) -> None:
    check(tmp_path, "arrays", (2,))


@pytest.mark.long
@pytest.mark.parametrize("name", ["loops", "arrays"])
def test_every_level(tmp_path: Path, name: str) -> None:
    check(tmp_path, name, (0, 1, 2, 3))


@pytest.mark.long
@pytest.mark.parametrize("passes", [
    ["test-math-polynomial-approximation", *PASSES],
    ["convert-linalg-to-affine-loops", "affine-super-vectorize=virtual-vector-size=4", "canonicalize", *PASSES],
    [f"{name}=use-aligned-alloc=1" if name.startswith("finalize") else name for name in PASSES], OPENMP,
], ids=["polynomials", "vectors", "aligned", "openmp"])
def test_other_lowerings(tmp_path: Path, passes: Sequence[str]) -> None:
    if passes is OPENMP and not Path("/usr/lib/llvm-19/lib/libomp.so").exists():
        pytest.skip("OPENMP OF MLIR IS NOT TESTED: apt-get install libomp-19-dev")
    check(tmp_path, "arrays", (0, 2), passes)


REQUEST = """
func.func @square(%x: memref<?xf64>, %p: memref<f64>, %n: index) -> f64 {
  %zero = arith.constant 0.0 : f64
  %k = memref.load %p[] : memref<f64>
  %sum = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f64) {
    %v = affine.load %x[%i] : memref<?xf64>
    %s = arith.mulf %v, %v : f64
    %t = arith.mulf %s, %k : f64
    %next = arith.addf %acc, %t : f64
    affine.yield %next : f64
  }
  return %sum : f64
}
llvm.mlir.global external @enzyme_dup() : i32
llvm.mlir.global external @enzyme_const() : i32
llvm.func @__enzyme_autodiff(!llvm.ptr, ...)
llvm.func @gradient(%x: !llvm.ptr, %dx: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  %c = func.constant @square : (memref<?xf64>, memref<f64>, index) -> f64
  %f = builtin.unrealized_conversion_cast %c : (memref<?xf64>, memref<f64>, index) -> f64 to !llvm.ptr
  %dup = llvm.mlir.addressof @enzyme_dup : !llvm.ptr
  %const = llvm.mlir.addressof @enzyme_const : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  CALL
  llvm.return
}
"""


@pytest.mark.parametrize("expanded", [True, False], ids=["pointer by pointer", "memref by memref"])
def test_requests_of_the_dialect_of_llvm(tmp_path: Path, expanded: bool) -> None:
    given, types = "%const, %x, %dup, %x, %dx, %zero, %n, %one, %const, %p, %const, %p, %zero, %n", "ppppp iii pppp ii"
    if not expanded:
        given, types = "%dup, %x, %x, %zero, %n, %one, %dx, %dx, %zero, %n, %one, %const, %p, %p, %zero, %n", \
            "ppp iii pp iii ppp ii"
    listed = ", ".join({"p": "!llvm.ptr", "i": "i64"}[c] for c in types.replace(" ", ""))
    call = (f"llvm.call @__enzyme_autodiff(%f, {given}) vararg(!llvm.func<void (ptr, ...)>) : "
            f"(!llvm.ptr, {listed}) -> ()")
    library = loaded(tmp_path, enzyme_cc.differentiate_ir(lowered(REQUEST.replace("CALL", call)), optimise=2))
    x, dx, k = np.arange(1.0, 5), np.zeros(4), np.array(3.0)
    library.gradient(*(ctypes.c_void_p(a.ctypes.data) for a in (x, dx, k)), ctypes.c_int64(4))
    assert dx == pytest.approx(6 * x)


def test_a_driver_in_c(tmp_path: Path) -> None:
    clang, link = shutil.which("clang-19"), shutil.which("llvm-link-19")
    if clang is None or link is None:
        pytest.skip("MLIR BESIDE C IS NOT TESTED: apt-get install clang-19 llvm-19")
    (tmp_path / "square.ll").write_text(lowered(REQUEST[:REQUEST.index("llvm.mlir.global")]))
    (tmp_path / "driver.c").write_text("""
double square(double *, double *, long, long, long, double *, double *, long, long);
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
void gradient(double *x, double *dx, double *k, double *dk, long n) {
  __enzyme_autodiff((void *)square, enzyme_const, x, enzyme_dup, x, dx, 0L, n, 1L, enzyme_const, k, enzyme_dup, k, dk,
                    0L, n);
}
""")
    subprocess.run([clang, "-S", "-emit-llvm", "driver.c"], cwd=tmp_path, check=True)
    linked = subprocess.run([link, "-S", "square.ll", "driver.ll"], cwd=tmp_path, check=True, capture_output=True)
    library = loaded(tmp_path, enzyme_cc.differentiate_ir(linked.stdout, optimise=2))
    x, dx, k, dk = np.arange(1.0, 5), np.zeros(4), np.array(3.0), np.array(0.0)
    library.gradient(*(ctypes.c_void_p(a.ctypes.data) for a in (x, dx, k, dk)), ctypes.c_int64(4))
    assert dx == pytest.approx(6 * x) and float(dk) == pytest.approx(30.0)
