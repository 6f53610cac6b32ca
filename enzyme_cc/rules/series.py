"""How the Taylor coefficients of a function come from those of its arguments: recurrences, made of its rule.

With x(t) = x_0 + x_1 t + x_2 t^2 + ..., the coefficients of y(t) = f(x(t)) follow from y' = g(x, y) x', where g is the
partial derivative that the rule declares:

    k y_k = sum over j = 1 ... k of j x_j g_(k-j)

The coefficients of g come from those of x and y, of lower order than k, in the same way: sums, products and quotients
by their own recurrences, and functions in it, such as cos in the slope of sin, by their rules, until no new one turns
up. Where new ones always do (each derivative of the gamma function has another polygamma function in it), there are as
many as the order asks for. See A. Griewank and A. Walther, Evaluating Derivatives (SIAM, 2008), chapter 13.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from enzyme_cc.rules.expression import Expr, arg, call, const, out, substituted
from enzyme_cc.rules.registry import RULES, FunctionRule

Slopes = tuple[tuple[Expr, Expr], ...]
"""(operand, partial derivative by it), of the operands that vary."""


@dataclass(frozen=True)
class Recurrences:
    """The series that one function needs.

    steps       what has coefficients, but the arguments, in the order in which coefficient k of each can be computed
    slopes      of results and calls: by what each of their coefficients is a sum
    results     results that are plain expressions of the arguments -> the expression
    varying     what has coefficients above the first; all else is a constant
    """

    steps: tuple[Expr, ...]
    slopes: Mapping[Expr, Slopes]
    results: Mapping[Expr, Expr]
    varying: Callable[[Expr], bool]


_PLAIN: Mapping[str, Callable[..., Expr]] = {
    "fmul": lambda a, b: a * b,
    "fdiv": lambda a, b: a / b,
    "reciprocal": lambda b: const(1.0) / b,
    "fma": lambda a, b, c: a * b + c,
    "fmuladd": lambda a, b, c: a * b + c,
}
"""Arithmetic, of the real parameters."""


def is_linear(rule: FunctionRule, active: frozenset[str]) -> bool:
    """Whether coefficients are multiplied by constants: the partials by active parameters do not vary with them."""
    varying = _varying(active, {})
    return not any(varying(partial) for (_, name), partial in rule.partials.items() if name in active)


@cache
def recurrences(rule: FunctionRule, active: frozenset[str], order: int) -> Recurrences:
    """The recurrences of a function with these active parameters, for so many coefficients."""
    results = [out(o.name) for o in rule.outputs if o.kind == "real"]
    plain = _PLAIN.get(rule.name)
    definitions = {} if plain is None else {results[0]: plain(*(arg(name) for name in rule.differentiable))}
    constant = {result for result in results if plain is None and not any(
        rule.partial(name, result.value) is not None for name in active)}
    return _Closure(rule, active, order, definitions, constant).found(results)


class _Closure:
    """Collects what needs coefficients, level by level: what is at level n, as n slopes above it, needs n fewer."""

    def __init__(
        self, rule: FunctionRule, active: frozenset[str], order: int, definitions: dict[Expr, Expr],
        constant: set[Expr],
    ) -> None:
        self.rule, self.active, self.order, self.definitions = rule, active, order, definitions
        self.whole: dict[Expr, Expr] = {}
        if len(rule.outputs) == 1 and all(p.kind != "pointer" for p in rule.params):
            self.whole[call(rule.name, *(arg(p.name, p.kind) for p in rule.params))] = out(rule.outputs[0].name)
        self.varying = _varying(active, dict.fromkeys(constant, False))
        self.constant = constant
        self.steps: dict[Expr, None] = {}
        self.slopes: dict[Expr, Slopes] = {}
        self.next: list[Expr] = []

    def found(self, results: Sequence[Expr]) -> Recurrences:
        """All of it."""
        memo: dict[Expr, Expr] = {}
        for result in results:
            if result in self.definitions:
                for operand in self.definitions[result].args:
                    self._collect(operand, 0)
            elif result not in self.constant:
                self.slopes[result] = tuple(
                    (arg(name), substituted(partial, lambda leaf: leaf, self.whole, memo))
                    for name in self.rule.differentiable
                    if name in self.active and (partial := self.rule.partial(name, result.value)) is not None)
            if result not in self.constant:
                self.steps[result] = None
        level = 1
        waiting = [partial for slopes in self.slopes.values() for _, partial in slopes]
        while waiting and level <= self.order:
            self.next = []
            for partial in waiting:
                self._collect(partial, level)
            waiting, level = self.next, level + 1
        return Recurrences(tuple(self.steps), self.slopes, self.definitions, self.varying)

    def _collect(self, node: Expr, level: int) -> None:
        """Note a node and what it is made of, operands first."""
        if node in self.steps or node.op in ("arg", "out") or not self.varying(node):
            return
        for operand in node.args[1:] if node.op in ("select", "flat") else node.args:
            self._collect(operand, level)
        self.steps[node] = None
        if node.op == "call":
            slopes = self._slopes_of(node) if level < self.order else ()
            self.slopes[node] = slopes
            self.next += [partial for _, partial in slopes]

    def _slopes_of(self, node: Expr) -> Slopes:
        rule = RULES[node.value]
        given = dict(zip((p.name for p in rule.params), node.args, strict=True))
        memo: dict[Expr, Expr] = {}

        def leaf(inner: Expr) -> Expr:
            return given[inner.value] if inner.op == "arg" else node

        return tuple(
            (given[name], substituted(partial, leaf, self.whole, memo))
            for name in rule.differentiable
            if self.varying(given[name]) and (partial := rule.partial(name)) is not None)


def _varying(active: frozenset[str], memo: dict[Expr, bool]) -> Callable[[Expr], bool]:
    """Whether an expression has coefficients above the first. What conditions choose is settled by the first."""

    def varies(node: Expr) -> bool:
        known = memo.get(node)
        if known is None:
            known = memo[node] = _varies(node, active, varies)
        return known

    return varies


def _varies(node: Expr, active: frozenset[str], varies: Callable[[Expr], bool]) -> bool:
    if node.kind != "real" or node.op in ("const", "constant", "real"):
        return False
    if node.op == "arg":
        return node.value in active
    if node.op == "out":
        return True
    if node.op in ("select", "flat"):
        return any(map(varies, node.args[1:]))
    if node.op == "call":
        rule = RULES[node.value]
        return any(p.kind == "real" and varies(given) and rule.partial(p.name) is not None
                   for p, given in zip(rule.params, node.args, strict=True))
    return any(map(varies, node.args))
