"""One library that holds a program's variables, for programs whose functions change some that outlive a call.

Each entry is a library of its own. Where a program has state, none of them has the program's code: they are linked
to one library of it, so that all see what any of them has changed (toolchain/exposing.py, `--enzyme-held-by`).
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

from enzyme_cc.python import compiling
from enzyme_cc.python.compiling import Compiled, Recipe
from enzyme_cc.python.progress import watched
from enzyme_cc.python.store import ProgramStore, key


@dataclass(frozen=True, slots=True)
class SharedProgram:
    """The library, the objects of which it is made, and the archives beside it."""

    library: str
    objects: tuple[str, ...]
    archives: tuple[str, ...]


def shared_program(store: ProgramStore, recipe: Recipe, compiled: Compiled, wrapper: str, title: str) -> SharedProgram:
    """Made, or taken again. Raises BuildError."""
    archives = tuple(path for path in compiled.objects if path.endswith(".a"))
    sources = [path for path in compiled.objects if path not in archives]
    words = recipe.link_words()
    name = key("shared", compiled.digest, words, wrapper, compiling.compiler_words(compiling.C))
    level = next((flag[2] for flag in reversed(words) if re.fullmatch(r"-O[0-3]", flag)), "2")

    def make(work: str) -> None:
        made = [os.path.join(work, f"{place}.o") for place in range(len(sources))]
        with watched(f"linking {title}"):
            compiling.expose(level, list(zip(sources, made, strict=True)))
            script = os.path.join(work, "version")
            with open(script, "w", encoding="utf-8") as file:
                file.write(f"enzyme_cc_{name} {{ global: *; }};\n")  # so that no other library's symbols are taken
            compiling.run_wrapper(wrapper, [
                "-w", "-fPIC", "-shared", "-Wl,-z,defs", "-Wl,-Bsymbolic", f"-Wl,--version-script={script}", *made,
                *archives, *words, "-o", os.path.join(work, "program.so")])

    folder = store.entry(name, make)
    return SharedProgram(os.path.join(folder, "program.so"),
                         tuple(os.path.join(folder, f"{place}.o") for place in range(len(sources))), archives)
