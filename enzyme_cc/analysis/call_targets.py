"""The functions with bodies that a call may run: the one that it names, or those that an indirect call may lead to.

An indirect call may lead to every function of its type whose address is taken: by a constant operand other than the
callee of a call, or by the initialiser of a global variable. A function that nothing in the module calls by its name
counts as taken, since tables that change are only declared in a slice.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc.analysis.call_models import callee_of
from enzyme_cc.ir import (
    Call,
    ConstantAggregate,
    ConstantExpr,
    Function,
    FunctionType,
    GlobalAlias,
    InlineAsm,
    Module,
    Value,
)


class CallTargets:
    """Those of the calls of one module."""

    __slots__ = ("_by_type", "_module")

    def __init__(self, module: Module) -> None:
        self._module = module
        self._by_type: dict[tuple, tuple[Function, ...]] | None = None

    def of(self, call: Call) -> tuple[Function, ...]:
        """Empty where no body is known."""
        function = callee_of(call)
        if function is not None:
            return (function,) if function.has_body else ()
        if isinstance(call.operands[-1], InlineAsm):
            return ()
        if self._by_type is None:
            self._by_type = self._find()
        return self._by_type.get((call.type, *(a.type for a in call.args)), ())

    def _find(self) -> dict[tuple, tuple[Function, ...]]:
        functions = [f for f in self._module.functions.values() if f.has_body]
        named: set[Function] = set()
        taken: set[Function] = set()
        for variable in self._module.globals.values():
            if variable.initializer is not None:
                taken.update(_functions_in(variable.initializer))
        for function in functions:
            for i in function.instructions():
                operands = i.operands
                if isinstance(i, Call) and (callee := callee_of(i)) is not None:
                    named.add(callee)
                    operands = operands[:-1]
                for operand in operands:
                    if operand.is_constant:
                        taken.update(_functions_in(operand))
        found: dict[tuple, list[Function]] = {}
        for function in functions:
            if function in taken or function not in named:
                type: FunctionType = function.function_type
                found.setdefault((type.ret, *type.params), []).append(function)
        return {type: tuple(each) for type, each in found.items()}


def _functions_in(value: Value) -> Iterator[Function]:
    if isinstance(value, Function):
        yield value
    elif isinstance(value, GlobalAlias):
        yield from _functions_in(value.aliasee)
    elif isinstance(value, ConstantExpr):
        for part in value.operands:
            yield from _functions_in(part)
    elif isinstance(value, ConstantAggregate):
        for part in value.elements:
            yield from _functions_in(part)
