"""Edits of a module's LLVM text for which llvmlite has no call: debug info, constructors, target features."""

from __future__ import annotations

import re

from enzyme_cc.ir.unused_metadata import without_unused_metadata

# What compilers from LLVM 14 on write and LLVM 22 no longer knows; it would warn of each on every use.
_FORGOTTEN_FEATURES = (
    "3dnow", "3dnowa", "amx-transpose", "avx10.1-256", "avx10.2-256", "avx512er", "avx512pf", "knl", "mpx",
    "prefetchwt1",
)
_FEATURES = re.compile(r'"target-features"="([^"]*)"')


def without_forgotten_features(text: str) -> str:
    """The text with target features that left LLVM taken off every function."""

    def known(match: re.Match[str]) -> str:
        names = [name for name in match.group(1).split(",") if name[1:] not in _FORGOTTEN_FEATURES]
        return f'"target-features"="{",".join(names)}"'

    return _FEATURES.sub(known, text)


_OF_EXECUTABLE = re.compile(r'^(!\d+ = !\{i32 \d+, !"PIE Level", i32 )[12]\}', re.M)


def for_shared_library(text: str) -> str:
    """The text without the promise that its code becomes part of an executable, which places variables of threads."""
    return _OF_EXECUTABLE.sub(r"\g<1>0}", text)


# Each begins with certain letters, which is what makes a search of long texts fast.
_DEBUG_RECORD = re.compile(r"\n    #dbg_.*")
_DEBUG_UNITS = re.compile(r"\n!llvm\.dbg\.cu = .*")
_OF_DECLARATION = re.compile(r"\ndeclare !dbg !\d+")
_OF_DEFINITION = re.compile(r" !dbg !\d+(?=(?: ![\w.]+ !\d+)* \{$)", re.M)
_OF_VALUE = re.compile(r", !(?:dbg|heapallocsite) !\d+(?=(?:, ![\w.]+ !\d+)*(?: #\d+)?$)", re.M)


def without_debug_info(text: str) -> str:
    """The text without debug records and locations and the metadata that only they used.

    (LLVM's own way, a module without the flag for debug info's version, prints a warning.)
    """
    text = _OF_VALUE.sub("", text)
    text = _OF_DEFINITION.sub("", text)
    text = _OF_DECLARATION.sub("\ndeclare", text)
    return without_unused_metadata(_DEBUG_UNITS.sub("", _DEBUG_RECORD.sub("", text)))


_TBAA = re.compile(r", !tbaa(?:\.struct)? !\d+")


def without_tbaa(text: str) -> str:
    """The text without type-based alias information, for code that is compiled without optimisation."""
    return without_unused_metadata(_TBAA.sub("", text))


_CONSTRUCTORS = re.compile(
    r"^@llvm\.global_(ctors|dtors) = appending global \[\d+ x \{ i32, ptr, ptr \}\] \[(.*)\]$", re.M
)
_COMPILER_USED = re.compile(
    r"^@llvm\.compiler\.used = appending global \[\d+ x ptr\] \[(.*)\](, section .*)$", re.M
)
_CONSTRUCTOR = re.compile(r"\{ i32, ptr, ptr \} \{ i32 (\d+), ptr (@[^ ,]+), ptr [^}]+ \}")


def constructors_as_init_array(text: str) -> str:
    """Put constructors and destructors where a modern linker looks.

    llvmlite's target machine writes `.ctors`, the layout before `.init_array`, and has no switch for it; lld
    ignores that section. So each entry becomes a pointer in the section of its priority.
    """
    kept_alive: list[str] = []

    def sections(match: re.Match[str]) -> str:
        section = ".init_array" if match.group(1) == "ctors" else ".fini_array"
        lines = []
        for number, (priority, function) in enumerate(_CONSTRUCTOR.findall(match.group(2))):
            name = f"@__enzyme_cc{section}.{number}"
            place = section if priority == "65535" else f"{section}.{int(priority):05}"
            lines.append(f'{name} = internal constant ptr {function}, section "{place}", align 8')
            kept_alive.append(f"ptr {name}")
        return "\n".join(lines)

    if "@llvm.global_" not in text:
        return text
    text = _CONSTRUCTORS.sub(sections, text)
    if not kept_alive:
        return text
    used = _COMPILER_USED.search(text)
    if used:
        kept_alive.insert(0, used.group(1))
        text = text[: used.start()] + text[used.end():]
    count = ", ".join(kept_alive).count("ptr @")
    return (f'{text}\n@llvm.compiler.used = appending global [{count} x ptr] [{", ".join(kept_alive)}], '
            'section "llvm.metadata"\n')
