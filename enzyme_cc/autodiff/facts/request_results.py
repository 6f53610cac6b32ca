"""What a request returns, and whether its hook is declared to return that."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import adjoint_type, packed
from enzyme_cc.autodiff.interface.refusals import wrong_result
from enzyme_cc.autodiff.interface.requests import FORWARD, VIRTUAL, Request
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Type
from enzyme_cc.ir.cursor import Cursor


def entry_result_type(request: Request) -> Type:
    """What the entry function returns, as the derivative does."""
    function = request.function
    layout = function.parent.datalayout
    result_type = function.function_type.ret
    results: list[Type] = []
    if request.primal_result and not result_type.is_void:
        results.append(result_type)
    if request.hook == FORWARD:
        number = not result_type.is_void and (
            adjoint_type(result_type, [], layout) is not None or result_type.is_pointer
        )
        if number and not request.no_result:
            results += request.lanes_of(result_type)
    else:
        for argument, parameter in zip(request.arguments, function.args, strict=True):
            if argument.activity is Activity.OUT:
                results += request.lanes_of(out_type(parameter.type, layout))
    return packed(results)


def check_result(request: Request) -> None:
    """Refuse a hook that is declared to return something else than its derivatives. Raises DiagnosticError."""
    call = request.call
    if request.hook == VIRTUAL:
        return
    layout = request.function.parent.datalayout
    made = entry_result_type(request)
    if request.result_pointer is not None:
        declared = sret_type(request)
    elif call.type.is_void or not call.users:
        return
    else:
        declared = call.type
    if made.is_float and declared.is_float:
        return
    if made.is_void:
        return  # the result is zero, with a warning
    matches = _content_size(made, layout) == _content_size(declared, layout)
    if not matches or (made.is_float and declared.is_int):
        raise DiagnosticError(wrong_result(request, _results_text(made), _results_text(declared)))


def sret_type(request: Request) -> Type:
    """What a hook that returns through memory is declared to return."""
    sret = next(a for a in request.call.arg_attributes[0] if a.startswith("sret("))
    return Cursor(request.function.parent, sret[len("sret("):-1]).type()


def _content_size(type: Type, layout: ir.DataLayout) -> int:
    """Bytes up to the end of the last part: C structures and their LLVM spellings agree in it."""
    if type.is_void:
        return 0
    if type.is_struct and type.elements:
        last = len(type.elements) - 1
        return layout.offset(type, last) + _content_size(type.elements[last], layout)
    if type.is_array and type.count:
        element = type.element
        return (type.count - 1) * layout.size(element) + _content_size(element, layout)
    return layout.store_size(type)


def _results_text(type: Type) -> str:
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
