"""Bodies for functions of libraries and run times other than Fortran's: MLIR's `memrefCopy`, D's slices, C's `htonl`.

The bodies are LLVM IR made from rules/bodies.c, and are inlined, since what they do depends on shapes and sizes that
mostly are constants at the call.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from enzyme_cc import c_sources, ir
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare import julia_memory
from enzyme_cc.ir import Module

SOURCE = "rules/bodies.c"
_DEFINITION = re.compile(r"^define .*?@([\w.]+)\(.*?^}\n", re.M | re.S)


@cache
def _bodies() -> dict[str, str]:
    """The text of a module with one body under the name of its copy, by name."""
    text = c_sources.text(SOURCE)
    rest = _DEFINITION.sub("", text)
    return {m[1]: m[0].replace(f"@{m[1]}(", f"@{COPY}{m[1]}(", 1).replace(" {\n", " alwaysinline {\n", 1) + rest
            for m in _DEFINITION.finditer(text)}


def link_library_bodies(part: Module, text_of: Callable[[Module], str], link: Callable[[str, str], str]) -> str:
    """The text of a slice, as `text_of` gives it, in which functions that have a body here are called by that."""
    julia_memory.write_bodies(part)
    called = [name for name in _bodies() if _goes_to_body(part, name)]
    text = text_of(part)
    head = f'target datalayout = "{part.datalayout}"\n' + (f'target triple = "{part.triple}"\n' if part.triple else "")
    for name in called:
        text = link(text, head + _bodies()[name])
    return text


def _goes_to_body(part: Module, name: str) -> bool:
    """Have the calls of a declared function go to its body, if it is the function that we know."""
    declared = part.functions.get(name)
    if declared is None or declared.has_body:
        return False
    type = ir.parse_module(_bodies()[name]).functions[COPY + name].function_type
    if declared.function_type is not type:
        return False
    part.rename(declared, COPY + name)
    return True
