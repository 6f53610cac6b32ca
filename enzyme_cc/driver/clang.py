"""enzyme-clang: the real clang, and differentiation of the units that ask for it.

The command runs as it is, and what came out is searched for the hooks' name: a program without requests costs
one search more than clang itself, and nothing about its build changes. Only a unit that mentions a hook goes
through bitcode, the AD pass and LLVM (`differentiation.py`, imported then only).
"""

from __future__ import annotations

import os
import sys

from enzyme_cc.driver import command_line
from enzyme_cc.driver.command_line import CommandLine
from enzyme_cc.driver.evidence import HOOK_MARK, leftover_hooks, mentions, mentions_hook, seems_to_ask
from enzyme_cc.driver.headers import offer_headers
from enzyme_cc.driver.objects import compile_objects
from enzyme_cc.driver.options import AUTOCOMPLETE, VALUES, OwnOptions, UnknownOption, extract
from enzyme_cc.driver.process import (
    content_of,
    end,
    replace_process,
    run_for_messages,
    run_for_output,
    standard_input,
)
from enzyme_cc.driver.source_texts import WORD, is_cuda, is_for_gpu, mentions_word
from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound, find_clang


def main(arguments: list[str] | None = None, child: int | None = None) -> int:
    """Run one command line (without the program's name); returns the exit code.

    `child` is the compiler where it has been started for this command, which compiles then and does no more.
    """
    offer_headers()
    given = sys.argv[1:] if arguments is None else arguments
    try:
        expanded = command_line.expand_response_files(given)
        words, own = extract(expanded)
        compiler = find_clang(own.get("clang"))
        if own.get("when") not in (None, *VALUES["when"]):
            raise UnknownOption(f"--enzyme-when={own.get('when')}: not one of {', '.join(VALUES['when'])}")
    except (UnknownOption, CompilerNotFound) as problem:
        sys.stderr.write(f"enzyme-clang: error: {problem}\n")
        return 1
    if given and given[-1].startswith(AUTOCOMPLETE):
        from enzyme_cc.driver.completion import answer

        return answer(compiler, given[-1], knows_it=True)
    command = command_line.parse(words)
    if words == expanded:
        words = given  # nothing in it is ours: response files stay files
    if "-help" in " ".join(words) and command.mode == command_line.OWN:
        from enzyme_cc.driver import help

        if help.asks_for_help(words):
            return help.print_help(compiler, words)
    if _is_the_compilers_own(command, own):
        return _run_as_it_is(compiler, command, words, own)
    own.tell("enzyme-clang")
    try:
        return build(compiler, command, words, own, child)
    except KeyboardInterrupt:  # the compiler had it too, unless the shell has started it
        if child is not None:
            end(child)
        return 130


def _is_the_compilers_own(command: CommandLine, own: OwnOptions) -> bool:
    """Whether no output of this command could hold a request that we should answer."""
    return (
        command.mode == command_line.OWN
        or not (
            command.differentiable
            or any(map(is_for_gpu, command.inputs))
            or (command.mode == command_line.LINK and command.inputs)
        )
        or own.get("when") == "never"
        or command.output == os.devnull
        or sum(word.name == "-arch" for word in command.words) > 1
    )


_ONLY_PREPROCESSED = ("-E", "-M", "-MM", "--preprocess", "--dependencies")


def _run_as_it_is(compiler: Compiler, command: CommandLine, words: list[str], own: OwnOptions) -> int:
    """Let the compiler carry out a command of its own, such as to check a source or to precompile a header."""
    reads = own.get("when") != "never" and not any(map(command.has, _ONLY_PREPROCESSED))
    worded = [given for given in command.inputs if mentions_word(command, given)] if reads else []
    if worded:
        from enzyme_cc.driver.attribute_overlay import overlay

        taught = overlay(compiler, command, worded)
        if taught.problems:
            sys.stderr.write(taught.problems)
            return 1
        words = [*taught.words, *words]
    return replace_process(compiler, words)


