"""Building Rust programs that ask for derivatives: rustc makes bitcode, a recorder stands in for its linker.

rustc runs the whole command, messages and all, but leaves bitcode where it would leave native objects, and calls
a linker that only keeps what it was given. The bitcode is differentiated, compiled, and linked by the words that
the linker was given. Libraries stay the native ones that they are; of those that a request reaches into, the
command is run once more for bitcode, from which function bodies are borrowed (`rust_libraries.py`).
"""

from __future__ import annotations

import os
import stat
import sys

from enzyme_cc.autodiff.prepare.native_units import NativeUnits
from enzyme_cc.diagnostics import DiagnosticError, error
from enzyme_cc.driver import command_line, rust_archives, rust_libraries
from enzyme_cc.driver.command_line import Input
from enzyme_cc.driver.differentiation import Build, CompilerFailed
from enzyme_cc.driver.evidence import leftover_hooks, mentions_hook
from enzyme_cc.driver.language_runtimes import completed
from enzyme_cc.driver.link_plan import reached
from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.driver.link_words import LinkWords
from enzyme_cc.driver.linking import merge
from enzyme_cc.driver.options import OwnOptions
from enzyme_cc.driver.process import run, run_for_messages
from enzyme_cc.driver.rust_command import LINKED_TYPES, RustCommand
from enzyme_cc.driver.trial_link import taken_units
from enzyme_cc.rules import known
from enzyme_cc.toolchain.archive import members
from enzyme_cc.toolchain.archive_writing import archive
from enzyme_cc.toolchain.bitcode_stream import is_bitcode
from enzyme_cc.toolchain.closure import Unit, open_calls, open_ends, type_key
from enzyme_cc.toolchain.compilers import Compiler, on_path
from enzyme_cc.toolchain.elf import with_bitcode
from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.pipeline import OBJECT, CodeGeneration

RECORDER = """#!/bin/sh
# Stands in for the linker: keeps its words, and the files that rustc deletes after the link.
kept='{folder}'
mkdir -p "$kept/objects"
printf '%s' "$PATH" > "$kept/path"
for word; do
    printf '%s\\0' "$word" >> "$kept/words"
    path=${{word#-Wl,*=}}
    case "$path" in
    *.rcgu.o) cp -- "$path" "$kept/objects/" ;;
    */rustc??????/*)
        above=${{path%/rustc??????/*}}
        inside=${{path#"$above"/}}
        [ -d "$kept/temporary" ] || cp -R -- "$above/${{inside%%/*}}" "$kept/temporary" ;;
    esac
done
"""

_FOR_LTO = ("-Wl,-plugin-opt", "-plugin-opt")
"""What rustc tells a linker that would compile the bitcode itself; not every linker knows it."""

ALLOCATOR = b"__rust_no_alloc_shim_is_unstable"


