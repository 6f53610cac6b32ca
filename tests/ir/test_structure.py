"""Control-flow changes keep what functions compute and give the promised form, on random graphs."""

import ctypes

import pytest
from jit_support import Compiled, promote, random_cfg

from enzyme_cc.graph import irreducible_cycles
from enzyme_cc.ir import Phi, parse_module, verify_function
from enzyme_cc.ir.lcssa import form_lcssa
from enzyme_cc.ir.structure import (
    dominator_tree,
    loop_forest,
    make_reducible,
    predecessor_map,
    remove_unreachable_blocks,
    simplify_loops,
    successors,
    unify_returns,
)

INPUTS = [*range(12), 12345, -1, -77, 2**40 + 3]


def run(text):
    compiled = Compiled(text)
    f = compiled.function("f", ctypes.c_int64, ctypes.c_int64)
    return [f(x) for x in INPUTS]


def promoted_graph(seed):
    text = promote(random_cfg(seed, 4 + seed % 9))
    module = parse_module(text)
    return text, module, module.functions["f"]


def is_irreducible(f):
    return bool(irreducible_cycles(dominator_tree(f), successors, predecessor_map(f).__getitem__))


def assert_simplified(f):
    predecessors = predecessor_map(f)
    for loop in loop_forest(f).preorder():
        outside = [p for p in predecessors[loop.header] if p not in loop]
        assert len(loop.latches) == 1
        assert len(outside) == 1 and outside[0].successors == [loop.header]
        assert all(p in loop for e in loop.exits for p in predecessors[e])


def assert_closed(f):
    for loop in loop_forest(f).preorder():
        for block in loop.blocks:
            for instruction in block.instructions:
                for user in instruction.users:
                    if isinstance(user, Phi):
                        places = [b for v, b in user.incoming if v is instruction]
                    else:
                        places = [user.parent]
                    assert all(p in loop for p in places), (instruction, user)


@pytest.mark.parametrize("seed", range(40))
def test_normal_form_of_random_graphs(seed):
    text, module, f = promoted_graph(seed)
    expected = run(text)
    make_reducible(f)
    verify_function(f)
    assert not is_irreducible(f)
    simplify_loops(f)
    verify_function(f)
    assert_simplified(f)
    form_lcssa(f)
    verify_function(f)
    assert_closed(f)
    assert_simplified(f)
    unify_returns(f)
    verify_function(f)
    assert sum(b.terminator.opcode == "ret" for b in f.blocks) == 1
    assert run(module.print()) == expected


@pytest.mark.parametrize("seed", range(40, 60))
def test_each_change_alone_keeps_the_meaning(seed):
    text, _, _ = promoted_graph(seed)
    expected = run(text)
    for change in (
        remove_unreachable_blocks,
        unify_returns,
        make_reducible,
        form_lcssa,
    ):
        _, module, f = promoted_graph(seed)
        if change is form_lcssa:
            make_reducible(f)
        change(f)
        verify_function(f)
        assert run(module.print()) == expected, change.__name__


def test_random_graphs_hold_irreducible_cycles():
    assert sum(is_irreducible(promoted_graph(seed)[2]) for seed in range(30)) >= 5


def test_parallel_edges_of_a_switch_into_a_cycle():
    text = """
define i64 @f(i64 %in) {
entry:
  switch i64 %in, label %a [ i64 1, label %b
    i64 2, label %b
    i64 3, label %a
    i64 4, label %c ]
a:
  %x = phi i64 [ 1, %entry ], [ 1, %entry ], [ %yy, %b ]
  %xx = add i64 %x, 7
  br label %b
b:
  %y = phi i64 [ 5, %entry ], [ 5, %entry ], [ %xx, %a ], [ %zz, %c ]
  %yy = add i64 %y, 3
  %done = icmp ugt i64 %yy, 50
  br i1 %done, label %out, label %a
c:
  %z = phi i64 [ 9, %entry ]
  %zz = mul i64 %z, %in
  br label %b
out:
  ret i64 %yy
}
"""
    module = parse_module(text)
    f = module.functions["f"]
    assert make_reducible(f) == 1
    verify_function(f)
    simplify_loops(f)
    form_lcssa(f)
    verify_function(f)
    assert_closed(f)
    assert run(module.print()) == run(text)
