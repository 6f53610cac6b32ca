"""What a function is called in the source."""

from __future__ import annotations

from enzyme_cc.autodiff.interface.refusals import spoken
from enzyme_cc.ir import Function


def source_name(function: Function) -> str:
    """The name that debug information gives it, else that of its symbol.

    Rust's requests are for an instance of the crate's `entry`, which is named by the type of the user's function.
    """
    table = function.parent.metadata
    described = function.metadata.get("dbg")
    fields = table.node(described).fields if described is not None else {}
    name = fields.get("name")
    if not isinstance(name, str) or not name:
        return spoken(function.name)
    if name.startswith("entry<"):
        return name[len("entry<"):].partition(", (enzyme::")[0]
    return name
