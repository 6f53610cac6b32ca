"""Requests by the hooks of the Fortran module `enzyme`, whose arguments are descriptors (toolchain/fortran_module.py).

What flang hands to such a hook is not yet what the differentiated procedure takes: that is the address in the
descriptor, but the descriptor itself where a dummy is of assumed shape or CLASS, and the variable's own descriptor
where it is allocatable or a pointer, so that it can be allocated anew and keeps its bounds. Which of them, only the
procedure's code tells, perhaps in another file. So a call is rewritten with addresses, as implicit interfaces pass
them, and behind the marker DESCRIPTIONS stands for each argument what else is known of it:

    its descriptor
    the descriptor of the allocatable or pointer variable that it is as a whole
    that of which only what never changes in it is said
    flang's copy of it, of which it asks whether it is contiguous: if not, it hands over a copy of the numbers
    the length of a text

each null where there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import BASE, CODE, LENGTH, RANK, is_descriptor, rank_of
from enzyme_cc.autodiff.flang.descriptors import TEXT
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refused_dummies import needs_variable, unknown_dummy
from enzyme_cc.autodiff.interface.request_descriptors import Dummy, dummy_of
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Builder, Function, Module, Value

DESCRIBED = "_described"
"""In the names of hooks whose arguments are descriptors."""
FORTRAN_HOOK = "_fortran"
"""In the names that enzyme-flang gives the procedures of module `enzyme`; others end in flang's underscore."""
DESCRIPTIONS = "enzyme_cc_descriptions"
"""The marker before what is known of the arguments."""
_IS_CONTIGUOUS = "_FortranAIsContiguous"
_DIMENSIONS = 7
_DEPTH = 6


class Description(NamedTuple):
    """What is known of an argument besides its address; each a null pointer where there is none."""

    descriptor: Value
    variable: Value
    header: Value
    asked: Value
    length: Value


_COUNT = len(Description._fields)


def split(arguments: list[Value]) -> tuple[list[Value], list[Description]]:
    """The arguments of a call without the descriptions, and these, if the call has any."""
    for place, argument in enumerate(arguments):
        if isinstance(argument, ir.GlobalVariable) and argument.name == DESCRIPTIONS:
            rest = arguments[place + 1:]
            return arguments[:place], [Description(*rest[at:at + _COUNT]) for at in range(0, len(rest), _COUNT)]
    return arguments, []


def read_described(
    request, args: list[Value], told: list[Description], read: Callable[[Any, list[Value]], None]
) -> bool:
    """Read the arguments of a hook that was given descriptors: each is handed over as what the dummy is. `read` reads
    plain ones. False if there are more arguments than dummies. Raises DiagnosticError."""
    known = dict(zip((d.descriptor for d in told), zip(args, told, strict=False), strict=True))
    plain = list(args)
    for place, description in enumerate(told):
        after_width = place > 0 and marker_of(args[place - 1]) == "enzyme_width"
        if not isinstance(description.descriptor, ir.ConstantNull) and marker_of(args[place]) is None:
            plain[place] = args[place] if after_width else description.descriptor
    lengths = [d.length for d in told if not isinstance(d.length, ir.ConstantNull)]
    for count in range(len(lengths) + 1):  # texts of assumed length have a hidden argument, others none
        request.arguments.clear()
        try:
            read(request, [*plain, *lengths[:count]])
            break
        except DiagnosticError:
            if count == len(lengths):
                raise
    request.seeds = [known[seed][0] if seed in known else seed for seed in request.seeds]
    hidden: list[Value] = []
    for argument in request.arguments:
        parameter = argument.parameter.first
        values = [argument.primal, *argument.shadows]
        if not any(value in known for value in values):
            continue
        dummy = dummy_of(request.function, parameter.index) if parameter.type.is_pointer else Dummy.ADDRESS
        handed = list(values)
        for place, value in enumerate(values):
            if value not in known:
                continue
            address, description = known[value]
            has_variable = not isinstance(description.variable, ir.ConstantNull)
            if dummy is Dummy.VARIABLE and not has_variable:
                raise DiagnosticError(needs_variable(request, parameter))
            is_whole = dummy is Dummy.EITHER and has_variable
            if place == 0 and has_variable and (
                dummy is Dummy.UNKNOWN or (is_whole and not isinstance(description.asked, ir.ConstantNull))
            ):
                request.doubts.append(unknown_dummy(request, parameter))
            if dummy is Dummy.VARIABLE or is_whole:
                handed[place] = description.variable
                request.variables.setdefault(parameter.index, []).append(description)
            elif dummy in (Dummy.DESCRIPTOR, Dummy.EITHER):
                if request.is_half and not isinstance(value, ir.ConstantNull):
                    handed[place] = address
                    request.shapes.setdefault(parameter.index, []).append(value)
            else:
                handed[place] = address
                if request.is_half:
                    request.addresses.setdefault(parameter.index, []).append(value)
                if place == 0 and not isinstance(description.length, ir.ConstantNull):
                    hidden.append(description.length)
        argument.primal, argument.shadows = handed[0], handed[1:]
        if argument.stride in known:
            argument.stride = known[argument.stride][0]
    if len(hidden) < count:
        return False
    for argument, length in zip(request.arguments[len(request.arguments) - count:], hidden, strict=False):
        argument.primal = length
    return True


