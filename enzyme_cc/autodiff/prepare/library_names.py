"""Refuses calls of functions of the program's own that have names of the library's, such as a `gamma` of two arguments.

Their code was not found, and the library's derivative would be a wrong one.
"""

from __future__ import annotations

from collections.abc import Set

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.refusals import other_function
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.rules import mismatch


def check_names(part: ir.Module, registered: Set[str]) -> None:
    """Raise DiagnosticError for calls in a slice that cannot be of the library; registered functions may be called."""
    found = []
    for function in part.functions.values():
        for call in function.instructions():
            name = call.called_name if isinstance(call, ir.Call) else ""
            if not name or part.functions[name].has_body or name in registered:
                continue
            expected = mismatch(call, name)
            if expected is not None:
                found.append(other_function(call, name, expected))
    if found:
        raise DiagnosticError(found)
