"""Exceptions of D on their way out: an object is made by the garbage collector, set up and thrown, in one block.

All of it goes into a function of its own that carries no derivative and does not return, since the code that makes the
object is not at hand.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Module, Phi, Value, function_type
from enzyme_cc.ir.catches import INACTIVE
from enzyme_cc.ir.exceptions import LandingPad

_MAKES, _SETS_UP, _THROWS = "_d_allocclass", "6__ctor", "_d_throw_exception"


def outline_throws(module: Module) -> None:
    """Do so for each block that makes an object and then throws; not where exceptions are caught."""
    if _THROWS not in module.functions or any(_catches(function) for function in module.functions.values()):
        return
    for function in list(module.functions.values()):
        for block in list(function.blocks if function.has_body else ()):
            calls = [i for i in block.instructions if isinstance(i, ir.Call) and _is_of_exception(i, module)]
            if block.instructions[-1].opcode == "unreachable" and len(calls) > 1 and calls[-1].called_name == _THROWS:
                _outline(module, function, block, block.instructions.index(calls[0]))


def _catches(function: Function) -> bool:
    return function.has_body and any(
        isinstance(i, LandingPad) and i.clauses for block in function.blocks for i in block.instructions)


def _is_of_exception(call: ir.Call, module: Module) -> bool:
    name = call.called_name
    return name in (_MAKES, _THROWS) or (
        name.startswith("_D") and _SETS_UP in name and not module.functions[name].has_body)


def _outline(module: Module, function: Function, block: BasicBlock, first: int) -> None:
    moved: list[Instruction] = block.instructions[first:]
    inside = set(moved)
    taken = list(dict.fromkeys(
        operand for i in moved for operand in i.operands
        if not operand.is_constant and operand not in inside and not isinstance(operand, BasicBlock)))
    if any(user not in inside for i in moved for user in i.users) or any(isinstance(i, Phi) for i in moved):
        return
    made = Function.create(
        module, module.unique_name("__enzyme_cc.throw"), function_type(ir.void, [value.type for value in taken]))
    made.attributes = (INACTIVE, "noinline", "noreturn", "cold")
    values: dict[Value, Value] = dict(zip(taken, made.args, strict=True))
    body = made.add_block("entry")
    for instruction in moved:
        copy = instruction.clone(values)
        copy.metadata = {kind: node for kind, node in copy.metadata.items() if kind != "dbg"}
        values[instruction] = body.append(copy)
    builder = Builder.before(moved[0])
    builder.call(made, tuple(taken))
    for instruction in reversed(moved[:-1]):
        instruction.remove()
