"""Options of the commands of `enzyme-cc`: wrong use ends them with EX_USAGE and two lines."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn

WRONG_USE = 64
"""EX_USAGE of sysexits.h."""


class CommandParser(argparse.ArgumentParser):
    """The parser of one command. `synopsis`: how the command is used, in a line; other words are ArgumentParser's."""

    def __init__(self, prog: str, synopsis: str, **words: Any) -> None:
        super().__init__(prog, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter, **words)
        self.synopsis = synopsis

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: error: {message}\n")
        sys.stderr.write(f"usage: {self.synopsis}; --help says more\n")
        raise SystemExit(WRONG_USE)
