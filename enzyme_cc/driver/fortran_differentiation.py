"""Building Fortran units that ask for derivatives: the steps of differentiation.py as flang takes them."""

from __future__ import annotations

import re
import sys

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.described_arguments import DESCRIBED, with_addresses
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, Location, error
from enzyme_cc.driver import command_line, flags, front_end
from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.differentiation import Build, CompilerFailed
from enzyme_cc.driver.objects import put_bitcode
from enzyme_cc.driver.older_flang import as_todays_llvm
from enzyme_cc.driver.process import run_for_messages
from enzyme_cc.toolchain.llvm import LLVMModule

# The procedures of module `enzyme`, which cannot begin with underscores in Fortran, as the hooks they are.
_HOOK = re.compile(
    r"@(enzyme_(?:autodiff|fwddiff|sparse_jacobian|sparse_hessian)(?:_real[48])?(?:_described(?:_\d+)*)?)_?(?=[^\w.$])")

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
        words += ["-O2", *_NO_PASSES, "-S", "-emit-llvm", "-o", made, *self._input_words(given)]
        self._say(f"LLVM IR of {given.path}")
        self.progress.say(f"{given.path}: compiling")
        is_described = self.full_debug_info or self.own.on("print")
        if not front_end.keeps_debug_info(self.command):
            # for our own messages; taken out of the result
            words.append("-g" if is_described else "-gline-tables-only")
        self._run_without_remarks(words)
        text = _text_of(made)
        if words[-1] == "-gline-tables-only" and self.command.mode != command_line.LINK and _COMMON.search(text):
            # The link, which has no sources, could not come back for the members of the blocks.
            run_for_messages(self.compiler, [*words[:-1], "-g"])
            text = _text_of(made)
        return _with_addresses(LLVMModule.from_text(as_todays_llvm(with_common_hook_names(text))))

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

    def _run_without_remarks(self, words: list[str]) -> None:
        code, text = run_for_messages(self.compiler, words)
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


def _with_addresses(module: LLVMModule) -> LLVMModule:
    """A module whose requests hand over addresses, and say what descriptors go with them."""
    if f"{DESCRIBED}_" not in module.text():
        return module
    parsed = ir.parse_module(module.text())
    return LLVMModule.from_text(parsed.print()) if with_addresses(parsed) else module


def _without_hook_warnings(lines: list[bytes]) -> list[bytes]:
    """The front end's messages without those that the implicit interfaces of the hooks bring.

    A hook is called with the arguments of whatever it differentiates: its purpose, not a mistake.
    """
    kept: list[bytes] = []
    dropping = False
    for line in lines:
        if b": warning: " in line or b": portability: " in line or b": error: " in line:
            dropping = b"implicit interface" in line and b"enzyme_" in line
        if not dropping:
            kept.append(line)
    return kept
