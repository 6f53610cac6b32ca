"""The solver: least solutions, who is visited again, and what it costs."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_cc.analysis.solver import Solver

WIDTH = 8
"""Bits of the sets that the random systems are of."""
Interval = tuple[int, int] | None
"""From where to where; None: no value."""


def union(a: int, b: int) -> int:
    return a | b


def hull(a: Interval, b: Interval) -> Interval:
    if a is None or b is None:
        return a if b is None else b
    return min(a[0], b[0]), max(a[1], b[1])


def of_sets(visit: Callable[[Solver[int], Hashable], None], **more) -> Solver[int]:
    """A solver of equations over sets of small numbers, held as masks."""
    solver: Solver[int] = Solver(0, union, lambda equation: visit(solver, equation), **more)
    return solver


class Chain:
    """Equation n hands cell n - 1 on to cell n, the first one starts; how often each was visited."""

    def __init__(self) -> None:
        self.visits: list[Hashable] = []
        self.solver = of_sets(self._visit)

    def _visit(self, solver: Solver[int], n) -> None:
        self.visits.append(n)
        solver.grow(n, solver.read(n - 1) if n else 1)


# ---- solutions


@settings(derandomize=True, max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=24), st.integers(0, 7))
def test_what_a_graph_reaches(edges: list[tuple[int, int]], start: int) -> None:
    def visit(solver: Solver[int], node) -> None:
        if solver.read(node):
            for source, target in edges:
                if source == node:
                    solver.grow(target, 1)

    solver = of_sets(visit)
    solver.grow(start, 1)
    solver.run(range(8))
    reached, before = {start}, set()
    while reached != before:
        before = set(reached)
        reached |= {target for source, target in edges if source in reached}
    assert {node for node in range(8) if solver.value(node)} == reached


def test_an_interval_of_a_loop_is_no_wider_than_what_it_counts() -> None:
    def visit(equation: Hashable) -> None:
        if equation == "phi":
            solver.grow("i", hull((0, 0), solver.read("next")))
        elif equation == "body" and (i := solver.read("i")) is not None and i[0] < 10:
            solver.grow("next", (i[0] + 1, min(i[1], 9) + 1))
        elif equation == "after" and (i := solver.read("i")) is not None and i[1] >= 10:
            solver.grow("out", (max(i[0], 10), i[1]))

    solver: Solver[Interval] = Solver(None, hull, visit)
    solver.run(["after", "body", "phi"])
    assert [solver.value(cell) for cell in ("i", "next", "out", "never")] == [(0, 10), (1, 10), (10, 10), None]


sets = st.integers(0, (1 << WIDTH) - 1)
terms = st.tuples(st.integers(0, 5), st.integers(-3, 3), sets)
systems = st.lists(st.tuples(sets, st.lists(terms, max_size=3)), min_size=1, max_size=6)


def right_side(constant: int, terms: list[tuple[int, int, int]], of: Callable[[int], int]) -> int:
    """A constant, and cells that are moved and cut."""
    for cell, by, mask in terms:
        constant |= (of(cell) << by if by >= 0 else of(cell) >> -by) & mask
    return constant


@settings(derandomize=True, max_examples=100, deadline=None)
@given(systems, st.randoms(use_true_random=False))
def test_the_solution_is_the_least_in_any_order_and_cells_only_grow(system, random) -> None:
    grown: dict[Hashable, list[int]] = {cell: [0] for cell in range(6)}

    def visit(solver: Solver[int], cell) -> None:
        value = right_side(*system[cell], solver.read)
        if solver.grow(cell, value):
            grown[cell].append(solver.value(cell))

    solver = of_sets(visit)
    equations = list(range(len(system)))
    random.shuffle(equations)
    solver.run(equations)
    least = [0] * 6
    for _ in range(6 * WIDTH + 1):  # as often as anything can grow
        least = [right_side(*system[n], least.__getitem__) if n < len(system) else 0 for n in range(6)]
    assert [solver.value(cell) for cell in range(6)] == least
    for values in grown.values():
        assert all(a != b and a | b == b for a, b in itertools.pairwise(values))


@settings(derandomize=True, max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3), sets), max_size=20))
def test_what_is_joined_to_a_cell_stays_and_news_is_what_was_not_there(given: list[tuple[int, int]]) -> None:
    solver = of_sets(lambda solver, equation: None)
    expected: Counter[int] = Counter()
    for cell, value in given:
        assert solver.grow(cell, value) == (expected[cell] | value != expected[cell])
        expected[cell] |= value
        assert solver.value(cell) == expected[cell]


def test_a_join_that_makes_a_new_object_of_the_same_value_is_no_news() -> None:
    solver: Solver[tuple[int, ...]] = Solver((), lambda a, b: tuple(sorted({*a, *b})), lambda equation: None)
    assert solver.grow("x", (1, 2))
    assert not solver.grow("x", (2, 1))
    assert not solver.grow("x", ())
    assert not solver.grow("y", ())


# ---- who is visited again


def visited_after(use: Callable[[Solver[int], str], object]) -> list[Hashable]:
    """What is visited as cell "a" grows, when equation "user" has used it so."""
    visits: list[Hashable] = []

    def visit(solver: Solver[int], equation: Hashable) -> None:
        visits.append(equation)
        if equation == "user":
            use(solver, "a")
        else:
            solver.grow("a", 1)

    of_sets(visit).run(["user", "grower"])
    return visits


def test_only_who_reads_or_says_so_is_visited_again() -> None:
    once, again = ["user", "grower"], ["user", "grower", "user"]
    assert visited_after(lambda solver, cell: solver.read(cell)) == again
    assert visited_after(lambda solver, cell: solver.depend_on(cell)) == again
    assert visited_after(lambda solver, cell: solver.value(cell)) == once
    assert visited_after(lambda solver, cell: solver.grow(cell, 0)) == once
    assert visited_after(lambda solver, cell: solver.read("b")) == once


def test_a_read_outside_of_a_visit_makes_nobody_depend() -> None:
    chain = Chain()
    chain.solver.read(0)
    chain.solver.run([0])
    chain.solver.read(0)
    chain.solver.depend_on(0)
    chain.solver.grow(0, 2)
    chain.solver.run()
    assert chain.visits == [0]


def test_an_equation_that_feeds_itself_is_visited_until_it_is_still() -> None:
    visits = []

    def visit(solver: Solver[int], equation: Hashable) -> None:
        visits.append(solver.read("x"))
        solver.grow("x", (solver.read("x") << 1 | 1) & 15)

    of_sets(visit).run(["only"])
    assert visits == [0, 1, 3, 7, 15]


def test_waking_a_cell_visits_its_readers_though_nothing_grew() -> None:
    chain = Chain()
    chain.solver.run(range(4))
    del chain.visits[:]
    chain.solver.wake(1)
    chain.solver.wake("nobody reads it")
    chain.solver.run()
    assert chain.visits == [2]


def test_what_grows_between_runs_is_heard_of_in_the_next() -> None:
    chain = Chain()
    chain.solver.run(range(4))
    chain.solver.grow(0, 6)
    assert chain.solver.value(3) == 1
    chain.solver.run()
    assert chain.solver.value(3) == 7


# ---- bounds


def counted(limit: Callable[[Hashable, int], int], patience: int) -> tuple[int, list[int]]:
    """Where a counter ends that would count on for ever, and all its values."""
    values: list[int] = []

    def visit(equation: Hashable) -> None:
        values.append(solver.read("n"))
        solver.grow("n", solver.read("n") + 1 if solver.read("n") < TOP else TOP)
        assert len(values) < 1000, "it counts on for ever"

    solver: Solver[int] = Solver(0, max, visit, limit, patience)
    solver.run(["count"])
    return solver.value("n"), values


TOP = 1 << 40


def test_a_limit_ends_a_chain_without_end_when_patience_has() -> None:
    asked = []

    def limit(cell: Hashable, value: int) -> int:
        asked.append((cell, value))
        return TOP

    assert counted(limit, 5) == (TOP, [0, 1, 2, 3, 4, 5, TOP])
    assert asked == [("n", 6)]


def test_patience_is_with_each_cell_by_itself() -> None:
    asked = []

    def visit(equation) -> None:
        for cell in "ab" * 4 + "c" * 5:
            solver.grow(cell, solver.value(cell) + 1)

    solver: Solver[int] = Solver(0, max, visit, lambda cell, value: asked.append(cell) or 100, 4)
    solver.run(["once"])
    assert asked == ["c"]
    assert [solver.value(cell) for cell in "abc"] == [4, 4, 100]


def test_what_was_limited_may_grow_on_and_is_limited_again() -> None:
    def next_power(cell: Hashable, value: int) -> int:
        return min(1 << value.bit_length(), TOP)

    last, values = counted(next_power, 3)
    assert last == TOP
    assert values[:8] == [0, 1, 2, 3, 8, 16, 32, 64]
    assert all(a < b for a, b in itertools.pairwise(values))


# ---- order and cost


def test_the_first_come_are_visited_first_and_readers_in_the_order_they_read() -> None:
    visits: list[Hashable] = []

    def visit(solver: Solver[int], equation: Hashable) -> None:
        visits.append(equation)
        if equation == "writes":
            solver.grow("x", 1)
        else:
            solver.read("x")

    of_sets(visit).run(["third", "first", "writes", "second"])
    assert visits == ["third", "first", "writes", "second", "third", "first"]


@dataclass(frozen=True)
class Salted:
    """A cell whose place in a set is another in each run, as those of addresses and strings are."""

    number: int
    salt: int

    def __hash__(self) -> int:
        return (self.number + 1) * self.salt % 1009


@settings(derandomize=True, max_examples=30, deadline=None)
@given(systems)
def test_the_order_of_visits_does_not_depend_on_hashes(system) -> None:
    def run(salt: int) -> list[int]:
        cells = [Salted(n, salt) for n in range(6)]
        visits: list[int] = []

        def visit(solver: Solver[int], cell) -> None:
            visits.append(cell.number)
            solver.grow(cell, right_side(*system[cell.number], lambda n: solver.read(cells[n])))

        of_sets(visit).run(cells[:len(system)])
        return visits

    assert run(1) == run(577) == run(1008)


def test_a_chain_that_is_given_in_order_is_visited_once() -> None:
    chain = Chain()
    chain.solver.run(range(200))
    assert chain.visits == list(range(200))
    assert chain.solver.value(199) == 1


def test_a_chain_that_is_given_in_reverse_is_visited_twice_at_most() -> None:
    chain = Chain()
    chain.solver.run(reversed(range(200)))
    assert chain.solver.value(199) == 1
    counts = Counter(chain.visits)
    assert counts[0] == 1 and all(counts[n] == 2 for n in range(1, 200))
    assert chain.solver.visits == len(chain.visits)


def test_nobody_is_visited_without_cause() -> None:
    """Each visit is the first, or something that the equation has read has grown since."""
    unheard: dict[Hashable, set[Hashable]] = {}
    read: dict[Hashable, set[Hashable]] = {}

    def visit(solver: Solver[int], n) -> None:
        assert n not in read or unheard[n], f"{n} is visited for nothing"
        unheard[n] = set()
        value = 1 << n % 3
        for source in (n * 7 % 40, n * 5 % 40, n - 1):
            read.setdefault(n, set()).add(source)
            value |= solver.read(source)
        if solver.grow(n, value):
            for reader in read:
                if n in read[reader]:
                    unheard[reader].add(n)

    solver = of_sets(visit)
    solver.run(range(40))
    assert all(solver.value(n) == 7 for n in range(5, 40))


def test_news_that_come_together_are_one_visit() -> None:
    visits = []

    def visit(solver: Solver[int], equation: Hashable) -> None:
        visits.append(equation)
        if equation == "reads":
            for cell in range(9):
                solver.read(cell)
        else:
            for cell in range(9):
                solver.grow(cell, 1)
                solver.grow(cell, 2)

    of_sets(visit).run(["reads", "grows", "reads"])
    assert visits == ["reads", "grows", "reads"]
