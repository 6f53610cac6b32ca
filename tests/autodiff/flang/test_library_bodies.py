"""The bodies of flang's runtime: which are taken into a slice, and that they are made from their source."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.library_bodies import text_with_bodies
from enzyme_cc.toolchain.llvm import link_text

CALLS = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare double @_FortranASumReal8(ptr, ptr, i32, i32, ptr)
declare {} @_FortranAAssign(ptr, ptr, ptr, i32)
declare i32 @_FortranANotOurs(ptr)
define double @f(ptr %a, ptr %b) {
  %done = call {} @_FortranAAssign(ptr %a, ptr %b, ptr null, i32 1)
  %other = call i32 @_FortranANotOurs(ptr %a)
  %sum = call double @_FortranASumReal8(ptr %a, ptr null, i32 1, i32 0, ptr null)
  ret double %sum
}
"""


def test_calls_of_known_functions_go_to_bodies_and_others_stay() -> None:
    module = ir.parse_module(text_with_bodies(ir.parse_module(CALLS), link_text))
    called = [
        i.called_function for i in module.functions["f"].blocks[0].instructions if isinstance(i, ir.Call)
    ]
    assert [f.name for f in called if f is not None] == [
        "__enzyme_cc.copy._FortranAAssign", "_FortranANotOurs", "__enzyme_cc.copy._FortranASumReal8",
    ]
    assert called[0] is not None and called[0].has_body
    assert "__enzyme_cc.copy._FortranAReshape" not in module.functions


def test_a_function_of_another_signature_is_not_taken_for_ours() -> None:
    other = CALLS.replace("(ptr, ptr, i32, i32, ptr)", "(ptr, i32)").replace(
        "(ptr %a, ptr null, i32 1, i32 0, ptr null)", "(ptr %a, i32 1)"
    )
    module = ir.parse_module(text_with_bodies(ir.parse_module(other), link_text))
    assert not module.functions["_FortranASumReal8"].has_body
