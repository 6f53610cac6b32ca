"""Words of enumerations that are a number in one variant and an integer in another."""

from __future__ import annotations

from enzyme_cc.ir import Load, Value
from enzyme_cc.ir.structure import dominator_tree


def is_of_variants(value: Value) -> bool:
    """Whether a word is loaded before the variant shows, and used on ways that part behind it. Rust's accesses do not
    say what they are of: what frees a string on one way (its capacity) may be stored as a number on another."""
    if not isinstance(value, Load):
        return False
    home = value.parent
    assert home is not None and home.parent is not None
    ways = [block for block in home.successors if block.predecessors == [home]]
    if len(ways) < 2:
        return False
    tree = dominator_tree(home.parent)
    users = [block for user in value.users if (block := user.parent) is not None and block in tree]
    return sum(any(tree.dominates(way, block) for block in users) for way in ways) > 1
