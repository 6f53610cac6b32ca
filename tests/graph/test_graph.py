"""The graph algorithms against brute force on random graphs."""

import itertools
import random
import time

import pytest

from enzyme_cc.graph import (
    INFINITE,
    UncuttableError,
    dominators,
    irreducible_cycles,
    is_cyclic,
    is_reducible,
    min_cut,
    natural_loops,
    post_dominators,
    postorder,
    reachable,
    reverse_postorder,
    strongly_connected_components,
)


def random_graph(seed: int, count: int, degree: int = 2) -> dict[int, list[int]]:
    rng = random.Random(seed)
    return {node: [rng.randrange(count) for _ in range(rng.randint(0, degree))] for node in range(count)}


def inverse(graph: dict[int, list[int]]) -> dict[int, list[int]]:
    result: dict[int, list[int]] = {node: [] for node in graph}
    for node, targets in graph.items():
        for target in dict.fromkeys(targets):
            result[target].append(node)
    return result


def reaches_without(graph, start, avoid):
    if start == avoid:
        return set()
    return reachable([start], lambda n: [s for s in graph[n] if s != avoid])


@pytest.mark.parametrize("seed", range(60))
def test_orders_and_dominators_match_their_definitions(seed):
    graph = random_graph(seed, 12)
    order = reverse_postorder(0, graph.__getitem__)
    live = reachable([0], graph.__getitem__)
    assert set(order) == live and order[0] == 0
    assert postorder(0, graph.__getitem__) == order[::-1]
    tree = dominators(0, graph.__getitem__)
    for above, below in itertools.product(live, live):
        assert tree.dominates(above, below) == (below not in reaches_without(graph, 0, above)), (above, below)
    for node in live - {0}:
        strict = [a for a in live if a != node and tree.dominates(a, node)]
        assert all(tree.dominates(a, tree.idom[node]) for a in strict)
        assert tree.depth[node] == len(strict)
    frontiers = tree.frontiers(inverse(graph).__getitem__)
    predecessors = inverse(graph)
    for node in live:
        expected = {
            w
            for w in live
            if any(p in live and tree.dominates(node, p) for p in predecessors[w])
            and not tree.strictly_dominates(node, w)
        }
        assert set(frontiers[node]) == expected


@pytest.mark.parametrize("seed", range(60))
def test_components_are_the_mutually_reachable_sets(seed):
    graph = random_graph(seed, 14)
    components = strongly_connected_components(range(14), graph.__getitem__)
    assert sorted(itertools.chain(*components)) == list(range(14))
    reach = {n: reachable([n], graph.__getitem__) for n in graph}
    place = {n: i for i, c in enumerate(components) for n in c}
    for a, b in itertools.product(graph, graph):
        assert (place[a] == place[b]) == (b in reach[a] and a in reach[b])
        if b in reach[a]:
            assert place[b] <= place[a]
    for component in components:
        node = component[0]
        assert is_cyclic(component, graph.__getitem__) == any(node in reach[s] for s in graph[node])


@pytest.mark.parametrize("seed", range(120))
def test_loops_match_their_definition(seed):
    graph = random_graph(seed, 12, 2 + seed % 2)
    predecessors = inverse(graph)
    tree = dominators(0, graph.__getitem__)
    forest = natural_loops(tree, graph.__getitem__, predecessors.__getitem__)
    expected = {}
    for header in tree.order:
        latches = [p for p in predecessors[header] if p in tree and tree.dominates(header, p)]
        if latches:
            body = {header} | reachable(
                [p for p in latches if p != header],
                lambda n, h=header: [p for p in predecessors[n] if p != h and p in tree],
            )
            expected[header] = (set(latches), body)
    loops = {loop.header: loop for loop in forest.preorder()}
    assert {h: (set(loop.latches), set(loop.blocks)) for h, loop in loops.items()} == expected
    for loop in loops.values():
        assert next(iter(loop.blocks)) == loop.header
        assert loop.exits == list(dict.fromkeys(s for n in loop.blocks for s in graph[n] if s not in loop))
        assert loop.depth == sum(loop.header in other for other in loops.values())
        if loop.parent:
            assert loop in loop.parent.children and loop.parent.encloses(loop)
    for node in tree.order:
        around = [loop for loop in loops.values() if node in loop]
        assert forest.depth(node) == len(around)
        if around:
            assert forest.loop_of(node) is max(around, key=lambda loop: loop.depth)
    reducible = all(
        any(set(component) <= set(loop.blocks) for loop in loops.values())
        for component in strongly_connected_components(tree.order, graph.__getitem__)
        if is_cyclic(component, graph.__getitem__)
    )
    cycles = irreducible_cycles(tree, graph.__getitem__, predecessors.__getitem__)
    assert is_reducible(tree, graph.__getitem__) == (not cycles)
    if not reducible:
        assert cycles
    for cycle in cycles:
        assert len(cycle.entries) > 1
        assert all(not all(tree.dominates(e, b) for b in cycle.blocks) for e in cycle.entries)


