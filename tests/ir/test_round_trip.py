"""What LLVM says, parsed and printed, says the same to LLVM: over real compilers' output and rare text."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_cc.ir import parse_module, verify_module

CORPUS = Path(__file__).parent / "corpus"
C_SOURCES = sorted(path.name for path in CORPUS.glob("*.c"))
CPP_SOURCES = sorted(path.name for path in CORPUS.glob("*.cpp"))
LEVELS = ["-O0", "-O1", "-O2", "-O3"]
ALL_FLAGS = [[level, *debug] for level in LEVELS for debug in ([], ["-g"])]
EVERYDAY = (["-O0", "-g"], ["-O2"])

CASES = [("clang-19", name, flags) for name in C_SOURCES + CPP_SOURCES for flags in ALL_FLAGS]
CASES += [
    ("clang-19", "vectors.c", flags)
    for flags in (
        ["-O2", "-march=x86-64-v4"],
        ["-O2", "-ffast-math", "-march=armv8-a+sve", "--target=aarch64-linux-gnu"],
        ["-O2", "-fopenmp-simd", "-march=rv64gcv", "--target=riscv64-unknown-elf", "-mabi=lp64d"],
    )
]
CASES += [
    ("clang-19", "system.c", flags)
    for flags in (
        ["-O1", "-fsanitize=address", "-flto=thin", "-fvisibility=hidden"],
        ["-O2", "-fsanitize=undefined", "-fPIC", "-fstack-protector-all"],
        ["-O1", "-fprofile-instr-generate", "-fcoverage-mapping", "-ffunction-sections"],
    )
]
CASES += [
    ("clang-19", "numbers.c", ["-O2", "-ffp-model=strict"]),
    ("clang-19", "exceptions.cpp", ["-O1", "-fno-discard-value-names"]),
    ("clang-19", "exceptions.cpp", ["-O2", "-flto", "-fvisibility=hidden", "-fsanitize=cfi"]),
    ("clang-19", "linked.c", ["-O1", "-g", "-fsanitize=thread"]),
    ("clang-19", "linked.c", ["-O1", "-g", "-fsanitize=memory"]),
    ("clang-19", "structs.c", ["-O1", "-g", "-Xclang", "-fexperimental-assignment-tracking=forced"]),
    ("clang-19", "reduction.c", ["-O2", "-g", "-fopenmp"]),
    ("clang-19", "kernel.cl", ["-O1", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx90a", "-nogpulib"]),
    ("clang-19", "kernel.cl", ["-O0", "--target=spir64"]),
]
CASES += [("zig", name, flags) for name in C_SOURCES for flags in ALL_FLAGS]
CASES += [("flang-new-19", "loops.f90", flags) for flags in ALL_FLAGS]
# Without optimisation, flang 19 sizes its descriptors with constant expressions that LLVM 22 has dropped.
CASES += [("flang-new-19", "solver.f90", flags) for flags in ALL_FLAGS if flags[0] != "-O0"]
CASES += [("rustc", "shapes.rs", flags) for flags in ALL_FLAGS]


def case(compiler: str, source: str, flags: list[str]):
    everyday = compiler == "clang-19" and source.endswith(".c") and flags in EVERYDAY
    everyday = everyday or (source in ("windows.cpp", "exceptions.cpp") and flags == ["-O2", "-g"])
    marks = () if everyday else (pytest.mark.slow,)
    return pytest.param(compiler, source, flags, id=f"{compiler}-{source}-{''.join(flags)}", marks=marks)


def check(text: str, canonical) -> None:
    expected = canonical(text)
    lazy = parse_module(text)
    assert canonical(str(lazy)) == expected
    assert not any(function.is_parsed for function in lazy.functions.values() if function.has_body)
    whole = parse_module(text)
    for function in whole.functions.values():
        assert isinstance(function.blocks, list)
    for variable in whole.globals.values():
        assert (variable.initializer is None) == variable.is_declaration
    verify_module(whole)
    printed = str(whole)
    assert canonical(printed) == expected
    again = parse_module(printed)  # what we print, we read, and print the same
    for function in again.functions.values():
        assert isinstance(function.blocks, list)
    assert str(again) == printed


@pytest.mark.parametrize(("compiler", "source", "flags"), [case(*each) for each in CASES])
def test_compiler_output_keeps_its_meaning(compiler, source, flags, compile_text, canonical):
    check(compile_text(compiler, source, flags), canonical)


def test_rare_text_keeps_its_meaning(canonical):
    text = (CORPUS / "rare.ll").read_text()
    check(text, canonical)
    check(canonical(text), canonical)


def test_one_parsed_body_among_unparsed_ones_keeps_the_numbering(compile_text, canonical):
    text = compile_text("clang-19", "linked.c", ["-O2", "-g"])
    expected = canonical(text)
    for name in parse_module(text).functions:
        module = parse_module(text)
        module.functions[name].blocks  # noqa: B018
        assert canonical(str(module)) == expected
