"""Places in objects, against all multiples that a bounded range has."""

from __future__ import annotations

from math import gcd

from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_cc.analysis.contents.places import ANYWHERE, MOST_SHIFTS, START, Places, aligned, overlap, place, shifts

RANGE = range(-80, 81)
few = settings(derandomize=True, max_examples=150, deadline=None)
places = st.builds(place, st.integers(-20, 20), st.sampled_from([0, 0, 1, 2, 3, 4, 6, 8, 12, 16, 24]))
sizes = st.integers(1, 12)
steps = st.tuples(st.integers(-20, 20), st.sampled_from([0, 0, 1, 4, 6, 8]))


def covered(a: Places) -> set[int]:
    """Where it may be, as far as the range goes."""
    return {n for n in RANGE if (n == a.constant if not a.stride else (n - a.constant) % a.stride == 0)}


@few
@given(st.integers(-99, 99), st.integers(0, 24), st.integers(-4, 4))
def test_a_place_is_the_same_from_whichever_of_its_multiples_it_is_counted(constant: int, stride: int, k: int) -> None:
    assert place(constant + k * stride, stride) == place(constant, stride)
    assert constant in covered(place(constant, stride)) or constant not in RANGE


@few
@given(places, places)
def test_a_join_has_both_and_is_the_least_that_has(a: Places, b: Places) -> None:
    both = a.joined(b)
    assert covered(a) | covered(b) <= covered(both)
    for stride in range(1, 25):
        other = place(a.constant, stride)
        if covered(a) | covered(b) <= covered(other):
            assert covered(both) <= covered(other)


@few
@given(places, places, places)
def test_joining_goes_in_any_order_and_adds_nothing_twice(a: Places, b: Places, c: Places) -> None:
    both = a.joined(b)
    assert both == b.joined(a)
    assert both.joined(c) == a.joined(b.joined(c))
    assert a.joined(a) == a
    assert both.joined(a) == both.joined(b) == both
    assert a.joined(ANYWHERE) == ANYWHERE


@few
@given(st.lists(places, min_size=1, max_size=20))
def test_a_place_that_is_joined_to_grows_a_few_times_only(many: list[Places]) -> None:
    at, chain = many[0], [many[0]]
    for other in many[1:]:
        at = at.joined(other)
        if at != chain[-1]:
            assert covered(chain[-1]) < covered(at)
            chain.append(at)
    assert len(chain) <= 2 + 6  # a stride of at most 40 has at most so many divisors in a row


@few
@given(places, steps)
def test_counted_on_it_is_where_the_steps_lead(a: Places, by: tuple[int, int]) -> None:
    constant, stride = by
    multiples = (0,) if not stride else range(-200 * stride, 201 * stride, stride)
    led = {n + constant + multiple for n in covered(a) for multiple in multiples}
    found = a.further(constant, stride)
    assert led & set(RANGE) <= covered(found)
    assert covered(found) & set(range(-20, 21)) <= led


@few
@given(places, places, steps, steps)
def test_counting_on_commutes_with_joining_and_adds_up(a, b, by, again) -> None:
    assert a.joined(b).further(*by) == a.further(*by).joined(b.further(*by))
    assert a.further(*by).further(*again) == a.further(*again).further(*by)
    assert a.further(*by).further(*again) == a.further(by[0] + again[0], gcd(by[1], again[1]))
    assert a.further(0, 0) == a


@few
@given(places, places, places, steps)
def test_what_is_contained_stays_contained(a: Places, b: Places, read: Places, by: tuple[int, int]) -> None:
    more = a.joined(b)
    assert covered(a.further(*by)) <= covered(more.further(*by))
    fewer, ways = shifts(a, 4, read, 8), shifts(more, 4, read, 8)
    if ways is not None:
        assert fewer is not None and set(fewer) <= set(ways)


def by_counting(written: Places, size: int, read: Places, length: int) -> set[int]:
    """How far apart the two may begin where a byte of the one is a byte of the other."""
    return {
        at - seen for at in covered(written) for seen in covered(read)
        if not {*range(at, at + size)}.isdisjoint(range(seen, seen + length))
    }


@settings(derandomize=True, max_examples=60, deadline=None)
@given(places, sizes, places, sizes)
def test_accesses_overlap_as_far_apart_as_counting_says(written: Places, size: int, read: Places, length: int) -> None:
    expected = by_counting(written, size, read, length)
    found = shifts(written, size, read, length)
    assert overlap(written, size, read, length) == bool(expected)
    if found is None:
        assert size + length > MOST_SHIFTS * gcd(written.stride, read.stride) > 0
    else:
        ways = list(found)
        assert set(ways) == expected and len(ways) == len(expected) <= MOST_SHIFTS
        assert overlap(read, length, written, size) == bool(expected)


def test_more_ways_than_one_counts_are_none() -> None:
    assert shifts(ANYWHERE, 8, START, 64) is None
    assert overlap(ANYWHERE, 8, START, 64)
    assert list(shifts(ANYWHERE, 8, START, 8)) == [*range(-7, 8)]
    assert shifts(place(3, 8), 1 << 40, START, 8) is None
    assert list(shifts(Places(3, 0), 1 << 40, START, 8)) == [3]


def test_neighbours_do_not_overlap() -> None:
    for row in (0, 16):
        assert not overlap(place(0, row), 8, place(8, row), 8)
        assert not overlap(place(8, row), 8, place(0, row), 8)
        assert list(shifts(place(0, row), 9, place(8, row), 1)) == [-8]
        assert list(shifts(place(8, row), 1, place(0, row), 9)) == [8]


def test_members_of_rows_of_records_do_not_overlap() -> None:
    number, count = place(8, 24), place(-8, 24)
    assert not overlap(number, 8, count, 8)
    assert list(shifts(number, 8, place(0, 24), 16)) == [8]
    assert list(shifts(number, 8, place(8, 12), 4)) == [0]
    assert list(shifts(Places(100, 0), 8, Places(104, 0), 8)) == [-4]
    assert (str(number), str(START)) == ("8+24k", "0")


@few
@given(places, st.sampled_from([1, 2, 4, 8, 16]))
def test_aligned_places_are_those_that_are_multiples(a: Places, alignment: int) -> None:
    multiples = {n for n in covered(a) if n % alignment == 0}
    found = aligned(a, alignment)
    assert multiples <= covered(found) <= covered(a)
    if a.stride and multiples:
        assert covered(found) == multiples
