"""What a GEP does, whatever is known of the memory: how far it goes and what its source type says. In every context the
same, so that type inference works it out once."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import NamedTuple

from enzyme_cc.analysis.declared_types import declared
from enzyme_cc.analysis.index_ranges import index_range
from enzyme_cc.analysis.pointer_steps import choices, counted_step, counts_down, factor_in, steps_by_variable
from enzyme_cc.analysis.type_facts import HINT
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree
from enzyme_cc.ir import DataLayout, GetElementPtr, Value

LEAST_NUMBER = 4
"""Bytes of a number; what steps by less is moved by bytes, whatever they are."""
MOST_OF_MEMBER = 1 << 13
"""Bytes of an array that may lie beside other members of a structure."""


class GepStep(NamedTuple):
    """One GEP.

    stride       what divides how far its index goes; None if it goes to a known place
    places       the first and the last place that it may go to, where both are seen
    chosen       the places that it chooses from, where it does
    is_before    it goes back from its base;  rows_end: by steps that are not known
    hint, spread what its source type says of the element, and of all of them
    """

    constant: int
    stride: int | None
    places: tuple[int, int] | None
    chosen: list[int] | None
    is_before: bool
    rows_end: bool
    hint: TypeTree
    spread: TypeTree


def gep_step(layout: DataLayout, i: GetElementPtr) -> GepStep:
    """What a GEP does that is no vector of pointers."""
    constant, variable = layout.gep_offset(i)
    # A GEP over integers is any address arithmetic, or that of words that are copied.
    hint = EMPTY if i.source_type.is_int else declared(i.source_type, layout, HINT, HINT)
    if not variable:
        return GepStep(constant, None, None, None, False, False, hint, EMPTY)
    stride = gcd(*(scale * factor_in(index) for index, scale in variable))
    if stride < LEAST_NUMBER and _places(constant, variable) is not None:
        # So many bytes at a time, as a hash table is searched, say nothing of what they are; but so many of them do.
        stride = gcd(*(scale * counted_step(index) for index, scale in variable)) or stride
    places, chosen = None, choices(variable[0][0]) if len(variable) == 1 else None
    if chosen is None and stride % LEAST_NUMBER == 0:
        places = _places(constant, variable)
    is_before = constant <= 0 and all(counts_down(index) for index, _ in variable)
    return GepStep(
        constant, stride, places,
        None if chosen is None else sorted(constant + choice * variable[0][1] for choice in chosen),
        is_before, is_before and any(steps_by_variable(index) for index, _ in variable),
        hint, hint.generalised(layout.size(i.source_type) or 1),
    )


def _places(constant: int, variable: Sequence[tuple[Value, int]]) -> tuple[int, int] | None:
    """The first and the last place that an indexed GEP may go to, from its base on, where both are seen."""
    first = last = constant
    for index, scale in variable:
        found = index_range(index)
        if found is None:
            return None
        least, most = sorted((found[0] * scale, found[1] * scale))
        first, last = first + least, last + most
    return (first, last) if 0 <= first and last <= MOST_OF_MEMBER else None
