"""Sources to objects and objects to libraries, by the wrappers: each as a process of its own.

A compile that crashes takes nothing of the caller's with it, and a refusal is the same text as on a command line.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

import enzyme_cc
from enzyme_cc.python.errors import BuildError, DifferentiationError, is_refusal
from enzyme_cc.python.store import ProgramStore, digest_of, key
from enzyme_cc.toolchain.compilers import CompilerNotFound, find_clang
from enzyme_cc.toolchain.fortran_compilers import find_flang
from enzyme_cc.toolchain.rust_compilers import find_rustc

C, CXX, FORTRAN, RUST, OBJECT = "c", "c++", "fortran", "rust", "object"
_SUFFIXES = {
    **dict.fromkeys((".c", ".i"), C),
    **dict.fromkeys((".cc", ".cpp", ".cxx", ".c++", ".C", ".cp", ".ii"), CXX),
    **dict.fromkeys((".f", ".for", ".f90", ".f95", ".f03", ".f08", ".F", ".F90", ".F95", ".F03", ".F08"), FORTRAN),
    ".rs": RUST,
    **dict.fromkeys((".o", ".a", ".obj", ".lo"), OBJECT),
}
_SUFFIX_OF = {C: ".c", CXX: ".cpp", FORTRAN: ".f90", RUST: ".rs"}
_NAMES = {
    "c": C, "c++": CXX, "cpp": CXX, "cxx": CXX, "fortran": FORTRAN, "f90": FORTRAN, "rust": RUST, "rs": RUST,
}
WRAPPERS = {C: "enzyme-clang", CXX: "enzyme-clang++", FORTRAN: "enzyme-flang", RUST: "enzyme-rustc"}
_START = "import sys; from enzyme_cc.driver.wrappers import run; run(sys.argv.pop(1))"
_EXPOSE = "import sys; from enzyme_cc.driver.exposed_objects import run; run(*sys.argv[1:])"


def language_named(name: str) -> str:
    """The language of `language=`. Raises BuildError."""
    try:
        return _NAMES[name.lower()]
    except (KeyError, AttributeError):
        raise BuildError(f"error: language {name!r}: there are {', '.join(sorted(set(_NAMES)))}") from None


def language_of(path: str) -> str:
    """The language of a file, by its name. Raises BuildError."""
    suffix = os.path.splitext(path)[1]
    if suffix in _SUFFIXES:
        return _SUFFIXES[suffix]
    if suffix == ".so" or ".so." in path:
        raise BuildError(f"{path}: error: a shared library carries no bitcode; give the static library (.a) or the "
                         "objects that the wrappers made, or its sources")
    raise BuildError(f"{path}: error: what '{suffix or os.path.basename(path)}' is, is not known; sources of C, C++, "
                     f"Fortran and Rust, objects and archives are: {' '.join(_SUFFIXES)}")


def archive_named(library: str, flags: Sequence[str]) -> str:
    """The archive that a name in `libraries=` means, by its path or in a folder of -L; empty where it means none."""
    if library.endswith(".a"):
        return library
    for folder in (flag[2:] for flag in flags if flag.startswith("-L")):
        if os.path.isfile(os.path.join(folder, f"lib{library}.so")):
            return ""
        if os.path.isfile(os.path.join(folder, f"lib{library}.a")):
            return os.path.join(folder, f"lib{library}.a")
    return ""


def code_file(language: str) -> str:
    """What the file is called that a string of code is put into."""
    return "code" + _SUFFIX_OF[language]


@dataclass(frozen=True)
class Recipe:
    """How a program is made: what is the same for all its sources."""

    flags: tuple[str, ...]
    include: tuple[str, ...]
    libraries: tuple[str, ...]

    def compile_words(self, language: str) -> list[str]:
        """The flags for a source of this language."""
        mine = [flag for flag in self.flags if _is_for(flag, language)]
        if language == RUST:
            level = next((flag for flag in reversed(self.flags) if re.fullmatch(r"-O[0-3sz]?|-Ofast", flag)), "-O2")
            number = {"-O": "2", "-Ofast": "3"}.get(level, level[2:])
            return ["--crate-type=staticlib", "--edition=2021", f"-Copt-level={number}", "-g", "-Cpanic=abort",
                    *(flag for flag in mine if not flag.startswith("-O"))]
        words = ["-O2", "-g", "-fPIC", *(f"-I{folder}" for folder in self.include), *mine]
        return words if language == FORTRAN else ["-fno-color-diagnostics", *words]

    def link_words(self) -> list[str]:
        """The flags for a library of the program."""
        levels = [flag for flag in self.flags if re.match(r"-O|-march=|-mcpu=|-mtune=|-m[a-z0-9.=-]+$|-L|-Wl,|-fopenmp"
                                                          "|-fno-(slp-)?vectorize|-fno-unroll-loops", flag)]
        named = [name if os.sep in name or name.endswith((".a", ".so")) else f"-l{name}" for name in self.libraries]
        return ["-O2", *levels, *named, "-lm"]


def _is_for(flag: str, language: str) -> bool:
    """Whether a flag goes to the compiler of this language."""
    if flag.startswith(("-C", "--cfg", "--edition", "--extern", "--enzyme-")) and flag != "-C":
        return language == RUST or flag.startswith("--enzyme-")
    if language == RUST:
        return False
    if flag.startswith(("-L", "-l", "-Wl,")):
        return False
    if flag.startswith("-std="):
        return (flag.startswith("-std=f") and language == FORTRAN) or (
            "++" in flag and language == CXX) or ("++" not in flag and not flag.startswith("-std=f") and language == C)
    return True


@dataclass
class Compiled:
    """The objects and archives of a program, in the order of its sources, and a digest of what they hold."""

    objects: list[str] = field(default_factory=list)
    languages: set[str] = field(default_factory=set)
    digest: str = ""


@cache
def compiler_words(language: str) -> tuple[str, ...]:
    """What the compiler is: its path, size and time. Raises BuildError where there is none."""
    try:
        compiler = {FORTRAN: find_flang, RUST: find_rustc}.get(language, find_clang)()
    except CompilerNotFound as problem:
        raise BuildError(f"error: {problem}") from problem
    status = os.stat(os.path.realpath(compiler.program))
    return (*compiler.command, str(status.st_size), str(status.st_mtime_ns))


def environment() -> dict[str, str]:
    """The environment of a process of Python that is to find this very package."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(enzyme_cc.__file__)))
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))}


