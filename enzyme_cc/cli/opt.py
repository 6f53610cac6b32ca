"""enzyme-opt: LLVM IR in, LLVM IR with its requests answered out; for people, tests and replays of faults."""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
import traceback
from dataclasses import replace

from enzyme_cc.diagnostics import (
    INTERNAL_FAULT_EXIT_CODE,
    USER_ERROR_EXIT_CODE,
    Diagnostic,
    DiagnosticError,
    Location,
    collected,
    error,
    report,
)
from enzyme_cc.driver.options import PRINTABLE, OwnOptions, UnknownOption, extract
from enzyme_cc.toolchain.bitcode_stream import is_bitcode

DEEPEST = 8_000
"""Calls of Python within each other, before the stack of the process ends."""
_NODE_AS_ARGUMENT = "metadata <0x"
"""What LLVM writes for it, but in calls of its own functions: an address in its memory."""
_CALL_WITH_NODE = re.compile(r"\b(?:call|invoke)\b(?!.*@llvm\.).*metadata (?:distinct )?!(?!\")")
_TARGET = re.compile(r"^target triple", re.M)
FORMS = {"ll": "LLVM text", "bc": "bitcode", "s": "assembly", "o": "object"}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="enzyme-opt",
        description="Differentiate LLVM IR: read a module, answer its __enzyme_ requests, write the module.",
        epilog="Every --enzyme-NAME option of enzyme-clang is understood too.",
    )
    parser.add_argument("input", help="a .ll or .bc file, `-` for standard input")
    parser.add_argument("-o", dest="output", default="-", help="where to write; standard output by default")
    parser.add_argument("--print", metavar="WHAT", default="",
                        help="print on standard error, comma-separated: " + ", ".join(PRINTABLE))
    parser.add_argument("--emit", choices=sorted(FORMS), default="ll", help="what to write (default: ll)")
    parser.add_argument("-O", dest="level", type=int, choices=range(4), default=None, metavar="LEVEL",
                        help="optimise the result as clang does at this level (default: leave it as made)")
    parser.add_argument("--preoptimise-only", action="store_true",
                        help="write the module in the form that would be differentiated")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run enzyme-opt; returns the exit code: 1 for the user's errors, 70 for ours. As the command itself, without
    arguments here, it works in a child."""
    return _in_child(sys.argv[1:]) if arguments is None else _run(arguments)


def _in_child(arguments: list[str]) -> int:
    """LLVM ends its process at some modules that are not well formed: that is told in a line too."""
    child = os.fork()
    if child == 0:
        code = INTERNAL_FAULT_EXIT_CODE
        try:
            code = _run(arguments)
        except SystemExit as ended:  # after --help, or at words that are none of ours
            code = ended.code if isinstance(ended.code, int) else 0
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGTERM))
    status = os.waitpid(child, 0)[1]
    if not os.WIFSIGNALED(status):
        return os.WEXITSTATUS(status)
    name = signal.Signals(os.WTERMSIG(status)).name
    place = Location(_spoken(_parser().parse_args(_extract(arguments)[0]).input))
    report([error(f"LLVM itself ended at this module ({name})", place, code="llvm",
                  help="what it said of that stands above; the module may not be what LLVM writes")])
    return USER_ERROR_EXIT_CODE


def _run(arguments: list[str]) -> int:
    try:
        words, own = _extract(arguments)
        own.tell("enzyme-opt")
    except UnknownOption as problem:
        sys.stderr.write(f"enzyme-opt: error: {problem}\n")
        return USER_ERROR_EXIT_CODE
    given = _parser().parse_args(words)
    for what in filter(None, given.print.split(",")):
        if what not in PRINTABLE:
            sys.stderr.write(f"enzyme-opt: error: --print={what}: there are {', '.join(PRINTABLE)}\n")
            return USER_ERROR_EXIT_CODE
        own.set("print", what)
    sys.setrecursionlimit(max(sys.getrecursionlimit(), DEEPEST))
    try:
        content = _read(given.input)
        if not is_bitcode(content) and not _is_text(content):
            sys.stderr.write(f"enzyme-opt: error: {given.input}: neither bitcode nor LLVM assembly{_what(content)}\n")
            return USER_ERROR_EXIT_CODE
        result = _transform(content, given, own.values)
        _write(given.output, result)
    except OSError as problem:
        sys.stderr.write(f"enzyme-opt: error: {problem.filename}: {problem.strerror}\n")
        return USER_ERROR_EXIT_CODE
    except DiagnosticError as problem:
        report(problem.diagnostics)
        return USER_ERROR_EXIT_CODE
    except RecursionError:
        place = Location(_spoken(given.input))
        report([error("its types, constants or variables are nested too deeply", place, code="nesting",
                      help=f"at most some {DEEPEST // 10} levels are followed")])
        return USER_ERROR_EXIT_CODE
    except Exception:
        traceback.print_exc()
        return INTERNAL_FAULT_EXIT_CODE
    return 0


def _extract(arguments: list[str]) -> tuple[list[str], OwnOptions]:
    """The words for us, and the options. Commands that were written for LLVM's opt with Enzyme's plugin are understood:
    `-enzyme-NAME=v`, `-load-pass-plugin=`, `-passes=enzyme`, `-enzyme`, `-S`. Raises UnknownOption."""
    words: list[str] = []
    others: list[tuple[str, str]] = []
    given = iter(arguments)
    for word in given:
        plain = word.replace("--", "-", 1)
        if word.startswith("-enzyme-"):
            words += ["-mllvm", word]
        elif plain.startswith("-passes="):
            if plain != "-passes=enzyme":
                others.append((word, "requests are answered, and no other pass is run; -O optimises the result"))
        elif plain in ("-load", "-load-pass-plugin"):
            next(given, None)
        elif plain.startswith(("-load=", "-load-pass-plugin=", "-enable-new-pm=")) or plain in ("-enzyme", "-S"):
            continue
        else:
            words.append(word)
    words, own = extract(words)
    own.unanswered += others
    return words, own


def _spoken(path: str) -> str:
    return "<stdin>" if path == "-" else path


def _is_text(content: bytes) -> bool:
    try:
        return bool(content) and "\0" not in content.decode()
    except UnicodeDecodeError:
        return False


def _what(content: bytes) -> str:
    """What a file is instead, as far as its first bytes say."""
    if content.startswith(b"\x7fELF"):
        return ": it is an object or program, and bitcode in an object is read by the link only"
    if not content:
        return ": it is empty"
    return ": it is an archive" if content.startswith((b"!<arch>", b"!<thin>")) else ""


def _transform(content: bytes, given: argparse.Namespace, options: dict[str, str]) -> bytes:
    from enzyme_cc.driver.reading import read_module, read_text
    from enzyme_cc.toolchain import pipeline
    from enzyme_cc.toolchain.llvm import LLVMModule, preoptimise_text
    from enzyme_cc.toolchain.older_spellings import without_marks
    from enzyme_cc.toolchain.older_text import older_text

    # MLIR and others do not say that code is to be position-independent, and every linker asks for it.
    generation = pipeline.CodeGeneration(level=given.level or 0, position_independent=True)
    file = _spoken(given.input)
    written = None if is_bitcode(content) else content.decode()
    if written is not None:
        module = read_text(written, file)
    else:
        module = read_module(content)
        module.verify_given("", file)
    text = module.text()
    if _NODE_AS_ARGUMENT in text:
        raise DiagnosticError(error(
            "a call has a node of metadata as an argument, which LLVM cannot write as text",
            Location(file, _line_of(_CALL_WITH_NODE, written or "")), code="ir",
            help='markers are strings, metadata !"enzyme_dup", or global variables, ptr @enzyme_dup'))
    if given.preoptimise_only:
        module = LLVMModule.from_text(preoptimise_text(text))
    else:
        module = LLVMModule.from_text(without_marks(_answered(text, written, file, options)))
        module.verify()
    if given.level:
        module.optimise(given.level)
    if given.emit == "ll" and not given.preoptimise_only:
        return older_text(module.text()).encode()
    return pipeline.emit(module, FORMS[given.emit], generation)


def _answered(text: str, written: str | None, file: str, options: dict[str, str]) -> str:
    """The text of a module with its requests answered. Messages name the lines of what the user has written; they are
    found by doing the work once more with them, where there are messages without a place."""
    from enzyme_cc.toolchain import pipeline

    with collected() as messages:
        try:
            answered = pipeline.answer_requests(text, pipeline.autodiff_options(options), _unheard)
        except DiagnosticError as problem:
            answered = None
            messages += problem.diagnostics
    if written is not None and not all(map(_has_line, messages)):
        messages = _with_places(text, written, file, options) or messages
    whole = Location(file, _line_of(_TARGET, written or ""))  # messages about the whole speak of the machine
    messages = [message if _has_line(message) else replace(message, location=whole) for message in messages]
    if answered is None:
        raise DiagnosticError(messages)
    if messages:
        report(messages)
    return answered


def _has_line(message: Diagnostic) -> bool:
    return message.location is not None and message.location.line > 0


def _with_places(text: str, written: str, file: str, options: dict[str, str]) -> list[Diagnostic]:
    """The messages about a module that tells where its instructions stand in the user's text."""
    from enzyme_cc import ir
    from enzyme_cc.ir.text_places import mark, places_of
    from enzyme_cc.toolchain import pipeline

    module = ir.parse_module(text)
    mark(module, places_of(written), file)
    quiet = {name: value for name, value in options.items() if name != "print"}
    with collected() as messages:
        try:
            pipeline.answer_requests(module.print(), pipeline.autodiff_options(quiet), _unheard)
        except DiagnosticError as problem:
            messages += problem.diagnostics
    return messages


def _line_of(pattern: re.Pattern[str], written: str) -> int:
    """The first line of a text that a pattern is found in, 0 if there is none."""
    found = pattern.search(written)
    return written.count("\n", 0, found.start()) + 1 if found else 0


def _unheard(line: str) -> None:
    """What the driver says of its work with --enzyme-verbose."""


def _read(path: str) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read()
    with open(path, "rb") as file:
        return file.read()


def _write(path: str, content: bytes) -> None:
    if path == "-":
        sys.stdout.buffer.write(content)
        sys.stdout.flush()
        return
    with open(path, "wb") as file:
        file.write(content)
