"""enzyme-clang++: enzyme-clang in clang's C++ mode."""

from __future__ import annotations

import sys

from enzyme_cc.driver import clang

CXX_MODE = "--driver-mode=g++"


def main(arguments: list[str] | None = None, child: int | None = None) -> int:
    """Run one command line (without the program's name); returns the exit code. See clang.py for `child`."""
    return clang.main([CXX_MODE, *(sys.argv[1:] if arguments is None else arguments)], child)
