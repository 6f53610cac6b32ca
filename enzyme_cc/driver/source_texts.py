"""The texts of a source and of the user's headers that it includes, for what shows nowhere else.

No preprocessor: an `#include` is followed wherever it stands, to a file beside the one that has it or in a folder
given with -I. Every command comes by here, so nothing is imported and hardly anything done for most.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from enzyme_cc.driver.command_line import OTHER, SOURCE, CommandLine, Input

WORD = b"enzyme"
_FOLDERS = frozenset((
    "-I", "-iquote", "--include-directory", "-isystem", "-idirafter", "-cxx-isystem", "-isystem-after",
    "--include-directory-after"))
_VARIABLES = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH")
_OWN_FOLDERS = ("wrappers/include", "share/enzyme-cc/include")
_MOST_FILES = 300
_HEADER_SUFFIXES = frozenset((".h", ".hh", ".hpp", ".hxx", ".h++", ".H", ".hp"))
_GPU_SUFFIXES = frozenset((".cu", ".cui", ".hip", ".cuh", ".cl"))
_GPU_LANGUAGES = frozenset(("cuda", "cuda-cpp-output", "hip", "hip-cpp-output", "cl", "clcpp"))


def is_for_gpu(given: Input) -> bool:
    """Whether an input is CUDA, HIP or OpenCL."""
    if given.kind != OTHER:
        return False
    if given.language is not None:
        return given.language in _GPU_LANGUAGES
    return os.path.splitext(given.path)[1] in _GPU_SUFFIXES


def is_cuda(given: Input) -> bool:
    """Whether an input is CUDA."""
    if given.kind != OTHER:
        return False
    if given.language is not None:
        return given.language == "cuda"
    return os.path.splitext(given.path)[1] == ".cu"


def is_header(given: Input) -> bool:
    """Whether an input is a header that is to be compiled by itself."""
    if given.kind != OTHER:
        return False
    if given.language is not None:
        return given.language.endswith("-header")
    return os.path.splitext(given.path)[1] in _HEADER_SUFFIXES


def mentions_word(command: CommandLine, given: Input) -> bool:
    """Whether a source, or a header of the user's that it includes, has the word `enzyme` in it."""
    if given.path == "-" or not (given.kind == SOURCE or is_for_gpu(given) or is_header(given)):
        return False
    return any(WORD in text for text in texts(command, given))


def texts(command: CommandLine, given: Input) -> Iterator[bytes]:
    """The source, then the headers."""
    return (text for _, text in files(command, given))


def files(command: CommandLine, given: Input) -> Iterator[tuple[str, bytes]]:
    """The source, then the headers, each with its path as the command or an `#include` leads to it."""
    folders = [word.value for word in command.words if word.name in _FOLDERS]
    for name in _VARIABLES:
        folders += [folder for folder in os.environ.get(name, "").split(os.pathsep)
                    if folder and not folder.endswith(_OWN_FOLDERS)]
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
        yield path, text
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
