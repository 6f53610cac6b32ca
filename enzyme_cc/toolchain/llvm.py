"""LLVM itself, through llvmlite: modules read, linked, verified, optimised and emitted.

The only module that imports llvmlite, and only when one of its functions is called: the import costs more
than a small compile.
"""

from __future__ import annotations

import contextlib
import functools
import os
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, InternalFault, Location, Note, error
from enzyme_cc.toolchain import gpu_targets, zig_backend
from enzyme_cc.toolchain.bitcode_version import release, writer
from enzyme_cc.toolchain.installation import add_packages
from enzyme_cc.toolchain.phi_order import vectors_first


@functools.cache
def _llvm() -> Any:
    """The llvmlite binding, with the machine's own target ready."""
    add_packages()
    import llvmlite.binding as binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    binding.initialize_native_asmparser()
    return binding


@functools.cache
def _initialize_gpu_targets() -> None:
    """Make LLVM's targets other than the machine's own ready, too."""
    binding = _llvm()
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()


@contextlib.contextmanager
def _checks_of_ranges_in_place() -> Iterator[None]:
    """While this lasts, LLVM's vectoriser is told so; the option is the process's, which may have other work for it."""
    _llvm().set_option("", zig_backend.CHECKS_OF_RANGES_IN_PLACE)
    try:
        yield
    finally:
        _llvm().set_option("", "-hoist-runtime-checks=true")


def version() -> tuple[int, int, int]:
    """The version of the LLVM inside llvmlite."""
    return tuple(_llvm().llvm_version_info)


def folder() -> str:
    """Where llvmlite and the LLVM inside it are installed."""
    return os.path.dirname(os.path.dirname(_llvm().__file__))


# Contexts are never freed: when an exception's traceback keeps modules alive, the garbage collector may free
# a context before the modules in it, and LLVM crashes.
_contexts: list[Any] = []


def _new_context() -> Any:
    """A context of its own for a module, so that no other module's type names leak into its text."""
    context = _llvm().create_context()
    _contexts.append(context)
    return context


def _unreadable(bitcode: bytes, reason: str) -> Diagnostic:
    """Why LLVM did not read some bitcode."""
    own = version()
    wrote = release(writer(bitcode))
    if wrote <= own and "poch" not in reason:
        return error(f"LLVM {own[0]} cannot read this bitcode: {reason}", code="bitcode")
    named = ".".join(map(str, wrote)) or "unknown"
    return error(
        f"it was written by LLVM {named}, and LLVM {'.'.join(map(str, own))}, which differentiates, does not read it",
        code="bitcode-version",
        help=f"compile with an LLVM up to {own[0]}, which --enzyme-clang=, --enzyme-flang= or --enzyme-rustc= chooses")


_PARSE_ERROR = re.compile(r"^<string>:(\d+):(\d+): error: (.*)$", re.M)


def _unreadable_text(reason: str, file: str) -> Diagnostic:
    """Why LLVM did not read some text of a user's, at the line that it names."""
    found = _PARSE_ERROR.search(reason)
    if found is None:
        return error(reason, Location(file), code="ir")
    return error(f"LLVM cannot read this: {found[3]}", Location(file, int(found[1]), int(found[2])), code="ir")


_MODULE_FLAG = re.compile(r'^!\d+ = !\{i32 \d+, !"(PIC Level|PIE Level|Code Model)", i32 (\d+)\}', re.M)


def _module_flags(text: str) -> dict[str, int]:
    """The flags of a module's text that code generation reads; they stand behind all code."""
    found = _MODULE_FLAG.findall(text, max(text.find("\n!llvm."), 0))
    return {name: int(value) for name, value in found}


_CODE_MODELS = {1: "default", 2: "kernel", 3: "medium", 4: "large"}


_SOURCE = re.compile(r'^source_filename = "(.*)"$', re.M)


def _name_by_source(module: Any) -> None:
    """Name a module for its source file, instead of llvmlite's "<string>".

    LLVM prints the name as it is, into the first line of the text: a path that is not UTF-8, or not of one line,
    goes there as LLVM spells strings.
    """
    try:
        name = module.source_file
    except UnicodeDecodeError:
        name = "\n"
    if not name.isprintable():
        found = _SOURCE.search(str(module))
        name = found[1] if found is not None else ""
    module.name = name