def handed_over(function: Function, index: int, address: Value, description: Description) -> Value:
    """What a dummy is given of an argument: its address, its descriptor, or that of the variable that it is."""
    if isinstance(description.descriptor, ir.ConstantNull):
        return address
    dummy = dummy_of(function, index)
    if dummy is Dummy.VARIABLE or dummy is Dummy.EITHER:
        if not isinstance(description.variable, ir.ConstantNull):
            return description.variable
    return description.descriptor if dummy in (Dummy.DESCRIPTOR, Dummy.EITHER) else address


def with_addresses(module: Module) -> bool:
    """Rewrite the calls of hooks that are given descriptors; whether there were any."""
    hooks = {name for name in module.functions if DESCRIBED in name and "__enzyme_" in name}
    calls = [
        instruction
        for function in list(module.functions.values()) if hooks and function.has_body
        for instruction in function.instructions()
        if isinstance(instruction, ir.Call) and instruction.called_function is not None
        and instruction.called_function.name in hooks
    ]
    for call in calls:
        _rewrite(module, call)
    for name in hooks:
        module.remove(module.functions[name])
    return bool(calls)


def _rewrite(module: Module, call: ir.Call) -> None:
    given = list(call.args)
    while given and isinstance(given[-1], ir.ConstantNull):  # options that the call does not use
        given.pop()
    null = ir.null()
    marker = module.globals.get(DESCRIPTIONS) or module.add_global(DESCRIPTIONS, ir.i32, None, linkage="external")
    addresses: list[Value] = given[:1]
    told: list[Value] = []
    for argument in given[1:]:
        if not _is_described(argument):  # a procedure
            addresses.append(argument)
            told += [null] * _COUNT
            continue
        addresses.append(_field(argument, BASE, call, null))
        variable, asked = _whole_variable(argument)
        is_text = isinstance(code := known_field(argument, CODE), ir.ConstantInt) and code.value in TEXT
        length = _field(argument, LENGTH, call, ir.int_constant(ir.i64, 0)) if is_text else null
        header = _header(argument) if variable is not None else None
        told += [argument, variable or null, header or null, asked or null, length]
    arguments = [*addresses, marker, *told]
    assert call.called_function is not None
    name = call.called_function.name
    hook = name[:name.index(DESCRIBED)] + FORTRAN_HOOK
    type = ir.function_type(call.type, [argument.type for argument in arguments])
    replacement = Builder.before(call).call(module.get_or_declare(hook, type), arguments, type)
    call.replace_all_uses_with(replacement)
    call.remove()


