"""Functions' names as their authors wrote them, out of the symbols that compilers made of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from enzyme_cc.ir import Function
from enzyme_cc.rules.rust_library import rust_path

_OPERATORS = {
    "pl": "+", "mi": "-", "ml": "*", "dv": "/", "rm": "%", "pL": "+=", "mI": "-=", "mL": "*=", "dV": "/=", "ng": "-",
    "eq": "==", "ne": "!=", "lt": "<", "gt": ">", "le": "<=", "ge": ">=", "aS": "=", "ix": "[]", "cl": "()", "pt": "->",
    "de": "*", "ls": "<<", "rs": ">>", "pp": "++", "mm": "--",
}
_FORTRAN = re.compile(r"_Q(?:[A-Z][a-z0-9_]*)*?P([a-z0-9_]+)$")
_CXX = re.compile(r"_Z(?P<nested>N[rVKRO]*)?(?:L(?=\d))?")
BY_REFERENCE = ".by_reference"
"""After the name of a function, that of one that takes addresses of what it takes by value (by_reference.py)."""
_HASH = re.compile(r"::h[0-9a-f]{16}$")


def spoken(symbol: str, language: str = "") -> str:
    """A function's name as its author wrote it, as far as that is known."""
    rust = _HASH.sub("", rust_path(symbol))
    if rust:
        return rust
    fortran = _FORTRAN.match(symbol)
    if fortran:
        return fortran[1]
    if symbol.startswith("_Z"):
        return _cxx_path(symbol) or symbol
    if language == "Fortran" and symbol.endswith("_"):  # what flang makes of external procedures
        return symbol[:-1]
    return symbol


_MADE_AROUND = re.compile(r"(?:\.(?:by_references?(?:\.result)?|of_variables|of_number|of_bases)(?:\.\d+)?)+$")
"""What is added to the name of a procedure of Fortran where another is made that calls it."""


def source_name(function: Function, language: str = "") -> str:
    """The name that debug information gives it, else that of its symbol.

    Rust's requests are for an instance of the crate's `entry`, which is named by the type of the user's function.
    """
    given = next((a[len(_NAMED):-1] for a in function.attributes if a.startswith(_NAMED)), None)
    if given is not None:
        return re.sub(r"\\([0-9A-F]{2})", lambda found: chr(int(found[1], 16)), given)
    base, made, _ = function.name.partition(BY_REFERENCE)
    original = function.parent.functions.get(base) if made else None
    if original is not None:
        return source_name(original, language)
    table = function.parent.metadata
    described = function.metadata.get("dbg")
    fields = table.node(described).fields if described is not None else {}
    name = fields.get("name")
    if not isinstance(name, str) or not name:
        return spoken(_MADE_AROUND.sub("", function.name), language)
    if name.startswith("entry<"):
        return name[len("entry<"):].partition(", (enzyme::")[0]
    return name


_NAMED = '"enzyme-cc-source-name"="'


def name_like(copy: Function, original: Function) -> None:
    """Let a copy, which has no debug information of its own, be called as the function that it is made of."""
    name = re.sub(r'["\\]', lambda found: f"\\{ord(found[0]):02X}", source_name(original))
    copy.attributes += (f'{_NAMED}{name}"',)


def plain_name(symbol: str) -> str:
    """The last part of a function's name; empty where a mangled name does not tell."""
    path = re.sub(r"\$[^:]*", "", spoken(symbol))  # type arguments of Rust's older names
    if path.startswith(("_R", "_$", "_Z")):
        return ""
    return path.rpartition("::")[2] if symbol.startswith("_Z") else path


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The question whether another name was meant; empty where none is near. What all begin with does not count."""
    plain = {_without_prefix(each): each for each in known}
    close = get_close_matches(_without_prefix(name), plain, 1, 0.76)
    return f"did you mean '{plain[close[0]]}'?" if close else ""


def _without_prefix(name: str) -> str:
    return name.lstrip("_").removeprefix("enzyme_")


def _cxx_path(symbol: str) -> str:
    """`ns::Class::name`, without template arguments and parameters."""
    head = _CXX.match(symbol)
    assert head is not None
    rest, parts = symbol[head.end():], []
    if rest.startswith("St"):
        rest = rest[2:]
        parts.append("std")
    while match := re.match("[0-9]+", rest):
        end = match.end() + int(match[0])
        parts.append(rest[match.end():end])
        rest = rest[end:]
        if not head["nested"]:
            break
    if not head["nested"] and parts and parts != ["std"]:
        return "::".join(parts)
    if rest[:2] in _OPERATORS:
        parts.append("operator" + _OPERATORS[rest[:2]])
    elif rest[:1] == "C" and rest[1:2].isdigit() and parts:
        parts.append(parts[-1])
    elif rest[:1] == "D" and rest[1:2].isdigit() and parts:
        parts.append("~" + parts[-1])
    return "::".join(part for part in parts if part != "_GLOBAL__N_1")
