"""LLVM IR of other languages through enzyme-opt: Zig's compiler, and texts with Swift's and Julia's conventions."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_cc

pytestmark = pytest.mark.slow
D, P = ctypes.c_double, ctypes.POINTER(ctypes.c_double)

ZIG = """
extern fn __enzyme_autodiff(f: *const anyopaque, ...) f64;
extern fn __enzyme_fwddiff(f: *const anyopaque, ...) f64;
export fn energy(x: [*]const f64, n: usize, k: f64) f64 {
    var sum: f64 = 0;
    for (x[0..n], 0..) |v, i| {
        if (i % 2 == 0) sum += k * @sin(v) * v else sum += v * v;
    }
    return sum;
}
export fn gradient(x: [*]const f64, dx: [*]f64, n: usize, k: f64) f64 {
    return __enzyme_autodiff(@ptrCast(&energy), x, dx, n, k);
}
export fn along(x: [*]const f64, dx: [*]const f64, n: usize, k: f64, dk: f64) f64 {
    return __enzyme_fwddiff(@ptrCast(&energy), x, dx, n, k, dk);
}
"""

SWIFT = """
target triple = "x86_64-unknown-linux-gnu"
define swiftcc double @method(double %x, ptr swiftself %self, ptr swifterror %error) {
  %p = load double, ptr %self
  %y = fmul double %p, %x
  %negative = fcmp olt double %x, 0.0
  br i1 %negative, label %fail, label %well
fail:
  store ptr inttoptr (i64 8 to ptr), ptr %error
  ret double 0.0
well:
  %r = fmul double %y, %x
  ret double %r
}
define double @outer(double %x, ptr %self) {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %r = call swiftcc double @method(double %x, ptr swiftself %self, ptr swifterror %error)
  ret double %r
}
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
@enzyme_dup = external global i32
define double @gradient(double %x, ptr %self, ptr %dself) {
  %d = call double (...) @__enzyme_autodiff(ptr @outer, double %x, ptr @enzyme_dup, ptr %self, ptr %dself)
  ret double %d
}
define double @along(double %x, double %dx, ptr %self, ptr %dself) {
  %d = call double (...) @__enzyme_fwddiff(ptr @outer, double %x, double %dx, ptr @enzyme_dup, ptr %self, ptr %dself)
  ret double %d
}
"""

JULIA = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-ni:10:11:12:13"
target triple = "x86_64-unknown-linux-gnu"
declare void @ijl_bounds_error_int(ptr addrspace(12), i64) noreturn
define double @sum(ptr addrspace(10) %array, i64 %n) {
top:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %out, label %entry
out:
  %told = addrspacecast ptr addrspace(10) %array to ptr addrspace(12)
  call void @ijl_bounds_error_int(ptr addrspace(12) %told, i64 1)
  unreachable
entry:
  %place = addrspacecast ptr addrspace(10) %array to ptr addrspace(11)
  %data = load ptr addrspace(13), ptr addrspace(11) %place
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds double, ptr addrspace(13) %data, i64 %i
  %v = load double, ptr addrspace(13) %p, align 8
  %q = fmul double %v, %v
  %t = fadd double %s, %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret double %t
}
declare void @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
@enzyme_dup = external global i32
define void @gradient(ptr addrspace(10) %a, ptr addrspace(10) %da, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @sum, ptr @enzyme_dup, ptr addrspace(10) %a, ptr addrspace(10) %da, i64 %n)
  ret void
}
define double @along(ptr addrspace(10) %a, ptr addrspace(10) %da, i64 %n) {
  %d = call double (...) @__enzyme_fwddiff(ptr @sum, ptr addrspace(10) %a, ptr addrspace(10) %da, i64 %n)
  ret double %d
}
"""


def library(folder: Path, text: str, run_time: str = "") -> Any:
    """The answered module, loaded; `run_time` is C code beside it."""
    compiler = shutil.which("cc") or shutil.which("clang-19")
    if compiler is None:
        pytest.skip("IR OF OTHER LANGUAGES IS NOT RUN: no linker")
    (folder / "given.ll").write_text(text)
    (folder / "run_time.c").write_text("""
        void ijl_bounds_error_int(void *of, long at) { __builtin_trap(); }
        void *gc_loaded(void *of, void *at) __asm__("julia.gc_loaded");
        void *gc_loaded(void *of, void *at) { return at; }
        void *pointer_from_objref(void *of) __asm__("julia.pointer_from_objref");
        void *pointer_from_objref(void *of) { return of; }
    """ + run_time)
    command = [sys.executable, "-P", "-c", "import sys; from enzyme_cc.cli.opt import main; sys.exit(main())"]
    subprocess.run([*command, "-O2", "--emit", "o", folder / "given.ll", "-o", folder / "made.o"], check=True)
    made, given = folder / "made.so", [folder / "made.o", folder / "run_time.c"]
    subprocess.run([compiler, "-shared", "-fPIC", *given, "-o", made, "-lm"], check=True)
    return ctypes.CDLL(str(made))


def at(array: Any) -> Any:
    return array.ctypes.data_as(P)


