"""The wrappers by their names: what `wrappers/bin/enzyme-clang`, one file under all of them, runs."""

from __future__ import annotations

import os
import sys

from enzyme_cc.driver.process import leave


def run(wrapper: str, started: str | None = None) -> None:
    """Be the wrapper of this path's name, and end.

    `started` is the number of a compiler that the wrapper's shell part has started as a child of this process.
    """
    leave(_answer(os.path.basename(wrapper).removeprefix("enzyme-"), int(started) if started else None))


def _answer(name: str, child: int | None) -> int:
    if name == "clang":
        from enzyme_cc.driver import clang

        return clang.main(child=child)
    if name == "clang++":
        from enzyme_cc.driver import clangxx

        return clangxx.main(child=child)
    if name == "clang-cpp":
        from enzyme_cc.driver import clang

        return clang.main(["--driver-mode=cpp", *sys.argv[1:]])
    if name in ("flang", "flang-new"):
        from enzyme_cc.driver import flang

        return flang.main()
    if name == "rustc":
        from enzyme_cc.driver import rustc

        return rustc.main(child=child)
    if name.startswith("llvm-"):
        from enzyme_cc.driver import binary_tools

        return binary_tools.main(name.removeprefix("llvm-"))
    sys.stderr.write(f"{name}: error: a wrapper of enzyme-cc under a name that is none of its own\n")
    return 1