class RustBuild(Build):
    """One command of rustc that makes a program or a shared library with requests."""

    linked_types = LINKED_TYPES
    """The types of crates whose link is done again."""

    def __init__(self, compiler: Compiler, command: RustCommand, own: OwnOptions) -> None:
        super().__init__(compiler, command_line.parse([]), own, first_run=True, source=None)
        self.rust = command
        self.by_pointer: set[str] = set()
        """Functions that take part only because calls through pointers may reach them."""
        self.addressed: set[str] = set()
        """Functions whose addresses units take that do not take part."""

    @property
    def _can_say_more(self) -> bool:
        return not self.rust.keeps_debug_info

    def _carry_out(self, suspects: list[Input]) -> int:
        types = self.rust.crate_types
        if "staticlib" in types:
            self._static_library()
        linked = sorted(types & self.linked_types)
        if not linked:
            return 0
        if len(types) > 1:  # the others have been made
            self.rust = self.rust.without("--crate-type", "--emit")
            self.rust.options += [("--crate-type", kind, (f"--crate-type={kind}",)) for kind in linked]
            self.rust.options.append(("--emit", "link", ("--emit=link",)))
        kept = os.path.join(self.folder, "named" if self.full_debug_info else "link")
        os.mkdir(kept)
        words = self._recorded_link(kept)
        if not words:
            return 0
        objects = sorted(word for word in words if word.startswith(os.path.join(kept, "objects")))
        program, others = self._sorted_out(objects)
        libraries = [word for word in words if word.endswith(".rlib") and os.path.isfile(word)]
        asking = [path for path in libraries if rust_libraries.asks(path)]
        foreign = _foreign_libraries(words)
        if not asking and not any(mentions_hook(path) for path in (*program, *foreign)):
            return self._without_derivatives(program, others, words)
        module = self._merged(program, asking)
        merged = list(asking)
        self.by_pointer, self.addressed = set(), set()
        rust_libraries.borrow(module, [path for path in libraries if path not in merged], self._say)
        self._merge_what_pointers_reach(module, libraries, merged)
        for path in others:
            self._write(path, _read(path).emit_object(2))
        words = [word for word in words if word not in program[1:] and not word.startswith(_FOR_LTO)]
        if merged:  # what is merged comes first and stands for the archives' members
            words.append("-Wl,--allow-multiple-definition")
        words, units = self._with_other_languages(module, words, program[0])
        text = module.text()
        if any(name.endswith("___rust_dealloc") for name in module.defined_symbols()):
            _refuse_allocation(text)
        natives = NativeUnits([], frozenset(), by_pointer=frozenset(self.by_pointer),
                              addressed=frozenset(self.addressed))
        self._write(program[0], self._differentiated(text, OBJECT, self.rust.sources[0], self._generation(), natives))
        return self._link(words, units)

    def _merge_what_pointers_reach(self, module: LLVMModule, libraries: list[str], merged: list[str]) -> None:
        """Merge the crates that take addresses of functions which calls through pointers may reach, as tables of `dyn`
        do, and add them to the `merged` ones."""
        left = [path for path in libraries if path not in merged and not rust_libraries.is_standard(path)]
        done: set[str] = set()
        while left and (types := open_calls(module.text()) - done):
            done |= types
            for library in list(left):
                lent = rust_libraries.bitcode_of(library, self._say)
                if lent is None or types.isdisjoint(map(type_key, lent.function_types())):
                    continue
                unit = Unit(lent.text())
                names = {name for type in sorted(types) for name in unit.pointed_to(type)}
                if names:
                    module.link(lent)
                    self.by_pointer |= names
                    merged.append(library)
                    left.remove(library)
            rust_libraries.borrow(module, [path for path in libraries if path not in merged], self._say)

    def _with_other_languages(
        self, module: LLVMModule, words: list[str], place: str
    ) -> tuple[list[str], list[LinkUnit]]:
        """Merge what the requests reach in objects and archives of other languages; the words without them, and they.

        `place` is the program's own object among the words.
        """
        text = module.text()
        if not (open_ends(text) or open_calls(text) or any(map(mentions_hook, _foreign_libraries(words)))):
            return words, []
        trial = self._temporary("trial.o")
        self._write(trial, module.copy().emit_object(0))
        trial_words = [trial if word == place else word for word in words]
        taken = taken_units(
            self._linker(), LinkWords(command_line.parse(trial_words), {}).without_output(), self._temporary)
        program = LinkUnit(self.rust.sources[0], module=module)
        found = reached([program, *(unit for unit in taken if unit.name != trial and unit.has_bitcode)])
        self.by_pointer |= found.by_pointer
        self.addressed |= found.addressed
        others = [unit for unit in found.units if unit is not program]
        for unit in others:
            merge(module, program, unit)
        if others:
            link_words = LinkWords(command_line.parse(words), {})
            link_words.without(others, self._temporary)
            words = link_words.words
        return words, others

    def _without_derivatives(self, program: list[str], others: list[str], words: list[str]) -> int:
        """The command as it is, where no Rust asks for a derivative; requests of other languages wait for the link."""
        return run(self.compiler, self._native_words())

    def _static_library(self) -> None:
        """Put code with derivatives in the place of the crate's own objects in the archive that rustc has made.

        Requests inside other crates of the archive are answered with it.
        """
        path = self.rust.library_path(".a")
        bitcode = self._temporary("crate.bc")
        words = rust_archives.bitcode_words(self.rust, bitcode)
        self._say(f"bitcode of {self.rust.sources[0]}")
        self.progress.say(f"{self.rust.sources[0]}: compiling")
        code, _ = run_for_messages(self.compiler, words)  # said already
        if code != 0:
            raise CompilerFailed(code)
        module = _read(bitcode)
        rust_libraries.borrow(module, rust_archives.libraries_of(self.rust), self._say)
        asking = module.bitcode()
        made = self._differentiated(module.text(), OBJECT, self.rust.sources[0], self._generation())
        found = members(path)
        own = rust_archives.own_members(self.rust, found)
        others = [(member.name, member.content()) for member in found if member not in own]
        self._write(path, archive([(f"{self.rust.crate_name}.rcgu.o", with_bitcode(made, asking)), *others]))

    def _native_words(self) -> list[str]:
        return [*self.rust.sources, *(word for _, _, given in self.rust.options for word in given)]

    def _generation(self) -> CodeGeneration:
        return CodeGeneration(level=self.rust.level, keep_debug_info=self.rust.keeps_debug_info)

    def _recorded_link(self, kept: str) -> list[str]:
        """Run rustc; the words that it gave the linker, with the kept files in place of the deleted ones."""
        linker = self.rust.codegen("linker") or "cc"
        recorder = os.path.join(kept, os.path.basename(linker))  # the name tells rustc the linker's manners
        with open(recorder, "w", encoding="utf-8") as file:
            file.write(RECORDER.format(folder=kept.replace("'", "'\\''")))
        os.chmod(recorder, stat.S_IRWXU)
        words = [*self.rust.bitcode_words(), "-Clinker-plugin-lto", f"-Clinker={recorder}"]
        if self.full_debug_info:
            words += ["-Cdebuginfo=2", "--cap-lints=allow"]
        elif self.own.on("error-report"):
            words.append("-Cdebuginfo=2")
        self._say(f"bitcode of {self.rust.sources[0]}")
        self.progress.say(f"{self.rust.sources[0]}: compiling")
        code = (run_for_messages(self.compiler, words)[0] if self.full_debug_info  # said already
                else run(self.compiler, words))
        if code != 0:
            raise CompilerFailed(code)
        if not os.path.isfile(os.path.join(kept, "words")):
            return []
        with open(os.path.join(kept, "words"), encoding="utf-8", errors="surrogateescape") as file:
            given = file.read().split("\0")[:-1]
        return [_as_kept(word, kept) for word in given]

    def _sorted_out(self, objects: list[str]) -> tuple[list[str], list[str]]:
        """The bitcode of the program itself, and of what only stands beside it: the allocator's names."""
        program: list[str] = []
        others: list[str] = []
        for path in objects:
            with open(path, "rb") as file:
                content = file.read()
            if not is_bitcode(content):
                continue
            is_allocator = ALLOCATOR in content and any(
                ALLOCATOR.decode() in name for name in LLVMModule.from_bitcode(content).defined_symbols()
            )
            (others if is_allocator else program).append(path)
        return program, others

    def _merged(self, program: list[str], asking: list[str]) -> LLVMModule:
        module = _read(program[0])
        for path in program[1:]:
            module.link(_read(path))
        for library in asking:
            found = rust_libraries.bitcode_of(library, self._say)
            if found is None:
                raise DiagnosticError(error(
                    f"'{library}' asks for a derivative, and nothing says how it was compiled", code="no-bitcode",
                    help="build it again with enzyme-rustc, or with -C linker-plugin-lto"))
            module.link(found)
        return module

    def _linker(self) -> Compiler:
        given = self.rust.codegen("linker") or "cc"
        path = given if os.sep in given else on_path(given)
        if path is None:
            raise DiagnosticError(error(f"the linker '{given}' is not on PATH", code="linker"))
        return Compiler([path], "rustc")

    def _link(self, words: list[str], units: list[LinkUnit]) -> int:
        """Run the real linker, on what was made of these units and the rest; a hook left in its output is an error."""
        linker = self._linker()
        first = run_for_messages(linker, words)
        code, text = completed(lambda given: run_for_messages(linker, given), words, first, "", units, always=True)
        sys.stderr.buffer.write(text)
        sys.stderr.flush()
        output = words[words.index("-o") + 1] if "-o" in words else "a.out"
        if code == 0:
            left = leftover_hooks(output)
            if left:
                os.unlink(output)
                raise DiagnosticError(error(
                    f"'{output}' still refers to '{left[0]}': what calls it was not compiled by enzyme-rustc",
                    code="leftover", help="build it again with enzyme-rustc"))
        return code


