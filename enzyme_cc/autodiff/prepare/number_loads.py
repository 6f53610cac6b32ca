"""Loads of numbers whose bits are taken, which stay loads of numbers when the slice is optimised.

LLVM makes one load of an integer of a number that is loaded for its bits, as `f64::to_bits` does, and one load of both
where an enumeration's number is taken so on one way and its integer on another. Where a language tags no access, as
Rust does not, nothing says then that a number lies there, and its bits may be converted without a word. So loads that
have no tag get one while the slice is optimised. A number's tag is inherited by the integer's load, which becomes again
what it was made of; where a number and an integer became one load, its tag is the one above both, and the load is
marked. The tags have a root of their own, and no store has one: no two accesses that may overlap are said not to.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

from enzyme_cc.analysis.declared_types import MERGED_LOAD

_ROOT = "enzyme_cc loads of numbers"
_EITHER = "either"
"""The type above all others: of what was a load of a number on one way and of an integer on another."""
_WORDS = {"double": "i64", "float": "i32"}
"""What LLVM loads in place of which numbers."""
_KINDS = (*_WORDS, *_WORDS.values())
_LOAD = re.compile(
    rf"^  %[^\n]*? = load ({'|'.join(_KINDS)}), (?![^\n]*, !(?:tbaa|{re.escape(MERGED_LOAD)}) )[^\n]*", re.M)
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
    if not any(f" = load {kind}, " in text for kind in _WORDS):
        return text
    first = max(map(int, _METADATA.findall(text)), default=-1) + 1
    tags = {kind: first + 3 + 2 * place for place, kind in enumerate(_KINDS)}
    text, found = _LOAD.subn(lambda load: f"{load[0]}, !tbaa !{tags[load[1]]}", text)
    if not found:
        return text
    nodes = [f'!{first} = !{{!"{_ROOT}"}}', f'!{first + 1} = !{{!"{_EITHER}", !{first}, i64 0}}']
    for kind, tag in tags.items():
        nodes += [f'!{tag - 1} = !{{!"{kind}", !{first + 1}, i64 0}}', f"!{tag} = !{{!{tag - 1}, !{tag - 1}, i64 0}}"]
    return "\n".join((text.rstrip("\n"), *nodes, ""))


def _restored(text: str) -> str:
    root = _ROOT_NODE.search(text)
    if root is None:
        return text
    either = re.search(rf'^(!\d+) = !\{{!"{_EITHER}", {root[1]}, i64 0\}}\n', text, re.M)
    assert either is not None, "a root without its type"
    types = {either[1]: _EITHER}
    for type in re.finditer(rf'^(!\d+) = !\{{!"(\w+)", {either[1]}, i64 0\}}\n', text, re.M):
        types[type[1]] = type[2]
        text = text.replace(type[0], "")
    kinds: dict[str, str] = {}
    for tag in re.finditer(r"^(!\d+) = !\{(!\d+), \2, i64 0\}\n", text, re.M):
        if tag[2] in types:
            kinds[tag[1]] = types[tag[2]]
            text = text.replace(tag[0], "")
    text = text.replace(either[0], "").replace(root[0], f"{root[1]} = !{{}}\n" if _EITHER in kinds.values() else "")
    names = count(max(map(int, _NAME.findall(text)), default=0) + 1)

    def restore(load: re.Match[str]) -> str:
        name, type, place, tag, rest = load.groups()
        kind = kinds.get(tag)
        if kind is None:
            return load[0]
        if kind == _EITHER:
            rest = f", !{MERGED_LOAD} {root[1]}{rest}"
        if _WORDS.get(kind) != type:
            return f"  {name} = load {type}, {place}{rest}"
        number, location = f"%number.{next(names)}", _LOCATION.search(place + rest)
        return (f"  {number} = load {kind}, {_OF_INTEGERS.sub('', place + rest)}\n"
                f"  {name} = bitcast {kind} {number} to {type}{location[0] if location else ''}")

    return _TAGGED_LOAD.sub(restore, text)
