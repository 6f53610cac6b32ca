"""Bitcode of Rust libraries: made by running again the command that made the library, else what the library itself
carries (the standard library does, and what `-C linker-plugin-lto` makes); and borrowed from.

Borrowed bodies are what derivatives are made from; whatever calls the functions themselves still calls the
library's own (`available_externally`). A body that uses a variable private to its library is not borrowed: a copy
would have a variable of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.driver.evidence import HOOK_MARK
from enzyme_cc.driver.rust_command import COMMAND_SUFFIX, RustCommand, written_down
from enzyme_cc.ir.mentions import globals_in
from enzyme_cc.toolchain.archive import calls, members
from enzyme_cc.toolchain.bitcode_stream import is_bitcode
from enzyme_cc.toolchain.closure import open_ends
from enzyme_cc.toolchain.elf import ELF, EMBEDDED_SECTION, NotELF
from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.module_text import without_debug_info

BITCODE_SUFFIX = ".enzyme.bc"
_NOT_FOR_BITCODE = ("--emit", "-o", "--out-dir", "--crate-type", "--error-format", "--json", "--color")
_MOST_LIBRARIES = 100


def asks(library: str) -> bool:
    """Whether an object of the library calls a hook. Its metadata may name one without a call."""
    return calls(library, HOOK_MARK)


def is_standard(library: str) -> bool:
    """Whether a library came with the compiler."""
    return "rustlib" in library.split(os.sep)


def bitcode_of(library: str, say: Callable[[str], None]) -> LLVMModule | None:
    """The bitcode of a library; None when there is none. What is made is kept until the library changes."""
    kept = library + BITCODE_SUFFIX
    if not (os.path.isfile(kept) and os.stat(kept).st_mtime_ns >= os.stat(library).st_mtime_ns):
        written = written_down(library)
        if written is None:
            return _carried(library)
        say(f"bitcode of {library}")
        if _compile(library, written, kept) != 0:
            return None
    with open(kept, "rb") as file:
        return LLVMModule.from_bitcode(file.read())


def _carried(library: str) -> LLVMModule | None:
    """The bitcode that the library's objects are or hold; None when one of them has none."""
    whole: LLVMModule | None = None
    for member in members(library):
        if not member.name.endswith(".o"):
            continue
        content = member.content()
        if not is_bitcode(content):
            try:
                file = ELF(content)
            except NotELF:
                return None
            section = file.named(EMBEDDED_SECTION)
            if section is None:
                return None
            content = file.bytes_of(section)
        module = LLVMModule.from_bitcode(content)
        if whole is None:
            whole = module
        else:
            whole.link(module)
    return whole


def _compile(library: str, written: dict[str, list[str]], kept: str) -> int:
    """Run a library's command for bitcode, where it ran and with what it knew. Its exit code."""
    program, *words = written["command"]
    command = RustCommand(words)
    command.options = [
        (name, value, given) for name, value, given in command.options
        if name not in _NOT_FOR_BITCODE and not (name == "-C" and value.startswith("incremental"))
    ]
    part = f"{kept}.{os.getpid()}.bc"
    words = [*command.bitcode_words(), "--crate-type=rlib", f"--emit=llvm-bc={part}", "--cap-lints=allow"]
    unstable = command.level < 2
    if unstable:  # the others call its small functions here, which an optimised library leaves to its callers
        words += ["-Zcross-crate-inline-threshold=never", "-Zunstable-options"]
        if command.codegen("symbol-mangling-version") is None:  # an unstable option changes what is usual
            words.append("-Csymbol-mangling-version=" + _mangling(library))
    child = os.fork()
    if child == 0:
        try:
            os.chdir(written["folder"][0])
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            environment = dict(pair.split("=", 1) for pair in written["environment"])
            if unstable:
                environment["RUSTC_BOOTSTRAP"] = "1"
            os.execve(program, [program, *words], environment)
        finally:
            os._exit(127)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code == 0:
        os.replace(part, kept)
    return code


def _mangling(library: str) -> str:
    """Which of rustc's two ways to make symbols of names a library was compiled with."""
    return "v0" if any(name.startswith("_R") for name in _defined(library)) else "legacy"


