"""Objects of which nothing is local, for a library that others work on the variables of: `run` is a process's life."""

from __future__ import annotations

import shutil
import sys

from enzyme_cc.diagnostics import USER_ERROR_EXIT_CODE, DiagnosticError, render
from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.driver.objects import put_bitcode
from enzyme_cc.toolchain.exposing import exposed
from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.module_text import constructors_as_init_array, for_shared_library


def write_exposed(source: str, output: str, level: int) -> None:
    """An object made anew of the bitcode of another, or a copy where that has none. Raises DiagnosticError."""
    unit = LinkUnit(source)
    if not unit.has_bitcode:
        shutil.copyfile(source, output)
        return
    module = exposed(unit.module, unit.content)
    native = LLVMModule.from_text(constructors_as_init_array(for_shared_library(module.text())))
    native.optimise(level)
    content = native.emit_object(level, position_independent=True)
    with open(output, "wb") as file:
        file.write(content)
    put_bitcode(output, content, module.bitcode())


def run(level: str, *paths: str) -> None:
    """Do so for a source, its output, the next source and so on; ends the process."""
    try:
        for source, output in zip(paths[::2], paths[1::2], strict=True):
            write_exposed(source, output, int(level))
    except DiagnosticError as problem:
        sys.stderr.write(render(problem.diagnostics, False))
        sys.exit(USER_ERROR_EXIT_CODE)
