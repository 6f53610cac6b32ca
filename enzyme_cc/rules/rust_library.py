"""Tables of Rust's standard library, and of rayon: paths with flags in functions.py's row format, under both manglings.

What panics, prints, formats or asks the system carries no derivative. The allocator's names are those of
allocation.py, mangled with a hash of the compiler's own.
"""

from __future__ import annotations

import re
from functools import cache

_THREAD = "a thread is joined here that differentiated code does not start: start it there too"

_RAYON = ("what rayon's pool of threads does is not followed: start threads by std::thread::scope, or leave 'par_' "
          "away in what is differentiated")

RUST_PATHS: tuple[tuple[str, str], ...] = (
    ("rayon_core::", f"refuse ; {_RAYON}"),
    # panics
    ("core::panicking", "inactive noreturn"),
    ("core::panic", "inactive"),
    ("core::slice::index::slice_", "inactive noreturn"),
    ("core::slice::copy_from_slice_impl::", "inactive noreturn"),
    ("core::slice::sort::shared::smallsort::panic_on_ord_violation", "inactive noreturn"),
    ("core::str::slice_error_fail", "inactive noreturn"),
    ("core::option::expect_failed", "inactive noreturn"),
    ("core::option::unwrap_failed", "inactive noreturn"),
    ("core::result::unwrap_failed", "inactive noreturn"),
    ("core::cell::panic_already", "inactive noreturn"),
    ("core::cell::once::reentrant_init", "inactive noreturn"),
    ("core::array::panic", "inactive noreturn"),
    ("core::num::", "inactive r0+ w0"),
    ("core::alloc::layout::", "inactive"),
    ("alloc::alloc::handle_alloc_error", "inactive noreturn"),
    ("alloc::raw_vec::handle_error", "inactive noreturn"),
    ("alloc::raw_vec::capacity_overflow", "inactive noreturn"),
    ("alloc::vec::Vec", "inactive noreturn"),  # swap_remove::assert_failed and its kin; the rest is generic
    ("std::alloc::rust_oom", "inactive noreturn"),
    ("std::alloc::handle_alloc_error", "inactive noreturn"),
    ("std::panic::resume_unwind", "inactive noreturn"),
    ("std::panicking", "inactive r0+"),
    ("std::process", "inactive"),
    ("std::rt", "inactive"),
    # text, printing, the system
    ("core::fmt", "inactive r0+ w0 w1"),
    ("core::str", "inactive r0+ w0"),
    ("core::char", "inactive r0+ w0"),
    ("core::unicode", "inactive"),
    ("alloc::fmt", "inactive r0+ w0 text"),
    ("alloc::string", "inactive r0+ w0 text"),
    ("alloc::str", "inactive r0+ w0 text"),
    ("std::io::buffered", ""),  # what keeps bytes in memory, lends it out, and moves them
    ("std::io::copy", ""),
    ("std::io::cursor", ""),
    ("std::io::impls", ""),
    ("std::io", "inactive r0+ w0 text"),
    ("std::env", "inactive r0+ w0 text"),
    ("std::fs", "inactive r0+ w0 text"),
    ("std::time", "inactive r0+ w0 text"),
    ("std::hash", "inactive r0+ w0 text"),
    ("std::sys::thread::unix::", "inactive r0+ w0"),
    ("std::sys::thread_local::", "inactive r0+ w0"),  # notes what is to be dropped when the thread ends
    ("std::sys::thread", f"refuse ; {_THREAD}"),  # what starts and joins threads, where it is not followed
    ("std::sys", "inactive r0+ w0"),
    ("std::thread", "inactive r0+ w0"),
    ("alloc::sync", "inactive r0+"),  # Arc of types of the standard library's own: a thread's handle
    ("__rustc::__rust_no_alloc_shim_is_unstable", "inactive"),
    ("enzyme::hints::", "inactive"),
    ("__rustc::rust_begin_unwind", "inactive noreturn"),
    ("__rustc::__rust_start_panic", "inactive"),
    ("__rustc::__rust_panic_cleanup", "inactive"),
)
"""Beginning of a path -> flags, none of functions of which nothing is known but their code. Functions whose code is at
hand are looked into all the same."""

_V0 = re.compile(r"_R(?:[NIXMY]\w*?)?(?:C(?:s[0-9a-zA-Z]*_)?)(?=\d+_?[a-z_]+)")
_LEGACY = re.compile(r"_ZN(?=\d.*17h[0-9a-f]{16}E)")  # with a hash: C++ has none
_ALLOCATOR = re.compile(r"(_RNvC\w*?7___rustc)\d+_?(__r(?:ust|dl|g)_(alloc|alloc_zeroed|dealloc|realloc))")


