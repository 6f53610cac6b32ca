"""Numbers that an exception carries from a throw to a catch, both inside of what is differentiated: refused, unless the
function with the catch never returns after it. So are those that a panic of Rust carries to `catch_unwind`.

The C++ runtime owns the exception's memory, which has no shadow; a derivative would stop there without a word.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir.catches import CATCH, PUT, RAISE, goes_on_after

ALLOCATE = "__cxa_allocate_exception"
_WRITING_NO_NUMBERS = ("llvm.memset", "__cxa_throw", "__cxa_free_exception", PUT, RAISE)


_RUST_CATCH = re.compile(r"9panicking12catch_unwind7cleanup|__rust_panic_cleanup")
_RUST_THROW = re.compile(r"9panicking11begin_panic|5panic(?:9panic_any|13resume_unwind)|25rust_panic_without_hook")
"""What panics with a value of the program's, or with that of another panic; a message is none."""


def refuse_carried_numbers(context: SliceContext, function: ir.Function, facts: FunctionFacts) -> None:
    """Give up where a catch of this function reads numbers that a throw of the slice may have put there."""
    _refuse_carried_by_panics(context, function)
    if CATCH not in context.module.functions or ALLOCATE not in context.module.functions:
        return
    for call in function.instructions():
        if (
            _calls(call, CATCH)
            and goes_on_after(call)
            and _may_read_numbers(call, context, facts)
            and any(_carries_numbers(i, context) for f in context.module.functions.values() for i in f.instructions())
        ):
            context.refuse(
                call,
                "cannot differentiate a 'catch' that reads numbers which the exception carries: the derivative does "
                "not travel with it",
                code="catch",
                help=remedy("number in exception", call),
            )


def _refuse_carried_by_panics(context: SliceContext, function: ir.Function) -> None:
    caught = next((i for i in function.instructions() if _calls_any(i, _RUST_CATCH)), None)
    if caught is None or not any(
        _calls_any(i, _RUST_THROW) and any(map(_may_be_number, i.operands[:-1]))
        for other in context.module.functions.values() for i in other.instructions()
    ):
        return
    context.refuse(
        caught,
        "cannot differentiate a 'catch_unwind' where panics carry values: if one is a number, the derivative does not "
        "travel with it",
        code="catch",
        help=remedy("number in exception", caught),
    )


def _calls_any(instruction: ir.Instruction, names: re.Pattern[str]) -> bool:
    return isinstance(instruction, ir.Call) and names.search(instruction.called_name) is not None


def _may_be_number(payload: ir.Value) -> bool:
    """Whether what a panic is given may be a number that is computed, or lead to one."""
    if payload.type.is_pointer:
        return _may_lead_to_numbers(payload, set())
    return not payload.is_constant and not payload.type.is_metadata


def _may_read_numbers(catch: ir.Value, context: SliceContext, facts: FunctionFacts) -> bool:
    """Whether what is caught may be read otherwise than for its integers, its text and its table of functions."""
    seen: set[ir.Value] = set()
    waiting: list[ir.Value] = [catch]
    while waiting:
        pointer = waiting.pop()
        if pointer in seen:
            continue
        seen.add(pointer)
        for user in pointer.users:
            if isinstance(user, ir.Load):
                if any(concrete.is_float for _, _, concrete in facts.types.value_layout(user)):
                    return True
                if user.type.is_pointer:
                    waiting.append(user)
            elif user.opcode in ("getelementptr", "phi", "select"):
                waiting.append(user)
            elif isinstance(user, ir.Call):
                is_given = any(argument is pointer for argument in user.args)
                if is_given and not _only_looks(user, context):
                    return True
                if is_given and user.type.is_pointer:  # of another class, or a part
                    waiting.append(user)
            elif user.opcode not in ("icmp", "br") and not (user.opcode == "store" and user.operands[0] is not pointer):
                return True
    return False


def _only_looks(call: ir.Call, context: SliceContext) -> bool:
    model = context.models.of(call)
    return (model.kind is Kind.INACTIVE and not call.type.is_float) or model.kind is Kind.DROPPED


def _calls(instruction: ir.Instruction, name: str) -> bool:
    return isinstance(instruction, ir.Call) and instruction.called_name == name


def _carries_numbers(allocation: ir.Instruction, context: SliceContext) -> bool:
    """Whether an exception may be made of more than constants, integers and pointers to constants or to itself."""
    if not _calls(allocation, ALLOCATE):
        return False
    seen: set[ir.Value] = set()
    waiting: list[ir.Value] = [allocation]
    while waiting:
        pointer = waiting.pop()
        if pointer in seen:
            continue
        seen.add(pointer)
        for user in pointer.users:
            if user.opcode in ("getelementptr", "phi", "select"):
                waiting.append(user)
            elif user.opcode == "store":
                value = user.operands[0]
                if value.type.scalar.is_float and not value.is_constant:
                    return True
                if value.type.scalar.is_pointer and _may_lead_to_numbers(value, seen):
                    return True
            elif isinstance(user, ir.Call):
                callee = user.called_function
                if callee is not None and callee.has_body:
                    waiting += [p for a, p in zip(user.args, callee.args, strict=False) if a is pointer]
                elif not user.called_name.startswith(_WRITING_NO_NUMBERS) and not _only_looks(user, context):
                    return True
            elif user.opcode not in ("load", "icmp"):
                return True
    return False


def _may_lead_to_numbers(pointer: ir.Value, exception: set[ir.Value]) -> bool:
    if pointer in exception:
        return False
    if isinstance(pointer, (ir.GetElementPtr, ir.ConstantExpr)) and pointer.opcode == "getelementptr":
        return _may_lead_to_numbers(pointer.operands[0], exception)
    if isinstance(pointer, ir.GlobalVariable):
        return not pointer.is_constant_global and not pointer.name.startswith("_ZT")
    return not isinstance(pointer, (ir.Function, ir.ConstantNull))
