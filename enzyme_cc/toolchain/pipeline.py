"""From bitcode with requests to code without them: merge, differentiate, verify, optimise, emit.

A flat list of calls. Everything is in memory; files are the driver's business.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from enzyme_cc.autodiff.answered import Answered
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.prepare.native_units import NativeUnits
from enzyme_cc.diagnostics import DiagnosticError, error
from enzyme_cc.ir.unnamed_globals import with_names
from enzyme_cc.toolchain import gpu_targets
from enzyme_cc.toolchain.derivative_symbols import symbol_of
from enzyme_cc.toolchain.device_library import local_functions, with_names_of_libdevice
from enzyme_cc.toolchain.llvm import LLVMModule, inline_marked_text, link_text, preoptimise_text
from enzyme_cc.toolchain.module_text import (
    constructors_as_init_array,
    without_debug_info,
    without_forgotten_features,
    without_tbaa,
)
from enzyme_cc.toolchain.revealing import own_module, revealed

HOOK = "__enzyme_"

OBJECT, ASSEMBLY, LLVM_TEXT, BITCODE = "object", "assembly", "LLVM text", "bitcode"


@dataclass(frozen=True, slots=True)
class CodeGeneration:
    """How the user wants code: the -O level (0 to 3), what was switched off, and whether to write position-independent
    code of a module that does not ask for it."""

    level: int = 2
    vectorise: bool = True
    vectorise_lines: bool = True
    """Straight lines of code, beside loops (clang's -fslp-vectorize)."""
    unroll: bool = True
    keep_debug_info: bool = True
    position_independent: bool = False
    device_library: str = ""
    """Of code for a GPU: the path of libdevice's bitcode."""

    @property
    def pipeline_level(self) -> int:
        """The level of LLVM's pipeline. A derivative that is not optimised is useless, so never below 2."""
        return max(self.level, 2)


def autodiff_options(values: dict[str, str]) -> Options:
    """The AD pass's options from `--enzyme-NAME=value`; names it does not have belong to others.

    Raises DiagnosticError for a value that the option cannot have.
    """
    known = {field.name for field in fields(Options)}
    given: dict[str, Any] = {}
    for name, value in values.items():
        attribute = name.replace("-", "_")
        if attribute not in known:
            continue
        if attribute == "print":
            given[attribute] = frozenset(value.split(","))
        elif attribute == "error_report":
            given[attribute] = value
        elif attribute == "tape_limit":
            given[attribute] = number_of_bytes(name, value)
        else:
            given[attribute] = value.lower() not in ("0", "false", "no", "off")
    return Options(**given)


_AMOUNT = re.compile(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(i?B)?", re.I)
_FACTORS = {"": 0, "K": 1, "M": 2, "G": 3, "T": 4}


def number_of_bytes(name: str, value: str) -> int:
    """The number of bytes that an option's value says. Raises DiagnosticError.

    K, M, G, T and KiB ... are powers of 1024, KB ... of 1000.
    """
    found = _AMOUNT.fullmatch(value.strip())
    if found is None or ("." in found[1] and not found[2]):
        raise DiagnosticError(error(f"--enzyme-{name}: '{value}' is not a number of bytes", code="option",
                                    help="write it as 1500000, 64K, 512M, 1.5G, 1GiB or 1GB"))
    base = 1000 if (found[3] or "").upper() == "B" else 1024
    return int(float(found[1]) * base ** _FACTORS[found[2].upper()]) if found[2] else int(found[1])


def needs_differentiation(module: LLVMModule) -> bool:
    """Whether the module refers to a hook, by whatever spelling a language gives the name."""
    return any(HOOK in name for name in module.undefined_symbols())


def answer_requests(
    text: str,
    options: Options,
    say: Callable[[str], None],
    natives: NativeUnits | None = None,
) -> str:
    """The AD pass alone: module text in, module text without requests out. Raises DiagnosticError.

    What `natives` define is left to their objects where that can be.
    """
    return _answered(text, options, say, natives, _unwatched).joined(link_text).print()


def answered_requests(text: str, options: Options) -> Answered:
    """The module with its requests answered, and what they were. Raises DiagnosticError."""
    return _answered(text, options, lambda line: None, None, _unwatched)


def _unwatched(step: str) -> None:
    """Where nobody watches what the work has come to."""


def _answered(
    text: str,
    options: Options,
    say: Callable[[str], None],
    natives: NativeUnits | None,
    step: Callable[[str], None],
) -> Answered:
    from enzyme_cc.autodiff.differentiate import answered

    def optimise(part: str) -> str:
        step("optimising what is differentiated")
        optimised = preoptimise_text(part)
        step("differentiating")
        return optimised

    started = time.process_time()
    step("looking for requests")
    shown = revealed(without_forgotten_features(text))
    program = with_names(shown)
    module = own_module(shown) if program is shown else program
    found = answered(module, optimise, link_text, options, natives, inline_marked_text)
    say(f"differentiated in {time.process_time() - started:.2f} s of processor time")
    return found


def differentiate(
    text: str,
    options: Options,
    generation: CodeGeneration,
    say: Callable[[str], None],
    natives: NativeUnits | None = None,
    step: Callable[[str], None] = _unwatched,
) -> LLVMModule:
    """The module in which every request of `text` is answered. `natives`: see answer_requests. `step` is
    told what is being done.

    Raises DiagnosticError for what the user must change, InternalFault when our own output is broken.
    """
    answered = _answered(text, replace(options, frames=generation.keep_debug_info), say, natives, step)
    step("verifying")
    if answered.is_final:
        module, *others = [
            LLVMModule.from_text(_for_code(part, generation)) for part in (answered.program.print(), *answered.others)]
        for other in others:
            module.link(other)
        module.set_linkage(answered.local)
    else:
        module = LLVMModule.from_text(_for_code(answered.joined(link_text).print(), generation))
    module.rename_local_functions(symbol_of)
    if gpu_targets.is_gpu(module.triple):
        step("linking libdevice")
        module.make_local(local_functions(module.text()))
        library = None
        if generation.device_library:
            with open(generation.device_library, "rb") as file:
                library = file.read()
        module.link_library(library)
        _refuse_missing_runtime(module)
    module.verify()
    return module


def _refuse_missing_runtime(module: LLVMModule) -> None:
    """Give up where derivatives call what only the host has."""
    missing = sorted(name for name in module.undefined_symbols() if name.startswith("__enzyme_cc_"))
    if missing:
        raise DiagnosticError(error(
            f"a derivative needs '{missing[0]}', which there is for the host only", code="gpu",
            help="see docs/gpu.md for what device code may hold"))


def optimised_code(
    module: LLVMModule,
    form: str,
    generation: CodeGeneration,
    say: Callable[[str], None],
    step: Callable[[str], None] = _unwatched,
) -> bytes:
    """The module after LLVM's pipeline, as the user asked for it."""
    step("optimising the derivatives")
    level = generation.pipeline_level
    if form == OBJECT and generation.vectorise and generation.vectorise_lines and generation.unroll:
        code = module.optimised_object(level, generation.position_independent)
        if code is not None:
            return code
    started = time.process_time()
    module.optimise(level, vectorise=generation.vectorise, vectorise_lines=generation.vectorise_lines,
                    unroll=generation.unroll)
    say(f"optimised in {time.process_time() - started:.2f} s of processor time")
    step("writing machine code")
    return emit(module, form, generation)


def _for_code(text: str, generation: CodeGeneration) -> str:
    """The text of a module, of all or a part of a program, without what its code is to be without."""
    if not generation.keep_debug_info:
        text = without_debug_info(text)
    if gpu_targets.of_text(text):
        text = with_names_of_libdevice(text)
    if generation.level == 0:  # whose bitcode is made as -O1's; the program may rely on what -O0 does
        text = without_tbaa(text)
    return constructors_as_init_array(text)


def emit(module: LLVMModule, form: str, generation: CodeGeneration) -> bytes:
    """The module as the user asked for it."""
    if form == OBJECT:
        return module.emit_object(generation.pipeline_level, generation.position_independent)
    if form == ASSEMBLY:
        return module.emit_assembly(generation.pipeline_level, generation.position_independent).encode()
    if form == LLVM_TEXT:
        return module.text().encode()
    return module.bitcode()
