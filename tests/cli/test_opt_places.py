"""What enzyme-opt says of LLVM text names the lines of the text."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.cli.opt import main

Said = Callable[..., str]

HOOKS = "declare double @__enzyme_autodiff(ptr, ...)\ndeclare double @__enzyme_fwddiff(ptr, ...)\n"
UNKNOWN = """; a comment
define double @f(double %x, ptr %y) {
  %v = load double, ptr %y
  %w = call double @unknown(double %x)

  %r = fmul double %w, %v
  ret double %r
}
declare double @unknown(double)
define double @slope(double %x, ptr %y) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_out", double %x, ptr %y, ptr %y)
  ret double %r
}
""" + HOOKS


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """What enzyme-opt says of a text, which it refuses unless told otherwise."""
    monkeypatch.chdir(tmp_path)

    def run(text: str, *options: str, code: int = 1) -> str:
        Path("given.ll").write_text(text)
        assert main(["given.ll", "-o", "out.ll", *options]) == code
        return capsys.readouterr().err

    return run


def test_a_refusal_names_the_line_of_the_instruction(said: Said) -> None:
    text = said(UNKNOWN)
    assert ("given.ll:4:3: error: cannot differentiate the call of 'unknown': its code is not at hand and it is not a "
            "known library function [enzyme-unknown-callee]\n"
            "    4 |   %w = call double @unknown(double %x)\n      |   ^\n") in text
    assert "given.ll:2: note: parameter 1 of 'f' is declared active" in text
    assert "enzyme-cc:" not in text


def test_a_request_that_makes_no_sense_is_named_by_line(said: Said) -> None:
    text = said(UNKNOWN.replace(", ptr %y, ptr %y)", ', metadata !"enzyme_tape", ptr %y)'))
    assert "given.ll:11:3: error: the marker 'enzyme_tape' is not supported with '__enzyme_autodiff'" in text


def test_standard_input_is_named_as_such(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(UNKNOWN.encode())))
    assert main(["-"]) == 1
    assert "<stdin>:4:3: error: cannot differentiate" in capsys.readouterr().err


def test_a_warning_of_an_answered_request_has_its_line_and_leaves_nothing_in_the_module(said: Said) -> None:
    text = said("""define void @f(ptr %x) {
  store double 1.0, ptr %x
  ret void
}
define double @slope(ptr %x, ptr %y) {
  %r = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %y)
  ret double %r
}
""" + HOOKS, code=0)
    assert "given.ll:6:3: warning: " in text and "enzyme-cc:" not in text
    assert "!DI" not in Path("out.ll").read_text()


def test_text_that_llvm_does_not_read_is_named_by_line(said: Said) -> None:
    assert "given.ll:3:13: error: LLVM cannot read this: expected type [enzyme-ir]" in said(
        UNKNOWN.replace("load double, ptr %y", "load doble, ptr %y"))


@pytest.mark.parametrize(("change", "place", "message"), [
    (("%v = load double, ptr %y", "%v = load double, ptr %y, align 8589934592"), r"given.ll:3:\d+", "LLVM cannot read"),
    (("  %v = load double, ptr %y\n", ""), r"given.ll:5:\d+", "use of undefined value '%v'"),
    (("  %w = call", "  br label %end\nend:\n  %w = call"), None, None),
    (("  %v = load double, ptr %y\n", "  %v = fadd double %w, 1.0\n"), "given.ll:4:3",
     "no valid LLVM IR: Instruction does not dominate all uses!"),
    (("define double @f(double %x", "define double @f(double byval(double) %x"), "given.ll:2:1", "no valid LLVM IR"),
])
def test_modules_that_are_not_valid_are_named_by_line(
    change: tuple[str, str], place: str | None, message: str | None, said: Said
) -> None:
    text = said(UNKNOWN.replace(*change))
    if place is None:
        assert "given.ll:6:3: error: cannot differentiate the call of 'unknown'" in text
    else:
        assert re.search(place + ": error: ", text) and message and message in text


def test_a_registration_is_named_by_the_line_of_its_variable(said: Said) -> None:
    text = said("""declare double @g(double)
@__enzyme_register_gradient_g = global [2 x ptr] [ptr @g, ptr @g]
define double @slope(double %x) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @g, double %x)
  ret double %r
}
""" + HOOKS)
    assert "given.ll:2: error: __enzyme_register_gradient_g: expected 3 functions, found 2" in text


def test_what_is_said_of_the_whole_module_names_its_machine(said: Said) -> None:
    text = said('target triple = "sparc-sun-solaris"\n' + UNKNOWN.replace("@unknown(", "@sin("))
    assert "given.ll:1: error: llvmlite cannot generate code for 'sparc-sun-solaris'" in text


def test_constants_may_lead_to_each_other_as_deep_as_they_do(said: Said) -> None:
    """Each was a call of Python within the last: a traceback from some hundred on."""
    rows = "".join(f"@n{i} = constant {{ ptr, double }} {{ ptr {'null' if i == 0 else f'@n{i - 1}'}, double 1.0 }}\n"
                   for i in range(1500))
    said(rows + """define double @f(double %x) {
  %p = load ptr, ptr @n1499
  %a = getelementptr double, ptr %p, i64 1
  %v = load double, ptr %a
  %y = fmul double %x, %v
  ret double %y
}
define double @slope(double %x) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}
""" + HOOKS, code=0)


@pytest.mark.parametrize(("body", "place"), [
    ("  %a = load [70000 x double], ptr %p\n  store [70000 x double] %a, ptr %p\n  %r = load double, ptr %p\n", "2:3"),
    ("  %a = load <131072 x double>, ptr %p\n  %r = extractelement <131072 x double> %a, i32 3\n", "2:3"),
])
def test_values_of_very_many_numbers_are_refused(body: str, place: str, said: Said) -> None:
    text = said(f"define double @f(ptr %p) {{\n{body}  ret double %r\n}}\n" + """define double @slope(ptr %x, ptr %y) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %y)
  ret double %r
}
""" + HOOKS)
    assert re.search(rf"given.ll:{place}: error: a value of \d+ numbers is passed as one \[enzyme-wide-value\]", text)


def test_a_width_that_no_code_can_have_is_refused(said: Said) -> None:
    text = said(UNKNOWN.replace('metadata !"enzyme_out"', 'metadata !"enzyme_width", i64 1000000000'))
    assert "given.ll:11:3: error: the vector width after enzyme_width must be a positive constant, at most 4096" in text


def test_nodes_of_metadata_are_no_arguments(said: Said) -> None:
    text = said(UNKNOWN.replace('metadata !"enzyme_out"', "metadata !0") + '!0 = !{!"enzyme_out"}\n')
    assert "given.ll:11: error: a call has a node of metadata as an argument, which LLVM cannot write as text" in text
