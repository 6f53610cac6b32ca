"""Declares derivative rules: the `@rule` decorator, partial derivatives, and the table of all rules by name.

    @rule("atan2", params=("y", "x"), samples=[(0.7, 1.3), (-2.0, -0.4)])
    def atan2(y, x):
        return Partials(y=..., x=...)

The body takes, by name, those primal operands and outputs that its mathematics needs, and runs once, on
symbols, when the partials are first asked for. A partial that is not mentioned is zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from enzyme_cc.rules.expression import FINITE_CALLS, Expr, Operand, arg, edges, may_be_infinite_or_nan, out, real, uses

PURE = "pure"
"""Reads and writes no memory that matters: errno, signgam and the floating-point status are not tracked."""

WRITES_OUTPUTS = "writes outputs"
"""Writes its further outputs through its pointer parameters, and touches no other memory."""


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter: kind "real", "int", or "pointer" (an output is written through it)."""

    name: str
    kind: str

    @staticmethod
    def parse(text: str) -> Param:
        """From "x", "n:int" or "p:pointer"."""
        name, _, kind = text.partition(":")
        if kind not in ("", "int", "pointer"):
            raise ValueError(f"no such kind of parameter: {text}")
        return Param(name, kind or "real")


@dataclass(frozen=True, slots=True)
class Output:
    """A result: kind "real" or "int"; `through` is the pointer parameter of libm's spelling, or None.

    Intrinsics return all outputs in one struct, in the order declared, and lack the pointer parameters.
    """

    name: str
    kind: str
    through: str | None

    @staticmethod
    def parse(text: str) -> Output:
        """From "out", "out:int", "frac@p" or "exponent:int@e"."""
        text, _, through = text.partition("@")
        name, _, kind = text.partition(":")
        if kind not in ("", "int"):
            raise ValueError(f"no such kind of output: {text}")
        return Output(name, kind or "real", through or None)


class Partials:
    """Partial derivatives, keyed by (output, parameter). What is absent is zero.

    `Partials(y=..., x=...)` for a function with the one output "out"; `Partials.of(re=..., im=...)`, each a
    dictionary from parameter to expression, for several. `Partials(...).times(c)`: c is a factor of them all, and
    the derivative is multiplied by it once, before it is shared out or after it was summed up.
    """

    __slots__ = ("common", "entries")

    def __init__(self, **partials: Operand) -> None:
        self.entries: dict[tuple[str, str], Expr] = {("out", p): real(e) for p, e in partials.items()}
        self.common: Expr | None = None

    def times(self, common: Operand) -> Partials:
        """The same with a common factor."""
        self.common = real(common)
        return self

    @staticmethod
    def of(**rows: Mapping[str, Operand]) -> Partials:
        """The Jacobian's rows by output."""
        result = Partials()
        result.entries = {(o, p): real(e) for o, row in rows.items() for p, e in row.items()}
        return result


@dataclass(frozen=True)
class FunctionRule:
    """All that is known of one mathematical function; see `rule` for the meaning of the fields."""

    name: str
    params: tuple[Param, ...]
    outputs: tuple[Output, ...]
    body: Callable[..., Partials] | None
    samples: tuple[tuple[float, ...], ...]
    effects: str
    home: str
    """Where the plain name is a symbol: "libm", "opcode", "intrinsic" (only llvm.NAME), "compiler-rt",
    "runtime" (our own, see runtime.py)."""
    intrinsics: tuple[str, ...]
    aliases: tuple[str, ...]
    complex: bool
    """Parameters and outputs come in pairs (real, imaginary); a lone output is real."""
    structural: bool
    """No partials: the autodiff layer has a function for it."""
    primal: Callable[..., object] | None
    """The function itself on mpmath's numbers, an oracle of the tests where mpmath has none of that name."""
    reserved: bool
    """Whether C17 keeps the name from programs: else only the link tells whose a call is (prototypes.py)."""
    doc: str = field(compare=False)

    @cached_property
    def _declared(self) -> Partials:
        if self.structural:
            raise ValueError(f"{self.name} is structural: it has no partials")
        if self.body is None:
            return Partials()
        symbols: dict[str, Expr] = {p.name: arg(p.name, p.kind) for p in self.params if p.kind != "pointer"}
        symbols |= {o.name: out(o.name, o.kind) for o in self.outputs}
        code = self.body.__code__
        declared = self.body(*(symbols[name] for name in code.co_varnames[: code.co_argcount]))
        for output, param in declared.entries:
            if output not in {o.name for o in self.outputs} or param not in self.differentiable:
                raise ValueError(f"rule {self.name}: no derivative of {output} by {param} is declared")
        return declared

    @cached_property
    def factors(self) -> Mapping[tuple[str, str], Expr]:
        """(output, parameter) -> partial derivative without the common factor; zero ones are absent."""
        return MappingProxyType({key: e for key, e in self._declared.entries.items() if not _is_zero(e)})

    @property
    def common(self) -> Expr | None:
        """The common factor of all partials, None for 1."""
        return self._declared.common

    @cached_property
    def partials(self) -> Mapping[tuple[str, str], Expr]:
        """(output, parameter) -> partial derivative; zero ones are absent. ValueError if structural."""
        if self.common is None:
            return self.factors
        return MappingProxyType({key: e * self.common for key, e in self.factors.items()})

    @cached_property
    def edges(self) -> tuple[Expr, ...]:
        """Where partials are 0 by convention, for mathematics has none there (`flat_at`)."""
        return () if self.structural else edges(self.partials.values())

    @cached_property
    def chooses(self) -> bool:
        """Whether the result is one of the arguments, as of maxima and minima: the others' adjoints are 0."""
        if self.structural:
            return self.name.startswith(("vector.reduce.fmax", "vector.reduce.fmin"))
        return any(_is_choice(e) for e in self.factors.values())

    @cached_property
    def differentiable(self) -> tuple[str, ...]:
        """Names of the real parameters."""
        return tuple(p.name for p in self.params if p.kind == "real")

    @property
    def inactive(self) -> bool:
        """Whether every derivative is zero."""
        return not self.structural and not self.partials

    @property
    def finite(self) -> bool:
        """Whether finite arguments give a finite result (huge numbers aside)."""
        return self.name in FINITE_CALLS or self.name in _FINITE

    def partial(self, param: str, output: str = "out") -> Expr | None:
        """d output / d param, None if it is zero."""
        return self.partials.get((output, param))

    def uses(self, active: Sequence[str] | None = None) -> frozenset[str]:
        """Parameters and outputs that the partials by the active parameters (None: all) read."""
        wanted = [e for (_, p), e in self.partials.items() if active is None or p in active]
        return frozenset().union(*(uses(e) for e in wanted))

    def needs_zero_guard(self, factor: Expr) -> bool:
        """Whether this factor of a partial may be infinite or NaN at finite arguments: 0 * factor needs care."""
        return may_be_infinite_or_nan(factor, self.finite)


