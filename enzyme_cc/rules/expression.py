"""Symbolic expressions of one derivative rule: a small, hash-consed, immutable DAG.

A node has a stable shape, which the autodiff layer walks to emit IR and the tests walk to compute numbers:

    node.op     which operation, one of the names below
    node.args   its operands, a tuple of nodes
    node.value  what the operation needs besides operands
    node.kind   "real", "int" or "condition": the sort of its result

    op                      args            value                    kind
    arg                     ()              name of the parameter    real or int
    out                     ()              name of the output       real or int   (a primal result)
    const                   ()              a float, exact           real
    constant                ()              a name in CONSTANTS      real          (an irrational number)
    int                     ()              an int                   int
    real                    (int,)          None                     real          (signed integer to real)
    neg                     (a,)            None                     real or int
    add sub mul             (a, b)          None                     real or int
    div                     (a, b)          None                     real
    lt le gt ge eq ne       (a, b)          None                     condition     (as C: `ne` is true of NaN,
                                                                                    the others are false)
    below                   (a, b)          None                     condition     (a < b, where -0 is below +0)
    and or                  (c, d)          None                     condition
    not                     (c,)            None                     condition
    select                  (c, a, b)       None                     real or int
    flat                    (c, a)          None                     real          (0 where c holds, else a)
    call                    (a, ...)        name of the function     real or int

Equal expressions are the same object, so `is` compares them and a dictionary keyed by nodes emits each
subexpression once. Folding is only what IEEE arithmetic does exactly for every operand, NaN and infinity
included: `1*x`, `x/1`, `x - 0`, `--x`. `0*x` stays, since x may be infinite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

Operand: TypeAlias = "Expr | float | int"
T = TypeVar("T")

CONSTANTS: Mapping[str, str] = {
    "pi": "3.14159265358979323846264338327950288419716939937510582097494459",
    "inverse_pi": "0.318309886183790671537767526745028724068919291480912897495334688",
    "ln2": "0.693147180559945309417232121458176568075500134360255254120680009",
    "ln10": "2.30258509299404568401799145468436420760110148862877297603332790",
    "inverse_ln2": "1.44269504088896340735992468100189213742664595415298593413544940",
    "inverse_ln10": "0.434294481903251827651128918916605082294397005803666566114453783",
    "two_over_sqrt_pi": "1.12837916709551257389615890312154517168810125865799771368817144",
}
"""Irrational numbers of the rules, to more digits than any floating-point type holds."""

COMPARISONS = ("lt", "le", "gt", "ge", "eq", "ne")

_interned: dict[tuple[Any, ...], Expr] = {}


class Expr:
    """One node; see the module's table. Made only by the functions below and by operators."""

    __slots__ = ("args", "kind", "op", "value")

    op: str
    args: tuple[Expr, ...]
    value: Any
    kind: str

    def __add__(self, other: Operand) -> Expr:
        return _sum("add", self, other)

    def __radd__(self, other: Operand) -> Expr:
        return _sum("add", other, self)

    def __sub__(self, other: Operand) -> Expr:
        return _sum("sub", self, other)

    def __rsub__(self, other: Operand) -> Expr:
        return _sum("sub", other, self)

    def __mul__(self, other: Operand) -> Expr:
        return _product(self, other)

    def __rmul__(self, other: Operand) -> Expr:
        return _product(other, self)

    def __truediv__(self, other: Operand) -> Expr:
        return _quotient(self, other)

    def __rtruediv__(self, other: Operand) -> Expr:
        return _quotient(other, self)

    def __neg__(self) -> Expr:
        if self.op == "neg":
            return self.args[0]
        if self.op in ("const", "int"):
            return _leaf(self.op, -self.value, self.kind)
        return _node("neg", (self,), None, self.kind)

    def __lt__(self, other: Operand) -> Expr:
        return _compare("lt", self, other)

    def __le__(self, other: Operand) -> Expr:
        return _compare("le", self, other)

    def __gt__(self, other: Operand) -> Expr:
        return _compare("gt", self, other)

    def __ge__(self, other: Operand) -> Expr:
        return _compare("ge", self, other)

    def __bool__(self) -> bool:
        if self.kind != "condition":
            return True
        raise TypeError("a symbolic condition has no truth value: write select(condition, a, b)")

    def __repr__(self) -> str:
        return fold(self, _text)


