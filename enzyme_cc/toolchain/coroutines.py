"""Coroutines as LLVM 22 writes them: `llvm.coro.end` returned until LLVM 21 whether it was in the ramp function.

LLVM 22 neither upgrades the intrinsic of older modules nor reads them without ending the process.
"""

from __future__ import annotations

import re

MARK = b"llvm.coro.end"
CHANGED_IN = (22,)

_DECLARATION = re.compile(r"^declare i1 (@llvm\.coro\.end(?:\.async)?\(.*)$", re.M)
_CALL = re.compile(r"^( *)%(\S+) = ((?:tail |musttail |notail )?)call i1 @llvm\.coro\.end\((.*)$", re.M)
_RAMP = "declare i1 @llvm.coro.is_in_ramp()"


def upgraded(text: str) -> str:
    """The text of a module with coroutines as today's LLVM has them; the same text where that is so already."""
    if not _DECLARATION.search(text):
        return text
    text = _DECLARATION.sub(r"declare void \1", text)
    text = _CALL.sub(
        r"\1\3call void @llvm.coro.end(\4\n"
        r"\1%enzyme.ramp.\2 = call i1 @llvm.coro.is_in_ramp()\n"
        r"\1%\2 = xor i1 %enzyme.ramp.\2, true", text)
    return text if _RAMP in text else f"{text}\n{_RAMP}\n"
