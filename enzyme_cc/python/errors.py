"""What can go wrong with a program or a prototype, as Python exceptions that carry the compiler's own text."""

from __future__ import annotations

import re

from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, Location, Severity


class BuildError(Exception):
    """A program that cannot be built; its text is the compiler's, with file and line.

    `command` is the command that failed, where one did.
    """

    def __init__(self, text: str, command: list[str] | None = None) -> None:
        self.text = text.rstrip("\n")
        self.command = command
        Exception.__init__(self, self.text)

    def __str__(self) -> str:
        return self.text


class PrototypeError(BuildError, ValueError):
    """A prototype that cannot be read, or that is not that of the function; shows the place in it."""

    def __init__(self, message: str, text: str, start: int = 0, length: int = 1) -> None:
        self.message, self.prototype, self.column = message, text, start + 1
        caret = " " * start + "^" + "~" * (length - 1)
        super().__init__(f"prototype:1:{start + 1}: error: {message}\n    {text}\n    {caret}")


class FunctionNotFound(BuildError, LookupError):
    """A function that the program does not define."""

    def __str__(self) -> str:  # LookupError's would do as well; KeyError's quotes would not
        return self.text


class CopyWarning(UserWarning):
    """An array had to be copied, since the function reads it in another layout than it has."""


class DifferentiationError(BuildError, DiagnosticError):
    """What was asked for cannot be differentiated; the diagnostics point into the user's file."""

    def __init__(self, text: str, command: list[str] | None = None) -> None:
        BuildError.__init__(self, text, command)
        self.diagnostics = diagnostics(text) or [Diagnostic(Severity.ERROR, text)]


_MESSAGE = re.compile(
    r"^(?:(?P<file>[^\s:][^:\n]*):(?:(?P<line>\d+):(?:(?P<column>\d+):)?)? )?error: "
    r"(?P<message>.*?)(?: \[enzyme-(?P<code>[\w-]+)\])?$", re.M)


def diagnostics(text: str) -> list[Diagnostic]:
    """The errors that a compiler's text tells of."""
    found = []
    for match in _MESSAGE.finditer(text):
        place = None
        if match["file"] and match["file"] != "enzyme-cc":
            place = Location(match["file"], int(match["line"] or 0), int(match["column"] or 0))
        found.append(Diagnostic(Severity.ERROR, match["message"], place, match["code"] or ""))
    return found


def is_refusal(text: str) -> bool:
    """Whether it is the differentiation and not a compiler that says no."""
    return re.search(r"error: .* \[enzyme-[\w-]+\]$", text, re.M) is not None