class LLVMModule:
    """One LLVM module, in a context of its own."""

    __slots__ = ("_context", "_flags", "_module", "_text")

    def __init__(self, module: Any, context: Any, flags: dict[str, int] | None = None) -> None:
        self._module = module
        self._context = context
        self._flags = flags
        self._text: str | None = None  # until it is changed

    @classmethod
    def from_bitcode(cls, bitcode: bytes) -> LLVMModule:
        """A module from bitcode of LLVM 22 or older, with or without the wrapper header. Raises DiagnosticError."""
        binding = _llvm()
        context = _new_context()
        try:
            module = binding.parse_bitcode(bitcode, context)
        except RuntimeError as fault:
            raise DiagnosticError(_unreadable(bitcode, str(fault).strip().replace("\n", ": "))) from fault
        _name_by_source(module)
        return cls(module, context)

    @classmethod
    def from_text(cls, text: str) -> LLVMModule:
        """A module from LLVM assembly.

        Raises InternalFault when LLVM refuses it: text comes from LLVM or from us, so a mistake is ours.
        """
        binding = _llvm()
        context = _new_context()
        try:
            module = binding.parse_assembly(text, context)
        except RuntimeError as fault:
            raise InternalFault(f"LLVM cannot read the module: {fault}") from fault
        _name_by_source(module)
        return cls(module, context, _module_flags(text))

    @classmethod
    def read_text(cls, text: str, file: str) -> LLVMModule:
        """A module from LLVM assembly that a user wrote in a file: what LLVM or its verifier refuses is a
        DiagnosticError, which names the line.

        Up to LLVM 16 what a function imports stood in the compile unit's list, at which code generation of today
        ends the process. LLVM moves it where bitcode is read, not where text is.
        """
        try:
            module = cls.from_text(text)
        except InternalFault as fault:
            raise DiagnosticError(_unreadable_text(str(fault), file)) from fault
        module.verify_given(text, file)
        return module.copy() if "!DIImportedEntity(" in text else module

    def verify_given(self, text: str, file: str) -> None:
        """Raise DiagnosticError when LLVM's verifier finds a module broken that a user gave; `text` is what it was
        read from."""
        try:
            self._module.verify()
        except RuntimeError as fault:
            from enzyme_cc.ir.text_places import locate

            said = str(fault).strip()
            first, _, rest = said.partition("\n")
            place = locate(said, text, self.text(), file)
            notes = [Note(" ".join(rest.split()), place)] if rest.strip() else []
            raise DiagnosticError(error(f"this is no valid LLVM IR: {first}", place, code="ir", notes=notes)) from fault

    def text(self) -> str:
        """The module as LLVM assembly."""
        if self._text is None:
            self._text = str(self._module)
        return self._text

    def bitcode(self) -> bytes:
        """The module as bitcode of LLVM 22."""
        return self._module.as_bitcode()

    def verify(self) -> None:
        """Raise InternalFault when LLVM's verifier finds the module broken."""
        try:
            self._module.verify()
        except RuntimeError as fault:
            raise InternalFault(f"LLVM's verifier refuses the module: {fault}") from fault

    def link(self, other: LLVMModule) -> None:
        """Merge another module into this one; the triple of this one stays.

        Raises DiagnosticError when the two cannot be one program: different data layouts, a symbol defined
        twice, or module flags in conflict.
        """
        binding = _llvm()
        self._text = None
        if self._module.data_layout != other._module.data_layout:
            raise DiagnosticError(error(
                f"cannot merge '{other._module.name}' into '{self._module.name}': they are compiled for "
                f"different data layouts", code="merge",
                help="compile both for the same target (-m32, -m64, --target)"))
        copy = binding.parse_bitcode(other.bitcode(), self._context)
        copy.triple = self._module.triple
        try:
            self._module.link_in(copy)
        except RuntimeError as fault:
            raise DiagnosticError(error(
                f"cannot merge '{other._module.name}' into '{self._module.name}': {fault}", code="merge"
            )) from fault

    def link_library(self, bitcode: bytes | None) -> None:
        """Take those functions of a library for the same machine that this module needs, as its own; drop what nobody
        needs."""
        binding = _llvm()
        self._text = None
        if bitcode is not None:
            library = binding.parse_bitcode(bitcode, self._context)
            library.triple, library.data_layout = self._module.triple, self._module.data_layout
            names = [f.name for f in library.functions if not f.is_declaration and f.linkage.name != "internal"]
            self._module.link_in(library)
            self.make_local(names)
        manager = binding.create_new_module_pass_manager()
        manager.add_global_dead_code_eliminate_pass()
        manager.run(self._module, self._pass_builder(1, False, False))

    def make_local(self, names: Iterable[str]) -> None:
        """Have nobody outside see these functions."""
        self._text = None
        for name in names:
            function = self._module.get_function(name)
            function.linkage, function.visibility = "internal", "default"

    @property
    def triple(self) -> str:
        """What machine it is for."""
        return self._module.triple

    def set_linkage(self, wanted: dict[str, tuple[str, str]]) -> None:
        """Give linkage and visibility to those of these names that are defined here."""
        self._text = None
        for name, (linkage, visibility) in wanted.items():
            for find in (self._module.get_function, self._module.get_global_variable):
                try:
                    value = find(name)
                except NameError:
                    continue
                if not value.is_declaration:
                    value.linkage = linkage
                    value.visibility = visibility

    def expose_locals(self, renamed: Callable[[str], str]) -> None:
        """Make functions and variables that are local here visible, under the names that `renamed` makes of theirs."""
        self._text = None
        for value in list(self._globals()):
            linkage = value.linkage.name
            if value.is_declaration or not (linkage == "internal" or (
                    linkage == "private" and " global " in str(value)[:_HEAD])):
                continue
            value.linkage, value.visibility = "external", "default"
            value.name = renamed(value.name)

    def rename_local_functions(self, renamed: Callable[[str], str]) -> None:
        """Give local functions the names that `renamed` makes of theirs; LLVM tells apart those that become alike."""
        self._text = None
        for function in list(self._module.functions):
            if not function.is_declaration and function.linkage.name in ("internal", "private"):
                name = renamed(function.name)
                if name != function.name:
                    function.name = name

    def _globals(self) -> Iterator[Any]:
        yield from self._module.functions
        yield from self._module.global_variables

    def defined_symbols(self) -> set[str]:
        """Names that other modules can refer to here."""
        return {
            value.name for value in self._globals()
            if not value.is_declaration and value.linkage.name not in ("internal", "private")
        }

    def undefined_symbols(self) -> set[str]:
        """Names of the functions and variables that are declared here and defined elsewhere."""
        return {v.name for v in self._globals() if v.is_declaration and not v.name.startswith("llvm.")}

    def function_types(self) -> set[str]:
        """The types of the functions that are defined or declared here."""
        return {str(function.global_value_type) for function in self._module.functions}

    def intrinsics(self) -> set[str]:
        """Names of LLVM's own functions that it uses."""
        return {v.name for v in self._module.functions if v.name.startswith("llvm.")}

    # -- optimisation ----------------------------------------------------------------------------------

    def preoptimise(self) -> None:
        """Bring the module into the form that is differentiated.

        LLVM's -O2 pipeline (inlining, SROA, GVN, LICM, memory to registers) without what makes a reverse
        sweep slow or hard to follow: vectorising, unrolling and interleaving. Afterwards each loop has a
        preheader, one latch, dedicated exits and is in LCSSA form. Tables of addresses stay such tables: where code
        may lie anywhere, LLVM would make them distances.
        """
        binding = _llvm()
        manager = binding.create_new_module_pass_manager()
        manager.add_always_inliner_pass()  # whole, so that what such a function alone calls has one caller left
        manager.run(self._module, self._pass_builder(2, False, False))
        on_gpu = gpu_targets.is_gpu(self._module.triple)
        if on_gpu or not self._becomes(zig_backend.optimised_scalars(self.bitcode(), self._module.triple)):
            builder = self._pass_builder(2, False, False, reloc="static")
            builder.getModulePassManager().run(self._module, builder)
        manager = binding.create_new_module_pass_manager()
        manager.add_loop_simplify_pass()
        manager.add_lcssa_pass()
        manager.run(self._module, self._pass_builder(2, False, False))

    def _becomes(self, bitcode: bytes | None) -> bool:
        """Take what another LLVM has made of the module, if it has, and we can read it."""
        if bitcode is None:
            return False
        try:
            made = LLVMModule.from_bitcode(bitcode)
        except DiagnosticError:  # of a newer LLVM than ours
            return False
        self._take(made)
        return True

    def inline_marked(self) -> None:
        """Inline the functions marked `alwaysinline`, and promote local variables to registers."""
        manager = _llvm().create_new_module_pass_manager()
        manager.add_always_inliner_pass()
        manager.add_sroa_pass()
        manager.run(self._module, self._pass_builder(1, False, False))

    def optimise(self, level: int, *, vectorise: bool = True, vectorise_lines: bool = True, unroll: bool = True
                 ) -> None:
        """LLVM's full pipeline for the user's -O level; size levels are attributes of the functions.

        Code that nothing reaches, such as functions of which only the derivative was wanted, goes first: the pipeline
        would look at it for a while.
        """
        builder = self._pass_builder(level, vectorise, unroll, vectorise_lines)
        manager = _llvm().create_new_module_pass_manager()
        manager.add_global_dead_code_eliminate_pass()
        manager.run(self._module, builder)
        with _checks_of_ranges_in_place():
            builder.getModulePassManager().run(self._module, builder)
        self._order_phis()

    def _order_phis(self) -> None:
        """Bring phis into the order in which the code generator keeps all lanes of vectors."""
        ordered = vectors_first(self.text())
        if ordered is not None:
            self._take(LLVMModule.from_text(ordered))

    def _take(self, made: LLVMModule) -> None:
        """Be what was made of this module; its flags are the same."""
        self._module, self._context, self._text = made._module, made._context, None

    def _pass_builder(self, level: int, vectorise: bool, unroll: bool, vectorise_lines: bool = False,
                      reloc: str = "pic") -> Any:
        binding = _llvm()
        self._text = None
        tuning = binding.create_pipeline_tuning_options(speed_level=level)
        tuning.loop_vectorization = vectorise
        tuning.slp_vectorization = vectorise_lines
        tuning.loop_interleaving = vectorise
        tuning.loop_unrolling = unroll
        return binding.create_pass_builder(self._target_machine(level, reloc), tuning)

    # -- emission --------------------------------------------------------------------------------------

    def _target_machine(self, level: int, reloc: str = "pic", code_model: str = "default") -> Any:
        binding = _llvm()
        triple = self._module.triple or binding.get_default_triple()
        if gpu_targets.is_gpu(triple):
            _initialize_gpu_targets()
        try:
            target = binding.Target.from_triple(triple)
        except RuntimeError as fault:
            raise DiagnosticError(error(
                f"llvmlite cannot generate code for '{self._module.triple}': {fault}", code="target"
            )) from fault
        cpu, features = gpu_targets.processor(self.text()) if gpu_targets.is_gpu(triple) else ("", "")
        return target.create_target_machine(cpu=cpu, features=features, opt=level, reloc=reloc, codemodel=code_model)

    def _emitter(self, level: int, position_independent: bool = False) -> Any:
        """The target machine that the front end would have chosen: PIC and code model are module flags."""
        flags = self._flags if self._flags is not None else _module_flags(self.text())
        return self._target_machine(
            level,
            "pic" if position_independent or flags.get("PIC Level") else "static",
            _CODE_MODELS.get(flags.get("Code Model", 1), "default"),
        )

    def emit_object(self, level: int = 2, position_independent: bool = False) -> bytes:
        """The module as a native object file; `level` is the code generator's effort.

        Code generation leaves its mark on the module (`resume` becomes a call of the unwinder), so what is still
        read afterwards must emit a copy.
        """
        emitter, self._text = self._emitter(level, position_independent), None
        return emitter.emit_object(self._module)

    def optimised_object(self, level: int, position_independent: bool = False) -> bytes | None:
        """The object of the module after the full pipeline, by a faster LLVM than ours; None where there is none."""
        flags = self._flags if self._flags is not None else _module_flags(self.text())
        if flags.get("Code Model", 1) != 1:
            return None
        position_independent = position_independent or bool(flags.get("PIC Level"))
        triple = self._module.triple
        if not self._becomes(zig_backend.optimised(self.bitcode(), triple, level, position_independent)):
            return None
        self._order_phis()
        code = zig_backend.object_code(self.bitcode(), triple, level, position_independent)
        return self.emit_object(level, position_independent) if code is None else code

    def copy(self) -> LLVMModule:
        """The same module in a context of its own."""
        return LLVMModule.from_bitcode(self.bitcode())

    def emit_assembly(self, level: int = 2, position_independent: bool = False) -> str:
        """The module as native assembly."""
        emitter, self._text = self._emitter(level, position_independent), None
        return emitter.emit_assembly(self._module)


_HEAD = 500  # of a variable's text: more than its name and its linkage take


def link_text(first: str, *others: str) -> str:
    """The text of several modules merged into the first."""
    module = LLVMModule.from_text(first)
    for other in others:
        module.link(LLVMModule.from_text(other))
    return module.text()


def inline_marked_text(text: str) -> str:
    """The text of a module after `LLVMModule.inline_marked`."""
    module = LLVMModule.from_text(text)
    module.inline_marked()
    return module.text()


def preoptimise_text(text: str) -> str:
    """The text of a module after `LLVMModule.preoptimise`."""
    module = LLVMModule.from_text(text)
    module.preoptimise()
    return module.text()
