"""Linker scripts that name objects: a copy of a script without the objects that are merged."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

_STATEMENT = re.compile(r"\b(?:INPUT|GROUP)\s*\(((?:[^()]|\([^()]*\))*)\)")
_AS_NEEDED = re.compile(r"\bAS_NEEDED\s*\([\s,]*\)")
_NAME = re.compile(r'"([^"]*)"|[^\s,;()"]+')
_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_LONGEST = 1 << 20


def script_text(path: str) -> str | None:
    """The text of a file that may be a linker script; None for anything else."""
    try:
        if not os.path.isfile(path) or os.path.getsize(path) > _LONGEST:
            return None
        with open(path, "rb") as file:
            content = file.read()
    except OSError:
        return None
    if b"\0" in content:
        return None
    text = content.decode(errors="surrogateescape")
    return text if _STATEMENT.search(text) else None


def without_objects(script: str, text: str, gone: set[str], folders: Iterable[str]) -> str | None:
    """The script without the files `gone` (real paths); None when it names none of them, empty when only them.

    Files are looked for beside the script, in the working folder and in `folders`, as linkers do. Those beside the
    script get their whole path, since the copy lies elsewhere.
    """
    beside = os.path.dirname(script)
    places = [beside, "", *folders]
    removed = False

    def name(match: re.Match[str]) -> str:
        nonlocal removed
        written = match[1] if match[1] is not None else match[0]
        found = next(filter(os.path.isfile, (os.path.join(place, written) for place in places)), None)
        if found is None:
            return match[0]
        if os.path.realpath(found) in gone:
            removed = True
            return ""
        return f'"{os.path.abspath(found)}"' if found == os.path.join(beside, written) else match[0]

    def statement(match: re.Match[str]) -> str:
        names = _AS_NEEDED.sub("", _NAME.sub(name, match[1]))
        return match[0].replace(match[1], names) if names.strip(" \t\n,") else ""

    changed = _STATEMENT.sub(statement, _COMMENT.sub(" ", text))
    if not removed:
        return None
    return changed if changed.strip(" \t\n;") else ""
