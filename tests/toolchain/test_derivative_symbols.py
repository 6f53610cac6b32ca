"""What derivatives are called in the final code."""

from __future__ import annotations

import pytest

from enzyme_cc.toolchain.derivative_symbols import symbol_of
from enzyme_cc.toolchain.llvm import LLVMModule


@pytest.mark.parametrize(("name", "symbol"), [
    ("__enzyme_cc.gradient.leaf.dcc.op", "leaf.gradient"),
    ("__enzyme_cc.gradient.none..o", "none.gradient"),
    ("__enzyme_cc.forward._Z4leafd.d.d.w4.2", "_Z4leafd.tangent"),
    ("__enzyme_cc.augmented._ZN4core3fmt17h0123456789abcdefE.dn.c", "_ZN4core3fmt17h0123456789abcdefE.forward_sweep"),
    ("__enzyme_cc.adjoint._QMspringsPtotal.dcd.c.1", "_QMspringsPtotal.gradient"),
    ("__enzyme_cc.request.12.f_.lib_", "f_.lib_.derivative"),
    ("__enzyme_cc.copy.g.llvm.17", "g.llvm.17.copy"),
    ("__enzyme_cc_tape_push", "__enzyme_cc_tape_push"),
    ("leaf", "leaf"),
])
def test_a_derivative_is_called_by_its_primal(name: str, symbol: str) -> None:
    assert symbol_of(name) == symbol


def test_local_functions_alone_are_renamed_and_stay_apart() -> None:
    module = LLVMModule.from_text("""
define internal void @__enzyme_cc.adjoint.f.d.c() { ret void }
define internal void @__enzyme_cc.gradient.f.d.c() { ret void }
define void @__enzyme_cc.copy.f() {
  call void @__enzyme_cc.adjoint.f.d.c()
  call void @__enzyme_cc.gradient.f.d.c()
  ret void
}
""")
    module.rename_local_functions(symbol_of)
    module.verify()
    text = module.text()
    assert "call void @f.gradient()" in text and "call void @f.gradient.1()" in text
    assert "define void @__enzyme_cc.copy.f()" in text