def rust_row(symbol: str) -> str | None:
    """The row of a mangled name of Rust's standard library, or None."""
    if not symbol.startswith(("_R", "_ZN")):
        return None
    allocator = _ALLOCATOR.fullmatch(symbol)
    if allocator:
        return f"{symbol} {_allocation(allocator[2], allocator[1])}"
    if _is_shown_or_dropped(symbol):
        return f"{symbol} inactive r0+ w0 w1"
    path = rust_path(symbol)
    flags = next((flags for prefix, flags in RUST_PATHS if path.startswith(prefix)), None)
    return f"{symbol} {flags}" if flags else None


_FORMATTING = re.compile(
    r"_R\w*4core3fmt(?:3num|5float)?\w*(?:Display|Debug|LowerExp|UpperExp|LowerHex|UpperHex|Write|Binary|Pointer)\w*"
    r"|_ZN.*core\.\.fmt\.\.(?:Display|Debug|LowerExp|UpperExp|Write).*3fmt17h[0-9a-f]{16}E"
    r"|_ZN4core3fmt.*|_ZN5alloc3fmt6format17h.*"
)


_HINTS = {"enzyme::hints::doubles": "__enzyme_double", "enzyme::hints::floats": "__enzyme_float"}
_HINT_MARK = "6enzyme5hints"


def hint_of(symbol: str) -> str | None:
    """The hook that a function of our crate stands for, which says what lies in memory; None for any other."""
    if _HINT_MARK not in symbol:
        return None
    path = rust_path(symbol)
    return next((hook for function, hook in _HINTS.items() if path.startswith(function)), None)


_OUT_OF_MEMORY = "handle_alloc_error"
_PANIC_PAYLOAD = re.compile(
    r"_ZN4core3ptr\d+drop_in_place\$LT\$alloc\.\.boxed\.\.Box\$LT\$dyn\$u20\$core\.\.any\.\.Any.*"
)


def is_called_only(symbol: str) -> bool:
    """Whether a function, which may have a body here, is called and never looked into.

    What turns values into text: implementations of Display and its kin, by the standard library or by the program,
    are known by their addresses to the code that prints. And what drops a panic's payload, rayon's pool, what ends
    the program where memory does, which calls a hook, and hints.
    """
    is_of_pool = "10rayon_core" in symbol and rust_path(symbol).startswith("rayon_core::")
    if hint_of(symbol) or _is_shown_or_dropped(symbol) or is_of_pool:
        return True
    return _OUT_OF_MEMORY in symbol and rust_path(symbol) == f"alloc::alloc::{_OUT_OF_MEMORY}"


def _is_shown_or_dropped(symbol: str) -> bool:
    return symbol.startswith(("_R", "_ZN")) and any(
        pattern.fullmatch(symbol) is not None for pattern in (_FORMATTING, _PANIC_PAYLOAD)
    )


def _allocation(name: str, crate: str) -> str:
    """The flags of the allocator's function, its partner mangled alike."""
    family = name[: name.index("_", 2)]
    dealloc = f"{family}_dealloc"
    flags = _allocator_flags()[name.replace(family, "__rust")]
    return flags.replace("with=__rust_dealloc", f"with={crate}{len(dealloc)}_{dealloc}")


@cache
def _allocator_flags() -> dict[str, str]:
    from enzyme_cc.rules.allocation import ALLOCATION_ROWS

    rows = (row.partition(" ") for row in ALLOCATION_ROWS.strip().splitlines())
    return {name: flags for name, _, flags in rows if name.startswith("__rust_")}


def rust_path(symbol: str) -> str:
    """The beginning of the path that a name was mangled from, `core::fmt::...`; empty for what is no Rust.

    Of a v0 name, what stands after the first crate's root; of an implementation's, the path of the module that it
    is in.
    """
    match = _V0.match(symbol) or _LEGACY.match(symbol)
    if match is None:
        return ""
    position, parts = match.end(), []
    while position < len(symbol) and symbol[position].isdigit():
        start = position
        while position < len(symbol) and symbol[position].isdigit():
            position += 1
        length = int(symbol[start:position])
        if symbol[position: position + 1] == "_" and symbol.startswith("_R"):
            position += 1
        parts.append(symbol[position: position + length])
        position += length
    return "::".join(parts)
