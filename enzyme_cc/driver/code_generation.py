"""What a command wishes of the code that is made of a differentiated module."""

from __future__ import annotations

from enzyme_cc.driver import front_end
from enzyme_cc.driver.command_line import CommandLine
from enzyme_cc.toolchain.pipeline import CodeGeneration


def code_generation(command: CommandLine) -> CodeGeneration:
    """The wishes as clang reads them from the flags."""
    return CodeGeneration(
        level=front_end.level(command),
        vectorise=not command.has("-fno-vectorize"),
        vectorise_lines=not (command.has("-fno-vectorize") or command.has("-fno-slp-vectorize")),
        unroll=not command.has("-fno-unroll-loops"),
        keep_debug_info=front_end.keeps_debug_info(command),
    )
