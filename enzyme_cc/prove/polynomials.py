"""Normal forms: expressions as sums of products of powers of atoms, with rational factors.

An atom is a symbol, a function of a normal form, or a sum that is divided by. Exponents may be negative. What is known
of atoms (sqrt(u)^2 = u, cos^2 = 1 - sin^2, exp(a + b) = exp(a) exp(b), ...) is applied as products are made; what is
divided by is multiplied out at the end, where sums that look different are compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

from enzyme_cc.prove import evaluation
from enzyme_cc.prove.terms import ADD, CONSTANT, DIVIDE, GUARD, MULTIPLY, SYMBOL, Real, reached

Monomial: TypeAlias = tuple[tuple[int, int], ...]
Polynomial: TypeAlias = dict[Monomial, Any]
"""Factors are fractions, and ints where they are whole, which are quicker."""

ONE: Monomial = ()
LARGEST = 20_000
"""Products of a sum."""
SMALL = 64
"""The largest numerator and denominator of factors in exponents that are taken for multiples of another."""

EVEN, ODD = ("cos", "cospi"), ("sin", "tan", "sinpi", "erf", "asin", "atan", "asinh", "atanh")
WHOLE = frozenset(("floor", "ceil", "trunc", "round", "roundeven"))
"""Functions whose values are integers."""


class TooLarge(Exception):
    """A sum with more products than are worth the try."""


@dataclass(frozen=True)
class FormAtom:
    """`kind`: symbol, function (its name in `name`, normal forms in `args`), root (the `degree`-th of args[0]), or sum
    (args[0], which is divided by)."""

    kind: str
    name: Any
    args: tuple[Any, ...] = ()
    degree: int = 0


def _key(a: Polynomial) -> frozenset:
    return frozenset(a.items())


def constant(value: Fraction | int) -> Polynomial:
    return {ONE: _number(value)} if value else {}


def _number(value: Fraction | int) -> Fraction | int:
    """A number, as an int where it is whole."""
    return int(value) if value.denominator == 1 else value


class Forms:
    """Normal forms of the terms of one path. Terms in `opaque` are symbols."""

    def __init__(self, opaque: Iterable[Real] = (), largest: int = LARGEST) -> None:
        self.largest = largest
        self.atoms: list[FormAtom] = []
        self.numbers: dict[FormAtom, int] = {}
        self.of_key: dict[frozenset, Polynomial] = {}
        self.known: dict[int, Polynomial] = {}
        self.opaque = {term.number for term in opaque}
        self.special: set[int] = set()
        """Atoms whose powers are not independent: roots and cosines."""

    @classmethod
    def cut(cls, opaque: Iterable[int], largest: int) -> Forms:
        """Forms in which terms of these numbers are symbols, and sums have no more products than `largest`."""
        made = cls((), largest)
        made.opaque = set(opaque)
        return made

    def atom(self, atom: FormAtom) -> int:
        number = self.numbers.get(atom)
        if number is None:
            number = self.numbers[atom] = len(self.atoms)
            self.atoms.append(atom)
            if atom.kind == "root" or (atom.kind == "function" and atom.name == "cos"):
                self.special.add(number)
        return number

    def _as_key(self, a: Polynomial) -> frozenset:
        key = _key(a)
        self.of_key.setdefault(key, a)
        return key

    # -- arithmetic

    def add(self, a: Polynomial, b: Polynomial, factor: Fraction | int = 1) -> Polynomial:
        if len(a) < len(b) and factor == 1:
            a, b = b, a
        result = dict(a)
        for monomial, number in b.items():
            value = result.get(monomial, 0) + factor * number
            if value:
                result[monomial] = value
            else:
                result.pop(monomial, None)
        return result

    def multiply(self, a: Polynomial, b: Polynomial) -> Polynomial:
        if len(a) * len(b) > 8 * self.largest:
            raise TooLarge
        result: Polynomial = {}
        touched = False
        for left, x in a.items():
            for right, y in b.items():
                monomial, special = self._product(left, right)
                touched = touched or special
                value = result.get(monomial, 0) + x * y
                if value:
                    result[monomial] = value
                else:
                    del result[monomial]
        if len(result) > self.largest:
            raise TooLarge
        return self.reduced(result) if touched else result

    def _product(self, left: Monomial, right: Monomial) -> tuple[Monomial, bool]:
        if not left or not right:
            return left or right, False
        powers = dict(left)
        special = False
        for atom, power in right:
            new = powers.get(atom, 0) + power
            if new:
                powers[atom] = new
                special = special or (atom in self.special and atom in dict(left))
            else:
                del powers[atom]
        return tuple(sorted(powers.items())), special

    def reduced(self, a: Polynomial) -> Polynomial:
        """A sum in which roots and cosines have no powers beyond those that tell something."""
        for monomial in a:
            for atom, power in monomial:
                if atom in self.special:
                    known = self.atoms[atom]
                    if (known.kind == "root" and not 0 <= power < known.degree) or (known.kind != "root" and power > 1):
                        return self._without_powers(a, atom)
        return a

    def _without_powers(self, a: Polynomial, atom: int) -> Polynomial:
        known = self.atoms[atom]
        result: Polynomial = {}
        for monomial, number in a.items():
            power = dict(monomial).get(atom, 0)
            rest = tuple(pair for pair in monomial if pair[0] != atom)
            if known.kind == "root":
                whole, left = divmod(power, known.degree)
                square = self.of_key[known.args[0]]
            else:
                whole, left = divmod(power, 2) if power > 1 else (0, power)
                sine: Polynomial = {((self.atom(FormAtom("function", "sin", known.args)), 2),): -1}
                square = self.add(constant(1), sine)
            piece: Polynomial = {rest if not left else tuple(sorted((*rest, (atom, left)))): number}
            result = self.add(result, self.multiply(piece, self.power(square, whole)))
        return self.reduced(result)

    def power(self, a: Polynomial, exponent: int) -> Polynomial:
        if exponent < 0:
            return self.power(self.inverse(a), -exponent)
        if len(a) == 1:
            [(monomial, number)] = a.items()
            return self.reduced({tuple((atom, power * exponent) for atom, power in monomial) if exponent else ONE:
                                 number ** exponent})
        result = constant(1)
        while exponent:
            if exponent & 1:
                result = self.multiply(result, a)
            exponent >>= 1
            if exponent:
                a = self.multiply(a, a)
        return result

    def inverse(self, a: Polynomial) -> Polynomial:
        """One over a sum."""
        if not a:
            raise TooLarge  # one over zero has no normal form
        if len(a) == 1:
            [(monomial, number)] = a.items()
            return self.reduced({tuple((atom, -power) for atom, power in monomial): Fraction(1) / number})
        common = self._common(a)
        lead = a[max(a)]
        rest = {self._product(monomial, tuple((atom, -power) for atom, power in common))[0]: Fraction(number) / lead
                for monomial, number in a.items()}
        atom = self.atom(FormAtom("sum", None, (self._as_key(rest),)))
        monomial = self._product(tuple((at, -power) for at, power in common), ((atom, -1),))[0]
        return self.reduced({monomial: Fraction(1) / lead})

    def _common(self, a: Polynomial) -> Monomial:
        """The powers that divide all products of a sum."""
        monomials = [dict(monomial) for monomial in a]
        common = {}
        for atom in {atom for monomial in monomials for atom in monomial}:
            least = min(monomial.get(atom, 0) for monomial in monomials)
            if least and atom not in self.special:
                common[atom] = least
        return tuple(sorted(common.items()))

    # -- terms

    def form(self, term: Real) -> Polynomial:
        """The normal form of an expression. Raises TooLarge."""
        found = self.known.get(term.number)
        if found is not None:
            return found
        for node in self._below(term):
            if node.number not in self.known:
                self.known[node.number] = self._made(node)
        return self.known[term.number]

    def _below(self, term: Real) -> list[Real]:
        if not self.opaque:
            return reached([term])
        found: dict[int, Real] = {}
        waiting = [term]
        while waiting:
            node = waiting.pop()
            if node.number not in found and node.number not in self.known:
                found[node.number] = node
                if node.number not in self.opaque:
                    waiting += node.args
        return [found[number] for number in sorted(found)]

    def _made(self, node: Real) -> Polynomial:
        if node.op is CONSTANT:
            if isinstance(node.value, float):
                raise TooLarge
            return constant(node.value)
        if node.op is SYMBOL or node.number in self.opaque:
            name = node.value if node.op is SYMBOL else node.number
            return {((self.atom(FormAtom("symbol", name)), 1),): 1}
        args = [self.known[arg.number] for arg in node.args]
        if node.op is ADD:
            return self.add(args[0], args[1])
        if node.op is MULTIPLY:
            return self.multiply(*args)
        if node.op is DIVIDE:
            return self.multiply(args[0], self.inverse(args[1]))
        if node.op is GUARD:
            return args[1]
        return self.function(node.value, args)

    def _symbol(self, atom: FormAtom, power: int = 1) -> Polynomial:
        return self.reduced({((self.atom(atom), power),): 1})

    def function(self, name: str, args: list[Polynomial]) -> Polynomial:
        """A function of normal forms, by what is known of it."""
        x = args[0]
        if all(set(arg) <= {ONE} for arg in args):
            value = evaluation.folded(name, [Fraction(arg.get(ONE, 0)) for arg in args])
            if value is not None:
                return constant(value)
        if name in (*EVEN, *ODD) and self._is_negative(x):
            sign = 1 if name in EVEN else -1
            return self.add({}, self.function(name, [self.add({}, x, -1)]), sign)
        if name in WHOLE and self._is_whole(x):
            return x
        if name in ("jn", "yn"):
            return self._bessel(name[0], x, args[1])
        if name == "tan":
            return self.multiply(self.function("sin", args), self.inverse(self.function("cos", args)))
        if name == "exp":
            return self._exponential("exp", None, x)
        if name == "expm1":
            return self.add(self._exponential("exp", None, x), constant(-1))
        if name in ("exp2", "exp10"):
            return self._exponential("power", self._as_key(constant(2 if name == "exp2" else 10)), x)
        if name in ("sinh", "cosh", "tanh"):
            up, down = self._exponential("exp", None, x), self._exponential("exp", None, self.add({}, x, -1))
            sine, cosine = self.add(up, down, -1), self.add(up, down)
            if name == "tanh":
                return self.multiply(sine, self.inverse(cosine))
            return self.multiply(sine if name == "sinh" else cosine, constant(Fraction(1, 2)))
        if name in ("log2", "log10"):
            base = evaluation.fraction("log(2)" if name == "log2" else "log(10)")
            return self.multiply(self.function("log", [x]), constant(1 / base))
        if name == "log1p":
            return self.function("log", [self.add(constant(1), x)])
        if name == "erfc":
            return self.add(constant(1), self.function("erf", [x]), -1)
        if name == "sqrt":
            return self._root(x, 2)
        if name == "cbrt":
            return self._root(x, 3)
        if name == "hypot":
            return self._root(self.add(self.multiply(x, x), self.multiply(args[1], args[1])), 2)
        if name == "pow":
            return self._power(x, args[1])
        return self._symbol(FormAtom("function", name, tuple(map(self._as_key, args))))

    def _is_negative(self, a: Polynomial) -> bool:
        return bool(a) and a[max(a)] < 0

    def _is_whole(self, a: Polynomial) -> bool:
        """Whether a sum is an integer: of products of integers."""
        return all(number.denominator == 1 and all(
            power > 0 and self._is_integer(self.atoms[atom]) for atom, power in monomial)
            for monomial, number in a.items())

    def _is_integer(self, atom: FormAtom) -> bool:
        return (atom.kind == "function" and atom.name in WHOLE) or (
            atom.kind == "symbol" and str(atom.name).startswith("int:"))

    def _bessel(self, kind: str, order: Polynomial, x: Polynomial) -> Polynomial:
        """A Bessel function of an order above 1, by those of 0 and 1."""
        n = order.get(ONE, Fraction(0))
        if set(order) - {ONE} or n.denominator != 1 or abs(n) > SMALL:
            return self._symbol(FormAtom("function", f"{kind}n", (self._as_key(order), self._as_key(x))))
        if n < 0:
            return self.add({}, self._bessel(kind, constant(-n), x), (-1) ** int(-n))
        if n < 2:
            return self.function(f"{kind}{n}", [x])
        lower = self.multiply(self.inverse(x), self._bessel(kind, constant(n - 1), x))
        return self.add(self.multiply(constant(2 * (n - 1)), lower), self._bessel(kind, constant(n - 2), x), -1)

    def _root(self, x: Polynomial, degree: int) -> Polynomial:
        if not x:
            return {}
        return self._symbol(FormAtom("root", None, (self._as_key(x),), degree))

    def _exponential(self, name: str, base: frozenset | None, x: Polynomial) -> Polynomial:
        """base to a sum, as a product of powers of atoms, one for each product of the sum."""
        result: Polynomial = constant(1)
        for monomial, number in sorted(x.items()):
            size = abs(number)
            power = 1
            if size.numerator <= SMALL and size.denominator <= SMALL:
                power, size = size.numerator, Fraction(1, size.denominator)
            if monomial == ONE and name == "power" and number.denominator == 1:
                assert base is not None
                result = self.multiply(result, self.power(self.of_key[base], int(number)))
                continue
            unit = self._as_key({monomial: size})
            atom = FormAtom("function", name, (unit,) if base is None else (base, unit))
            result = self.multiply(result, self._symbol(atom, power if number > 0 else -power))
        return result

    def _power(self, x: Polynomial, y: Polynomial) -> Polynomial:
        """x to the y; roots and whole powers as such."""
        if set(y) <= {ONE}:
            exponent = Fraction(y.get(ONE, 0))
            whole = exponent.numerator // exponent.denominator
            rest = exponent - whole
            result = self.power(x, whole)
            if not rest:
                return result
            if rest.denominator <= SMALL:
                root = self._root(x, rest.denominator)
                return self.multiply(result, self.power(root, rest.numerator))
            unit = self._as_key({ONE: rest})
            return self.multiply(result, self._symbol(FormAtom("function", "power", (self._as_key(x), unit))))
        return self._exponential("power", self._as_key(x), y)

    # -- comparison

    def cleared(self, sides: list[Polynomial]) -> list[Polynomial]:
        """Both sides times what they are divided by."""
        done: set[int] = set()
        while True:
            left = [atom for side in sides for monomial in side for atom, power in monomial
                    if power < 0 and atom not in done and (self.atoms[atom].kind == "sum" or atom in self.special)]
            positive = [atom for side in sides for monomial in side for atom, power in monomial
                        if power > 0 and self.atoms[atom].kind == "sum"]
            if not left and not positive:
                return sides
            atom = max([*left, *positive])
            least = min([power for side in sides for monomial in side for at, power in monomial if at == atom] + [0])
            sides = [self._times(side, atom, -least) for side in sides]

    def are_same(self, a: Polynomial, b: Polynomial, tolerance: Fraction) -> bool:
        """Whether two sums are equal, as they are or times what they are divided by. Raises TooLarge."""
        if are_same(a, b, tolerance):
            return True
        left, right = self.cleared([a, b])
        return are_same(left, right, tolerance)

    def _times(self, a: Polynomial, atom: int, power: int) -> Polynomial:
        """A sum times a power of an atom; positive powers of sums are written out."""
        known = self.atoms[atom]
        result: Polynomial = {}
        by_power: dict[int, Polynomial] = {}
        for monomial, number in a.items():
            exponent = dict(monomial).get(atom, 0) + power
            rest = tuple(pair for pair in monomial if pair[0] != atom)
            by_power.setdefault(exponent, {})[rest] = number
        for exponent, rest_of in by_power.items():
            if known.kind == "sum":
                factor = self.power(self.of_key[known.args[0]], exponent)
            else:
                factor = self.reduced({((atom, exponent),): 1}) if exponent else constant(1)
            result = self.add(result, self.multiply(rest_of, factor))
            if len(result) > self.largest:
                raise TooLarge
        return self.reduced(result)


def are_same(a: Polynomial, b: Polynomial, tolerance: Fraction) -> bool:
    """Whether two sums have the same products, with factors that differ no more than constants are rounded."""
    scale = max((abs(n) for side in (a, b) for n in side.values()), default=Fraction(0))
    for monomial in a.keys() | b.keys():
        x, y = a.get(monomial, 0), b.get(monomial, 0)
        if x != y and abs(x - y) > tolerance * max(abs(x), abs(y)) and abs(x - y) > tolerance * tolerance * scale:
            return False
    return True
