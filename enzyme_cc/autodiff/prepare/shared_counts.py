"""Counts of the pointers that share an object, which C++'s libraries keep: their accesses are marked as integers.

The counts lie before the object in one allocation, so that rows of numbers in it may seem to reach them; what happens
in these functions shows that integers lie there at that time. Marked before the functions are inlined. libstdc++ reads
two counts as one word to compare them; elsewhere such a word may be a `std::atomic<double>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_cc.analysis.declared_types import COUNT
from enzyme_cc.ir import Module
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES

_COUNTING = re.compile(
    r"_ZNK?(?:St16_Sp_counted_baseI|9__gnu_cxxL?\d+__(?:exchange_and_add|atomic_add)"
    r"|St3__1(?:14__shared_count|19__shared_weak_count|L?\d+__libcpp_atomic_refcount))"
)


def mark_shared_counts(module: Module, names: Iterable[str]) -> None:
    """Mark what the named functions do with counts."""
    for name in names:
        if not _COUNTING.match(name):
            continue
        for i in module.functions[name].instructions():
            accessed = i.operands[0] if i.opcode == "store" else i
            if i.opcode in ("load", "store", *ATOMIC_UPDATES) and accessed.type.is_int:
                i.metadata[COUNT] = module.metadata.tuple(())
