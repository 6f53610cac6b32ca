"""LLVM text as LLVM 9 to 15 wrote it, in the spelling of today, line by line; and what typed pointers told.

LLVM reads typed pointers and forgets what they point to. Three things of older texts are said here instead:

- `%T* sret %r` without a type, where the pointer tells it: `%T* sret(%T) %r`; and so `byval`, `inalloca`;
- `inrange`, a promise that is spelled otherwise since LLVM 19, is left out;
- parameters that point to integers only, which hooks take without a shadow, are marked `"enzyme_points_to_integers"`,
  as Enzyme has it for such texts. `i8*` is C's `void *` and not among them.
"""

from __future__ import annotations

import re

from enzyme_cc.autodiff.interface.requests import POINTS_TO_INTEGERS

_TOKEN = re.compile(r'\n|;[^\n]*|[@%$!c]?"[^"]*"|[(){}\[\]<>,=*]|[^\s(){}\[\]<>,=";*]+')
_TYPED = re.compile(r'[\w"\]})>]\s*\*')
_OF_POINTEE = frozenset(("sret", "byval", "inalloca"))
_NAMED = re.compile(r'^(%(?:"[^"]*"|[-\w$.]+))\s*=\s*type\s+(.*)$', re.M)
_ADDRESS_SPACE = re.compile(r"\s*addrspace\(\d+\)$")
_ARRAY = re.compile(r"[\[<]\s*(?:vscale\s+x\s+)?\d+\s+x\s+(.*)[\]>]", re.S)
_DEEPEST = 50


def has_typed_pointers(text: str) -> bool:
    """Whether a text may be of the time when pointers said what they point to."""
    return _TYPED.search(text) is not None


def of_today(text: str) -> str:
    """The text with the parts that LLVM no longer reads as they are spelled today; lines stay lines."""
    edits: list[tuple[int, int, str]] = []
    starts = [0]
    tokens = list(_TOKEN.finditer(text))
    for number, match in enumerate(tokens):
        token = match[0]
        if token in ("(", "[", "{", "<"):
            starts.append(match.end())
        elif token in (")", "]", "}", ">"):
            if len(starts) > 1:
                starts.pop()
        elif token == ",":
            starts[-1] = match.end()
        elif token in _OF_POINTEE or token == "inrange":
            following = tokens[number + 1][0] if number + 1 < len(tokens) else ""
            if following == "(":
                continue
            if token == "inrange":
                edits.append((match.start(), match.end(), " " * len(token)))
                continue
            pointee = _pointee(text[starts[-1]:match.start()])
            if pointee:
                edits.append((match.end(), match.end(), f"({pointee})"))
    return _edited(text, edits)


def with_integer_parameters(text: str) -> str:
    """The text with the parameters of functions marked that point to integers only."""
    named = dict(_NAMED.findall(text))
    edits: list[tuple[int, int, str]] = []
    for header in re.finditer(r'^(?:define|declare)\b[^@\n]*@(?:"[^"]*"|[-\w$.]+)\(', text, re.M):
        depth, start = 0, header.end()
        for match in _TOKEN.finditer(text, header.end()):
            token = match[0]
            if depth == 0 and token in (",", ")"):
                parameter = text[start:match.start()]
                pointee = _pointee(parameter)
                if pointee and _is_of_integers(pointee, named, 0):
                    at = start + parameter.rindex("*") + 1
                    edits.append((at, at, f" {POINTS_TO_INTEGERS}"))
                start = match.end()
                if token == ")":
                    break
            elif token in ("(", "[", "{", "<"):
                depth += 1
            elif token in (")", "]", "}", ">"):
                depth -= 1
    return _edited(text, edits)


def without_marks(text: str) -> str:
    """A module's text without the marks of `with_integer_parameters`."""
    return text.replace(f" {POINTS_TO_INTEGERS}", "")


def _edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    pieces, at = [], 0
    for start, end, new in edits:
        pieces += [text[at:start], new]
        at = end
    return "".join([*pieces, text[at:]])


def _pointee(parameter: str) -> str:
    """What a parameter points to, from its text that begins with its type; empty where it is no typed pointer."""
    type, star, _ = parameter.rpartition("*")
    return _ADDRESS_SPACE.sub("", type.strip()) if star else ""


def _is_of_integers(type: str, named: dict[str, str], depth: int) -> bool:
    """Whether all that a type holds, and what it points to, is integers. Of what holds itself nothing is said."""
    type = type.strip()
    if depth > _DEEPEST:
        return False
    if type.endswith("*"):
        return _is_of_integers(_ADDRESS_SPACE.sub("", type[:-1]), named, depth + 1)
    if type.startswith("%"):
        return type in named and _is_of_integers(named[type], named, depth + 1)
    found = _ARRAY.fullmatch(type)
    if found is not None:
        return _is_of_integers(found[1], named, depth + 1)
    if type.startswith("<{") and type.endswith("}>"):
        type = type[1:-1]
    if type.startswith("{") and type.endswith("}"):
        elements = _elements(type[1:-1])
        return bool(elements) and all(_is_of_integers(element, named, depth + 1) for element in elements)
    return re.fullmatch(r"i\d+", type) is not None and type != "i8"


def _elements(text: str) -> list[str]:
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "({[<") - (letter in ")}]>")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [element for element in found if element.strip()]
