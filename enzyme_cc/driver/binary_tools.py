"""enzyme-llvm-ar and its like: the tools of the LLVM that compiles, under names that build systems derive."""

from __future__ import annotations

import os
import sys

from enzyme_cc.driver.process import NOT_FOUND
from enzyme_cc.toolchain.compilers import CompilerNotFound, find_clang, is_wrapper, on_path

_IN_ZIG = {"ar": "ar", "ranlib": "ranlib", "objcopy": "objcopy"}


def tool_command(tool: str) -> list[str]:
    """The words that start a tool: the compiler's own, one of its version, any, else that of binutils."""
    compiler = find_clang()
    folder, name = os.path.split(os.path.realpath(compiler.program))
    version = os.path.basename(compiler.program).removeprefix("clang")
    if name == "zig" and tool in _IN_ZIG:
        return [compiler.program, _IN_ZIG[tool]]
    beside = os.path.join(folder, f"llvm-{tool}")
    if os.access(beside, os.X_OK) and not is_wrapper(beside):
        return [beside]
    for candidate in (f"llvm-{tool}{version}", f"llvm-{tool}", tool):
        path = on_path(candidate)
        if path is not None:
            return [path]
    raise CompilerNotFound(f"neither 'llvm-{tool}' nor '{tool}' is on PATH")


def main(tool: str) -> int:
    """Become the tool; an exit code where that fails."""
    try:
        command = tool_command(tool)
        os.execv(command[0], [*command, *sys.argv[1:]])
    except (CompilerNotFound, OSError) as problem:
        sys.stderr.write(f"enzyme-llvm-{tool}: error: {problem}\n")
        return NOT_FOUND
