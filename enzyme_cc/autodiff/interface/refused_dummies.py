"""The messages for what a request hands to a Fortran procedure that takes something else."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.refusals import location_of, name_of
from enzyme_cc.diagnostics import Diagnostic, Note, error
from enzyme_cc.ir import Argument

_CODE = "descriptor"


def _said(request, parameter: Argument) -> str:
    name = ir.variable_name(parameter) or parameter.name
    return f"dummy argument {parameter.index + 1}{f' ({chr(39)}{name}{chr(39)})' if name else ''} of " \
        f"'{name_of(request)}'"


def _refusal(request, message: str, help: str) -> Diagnostic:
    name = name_of(request)
    declared = request.function.debug_location
    notes = (Note(f"'{name}' is here", declared),) if declared is not None else ()
    return error(message, location_of(request.call), code=_CODE, notes=notes, help=help)


def needs_descriptor(request, parameter: Argument) -> Diagnostic:
    """A variable's address for a dummy that takes a descriptor."""
    name = name_of(request)
    dummy = ir.variable_name(parameter) or "x"
    shaped = f"subroutine {name}_of_shape(n, {dummy}, ...); integer, intent(in) :: n; real(8) :: {dummy}(n); " \
        f"call {name}({dummy}, ...); end subroutine"
    of_module = "_fortran" in (request.call.called_function.name if request.call.called_function is not None else "")
    if of_module:
        why, help = "but this flang passes the variable's address alone", ""
    else:
        why = "but a hook without explicit interface is given the variable's address alone"
        help = "call the hook of the module (use enzyme), which is given descriptors; or "
    return _refusal(
        request,
        f"{_said(request, parameter)} is CLASS, ALLOCATABLE, POINTER or of assumed shape, {why}",
        f"{help}differentiate a procedure whose dummies are of explicit shape: {shaped}",
    )


def needs_address(request, parameter: Argument) -> Diagnostic:
    """A descriptor for a dummy that takes an address."""
    return _refusal(
        request,
        f"{_said(request, parameter)} is of explicit shape or a scalar, but by the interface of the hook it is given "
        "a descriptor",
        "declare the dummy in the hook's interface as the procedure does; or call the hook of the module (use enzyme), "
        "which hands over what the procedure takes",
    )


def needs_variable(request, parameter: Argument) -> Diagnostic:
    """Something else than a variable for a dummy that is allocatable or a pointer."""
    dummy = ir.variable_name(parameter) or "x"
    return _refusal(
        request,
        f"{_said(request, parameter)} is ALLOCATABLE or POINTER, but what is given for it or for its shadow is not "
        "such a variable as a whole",
        "give an allocatable or pointer variable, and a shadow that is one too, not a section, an expression or "
        f"another array; or let '{name_of(request)}' take an array of assumed shape ({dummy}(:)) or a plain scalar",
    )


def unknown_dummy(request, parameter: Argument) -> Diagnostic:
    """A dummy that goes to code that is not at hand."""
    return _refusal(
        request,
        f"cannot tell whether {_said(request, parameter)} is ALLOCATABLE or POINTER: the code that uses it is not at "
        "hand, or was optimised before",
        "compile the file that holds that code with enzyme-flang, and without -flto; or give a section of the "
        "variable, as in x(:), if the dummy is neither",
    )
