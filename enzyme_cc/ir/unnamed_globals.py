"""Global values without a name, which only their module can speak of, get one: the sanitizers' descriptions of places
and types have none. A slice of a module (autodiff/prepare/slicing.py) names variables of the module that it
was cut from.
"""

from __future__ import annotations

import re

_DEFINITION = re.compile(r"^(?:@\d+ = |(?:define|declare)\b[^\"(]*? @\d+\()", re.M)
_STRING_OR_NUMBER = re.compile(r'"[^"]*"|@(\d+)(?![\w.$-])')

PREFIX = "__enzyme_cc.unnamed."


def with_names(text: str) -> str:
    """The text of a module in which every global value has a name; the same text where all have."""
    if _DEFINITION.search(text) is None:
        return text
    return _STRING_OR_NUMBER.sub(_named, text)


def _named(match: re.Match[str]) -> str:
    number = match.group(1)
    return match.group(0) if number is None else f"@{PREFIX}{number}"
