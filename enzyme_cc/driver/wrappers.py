"""The wrappers by their names: what `wrappers/bin/enzyme-clang`, one file under all of them, runs."""

from __future__ import annotations

import os
import sys

from enzyme_cc.driver.interruption import Interrupted, die_of, listen
from enzyme_cc.driver.process import end_all, leave, running, withhold


def run(wrapper: str, started: str | None = None, messages: str | None = None) -> None:
    """Be the wrapper of this path's name, and end.

    `started` is the number of a compiler that the wrapper's shell part has started as a child of this process, whose
    messages go to the file `messages`, if one is named.
    """
    sys.stderr.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]  # names of files are any bytes
    child = int(started) if started else None
    if child is not None:
        running.add(child)
        if messages:
            withhold(child, messages)
    listen()
    try:
        leave(_answer(os.path.basename(wrapper).removeprefix("enzyme-"), child))
    except Interrupted as interruption:
        end_all()
        die_of(interruption.number)


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
