"""gfortran's flags as flang takes them."""

from __future__ import annotations

import pytest

from enzyme_cc.driver.flang_flags import UnsupportedFlag, translate


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["-J", "mods"], ["-Jmods"]),
        (["-module-dir", "mods"], ["-Jmods"]),
        (["-ffixed-line-length-132"], ["-ffixed-line-length=132"]),
        (["-ffixed-line-length-none"], ["-ffixed-line-length=0"]),
        (["-Ofast"], ["-O3", "-ffast-math", "-fstack-arrays"]),
        (["-Og"], ["-O1"]),
        (["-Os"], ["-O2"]),
        (["-ggdb", "-g3"], ["-g", "-g"]),
        (["-mavx2", "-mno-fma", "-msse4"], [
            "-Xflang", "-target-feature", "-Xflang", "+avx2", "-Xflang", "-target-feature", "-Xflang", "-fma",
            "-Xflang", "-target-feature", "-Xflang", "+sse4.2"]),
        (["-march=native", "-mcmodel=large"], ["-march=native", "-mcmodel=large"]),
        (["-isystem", "include", "-isystemlib"], ["-Iinclude", "-Ilib"]),
        (["-fopenmp", "-fno-openmp"], []),
        (["-Xlinker", "-rpath", "-Xlinker", "lib"], ["-Wl,-rpath", "-Wl,lib"]),
        (["-fdefault-double-8", "-fdefault-real-8"], ["-fdefault-double-8", "-fdefault-real-8"]),
        (["-fdefault-real-8", "-fopenmp", "-Werror"], ["-fdefault-real-8", "-fopenmp", "-Werror"]),
        (["-Wl,-rpath,lib", "-std=f2018"], ["-Wl,-rpath,lib", "-std=f2018"]),
    ],
)
def test_flags_that_mean_something_are_kept_in_flangs_spelling(given: list[str], kept: list[str]) -> None:
    assert translate(given) == (kept, [])


@pytest.mark.parametrize(
    "given",
    [
        ["-ffree-line-length-none"], ["-fallow-argument-mismatch"], ["-std=legacy"], ["-std=f2008"],
        ["-fno-second-underscore"], ["-Wall"], ["-Wno-unused"], ["-static-libgfortran"], ["-fcheck=all"],
        ["-fbacktrace"], ["-finit-real=nan"], ["-MF", "x.d"], ["-pipe"], ["-fdefault-double-8"], ["-frecord-marker=4"],
        ["-fno-plt", "-fstack-clash-protection", "-fcf-protection", "-ffile-prefix-map=a=b"], ["--coverage"],
        ["-fdiagnostics-color=always", "-fmessage-length=0"], ["-fdec-structure"], ["-finline-limit=10", "-fno-common"],
    ],
)  # fmt: skip
def test_flags_without_meaning_for_flang_are_dropped_with_a_note(given: list[str]) -> None:
    assert translate([*given, "-c", "a.f90"]) == (["-c", "a.f90"], given)


@pytest.mark.parametrize("given", [
    "-fsecond-underscore", "-ff2c", "-fcoarray=lib", "-freal-4-real-8", "-finteger-4-integer-8", "-frecord-marker=8",
    "-fd-lines-as-code"])
def test_flags_that_change_the_program_and_have_no_equivalent_are_refused(given: str) -> None:
    with pytest.raises(UnsupportedFlag, match=given):
        translate([given])
