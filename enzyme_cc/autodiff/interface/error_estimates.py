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
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Call, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.clone import clone_function
from enzyme_cc.ir.instructions import BinaryOp, FCmp, Select, UnaryOp
from enzyme_cc.ir.opcodes import FLOAT_ARITHMETIC
from enzyme_cc.rules.registered import CustomRule
from enzyme_cc.rules.spelling import lookup

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


class _Copies:
    """Copies of functions in which each operation follows errors."""

    def __init__(self, module: Module, custom: dict[str, CustomRule]) -> None:
        self.module = module
        self.custom = custom
        self._made: dict[Function, Function] = {}
        self._operations: dict[tuple[str, Type, tuple[Type, ...]], Function] = {}

    def of(self, function: Function) -> Function:
        """The copy of a function."""
        found = self._made.get(function)
        if found is None:
            name = self.module.unique_name(f"{function.name}.with_errors")
            found = self._made[function] = clone_function(function, name)
            for i in list(found.instructions()):
                self._change(i)
        return found

    def _change(self, i: Instruction) -> None:
        type = i.type
        if isinstance(i, Call) and (callee := i.called_function) is not None:
            if callee.has_body:
                i.set_operand(len(i.operands) - 1, self.of(callee))
                return
            spelling = lookup(callee.name)
            if spelling is None or not _is_followed(type) or not all(_is_plain(arg.type) for arg in i.args):
                return
            self._replace(i, callee.name, list(i.args), None)
        elif (i.opcode in FLOAT_ARITHMETIC or i.opcode == "fptrunc") and type.scalar.kind in UNIT:
            if type.is_vector and type.scalable:
                return
            self._replace(i, i.opcode, list(i.operands), type.count if type.is_vector else None)

    def _replace(self, i: Instruction, operation: str, operands: list[Value], lanes: int | None) -> None:
        b = Builder.before(i)
        if lanes is None:
            made: Value = b.call(self._operation(operation, i.type, operands), operands)
        else:
            made = ir.poison(i.type)
            for lane in range(lanes):
                at = ir.int_constant(ir.i64, lane)
                parts = [b.extract_element(operand, at) for operand in operands]
                made = b.insert_element(made, b.call(self._operation(operation, i.type.scalar, parts), parts), at)
        i.replace_all_uses_with(made)
        i.remove()

    def _operation(self, operation: str, type: Type, operands: list[Value]) -> Function:
        """The function of an operation, with a rule of its own."""
        types = tuple(operand.type for operand in operands)
        key = operation, type, types
        found = self._operations.get(key)
        if found is None:
            name = f"error.{operation}.{type}"
            found = self._operations[key] = self._plain(f"{name}.followed", operation, type, types)
            rule = self._rule(name, operation, type, types)
            self.custom[found.name] = CustomRule(found.name, forward=rule.name)
        return found

    def _plain(self, name: str, operation: str, type: Type, types: tuple[Type, ...]) -> Function:
        made = Function.create(self.module, self.module.unique_name(name), ir.function_type(type, types), "internal")
        b = Builder(made.add_block("entry"))
        b.ret(self._computed(b, operation, type, list(made.args)))
        return made

    def _computed(self, b: Builder, operation: str, type: Type, operands: list[Value]) -> Value:
        if operation == "fptrunc":
            return b.fptrunc(operands[0], type)
        if operation not in FLOAT_ARITHMETIC:
            function_type = ir.function_type(type, [operand.type for operand in operands])
            return b.call(self.module.get_or_declare(operation, function_type), operands)
        if len(operands) == 1:
            return b.insert(UnaryOp(operation, operands[0]))
        return b.insert(BinaryOp(operation, operands[0], operands[1]))

    def _rule(self, name: str, operation: str, type: Type, types: tuple[Type, ...]) -> Function:
        """The operands, each number followed by its error -> the error of the result."""
        exact = self._plain(f"{name}.exact", operation, type, types)
        params: list[Type] = []
        for operand_type in types:
            params += [operand_type] * (1 + operand_type.is_fp)
        made = Function.create(
            self.module, self.module.unique_name(f"{name}.rule"), ir.function_type(type, params), "internal")
        b = Builder(made.add_block("entry"))
        given = iter(made.args)
        operands: list[tuple[Value, Value | None]] = [
            (next(given), next(given) if operand_type.is_fp else None) for operand_type in types]
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


def _is_plain(type: Type) -> bool:
    return _is_followed(type) or (type.is_int and type.bits <= 64)


def _is_followed(type: Type) -> bool:
    return type.is_float and type.kind in UNIT
