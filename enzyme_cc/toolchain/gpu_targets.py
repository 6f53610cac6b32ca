"""Which machine the code of a module for GPUs is for, as the front end wrote it there."""

from __future__ import annotations

import re

_PROCESSOR = re.compile(r'"target-cpu"="(sm_[^"]+)"')
_FEATURES = re.compile(r'"target-features"="([^"]+)"')


def is_gpu(triple: str) -> bool:
    """Whether a target triple is that of a GPU which we write code for."""
    return triple.startswith("nvptx")


_TRIPLE = re.compile(r'^target triple = "(.*)"$', re.M)


def of_text(text: str) -> bool:
    """Whether the text of a module is code for a GPU."""
    found = _TRIPLE.search(text, 0, 10_000)
    return found is not None and is_gpu(found[1])


def processor(text: str) -> tuple[str, str]:
    """The processor and its features that the functions of a module's text name; empty where they name none.

    Code for NVPTX is of one processor in a module: LLVM asks the target for it, not the functions.
    """
    cpu, features = _PROCESSOR.search(text), _FEATURES.search(text)
    return cpu[1] if cpu is not None else "", features[1] if features is not None else ""
