"""What a generated program is made of: where numbers lie, how they get elsewhere, what is done with them there.

A program of the grammar is

    container    what one element is, and where the elements are kept
    moves        some ways, one after the other, by which the elements get to another container or to other places in one
    sinks        what the result is computed from: the numbers, integers beside them, or bits of the numbers

in one language. Nothing in it knows what the compiler can do: combinations are drawn at random, and what is right comes
from differences of the program itself, and from the sanitizer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

N = 6
"""Elements of a container."""


@dataclass(frozen=True)
class Part:
    """A choice of the grammar. `needs` are properties that the element or storage must have."""

    name: str
    text: str
    needs: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Element:
    """What is kept: `type` declares `struct T` or names T; `put` and `get` are bodies over `T *e`, with `double v` and `int k`.

    integer   an expression of the integer that is kept beside the number, if there is one
    bits      an expression for the address of the eight bytes that hold the number, if it has such
    """

    name: str
    type: str
    put: str
    get: str
    integer: str = ""
    bits: str = ""
    plain: bool = True
    """It may be moved as bytes."""

    @property
    def properties(self) -> set[str]:
        """What moves and sinks may ask for."""
        found = {"plain"} if self.plain else set()
        return found | ({"integer"} if self.integer else set()) | ({"bits"} if self.bits else set())


@dataclass(frozen=True)
class Program:
    """A source file and what it was made of."""

    name: str
    source: str
    parts: Sequence[str]
    suffix: str


@dataclass(frozen=True)
class Grammar:
    """One language: its elements, storages, moves and sinks, and what puts them together."""

    suffix: str
    elements: Sequence[Element]
    storages: Sequence[Part]
    moves: Sequence[Part]
    sinks: Sequence[Part]
    asides: Sequence[Part]
    assemble: Callable[[Element, Part, Sequence[Part], Sequence[Part], Sequence[Part]], str] = field(repr=False)

    def generate(self, seed: int) -> Program:
        """The program of a seed."""
        draw = random.Random(seed)
        element = draw.choice(self.elements)
        storage = draw.choice(self.storages)
        has = element.properties | set(storage.needs)
        moves = draw.choices([m for m in self.moves if m.needs <= has], k=draw.choice((0, 1, 1, 2, 2, 3)))
        sinks = draw.sample([s for s in self.sinks if s.needs <= has], k=draw.choice((1, 1, 2, 2, 3)))
        asides = draw.sample(list(self.asides), k=draw.choice((0, 0, 1)))
        parts = [element.name, storage.name, *(f"move:{m.name}" for m in moves), *(f"sink:{s.name}" for s in sinks),
                 *(f"aside:{a.name}" for a in asides)]
        return Program(f"{seed}{self.suffix}", self.assemble(element, storage, moves, sinks, asides), parts, self.suffix)
