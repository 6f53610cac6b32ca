"""A fixed set of generated Fortran subroutines, in both modes, against central differences."""

from collections import Counter
from pathlib import Path

import pytest
from examine import examine
from fortran_generator import generate
from fuzz import LEVELS
from languages import LANGUAGES

from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang

SEEDS = range(1, 5)
FUNCTIONS = 10
REFUSED = 0.2  # the greatest share: what Fortran programmers write is not refused

try:
    find_flang()
    missing = ""
except CompilerNotFound as problem:
    missing = f"FORTRAN IS NOT TESTED: {problem}"


@pytest.mark.slow
@pytest.mark.skipif(bool(missing), reason=missing)
@pytest.mark.parametrize("seed", [pytest.param(s, marks=() if s == 1 else pytest.mark.long) for s in SEEDS])
def test_generated_subroutines_have_the_derivatives_of_their_differences(seed: int, tmp_path: Path) -> None:
    findings = examine(generate(seed, FUNCTIONS), LEVELS[seed % len(LEVELS)], tmp_path, LANGUAGES["fortran"])
    faults = {name: f for name, f in findings.failures.items() if not f.refused}
    assert not faults, f"{faults}\nreplay: fuzz.py --language fortran --seed {seed} --functions {FUNCTIONS}"
    assert len(findings.failures) <= REFUSED * FUNCTIONS, Counter(f.kind for f in findings.failures.values())


def test_the_same_seed_gives_the_same_program() -> None:
    assert generate(7, 5).source() == generate(7, 5).source()
    assert generate(7, 5).source() != generate(8, 5).source()
