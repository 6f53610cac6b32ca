"""Which formats of numbers are said to lie in the same bytes, against every byte looked at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_cc.analysis.numbers_in_memory import clashing_formats, is_within_number
from enzyme_cc.analysis.type_facts import FLOATS, HINT, INTEGER, POINTER, STRIDED, UNBOUNDED, USED, Concrete, Fact
from enzyme_cc.analysis.type_tree import tree

DOUBLE, FLOAT = FLOATS["double"], FLOATS["float"]


def fact(concrete: Concrete, start: int, stride: int = 0, count: int = 1, strength: int = USED) -> Fact:
    width = count * concrete.size
    return Fact(start, width, stride, UNBOUNDED if stride else start + width, concrete, strength, None)


def clashes(size: int | None, *facts: Fact) -> set[frozenset[Concrete]]:
    pointee = SimpleNamespace(data0=lambda: tree(facts))
    return clashing_formats(cast(Any, SimpleNamespace(of=lambda pointer: pointee)), cast(Any, None), size)


def bytes_of(one: Fact, size: int) -> set[int]:
    starts = range(one.start, size, one.stride) if one.stride else (one.start,)
    return {byte for start in starts for byte in range(start, start + one.width) if byte < size}


@pytest.mark.parametrize("facts, size, expected", [
    ((fact(FLOAT, 8), fact(DOUBLE, 8)), 16, True),
    ((fact(FLOAT, 12), fact(DOUBLE, 8)), None, True),
    ((fact(FLOAT, 16), fact(DOUBLE, 8)), 24, False),
    ((fact(FLOAT, 8), fact(DOUBLE, 8)), 8, False),
    ((fact(FLOAT, 8, 24), fact(DOUBLE, 16, 24)), None, False),
    ((fact(FLOAT, 8, 16), fact(DOUBLE, 16, 24)), None, True),
    ((fact(FLOAT, 0), fact(POINTER, 0)), 8, True),
    ((fact(DOUBLE, 0), fact(POINTER, 0)), 8, False),
    ((fact(FLOAT, 0, strength=HINT), fact(DOUBLE, 0)), 8, False),
])
def test_formats_clash_where_they_have_a_byte_in_common(
    facts: tuple[Fact, ...], size: int | None, expected: bool
) -> None:
    assert bool(clashes(size, *facts)) is expected


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 8), st.integers(0, 8), st.sampled_from([0, 8, 16, 24, 40]), st.sampled_from([0, 8, 16, 24, 40]),
       st.integers(1, 2), st.integers(4, 160))
def test_no_byte_that_two_formats_share_is_overlooked(
    first: int, second: int, stride: int, other: int, count: int, size: int
) -> None:
    facts = fact(FLOAT, 4 * first, stride, count), fact(DOUBLE, 8 * second, other)
    if bytes_of(facts[0], size) & bytes_of(facts[1], size):
        assert clashes(size, *facts) == {frozenset({FLOAT, DOUBLE})}


def test_only_formats_that_meet_are_named() -> None:
    facts = fact(FLOAT, 0), fact(DOUBLE, 0), fact(FLOATS["half"], 8), fact(POINTER, 16)
    assert clashes(24, *facts) == {frozenset({FLOAT, DOUBLE})}


def is_within(at: int, *facts: Fact) -> bool:
    pointee = SimpleNamespace(data0=lambda: tree(facts))
    return is_within_number(cast(Any, SimpleNamespace(of=lambda pointer: pointee)), cast(Any, None), at)


def test_a_flag_behind_an_array_ends_its_row_of_numbers() -> None:
    """`struct { double row[4]; bool flag; }`, as LLVM fills it with zeros in one go: 33 bytes."""
    row = fact(DOUBLE, 0, 8, strength=STRIDED)
    assert is_within(33, row)
    assert not is_within(33, row, Fact(32, 1, 0, 33, INTEGER, USED, None))
    assert is_within(33, row, Fact(48, 1, 0, 49, INTEGER, USED, None))
    assert is_within(33, fact(DOUBLE, 32), Fact(32, 1, 0, 33, INTEGER, HINT, None))
