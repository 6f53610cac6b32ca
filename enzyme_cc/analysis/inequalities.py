"""Proofs that a polynomial over iteration numbers is at least some number, from what is known where it
holds.

What is known: iteration numbers are not negative, and the branches on the way to an instruction were
taken the way that leads there (facts, polynomials known not to be negative as integers).  A proof
replaces an unknown that occurs linearly with factor 1 or -1 in a fact by the rest of the fact and a new
nonnegative slack, until every coefficient but the constant's is positive and every unknown left is
nonnegative.
"""

from __future__ import annotations

from functools import cache

from enzyme_cc.analysis.induction import INVERSE, ExitTest
from enzyme_cc.analysis.linear import (
    Atom,
    LinearForms,
    Polynomial,
    manageable,
    number,
    plus,
    substitute,
)
from enzyme_cc.analysis.symbolic import bits_of
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, CondBr, ICmp, Value

SEARCH_DEPTH = 4
SEARCH_STEPS = 40
FACT_LIMIT = 12
BRANCH_LIMIT = 24


_Step = tuple[Polynomial, list[Polynomial], int, tuple[int, Atom, Polynomial] | None]


class Inequalities:
    """Inequalities that hold whenever a block runs, cached by block."""

    __slots__ = ("_branches", "_cache", "forms", "info")

    def __init__(self, forms: LinearForms) -> None:
        self.forms = forms
        self.info = forms.info
        self._cache: dict[BasicBlock, list[Polynomial]] = {}
        self._branches: dict[BasicBlock, list[Polynomial]] = {}

    def at(self, block: BasicBlock) -> list[Polynomial]:
        """From the branches above a block and the exit tests of the loops around it."""
        found = self._cache.get(block)
        if found is None:
            found = self._from_branches(block)[:FACT_LIMIT]
            for loop in self.info.nest(block):
                found = found + self._from_earlier_tests(loop, block)
            self._cache[block] = found
        return found

    def _from_branches(self, block: BasicBlock) -> list[Polynomial]:
        found = self._branches.get(block)
        if found is not None:
            return found
        found = []
        below = block
        for _ in range(BRANCH_LIMIT):
            above = self.info.tree.idom.get(below)
            if above is None:
                break
            terminator = above.terminator
            if isinstance(terminator, CondBr) and self.info.predecessors[below] == [above]:
                condition = terminator.condition
                if isinstance(condition, ICmp) and terminator.if_true is not terminator.if_false:
                    taken = below is terminator.if_true
                    predicate = condition.predicate if taken else INVERSE[condition.predicate]
                    if "samesign" in condition.flags:
                        predicate = predicate.replace("u", "s", 1) if predicate[0] == "u" else predicate
                    left, right = (self.exact(operand) for operand in condition.operands)
                    found += compared(predicate, left, right)
                    test = self._own_test(above, below)
                    if test is not None:
                        found += self._sole_exit(test)
            below = above
        self._branches[block] = found
        return found

    def exact(self, value: Value) -> Polynomial | None:
        """An integer's signed reading as a polynomial that does not wrap."""
        if not value.type.is_int or bits_of(value) > 64:
            return None
        return self.forms.exact(value)

    def _own_test(self, above: BasicBlock, below: BasicBlock) -> ExitTest | None:
        loop = self.info.loop_of(above)
        if loop is None or below not in loop or self.info.returning_exiting(loop) != [above]:
            return None
        return self.forms.induction.exit_test(loop, above)

    def _sides(self, test: ExitTest, loop: Loop[BasicBlock]) -> tuple[Polynomial, int, Polynomial] | None:
        """(tested value in iteration k, step, limit) as integers that do not wrap."""
        step, limit = test.affine.step.signed, self.exact(test.bound)
        if step is None or limit is None:
            return None
        if test.affine.signed:
            here = self.exact(test.tested)
        else:
            # Counting up by one from 0 or more, 64 bits wide, would take 2^63 rounds to become negative.
            first = test.affine.start.signed
            if test.affine.bits != 64 or step != 1 or first is None or first < 0:
                return None
            here = plus(number(first), {(self.forms.iteration(loop),): 1})
        return None if here is None else (here, step, limit)

    def _sole_exit(self, test: ExitTest) -> list[Polynomial]:
        """t != limit (counting by one) or t <u limit, in a loop that ends there and nowhere else: t is still
        below (above) the limit, as signed numbers."""
        step_size = test.affine.step.signed
        useful = (test.stay == "ne" and step_size in (1, -1)) or self._counts_up_unsigned(test)
        loop = self.info.loop_of(test.exiting)
        assert loop is not None
        sides = self._sides(test, loop) if useful else None
        if sides is None:
            return []
        here, step, limit = sides
        if test.stay == "ule":
            return compared("sle", here, limit)
        return compared("slt" if step > 0 else "sgt", here, limit)

    def _counts_up_unsigned(self, test: ExitTest) -> bool:
        """t <u limit with t from 0 or more upwards: had the limit the sign bit, the loop would not end."""
        first, step = test.affine.start.signed, test.affine.step.signed
        return (
            test.stay in ("ult", "ule") and first is not None and first >= 0 and step is not None and step > 0
        )

    def _from_earlier_tests(self, loop: Loop[BasicBlock], block: BasicBlock) -> list[Polynomial]:
        """Loops that test at their end: iteration k > 0 runs because the test of iteration k - 1 passed.

        The fact is taken if it holds for k = 0 by what is known before the loop.
        """
        facts = []
        exits = self.info.returning_exiting(loop)
        for exiting in exits:
            test = self.forms.induction.exit_test(loop, exiting)
            if test is None or exiting is not self.info.latch(loop):
                continue
            sides = self._sides(test, loop)
            if sides is None:
                continue
            here, step, limit = sides
            if test.stay == "ne":
                # The loop ends when t meets the limit, so t has not passed it: also not at this k.
                if len(exits) == 1 and step in (1, -1):
                    facts += compared("sle" if step == 1 else "sge", here, limit)
                continue
            if test.stay[0] == "u" and not (len(exits) == 1 and self._counts_up_unsigned(test)):
                continue
            before = plus(here, number(-step))
            stay = "s" + test.stay[1:] if test.stay[0] == "u" else test.stay
            for fact in compared(stay, before, limit):
                first = substitute(fact, self.forms.iteration(loop), {})
                preheader = self.info.preheader(loop)
                known = [] if preheader is None else self.at(preheader)
                if at_least(first, 0, known):
                    facts.append(fact)
        return facts


