"""One path of a request: the primal along it, the derivative under what the path knows, and what must hold of both."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from enzyme_cc.prove import domains, evaluation, nearby, points, terms
from enzyme_cc.prove.calculus import NoDerivative
from enzyme_cc.prove.case import Case, Claim, Given
from enzyme_cc.prove.comparison import DOUBLE, SINGLE, Comparison
from enzyme_cc.prove.conditions import Equal, Less
from enzyme_cc.prove.deadline import OutOfTime, within
from enzyme_cc.prove.divisors import Divisors
from enzyme_cc.prove.domains import Fact
from enzyme_cc.prove.inputs import Inputs, Misuse, Uncovered
from enzyme_cc.prove.library import Ended
from enzyme_cc.prove.path import Impossible, Path
from enzyme_cc.prove.points import Point
from enzyme_cc.prove.run import Code, Run
from enzyme_cc.prove.shown import shown_inputs
from enzyme_cc.prove.solver import Z3
from enzyme_cc.prove.terms import NotANumber, Real

PROVED, REFUTED, UNDECIDED, UNCOVERED, ENDED, IMPOSSIBLE = (
    "proved", "refuted", "undecided", "uncovered", "ended", "impossible")
SMALLEST = 1e-20
"""What differs by less than a fraction of this differs by the rounding of constants."""
MOST_RUNS = 64
"""Of a derivative along one path of the primal."""
Prefix = tuple[tuple[bool, bool], ...]


@dataclass
class Verdict:
    """What was found of one path. `others`: where paths branch off that are still to be followed."""

    outcome: str
    why: str = ""
    input: dict[str, Any] | None = None
    derivative: str = ""
    primal: str = ""
    place: str = ""
    conditions: tuple[str, ...] = ()
    others: tuple[Prefix, ...] = ()
    claims: int = 0


@dataclass
class _State:
    """What is known while a path is at work."""

    path: Path
    given: Given
    primal: Run | None = None
    result: Any = None
    smooth: list[Fact] = field(default_factory=list)
    roots: list[Real] = field(default_factory=list)


class Prover:
    """Follows paths of one case. `seconds`: for one path."""

    def __init__(self, case: Case, code: Code, trips: int, seconds: float, single: bool = False,
                 primal_code: Code | None = None) -> None:
        self.case = case
        self.code = code
        self.primal_code = primal_code or code
        """Where the function itself is taken from."""
        self.trips = trips
        self.seconds = seconds
        self.tolerance = SINGLE if single else DOUBLE
        self.apart = 3e-4 if single else 1e-10
        """How much two numbers differ that are not equal but for the rounding of constants, relatively."""
        self.solver = Z3()

    def prove(self, prefix: Prefix) -> Verdict:
        """The path that begins with some decisions."""
        terms.forget()
        self.solver.clear()
        inputs = Inputs()
        path = Path(inputs, self.trips, self.solver)
        path.begin(prefix)
        verdict = Verdict(UNDECIDED, f"not decided within {self.seconds:g} s")
        try:
            with within(self.seconds):
                verdict = self._prove(path, inputs)
        except OutOfTime:
            pass
        except Uncovered as problem:
            verdict = Verdict(UNCOVERED, str(problem), place=self._place(problem))
        except (NotANumber, NoDerivative) as problem:
            verdict = Verdict(UNCOVERED, str(problem), place=self._place(problem))
        except Ended:
            verdict = Verdict(ENDED)
        except Impossible:
            verdict = Verdict(IMPOSSIBLE)
        except RecursionError:
            verdict = Verdict(UNCOVERED, "functions are called too deep within each other")
        except Exception as fault:  # nothing is proved of a path at which we or Z3 fail
            verdict = Verdict(UNDECIDED, f"internal fault: {type(fault).__name__}: {fault}")
        verdict.others = tuple(path.decisions.others)
        verdict.conditions = tuple(_spoken(fact) for fact in path.facts[:12])
        return verdict

    def _place(self, problem: BaseException) -> str:
        """The line of the source at which a run ended."""
        found = ""
        for frame, line in traceback.walk_tb(problem.__traceback__):
            name = frame.f_code.co_filename
            for code in (self.code, self.primal_code):
                if name.startswith("<") and name[1:-1] in code.translated:
                    found = code.translated[name[1:-1]].places.get(line, found)
        return found

    def _prove(self, path: Path, inputs: Inputs) -> Verdict:
        given = self.case.given(inputs)
        primal = Run(self.primal_code, inputs, path)
        try:
            result = primal.call(self.case.function.name, given.of_primal)
        except Misuse as problem:
            return Verdict(ENDED, str(problem))
        roots = self.case.results(primal, result, given)
        state = _State(path, given, primal, result, domains.of_all(roots), roots)
        bounds = dict(inputs.bounds)
        worst = Verdict(PROVED)
        waiting: list[Prefix] = [()]
        runs = 0
        while waiting:
            runs += 1
            if runs > MOST_RUNS:
                return Verdict(UNDECIDED, f"the derivative has more than {MOST_RUNS} paths where its primal has one")
            inputs.bounds.update(bounds)
            verdict, others = self._derivative(state, waiting.pop())
            waiting += others
            if verdict.outcome == REFUTED:
                return verdict
            if _RANK[verdict.outcome] > _RANK[worst.outcome]:
                worst = verdict
            worst.claims += verdict.claims if verdict is not worst else 0
        inputs.bounds.update(bounds)
        return worst

    def _derivative(self, state: _State, prefix: Prefix) -> tuple[Verdict, list[Prefix]]:
        """The derivative along one of its own ways within the path."""
        path = state.path.fork()
        for condition, way in state.smooth:
            path.known.setdefault(condition.key(), way)
            path.facts.append((condition, way))
            path.mentioned |= path.names_in(condition)
        path.of_primal = len(path.facts)
        path.begin(prefix)
        run = Run(self.code, state.given.inputs, path)
        try:
            returned = run.call(self.case.request.entry, state.given.of_derivative)
            assert state.primal is not None
            claims = self.case.claims(state.primal, state.result, run, returned, state.given)
            verdict = self._compared(claims, path, state)
        except Ended:
            verdict = Verdict(UNDECIDED, "the derivative ends the program where its primal returns")
        except Impossible:
            verdict = Verdict(IMPOSSIBLE)
        except (Uncovered, NotANumber, NoDerivative) as problem:
            verdict = Verdict(UNCOVERED, f"in the derivative: {problem}", place=self._place(problem))
        return verdict, list(path.decisions.others)

    def _compared(self, claims: Sequence[Claim], path: Path, state: _State) -> Verdict:
        inputs, facts, strict = path.inputs, path.facts, path.of_primal
        settled = {f"int:{name}": Fraction(low) for name, (low, high) in inputs.bounds.items() if low == high}
        sides = terms.substituted([side for claim in claims for side in (claim.derivative, claim.primal)], settled)
        claims = [Claim(claim.what, *pair) for claim, pair in zip(claims, zip(sides[::2], sides[1::2], strict=True),
                                                                strict=True)]
        roots = terms.substituted(state.roots, settled)
        found = points.found(facts, strict, inputs, self.solver)
        for point in found:
            refuted = self._refuted_at(claims, point, state)
            if refuted is not None:
                return refuted
        comparison = Comparison(roots, self.tolerance, facts, strict, inputs, self.solver)
        comparison.sweep([(claim.derivative, claim.primal) for claim in claims], found[0] if found else None)
        undecided = ""
        for claim in claims:
            if not comparison.are_equal(claim.derivative, claim.primal):
                undecided = undecided or f"{claim.what} could not be compared"
        divisors = Divisors(claims, path, comparison, state.smooth, self.solver, lambda point: nearby.is_differentiable(
            self.case, self.primal_code, point, [n for n in inputs.reals if not _is_seed(n, inputs)]))
        why, wrong = divisors.examined()
        if wrong is not None:
            return self._refuted(claims, wrong, state, why)
        undecided = undecided or why
        if undecided and not found:
            answer = self.solver.check(facts, inputs, 2_000, strict=strict)[0] if len(facts) < 200 else "unknown"
            if answer == "unsat":
                return Verdict(IMPOSSIBLE)
        return Verdict(UNDECIDED, undecided) if undecided else Verdict(PROVED, claims=len(claims))

    def _refuted_at(self, claims: Sequence[Claim], point: Point, state: _State) -> Verdict | None:
        """What is wrong at a point, if anything is."""
        sides = [side for claim in claims for side in (claim.derivative, claim.primal)]
        values = evaluation.values(sides, points.numbers_of(point))
        for claim in claims:
            got, wanted = values[claim.derivative.number], values[claim.primal.number]
            if isinstance(wanted, evaluation.NoValue):
                continue
            if isinstance(got, evaluation.NoValue):
                if not points.holds(state.smooth, len(state.smooth), point):
                    continue
                return self._refuted([claim], point, state, f"{claim.what}: {got}")
            if abs(got - wanted) > self.apart * max(abs(got), abs(wanted), SMALLEST):
                return self._refuted([claim], point, state, claim.what)
        return None

    def _refuted(self, claims: Sequence[Claim], point: Point, state: _State, why: str) -> Verdict:
        values = evaluation.values([s for c in claims for s in (c.derivative, c.primal)], points.numbers_of(point))
        wrong = next((c for c in claims if isinstance(values[c.derivative.number], evaluation.NoValue)), claims[0])
        got, wanted = values[wrong.derivative.number], values[wrong.primal.number]
        return Verdict(REFUTED, why, shown_inputs(state.given, point), _text(got), _text(wanted))


def _is_seed(name: str, inputs: Inputs) -> bool:
    """Whether a symbol is a derivative that is handed over."""
    return any(getattr(value, "value", None) == name for object in inputs.objects.values()
               if object.shadow_of is not None for _, _, value in object.cells.values())


_RANK = {PROVED: 1, IMPOSSIBLE: 0, ENDED: 0, UNDECIDED: 2, UNCOVERED: 3, REFUTED: 4}


def _text(value: Any) -> str:
    return f"nothing ({value})" if isinstance(value, evaluation.NoValue) else f"{float(value):.12g}"


def _spoken(fact: Fact) -> str:
    condition, way = fact
    text = str(condition)
    if way:
        return text
    if isinstance(condition, Less):
        return f"{condition.left} >= {condition.right}"
    if isinstance(condition, Equal):
        return f"{condition.left} != {condition.right}"
    return text.replace(">= 0", "< 0") if ">= 0" in text else text.replace("= 0", "!= 0")


__all__ = ["Fraction", "Prover", "Verdict"]
