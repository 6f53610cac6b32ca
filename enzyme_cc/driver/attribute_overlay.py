"""Commands whose sources use Enzyme's attributes: the compiler reads the texts with annotations instead.

The texts that it reads lie in files without names, which stand in the place of the user's by an overlay of its file
system: names, sizes and times are those of the user's files, for `__FILE__`, debug information, `-MD` and precompiled
headers. Its messages speak of the user's text again. Where a word may be an attribute by way of a macro, the front end
runs once more to say whether it is one.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

from enzyme_cc.driver import process
from enzyme_cc.driver.attributes import (
    KNOWN,
    LOOPS,
    NAMED,
    UNMARKED,
    UNSUPPORTED,
    Edit,
    Found,
    attributes_in,
    declares_variable,
    may_hold_attributes,
    plain,
    replaced,
    replaced_outright,
)
from enzyme_cc.driver.command_line import ASSEMBLY, LINK, OBJECT, CommandLine, Input
from enzyme_cc.driver.front_end import UNTOUCHED, bitcode_words, common_words, input_words, waits_for_lto
from enzyme_cc.driver.process import run_for_messages, run_for_output
from enzyme_cc.driver.source_texts import WORD, files
from enzyme_cc.toolchain.compilers import Compiler

_IGNORED = re.compile(r"^(.*?):(\d+):(\d+): (?:warning|error): .*attribute '([^']*)'.*$", re.MULTILINE)
_MACRO = re.compile(r"^(.*?):(\d+):(\d+): note: expanded from (?:macro '.*'|here)$", re.MULTILINE)
_NAMESPACE = re.compile(rb"\benzyme\s*::\s*$|\busing\s+enzyme\s*:[^\]]*$")
_MOST_RUNS = 4

_CHECK = '__no_sanitize__("address")'
"""An attribute that does nothing without a sanitizer, and that clang refuses on all but functions and globals."""
_SNIPPET = rb"(?:[^\n]*(?:__eZ|message\()[^\n]*\n)?(?:[ |\x1b\[\d;m]*[~^][^\n]*\n)?"
_OWN_MACRO = re.compile(
    rb"^(?:\x1b\[[\d;]*m)*<(?:command line>:[^\n]*__eZ[^\n]*\n"
    rb"|(?:command line|scratch space)>:[^\n]*expanded from here[^\n]*\n(?=[^\n]*(?:__eZ|message\()))" + _SNIPPET,
    re.MULTILINE)
"""What clang says of where our macros come from: the lines of a note. Those of others have no such text below them."""
_STAND_IN = re.compile(rb"'(?:_Clang::|clang::)?(?:__)?(?:no_sanitize|annotate)(?:__)?' attribute")


@dataclass
class Overlay:
    """What a command is given beside its own words."""

    words: list[str] = field(default_factory=list)
    problems: str = ""
    source: int | None = None
    """What is read in the place of standard input."""


@dataclass
class _File:
    path: str
    text: bytes
    found: Found
    edits: list[Edit]
    is_preprocessed: bool


def overlay(compiler: Compiler, command: CommandLine, inputs: Iterable[Input], source: int | None = None) -> Overlay:
    """The overlay for a command some of whose sources use the word; nothing where it is no attribute."""
    read: dict[str, _File] = {}
    clear = True
    for given in inputs:
        for path, text in _texts(command, given, source):
            if path in read or WORD not in text or not may_hold_attributes(text):
                continue
            found = attributes_in(text)
            read[path] = _File(path, text, found, list(found.edits), path == given.path and _is_preprocessed(given))
            clear = clear and found.is_clear
    defined = {re.split(r"\W", word.value, maxsplit=1)[0] for word in command.words if word.name == "-D"}
    defined = {name for name in defined if plain(name)}.union(*(file.found.defined for file in read.values()))
    for file in read.values() if defined else ():  # what such a name means, only the preprocessor knows
        file.edits = [e for e in file.edits if file.text[e.start:e.end].decode(errors="replace") not in defined]
        clear = False
    check = "" if any(word.words[0].startswith("-fsanitize=") for word in command.words) else _CHECK
    problems = "" if clear else _clarified(compiler, command, list(inputs), read, check)
    if problems:
        return Overlay(problems=problems)
    changed = [file for file in read.values() if file.edits]
    if not changed:
        return Overlay()
    marked = command.mode in (OBJECT, ASSEMBLY, LINK) and _need_marks(compiler, changed)
    made = Overlay(_words(changed, check, marked))
    if marked:
        made.problems = _unmarkable(changed)
    if command.emit_llvm or waits_for_lto(command):
        if marked and not made.problems:
            made.problems = _lost(compiler, command, list(inputs), made.words)
        if any(edit.attribute in _MATTERING for file in changed for edit in file.edits):
            made.words += UNTOUCHED  # else functions would be inlined before anybody reads what is said of them
    if made.problems:
        return made
    process.mended = _mending(changed)
    if os.isatty(2):
        made.words.append("-fcolor-diagnostics")
    standard = read.get("-")
    if standard is not None and standard.edits:
        made.source = _nameless("source", _changed(standard, check))
    return made


def _need_marks(compiler: Compiler, changed: list[_File]) -> bool:
    """Whether LLVM may not have the annotations of what is only declared: functions, before clang 18, and variables."""
    if not any(edit.attribute in _MATTERING for file in changed for edit in file.edits):
        return False
    macros = frozenset[str]().union(*(file.found.macros for file in changed))
    if any(file.found.of_variables or declares_variable(file.text, macros) for file in changed):
        return True
    named = re.search(r"(?:clang|llvm)-(\d+)", os.path.realpath(compiler.program))
    if named is not None:
        return int(named[1]) < 18
    code, version = run_for_output(compiler, ["-dumpversion"], silent=True)
    return code == 0 and version.partition(b".")[0].isdigit() and int(version.partition(b".")[0]) < 18


def _unmarkable(changed: list[_File]) -> str:
    """Attributes that cannot be had of what is only declared, as text for the user."""
    problems = []
    for file in changed:
        for edit in file.edits:
            said = file.text[edit.start:edit.end].decode(errors="replace")
            if edit.attribute not in _MATTERING:
                continue
            if edit.start in file.found.of_members:
                problems.append(_said(
                    _place(file, edit.start),
                    f"the attribute '{said}' of a static member is lost where the class is only used",
                    "register the member in each file that asks for derivatives: "
                    "void *__enzyme_inactive_global_NAME[] = {(void *)&CLASS::NAME};"))
            elif edit.form in "uU":
                problems.append(_said(
                    _place(file, edit.start), f"the attribute '{said}' cannot follow 'using' here",
                    f"write [[enzyme::{edit.attribute}]]"))
    return "".join(problems)


def _place(file: _File, start: int) -> str:
    line_start = file.text.rfind(b"\n", 0, start) + 1
    return f"{file.path}:{file.text.count(bytes([10]), 0, start) + 1}:{start - line_start + 1}"


_MATTERING = ("inactive", "inactive_noblock", *NAMED)
"""Attributes that change a derivative."""
_DECLARED = re.compile(r'^(?:declare|@.* = external).*@?.* section "(enzyme_\w+)', re.MULTILINE)
_NAME = re.compile(r'@("[^"]*"|[\w.$]+)')


def _lost(compiler: Compiler, command: CommandLine, inputs: list[Input], more: list[str]) -> str:
    """What is declared only, and whose attribute would be lost in LLVM's own files."""
    problems: dict[str, None] = {}
    for given in inputs:
        words = [*more, *bitcode_words(command, always_marked=True), "-S", "-w"]
        _, text = run_for_output(compiler, [*words, "-o", "-", *input_words(given)], silent=True)
        for found in _DECLARED.finditer(text.decode(errors="replace")):
            name = _NAME.search(found[0])
            if name is not None:
                symbol = name[1].strip('"')
                registration = ("inactivefn_NAME[] = {(void *)NAME}" if found[0].startswith("declare")
                                else "inactive_global_NAME[] = {(void *)&NAME}")
                problems[_said(
                    given.path,
                    f"the attribute '{found[1]}' of '{symbol}', which is only declared here, would be lost in files of "
                    "LLVM's own (-flto, -emit-llvm)",
                    f"register it in a file of the program: void *__enzyme_{registration};")] = None
    return "".join(problems)


