"""Our wrappers as rustc's linker (`-C linker=enzyme-clang`): requests in what rustc gives to link.

rustc's objects hold no bitcode. The linker's parent is rustc, so its command is known: it is run again for bitcode,
beside the first run and without its messages, and what comes of it is linked in place of the first run's objects.
Under `-C linker-plugin-lto` the libraries are bitcode too, which is then read from them.
"""

from __future__ import annotations

import os

from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.driver.options import OwnOptions
from enzyme_cc.driver.process import run_for_messages
from enzyme_cc.driver.rust_command import LINKED_TYPES, RustCommand, expanded
from enzyme_cc.driver.rust_differentiation import RustBuild
from enzyme_cc.toolchain.archive import members
from enzyme_cc.toolchain.archive_writing import archive
from enzyme_cc.toolchain.bitcode_stream import is_bitcode
from enzyme_cc.toolchain.compilers import Compiler
from enzyme_cc.toolchain.llvm import LLVMModule

_FIRST_RUNS = ("--emit", "-o", "--out-dir", "--json", "--crate-type", "--color")
_FIRST_RUNS_CODEGEN = ("incremental", "linker", "linker-plugin-lto", "save-temps")
LTO_WORD = "-Wl,-plugin-opt"


class RustLink(RustBuild):
    """One link for rustc, done by building the program again."""

    linked_types = LINKED_TYPES | {"proc-macro"}

    def __init__(self, rustc: Compiler, words: list[str], link: list[str], linker: Compiler, own: OwnOptions) -> None:
        command = RustCommand(expanded(words))
        shared = "-shared" in link
        kinds = sorted(kind for kind in command.crate_types & self.linked_types if (kind != "bin") == shared)
        command = command.without(*_FIRST_RUNS)
        command.options = [
            (name, value, given) for name, value, given in command.options
            if not (name == "-C" and value.partition("=")[0].replace("_", "-") in _FIRST_RUNS_CODEGEN)
        ]
        for name, value in (("--crate-type", kinds[0] if kinds else "bin"), ("--emit", "link"),
                            ("--cap-lints", "allow"), ("-C", f"linker={linker.program}")):
            command.options.append((name, value, (name, value)))
        super().__init__(rustc, command, own)
        self.output = link[link.index("-o") + 1]
        self.linker = linker

    def _carry_out(self, suspects: object) -> int:
        path = os.path.join(self.folder, "again")
        self.rust = self.rust.without("-o")
        self.rust.options.append(("-o", path, ("-o", path)))
        return super()._carry_out([])

    def _without_derivatives(self, program: list[str], others: list[str], words: list[str]) -> int:
        for object in [*program, *others]:
            with open(object, "rb") as file:
                code = LLVMModule.from_bitcode(file.read()).emit_object(max(self.rust.level, 1))
            self._write(object, code)
        return self._link([word for word in words if not word.startswith("-Wl,-plugin-opt")], [])

    def _with_other_languages(
        self, module: LLVMModule, words: list[str], place: str
    ) -> tuple[list[str], list[LinkUnit]]:
        return super()._with_other_languages(module, self._with_native_libraries(words), place)

    def _link(self, words: list[str], units: list[LinkUnit]) -> int:
        words = self._with_native_libraries(words)
        words[words.index("-o") + 1] = self.output
        return super()._link(words, units)

    def _with_native_libraries(self, words: list[str]) -> list[str]:
        return [self._native_library(word) if word.endswith(".rlib") else word for word in words]

    def _native_library(self, library: str) -> str:
        """The library, or one with native code in place of its members' bitcode."""
        held = [(member.name, member.content()) for member in members(library)]
        if not any(is_bitcode(content) for _, content in held):
            return library
        level = max(self.rust.level, 1)
        made = [
            (name, LLVMModule.from_bitcode(content).emit_object(level) if is_bitcode(content) else content)
            for name, content in held
        ]
        path = self._temporary(os.path.basename(library))
        self._write(path, archive(made))
        return path


def calling_rustc() -> tuple[Compiler, list[str]] | None:
    """The rustc that has started this process as its linker, and its command; None when it was something else."""
    parent = f"/proc/{os.getppid()}"
    try:
        program = os.readlink(f"{parent}/exe")
        with open(f"{parent}/cmdline", "rb") as file:
            words = [os.fsdecode(word) for word in file.read().split(b"\0")[:-1]]
    except OSError:
        return None
    if not os.path.basename(program).startswith(("rustc", "clippy-driver")):
        return None
    return Compiler([program], "rustc"), words[1:]


def link(rustc: tuple[Compiler, list[str]], words: list[str], linker: Compiler, own: OwnOptions) -> int:
    """Link a Rust program that has requests, or bitcode in its objects; the exit code."""
    return RustLink(rustc[0], rustc[1], words, linker, own).run([])


def link_by_name(words: list[str], own: OwnOptions) -> int:
    """`-C linker=enzyme-rustc`: the C compiler links, as for rustc by itself, and requests are answered."""
    from enzyme_cc.driver.evidence import HOOK_MARK
    from enzyme_cc.toolchain.compilers import CompilerNotFound, on_path

    path = on_path("cc")
    if path is None:
        raise CompilerNotFound("no 'cc' found on PATH to link with")
    linker, rustc = Compiler([path], "'cc' on PATH"), calling_rustc()
    if rustc is not None and any(word.startswith(LTO_WORD) for word in words):
        return link(rustc, words, linker, own)
    code, text = run_for_messages(linker, words)
    if rustc is not None and code != 0 and HOOK_MARK in text:
        return link(rustc, words, linker, own)
    os.write(2, text)
    return code
