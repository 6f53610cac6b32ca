"""Markers that LLVM text writes as strings of metadata, alone and among markers that are globals."""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
import pytest

from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.llvm import LLVMModule

FUNCTION = """
@enzyme_dup = external global i32
@enzyme_const = external global i32
declare double @__enzyme_autodiff(ptr, ...)
declare { double, double } @__enzyme_autodiff.both(ptr, ...)
declare double @__enzyme_fwddiff(ptr, ...)
declare { double, double } @__enzyme_fwddiff.two(ptr, ...)
declare { double, double } @__enzyme_fwddiff.value(ptr, ...)
define double @f(double %x, ptr %y) {
  %v = load double, ptr %y
  %s = fmul double %x, %v
  %r = fmul double %s, %v
  ret double %r
}
"""
REQUESTS = FUNCTION + """
define void @reverse(double %x, ptr %y, ptr %dy, ptr %out) {
  %a = call double (ptr, ...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_out", double %x, metadata !"enzyme_const", \
ptr %y)
  store double %a, ptr %out
  %dup = load i32, ptr @enzyme_dup
  %b = call double (ptr, ...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_out", double %x, i32 %dup, ptr %y, ptr %dy)
  %c = call { double, double } (ptr, ...) @__enzyme_autodiff.both(ptr @f, metadata !"enzyme_primal_return", \
double %x, ptr @enzyme_const, ptr %y)
  %second = getelementptr { double, double }, ptr %out, i64 1
  store { double, double } %c, ptr %second
  ret void
}
define void @forward(double %x, ptr %y, ptr %dy, ptr %out) {
  %a = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_const", double %x, \
metadata !"enzyme_dupnoneed", ptr %y, ptr %dy)
  store double %a, ptr %out
  %b = call { double, double } (ptr, ...) @__enzyme_fwddiff.two(ptr @f, metadata !"enzyme_width", i64 2, \
metadata !"enzyme_dup", double %x, double 1.0, double 0.0, metadata !"enzyme_dupv", i64 8, ptr %y, ptr %dy)
  %second = getelementptr { double, double }, ptr %out, i64 1
  store { double, double } %b, ptr %second
  %c = call { double, double } (ptr, ...) @__enzyme_fwddiff.value(ptr @f, metadata !"enzyme_primal_return", \
double %x, double 1.0, metadata !"enzyme_const", ptr %y)
  %third = getelementptr { double, double }, ptr %out, i64 2
  store { double, double } %c, ptr %third
  ret void
}
"""


def answered(text: str) -> str:
    return pipeline.answer_requests(LLVMModule.from_text(text).text(), Options(), lambda line: None)


def test_markers_of_metadata_mean_what_globals_of_their_name_do() -> None:
    text = answered(REQUESTS)
    assert "metadata !\"enzyme" not in text
    module = llvm.parse_assembly(text)
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine(opt=0))
    engine.finalize_object()
    number = ctypes.c_double
    kind = ctypes.CFUNCTYPE(None, number, *[ctypes.c_void_p] * 3)
    x, y, out = 1.5, number(3.0), (number * 6)()
    shadow = (number * 2)()
    kind(engine.get_function_address("reverse"))(x, *map(ctypes.addressof, (y, shadow, out)))
    assert [out[0], out[2], out[3]] == [9.0, 13.5, 9.0]  # y^2; x y^2 and y^2
    assert list(shadow) == [9.0, 0.0]  # 2 x y
    shadow[:] = 1.0, 2.0
    kind(engine.get_function_address("forward"))(x, *map(ctypes.addressof, (y, shadow, out)))
    assert [out[0], *out[2:6]] == [9.0, 18.0, 18.0, 13.5, 9.0]


@pytest.mark.parametrize(("arguments", "said"), [
    ('metadata !"enzyme_dub", double %x, ptr %y, ptr %y', "'enzyme_dub' is no marker of '__enzyme_autodiff'"),
    ('metadata !"dup", double %x, ptr %y, ptr %y', "'dup' is no marker of '__enzyme_autodiff'"),
    ('metadata double %x, ptr %y, ptr %y', "'double %x' is no marker of '__enzyme_autodiff'"),
    ('metadata !"enzyme_tape", double %x, ptr %y, ptr %y',
     "the marker 'enzyme_tape' is not supported with '__enzyme_autodiff'"),
    ('metadata !"enzyme_out", metadata !"enzyme_const", double %x, ptr %y, ptr %y', "contradictory activity"),
    ('double %x, metadata !"enzyme_dup", ptr %y', "the shadow of parameter 2 ('y') is missing"),
    ('double %x, metadata !"enzyme_const", ptr %y, metadata !"enzyme_width"', "the vector width after enzyme_width"),
    ('metadata !"enzyme_width", metadata !"enzyme_dup", double %x, ptr %y, ptr %y', "the vector width after"),
    ('double %x, ptr %y, metadata !"enzyme_const"', "is missing before the marker 'enzyme_const'"),
])
def test_other_metadata_is_refused(arguments: str, said: str) -> None:
    text = FUNCTION + f"""
define double @slope(double %x, ptr %y) {{
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, {arguments})
  ret double %r
}}
"""
    with pytest.raises(DiagnosticError) as refused:
        answered(text)
    assert said in refused.value.diagnostics[0].message
