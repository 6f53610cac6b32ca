"""Does a file ask for a derivative? A search for the hooks' name in its bytes.

Exact for what a compiler has made: objects, bitcode and assembly spell the name of every symbol they refer
to, whatever header or macro it came from. In source text the name is a hint only.
"""

from __future__ import annotations

import os

HOOK_MARK = b"__enzyme_"


def mentions_hook(path: str) -> bool:
    """Whether the bytes of a regular file contain the hooks' name; False when it cannot be read."""
    try:
        if not os.path.isfile(path):
            return False
        with open(path, "rb") as file:
            return HOOK_MARK in file.read()
    except OSError:
        return False