def _foreign_libraries(words: list[str]) -> list[str]:
    """The static libraries among a linker's words that are not Rust's own."""
    command = command_line.parse(words)
    folders = [word.value for word in command.words if word.name == "-L"]
    found = [given.path for given in command.inputs if given.path.endswith((".a", ".o")) and ".rcgu." not in given.path]
    for word in command.words:
        if word.name == "-l":
            name = word.value[1:] if word.value.startswith(":") else f"lib{word.value}.a"
            found += [path for path in (os.path.join(folder, name) for folder in folders) if os.path.isfile(path)][:1]
    return found


def _refuse_allocation(text: str) -> None:
    """Raise DiagnosticError when a request reaches memory of an allocator of the program's own.

    Memory that the reverse sweep still reads is freed by the C library's `free` later.
    """
    unit = Unit(text)
    for name in sorted(unit.reach(unit.roots()).inside):
        info = known(name)
        if info is not None and info.kind in ("free", "reallocate"):
            raise DiagnosticError(error(
                "cannot differentiate code that frees memory of a #[global_allocator] of the program's own",
                code="allocator", help="differentiate it in a program that keeps the system's allocator"))


def _as_kept(word: str, kept: str) -> str:
    """A linker's word, by the paths of the files that were kept."""
    if word.endswith(".rcgu.o"):
        return os.path.join(kept, "objects", os.path.basename(word))
    head, separator, tail = word.rpartition("=") if word.startswith("-Wl,") else ("", "", word)
    parts = tail.split("/")
    for place, part in enumerate(parts):
        if part.startswith("rustc") and len(part) == len("rustcXXXXXX") and place:
            inside = os.path.join(kept, "temporary", *parts[place + 1:])
            if not os.path.exists("/".join(parts[: place + 1])):
                return f"{head}{separator}{inside}"
    return word


def _read(path: str) -> LLVMModule:
    with open(path, "rb") as file:
        return LLVMModule.from_bitcode(file.read())
