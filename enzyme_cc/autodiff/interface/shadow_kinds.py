"""What kind of numbers the memory behind an argument of a request holds, as far as the caller's code shows it.

A `float *` given as the shadow of a `double *` is written to as doubles: wrong numbers, and past its end. Opaque
pointers do not tell, but what the caller makes and does with the memory does: variables and arrays have types, and
elements are addressed, loaded and stored with theirs. What shows nothing, or several kinds, is let pass.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.diagnostics import DiagnosticError, error
from enzyme_cc.ir import Argument, Type, Value

_MOST_VALUES = 200
_SAME = frozenset(("getelementptr", "bitcast", "addrspacecast"))
WORDS = {"half": "_Float16", "x86_fp80": "long double", "fp128": "__float128"}
"""LLVM's name of a kind -> C's, where they differ."""


def check_shadows(request) -> None:
    """Refuse a shadow that plainly holds another kind of numbers than what it is the shadow of: a `float *` given for a
    `double *` is written to as doubles, with wrong numbers, and past its end."""
    for argument in request.arguments:
        parameter = argument.parameter
        if not parameter.type.is_pointer or not argument.shadows:
            continue
        shown = [(shadow, kind) for shadow in argument.shadows if (kind := kind_behind(shadow)) is not None]
        wanted = None
        if shown:
            wanted = kind_behind(argument.primal)
            if wanted is None and request.function.blocks:
                wanted = kind_behind(parameter.first)
        for shadow, kind in shown:
            if wanted is not None and kind != wanted:
                wanted, kind = WORDS.get(wanted, wanted), WORDS.get(kind, kind)
                while isinstance(shadow, ir.GetElementPtr):
                    shadow = shadow.operands[0]
                name = ir.variable_name(shadow)
                said = f" '{name}'" if name else ""
                raise DiagnosticError(error(
                    f"the shadow{said} of parameter {parameter.number}{parameter.named} "
                    f"holds numbers of type {kind}, but what it is the shadow of holds {wanted}",
                    location_of(request.call),
                    code="shadow-type",
                    help=f"make the shadow of {wanted} too: it has the type and the size of the argument itself",
                ))


def kind_behind(pointer: Value) -> str | None:
    """The one kind of floating-point numbers behind a pointer, by LLVM's name; None if that does not show."""
    kinds: set[str] = set()
    seen: set[Value] = set()
    waiting = [pointer]
    while waiting and len(seen) < _MOST_VALUES:
        value = waiting.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, ir.Alloca):
            if not value.allocated_type.is_pointer:
                kinds |= _kinds(value.allocated_type)
                waiting += _uses(value, kinds)
        elif isinstance(value, ir.GlobalVariable):
            kinds |= _kinds(value.value_type)
        elif isinstance(value, ir.ConstantExpr):
            waiting += value.operands[:1]
        elif isinstance(value, (Argument, ir.Instruction)):
            if isinstance(value, ir.Load) and isinstance(value.pointer, ir.Alloca):
                waiting += _held(value.pointer)
            elif isinstance(value, ir.Instruction) and value.opcode in _SAME:
                waiting.append(value.operands[0])
            waiting += _uses(value, kinds)
    return kinds.pop() if len(kinds) == 1 else None


def _held(variable: ir.Alloca) -> Iterator[Value]:
    """The pointers that are stored in a pointer variable, and those loaded from it."""
    for user in variable.users:
        if isinstance(user, ir.Store) and user.pointer is variable:
            yield user.value
        elif isinstance(user, ir.Load) and user.type.is_pointer:
            yield user


def _uses(pointer: Value, kinds: set[str]) -> Iterator[Value]:
    """Note what is loaded, stored and addressed through a pointer; the variables that hold it, and pointers made of
    it."""
    for user in pointer.users:
        if isinstance(user, ir.Load) and user.pointer is pointer:
            kinds |= _kinds(user.type)
        elif isinstance(user, ir.Store) and user.pointer is pointer:
            kinds |= _kinds(user.value.type)
        elif isinstance(user, ir.Store) and isinstance(user.pointer, ir.Alloca):
            yield from _held(user.pointer)
        elif isinstance(user, ir.GetElementPtr) and user.operands[0] is pointer:
            kinds |= _kinds(user.source_type)
            yield user


def _kinds(type: Type) -> set[str]:
    """The kinds of numbers that a type is made of."""
    if type.is_array or type.is_vector:
        return _kinds(type.element)
    if type.is_struct:
        return set() if ir.is_opaque(type) else set().union(*map(_kinds, type.elements))
    return {type.kind} if type.is_float else set()
