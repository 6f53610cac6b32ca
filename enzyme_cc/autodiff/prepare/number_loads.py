"""Loads of numbers whose bits are taken, which stay loads of numbers when the slice is optimised.

LLVM makes one load of an integer of a number that is loaded for its bits, as `f64::to_bits` does. Where a language
tags no access, as Rust does not, nothing says then that a number lies there, and its bits may be converted without a
word. So loads of numbers that have no tag get one while the slice is optimised, which the integer's load inherits, and
that load becomes again what it was made of. The tags have a root of their own, and no store has one: no two accesses
that may overlap are said not to.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

_ROOT = "enzyme_cc loads of numbers"
_WORDS = {"double": "i64", "float": "i32"}
"""What LLVM loads in place of which numbers."""
_NUMBER_LOAD = re.compile(r"^  %[^\n]*? = load (double|float), (?![^\n]*, !tbaa )[^\n]*", re.M)
_METADATA = re.compile(r"^!(\d+) = ", re.M)
_ROOT_NODE = re.compile(rf'^(!\d+) = !\{{!"{_ROOT}"\}}\n', re.M)
_TAGGED_LOAD = re.compile(r'^  (%(?:"[^"\n]*"|[^" \n]+)) = load ([^,\n]+), ([^\n]*), !tbaa (!\d+)([^\n]*)', re.M)
_LOCATION = re.compile(r", !dbg !\d+")
_OF_INTEGERS = re.compile(r", !range !\d+")
_NAME = re.compile(r"%number\.(\d+)\b")


def with_number_loads(optimise: Callable[[str], str], text: str) -> str:
    """The text of a module, optimised, in which numbers are loaded that were before."""
    return _restored(optimise(_tagged(text)))


def _tagged(text: str) -> str:
    first = max(map(int, _METADATA.findall(text)), default=-1) + 1
    tags = {kind: first + 2 + 2 * place for place, kind in enumerate(_WORDS)}
    text, found = _NUMBER_LOAD.subn(lambda load: f"{load[0]}, !tbaa !{tags[load[1]]}", text)
    if not found:
        return text
    nodes = [f'!{first} = !{{!"{_ROOT}"}}']
    for kind, tag in tags.items():
        nodes += [f'!{tag - 1} = !{{!"{kind}", !{first}, i64 0}}', f"!{tag} = !{{!{tag - 1}, !{tag - 1}, i64 0}}"]
    return "\n".join((text.rstrip("\n"), *nodes, ""))


def _restored(text: str) -> str:
    root = _ROOT_NODE.search(text)
    if root is None:
        return text
    text = text.replace(root[0], "")
    kinds: dict[str, str] = {}
    for type in re.finditer(rf'^(!\d+) = !\{{!"(\w+)", {root[1]}, i64 0\}}\n', text, re.M):
        tag = re.search(rf"^(!\d+) = !\{{{type[1]}, {type[1]}, i64 0\}}\n", text, re.M)
        assert tag is not None, "a type without a tag"
        kinds[tag[1]] = type[2]
        text = text.replace(type[0], "").replace(tag[0], "")
    names = count(max(map(int, _NAME.findall(text)), default=0) + 1)

    def restore(load: re.Match[str]) -> str:
        name, type, place, tag, rest = load.groups()
        kind = kinds.get(tag)
        if kind is None:
            return load[0]
        if type != _WORDS[kind]:
            return f"  {name} = load {type}, {place}{rest}"
        number, location = f"%number.{next(names)}", _LOCATION.search(place + rest)
        return (f"  {number} = load {kind}, {_OF_INTEGERS.sub('', place + rest)}\n"
                f"  {name} = bitcast {kind} {number} to {type}{location[0] if location else ''}")

    return _TAGGED_LOAD.sub(restore, text)
