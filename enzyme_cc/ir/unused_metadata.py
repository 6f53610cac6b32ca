"""Drops the metadata of a module's text that nothing names."""

from __future__ import annotations

import re

_METADATA_LINE = re.compile(r"^!(\d+) = (.*)$", re.M)
_MENTION = re.compile(r"!(\d+)\b")


def without_unused_metadata(text: str) -> str:
    """Drop the metadata nodes that nothing names; loops forget where they are in the source."""
    start = text.find("\n!") + 1  # the code before is long and has none
    code, text = text[:start], text[start:]
    nodes = {int(m[1]): m[2] for m in _METADATA_LINE.finditer(text)}
    for number, node in nodes.items():
        if node.startswith("distinct !{"):
            kept = [p for p in node[len("distinct !{"):-1].split(", ")
                    if not (_MENTION.fullmatch(p) and nodes.get(int(p[1:]), "").startswith("!DILocation"))]
            nodes[number] = "distinct !{" + ", ".join(kept) + "}"
    rest = _METADATA_LINE.sub("", text)
    work = [int(n) for part in (code, rest) for n in set(_MENTION.findall(part))]
    used: set[int] = set()
    while work:
        number = work.pop()
        if number not in used and number in nodes:
            used.add(number)
            work += [int(n) for n in _MENTION.findall(nodes[number])]
    return code + rest + "".join(f"!{number} = {node}\n" for number, node in nodes.items() if number in used)
