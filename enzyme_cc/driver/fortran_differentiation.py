"""Building Fortran units that ask for derivatives: the steps of differentiation.py as flang takes them."""

from __future__ import annotations

import os
import re
import sys

from enzyme_cc.diagnostics import render, warning
from enzyme_cc.driver import flags
from enzyme_cc.driver.command_line import Input
from enzyme_cc.driver.differentiation import Build, CompilerFailed, _keeps_debug_info
from enzyme_cc.driver.process import run
from enzyme_cc.toolchain.llvm import Module

# The procedures of module `enzyme`, which cannot begin with underscores in Fortran, as the hooks they are.
_HOOK = re.compile(r"@(enzyme_(?:autodiff|fwddiff)(?:_real[48])?)_?(?=[^\w.$])")

# A number of bytes: the size of a type, written as an address, times a constant.
_PRODUCT = re.compile(r"mul \(i64 ptrtoint \(ptr getelementptr \(([^()]+), ptr null, i32 1\) to i64\), i64 (-?\d+)\)")

# flang has no switch that keeps LLVM's passes away; at a bisection limit of 0 none of them runs.
_NO_PASSES = ("-mllvm", "-opt-bisect-limit=0")
_NO_PASSES_REMARK = b"BISECT: "


class FortranBuild(Build):
    """One command of flang of which some inputs hold requests."""

    quiet = ()  # flang has no -Qunused-arguments

    def _read(self, given: Input, output: str) -> Module:
        """Run the front end on one input and read what it made, the hooks by their common names.

        Always at -O2 of the front end: it then writes sums and products as loops, not as calls of its runtime.
        """
        made = self._temporary(given.stem + ".ll")
        words: list[str] = []
        for word in self._front_end_words(given, output):
            if word.startswith("-fopenmp"):
                self._warn_of_openmp(given)
            elif not word.startswith("-O") and flags.classify(word)[1] not in (flags.LTO, flags.PROFILE):
                words.append(word)
        words += ["-O2", *_NO_PASSES, "-S", "-emit-llvm"]
        if not _keeps_debug_info(self.command):
            words.append("-gline-tables-only")  # for our own messages; taken out of the result
        self._say(f"LLVM IR of {given.path}")
        self._run_without_remarks([*words, "-o", made, *self._input_words(given)])
        with open(made, encoding="utf-8", errors="surrogateescape") as file:
            return Module.from_text(as_todays_llvm(with_common_hook_names(file.read())))

    def _run_without_remarks(self, words: list[str]) -> None:
        messages = os.memfd_create("messages")
        code = run(self.compiler, words, errors=messages)
        text = os.pread(messages, os.fstat(messages).st_size, 0)
        if code != 0 or self.first_run:
            lines = [line for line in text.splitlines(keepends=True) if not line.startswith(_NO_PASSES_REMARK)]
            sys.stderr.buffer.write(b"".join(_without_hook_warnings(lines)))
            sys.stderr.flush()
        if code != 0:
            raise CompilerFailed(code)

    def _warn_of_openmp(self, given: Input) -> None:
        if self.first_run:
            sys.stderr.write(render([warning(
                f"'{given.path}' holds derivatives and is compiled without -fopenmp: its loops run in one thread",
                code="openmp")], self.colour))


def with_common_hook_names(text: str) -> str:
    """The module's text with the procedures of module `enzyme` under the names that the AD pass knows."""
    return _HOOK.sub(r"@__\1", text)


def as_todays_llvm(text: str) -> str:
    """The module's text without the constant multiplications of flang up to 19, which LLVM 22 cannot read."""
    return _PRODUCT.sub(r"ptrtoint (ptr getelementptr (\1, ptr null, i64 \2) to i64)", text)


def _without_hook_warnings(lines: list[bytes]) -> list[bytes]:
    """The front end's messages without those that implicit interfaces of the hooks bring about.

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