def compared(predicate: str, left: Polynomial | None, right: Polynomial | None) -> list[Polynomial]:
    """A signed comparison that holds, as polynomials that are not negative."""
    if left is None or right is None:
        return []
    difference = plus(left, right, -1)
    if predicate == "eq":
        return [difference, plus({}, difference, -1)]
    if predicate in ("sgt", "sge"):
        return [plus(difference, number(-1 if predicate == "sgt" else 0))]
    if predicate in ("slt", "sle"):
        return [plus(plus({}, difference, -1), number(-1 if predicate == "slt" else 0))]
    return []


def _obvious(p: Polynomial, bound: int) -> bool:
    return p.get((), 0) >= bound and all(
        coefficient > 0 and all(atom.nonnegative for atom in monomial)
        for monomial, coefficient in p.items()
        if monomial
    )


def at_least(p: Polynomial, bound: int, facts: list[Polynomial], limit: int = SEARCH_STEPS) -> bool:
    """Whether p >= bound follows from the facts; False when no proof is found in `limit` steps."""
    steps = 0
    work: list[_Step] = [(p, facts, 0, None)]
    while work:
        p, facts, depth, solved = work.pop()
        if _obvious(p, bound):
            return True
        steps += 1
        if steps > limit:
            return False
        if depth == SEARCH_DEPTH:
            continue
        if solved is not None:
            facts = _after(facts, *solved)
        wanted = _troubling(p)
        options: list[_Step] = []
        for place, fact in enumerate(facts):
            for atom in wanted:
                solution = _solve(fact, atom, depth, place)
                if solution is not None:
                    q = substitute(p, atom, solution)
                    if manageable(q):
                        options.append((q, facts, depth + 1, (place, atom, solution)))
        work.extend(reversed(options))
    return False


def _after(facts: list[Polynomial], place: int, atom: Atom, solution: Polynomial) -> list[Polynomial]:
    """The facts once the one at `place` was used to replace an atom."""
    rest = [substitute(fact, atom, solution) for i, fact in enumerate(facts) if i != place]
    if atom.nonnegative:
        rest.append(solution)
    return [fact for fact in rest if fact and manageable(fact)]


def _troubling(p: Polynomial) -> list[Atom]:
    """Atoms of terms that stand in the way of an obvious bound."""
    found: dict[Atom, None] = {}
    for monomial, coefficient in p.items():
        if monomial and (coefficient < 0 or not all(atom.nonnegative for atom in monomial)):
            found.update(dict.fromkeys(monomial))
    return list(found)


@cache
def _slack(place: int, depth: int) -> Atom:
    return Atom(-1 - place, copy=depth, slack=True)


def _solve(fact: Polynomial, atom: Atom, depth: int, place: int) -> Polynomial | None:
    """What the atom equals if fact = slack >= 0, when it occurs as plus or minus itself only."""
    coefficient = fact.get((atom,))
    if coefficient not in (1, -1) or sum(atom in monomial for monomial in fact) != 1:
        return None
    rest = {monomial: c for monomial, c in fact.items() if monomial != (atom,)}
    slack: Polynomial = {(_slack(place, depth),): 1}
    # atom + rest = slack, or rest - atom = slack.
    return plus(slack, rest, -1) if coefficient == 1 else plus(rest, slack, -1)
