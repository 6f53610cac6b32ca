"""enzyme-clang++: enzyme-clang in clang's C++ mode, and the header <enzyme/enzyme> where `#include` finds it."""

from __future__ import annotations

import os
import sys

from enzyme_cc.driver import clang
from enzyme_cc.toolchain.installation import data_folder

CXX_MODE = "--driver-mode=g++"


def main(arguments: list[str] | None = None, child: int | None = None) -> int:
    """Run one command line (without the program's name); returns the exit code. See clang.py for `child`."""
    offer_header()
    return clang.main([CXX_MODE, *(sys.argv[1:] if arguments is None else arguments)], child)


def offer_header() -> None:
    """Let C++ find our headers after all that the command names itself.

    By the environment and not by a flag: the command line stays the user's, a mere link has nothing unused to
    warn about, and the folder counts as a system one, so that its headers are left out of `-MMD`.
    """
    folder = data_folder("share/enzyme-cc/include", "wrappers/include", checkout_first=True)
    if folder is not None:
        given = os.environ.get("CPLUS_INCLUDE_PATH")
        os.environ["CPLUS_INCLUDE_PATH"] = f"{given}{os.pathsep}{folder}" if given else folder
