"""Rust static libraries that carry bitcode, so that a request in C or Fortran reaches into them at the link.

rustc runs twice, at the same time: for the library as it is, in one unit for the crate, and for the bitcode of that
unit, which is put into the crate's object in the archive.
"""

from __future__ import annotations

import os
import tempfile

from enzyme_cc.driver.process import finish, run_for_messages, start
from enzyme_cc.driver.rust_command import RustCommand, written_down
from enzyme_cc.toolchain.archive import Member, members
from enzyme_cc.toolchain.archive_writing import archive
from enzyme_cc.toolchain.compilers import Compiler
from enzyme_cc.toolchain.elf import ELF, NotELF, with_bitcode

_ONE_UNIT = ("codegen-units", "lto", "linker-plugin-lto")
_ALLOCATOR = "__rust_no_alloc_shim_is_unstable"


def build(compiler: Compiler, command: RustCommand, words: list[str]) -> tuple[int, bytes]:
    """Run a command that makes a static library, among others: the exit code and the messages."""
    silence = os.open(os.devnull, os.O_RDWR)
    with tempfile.TemporaryDirectory(prefix="enzyme-cc-") as folder:
        bitcode = os.path.join(folder, "crate.bc")
        child = start(compiler, bitcode_words(command, bitcode), source=silence, output=silence, errors=silence)
        code, messages = run_for_messages(compiler, _in_one_unit(words))
        made = child is not None and finish(child) == 0
        os.close(silence)
        if code == 0 and made:
            _put_bitcode(command, _with_dependencies(command, bitcode))
        return code, messages


def bitcode_words(command: RustCommand, path: str) -> list[str]:
    """The command for the crate's bitcode alone."""
    alone = command.without("--emit", "-o", "--out-dir", "--crate-type")
    alone.options = [option for option in alone.options if not option[1].startswith("incremental")]
    # debug information says what is behind a pointer, which Rust's code itself seldom does
    return [*alone.bitcode_words(), "-Cdebuginfo=2", "--crate-type=staticlib", f"--emit=llvm-bc={path}"]


def libraries_of(command: RustCommand) -> list[str]:
    """The Rust libraries that a crate may use, those first that it names itself."""
    named = [value.partition("=")[2] for value in command.values("--extern")]
    found = dict.fromkeys(os.path.splitext(library)[0] + ".rlib" for library in named if library)
    for value in command.values("-L"):
        kind, _, folder = value.rpartition("=")
        if kind in ("", "dependency", "all") and os.path.isdir(folder):
            names = sorted(name for name in os.listdir(folder) if name.endswith(".rlib"))
            found.update(dict.fromkeys(os.path.join(folder, name) for name in names))
    return [library for library in found if written_down(library) is not None]


def _with_dependencies(command: RustCommand, bitcode: str) -> bytes:
    """The crate's bitcode, with that of the functions that it uses of libraries which enzyme-rustc has made."""
    with open(bitcode, "rb") as file:
        content = file.read()
    libraries = libraries_of(command)
    if not libraries:
        return content
    from enzyme_cc.driver.rust_libraries import borrow
    from enzyme_cc.toolchain.llvm import LLVMModule

    module = LLVMModule.from_bitcode(content)
    borrow(module, libraries, lambda text: None, every_function=True)
    return module.bitcode()


def own_members(command: RustCommand, found: list[Member]) -> list[Member]:
    """The members of a static library that are code of the crate itself."""
    given = command.last("-o")  # their names begin with the output's
    stem = (os.path.splitext(os.path.basename(given))[0] if given
            else command.crate_name + (command.codegen("extra-filename") or ""))
    return [member for member in found if member.name.startswith(f"{stem}.") and _is_code(member)]


def _is_code(member: Member) -> bool:
    """Whether a member is code of a crate and not the allocator's names."""
    if not member.name.endswith(".rcgu.o"):
        return False
    try:
        defined = ELF(member.content()).symbols().defined
    except NotELF:
        return True
    return not any(_ALLOCATOR in name for name in defined)


def _in_one_unit(words: list[str]) -> list[str]:
    """The command's words for one object; optimisation at the link would leave no object of the crate."""
    command = RustCommand(words)
    kept = [given for name, value, given in command.options
            if not (name == "-C" and value.partition("=")[0].replace("_", "-") in _ONE_UNIT)]
    return [*command.sources, *(word for given in kept for word in given), "-Ccodegen-units=1"]


def _put_bitcode(command: RustCommand, bitcode: bytes) -> None:
    path = command.library_path(".a")
    found = members(path)
    own = own_members(command, found)
    if len(own) != 1:
        return
    content = [(m.name, with_bitcode(m.content(), bitcode) if m is own[0] else m.content()) for m in found]
    part = f"{path}.part"
    with open(part, "wb") as file:
        file.write(archive(content))
    os.replace(part, path)