def _is_described(pointer: Value) -> bool:
    """Whether a pointer is to a descriptor that flang made for the call, or null in its place."""
    if isinstance(pointer, ir.Phi):
        return any(_is_described(value) for value, _ in pointer.incoming)
    return isinstance(pointer, ir.Alloca) and is_descriptor(pointer.allocated_type)


def _field(pointer: Value, field: int, call: ir.Call, absent: Value) -> Value:
    """The address or the size of an element that stands in a descriptor, or what there is without one."""
    if isinstance(pointer, ir.ConstantNull):
        return absent
    if isinstance(pointer, ir.Phi):
        found = [(_field_at_end(value, field, block, absent), block) for value, block in pointer.incoming]
        assert pointer.parent is not None
        builder = Builder()
        builder.position_at_start(pointer.parent)
        return builder.phi(absent.type, found)
    known = known_field(pointer, field)
    return known if known is not None else _load(Builder.before(call), pointer, field, absent)


def _field_at_end(pointer: Value, field: int, block: ir.BasicBlock, absent: Value) -> Value:
    if isinstance(pointer, ir.ConstantNull):
        return absent
    known = known_field(pointer, field)
    if known is not None:
        return known
    builder = Builder()
    builder.position_before_terminator(block)
    return _load(builder, pointer, field, absent)


def _load(builder: Builder, pointer: Value, field: int, absent: Value) -> Value:
    place = builder.gep(ir.i8, pointer, (ir.int_constant(ir.i64, 8 * field),))  # both are of 8 bytes
    return builder.load(absent.type, place)


def known_field(pointer: Value, field: int, depth: int = _DEPTH) -> Value | None:
    """What stands in a field of a descriptor, by what is stored to it, looked for in the descriptor that it was made
    of; None if that is not seen."""
    if isinstance(pointer, ir.Phi):  # flang's copy and the original say the same of the type
        found = [known_field(value, field, depth) for value, _ in pointer.incoming if field == CODE]
        return next((value for value in found if value is not None), None)
    value = _stored(pointer, (field,))
    if isinstance(value, ir.Cast):
        value = value.operands[0]
    inner = _read_from(value, (field,))
    if inner is not None and depth:
        found_inside = known_field(inner, field, depth - 1)
        if found_inside is not None:
            return found_inside
    return value


def _stored(pointer: Value, path: tuple[int, ...]) -> Value | None:
    """The element of the aggregate that is stored to a local variable, if it is the only one."""
    if not isinstance(pointer, ir.Alloca):
        return None
    stores = [user for user in pointer.users if isinstance(user, ir.Store) and user.pointer is pointer]
    if len(stores) != 1:
        return None
    value = stores[0].value
    while isinstance(value, ir.InsertValue):
        if value.indices == path:
            return value.operands[1]
        value = value.operands[0]
    for place in path:
        if not isinstance(value, ir.ConstantAggregate):
            return None
        value = value.elements[place]
    return value


def _read_from(value: Value | None, path: tuple[int, ...]) -> Value | None:
    """The descriptor that a value is loaded from, out of the field at the path."""
    if not isinstance(value, ir.Load) or not isinstance(value.pointer, ir.GetElementPtr):
        return None
    address = value.pointer
    indices = tuple(i.value if isinstance(i, ir.ConstantInt) else None for i in address.operands[1:])
    return address.operands[0] if is_descriptor(address.source_type) and indices == (0, *path) else None


def _header(pointer: Value) -> Value | None:
    """What is known of the descriptor of a variable, as a value of its type."""
    pointer = _where_present(pointer)
    described = _described_variable(pointer)
    if isinstance(described, ir.Phi):
        described = described.operands[1]
    if not isinstance(described, ir.Alloca) or not is_descriptor(described.allocated_type):
        return None
    type = described.allocated_type
    elements: list[ir.Constant] = [ir.undef(element) for element in type.elements]
    elements[RANK] = ir.int_constant(ir.i8, rank_of(type))
    for field in (LENGTH, CODE):
        known = known_field(pointer, field)
        if isinstance(known, ir.ConstantInt):
            elements[field] = known
    return ir.aggregate(type, tuple(elements))


