"""`__enzyme_sparse_jacobian(f, &result, enzyme_input, x, n, ..., enzyme_output, y, m, ..., args...)` and
`__enzyme_sparse_hessian(f, &result, enzyme_input, x, n, ..., args...)`: a Jacobian, or a Hessian of what f returns, in
compressed rows (`struct enzyme_sparse` of <enzyme/sparse.h>).

The pattern is found by one run with sets of indices (index_sets.py). Columns that have no row in common are then
computed as one tangent (runtime/sparse.c). A Hessian is the Jacobian of a gradient, which is written with the hook.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.described_arguments import split
from enzyme_cc.autodiff.interface.hooks import REVERSE, SPARSE_HESSIAN, SPARSE_JACOBIAN, hook_calls
from enzyme_cc.autodiff.interface.index_sets import IndexCopies
from enzyme_cc.autodiff.interface.known_values import converted, converts, resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.request_descriptors import Dummy, dummy_of
from enzyme_cc.autodiff.interface.sparse_runs import INPUT, OUTPUT, WORK, SparseArray, marker, runs
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.ir.invokes import call_instead

COMPUTE, COUNT = "__enzyme_cc_sparse_jacobian", "__enzyme_cc_sparse_count"
_ROLES = {"enzyme_input": INPUT, "enzyme_output": OUTPUT, "enzyme_inout": INPUT | OUTPUT, "enzyme_work": WORK}
_BY_ROWS = "enzyme_by_rows"
_FORMATS = {"enzyme_single": ir.f32, "enzyme_doubles": ir.f64}


class _Wrong(Exception):
    """A call that makes no sense: what is wrong with it."""


def answer_sparse_hooks(module: Module, copies: IndexCopies, is_ready: Callable[[Function], bool]) -> list[Diagnostic]:
    """Answer the calls whose functions hold no request of their own (`is_ready`); what is wrong with them."""
    wrong: list[Diagnostic] = []
    for call, hook in hook_calls(module):
        if hook not in (SPARSE_JACOBIAN, SPARSE_HESSIAN):
            continue
        try:
            if hook == SPARSE_HESSIAN:
                call = _of_gradient(module, call_instead(call) if isinstance(call, ir.Invoke) else call)
            function = _function(call, SPARSE_JACOBIAN)
            if is_ready(function):
                _answer(call_instead(call) if isinstance(call, ir.Invoke) else call, function, copies)
        except _Wrong as problem:
            wrong.append(error(str(problem), location_of(call), code="sparse"))
    found, copies.wrong = copies.wrong, []
    return wrong + found


def waiting_functions(module: Module) -> list[Function]:
    """The functions of calls that are not answered yet: their derivatives are differentiated again."""
    return [_function(call, hook) for call, hook in hook_calls(module) if hook == SPARSE_JACOBIAN]


def _function(call: ir.Call, hook: str) -> Function:
    found = resolved(call.args[0]) if call.arg_count else None
    if not isinstance(found, Function) or not found.has_body:
        raise _Wrong(f"'{hook}' needs the function as its first argument, known at compile time, and its code")
    return found


def _answer(call: ir.Call, function: Function, copies: IndexCopies) -> None:
    symmetric = call.called_function is not None and call.called_function.name.endswith(_SYMMETRIC)
    result, args = _read(call, SPARSE_HESSIAN if symmetric else SPARSE_JACOBIAN, function)
    roles = [arg.role for arg in args if isinstance(arg, SparseArray)]
    for role, name in (INPUT, "enzyme_input"), (OUTPUT, "enzyme_output"):
        if not any(each & role for each in roles):
            raise _Wrong(f"'{SPARSE_JACOBIAN}' needs '{name}', an array, and how many elements it has")
    by_rows = not symmetric and any(marker_of(arg) == _BY_ROWS for arg in call.args)
    made = runs(copies.module, call, function, copies.of(function), args, by_rows=by_rows)
    b = Builder.before(call)
    way = 2 if by_rows else int(symmetric)
    values = (made.record, made.count, made.with_sets, made.columns, ir.int_constant(ir.i64, way), result)
    b.call(copies.module.get_or_declare(COMPUTE, ir.function_type(ir.void, [v.type for v in values])), values)
    if call.users:
        call.replace_all_uses_with(ir.zero(call.type))
    call.remove()


_SYMMETRIC = "_of_a_gradient"


def _read(call: ir.Call, hook: str, function: Function) -> tuple[Value, list[Value | SparseArray]]:
    """Where the result goes, and the arguments of the function."""
    if call.arg_count < 2 or not call.args[1].type.is_pointer or marker_of(call.args[1]):
        raise _Wrong(f"'{hook}' needs the address of the result, a 'struct enzyme_sparse', as its second argument")
    given, told = split(list(call.args))
    rest = given[2:]
    lengths = {value: description.descriptor for value, description in zip(given[1:], told, strict=False)}
    name, params = source_name(function), list(function.function_type.params)
    if any(attribute.startswith("byval") for arg in function.args for attribute in arg.attributes):
        raise _Wrong(f"'{name}' takes a structure by value: hand its address over")
    found: list[Value | SparseArray] = []
    b = Builder.before(call)
    element: Type | None = None
    while rest:
        value = rest.pop(0)
        word = marker_of(value)
        if word == _BY_ROWS and hook == SPARSE_JACOBIAN:
            continue
        if word in _FORMATS:
            element = _FORMATS[word]
            continue
        if word in _ROLES:
            count = _count(b, rest[1], lengths) if len(rest) > 1 else None
            if count is None or not rest[0].type.is_pointer or marker_of(rest[0]):
                raise _Wrong(f"behind '{word}' stand an array and the number of its elements")
            array = rest[0]
            del rest[:2]
            is_needed = not (isinstance(array, ir.ConstantNull) and word in ("enzyme_output", "enzyme_work"))
            found.append(SparseArray(array, count, _ROLES[word], element or _format(function, len(found)), is_needed))
            element = None
            continue
        if word == "enzyme_const" and rest:
            value = rest.pop(0)
        elif word is not None:
            raise _Wrong(f"the marker '{word}' is not supported with '{hook}'")
        found.append(value)
    if len(found) != len(params):
        raise _Wrong(f"'{name}' takes {len(params)} arguments, and {len(found)} are given")
    for place, (arg, type) in enumerate(zip(found, params, strict=True)):
        if type.is_pointer and told and dummy_of(function, place) not in (Dummy.ADDRESS, Dummy.UNUSED):
            raise _Wrong(f"dummy argument {place + 1} of '{name}' is allocatable, a pointer, a class or of assumed "
                         "shape: give it an explicit shape")
        if isinstance(arg, SparseArray):
            if not type.is_pointer:
                raise _Wrong(f"argument {place + 1} of '{name}' is no array, but of type {type}")
        elif not converts(arg.type, type):
            raise _Wrong(f"argument {place + 1} of '{name}' has type {type}, and one of type {arg.type} is given")
        else:
            found[place] = converted(b, arg, type)
    return call.args[1], found


def _count(b: Builder, value: Value, descriptors: dict[Value, Value]) -> Value | None:
    """A number of elements, which Fortran hands over by its address."""
    if value.type.is_int:
        return converted(b, value, ir.i64)
    descriptor = descriptors.get(value)
    if descriptor is None or isinstance(descriptor, ir.ConstantNull):
        return None
    type = ir.function_type(ir.i64, (ir.ptr, ir.ptr))
    return b.call(b.module.get_or_declare(COUNT, type), (value, descriptor))


def _format(function: Function, place: int) -> Type:
    """Of which precision the numbers of an array are: as they are read and written where the array is followed to, else
    as all of them are that the function and what it calls compute with."""
    kinds = _seen(function, place, set())
    if len(kinds) != 1:
        kinds = set()
        seen, waiting = {function}, [function]
        for reached in waiting:
            for i in reached.instructions():
                kinds |= {v.type.scalar for v in (i, *i.operands) if v.type.scalar.is_fp}
                if isinstance(i, ir.Call) and (callee := i.called_function) is not None and callee.has_body:
                    waiting += [callee] if callee not in seen else []
                    seen.add(callee)
    if {ir.f32, ir.f64} <= kinds:
        raise _Wrong(f"'{source_name(function)}' computes with numbers of both precisions: put 'enzyme_single' or "
                     "'enzyme_doubles' before the marker of each array")
    return ir.f32 if ir.f32 in kinds else ir.f64


def _seen(function: Function, place: int, before: set[tuple[Function, int]]) -> set[Type]:
    """The types of numbers that are read and written at an argument's address."""
    if not function.has_body or (function, place) in before or place >= len(function.args):
        return set()
    before.add((function, place))
    found: set[Type] = set()
    assert function.blocks  # users are known once the body is parsed
    values: list[ir.Argument | ir.Instruction] = [function.args[place]]
    for value in values:
        for user in value.users:
            if isinstance(user, ir.Load) and user.pointer is value:
                found |= {user.type.scalar} if user.type.scalar.is_fp else set()
            elif isinstance(user, ir.Store) and user.pointer is value:
                found |= {user.value.type.scalar} if user.value.type.scalar.is_fp else set()
            elif isinstance(user, ir.Store) and isinstance(user.pointer, ir.Alloca):
                values += [load for load in user.pointer.users if isinstance(load, ir.Load) and load not in values]
            elif isinstance(user, (ir.GetElementPtr, ir.Cast, ir.Phi, ir.Select)) and user not in values:
                values.append(user)
            elif isinstance(user, ir.Call) and (callee := user.called_function) is not None:
                for at, arg in enumerate(user.args):
                    found |= _seen(callee, at, before) if arg is value else set()
    return found


