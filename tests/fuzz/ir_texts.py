"""The texts that LLVM's assembly is made worse from: small modules with requests, out of this project's own programs.

Each function of a program that asks for derivatives is one text: with what it reaches, and nothing else.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import llvmlite.binding as llvm
from generator import generate

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.slicing import reachable_functions
from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.llvm import LLVMModule

TESTS = Path(__file__).parent.parent
INCLUDES = [f"-I{TESTS / 'programs'}", f"-I{TESTS.parent / 'wrappers' / 'include'}", f"-I{TESTS / 'fuzz'}",
            f"-I{TESTS.parent / 'samples' / 'c'}"]
MOST_LINES = 200
"""Of a text: a trial is to take a moment."""
_WRITTEN = re.compile(r'"""((?:(?!""").)*?\ndefine (?:(?!""").)*?)"""', re.S)


def compiled(source: Path, folder: Path) -> str | None:
    """A C or C++ file as clang hands it to the wrappers; None where it needs more than our headers."""
    path = folder / "compiled.ll"
    words = [*find_clang().command, "-O2", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "-w", *INCLUDES,
             str(source), "-o", str(path)]
    return path.read_text() if subprocess.run(words, capture_output=True).returncode == 0 else None


def pieces(text: str) -> Iterator[str]:
    """A text for each function of a module that asks for derivatives."""
    names = [name for name, f in ir.parse_module(text).functions.items()
             if f.body_text is not None and "@__enzyme_" in f.body_text]
    for name in names:
        module = ir.parse_module(text)
        reached = reachable_functions(module, [name])
        for other in list(module.functions.values()):
            other.comdat = None
            if other.has_body and other.name != name:
                other.linkage, other.visibility = "internal" if other.name in reached else "linkonce_odr", "default"
        for variable in module.globals.values():
            if not variable.is_declaration and not variable.name.startswith(("__enzyme_", "llvm.")):
                variable.linkage, variable.visibility, variable.comdat = "internal", "default", None
        pruned = without_unused(module.print())
        if pruned.count("\n") <= MOST_LINES:
            yield pruned


def without_unused(text: str) -> str:
    """The module without what nothing reaches."""
    module = llvm.parse_assembly(text)
    machine = llvm.Target.from_default_triple().create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.PipelineTuningOptions())
    manager = llvm.create_new_module_pass_manager()
    manager.add_global_dead_code_eliminate_pass()
    manager.run(module, builder)
    return str(module)


def texts_in(folder: Path) -> list[str]:
    """The LLVM text in the files of a folder."""
    texts = [path.read_text() for path in sorted(folder.rglob("*.ll"))]
    return [text for text in texts if text.count("\n") <= MOST_LINES]


def written() -> list[str]:
    """The LLVM text that tests of this project hold, and the runtime's own."""
    found = texts_in(TESTS)
    for path in sorted(TESTS.rglob("test_*.py")):
        for match in _WRITTEN.finditer(path.read_text()):
            if "{{" not in match[1] and "@__enzyme_" in match[1]:
                found.append(match[1].removeprefix("\\\n"))
    return [text for text in found if text.count("\n") <= MOST_LINES]


def corpus(folder: Path, programs: int, generated: int) -> list[str]:
    """The texts: those that tests hold, and those of so many of the programs of tests and samples and of generated
    ones."""
    sources = sorted([*(TESTS / "programs").glob("*.c"), *(TESTS.parent / "samples" / "c").rglob("*.c"),
                      *(TESTS / "cpp").rglob("*.cpp")])
    step = max(1, len(sources) // programs) if programs else 1
    texts = written()
    chosen = sources[::step] if programs else []
    for seed in range(1, generated + 1):
        path = folder / f"generated_{seed}.c"
        path.write_text(generate(seed, 3).source())
        chosen.append(path)
    for source in chosen:
        text = compiled(source, folder)
        if text is not None and "@__enzyme_" in text:
            texts += pieces(LLVMModule.from_text(text).text())
    return texts
