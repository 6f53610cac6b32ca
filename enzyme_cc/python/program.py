"""A program that was built: its objects, and the functions that prototypes find in it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

from enzyme_cc.python import compiling
from enzyme_cc.python.compiling import CXX, FORTRAN, OBJECT, Compiled, Recipe
from enzyme_cc.python.entries import VALUE, EntryCode
from enzyme_cc.python.errors import BuildError
from enzyme_cc.python.function import ProgramFunction
from enzyme_cc.python.library import LoadedEntry
from enzyme_cc.python.objects import check_object
from enzyme_cc.python.progress import watched
from enzyme_cc.python.prototype import Prototype, parse
from enzyme_cc.python.shared_state import shared_program
from enzyme_cc.python.store import ProgramStore, digest_of, key, store
from enzyme_cc.python.target import Target

Path = str | os.PathLike[str]
_OWN_SYMBOLS = ("-Wl,-z,defs", "-Wl,-Bsymbolic")
"""The linker names what is missing; and a function called `step` is the program's, not the C library's."""


class Program:
    """What `enzyme_cc.build` gives: `function(prototype)` finds a function in it."""

    def __init__(self, title: str, recipe: Recipe, compiled: Compiled, kept: ProgramStore) -> None:
        self._title, self._recipe, self._compiled, self._store = title, recipe, compiled, kept

    def __repr__(self) -> str:
        from enzyme_cc.python import symbols

        try:
            names = symbols.defined_functions(self._compiled.objects)
        except (OSError, BuildError):  # an object that is not there any more
            names = []
        listed = ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
        return f"<enzyme_cc.Program of {self._title}" + (f": {listed}>" if names else ">")

    def function(self, prototype: str, *, inout: str | Sequence[str] = ()) -> ProgramFunction:
        """The function that a prototype in C's syntax names: `double energy(const double x[n], double k, int n)`.

        `x[n]` is an array of n elements, `a[m][n]` one of m rows. Arrays without `const` are outputs, made by the
        call, but for those that `inout` names. Raises BuildError where there is no such function.
        """
        read = parse(prototype, inout)
        return ProgramFunction(self, read, self._target(read))

    def _target(self, prototype: Prototype) -> Target:
        """The function that the prototype means, remembered with the program."""
        name = key("target", self._compiled.digest, prototype.text)

        def find(work: str) -> None:
            from enzyme_cc.python import symbols  # reads objects, which nobody pays for who has been here before

            with watched(f"looking for {prototype.name}"):
                target = symbols.find(prototype, self._compiled.objects, self._title)
            with open(os.path.join(work, "target"), "w", encoding="utf-8") as file:
                json.dump(asdict(target), file)

        folder = self._store.entry(name, find)
        with open(os.path.join(folder, "target"), encoding="utf-8") as file:
            fields = json.load(file)
        known: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in fields.items()}
        return Target(**known)

    @property
    def digest(self) -> str:
        """What the program is, in a word: of its objects, and of what it is linked with."""
        return self._compiled.digest

    def entry(self, code: EntryCode) -> LoadedEntry:
        """The library of an entry, loaded. Raises BuildError, DiagnosticError."""
        return LoadedEntry(code, self.library(code), of_shared_program=bool(code.target.state))

    def library(self, code: EntryCode) -> str:
        """The path of the library of an entry. Raises BuildError, DiagnosticError."""
        target, kind = code.target, code.kind
        if kind.name != VALUE and not target.has_bitcode:
            raise BuildError(
                f"{target.unit}: error: '{code.prototype.name}' cannot be differentiated: the object holds no bitcode; "
                "compile its source with enzyme-clang, enzyme-clang++, enzyme-flang or enzyme-rustc")
        text = code.text()
        wrapper = compiling.WRAPPERS[CXX if CXX in self._compiled.languages else compiling.C]
        shared = shared_program(self._store, self._recipe, self._compiled, wrapper, self._title) if (
            target.state) else None
        words = self._recipe.link_words()
        if shared is None:
            words = [*self._compiled.objects, *words]
        elif kind.name == VALUE:
            words = [shared.library, *shared.archives, *words]
        else:
            words = [f"--enzyme-held-by={shared.library}", *shared.objects, *shared.archives, *words]
        name = key("entry", self._compiled.digest, text, words, sorted(self._compiled.languages),
                   compiling.compiler_words(compiling.C))

        def make(work: str) -> None:
            for path in self._compiled.objects:
                if not os.path.isfile(path):
                    raise BuildError(f"{path}: error: this object of {self._title} is not there any more; build the "
                                     "program again")
            source = os.path.join(work, "entry.c")
            with open(source, "w", encoding="utf-8") as file:
                file.write(text)
            what = "compiling a call" if kind.name == VALUE else f"differentiating {code.prototype.name} ({kind.name})"
            with watched(what):
                compiling.run_wrapper(wrapper, [
                    "-w", "-fno-color-diagnostics", "-fPIC", "-shared", *_OWN_SYMBOLS, "-x", "c", source, "-x", "none",
                    *words, "-o", os.path.join(work, "entry.so")])

        return os.path.join(self._store.entry(name, make), "entry.so")


def build(*sources: Path, flags: Iterable[str] = (), include: Iterable[Path] = (), libraries: Iterable[str] = (),
          cache: bool = True, code: str | None = None, language: str | None = None) -> Program:
    """Compile sources of C, C++, Fortran and Rust, or take objects and archives that carry bitcode.

        program = enzyme_cc.build("sim.c", "loss.f90", flags=["-O3"], libraries=["m"])
        program = enzyme_cc.build(code="double f(double x) { return x * x; }", language="c")

    Fortran sources are compiled in the order that they are given in. Raises BuildError with the compiler's text.
    """
    flags, libraries = _words("flags", flags), _words("libraries", libraries)
    archives = {name: compiling.archive_named(name, flags) for name in libraries}
    recipe = Recipe(flags, _words("include", include), tuple(name for name in libraries if not archives[name]))
    paths = [os.fspath(source) for source in sources]
    if code is None and not paths:
        raise TypeError("build: name the sources, or give code=\"...\", language=\"c\"")
    for path in (*paths, *filter(None, archives.values())):
        if not isinstance(path, str):
            raise TypeError(f"build: a path is wanted, not {path!r}")
        if not os.path.isfile(path):
            raise BuildError(f"{path}: error: no such file")
    if code is not None and not isinstance(code, str):
        raise TypeError(f"code: a string is wanted, not {type(code).__name__}")
    if code is not None and language is None:
        raise TypeError('build: code= needs language=, one of "c", "c++", "fortran", "rust"')
    languages = {path: compiling.language_named(language) if language is not None and compiling.is_source(path)
                 and code is None else compiling.language_of(path) for path in paths}
    kept = store(cache)
    title = ", ".join(os.path.basename(path) for path in paths) or f"the {language} code"
    jobs: list[tuple[str, str, str | None]] = [(path, languages[path], None) for path in paths]
    if code is not None:
        own = compiling.language_named(language or "")
        jobs.append((compiling.code_file(own), own, code))
    jobs += [(path, compiling.OBJECT, None) for path in archives.values() if path]
    with watched(f"compiling {title}"):
        objects = _compiled(kept, recipe, jobs)
    digest = key("program", [digest_of(path) for path in objects], recipe)
    return Program(title, recipe, Compiled(objects, {job[1] for job in jobs}, digest), kept)


def _words(what: str, given: Iterable[object]) -> tuple[str, ...]:
    if isinstance(given, (str, bytes)) or not isinstance(given, Iterable):
        raise TypeError(f"{what}: a list of words is wanted, such as {what}=[{given!r}]")
    words: list[str] = []
    for word in given:
        if not isinstance(word, (str, os.PathLike)):
            raise TypeError(f"{what}: a word is wanted, not {word!r}")
        words.append(os.fspath(word))
    return tuple(words)


def _compiled(kept: ProgramStore, recipe: Recipe, jobs: list[tuple[str, str, str | None]]) -> list[str]:
    """The objects, in the order of the sources. Fortran's one after the other, for their modules, the others beside."""
    objects: list[str] = [""] * len(jobs)
    modules: list[str] = []

    def compile_one(place: int) -> str:
        path, language, code = jobs[place]
        if language == OBJECT:
            check_object(path)
            return os.path.abspath(path)
        return compiling.compile_source(kept, recipe, path, language, (), code)[0]

    with ThreadPoolExecutor(max(1, min(4, os.cpu_count() or 1))) as pool:
        waiting = {place: pool.submit(compile_one, place) for place, job in enumerate(jobs) if job[1] != FORTRAN}
        for place, (path, language, code) in enumerate(jobs):
            if language == FORTRAN:
                objects[place], folder = compiling.compile_source(kept, recipe, path, language, modules, code)
                modules.append(folder)
        for place, made in waiting.items():
            objects[place] = made.result()
    return objects