def _of_gradient(module: Module, call: ir.Call) -> ir.Call:
    """In place of a Hessian the Jacobian of the gradient, which is an output behind the function's arguments."""
    function = _function(call, SPARSE_HESSIAN)
    if not function.function_type.ret.is_fp:
        raise _Wrong(f"'{source_name(function)}' does not return a number, of which there would be a Hessian")
    _, args = _read(call, SPARSE_HESSIAN, function)
    arrays = [arg for arg in args if isinstance(arg, SparseArray)]
    if not arrays or any(array.role != INPUT for array in arrays):
        raise _Wrong(f"'{SPARSE_HESSIAN}' takes 'enzyme_input', an array, and how many elements it has; the output is "
                     "what the function returns")
    gradient = _gradient(module, function, args)
    given: list[Value] = [gradient, call.args[1]]
    for arg in args:
        given += _marked(module, arg, "enzyme_input") if isinstance(arg, SparseArray) else [
            marker(module, "enzyme_const"), arg]
    for array in arrays:
        absent = SparseArray(ir.null(), array.count, OUTPUT, array.element)
        given += _marked(module, absent, "enzyme_output")
    type = ir.function_type(ir.void, (ir.ptr,), vararg=True)
    hook = module.get_or_declare(f"{SPARSE_JACOBIAN}{_SYMMETRIC}", type)
    made = Builder.before(call).call(hook, given, type)
    if call.users:
        call.replace_all_uses_with(ir.zero(call.type))
    call.remove()
    return made


def _marked(module: Module, array: SparseArray, role: str) -> list[Value]:
    word = next(word for word, type in _FORMATS.items() if type is array.element)
    return [marker(module, word), marker(module, role), array.primal, array.count]


def _gradient(module: Module, function: Function, args: list[Value | SparseArray]) -> Function:
    """A function that adds the gradient to arrays behind the arguments."""
    params = list(function.function_type.params)
    shadows = sum(isinstance(arg, SparseArray) for arg in args)
    made = Function.create(module, module.unique_name(f"{function.name}.gradient"),
                           ir.function_type(ir.void, [*params, *[ir.ptr] * shadows]), "internal")
    b = Builder(made.add_block("entry"))
    given: list[Value] = [function]
    behind = iter(made.args[len(params):])
    for arg, value in zip(args, made.args, strict=False):
        if isinstance(arg, SparseArray):
            given += [marker(module, "enzyme_dup"), value, next(behind)]
        else:
            given += [marker(module, "enzyme_const"), value]
    type = ir.function_type(ir.void, (ir.ptr,), vararg=True)
    b.call(module.get_or_declare(f"{REVERSE}_of_{made.name}", type), given, type)
    b.ret()
    return made