def test_zig(tmp_path: Path) -> None:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("ZIG IS NOT TESTED: pip install ziglang")
    (tmp_path / "f.zig").write_text(ZIG)
    words = ["build-obj", "f.zig", "-O", "ReleaseSafe", "-fPIC", "-fno-emit-bin", "-femit-llvm-ir=f.ll"]
    subprocess.run([sys.executable, "-m", "ziglang", *words], cwd=tmp_path, check=True, timeout=250)
    made = library(tmp_path, (tmp_path / "f.ll").read_text())
    made.gradient.restype = made.along.restype = D
    made.gradient.argtypes, made.along.argtypes = [P, P, ctypes.c_size_t, D], [P, P, ctypes.c_size_t, D, D]
    x, dx, v = np.linspace(0.1, 1, 5), np.zeros(5), np.arange(5.0)
    by_k = made.gradient(at(x), at(dx), 5, 2.0)
    expected = np.where(np.arange(5) % 2 == 0, 2 * (np.cos(x) * x + np.sin(x)), 2 * x)
    assert dx == pytest.approx(expected) and by_k == pytest.approx((np.sin(x) * x)[::2].sum())
    assert made.along(at(x), at(v), 5, 2.0, 0.5) == pytest.approx(expected @ v + 0.5 * by_k)


def test_swift_s_conventions(tmp_path: Path) -> None:
    made = library(tmp_path, SWIFT)
    made.gradient.restype = made.along.restype = D
    made.gradient.argtypes, made.along.argtypes = [D, P, P], [D, D, P, P]
    held, moved = np.array([3.0]), np.zeros(1)
    assert made.gradient(2.0, at(held), at(moved)) == pytest.approx(12.0) and moved[0] == pytest.approx(4.0)
    assert made.along(2.0, 1.0, at(held), at(np.array([0.5]))) == pytest.approx(14.0)
    assert made.gradient(-2.0, at(held), at(moved)) == 0.0


HELD = """
  %raw = load ptr, ptr addrspace(11) %place
  %data = call ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10) %array, ptr %raw)"""
POINTED = """
  %own = call ptr @julia.pointer_from_objref(ptr addrspace(11) %place)
  %raw = load ptr, ptr %own
  %data = addrspacecast ptr %raw to ptr addrspace(13)"""
JULIA_FUNCTIONS = """
declare ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10), ptr)
declare ptr @julia.pointer_from_objref(ptr addrspace(11))
declare token @llvm.julia.gc_preserve_begin(...)
declare void @llvm.julia.gc_preserve_end(token)
"""


@pytest.mark.parametrize("load", ["", HELD, POINTED])
def test_julia_s_address_spaces(tmp_path: Path, load: str) -> None:
    plain = "\n  %data = load ptr addrspace(13), ptr addrspace(11) %place"
    assert plain in JULIA
    made = library(tmp_path, JULIA.replace(plain, load or plain) + JULIA_FUNCTIONS)
    made.along.restype = D
    x, dx = np.linspace(0.1, 1, 5), np.zeros(5)
    array, shadow = (ctypes.c_void_p(x.ctypes.data), ctypes.c_void_p(dx.ctypes.data))
    count = ctypes.c_int64(5)
    made.gradient(ctypes.byref(array), ctypes.byref(shadow), count)
    assert dx == pytest.approx(2 * x)
    assert made.along(ctypes.byref(array), ctypes.byref(shadow), count) == pytest.approx((2 * x * dx).sum())


def test_what_julia_keeps_for_a_while() -> None:
    preserved = "  %kept = call token (...) @llvm.julia.gc_preserve_begin(ptr addrspace(10) %array)\n  br label %loop\n"
    text = JULIA.replace("  br label %loop\n", preserved, 1).replace(
        "exit:\n", "exit:\n  call void @llvm.julia.gc_preserve_end(token %kept)\n")
    made = enzyme_cc.differentiate_ir(text + JULIA_FUNCTIONS, optimise=2)
    assert made.count("call void @llvm.julia.gc_preserve_end(") >= 3 and "@__enzyme_autodiff(" not in made


