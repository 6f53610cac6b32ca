"""Bitcode read into modules, with a detour through the compiler's own text where LLVM 22 does not read the bitcode."""

from __future__ import annotations

import os

from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.driver.older_flang import as_todays_llvm
from enzyme_cc.driver.process import run_for_output
from enzyme_cc.toolchain import coroutines
from enzyme_cc.toolchain.bitcode_stream import is_bitcode
from enzyme_cc.toolchain.bitcode_version import release, writer
from enzyme_cc.toolchain.compilers import Compiler, find_clang
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


def _as_text(bitcode: bytes, compiler: Compiler | None) -> str | None:
    """The module as clang prints it, None where it cannot."""
    given = os.memfd_create("bitcode")
    with open(given, "wb", closefd=False) as file:
        file.write(bitcode)
    words = ["-x", "ir", "-", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-o", "-"]
    code, text = run_for_output(compiler or find_clang(), words, source=given, silent=True)
    os.close(given)
    return text.decode(errors="surrogateescape") if code == 0 else None
