"""Variables of one file whose address nobody takes: no pointer that comes from elsewhere leads to them.

A counter or a clock's start that a function keeps in a `static` variable would otherwise stand for a write to whatever
an argument may point to. The slice says so by metadata; its variables are the program's own, and look like any others.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.unaddressed import mark
from enzyme_cc.ir import Function, GlobalVariable, Instruction, Module, Value
from enzyme_cc.ir.mentions import globals_in, globals_named_by

_MEMORY = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.", "llvm.lifetime.", "llvm.invariant.")


def mark_unaddressed(module: Module, wanted: Iterable[str]) -> None:
    """Mark those that the wanted functions of a module name. The module is the whole file."""
    if module.module_asm or module.aliases:
        return
    named = {value for name in wanted for value in globals_named_by(module.functions[name])}
    found = [value for value in module.globals.values() if value in named and _is_of_one_file(value)]
    if not found:
        return
    elsewhere = {value for variable in module.globals.values() if variable.initializer is not None
                 for value in globals_in(variable.initializer)}
    users: dict[GlobalVariable, list[Function]] = {variable: [] for variable in found if variable not in elsewhere}
    for function in module.functions.values():
        if function.has_body:
            for value in set(globals_named_by(function)).intersection(users):
                assert isinstance(value, GlobalVariable)
                users[value].append(function)
    for variable, functions in users.items():
        if not any(_takes_address(function, variable) for function in functions):
            mark(module.metadata, variable)


def _is_of_one_file(value: Value) -> bool:
    return isinstance(value, GlobalVariable) and value.is_local and not value.is_constant_global and (
        not value.is_declaration)


def _takes_address(function: Function, variable: GlobalVariable) -> bool:
    """Whether a function does anything with the address of a variable but access it there."""
    for i in function.instructions():
        for place, operand in enumerate(i.operands):
            if operand.is_constant and variable in globals_in(operand) and not _accesses(i, place, operand):
                return True
    return False


def _accesses(i: Instruction, place: int, operand: Value) -> bool:
    if isinstance(operand, ir.ConstantExpr) and operand.opcode != "getelementptr":
        return False
    if isinstance(i, ir.Load):
        return True
    if isinstance(i, ir.Store) or i.opcode in ("atomicrmw", "cmpxchg"):
        return place == (1 if isinstance(i, ir.Store) else 0)
    if isinstance(i, ir.GetElementPtr):
        return place == 0 and all(
            _accesses(user, at, i) for user in i.users for at, used in enumerate(user.operands) if used is i)
    if isinstance(i, ir.Call):
        callee = i.called_function
        return callee is not None and callee.name.startswith(_MEMORY)
    return False
