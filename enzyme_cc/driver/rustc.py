"""enzyme-rustc: the real rustc, and differentiation of the programs that ask for it.

`RUSTC=enzyme-rustc cargo build`, `RUSTC_WRAPPER=enzyme-rustc cargo build` (rustc's path comes first then), or one
file by hand. What makes no program, shared library or static library is rustc's own affair: its commands run as
they are, and of libraries the command is written down, should a request in a program reach into one
(`rust_differentiation.py`). A program that does not look as if it asks for a derivative is built as it is, too; if
its link fails on a hook, it is built again.
"""

from __future__ import annotations

import os
import sys

from enzyme_cc.driver.evidence import HOOK_MARK, leftover_hooks, mentions
from enzyme_cc.driver.options import AUTOCOMPLETE, OwnOptions, UnknownOption, extract
from enzyme_cc.driver.process import end, finish, replace_process, run_for_messages, standard_input
from enzyme_cc.driver.rust_command import (
    COMMAND_SUFFIX,
    LIBRARY_TYPES,
    LINKED_TYPES,
    RustCommand,
    expanded,
    written_down,
)
from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound, is_wrapper, on_path
from enzyme_cc.toolchain.rust_compilers import behind_proxy, crate_library, find_rustc

NAME_MARK = b"enzyme"
"""A source that asks for a derivative most likely holds this."""


def main(arguments: list[str] | None = None, child: int | None = None) -> int:
    """Run one command line (without the program's name); returns the exit code.

    `child` is the compiler where it has been started for this command, which makes a library then that asks for
    nothing.
    """
    given = sys.argv[1:] if arguments is None else arguments
    compiler = None
    if given and _is_compiler(given[0]):  # as RUSTC_WRAPPER
        path = given[0] if os.sep in given[0] else on_path(given[0])
        if path is not None and not is_wrapper(path):
            compiler = Compiler([behind_proxy(path)], "cargo")
        given = given[1:]
    try:
        words, own = extract(expanded(given))
        own.tell("enzyme-rustc")
        if any(word.endswith(".rcgu.o") for word in words):  # as `-C linker=`
            from enzyme_cc.driver.rust_linker import link_by_name

            return link_by_name(words, own)
        if compiler is None:
            compiler = find_rustc(own.get("rustc"))
        if given and given[-1].startswith(AUTOCOMPLETE):
            from enzyme_cc.driver.completion import answer

            return answer(compiler, given[-1], knows_it=False)
        command = RustCommand(words)
        if child is not None:
            return _finish_library(compiler, command, words, child)
        if command.sources == ["-"] and not command.asks:
            source = _standard_input()
            if not mentions(source, NAME_MARK):
                return replace_process(compiler, words)
            named = [] if command.last("--crate-name") else ["--crate-name=rust_out"]
            words = [*named, *(source if word == "-" else word for word in words)]
            command = RustCommand(words)
        if words in (["--help"], ["-h"]):
            from enzyme_cc.driver.help import print_help

            return print_help(compiler, words)
        if command.is_the_compilers_own or own.get("when") == "never":
            return replace_process(compiler, given if words == expanded(given) else words)
        source_mentions = _crate_mentions(command)
        crate_words = _crate_words(compiler, command, source_mentions)
        if crate_words:
            words = [*words, *crate_words]
            command = RustCommand(words)
    except (UnknownOption, CompilerNotFound) as problem:
        sys.stderr.write(f"enzyme-rustc: error: {problem}\n")
        return 1
    types = command.crate_types
    if types & LIBRARY_TYPES:
        _write_down(compiler, command, words, crate_words)
    if not command.links or not types & (LINKED_TYPES | {"staticlib"}):
        return replace_process(compiler, words)
    try:
        return _build(compiler, command, words, own, likely=source_mentions and types <= LINKED_TYPES)
    except KeyboardInterrupt:  # the compiler had it too
        return 130


def _finish_library(compiler: Compiler, command: RustCommand, words: list[str], child: int) -> int:
    try:
        _write_down(compiler, command, words, [])
        return finish(child)
    except KeyboardInterrupt:  # which the shell kept from the compiler
        end(child)
        return 130


