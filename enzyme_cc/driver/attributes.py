"""Enzyme's attributes in the text of a source: where they stand, and what every clang understands instead.

Upstream a plugin teaches clang `__attribute__((enzyme_inactive))`, `[[enzyme::inactive]]` and their kin. Without it
clang ignores them. Here each one is found in the text by the grammar of attributes, and its name replaced by a name
of the same length: a macro of the command line, which stands for `annotate("enzyme_inactive")`. So every line and
every column of the text stays what it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

ANNOTATIONS = {
    "inactive": "enzyme_inactive",
    "inactive_noblock": "enzyme_inactive",
    "nofree": "enzyme_nofree",
    "shouldrecompute": "enzyme_shouldrecompute",
    "elementwise_read": "enzyme_elementwise_read",
    "sparse_accumulate": "enzyme_sparse_accumulate",
    "notypeanalysis": "enzyme_ta_norecur",
}
"""Attributes without arguments, and the annotation that each one is."""
NAMED = {"function_like": "enzyme_function_like=", "math": "enzyme_function_like=", "annotate": ""}
"""Attributes that name a function in quotes; and annotations, whose name is what they say."""
LOOPS = ("checkpoint", "checkpointing_enable")
"""Attributes of loops, which say how much memory the derivative is to take."""
UNSUPPORTED = ("shadow", "set_mincut")
KNOWN = (*ANNOTATIONS, *NAMED, *LOOPS, *UNSUPPORTED)
"""All, and `annotate`, which is clang's own."""

LOOP_NOTE = "the steps of this loop are all kept for the derivative: checkpointing is not supported yet"

_TOKEN = re.compile(
    rb"""(?P<blank>(?://(?:\\\r?\n|[^\n])*|/\*.*?(?:\*/|\Z)|\\\r?\n|\s+)+)
    |(?P<string>(?:u8|[uUL])?R"(?P<end>[^()\\\s]{0,16})\(.*?\)(?P=end)"
       |(?:u8|[uUL])?"(?:\\.|[^"\\\n])*"|(?:u8|[uUL])?'(?:\\.|[^'\\\n])*')
    |(?P<word>[A-Za-z_$\x80-\xff][\w$\x80-\xff]*)
    |(?P<number>\.?\d(?:[eEpP][+-]|'\w|[\w.])*)
    |(?P<mark>::|\#\#|.)""",
    re.DOTALL | re.VERBOSE,
)
_SCOPES = {b"enzyme": b"e", b"__enzyme__": b"E", b"gnu": b"n", b"__gnu__": b"N", b"clang": b"l", b"_Clang": b"L"}
_OPEN, _CLOSE = (b"(", b"[", b"{"), (b")", b"]", b"}")


@dataclass(frozen=True)
class Edit:
    """Bytes of a text that are to be read as others."""

    start: int
    end: int
    attribute: str
    """The attribute; empty for a scope in front of several."""
    form: str
    """How it is spelled: `g` in `__attribute__`, a letter of a scope or `b` for none in brackets, `u` after `using`."""
    arguments: int = 0
    """Where the text of the arguments ends, 0 where there are none."""

    @property
    def macro(self) -> str:
        """The name that stands in the text instead: one for each attribute, spelling and length."""
        if not self.attribute:
            return "_Clang"
        code = f"__eZ{self.form}{KNOWN.index(self.attribute):x}{'a' if self.arguments else ''}"
        return code.ljust(self.end - self.start, "_")

    def definition(self, check: str, marked: bool) -> str:
        """The macro's definition, as in `-D`; `check` is said of the declaration, too, if it is not empty.

        `marked`: so that declarations show it, too, see `MARK`.
        """
        if self.attribute in LOOPS:
            return f'{self.macro}{"(...)" if self.arguments else ""}=_Pragma("message(\\"{LOOP_NOTE}\\")")'
        parameter = "(name)" if self.attribute in NAMED else ""
        return f"{self.macro}{parameter}={self.body(check, 'name' if parameter else '', marked)}"

    def body(self, check: str, name: str = "", marked: bool = False) -> str:
        """The attributes that it stands for, `name` being what the text of a name is."""
        is_gnu = self.form in "gG"
        scope = "" if is_gnu or self.form in "uU" else "_Clang::"
        first = (NAMED | ANNOTATIONS)[self.attribute]
        said = " ".join(filter(None, (first and f'"{first}"', name)))
        listed = [f"{scope}{check}"] if check else []
        listed.append(f"{scope}__annotate__({said})")
        if marked:
            listed.append(f"{MARK}{'' if is_gnu else 's'}({said})")
        return ", ".join(listed)


