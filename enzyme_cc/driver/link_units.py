"""What takes part in a link: objects, archive members and sources, with their symbols and bitcode."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cached_property

from enzyme_cc.autodiff.prepare.native_units import NativeUnit
from enzyme_cc.diagnostics import DiagnosticError, error
from enzyme_cc.driver.command_line import Input
from enzyme_cc.driver.reading import read_module
from enzyme_cc.toolchain import closure
from enzyme_cc.toolchain.archive import Member
from enzyme_cc.toolchain.bitcode_section import BITCODE_SECTION, DamagedBitcode
from enzyme_cc.toolchain.bitcode_stream import is_bitcode
from enzyme_cc.toolchain.closure import Unit as FunctionGraph
from enzyme_cc.toolchain.elf import ELF, RELOCATABLE, NotELF, Symbols
from enzyme_cc.toolchain.function_addresses import Addresses, addresses_taken
from enzyme_cc.toolchain.llvm import LLVMModule

_AT_PROGRAM_START = frozenset(("llvm.global_ctors", "llvm.global_dtors", "llvm.used", "llvm.compiler.used"))

_TYPE_TESTS = (b"llvm.type.test", b"llvm.type.checked.load", b"llvm.public.type.test")

_OF_CODE_GENERATION = re.compile(
    r"\.gomp_critical_|__emutls_|__llvm_|__odr_asan_|__prof[cd]_|__sancov_|__cfi_|__typeid_"
    r"|_*(?:[admnt]|df|hwa|rt|ub)san[._]|__(?:safestack|sanitizer|start|stop|type_metadata)_")
"""Symbols that no bitcode names: code generation and instrumentation make them, and OpenMP, which the bitcode of
Fortran is without."""


_OF_SYSTEM = re.compile(
    r"lib(?:c|c_nonshared|m|mvec|pthread|rt|dl|util|gcc|gcc_eh|stdc\+\+|supc\+\+|gfortran|quadmath|gomp|omp|"
    r"[Ff]ortran\w*|flang_rt\..*|clang_rt\..*)\.a$"
    r"|(?:std|core|alloc|compiler_builtins|unwind|panic_\w+|std_detect|rustc_std_workspace_\w+|rustc_demangle|"
    r"addr2line|gimli|object|memchr|miniz_oxide|adler2?|hashbrown|cfg_if|libc)-[0-9a-f]{16}\.")
"""Archives of the languages themselves, and members of Rust's."""


def is_of_system(path: str) -> bool:
    """Whether an archive, or a member of one, is a language's own."""
    return _OF_SYSTEM.match(os.path.basename(path)) is not None