def arg(name: str, kind: str = "real") -> Expr:
    """The primal value of the parameter `name`."""
    return _leaf("arg", name, kind)


def out(name: str = "out", kind: str = "real") -> Expr:
    """The primal result `name` of the function itself."""
    return _leaf("out", name, kind)


def const(value: float) -> Expr:
    """A real number that is exact as written."""
    return _leaf("const", float(value), "real")


def constant(name: str) -> Expr:
    """An irrational number, to be rounded once, to the type at hand. KeyError if not in CONSTANTS."""
    CONSTANTS[name]
    return _leaf("constant", name, "real")


def eq(a: Operand, b: Operand) -> Expr:
    """a == b, false where one is NaN."""
    return _compare("eq", a, b)


def ne(a: Operand, b: Operand) -> Expr:
    """a != b, true where one is NaN."""
    return _compare("ne", a, b)


def below(a: Operand, b: Operand) -> Expr:
    """a < b, where -0 is below +0: false where one is NaN."""
    return _compare("below", a, b)


def both(c: Expr, d: Expr) -> Expr:
    """c and d."""
    return _node("and", (c, d), None, "condition")


def either(c: Expr, d: Expr) -> Expr:
    """c or d."""
    return _node("or", (c, d), None, "condition")


def negate(c: Expr) -> Expr:
    """not c."""
    return _node("not", (c,), None, "condition")


def select(condition: Expr, then: Operand, otherwise: Operand) -> Expr:
    """`then` where the condition holds, else `otherwise`; both are computed."""
    if condition.kind != "condition":
        raise TypeError(f"select needs a condition, not {condition!r}")
    a, b = _matched(then, otherwise)
    return a if a is b else _node("select", (condition, a, b), None, a.kind)


def flat_at(edge: Expr, slope: Operand) -> Expr:
    """The slope, and 0 at the edge of the domain, where mathematics has none: it is infinite there, or differs by
    direction. Where a derivative is 0 by this convention, `edges` tells."""
    return _node("flat", (edge, real(slope)), None, "real")


def steep(numerator: Operand, denominator: Expr) -> Expr:
    """A slope whose denominator is 0 at the edge of the domain, and nowhere else. Of NaN it is NaN."""
    return flat_at(eq(denominator, 0.0), _lift(numerator) / denominator)


def edges(expressions: Iterable[Expr]) -> tuple[Expr, ...]:
    """The conditions under which `flat_at` puts 0 in a slope's place, each once."""
    found: dict[Expr, None] = {}

    def visit(node: Expr, operands: tuple[None, ...]) -> None:
        if node.op == "flat":
            found[node.args[0]] = None

    memo: dict[Expr, None] = {}
    for expression in expressions:
        fold(expression, visit, memo)
    return tuple(found)


def real(n: Operand) -> Expr:
    """The integer n as a real number."""
    n = _lift(n)
    if n.kind == "real":
        return n
    return const(n.value) if n.op == "int" else _node("real", (n,), None, "real")


def call(name: str, *args: Operand, kind: str = "real") -> Expr:
    """The mathematical function `name`, known to `math_symbol`, of these operands."""
    return _node("call", tuple(_lift(a) for a in args), name, kind)


def function(name: str) -> Callable[..., Expr]:
    """The Python function that builds calls of `name`: integer literals are integers, floats real."""

    def build(*args: Operand) -> Expr:
        return call(name, *args)

    build.__name__ = name
    build.__doc__ = f"The expression {name}(...)."
    return build


