"""Code for the Taylor coefficients of a function: its recurrences (rules/series.py), for a fixed number of them.

A kernel is a function of the derivatives' module, made once for each function, kind of number, order and choice of
arguments that vary. Series are arrays there, `order + 1` numbers, x_0 first. At high orders its code is a loop over the
coefficients, at lower ones it is written out; at the lowest it stands where the function is called, on values.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.ir import Builder, Function, Type, Value
from enzyme_cc.rules import Expr, FunctionRule, Output
from enzyme_cc.rules.expression import arg, out
from enzyme_cc.rules.series import Recurrences, recurrences

SUFFIXES = {"double": "", "float": "_f", "x86_fp80": "_l"}
"""Kinds of numbers that have series, and how the run time's functions for them end."""
WRITTEN_OUT, WITHOUT_LOOPS = 5, 20
"""Up to which order the recurrences are written out where a function is called, and in its kernel: in straight code no
sum waits for memory or for the one before, which is three times as fast."""


@dataclass(frozen=True)
class Operands:
    """What one function is given: the first coefficient of each parameter and result, and which parameters vary."""

    rule: FunctionRule
    type: Type
    active: frozenset[str]
    leaf: Callable[[str, str], Value]
    """(arg or out, name) -> the primal value."""
    arguments: Mapping[str, list[Value]]
    """Of those that vary, coefficients 1 and on."""

    @property
    def order(self) -> int:
        """How many coefficients there are above the first."""
        return len(next(iter(self.arguments.values())))

    @property
    def outputs(self) -> list[Output]:
        """The results that a kernel is given: those that carry coefficients, and integers that partials read."""
        return [o for o in self.rule.outputs if o.kind == "real" or o.name in self.rule.uses()]

    @property
    def results(self) -> list[str]:
        """The results that carry coefficients."""
        return [o.name for o in self.rule.outputs if o.kind == "real"]


class _Steps(ABC):
    """The recurrences as code, wherever coefficients are kept."""

    def __init__(self, found: Recurrences, emitter: ExpressionEmitter, b: Builder) -> None:
        self.found, self.emitter, self.b = found, emitter, b
        self.type = emitter.type

    @abstractmethod
    def at(self, node: Expr, k: int | Value) -> Value:
        """Coefficient k of what varies."""

    @abstractmethod
    def sum(self, kind: str, first: Expr, second: Expr, k: int | Value) -> Value:
        """One of the run time's sums, of kind `product`, `rest` or `slope`."""

    @abstractmethod
    def number(self, k: int | Value) -> Value:
        """k as a number."""

    def constant(self, node: Expr) -> Value:
        """What does not vary, or the first coefficient of what does."""
        return self.emitter.emit(node)

    def coefficient(self, node: Expr, k: int | Value) -> Value:
        """Coefficient k > 0 of a step."""
        b = self.b
        node = self.found.results.get(node, node)
        if node in self.found.slopes:
            return self._by_slopes(node, k)
        if node.op == "neg":
            return b.fneg(self.at(node.args[0], k))
        if node.op in ("select", "flat"):
            then, otherwise = node.args[1:] if node.op == "select" else (None, node.args[1])
            return b.select(self.constant(node.args[0]), self._or_zero(then, k), self._or_zero(otherwise, k))
        first, second = node.args
        if node.op in ("add", "sub"):
            if not self.found.varying(second):
                return self.at(first, k)
            if not self.found.varying(first):
                return self.at(second, k) if node.op == "add" else b.fneg(self.at(second, k))
            return (b.fadd if node.op == "add" else b.fsub)(self.at(first, k), self.at(second, k))
        if node.op == "mul":
            if self.found.varying(first) and self.found.varying(second):
                return self.sum("product", first, second, k)
            varying, constant = (first, second) if self.found.varying(first) else (second, first)
            return b.fmul(self.at(varying, k), self.constant(constant))
        assert node.op == "div", node.op
        return self._quotient(node, k)

    def _quotient(self, node: Expr, k: int | Value) -> Value:
        b, (first, second) = self.b, node.args
        if not self.found.varying(second):
            return b.fdiv(self.at(first, k), self.constant(second))
        rest = self.sum("rest", second, self._stored(node), k)
        whole = b.fsub(self.at(first, k), rest) if self.found.varying(first) else b.fneg(rest)
        return b.fdiv(whole, self.constant(second))

    def _stored(self, node: Expr) -> Expr:
        """The result that a definition is of, or the node."""
        return next((result for result, definition in self.found.results.items() if definition is node), node)

    def _or_zero(self, node: Expr | None, k: int | Value) -> Value:
        return self.at(node, k) if node is not None and self.found.varying(node) else ir.zero(self.type)

    def _by_slopes(self, node: Expr, k: int | Value) -> Value:
        b = self.b
        by_sums: Value | None = None
        total: Value | None = None
        for operand, partial in self.found.slopes[node]:
            if self.found.varying(partial):
                part = self.sum("slope", operand, partial, k)
                by_sums = part if by_sums is None else b.fadd(by_sums, part)
            else:
                part = b.fmul(self.at(operand, k), self.constant(partial))
                total = part if total is None else b.fadd(total, part)
        if by_sums is not None:
            part = b.fdiv(by_sums, self.number(k))
            total = part if total is None else b.fadd(total, part)
        return ir.zero(self.type) if total is None else total


