"""Which parameters a function writes to, as far as unoptimised LLVM text shows it plainly.

Followed are an address and places within it, variables that hold nothing else, and calls of functions of the same
module. What is not seen may still be written; what is told is written wherever the code comes to it.
"""

from __future__ import annotations

import re

_NAME = r'%(?:"[^"]*"|[\w.$-]+)'
_ALLOCA = re.compile(rf"^  ({_NAME}) = alloca ")
_STORE = re.compile(rf"^  store (?:volatile )?(.*), ptr ({_NAME})(?:,|$)")
_LOAD = re.compile(rf"^  ({_NAME}) = load (?:volatile )?ptr, ptr ({_NAME})(?:,|$)")
_WITHIN = re.compile(rf"^  ({_NAME}) = (?:getelementptr\b[^%]*?, ptr|freeze ptr) ({_NAME})(?:,|$)")
_CALL = re.compile(r'^  (?:%\S+ = )?(?:(?:tail|musttail|notail) )?(?:call|invoke) [^@]*@("[^"]*"|[\w.$-]+)\((.*)$')
_COPIES = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")


def written_parameters(text: str, symbol: str) -> frozenset[int]:
    """The places of the parameters that a function of the module writes to."""
    return _Module(text).written(symbol)


class _Module:
    def __init__(self, text: str) -> None:
        self._text = text
        self._found: dict[str, frozenset[int]] = {}

    def written(self, symbol: str) -> frozenset[int]:
        if symbol not in self._found:
            self._found[symbol] = frozenset()  # for recursion
            body = re.search(rf'^define [^@\n]*@"?{re.escape(symbol)}"?\((.*?)^}}', self._text, re.M | re.S)
            if body is not None:
                self._found[symbol] = frozenset(self._of_body(body[1].split("\n")))
        return self._found[symbol]

    def _of_body(self, lines: list[str]) -> set[int]:
        parameters = {part.split()[-1]: place for place, part in enumerate(parts(lines[0]))}
        variables = {found[1] for line in lines if (found := _ALLOCA.match(line))}
        while True:
            held: dict[str, set[int]] = {}
            of = {name: {place} for name, place in parameters.items()}
            while _follow(lines, variables, held, of):
                pass
            mixed = {name for name in held if not _holds_only(lines, name, of)}
            if not mixed:
                return self._writes(lines, of)
            variables -= mixed

    def _writes(self, lines: list[str], of: dict[str, set[int]]) -> set[int]:
        found: set[int] = set()
        for line in lines[1:]:
            if store := _STORE.match(line):
                found |= of.get(store[2], set())
            elif call := _CALL.match(line):
                name = call[1].strip('"')
                given = [of.get(part.split()[-1], set()) for part in parts(call[2])]
                places = (0,) if name.startswith(_COPIES) else self.written(name) if any(given) else ()
                found |= set().union(*(given[place] for place in places if place < len(given)))
        return found


def _follow(lines: list[str], variables: set[str], held: dict[str, set[int]], of: dict[str, set[int]]) -> bool:
    """One walk over a body: which parameters names are places within, and variables hold. Whether it found any."""
    before = sum(map(len, of.values())) + sum(map(len, held.values()))
    for line in lines[1:]:
        if store := _STORE.match(line):
            if store[2] in variables and store[1].startswith("ptr "):
                held.setdefault(store[2], set()).update(of.get(store[1].split()[-1], ()))
        elif step := _LOAD.match(line):
            of.setdefault(step[1], set()).update(held.get(step[2], ()))
        elif step := _WITHIN.match(line):
            of.setdefault(step[1], set()).update(of.get(step[2], ()))
    return sum(map(len, of.values())) + sum(map(len, held.values())) != before


def _holds_only(lines: list[str], variable: str, of: dict[str, set[int]]) -> bool:
    """Whether all that a variable is given is an address within one and the same parameter."""
    given = [of.get(store[1].split()[-1], set()) for line in lines[1:]
             if (store := _STORE.match(line)) and store[2] == variable]
    return all(part == given[0] and len(part) == 1 for part in given)


def parts(rest: str) -> list[str]:
    """What stands between commas, from behind an opening parenthesis on."""
    found, depth = [""], 0
    for letter in rest:
        if letter == ")" and depth == 0:
            break
        depth += (letter in "<([{") - (letter in ">)]}")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found if part.strip()]