class LinkUnit:
    """One unit that the linker takes. `given` is the input that it is, None for a member of an archive."""

    def __init__(
        self,
        name: str,
        given: Input | None = None,
        member: Member | None = None,
        module: LLVMModule | None = None,
    ) -> None:
        self.name = name
        self.given = given
        self.member = member
        self._source = module

    def __str__(self) -> str:
        return self.name

    @cached_property
    def content(self) -> bytes:
        """The file's bytes; empty for a source."""
        if self.member is not None:
            return self.member.content()
        if self._source is not None:
            return b""
        with open(self.name, "rb") as file:
            return file.read()

    @cached_property
    def _elf(self) -> ELF | None:
        try:
            file = ELF(self.content)
        except NotELF:
            return None
        return file if file.type == RELOCATABLE else None

    @property
    def is_object(self) -> bool:
        """Whether the linker takes code from it: shared libraries and scripts are no units."""
        return self._source is not None or self._elf is not None or is_bitcode(self.content)

    @cached_property
    def _parts(self) -> list[bytes]:
        """The modules that the file holds. Raises DiagnosticError for a damaged section."""
        if is_bitcode(self.content):
            return [self.content]
        if self._elf is None or BITCODE_SECTION not in self.content:
            return []
        try:
            return self._elf.bitcode()
        except DamagedBitcode as problem:
            raise self._unusable(problem) from problem

    def _unusable(self, problem: Exception) -> DiagnosticError:
        said = problem.diagnostics[0] if isinstance(problem, DiagnosticError) else None
        return DiagnosticError(error(
            f"the bitcode in '{self.name}' cannot be used: {problem}",
            code=said.code if said is not None else "bitcode",
            help=said.help if said is not None and said.help else
            f"compile it again with this {self.wrapper} and the compiler that the rest is built with"))

    @property
    def is_bare_bitcode(self) -> bool:
        """Whether it is what -flto leaves to the linker to optimise, not a native object with bitcode beside."""
        return self._source is not None or is_bitcode(self.content)

    @cached_property
    def is_checked_as_a_whole(self) -> bool:
        """Whether its calls rely on all classes and functions of the program being known: -fsanitize=cfi,
        -fwhole-program-vtables."""
        return is_bitcode(self.content) and any(mark in self.content for mark in _TYPE_TESTS)

    @property
    def wrapper(self) -> str:
        """The wrapper that compiles its language."""
        if self._elf is None:
            return "enzyme-clang"
        if ".rcgu.o" in self.name:
            return "enzyme-rustc"
        return wrapper_of(self._elf.symbols())

    @property
    def has_bitcode(self) -> bool:
        """Whether it can be differentiated."""
        return self._source is not None or bool(self._parts)

    @property
    def has_variables(self) -> bool:
        """Whether its native code has memory that it may change."""
        return self._elf is not None and self._elf.has_variables

    @property
    def has_debug_info(self) -> bool:
        """Whether the user asked for debug information when it was compiled; the bitcode may have some for us."""
        if self._elf is not None:
            return self._elf.named(b".debug_info") is not None
        return self._source is None and "emissionKind: FullDebug" in self.module.text()

    @cached_property
    def module(self) -> LLVMModule:
        """Its code; of all the objects that `ld -r` joined in it. Raises DiagnosticError."""
        if self._source is not None:
            return self._source
        try:
            whole = read_module(self._parts[0])
            for part in self._parts[1:]:
                whole.link(read_module(part))
        except DiagnosticError as problem:
            raise self._unusable(problem) from problem
        return whole

    @cached_property
    def graph(self) -> FunctionGraph:
        """Its functions and what they refer to.

        Raises DiagnosticError when the bitcode is not the whole unit and cannot take the object's place.
        """
        graph = closure.Unit(self.module.text())
        # rustc's code has more or fewer functions of its own, by level; nobody else refers to them
        if self._elf is not None and not graph.module.module_asm and not self.name.endswith(".rcgu.o)"):
            # each unit that uses a weak function of C++ brings its own
            strong = self.symbols.defined - (self.symbols.weak - self.symbols.common)
            missing = sorted(
                name for name in strong - graph.symbols().defined
                if not _OF_CODE_GENERATION.match(name)
            )
            if missing:
                raise DiagnosticError(error(
                    f"'{self.name}' holds '{missing[0]}', of which it has no bitcode: it was joined "
                    f"(ld -r) from objects of which {self.wrapper} made only some", code="no-bitcode",
                    help=f"compile all of them with {self.wrapper}, or link them separately"))
        return graph

    @cached_property
    def _function_types(self) -> frozenset[str]:
        return frozenset(map(closure.type_key, self.module.function_types()))

    def functions_pointed_to(self, types: set[str], named: set[str]) -> list[str]:
        """The functions of these types whose addresses it takes, and those that it defines of the given names. Units
        without any function of the types are read no further."""
        types = types & self._function_types
        found: dict[str, None] = {}
        for type in sorted(types):
            found.update(dict.fromkeys(self.graph.pointed_to(type)))
        for name in sorted(named & self.symbols.defined) if types else ():
            function = self.graph.module.functions.get(name)
            if function is not None and function.has_body and closure.type_key(function.function_type) in types:
                found[name] = None
        return list(found)

    @property
    def is_native_code_of_the_program(self) -> bool:
        """Whether it is without bitcode, and neither the compiler's own nor a language's."""
        if self.member is not None:
            is_own = not (is_of_system(self.member.archive) or is_of_system(self.member.name))
        else:
            is_own = self.given is not None
        return is_own and not self.has_bitcode

    @cached_property
    def addresses(self) -> Addresses:
        """What its native code takes the addresses of."""
        return addresses_taken(self.content)

    @cached_property
    def symbols(self) -> Symbols:
        """Its global symbols."""
        if self._elf is not None:
            return self._elf.symbols()
        return self.graph.symbols()

    def as_held(self) -> NativeUnit:
        """The same for a unit whose code is in a shared library, nothing of it local (toolchain/exposing.py)."""
        weak = frozenset(self.symbols.weak)
        return NativeUnit(frozenset(self.symbols.defined - weak), weak, frozenset())

    def as_native(self) -> NativeUnit | None:
        """What decides whether its native code can stay although it was merged; None if it surely cannot."""
        if self._elf is None or self.mentions_hook or ".rcgu.o" in self.name:
            return None
        module = self.graph.module
        if module.aliases or module.ifuncs or module.module_asm or not _AT_PROGRAM_START.isdisjoint(module.globals):
            return None
        values = [*module.functions.values(), *module.globals.values()]
        defined = {closure.symbol(v.name): v for v in values if not v.is_declaration and not v.is_local}
        if any(value.linkage in ("weak", "linkonce") or value.name not in defined for value in defined.values()):
            return None  # another unit's may be taken; or named for the assembler, which the module spells otherwise
        strong = frozenset(self.symbols.defined - self.symbols.weak)
        weak = frozenset(self.symbols.weak)
        return NativeUnit(strong, weak, frozenset(v.name for v in values if v.is_local))

    @property
    def asks(self) -> bool:
        """Whether a request waits in it."""
        return any(closure.HOOK in name for name in self.symbols.undefined)

    @property
    def mentions_hook(self) -> bool:
        """Whether it names a hook or registers something."""
        mark = closure.HOOK.encode()
        return self._source is not None or mark in self.content or any(mark in part for part in self._parts)


_OF_LANGUAGES = (
    ("enzyme-flang", re.compile(r"_FortranA|_gfortran_|_Q[A-Z]|__\w+_MOD_|[a-z]\w*_$")),
    ("enzyme-rustc", re.compile(r"_R[A-Z]|_ZN.*17h[0-9a-f]{16}E$|__rust_|rust_")),
    ("enzyme-clang++", re.compile(r"_Z|__cxa_|__gxx_")),
)
"""What the names of a language's symbols look like: those of its runtime, and what its compilers make of names."""


def wrapper_of(names: Iterable[str] | Symbols) -> str:
    """The wrapper for the language whose symbols these are."""
    found = names.defined | names.undefined if isinstance(names, Symbols) else set(names)
    for wrapper, sign in _OF_LANGUAGES:
        if any(map(sign.match, found)):
            return wrapper
    return "enzyme-clang"


def definers(units: Iterable[LinkUnit]) -> dict[str, LinkUnit]:
    """Which unit defines each symbol: the first strong definition, else the first."""
    found: dict[str, LinkUnit] = {}
    strong: set[str] = set()
    for unit in units:
        for name in unit.symbols.defined:
            is_strong = name not in unit.symbols.weak
            if name not in found or (is_strong and name not in strong):
                found[name] = unit
            if is_strong:
                strong.add(name)
    return found