def fold(expr: Expr, visit: Callable[[Expr, tuple[T, ...]], T], memo: dict[Expr, T] | None = None) -> T:
    """Bottom-up walk: `visit(node, results of its operands)`, once for each distinct node.

    Pass the same `memo` for several expressions to share what they share, for example all partials of one
    instruction; seed it to give leaves their meaning.
    """
    if memo is None:
        memo = {}
    if expr in memo:
        return memo[expr]
    result = visit(expr, tuple(fold(a, visit, memo) for a in expr.args))
    memo[expr] = result
    return result


def substituted(expr: Expr, leaves: Callable[[Expr], Expr], whole: Mapping[Expr, Expr], memo: dict[Expr, Expr]) -> Expr:
    """The expression with others in place of parameters and outputs, and in place of calls that `whole` has."""

    def visit(node: Expr, args: tuple[Expr, ...]) -> Expr:
        op = node.op
        if op in ("arg", "out"):
            return leaves(node)
        if not args:
            return node
        if op in _REBUILT:
            return _REBUILT[op](*args)
        made = call(node.value, *args, kind=node.kind) if op == "call" else _node(op, args, node.value, node.kind)
        return whole.get(made, made)

    return fold(expr, visit, memo)


def uses(expr: Expr) -> frozenset[str]:
    """Names of the primal values that the expression reads: parameters, and outputs (mostly "out")."""
    found: set[str] = set()

    def visit(node: Expr, operands: tuple[None, ...]) -> None:
        if node.op in ("arg", "out"):
            found.add(node.value)

    fold(expr, visit)
    return frozenset(found)


FINITE_CALLS = frozenset(
    "atan atan2 atanpi cbrt ceil copysign cos cospi erf erfc fabs fdim floor fmax fmin j0 j1 jn nearbyint "
    "rint round roundeven sin sinpi tanh trunc asinh".split()
)
"""Functions that are finite at every finite argument."""


def may_be_infinite_or_nan(expr: Expr, out_is_finite: bool = True) -> bool:
    """Whether finite primal values can give an infinite or NaN partial: False is a promise.

    A quotient is taken to be finite only where its denominator is provably bounded away from zero
    (`1 + x*x`), a square root where its operand is not negative. Mere overflow of sums and products of huge
    numbers does not count. `out_is_finite` says whether the primal result may be relied on to be finite.
    """
    return fold(expr, lambda node, operands: _suspect(node, operands, out_is_finite))


def _suspect(node: Expr, operands: tuple[bool, ...], out_is_finite: bool) -> bool:
    if node.op == "out":
        return not out_is_finite
    if node.op == "const":
        return node.value - node.value != 0
    if any(operands):
        return True
    if node.op == "div":
        return not _at_least(node.args[1])[1]
    if node.op == "call" and node.value == "sqrt":
        return not _at_least(node.args[0])[0]
    return node.op == "call" and node.value not in FINITE_CALLS


def _at_least(node: Expr) -> tuple[bool, bool]:
    """(proved >= 0, proved bounded below by a positive constant)."""
    if node.op == "const":
        return node.value >= 0, node.value > 0
    if node.op == "constant":
        return True, True
    if node.op == "mul":
        a, b = node.args
        if a is b:
            return True, _at_least(a)[1]
        (a0, a1), (b0, b1) = _at_least(a), _at_least(b)
        return a0 and b0, a1 and b1
    if node.op == "add":
        (a0, a1), (b0, b1) = (_at_least(a) for a in node.args)
        return a0 and b0, (a1 and b0) or (a0 and b1)
    if node.op == "call" and node.value == "sqrt":
        return _at_least(node.args[0])
    return node.op == "call" and node.value in ("fabs", "exp"), False


def _node(op: str, args: tuple[Expr, ...], value: Any, kind: str) -> Expr:
    # repr tells 0.0 from -0.0 and lets NaN equal itself.
    key = (op, args, repr(value), kind)
    found = _interned.get(key)
    if found is None:
        found = object.__new__(Expr)
        found.op, found.args, found.value, found.kind = op, args, value, kind
        _interned[key] = found
    return found


def _leaf(op: str, value: Any, kind: str) -> Expr:
    return _node(op, (), value, kind)


