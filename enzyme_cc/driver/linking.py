"""Links that differentiate: the units that requests reach become one object, which the linker takes instead.

The linker itself says which objects and members of archives it takes (a trial link). Of those, the units with
requests and, by the functions that they reach, the units that define them are merged as bitcode,
differentiated, and linked in place of their objects. All other objects stay the native code they were, and so do
merged ones without requests of which the derivatives need nothing that other objects cannot name.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from dataclasses import replace

from enzyme_cc.autodiff.interface.known_libraries import library_of
from enzyme_cc.autodiff.interface.remedies import NO_DERIVATIVE
from enzyme_cc.autodiff.prepare.native_units import NativeUnits
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, error
from enzyme_cc.driver import front_end, lto_archives
from enzyme_cc.driver.code_generation import code_generation
from enzyme_cc.driver.command_line import Input
from enzyme_cc.driver.differentiation import Build
from enzyme_cc.driver.evidence import leftover_hooks
from enzyme_cc.driver.language_runtimes import completed
from enzyme_cc.driver.link_plan import Plan, reached
from enzyme_cc.driver.link_units import LinkUnit, is_of_system, wrapper_of
from enzyme_cc.driver.link_words import LinkWords
from enzyme_cc.driver.objects import put_bitcode
from enzyme_cc.driver.process import run_for_messages
from enzyme_cc.driver.reading import read_module
from enzyme_cc.driver.trial_link import taken_units
from enzyme_cc.rules import may_be_the_programs_own
from enzyme_cc.toolchain import closure, pipeline
from enzyme_cc.toolchain.archive import Member, members
from enzyme_cc.toolchain.elf import shared_symbols
from enzyme_cc.toolchain.exposing import without_constructors
from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.module_text import for_shared_library


class Link:
    """One link of a command; `build` runs the compiler and the AD pass."""

    def __init__(self, build: Build) -> None:
        self.build = build
        self.command = build.command
        self.output = build.command.output or "a.out"
        self.sources: dict[int, LinkUnit] = {}
        self.objects = build.native_objects
        self.others: list[LinkUnit] = []
        """What the linker reads besides: shared libraries and scripts."""
        self.taken: list[LinkUnit] = []
        """The units of the link, as far as the linker was asked."""
        self.library = build.own.get("held-by")
        """A library that holds the code of all objects of the command: they are read for what is differentiated."""
        self.progress = build.progress

    def run(self) -> int:
        """Differentiate and link; the exit code. Raises DiagnosticError."""
        try:
            return self._run()
        except DiagnosticError:
            with contextlib.suppress(OSError):  # what linked without the derivatives is of no use
                if os.path.isfile(self.output):
                    os.unlink(self.output)
            raise

    def _relocatable(self) -> int:
        """`-r`: sources become objects with bitcode, for the link that makes a program of them."""
        for given in self.command.differentiable:
            module = self.build._read(given, self.command.output or given.stem + ".o")
            path = self.objects[id(given)] = self.build._temporary(given.stem + ".o")
            self.build._native(given, path, quiet=True)
            with open(path, "rb") as file:
                put_bitcode(path, file.read(), module.bitcode())
        return self._link(LinkWords(self.command, self.objects).words)

    def _run(self) -> int:
        if self.command.has("-r"):
            return self._relocatable()
        self.command = lto_archives.with_indices(self.command, self.build._temporary)
        for given in self.command.differentiable:
            module = self.build.uninvolved.get(id(given))
            if module is None:
                module = self.build._read(given, self.command.output or given.stem + ".o")
            self.sources[id(given)] = LinkUnit(given.path, given, module=module)
        units = self._named_units()
        by_rules = not self.build.own.on("blas-bodies")
        plan = reached(units)
        taken = units
        by_pointer = plan.called and self._names_libraries()
        if not plan.asks or plan.open or by_pointer or self._is_checked_as_a_whole(units):
            taken = self._taken(units)
            if len(taken) > len(units):
                plan = reached(taken, by_rules)
        if plan.asks and self._is_checked_as_a_whole(taken):
            # what checks calls, or chooses their targets, by all classes and functions of the program sees those only
            # that the linker optimises; merged with them it checks nothing
            plan.units = [unit for unit in taken if unit in plan.units or unit.is_bare_bitcode]
            self.build._warn_of_unchecked_calls()
        self.taken = taken
        _check_hooks_have_bitcode(taken)
        if not plan.asks:
            return self._link(LinkWords(self.command, self._objects(set())).words)
        self._check_own_names(plan, taken)
        names = ", ".join(f"'{unit}'" for unit in plan.units)
        self.build._say(f"differentiated at the link: {names}; the {len(taken) - len(plan.units)} other units"
                        " that the linker takes stay as they are")
        merged = self.build._temporary("differentiated.o")
        code, replaced = self._differentiated(plan, taken)
        self.build._write(merged, code)
        words = LinkWords(self.command, self._objects({id(unit.given) for unit in replaced}))
        replaced += [unit for unit in units if self._is_held(unit)]
        words.replace(replaced, merged, self.build._temporary, self.library)
        return self._link(words.words, plan.units)

    # -- what takes part -------------------------------------------------------------------------------

    def _named_units(self) -> list[LinkUnit]:
        """The units that are inputs of the command by themselves: the linker takes all of them."""
        units = []
        for given in self.command.inputs:
            unit = self.sources.get(id(given))
            if unit is None and given.language is None and os.path.isfile(given.path):
                unit = LinkUnit(given.path, given)
            if unit is not None and unit.is_object:
                units.append(unit)
        return units

    def _names_libraries(self) -> bool:
        """Whether the command gives the linker more than objects and the language's own libraries."""
        for word in self.command.words:
            if isinstance(word, Input):
                is_file = id(word) not in self.sources and os.path.isfile(word.path)
                if is_file and not LinkUnit(word.path, word).is_object:
                    return True
            elif word.name in ("-Wl,", "-Xlinker", "-T") or (
                word.name == "-l" and not is_of_system(f"lib{word.value}.a")
            ):
                return True
        return False

    def _is_checked_as_a_whole(self, units: list[LinkUnit]) -> bool:
        """Whether calls of these units rely on all classes and functions of the program being known."""
        return any(unit.is_checked_as_a_whole for unit in units) or (
            bool(self.sources) and front_end.checks_the_whole(self.command))

    def _taken(self, named: list[LinkUnit]) -> list[LinkUnit]:
        """The named units and all others that the real linker takes, in its order."""
        self.progress.say("asking the linker what it takes")
        asking = {id(unit.given) for unit in self.sources.values() if unit.asks}
        objects = self._objects(asking)
        for unit in named:
            place = objects.get(id(unit.given), "")
            if place is None:
                objects[id(unit.given)] = path = self.build._temporary("trial.o")
                self.build._write(path, _code_for_a_trial(unit.module))
        command, before = lto_archives.of_native_code(
            self.command, self.build._temporary, lambda bitcode: _code_for_a_trial(read_module(bitcode)))
        words = LinkWords(command, objects).without_output()
        known = {os.path.realpath(objects.get(id(u.given)) or u.name): u for u in named}
        units: list[LinkUnit] = []
        for unit in taken_units(self.build.compiler, words, self.build._temporary):
            if unit.member is not None and os.path.realpath(unit.member.archive) in before:
                unit = _of_the_archive_before(unit.member, before[os.path.realpath(unit.member.archive)])
            elif unit.member is None:
                unit = known.pop(os.path.realpath(unit.name), unit)
            (units if unit.is_object else self.others).append(unit)
        return [*known.values(), *units]  # a linker that prints nothing takes the named ones at least

    # -- merging ---------------------------------------------------------------------------------------

    def _differentiated(self, plan: Plan, taken: list[LinkUnit]) -> tuple[bytes, list[LinkUnit]]:
        """The object of the merged units, and those of them that it replaces."""
        merged = self._merged(plan)
        generation = _generation(self.build, plan.units)
        natives = {unit: found for unit in plan.units
                   if (found := unit.as_held() if self._is_held(unit) else unit.as_native()) is not None}
        others: set[str] = set()
        others.update(*(unit.symbols.defined for unit in plan.units if unit not in natives))
        given = NativeUnits(
            list(natives.values()), frozenset(others), self._foreign(merged, plan, taken), frozenset(plan.by_pointer),
            frozenset(plan.addressed), tuple(map(str, plan.silent)))
        text = merged.text()
        if self.build.command.has("-shared"):
            # Objects of a program, by default, serve in a shared library as long as what is made of them does.
            text = for_shared_library(text)
            generation = replace(generation, position_independent=True)
        if self.library is not None:
            text = without_constructors(text)
        name = next(unit.name for unit in plan.units if unit.asks)
        try:
            code = self.build._differentiated(text, pipeline.OBJECT, name, generation, given)
        except DiagnosticError as problem:
            self.build.uninvolved = {
                key: unit.module for key, unit in self.sources.items() if unit not in plan.units}
            raise DiagnosticError([self._explained(d, taken) for d in problem.diagnostics]) from problem
        staying = [unit for unit, native in natives.items() if native.stays]
        if staying:
            self.build._say("native code stays of " + ", ".join(f"'{unit}'" for unit in staying))
        return code, [unit for unit in plan.units if unit not in staying]

    def _is_held(self, unit: LinkUnit) -> bool:
        return self.library is not None and unit.given is not None and unit.given.language is None and not unit.asks

    def _foreign(self, merged: LLVMModule, plan: Plan, taken: list[LinkUnit]) -> frozenset[str]:
        """The variables of the merged units that other code of the link names."""
        named: set[str] = set()
        for unit in taken:
            if unit not in plan.units:
                named |= unit.symbols.undefined | unit.symbols.defined
        for other in self.others:
            named |= shared_symbols(other.content, undefined=True) | shared_symbols(other.content)
        return frozenset(named & (merged.defined_symbols() | merged.undefined_symbols()))

    def _merged(self, plan: Plan) -> LLVMModule:
        """The units as one module. Those that only pointers lead to are left out where they do not fit."""
        module = plan.units[0].module
        if plan.optional:
            module = module.copy()
        for number, unit in enumerate(plan.units):
            self.progress.say("merging bitcode", number + 1, len(plan.units))
            if number == 0:
                continue
            try:
                merge(module, plan.units[0], unit)
            except DiagnosticError:
                if not plan.optional:
                    raise
                gone = {unit} if unit in plan.optional else plan.optional
                plan.units = [each for each in plan.units if each not in gone]
                plan.optional -= gone
                return self._merged(plan)
        return module

    def _check_own_names(self, plan: Plan, taken: list[LinkUnit]) -> None:
        """Raise DiagnosticError where the code of a `y1` or `select` of the program's own is not at hand, for whose
        derivative the C library's would be taken."""
        names = [name for name in plan.open if may_be_the_programs_own(name)]
        if not names:
            return
        holders = [(unit.name, unit.symbols.defined) for unit in taken if not unit.has_bitcode]
        holders += [(other.name, shared_symbols(other.content)) for other in self.others]
        defined = {
            name for holder, symbols in holders if not _C_LIBRARY.match(os.path.basename(holder.partition("(")[0]))
            for name in symbols
        }
        wrong = [
            self._explained(error(f"cannot differentiate the call of '{name}': its code", code="unknown-callee",
                                  about=name), taken)
            for name in names if name in defined
        ]
        if wrong:
            raise DiagnosticError(wrong)

    def _explained(self, diagnostic: Diagnostic, taken: list[LinkUnit]) -> Diagnostic:
        """Where the code is that the pass does not have, and what to do."""
        if diagnostic.code not in ("unknown-callee", "missing-body"):
            return diagnostic
        symbol = diagnostic.about
        name = diagnostic.message.split("'")[1]  # as the source spells it
        holder = next((u for u in taken if not u.has_bitcode and symbol in u.symbols.defined), None)
        what = diagnostic.message.partition(": its code")[0]
        rule = diagnostic.help.partition(", or ")[2] or (  # which is in the words of the language
            f"give '{name}' a derivative with __enzyme_register_gradient and __enzyme_register_derivative"
            + NO_DERIVATIVE)
        known = library_of(symbol)
        keeps = None if known is None else known.keeps
        wrapper = wrapper_of([symbol]) if holder is None else holder.wrapper
        library = next((str(other) for other in self.others if symbol in shared_symbols(other.content)), None)
        if holder is not None:
            where = f"its code is in '{holder}', which holds no bitcode"
            keeps = keeps or f"compile the source of '{holder}' with {wrapper}"
        elif library is not None:
            where = f"its code is in the shared library '{library}', which holds no bitcode"
            keeps = keeps or f"link it statically from an archive of objects that {wrapper} made"
        else:
            where = "no object or archive of this link defines it"
            keeps = keeps or f"link what defines '{name}', compiled by {wrapper}"
        if known is not None:
            where += f", and this function of {known.name} has no rule"
        return replace(diagnostic, code="no-bitcode", message=f"{what}: {where}", help=f"{keeps}, or {rule}")

    # -- the command -----------------------------------------------------------------------------------

    def _objects(self, merged: set[int]) -> dict[int, str | None]:
        """The object for each source; None for those that are merged."""
        made: dict[int, str | None] = {}
        for key, unit in self.sources.items():
            if key in merged:
                made[key] = None
                continue
            if key not in self.objects:
                assert unit.given is not None
                self.objects[key] = self.build._temporary(unit.given.stem + ".o")
                self.build._native(unit.given, self.objects[key], quiet=True)
            made[key] = self.objects[key]
        return made

    def _link(self, words: list[str], units: list[LinkUnit] | None = None) -> int:
        """Run the linker, on what was made of these units and the rest; a hook left in its output is an error."""
        self.progress.say("linking")
        compiler = self.build.compiler
        words = [*self.build.quiet, *words]
        first = run_for_messages(compiler, words)
        code, text = completed(lambda given: run_for_messages(compiler, given), words, first, self.output, units or ())
        sys.stderr.buffer.write(text)
        sys.stderr.flush()
        left = leftover_hooks(self.output) if code == 0 and not self.command.has("-r") else []
        if left:
            holder = next((unit for unit in self.taken if left[0] in unit.symbols.undefined), None)
            where = "" if holder is None else f", in '{holder}'"
            raise DiagnosticError(error(
                f"'{self.output}' still refers to '{left[0]}'{where}", code="leftover",
                help="a request is a call of this name in code that a wrapper compiled: neither its address nor a call "
                     "from anywhere else becomes a derivative"))
        return code