MARK = "__eZmark"
"""A macro behind an annotation, with an `s` in brackets. In bitcode that nobody makes native code of, it puts what is
declared into a section of the annotation's name: of what is only declared, variables and before clang 18 functions,
LLVM keeps no annotation. The place is part of the name, since a section must not hold data of several kinds."""
_SECTION = '__section__(name ":" __FILE__ ":" __eZline)'
UNMARKED = (f"-D{MARK}(name)=", f"-D{MARK}s(name)=")
MARKED = (f"-U{MARK}", f"-D{MARK}(name)={_SECTION}", f"-U{MARK}s", f"-D{MARK}s(name)=gnu::{_SECTION}",
          "-D__eZline=__eZtext(__LINE__)", "-D__eZtext(line)=__eZquoted(line)", "-D__eZquoted(line)=#line")


class _Token(NamedTuple):
    kind: str
    text: bytes
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


@dataclass(frozen=True)
class Found:
    """What a text says of Enzyme's attributes."""

    edits: tuple[Edit, ...]
    is_clear: bool
    """Whether no further word may be one, by way of a macro or in a spelling that makes none."""
    of_variables: bool
    """Whether one may be said of a variable that is declared, but not defined."""
    of_members: tuple[int, ...]
    """Where one is said of a static member of a class, which is defined elsewhere."""
    macros: frozenset[str]
    """The macros of the program that hold some."""
    defined: frozenset[str]
    """The macros of the program that have an attribute's name."""


_KNOWN_WORD = re.compile(
    rb"enzyme(?:_|\s*::?\s*)(?:" + "|".join(KNOWN).encode() + rb")(?:__)?\b"
    rb"|enzyme_\w*\s*\#\#|define\s+enzyme\b|annotate")
_ANY_WORD = re.compile(
    rb"(?<![\w\"])enzyme(?:_(?!(?:const|dup|dupnoneed|out|width|primal_return|noret|runtime_activity|strong_zero)\b)\w"
    rb"|[ \t]*::?)|__enzyme_\w+__")
_KEYWORD = re.compile(rb"\[\[|__attribute|__declspec")


def may_hold_attributes(text: bytes) -> bool:
    """Whether a text is worth to be looked at closely: most that have the word only ask for derivatives."""
    return _KNOWN_WORD.search(text) is not None or (
        _ANY_WORD.search(text) is not None and _KEYWORD.search(text) is not None)


def attributes_in(text: bytes) -> Found:
    """The attributes of Enzyme's in a text."""
    tokens = [_Token(found.lastgroup or "", found[0], found.start())
              for found in _TOKEN.finditer(text) if found.lastgroup != "blank"]
    tokens += [_Token("mark", b"", len(text))] * 4
    edits: list[Edit] = []
    macros: set[str] = set()
    members: list[int] = []
    clear, variables = True, False
    for place, token in enumerate(tokens):
        if token.text in (b"__attribute__", b"__attribute"):
            found, fine = _of_gnu(tokens, place + 1)
        elif token.text == b"[" and tokens[place + 1].text == b"[":
            found, fine = _of_brackets(tokens, place + 2)
        else:
            continue
        edits += found
        clear = clear and fine
        if found:
            macro = _DEFINED.match(_logical_line(text, token.start))
            if macro is not None:
                macros.add(macro[1].decode(errors="replace"))
            elif _is_of_variable(tokens, place):
                variables = True
                if _is_in_class(tokens, place):
                    members.append(found[0].start)
    taken = {edit.start for edit in edits}
    clear = clear and not any(_may_be_one(tokens, place, taken) for place in range(len(tokens)))
    return Found(tuple(edits), clear, variables, tuple(members), frozenset(macros),
                 frozenset(found[1].decode() for found in _DEFINES_NAME.finditer(text)))


