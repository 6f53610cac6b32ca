"""Large modules optimised and compiled by the clang inside the ziglang package, where it is installed.

Its LLVM is the one inside llvmlite, built to be faster: the same passes take three fifths of the time. Small modules
are not worth another process.
"""

from __future__ import annotations

import os

from enzyme_cc.toolchain.compilers import zig_program

WORTHWHILE = 64_000
"""Bytes of bitcode."""

OUR_OWN_MATHEMATICS = ("-mllvm", "-disable-fp-call-folding")
"""Its clang computes `exp(1.0)` with another C library than the program does, which may differ in the last bit."""


CHECKS_OF_RANGES_IN_PLACE = "-hoist-runtime-checks=false"
"""LLVM compares the ranges of addresses that a loop covers before it runs it as vectors. By itself it does so before
the loop around, if that counts upwards; if it counts downwards, as in a reverse sweep, the check fails always, and no
vectors are used."""


def optimised(bitcode: bytes, triple: str, level: int, position_independent: bool) -> bytes | None:
    """The bitcode of a module after LLVM's pipeline of this level; None where that fails or is not worth it.

    What it cannot compile, such as the bitcode of a newer LLVM, who asked compiles, and has that LLVM's messages.
    """
    wishes = [f"-O{level}", _relocation(position_independent), "-mllvm", CHECKS_OF_RANGES_IN_PLACE, "-emit-llvm"]
    return _compiled(bitcode, triple, wishes)


def object_code(bitcode: bytes, triple: str, level: int, position_independent: bool) -> bytes | None:
    """The native object of a module as it is, with the code generator's effort of this level; None as above."""
    as_it_is = ["-Xclang", "-disable-llvm-passes"]
    return _compiled(bitcode, triple, [f"-O{level}", _relocation(position_independent), *as_it_is])


def _relocation(position_independent: bool) -> str:
    return "-fPIC" if position_independent else "-fno-pic"


def optimised_scalars(bitcode: bytes, triple: str) -> bytes | None:
    """The bitcode of a module after LLVM's -O2 pipeline without vectorising and unrolling; None as above."""
    without = ["-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"]
    return _compiled(bitcode, triple, ["-O2", "-fno-pic", *without, "-emit-llvm"])


def _compiled(bitcode: bytes, triple: str, wishes: list[str]) -> bytes | None:
    if len(bitcode) < WORTHWHILE or not triple:
        return None
    program = zig_program()
    if program is None:
        return None
    words = [
        program, "clang", f"--target={triple}", "--no-default-config", "-w", *wishes, "-fno-addrsig",
        "-ffp-contract=off", "-fno-crash-diagnostics", *OUR_OWN_MATHEMATICS, "-x", "ir", "-c", "-", "-o", "-",
    ]
    return _filtered(words, bitcode)


def _filtered(words: list[str], given: bytes) -> bytes | None:
    """What a program writes for what it reads; None if it fails."""
    source, made = os.memfd_create("module"), os.memfd_create("code")
    nowhere = os.open(os.devnull, os.O_RDWR)
    try:
        with open(source, "wb", closefd=False) as file:
            file.write(given)
        os.lseek(source, 0, os.SEEK_SET)
        actions = [(os.POSIX_SPAWN_DUP2, source, 0), (os.POSIX_SPAWN_DUP2, made, 1), (os.POSIX_SPAWN_DUP2, nowhere, 2)]
        try:
            child = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
        except OSError:
            return None
        if os.waitpid(child, 0)[1] != 0:
            return None
        return os.pread(made, os.fstat(made).st_size, 0)
    finally:
        for number in (source, made, nowhere):
            os.close(number)
