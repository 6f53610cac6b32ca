"""What flang up to 19 writes and LLVM 22 no longer reads, rewritten in LLVM's text."""

from __future__ import annotations

import re

# flang writes the size of a type as an address, and up to 19 multiplies it in ways that LLVM 22 cannot read.
_SIZE = re.compile(r"ptrtoint \(ptr getelementptr \(([^()]+), ptr null, i(?:32|64) (-?\d+)\) to i64\)")
_PRODUCT = re.compile(r"mul \(i64 (-?\d+), i64 (-?\d+)\)")
_LAYOUT_OR_TYPE = re.compile(r"^(?:target datalayout|%).*\n", re.M)


def as_todays_llvm(text: str) -> str:
    """The module's text with the sizes of types as plain numbers."""
    from enzyme_cc import ir

    types = list(dict.fromkeys(match[1] for match in _SIZE.finditer(text)))
    if not types:
        return text
    variables = "".join(f"@t{number} = external global {type}\n" for number, type in enumerate(types))
    module = ir.parse_module("".join(_LAYOUT_OR_TYPE.findall(text)) + variables)
    sizes = {
        type: module.datalayout.size(module.globals[f"t{number}"].value_type)
        for number, type in enumerate(types)
    }
    text = _SIZE.sub(lambda match: str(sizes[match[1]] * int(match[2])), text)
    while (folded := _PRODUCT.sub(lambda match: str(int(match[1]) * int(match[2])), text)) != text:
        text = folded
    return text
