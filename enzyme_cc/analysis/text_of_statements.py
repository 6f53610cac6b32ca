"""The part of analysis/text.py that is Fortran's WRITE and READ: a statement begins, gets its items, and ends.

A statement is the pointer that its beginning returns. It stands for the objects of an internal file, a character
variable, or for a file outside, but for the units that are the process's own streams. What is active among the items
of a WRITE is a writing to these; the items of a READ are read from them: text into characters, numbers as readings.
A function that is given a statement, as our bodies of READ are, is given with it the text that lay there as it began.
"""

from __future__ import annotations

from enzyme_cc.analysis.points_to import UNKNOWN_BIT
from enzyme_cc.analysis.text_in_memory import OUTSIDE, HeldText, State
from enzyme_cc.ir import Call, ConstantInt
from enzyme_cc.rules.functions import FunctionInfo
from enzyme_cc.rules.text import TextInfo

_STANDARD_UNITS = (-1, 0, 5, 6)
_OUTPUT = "_FortranAioOutput"
_OF_NUMBERS = ("Real", "Complex", "Descriptor", "DerivedType", "Namelist", "Unformatted")
"""In the names of what reads numbers, or may."""
_NO_BITS = ("Real", "Complex")
"""In the names of what writes numbers for sure, and not the bits of numbers as integers."""


def visit(text: HeldText, i: Call, info: FunctionInfo, row: TextInfo, state: State) -> None:
    """One call of flang's input and output."""
    memory = text.memory
    if row.opens is not None:
        text.statements[i] = memory.reachable(memory.of(i.args[row.opens]))
        text.make(i, text.text_at(text.statements[i], state))
        return
    if row.opens_file:
        unit = i.args[0] if i.args else None
        standard = isinstance(unit, ConstantInt) and unit.value in _STANDARD_UNITS
        text.statements[i] = 0 if standard else UNKNOWN_BIT
        return
    assert i.called_function is not None
    objects = text.statements.get(i.args[0], UNKNOWN_BIT)
    if i.called_function.name.startswith(_OUTPUT):
        _write(text, i, objects, state)
    else:
        _read(text, i, objects, state)


def _write(text: HeldText, i: Call, objects: int, state: State) -> None:
    given = 0
    of_bits = not any(kind in i.called_name for kind in _NO_BITS)
    for item in i.args[1:]:
        if item.type.is_pointer:
            given |= text.text_at(text.memory.reachable(text.memory.of(item)), state) | text.made.get(item, 0)
            if text.leads_to_active(item):
                given |= text.register.writing(i, False, of_bits)
        elif text.is_active(item) or text.is_of_bits(item):
            given |= text.register.writing(i, False, of_bits)
        else:
            given |= text.made.get(item, 0)
    if objects & UNKNOWN_BIT:
        if given:
            state[OUTSIDE] = state.get(OUTSIDE, 0) | given
    else:
        text.put(objects, given, state)


def _read(text: HeldText, i: Call, objects: int, state: State) -> None:
    if objects & UNKNOWN_BIT:
        found = text.register.through_file(state.get(OUTSIDE, 0))
    else:
        found = text.text_at(objects, state) if objects else 0
    found |= text.made.get(i.args[0], 0)
    if not found or len(i.args) < 2 or not i.args[1].type.is_pointer:
        return
    assert i.called_function is not None
    into = text.memory.reachable(text.memory.of(i.args[1]))
    is_number = any(kind in i.called_function.name for kind in _OF_NUMBERS)
    if text.read(i, found if is_number else found & text.register.of_bits):
        text.numbers.vary_objects(into, i, None)
    text.put(into, found, state)
