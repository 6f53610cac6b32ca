"""`enzyme_cc.differentiate_ir`: LLVM text with hooks in, without them out."""

from __future__ import annotations

import pytest

import enzyme_cc

SQUARE = """
define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
declare double @__enzyme_autodiff(ptr, ...)
define double @gradient(double %x) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @square, double %x)
  ret double %d
}
"""


@pytest.mark.slow
def test_hooks_are_answered() -> None:
    text = enzyme_cc.differentiate_ir(SQUARE)
    assert "define double @gradient" in text and "(ptr @square" not in text
    again = enzyme_cc.differentiate_ir(SQUARE.replace("square", "cube"), optimise=2)
    assert "fadd" in again or "fmul" in again


@pytest.mark.slow
def test_what_cannot_be_done() -> None:
    with pytest.raises(enzyme_cc.DiagnosticError) as caught:
        enzyme_cc.differentiate_ir(SQUARE.replace("define double @square(double %x) {\n  %y = fmul double %x, %x\n"
                                                  "  ret double %y\n}", "declare double @square(double)"))
    assert "square" in caught.value.diagnostics[0].message
    with pytest.raises(enzyme_cc.BuildError):
        enzyme_cc.differentiate_ir("no module")
    with pytest.raises(TypeError, match="LLVM text or bitcode"):
        enzyme_cc.differentiate_ir(5)  # type: ignore[arg-type]  # what the test is about