def _where_present(pointer: Value) -> Value:
    """A descriptor without the null that is in its place where a variable is not allocated."""
    if isinstance(pointer, ir.Phi):
        present = [value for value, _ in pointer.incoming if not isinstance(value, ir.ConstantNull)]
        if len(present) == 1:
            return present[0]
    return pointer


def _described_variable(pointer: Value) -> Value | None:
    """Where flang read the fields of a descriptor from: the copy of a variable's descriptor."""
    described = _read_from(_stored(pointer, (BASE,)), (BASE,))
    if isinstance(described, ir.Alloca) and rank_of(described.allocated_type) == 0 and _copied_from(described) is None:
        return _described_variable(described)  # of a scalar, its address alone in between
    return described


def _whole_variable(pointer: Value) -> tuple[Value | None, Value | None]:
    """The allocatable or pointer variable that a descriptor describes as a whole, and the descriptor of which flang
    asks whether it is contiguous."""
    pointer = _where_present(pointer)
    described = _described_variable(pointer)
    if described is None or not isinstance(pointer, ir.Alloca):
        return None, None
    for dimension in range(rank_of(pointer.allocated_type)):
        for number in (1, 2):  # extent and stride
            path = (_DIMENSIONS, dimension, number)
            if _read_from(_stored(pointer, path), path) is not described:
                return None, None
    if not isinstance(described, ir.Phi):
        return _copied_from(described), None
    for original, _ in described.incoming:
        variable = _copied_from(original)
        if variable is not None and next(questions(original), None) is not None:
            return variable, original
    return None, None


def packing_of(pointer: Value) -> list[ir.Call]:
    """The calls that decide whether flang packs what a descriptor describes."""
    return _packing(None if isinstance(pointer, ir.ConstantNull) else _described_variable(_where_present(pointer)))


def packing_before(address: Value) -> list[ir.Call]:
    """The calls that decide whether flang packs what lies at an address that is read out of a descriptor."""
    return _packing(_read_from(address, (BASE,)))


def _packing(described: Value | None) -> list[ir.Call]:
    """The questions that a choice of a descriptor or its copy depends on: other calls may ask of the same section."""
    if not isinstance(described, ir.Phi):
        return []
    found: dict[ir.Call, None] = {}
    for original, block in described.incoming:
        asked = list(questions(original))
        end = block.terminator
        condition = end.condition if isinstance(end, ir.CondBr) else None
        conditions = (condition, *(condition.operands if isinstance(condition, ir.Instruction) else ()))
        decisive = [question for question in asked if question in conditions]
        found.update(dict.fromkeys(decisive or asked))
    return list(found)


def questions(descriptor: Value) -> Iterator[ir.Call]:
    """The calls that ask whether what is described is contiguous."""
    for user in list(descriptor.users) if isinstance(descriptor, ir.Alloca) else ():
        if isinstance(user, ir.Call) and user.called_function is not None:
            if user.called_function.name == _IS_CONTIGUOUS:
                yield user


def _copied_from(pointer: Value) -> Value | None:
    """The descriptor that a local variable is a copy of."""
    if not isinstance(pointer, ir.Alloca):
        return None
    sources: list[Value | None] = []
    for user in pointer.users:
        if isinstance(user, ir.Store) and user.pointer is pointer:
            sources.append(user.value.pointer if isinstance(user.value, ir.Load) else None)
        elif isinstance(user, ir.Call) and user.called_function is not None:
            if user.called_function.name.startswith("llvm.memcpy.") and user.args[0] is pointer:
                sources.append(user.args[1])
    return sources[0] if len(sources) == 1 else None
