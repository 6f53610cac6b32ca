"""Sizes are compared as polynomials in what they are made of."""

from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.analysis.growth import GrowthOf, covers, degree, product
from enzyme_cc.analysis.symbolic import SymbolicExpr, const, leaf, make
from enzyme_cc.ir import Function, parse_module


def function() -> Function:
    return parse_module("""
define void @f(i64 %n, i64 %m, i32 %k) {
  %nm = mul i64 %n, %m
  %wide = sext i32 %k to i64
  ret void
}""").functions["f"]


def test_products_and_sums_of_what_values_are_made_of() -> None:
    f = function()
    growth = GrowthOf(AliasAnalysis(f).forms)
    n, m, _ = f.args
    nm, wide = f.entry.instructions[:2]
    found = growth.of(make("add", 64, make("mul", 64, leaf(nm), const(8)), leaf(n)))
    assert found == {(n, m): 8, (n,): 1} and degree(found) == 2
    assert growth.of(leaf(wide)) == {(f.args[2],): 1}
    assert growth.of(make("smax", 64, leaf(n), const(1))) == {(n,): 1, (): 1}
    assert growth.of(make("udiv", 64, leaf(n), const(4))) == {(n,): 0.25}
    assert growth.of(make("sub", 64, leaf(n), leaf(n))) == {(): 0}
    assert growth.of(SymbolicExpr("and", 64, (leaf(n), leaf(m)))) is None


def test_one_covers_another_for_all_inputs() -> None:
    f = function()
    growth = GrowthOf(AliasAnalysis(f).forms)
    n, m = (growth.of(leaf(value)) for value in f.args[:2])
    assert n is not None and m is not None
    nm = product((n, m))
    assert covers(nm, n, 1) and covers(nm, nm, 1) and covers(n, {(): 1e6}, 1)
    assert not covers(n, nm, 100) and not covers(n, m, 100)
    assert covers(n, product((n, {(): 4})), 4) and not covers(n, product((n, {(): 5})), 4)
