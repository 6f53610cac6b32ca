"""Words that are only moved: LLVM is not told their type, which the program may not mean.

One's own memcpy moves eight bytes at a time through `uint64_t *`, whatever they are. By the rules of C that is a
violation of strict aliasing, yet everybody does it, and compilers mostly let it pass; inlined and analysed as
thoroughly as differentiated code is, the numbers read afterwards would be undefined. The type stays as a hint for
type analysis under a name that LLVM does not know.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import MOVED_WORD
from enzyme_cc.ir import Function, Instruction, Metadata, MetadataRef


def hide_types_of_moves(function: Function) -> None:
    """Rename the `!tbaa` of integers that are loaded to be stored and used for nothing else."""
    if function.body_text is not None and not _may_move(function.body_text):
        return
    for block in function.blocks:
        for load in block.instructions:
            if isinstance(load, ir.Load) and load.type.is_int and load.type.bits > 8 and load.users:
                stores = [user for user in load.users if isinstance(user, ir.Store) and user.value is load]
                if len(stores) == len(load.users):
                    for access in (load, *stores):
                        _hide(access, function)


_LOADED = re.compile(r'(%(?:"[^"]*"|[^ "]+)) = load (?:volatile |atomic )*i\d\d+,')
_STORED = re.compile(r'store (?:volatile |atomic )*i\d\d+ (%(?:"[^"]*"|[^,"]+)),')


def _may_move(text: str) -> bool:
    """Whether the text of a body, which takes long to parse, stores an integer that it has loaded."""
    return not set(_STORED.findall(text)).isdisjoint(_LOADED.findall(text))


def _hide(access: Instruction, function: Function) -> None:
    tag = access.metadata.get("tbaa")
    if tag is not None and _is_scalar(tag, function):
        access.metadata[MOVED_WORD] = access.metadata.pop("tbaa")


def _is_scalar(tag: Metadata, function: Function) -> bool:
    """Whether the tag is of an integer by itself, not of a field of a structure."""
    operands = function.parent.metadata.node(tag).operands
    return len(operands) > 1 and isinstance(operands[0], MetadataRef) and operands[0] is operands[1]
