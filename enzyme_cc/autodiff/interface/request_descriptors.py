"""Which dummies of a Fortran procedure take a descriptor, and which arguments of a request are one.

A procedure whose dummy is CLASS, allocatable, a pointer or of assumed shape takes a descriptor; any other an address.
Given the one for the other it would read numbers as a descriptor, or a descriptor as numbers, without a word. Nothing
in LLVM's code says of a dummy which it is, but what the procedure does with it: flang reads the descriptors of dummies
of assumed shape and of CLASS field by field, mostly where the procedure begins, or hands them to its runtime; those of
allocatables and pointers it loads as a whole where they are used, or passes on.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import is_descriptor
from enzyme_cc.autodiff.interface.refused_dummies import needs_address, needs_descriptor
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Argument, Function, Type, Value
from enzyme_cc.ir.debug_info import language_of
from enzyme_cc.rules import known, lookup
from enzyme_cc.rules.blas_names import is_name


def check_descriptors(request) -> None:
    """Refuse a variable's address for a dummy that takes a descriptor, and a descriptor for one that does not."""
    for argument in request.arguments:
        parameter = argument.parameter.first
        if not parameter.type.is_pointer:
            continue
        values = (argument.primal, *argument.shadows)
        is_written = language_of(request.call) == "Fortran"
        dummies = {  # of the procedure that makes the request, handed on; functions of ours have no debug information
            dummy_of(value.parent, value.index) for value in values
            if is_written and isinstance(value, Argument) and "dbg" in value.parent.metadata}
        if any(map(is_plain_address, values)) or Dummy.ADDRESS in dummies or Dummy.UNKNOWN in dummies:
            if dummy_of(request.function, parameter.index) in (Dummy.DESCRIPTOR, Dummy.VARIABLE, Dummy.EITHER):
                raise DiagnosticError(needs_descriptor(request, parameter))
        elif any(map(is_plain_descriptor, values)):
            if dummy_of(request.function, parameter.index) is Dummy.ADDRESS:
                raise DiagnosticError(needs_address(request, parameter))


class Dummy(enum.Enum):
    """What a procedure takes."""

    ADDRESS = enum.auto()
    DESCRIPTOR = enum.auto()
    """Of an array of assumed shape, or of CLASS."""
    VARIABLE = enum.auto()
    """The descriptor of an allocatable or a pointer itself."""
    EITHER = enum.auto()
    """One of these two: optimised code shows no more."""
    UNUSED = enum.auto()
    UNKNOWN = enum.auto()
    """It goes to code that is not at hand."""


_OF_VARIABLES = re.compile(r"_FortranA(Allocatable|Assign|MoveAlloc|Pointer)")
"""Functions of flang's runtime whose first argument is the descriptor of a variable that they may change."""
_OF_ADDRESSES = re.compile(
    r"_FortranA(io(In|Out)put(?!Descriptor|DerivedType)|DateAndTime|StopStatement|Character(Append|Pad)|\w+Scalar\d"
    r"|(Index|LenTrim|Scan|Verify)\d)"
)
"""Those that are given addresses of numbers or text; all others are given descriptors."""
_FORK = "__kmpc_fork_call"
_HARMLESS = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume")


def dummy_of(procedure: Function, index: int) -> Dummy:
    """What a procedure's parameter is."""
    if not procedure.has_body:
        return Dummy.UNKNOWN
    assert procedure.blocks is not None  # read now, if they were not
    seen: set[Value] = set()
    found = set(_kinds(procedure.args[index], seen))
    for kind in (Dummy.VARIABLE, Dummy.DESCRIPTOR, Dummy.EITHER, Dummy.ADDRESS, Dummy.UNKNOWN):
        if kind in found:
            return kind
    return Dummy.UNUSED


def _kinds(pointer: Value, seen: set[Value]) -> Iterator[Dummy]:
    """What each use of a pointer says of it."""
    if pointer in seen:
        return
    seen.add(pointer)
    for user in pointer.users:
        if isinstance(user, ir.GetElementPtr):
            if user.source_type is ir.i8 and isinstance(user.operands[1], ir.ConstantInt):
                continue  # a field or an element, in optimised code
            yield Dummy.DESCRIPTOR if is_descriptor(user.source_type) else Dummy.ADDRESS
        elif isinstance(user, ir.Load):
            if user.type.is_pointer and user.function is not None and _is_fortran(user.function):
                yield Dummy.EITHER  # the address of what is described comes first
            else:
                yield Dummy.VARIABLE if is_descriptor(user.type) else Dummy.ADDRESS
        elif isinstance(user, ir.Store):
            if user.pointer is pointer:
                yield Dummy.VARIABLE if is_descriptor(user.value.type) else Dummy.ADDRESS
            else:
                yield from _kept(user, seen)
        elif isinstance(user, (ir.Phi, ir.Select)):
            yield from _kinds(user, seen)
        elif isinstance(user, ir.InsertValue):  # into a descriptor of its own
            yield Dummy.ADDRESS
        elif isinstance(user, ir.Call):
            yield from _passed(user, pointer, seen)


