"""`--print=types,activity,cache,ir`: what people read of the pass's findings and decisions."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_cc.cli.opt import main

REQUEST = """
define void @waves(ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %after, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %wave = call double @sin(double %value)
  store double %wave, ptr %place
  %square = fmul double %wave, %wave
  %after = fadd double %sum, %square
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  store double %after, ptr %y
  ret void
}
declare double @sin(double)
declare void @__enzyme_autodiff(ptr, ...)
define void @gradient(ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n) {
  call void (ptr, ...) @__enzyme_autodiff(ptr @waves, ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n)
  ret void
}
"""


@pytest.fixture
def printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """What enzyme-opt prints on standard error for `--print=WHAT`."""
    (tmp_path / "waves.ll").write_text(REQUEST)

    def run(what: str) -> str:
        assert main([str(tmp_path / "waves.ll"), f"--print={what}", "-o", str(tmp_path / "out.ll")]) == 0
        return capsys.readouterr().err

    return run


def test_types_are_told_for_each_value(printed) -> None:
    text = printed("types")
    assert text.startswith("; waves(%x: dup, %y: dup, %n: const) in reverse mode\ntypes of @waves\n")
    assert "  %wave: {[0]:Float@double}\n" in text
    assert "activity of" not in text and "cache of" not in text


def test_activity_is_told_for_each_instruction(printed) -> None:
    text = printed("activity")
    assert "activity of @waves\n" in text
    assert "  active value, active instruction: %wave = " in text
    assert "constant instruction: br i1" in text


def test_the_cache_section_says_what_is_kept_where_and_why(printed) -> None:
    text = printed("cache")
    assert "cache of @waves\n" in text
    assert "kept: double %value\n    in an array: 8 bytes each iteration of the loop of %loop\n" in text
    assert "because its memory may be overwritten by store double %wave, ptr %place" in text
    assert "tape: " in text


def test_ir_is_the_module_with_the_derivative(printed) -> None:
    text = printed("ir")
    assert "define " in text and "@__enzyme_cc.gradient.waves" in text


def test_several_are_printed_and_twice_the_same(printed) -> None:
    first = printed("types,activity,cache,ir")
    assert all(f"{what} of @waves" in first for what in ("types", "activity", "cache"))
    assert first == printed("types,activity,cache,ir")


def test_what_cannot_be_printed_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "waves.ll").write_text(REQUEST)
    assert main([str(tmp_path / "waves.ll"), "--print=tapes"]) == 1
    assert "there are types, activity, cache, sinks, assumptions, ir" in capsys.readouterr().err