def _build(compiler: Compiler, command: RustCommand, words: list[str], own: OwnOptions, likely: bool) -> int:
    """Build a program or library; with derivatives where it asks for them."""
    if not likely:
        colour = os.isatty(2) and command.last("--color") is None and command.last("--error-format") is None
        coloured = [*words, "--color=always"] if colour else words
        if "staticlib" in command.crate_types and own.get("when") != "compile":
            from enzyme_cc.driver import rust_archives

            code, text = rust_archives.build(compiler, command, coloured)
        else:
            code, text = run_for_messages(compiler, coloured)
        hooked = HOOK_MARK in text if code else _leaves_hooks(command)
        if not hooked:
            if code and b"ndefined" in text:
                from enzyme_cc.driver import language_runtimes

                code, text = language_runtimes.completed(
                    lambda given: run_for_messages(compiler, given), coloured, (code, text), "",
                    as_word="-Clink-arg={}".format)
            sys.stderr.buffer.write(text)
            sys.stderr.flush()
            return code
    from enzyme_cc.driver.rust_differentiation import RustBuild

    return RustBuild(compiler, command, own).run([])


def _standard_input() -> str:
    """Standard input as a file that has no name and that the compiler reads again, from wherever."""
    file = standard_input()
    os.set_inheritable(file, True)
    os.lseek(file, 0, os.SEEK_SET)
    os.dup2(file, 0)
    return f"/proc/self/fd/{file}"


def _is_compiler(word: str) -> bool:
    """Whether the first word is a compiler's path, as cargo gives it to a wrapper, and no source."""
    name = os.path.basename(word)
    return name.startswith(("rustc", "clippy-driver", "enzyme-rustc")) and not name.endswith(".rs")


def _crate_mentions(command: RustCommand) -> bool:
    """Whether the crate's sources ask for derivatives: its root, files that this names, and what lies beside it."""
    root = command.sources[0]
    if mentions(root, NAME_MARK):
        return True
    if command.last("--cap-lints") is not None:  # cargo's sign of a crate from elsewhere
        return False
    if not (mentions(root, b"mod ") or mentions(root, b"include!")):
        return False
    with open(root, "rb") as file:
        named = [part for part in file.read().split(b'"')[1::2] if part.endswith(b".rs")]
    if any(mentions(os.path.join(os.path.dirname(root), os.fsdecode(path)), NAME_MARK) for path in named):
        return True
    looked_at = 0
    for folder, _, names in os.walk(os.path.dirname(root) or "."):
        for name in names:
            if name.endswith(".rs"):
                looked_at += 1
                if looked_at > _MOST_SOURCES:
                    return False
                if mentions(os.path.join(folder, name), NAME_MARK):
                    return True
    return False


_MOST_SOURCES = 300


def _crate_words(compiler: Compiler, command: RustCommand, source_mentions: bool) -> list[str]:
    """The words that bring the crate `enzyme` in, where cargo does not know of it."""
    if command.crate_name in ("enzyme", "enzyme_macros") or _has_extern(command):
        return []
    if source_mentions:
        target, panic = command.last("--target"), command.codegen("panic")
        like = [] if target is None else [f"--target={target}"]
        if panic is not None:
            like.append(f"-Cpanic={panic}")
        if not mentions(command.sources[0], b"#![no_std]"):
            like += ['--cfg=feature="alloc"', '--cfg=feature="std"']
        library = crate_library(compiler, like)
        return [f"--extern=enzyme={library}", f"-Ldependency={os.path.dirname(library)}"]
    for value in command.values("--extern"):  # a library that uses it, directly or through another
        path = value.partition("=")[2]
        written = written_down(os.path.splitext(path)[0] + ".rlib") if path else None
        found = [word for word in written["crate"] if word.startswith("-L")] if written is not None else []
        if found:
            return found
    return []


def _has_extern(command: RustCommand) -> bool:
    """Whether cargo says where the crate `enzyme` is."""
    return any(value.partition("=")[0].rpartition(":")[2] == "enzyme" for value in command.values("--extern"))


def _leaves_hooks(command: RustCommand) -> bool:
    """Whether a library that was made calls hooks: its own link, if it has one, does not fail on them."""
    types = command.crate_types
    if types & {"cdylib", "dylib"} and leftover_hooks(command.library_path(".so")):
        return True
    if "staticlib" in types:
        from enzyme_cc.toolchain.archive import calls

        return calls(command.library_path(".a"), HOOK_MARK)
    return False


def _write_down(compiler: Compiler, command: RustCommand, words: list[str], crate_words: list[str]) -> None:
    """Keep the command of a library beside it, so that its bitcode can be made when a request reaches into it."""
    parts = [("command", [*compiler.command, *words]), ("crate", crate_words), ("folder", [os.getcwd()]),
             ("environment", [f"{name}={value}" for name, value in os.environ.items()])]
    text = "\0".join(f"{name} {value}" for name, values in parts for value in values)
    try:
        with open(command.library_path() + COMMAND_SUFFIX, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(text)
    except OSError:
        return  # where nothing can be written, rustc will say so
