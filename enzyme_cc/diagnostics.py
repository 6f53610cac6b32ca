"""Diagnostics: what went wrong, where and what to do, printed as clang prints it."""

from __future__ import annotations

import enum
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

USER_ERROR_EXIT_CODE = 1
INTERNAL_FAULT_EXIT_CODE = 70


class Severity(enum.Enum):
    """How bad it is; the value is the word that clang prints."""

    ERROR = "error"
    WARNING = "warning"
    REMARK = "remark"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Location:
    """A place in the user's source. Line and column count from 1; 0 means not known.

    `directory` is the folder that a relative `file` lies in (from `DIFile`, where clang splits off what the
    source's path has in common with the working directory); it is shown as far as we are not in it.
    """

    file: str
    line: int = 0
    column: int = 0
    directory: str = ""

    def __str__(self) -> str:
        text = self.file
        if self.directory and not os.path.isabs(text) and os.path.realpath(self.directory) != os.getcwd():
            text = os.path.join(self.directory, text)
            here = os.path.join(os.getcwd(), "")
            if text.startswith(here) and here != "/":  # flang's directory is the source's, not where it was called
                text = text[len(here):]
        if self.line:
            text += f":{self.line}"
            if self.column:
                text += f":{self.column}"
        return text


@dataclass(frozen=True, slots=True)
class Note:
    """One further line below a diagnostic: a link of its reason chain; without a place, it is of the diagnostic's."""

    message: str
    location: Location | None = None


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One message to the user.

    `code` is a stable name such as `unknown-callee`, printed in brackets after the message; `notes` is the
    reason chain, outermost first; `help` is the remedy and is printed as the last note; `about` is the symbol that it
    speaks of, which the message may spell as the source does.
    """

    severity: Severity
    message: str
    location: Location | None = None
    code: str = ""
    notes: tuple[Note | Diagnostic, ...] = ()
    help: str = ""
    about: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "notes", tuple(self.notes))


class DiagnosticError(Exception):
    """The program cannot be differentiated as asked; carries every diagnostic found, at least one."""

    def __init__(self, diagnostics: Diagnostic | Iterable[Diagnostic]) -> None:
        self.diagnostics: list[Diagnostic] = (
            [diagnostics] if isinstance(diagnostics, Diagnostic) else list(diagnostics)
        )
        super().__init__("\n".join(d.message for d in self.diagnostics))


class InternalFault(Exception):
    """Something that is our mistake and not the user's: the driver saves the input and exits with 70."""


def error(
    message: str,
    location: Location | None = None,
    *,
    code: str = "",
    notes: Iterable[Note | Diagnostic] = (),
    help: str = "",
    about: str = "",
) -> Diagnostic:
    """An error diagnostic."""
    return Diagnostic(Severity.ERROR, message, location, code, tuple(notes), help, about)


def warning(
    message: str,
    location: Location | None = None,
    *,
    code: str = "",
    notes: Iterable[Note | Diagnostic] = (),
    help: str = "",
) -> Diagnostic:
    """A warning diagnostic."""
    return Diagnostic(Severity.WARNING, message, location, code, tuple(notes), help)


_COLOURS = {
    Severity.ERROR: "\x1b[0;1;31m",
    Severity.WARNING: "\x1b[0;1;35m",
    Severity.REMARK: "\x1b[0;1;34m",
    Severity.NOTE: "\x1b[0;1;36m",
}
_BOLD, _CARET, _RESET = "\x1b[1m", "\x1b[0;1;32m", "\x1b[0m"


@lru_cache(maxsize=64)
def _source_lines(path: str) -> list[str] | None:
    """The lines of a source file, or None when it is not there to read."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().split("\n")
    except OSError:
        return None


def _excerpt(location: Location, color: bool) -> str:
    """The source line with a caret below, in clang's layout; empty when the line cannot be read."""
    if not location.line:
        return ""
    lines = _source_lines(os.path.join(location.directory, location.file))
    if lines is None:  # the tree was moved, or the directory mapped by a flag
        lines = _source_lines(location.file)
    if lines is None or location.line > len(lines):
        return ""
    line = lines[location.line - 1].rstrip("\r")
    text = f"{location.line:5} | {line.expandtabs(8)}\n"
    if location.column:
        width = len(line[: location.column - 1].expandtabs(8))
        caret = f"{_CARET}^{_RESET}" if color else "^"
        text += f"      | {' ' * width}{caret}\n"
    return text


def _line(
    severity: Severity, message: str, location: Location | None, code: str, color: bool, excerpt: bool = True
) -> str:
    place = str(location) if location is not None else "enzyme-cc"
    suffix = f" [enzyme-{code}]" if code else ""
    if not color:
        head = f"{place}: {severity.value}: {message}{suffix}\n"
    elif severity is Severity.NOTE:
        head = f"{_BOLD}{place}: {_RESET}{_COLOURS[severity]}note: {_RESET}{message}{suffix}\n"
    else:
        word = f"{_COLOURS[severity]}{severity.value}: {_RESET}"
        head = f"{_BOLD}{place}: {_RESET}{word}{_BOLD}{message}{suffix}{_RESET}\n"
    return head + (_excerpt(location, color) if location is not None and excerpt else "")


def _render_one(diagnostic: Diagnostic, color: bool) -> str:
    text = _line(diagnostic.severity, diagnostic.message, diagnostic.location, diagnostic.code, color)
    for note in diagnostic.notes:
        if isinstance(note, Diagnostic):
            text += _render_one(note, color)
        else:
            text += _line(Severity.NOTE, note.message, note.location or diagnostic.location, "", color)
    if diagnostic.help:
        text += _line(Severity.NOTE, diagnostic.help, diagnostic.location, "", color, excerpt=False)
    return text


def render(diagnostics: Iterable[Diagnostic], color: bool = False) -> str:
    """The text of the diagnostics as clang would print it, ending with clang's count of them."""
    listed = list(diagnostics)
    text = "".join(_render_one(d, color) for d in listed)
    counts = []
    for severity in (Severity.WARNING, Severity.ERROR):
        number = sum(d.severity is severity for d in listed)
        if number:
            counts.append(f"{number} {severity.value}{'s' if number > 1 else ''}")
    return text + (" and ".join(counts) + " generated.\n" if counts else "")


_collected: list[Diagnostic] | None = None


@contextmanager
def collected() -> Iterator[list[Diagnostic]]:
    """What would be reported meanwhile, for one who knows the places better; it is not printed."""
    global _collected
    before, _collected = _collected, []
    try:
        yield _collected
    finally:
        _collected = before


def report(diagnostics: Iterable[Diagnostic]) -> None:
    """Print the diagnostics on standard error, in colour on a terminal."""
    if _collected is not None:
        _collected.extend(diagnostics)
        return
    sys.stderr.write(render(diagnostics, color=sys.stderr.isatty()))
