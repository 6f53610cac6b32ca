"""What a request returns, and whether its hook is declared to return that."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import adjoint_type, packed
from enzyme_cc.autodiff.interface.hooks import AUGMENTED, VIRTUAL, Request, is_of_fortran
from enzyme_cc.autodiff.interface.refusals import wrong_result
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.structures import content_size
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Type
from enzyme_cc.ir.cursor import Cursor


def entry_result_type(request: Request) -> Type:
    """What the entry function returns, as the derivative does."""
    return packed(_entry_results(request))


def _entry_results(request: Request) -> list[Type]:
    function = request.function
    layout = function.parent.datalayout
    result_type = function.function_type.ret
    results: list[Type] = []
    if request.hook == AUGMENTED:
        results.append(ir.ptr)
        if not result_type.is_void:
            results.append(result_type)
            if result_type.is_pointer and not request.no_result:
                results += request.lanes_of(result_type)
        return results
    if request.primal_result and not result_type.is_void:
        results.append(result_type)
    if request.is_forward:
        if has_tangent(result_type, layout) and not request.no_result:
            results += request.lanes_of(result_type)
    else:
        for argument, parameter in zip(request.arguments, function.args, strict=True):
            if argument.activity is Activity.OUT:
                results += request.lanes_of(out_type(parameter.type, layout))
    return results


def hook_result_type(request: Request) -> Type:
    """What the hook returns: not the tape, where that has a place of its own, unless Fortran's functions are to return
    something, nor what nobody declares to want."""
    if request.hook != AUGMENTED:
        return entry_result_type(request)
    results = _entry_results(request)[int(request.tape is not None and not is_of_fortran(request.call)):]
    declared = declared_type(request)
    if declared is not None and results:
        wanted = content_size(declared, request.function.parent.datalayout)
        layout = request.function.parent.datalayout
        for count in range(1, len(results)):
            if content_size(packed(results[:count]), layout) == wanted:
                return packed(results[:count])
    return packed(results)


def has_tangent(type: Type, layout: ir.DataLayout) -> bool:
    """Whether forward mode returns something for a result of this type."""
    return not type.is_void and (adjoint_type(type, [], layout) is not None or type.is_pointer)


def declared_type(request: Request) -> Type | None:
    """What the hook of a request is declared to return, None if nobody looks at it."""
    if request.result_pointer is not None:
        return sret_type(request)
    return None if request.call.type.is_void or not request.call.users else request.call.type


def check_result(request: Request) -> None:
    """Refuse a hook that is declared to return something else than its derivatives. Raises DiagnosticError."""
    if request.hook == VIRTUAL:
        return
    layout = request.function.parent.datalayout
    made, declared = hook_result_type(request), declared_type(request)
    if declared is None or (made.is_float and declared.is_float):
        return
    if made.is_void:
        return  # the result is zero, with a warning
    matches = content_size(made, layout) == content_size(declared, layout)
    if not matches or (made.is_float and declared.is_int):
        raise DiagnosticError(wrong_result(request, results_text(made), results_text(declared)))


def is_narrowed(request: Request) -> bool:
    """Whether a number is returned in fewer bits than it has."""
    made, declared = hook_result_type(request), declared_type(request)
    return declared is not None and made.is_float and declared.is_float and declared.bits < made.bits


def sret_type(request: Request) -> Type:
    """What a hook that returns through memory is declared to return."""
    sret = next(a for a in request.call.arg_attributes[0] if a.startswith("sret("))
    return Cursor(request.function.parent, sret[len("sret("):-1]).type()


def results_text(type: Type) -> str:
    """What a result type holds, in C's words."""
    if type.is_void:
        return "nothing"
    numbers = _scalars(type)
    kinds = sorted(set(numbers))
    if len(numbers) == 1:
        return f"one {kinds[0]}"
    return f"{len(numbers)} {kinds[0]}s" if len(kinds) == 1 else "{" + ", ".join(numbers) + "}"


def _scalars(type: Type) -> list[str]:
    if type.is_struct:
        return [name for t in type.elements for name in _scalars(t)]
    if type.is_array or type.is_vector:
        return _scalars(type.element) * type.count
    if type.is_pointer:
        return ["pointer"]
    return [{"x86_fp80": "long double", "i32": "int", "i64": "64-bit integer"}.get(str(type), str(type))]


def out_type(type: Type, layout: ir.DataLayout) -> Type:
    """The type of the adjoint of a by-value argument, from its LLVM type alone."""
    found = adjoint_type(type, [], layout)
    if found is not None:
        return found
    return ir.f64 if type is ir.i64 else type