# ---- written out


class _WrittenOut(_Steps):
    """Coefficients as values."""

    def __init__(
        self, found: Recurrences, emitter: ExpressionEmitter, b: Builder, series: dict[Expr, list[Value]]
    ) -> None:
        super().__init__(found, emitter, b)
        self.series = series

    def at(self, node: Expr, k: int | Value) -> Value:
        assert isinstance(k, int)
        return self.constant(node) if k == 0 else self.series[node][k - 1]

    def sum(self, kind: str, first: Expr, second: Expr, k: int | Value) -> Value:
        assert isinstance(k, int)
        b = self.b
        total: Value | None = None
        for j in range(0 if kind == "product" else 1, k + 1):
            factor = self.at(first, j)
            if kind == "slope" and j > 1:
                factor = b.fmul(self.number(j), factor)
            part = b.fmul(factor, self.at(second, k - j))
            total = part if total is None else b.fadd(total, part)
        assert total is not None
        return total

    def number(self, k: int | Value) -> Value:
        assert isinstance(k, int)
        return ir.fp_constant(self.type, float(k))


def written_out(given: Operands, b: Builder) -> dict[str, list[Value]]:
    """The coefficients above the first of each result, computed here."""
    found = recurrences(given.rule, given.active, given.order)
    series = {arg(name): list(values) for name, values in given.arguments.items()}
    steps = _WrittenOut(found, ExpressionEmitter(b, given.type, given.leaf), b, series)
    for k in range(1, given.order + 1):
        for node in found.steps:
            series.setdefault(node, []).append(steps.coefficient(node, k))
    zeros: list[Value] = [ir.zero(given.type)] * given.order
    return {name: series.get(out(name), zeros) for name in given.results}


# ---- kernels


class _InMemory(_Steps):
    """Coefficients in arrays."""

    def __init__(self, found: Recurrences, emitter: ExpressionEmitter, b: Builder, arrays: dict[Expr, Value]) -> None:
        super().__init__(found, emitter, b)
        self.arrays = arrays

    def address(self, node: Expr, k: Value) -> Value:
        """Where coefficient k of what varies lies."""
        return self.b.gep(self.type, self.arrays[node], (k,))

    def at(self, node: Expr, k: int | Value) -> Value:
        assert isinstance(k, Value)
        return self.b.load(self.type, self.address(node, k))

    def sum(self, kind: str, first: Expr, second: Expr, k: int | Value) -> Value:
        assert isinstance(k, Value)
        name = f"__enzyme_cc_taylor_{kind}{SUFFIXES[self.type.kind]}"
        function = self.b.module.get_or_declare(name, ir.function_type(self.type, (ir.ptr, ir.ptr, ir.i64)))
        return self.b.call(function, (self.arrays[first], self.arrays[second], k))

    def number(self, k: int | Value) -> Value:
        assert isinstance(k, Value)
        return self.b.sitofp(k, self.type)


