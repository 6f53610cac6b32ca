"""Places in LLVM text that a person wrote, so that messages can name its lines.

LLVM forgets them when it reads the text. They are found again by counting: the instructions of a function stand in its
module in the order in which they are written. `mark` then says them as debug information does, from where all messages
have their places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from enzyme_cc.diagnostics import Location
from enzyme_cc.ir.debug_info import language_of
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.instruction_parser import OPCODES
from enzyme_cc.ir.metadata import MetadataRef
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.names import escape, unquote_name

_TOKEN = re.compile(r'\n|;[^\n]*|[@%$!]?"[^"]*":?|[(){}\[\]<>,=]|[^\s(){}\[\]<>,=";]+')
_TAILS = frozenset(("tail", "musttail", "notail"))
_ENDS = frozenset("ret br switch indirectbr invoke callbr resume unreachable cleanupret catchret catchswitch".split())
_LANGUAGES = {"C": "DW_LANG_C99", "C++": "DW_LANG_C_plus_plus", "Fortran": "DW_LANG_Fortran90", "Rust": "DW_LANG_Rust"}
MOST_COMPARED = 3000
"""Instructions of a function that are compared one with another, where LLVM has dropped or added some."""


@dataclass(slots=True)
class Statement:
    """An instruction where it is written. `opcode` is empty where none is known."""

    name: str
    line: int
    column: int
    opcode: str = ""
    is_debug: bool = False
    """It only tells of a variable, which is no instruction in LLVM of today."""
    is_behind_end: bool = False
    """It stands behind the end of its block, without a label of its own."""


@dataclass(slots=True)
class WrittenFunction:
    """A function where it is defined or declared."""

    line: int
    column: int
    statements: list[Statement] = field(default_factory=list)


@dataclass(slots=True)
class TextPlaces:
    """Where the functions and variables of a text are written, by name."""

    functions: dict[str, WrittenFunction] = field(default_factory=dict)
    variables: dict[str, tuple[int, int]] = field(default_factory=dict)


def places_of(text: str) -> TextPlaces:
    """The places of what a text defines; whatever it is, text that LLVM does not read included."""
    found = TextPlaces()
    tokens = _tokens(text)
    for token, line, column, first in tokens:
        if not first:
            continue
        if token in ("define", "declare"):
            _read_function(tokens, found, WrittenFunction(line, column), token == "define")
        elif token[0] == "@":
            found.variables.setdefault(unquote_name(token[1:]), (line, column))
    return found


def _tokens(text: str) -> Iterator[tuple[str, int, int, bool]]:
    """The tokens of a text, with line and column, and whether they are the first of a line."""
    line, start, first = 1, 0, True
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token == "\n":
            line, start, first = line + 1, match.end(), True
        elif token[0] != ";":
            yield token, line, match.start() - start + 1, first
            first = False
            if "\n" in token:
                line += token.count("\n")
                start = match.start() + token.rindex("\n") + 1


def _read_function(
    tokens: Iterator[tuple[str, int, int, bool]], found: TextPlaces, function: WrittenFunction, defined: bool
) -> None:
    depth, named = 0, False
    for token, *_ in tokens:
        if token[0] == "@" and depth == 0 and not named:
            found.functions.setdefault(unquote_name(token[1:]), function)
            named = True
        elif named and depth == 0 and token == "{":
            break
        elif token in "([{<":
            depth += 1
        elif token in ")]}>":
            depth -= 1
            if not defined and named and depth <= 0:
                return
    _read_body(tokens, function.statements)


def _read_body(tokens: Iterator[tuple[str, int, int, bool]], statements: list[Statement]) -> None:
    depth, begins, labelled = 0, True, True
    current = Statement("", 0, 0)
    for token, line, column, first in tokens:
        if depth == 0 and token == "}":
            return
        if token in "([{<":
            depth += 1
        elif token in ")]}>":
            depth -= 1
        elif depth == 0 and (first or begins):
            begins = token[-1] == ":"
            if token[0] == "%" or token in OPCODES:
                ended = not labelled and current.opcode in _ENDS
                opcode = "" if token[0] == "%" else "call" if token in _TAILS else token
                current = Statement(token if token[0] == "%" else "", line, column, opcode, is_behind_end=ended)
                statements.append(current)
            if begins or token in OPCODES or token[0] == "%":
                labelled = begins
        elif current.opcode == "" and token != "=":
            current.opcode = "call" if token in _TAILS else token
        elif token.startswith("@llvm.dbg."):
            current.is_debug = True


def _aligned(statements: Sequence[Statement], instructions: Sequence[Instruction]) -> Iterator[Statement | None]:
    """The statement of each instruction, None where it is not known."""
    statements = [statement for statement in statements if not statement.is_debug]
    written, read = [s.opcode for s in statements], [i.opcode for i in instructions]
    if written == read:
        yield from statements
        return
    found: list[Statement | None] = [None] * len(read)
    if max(len(written), len(read)) <= MOST_COMPARED:
        for block in SequenceMatcher(None, written, read, autojunk=False).get_matching_blocks():
            found[block.b:block.b + block.size] = statements[block.a:block.a + block.size]
    yield from found


def mark(module: Module, places: TextPlaces, file: str) -> None:
    """Say in debug information where the functions, instructions and variables of a module are written, where it
    does not tell of another source."""
    marked = _Marked(module, file)
    for name, variable in module.globals.items():
        place = places.variables.get(name)
        if place is not None and "dbg" not in variable.metadata:
            variable.metadata["dbg"] = marked.variable(name, place[0])
    for name, function in module.functions.items():
        written = places.functions.get(name)
        if written is None or not function.has_body or "dbg" in function.metadata:
            continue
        instructions = list(function.instructions())
        scope = function.metadata["dbg"] = marked.function(function, written, instructions)
        for instruction, statement in zip(instructions, _aligned(written.statements, instructions), strict=True):
            line, column = (statement.line, statement.column) if statement is not None else (written.line, 0)
            instruction.metadata["dbg"] = module.metadata.add(
                f"!DILocation(line: {line}, column: {min(column, 65535)}, scope: {scope})")
    marked.finish()


def locate(message: str, text: str, read: str, file: str) -> Location:
    """The place that LLVM's verifier speaks of: of the instruction, the function, the variable or the metadata that it
    quotes or names, else the file. `read` is the text as LLVM writes it, from which it quotes."""
    places = places_of(text)
    quotes = [line.strip() for line in message.split("\n")[1:] if line.strip()]
    for quote in quotes:
        statement = _quoted(quote, read, places)
        if statement is not None:
            return Location(file, statement.line, statement.column)
    for named in re.finditer(r'@("[^"]*"|[-\w$.]+)', message):
        function = places.functions.get(unquote_name(named[1]))
        if function is not None:
            return Location(file, function.line, function.column)
        variable = places.variables.get(unquote_name(named[1]))
        if variable is not None:
            return Location(file, *variable)
    if message.startswith("Terminator found in the middle"):
        for statement in (s for function in places.functions.values() for s in function.statements):
            if statement.is_behind_end:
                return Location(file, statement.line, statement.column)
    if "module flag" in message:
        quotes.append("!llvm.module.flags")
    for quote in quotes:
        lines = [number for number, line in enumerate(text.split("\n"), 1) if quote in line]
        if lines and (len(lines) == 1 or quote == "!llvm.module.flags"):
            return Location(file, lines[0])
    return Location(file)


def _quoted(quote: str, read: str, places: TextPlaces) -> Statement | None:
    """The statement behind an instruction that LLVM has written, if it stands at one place."""
    start = read.find(f"\n  {quote}")
    header = read.rfind("\ndefine ", 0, start)
    if start < 0 or header < 0 or read.find(f"\n  {quote}", start + 1) >= 0:
        return None
    named = re.compile(r'@("[^"]*"|[-\w$.]+)\(').search(read, header)
    written = places.functions.get(unquote_name(named[1])) if named is not None else None
    if written is None:
        return None
    before = len(re.findall(r"\n  (?=[%\w])", read[header:start]))
    statements = [statement for statement in written.statements if not statement.is_debug]
    body = read[header:read.find("\n}", header)]
    return statements[before] if len(statements) == len(re.findall(r"\n  (?=[%\w])", body)) else None


class _Marked:
    """The nodes of debug information that are made for a module."""

    def __init__(self, module: Module, file: str) -> None:
        self._module, self._table = module, module.metadata
        self._file = self._table.add(f'!DIFile(filename: "{escape(file)}", directory: "")')
        self._type = self._table.add(f"!DISubroutineType(types: {self._table.add('!{null}')})")
        self._units: dict[str, MetadataRef] = {}

    def _unit(self, language: str) -> MetadataRef:
        found = self._units.get(language)
        if found is None:
            found = self._units[language] = self._table.add_distinct(
                f"!DICompileUnit(language: {_LANGUAGES[language]}, file: {self._file}, isOptimized: false, "
                "runtimeVersion: 0, emissionKind: LineTablesOnly)")
        return found

    def function(self, function: Function, written: WrittenFunction, body: Sequence[Instruction]) -> MetadataRef:
        unit = self._unit(language_of(body[0]))
        return self._table.add_distinct(
            f'!DISubprogram(name: "{escape(function.name)}", scope: {self._file}, file: {self._file}, '
            f"line: {written.line}, type: {self._type}, scopeLine: {written.line}, spFlags: DISPFlagDefinition, "
            f"unit: {unit})")

    def variable(self, name: str, line: int) -> MetadataRef:
        kind = self._table.add('!DIBasicType(tag: DW_TAG_unspecified_type, name: "")')
        described = self._table.add_distinct(
            f'!DIGlobalVariable(name: "{escape(name)}", scope: {self._file}, file: {self._file}, line: {line}, '
            f"type: {kind}, isLocal: false, isDefinition: true)")
        return self._table.add(f"!DIGlobalVariableExpression(var: {described}, expr: !DIExpression())")

    def finish(self) -> None:
        """Name the units, and the version without which LLVM drops all of it."""
        named = self._module.named_metadata
        named["llvm.dbg.cu"] = [*named.get("llvm.dbg.cu", ()), *self._units.values()]
        flags = list(named.get("llvm.module.flags", ()))
        if not any('!"Debug Info Version"' in self._table.texts.get(getattr(flag, "number", -1), "") for flag in flags):
            flags.append(self._table.add('!{i32 2, !"Debug Info Version", i32 3}'))
        named["llvm.module.flags"] = flags
