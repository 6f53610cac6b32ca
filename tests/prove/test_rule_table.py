"""The rules of elementary functions, each proved against its function, region by region."""

from fractions import Fraction

import pytest

pytest.importorskip("z3")

from enzyme_cc.prove import operations, points, terms
from enzyme_cc.prove.calculus import gradient
from enzyme_cc.prove.comparison import DOUBLE, Comparison
from enzyme_cc.prove.conditions import Both, Either, Not
from enzyme_cc.prove.domains import of_all
from enzyme_cc.prove.inputs import Inputs
from enzyme_cc.prove.library import real_function
from enzyme_cc.prove.solver import Z3
from enzyme_cc.prove.terms import Real, constant, function
from enzyme_cc.rules import FunctionRule, iterate_rules
from enzyme_cc.rules.expression import CONSTANTS, Expr, fold

ONE = terms.ONE
PRIMALS = {
    "rsqrt": lambda s, x: operations.fdiv(ONE, function("sqrt", x)),
    "exp2m1": lambda s, x: operations.fsub(function("exp2", x), ONE),
    "exp10m1": lambda s, x: operations.fsub(function("exp10", x), ONE),
    "log2p1": lambda s, x: function("log2", operations.fadd(ONE, x)),
    "log10p1": lambda s, x: function("log10", operations.fadd(ONE, x)),
    "fadd": lambda s, a, b: operations.fadd(a, b),
    "fsub": lambda s, a, b: operations.fsub(a, b),
    "fmul": lambda s, a, b: operations.fmul(a, b),
    "fdiv": lambda s, a, b: operations.fdiv(a, b),
    "fneg": lambda s, a: operations.fneg(a),
    "frem": lambda s, a, b: operations.frem(a, b),
}


class Region:
    """A run that decides comparisons as they are at one point, and remembers them."""

    def __init__(self, point):
        self.point = point
        self.facts = []
        self.path = self

    def decide(self, condition, depth=0, site=""):
        if isinstance(condition, bool):
            return condition
        if isinstance(condition, Not):
            return not self.decide(condition.operand)
        if isinstance(condition, Both):
            return self.decide(condition.left) and self.decide(condition.right)
        if isinstance(condition, Either):
            return self.decide(condition.left) or self.decide(condition.right)
        way = points.holds([(condition, True)], 0, self.point)
        self.facts.append((condition, way))
        return way


def primal_of(rule: FunctionRule):
    return PRIMALS.get(rule.name) or real_function(rule.name)


def is_elementary(rule: FunctionRule) -> bool:
    return (not rule.structural and rule.body is not None and len(rule.outputs) == 1 and bool(rule.samples)
            and all(p.kind == "real" for p in rule.params) and primal_of(rule) is not None)


def as_term(expr: Expr, values: dict[str, Real], region: Region) -> Real:
    """A rule's expression in the region of a point."""
    binary = {"add": operations.fadd, "sub": operations.fsub, "mul": operations.fmul, "div": operations.fdiv}
    compared = {"lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "eq": "oeq", "ne": "une", "below": "olt"}

    def visit(node: Expr, args):
        if node.op in ("arg", "out"):
            return values[node.value]
        if node.op == "const":
            return constant(node.value)
        if node.op == "constant":
            return constant(Fraction(CONSTANTS[node.value]))
        if node.op == "neg":
            return operations.fneg(args[0])
        if node.op in binary:
            return binary[node.op](*args)
        if node.op in compared:
            condition = operations.fcmp(compared[node.op], *args)
            return region.decide(condition)
        if node.op in ("and", "or", "not"):
            return all(args) if node.op == "and" else any(args) if node.op == "or" else not args[0]
        if node.op == "select":
            return args[1] if args[0] else args[2]
        if node.op == "flat":
            return terms.ZERO if args[0] else args[1]
        if node.op == "int":
            return node.value
        if node.op == "call" and node.value in ("jn", "yn"):
            return function(node.value, constant(args[0]), args[1])
        if node.op == "call" and node.value == "polygamma":
            assert args[0] == 1
            return function("trigamma", args[1])
        if node.op == "call" and node.value in PRIMALS:
            return PRIMALS[node.value](region, *args)
        return real_function(node.value)(region, *args)

    return fold(expr, visit)


CASES = [pytest.param(rule, id=rule.name) for rule in iterate_rules() if is_elementary(rule)]
AT_EDGES = {("pow", (0.0, 1.0)), ("pow", (0.0, 2.0))}
"""Samples at which the rule is a choice: no region lies around them."""


@pytest.mark.parametrize("rule", CASES)
def test_rules_are_the_derivatives_of_their_functions(rule: FunctionRule):
    regions = 0
    for sample in rule.samples:
        if (rule.name, sample) in AT_EDGES or (rule.name == "pow" and sample[0] <= 0):
            continue
        inputs = Inputs()
        names = [p.name for p in rule.params]
        symbols = [inputs.real(name) for name in names]
        point = {name: Fraction(value) for name, value in zip(names, sample, strict=True)}
        region = Region(point)
        out = primal_of(rule)(region, *symbols)
        facts = [*of_all([out]), *region.facts]
        if not points.holds(facts, len(facts), point):
            continue  # at a kink, or where the function has no derivative
        values = {**dict(zip(names, symbols, strict=True)), rule.outputs[0].name: out}
        slopes = gradient(out, symbols)
        for name, slope in zip(names, slopes, strict=True):
            partial = rule.partial(name, rule.outputs[0].name)
            found = as_term(partial, values, region) if partial is not None else terms.ZERO
            facts = [*of_all([out]), *region.facts]
            comparison = Comparison([out], DOUBLE, facts, len(facts), inputs, Z3())
            assert comparison.are_equal(found, slope), f"d {rule.name} / d {name}: {found} instead of {slope}"
            regions += 1
    assert regions or rule.name in ("fmax", "fmin")


def test_most_of_the_mathematics_is_proved():
    names = {case.values[0].name for case in CASES}
    expected = set(
        "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p "
        "sqrt cbrt hypot pow erf erfc tgamma lgamma fabs fmax fmin fma fmod fdim copysign j0 j1".split())
    assert expected <= names, expected - names
