"""Objects without requests: the native code that clang makes, with the unit's bitcode put beside it.

From -O1 on clang itself embeds the module as it is before the first pass, in the one run that also makes the
code, and only the section is renamed. What -O0 makes is too poor to differentiate well: there the front end
runs a second time, at the same time as the compiler.
"""

from __future__ import annotations

import os
import time

from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.evidence import HOOK_MARK
from enzyme_cc.driver.front_end import bitcode_words, carries_bitcode, has_marks, input_words, level
from enzyme_cc.driver.interruption import Interrupted, Uninterrupted, remove_made_since
from enzyme_cc.driver.process import NOT_FOUND, content_of, end_all, finish, run, start
from enzyme_cc.toolchain.compilers import Compiler

EMBED = ("-Xclang", "-fembed-bitcode=bitcode")


def compile_objects(
    compiler: Compiler, command: CommandLine, words: list[str], source: int | None, child: int | None = None
) -> tuple[int, list[Input]]:
    """Run a command that does not link. Its exit code, and the inputs whose output mentions a hook.

    Those are left as the compiler made them, for differentiation. `child` is the compiler where it runs already.
    """
    started = time.time() - 1
    try:
        return _compile_objects(compiler, command, words, source, child)
    except Interrupted:
        end_all()
        if child is not None:  # it began before this process could know when
            started -= 5
        remove_made_since(started, [command.output_of(given) for given in command.differentiable])
        raise


def _compile_objects(
    compiler: Compiler, command: CommandLine, words: list[str], source: int | None, child: int | None
) -> tuple[int, list[Input]]:
    carries = carries_bitcode(command)
    apart = level(command) == 0 or command.has("-save-temps") or command.has("--save-temps") or has_marks(command)
    separate = carries and apart and source is None  # standard input can be read by one only
    bitcode: dict[Input, int] = {}
    if child is None:
        child = start(compiler, [*EMBED, *words] if carries and not separate else words, source=source)
    if child is None:
        return NOT_FOUND, []
    if carries:
        import enzyme_cc.toolchain.elf  # noqa: F401  # while the compiler runs
    if separate:
        bitcode = _front_ends(compiler, command)
    code = finish(child)
    hooked: list[Input] = []
    if code != 0:
        return code, hooked
    for given in command.differentiable:
        output = command.output_of(given)
        try:
            if not os.path.isfile(output):
                continue
            with open(output, "rb") as file:
                content = file.read()
        except OSError:
            continue
        if HOOK_MARK in content:
            hooked.append(given)
        if carries and (given in bitcode or not separate):
            put_bitcode(output, content, content_of(bitcode[given]) if separate else None)
    return 0, hooked


def put_bitcode(path: str, content: bytes, bitcode: bytes | None) -> None:
    """Write the object with bitcode, the given or else what clang embedded; leave what is no ELF object."""
    from enzyme_cc.toolchain.elf import NotELF, with_bitcode

    try:
        changed = with_bitcode(content, bitcode)
    except NotELF:
        return
    if changed != content:
        with Uninterrupted(), open(path, "r+b") as file:
            file.write(changed)
            file.truncate()


def _front_ends(compiler: Compiler, command: CommandLine) -> dict[Input, int]:
    """The bitcode of each input in a file without a name; silent, since the compiler says what is wrong."""
    silence = os.open(os.devnull, os.O_RDWR)
    made: dict[Input, int] = {}
    for given in command.differentiable:
        bitcode = os.memfd_create("bitcode")
        words = [*bitcode_words(command), "-w", "-o", "-", *input_words(given)]
        if run(compiler, words, source=silence, output=bitcode, errors=silence) == 0:
            made[given] = bitcode
    return made