def _lift(operand: Operand) -> Expr:
    if isinstance(operand, Expr):
        return operand
    if isinstance(operand, int) and not isinstance(operand, bool):
        return _leaf("int", operand, "int")
    if isinstance(operand, float):
        return const(operand)
    raise TypeError(f"not an operand of a derivative rule: {operand!r}")


def _matched(a: Operand, b: Operand) -> tuple[Expr, Expr]:
    """Both as integers if both are, else both as reals."""
    if not (isinstance(a, Expr) or isinstance(b, Expr)):
        return const(float(a)), const(float(b))
    left, right = _lift(a), _lift(b)
    if "condition" in (left.kind, right.kind):
        raise TypeError("arithmetic on a condition: write select(condition, a, b)")
    return (left, right) if left.kind == right.kind else (real(left), real(right))


def _is(node: Expr, value: float) -> bool:
    return node.op in ("const", "int") and node.value == value


def _exact(op: str, a: Expr, b: Expr) -> Expr | None:
    """The folded constant, if both are constants and the result needs no rounding."""
    if a.op == b.op == "int":
        x, y = a.value, b.value
        return _leaf("int", x + y if op == "add" else x - y if op == "sub" else x * y, "int")
    if not (a.op == b.op == "const") or not all(n.value - n.value == 0 and n.value for n in (a, b)):
        return None
    p, q = Fraction(a.value), Fraction(b.value)
    exact = {"add": p + q, "sub": p - q, "mul": p * q, "div": p / q}[op]
    return const(float(exact)) if exact and Fraction(float(exact)) == exact else None


def _sum(op: str, a: Operand, b: Operand) -> Expr:
    left, right = _matched(a, b)
    # x + 0.0 would turn -0.0 into 0.0, which no derivative tells apart; x - 0.0 is exact.
    if _is(right, 0):
        return left
    if _is(left, 0):
        return right if op == "add" else -right
    exact = _exact(op, left, right)
    if exact is None and right.op == "int" and left.op in ("add", "sub") and left.args[1].op == "int":
        # (n - 1) + 1 is n
        steps = _step(left.op, left.args[1]) + _step(op, right)
        return left.args[0] + steps if steps >= 0 else left.args[0] - -steps
    return _node(op, (left, right), None, left.kind) if exact is None else exact


def _step(op: str, n: Expr) -> int:
    step: int = n.value
    return step if op == "add" else -step


def _product(a: Operand, b: Operand) -> Expr:
    left, right = _matched(a, b)
    for one, other in ((left, right), (right, left)):
        if _is(one, 1):
            return other
        if _is(one, -1):
            return -other
    exact = _exact("mul", left, right)
    return _node("mul", (left, right), None, left.kind) if exact is None else exact


def _quotient(a: Operand, b: Operand) -> Expr:
    left, right = (real(x) for x in _matched(a, b))
    if _is(right, 1):
        return left
    if _is(right, -1):
        return -left
    exact = _exact("div", left, right)
    return _node("div", (left, right), None, "real") if exact is None else exact


_REBUILT: Mapping[str, Callable[..., Expr]] = {
    "neg": lambda a: -a, "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b, "real": real, "select": select, "flat": flat_at,
}


def _compare(op: str, a: Operand, b: Operand) -> Expr:
    return _node(op, _matched(a, b), None, "condition")


_SYMBOLS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "and": "and", "or": "or"} | dict(
    zip(COMPARISONS, ("<", "<=", ">", ">=", "==", "!="), strict=True)
)


def _text(node: Expr, operands: tuple[str, ...]) -> str:
    if node.op in _SYMBOLS:
        return f"({operands[0]} {_SYMBOLS[node.op]} {operands[1]})"
    if node.op == "call":
        return f"{node.value}({', '.join(operands)})"
    if not operands:
        return repr(node.value) if node.op in ("const", "int") else node.value
    return f"-{operands[0]}" if node.op == "neg" else f"{node.op}({', '.join(operands)})"
