"""The words of a link command with some units taken out and their common object put in."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

from enzyme_cc.driver import flags
from enzyme_cc.driver.command_line import OTHER, CommandLine, Input, Word
from enzyme_cc.driver.link_scripts import script_text, without_objects
from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.toolchain.archive import Member, members


class LinkWords:
    """A link command to be; `objects` says which file stands for a source, None for none."""

    def __init__(self, command: CommandLine, objects: Mapping[int, str | None]) -> None:
        self._objects = objects
        self._entries: list[Word] = []
        for word in command.words:
            if word.role in (flags.LANGUAGE, flags.DEPENDENCY, "end"):
                continue
            if word.name in ("-Wl,", "-Xlinker"):
                texts = word.words[0][4:].split(",") if word.name == "-Wl," else [word.words[1]]
                self._entries += [Word("-Wl,", flags.LINK, (text,)) for text in texts]
            else:
                self._entries.append(word)

    @property
    def words(self) -> list[str]:
        """The command."""
        words: list[str] = []
        for word in self._entries:
            if isinstance(word, Input):
                words += self._input_words(word)
            elif word.name == "-Wl,":  # flang knows no -Xlinker
                text = word.words[0]
                words += ["-Xlinker", text] if "," in text else ["-Wl," + text]
            else:
                words += word.words
        return words

    def _input_words(self, given: Input) -> list[str]:
        if id(given) in self._objects:
            place = self._objects[id(given)]
            return [place] if place is not None else []
        if given.language is not None and given.kind == OTHER:
            return ["-x", given.language, given.path, "-x", "none"]
        return [given.path]

    def without_output(self) -> list[str]:
        """The command without -o."""
        self._entries = [word for word in self._entries if word.role != flags.OUTPUT]
        return self.words

    def without(self, units: list[LinkUnit], new_path: Callable[[str], str]) -> None:
        """Take the units out; their code comes in an object that the words name already."""
        self.replace(units, None, new_path)

    def replace(self, units: list[LinkUnit], merged: str | None, new_path: Callable[[str], str],
                library: str | None = None) -> None:
        """Put the object `merged` in place of the units, and behind it the library that holds the code of some.

        Members of archives need not be taken out, since nothing asks for them once their symbols are
        defined earlier in the command; where --whole-archive takes all, the others are listed one by one.
        Objects that a linker script names are taken out of a copy of the script.
        """
        given = {id(unit.given) for unit in units if unit.given is not None}
        by_archive: dict[str, list[Member]] = {}
        for unit in units:
            if unit.member is not None:
                by_archive.setdefault(os.path.realpath(unit.member.archive), []).append(unit.member)
        files = {os.path.realpath(unit.name) for unit in units if unit.given is None and unit.member is None}
        entries: list[Word] = []
        placed, whole = merged is None, False
        put = [Input(path, None) for path in (merged, library) if path is not None]
        for word in self._entries:
            text = word.words[0]
            if word.name == "-Wl,":
                whole = (whole or text in ("--whole-archive", "-whole-archive")) and (
                    text not in ("--no-whole-archive", "-no-whole-archive"))
            if not placed and (isinstance(word, Input) or word.name == "-l"):
                entries += put
                placed = True
            if id(word) in given or (isinstance(word, Input) and os.path.realpath(word.path) in files):
                continue
            archive = self._archive_of(word, by_archive)
            if whole and archive is not None:
                for member in members(archive):
                    if not any(member.is_at_the_place_of(gone) for gone in by_archive[archive]):
                        path = new_path(os.path.basename(member.name))
                        with open(path, "wb") as file:
                            file.write(member.content())
                        entries.append(Input(path, None))
                continue
            entries += self._as_edited_script(word, files, new_path) if files else [word]
        if not placed:
            entries += put
        self._entries = entries

    def _as_edited_script(self, word: Word, gone: set[str], new_path: Callable[[str], str]) -> list[Word]:
        """The word, or where it names a linker script with objects that are merged, a script without them."""
        folders = [entry.value for entry in self._entries if entry.name == "-L"]
        if isinstance(word, Input):
            candidates = [word.path]
        elif word.name == "-T":
            candidates = [os.path.join(folder, word.value) for folder in ("", *folders)]
        elif word.name == "-l":
            value = word.value
            names = [value[1:]] if value.startswith(":") else [f"lib{value}.so", f"lib{value}.a"]
            candidates = [os.path.join(folder, name) for folder in folders for name in names]
        else:
            return [word]
        script = next(filter(os.path.isfile, candidates), None)
        text = script_text(script) if script is not None else None
        if script is None or text is None:
            return [word]
        changed = without_objects(script, text, gone, folders)
        if changed is None:
            return [word]
        if not changed:
            return []
        path = new_path(os.path.basename(script))
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(changed)
        return [Word("-T", word.role, ("-T", path))] if word.name == "-T" else [Input(path, None)]

    @staticmethod
    def _archive_of(word: Word, archives: Mapping[str, object]) -> str | None:
        """Which of the archives a word names: by its path, or as -lNAME."""
        if word.name == "-l":
            value = word.value
            name = value[1:] if value.startswith(":") else f"lib{value}.a"
            return next((path for path in archives if os.path.basename(path) == name), None)
        path = os.path.realpath(word.words[0])
        return path if path in archives else None