def _is_fortran(procedure: Function) -> bool:
    """Whether flang made a procedure, by its name, which linking leaves."""
    return procedure.name.startswith("_Q") or procedure.name.endswith("_")


def _passed(call: ir.Call, pointer: Value, seen: set[Value]) -> Iterator[Dummy]:
    callee = call.called_function
    if callee is None:
        yield Dummy.UNKNOWN
    elif callee.name.startswith(("llvm.memcpy.", "llvm.memmove.")):
        other = call.args[1 if call.args[0] is pointer else 0]
        whole = isinstance(other, ir.Alloca) and is_descriptor(other.allocated_type)
        yield Dummy.VARIABLE if whole else Dummy.ADDRESS
    elif parameters := _parameters(call, pointer):
        for parameter in parameters:
            yield from _kinds(parameter, seen)
    elif callee.name.startswith("_Fortran"):
        changes = _OF_VARIABLES.match(callee.name) is not None and pointer is call.args[0]
        is_address = _OF_ADDRESSES.match(callee.name) is not None
        yield Dummy.VARIABLE if changes else Dummy.ADDRESS if is_address else Dummy.DESCRIPTOR
    elif lookup(callee.name) or known(callee.name) or is_name(callee.name):
        yield Dummy.ADDRESS
    elif not _is_harmless(callee):
        yield Dummy.UNKNOWN


def _parameters(call: ir.Call, value: Value) -> list[ir.Argument]:
    """What a value becomes in the function that a call calls, also for a team of threads, if its code is at hand."""
    callee, arguments = call.called_function, call.args
    skipped = 0
    if callee is not None and callee.name.startswith(_FORK):
        callee = arguments[2] if isinstance(arguments[2], Function) else None
        arguments, skipped = arguments[3:], 2  # the thread's numbers
    if callee is None or not callee.has_body:
        return []
    assert callee.blocks is not None  # read now
    return [p for a, p in zip(arguments, callee.args[skipped:], strict=False) if a is value]


def _is_harmless(function: Function) -> bool:
    return function.name.startswith(_HARMLESS)


def _kept(store: ir.Store, seen: set[Value]) -> Iterator[Dummy]:
    """Of a pointer that is stored among the variables of a host that its internal procedures use."""
    place = store.pointer
    if not isinstance(place, ir.GetElementPtr) or not isinstance(place.operands[0], ir.Alloca):
        yield Dummy.UNKNOWN
        return
    path = [index.ref() for index in place.operands[1:]]
    frames: list[Value] = [place.operands[0]]
    for frame in frames:
        for user in frame.users:
            if isinstance(user, ir.Call):
                parameters = _parameters(user, frame)
                frames += [parameter for parameter in parameters if parameter not in frames]
                if not parameters and (user.called_function is None or not _is_harmless(user.called_function)):
                    yield Dummy.UNKNOWN
            elif isinstance(user, ir.GetElementPtr) and user.source_type is place.source_type:
                if [index.ref() for index in user.operands[1:]] == path:
                    for load in user.users:
                        if isinstance(load, ir.Load) and load.type.is_pointer:
                            yield from _kinds(load, seen)
            elif not isinstance(user, ir.Store):
                yield Dummy.UNKNOWN


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


def is_plain_descriptor(value: Value) -> bool:
    """Whether a pointer surely is that of a descriptor."""
    if isinstance(value, ir.Phi):
        return any(is_plain_descriptor(each) for each, _ in value.incoming)
    if isinstance(value, ir.Alloca):
        return is_descriptor(value.allocated_type)
    return isinstance(value, ir.GlobalVariable) and is_descriptor(value.value_type)


def _may_hold_descriptor(type: Type) -> bool:
    """Whether the memory of such a variable may begin with a descriptor: a component, or in a row of bytes."""
    while type.is_array or (type.is_struct and not ir.is_opaque(type) and type.elements and not is_descriptor(type)):
        type = type.element if type.is_array else type.elements[0]
    return ir.is_opaque(type) or type.is_pointer or type is ir.i8 or is_descriptor(type)
