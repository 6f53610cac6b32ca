"""Enzyme's directives in Fortran sources: `!dir$ enzyme inactive(x)` and its kin, which flang ignores.

They are read from what `flang -E` prints: there macros are expanded, `#if` is decided, files are included, lines of
both source forms are joined, and `#line` says where each came from. flang leaves directives in it that it does not
know. Of the statements only those are looked at that begin and end program units, and `use`: they say whose names a
directive means, and with what symbols flang spells these (fortran_registrations.py).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from enzyme_cc.diagnostics import Diagnostic, Location, error
from enzyme_cc.driver.command_line import CommandLine, Input

CODE = "directive"
NAMES = ("inactive", "no_escaping_allocation", "shadow", "custom_rule", "fixed_point")
_SETTINGS = {"shadow": ("shadow",), "custom_rule": ("augmented", "reverse", "forward"),
             "fixed_point": ("reduction", "max_iters", "control")}
HOOK = "enzyme_of_directive__enzyme_set_fixed_point"
"""The procedure that a loop calls that is marked as a fixed point."""

_OF_DIR = re.compile(rb"^[ \t]*[!c*][ \t]*dir\$[ \t&]*\n?[^\n]*?\benzyme", re.IGNORECASE | re.MULTILINE)
_SENTINEL = re.compile(rb"^([ \t]*)[!c*]\$enzyme\b([ \t]*)(&?)", re.IGNORECASE | re.MULTILINE)
_INCLUDE = re.compile(rb"^[ \t]*#?[ \t]*include[ \t]*[\"'<]([^\"'>\n]+)[\"'>]", re.IGNORECASE | re.MULTILINE)
_FOLDERS = ("-I", "-J", "-module-dir")
_MOST_FILES = 300


@dataclass(frozen=True)
class Use:
    """A `use` statement: the module, its names that have others here, and those that are taken, None for all."""

    module: str
    renamed: dict[str, str]
    only: frozenset[str] | None


@dataclass
class Scope:
    """A program unit, or a procedure in one: `kind` is `module`, `program`, `procedure`, `interface` or `data`."""

    kind: str
    name: str
    parent: Scope | None
    bound: str = ""
    """The symbol that BIND(C) gives it."""
    uses: list[Use] = field(default_factory=list)
    blocks: dict[str, str] = field(default_factory=dict)
    """Variables that are members of common blocks, and these."""

    @property
    def prefix(self) -> str:
        """What the symbols of its own procedures and variables begin with, after `_Q`."""
        outer = self.parent.prefix if self.parent is not None else ""
        letters = {"module": "M", "procedure": "F"}
        if self.kind == "program":
            return "F"
        return outer + letters[self.kind] + self.name if self.kind in letters else outer

    @property
    def symbol(self) -> str:
        """The symbol of a procedure."""
        outer = self.parent
        if self.bound:
            return self.bound
        if outer is None or outer.kind == "interface":
            return f"{self.name}_"
        return f"_Q{outer.prefix}P{self.name}"


@dataclass(frozen=True)
class Directive:
    """One directive, understood as far as its own text tells."""

    name: str
    place: Location
    scope: Scope | None
    named: tuple[str, ...]
    """What it is said of; empty for the procedure whose body it stands in."""
    settings: dict[str, str]


@dataclass
class Directives:
    """What a source says by directives."""

    found: list[Directive] = field(default_factory=list)
    problems: list[Diagnostic] = field(default_factory=list)
    bound: dict[str, str] = field(default_factory=dict)
    """Symbols that BIND(C) gives to procedures and variables, by their names."""
    text: str = ""
    """The source with calls of `HOOK` in the loops that are fixed points; empty where there are none."""


# ---- which sources have some


def texts(command: CommandLine, given: Input) -> Iterator[tuple[str, str, bytes]]:
    """The source and the files that it includes, each with the name that leads to it, its path and its text."""
    folders = [word.value for word in command.words if not isinstance(word, Input) and word.name in _FOLDERS]
    waiting = [("", given.path)]
    seen = {given.path}
    for name, path in waiting:
        try:
            with open(path, "rb") as file:
                text = file.read()
        except OSError:
            continue
        yield name, path, text
        for found in _INCLUDE.finditer(text):
            included = os.fsdecode(found[1])
            for folder in (os.path.dirname(path), os.path.dirname(given.path), *folders):
                candidate = os.path.join(folder or "", included)
                if candidate in seen:
                    break
                if len(seen) < _MOST_FILES and os.path.isfile(candidate):
                    seen.add(candidate)
                    waiting.append((included, candidate))
                    break


def has_directives(text: bytes) -> bool:
    """Whether a text may hold a directive of Enzyme's."""
    return b"enzyme" in text.lower() and (_OF_DIR.search(text) is not None or _SENTINEL.search(text) is not None)