def run_wrapper(name: str, words: Sequence[str], folder: str | None = None) -> str:
    """Run a wrapper; what it said. Raises BuildError, DifferentiationError with its text."""
    return _run([sys.executable, "-P", "-c", _START, name, *words], [name, *words], folder)


def _run(words: list[str], command: list[str], folder: str | None) -> str:
    done = subprocess.run(words, cwd=folder, env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        if is_refusal(text):
            raise DifferentiationError(text, command)
        raise BuildError(text or f"error: '{' '.join(command)}' failed with exit code {done.returncode}", command)
    return text


def expose(level: str, objects: Sequence[tuple[str, str]]) -> None:
    """Write objects of which nothing is local; those without bitcode as they are. Raises BuildError."""
    words = [path for pair in objects for path in pair]
    _run([sys.executable, "-P", "-c", _EXPOSE, level, *words], ["expose", level, *words], None)


def compile_source(store: ProgramStore, recipe: Recipe, path: str, language: str, modules: Sequence[str],
                   code: str | None = None) -> tuple[str, str]:
    """The object (or archive, for Rust) of one source, and its folder, where Fortran's module files lie too.

    What was made of the same content before is taken again: of the source and of all files that it reads.
    """
    words = recipe.compile_words(language)
    folder = None
    if code is not None:
        folder = store.entry(key("code", code, path), lambda work: _write(os.path.join(work, path), code))
    content = _content(os.path.join(folder or "", path))
    base = key("source", content, path, folder or os.getcwd(), language, words, compiler_words(language),
               [digest_of(os.path.join(m, name)) for m in modules for name in sorted(os.listdir(m))
                if name.endswith(".mod")])
    known = os.path.join(store.folder, f"{base}.reads")
    found = _made_before(store, base, known)
    if found is None:
        with store.scratch(base) as work:
            found = _made_before(store, base, known)  # by another process meanwhile
            if found is None:
                read = _compile(words, path, language, work, modules, folder)
                found = store.entry(key(base, read), lambda final: _move(work, final))
                _write(os.path.join(work, "reads"), json.dumps(read))
                os.replace(os.path.join(work, "reads"), known)
    return os.path.join(found, _object_name(path)), found


def _made_before(store: ProgramStore, base: str, known: str) -> str | None:
    """The folder of what was made of the same files before."""
    try:
        with open(known, encoding="utf-8") as file:
            read: dict[str, str] = json.load(file)
        if any(digest_of(path) != digest for path, digest in read.items()):
            return None
        found = os.path.join(store.folder, key(base, read))
        os.utime(found)
        return found
    except (OSError, ValueError):
        return None


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def _move(work: str, final: str) -> None:
    for name in os.listdir(work):
        os.rename(os.path.join(work, name), os.path.join(final, name))


def _content(path: str) -> str:
    try:
        return digest_of(path)
    except OSError as problem:
        raise BuildError(f"{path}: error: {problem.strerror}") from problem


def _object_name(path: str) -> str:
    stem = os.path.splitext(os.path.basename(path))[0]
    return f"lib{stem}.a" if path.endswith(".rs") else f"{stem}.o"


def _compile(words: list[str], source: str, language: str, work: str, modules: Sequence[str],
             folder: str | None) -> dict[str, str]:
    """Compile into a folder; the files that the source reads, with their digests."""
    output = os.path.join(work, _object_name(source))
    listed = os.path.join(work, "reads.d")
    wrapper = WRAPPERS[language]
    if language == FORTRAN:
        found = [f"-I{place}" for place in modules]
        run_wrapper(wrapper, [*words, *found, f"-J{work}", "-c", source, "-o", output], folder)
        return _fortran_includes(source, words, folder)
    if language == RUST:
        run_wrapper(wrapper, [*words, source, "-o", output], folder)
        run_wrapper(wrapper, [*words, source, f"--emit=dep-info={listed}"], folder)
    else:
        run_wrapper(wrapper, [*words, "-MD", "-MF", listed, "-c", source, "-o", output], folder)
    own = os.path.abspath(os.path.join(folder or "", source))
    read: dict[str, str] = {}
    with open(listed, encoding="utf-8", errors="surrogateescape") as file:
        text = file.read().replace("\\\n", " ")
    for name in re.findall(r"(?:\\.|\S)+", text.partition(": ")[2].partition("\n")[0]):
        full = os.path.abspath(os.path.join(folder or "", re.sub(r"\\(.)", r"\1", name)))
        if full != own and os.path.isfile(full):
            read[full] = digest_of(full)
    return read


def _fortran_includes(source: str, words: list[str], folder: str | None) -> dict[str, str]:
    """The files that a Fortran source includes, and those includes, with their digests."""
    places = [os.path.dirname(source) or folder or ".", *(word[2:] for word in words if word.startswith("-I"))]
    found: dict[str, str] = {}
    waiting = [os.path.join(folder or "", source)]
    while waiting:
        with contextlib.suppress(OSError), open(waiting.pop(), encoding="utf-8", errors="replace") as file:
            for name in re.findall(r"""^\s*#?\s*include\s*["']([^"']+)["']""", file.read(), re.M | re.I):
                for place in places:
                    full = os.path.abspath(os.path.join(place, name))
                    if os.path.isfile(full) and full not in found:
                        found[full] = digest_of(full)
                        waiting.append(full)
                        break
    for place in places[1:]:
        if os.path.isdir(place):
            for name in os.listdir(place):
                if name.endswith(".mod"):
                    full = os.path.abspath(os.path.join(place, name))
                    found[full] = digest_of(full)
    return found


def is_source(path: str) -> bool:
    """Whether the file's name is not that of an object or archive, so that `language=` may say what it is."""
    return _SUFFIXES.get(os.path.splitext(path)[1]) != OBJECT