def _of_the_archive_before(member: Member, archive: str) -> LinkUnit:
    """The unit of bitcode whose native code the linker took from a copy of the archive."""
    copies = members(member.archive)
    place = next(number for number, copy in enumerate(copies) if copy.is_at_the_place_of(member))
    original = members(archive)[place]
    return LinkUnit(str(original), member=original)


def _code_for_a_trial(module: LLVMModule) -> bytes:
    """An object with the symbols of a module, made with little effort."""
    copy = module.copy()
    if any(name.startswith("llvm.coro.") for name in copy.intrinsics()):
        copy.optimise(1)  # code generation knows no coroutines
    return copy.emit_object(0)


def _check_hooks_have_bitcode(units: list[LinkUnit]) -> None:
    """Raise DiagnosticError for units that call a hook and cannot be differentiated."""
    wrong = []
    for unit in units:
        if unit.mentions_hook and not unit.has_bitcode and unit.asks:
            hook = next(name for name in sorted(unit.symbols.undefined) if closure.HOOK in name)
            wrong.append(error(f"'{unit}' calls '{hook}', but holds no bitcode", code="no-bitcode",
                               help=f"compile its source with {unit.wrapper}"))
    if wrong:
        raise DiagnosticError(wrong)


def merge(module: LLVMModule, first: LinkUnit, unit: LinkUnit) -> None:
    """Add a unit to the module that began as `first`. Raises DiagnosticError where they do not fit together."""
    try:
        module.link(unit.module)
    except DiagnosticError as problem:
        raise DiagnosticError(_conflict(first, unit, str(problem))) from problem


_C_LIBRARY = re.compile(r"(?:lib|ld-)(?:c|m|mvec|imf|openlibm|alm|amdlibm|pthread|rt|dl|util|linux.*)[-.]")


def _generation(build: Build, units: list[LinkUnit]) -> pipeline.CodeGeneration:
    """The command's wishes; debug information stays if a unit was compiled with it."""
    asked = code_generation(build.command)
    return replace(asked, keep_debug_info=asked.keep_debug_info or any(unit.has_debug_info for unit in units))


def _conflict(first: LinkUnit, second: LinkUnit, problem: str) -> Diagnostic:
    """Why two units do not fit into one module."""
    for sign, what in (
        ("data layouts", "are compiled for different machines (-m32, -m64, --target)"),
        ("wchar_size", "are compiled with different sizes of wchar_t (-fshort-wchar)"),
        ("Code Model", "are compiled for different code models (-mcmodel)"),
        ("EnableSplitLTOUnit", "are compiled with different kinds of -flto"),
    ):
        if sign in problem:
            return error(f"cannot differentiate across '{first}' and '{second}': they {what}", code="merge",
                         help="compile both with the same flags")
    return error(f"cannot merge '{second}' with '{first}': {problem}", code="merge")
