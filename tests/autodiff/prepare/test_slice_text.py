"""What of a finished slice is kept: one of derivatives that are alike, and copies that somebody calls."""

from __future__ import annotations

from enzyme_cc.autodiff.prepare.slice_text import without_repetition, without_unused_copies
from enzyme_cc.toolchain.llvm import LLVMModule

SLICE = """
@table = internal constant { ptr, ptr } { ptr @__enzyme_cc.augmented.g.1, ptr @__enzyme_cc.copy.named }

define internal double @__enzyme_cc.augmented.f(double %x) {
  %y = call double @__enzyme_cc.augmented.g(double %x)
  ret double %y
}

define internal double @__enzyme_cc.augmented.f.1(double %x) {
  %y = call double @__enzyme_cc.augmented.g.1(double %x)
  ret double %y
}

define internal double @__enzyme_cc.augmented.g(double %x) {
  %y = fmul double %x, %x
  ret double %y
}

define internal double @__enzyme_cc.augmented.g.1(double %x) {
  %y = fmul double %x, %x
  ret double %y
}

define internal double @__enzyme_cc.augmented.again(double %x) {
  %y = call double @__enzyme_cc.augmented.again(double %x)
  ret double %y
}

define internal double @__enzyme_cc.augmented.again.1(double %x) {
  %y = call double @__enzyme_cc.augmented.again.1(double %x)
  ret double %y
}

define internal double @__enzyme_cc.augmented.even(double %x) {
  %y = call double @__enzyme_cc.augmented.odd(double %x)
  ret double %y
}

define internal double @__enzyme_cc.augmented.odd(double %x) {
  %a = call double @__enzyme_cc.augmented.even.1(double %x)
  %b = call double @__enzyme_cc.augmented.g(double %a)
  ret double %b
}

define internal double @__enzyme_cc.augmented.even.1(double %x) {
  %y = call double @__enzyme_cc.augmented.odd.1(double %x)
  ret double %y
}

define internal double @__enzyme_cc.augmented.odd.1(double %x) {
  %a = call double @__enzyme_cc.augmented.even(double %x)
  %b = call double @__enzyme_cc.augmented.g.1(double %a)
  ret double %b
}

define internal double @__enzyme_cc.augmented.even.2(double %x) {
  %y = call double @__enzyme_cc.augmented.odd.2(double %x)
  ret double %y
}

define internal double @__enzyme_cc.augmented.odd.2(double %x) {
  %a = call double @__enzyme_cc.augmented.even.2(double %x)
  %b = call double @__enzyme_cc.augmented.again(double %a)
  ret double %b
}

define internal double @__enzyme_cc.copy.called(double %x) {
  ret double %x
}

define hidden double @__enzyme_cc.copy.root(double %x) {
  %y = call double @__enzyme_cc.copy.deep(double %x)
  ret double %y
}

define internal double @__enzyme_cc.copy.deep(double %x) {
  ret double %x
}

define internal double @__enzyme_cc.copy.named(double %x) {
  ret double %x
}

define hidden double @__enzyme_cc.request.0.root(double %x) {
  %a = call double @__enzyme_cc.augmented.f(double %x)
  %b = call double @__enzyme_cc.augmented.f.1(double %x)
  %c = call double @__enzyme_cc.augmented.again(double %x)
  %d = call double @__enzyme_cc.augmented.again.1(double %x)
  %e = call double @__enzyme_cc.copy.called(double %x)
  %g = call double @__enzyme_cc.augmented.even(double %x)
  %h = call double @__enzyme_cc.augmented.even.1(double %x)
  %i = call double @__enzyme_cc.augmented.even.2(double %x)
  ret double %b
}
"""


def defined(text: str) -> list[str]:
    module = LLVMModule.from_text(text)
    module.verify()
    return sorted(name.removeprefix("__enzyme_cc.") for name in (
        f.name for f in module._module.functions if not f.is_declaration
    ))


def test_derivatives_that_are_alike_are_one_with_their_callers_and_in_tables() -> None:
    text = without_repetition(SLICE)
    assert [name for name in defined(text) if name.startswith("augmented")] == [
        "augmented.again", "augmented.even", "augmented.even.2", "augmented.f", "augmented.g", "augmented.odd",
        "augmented.odd.2",
    ]
    assert "ptr @__enzyme_cc.augmented.g, ptr" in text
    assert text.count("call double @__enzyme_cc.augmented.f(") == 2


def test_functions_that_call_each_other_are_alike_unless_something_tells_them_apart() -> None:
    text = without_repetition(SLICE)
    assert text.count("call double @__enzyme_cc.augmented.even(") == 3
    assert "%i = call double @__enzyme_cc.augmented.even.2(" in text


def test_copies_are_kept_that_an_entry_or_a_table_reaches() -> None:
    text = without_unused_copies(SLICE, ["__enzyme_cc.request.0.root"])
    assert [name for name in defined(text) if name.startswith("copy")] == ["copy.called", "copy.named"]
    assert len(defined(text)) == len(defined(SLICE)) - 2


def test_local_functions_that_nobody_calls_go_with_the_copies_that_they_call() -> None:
    trying = """
define internal double @__enzyme_cc.try.deep(double %x) {
  %y = call double @__enzyme_cc.copy.deep(double %x)
  ret double %y
}
"""
    text = without_unused_copies(SLICE + trying, ["__enzyme_cc.request.0.root"])
    assert "try.deep" not in defined(text)
