"""The text of a finished slice, without derivatives that are like another and copies of functions that nobody calls.

A function is differentiated for each thing that its callers know and activity tells apart; often the code is the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_cc.autodiff.names import COPY
from enzyme_cc.graph import reachable
from enzyme_cc.ir.names import quote_name

_DEFINITION = re.compile(r"^define .*?^\}\n\n?", re.M | re.S)
_GLOBAL = re.compile(r"^@.*$", re.M)
_NAME = re.compile(r'@(?:"(?:[^"\\]|\\.)*"|[-a-zA-Z$._0-9]+)')
_DERIVATIVE = re.compile(r'@"?__enzyme_cc\.')
_PLACE = re.compile(r",? !dbg !\d+")
"""Of the same code in another derivative of the same lines."""
_COPY = re.compile(rf'@"?{re.escape(COPY)}')


def without_repetition(text: str) -> str:
    """The module's text with each local derivative that has the code of another taken for that one.

    They are told apart by their code but for the names of local derivatives, then by which of those they name, until
    no more are told apart: functions that call each other are alike, too, when nothing tells them apart.
    """
    parts: dict[str, tuple[str, list[str]]] = {}
    bodies = {
        name: body for name, body in _bodies(text).items()
        if _DERIVATIVE.match(name) and body.startswith("define internal ")
    }
    for name, body in bodies.items():
        named: list[str] = []

        def unnamed(found: re.Match[str], named: list[str] = named) -> str:
            if found[0] not in bodies:
                return found[0]
            named.append(found[0])
            return "@"

        parts[name] = _NAME.sub(unnamed, _PLACE.sub("", body)), named
    first: dict[object, str] = {}
    kinds = {name: first.setdefault(code, name) for name, (code, _) in parts.items()}
    while True:
        before, first = len(first), {}
        kinds = {
            name: first.setdefault((kinds[name], *(kinds[n] for n in named)), name)
            for name, (_, named) in parts.items()
        }
        if len(first) == before:
            break
    instead = {name: other for name, other in kinds.items() if other != name}
    return _renamed(_without(text, instead), instead) if instead else text


def without_unused_copies(text: str, entries: Iterable[str]) -> str:
    """The module's text without copies and local functions that neither the entries nor variables reach."""
    definitions = _bodies(text)
    bodies = {name: set(_NAME.findall(body)) for name, body in definitions.items()}
    roots = {f"@{quote_name(name)}" for name in entries}
    for line in _GLOBAL.findall(text):
        roots.update(_NAME.findall(line))
    used = set(reachable([name for name in bodies if name in roots], lambda name: bodies[name] & bodies.keys()))
    return _without(text, {
        name for name, definition in definitions.items()
        if name not in used and (_COPY.match(name) or definition.startswith("define internal "))
    })


def _bodies(text: str) -> dict[str, str]:
    return {_name(definition): definition for definition in _DEFINITION.findall(text)}


def _name(definition: str) -> str:
    found = _NAME.search(definition)
    assert found is not None
    return found[0]


def _without(text: str, names: Iterable[str]) -> str:
    names = set(names)
    return _DEFINITION.sub(lambda m: "" if _name(m[0]) in names else m[0], text) if names else text


def _renamed(text: str, names: dict[str, str]) -> str:
    return _NAME.sub(lambda m: names.get(m[0], m[0]), text)
