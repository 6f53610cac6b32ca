"""How LLVM's text spells names and strings."""

from __future__ import annotations

import re

_PLAIN_NAME = re.compile(r"[-a-zA-Z._][-a-zA-Z._0-9]*\Z")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})|\\\\")


def quote_name(name: str) -> str:
    """A name as LLVM writes it after its sigil: bare where its printer leaves it so, quoted otherwise.

    Its lexer takes `$` bare, too, but names are looked for in its texts, which quote it.
    Bytes are kept as characters 0-255 in a name, so text that is not UTF-8 survives.
    """
    if _PLAIN_NAME.match(name):
        return name
    return f'"{escape(name)}"'


def escape(text: str) -> str:
    """The inside of an LLVM string literal that stands for `text`."""
    return "".join(_escaped(character) for character in text)


def _escaped(character: str) -> str:
    if " " <= character <= "~" and character not in '"\\':
        return character
    return "".join(f"\\{byte:02X}" for byte in character.encode("utf-8", "surrogateescape"))


def unquote_name(text: str) -> str:
    """The name behind a token without its sigil: `"foo\\20bar"` is `foo bar`, `x` is `x`."""
    if not text.startswith('"'):
        return text
    inner = text[1:-1]
    if "\\" not in inner:
        return inner
    raw = _ESCAPE.sub(lambda m: chr(int(m[1], 16)) if m[1] else "\\", inner)
    return raw.encode("latin-1", "ignore").decode("utf-8", "surrogateescape") if inner.isascii() else raw
