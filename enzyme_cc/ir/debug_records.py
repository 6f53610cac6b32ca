"""Debug records: what a source variable holds from an instruction on."""

from __future__ import annotations

from enzyme_cc.ir.metadata import Metadata
from enzyme_cc.ir.values import Value


class DebugRecord:
    """`#dbg_value(...)` and its kin: what a source variable holds from here on.

    `kind` is value, declare, assign, label (or any newer word); each operand is a Value, Metadata, or a
    tuple of Values for `!DIArgList`. Records are not users: a value that dies is printed as poison.
    """

    __slots__ = ("kind", "operands")

    def __init__(self, kind: str, operands: list[Value | Metadata | tuple[Value, ...]]) -> None:
        self.kind = kind
        self.operands = operands
