"""A fixed set of generated functions, in both modes at all levels, against the dual-number oracle."""

import dataclasses
import subprocess
from collections import Counter
from pathlib import Path

import calling_generator
import pytest
import rust_calling_generator
import rust_generator
from examine import Failure, Findings, _errors, _words, examine
from fuzz import LEVELS, Figures, Task
from generator import Program, generate
from languages import LANGUAGES
from shrink import shrink

from tests.conftest import needs_rust

SEEDS = range(1, 13)
FUNCTIONS = 32  # a file; 384 in all
REFUSED = 0.2  # the greatest share: what C programmers write is not refused


def cases() -> list:
    """Every seed at one level, in turn; at the others in `make test-long`."""
    return [
        pytest.param(seed, level, marks=() if LEVELS[seed % len(LEVELS)] == level else pytest.mark.long)
        for seed in SEEDS
        for level in LEVELS
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "level"), cases())
def test_generated_functions_have_the_derivatives_of_their_dual_numbers(
    seed: int, level: str, tmp_path: Path
) -> None:
    findings = examine(generate(seed, FUNCTIONS), level, tmp_path)
    faults = {name: f for name, f in findings.failures.items() if not f.refused}
    assert not faults, f"{faults}\nreplay: fuzz.py --language c --seed {seed} --functions {FUNCTIONS} --programs 1"
    assert len(findings.failures) <= REFUSED * FUNCTIONS, Counter(f.kind for f in findings.failures.values())


@pytest.mark.slow
def test_what_is_known_of_pointers_stops_growing_from_call_to_call(tmp_path: Path) -> None:
    """A recursion that hands on one of two arguments, which a callee steps through: types grew without end."""
    assert not examine(generate(170004, 8), "-O1", tmp_path).failures


@pytest.mark.slow
def test_a_block_that_may_be_its_own_shadow_is_freed_once(tmp_path: Path) -> None:
    """The shadow's realloc was said never to get null, so that LLVM left out the choice of null: freed twice."""
    assert not examine(generate(170291, 8), "-O3", tmp_path).failures


@pytest.mark.slow
def test_a_word_that_comes_on_several_edges_of_a_switch_has_one_shadow(tmp_path: Path) -> None:
    """Now a number, now an address: what takes one for the other was made for each edge (LLVM's verifier aborted)."""
    assert not examine(generate(180933, 8).only(["f5"]), "-O1", tmp_path).failures


@pytest.mark.slow
def test_numbers_copied_from_constant_memory_beside_addresses_have_no_tangents(tmp_path: Path) -> None:
    """Forwards they kept their own values as tangents."""
    program = calling_generator.generate(67700599, 12).only(["f4", "f9"])
    assert not examine(program, "-O2", tmp_path, LANGUAGES["c-calls"]).failures


@pytest.mark.slow
@pytest.mark.parametrize("level", [
    pytest.param(level, marks=() if level == "-O2" else pytest.mark.long) for level in LEVELS])
def test_calls_that_stay_calls_have_the_derivatives_of_their_dual_numbers(level: str, tmp_path: Path) -> None:
    assert not examine(calling_generator.generate(900, 8), level, tmp_path, LANGUAGES["c-calls"]).failures


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_generated_rust_functions_have_the_derivatives_of_their_dual_numbers(level: str, tmp_path: Path) -> None:
    findings = examine(rust_generator.generate(1, 3), level, tmp_path, LANGUAGES["rust"])
    assert not findings.failures


@needs_rust
@pytest.mark.slow
def test_calls_that_stay_calls_in_rust_have_the_derivatives_of_their_dual_numbers(tmp_path: Path) -> None:
    assert not examine(rust_calling_generator.generate(1, 4), "-O1", tmp_path, LANGUAGES["rust-calls"]).failures


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_the_oracle_is_the_derivative_of_the_same_program(seed: int, tmp_path: Path) -> None:
    """No hook is called here: the dual writing against finite differences of the plain one."""
    findings = examine(generate(seed, FUNCTIONS), "-O1", tmp_path, flags=("-DORACLE_ONLY",))
    assert not findings.failures


def test_the_same_seed_gives_the_same_program() -> None:
    assert generate(7, 20).source() == generate(7, 20).source()
    assert generate(7, 20).source() != generate(8, 20).source()
    assert rust_generator.generate(7, 20).source() == rust_generator.generate(7, 20).source()


def test_shrinking_keeps_the_failure_and_loses_the_rest() -> None:
    def lines(program: Program) -> list[str]:
        return [line for name in program.reached() for line in program.functions[name].source(False)]

    def calls_tanh(program: Program) -> bool:
        return any("tanh(" in line for line in lines(program))

    program = generate(3, 20)
    culprit = next(name for name in program.functions if calls_tanh(program.only([name])))
    small = shrink(program.only([culprit]), calls_tanh)
    assert small.roots == [culprit]
    assert calls_tanh(small)
    assert len(lines(small)) < 15


def test_what_is_refused_is_blamed_on_its_function(tmp_path: Path) -> None:
    """A file with one function that cannot be differentiated: the others are right."""
    program = generate(4, 3)
    program.functions["f1"].body.clear()
    refused = dataclasses.replace(program.functions["f1"].result, plain="unseen(a)", dual="d_sin(a)")
    program.functions["f1"].result = refused
    source = program.source

    class WithUnseen(Program):
        def source(self) -> str:
            return source.__func__(self).replace("static double bell", "double unseen(double);\nstatic double bell", 1)

    (tmp_path / "unseen.c").write_text("double unseen(double x) { return x; }\n")
    subprocess.run(["cc", "-c", "unseen.c", "-o", "unseen.o"], cwd=tmp_path, check=True)
    found = examine(WithUnseen(program.functions, ["f0", "f1"]), "-O1", tmp_path, flags=("unseen.o",))
    assert found.right == ["f0"]
    assert found.failures["f1"].refused
    assert "unseen" in found.failures["f1"].detail


def test_figures_are_continued(tmp_path: Path) -> None:
    task = Task("c", 3, 2, "-O1")
    figures = Figures()
    refusal = Failure(f"refused: {_words(_errors('a.c:3:4: error: no rule for 12', 'a.c')[0][1])}", "")
    figures.add(task, Findings(["f0"], {"f1": refusal}))
    figures.write(tmp_path / "figures.json")
    again = Figures.read(tmp_path / "figures.json")
    assert again == figures
    assert again.refusals == {"c: no rule for N": 1}
    assert again.examples == {"c: no rule for N": "c 3 2 -O1 f1"}
    assert "1 refused (50.0 per cent), 0 faults" in again.table()
