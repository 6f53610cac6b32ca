"""Synthesis of derivatives on LLVM IR.

    differentiate.py    the pass: rounds of requests, innermost first
    engine.py           which derivative functions there are
    call_sites.py       puts derivatives in place of hook calls
    report.py           prints what was found and decided
    gradcheck/          derivatives that check themselves against the program's own differences

and a room for each step, whose own `__init__` says what is in it: interface (what is asked), prepare and flang (on
what), facts (what is true), plan (what is kept), forward and reverse (the derivatives), with calls, arithmetic, shadow
and runtime for what both modes share.
"""

from enzyme_cc.autodiff.answered import Answered
from enzyme_cc.autodiff.differentiate import answered, differentiate
from enzyme_cc.autodiff.interface.options import Options

__all__ = ["Answered", "Options", "answered", "differentiate"]
