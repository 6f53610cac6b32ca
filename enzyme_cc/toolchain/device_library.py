"""libdevice, the mathematics of NVIDIA's GPUs: derivatives call it by its names, and are linked with its bitcode."""

from __future__ import annotations

import re

from enzyme_cc.rules.cuda import LIBM_ON_DEVICE, LOWERED_BY_LIBDEVICE, PREFIX

_KINDS = {"f32": "f", "f64": ""}
_INTRINSIC = re.compile(rf"@llvm\.({'|'.join(sorted(LOWERED_BY_LIBDEVICE))})\.(f32|f64)(?:\.i32)?(?=\()")
_LIBM = re.compile(rf"@({'|'.join(sorted(LIBM_ON_DEVICE))})(f?)(?=\()")
_DECLARATION = re.compile(r"^declare [^\n]*?(@[\w.$]+)\([^\n]*\n", re.M)
_DEFINED = re.compile(r"^define [^\n]*?(@[\w.$]+)\(", re.M)


def with_names_of_libdevice(text: str) -> str:
    """The text of a module for NVPTX in which mathematics that its code generator has no instruction for, and libm's,
    is libdevice's. What the program defines itself under a name of libm's stays that."""
    own = set(_DEFINED.findall(text))

    def libm(found: re.Match[str]) -> str:
        name = found[1] + found[2]
        return found[0] if f"@{name}" in own else f"@{PREFIX}{name}"

    text = _LIBM.sub(libm, _INTRINSIC.sub(lambda found: f"@{PREFIX}{found[1]}{_KINDS[found[2]]}", text))
    seen: set[str] = set()

    def once(found: re.Match[str]) -> str:
        if found[1] in seen:
            return ""
        seen.add(found[1])
        return found[0]

    return _DECLARATION.sub(once, text)


_KERNEL = re.compile(r"^define [^\n]*\bptx_kernel\b[^\n]*?@([\w.$]+)\(", re.M)
_NOT_KERNEL = re.compile(
    r"^define (?![^\n]*\bptx_kernel\b)(?!(?:internal|private|available_externally)\b)[^\n]*?@([\w.$]+)\(", re.M)


def local_functions(text: str) -> list[str]:
    """The functions of a module's text that nobody outside calls: all but kernels, where device code is not linked."""
    return _NOT_KERNEL.findall(text)
