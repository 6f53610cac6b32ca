"""From debug metadata to places in the source."""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_cc.diagnostics import Location
from enzyme_cc.ir.metadata import MDNode, Metadata, MetadataTable


def follow(table: MetadataTable, node: MDNode, field: str) -> MDNode | None:
    target = node.fields.get(field)
    return table.node(target) if isinstance(target, Metadata) else None


def _location(table: MetadataTable, scope: MDNode | None, line: object, column: object) -> Location | None:
    """The place in the file of the nearest scope that has one."""
    while scope is not None:
        file = scope if scope.name == "DIFile" else follow(table, scope, "file")
        if file is not None:
            return Location(
                str(file.fields.get("filename", "")),
                line if isinstance(line, int) else 0,
                column if isinstance(column, int) else 0,
                str(file.fields.get("directory") or ""),
            )
        scope = follow(table, scope, "scope")
    return None


_RUST_LIBRARY = ("/rustc/", "/rust/deps/")
"""Where rustc says that its standard library's source is, and what that is made of."""
_RUST_CRATE = "enzyme_cc/rust/enzyme/src/"
"""Where our own crate's source is, through which programs make their requests."""
_OWN_HEADERS = ("wrappers/include/enzyme/", "share/enzyme-cc/include/enzyme/")
"""Where the headers are through which those of C++ make theirs."""


_HEADERS = re.compile(
    r"/(?:usr(?:/local)?/include|include/c\+\+|lib/gcc(?:-cross)?|lib/clang"
    r"|\.cargo/(?:registry/src|git/checkouts)|registry/src/index\.crates\.io-[^/]*|(?:site|dist)-packages/numba)/")
"""In the paths of what the C and C++ libraries and compilers bring with them, of crates from elsewhere, and of what
Numba has in place of NumPy."""


_HEADERS_OF_CUDA = re.compile(
    r"/(?:device_atomic_functions|cuda_fp16|cuda_bf16|sm_\d+_\w+|cooperative_groups(?:/\w+)*)\.h(?:pp)?$")
"""The same of CUDA's toolkit, which may lie anywhere."""


def is_library(place: Location) -> bool:
    """Whether a place is in the source of a language's own library, not in the user's.

    That of Rust's is on no user's machine; what C and C++ libraries have inline is in their headers. Our own crate
    and headers count too: they are what programs make their requests through.
    """
    if _RUST_CRATE in place.file or any(folder in f"{place.directory}/{place.file}" for folder in _OWN_HEADERS):
        return True
    if place.file.startswith(_RUST_LIBRARY) or place.directory.startswith(_RUST_LIBRARY):
        return True
    path = place.file if place.file.startswith("/") else f"{place.directory}/{place.file}"
    return _HEADERS.search(path) is not None or _HEADERS_OF_CUDA.search(path) is not None


def source_location(
    table: MetadataTable, ref: Metadata, outermost: bool = False, innermost: bool = False
) -> Location | None:
    """The place that a DILocation names: in the source of the innermost inlined function, or, with
    `outermost`, where the call that was inlined stands in the function that is compiled.

    What was inlined from a language's own library is named by its call, but for `innermost`.
    """
    found = None
    for found in places_around(table, ref):
        if innermost or not (outermost or (found is not None and is_library(found))):
            break
    return found


def places_around(table: MetadataTable, ref: Metadata) -> Iterator[Location | None]:
    """The places that a DILocation names: from that in the innermost inlined function to that of the call, in the
    function that is compiled, of what was inlined."""
    node: MDNode | None = table.node(ref)
    while node is not None and node.name == "DILocation":  # not a loop's !dbg-like tuple, or something newer
        yield _location(table, follow(table, node, "scope"), node.fields.get("line", 0), node.fields.get("column", 0))
        node = follow(table, node, "inlinedAt")


def subprogram_location(table: MetadataTable, ref: Metadata) -> Location | None:
    """Where a DISubprogram is defined."""
    node = table.node(ref)
    return _location(table, node, node.fields.get("line", 0), 0)
