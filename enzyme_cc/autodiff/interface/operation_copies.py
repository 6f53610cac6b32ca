"""Copies of functions in which each operation on numbers is a function with a derivative of its own making.

What goes along with the computation as tangents do then is what that derivative says: errors (error_estimates.py), or
sets of indices (index_sets.py). Moves and choices hand it on as it is.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Call, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.clone import clone_function
from enzyme_cc.ir.instructions import BinaryOp, UnaryOp
from enzyme_cc.ir.opcodes import FLOAT_ARITHMETIC
from enzyme_cc.rules.registered import CustomRule
from enzyme_cc.rules.spelling import lookup

COPIED = '"enzyme_operations_followed"'
"""The attribute of copies whose tangents are no derivatives."""
FORMATS = ("double", "float")
"""The kinds of numbers whose operations are followed."""


class OperationCopies:
    """Copies of the functions of a module; `custom` gets the rules of the operations, which are named after `what`."""

    what = ""
    is_derivative = True
    """Whether what goes along is of the kind of derivatives, which can be held against differences."""

    def __init__(self, module: Module, custom: dict[str, CustomRule]) -> None:
        self.module = module
        self.custom = custom
        self._made: dict[Function, Function] = {}
        self._operations: dict[tuple[str, Type, tuple[Type, ...], tuple[Type, int] | None], Function] = {}

    def of(self, function: Function) -> Function:
        """The copy of a function."""
        found = self._made.get(function)
        if found is None:
            name = self.module.unique_name(f"{function.name}.with_{self.what}s")
            found = self._made[function] = clone_function(function, name)
            if not self.is_derivative:
                found.attributes = (*found.attributes, COPIED)
            for i in list(found.instructions()):
                self.change(i)
        return found

    def rule(self, name: str, operation: str, type: Type, types: tuple[Type, ...]) -> Function:
        """The derivative of an operation: its operands, each number followed by what goes along with it -> what goes
        along with the result."""
        raise NotImplementedError

    def change(self, i: Instruction) -> None:
        """Put the operation's function in place of one instruction of a copy."""
        type = i.type
        if isinstance(i, Call) and (callee := i.called_function) is not None:
            if callee.has_body:
                i.set_operand(len(i.operands) - 1, self.of(callee))
            elif lookup(callee.name) is not None and is_followed(type) and all(is_plain(a.type) for a in i.args):
                self.replace(i, callee.name, list(i.args), None)
        elif (i.opcode in FLOAT_ARITHMETIC or i.opcode == "fptrunc") and is_followed(type.scalar):
            if not (type.is_vector and type.scalable):
                self.replace(i, i.opcode, list(i.operands), type.count if type.is_vector else None)

    def replace(self, i: Instruction, operation: str, operands: list[Value], lanes: int | None) -> None:
        """The function of an operation in place of an instruction, once for each lane of a vector."""
        b = Builder.before(i)
        if lanes is None:
            made: Value = b.call(self._operation(operation, i.type, operands), operands)
        else:
            made = ir.poison(i.type)
            for lane in range(lanes):
                at = ir.int_constant(ir.i64, lane)
                parts = [b.extract_element(o, at) if o.type.is_vector else o for o in operands]
                made = b.insert_element(made, b.call(self._operation(operation, i.type.scalar, parts), parts), at)
        i.replace_all_uses_with(made)
        i.remove()

    def replace_parts(self, call: Call, operation: str, operands: list[Value]) -> None:
        """The functions of an operation, one for each element of the structure that it returns: complex numbers."""
        b = Builder.before(call)
        made: Value = ir.poison(call.type)
        for place, type in enumerate(call.type.elements):
            part = b.call(self._operation(operation, type, operands, (call.type, place)), operands)
            made = b.insert_value(made, part, place)
        call.replace_all_uses_with(made)
        call.remove()

    def plain(
        self, name: str, operation: str, type: Type, types: tuple[Type, ...], part: tuple[Type, int] | None = None
    ) -> Function:
        """A function that is the operation, or one of the elements that it returns (of which type, and which)."""
        made = Function.create(self.module, self.module.unique_name(name), ir.function_type(type, types), "internal")
        b = Builder(made.add_block("entry"))
        if part is None:
            b.ret(_computed(b, operation, type, list(made.args)))
        else:
            b.ret(b.extract_value(_computed(b, operation, part[0], list(made.args)), part[1]))
        return made

    def _operation(
        self, operation: str, type: Type, operands: list[Value], part: tuple[Type, int] | None = None
    ) -> Function:
        """The function of an operation, or of a part of what it returns, with a rule of its own."""
        types = tuple(operand.type for operand in operands)
        key = operation, type, types, part
        found = self._operations.get(key)
        if found is None:
            name = f"{self.what}.{operation}.{type}" + (f".{part[1]}" if part is not None else "")
            found = self._operations[key] = self.plain(f"{name}.followed", operation, type, types, part)
            self.custom[found.name] = CustomRule(
                found.name, forward=self.rule(name, operation, type, types).name, is_derivative=self.is_derivative)
        return found

    def rule_of(self, name: str, type: Type, types: tuple[Type, ...]) -> tuple[
            Function, list[tuple[Value, Value | None]]]:
        """An empty function for a rule, and its operands, each number with what goes along with it."""
        params: list[Type] = []
        for operand_type in types:
            params += [operand_type] * (1 + operand_type.is_fp)
        made = Function.create(
            self.module, self.module.unique_name(f"{name}.rule"), ir.function_type(type, params), "internal")
        given = iter(made.args)
        return made, [(next(given), next(given) if operand_type.is_fp else None) for operand_type in types]


def is_plain(type: Type) -> bool:
    """Whether an operand is a number that is followed, or an integer."""
    return is_followed(type) or (type.is_int and type.bits <= 64)


def is_followed(type: Type) -> bool:
    """Whether a type is one of numbers whose operations are followed."""
    return type.is_fp and not type.is_vector and type.kind in FORMATS


def _computed(b: Builder, operation: str, type: Type, operands: list[Value]) -> Value:
    if operation == "fptrunc":
        return b.fptrunc(operands[0], type)
    if operation not in FLOAT_ARITHMETIC:
        function_type = ir.function_type(type, [operand.type for operand in operands])
        return b.call(b.module.get_or_declare(operation, function_type), operands)
    if len(operands) == 1:
        return b.insert(UnaryOp(operation, operands[0]))
    return b.insert(BinaryOp(operation, operands[0], operands[1]))
