"""LLVM text that older compilers read too: without what LLVM learned to say after version 19 and need not be said.

Text is what people give to the compiler that they have, and that is rarely LLVM 22. What is left out only tells the
optimiser more. Masked loads and stores, whose alignment became an attribute, are written as they were: LLVM 22
reads that as well.
"""

from __future__ import annotations

import re

_ATTRIBUTES = re.compile(
    r" (?:captures\((?!none\))[^()]*\)|nocreateundeforpoison|dead_on_return(?:\(\d+\))?"
    r"|initializes\((?:\([^()]*\),? ?)*\)|sanitize_alloc_token|denormal_fpenv\([^()]*\))(?=[ ,)\n])")
_FLAGS = re.compile(r"(?<= )(?:samesign )(?=(?:ult|ule|ugt|uge|slt|sle|sgt|sge|eq|ne) )")
_MEMORY = re.compile(r"(memory\([^()]*?)(?:, )?(?:target_mem\d|errnomem): \w+(?=[^()]*\))")
_LIFETIMES = re.compile(r"^(?:  (?:tail )?call|declare) void @llvm\.lifetime\.(?:start|end)\..*\n", re.M)
_MASKED = re.compile(
    r"(@llvm\.masked\.(?:load|store|gather|scatter)\..*?(?:ptr|x ptr>)[^%@,(]*?) align (\d+)( [^,]+),")
_MASKED_DECLARED = re.compile(
    r"^(declare .*@llvm\.masked\.(?:load|store|gather|scatter)\..*?(?:ptr|x ptr>)[^,]*),", re.M)


def older_text(text: str) -> str:
    """The text of a module, so that LLVM 19 reads it as well."""
    text = _ATTRIBUTES.sub("", text)
    text = text.replace("captures(none)", "nocapture")
    text = _FLAGS.sub("", text)
    while (shorter := _MEMORY.sub(r"\1", text)) != text:
        text = shorter
    text = text.replace("memory(, ", "memory(").replace(" memory()", "")
    text = _MASKED_DECLARED.sub(r"\1, i32 immarg,", _MASKED.sub(r"\1\3, i32 \2,", text))
    return _LIFETIMES.sub("", text)
