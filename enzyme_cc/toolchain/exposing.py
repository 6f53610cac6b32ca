"""A unit of which nothing stays local: what other libraries need to work on the very variables of this one.

Functions and variables that were local get names that no other unit has, and none is bound before the program is
loaded. Constants without a name of their own stay: a copy of one is as good.
"""

from __future__ import annotations

import hashlib
import re

from enzyme_cc.toolchain.llvm import LLVMModule

_VARIABLE = re.compile(r'^@(?:"[^"]*"|[^ ]+) = [^@"]*?\b(?:global|constant|alias|ifunc) ', re.M)
_FUNCTION = re.compile(r"^(?:define|declare) [^@]*@", re.M)
_BOUND = re.compile(r"\b(?:dso_local|hidden|protected) ")
_DISCARDED = re.compile(r"\blinkonce(_odr)? ")
_AT_START = re.compile(r"^@llvm\.(?:global_ctors|global_dtors|used|compiler\.used) = [^\n]*\n", re.M)


def exposed(module: LLVMModule, content: bytes) -> LLVMModule:
    """The module with all that it defines visible to others; `content` is what tells its local names from theirs."""
    tag = "of_" + hashlib.sha256(content).hexdigest()[:12]
    module = module.copy()
    module.expose_locals(lambda name: f"{name}.{tag}")
    text = _FUNCTION.sub(_visible, _VARIABLE.sub(_visible, module.text()))
    return LLVMModule.from_text(text)


def _visible(words: re.Match[str]) -> str:
    name, equals, rest = words[0].rpartition(" = ")
    return name + equals + _DISCARDED.sub(r"weak\1 ", _BOUND.sub("", rest))


def without_constructors(text: str) -> str:
    """The text of a module whose constructors another library runs."""
    return _AT_START.sub("", text)
