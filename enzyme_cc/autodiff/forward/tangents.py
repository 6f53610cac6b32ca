"""Tangents of values: which values have one, and the rule of differentiation that makes those of arithmetic."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer, in_precision, part_types, scaled
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.shadow.sweep import Lanes, Sweep
from enzyme_cc.ir import Builder, Type, Value


class TangentSweep(Sweep):
    """The primal with tangents beside it; `shadows` holds tangents too. forward/synthesis.py walks over it."""

    def shadow(self, value: Value, builder: Builder) -> Lanes:
        """The tangents of a value; zero of an inactive number, an inactive pointer itself."""
        found = self.shadows.get(value)
        if found is not None:
            return found
        if value.is_constant:
            return [self._constant_shadow(value, lane, builder) for lane in range(self.width)]
        type = value.type
        if self.facts.is_mixed(value):
            return super().shadow(value, builder)
        if carries_pointer(type):
            return [self._without_numbers(self.value(value), builder)] * self.width
        if self.facts.holds_pointer(value):
            return [self.value(value)] * self.width
        return [ir.zero(type)] * self.width

    def _without_numbers(self, value: Value, builder: Builder) -> Value:
        """An inactive aggregate with zeros for its numbers."""
        if not value.type.is_struct:
            return value
        for index, part in enumerate(part_types(value.type)):
            if part.is_fp:
                value = builder.insert_value(value, ir.zero(part), index)
        return value

    def _constant_shadow(self, value: Value, lane: int, builder: Builder) -> Value:
        if isinstance(value, ir.ConstantExpr) and not value.type.is_fp:
            return super()._constant_shadow(value, lane, builder)
        if value.type.is_fp or value.type.is_int or (value.type.is_vector and not carries_pointer(value.type)):
            return ir.zero(value.type)
        return super()._constant_shadow(value, lane, builder)

    def local_memory(self, builder: Builder, size: Value, alloca: ir.Alloca) -> Value:
        """Stack memory, as in the primal: nothing reads it after the function has returned."""
        return builder.alloca(ir.i8, size, align=alloca.align)

    def by_rule(self, result, rule, output: str, type: Type, operands: dict[str, Value], b: Builder, out: Value | None) -> Lanes:  # noqa: E501
        """Sum of partial times tangent over the active operands."""

        def leaf(op: str, parameter: str) -> Value:
            return self.value(out if op == "out" else operands[parameter])  # type: ignore[arg-type]  # what a partial reads is there

        emitter = ExpressionEmitter(b, type, leaf)
        totals: list[Value | None] = [None] * self.width
        for parameter in rule.differentiable:
            operand = operands[parameter]
            if operand.is_constant or self.facts.is_constant_value(operand):
                continue
            partial = rule.partial(parameter, output)
            if partial is None:
                continue
            guarded = self.signature.strong_zero or (
                rule.needs_zero_guard(parameter, output) and self.facts.is_speculated(result)
            )
            factor = None
            for lane, tangent in enumerate(self.shadow(operand, b)):
                tangent = in_precision(b, tangent, type)  # constrained fpext and fptrunc have rules
                if partial.op == "const" and partial.value == 1.0:
                    term = tangent
                elif partial.op == "const" and partial.value == -1.0:
                    term = b.fneg(tangent)
                else:
                    factor = emitter.emit(partial) if factor is None else factor
                    term = scaled(b, tangent, factor, guarded)
                before = totals[lane]
                totals[lane] = term if before is None else b.fadd(before, term)
        return [ir.zero(type) if t is None else t for t in totals]
