"""Copies of functions that say beforehand which memory they read and write: an array that is a function of the program
is given its numbers where they are read (runtime/dense_columns.h)."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind, of_symbol
from enzyme_cc.ir import Builder, Function, Instruction, Module, Value
from enzyme_cc.ir.clone import clone_function

TOUCH = "__enzyme_cc_dense_touch"


class TouchingCopies:
    """Copies of the functions of a module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._made: dict[Function, Function] = {}

    def of(self, function: Function) -> Function:
        """The copy of a function."""
        found = self._made.get(function)
        if found is None:
            name = self.module.unique_name(f"{function.name}.touching")
            found = self._made[function] = clone_function(function, name)
            for i in list(found.instructions()):
                self._change(i)
        return found

    def _change(self, i: Instruction) -> None:
        layout = self.module.datalayout
        if isinstance(i, ir.Load):
            self._touch(i, i.pointer, ir.int_constant(ir.i64, layout.store_size(i.type)), False)
        elif isinstance(i, ir.Store):
            self._touch(i, i.pointer, ir.int_constant(ir.i64, layout.store_size(i.value.type)), True)
        elif isinstance(i, ir.Call) and (callee := i.called_function) is not None:
            if callee.has_body:
                i.set_operand(len(i.operands) - 1, self.of(callee))
                return
            kind = of_symbol(callee).kind
            if kind in (Kind.COPY, Kind.SET) and i.arg_count > 2:
                self._touch(i, i.args[0], i.args[2], True)
                if kind is Kind.COPY:
                    self._touch(i, i.args[1], i.args[2], False)

    def _touch(self, i: Instruction, pointer: Value, bytes: Value, writes: bool) -> None:
        if isinstance(pointer, (ir.Alloca, ir.GlobalVariable)):
            return
        b = Builder.before(i)
        values = (pointer, b.zext(bytes, ir.i64), ir.int_constant(ir.i32, int(writes)))
        b.call(self.module.get_or_declare(TOUCH, ir.function_type(ir.void, [v.type for v in values])), values)
