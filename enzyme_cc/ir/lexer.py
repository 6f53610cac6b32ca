"""Splits LLVM text into tokens: plain strings, comments and white space dropped.

A token's first character tells its kind. A word with a colon (`entry:`, `line:`) is one token, as in
LLVM's own lexer; so is `!DIExpression(...)`, which holds no values and is never looked into.
"""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"""
      ;[^\n]*                                # a comment: dropped below
    | (  [c$%@]"[^"]*":?                     # before words: c"..." and $"..." begin like one
      |  [%@]?[-+\w$.]+:?                    # names, words, numbers, labels
      |  [()\[\]{}<>,=*|]
      |  !DIExpression\([^)]*\) | !"[^"]*" | ![-\w$.\\]*
      |  "[^"]*":?
      |  \#\w+ | \^\d+
      )
    """,
    re.VERBOSE,
)
END = "\0"


def tokenize(text: str) -> list[str]:
    """The tokens of a piece of IR, followed by a few END marks so that looking ahead needs no check."""
    tokens = _TOKEN.findall(text)
    if ";" in text:
        tokens = list(filter(None, tokens))
    tokens += (END, END, END, END)
    return tokens


def join(tokens: list[str]) -> str:
    """Tokens as LLVM would space them: `captures(ret: address, provenance)`, `!{!1, i64 0}`."""
    out: list[str] = []
    tight = True
    for token in tokens:
        if not (tight or token in ")]},(" or token == ">"):
            out.append(" ")
        out.append(token)
        tight = token in "([{<" or token == "!"
    return "".join(out)
