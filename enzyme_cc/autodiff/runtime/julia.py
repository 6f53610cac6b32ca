"""The run-time functions for memory of Julia's collector, which julia.c defines.

HOLD and RELEASE go around a derivative that allocates, LEAVE before an error is thrown out of it. The allocators are
those of Julia's that tell by no argument where numbers lie, with memory that is zero.
"""

from __future__ import annotations

from enzyme_cc import ir

PREFIX = "__enzyme_cc_julia_"
HOLD, RELEASE, LEAVE = f"{PREFIX}hold", f"{PREFIX}release", f"{PREFIX}leave"
SET_TYPE = f"{PREFIX}set_type"


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of the three in the module."""
    return module.get_or_declare(name, ir.function_type(ir.void, ()), ("nounwind",))
