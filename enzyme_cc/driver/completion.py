"""Answers to `--autocomplete=`, clang's protocol for shells: our options beside those of the compiler.

The value is the command so far, separated by commas, the word to complete last; a value that follows `=` is a word of
its own. The answer has a line for each way
to go on, with what it means after a tab.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from enzyme_cc.driver.options import AUTOCOMPLETE, NAMES, VALUES
from enzyme_cc.driver.process import run_for_output
from enzyme_cc.toolchain.compilers import Compiler

_IN_HELP = re.compile(r"^\s+(-[^\s,]+)(?:,\s+(--[^\s,=]+))?\s*(.*)$", re.M)


def answer(compiler: Compiler, word: str, *, knows_it: bool) -> int:
    """Print the ways to go on; the compiler is asked too, and where it has no such option, its --help. 0."""
    asked, *before = reversed(word[len(AUTOCOMPLETE):].split(","))
    if before and before[0].endswith("="):
        asked = before[0] + asked
    lines = list(_ours(asked))
    if not asked.startswith("--enzyme-"):
        theirs = _said(compiler, word if knows_it else "--help")
        lines += theirs.splitlines() if knows_it else _flags_in(theirs, asked)
    print("\n".join(filter(None, lines)))
    return 0


def _ours(asked: str) -> Iterator[str]:
    name, equals, value = asked.removeprefix("--enzyme-").partition("=")
    if equals and asked.startswith("--enzyme-"):
        yield from (choice for choice in VALUES.get(name, ()) if choice.startswith(value.rpartition(",")[2]))
        return
    for name, meaning in NAMES.items():
        option = f"--enzyme-{name}" + ("=" if name in VALUES else "")
        if asked.startswith("-") and option.startswith(asked):
            yield f"{option}\t{meaning}"


def _said(compiler: Compiler, word: str) -> str:
    with open(os.devnull, "rb") as nothing:
        return run_for_output(compiler, [word], source=nothing.fileno(), silent=True)[1].decode(errors="replace")


def _flags_in(text: str, asked: str) -> list[str]:
    """The flags at the beginning of the lines of a help text that go on from a word."""
    found: dict[str, str] = {}
    for short, long, meaning in _IN_HELP.findall(text):
        for flag in (short, long):
            flag = re.sub(r"(=|<|\[).*$", lambda m: "=" if m[1] == "=" else "", flag)
            if flag and asked.startswith("-") and flag.startswith(asked):
                found.setdefault(flag, meaning.strip())
    return [f"{flag}\t{meaning}" for flag, meaning in found.items()]
