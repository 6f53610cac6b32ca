"""The languages that programs are generated in: the module that draws them, and how they are built.

A generator module has `generate(seed, count)`. What it returns has

    roots              the names of the functions that are differentiated, each a program of its own
    source()           one file with them, their callees, their oracle and a main
    only(roots)        the same with some of the roots
    smaller()          candidates for shrinking, the boldest first (optional)
    owners(line)       the roots that reach the function of a line of source() (optional)

The program built prints each root's name on standard error before it is compared (the last one is the one that
crashed), `mismatch NAME MODE ...` for each number that is wrong, MODE being reverse, forward, primal (what the
derivative gives as the primal), or oracle (the two writings of the program disagree), and `compared N functions` at the
end. Names given as arguments restrict it to these roots.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

BINARIES = Path(sys.executable).parent


class Program(Protocol):
    """What a generator draws."""

    roots: list[str]

    def source(self) -> str: ...

    def only(self, roots: Sequence[str]) -> Program: ...


@dataclass(frozen=True, slots=True)
class Language:
    """One language: `module` draws programs, `compiler` with `flags` builds them."""

    name: str
    module: str
    suffix: str
    compiler: str
    flags: tuple[str, ...]
    most: int = 32
    """Programs in a file. A C++ file of sixteen was not built after 12 CPU minutes, its first four alone take 47 s."""

    def generate(self, seed: int, count: int) -> Any:
        return importlib.import_module(self.module).generate(seed, count)

    def exists(self) -> bool:
        return (Path(__file__).parent / f"{self.module}.py").exists()

    def command(self, level: str, source: Path, binary: Path) -> list[str]:
        """How to build a file; rustc writes levels its own way."""
        level_words = [f"-Copt-level={level[2:]}"] if self.suffix == ".rs" else [level]
        return [str(BINARIES / self.compiler), *level_words, *self.flags, str(source), "-o", str(binary),
                *(() if self.suffix in (".rs", ".f90") else ("-lm",))]


LANGUAGES = {
    language.name: language
    for language in (
        Language("c", "generator", ".c", "enzyme-clang", ("-w",)),
        Language("c-calls", "calling_generator", ".c", "enzyme-clang", ("-w",)),
        Language("c-containers", "container_generator", ".c", "enzyme-clang", ("-w",)),
        Language("c++", "cpp_generator", ".cpp", "enzyme-clang++", ("-w", "-std=c++17"), most=2),
        Language("c++-arrays", "cpp_array_generator", ".cpp", "enzyme-clang++", ("-w", "-std=c++17"), most=4),
        Language("c++-calls", "cpp_calling_generator", ".cpp", "enzyme-clang++", ("-w", "-std=c++17"), most=2),
        Language("c++-containers", "cpp_container_generator", ".cpp", "enzyme-clang++", ("-w", "-std=c++17"), most=2),
        Language("fortran", "fortran_generator", ".f90", "enzyme-flang", ("-w",)),
        Language("fortran-containers", "fortran_container_generator", ".f90", "enzyme-flang", ("-w",)),
        Language("rust", "rust_generator", ".rs", "enzyme-rustc", ("--edition=2021", "-Awarnings")),
        Language("rust-containers", "rust_container_generator", ".rs", "enzyme-rustc",
                 ("--edition=2021", "-Awarnings")),
        Language("rust-calls", "rust_calling_generator", ".rs", "enzyme-rustc", ("--edition=2021", "-Awarnings")),
    )
}


def smaller(program: Any) -> Iterator[Any]:
    """Candidates for shrinking: the program's own, or none."""
    return program.smaller() if hasattr(program, "smaller") else iter(())
