"""Words of enumerations that are a number in one variant and an integer in another."""

from __future__ import annotations

from enzyme_cc.analysis.declared_types import MERGED_LOAD
from enzyme_cc.analysis.merged_words import is_kept_or_number
from enzyme_cc.ir import Call, GetElementPtr, Instruction, Load, Value
from enzyme_cc.ir.opcodes import COMPARISONS, INTEGER_ARITHMETIC, INTEGER_TO_FLOAT, MERGES
from enzyme_cc.ir.structure import dominator_tree

_COUNTING = INTEGER_ARITHMETIC | COMPARISONS | INTEGER_TO_FLOAT | {"zext", "sext", "shl", "switch", "br"}


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


def is_integer_of_variant(load: Instruction) -> bool:
    """Whether an integer is loaded where an enumeration was seen to hold one: on a way that is taken for what was
    loaded from another place of the same record. What is loaded before the variant shows, or was made one load of a
    number and an integer, is that only where it is a number elsewhere, or moved."""
    if not isinstance(load, Load):
        return False
    if _is_number_elsewhere(load):
        return True
    if MERGED_LOAD in load.metadata:
        return False
    home = load.parent
    assert home is not None and home.parent is not None
    tree, record = dominator_tree(home.parent), _record(load.pointer)
    while (above := tree.idom[home]) is not None:
        if any(set(way.predecessors) == {above} and tree.dominates(way, home) for way in above.successors) and any(
            isinstance(tag, Load) and tag.pointer is not load.pointer and _record(tag.pointer) is record
            for tag in _made_of(above.terminator)
        ):
            return True
        home = above
    return False


def _is_number_elsewhere(load: Load) -> bool:
    words: list[Instruction] = [load]
    for word in words:
        if any(is_kept_or_number(user, word) for user in word.users):
            return True
        words += [user for user in word.users if user.opcode in MERGES and user not in words]
    return False


def is_counted_with(word: Value) -> bool:
    """Whether a word that is loaded goes into computations and comparisons of integers only: it is not moved as it is,
    as a number is of which the type does not matter."""
    return all(
        user.opcode in _COUNTING or (isinstance(user, Call) and user.called_name.startswith("llvm."))
        for user in word.users
    )


def _record(pointer: Value) -> Value:
    """What a pointer is counted from by constant distances."""
    while isinstance(pointer, GetElementPtr) and all(index.is_constant for index in pointer.operands[1:]):
        pointer = pointer.pointer
    return pointer


def _made_of(branch: Instruction | None) -> list[Value]:
    """The values that a choice of the way is made of."""
    found: list[Value] = list(branch.operands[:1]) if branch is not None else []
    for value in found:
        if isinstance(value, Instruction) and not isinstance(value, Load):
            found += [o for o in value.operands if o.type.is_int and not o.is_constant and o not in found]
    return found
