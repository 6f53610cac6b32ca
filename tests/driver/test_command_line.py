"""Parsing of command lines and response files."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_cc.driver import command_line
from enzyme_cc.driver.command_line import expand_response_files, parse, split_gnu


def test_inputs_are_told_from_values_of_flags() -> None:
    command = parse("-c -o out.o -I include.c -include pre.c a.c -MF dep.c b.o -Xclang x.c".split())
    assert [given.path for given in command.inputs] == ["a.c", "b.o"]
    assert command.output == "out.o"


def test_language_flags_hold_for_the_inputs_after_them() -> None:
    command = parse("a.data -x c b.data -x none c.data d.ll -xc++ e".split())
    kinds = {given.path: given.kind for given in command.inputs}
    assert kinds == {"a.data": "other", "b.data": "source", "c.data": "other", "d.ll": "ir", "e": "source"}


@pytest.mark.parametrize(("words", "mode"), [
    ("a.c", command_line.LINK),
    ("-c a.c", command_line.OBJECT),
    ("-S -c a.c", command_line.ASSEMBLY),
    ("-E -c a.c", command_line.OWN),
    ("-c -fsyntax-only a.c", command_line.OWN),
    ("-### a.c", command_line.OWN),
    ("-print-file-name=x a.c", command_line.OWN),
    ("-MD -c a.c", command_line.OBJECT),
    ("-MM a.c", command_line.OWN),
])
def test_the_mode_is_the_earliest_stop(words: str, mode: str) -> None:
    assert parse(words.split()).mode == mode


@pytest.mark.parametrize(("words", "output"), [
    ("-c dir/a.c", "a.o"),
    ("-S dir/a.c", "a.s"),
    ("-S -emit-llvm a.c", "a.ll"),
    ("-c -emit-llvm a.c", "a.bc"),
    ("-c a.b.c", "a.b.o"),
    ("-c a.c -ox/y.o", "x/y.o"),
])
def test_outputs_are_named_as_clang_names_them(words: str, output: str) -> None:
    command = parse(words.split())
    assert command.output_of(command.inputs[0]) == output


def test_everything_after_two_dashes_is_an_input() -> None:
    assert [given.path for given in parse(["-c", "--", "-odd.c"]).inputs] == ["-odd.c"]


@pytest.mark.parametrize(("text", "words"), [
    ("a  b\n\tc", ["a", "b", "c"]),
    ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
    ("-DX=\\\"y\\\"", ['-DX="y"']),
    ("'back\\slash' \"quo\\\"te\"", ["back\\slash", 'quo"te']),
    ("\"\" ''", ["", ""]),
    ("joi'n e'd", ["join ed"]),
    ("line\\\nbreak", ["linebreak"]),
])
def test_response_files_are_split_as_gnu_tools_do(text: str, words: list[str]) -> None:
    assert split_gnu(text) == words


def test_response_files_nest_and_unreadable_ones_stay(tmp_path: Path) -> None:
    inner, outer = tmp_path / "inner.rsp", tmp_path / "outer.rsp"
    inner.write_text("-O2 x.c")
    outer.write_text(f"-c @{inner}")
    assert expand_response_files([f"@{outer}", "@nowhere"]) == ["-c", "-O2", "x.c", "@nowhere"]
