"""Edits of LLVM text: what is taken out is gone, what stays is untouched, and LLVM reads the result."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.module_text import (
    constructors_as_init_array,
    without_debug_info,
    without_forgotten_features,
)

SOURCE = """
#include <stdio.h>
int counter = 3;
const char *text = ", !dbg !7";
static double square(double x) { return x * x; }
double f(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += square(x[i]);
    puts(text);
    return s;
}
"""


def test_debug_info_can_be_taken_out_before_and_after_optimisation(bitcode: Callable[..., bytes]) -> None:
    with_it, without = (LLVMModule.from_bitcode(bitcode(SOURCE, *flags)) for flags in (["-g"], ["-g0"]))
    for _ in range(2):
        stripped = LLVMModule.from_text(without_debug_info(with_it.text()))
        stripped.verify()
        assert "DILocation" not in stripped.text()
        assert b".debug_" not in stripped.emit_object()
        assert 'c", !dbg !7\\00"' in stripped.text()
        assert len(stripped.emit_object()) == len(without.emit_object())
        with_it.preoptimise()
        without.preoptimise()


def test_the_class_of_a_new_object_goes_with_the_debug_info() -> None:
    text = "  %1 = call ptr @_Znwm(i64 8) #3, !dbg !5, !heapallocsite !6, !noalias !7\n  ret ptr %1, !dbg !8\n"
    assert without_debug_info(text) == "  %1 = call ptr @_Znwm(i64 8) #3, !noalias !7\n  ret ptr %1\n"


def test_features_that_left_llvm_are_dropped() -> None:
    text = 'attributes #0 = { "target-cpu"="x" "target-features"="+avx2,-avx10.1-256,+sse2,-3dnow" }'
    assert '"+avx2,+sse2"' in without_forgotten_features(text)


def test_constructors_become_sections_in_order_of_priority(bitcode: Callable[..., bytes]) -> None:
    source = (
        "#include <stdio.h>\n"
        "__attribute__((constructor(200))) static void first(void) { puts(\"1\"); }\n"
        "__attribute__((constructor)) static void second(void) { puts(\"2\"); }\n"
        "__attribute__((destructor)) static void last(void) { puts(\"3\"); }\n"
        "__attribute__((used)) static int kept;\n"
    )
    text = constructors_as_init_array(LLVMModule.from_bitcode(bitcode(source)).text())
    module = LLVMModule.from_text(text)
    module.verify()
    module.optimise(3)
    content = module.emit_object()
    assert b".ctors" not in content and b".dtors" not in content
    for section in (b".init_array.00200\0", b".init_array\0", b".fini_array\0"):
        assert section in content


def test_text_without_constructors_stays_the_same(bitcode: Callable[..., bytes]) -> None:
    text = LLVMModule.from_bitcode(bitcode(SOURCE)).text()
    assert constructors_as_init_array(text) == text
