"""Refuses calls of functions of the program's own that have names of the library's, such as a `gamma` of two arguments.

Their code was not found, and the library's derivative would be a wrong one.
"""

from __future__ import annotations

from collections.abc import Set

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.refusals import other_function
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir.mentions import globals_named_by
from enzyme_cc.rules import lacking, mismatch
from enzyme_cc.rules.prototypes import is_of_programs


def check_names(part: ir.Module, registered: Set[str]) -> None:
    """Raise DiagnosticError for calls in a slice that cannot be of the library; registered functions may be called."""
    found = []
    asked = {
        name for name, function in part.functions.items()
        if not function.has_body and name not in registered and is_of_programs(name)
    }
    for function in part.functions.values():
        if not function.is_parsed and asked.isdisjoint(g.name for g in globals_named_by(function)):
            continue
        for call in function.instructions():
            name = call.called_name if isinstance(call, ir.Call) else ""
            if not name or part.functions[name].has_body or name in registered:
                continue
            expected = mismatch(call, name)
            if expected is not None:
                found.append(other_function(call, name, expected))
    if found:
        raise DiagnosticError(found)


def check_reserved_names(sliced: ir.Module, registered: Set[str]) -> None:
    """Raise DiagnosticError for calls under names that compilers keep, which are no calls of theirs. In the optimised
    slice, as all of its code is read."""
    found = []
    for function in sliced.functions.values():
        for call in function.instructions() if function.has_body else ():
            name = call.called_name if isinstance(call, ir.Call) else ""
            if not name or sliced.functions[name].has_body or name in registered:
                continue
            expected = lacking(call, name)
            if expected is not None:
                found.append(other_function(call, name, expected))
    if found:
        raise DiagnosticError(found)
