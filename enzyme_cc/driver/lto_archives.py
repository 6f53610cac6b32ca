"""Archives of bare bitcode, which -flto makes, with an index that the linker can trust.

An `ar` whose plugin is of an older LLVM, or that has none, writes an archive without an index or with an empty one,
and ends with 0. Linkers read members by the index. So such archives are copied, with the index that their members have.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from enzyme_cc.driver import flags
from enzyme_cc.driver.command_line import CommandLine, Input, Word
from enzyme_cc.toolchain.archive import is_archive, members
from enzyme_cc.toolchain.bitcode_stream import is_bitcode

NewPath = Callable[[str], str]


def of_bitcode(command: CommandLine) -> dict[int, str]:
    """The archives of a link that hold bare bitcode, by the identity of the word that names them."""
    folders = [word.value for word in command.words if word.name == "-L"]
    found: dict[int, str] = {}
    for word in command.words:
        path = _path(word, folders, command.has("-static"))
        if path is not None and is_archive(path):
            try:
                if any(is_bitcode(member.start(4)) for member in members(path)):
                    found[id(word)] = path
            except (ValueError, OSError):
                continue  # the linker says what is wrong with it
    return found


def with_indices(command: CommandLine, new_path: NewPath) -> CommandLine:
    """The command with copies in the place of archives of bitcode."""
    return _replaced(command, new_path, lambda content: content)


def of_native_code(
    command: CommandLine, new_path: NewPath, native: Callable[[bytes], bytes]
) -> tuple[CommandLine, dict[str, str]]:
    """The command with native code in the place of bitcode, since not every linker says which members it takes of
    what its plugin reads; and the real paths of the archives before, by those after."""
    changed = _replaced(command, new_path, native)
    before = [os.path.realpath(path) for path in of_bitcode(command).values()]
    after = [os.path.realpath(now.path) for was, now in zip(command.words, changed.words, strict=True)
             if was is not now and isinstance(now, Input)]
    return changed, dict(zip(after, before, strict=True))


def _replaced(command: CommandLine, new_path: NewPath, convert: Callable[[bytes], bytes]) -> CommandLine:
    from enzyme_cc.toolchain.archive_writing import archive

    found = of_bitcode(command)
    words: list[Word] = []
    for word in command.words:
        path = found.get(id(word))
        if path is None:
            words.append(word)
            continue
        copy = new_path(os.path.basename(path))
        contents = [(os.path.basename(member.name), member.content()) for member in members(path)]
        with open(copy, "wb") as file:
            file.write(archive(
                ((name, convert(content) if is_bitcode(content) else content) for name, content in contents),
                _symbols_of_bitcode))
        words.append(Input(copy, None))
    return CommandLine(words) if found else command


def _symbols_of_bitcode(content: bytes) -> set[str]:
    from enzyme_cc.diagnostics import DiagnosticError
    from enzyme_cc.driver.reading import read_module
    from enzyme_cc.toolchain.closure import symbol

    try:
        return {symbol(name) for name in read_module(content).defined_symbols()} if is_bitcode(content) else set()
    except DiagnosticError:
        return set()


def _path(word: Word, folders: list[str], static: bool) -> str | None:
    """The archive that a word may name, as linkers look for it."""
    if isinstance(word, Input):
        return word.path
    if word.name != "-l" or word.role != flags.LINK:
        return None
    value = word.value
    if value.startswith(":"):
        names = [value[1:]]
    else:
        names = [f"lib{value}.a"] if static else [f"lib{value}.so", f"lib{value}.a"]
    places = (os.path.join(folder, name) for folder in folders for name in names)
    return next(filter(os.path.isfile, places), None)
