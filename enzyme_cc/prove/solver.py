"""Z3: whether comparisons can hold together, and whether two numbers can differ.

Functions that it does not know are symbols, with what is always true of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from enzyme_cc.prove.conditions import Atom, Equal, IsZero, Less, NotNegative
from enzyme_cc.prove.deadline import shielded
from enzyme_cc.prove.inputs import Inputs
from enzyme_cc.prove.integers import SymbolicInteger
from enzyme_cc.prove.terms import ADD, CONSTANT, DIVIDE, FUNCTION, GUARD, MULTIPLY, SYMBOL, Real, reached

FEASIBLE_MS = 300
PROOF_MS = 2_000
LARGEST = 2_000
"""Nodes of an expression that is handed over."""


class TooLargeToAsk(Exception):
    """An expression that is not worth the try."""


class Z3:
    """What a process asks Z3. Expressions are kept until the path's end."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget all expressions."""
        with shielded():
            self.reals: dict[int, Any] = {}
            self.axioms: dict[int, list[Any]] = {}

    def may_be(self, facts: Sequence[tuple[Atom, bool]], condition: Atom, way: bool, inputs: Inputs) -> bool:
        """Whether a condition can be so beside the facts. Where that is not found out it can."""
        try:
            return self.check([*facts, (condition, way)], inputs, FEASIBLE_MS)[0] != "unsat"
        except TooLargeToAsk:
            return True

    def check(
        self, facts: Iterable[tuple[Atom, bool]], inputs: Inputs, milliseconds: int, more: Iterable[Any] = (),
        strict: int = 0, about: Iterable[Real] = (),
    ) -> tuple[str, dict[str, Fraction]]:
        """sat, unsat or unknown, and for sat the values of the symbols. The first `strict` facts hold in a
        neighbourhood, too, unless they are equations. `about`: terms in `more`."""
        with shielded():
            return self._checked(facts, inputs, milliseconds, more, strict, about)

    def differ(self, a: Real, b: Real, facts: Iterable[tuple[Atom, bool]], inputs: Inputs, strict: int) -> str:
        """Whether two terms can differ where facts hold: sat, unsat or unknown. Raises TooLargeToAsk."""
        with shielded():
            return self._checked(facts, inputs, PROOF_MS, [self.real(a) != self.real(b)], strict, [a, b])[0]

    def _checked(
        self, facts: Iterable[tuple[Atom, bool]], inputs: Inputs, milliseconds: int, more: Iterable[Any],
        strict: int, about: Iterable[Real],
    ) -> tuple[str, dict[str, Fraction]]:
        import z3

        solver = z3.Solver()
        solver.set("timeout", milliseconds)
        terms: list[Real] = list(about)
        for number, (condition, way) in enumerate(facts):
            if isinstance(condition, Less | Equal):
                terms += [condition.left, condition.right]
            solver.add(self.formula(condition, way, number < strict))
        solver.add(*more)
        for term in reached(terms):
            for axiom in self.axioms.get(term.number, ()):
                solver.add(axiom)
        for name, (low, high) in inputs.bounds.items():
            solver.add(z3.Int(name) >= low, z3.Int(name) <= high)
        answer = str(solver.check())
        point: dict[str, Fraction] = {}
        if answer == "sat":
            model = solver.model()
            for declared in model.decls():
                value = _fraction(model[declared])
                if value is not None:
                    point[declared.name()] = value
        return answer, point

    def formula(self, condition: Atom, way: bool, strict: bool = False) -> Any:
        import z3

        if isinstance(condition, Less):
            left, right = self.real(condition.left), self.real(condition.right)
            return left < right if way else left > right if strict else left >= right
        if isinstance(condition, Equal):
            same = self.real(condition.left) == self.real(condition.right)
            return same if way else z3.Not(same)
        assert isinstance(condition, NotNegative | IsZero)
        value = self.integer(condition.value)
        truth = value >= 0 if isinstance(condition, NotNegative) else value == 0
        return truth if way else z3.Not(truth)

    def integer(self, value: SymbolicInteger) -> Any:
        import z3

        return z3.Sum([factor * z3.Int(name) for name, factor in value.factors]) + value.constant

    def real(self, term: Real) -> Any:
        """A term as Z3 writes it. Raises TooLargeToAsk."""
        found = self.reals.get(term.number)
        if found is not None:
            return found
        nodes = reached([term])
        if len(nodes) > LARGEST:
            raise TooLargeToAsk
        for node in nodes:
            if node.number not in self.reals:
                self.reals[node.number] = self._made(node)
        return self.reals[term.number]

    def _made(self, node: Real) -> Any:
        import z3

        args = [self.reals[arg.number] for arg in node.args]
        if node.op is CONSTANT:
            if isinstance(node.value, float):
                raise TooLargeToAsk
            return z3.RealVal(str(node.value))
        if node.op is SYMBOL:
            return z3.ToReal(z3.Int(node.value[4:])) if node.value.startswith("int:") else z3.Real(node.value)
        if node.op is ADD:
            return args[0] + args[1]
        if node.op is MULTIPLY:
            return args[0] * args[1]
        if node.op is GUARD:
            return args[1]
        if node.op is DIVIDE:
            quotient = z3.Real(f"quotient:{node.number}")
            self.axioms[node.number] = [z3.Implies(args[1] != 0, quotient * args[1] == args[0])]
            return quotient
        return self._function(node, args)

    def _function(self, node: Real, args: list[Any]) -> Any:
        import z3

        value = z3.Real(f"{node.value}:{node.number}")
        x = args[0]
        one, zero = z3.RealVal(1), z3.RealVal(0)
        self.axioms[node.number] = {
            "exp": lambda: [value > 0, value >= 1 + x, z3.Implies(x <= 0, value <= 1)],
            "exp2": lambda: [value > 0], "exp10": lambda: [value > 0],
            "expm1": lambda: [value > -1, value >= x],
            "sqrt": lambda: [z3.Implies(x >= 0, z3.And(value >= 0, value * value == x))],
            "cbrt": lambda: [value * value * value == x],
            "sin": lambda: [value <= 1, value >= -1, *self._squares(node, value, "cos")],
            "cos": lambda: [value <= 1, value >= -1, *self._squares(node, value, "sin")],
            "tanh": lambda: [value < 1, value > -1, z3.Implies(x > 0, value > 0), z3.Implies(x < 0, value < 0),
                             z3.Implies(x == 0, value == 0)],
            "cosh": lambda: [value >= 1],
            "sinh": lambda: [z3.Implies(x >= 0, value >= x), z3.Implies(x <= 0, value <= x)],
            "log": lambda: [z3.Implies(x > 0, z3.And(value <= x - 1, z3.Implies(x > 1, value > 0),
                                                     z3.Implies(x < 1, value < 0)))],
            "log1p": lambda: [z3.Implies(x > -1, z3.And(value <= x, z3.Implies(x > 0, value > 0),
                                                        z3.Implies(x < 0, value < 0)))],
            "pow": lambda: [z3.Implies(x > 0, value > 0)],
            "hypot": lambda: [value >= 0, value * value == x * x + args[1] * args[1]],
            "atan": lambda: [value < z3.Q(11, 7), value > -z3.Q(11, 7), z3.Implies(x > 0, value > 0),
                             z3.Implies(x < 0, value < 0)],
            "erf": lambda: [value < one, value > -one], "erfc": lambda: [value > zero, value < 2],
            "floor": lambda: [value <= x, value > x - 1], "ceil": lambda: [value >= x, value < x + 1],
            "tgamma": lambda: [z3.Implies(x > 0, value > 0)],
        }.get(node.value, list)()
        return value

    def _squares(self, node: Real, value: Any, other: str) -> list[Any]:
        """sin^2 + cos^2 = 1, where the other one is there, too."""
        from enzyme_cc.prove import terms

        partner = terms._known.get((FUNCTION, (node.args[0].number,), other))
        if partner is None or partner.number not in self.reals:
            return []
        square = self.reals[partner.number]
        return [value * value + square * square == 1]


def _fraction(value: Any) -> Fraction | None:
    """A value of a model, as an exact or a close fraction."""
    import z3

    if z3.is_int_value(value) or z3.is_rational_value(value):
        return Fraction(str(value))
    if z3.is_algebraic_value(value):
        return Fraction(str(value.approx(30)))
    return None


def inputs_of(point: Mapping[str, Fraction], inputs: Inputs) -> dict[str, Fraction]:
    """Of the values of a model those of symbols of the program; 1 and the least bound for what it leaves open."""
    found: dict[str, Fraction] = {name: point.get(name, Fraction(1)) for name in inputs.reals}
    for name, (low, high) in inputs.bounds.items():
        found[name] = point.get(name, Fraction(min(max(low, 0), high)))
    return found
