"""Requests of Fortran's module settled: each argument is handed over as what the procedure's dummy is.

Descriptors that are not needed go. An allocatable or pointer variable is handed over by its own descriptor: flang
makes a copy of a pointer's target that is not contiguous, which is then not made. What is known of its type is said
before the procedure begins, by a function around it: the procedure may assign to the variable, which flang's runtime
does by what the descriptor says (descriptor_headers.py). And where the shadow was allocated anew, its bounds become
those of the variable: derivatives only move its address.

Between the two halves of reverse mode a descriptor does not live that flang makes for a call, nor does the memory of a
section that it packs. There the address in it is handed over, and a function around the procedure makes the descriptor
of it, with what else the call's descriptor says; and sections are not packed (packed_sections.py).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import is_descriptor
from enzyme_cc.autodiff.interface.described_arguments import packing_of, split
from enzyme_cc.autodiff.interface.hooks import (
    ADJOINT,
    AUGMENTED,
    ESTIMATE,
    FORWARD,
    REPLAY,
    Request,
    hook_calls,
    is_of_fortran,
)
from enzyme_cc.autodiff.interface.packed_sections import check_addresses, described_type, keep_in_place
from enzyme_cc.autodiff.interface.requests import read_request
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Builder, Function, Instruction, Module, Type, Value

STATED, OF_BASES = ".of_variables", ".of_bases"
"""How the names of functions end that are made here."""
_MARKERS = {Activity.CONST: "enzyme_const", Activity.DUP: "enzyme_dup", Activity.DUP_NONEED: "enzyme_dupnoneed",
            Activity.OUT: "enzyme_out"}  # fmt: skip


def settle_descriptions(module: Module) -> None:
    """Rewrite the calls that say what is known of their arguments; those that make no sense stay as they are."""
    functions: dict[Function, None] = {}
    stating: Stating = {}
    for call, hook in list(hook_calls(module)):
        is_described = bool(split(list(call.args))[1])
        if not is_described and not (hook in (AUGMENTED, ADJOINT, REPLAY) and is_of_fortran(call)):
            continue
        try:
            request = read_request(call, FORWARD if hook == ESTIMATE else hook)
        except DiagnosticError:
            continue
        if not is_described:
            check_addresses(request)
            continue
        if request.doubts:
            continue
        _hand_over_variables(request, stating)
        assert call.function is not None
        functions[call.function] = None
        _rewrite(module, request)
    for function in functions:
        _drop_unused(function)


def _rewrite(module: Module, request: Request) -> None:
    """The call with the arguments that were read, each behind its marker."""

    def marker(name: str) -> Value:
        return module.globals.get(name) or module.add_global(name, ir.i32, None, linkage="external")

    arguments: list[Value] = [request.function]
    if request.width > 1:
        arguments += [marker("enzyme_width"), ir.int_constant(ir.i32, request.width)]
    arguments += [marker(flag) for flag in sorted(request.flags)]
    for argument in request.arguments:
        name = _MARKERS[argument.activity]
        if argument.stride is not None:
            arguments += [marker(f"{name}v"), argument.stride]
        else:
            arguments.append(marker(name))
        if argument.is_stable:
            arguments.insert(-1 if argument.stride is None else -2, marker("enzyme_not_overwritten"))
        arguments += [argument.primal, *argument.shadows]
    for descriptor, *_ in request.shapes.values():
        arguments += [marker("enzyme_not_overwritten"), marker("enzyme_const"), descriptor]
    arguments += request.seeds
    if request.allocated is not None:
        arguments += [marker("enzyme_allocated"), request.allocated]
    if request.tape is not None:
        arguments += [marker("enzyme_tape"), request.tape]
    call = request.call
    type = ir.function_type(call.type, [argument.type for argument in arguments])
    replacement = Builder.before(call).call(call.callee, arguments, type)
    call.replace_all_uses_with(replacement)
    call.remove()


def _drop_unused(function: Function) -> None:
    """Remove the descriptors that nobody reads, and what was read only for them."""
    waiting: list[Instruction] = [
        instruction for instruction in function.instructions()
        if isinstance(instruction, ir.Alloca) and is_descriptor(instruction.allocated_type)
    ]
    while waiting:
        instruction = waiting.pop()
        if instruction.parent is None:
            continue
        stores: list[Instruction] = []
        if isinstance(instruction, ir.Alloca):
            stores = [u for u in instruction.users if isinstance(u, ir.Store) and u.pointer is instruction]
        elif not isinstance(instruction, _PURE):
            continue
        if len(stores) < len(instruction.users):
            continue
        for gone in (*stores, instruction):
            operands = [each for each in gone.operands if isinstance(each, Instruction) and each is not instruction]
            gone.remove()
            waiting += operands


_PURE = (ir.Cast, ir.ExtractValue, ir.GetElementPtr, ir.InsertValue, ir.Load, ir.Phi, ir.Select)


Stating = dict[tuple[Function, tuple[tuple[int, str], ...]], Function]
"""The functions that are made of a procedure, by what they say of its parameters."""


def _hand_over_variables(request: Request, stating: Stating) -> None:
    """Prepare a request and its call for the variables that some parameters are given."""
    for given in request.variables.values():
        for description in given:
            for question in packing_of(description.descriptor):
                question.replace_all_uses_with(ir.int_constant(ir.i1, 1))
    headers: dict[int, ir.ConstantAggregate] = {}
    for index, (variable, *shadows) in request.variables.items():
        if isinstance(variable.header, ir.ConstantAggregate):
            headers[index] = variable.header
            for shadow in shadows:
                _keep_shape(request.call, variable.variable, shadow.variable, variable.header.type)
    if headers:
        key = request.function, tuple((index, str(header)) for index, header in headers.items())
        if key not in stating:
            stating[key] = _stating(request.function, headers)
        request.function = stating[key]
    keep_in_place(request)
    if request.shapes:
        shapes = {index: descriptor for index, (descriptor, *_) in request.shapes.items()}
        request.function = _of_bases(request.function, shapes)


def _of_bases(procedure: Function, shapes: dict[int, Value]) -> Function:
    """A function that takes the addresses of what is described instead of descriptors, and last, for each, a descriptor
    that says the rest. It calls another."""
    module = procedure.parent
    type = procedure.function_type
    kinds = [described_type(descriptor) for descriptor in shapes.values()]
    name = "".join([procedure.name, OF_BASES, *(f".{index}" for index in shapes)])
    found = module.functions.get(name)
    if found is not None:
        return found
    type_of_made = ir.function_type(type.ret, [*type.params, *[ir.ptr] * len(shapes)])
    made = Function.create(module, name, type_of_made, "internal")
    for mine, theirs in zip(made.args, procedure.args, strict=False):
        mine.attributes, mine.name = theirs.attributes, theirs.name
    handed: list[Value] = list(made.args[:len(type.params)])
    builder = Builder(made.add_block("entry"))
    locals = [builder.alloca(kind, align=8) for kind in kinds]
    for index, kind, local, header in zip(shapes, kinds, locals, made.args[len(type.params):], strict=True):
        before = builder.block
        present, after = made.add_block("present"), made.add_block("after")
        builder.cond_br(builder.icmp("eq", header, ir.null()), after, present)
        builder = Builder(present)
        builder.store(builder.insert_value(builder.load(kind, header), made.args[index], 0), local)
        builder.br(after)
        builder = Builder(after)
        handed[index] = builder.phi(ir.ptr, [(ir.null(), before), (local, present)])
    result = builder.call(procedure, handed)
    builder.ret(None if type.ret.is_void else result)
    return made



def _stating(procedure: Function, headers: dict[int, ir.ConstantAggregate]) -> Function:
    """A function that writes what is known of descriptors into them, where it stands already, and calls another."""
    module = procedure.parent
    name = module.unique_name(procedure.name + STATED)  # type: ignore[attr-defined]  # a whole module, outside of ir
    made = Function.create(module, name, procedure.function_type, "internal")
    for mine, theirs in zip(made.args, procedure.args, strict=True):
        mine.attributes = theirs.attributes
    builder = Builder(made.add_block("entry"))
    for index, header in headers.items():
        descriptor = builder.load(header.type, made.args[index])
        for field, value in enumerate(header.elements):
            if not isinstance(value, ir.Undef):
                descriptor = builder.insert_value(descriptor, value, field)
        builder.store(descriptor, made.args[index])
    result = builder.call(procedure, list(made.args))
    builder.ret(None if procedure.function_type.ret.is_void else result)
    return made


def _keep_shape(call: ir.Call, variable: Value, shadow: Value, type: Type) -> None:
    """After the call, where the shadow lies elsewhere than before, describe it as the variable is described."""
    before, after = Builder.before(call), Builder()
    old = before.load(ir.ptr, shadow)
    after.position_after(call)
    after.debug_location = before.debug_location
    moved = after.icmp("ne", after.load(ir.ptr, shadow), old)
    size = call.module.datalayout.size(type) - 8  # type: ignore[union-attr]  # within a module
    length = after.select(moved, ir.int_constant(ir.i64, size), ir.int_constant(ir.i64, 0))
    eight = (ir.int_constant(ir.i64, 8),)  # the address stands first
    to, source = (after.gep(ir.i8, pointer, eight) for pointer in (shadow, variable))
    after.intrinsic(
        "llvm.memmove.p0.p0.i64", ir.function_type(ir.void, [ir.ptr, ir.ptr, ir.i64, ir.i1]),
        (to, source, length, ir.int_constant(ir.i1, 0)),
    )
