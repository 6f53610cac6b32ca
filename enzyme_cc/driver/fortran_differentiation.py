"""Building Fortran units that ask for derivatives: the steps of differentiation.py as flang takes them."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.described_arguments import DESCRIBED, with_addresses
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, Location, error
from enzyme_cc.driver import command_line, flags, fortran_directives, front_end
from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.differentiation import Build, CompilerFailed
from enzyme_cc.driver.fortran_directives import Directives
from enzyme_cc.driver.fortran_registrations import register
from enzyme_cc.driver.objects import put_bitcode
from enzyme_cc.driver.older_flang import as_todays_llvm
from enzyme_cc.driver.process import run_for_messages, run_for_output
from enzyme_cc.toolchain.llvm import LLVMModule

# The procedures of module `enzyme`, which cannot begin with underscores in Fortran, as the hooks they are.
_HOOK = re.compile(
    r"@(enzyme_(?:autodiff|fwddiff|augmentfwd|augmentsize|reverse|fwdsplit|batch|error_estimate|fixed_point|virtualreverse|function_like"
    r"|sparse_jacobian|sparse_hessian)"
    r"(?:_real[48])?(?:_described(?:_\d+)*)?)_?(?=[^\w.$])")

# flang has no switch that keeps LLVM's passes away; at a bisection limit of 0 none of them runs.
_NO_PASSES = ("-mllvm", "-opt-bisect-limit=0")
_NO_PASSES_REMARK = b"BISECT: "

_COMMON = re.compile(r"^@\S+ = common global \[\d+ x i8\]", re.MULTILINE)
"""A COMMON block, whose members only debug information tells."""

_GAP = re.compile(r'loc\("([^"]*)":(\d+):(\d+)\): .*not yet implemented: (.*)')


# Flags of the front end that also change a link; of others flang would say that they are not used.
_OF_THE_LINK = ("-fopenmp", "-target", "--target=", "--sysroot", "--gcc", "-B", "-m32", "-v", "-fsanitize=", "-O")


class FortranBuild(Build):
    """One command of flang of which some inputs hold requests, or whose objects are to carry bitcode."""

    quiet = ()  # flang has no -Qunused-arguments

    def __init__(self, *given, **options) -> None:
        super().__init__(*given, **options)
        self.registering: dict[int, str] = {}
        """The modules of sources in which directives register something, by identity of the input."""

    def _carry_out(self, suspects: list[Input]) -> int:
        if self.command.mode != command_line.LINK:
            return super()._carry_out(suspects)
        from enzyme_cc.driver.linking import Link

        link = Link(self)
        link.command = CommandLine([
            word for word in self.command.words
            if isinstance(word, Input) or word.role != flags.COMPILE or word.words[0].startswith(_OF_THE_LINK)
        ])
        return link.run()

    def _read(self, given: Input, output: str) -> LLVMModule:
        """Run the front end on one input and read what it made, the hooks by their common names.

        Always at -O2 of the front end: sums and products are loops then and not calls of its runtime.
        """
        made = self._temporary(given.stem + ".ll")
        words: list[str] = []
        for word in self._front_end_words(given, output):
            if not word.startswith("-O") and flags.classify(word)[1] not in (flags.LTO, flags.PROFILE):
                words.append(word)
        said = self._directives(given, words)
        if said.problems:
            raise DiagnosticError(said.problems)
        source = self._input_words(given)
        if said.text:
            source = [self._source(given.stem + ".f90", said.text.encode(errors="surrogateescape")), "-ffree-form"]
            source += ["-I", os.path.dirname(given.path) or "."]
        words += ["-O2", *_NO_PASSES, "-S", "-emit-llvm", "-o", made, *source]
        self._say(f"LLVM IR of {given.path}")
        self.progress.say(f"{given.path}: compiling")
        is_described = self.full_debug_info or self.own.on("print") or self.own.on("error-report")
        if not front_end.keeps_debug_info(self.command):
            # for our own messages; taken out of the result
            words.append("-g" if is_described else "-gline-tables-only")
        self._run_without_remarks(words, {source[0]: given.path} if said.text else {})
        text = _text_of(made)
        if words[-1] == "-gline-tables-only" and self.command.mode != command_line.LINK and _COMMON.search(text):
            # The link, which has no sources, could not come back for the members of the blocks.
            run_for_messages(self.compiler, [*words[:-1], "-g"])
            text = _text_of(made)
        module = _with_registrations(LLVMModule.from_text(as_todays_llvm(with_common_hook_names(text))), said)
        if said.found:
            self.registering[id(given)] = module.text()
        return module

    def _native(self, given: Input, output: str, quiet: bool = False, more: Iterable[str] = ()) -> None:
        """As flang would have compiled it; but where the file is LLVM's own, what directives say is in it."""
        text = self.registering.get(id(given))
        if text is not None and (self.command.emit_llvm or front_end.waits_for_lto(self.command)):
            self._leave_to_the_link(given, output, LLVMModule.from_text(text).bitcode(), text)
        else:
            super()._native(given, output, quiet, more)

    def _directives(self, given: Input, words: list[str]) -> Directives:
        """The directives of Enzyme's in a source; `words` are the flags of its front end."""
        found = list(fortran_directives.texts(self.command, given))
        if not any(fortran_directives.has_directives(text) for _, _, text in found):
            return Directives()
        path, more = given.path, [flag for flag in words if not flag.startswith("-M")]
        spelled = [(name, fortran_directives.with_one_sentinel(text)) for name, _, text in found]
        if any(text is not None for _, text in spelled):  # flang takes these for comments
            folder = tempfile.mkdtemp(dir=self.folder)
            for name, text in spelled:
                copy = os.path.join(folder, name or os.path.basename(path))
                if text is not None or not name:
                    os.makedirs(os.path.dirname(copy), exist_ok=True)
                    self._write(copy, text if text is not None else found[0][2])
            path = os.path.join(folder, os.path.basename(path))
            more += ["-I", os.path.dirname(given.path) or "."]
        language = [] if given.language is None else ["-x", given.language]
        code, printed = run_for_output(self.compiler, [*more, "-E", *language, path], silent=True)
        if code != 0:
            return Directives()  # the front end says what is wrong
        cooked = printed.decode(errors="surrogateescape")
        if path != given.path:
            cooked = cooked.replace(path, given.path).replace(f"{os.path.dirname(path)}/", "")
        return fortran_directives.read(cooked, given.path)

    def _source(self, name: str, text: bytes) -> str:
        """A source of our own for the front end."""
        path = self._temporary(name)
        self._write(path, text)
        return path

    def _leave_to_the_link(self, given: Input, output: str, bitcode: bytes, text: str) -> None:
        """Write what the command asks for with the requests in it, under their common names."""
        if self.command.emit_llvm or self.command.mode == command_line.ASSEMBLY:
            super()._leave_to_the_link(given, output, bitcode, text)
            return
        level = front_end.level(self.command)
        module = LLVMModule.from_text(text)
        module.optimise(level)
        content = module.emit_object(level)
        self._write(output, content)
        if front_end.waits_for_lto(self.command):  # an object all the same: LLVM's bitcode would have flang's names
            put_bitcode(output, content, bitcode)
        else:
            self._put_bitcode(output, bitcode)

    def _run_without_remarks(self, words: list[str], stand_ins: dict[str, str]) -> None:
        """Run the front end; `stand_ins` are files of ours that it reads, and what they stand for."""
        code, text = run_for_messages(self.compiler, words)
        for ours, written in stand_ins.items():
            text = text.replace(ours.encode(), written.encode())
        gaps = _not_implemented(text.decode(errors="replace")) if code != 0 else []
        if gaps:
            raise DiagnosticError(gaps)
        if code != 0 or self.first_run:
            lines = [line for line in text.splitlines(True) if not line.startswith(_NO_PASSES_REMARK)]
            sys.stderr.buffer.write(b"".join(_without_hook_warnings(lines)))
            sys.stderr.flush()
        if code != 0:
            raise CompilerFailed(code)


