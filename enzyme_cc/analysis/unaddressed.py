"""The mark of variables whose address no pointer holds (autodiff/prepare/unaddressed_globals.py)."""

from __future__ import annotations

import re

from enzyme_cc.ir import GlobalVariable, MetadataTable, Value

KIND = "enzyme.unaddressed"
_MARK = re.compile(rf", !{re.escape(KIND)} !\d+")


def mark(table: MetadataTable, variable: GlobalVariable) -> None:
    variable.metadata[KIND] = table.add("!{}")


def is_unaddressed(value: Value) -> bool:
    """Whether only code that names a variable gets at it."""
    return isinstance(value, GlobalVariable) and KIND in value.metadata


def without_marks(text: str) -> str:
    """The text of a module for a program, where they mean nothing."""
    return _MARK.sub("", text) if KIND in text else text
