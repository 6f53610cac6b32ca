"""Trip counts: right for every input for which the loop ends, by running the loop and the formula."""

import random

import pytest
from loop_running import FUEL, Shape, run, signed

from enzyme_cc.analysis.induction import InductionAnalysis
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.ir import Builder, Function, function_type, i64, parse_module, verify_function


def analysed(text):
    module = parse_module(text)
    f = module.functions["f"]
    info = LoopInfo(f)
    return module, f, InductionAnalysis(info, module.datalayout), info.loops


def emitted(module, f, expression):
    """A new function `g` that evaluates the expression on f's arguments, entry instructions copied."""
    g = Function.create(module, "g", function_type(i64, [i64] * len(f.args)), "external")
    block = g.add_block("entry")
    value_map = dict(zip(f.args, g.args, strict=True))
    for instruction in f.entry.instructions[:-1]:
        value_map[instruction] = block.append(instruction.clone(value_map))
    b = Builder(block)
    b.ret(expression.materialise(b, value_map))
    verify_function(g)
    text = module.print()
    return run(text, "g", len(f.args))


def inputs(rng, shape):
    n = shape.bits
    near = [0, 1, 2, 3, 5, -1, -2, 1 << (n - 1), (1 << (n - 1)) - 1, (1 << n) - 1, 100, 7]
    for _ in range(80):
        a = rng.choice([rng.randrange(1 << n), rng.choice(near)])
        b = rng.choice([rng.randrange(1 << n), rng.choice(near), a + rng.randrange(-30, 60)])
        c = rng.choice([1, 2, 3, 0, -1, rng.randrange(1 << n)])
        if shape.widen and rng.random() < 0.5:
            b = signed(b, n)
        yield a % 2**64, b % 2**64, c % 2**64


def check(seed):
    shape = Shape.random(seed)
    module, f, induction, (loop,) = analysed(shape.text(fuelled=False))
    trip = induction.trip_count(loop)
    if trip is None:
        return None
    assert trip.backedge_taken.is_invariant_in(loop)
    formula, keep = emitted(module, f, trip.backedge_taken)
    loop_run, keep_too = run(shape.text(fuelled=True), "f", 3)
    rng = random.Random(seed)
    checked = 0
    for a, b, c in inputs(rng, shape):
        expected = shape.count(a, b, c)
        if expected is None:
            continue
        checked += 1
        assert loop_run(a, b, c) == expected, (shape, a, b, c)
        assert formula(a, b, c) == expected, (shape, a, b, c, str(trip.backedge_taken))
    del keep, keep_too
    return checked


@pytest.mark.parametrize("batch", range(6))
def test_formula_equals_running_the_loop(batch):
    results = [check(seed) for seed in range(batch * 25, batch * 25 + 25)]
    known = [r for r in results if r is not None]
    assert len(known) >= 5 and sum(known) > 100


@pytest.mark.parametrize("stay", ["ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"])
@pytest.mark.parametrize("at_latch", [False, True])
@pytest.mark.parametrize("on_increment", [False, True])
def test_plain_counting_loops_are_known(stay, at_latch, on_increment):
    step = -1 if stay[1:] in ("gt", "ge") else 1
    shape = Shape(32, step, stay, at_latch, on_increment, ())
    _, _, induction, (loop,) = analysed(shape.text(fuelled=False))
    assert induction.trip_count(loop) is not None


@pytest.mark.parametrize(
    ("step", "flags", "known"),
    [(2, (), False), (2, ("nsw",), True), (None, ("nsw",), True), (None, (), False), (-1, (), False)],
)
def test_a_step_that_could_jump_the_bound_needs_a_flag(step, flags, known):
    shape = Shape(32, step, "slt", False, False, flags)
    _, _, induction, (loop,) = analysed(shape.text(fuelled=False))
    assert (induction.trip_count(loop) is not None) == known


@pytest.mark.slow
def test_exhaustive_bytes():
    for stay, step, flags in [
        ("ne", 3, ()),
        ("ne", 6, ()),
        ("slt", 3, ("nsw",)),
        ("uge", -1, ()),
        ("ule", 1, ()),
    ]:
        for late in (False, True):
            shape = Shape(8, step, stay, late, late, flags)
            module, f, induction, (loop,) = analysed(shape.text(fuelled=False))
            formula, keep = emitted(module, f, induction.trip_count(loop).backedge_taken)
            for a in range(0, 256, 3):
                for b in range(256):
                    expected = shape.count(a, b, 0)
                    assert expected is None or formula(a, b, 0) == expected, (shape, a, b)
            del keep


POINTERS = """
define i64 @f(i64 %a, i64 %b) {
entry:
  %p = inttoptr i64 %a to ptr
  %end = inttoptr i64 %b to ptr
  br label %header
header:
  %q = phi ptr [ %p, %entry ], [ %next, %header ]
  %count = phi i64 [ 0, %entry ], [ %more, %header ]
  %more = add i64 %count, 1
  %next = getelementptr inbounds @TYPE@, ptr %q, i64 @STEP@
  %c = icmp @PREDICATE@ ptr %next, %end
  br i1 %c, label %header, label %exit
exit:
  ret i64 %count
}
"""


@pytest.mark.parametrize(
    ("type_", "step", "predicate"),
    [
        ("double", 1, "ne"),
        ("double", 3, "ne"),
        ("{ double, i32, i32, i32 }", 1, "ne"),
        ("double", 1, "ult"),
        ("i8", 12, "ult"),
        ("double", -1, "ugt"),
        ("double", -2, "ne"),
    ],
)
def test_pointer_loops(type_, step, predicate):
    text = POINTERS.replace("@TYPE@", type_).replace("@STEP@", str(step)).replace("@PREDICATE@", predicate)
    module, f, induction, (loop,) = analysed(text)
    formula, keep = emitted(module, f, induction.trip_count(loop).backedge_taken)
    loop_run, keep_too = run(text.replace("inbounds", ""), "f", 2)
    stride = {"double": 8, "i8": 1}.get(type_, 24) * step
    for length in (1, 2, 3, 17, 100):
        for slack in (0, 0 if predicate == "ne" else 5):
            a, b = 1 << 40, (1 << 40) + stride * length - slack * (1 if step > 0 else -1)
            assert formula(a, b) == loop_run(a, b)
    del keep, keep_too


def test_exits_that_cannot_return_do_not_hide_the_count():
    text = """
declare void @abort() noreturn
define i64 @f(ptr %p, i64 %n) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %q = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %q
  %bad = fcmp uno double %x, %x
  br i1 %bad, label %die, label %latch
die:
  call void @abort()
  unreachable
latch:
  %next = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %header, label %exit
exit:
  ret i64 %next
}
"""
    _, f, induction, (loop,) = analysed(text)
    trip = induction.trip_count(loop)
    assert str(trip.backedge_taken) == "(add (smax %n 1) -1)"
    assert trip.backedge_taken.leaves() == [f.args[1]]


def test_constant_counts_and_two_exits():
    shape = Shape(32, 1, "slt", False, False, ())
    text = shape.text(False).replace("i32 %iv, %bound", "i32 %iv, 10").replace("[ %start,", "[ 3,")
    _, _, induction, (loop,) = analysed(text)
    assert induction.trip_count(loop).constant == 7
    two = shape.text(True)
    _, _, induction, (loop,) = analysed(two)
    assert induction.trip_count(loop) is None


def test_python_model_and_machine_agree_on_fuel():
    shape = Shape(8, 2, "ne", False, False, ())
    assert shape.count(0, 1, 0) is None and FUEL > 256
