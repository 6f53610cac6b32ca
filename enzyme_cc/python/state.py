"""Which variables of a module outlive a call and are changed by its functions.

A variable counts as changed unless all that its address, or an address within it, is used for is loading. Not known is
changed: an address that is stored or handed to a call.
"""

from __future__ import annotations

import re

_VARIABLE = re.compile(r'^@("[^"]*"|[\w.$-]+) = (?![^\n]*\bconstant )[^\n"]*?\bglobal ', re.M)
_OF_COMPILERS = re.compile(r"llvm\.|enzyme_|__enzyme|_ZStL8__ioinit|__dso_handle|_Q\w*E?\.\w+\.")
"""Variables that compilers make: iostream's start, tables of Fortran's types."""
_BODY = re.compile(r"^define .*?^}", re.M | re.S)
_NAME = re.compile(r'[@%](?:"[^"]*"|[\w.$-]+)')
_WITHIN = re.compile(r"= (?:getelementptr|bitcast|addrspacecast|phi|select|freeze) ")
_READING = re.compile(r"(?:= (?:load|icmp) |^  #dbg_|@llvm\.(?:lifetime|dbg|invariant)\b)")


def state_of(text: str) -> list[str]:
    """The names of these variables, in the order of the module."""
    variables = [name for name in _VARIABLE.findall(text) if not _OF_COMPILERS.match(name.strip('"'))]
    if not variables:
        return []
    wanted = {f"@{name}" for name in variables}
    changed: set[str] = set()
    for body in _BODY.findall(text):
        if any(name in body for name in wanted):
            changed |= _changed(body, wanted)
    return [name.strip('"') for name in variables if f"@{name}" in changed]


def _changed(body: str, wanted: set[str]) -> set[str]:
    """Those of the variables that this function changes."""
    within: dict[str, set[str]] = {name: {name} for name in wanted}
    changed: set[str] = set()
    for line in body.split("\n")[1:]:
        found = _NAME.findall(line.partition(", !")[0])
        of = set().union(*(within.get(name, ()) for name in found))
        if not of:
            continue
        if _WITHIN.search(line):
            within.setdefault(found[0], set()).update(of)
        elif not _READING.search(line):
            changed |= of
    return changed