def build(
    compiler: Compiler, command: CommandLine, words: list[str], own: OwnOptions, child: int | None = None
) -> int:
    """Compile, and link where the command does; differentiate what asks for it."""
    source = None
    if any(given.path == "-" for given in command.inputs):
        source = standard_input()
    if any(map(is_cuda, command.inputs)) and not any(w.words[0].startswith("--cuda-path") for w in command.words):
        from enzyme_cc.driver.cuda import toolkit_words

        found = toolkit_words()
        if found:
            words = [*found, *words]
            command = command_line.parse([*found, *(text for word in command.words for text in word.words)])
    worded = [given for given in command.inputs if mentions_word(command, given)
              or (source is not None and given.path == "-" and WORD in content_of(source))]
    if worded:
        from enzyme_cc.driver.attribute_overlay import overlay
        from enzyme_cc.driver.source_checks import asks, refused

        taught = overlay(compiler, command, worded, source)
        problems = taught.problems or refused(compiler, command, worded)
        if child is not None and (problems or taught.words):
            end(child)
            _remove_outputs(command)
            child = None
        if problems:
            sys.stderr.write(problems)
            return 1
        if taught.words:
            words = [*taught.words, *words]
            command = command_line.parse([*taught.words, *(text for word in command.words for text in word.words)])
        source = taught.source if taught.source is not None else source
        of_cuda = [given for given in worded if asks(compiler, command, given)]
        if of_cuda:
            from enzyme_cc.driver import cuda

            if child is not None:
                end(child)
                _remove_outputs(command)
            of_cuda = [given for given in command.inputs if given.path in {asking.path for asking in of_cuda}]
            if command.mode != command_line.LINK:
                return cuda.build(compiler, command, own, of_cuda, source)
            import tempfile

            with tempfile.TemporaryDirectory(prefix="enzyme-cc-") as folder:
                code, words = cuda.compiled_for_link(compiler, command, own, of_cuda, source, folder)
                return code or build(compiler, command_line.parse(words), words, own)
    suspects = [given for given in command.differentiable if seems_to_ask(given.path)]
    if source is not None and HOOK_MARK in content_of(source):
        suspects = [given for given in command.differentiable if given.path == "-"]
    first_run = True
    if command.mode == command_line.LINK:
        if command.has("-r"):
            if not command.differentiable:
                return replace_process(compiler, words)  # their bitcode goes into what they are joined to
        elif not suspects:
            return _link_natively(compiler, command, words, own, source)
    elif child is not None or not suspects:
        if command.output == "-":
            return _print_natively(compiler, command, words, own, source)
        if suspects:
            import enzyme_cc.driver.clang_differentiation  # noqa: F401  # while the compiler runs
        code, suspects = compile_objects(compiler, command, words, source, child)
        if not suspects:
            return code
        first_run = False
    from enzyme_cc.driver.clang_differentiation import ClangBuild

    return ClangBuild(compiler, command, own, first_run=first_run, source=source).run(suspects)


def _remove_outputs(command: CommandLine) -> None:
    """What a compiler may have written already that was started for a command which fails."""
    for given in command.differentiable:
        try:
            os.remove(command.output_of(given))
        except OSError:
            continue


def _link_natively(
    compiler: Compiler, command: CommandLine, words: list[str], own: OwnOptions, source: int | None
) -> int:
    """A link whose sources spell no hook: the plain command, unless an object or a header brought one in.

    Then the link fails on an undefined hook (or, for a shared object, leaves it undefined), the messages are
    thrown away, and the link is done again with differentiation.
    """
    from_rust = any(given.path.endswith(".rcgu.o") for given in command.inputs)  # as rustc's -C linker=
    if from_rust and any(word.startswith("-Wl,-plugin-opt") for word in words):
        return _link_for_rustc(compiler, words, own)
    words = ["-fcolor-diagnostics", *words] if os.isatty(2) else words
    code, text = run_for_messages(compiler, words, source=source)
    output = command.output or "a.out"
    if code and (b"ndefined" in text or b"index" in text or b"symbol table" in text):
        code, text = _with_indices(compiler, command, words, source, (code, text))
    if code:  # the inputs too: not every linker comes to saying what is undefined
        hooked = HOOK_MARK in text or any(mentions_hook(given.path) for given in command.inputs)
    else:
        hooked = bool(leftover_hooks(output))
    if not hooked or (own.get("when") == "compile" and not command.differentiable):
        if b"ndefined" in text if code else command.has("-shared") and mentions(output, b"_FortranA"):
            from enzyme_cc.driver import language_runtimes as runtimes

            code, text = runtimes.completed(
                lambda given: run_for_messages(compiler, given, source=source), words, (code, text), output)
        sys.stderr.buffer.write(text)
        sys.stderr.flush()
        return code
    if from_rust and any(mentions_hook(i.path) for i in command.inputs if i.path.endswith((".rcgu.o", ".rlib"))):
        return _link_for_rustc(compiler, words, own)
    from enzyme_cc.driver.clang_differentiation import ClangBuild

    return ClangBuild(compiler, command, own, first_run=True, source=source).run(command.differentiable)


def _with_indices(
    compiler: Compiler, command: CommandLine, words: list[str], source: int | None, before: tuple[int, bytes]
) -> tuple[int, bytes]:
    """A link that failed once more, where archives of bitcode may be without an index."""
    from enzyme_cc.driver import lto_archives

    archives = lto_archives.of_bitcode(command)
    if not archives:
        return before
    import tempfile

    with tempfile.TemporaryDirectory(prefix="enzyme-cc-") as folder:
        changed = lto_archives.with_indices(command, lambda name: os.path.join(tempfile.mkdtemp(dir=folder), name))
        words = [text for word in changed.words for text in word.words]
        code, text = run_for_messages(compiler, words, source=source)
        return (code, text) if code == 0 or HOOK_MARK in text else before


def _link_for_rustc(compiler: Compiler, words: list[str], own: OwnOptions) -> int:
    """A link that rustc asked for, with requests or bitcode in what it gave."""
    from enzyme_cc.driver import rust_linker

    rustc = rust_linker.calling_rustc()
    if rustc is None:
        return replace_process(compiler, words)
    return rust_linker.link(rustc, words, compiler, own)


def _print_natively(
    compiler: Compiler, command: CommandLine, words: list[str], own: OwnOptions, source: int | None
) -> int:
    """`-S -o -` and the like: what would be printed is searched before it is."""
    code, text = run_for_output(compiler, words, source=source)
    if code == 0 and HOOK_MARK in text:
        from enzyme_cc.driver.clang_differentiation import ClangBuild

        return ClangBuild(compiler, command, own, first_run=False, source=source).run(command.differentiable)
    sys.stdout.buffer.write(text)
    sys.stdout.flush()
    return code