_DEFINED = re.compile(rb"[ \t]*#[ \t]*define[ \t]+(\w+)")
_DEFINES_NAME = re.compile(rb"^[ \t]*#[ \t]*define[ \t]+(_*enzyme_\w+)", re.MULTILINE)
_ENDS = (b";", b"{", b"}", b"")


def _logical_line(text: bytes, place: int) -> bytes:
    """The text from the start of a line to a place in it, lines before that end in a backslash included."""
    start = text.rfind(b"\n", 0, place) + 1
    while text[max(start - 3, 0):start].rstrip(b"\r\n")[-1:] == b"\\":
        start = text.rfind(b"\n", 0, start - 1) + 1
    return text[start:place]


def _is_of_variable(tokens: list[_Token], place: int) -> bool:
    """Whether the declaration around a list of attributes may declare a variable that is defined elsewhere."""
    before = place
    while before > 0 and tokens[before - 1].text not in _ENDS:
        before -= 1
    words = [token.text for token in tokens[before:place]]
    if not {b"extern", b"static"}.intersection(words) or {b"(", b"inline", b"constexpr"}.intersection(words):
        return False
    after = _closed(tokens, place + 1 if tokens[place].text != b"[" else place) + 1
    while tokens[after].kind in ("word", "string") or tokens[after].text in (b"*", b"&", b"::"):
        after += 1
    return tokens[after].text != b"("


def _is_in_class(tokens: list[_Token], place: int) -> bool:
    """Whether the brackets around a place are those of a class."""
    depth = 0
    for before in range(place - 1, -1, -1):
        text = tokens[before].text
        depth += (text == b"}") - (text == b"{")
        if depth < 0:
            head = before - 1
            while head >= 0 and tokens[head].text not in (b";", b"{", b"}", b"(", b")", b"="):
                if tokens[head].text in (b"class", b"struct", b"union"):
                    return True
                head -= 1
            return False
    return False


def declares_variable(text: bytes, macros: frozenset[str]) -> bool:
    """Whether a text declares a variable by `extern` or `static` with one of the macros."""
    return any(re.search(rb"\b(?:extern|static)\b[^;(){}]*\b" + name.encode() + rb"\b", text) for name in macros)


def _may_be_one(tokens: list[_Token], place: int, taken: set[int]) -> bool:
    """Whether a word outside of all lists of attributes may come to be one."""
    token = tokens[place]
    if token.kind != "word" or token.start in taken or not token.text.strip(b"_").startswith(b"enzyme"):
        return False
    if tokens[place + 1].text == b"##" or (token.text == b"enzyme" and tokens[place - 1].text == b"define"):
        return True
    name = plain(token.text.decode(errors="replace"))
    return name in KNOWN and name != "nofree" and tokens[place - 1].text not in (b"int", b"*", b"&")


def plain(name: str) -> str:
    """An attribute's name without Enzyme's prefix and without underscores around it; empty for another's."""
    bare = name.strip("_")
    return bare.removeprefix("enzyme_") if bare.startswith("enzyme_") else ""


def _of_gnu(tokens: list[_Token], place: int) -> tuple[list[Edit], bool]:
    """The attributes in `((...))`, and whether there is no other of Enzyme's."""
    if tokens[place].text != b"(" or tokens[place + 1].text != b"(":
        return [], True
    edits, place, fine = _listed(tokens, place + 2, b"g")
    return (edits, fine) if tokens[place].text == b")" else ([], not edits and fine)


def _of_brackets(tokens: list[_Token], place: int) -> tuple[list[Edit], bool]:
    """The attributes in `[[...]]`, and whether there is no other of Enzyme's."""
    edits: list[Edit] = []
    form = b"b"
    if tokens[place].text == b"using" and tokens[place + 2].text == b":":
        scope = tokens[place + 1]
        form = b"?"
        if scope.text in (b"enzyme", b"clang", b"_Clang"):
            form = b"u" if scope.text == b"enzyme" else b"U"
        place += 3
        edits, place, fine = _listed(tokens, place, form)
        if edits and form == b"u":
            edits.insert(0, Edit(scope.start, scope.end, "", "u"))
    else:
        edits, place, fine = _listed(tokens, place, form)
    if tokens[place].text == b"]" and tokens[place + 1].text == b"]":
        return edits, fine
    return [], not edits and fine