def _text_of(path: str) -> str:
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        return file.read()


def _not_implemented(text: str) -> list[Diagnostic]:
    """What flang gave up at, from the line of its own source where it did."""
    gaps: list[Diagnostic] = []
    for path, line, column, what in _GAP.findall(text):
        if what.startswith("coarray"):
            message = f"coarrays cannot be compiled, and so not differentiated: flang does not implement them ({what})"
            help = "let the procedure work on one image's data, and exchange data between images outside of it"
        else:
            message, help = f"flang does not implement this: {what}", "write it in another way"
        gaps.append(error(message, Location(path, int(line), int(column)), code="not-implemented", help=help))
    return gaps


def with_common_hook_names(text: str) -> str:
    """The module's text with the procedures of module `enzyme` under the names that the AD pass knows."""
    return _HOOK.sub(r"@__\1_fortran", text)


def _with_registrations(module: LLVMModule, said: Directives) -> LLVMModule:
    """A module whose requests hand over addresses, and say what descriptors go with them; with what directives
    register."""
    if f"{DESCRIBED}_" not in module.text() and not said.found and not said.text:
        return module
    parsed = ir.parse_module(module.text())
    problems = register(parsed, said)
    if problems:
        raise DiagnosticError(problems)
    return LLVMModule.from_text(parsed.print()) if with_addresses(parsed) or said.found or said.text else module


def _without_hook_warnings(lines: list[bytes]) -> list[bytes]:
    """The front end's messages without those that the implicit interfaces of the hooks bring.

    A hook is called with the arguments of whatever it differentiates: its purpose, not a mistake. Nor are directives
    one that flang does not know.
    """
    kept: list[bytes] = []
    dropping = False
    for line, following in zip(lines, [*lines[1:], b""], strict=False):
        if b": warning: " in line or b": portability: " in line or b": error: " in line:
            dropping = b"implicit interface" in line and b"enzyme_" in line
            is_of_directive = b"ompiler directive" in line and b"ignored" in line
            dropping |= is_of_directive and b"enzyme" in following.lower()
        if not dropping:
            kept.append(line)
    return kept