def with_one_sentinel(text: bytes) -> bytes | None:
    """The text with `!$enzyme` spelled as `!dir$ e$`, which flang does not take for a comment, in the same columns;
    None where there is none."""
    if _SENTINEL.search(text) is None:
        return None

    def spelled(found: re.Match[bytes]) -> bytes:
        blank, after, mark = found.groups()
        is_continued = mark or _ends_in_mark(text, found.start())
        return blank + (b"!dir$ & " + after if is_continued else b"!dir$ e$" + after)

    return _SENTINEL.sub(spelled, text)


def _ends_in_mark(text: bytes, start: int) -> bool:
    """Whether the line before a place is a directive that goes on in the next one."""
    before = text[text.rfind(b"\n", 0, max(start - 1, 0)) + 1: max(start - 1, 0)].rstrip()
    return before.endswith(b"&") and _SENTINEL.match(before) is not None


# ---- what a preprocessed text says


_LINE = re.compile(r"#(?:line)? *(?:\"([^\"]*)\" (\d+)|(\d+)(?: +\"([^\"]*)\")?)")
_DIRECTIVE = re.compile(r"\s*!dir\$\s*(?:enzyme|e\$)\s*(.*)", re.IGNORECASE)
_GOES_ON = re.compile(r"(?:     |!\$?dir\$?)&", re.IGNORECASE)
_STRING = re.compile(r"'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"")
_LABEL = re.compile(r"\d+\s+")
_PREFIX = r"(?:[a-z][\w*]*(?:\s*\((?:[^()]|\([^()]*\))*\))?\s*(?:\*\s*\d+\s*)?)*?"
_BEGINS = (
    ("module", re.compile(r"module\s+(?!procedure\b|(?:\w+\s+)*(?:subroutine|function)\b)(?P<name>\w+)$")),
    ("module", re.compile(r"submodule\s*\(\s*(?P<of>\w+)\s*(?::\s*(?P<over>\w+)\s*)?\)\s*(?P<name>\w+)$")),
    ("program", re.compile(r"program\s+(?P<name>\w+)$")),
    ("data", re.compile(r"block\s*data\b(?P<name>)")),
    ("interface", re.compile(r"(?:abstract\s+)?interface(?P<name>)(?:\s+\w+(?:\s*\([^()]*\))?)?$")),
    ("procedure", re.compile(_PREFIX + r"\bsubroutine\s+(?P<name>\w+)")),
    ("procedure", re.compile(_PREFIX + r"\bfunction\s+(?P<name>\w+)\s*\(")),
    ("procedure", re.compile(r"module\s+procedure\s+(?P<name>\w+)$")),
)
_END = re.compile(
    r"end(?:\s*(?:subroutine|function|program|module|submodule|procedure|interface|block\s*data)\b.*)?$")
_USE = re.compile(r"use\b\s*(?:,\s*(?:non_)?intrinsic\s*)?(?:::)?\s*(\w+)\s*(?:,\s*(only\s*:)?(.*))?$")
_RENAMED = re.compile(r"(\w+)\s*=>\s*(\w+)")
_COMMON = re.compile(r"common\b\s*(?=/|\w)")
_BOUND = re.compile(r"bind\s*\(\s*c\s*(?:,\s*name\s*=\s*(?:\"(\w+)\"|'(\w+)'))?\s*\)", re.IGNORECASE)
_DO = re.compile(r"(?:\w+\s*:\s*)?do\b(?!\s*concurrent\b)(?!\s*=)")


def read(text: str, path: str) -> Directives:
    """The directives of what `flang -E` printed of the source at a path."""
    reader = _Reader(path)
    reader.read(text)
    return reader.made


class _Reader:
    def __init__(self, path: str) -> None:
        self.path = path
        self.made = Directives()
        self.scope: Scope | None = None
        self.pending: Directive | None = None
        """Of a loop that is yet to come."""

    def read(self, text: str) -> None:
        lines = text.split("\n")
        file, number, marks = self.path, 1, False
        at = 0
        while at < len(lines):
            first, line = at, lines[at]
            at += 1
            where = _LINE.fullmatch(line.strip()) if line.startswith("#") else None
            if where is not None:
                named = where[1] or where[4]
                number = int(where[2] or where[3])
                file = named or file
                continue
            while line.endswith("&") and at < len(lines) and (goes_on := _GOES_ON.match(lines[at])) is not None:
                line = line[:-1] + lines[at][goes_on.end():]
                at += 1
            directive = _DIRECTIVE.match(line)
            if directive is not None:
                self._directive(directive[1], self._place(file, number))
            elif line.strip() and not line.lstrip().startswith("!"):
                calls = [self._statement(statement) for statement in _statements(line)]
                call = "".join(calls)
                if call and not calls[-1]:
                    self._wrong(self._place(file, number), "other statements follow on the line of a loop that is a "
                                "fixed point", "give each of them a line of its own")
                elif call:
                    lines[at - 1] += call
                    marks = True
            number += at - first
        self._no_loop()
        if marks:
            self.made.text = "\n".join(lines)

    def _place(self, file: str, number: int) -> Location:
        """Where a directive stands in the user's text."""
        written = self.path if os.path.normpath(file) == os.path.normpath(self.path) else file
        column = 0
        try:
            with open(written, encoding="utf-8", errors="replace") as source:
                line = next((each for count, each in enumerate(source, 1) if count == number), "")
            column = len(line) - len(line.lstrip()) + 1
        except OSError:
            pass
        return Location(os.path.normpath(written), number, column)

    # ---- directives

    def _directive(self, text: str, place: Location) -> None:
        name = re.match(r"\w*", text)[0].lower()  # type: ignore[index]  # matches always
        if name not in NAMES:
            from enzyme_cc.autodiff.interface.spoken_names import did_you_mean

            self._wrong(place, f"there is no directive 'enzyme {name}'" if name else "the directive says nothing",
                        did_you_mean(name, NAMES) or f"there are {', '.join(NAMES)}")
            return
        named, settings, rest = _arguments(text[len(name):], _SETTINGS.get(name, ()))
        if rest:
            self._wrong(place, f"'{rest}' is not understood in the directive 'enzyme {name}'", _FORMS[name])
            return
        found = Directive(name, place, self.scope, tuple(named), settings)
        why = _incomplete(found)
        if why:
            self._wrong(place, f"the directive 'enzyme {name}' {why}", _FORMS[name])
        elif name == "fixed_point":
            self._no_loop()
            self.pending = found
        else:
            self.made.found.append(found)

    def _no_loop(self) -> None:
        if self.pending is not None:
            self._wrong(self.pending.place, "the directive 'enzyme fixed_point' stands before no loop",
                        "put it before a 'do' or 'do while' statement; 'do concurrent' is none")
            self.pending = None

    def _wrong(self, place: Location, message: str, help: str = "") -> None:
        self.made.problems.append(error(message, place, code=CODE, help=help))

    # ---- statements

    def _statement(self, statement: str) -> str:
        """Follow a statement; what is to stand behind it."""
        plain = _STRING.sub("''", statement).strip().lower()
        plain = _LABEL.sub("", plain, count=1) if plain[:1].isdigit() else plain
        if not plain:
            return ""
        if self.pending is not None:
            directive, is_loop = self.pending, _DO.match(plain) is not None
            if not is_loop:
                self._no_loop()
            else:
                self.pending = None
                return _call(directive)
        if _END.match(plain):
            self.scope = self.scope.parent if self.scope is not None else None
        elif not self._begins(plain, statement):
            self._within(plain, statement)
        return ""

    def _begins(self, plain: str, statement: str) -> bool:
        for kind, pattern in _BEGINS:
            found = pattern.match(plain)
            if found is None:
                continue
            if kind == "procedure" and self.scope is not None and self.scope.kind == "interface" and (
                    plain.startswith("module procedure")):
                return True
            name = found["name"]
            if "of" in found.groupdict() and found["of"]:
                name = f"{found['of']}{'S' + found['over'] if found['over'] else ''}S{name}"
            bound = _bound_name(statement, name) if kind == "procedure" else ""
            if bound:
                self.made.bound[name] = bound
            self.scope = Scope(kind, name, self.scope, bound)
            return True
        return False

    def _within(self, plain: str, statement: str) -> None:
        if self.scope is None:  # a main program without its statement
            self.scope = Scope("program", "", None)
        used = _USE.match(plain)
        if used is not None:
            listed = used[3] or ""
            renamed = {local: name for local, name in _RENAMED.findall(listed)}
            names = frozenset(each.split("=>")[0].strip() for each in listed.split(","))
            self.scope.uses.append(Use(used[1], renamed, names if used[2] else None))
        elif _COMMON.match(plain):
            block = ""
            for part in re.findall(r"/\s*(\w*)\s*/|(\w+)\s*(?:\([^()]*\))?", plain.partition("common")[2]):
                if part[1]:
                    self.scope.blocks[part[1]] = block
                else:
                    block = part[0]
        elif "::" in plain and "bind" in plain:
            for name in re.findall(r"\w+", plain.partition("::")[2]):
                self.made.bound.setdefault(name, _bound_name(statement, name))


def _bound_name(statement: str, name: str) -> str:
    """The symbol that BIND(C) gives to a name; empty without it."""
    found = _BOUND.search(statement)
    return "" if found is None else found[1] or found[2] or name


def _statements(line: str) -> list[str]:
    """The statements of a line, without a comment."""
    marked = _STRING.sub(lambda found: found[0].replace(";", "\0").replace("!", "\1"), line).partition("!")[0]
    return [each.replace("\0", ";").replace("\1", "!") for each in marked.split(";")]


# ---- arguments


_FORMS = {
    "inactive": "inactive, inactive(procedure), inactive(variable), inactive(/block/)",
    "no_escaping_allocation": "no_escaping_allocation, no_escaping_allocation(procedure)",
    "shadow": "shadow(variable, shadow=other), shadow(/block/, shadow=/other/)",
    "custom_rule": "custom_rule [(procedure)] (augmented=a, reverse=r), custom_rule [(procedure)] (forward=f)",
    "fixed_point": "fixed_point(variable, ...) [reduction(r)] [max_iters(n)] [control(procedure)]",
}


def _arguments(text: str, keys: tuple[str, ...]) -> tuple[list[str], dict[str, str], str]:
    """What a directive is said of, its settings, and what is not understood. They stand in one pair of parentheses or
    in several: `(x, shadow=y)`, `(x) (shadow=y)`, `(x) reduction(1d-9)`."""
    named: list[str] = []
    settings: dict[str, str] = {}
    rest = text.strip().lstrip(",").strip()
    while rest:
        key = re.match(r"(\w+)\s*(?=\()", rest)
        body = _parenthesised(rest[key.end():] if key is not None else rest)
        if body is None or (key is not None and key[1].lower() not in keys):
            return named, settings, rest
        if key is not None:
            settings[key[1].lower()] = body.strip()
        else:
            for each in _separated(body):
                setting = re.fullmatch(r"(\w+)\s*=(?!=)\s*(.+)", each)
                if setting is None:
                    named.append(each.lower())
                elif setting[1].lower() in keys:
                    settings[setting[1].lower()] = setting[2].strip()
                else:
                    return named, settings, each
        rest = rest[(key.end() if key is not None else 0) + len(body) + 2:].strip().lstrip(",").strip()
    return named, settings, ""


def _parenthesised(text: str) -> str | None:
    """What stands between the parentheses that a text begins with."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return text[1:at] if at else None
    return None


def _separated(text: str) -> list[str]:
    """What commas outside of parentheses separate."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def _incomplete(directive: Directive) -> str:
    """What is missing, empty if nothing is."""
    named, settings = directive.named, directive.settings
    if directive.name == "shadow":
        return "" if len(named) == 1 and "shadow" in settings else "needs a variable and its shadow"
    if directive.name == "fixed_point":
        return "" if named else "needs the variables that are the state"
    if directive.name == "custom_rule":
        if len(named) > 1:
            return "is for one procedure"
        if "augmented" in settings and "reverse" in settings:
            return ""
        if "augmented" in settings or "reverse" in settings:
            return f"has no {'reverse' if 'augmented' in settings else 'augmented'} procedure"
        return "" if "forward" in settings else "has no rule"
    return ""


def _call(directive: Directive) -> str:
    """The call that marks the loop in whose body it stands first."""
    settings = directive.settings
    reduction = f"real({settings['reduction']}, 8)" if "reduction" in settings else "-1.0_8"
    most = f"int({settings['max_iters']}, 8)" if "max_iters" in settings else "-1_8"
    given = [f"%val({reduction})", f"%val({most})", settings.get("control", "%val(0_8)")]
    for name in directive.named:
        given += [f"%val(loc({name}))", f"%val(int(sizeof({name}), 8))"]
    return f"; call {HOOK}({', '.join(given)})"
