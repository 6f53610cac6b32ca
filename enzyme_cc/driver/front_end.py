"""The words that make the compiler's front end read one input of a command, for code or for bitcode."""

from __future__ import annotations

import os

from enzyme_cc.driver import command_line, flags
from enzyme_cc.driver.command_line import CommandLine, Input


def level(command: CommandLine) -> int:
    """The -O level, 0 to 3, as clang reads the last -O."""
    word = command.last("-O")
    if word is None or word == "-O0":
        return 0
    return {"-O": 1, "-O1": 1, "-Og": 1, "-O2": 2, "-Os": 2, "-Oz": 2}.get(word, 3)


def keeps_debug_info(command: CommandLine) -> bool:
    """Whether the user asked for debug information."""
    word = command.last("-g")
    return word is not None and word != "-g0" and not word.startswith("-gcc")


def waits_for_lto(command: CommandLine) -> bool:
    """Whether -flto leaves the optimisation to the link."""
    word = None
    for given in command.words:
        if given.role == flags.LTO and given.words[0].startswith(("-flto", "-fno-lto")):
            word = given.words[0]
    return word is not None and word != "-fno-lto"


def checks_the_whole(command: CommandLine) -> bool:
    """Whether the optimisation of the whole program uses that it knows all classes and functions."""
    return waits_for_lto(command) and any(
        text == "-fwhole-program-vtables" or (text.startswith("-fsanitize=") and "cfi" in text)
        for word in command.words for text in word.words)


def kept_file(command: CommandLine, stem: str, output: str | None) -> str | None:
    """The path, without its suffix, of what -save-temps keeps of an input; None where it is not asked for."""
    word = next((w.words[0] for w in reversed(command.words) if w.name in ("-save-temps", "--save-temps")), None)
    if word is None:
        return None
    beside = word.endswith("=obj") and output is not None
    return os.path.join(os.path.dirname(output), stem) if beside and output is not None else stem


def preprocessed_suffix(command: CommandLine, given: Input) -> str:
    """How clang names the preprocessed text of an input."""
    cxx = command.has("--driver-mode=g++") or os.path.splitext(given.path)[1] not in (".c", ".i")
    cxx = given.language.startswith("c++") if given.language is not None else cxx
    return ".ii" if cxx else ".i"


def input_words(given: Input) -> list[str]:
    """The input as it stands in a command of its own."""
    return [given.path] if given.language is None else ["-x", given.language, given.path]


def common_words(command: CommandLine) -> list[str]:
    """The flags of a command that its front end reads."""
    words: list[str] = []
    for word in command.words:
        if not isinstance(word, Input) and word.role not in (
            flags.LINK, flags.OUTPUT, flags.LANGUAGE, flags.DEPENDENCY, flags.MODE, "end"
        ):
            words += word.words
    return words


UNTOUCHED = ("-Xclang", "-disable-llvm-passes", "-Xclang", "-disable-O0-optnone")
"""The flags for files of LLVM's own that no pass has touched."""


def has_marks(command: CommandLine) -> bool:
    """Whether attributes of Enzyme's show in bitcode of its own only, see `MARK` in attributes.py."""
    return any(word.words[0].startswith("-D__eZmark(") for word in command.words)


def bitcode_words(command: CommandLine, debug_info: str = "", always_marked: bool = False) -> list[str]:
    """The flags for bitcode that no pass has touched, but that carries what the -O level put into it."""
    words = [
        _without_control_flow_integrity(word) for word in common_words(command)
        if flags.classify(word)[1] not in (flags.LTO, flags.PROFILE) and not word.startswith("-gsplit-dwarf")
    ]
    words = [word for word in words if word]
    words += ["-Qunused-arguments", "-c", "-emit-llvm", "-Xclang", "-disable-llvm-passes"]
    if level(command) == 0:
        # -O0 would keep inlining, TBAA and lifetimes from the derivative. The macros stay those of -O0.
        words += ["-O1", "-U__OPTIMIZE__", "-D__NO_INLINE__=1"]
    if debug_info and not keeps_debug_info(command):
        words.append(debug_info)
    if always_marked or (has_marks(command) and not command.emit_llvm and not waits_for_lto(command)):
        from enzyme_cc.driver.attributes import MARKED

        words += MARKED
    return words


def _without_control_flow_integrity(word: str) -> str:
    """The word without what only the optimisation of a whole program can check (-fsanitize=cfi)."""
    if word.startswith("-fsanitize-cfi-"):
        return ""
    name, equals, kinds = word.partition("=")
    if name in ("-fsanitize", "-fno-sanitize", "-fsanitize-trap", "-fno-sanitize-trap", "-fsanitize-recover",
                "-fno-sanitize-recover") and equals:
        left = ",".join(kind for kind in kinds.split(",") if not kind.startswith("cfi"))
        return f"{name}={left}" if left else ""
    return word


def dependency_words(command: CommandLine, given: Input, output: str) -> list[str]:
    """The -M flags with the file and target that clang would have chosen for the whole command."""
    words = [text for word in command.words if word.role == flags.DEPENDENCY for text in word.words]
    if not (command.has("-MD") or command.has("-MMD")):
        return []
    named = command.output is not None
    if not command.has("-MF"):
        stem = os.path.splitext(output)[0] if named else given.stem
        words += ["-MF", stem + ".d"]
    if not (command.has("-MT") or command.has("-MQ")):
        words += ["-MQ", output if named else given.stem + ".o"]
    return words


_NOT_ELF = ("darwin", "apple", "macos", "ios", "windows", "win32", "mingw", "msvc", "cygwin", "wasm", "uefi")


def carries_bitcode(command: CommandLine) -> bool:
    """Whether the objects of this command are such that bitcode can be put into them."""
    if command.mode != command_line.OBJECT or command.emit_llvm or command.output in ("-", os.devnull):
        return False
    if waits_for_lto(command):
        return False  # they are bitcode
    for word in command.words:
        text = word.words[-1]
        if "embed-bitcode" in text:
            return False
        if word.name in ("-target", "-arch") or text.startswith("--target="):
            if word.name == "-arch" or any(name in text for name in _NOT_ELF):
                return False
    return True
