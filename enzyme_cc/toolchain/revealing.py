"""Modules whose requests show their functions, see autodiff/interface/hidden_requests.py.

Who asks what a unit reaches differentiates it next: the last module is kept, so that its text is parsed only once.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.toolchain.llvm import inline_marked_text


@dataclass
class _Revealed:
    """The last text that was asked for, as given and revealed, and the latter parsed, if it is at hand."""

    given: str
    text: str
    module: ir.Module | None


_last = _Revealed("", "", None)


def revealed(text: str) -> str:
    """The text of a module in which wrappers around hooks are inlined; the same text where there are none."""
    global _last
    if text not in (_last.given, _last.text):
        from enzyme_cc.autodiff.interface.hidden_requests import reveal

        _last = _Revealed(text, *reveal(text, inline_marked_text))
    return _last.text


def read_only_module(text: str) -> ir.Module:
    """A text of `revealed`, parsed, for those who change nothing in it."""
    if text != _last.text:
        return ir.parse_module(text)
    if _last.module is None:
        _last.module = ir.parse_module(text)
    return _last.module


def own_module(text: str) -> ir.Module:
    """A text of `revealed`, parsed, for one who changes it: who has read it before must have done with it."""
    module = read_only_module(text)
    if module is _last.module:
        _last.module = None
    return module
