"""Numbers kept in pointers: the user data of a callback (`void *`) that is a double's bits, cast there and back.

A pointer has a shadow and no adjoint, so that the derivative of such a number has nowhere to go. Words of memory that
hold now a number, now an address are others: their shadow tells (told_words.py, shadow/mixed_words.py).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.given_numbers import loads_of
from enzyme_cc.analysis.number_bits import NumberBits
from enzyme_cc.analysis.type_facts import DECLARED, FLOATS, HINT, POINTER, STRIDED
from enzyme_cc.analysis.value_copies import copies_of, sources_of
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.refusals import reasons
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir import Instruction, Value
from enzyme_cc.ir.opcodes import CALLS, COPIES

_OF_POINTER = COPIES | {"ptrtoint"}
_OF_PROGRAM = (Kind.DEFINED, Kind.INDIRECT, Kind.CUSTOM)
WORD = 8


def refuse_boxed_numbers(facts: FunctionFacts, bits: NumberBits) -> None:
    """Give up where a number is handed on as a pointer, or a pointer that was handed over becomes a number."""
    for i in facts.function.instructions():
        if i.opcode == "bitcast" and i.type.is_fp:
            if bits.is_used(i) and _is_of_pointer(facts, i.operands[0]):
                _refuse(facts, i, "the number that is made here: it was kept in a pointer")
        elif i.type.is_pointer and _is_number(facts, bits, i) and _is_handed_on(facts, i):
            _refuse(facts, i, "what is done with this number: it is handed on as a pointer")


def _is_number(facts: FunctionFacts, bits: NumberBits, pointer: Instruction) -> bool:
    """Whether a pointer is made of a number, or of what is loaded from where no addresses are."""
    if pointer.opcode == "inttoptr":
        word = pointer.operands[0]
        if facts.is_constant_value(word):
            return False
        return bool(bits.of(word).as_number) or any(_is_loaded_number(facts, load) for load in loads_of(word))
    return _is_loaded_number(facts, pointer)


def _is_loaded_number(facts: FunctionFacts, load: Value) -> bool:
    """Whether a number is loaded as a word or a pointer: from memory in which no pointer lies, or from where no address
    was ever stored."""
    if not isinstance(load, ir.Load) or not facts.activity.may_be_varied_memory(load.pointer):
        return False
    there = facts.types.of(load.pointer).data0()
    if load.type.is_pointer and not facts.activity.memory.of(load):
        return bool(there.words_of(FLOATS["double"], WORD, STRIDED))
    return bool(there.words_of(FLOATS["double"], WORD, DECLARED)) and not there.words_of(POINTER, WORD, HINT)


def _is_handed_on(facts: FunctionFacts, pointer: Instruction) -> bool:
    """Whether a pointer is a result, or an argument of a function that may do anything with it: derivatives of both are
    a matter of their types."""
    models = facts.engine.models
    return any(
        user.opcode == "ret"
        or (isinstance(user, ir.Call) and copy in user.args and models.of(user).kind in _OF_PROGRAM)
        for copy in copies_of(pointer, COPIES) for user in copy.users)


def _is_of_pointer(facts: FunctionFacts, word: Value) -> bool:
    """Whether a word is the bits of a pointer that has no adjoint. What is a pointer again elsewhere, or has something
    accessed at it, is the address that a union holds at times."""
    sources = sources_of([word], _OF_POINTER)
    if any(user.opcode == "inttoptr" for each in sources if _is_copy(each) for user in each.users):
        return False
    return any(
        each.type.is_pointer and _is_handed_over(facts, each)
        and not facts.is_constant_value(each) and not _is_accessed(each)
        for each in sources
    )


def _is_copy(value: Value) -> bool:
    return isinstance(value, Instruction) and value.opcode in _OF_POINTER


def _is_handed_over(facts: FunctionFacts, pointer: Value) -> bool:
    if not isinstance(pointer, Instruction) or pointer.opcode in CALLS:
        return True
    return pointer.opcode == "load" and not facts.is_mixed(pointer)


def _is_accessed(pointer: Value) -> bool:
    return any(
        user.opcode in ("load", "getelementptr") or (isinstance(user, ir.Store) and user.pointer is pointer)
        for user in pointer.users)


def _refuse(facts: FunctionFacts, i: Instruction, what: str) -> None:
    facts.engine.refuse(
        i, f"cannot differentiate {what}, and pointers carry no derivative", code="number-bits",
        notes=reasons(facts, i), help=remedy("boxed number", i),
    )
