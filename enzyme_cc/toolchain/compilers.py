"""Finding the real C compiler: by option, environment, PATH, else the one inside PyPI's ziglang.

On the path of every compile, so nothing is started and little imported: a search is a few stat calls.
"""

from __future__ import annotations

import os
import sys

NEWEST_CLANG, OLDEST_CLANG = 22, 14

CLANG_NAMES = ("clang", *(f"clang-{n}" for n in range(NEWEST_CLANG, OLDEST_CLANG - 1, -1)))


class Compiler:
    """A compiler as the words that start it: the program, and what it must always be told first."""

    __slots__ = ("command", "origin")

    def __init__(self, command: list[str], origin: str) -> None:
        self.command = command
        self.origin = origin

    @property
    def program(self) -> str:
        """The path of the executable."""
        return self.command[0]


class CompilerNotFound(Exception):
    """No usable compiler; the text says what was tried and what to install."""


def is_wrapper(path: str) -> bool:
    """Whether this executable is one of our own wrappers, whatever name it goes by."""
    try:
        with open(path, "rb") as file:
            head = file.read(400)
    except OSError:
        return False
    return head.startswith(b"#!") and b"enzyme_cc" in head


def on_path(name: str, path: str | None = None) -> str | None:
    """The first executable of that name on PATH that is not one of our wrappers."""
    for folder in (path if path is not None else os.environ.get("PATH", os.defpath)).split(os.pathsep):
        candidate = os.path.join(folder, name) if folder else name
        if os.access(candidate, os.X_OK) and os.path.isfile(candidate) and not is_wrapper(candidate):
            return candidate
    return None


def zig_program() -> str | None:
    """The zig inside the ziglang package; None when not installed."""
    from enzyme_cc.toolchain.installation import add_packages

    add_packages()
    for folder in sys.path:
        program = os.path.join(folder, "ziglang", "zig")
        if os.access(program, os.X_OK):
            return program
    return None


def ziglang_clang() -> Compiler | None:
    """The raw clang 22 inside the ziglang package, told where its headers are; None when not installed."""
    program = zig_program()
    if program is None:
        return None
    words = [program, "clang", f"--target={os.uname().machine}-linux-gnu"]
    if on_path("ld") is None:  # the package has one, too
        os.environ["ENZYME_ZIG"] = program
        words += ["-B", os.path.join(os.path.dirname(__file__), "ziglang_linker")]
    return Compiler([*words, "-resource-dir", os.path.join(os.path.dirname(program), "lib")], "the ziglang package")


def named_compiler(name: str, origin: str) -> Compiler:
    """The compiler that the user named: a path, a name on PATH, or `ziglang`."""
    if name == "ziglang":
        compiler = ziglang_clang()
        if compiler is None:
            raise CompilerNotFound(f"{origin} asks for ziglang's clang, but the package is not installed: "
                                   "pip install ziglang")
        return compiler
    path = name if os.sep in name else on_path(name)
    if path is None or not os.access(path, os.X_OK) or not os.path.isfile(path):
        raise CompilerNotFound(f"{origin} names '{name}', which is not an executable file")
    if is_wrapper(path):
        raise CompilerNotFound(f"{origin} names '{name}', which is enzyme-cc's own wrapper")
    return Compiler([path], origin)


def find_clang(requested: str | None = None) -> Compiler:
    """The clang to use: `requested`, $ENZYME_CLANG, clang, clang-22 ... clang-14, ziglang's.

    Raises CompilerNotFound.
    """
    if requested:
        return named_compiler(requested, "--enzyme-clang")
    from_environment = os.environ.get("ENZYME_CLANG")
    if from_environment:
        return named_compiler(from_environment, "ENZYME_CLANG")
    for name in CLANG_NAMES:
        path = on_path(name)
        if path is not None:
            return Compiler([path], f"'{name}' on PATH")
    compiler = ziglang_clang()
    if compiler is None:
        raise CompilerNotFound(
            f"no clang found: neither 'clang' nor 'clang-{OLDEST_CLANG}' to 'clang-{NEWEST_CLANG}' is on "
            "PATH and the ziglang package is not installed; install one of them (pip install ziglang needs "
            "no root) or name one with --enzyme-clang= or ENZYME_CLANG"
        )
    return compiler
