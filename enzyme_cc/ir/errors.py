"""The error that every part of the IR raises."""

from __future__ import annotations


class IRError(Exception):
    """Text that is not LLVM IR as we know it, or IR that breaks LLVM's rules; the message says where."""