def borrow(
    module: LLVMModule, libraries: list[str], say: Callable[[str], None], *, every_function: bool = False
) -> None:
    """Add to the module the bodies of library functions that its requests reach, or each function in it."""
    at_hand = {path for path in libraries if path.endswith(".rlib")}
    if every_function:  # not what all of them use of the standard library: who asks later finds that in it
        at_hand = {path for path in at_hand if os.path.isfile(path + COMMAND_SUFFIX)}
    defined: dict[str, set[str]] = {}
    for _ in range(_MOST_LIBRARIES):
        wanted = open_ends(module.text(), every_function=every_function) if at_hand else []
        if not wanted:
            return
        if not defined:
            defined = {path: _defined(path) for path in at_hand}
        library = next((path for path in libraries if path in at_hand and defined[path].intersection(wanted)), None)
        if library is None:
            return
        at_hand.discard(library)
        lent = bitcode_of(library, say)
        if lent is not None:
            part = _reached(ir.parse_module(without_debug_info(lent.text())), defined[library].intersection(wanted))
            module.link(LLVMModule.from_text(_to_borrow(part, defined[library]).print()))


def _defined(library: str) -> set[str]:
    """The global symbols that a library's objects define."""
    found: set[str] = set()
    for member in members(library):
        if member.name.endswith(".o"):
            try:
                found |= ELF(member.content()).symbols().defined
            except NotELF:  # bitcode, for the linker's own optimisation
                found |= LLVMModule.from_bitcode(member.content()).defined_symbols()
    return found


def _reached(module: ir.Module, wanted: set[str]) -> ir.Module:
    """The module without what the wanted functions do not use: little of a standard library."""
    needed = {name for name in wanted if module.global_value(name) is not None}
    waiting = [module.global_value(name) for name in sorted(needed)]
    while waiting:
        value = waiting.pop()
        operands: list[ir.Value] = []
        if isinstance(value, ir.Function) and value.has_body:
            operands = [operand for i in value.instructions() for operand in i.operands if operand.is_constant]
            operands += [value.personality] if value.personality is not None else []
        elif isinstance(value, ir.GlobalVariable) and value.initializer is not None:
            operands = [value.initializer]
        elif isinstance(value, ir.GlobalAlias):
            operands = [value.aliasee]
        for operand in operands:
            for named in globals_in(operand):
                if named.name not in needed:
                    needed.add(named.name)
                    waiting.append(named)
    for function in module.functions.values():  # declared still, since metadata may name it
        if function.name not in needed and function.has_body:
            function.remove_body()
            function.linkage, function.visibility, function.personality = "external", "default", None
    for variable in module.globals.values():
        if variable.name not in needed and not variable.is_declaration:
            variable.initializer, variable.linkage, variable.visibility = None, "external", "default"
    for name in [name for name in module.aliases if name not in needed]:
        del module.aliases[name]
    return module


def _to_borrow(module: ir.Module, defined: set[str]) -> ir.Module:
    """A library's module with what it defines left to the library, where the library has it as a symbol."""
    users: dict[str, list[ir.Function]] = {}
    for function in module.functions.values():
        if function.has_body:
            for instruction in function.instructions():
                for operand in instruction.operands:
                    if operand.is_constant:
                        for named in globals_in(operand):
                            users.setdefault(named.name, []).append(function)
    waiting: list[str] = []
    for variable in module.globals.values():
        if variable.name in defined:
            variable.initializer, variable.linkage = None, "external"
        elif not variable.is_declaration and not variable.is_constant_global:
            waiting.append(variable.name)
    not_lent: set[str] = set()
    while waiting:
        for function in users.get(waiting.pop(), ()):
            if function.name not in not_lent:
                not_lent.add(function.name)
                if function.name not in defined:
                    waiting.append(function.name)
    for function in list(module.functions.values()):
        if not function.has_body:
            continue
        if function.name in defined:
            if function.name in not_lent:
                function.remove_body()
                function.linkage, function.personality = "external", None
            else:
                function.linkage = "available_externally"
        elif not function.is_local:
            function.linkage, function.visibility = "internal", "default"
    return module
