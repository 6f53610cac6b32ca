"""Does a file ask for a derivative? A search for the hooks' name in its bytes.

Exact for what a compiler has made: objects, bitcode and assembly spell the name of every symbol they refer
to, whatever header or macro it came from. In source text the name is a hint only.
"""

from __future__ import annotations

import os

HOOK_MARK = b"__enzyme_"


def mentions_hook(path: str) -> bool:
    """Whether the bytes of a regular file contain the hooks' name; False when it cannot be read."""
    return mentions(path, HOOK_MARK)


def seems_to_ask(path: str) -> bool:
    """Whether a source names a hook, or includes the header that does for it."""
    return mentions(path, HOOK_MARK) or mentions(path, b"<enzyme/")


def mentions(path: str, mark: bytes) -> bool:
    """Whether the bytes of a regular file contain a mark; False when it cannot be read."""
    try:
        if not os.path.isfile(path):
            return False
        with open(path, "rb") as file:
            return mark in file.read()
    except OSError:
        return False


def leftover_hooks(path: str) -> list[str]:
    """The hooks that a program or shared library refers to without having them."""
    if not mentions_hook(path):
        return []
    from enzyme_cc.toolchain.elf import ELF, NotELF

    try:
        with open(path, "rb") as file:
            content = ELF(file.read())
    except (OSError, NotELF):
        return []
    undefined = content.symbols().undefined | content.symbols(dynamic=True).undefined
    return sorted(name.partition("@")[0] for name in undefined if HOOK_MARK.decode() in name)
