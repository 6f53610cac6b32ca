"""Runtime libraries of languages other than the linking compiler's own: added when the linker misses them.

A program whose units are C, C++, Fortran and Rust can be linked by the compiler of any of them. What is missing is
read off the linker's messages, so a link that needs nothing is the user's command as it is.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable

from enzyme_cc.driver.evidence import mentions
from enzyme_cc.driver.process import run_for_messages
from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.elf import ELF, NotELF
from enzyme_cc.toolchain.fortran_compilers import find_flang

FORTRAN, CXX, RUST = "Fortran", "C++", "Rust"

_UNDEFINED = re.compile(rb"undefined (?:reference|symbol|hidden symbol)|DSO missing from command line", re.I)
_SIGNS = (
    (FORTRAN, re.compile(rb"_Fortran[A-Z]|Fortran::runtime")),
    (CXX, re.compile(
        rb"__gxx_personality_v0|__cxa_|__cxxabiv1|\bstd::|operator (?:new|delete)|_ZSt|_ZNK?St|_Zn[aw]|_Zd[al]")),
    (RUST, re.compile(rb"\.rcgu\.o")),
)
_LIBCXX = re.compile(rb"std::__1::|St3__1")
_OF_RUST = ("-lutil", "-lrt", "-lpthread", "-lm", "-ldl", "-lgcc_s")
"""`rustc --print native-static-libs` for Linux."""

IN_LIBRARY = b"_FortranA"
"""In a shared library that was linked without Fortran's runtime: no linker says so."""


def missing(messages: bytes, units: Iterable[object] = ()) -> dict[str, list[str]]:
    """The languages whose libraries a failed link lacks, each with the words that name these.

    `units` are those that were merged into an object of another name.
    """
    lines = [line for line in messages.splitlines() if _UNDEFINED.search(line)]
    if not lines:
        return {}
    text = b"\n".join(lines)
    found: dict[str, list[str]] = {}
    for language, sign in _SIGNS:
        if sign.search(messages if language == RUST else text) or (
            language == RUST and any(".rcgu.o" in str(unit) for unit in units)
        ):
            found[language] = []
    if FORTRAN in found:
        found[FORTRAN] = fortran_libraries()
    if CXX in found:
        found[CXX] = ["-lc++", "-lc++abi"] if _LIBCXX.search(text) else ["-lstdc++"]
    if RUST in found:
        found[RUST] = list(_OF_RUST)
    return {language: words for language, words in found.items() if words}


def fortran_libraries() -> list[str]:
    """The words by which flang names its runtime to the linker; none where no flang is installed."""
    try:
        flang = find_flang()
    except CompilerNotFound:
        return []
    with open(os.devnull, "r+b") as file:
        # any file that exists: nothing is run
        nothing = file.fileno()
        said = run_for_messages(flang, ["-###", "-x", "none", flang.program], source=nothing, output=nothing)[1]
    lines = said.decode(errors="replace").splitlines()
    words = [word.strip('"') for word in lines[-1].split()] if lines else []
    if flang.program not in words:
        return []
    after = words[words.index(flang.program) + 1:]
    own = [word for word in after if word.startswith("-lFortran") or "flang_rt" in word]
    if not own:
        return []
    folders = [word for word in after if word.startswith("-L")]
    return [*folders, *(word for word in own if word != "-lFortran_main"), "-lm"]


def completed(
    start: Callable[[list[str]], tuple[int, bytes]],
    words: list[str],
    first: tuple[int, bytes],
    output: str,
    units: Iterable[object] = (),
    *,
    always: bool = False,
    as_word: Callable[[str], str] = str,
) -> tuple[int, bytes]:
    """A link that has run, again with the libraries that it turned out to miss: exit code and messages.

    `start` runs a command; `first` is what it returned for these words. Who says -nodefaultlibs names all libraries,
    unless it is a compiler that always says so (`always`). `as_word` makes a compiler's word of a linker's.
    """
    units = list(units)
    added: set[str] = set()
    code, text = first
    while (always or not {"-nostdlib", "-nodefaultlibs"}.intersection(words)) and len(added) < len(_SIGNS):
        lacking = missing(text, units) if code else _missing_in_library(words, output)
        more = {language: given for language, given in lacking.items() if language not in added}
        if not more:
            break
        added.update(more)
        words = [*words, *(as_word(word) for given in more.values() for word in given)]
        code, text = start(words)
    return code, text


def _missing_in_library(words: list[str], output: str) -> dict[str, list[str]]:
    if "-shared" not in words or not mentions(output, IN_LIBRARY):
        return {}
    with open(output, "rb") as file:
        try:
            undefined = ELF(file.read()).symbols(dynamic=True).undefined
        except NotELF:
            return {}
    lacks = any(name.startswith(IN_LIBRARY.decode()) for name in undefined)
    return {FORTRAN: fortran_libraries()} if lacks else {}
