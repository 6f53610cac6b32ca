"""`--help`: what the compiler prints, and our own options behind it."""

from __future__ import annotations

import signal
import sys

from enzyme_cc.driver.options import NAMES, VALUES
from enzyme_cc.driver.process import run
from enzyme_cc.toolchain.compilers import Compiler

_ASKING = ("--help", "-help", "--help-hidden", "-help-hidden")
_COLUMN, _WIDTH = 26, 100


def asks_for_help(words: list[str]) -> bool:
    """Whether a command asks for the list of options."""
    return any(word in _ASKING for word in words)


def print_help(compiler: Compiler, words: list[str]) -> int:
    """Let the compiler print its list, then print ours; the compiler's exit code."""
    code = run(compiler, words)
    if code == 0:
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who reads may have seen enough: `--help | head`
        sys.stdout.write("\n" + own_options())
    return code


def own_options() -> str:
    """The list of our options as clang lays out its own."""
    lines = ["OPTIONS OF ENZYME-CC (also read from the environment, as ENZYME_NAME):"]
    for name, meaning in NAMES.items():
        value = "=<" + ("|".join(VALUES[name]) or "value") + ">" if name in VALUES else ""
        head = f"  --enzyme-{name}{value}"
        filled = f"{head:<{_COLUMN - 1}} " if len(head) < _COLUMN else head + "\n" + " " * _COLUMN
        for word in meaning.split():
            if len(filled) - filled.rfind("\n") + len(word) > _WIDTH:
                filled = filled.rstrip() + "\n" + " " * _COLUMN
            filled += word + " "
        lines.append(filled.rstrip())
    return "\n".join(lines) + "\n"