def _texts(command: CommandLine, given: Input, source: int | None) -> Iterable[tuple[str, bytes]]:
    if given.path == "-" and source is not None:
        yield "-", process.content_of(source)
    yield from files(command, given)


def _is_preprocessed(given: Input) -> bool:
    if given.language is not None:
        return given.language.endswith("cpp-output")
    return os.path.splitext(given.path)[1] in (".i", ".ii", ".mi", ".mii")


def _changed(file: _File, check: str) -> bytes:
    edits = tuple(file.edits)
    return replaced_outright(file.text, edits, check) if file.is_preprocessed else replaced(file.text, edits)


def _words(changed: list[_File], check: str, marked: bool) -> list[str]:
    """The words that make the compiler read the changed texts."""
    roots = []
    for file in changed:
        if file.path == "-":
            continue
        contents = _nameless("source", _changed(file, check))
        status = os.stat(file.path)
        os.utime(contents, ns=(status.st_atime_ns, status.st_mtime_ns))
        for name in dict.fromkeys((os.path.abspath(file.path), os.path.realpath(file.path))):
            roots.append({"type": "file", "name": name, "external-contents": f"/proc/self/fd/{contents}"})
    words = []
    if roots:
        files = {"version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots}
        # clang's driver keeps a plain -ivfsoverlay from the front end where a source is preprocessed already
        words += ["-Xclang", "-ivfsoverlay", "-Xclang",
                  f"/proc/self/fd/{_nameless('overlay', json.dumps(files).encode())}"]
    macros = {
        edit.definition(check, marked and edit.attribute in _MATTERING)
        for file in changed for edit in file.edits if edit.attribute}
    return [*words, *(f"-D{definition}" for definition in sorted(macros)), *(UNMARKED if marked else ())]


def _nameless(name: str, content: bytes) -> int:
    """A file without a name, which the compiler, our child, reads through /proc."""
    file = os.memfd_create(name, 0)
    while content:
        content = content[os.write(file, content):]
    return file


def _mending(changed: list[_File]) -> process.Mend:
    """What makes the compiler's messages speak of the user's text."""
    written: dict[bytes, bytes] = {}
    for file in changed:
        for edit in file.edits:
            if edit.attribute:
                written[edit.macro.encode()] = file.text[edit.start:edit.end]

    def mend(text: bytes) -> bytes:
        text = _STAND_IN.sub(b"an attribute of Enzyme", _OWN_MACRO.sub(b"", text))
        for macro, attribute in written.items():
            text = text.replace(macro, attribute)
        return text

    return mend


# -- words that are attributes by way of macros, and attributes that are none ----------------------------------


def _clarified(
    compiler: Compiler, command: CommandLine, inputs: list[Input], read: dict[str, _File], check: str
) -> str:
    """Find the attributes that only the front end sees; what is wrong with those that cannot be had."""
    tried: dict[tuple[str, int], str] = {}
    for _ in range(_MOST_RUNS):
        left = _left_over(compiler, command, inputs, _words([f for f in read.values() if f.edits], check, False))
        problems: dict[str, None] = {}
        news = False
        for name, places in left:
            spot = _spot(read, places, name)
            attribute = plain(name.replace("::", "_"))
            if spot is None or attribute not in KNOWN or attribute in UNSUPPORTED:
                problems[_problem(name, places[0])] = None
                continue
            file, start, end = spot
            form = tried.get((file.path, start))
            following = file.text[end:].lstrip()[:1] == b"("
            needs = attribute in NAMED or (attribute in LOOPS and following)
            if form == "b" or following != needs:
                problems[_problem(name, places[0], has_arguments=following)] = None
                continue
            form = "g" if form is None else "b"
            tried[file.path, start] = form
            file.edits = [edit for edit in file.edits if edit.start != start]
            file.edits.append(Edit(start, end, attribute, form, end + 1 if following else 0))
            news = True
        if problems or not news:
            return "".join(problems)
    return ""


def _left_over(
    compiler: Compiler, command: CommandLine, inputs: list[Input], more: list[str]
) -> list[tuple[str, list[tuple[str, int, int]]]]:
    """The attributes of Enzyme's that the compiler would ignore, each with its places: where it is used first."""
    words = [word for word in common_words(command) if word != "-w" and not word.startswith("-Werror")]
    words += ["-fsyntax-only", "-Wno-everything", "-Wunknown-attributes", "-fno-color-diagnostics",
              "-fno-caret-diagnostics", "-Qunused-arguments", "-ferror-limit=0", *more]
    found: dict[tuple[str, tuple[tuple[str, int, int], ...]], None] = {}
    for given in inputs:
        _, messages = run_for_messages(compiler, [*words, *input_words(given)])
        text = messages.decode(errors="replace")
        for one in _IGNORED.finditer(text):
            end = _IGNORED.search(text, one.end())
            matches = [one, *_MACRO.finditer(text, one.end(), end.start() if end else len(text))]
            places = tuple((match[1], int(match[2]), int(match[3])) for match in matches)
            name = one[4]
            if "enzyme" not in name and any(map(_is_of_namespace, places)):
                name = f"enzyme::{name}"
            if name.strip("_").removeprefix("clang::").removeprefix("gnu::").startswith("enzyme") or "annotate" in name:
                found[name, places] = None
    return [(name, list(places)) for name, places in found]


def _is_of_namespace(place: tuple[str, int, int]) -> bool:
    """Whether `enzyme::` stands in front of the attribute named at a place: clang up to 20 leaves it out."""
    try:
        with open(place[0], "rb") as file:
            line = next((text for number, text in enumerate(file, 1) if number == place[1]), b"")
    except OSError:
        return False
    before, after = line[: place[2] - 1], line[place[2] - 1:]
    return _NAMESPACE.search(before) is not None or re.match(rb"enzyme\s*:", after) is not None


def _spot(
    read: dict[str, _File], places: list[tuple[str, int, int]], name: str
) -> tuple[_File, int, int] | None:
    """Where an attribute's name is written, as far as it is written out in one place."""
    for path, line, column in places:
        file = read.get(path) or read.get(os.path.normpath(path))
        if file is None:
            continue
        lines = file.text.split(b"\n")
        start = sum(map(len, lines[: line - 1])) + line - 1 + column - 1
        word = re.compile(rb"(?:__)?enzyme_\w+").match(file.text, start)
        if word is not None and plain(word[0].decode()) in KNOWN:
            return file, word.start(), word.end()
    return None


def _problem(name: str, place: tuple[str, int, int], has_arguments: bool = False) -> str:
    """What is wrong with an attribute, as text for the user."""
    attribute = plain(name.replace("::", "_").removeprefix("clang_").removeprefix("gnu_"))
    if attribute in UNSUPPORTED:
        what, remedy = f"the attribute '{name}' is not supported yet", "take it out"
    elif attribute in NAMED:
        what = f"the attribute '{name}' takes the name of a known function in quotes"
        remedy = 'write __attribute__((enzyme_function_like("log1p")))'
    elif attribute in KNOWN:
        what = f"the attribute '{name}' "
        what += "takes no arguments" if has_arguments else "is put together by macros, or otherwise not to be followed"
        remedy = f'write __attribute__((enzyme_{attribute})) or __attribute__((annotate("enzyme_{attribute}")))'
    else:
        what = f"Enzyme has no attribute '{name}'"
        names = [each for each in KNOWN if each not in (*UNSUPPORTED, "annotate")]
        close = get_close_matches(attribute, names, 1)
        remedy = f"did you mean 'enzyme_{close[0]}'?" if close else (
            "it has " + ", ".join(f"enzyme_{each}" for each in names))
    return _said(":".join(map(str, place)), what, remedy)


def _said(where: str, what: str, remedy: str) -> str:
    return f"{where}: error: {what} [enzyme-unknown-attribute]\n{where}: note: {remedy}\n"
