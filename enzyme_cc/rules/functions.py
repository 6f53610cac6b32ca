"""What external functions and intrinsics other than mathematics do: memory, allocation, effects, kind.

A function is described by flags, one row each, in the tables that `_table` names; `known` gives the row as a
FunctionInfo. "inactive" means: no derivative flows through a call, though it may write bytes (`snprintf`, `fread`)
that end the life of what lay there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from enzyme_cc.rules.blas import Spoken
from enzyme_cc.rules.fftw import Transform
from enzyme_cc.rules.mpi import Message

INACTIVE = "inactive"
ALLOCATE = "allocate"
REALLOCATE = "reallocate"
FREE = "free"
COPY = "copy"
SET = "set"
CALLBACK = "callback"
SORT = "sort"
SEARCH = "search"
BLAS = "blas"
MPI = "mpi"
FFTW = "fftw"
REFUSE = "refuse"
STRUCTURAL = "structural"
SHADOWED = "shadowed"


@dataclass(frozen=True, slots=True)
class Callback:
    """A function that a library function calls: argument `function`, with these arguments, pointers all."""

    function: int
    arguments: tuple[CalledWith, ...]


@dataclass(frozen=True, slots=True)
class CalledWith:
    """What a called function gets: argument `argument` itself, or the address of an element of the array there, whose
    elements have as many bytes as argument `size` says."""

    argument: int
    size: int | None = None


@dataclass(frozen=True, slots=True)
class FunctionInfo:
    """One function. Argument positions count from 0."""

    name: str
    kind: str
    """"inactive"; "shadowed" (links pointers only; called again on the shadows); "allocate", "reallocate", "free" of
    heap memory; "copy" (memcpy, memmove) and "set" (memset) of bytes; "sort", "search" (of an array, by the
    function given) and "callback" (other functions that call one they are given);
    "blas"; "mpi"; "fftw"; "refuse" (see `reason`); "structural" (an intrinsic that the autodiff layer has a function
    for)."""
    reads: tuple[int, ...] = ()
    """Pointer arguments whose memory is read."""
    writes: tuple[int, ...] = ()
    """Pointer arguments whose memory is written."""
    reads_from: int | None = None
    """All pointer arguments from this position on may be read (printf's %s)."""
    writes_from: int | None = None
    """All pointer arguments from this position on are written (scanf)."""
    frees: tuple[int, ...] = ()
    """Pointer arguments that are freed."""
    returns: int | None = None
    """The result is this pointer argument, or points into its memory."""
    fresh: bool = False
    """The result points to new memory that no other pointer reaches."""
    noreturn: bool = False
    """Control does not come back."""
    size: tuple[int, ...] = ()
    """allocate, reallocate: the arguments whose product is the bytes allocated."""
    alignment: int | None = None
    """allocate: the argument that is the alignment."""
    size_before: int | None = None
    """reallocate, free: the argument that is how many bytes were asked for before."""
    zeroed: bool = False
    """allocate: the memory starts as zeros."""
    header: int = 0
    """allocate: so many of the bytes that `size` counts lie before the address, and are the allocator's."""
    filled: int = 0
    """allocate: so many of the first bytes are the allocator's, who fills them in."""
    of: int | None = None
    """allocate: the memory belongs to the object that is this argument; that of its shadow to the object's shadow."""
    fills: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """inactive: pointer arguments to which numbers from outside are written (fread, getloadavg), each with the factors
    of the bytes written there: "8", "a1" (argument 1) or "ret" (what the call returned; below zero means none)."""
    counts: bool = False
    """inactive: what it returns is how many of the pointers of `writes_from` it has written a number to (scanf)."""
    real: bool = False
    """inactive: it takes or returns floating-point numbers (atof)."""
    text: bool = False
    """inactive: what it writes is text, integers and pointers to such, never a number that could be active."""
    again: bool = False
    """inactive: it is called again on the shadows of its pointers (counts of references, barriers)."""
    result_through: int | None = None
    """allocate: the address is stored through this pointer argument (posix_memalign), not returned."""
    later: bool = False
    """free: it gives up a reference, and reverse mode calls it itself when the outermost derivative ends."""
    free_with: str | None = None
    """allocate, reallocate: the function that frees the result."""
    destination: int | None = None
    """copy, set: the pointer argument that is written."""
    source: int | None = None
    """copy: the pointer argument that is read."""
    length: int | None = None
    """copy, set: the argument that counts bytes."""
    returns_end: bool = False
    """copy: it returns where the destination ends (mempcpy)."""
    overlap: bool = False
    """copy: source and destination may overlap."""
    meets: tuple[str, int | None] | None = None
    """inactive: it orders what threads do: "barrier", "flush", "enter" and "leave" of what one thread at a time may do,
    with the argument that is the lock; "share" enters beside others that do; "try" and "try_share" do if they return
    zero; "begin" of a thread, "join" of the one whose
    number is the argument. Other threads may write any memory meanwhile that they reach."""
    callback: Callback | None = None
    """sort, search, callback: which function is called, with what."""
    blas: Spoken | None = None
    """blas: a routine of BLAS or LAPACK (blas.py)."""
    mpi: Message | None = None
    """mpi: a call that moves numbers between ranks, or may (mpi.py)."""
    fftw: Transform | None = None
    """fftw: a call that makes a plan or executes one (fftw.py)."""
    reason: str = field(default="", compare=False)
    """refuse: what a diagnostic says."""


_SINGLE = {"r": "reads", "w": "writes", "free": "frees"}
_NUMBER = {
    "ret": "returns",
    "align": "alignment",
    "old": "size_before",
    "out": "result_through",
    "dst": "destination",
    "src": "source",
    "len": "length",
    "head": "header",
    "keep": "filled",
    "of": "of",
}
_CALLBACK = re.compile(r"fn(\d+)=((?:a\d+|e\d+\*\d+)(?:,(?:a\d+|e\d+\*\d+))*)?")
_MEETING = re.compile(r"(barrier|flush|enter|leave|try_share|try|share|begin|join)(\d*)")
_FILL = re.compile(r"fill(\d+)=((?:ret|a\d+|\d+)(?:\*(?:ret|a\d+|\d+))*)")


def parse_row(row: str) -> FunctionInfo:
    """A FunctionInfo from a table's row, `name kind flag ... [; reason]`. ValueError for an unknown flag.

    Flags: r0 reads, w0 writes, r1+ and w1+ from there on, free0, ret0, fresh, noreturn, size0*1, align0, old1,
    head8 and keep16 (bytes that are the allocator's, before and behind the address), of0, later, again, zeroed, text,
    real, fill0=ret*a1 (so many bytes of numbers written to argument 0), counts, out0 (address stored
    through argument 0), with=free, dst0 src1 len2, overlap, end, fn3=a4,e0*2 (argument 3 is called with argument 4 and
    with an element of argument 0 whose size is argument 2), barrier, flush, enter2, share2, try2, try_share2 and leave2
    (of the lock that is argument 2), begin, join0 (of the thread that is argument 0).
    """
    text, _, reason = row.partition(";")
    name, kind, *flags = text.split()
    fields: dict[str, object] = {}
    several: dict[str, list[int]] = {}
    fills: list[tuple[int, tuple[str, ...]]] = []
    for flag in flags:
        word = flag.rstrip("+*0123456789")
        tail = flag[len(word) :]
        if flag in ("fresh", "noreturn", "zeroed", "overlap", "text", "real", "counts", "later",
                    "again"):
            fields[flag] = True
        elif meeting := _MEETING.fullmatch(flag):
            fields["meets"] = meeting[1], int(meeting[2]) if meeting[2] else None
        elif flag == "end":
            fields["returns_end"] = True
        elif fill := _FILL.fullmatch(flag):
            fills.append((int(fill[1]), tuple(fill[2].split("*"))))
        elif called := _CALLBACK.fullmatch(flag):
            fields["callback"] = Callback(int(called[1]), tuple(map(_called_with, (called[2] or "").split(",")))
                                          if called[2] else ())
        elif flag.startswith("with="):
            fields["free_with"] = flag[5:]
        elif word == "size" and tail:
            fields["size"] = tuple(int(i) for i in tail.split("*"))
        elif word in ("r", "w") and tail.endswith("+"):
            fields[f"{_SINGLE[word]}_from"] = int(tail[:-1])
        elif word in _SINGLE and tail:
            several.setdefault(_SINGLE[word], []).append(int(tail))
        elif word in _NUMBER and tail:
            fields[_NUMBER[word]] = int(tail)
        else:
            raise ValueError(f"unknown flag {flag!r} of {name}")
    fields |= {key: tuple(values) for key, values in several.items()}
    fields["fills"] = tuple(fills)
    return FunctionInfo(name=name, kind=kind, reason=reason.strip(), **fields)  # type: ignore[arg-type]  # the fields of a row, checked by the dataclass


def _called_with(word: str) -> CalledWith:
    argument, _, size = word[1:].partition("*")
    return CalledWith(int(argument), int(size) if size else None)


@cache
def _table() -> dict[str, str]:
    """Symbol -> row."""
    from enzyme_cc.rules.allocation import ALLOCATION_ROWS, MEMORY_ROWS
    from enzyme_cc.rules.c_library import CALLBACK_ROWS, INACTIVE_ROWS
    from enzyme_cc.rules.cuda import DEVICE_ROWS, SHUFFLE_ROWS
    from enzyme_cc.rules.fortran_runtime import FORTRAN_ROWS
    from enzyme_cc.rules.julia_runtime import JULIA_ROWS
    from enzyme_cc.rules.language_support import SUPPORT_ROWS
    from enzyme_cc.rules.parallel_library import PARALLEL_ROWS
    from enzyme_cc.rules.python_runtime import PYTHON_ROWS
    from enzyme_cc.rules.refused import REFUSED_ROWS
    from enzyme_cc.rules.swift_runtime import SWIFT_ROWS
    from enzyme_cc.rules.system_library import SYSTEM_ROWS

    tables = (ALLOCATION_ROWS, CALLBACK_ROWS, DEVICE_ROWS, FORTRAN_ROWS, INACTIVE_ROWS, JULIA_ROWS, MEMORY_ROWS,
              PARALLEL_ROWS,
              PYTHON_ROWS, REFUSED_ROWS, SHUFFLE_ROWS, SUPPORT_ROWS, SWIFT_ROWS, SYSTEM_ROWS)
    return {row.split(maxsplit=1)[0]: row for text in tables for row in text.strip().splitlines()}


@cache
def known(symbol: str) -> FunctionInfo | None:
    """What is known of a symbol that is no mathematical function (for those see spelling.lookup), or None.

    glibc's redirections (`__isoc99_sscanf`, `__isoc23_strtol`) are read as what they redirect.
    """
    if symbol.startswith("llvm."):
        from enzyme_cc.rules.llvm_intrinsics import intrinsic_row

        row = intrinsic_row(symbol)
        return parse_row(row) if row else None
    table = _table()
    row = table.get(symbol)
    if row is None and symbol.startswith(("__isoc99_", "__isoc23_")):
        row = table.get(symbol[9:])
    if row is not None:
        return parse_row(row)
    from enzyme_cc.rules.mpi import row as row_of_mpi

    row = row_of_mpi(symbol)
    if row is not None:
        return parse_row(row)
    from enzyme_cc.rules.fftw import row as row_of_fftw

    row = row_of_fftw(symbol)
    if row is not None:
        return parse_row(row)
    from enzyme_cc.rules.cxx_library import cxx_flags, keeps_objects
    from enzyme_cc.rules.fortran_runtime import FORTRAN_PREFIXES
    from enzyme_cc.rules.language_support import INACTIVE_PREFIXES

    for prefix, flags in (*FORTRAN_PREFIXES, *INACTIVE_PREFIXES):
        if symbol.startswith(prefix) and not keeps_objects(symbol):
            return parse_row(f"{symbol} {flags}")
    from enzyme_cc.rules.python_runtime import PYTHON_REFUSALS
    from enzyme_cc.rules.refused import PARALLEL_REFUSALS, UNFOLLOWED, unfollowed_reason

    if symbol.startswith(UNFOLLOWED):
        name = symbol.removeprefix(UNFOLLOWED)
        return parse_row(f"{name} refuse ; {unfollowed_reason(name)}")

    for prefix, reason in (*PARALLEL_REFUSALS.items(), *PYTHON_REFUSALS.items()):
        if symbol.startswith(prefix):
            return parse_row(f"{symbol} refuse ; {reason}")
    found = cxx_flags(symbol)
    if found is not None:
        return parse_row(f"{symbol} {found}")
    from enzyme_cc.rules.rust_library import rust_row

    row = rust_row(symbol)
    return parse_row(row) if row is not None else None
