"""enzyme-opt: LLVM IR in, LLVM IR with its requests answered out; for people, tests and replays of faults."""

from __future__ import annotations

import argparse
import sys
import traceback

from enzyme_cc.diagnostics import (
    INTERNAL_FAULT_EXIT_CODE,
    USER_ERROR_EXIT_CODE,
    DiagnosticError,
    report,
)
from enzyme_cc.driver.options import PRINTABLE, UnknownOption, extract
from enzyme_cc.toolchain.bitcode_stream import is_bitcode

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
    """Run enzyme-opt; returns the exit code: 1 for the user's errors, 70 for ours."""
    try:
        words, own = extract(sys.argv[1:] if arguments is None else arguments)
    except UnknownOption as problem:
        sys.stderr.write(f"enzyme-opt: error: {problem}\n")
        return USER_ERROR_EXIT_CODE
    given = _parser().parse_args(words)
    for what in filter(None, given.print.split(",")):
        if what not in PRINTABLE:
            sys.stderr.write(f"enzyme-opt: error: --print={what}: there are {', '.join(PRINTABLE)}\n")
            return USER_ERROR_EXIT_CODE
        own.set("print", what)
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
    except Exception:
        traceback.print_exc()
        return INTERNAL_FAULT_EXIT_CODE
    return 0


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
    from enzyme_cc.driver.reading import read_module
    from enzyme_cc.toolchain import pipeline
    from enzyme_cc.toolchain.llvm import LLVMModule, preoptimise_text
    from enzyme_cc.toolchain.older_text import older_text

    # MLIR and others do not say that code is to be position-independent, and every linker asks for it.
    generation = pipeline.CodeGeneration(level=given.level or 0, position_independent=True)
    module = read_module(content) if is_bitcode(content) else LLVMModule.read_text(content.decode())
    text = module.text()
    if given.preoptimise_only:
        module = LLVMModule.from_text(preoptimise_text(text))
    else:
        module = LLVMModule.from_text(
            pipeline.answer_requests(text, pipeline.autodiff_options(options), lambda line: None)
        )
        module.verify()
    if given.level:
        module.optimise(given.level)
    if given.emit == "ll" and not given.preoptimise_only:
        return older_text(module.text()).encode()
    return pipeline.emit(module, FORMS[given.emit], generation)


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