def _listed(tokens: list[_Token], place: int, form: bytes) -> tuple[list[Edit], int, bool]:
    """The attributes from a place on, where the list ends, and whether all of Enzyme's are of a form that is known.

    `form`: how those without a scope are spelled; `u` where the scope was said before, `?` where it is a foreign one.
    """
    edits: list[Edit] = []
    fine = True
    while True:
        while tokens[place].text == b",":
            place += 1
        first = last = tokens[place]
        if first.kind != "word":
            return edits, place, fine
        scope = b""
        place += 1
        if form == b"b" and tokens[place].text == b"::" and tokens[place + 1].kind == "word":
            scope, last = first.text, tokens[place + 1]
            place += 2
        arguments, start = 0, place
        if tokens[place].text == b"(":
            place = _closed(tokens, place)
            arguments = tokens[place].end
            place += 1
        name = last.text.decode(errors="replace")
        if scope.strip(b"_") == b"enzyme" or form == b"u":
            name = "enzyme_" + name.strip("_")
        spelled = _SCOPES.get(scope, b"") if scope else {b"U": b"u"}.get(form, form)
        if spelled == b"g" and last.text.startswith(b"__"):
            spelled = b"G"
        known = plain(name)
        if name.strip("_") == "annotate" and scope in (b"", b"clang", b"_Clang") and _says_known(tokens[start:place]):
            known = "annotate"
        if known or name.strip("_").startswith("enzyme"):
            edit = Edit(first.start, last.end, known, spelled.decode(), arguments)
            if spelled in (b"", b"?") or not _is_right(edit, tokens[start:place]):
                fine = False
            else:
                edits.append(edit)


def _says_known(arguments: list[_Token]) -> bool:
    """Whether the argument of an annotation is a string of Enzyme's."""
    if len(arguments) != 3 or arguments[1].kind != "string":
        return False
    said = arguments[1].text.decode(errors="replace").strip('"')
    return said in ANNOTATIONS.values() or said.startswith(("enzyme_function_like=", "enzyme_math="))


def _is_right(edit: Edit, arguments: list[_Token]) -> bool:
    """Whether an attribute is a known one and has the arguments that it takes."""
    inside = arguments[1:-1]
    if edit.attribute in LOOPS:
        return edit.end - edit.start >= len("__eZu0a")
    if edit.end - edit.start < len("__eZu0a") - (edit.attribute in ANNOTATIONS):
        return False
    if edit.attribute in NAMED:
        return bool(inside) and all(token.kind in ("string", "word") or token.text == b"#" for token in inside)
    return edit.attribute in ANNOTATIONS and not edit.arguments


def _closed(tokens: list[_Token], place: int) -> int:
    """The place of the bracket that closes the one at a place."""
    depth = 0
    while place < len(tokens) - 4:
        depth += (tokens[place].text in _OPEN) - (tokens[place].text in _CLOSE)
        if depth == 0:
            return place
        place += 1
    return place


def replaced(text: bytes, edits: tuple[Edit, ...]) -> bytes:
    """The text with the macros in place of the attributes; every line and column stays."""
    return b"".join(_pieces(text, [(edit.start, edit.end, edit.macro.encode()) for edit in edits]))


def replaced_outright(text: bytes, edits: tuple[Edit, ...], check: str) -> bytes:
    """The text with annotations in place of the attributes: preprocessed text has no macros."""
    changes = []
    for edit in edits:
        if not edit.attribute:
            changes.append((edit.start, edit.end, b"_Clang"))
        elif edit.attribute in LOOPS:
            changes.append((edit.start, edit.arguments or edit.end, b""))
        elif edit.attribute in NAMED:
            name = text[edit.end:edit.arguments].decode(errors="surrogateescape").strip()[1:-1]
            changes.append((edit.start, edit.arguments, edit.body(check, name).encode(errors="surrogateescape")))
        else:
            changes.append((edit.start, edit.end, edit.body(check).encode()))
    return b"".join(_pieces(text, changes))


def _pieces(text: bytes, changes: list[tuple[int, int, bytes]]) -> Iterator[bytes]:
    at = 0
    for start, end, other in sorted(changes):
        yield text[at:start]
        yield other
        at = end
    yield text[at:]
