"""Tangents of values: which values have one."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer, part_types
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value


class TangentSweep(Sweep):
    """The primal with tangents beside it; `shadows` holds tangents too. forward/synthesis.py walks over it."""

    def _inactive_shadow(self, value: Value, builder: Builder) -> Value:
        """Zero of a number, a pointer itself."""
        if self.facts.is_mixed(value):
            return super()._inactive_shadow(value, builder)
        if carries_pointer(value.type):
            return self._without_numbers(self.value(value), builder)
        return self.value(value) if self.facts.holds_pointer(value) else ir.zero(value.type)

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
