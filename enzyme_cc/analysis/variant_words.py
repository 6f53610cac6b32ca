"""Words of enumerations that are a number in one variant and an integer in another."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc.ir import Call, Instruction, Load, Value
from enzyme_cc.ir.opcodes import COMPARISONS, INTEGER_ARITHMETIC, INTEGER_TO_FLOAT, MERGES

_COUNTING = INTEGER_ARITHMETIC | COMPARISONS | INTEGER_TO_FLOAT | {"zext", "sext", "shl", "switch", "br"}


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


def is_counted_with(word: Value) -> bool:
    """Whether a word that is loaded goes into computations and comparisons of integers only: it is not moved as it is,
    as a number is of which the type does not matter."""
    return all(
        user.opcode in _COUNTING or (isinstance(user, Call) and user.called_name.startswith("llvm."))
        for user in word.users
    )
