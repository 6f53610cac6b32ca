"""Diagnostics look as clang's do."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_cc.diagnostics import (
    Diagnostic,
    DiagnosticError,
    Location,
    Note,
    Severity,
    error,
    render,
    warning,
)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "file.c"
    path.write_text("int f(void);\n\tint g = f();\n")
    return path


def test_the_source_line_and_a_caret_follow_the_message(source: Path) -> None:
    assert render([error("bad call", Location(str(source), 2, 10))]) == (
        f"{source}:2:10: error: bad call\n"
        "    2 |         int g = f();\n"
        "      |                 ^\n"
        "1 error generated.\n"
    )


def test_a_relative_file_is_found_in_its_compilation_folder(source: Path) -> None:
    place = Location("file.c", 1, 5, directory=str(source.parent))
    assert "    1 | int f(void);\n      |     ^\n" in render([error("here", place)])


def test_without_a_readable_file_only_the_place_is_printed() -> None:
    assert render([warning("odd", Location("gone.c", 4))]) == "gone.c:4: warning: odd\n1 warning generated.\n"


def test_without_a_place_the_program_speaks() -> None:
    assert render([error("no compiler")]).startswith("enzyme-cc: error: no compiler\n")


def test_reasons_and_remedy_become_notes_in_order() -> None:
    place = Location("gone.c", 7, 3)
    text = render([error(
        "'h' has no derivative", place, code="unknown-callee",
        notes=[Note("called from here", Location("gone.c", 9)), Diagnostic(Severity.NOTE, "because", place)],
        help="register one with __enzyme_register_gradient",
    )])
    assert text.splitlines() == [
        "gone.c:7:3: error: 'h' has no derivative [enzyme-unknown-callee]",
        "gone.c:9: note: called from here",
        "gone.c:7:3: note: because",
        "gone.c:7:3: note: register one with __enzyme_register_gradient",
        "1 error generated.",
    ]


def test_counts_are_clangs() -> None:
    text = render([warning("a"), error("b"), error("c")])
    assert text.endswith("1 warning and 2 errors generated.\n")


def test_colour_is_clangs() -> None:
    text = render([error("bad", Location("gone.c", 1, 2))], color=True)
    assert text.startswith("\x1b[1mgone.c:1:2: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mbad\x1b[0m\n")


def test_the_exception_holds_one_or_many() -> None:
    one, two = error("a"), error("b")
    assert DiagnosticError(one).diagnostics == [one]
    assert str(DiagnosticError([one, two])) == "a\nb"


def test_a_note_without_a_place_has_that_of_its_error() -> None:
    said = render([error("bad call", Location("gone.c", 2, 10), notes=[Note("it takes three")], help="give three")])
    assert [line.split(" ")[0] for line in said.splitlines()[:3]] == ["gone.c:2:10:"] * 3
