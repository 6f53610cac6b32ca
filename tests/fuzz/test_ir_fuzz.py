"""A fixed set of worsened LLVM texts: enzyme-opt answers each, or names the place of what is wrong."""

import random
from pathlib import Path

import pytest
from ir_fuzz import load_everything, mutated, outcome, trial
from ir_texts import corpus

TEXT = "define double @f(double %x) {\n  %y = fadd double %x, 1.0\n  ret double %y\n}\n"


def faults(seeds: range, folder: Path, programs: int, generated: int) -> list[str]:
    texts = corpus(folder, programs, generated)
    load_everything(folder)
    found = []
    for seed in seeds:
        text, options = trial(seed, texts)
        ended = outcome(text, options, folder)
        if ended.is_fault:
            found.append(f"{seed}: {ended.kind}: {' '.join(options)}\n{ended.errors[-500:]}\n{text}")
    return found


def test_worsened_texts_end_well(tmp_path: Path) -> None:
    assert not faults(range(100), tmp_path, 2, 1)


@pytest.mark.long
def test_more_worsened_texts_end_well(tmp_path: Path) -> None:
    """`make fuzz` has 10,000."""
    assert not faults(range(1000, 2000), tmp_path, 60, 10)


def test_a_seed_makes_one_text() -> None:
    texts = {mutated(TEXT, random.Random(seed)) for seed in range(200)}
    assert len(texts) > 60 and all(mutated(TEXT, random.Random(3)) == mutated(TEXT, random.Random(3)) for _ in "ab")


def test_faults_are_told_apart(tmp_path: Path) -> None:
    assert outcome(TEXT, (), tmp_path).kind == "answered"
    refused = outcome(TEXT.replace("fadd", "fad"), (), tmp_path)
    assert refused.kind == "refused" and "given.ll:2:8: error: " in refused.errors
    ends_llvm = "declare double @llvm.masked.load.f64.p0(ptr, i32, i1, double)\ndefine double @f(ptr %p) {\n" \
        "  %r = call double @llvm.masked.load.f64.p0(ptr %p, i32 8, i1 true, double 0.0)\n  ret double %r\n}\n"
    assert outcome(ends_llvm, (), tmp_path).kind in ("unreadable", "refused")  # LLVM with and without checks
    assert outcome("\x00", (), tmp_path).kind == "no place"  # no text at all, so that it has no lines
