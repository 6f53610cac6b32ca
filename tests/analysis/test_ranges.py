"""Address ranges cover every access of a nest and, for plain nests, nothing more."""

import pytest

from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.analysis.ranges import address_range
from enzyme_cc.ir import parse_module

NEST = """
define void @f(ptr %x, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %row = mul nsw i64 %i, STRIDE
  br label %inner
inner:
  %j = phi i64 [ FIRST, %outer ], [ %j1, %inner ]
  %at = add nsw i64 %row, %j
  %p = getelementptr inbounds double, ptr %x, i64 %at
  store double 0.0, ptr %p
  %j1 = add nsw i64 %j, STEP
  %jc = icmp PREDICATE i64 %j1, LIMIT
  br i1 %jc, label %inner, label %latch
latch:
  %i1 = add nuw nsw i64 %i, 1
  %ic = icmp slt i64 %i1, %n
  br i1 %ic, label %outer, label %exit
exit:
  ret void
}
"""


def touched(n, stride, first, step, stays):
    cells, i = [], 0
    while True:
        j = first(i)
        while True:
            cells.append(8 * (i * stride + j))
            j += step
            if not stays(j, i):
                break
        i += 1
        if i >= n:
            return min(cells), max(cells) + 8


@pytest.mark.parametrize(
    ("stride", "first", "step", "predicate", "limit", "exact"),
    [
        ("%m", "0", 1, "slt", "%m", True),
        ("10", "0", 1, "slt", "%m", True),
        ("10", "0", 3, "slt", "%m", True),
        ("%m", "%m", -1, "sgt", "0", True),
        ("0", "0", 1, "slt", "%i", True),
        ("0", "%i", 1, "slt", "%n", False),
        ("-7", "2", 1, "slt", "%m", True),
    ],
)
def test_ranges_of_nests(stride, first, step, predicate, limit, exact):
    text = NEST.replace("STRIDE", stride).replace("FIRST", first).replace("STEP", str(step))
    module = parse_module(text.replace("PREDICATE", predicate).replace("LIMIT", limit))
    f = module.functions["f"]
    alias = AliasAnalysis(f)
    store = next(i for i in f.instructions() if i.opcode == "store")
    nest = alias.info.nest(store.parent)
    found = address_range(store, store.operands[1], 8, nest, alias.forms)
    assert found is not None and found.base is f.args[0]
    assert found.low.is_invariant_in(nest[0]) and found.high.is_invariant_in(nest[0])

    def number(text, i, n, m):
        return {"%m": m, "%n": n, "%i": i}.get(text) if text.startswith("%") else int(text)

    for n in (1, 2, 5):
        for m in (1, 2, 7, 0):

            def stays(j, i, n=n, m=m):
                bound = number(limit, i, n, m)
                return j < bound if predicate == "slt" else j > bound

            low, high = touched(
                n, number(stride, 0, n, m), lambda i, n=n, m=m: number(first, i, n, m), step, stays
            )
            environment = dict(zip(f.args, (0, n, m), strict=True)).__getitem__
            got = [e.evaluate(environment) for e in (found.low, found.high)]
            got = [g - (1 << 64) if g >> 63 else g for g in got]
            assert got[0] <= low and got[1] >= high
            if exact and m > 0:
                assert got == [low, high], (n, m, str(found.low), str(found.high))


def test_unknown_indices_have_no_range():
    module = parse_module("""
define void @f(ptr %x, ptr %index, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %ip = getelementptr i64, ptr %index, i64 %i
  %at = load i64, ptr %ip
  %p = getelementptr double, ptr %x, i64 %at
  store double 0.0, ptr %p
  %i1 = add nsw i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
""")
    f = module.functions["f"]
    alias = AliasAnalysis(f)
    store = next(i for i in f.instructions() if i.opcode == "store")
    load = next(i for i in f.instructions() if i.opcode == "load")
    nest = alias.info.nest(store.parent)
    assert address_range(store, store.operands[1], 8, nest, alias.forms) is None
    found = address_range(load, load.operands[0], 8, nest, alias.forms)
    assert str(found.low) == "0" and f.args[2] in found.high.leaves()
