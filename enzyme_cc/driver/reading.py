"""Bitcode and LLVM text read into modules, with a detour through the compiler's own text where LLVM 22 does not read
the bitcode, and through an older LLVM where it does not read the text."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from dataclasses import replace

from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.driver.older_flang import as_todays_llvm
from enzyme_cc.driver.process import run_for_output
from enzyme_cc.toolchain import coroutines
from enzyme_cc.toolchain.bitcode_stream import is_bitcode
from enzyme_cc.toolchain.bitcode_version import release, writer
from enzyme_cc.toolchain.compilers import Compiler, find_clang, on_path
from enzyme_cc.toolchain.llvm import LLVMModule


def read_module(bitcode: bytes, compiler: Compiler | None = None) -> LLVMModule:
    """The module of some bitcode. Raises DiagnosticError.

    As text come, by way of the compiler: what flang up to 19 writes for -flto, and coroutines of LLVM up to 21, at
    whose bitcode LLVM 22 ends the process.
    """
    if coroutines.MARK in bitcode and release(writer(bitcode)) < coroutines.CHANGED_IN:
        text = _as_text(bitcode, compiler)
        if text:
            return LLVMModule.from_text(coroutines.upgraded(text))
    try:
        return LLVMModule.from_bitcode(bitcode)
    except DiagnosticError:
        text = _as_text(bitcode, compiler) if is_bitcode(bitcode) else None
        if not text:
            raise
        return LLVMModule.from_text(as_todays_llvm(text))


def read_text(text: str, file: str) -> LLVMModule:
    """The module of LLVM text that a user wrote in a file. Raises DiagnosticError, which names the line.

    Text of LLVM 9 to 15 is read in today's spelling, or by an LLVM of that time, if there is one on the machine.
    """
    from enzyme_cc.toolchain import older_spellings
    from enzyme_cc.toolchain.pipeline import HOOK

    older = older_spellings.has_typed_pointers(text)
    if older and HOOK in text:
        text = older_spellings.with_integer_parameters(text)
    today = older_spellings.of_today(text) if older or "inrange" in text else text
    try:
        return LLVMModule.read_text(today, file)
    except DiagnosticError as problem:
        if not older:
            raise
        assembled = _assembled(text)
        if assembled is not None:
            with suppress(DiagnosticError):  # what is wrong with the text is told then
                return LLVMModule.from_bitcode(assembled)
        help = "if the LLVM that wrote it reads it, its llvm-as (up to 16) makes bitcode of it, which is read here"
        raise DiagnosticError([replace(each, help=help) for each in problem.diagnostics]) from problem


OLDER_ASSEMBLERS = tuple(f"llvm-as-{n}" for n in range(16, 8, -1))
"""LLVM's assemblers that read typed pointers, as Debian and others name them."""


def _assembled(text: str) -> bytes | None:
    """The bitcode that an older LLVM makes of some text, None where there is none or it refuses the text too."""
    for name in OLDER_ASSEMBLERS:
        program = on_path(name)
        if program is None:
            continue
        done = subprocess.run([program, "-", "-o", "-"], input=text.encode(), capture_output=True)
        if done.returncode == 0:
            return done.stdout
    return None


def _as_text(bitcode: bytes, compiler: Compiler | None) -> str | None:
    """The module as clang prints it, None where it cannot."""
    given = os.memfd_create("bitcode")
    with open(given, "wb", closefd=False) as file:
        file.write(bitcode)
    words = ["-x", "ir", "-", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-o", "-"]
    code, text = run_for_output(compiler or find_clang(), words, source=given, silent=True)
    os.close(given)
    return text.decode(errors="surrogateescape") if code == 0 else None
