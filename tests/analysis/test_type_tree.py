"""The lattice of type trees: joins, windows, strides and what answers for a byte."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from enzyme_cc.analysis.type_facts import (
    ANYTHING,
    DECLARED,
    FLOATS,
    HINT,
    INTEGER,
    POINTER,
    STRIDED,
    UNBOUNDED,
    UNKNOWN,
    USED,
    Fact,
)
from enzyme_cc.analysis.type_tree import (
    EMPTY,
    MAX_WEIGHT,
    block,
    counted,
    numbers_of_records,
    pointer_to,
    repeated,
    tree,
)

DOUBLE, FLOAT, LONG_DOUBLE = FLOATS["double"], FLOATS["float"], FLOATS["x86_fp80"]


def particle():
    """struct { double x; long n; }"""
    return block(DOUBLE).merge(block(INTEGER, 8, 8))


def test_equal_trees_are_one_object():
    assert block(DOUBLE).merge(block(INTEGER, 8, 8)) is block(INTEGER, 8, 8).merge(block(DOUBLE))


def test_touching_doubles_become_one_block():
    joined = block(DOUBLE).merge(block(DOUBLE, 8)).merge(block(DOUBLE, 16))
    assert joined is repeated(block(DOUBLE), 8, 3)
    assert joined.resolve(0, 24) == [(0, 24, DOUBLE)]


def test_a_window_of_a_struct_is_its_field():
    assert particle().window(8, 8) is block(INTEGER, 0, 8)
    assert particle().window(0, 8) is block(DOUBLE)


def test_a_cut_double_is_unknown():
    assert block(DOUBLE).window(4, 8) is EMPTY
    assert block(DOUBLE).resolve(0, 4) == [(0, 4, UNKNOWN)]


def test_shifted_is_the_inverse_of_window():
    assert particle().shifted(24).window(24) is particle()


def test_a_stride_answers_at_every_element():
    rows = particle().generalised(16)
    assert rows.resolve(32, 16) == [(0, 8, DOUBLE), (8, 8, INTEGER)]
    assert rows.window(8).resolve(0, 16) == [(0, 8, INTEGER), (8, 8, DOUBLE)]
    assert rows.pattern() == [(0, 8, DOUBLE), (8, 8, INTEGER)]


def test_a_stride_does_not_reach_before_its_start_going_up_but_does_going_down():
    header = block(DOUBLE).unindexed(8, 16)
    assert header.resolve(0, 24) == [(0, 16, UNKNOWN), (16, 8, DOUBLE)]
    assert header.indexed(8, -24).resolve(0, 8) == [(0, 8, DOUBLE)]


def test_a_proved_integer_field_stops_the_extrapolation_of_an_array():
    row = block(DOUBLE).generalised(8).merge(block(INTEGER, 80, 8, USED))
    assert row.resolve(72, 24) == [(0, 8, DOUBLE), (8, 8, INTEGER), (16, 8, DOUBLE)]


def test_a_float_beats_an_integer_of_equal_evidence():
    assert block(DOUBLE).merge(block(INTEGER, 0, 8)).lookup(0, 8) is DOUBLE
    assert block(DOUBLE, strength=DECLARED).merge(block(INTEGER, 0, 8, USED)).lookup(0, 8) is DOUBLE
    assert block(DOUBLE, strength=STRIDED).merge(block(INTEGER, 0, 8, STRIDED)).lookup(0, 8) is DOUBLE
    assert block(DOUBLE, strength=HINT).merge(block(INTEGER, 0, 8, USED)).lookup(0, 8) is INTEGER


def test_contradicting_facts_are_unknown():
    both = block(DOUBLE).merge(block(POINTER))
    assert both.lookup(0, 8) is UNKNOWN


def test_two_floats_in_a_word():
    word = block(FLOAT).merge(block(FLOAT, 4))
    assert word.resolve(0, 8) == [(0, 8, FLOAT)]
    assert word.lookup(4, 4) is FLOAT


def test_long_doubles_own_their_padding():
    assert repeated(block(LONG_DOUBLE), 16, 3).resolve(0, 48) == [(0, 48, LONG_DOUBLE)]
    assert block(LONG_DOUBLE).generalised(16).pattern() == [(0, 16, LONG_DOUBLE)]


def test_what_lies_behind_pointers_is_joined():
    seen = pointer_to(block(DOUBLE)).merge(pointer_to(block(INTEGER, 8, 4)))
    assert seen.data0().resolve(0, 12) == [(0, 8, DOUBLE), (8, 4, INTEGER)]


def test_a_list_that_points_to_itself_stays_bounded():
    node = block(DOUBLE)
    for _ in range(40):
        node = node.merge(pointer_to(node).shifted(8))
    assert node.depth <= 7
    again = node.merge(pointer_to(node).shifted(8))
    assert again is node


def test_many_elements_are_few_facts():
    row = EMPTY
    for place in range(400):
        row = row.merge(block(DOUBLE, 8 * place))
    assert len(row.facts) == 1


def test_single_accesses_tell_nothing_of_unknown_length_but_declared_arrays_do():
    assert block(DOUBLE).merge(block(DOUBLE, 16)).pattern() == [(0, 1, UNKNOWN)]
    assert block(INTEGER, 0, 8).pattern() == [(0, 1, UNKNOWN)]
    assert block(DOUBLE, 0, 48, DECLARED).merge(block(DOUBLE)).pattern() == [(0, 8, DOUBLE)]
    assert particle().pattern() == [(0, 1, UNKNOWN)]
    assert EMPTY.pattern() == [(0, 1, UNKNOWN)]


def test_pointers_to_integers_alone_reach_no_floats():
    assert not pointer_to(block(INTEGER, 0, 8)).floats_reachable()
    assert pointer_to(block(DOUBLE)).floats_reachable()
    assert pointer_to(EMPTY).floats_reachable()


trees = st.lists(
    st.tuples(
        st.sampled_from([DOUBLE, FLOAT, INTEGER, POINTER, ANYTHING]),
        st.integers(0, 12),
        st.integers(1, 4),
        st.sampled_from([0, 8, 16, 24]),
        st.integers(1, 4),
        st.sampled_from([0, 1, 4]),
    ),
    max_size=5,
).map(
    lambda rows: tree(
        fact
        for concrete, place, strength, stride, count, beside in rows
        for fact in (
            block(concrete, 8 * place + _askew(concrete, beside), concrete.size * 2, strength).generalised(stride)
            if stride
            else block(concrete, 8 * place + _askew(concrete, beside), concrete.size * count, strength)
        ).facts
    )
)


def _askew(concrete, beside):
    return 0 if concrete.is_float or concrete is POINTER else beside


def test_what_is_held_by_a_row_does_not_depend_on_what_it_is_joined_with():
    row = block(ANYTHING, 1, 31, HINT).generalised(32)
    first, rest = block(ANYTHING, 1, 7, HINT), block(ANYTHING, 8, 24, HINT)
    assert row.merge(first).merge(rest).merge(first) is row.merge(first).merge(rest)


def test_a_row_holds_each_of_the_values_in_its_blocks():
    row, pair = block(DOUBLE, 0, 16, STRIDED).generalised(24), block(DOUBLE, 24, 16, STRIDED)
    for first in (24, 32):
        assert row.merge(block(DOUBLE, first, 8, STRIDED)) is row
    assert row.merge(block(DOUBLE, 0, 8, STRIDED).generalised(48)) is row
    assert len(row.merge(block(DOUBLE, 40, 8, STRIDED)).facts) == len(row.merge(block(DOUBLE, 24)).facts) == 2
    assert pair.merge(row).merge(row.merge(block(DOUBLE, 24, 8, STRIDED))) is row


@given(trees, trees, trees)
def test_join_is_commutative_idempotent_and_monotone(a, b, c):
    assert a.merge(b) is b.merge(a)
    assert a.merge(a) is a
    ab = a.merge(b)
    assert ab.merge(b) is ab
    assert ab.merge(c).resolve(0, 64) == a.merge(b.merge(c)).resolve(0, 64)


@given(trees, st.integers(0, 40), st.integers(1, 32))
def test_a_window_answers_as_the_whole(a, offset, size):
    assert a.resolve(offset, size) == a.window(offset, size).resolve(0, size)
    covered = a.resolve(offset, size)
    assert sum(n for _, n, _ in covered) == size
    assert [o for o, _, _ in covered] == [sum(n for _, n, _ in covered[:k]) for k in range(len(covered))]


def test_a_web_of_pointers_is_forgotten_from_the_deepest_level_up():
    node = block(DOUBLE)
    for _ in range(8):
        for place in range(1, 7):
            node = node.merge(pointer_to(node).shifted(8 * place))
    assert node.depth >= 3 and node.weight <= MAX_WEIGHT
    assert node.resolve(0, 56) == [(0, 8, DOUBLE), (8, 48, POINTER)]
    assert node.truncated(1).depth == 1


def test_what_is_too_much_in_its_first_levels_is_not_cut_but_said_to_be_so():
    row = tree(Fact(16 * k, 8, 0, 16 * k + 8, DOUBLE, USED, None) for k in range(100))
    wide = tree(Fact(8 * k, 8, 0, 8 * k + 8, POINTER, USED, row.window(16 * k)) for k in range(100))
    found = pointer_to(wide)
    assert found.depth == 3 and found.is_too_heavy and not row.is_too_heavy


def test_a_row_of_pointers_that_is_moved_up_does_not_begin_before_its_first():
    buckets = tree([Fact(48, 8, 8, UNBOUNDED, POINTER, STRIDED, block(DOUBLE))])
    assert buckets.shifted(16).resolve(0, 72) == [(0, 64, UNKNOWN), (64, 8, POINTER)]
    assert buckets.merge(buckets.shifted(16)) is buckets is buckets.shifted(16).merge(buckets)


def test_a_row_of_pointers_takes_in_what_is_known_no_better_of_those_that_lie_on_it():
    row = tree([Fact(16, 8, 8, UNBOUNDED, POINTER, STRIDED, block(DOUBLE))])
    guess = pointer_to(block(INTEGER, 8, 8), STRIDED)
    both = tree([Fact(16, 8, 8, UNBOUNDED, POINTER, STRIDED, block(DOUBLE).merge(block(INTEGER, 8, 8)))])
    for place in (24, 32):
        assert row.merge(guess.shifted(place)) is guess.shifted(place).merge(row) is both
        assert tree((*row.facts, *guess.shifted(place).facts)) is both
    apart = guess.shifted(8), guess.shifted(28), pointer_to(block(INTEGER, 8, 8), USED).shifted(24)
    assert all(len(row.merge(other).facts) == 2 for other in apart)
    assert len(row.merge(apart[0]).merge(pointer_to(EMPTY, STRIDED).shifted(0).generalised(8)).facts) == 1


def test_steps_that_fit_no_number_do_not_make_integers_of_its_bytes():
    record = block(DOUBLE, 0, 16).merge(block(INTEGER, 16, 4)).merge(block(ANYTHING, 20, 4))
    assert record.indexed(1, 0) is EMPTY
    assert record.indexed(24, 0).resolve(0, 20) == [(0, 16, DOUBLE), (16, 4, INTEGER)]
    assert block(INTEGER, 16, 4).indexed(1, 0).resolve(0, 8) == [(0, 8, INTEGER)]


def test_a_word_that_is_counted_with_is_stored_as_an_integer_and_not_as_the_number_of_its_place():
    place = block(DOUBLE, strength=STRIDED).merge(block(INTEGER, 0, 8, strength=USED))
    assert counted(place, 8).resolve(0, 8) == [(0, 8, INTEGER)]
    declared = block(DOUBLE).merge(block(INTEGER, 0, 8, strength=USED))
    assert counted(declared, 8) is declared
    only_read = block(DOUBLE, strength=STRIDED)
    assert counted(only_read, 8) is only_read


def test_numbers_of_records_are_those_at_places_of_structures_and_not_those_of_rows():
    place, row = block(DOUBLE), tree([Fact(0, 8, 8, UNBOUNDED, DOUBLE, STRIDED, None)])
    in_each = tree([Fact(0, 16, 24, UNBOUNDED, DOUBLE, STRIDED, None)])
    assert numbers_of_records(place) is place
    assert numbers_of_records(in_each.window(8)) is in_each.window(8)
    assert numbers_of_records(row.merge(place.shifted(4))) is place.shifted(4)
    assert numbers_of_records(particle()) is block(DOUBLE)


def test_a_type_without_size_says_nothing_of_other_elements():
    assert block(INTEGER, 0, 0).generalised(24) is EMPTY
