"""`enzyme-cc doctor`: what is installed, in which version, and what that makes possible.

Each finding is tried and not guessed: the compiler compiles, llvmlite reads what it made, the linker links.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_cc import __version__
from enzyme_cc.diagnostics import DiagnosticError, InternalFault
from enzyme_cc.toolchain import cuda_toolkit
from enzyme_cc.toolchain.compilers import (
    CLANG_NAMES,
    CompilerNotFound,
    find_clang,
    on_path,
    ziglang_clang,
)

_DERIVATIVE = "1.382"  # sin(1) + cos(1)
_PROGRAM = """
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
static double wave(double x) { return x * sin(x); }
int main(void) { printf("%.3f\\n", __enzyme_autodiff((void *)wave, 1.0)); return 0; }
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; `needed` findings decide the exit code."""

    subject: str
    works: bool
    detail: str
    remedy: str = ""
    needed: bool = False


def _first_line(command: list[str]) -> str:
    """The first line that a command prints; the reason when it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as problem:
        return str(problem)
    text = (done.stdout or done.stderr).strip()
    return text.splitlines()[0] if text else f"exit code {done.returncode}"


def _python_and_llvm() -> Iterator[Finding]:
    yield Finding("Python", sys.version_info >= (3, 11), platform.python_version(), "3.11 or newer", True)
    try:
        import importlib.metadata

        from enzyme_cc.toolchain.llvm import version

        number = ".".join(map(str, version()))
        package = importlib.metadata.version("llvmlite")
        yield Finding("llvmlite", True, f"{package}, LLVM {number}", needed=True)
    except (ImportError, OSError) as problem:
        yield Finding("llvmlite", False, str(problem), "pip install 'llvmlite>=0.50,<0.51'", True)


def _compilers() -> Iterator[Finding]:
    for name in CLANG_NAMES:
        path = on_path(name)
        if path is not None:
            yield Finding(name, True, f"{path}: {_first_line([path, '--version'])}")
    embedded = ziglang_clang()
    if embedded is not None:
        yield Finding("ziglang's clang", True, _first_line([*embedded.command, "--version"]))
    else:
        yield Finding("ziglang's clang", False, "not installed (optional)", "pip install ziglang")
    for name in ("flang-new-19", "flang-new", "flang", "rustc"):
        path = shutil.which(name)
        if path is not None:
            yield Finding(name, True, f"{path}: {_first_line([path, '--version'])}")
    for name in ("ld", "ld.lld", "ld.lld-19", "gold"):
        path = shutil.which(name)
        if path is not None:
            yield Finding(name, True, f"{path}: {_first_line([path, '--version'])}")


def _gpus() -> Iterator[Finding]:
    """CUDA's toolkits, and whether a GPU is at hand."""
    packaged = cuda_toolkit.of_packages()
    folders = [*cuda_toolkit.installed(), *([packaged] if packaged is not None else [])]
    for folder in folders:
        toolkit = cuda_toolkit.examine(folder)
        named = f"CUDA {toolkit.version}" if toolkit.version else "CUDA"
        lacks = f"; without {', '.join(toolkit.missing)}" if toolkit.missing else ""
        yield Finding(named, not toolkit.missing, f"{folder}{lacks}",
                      f"{cuda_toolkit.INSTALL}, or name a whole toolkit by --cuda-path=")
    if not folders:
        yield Finding("CUDA", False, "no toolkit found (optional)", cuda_toolkit.INSTALL)
    for name in ("ptxas", "fatbinary"):
        path = shutil.which(name)
        if path is not None:
            yield Finding(name, True, path)
    driver = shutil.which("nvidia-smi")
    if driver is not None:
        yield Finding("GPU", True, _first_line([driver, "--query-gpu=name,driver_version", "--format=csv,noheader"]))


def _whole_way() -> Iterator[Finding]:
    """Compile, read the bitcode, differentiate, emit an object with llvmlite, link, run."""
    try:
        compiler = find_clang()
    except CompilerNotFound as problem:
        yield Finding("enzyme-clang", False, str(problem), needed=True)
        return
    yield Finding("enzyme-clang uses", True, f"{' '.join(compiler.command)} ({compiler.origin})")
    with tempfile.TemporaryDirectory(prefix="enzyme-doctor-") as folder:
        source, bitcode, code, program = (
            os.path.join(folder, name) for name in ("probe.c", "probe.bc", "probe.o", "probe")
        )
        with open(source, "w", encoding="utf-8") as file:
            file.write(_PROGRAM)
        made = subprocess.run(
            [*compiler.command, "-O1", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", source,
             "-o", bitcode],
            capture_output=True, text=True, timeout=120,
        )
        if made.returncode:
            yield Finding("compile C to bitcode", False, made.stderr.strip(),
                          "install the C library's headers (libc6-dev)", True)
            return
        yield Finding("compile C to bitcode", True, f"{os.path.getsize(bitcode)} bytes", needed=True)
        try:
            from enzyme_cc.toolchain import pipeline
            from enzyme_cc.toolchain.llvm import LLVMModule

            generation = pipeline.CodeGeneration()
            with open(bitcode, "rb") as bits:
                text = LLVMModule.from_bitcode(bits.read()).text()
            module = pipeline.differentiate(text, pipeline.autodiff_options({}), generation, lambda line: None)
            with open(code, "wb") as bits:
                bits.write(pipeline.optimised_code(module, pipeline.OBJECT, generation, lambda line: None))
        except (DiagnosticError, InternalFault) as problem:
            yield Finding("differentiate and emit", False, str(problem), needed=True)
            return
        yield Finding("differentiate and emit", True, f"{os.path.getsize(code)} bytes", needed=True)
        linked = subprocess.run(
            [*compiler.command, code, "-o", program, "-lm"], capture_output=True, text=True, timeout=120
        )
        if linked.returncode:
            yield Finding("link", False, linked.stderr.strip(),
                          "install a linker and the C library (binutils, libc6-dev)", True)
            return
        printed = _first_line([program])
        yield Finding("link and run", printed == _DERIVATIVE, f"printed {printed}", needed=True)


def examine() -> int:
    """Print the report; returns 1 when something that is needed does not work."""
    findings = [*_python_and_llvm(), *_compilers(), *_gpus(), *_whole_way()]
    _print(findings)
    broken = [finding for finding in findings if finding.needed and not finding.works]
    return 1 if broken else 0


def _print(findings: list[Finding]) -> None:
    try:
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text
    except ImportError:
        print(f"enzyme-cc {__version__}")
        for finding in findings:
            mark = "ok" if finding.works else "NO" if finding.needed else "--"
            print(f"{mark:3} {finding.subject:32} {finding.detail}")
            if finding.remedy and not finding.works:
                print(f"{'':36} {finding.remedy}")
        return
    table = Table(title=f"enzyme-cc {__version__}", title_justify="left")
    for heading in ("", "what", "found", "remedy"):
        table.add_column(heading, overflow="fold")
    for finding in findings:
        absent = ("NO", "red") if finding.needed else ("--", "yellow")
        sign, style = ("ok", "green") if finding.works else absent
        remedy = "" if finding.works else finding.remedy
        table.add_row(Text(sign, style=style), finding.subject, Text(finding.detail), Text(remedy))
    Console().print(table)
