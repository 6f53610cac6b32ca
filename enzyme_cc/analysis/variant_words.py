"""Words of enumerations that are a number in one variant and an integer in another."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc.analysis.declared_types import MERGED_LOAD
from enzyme_cc.analysis.merged_words import is_kept_or_number
from enzyme_cc.ir import BasicBlock, Call, GetElementPtr, Instruction, Load, Value
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


_LOW_PARTS = frozenset(("trunc", "zext", "sext", "freeze", "bitcast"))


def integer_where_used(use: Instruction) -> tuple[Load, int] | None:
    """The word, and its lowest bits, that an instruction takes as an integer, where a variant or a union shows that it
    holds one in the place of a number: the word is used as a number on other ways, and this one is taken for what was
    loaded from another place of the same record."""
    word = use.operands[0]
    width = word.type.bits if word.type.is_int else 0
    while isinstance(word, Instruction) and word.opcode in _LOW_PARTS:
        word = word.operands[0]
        width = min(width, word.type.bits) if word.type.is_int else width
    if not width or not isinstance(word, Load) or use.parent is None or use.parent.parent is None:
        return None
    numbers = [number for load in _loads_there(word) for number in _uses_as_number(load, width)]
    return (word, width) if numbers and _shows_otherwise(use.parent, word, numbers) else None


def words_of(value: Value) -> Iterator[Load]:
    """The words in memory whose bits an integer is made of; what they are compared with is not."""
    pending, seen = [value], {value}
    for made in pending:
        if isinstance(made, Load):
            yield made
        elif isinstance(made, Instruction) and made.opcode not in COMPARISONS and not isinstance(made, Call):
            is_word = made.opcode in MERGES | {"bitcast", "freeze"}
            news = [o for o in made.operands[made.opcode == "select":]
                    if not (o.is_constant or o in seen) and (o.type.scalar.is_int or (is_word and o.type.is_float))]
            pending += news
            seen.update(news)


def _shows_otherwise(home: BasicBlock, word: Load, numbers: list[BasicBlock]) -> bool:
    """Whether a block is on a way, taken for what was loaded beside a word, on which one of other blocks is not."""
    assert home.parent is not None
    tree, record = dominator_tree(home.parent), _record(word.pointer)
    while (above := tree.idom[home]) is not None:
        for way in above.successors:
            if set(way.predecessors) == {above} and tree.dominates(way, home) and any(
                isinstance(tag, Load) and tag.pointer is not word.pointer and _record(tag.pointer) is record
                for tag in _made_of(above.terminator)
            ) and not all(block in tree and tree.dominates(way, block) for block in numbers):
                return True
        home = above
    return False


def _loads_there(word: Load) -> list[Load]:
    """A load, and the others from the same pointer."""
    return [word, *(user for user in word.pointer.users if isinstance(user, Load) and user is not word)]


def _uses_as_number(word: Load, width: int) -> Iterator[BasicBlock]:
    """Where a word that is loaded is used as a number of so many bits or more."""
    pending: list[Instruction] = [word]
    for each in pending:
        for user in each.users:
            if user.opcode in ("bitcast", "freeze"):
                pending.append(user)
            elif each.type.is_float and each.type.bits >= width and user.opcode != "store" and user.parent is not None:
                yield user.parent


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
