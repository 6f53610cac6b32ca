"""The texts of a source and of the user's headers that it includes, for what shows nowhere else.

No preprocessor: an `#include` is followed wherever it stands, to a file beside the one that has it or in a folder
given with -I. Every command comes by here, so nothing is imported and hardly anything done for most.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from enzyme_cc.driver.command_line import OTHER, SOURCE, CommandLine, Input

WORD = b"enzyme"
_FOLDERS = frozenset(("-I", "-iquote", "--include-directory"))
_MOST_FILES = 300
_GPU_SUFFIXES = frozenset((".cu", ".cui", ".hip", ".cuh", ".cl"))
_GPU_LANGUAGES = frozenset(("cuda", "cuda-cpp-output", "hip", "hip-cpp-output", "cl", "clcpp"))


def is_for_gpu(given: Input) -> bool:
    """Whether an input is CUDA, HIP or OpenCL."""
    if given.kind != OTHER:
        return False
    if given.language is not None:
        return given.language in _GPU_LANGUAGES
    return os.path.splitext(given.path)[1] in _GPU_SUFFIXES


def mentions_word(command: CommandLine, given: Input) -> bool:
    """Whether a source, or a header of the user's that it includes, has the word `enzyme` in it."""
    if given.path == "-" or not (given.kind == SOURCE or is_for_gpu(given)):
        return False
    return any(WORD in text for text in texts(command, given))


def texts(command: CommandLine, given: Input) -> Iterator[bytes]:
    """The source, then the headers."""
    folders = [word.value for word in command.words if word.name in _FOLDERS]
    waiting = [given.path, *(word.value for word in command.words if word.name in ("-include", "-imacros"))]
    seen = set(waiting)
    for path in waiting:
        try:
            if not os.path.isfile(path):
                continue
            with open(path, "rb") as file:
                text = file.read()
        except OSError:
            continue
        yield text
        for name, quoted in _included(text) if len(seen) < _MOST_FILES else ():
            for folder in ([os.path.dirname(path)] if quoted else []) + folders:
                header = os.path.join(folder, name)
                if header in seen:
                    break
                if os.path.isfile(header):
                    seen.add(header)
                    waiting.append(header)
                    break


def _included(text: bytes) -> Iterator[tuple[str, bool]]:
    """What a text includes: the names, and whether they stand in quotes."""
    at = text.find(b"include")
    while at >= 0:
        end = text.find(b"\n", at)
        line = text[at: end if end >= 0 else len(text)]
        if text[text.rfind(b"\n", 0, at) + 1: at].strip() == b"#":
            name = line.removeprefix(b"include").removeprefix(b"_next").strip()
            closing = {b'"': b'"', b"<": b">"}.get(name[:1])
            if closing is not None and closing in name[1:]:
                yield os.fsdecode(name[1:].partition(closing)[0]), closing == b'"'
        at = text.find(b"include", at + 7)
