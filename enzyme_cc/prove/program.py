"""The program that is to be proved, as one module with requests, and as one in which they are answered."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass

import enzyme_cc
from enzyme_cc import ir
from enzyme_cc.autodiff.answered import AnsweredRequest
from enzyme_cc.autodiff.flang.library_bodies import text_with_bodies
from enzyme_cc.diagnostics import DiagnosticError, error
from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.llvm import LLVMModule, link_text

_START = "import sys; from enzyme_cc.driver.wrappers import run; run(sys.argv.pop(1))"
WRAPPERS = {
    **dict.fromkeys((".c", ".i"), "enzyme-clang"),
    **dict.fromkeys((".cc", ".cpp", ".cxx", ".c++", ".C", ".cp", ".ii"), "enzyme-clang++"),
    **dict.fromkeys(
        (".f", ".for", ".f90", ".f95", ".f03", ".f08", ".F", ".F90", ".F95", ".F03", ".F08"), "enzyme-flang"),
    ".rs": "enzyme-rustc",
}
_RUNTIME = re.compile(r"^declare .*@_FortranA(?!ProgramStart|ProgramEnd)", re.M)
READY = (".o", ".bc", ".ll")


WITH_VALUE = frozenset(
    "-I -D -U -L -l -x -include -isystem -iquote -idirafter -isysroot -Xclang -mllvm -target -J -module-dir -C --cfg "
    "--extern --edition -A -W".split())
"""Flags of compilers that take the next word."""
_OF_RUST = ("-C", "--cfg", "--extern", "--edition")
_OF_OTHERS = ("-I", "-D", "-U", "-i", "-f", "-std", "-m", "-O", "-J", "-W", "-x", "-X")
"""Beginnings of flags that are none of rustc's."""


class CompilerRefused(Exception):
    """A compiler has said what is wrong, and ended with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class AnsweredProgram:
    """`module` has derivatives in place of requests; `of_program` are the variables that it had before."""

    module: ir.Module
    requests: tuple[AnsweredRequest, ...]
    of_program: set[str]
    with_runtime: ir.Module | None = None
    """Of Fortran the program before, with the bodies that we have for flang's run time."""


def is_known(path: str) -> bool:
    """Whether a file is what a program can be made of."""
    suffix = os.path.splitext(path)[1]
    return suffix in WRAPPERS or suffix in READY


def read_program(files: Sequence[str], flags: Sequence[str]) -> AnsweredProgram:
    """Compile, join and differentiate a program. Raises CompilerRefused, DiagnosticError, OSError."""
    with tempfile.TemporaryDirectory(prefix="enzyme-cc-") as folder:
        modules = [_module(path, flags, folder, number) for number, path in enumerate(files)]
    whole = modules[0]
    for other in modules[1:]:
        whole.link(other)
    text = whole.text()
    own = [flag for flag in flags if flag.startswith("--enzyme-")]
    values = dict(flag.removeprefix("--enzyme-").partition("=")[::2] for flag in own)
    options = pipeline.autodiff_options({name: value or "1" for name, value in values.items()})
    answered = pipeline.answered_requests(text, options)
    before = {name for name in ir.parse_module(text).globals}
    module = answered.joined(link_text)
    with_runtime = None
    if _RUNTIME.search(text):
        with_runtime = ir.parse_module(text_with_bodies(ir.parse_module(text), link_text))
    return AnsweredProgram(module, answered.requests, before, with_runtime)


def _module(path: str, flags: Sequence[str], folder: str, number: int) -> LLVMModule:
    suffix = os.path.splitext(path)[1]
    if suffix == ".o":
        unit = LinkUnit(path)
        if not unit.has_bitcode:
            raise DiagnosticError(error(f"'{path}' carries no bitcode", code="no-bitcode",
                                        help="compile it with a wrapper of enzyme-cc, or give its source"))
        return unit.module
    if suffix == ".bc":
        with open(path, "rb") as file:
            return LLVMModule.from_bitcode(file.read())
    if suffix == ".ll":
        with open(path, encoding="utf-8") as text:
            return LLVMModule.read_text(text.read(), path)
    wrapper = WRAPPERS[suffix]
    if wrapper == "enzyme-rustc":
        return _rust_module(path, flags, folder, number)
    made = os.path.join(folder, f"{number}.o")
    given = [flag for flag in _whole(flags) if not flag[0].startswith(_OF_RUST)]
    level = [] if any(flag[0].startswith("-O") for flag in given) else ["-O2"]
    words = ["-g", *level, *(word for flag in given for word in flag), "--enzyme-when=link", "-c", path, "-o", made]
    if wrapper == "enzyme-flang":
        words += [f"-J{folder}", f"-I{folder}"]
    _run(wrapper, words)
    return LinkUnit(made).module


def _rust_module(path: str, flags: Sequence[str], folder: str, number: int) -> LLVMModule:
    """A Rust crate, with what it reaches in others, as the wrapper differentiates it."""
    handed = os.path.join(folder, f"{number}.ll")
    given = [flag for flag in _whole(flags) if not flag[0].startswith(_OF_OTHERS)]
    found = [flag[0][2:] for flag in _whole(flags) if re.fullmatch(r"-O[0-3sz]?", flag[0])]
    level = f"-Copt-level={found[-1] or 2}" if found else "-O"
    edition = [] if any(flag[0].startswith("--edition") for flag in given) else ["--edition=2021"]
    words = [level, *edition, "-g", *(word for flag in given for word in flag), path]
    words += ["-o", os.path.join(folder, f"{number}.out")]
    start = (f"from enzyme_cc.driver import differentiation; differentiation.handed_over = {handed!r}; " + _START)
    _run("enzyme-rustc", words, start)
    if not os.path.exists(handed):
        raise DiagnosticError(error(f"'{path}' asks for no derivative", code="no-request"))
    with open(handed, encoding="utf-8") as text:
        return LLVMModule.from_text(text.read())


def _whole(flags: Sequence[str]) -> list[tuple[str, ...]]:
    """Flags, each with its value."""
    found: list[tuple[str, ...]] = []
    words = iter(flags)
    for word in words:
        value = next(words, None) if word in WITH_VALUE else None
        found.append((word,) if value is None else (word, value))
    return found


def _run(wrapper: str, words: Sequence[str], start: str = _START) -> None:
    package = os.path.dirname(os.path.dirname(os.path.abspath(enzyme_cc.__file__)))
    paths = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
    done = subprocess.run([sys.executable, "-P", "-c", start, wrapper, *words], env={**os.environ, "PYTHONPATH": paths},
                          stdout=sys.stderr)
    if done.returncode:
        raise CompilerRefused(done.returncode)
