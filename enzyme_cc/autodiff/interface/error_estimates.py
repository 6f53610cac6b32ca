"""`__enzyme_error_estimate(f, x, error of x, ...)`: the floating-point error of f's result, to first order.

It goes along with the computation, as tangents do: the error of z = op(x, y) is

    max(one unit in the last place of z, |x / z * dz/dx * error of x| + |y / z * dz/dy * error of y|)

so the call becomes one of `__enzyme_fwddiff` on a copy of f, in which each operation is a function with this rule as
its derivative. Moves and choices hand errors on as they are.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import ESTIMATE, FORWARD, hook_calls
from enzyme_cc.autodiff.interface.known_values import converted, resolved
from enzyme_cc.autodiff.interface.operation_copies import OperationCopies
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.ir.instructions import FCmp, Select
from enzyme_cc.rules.registered import CustomRule

UNIT = {"double": "__enzyme_cc_unit_in_the_last_place", "float": "__enzyme_cc_unit_in_the_last_place_f"}


def follow_errors(module: Module, custom: dict[str, CustomRule]) -> list[Diagnostic]:
    """Answer all calls of the hook. What is wrong with them."""
    wrong: list[Diagnostic] = []
    copies = _Copies(module, custom)
    for call, hook in hook_calls(module):
        if hook != ESTIMATE:
            continue
        function = resolved(call.args[0]) if call.arg_count else None
        if not isinstance(function, Function) or not function.has_body:
            wrong.append(error(
                f"'{ESTIMATE}' needs the function as its first argument, known at compile time, and its code",
                location_of(call), code="not-a-function"))
            continue
        hook_name = f"{FORWARD}_for_{(call.called_name or '').replace('__enzyme_', '')}"
        call.set_operand(len(call.operands) - 1, module.get_or_declare(hook_name, call.function_type))
        call.set_operand(0, copies.of(function))
    return wrong


class _Copies(OperationCopies):
    """Copies of functions in which each operation follows errors."""

    what = "error"

    def rule(self, name: str, operation: str, type: Type, types: tuple[Type, ...]) -> Function:
        exact = self.plain(f"{name}.exact", operation, type, types)
        made, operands = self.rule_of(name, type, types)
        b = Builder(made.add_block("entry"))
        result = b.call(exact, [operand for operand, _ in operands])
        total: Value = ir.zero(type)
        for operand, its_error in operands:
            if its_error is None:
                continue
            partial = self._partial(b, exact, operands, operand)
            share = b.fmul(b.fmul(b.fdiv(converted(b, operand, type), result), partial), converted(b, its_error, type))
            size = b.intrinsic(f"llvm.fabs.f{type.bits}", ir.function_type(type, (type,)), (share,))
            total = b.fadd(total, size)
        unit = b.call(self.module.get_or_declare(UNIT[type.kind], ir.function_type(type, (type,))), (result,))
        is_more = b.insert(FCmp("ogt", total, unit))
        b.ret(b.insert(Select(is_more, total, unit)))
        return made

    def _partial(
        self, b: Builder, exact: Function, operands: list[tuple[Value, Value | None]], of: Value
    ) -> Value:
        """The derivative with respect to one operand."""
        args: list[Value] = [exact]
        for operand, its_error in operands:
            args.append(operand)
            if its_error is not None:
                args.append(ir.fp_constant(operand.type, 1.0 if operand is of else 0.0))
        type = ir.function_type(exact.function_type.ret, (ir.ptr,), vararg=True)
        hook = self.module.get_or_declare(f"{FORWARD}_of_{exact.name}", type)
        return b.call(hook, args, type)
