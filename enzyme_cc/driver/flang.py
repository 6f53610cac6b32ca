"""enzyme-flang: the real flang, and differentiation of the units that ask for it.

As enzyme-clang (clang.py), with what Fortran needs besides: gfortran's flags are translated, the module
`enzyme` is on the module path, and procedures named `enzyme_autodiff`, `..__enzyme_autodiff..` are hooks.
"""

from __future__ import annotations

import os
import re
import sys

from enzyme_cc.driver import command_line, flang_flags
from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.front_end import carries_bitcode
from enzyme_cc.driver.options import AUTOCOMPLETE, OwnOptions, UnknownOption, extract
from enzyme_cc.driver.process import replace_process, run, run_for_messages
from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang, module_folder

HOOK_MARKS = (b"enzyme_autodiff", b"enzyme_fwddiff", b"_described", b"enzyme_function_like", b"__enzyme_")
"""One of these is in every object that asks for a derivative: external names keep their spelling."""

NAME_MARK = b"enzyme"
"""A source that uses the module holds this; the hooks' names may come from an included file."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command line (without the program's name); returns the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        expanded = command_line.expand_response_files(given)
        words, own = extract(expanded)
        compiler = find_flang(own.get("flang"))
        if given and given[-1].startswith(AUTOCOMPLETE):
            from enzyme_cc.driver.completion import answer

            return answer(compiler, given[-1], knows_it=False)
        words, dropped = flang_flags.translate(words)
        command = _parsed(words)
        if _uses_module(command):
            words += ["-I", module_folder(compiler)]
            command = _parsed(words)
    except (UnknownOption, CompilerNotFound, flang_flags.UnsupportedFlag) as problem:
        sys.stderr.write(f"enzyme-flang: error: {problem}\n")
        return 1
    own.tell("enzyme-flang")
    for word in dropped if own.on("verbose") else ():
        sys.stderr.write(f"enzyme-flang: note: '{word}' is not needed by flang\n")
    if command.mode == command_line.OWN:
        from enzyme_cc.driver import help

        if help.asks_for_help(words):
            return help.print_help(compiler, words)
    if (
        command.mode == command_line.OWN
        or not (command.differentiable or (command.mode == command_line.LINK and command.inputs))
        or own.get("when") == "never"
        or command.output == os.devnull
    ):
        return replace_process(compiler, words)
    try:
        return build(compiler, command, words, own)
    except KeyboardInterrupt:  # the compiler had it too
        return 130


def build(compiler: Compiler, command: CommandLine, words: list[str], own: OwnOptions) -> int:
    """Compile, and link where the command does; differentiate what asks for it."""
    suspects = [given for given in command.differentiable if _mentions(given.path, (NAME_MARK,))]
    first_run = True
    if not suspects:
        if command.mode == command_line.LINK:
            code, hooked = _link_natively(compiler, words)
            if not hooked:
                return code
        elif not carries_bitcode(command):
            code = run(compiler, words)
            if code == 0:
                suspects = [g for g in command.differentiable if _mentions(command.output_of(g), HOOK_MARKS)]
            if not suspects:
                return code
            first_run = False
    from enzyme_cc.driver.fortran_differentiation import FortranBuild

    return FortranBuild(compiler, command, own, first_run=first_run, source=None).run(suspects)


def _link_natively(compiler: Compiler, words: list[str]) -> tuple[int, bool]:
    """Run a one-step build; its exit code, and whether it failed because a hook is not defined."""
    code, text = run_for_messages(compiler, words)
    if code != 0 and any(mark in text for mark in HOOK_MARKS):
        return code, True
    if code != 0 and b"ndefined" in text:
        from enzyme_cc.driver.language_runtimes import completed

        code, text = completed(lambda given: run_for_messages(compiler, given), words, (code, text), "")
    sys.stderr.buffer.write(text)
    sys.stderr.flush()
    return code, False


def _parsed(words: list[str]) -> CommandLine:
    """The command, with the inputs that are Fortran known as sources."""
    command = command_line.parse(words)
    for given in command.inputs:
        if given.language in flang_flags.LANGUAGES or (
            given.language is None and os.path.splitext(given.path)[1] in flang_flags.SUFFIXES
        ):
            given.kind = command_line.SOURCE
        elif given.kind == command_line.SOURCE:  # C beside Fortran: flang's own affair
            given.kind = command_line.OTHER
    return command


def _content(path: str) -> bytes:
    try:
        if not os.path.isfile(path):
            return b""
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _mentions(path: str, marks: tuple[bytes, ...]) -> bool:
    """Whether the file's bytes hold one of the marks, in upper or lower case."""
    content = _content(path).lower()
    return any(mark in content for mark in marks)


_USED = re.compile(rb"^[ \t]*use\b(?:[^\n:!]*::)?[ \t,]*(\w+)", re.IGNORECASE | re.MULTILINE)
_MOST_MODULES = 1000


def _uses_module(command: CommandLine) -> bool:
    """Whether a source may use the module `enzyme`, or a module that does, which flang then reads, too."""
    contents = [_content(given.path).lower() for given in command.inputs if given.kind == command_line.SOURCE]
    if any(NAME_MARK in content for content in contents):
        return True
    folders = [word.value for word in command.words if not isinstance(word, Input) and word.name in ("-I", "-J")]
    names = list(dict.fromkeys(name for content in contents for name in _USED.findall(content)))
    for name in names:
        if len(names) > _MOST_MODULES:
            break
        for folder in ("", *folders):
            made = _content(os.path.join(folder, f"{os.fsdecode(name)}.mod"))
            if made:
                used = _USED.findall(made)
                if NAME_MARK in used:
                    return True
                names += [each for each in used if each not in names]
                break
    return False