def kernel(given: Operands, module: ir.Module) -> Function:
    """The function that computes all coefficients: of (parameters, results) each as the address of its series where it
    varies, else as a value; of a result coefficient 0 is there already."""
    rule, type, order = given.rule, given.type, given.order
    params = [_kind(given, "arg", p.name) for p in rule.params if p.kind != "pointer"]
    params += [ir.ptr if o.kind == "real" else _kind(given, "out", o.name) for o in given.outputs]
    which = "".join("v" if p is ir.ptr else "c" for p in params)
    widths = "".join(f".{p}" for p in params if p.is_int)
    name = f"__enzyme_cc.taylor.{rule.name}.{which}.{type}{widths}.{order}"
    made = module.functions.get(name)
    if made is None:
        made = Function.create(module, name, ir.function_type(ir.void, params), "internal")
        made.attributes = ("nounwind",)
        _build(made, given)
    return made


def _kind(given: Operands, op: str, name: str) -> Type:
    return ir.ptr if op == "arg" and name in given.active else given.leaf(op, name).type


def _build(made: Function, given: Operands) -> None:
    rule, type, order = given.rule, given.type, given.order
    names = [("arg", p.name) for p in rule.params if p.kind != "pointer"] + [("out", o.name) for o in given.outputs]
    mine = dict(zip(names, made.args, strict=True))
    b = Builder(made.add_block("entry"))

    def leaf(op: str, name: str) -> Value:
        found = mine[op, name]
        return b.load(type, found) if found.type.is_pointer else found

    if order > WITHOUT_LOOPS:
        _build_loop(made, given, mine, ExpressionEmitter(b, type, leaf))
        return
    arguments = {
        name: [b.load(type, b.gep(type, mine["arg", name], (ir.int_constant(ir.i64, k),))) for k in range(1, order + 1)]
        for name in sorted(given.active)}
    for name, values in written_out(replace(given, leaf=leaf, arguments=arguments), b).items():
        for k, value in enumerate(values, 1):
            b.store(value, b.gep(type, mine["out", name], (ir.int_constant(ir.i64, k),)))
    b.ret()


def _build_loop(
    made: Function, given: Operands, mine: Mapping[tuple[str, str], Value], emitter: ExpressionEmitter
) -> None:
    type, order, b = given.type, given.order, emitter.builder
    found = recurrences(given.rule, given.active, order)
    loop, end = (made.add_block(name) for name in ("coefficient", "end"))
    arrays: dict[Expr, Value] = {arg(name): mine["arg", name] for name in given.active}
    arrays |= {out(name): mine["out", name] for name in given.results}
    for node in found.steps:
        if node not in arrays:
            arrays[node] = b.alloca(ir.array_type(type, order + 1))
            b.store(emitter.emit(node), arrays[node])
    for node in (*found.steps, *found.results.values()):  # what the loop reads besides stands before it
        for operand in node.args:
            emitter.emit(operand)
    for slopes in found.slopes.values():
        for _, partial in slopes:
            emitter.emit(partial)
    b.br(loop)
    steps = _InMemory(found, emitter, Builder(loop), arrays)
    k = steps.b.phi(ir.i64, [(ir.int_constant(ir.i64, 1), made.entry)], name="k")
    for node in found.steps:
        steps.b.store(steps.coefficient(node, k), steps.address(node, k))
    following = steps.b.add(k, ir.int_constant(ir.i64, 1))
    k.add_incoming(following, loop)
    steps.b.cond_br(steps.b.icmp("sle", following, ir.int_constant(ir.i64, order)), loop, end)
    Builder(end).ret()
