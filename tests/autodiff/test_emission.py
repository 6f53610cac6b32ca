"""What writes the code of derivatives refuses nothing: all that speaks against one is said before, with the facts."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from operation_modules import call, differentiated

from enzyme_cc import ir
from enzyme_cc.autodiff.engine import Engine
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.primals import Primals
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.diagnostics import InternalFault, error

AUTODIFF = Path(__file__).resolve().parents[2] / "enzyme_cc" / "autodiff"
ROOMS = ["forward", "reverse", "calls", "operations", "plan", "shadow", "arithmetic", "runtime"]
MODULES = ["engine.py", "call_sites.py", "frames.py", "parallel_regions.py", "threads.py", "joining.py", "answered.py"]
EMITTING = [path for room in ROOMS for path in sorted((AUTODIFF / room).glob("*.py"))] + [AUTODIFF / m for m in MODULES]
REFUSING = {"refuse", "refused", "fail", "error", "DiagnosticError", "remedy"}

FUNCTION = "define double @f(ptr %x) {{\n  %a = load double, ptr %x\n  %bits = bitcast double %a to i64\n" \
           "{}  ret double %r\n}}\n"
REFUSED = {
    "an integer operation on bits": FUNCTION.format(
        "  %l = fpext double %a to x86_fp80\n  %k = bitcast x86_fp80 %l to i80\n  %n = and i80 %k, -4294967296\n"
        "  %o = bitcast i80 %n to x86_fp80\n  %r = fptrunc x86_fp80 %o to double\n"),
    "an atomic extreme": FUNCTION.format(
        "  %m = alloca double\n  store double %a, ptr %m\n  %o = atomicrmw fmax ptr %m, double 1.5 seq_cst\n"
        "  %r = load double, ptr %m\n"),
    "variable arguments": call("void @llvm.va_copy.p0(ptr, ptr)"),
    "a pointer to nobody knows what": "@hook = external global ptr\n" + FUNCTION.format(
        "  %g = load ptr, ptr @hook\n  %r = call double %g(double %a)\n"),
}


@pytest.mark.parametrize("path", EMITTING, ids=lambda path: str(path.relative_to(AUTODIFF)))
def test_no_room_that_emits_has_words_for_a_refusal(path: Path) -> None:
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(("diagnostics", "refusals", "remedies")):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
    assert not names & REFUSING


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("what", REFUSED)
def test_nothing_is_made_of_what_is_refused(what: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    new = Engine._new
    monkeypatch.setattr(Engine, "_new", lambda *given: made.append(given) or new(*given))
    assert differentiated(REFUSED[what], mode)[0] == "refused"
    assert not made


def test_a_refusal_that_comes_too_late_is_a_fault_of_ours() -> None:
    module = ir.parse_module("define void @f() {\n  ret void\n}\n")
    context = SliceContext(Primals(module, Registrations()), Options())
    context.is_settled = True
    with pytest.raises(InternalFault, match="while derivatives are made: cannot"):
        context.fail(error("cannot"))
