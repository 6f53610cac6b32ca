"""`enzyme-cc prove`: whether derivatives are those of their functions, path by path."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from enzyme_cc.cli.command_parser import WRONG_USE, CommandParser
from enzyme_cc.diagnostics import DiagnosticError, report

BAD_SOURCE = 65
NOT_INSTALLED = 69
_SHOWN_AFTER = 2.0
"""Seconds before progress is shown."""

EXAMPLES = """\
FLAGS are those of the compilers: -I, -D, -std=, -O3, -fopenmp, --enzyme-NAME and so on.

Each path through the function is followed with symbols for its inputs. What the derivative computes there is compared
with the derivative of what the function computes, as real numbers; then that it divides by nothing that can be zero
where the function is differentiable, and that it leaves in memory what the function leaves there.

examples:
  enzyme-cc prove energy.c
  enzyme-cc prove energy.c --function energy --trips 6
  enzyme-cc prove model.f90 --size n=3 --json
  enzyme-cc prove main.cpp solver.cpp -Iinclude -std=c++20 -j 4

exit status: 0 all paths are proved; 1 something is refuted; 2 something is undecided or not covered; 64 wrong use;
65 the program does not compile, or is refused; 69 what it needs is not installed.
"""


def parser() -> CommandParser:
    made = CommandParser(
        "enzyme-cc prove", "enzyme-cc prove FILE... [options] [FLAGS]", epilog=EXAMPLES,
        usage="enzyme-cc prove FILE... [--function F] [--trips N] [--timeout S] [-j N] [--size NAME=N] [--json] "
              "[FLAGS]",
        description="Prove derivatives by symbolic execution of the program and of what was made for its requests.")
    made.add_argument("files", nargs="*", metavar="FILE", help="sources of C, C++, Fortran or Rust, or objects of ours")
    made.add_argument("--function", metavar="F", action="append", default=[],
                      help="only requests for this function, by its name in the source")
    made.add_argument("--trips", type=_count, default=4, metavar="N",
                      help="how often a loop may go round where that depends on the input (default: 4)")
    made.add_argument("--timeout", type=_seconds, default=60.0, metavar="S",
                      help="seconds for each request (default: 60)")
    made.add_argument("-j", type=_processes, default=2, metavar="N", dest="processes",
                      help="paths that are followed at once (default: 2)")
    made.add_argument("--size", type=_size, action="append", default=[], metavar="NAME=N",
                      help="the value of an integer parameter, such as the length of an array")
    made.add_argument("--json", action="store_true", help="print JSON")
    return made


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("less than no trips")
    return number


def _processes(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one process is needed")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError("a number of seconds above zero is needed")
    return number


def _size(text: str) -> tuple[str, int]:
    name, equals, value = text.rpartition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"'{text}' is not NAME=NUMBER")
    return name, int(value)


def main(arguments: list[str]) -> int:
    """Run the command; returns its exit code."""
    own, flags = _separated(arguments)
    try:
        given = parser().parse_args(own)
    except SystemExit as ended:
        return int(ended.code or 0)
    try:
        import mpmath  # noqa: F401
        import z3  # noqa: F401
    except ImportError as missing:
        sys.stderr.write(f"enzyme-cc prove: error: it needs the package of '{missing.name}': "
                         "pip install 'enzyme-cc[prove]'\n")
        return NOT_INSTALLED
    return _prove(given, flags)


def _separated(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The words for us, and the flags for the compilers."""
    from enzyme_cc.prove.program import WITH_VALUE

    known = {option for action in parser()._actions for option in action.option_strings}
    takes = {option for action in parser()._actions for option in action.option_strings if action.nargs is None}
    own: list[str] = []
    flags: list[str] = []
    words = iter(arguments)
    for word in words:
        name = word.partition("=")[0]
        if word == "--":
            flags += words
        elif word in known or (name in known and name.startswith("--")):
            own.append(word)
            if word in takes:
                own += [value for value in [next(words, None)] if value is not None]
        elif word.startswith("-j") and word[2:].isdigit():
            own.append(word)
        elif word.startswith("-") and word != "-":
            flags.append(word)
            if word in WITH_VALUE:
                flags += [value for value in [next(words, None)] if value is not None]
        else:
            own.append(word)
    return own, flags


def _wrong(text: str) -> int:
    sys.stderr.write(f"enzyme-cc prove: error: {text}\n")
    return WRONG_USE


def _prove(given: argparse.Namespace, flags: list[str]) -> int:
    from enzyme_cc.prove import exploration, program
    from enzyme_cc.prove import report as texts

    if not given.files:
        return _wrong("no files; `enzyme-cc prove --help` has examples")
    for path in given.files:
        if not os.path.isfile(path):
            return _wrong(f"{path}: no such file")
        if not program.is_known(path):
            return _wrong(f"{path}: neither a source of C, C++, Fortran or Rust, nor an object of enzyme-cc's wrappers")
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 50_000))
    with _Progress() as progress:
        progress.say("compiling and differentiating")
        try:
            made = program.read_program(given.files, flags)
        except program.CompilerRefused:
            return BAD_SOURCE
        except DiagnosticError as problem:
            progress.end()
            report(problem.diagnostics)
            return BAD_SOURCE
        except OSError as problem:
            return _wrong(f"{problem.filename}: {problem.strerror}")
        named = [(request, *exploration.spoken(made, request)) for request in made.requests]
        if not named:
            return _wrong(f"{', '.join(given.files)}: no derivative is asked for")
        asked = [request for request, name, symbol in named if not given.function or any(
            _means(wanted, name, symbol) for wanted in given.function)]
        for wanted in given.function:
            if not any(_means(wanted, name, symbol) for _, name, symbol in named):
                there = ", ".join(dict.fromkeys(name for _, name, _ in named))
                return _wrong(f"no derivative of '{wanted}' is asked for; there are requests for {there}")
        limits = exploration.Limits(given.trips, given.timeout, given.processes, dict(given.size))
        found = exploration.findings(made, asked, limits, lambda name, paths: progress.say(
            f"{name}: {paths} path{'s' * (paths != 1)}"))
    sys.stdout.write(texts.as_json(found) + "\n" if given.json else texts.as_text(found))
    sys.stdout.flush()
    return texts.exit_code(found)


def _means(wanted: str, name: str, symbol: str) -> bool:
    """Whether a name on the command line is a function's, with or without its namespace or module."""
    plain = name.partition("<")[0].partition("(")[0].rpartition("::")[2]
    *around, last = wanted.split("::")
    if around:  # symbols of C++ and Rust spell each part with its length in front
        return last in (name, plain) and all(f"{len(part)}{part}" in symbol for part in around)
    return wanted in (name, symbol, plain) or wanted.lower() == name.lower()


class _Progress:
    """A line on a terminal that says what is being done, once it takes a while."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.status: Any = None
        self.say: Callable[[str], None] = self._say if sys.stderr.isatty() else lambda text: None

    def __enter__(self) -> _Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def _say(self, text: str) -> None:
        if self.status is None and time.monotonic() - self.started > _SHOWN_AFTER:
            from rich.console import Console

            self.status = Console(stderr=True).status(text)
            self.status.start()
        elif self.status is not None:
            self.status.update(text)

    def end(self) -> None:
        if self.status is not None:
            self.status.stop()
            self.status = None
