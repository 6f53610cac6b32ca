"""What generated programs are made of: where numbers lie, how they get elsewhere, what is done with them there.

A program is drawn from the grammar of its language, `c.toml` and its like:

    element    what one element of a container is: how a number `v` and an integer `k` get into it, and out of it
    storage    where the elements are kept
    move       some ways, one after the other, by which the elements get elsewhere and back
    sink       what the result is computed from: the numbers, integers beside them, or bits of the numbers
    aside      something unrelated in the same function

Nothing in a grammar knows what the compiler can do: combinations are drawn at random, and what is right comes from
differences of the program itself, and from the sanitizer.

`program` is the text of a file, with `@name@` for what is drawn; a line that begins with `?word ` is there where the
element or the storage has that property: "integer" and "bits", if the element says how to get at those; "plain",
unless it may not be moved as bytes; and what a storage has. Moves and sinks name the properties that they need.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Part = Mapping[str, Any]
"""An element, storage, move, sink or aside: what the file says of it."""


@dataclass(frozen=True)
class Program:
    """A source file, and the names of its parts."""

    name: str
    source: str
    parts: Sequence[str]


class Grammar:
    """One language."""

    def __init__(self, file: Path) -> None:
        self.file = tomllib.loads(file.read_text(encoding="utf-8"))
        self.suffix: str = self.file["suffix"]

    def generate(self, seed: int) -> Program:
        """The program of a seed."""
        draw = random.Random(seed)
        element, storage = draw.choice(self.file["element"]), draw.choice(self.file["storage"])
        has = _properties(element, storage)
        moves = draw.choices(_fitting(self.file["move"], has), k=draw.choice((0, 1, 1, 2, 2, 3)))
        sinks = draw.sample(_fitting(self.file["sink"], has), k=draw.choice((1, 1, 2, 2, 3)))
        asides = draw.sample(self.file["aside"], k=draw.choice((0, 0, 1)))
        names = [element["name"], storage["name"]]
        for kind, parts in (("move", moves), ("sink", sinks), ("aside", asides)):
            names += [f"{kind}:{part['name']}" for part in parts]
        texts = [self.file["part"].replace("@text@", part["text"]) for part in (*asides, *moves, *sinks)]
        words = {**{k: v for k, v in element.items() if isinstance(v, str)}, "storage": storage["text"],
                 "parts": "\n".join(texts), "definition": element.get("definition", "")}
        return Program(f"{seed}{self.suffix}", _filled(self.file["program"], words, has), names)


def _properties(element: Part, storage: Part) -> set[str]:
    found = {name for name in ("integer", "bits") if name in element} | set(storage.get("has", ()))
    return found | ({"plain"} if element.get("plain", True) else set())


def _fitting(parts: Sequence[Part], has: set[str]) -> list[Part]:
    return [part for part in parts if set(part.get("needs", ())) <= has]


def _filled(text: str, words: Mapping[str, str], has: set[str]) -> str:
    """The text with its words, which may have words in them."""
    lines = []
    for line in text.split("\n"):
        condition = re.match(r"\?(\w+) (.*)", line)
        if condition is None:
            lines.append(line)
        elif condition[1] in has:
            lines.append(condition[2])
    filled = "\n".join(lines)
    for _ in range(2):
        filled = re.sub(r"@(\w+)@", lambda found: words[found[1]], filled)
    return filled
