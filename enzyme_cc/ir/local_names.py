"""The text of local values' names: which are numbered, and what happens where two have one name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from enzyme_cc.ir.names import quote_name

MAX_NAME = 500
"""LLVM refuses local names of more than 1024 characters, and inlined C++ templates come near."""


class Named(Protocol):
    """What may have a name: without one it is numbered."""

    name: str | None


NamedValue = TypeVar("NamedValue", bound=Named)


def name_values(values: Sequence[NamedValue]) -> dict[NamedValue, str]:
    """The text of each value's name, with its `%`.

    Unnamed values are numbered in the order given; where two values have one name the later gets a suffix.
    Very long names are cut.
    """
    names: dict[NamedValue, str] = {}
    taken: set[str] = set()
    suffixes: dict[str, int] = {}
    number = 0
    reserved = {value.name for value in values}  # a suffix must not take a name that a later value has by itself
    for value in values:
        name = value.name
        if not name:
            names[value] = f"%{number}"
            number += 1
            continue
        if len(name) > MAX_NAME:
            name = name[:MAX_NAME]
        if name in taken:
            count = suffixes.get(name, 0)
            while True:
                count += 1
                candidate = f"{name}.{count}"
                if candidate not in taken and candidate not in reserved:
                    break
            suffixes[name] = count
            name = candidate
        taken.add(name)
        names[value] = "%" + quote_name(name)
    return names
