"""Calls that fit the library's functions of their names, and calls that do not."""

from __future__ import annotations

import pytest

from enzyme_cc import ir
from enzyme_cc.rules import may_be_the_programs_own, mismatch


@pytest.mark.parametrize("call, expected", [
    ("double @pow(double %x, double %x)", None),
    ("double @pow(double %x)", "is double pow(double, double)"),
    ("float @sqrt(double %x)", "is double sqrt(double)"),
    ("i32 @sinf(float %s)", "is float sinf(float)"),
    ("float @nexttowardf(float %s, x86_fp80 %l)", None),
    ("double @frexp(double %x, ptr %p)", None),
    ("double @frexp(double %x, double %x)", "is double frexp(double, double *)"),
    ("i64 @lrint(double %x)", None),
    ("x86_fp80 @expl(x86_fp80 %l)", None),
    ("void @sincos(double %x, ptr %p, ptr %p)", None),
    ("ptr @malloc(i64 %n)", None),
    ("ptr @malloc()", "has an argument 1"),
    ("ptr @malloc(double %x)", "has an integer as argument 1"),
    ("void @free(ptr %p)", None),
    ("ptr @memcpy(ptr %p, ptr %p)", "has an argument 3"),
    ("i64 @fread(ptr %p)", "has an argument 4"),
    ("i64 @time(i32 0)", None),
    ("double @atof(ptr %p)", None),
    ("double @random()", "returns no floating-point number"),
    ("i32 @select(double %x)", "has an argument 2"),
    ("void @alarm(double %x)", "takes no floating-point number"),
    ("i32 (ptr, ...) @printf(ptr %p, double %x)", None),
    ("double @unheard_of(ptr %p)", None),
])
def test_a_call_is_compared_with_the_librarys_function(call: str, expected: str | None) -> None:
    name = call.partition("@")[2].partition("(")[0]
    result, _, arguments = call.partition("@")
    types = ", ".join(word.split()[0] for word in arguments.partition("(")[2].rstrip(")").split(", ") if word)
    declared = result if "..." not in result else "i32 "
    types = types if "..." not in result else "ptr, ..."
    module = ir.parse_module(f"declare {declared}@{name}({types})\n"
                             "define void @f(double %x, float %s, x86_fp80 %l, ptr %p, i64 %n) {\n"
                             f"  {'' if result == 'void ' else '%r = '}call {call}\n  ret void\n}}\n")
    found = next(i for i in module.functions["f"].instructions() if isinstance(i, ir.Call))
    assert mismatch(found, name) == expected


def test_names_that_c_leaves_to_programs() -> None:
    assert all(map(may_be_the_programs_own, ["y1", "j0f", "gamma", "drem", "rsqrt", "pownf", "select", "random"]))
    assert not any(map(may_be_the_programs_own, ["sin", "lgamma", "printf", "malloc", "_exit", "llvm.sin.f64", "own"]))