SWIFT_OBJECTS = """
target triple = "x86_64-unknown-linux-gnu"
@class = external global [4 x ptr]
declare noalias ptr @swift_allocObject(ptr, i64, i64)
declare ptr @swift_retain(ptr returned)
declare void @swift_release(ptr)
declare i1 @swift_isUniquelyReferenced_nonNull_native(ptr)
define swiftcc ptr @linked_on(ptr %old, double %x, ptr swiftself %self) noinline {
  %new = call noalias ptr @swift_allocObject(ptr @class, i64 32, i64 7)
  %number = getelementptr inbounds i8, ptr %new, i64 16
  %link = getelementptr inbounds i8, ptr %new, i64 24
  %at = getelementptr inbounds i8, ptr %old, i64 16
  %v = load double, ptr %at, align 8
  %p = load double, ptr %self, align 8
  %vx = fmul double %v, %x
  %w = fadd double %vx, %p
  store double %w, ptr %number, align 8
  %kept = call ptr @swift_retain(ptr returned %old)
  store ptr %kept, ptr %link, align 8
  %alone = call i1 @swift_isUniquelyReferenced_nonNull_native(ptr %new)
  br i1 %alone, label %well, label %odd
well:
  ret ptr %new
odd:
  store double 1.0e3, ptr %number, align 8
  ret ptr %new
}
define double @f(double %x, ptr %self, i64 %n) {
entry:
  %first = call noalias ptr @swift_allocObject(ptr @class, i64 32, i64 7)
  %number = getelementptr inbounds i8, ptr %first, i64 16
  store double %x, ptr %number, align 8
  %none = getelementptr inbounds i8, ptr %first, i64 24
  store ptr null, ptr %none, align 8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %old = phi ptr [ %first, %entry ], [ %new, %loop ]
  %new = call swiftcc ptr @linked_on(ptr %old, double %x, ptr swiftself %self)
  call void @swift_release(ptr %old)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  %at = getelementptr inbounds i8, ptr %new, i64 16
  %last = load double, ptr %at, align 8
  %link = getelementptr inbounds i8, ptr %new, i64 24
  %before = load ptr, ptr %link, align 8
  %there = getelementptr inbounds i8, ptr %before, i64 16
  %other = load double, ptr %there, align 8
  %r = fmul double %last, %other
  call void @swift_release(ptr %new)
  ret double %r
}
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
@enzyme_dup = external global i32
define double @gradient(double %x, ptr %self, ptr %dself) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr @enzyme_dup, ptr %self, ptr %dself, i64 4)
  ret double %d
}
define double @along(double %x, double %dx, ptr %self, ptr %dself) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, ptr @enzyme_dup, ptr %self, ptr %dself, i64 4)
  ret double %d
}
"""
SWIFT_RUN_TIME = """
#include <stdlib.h>
#include <string.h>
typedef struct object { void *class; long count; double number; struct object *link; } object;
void *class[4];
int alive = 0, faults = 0;
object *swift_allocObject(void *of, size_t size, size_t mask) {
  object *made = malloc(size);
  memset(made, 0xAB, size);
  made->class = of, made->count = 1, alive++;
  return made;
}
object *swift_retain(object *of) { if (of) of->count++, faults += of->class != class; return of; }
void swift_release(object *of) {
  if (!of) return;
  faults += of->class != class;
  if (--of->count) return;
  object *link = of->link;
  alive--;
  memset(of, 0xCD, sizeof *of);
  free(of);
  swift_release(link);
}
_Bool swift_isUniquelyReferenced_nonNull_native(object *of) { return of->count == 1; }
"""


def test_swift_s_objects_and_their_counts(tmp_path: Path) -> None:
    made = library(tmp_path, SWIFT_OBJECTS, SWIFT_RUN_TIME)
    made.gradient.restype = made.along.restype = made.f.restype = D
    made.gradient.argtypes, made.along.argtypes, made.f.argtypes = [D, P, P], [D, D, P, P], [D, P, ctypes.c_int64]
    held, moved, h = np.array([0.3]), np.zeros(1), 1e-6
    by_x = made.gradient(1.2, at(held), at(moved))
    difference = [(made.f(1.2 + h * a, at(held + h * b), 4) - made.f(1.2 - h * a, at(held - h * b), 4)) / (2 * h)
                  for a, b in ((1, 0), (0, 1))]
    assert [by_x, moved[0]] == pytest.approx(difference, rel=1e-7)
    assert made.along(1.2, 0.5, at(held), at(np.array([0.7]))) == pytest.approx(0.5 * by_x + 0.7 * moved[0])
    left = [ctypes.c_int.in_dll(made, name).value for name in ("alive", "faults")]
    assert left == [0, 0]


THREAD = """
target triple = "x86_64-unknown-linux-gnu"
define ptr @work(ptr %p) {
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %w, ptr %p
  ret ptr null
}
declare i16 @pthread_create(ptr, ptr, ptr, ptr)
declare i16 @pthread_join(i64, ptr)
define double @squared(double %x) {
  %thread = alloca i64
  %p = alloca double
  store double %x, ptr %p
  %status = call i16 @pthread_create(ptr %thread, ptr null, ptr @work, ptr %p)
  switch i16 %status, label %fail [ i16 0, label %well ]
fail:
  ret double 0.0
well:
  %number = load i64, ptr %thread
  %joined = call i16 @pthread_join(i64 %number, ptr null)
  %fine = icmp eq i16 %joined, 0
  %r = load double, ptr %p
  %y = select i1 %fine, double %r, double 0.0
  ret double %y
}
declare double @__enzyme_autodiff(...)
define double @gradient(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @squared, double %x)
  ret double %d
}
"""


def test_a_thread_whose_status_is_an_enum_of_16_bits(tmp_path: Path) -> None:
    """As Zig's standard library declares it: the status of the run time has 32, and LLVM ended the process."""
    made = library(tmp_path, THREAD)
    made.gradient.restype, made.gradient.argtypes = D, [D]
    assert made.gradient(1.5) == 3.0
