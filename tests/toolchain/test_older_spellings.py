"""LLVM text of the time of typed pointers."""

from __future__ import annotations

import ctypes
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.requests import POINTS_TO_INTEGERS
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.driver import reading
from enzyme_cc.toolchain import older_spellings, pipeline
from enzyme_cc.toolchain.llvm import LLVMModule

OLDER = """
%pair = type { double, double }
%"a shape" = type { i8* (i32)*, [4 x i16] }
@table = constant { [3 x i8*] } zeroinitializer
define void @fill(%pair* noalias sret align 8 %out, %"a shape"* byval %s, double %x) { ; sret byval inrange
  %p = getelementptr %pair, %pair* %out, i32 0, i32 1
  store double %x, double* %p
  %t = bitcast i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @table, i32 0, inrange i32 0, i32 2) to i8*
  ret void
}
define void @use(double %x) {
  %r = alloca %pair
  %s = alloca %"a shape"
  call void @fill(%pair* nonnull sret %r, %"a shape"* byval align 4 %s, double %x)
  ret void
}
declare void @other({ i32, double } addrspace(3)* byval, [2 x float]* sret)
"""


def test_what_a_pointer_led_to_is_said_by_attributes_today() -> None:
    text = older_spellings.of_today(OLDER)
    assert "%pair* noalias sret(%pair) align 8 %out, %\"a shape\"* byval(%\"a shape\") %s" in text
    assert "%pair* nonnull sret(%pair) %r" in text
    assert "{ i32, double } addrspace(3)* byval({ i32, double }), [2 x float]* sret([2 x float])" in text
    assert "inrange" not in text.replace("; sret byval inrange", "")
    assert [len(line) for line in text.split("\n")][6] == [len(line) for line in OLDER.split("\n")][6]
    LLVMModule.read_text(text.replace("declare void @other", "; declare void @other"), "older.ll")


def test_text_of_today_stays_as_it_is() -> None:
    text = ("define void @f(ptr sret({ double }) %x, ptr byval(i32) %sret) { ret void }\n"
            "@s = constant [5 x i8] c\"sret*\"\n")
    assert older_spellings.of_today(text) == text
    assert older_spellings.with_integer_parameters(text) == text
    assert not older_spellings.has_typed_pointers("define i64 @f(ptr %x) {\n %r = mul i64 2, 3\n}\n")


@pytest.mark.parametrize(("type", "expected"), [
    ("i64*", True), ("i32**", True), ("[4 x i16]*", True), ("{ i64, { i32, i1 } }*", True), ("<{ i64, i32 }>*", True),
    ("%counts*", True), ("<4 x i32>*", True), ("i64 addrspace(1)*", True),
    ("i8*", False), ("double*", False), ("{ i64, double }*", False), ("%unknown*", False), ("%list*", False),
    ("{ i64, i8* }*", False), ("i64 (i64)*", False), ("{}*", False), ("%opaque*", False), ("i64", False),
])
def test_pointers_that_lead_to_integers_only_are_known(type: str, expected: bool) -> None:
    text = ("%counts = type { i64, [2 x i32] }\n%list = type { i64, %list* }\n%opaque = type opaque\n"
            f"define void @f(double* %x, {type} noalias %n, double %y) {{\n  ret void\n}}\n")
    marked = older_spellings.with_integer_parameters(text)
    assert (f"{type} {POINTS_TO_INTEGERS} noalias %n" in marked) == expected
    assert (marked == text) != expected


REQUEST = """
define double @f(double* %x, i64* nocapture %n) {
  %count = load i64, i64* %n
  %last = getelementptr double, double* %x, i64 %count
  %v = load double, double* %last
  %r = fmul double %v, %v
  ret double %r
}
define void @slope(double* %x, double* %dx, i64* %n) {
  %r = call double (i8*, ...) @__enzyme_autodiff(i8* bitcast (double (double*, i64*)* @f to i8*), double* %x, \
double* %dx, i64* %n)
  ret void
}
declare double @__enzyme_autodiff(i8*, ...)
"""


def test_pointers_to_integers_take_no_shadow_where_the_text_says_what_they_are() -> None:
    text = reading.read_text(REQUEST, "older.ll").text()
    answered = older_spellings.without_marks(pipeline.answer_requests(text, Options(), lambda line: None))
    assert "enzyme_points" not in answered
    module = llvm.parse_assembly(answered)
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine(opt=0))
    engine.finalize_object()
    x, dx, n = (ctypes.c_double * 3)(1, 2, 3), (ctypes.c_double * 3)(), ctypes.c_int64(1)
    slope = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(engine.get_function_address("slope"))
    slope(*map(ctypes.addressof, (x, dx, n)))
    assert list(dx) == [0.0, 4.0, 0.0]


def test_what_only_an_older_llvm_reads_is_read_by_one_or_refused_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LLVM 22 has no products of constants."""
    text = ("@x = global i64* null\ndefine i64 @f() {\n"
            "  ret i64 mul (i64 ptrtoint (i64** @x to i64), i64 3)\n}\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DiagnosticError) as refused:
        reading.read_text(text, "older.ll")
    [problem] = refused.value.diagnostics
    assert str(problem.location).startswith("older.ll:3:")
    assert "mul constexprs are no longer supported" in problem.message
    assert "llvm-as" in problem.help
    bitcode = tmp_path / "made.bc"
    bitcode.write_bytes(LLVMModule.from_text("define i64 @made() {\n  ret i64 1\n}\n").bitcode())
    (tmp_path / "llvm-as-14").write_text(f"#!/bin/sh\nexec /bin/cat {bitcode}\n")
    (tmp_path / "llvm-as-14").chmod(0o755)
    assert "@made()" in reading.read_text(text, "older.ll").text()
