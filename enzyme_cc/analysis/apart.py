"""What the running program has found of accesses: metadata that says whose addresses are apart.

An access has a list of entries, one for each check that it passed. An entry names the check, the access's own group in
it, and the groups it is apart from, each with how many of the loops around both, from outside, must be in one
iteration: a check that is made in a loop may compare what one iteration accesses. Only our own analyses read it: LLVM's
alias scopes cannot say this.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_cc.ir import Instruction, Metadata, MetadataRef, MetadataTable

KIND = "enzyme.apart"
_MARK = re.compile(rf", !{re.escape(KIND)} !\d+")


def mark(
    table: MetadataTable, access: Instruction, check: Metadata, group: int, apart: Sequence[tuple[int, int]]
) -> None:
    """Say of an access what a check found: its group, and (group, loops in one iteration) for what it is apart from."""
    others = [f"i64 {number}" for pair in apart for number in pair]
    entry = table.add(f"!{{{', '.join([str(check), f'i64 {group}', *others])}}}")
    before = access.metadata.get(KIND)
    entries = [] if before is None else [str(operand) for operand in table.node(before).operands]
    access.metadata[KIND] = table.add(f"!{{{', '.join([*entries, str(entry)])}}}")


def checked_apart(a: Instruction, b: Instruction, same: int) -> bool:
    """Whether a check has found two accesses apart in any iterations of the loops around both but the outermost `same`,
    which stay in one."""
    if KIND not in a.metadata or KIND not in b.metadata:
        return False
    entries = _entries(a), _entries(b)
    return any(
        needed <= same
        for first, second in (entries, entries[::-1])
        for check, (_, apart) in first.items() if check in second
        for group, needed in apart if group == second[check][0])


def _entries(access: Instruction) -> dict[Metadata, tuple[int, list[tuple[int, int]]]]:
    module, list_node = access.module, access.metadata[KIND]
    assert module is not None
    table = module.metadata
    found: dict[Metadata, tuple[int, list[tuple[int, int]]]] = {}
    for entry in table.node(list_node).operands:
        assert isinstance(entry, MetadataRef)
        check, *rest = table.node(entry).operands
        assert isinstance(check, MetadataRef)
        numbers = [operand for operand in rest if isinstance(operand, int)]
        found[check] = numbers[0], list(zip(numbers[1::2], numbers[2::2], strict=True))
    return found


def without_marks(text: str) -> str:
    """The text of a module without this metadata: it holds in the functions that were checked, as they were, not where
    LLVM inlines them."""
    return _MARK.sub("", text) if KIND in text else text
