"""Opcodes that access memory: each is declared once, for both modes; without its row it is refused."""

import pytest
from operation_modules import differentiated, disagreement

from enzyme_cc.autodiff.operations.memory_operations import OPCODES

HEAD = "define double @f(ptr %x) {\n  %p1 = getelementptr double, ptr %x, i64 1\n  %m = alloca double\n"
VALUES = "  %a = load double, ptr %x\n  %b = load double, ptr %p1\n  %a2 = fmul double %a, %a\n"
PROGRAMS = {
    "load": VALUES + "  %r = fmul double %a2, %b\n",
    "store": VALUES + "  store double %a2, ptr %m\n  %c = load double, ptr %m\n  %r = fmul double %c, %b\n",
    "atomicrmw": VALUES + "  store double %a2, ptr %m\n  %old = atomicrmw fadd ptr %m, double %b seq_cst\n"
                 "  %new = load double, ptr %m\n  %r = fmul double %old, %new\n",
}


@pytest.mark.parametrize("opcode", sorted(PROGRAMS))
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_a_row_is_all_that_a_memory_opcode_needs(opcode: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert OPCODES.keys() - PROGRAMS.keys() == {"cmpxchg"}, "of numbers it is refused whatever it has"
    text = HEAD + PROGRAMS[opcode] + "  ret double %r\n}\n"
    outcome, made = differentiated(text, mode, preopt=False)
    assert outcome == "accepted", made
    assert disagreement(made, mode) is None
    monkeypatch.delitem(OPCODES, opcode)
    outcome, message = differentiated(text, mode, preopt=False)
    assert (outcome, f"'{opcode}'" in message) == ("refused", True), message