def test_two_entry_cycle_is_irreducible_inside_a_natural_loop():
    graph = {0: [1], 1: [2, 3], 2: [3], 3: [2, 4], 4: [1, 5], 5: []}
    tree = dominators(0, graph.__getitem__)
    (cycle,) = irreducible_cycles(tree, graph.__getitem__, inverse(graph).__getitem__)
    assert cycle.entries == [2, 3] and set(cycle.blocks) == {2, 3}


def test_post_dominators_leave_out_endless_loops():
    graph = {0: [1, 2], 1: [3], 2: [3], 3: [], 4: [4]}
    tree = post_dominators(graph, graph.__getitem__, inverse(graph).__getitem__, sink=-1)
    assert tree.idom[0] == 3 and tree.idom[3] == -1 and 4 not in tree


def cuts(graph, sources, sinks, chosen):
    return not reachable(
        [s for s in sources if s not in chosen], lambda n: [t for t in graph[n] if t not in chosen]
    ) & (set(sinks) - set(chosen))


@pytest.mark.parametrize("seed", range(80))
@pytest.mark.parametrize("closest", ["sinks", "sources"])
def test_min_cut_is_the_cheapest_set_of_nodes(seed, closest):
    rng = random.Random(seed)
    graph = random_graph(seed, 9, 3)
    sources, sinks = rng.sample(range(9), 2), rng.sample(range(9), 2)
    price = {n: rng.choice([1, 2, 3, 7, INFINITE]) for n in graph}
    finite = [n for n in graph if price[n] < INFINITE]
    best = min(
        (
            sum(price[n] for n in chosen)
            for size in range(len(finite) + 1)
            for chosen in itertools.combinations(finite, size)
            if cuts(graph, sources, sinks, chosen)
        ),
        default=None,
    )
    if best is None:
        with pytest.raises(UncuttableError):
            min_cut(graph, graph.__getitem__, sources, sinks, price, closest)
        return
    cut = min_cut(graph, graph.__getitem__, sources, sinks, price, closest)
    assert cuts(graph, sources, sinks, cut) and sum(price[n] for n in cut) == best


def test_min_cut_takes_the_side_it_is_asked_for():
    chain = {n: [n + 1] for n in range(9)} | {9: []}
    assert min_cut(chain, chain.__getitem__, [0], [9], lambda n: 1, "sources") == [0]
    assert min_cut(chain, chain.__getitem__, [0], [9], lambda n: 1, "sinks") == [9]


def test_large_graphs_take_no_recursion_and_little_time():
    count = 20000
    chain = {n: [n + 1] if n + 1 < count else [] for n in range(count)}
    for n in range(10, count, 7):
        chain[n].append(n - 5)
    start = time.process_time()
    tree = dominators(0, chain.__getitem__)
    natural_loops(tree, chain.__getitem__, inverse(chain).__getitem__)
    strongly_connected_components(chain, chain.__getitem__)
    rng = random.Random(1)
    price = {n: rng.randint(1, 9) for n in chain}
    min_cut(chain, chain.__getitem__, [0], [count - 1], price)
    layered = {n: [min(count - 1, n + rng.randint(1, 60)) for _ in range(2)] for n in range(5000)}
    layered |= {n: [] for n in range(5000, count)}
    min_cut(layered, layered.__getitem__, range(20), range(4950, count), price)
    assert time.process_time() - start < 5
