"""Fortran's dummies that take a descriptor, where a request hands over the address of a variable instead.

The hooks of the module `enzyme` have implicit interfaces, so every actual argument goes as an address. A procedure
whose dummy is CLASS, allocatable, a pointer or of assumed shape takes a descriptor: it would read the variable's
numbers as one, and the program would end without a word.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import is_descriptor
from enzyme_cc.autodiff.interface.refusals import location_of, name_of
from enzyme_cc.diagnostics import DiagnosticError, error
from enzyme_cc.ir import Function, Type, Value

_DEPTH = 4
"""How many calls a dummy is followed through."""


def check_descriptors(request) -> None:
    """Refuse a variable's address for a dummy that takes a descriptor."""
    for argument in request.arguments:
        parameter = argument.parameter
        if not parameter.type.is_pointer or not is_plain_address(argument.primal):
            continue
        if takes_descriptor(request.function, parameter.first.index):
            said = name_of(request)
            raise DiagnosticError(error(
                f"dummy argument {parameter.number}{parameter.named} of '{said}' is CLASS, ALLOCATABLE, POINTER "
                "or of assumed shape, but the hook has no explicit interface and passes the variable's address alone",
                location_of(request.call),
                code="descriptor",
                help="differentiate a subroutine that takes TYPE(...) or an array of explicit shape and calls "
                f"'{said}'; or declare a hook of your own by an explicit interface with the same dummy arguments, "
                "such as 'subroutine my__enzyme_autodiff(f, x, dx)'",
            ))


def takes_descriptor(procedure: Function, index: int, depth: int = _DEPTH) -> bool:
    """Whether a procedure uses what a parameter points to as a descriptor, itself or where it passes it on."""
    if not procedure.blocks:  # read now, if they were not
        return False
    parameter = procedure.args[index]
    for user in parameter.users:
        if isinstance(user, ir.GetElementPtr):
            if user.operands[0] is parameter and is_descriptor(user.source_type):
                return True
        elif isinstance(user, ir.Load):
            if is_descriptor(user.type):
                return True
        elif isinstance(user, ir.Call) and user.called_function is not None:
            callee = user.called_function
            if callee.name.startswith("llvm.memcpy."):  # into a descriptor of its own
                to, source = user.args[:2]
                if source is parameter and isinstance(to, ir.Alloca) and is_descriptor(to.allocated_type):
                    return True
            elif callee.has_body and depth:
                places = [k for k, a in enumerate(user.args) if a is parameter and k < len(callee.args)]
                if any(takes_descriptor(callee, k, depth - 1) for k in places):
                    return True
    return False


def is_plain_address(value: Value) -> bool:
    """Whether a pointer surely is the address of a variable's value, not of its descriptor."""
    if isinstance(value, ir.Alloca):
        return not _may_hold_descriptor(value.allocated_type)
    if isinstance(value, ir.GlobalVariable):
        return not _may_hold_descriptor(value.value_type)
    if isinstance(value, ir.GetElementPtr):  # an element
        element = value.source_type
        while element.is_array:
            element = element.element
        return element.is_fp and is_plain_address(value.operands[0])
    if isinstance(value, ir.ExtractValue):
        return is_descriptor(value.operands[0].type)
    if isinstance(value, ir.Load):  # of the first member of a descriptor
        place = value.pointer
        if isinstance(place, ir.GetElementPtr):
            return is_descriptor(place.source_type)
        return isinstance(place, ir.Alloca) and is_descriptor(place.allocated_type)
    return False


def _may_hold_descriptor(type: Type) -> bool:
    """Whether the memory of such a variable may begin with a descriptor: a component, or in a row of bytes."""
    while type.is_array or (type.is_struct and not ir.is_opaque(type) and type.elements and not is_descriptor(type)):
        type = type.element if type.is_array else type.elements[0]
    return ir.is_opaque(type) or type.is_pointer or type is ir.i8 or is_descriptor(type)