_FINITE = frozenset("fadd fsub fmul fneg fma fmuladd sincos sincospi frexp modf significand conj".split())

RULES: dict[str, FunctionRule] = {}
"""By canonical name. Filled when the package `rules` is imported."""


def rule(
    name: str,
    params: Sequence[str],
    samples: Sequence[tuple[float, ...]] = (),
    *,
    outputs: Sequence[str] = ("out",),
    effects: str | None = None,
    home: str = "libm",
    intrinsics: Sequence[str] = (),
    aliases: Sequence[str] = (),
    complex: bool = False,
    primal: Callable[..., object] | None = None,
    reserved: bool = True,
) -> Callable[[Callable[..., Partials]], Callable[..., Partials]]:
    """Declare the derivative of the function `name`.

    params      in the order of the call: "x", "n:int", "p:pointer"
    samples     arguments (without pointers) in every sign and branch region: the numeric tests' points
    outputs     results: "out", or several; "c@p" is written through the pointer parameter p
    intrinsics  names N such that llvm.N is this function; with constrained and vector forms
    aliases     further symbols of the same function, without suffix
    primal      the function itself on mpmath's numbers, for the tests, where mpmath has none of that name
    reserved    False where C17 leaves the name to programs, which may have a function of their own by it
    """

    def declare(body: Callable[..., Partials]) -> Callable[..., Partials]:
        _add(
            name,
            params,
            samples,
            outputs,
            effects,
            home,
            intrinsics,
            aliases,
            complex,
            body,
            False,
            primal=primal,
            reserved=reserved,
        )
        return body

    return declare


def zero_rule(
    name: str,
    params: Sequence[str] = ("x",),
    *,
    outputs: Sequence[str] = ("out",),
    home: str = "libm",
    intrinsics: Sequence[str] = (),
    aliases: Sequence[str] = (),
    complex: bool = False,
    doc: str = "Piecewise constant: no derivative flows.",
) -> None:
    """Declare a function all of whose derivatives are zero."""
    _add(name, params, (), outputs, None, home, intrinsics, aliases, complex, None, False, doc)


def structural(name: str, params: Sequence[str], doc: str, *, home: str = "intrinsic") -> None:
    """Declare an operation that the autodiff layer handles by a function of its own."""
    _add(name, params, (), ("out",), None, home, (name,), (), False, None, True, doc)


def iterate_rules() -> Iterator[FunctionRule]:
    """All rules, by name."""
    return (RULES[name] for name in sorted(RULES))


def _is_zero(expr: Expr) -> bool:
    return expr.op == "const" and expr.value == 0


def _is_choice(expr: Expr) -> bool:
    return expr.op == "select" and all(arm.op == "const" for arm in expr.args[1:]) and any(map(_is_zero, expr.args[1:]))


def _add(
    name: str,
    params: Sequence[str],
    samples: Sequence[tuple[float, ...]],
    outputs: Sequence[str],
    effects: str | None,
    home: str,
    intrinsics: Sequence[str],
    aliases: Sequence[str],
    complex: bool,
    body: Callable[..., Partials] | None,
    structural: bool,
    doc: str = "",
    primal: Callable[..., object] | None = None,
    reserved: bool = True,
) -> None:
    if name in RULES:
        raise ValueError(f"two rules for {name}")
    parsed = tuple(Output.parse(o) for o in outputs)
    RULES[name] = FunctionRule(
        name=name,
        params=tuple(Param.parse(p) for p in params),
        outputs=parsed,
        body=body,
        samples=tuple(samples),
        effects=effects or (WRITES_OUTPUTS if any(o.through for o in parsed) else PURE),
        home=home,
        intrinsics=tuple(intrinsics),
        aliases=tuple(aliases),
        complex=complex,
        structural=structural,
        primal=primal,
        reserved=reserved,
        doc=(body.__doc__ or "").strip() if body else doc,
    )
