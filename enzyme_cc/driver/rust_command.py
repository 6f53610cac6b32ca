"""rustc's command line: what it compiles, into what, and with which code generation."""

from __future__ import annotations

import os

_WITH_VALUE = frozenset((
    "-A", "-C", "-D", "-F", "-L", "-W", "-Z", "-l", "-o", "--allow", "--cap-lints", "--cfg", "--check-cfg",
    "--codegen", "--color", "--crate-name", "--crate-type", "--deny", "--diagnostic-width", "--edition", "--emit",
    "--env-set", "--error-format", "--explain", "--extern", "--forbid", "--force-warn", "--json", "--out-dir",
    "--print", "--remap-path-prefix", "--sysroot", "--target", "--unpretty", "--warn",
))
"""Options whose value may be the next word."""

_ATTACHED = ("-A", "-C", "-D", "-F", "-L", "-W", "-Z", "-l", "-o")
_OWN = frozenset(("-V", "-vV", "-Vv", "--version", "-h", "--help", "--print", "--explain", "--unpretty"))

LINKED_TYPES = frozenset(("bin", "cdylib", "dylib"))
"""Crate types for which rustc calls the linker."""
LIBRARY_TYPES = frozenset(("lib", "rlib"))

COMMAND_SUFFIX = ".enzyme-command"
"""After a library's name: the command that made it."""

_CRATE_TYPE_ATTRIBUTE = b"#![crate_type"


class RustCommand:
    """One command of rustc. `options` holds (name, value, words) in order, the sources apart."""

    __slots__ = ("options", "sources")

    def __init__(self, words: list[str]) -> None:
        self.options: list[tuple[str, str, tuple[str, ...]]] = []
        self.sources: list[str] = []
        position = 0
        while position < len(words):
            word = words[position]
            taken = 1
            if not word.startswith("-") or word == "-":
                self.sources.append(word)
            else:
                name, equals, value = word.partition("=")
                if not word.startswith("--"):
                    name, value = (word[:2], word[2:]) if word[:2] in _ATTACHED else (word, "")
                    equals = value
                if not equals and name in _WITH_VALUE and position + 1 < len(words):
                    value, taken = words[position + 1], 2
                name = {"--codegen": "-C"}.get(name, name)
                self.options.append((name, value, tuple(words[position: position + taken])))
            position += taken

    def values(self, name: str) -> list[str]:
        """All values of an option, in order."""
        return [value for option, value, _ in self.options if option == name]

    def last(self, name: str) -> str | None:
        """The value that counts."""
        found = self.values(name)
        return found[-1] if found else None

    def codegen(self, name: str) -> str | None:
        """The value of `-C name=value`; empty for a switch without value, None when it is not given."""
        found = None
        for value in self.values("-C"):
            key, _, text = value.partition("=")
            if key.replace("_", "-") == name:
                found = text
        return found

    @property
    def crate_types(self) -> set[str]:
        """The crate types, also those that the source itself names."""
        if any(option == "--test" for option, _, _ in self.options):
            return {"bin"}
        found = {kind for value in self.values("--crate-type") for kind in value.split(",")}
        if not found and len(self.sources) == 1 and os.path.isfile(self.sources[0]):
            with open(self.sources[0], "rb") as file:
                parts = file.read().split(_CRATE_TYPE_ATTRIBUTE)[1:]
            found = {part.split(b'"', 2)[1].decode() for part in parts if part.lstrip().startswith(b"=")}
        return found or {"bin"}

    @property
    def links(self) -> bool:
        """Whether the command makes something of its own accord, not only metadata or text."""
        emits = self.values("--emit")
        return not emits or any(part.partition("=")[0] == "link" for value in emits for part in value.split(","))

    @property
    def is_the_compilers_own(self) -> bool:
        """Whether this is a question to rustc, or nothing that we have to do with."""
        return len(self.sources) != 1 or self.asks

    @property
    def asks(self) -> bool:
        """Whether rustc is to answer, and not to compile."""
        return any(option in _OWN for option, _, _ in self.options)

    @property
    def crate_name(self) -> str:
        """The crate's name, from the source's where it is not given."""
        given = self.last("--crate-name")
        return given or os.path.splitext(os.path.basename(self.sources[0]))[0].replace("-", "_")

    def library_path(self, suffix: str = ".rlib") -> str:
        """Where a library of this kind is written."""
        given = self.last("-o")
        if given:
            return given
        extra = self.codegen("extra-filename") or ""
        return os.path.join(self.last("--out-dir") or "", f"lib{self.crate_name}{extra}{suffix}")

    def without(self, *names: str) -> RustCommand:
        """The command without some options."""
        made = RustCommand([])
        made.sources = self.sources
        made.options = [option for option in self.options if option[0] not in names]
        return made

    @property
    def level(self) -> int:
        """The level of optimisation, 0 to 3."""
        found = "0"
        for name, value, _ in self.options:
            if name == "-O":
                found = "3"
            elif name == "-C" and value.startswith(("opt-level=", "opt_level=")):
                found = value[len("opt-level="):]
        return {"0": 0, "1": 1, "2": 2, "3": 3}.get(found, 2)

    @property
    def keeps_debug_info(self) -> bool:
        """Whether the user asked for debug information."""
        if any(name == "-g" for name, _, _ in self.options):
            return True
        return (self.codegen("debuginfo") or "0") not in ("0", "none")

    def bitcode_words(self) -> list[str]:
        """The command for bitcode that no pass has touched, in place of native code.

        The checks of a debug build stay; its level is raised to 2, where generic code of the standard library is
        compiled into the crate that uses it.
        """
        words: list[str] = list(self.sources)
        for name, value, given in self.options:
            key = value.partition("=")[0].replace("_", "-")
            if name == "-O" and self.level < 2:
                continue
            if name == "-C" and key in ("codegen-units", "lto", "linker-plugin-lto", "embed-bitcode", "save-temps"):
                continue
            if name == "-C" and key == "opt-level" and self.level < 2:
                continue
            words += given
        if self.level < 2:
            on = "on" if self.level == 0 else "off"
            assertions = self.codegen("debug-assertions")
            if assertions is None:
                assertions = on
            words += ["-Copt-level=2", f"-Cdebug-assertions={assertions or 'on'}"]
            if self.codegen("overflow-checks") is None:
                words.append(f"-Coverflow-checks={assertions or 'on'}")
        words += ["-Ccodegen-units=1", "-Cno-prepopulate-passes"]
        if not self.keeps_debug_info:
            words.append("-Cdebuginfo=line-tables-only")  # for our own messages; taken out of the result
        return words


def expanded(words: list[str]) -> list[str]:
    """The words with `@file` replaced by the file's lines, as rustc reads it."""
    found: list[str] = []
    for word in words:
        if word.startswith("@") and os.path.isfile(word[1:]):
            with open(word[1:], encoding="utf-8", errors="surrogateescape") as file:
                found += file.read().splitlines()
        else:
            found.append(word)
    return found


def written_down(library: str) -> dict[str, list[str]] | None:
    """What was kept of a library's command: `command`, `crate`, `folder`, `environment`."""
    found: dict[str, list[str]] = {"crate": []}
    try:
        with open(library + COMMAND_SUFFIX, encoding="utf-8", errors="surrogateescape") as file:
            for part in file.read().split("\0"):
                name, _, value = part.partition(" ")
                found.setdefault(name, []).append(value)
    except OSError:
        return None
    return found
