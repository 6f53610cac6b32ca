"""enzyme-config: where the pieces that build systems ask for lie."""

from __future__ import annotations

import argparse
import sys

from enzyme_cc import __version__
from enzyme_cc.toolchain.installation import data_folder
from enzyme_cc.toolchain.rust_compilers import crate_folder

# option -> (what it prints, the folder under the prefix, the folder in a checkout)
_FOLDERS = {
    "cmakedir": ("the folder for CMake's Enzyme_DIR", "lib/cmake/Enzyme", "wrappers/cmake"),
    "includedir": ("the folder of the headers", "share/enzyme-cc/include", "wrappers/include"),
    "toolchain-dir": ("a folder with the wrappers under the names clang, clang++, llvm-ar, ..., to be put first "
                      "on PATH", "share/enzyme-cc/bin", "wrappers/masquerade"),
}


def folder(name: str) -> str:
    """Where a piece lies, `name` as in the option. FileNotFoundError when the installation lacks it."""
    _, installed, checkout = _FOLDERS[name]
    found = data_folder(installed, checkout)
    if found is None:
        raise FileNotFoundError(f"this installation has no {installed}")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run enzyme-config; returns the exit code."""
    parser = argparse.ArgumentParser(prog="enzyme-config", description="Where the pieces of enzyme-cc lie.")
    parser.add_argument("--version", action="version", version=__version__)
    choice = parser.add_mutually_exclusive_group(required=True)
    for name, (meaning, _, _) in _FOLDERS.items():
        choice.add_argument(f"--{name}", dest="folder", action="store_const", const=name, help=f"print {meaning}")
    choice.add_argument("--cratedir", action="store_true",
                        help="print the folder of the Rust crate 'enzyme', for a path in Cargo.toml")
    choice.add_argument("--cflags", action="store_true", help="print the flags that C and C++ need")
    given = parser.parse_args(sys.argv[1:] if arguments is None else arguments)
    try:
        print("" if given.cflags else crate_folder() if given.cratedir else folder(given.folder))
    except FileNotFoundError as problem:
        sys.stderr.write(f"enzyme-config: error: {problem}\n")
        return 1
    return 0
