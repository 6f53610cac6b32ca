"""The C sources of this package, and the LLVM text that each compiles to, which lies beside it.

Programs are linked with that text, so that nobody needs the clang that it comes from: whoever edits a C file runs
`python -m enzyme_cc.c_sources`, which writes all of them anew. The first line of each text names its sources and their
digest, by which a test finds a text older than its source.

What C cannot say of a function is said by `IR("...")` before it: LLVM attributes, as LLVM spells them.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent

_ALWAYS = (
    "-fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-unwind-tables "
    "-fno-asynchronous-unwind-tables -fno-math-errno -S -emit-llvm"
)
_BODIES = "-O1 -fno-inline -fcx-limited-range -ffp-contract=off -fno-pic -Wno-incompatible-library-redeclaration"
_CHECKS = "-Os -ffp-contract=off -fno-builtin-printf -Wall -std=gnu11"
# The same wherever it is compiled, and no header of a C library: only what the compiler itself brings. Accesses say
# nothing of types, for other types than those of C read what these functions move.
_RUNTIME = (
    "--target=x86_64-linux-gnu -nostdlibinc -O2 -std=gnu11 -Wall -Wextra -Werror -fPIC -fno-strict-aliasing"
)


@dataclass(frozen=True)
class Source:
    """A C file, how it is compiled, and what becomes of the text."""

    path: str
    flags: str
    finish: Callable[[str], str]

    @property
    def files(self) -> list[Path]:
        """The file and those that it includes."""
        found = [PACKAGE / self.path]
        for file in found:
            included = re.findall(r'^#include "([^"]+)"', file.read_text(encoding="utf-8"), re.M)
            found += [file.parent / name for name in included if file.parent / name not in found]
        return found

    @property
    def text_file(self) -> Path:
        """Where the LLVM text lies."""
        return (PACKAGE / self.path).with_suffix(".ll")

    @property
    def heading(self) -> str:
        """The first line of the text."""
        digest = hashlib.sha256(f"{self.flags} {_ALWAYS}".encode())
        for file in self.files:
            digest.update(file.read_bytes())
        return f"; from {', '.join(file.name for file in self.files)}: {digest.hexdigest()[:32]}\n"

    def compiled(self, clang: str = "clang-19") -> str:
        """The text, made anew."""
        command = [clang, *self.flags.split(), *_ALWAYS.split(), str(PACKAGE / self.path), "-o", "-"]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        text = re.sub(r"; preds = .*|^; Function Attrs.*\n", "", text, flags=re.M)
        return self.heading + self.finish(_OF_THE_TARGET.sub("", text))


_OF_THE_TARGET = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|min-legal-vector-width|no-trapping-math|stack-protector-buffer-size)'
    r'"="[^"]*" ?|\bdso_local |^(?:; ModuleID|source_filename|target |!llvm\.(?:ident|module\.flags)).*\n', re.M
)
_METADATA = re.compile(
    r"^!\d+ = .*\n|, !(?:tbaa|llvm\.loop|range|callees|noalias|alias\.scope)\b(?: !\d+|[^,\n]*)"
    r"|^.*@llvm\.experimental\.noalias\.scope\.decl\(.*\n", re.M)
_ANNOTATIONS = re.compile(r"^@llvm\.global\.annotations = .*\n", re.M)
_ANNOTATION = re.compile(r"\{ ptr @([\w.]+), ptr (@[\w.]+),")


def _body(text: str) -> str:
    """Functions that are differentiated: each is inlined by itself, and TBAA says what is a number."""
    return re.sub(r"\bnoinline ", "", text).replace("= { }", "= { nounwind }")


def _without_metadata(text: str) -> str:
    return _METADATA.sub("", text)


def _shared(text: str) -> str:
    """Functions and variables that several objects of a program have and share, with the attributes of `IR`."""
    text = _without_metadata(text).replace(" weak hidden ", " linkonce_odr hidden ")
    for group in re.findall(r"^attributes (#\d+) = \{ \}\n", text, re.M):
        text = re.sub(rf"^attributes {group} .*\n| {group}\b", "", text, flags=re.M)
    annotations = "".join(_ANNOTATIONS.findall(text))
    strings = dict(re.findall(r'^(@[\w.]+) = .* c"(.*)\\00", section "llvm.metadata".*$', text, re.M))
    text = re.sub(r'^@.*section "llvm.metadata".*\n', "", text, flags=re.M)
    for function, string in dict.fromkeys(_ANNOTATION.findall(annotations)):
        attributes = strings[string].replace("\\22", '"')
        text = re.sub(rf"^(define .*@{re.escape(function)}\(.*) \{{$", rf"\1 {attributes} {{", text, flags=re.M)
    return text


_RUNTIME_FILES = (
    "records", "tape", "parallel", "threads", "turns", "deferred_free", "nested", "lazily_mapped", "byte_copies",
    "called_pointers", "unknown_flag", "foreign_distance", "ended_seed", "exceptions", "of_thread", "julia", "marks",
    "fixed_points", "rounded", "last_places", "checkpoints", "limited_loops", "taylor", "sparse", "assignment_errors",
)
SOURCES = (
    Source("fortran/bodies.c", _BODIES, _body),
    Source("autodiff/gradcheck/runtime.c", _CHECKS, _without_metadata),
    Source("autodiff/sanitize/runtime.c", f"{_CHECKS} -O2", _without_metadata),
    Source("rules/runtime.c", _RUNTIME, _shared),
    Source("rules/bodies.c", _RUNTIME, _shared),
    *(Source(f"autodiff/runtime/{name}.c", _RUNTIME, _shared) for name in _RUNTIME_FILES),
    *(Source(f"numba/{name}.c", f"{_RUNTIME} -ffp-contract=off", _shared)
      for name in ("bodies", "typed_lists", "linear_algebra")),
    Source("autodiff/runtime/mpi.c", f"{_RUNTIME} -Oz", _shared),  # messages take longer than what it does
    *(Source(f"autodiff/runtime/{name}.c", _RUNTIME, _shared) for name in ("fftw", "fftwf", "fftwl")),
    Source("autodiff/runtime/device.c", _RUNTIME, _shared),
    Source("autodiff/runtime/sorting.c", f"{_RUNTIME} -fexceptions", _shared),  # of the program's comparisons
)
"""All of them."""


@cache
def text(path: str) -> str:
    """The LLVM text of a C file, named as in `SOURCES`; without a target: that of the module it is linked with."""
    return next(source for source in SOURCES if source.path == path).text_file.read_text(encoding="utf-8")


@cache
def defined(path: str) -> frozenset[str]:
    """The functions and variables that a C file defines for others."""
    return frozenset(re.findall(r"^(?:define linkonce_odr hidden .*?)?@(\w+)(?:\(| = linkonce_odr)", text(path), re.M))


if __name__ == "__main__":
    for each in SOURCES:
        each.text_file.write_text(each.compiled(), encoding="utf-8")
