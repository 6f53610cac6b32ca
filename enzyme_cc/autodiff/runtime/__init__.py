"""What derivatives call as they run.

    tape.c, tape.py                      the tape: memory that the forward sweep fills and the reverse sweep reads
    records.c, records.py                tapes that the program holds in its hands (split mode)
    deferred_free.c, deferred_free.py    what the primal frees and the reverse sweep still reads
    mpi.c, mpi_*.c                       calls of MPI (operations/mpi.py)
    fftw.c, fftwf.c, fftwl.c, fftw_*.c   transforms of FFTW, for each kind of number (operations/fftw.py)
    parallel.c, parallel.py              parallel regions: a tape for each thread
    threads.c, threads.py                threads: records, tapes, who is joined when
    turns.c                              locks and sections: who comes when
    lazily_mapped.c                      shadows of memory that is older than the request (shadow/lazily_mapped.py)
    nested.c                             these three in derivatives that are differentiated again
    byte_copies.c, byte_copies.py          copies of bytes over bytes that are copied later, and what cannot be copied
    sorting.c                            permutations (operations/sorting.py)
    julia.c, julia.py                    memory of Julia's collector, which is held back meanwhile
    called_pointers.c                    functions that are called through pointers and have no derivative
    exceptions.c                         the exception that is on its way (prepare/thrown_values.py)
    foreign_distance.c                   distances that are not those of the shadows (shadow/shadow_distances.py)
    marks.c                              what the bytes of memory are made of (prepare/marked_bits.py)
    checkpoints.c, fixed_points.c, step_loops.py
                                         loops of steps that are reversed from snapshots, and those that converge
    limited_loops.c, undo.h              loops that are reversed from snapshots where their tapes are too big
    rounded.c                            numbers in formats of fewer bits
    last_places.c                        units in the last place
    assignment_errors.c                  errors of variables in narrower formats (interface/assignment_errors.py)
    taylor.c                             sums of Taylor coefficients, powers (arithmetic/taylor_series.py)
    sparse.c, index_sets.h, colouring.h  sparse Jacobians (interface/sparse_jacobians.py)
    ended_seed.c                         what lay in the room behind a shadow that realloc lets grow
    device.c, device.py                  tape, shuffles and shadows of shared memory on a GPU
    unknown_flag.c                       what ends a call of cblas that has no derivative
    of_thread.c                          variables of threads, for code that a JIT loads

The C files are compiled with the package (c_sources.py), each to the text of a module, which is linked with derivatives
that call it; LLVM drops what nobody calls. The Python files name and declare the functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_cc import c_sources
from enzyme_cc.rules.runtime import SOURCE as MATHEMATICS

_FFTW = ("fftw", "fftwf", "fftwl")
_ALWAYS = (
    "assignment_errors", "byte_copies", "sorting", "called_pointers", "unknown_flag", "foreign_distance", "ended_seed",
    "exceptions", "marks", "rounded", "last_places", "taylor", "sparse")
_OUTERMOST = (
    "mpi", *_FFTW, "checkpoints", "fixed_points", "limited_loops", "records", "tape", "parallel", "threads", "turns",
    "deferred_free", "lazily_mapped", "julia", *_ALWAYS)
_NESTED = ("nested", *_ALWAYS)
_DECLARED = re.compile(r"^declare .*@(__enzyme_cc_\w+)\(", re.M)
_LIMIT = re.compile(r"(?<=^@__enzyme_cc_tape_limit = linkonce_odr hidden local_unnamed_addr constant i64 )-1\b", re.M)


def nested_functions() -> frozenset[str]:
    """Those that derivatives call in two forms: as the outermost, and where they are differentiated again."""
    return c_sources.defined("autodiff/runtime/nested.c")


def device_definitions(missing: Iterable[str]) -> list[str]:
    """The same for derivatives on a GPU."""
    return [c_sources.text(path) for path in ("autodiff/runtime/device.c", MATHEMATICS)
            if frozenset(missing) & c_sources.defined(path)]


def definitions(missing: Iterable[str], nested: bool, tape_limit: int | None, thread_keys: bool = False) -> list[str]:
    """Texts of the modules that define what derivatives lack, without a target.

    Derivatives that are differentiated again (`nested`) get functions that the outer derivative sees through. The
    program stops with a message before a thread's tape takes more than `tape_limit` bytes. `thread_keys`: variables of
    threads by keys of pthread's, for loaders that know no thread-local storage.
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
    if thread_keys and any(_OF_THREAD.search(text) for text in texts):
        texts = [_with_keys(text) for text in texts] + [c_sources.text(_KEYS)]
    return texts


_KEYS = "autodiff/runtime/of_thread.c"
_OF_THREAD = re.compile(
    r"^@(\w+) = linkonce_odr hidden thread_local (?:local_unnamed_addr )?global (\S+|\[\d+ x ptr\]) "
    r"(?:zeroinitializer|null|0), align (?:4|8|16)$", re.M)
_ADDRESS = re.compile(r"@llvm\.threadlocal\.address\.p0\(ptr (?:nonnull |align \d+ )*(@\w+)\)")
_ENDS = {"__enzyme_cc_arena": "@free_segments"}
"""What is to be done with a thread's variable when the thread ends."""


def _with_keys(text: str) -> str:
    """A module with a record for of_thread.c in place of each thread-local variable."""
    text = _OF_THREAD.sub(
        lambda found: f"@{found[1]} = linkonce_odr hidden global {{ i64, ptr, i64 }} {{ i64 ptrtoint (ptr "
                      f"getelementptr ({found[2]}, ptr null, i64 1) to i64), ptr {_ends(found[1], text)}, i64 0 }}, "
                      "align 8", text)
    text = re.sub(r"^@llvm\.global_[cd]tors = .*\n", "", text, flags=re.M)
    text = _ADDRESS.sub(r"@__enzyme_cc_of_thread(ptr \1)", text)
    return re.sub(r"^declare .*@llvm\.threadlocal\.address\.p0\(.*\n", "declare ptr @__enzyme_cc_of_thread(ptr)\n",
                  text, flags=re.M)


def _ends(name: str, text: str) -> str:
    end = _ENDS.get(name, "null")
    return end if f"{end}(" in text else "null"
