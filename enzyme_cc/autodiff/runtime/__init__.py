"""What derivatives call as they run.

    tape.c, tape.py                      the tape: memory that the forward sweep fills and the reverse sweep reads
    deferred_free.c, deferred_free.py    what the primal frees and the reverse sweep still reads
    mpi.c, mpi_*.c                       calls of MPI (operations/mpi.py)
    parallel.c, parallel.py              parallel regions: a tape for each thread, and who comes when
    threads.c, threads.py                threads: records, tapes, who is joined when
    lazily_mapped.c                      shadows of memory that is older than the request (shadow/lazily_mapped.py)
    nested.c                             these three in derivatives that are differentiated again
    byte_copies.c, byte_copies.py          copies of bytes over bytes that are copied later, and what cannot be copied
    sorting.c                            permutations (operations/sorting.py)
    unknown_function.c                   what is called where a function pointer has no derivative

The C files are compiled with the package (c_sources.py), each to the text of a module, which is linked with derivatives
that call it; LLVM drops what nobody calls. The Python files name and declare the functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_cc import c_sources
from enzyme_cc.rules.runtime import SOURCE as MATHEMATICS

UNKNOWN_POINTER = "__enzyme_cc_unknown_pointer"
"""The table of derivatives of a function pointer that names no function whose code was at hand."""

_ALWAYS = ("byte_copies", "sorting", "unknown_function")
_OUTERMOST = ("mpi", "tape", "parallel", "threads", "deferred_free", "lazily_mapped", *_ALWAYS)
_NESTED = ("nested", *_ALWAYS)
_DECLARED = re.compile(r"^declare .*@(__enzyme_cc_\w+)\(", re.M)
_LIMIT = re.compile(r"(?<=^@__enzyme_cc_tape_limit = linkonce_odr hidden local_unnamed_addr constant i64 )-1\b", re.M)


def nested_functions() -> frozenset[str]:
    """Those that derivatives call in two forms: as the outermost, and where they are differentiated again."""
    return c_sources.defined("autodiff/runtime/nested.c")


def definitions(missing: Iterable[str], nested: bool, tape_limit: int | None) -> list[str]:
    """Texts of the modules that define what derivatives lack, without a target.

    Derivatives that are differentiated again (`nested`) get functions that the outer derivative sees through. The
    program stops with a message before a thread's tape takes more than `tape_limit` bytes.
    """
    names = frozenset(missing)
    paths = [f"autodiff/runtime/{name}.c" for name in (_NESTED if nested else _OUTERMOST)]
    texts = []
    for path in (*paths, MATHEMATICS):
        if names & c_sources.defined(path):
            texts.append(c_sources.text(path))
            names |= frozenset(_DECLARED.findall(texts[-1]))
    if tape_limit is not None:
        texts = [_LIMIT.sub(str(tape_limit), text) for text in texts]
    return texts
