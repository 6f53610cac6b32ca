"""Where pointers come from (underlying objects) and whether the function lets an object's address out."""

from __future__ import annotations

from enum import Enum

from enzyme_cc.analysis.call_models import CallModel, CallModels, Kind
from enzyme_cc.ir import (
    Alloca,
    Argument,
    Call,
    ConstantExpr,
    ConstantInt,
    ConstantNull,
    DataLayout,
    Function,
    GetElementPtr,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    Instruction,
    Poison,
    Undef,
    Value,
)
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, COPIES, DERIVED_POINTERS

OBJECT_LIMIT = 24

CAPTURE_NOTHING = frozenset(
    (Kind.ALLOCATE, Kind.REALLOCATE, Kind.FREE, Kind.COPY, Kind.SET, Kind.INACTIVE, Kind.MATH, Kind.BLAS,
     Kind.DROPPED)
)
"""What keeps no address that it is given, but in its result."""


class ObjectKind(Enum):
    """What an underlying object is; UNKNOWN is a loaded pointer, an integer made one, a call's result."""

    STACK = "alloca"
    HEAP = "noalias call"
    RESTRICT = "noalias or byval argument"
    ARGUMENT = "argument"
    GLOBAL = "global"
    UNKNOWN = "unknown"


PRIVATE = '"enzyme_cc_private"'
"""Marks an argument that leads to memory of a caller to which nothing else in the function leads
(autodiff/prepare/private_arguments.py)."""


def without_private_marks(text: str) -> str:
    """The text of a module that others may call: the mark holds for the calls that were there when it was set."""
    return text.replace(f" {PRIVATE}", "") if PRIVATE in text else text


def base_of(pointer: Value) -> Value:
    """The pointer that an address is computed from, in constants too."""
    while isinstance(pointer, GetElementPtr) or (
        isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr"
    ):
        pointer = pointer.operands[0]
    return pointer


def object_size(layout: DataLayout, base: Value) -> int | None:
    """The bytes of a variable, None if they are not known."""
    if isinstance(base, GlobalVariable):
        return layout.size(base.value_type)
    if isinstance(base, Alloca):
        size = layout.size(base.allocated_type)
        if base.size is None:
            return size
        return size * base.size.value if isinstance(base.size, ConstantInt) else None
    return None


def parameter_attributes(call: Call, index: int) -> tuple[str, ...]:
    """Attributes of one argument at the call and at the callee's declaration."""
    function = call.called_function
    attributes = tuple(call.arg_attributes[index]) if index < len(call.arg_attributes) else ()
    if function is not None and index < len(function.args):
        attributes += tuple(function.args[index].attributes)
    return attributes


def returned_pointer(call: Call, model: CallModel) -> Value | None:
    """The argument that the call's result points into, if that is known."""
    for index, argument in enumerate(call.args):
        if "returned" in parameter_attributes(call, index):
            return argument
    info = model.info
    if info is not None and info.returns is not None and info.returns < call.arg_count:
        return call.args[info.returns]
    return call.args[0] if model.name.startswith(_SAME_OBJECT) else None


_SAME_OBJECT = ("llvm.launder.invariant.group", "llvm.strip.invariant.group", "llvm.ptrmask")


def is_fresh_memory(call: Call, model: CallModel) -> bool:
    """Whether the result is a new object: malloc and its kind, or a result declared noalias."""
    if not call.type.is_pointer:
        return False
    function = call.called_function
    if "noalias" in call.ret_attributes or (function is not None and "noalias" in function.ret_attributes):
        return True
    info = model.info
    return (
        info is not None
        and info.fresh
        and not model.registered
        and model.kind in (Kind.ALLOCATE, Kind.REALLOCATE)
        and info.result_through is None
    )


class Pointers:
    """Underlying objects and captures of one function, cached."""

    __slots__ = ("_captured", "_models", "_objects", "function")

    def __init__(self, function: Function, models: CallModels) -> None:
        self.function = function
        self._models = models
        self._objects: dict[Value, tuple[Value, ...] | None] = {}
        self._captured: dict[Value, bool] = {}

    def objects(self, pointer: Value) -> tuple[Value, ...] | None:
        """The objects that the pointer may point into, in any iteration; None when there are too many.

        null, undef and poison point nowhere.
        """
        if pointer not in self._objects:
            self._objects[pointer] = self._find(pointer)
        return self._objects[pointer]

    def _find(self, pointer: Value) -> tuple[Value, ...] | None:
        found: dict[Value, None] = {}
        seen: set[Value] = {pointer}
        work = [pointer]
        while work:
            value = work.pop()
            sources = self._sources(value)
            if sources is None:
                found[value] = None
                if len(found) > OBJECT_LIMIT:
                    return None
                continue
            for source in sources:
                if source not in seen:
                    seen.add(source)
                    work.append(source)
        return tuple(found)

    def _sources(self, value: Value) -> list[Value] | None:
        """The pointers a value is derived from; None if it is an origin itself."""
        if isinstance(value, Instruction):
            if value.opcode in DERIVED_POINTERS or value.opcode == "freeze":
                return [value.operands[0]]
            if value.opcode == "phi":
                return list(value.operands)
            if value.opcode == "select":
                return list(value.operands[1:])
            if isinstance(value, Call):
                argument = returned_pointer(value, self._models.of(value))
                return None if argument is None else [argument]
            return None
        if isinstance(value, ConstantExpr):
            return [value.operands[0]] if value.opcode in DERIVED_POINTERS else None
        if isinstance(value, GlobalAlias):
            return [value.aliasee]
        if isinstance(value, (ConstantNull, Undef, Poison)):
            return []
        return None

    def kind(self, origin: Value) -> ObjectKind:
        """What an underlying object is."""
        if isinstance(origin, Alloca):
            return ObjectKind.STACK
        if isinstance(origin, Call) and is_fresh_memory(origin, self._models.of(origin)):
            return ObjectKind.HEAP
        if isinstance(origin, Argument):
            promised = any(a == "noalias" or a.startswith("byval") for a in origin.attributes)
            return ObjectKind.RESTRICT if promised else ObjectKind.ARGUMENT
        if isinstance(origin, GlobalVariable):
            # An external weak symbol may be another's address, or null.
            return ObjectKind.UNKNOWN if origin.linkage == "extern_weak" else ObjectKind.GLOBAL
        if isinstance(origin, GlobalValue):
            return ObjectKind.GLOBAL
        return ObjectKind.UNKNOWN

    def is_captured(self, origin: Value) -> bool:
        """Whether the address of a stack or heap object or an argument may be kept anywhere but in the
        function's own pointer values: then a loaded pointer may be equal to it."""
        if origin not in self._captured:
            self._captured[origin] = self._find_capture(origin)
        return self._captured[origin]

    def _find_capture(self, origin: Value) -> bool:
        seen: set[Value] = {origin}
        work = [origin]
        while work:
            value = work.pop()
            for user in value.users:
                opcode = user.opcode
                if opcode in ("load", "icmp", "ret"):
                    continue  # a returned address is out only when nothing here runs any more
                if opcode == "store":
                    if user.operands[0] is value:
                        return True
                elif opcode in ATOMIC_UPDATES:
                    if any(operand is value for operand in user.operands[1:]):
                        return True
                elif opcode in DERIVED_POINTERS or opcode in COPIES:
                    if user not in seen:
                        seen.add(user)
                        work.append(user)
                elif isinstance(user, Call):
                    if self._call_captures(user, value):
                        return True
                    if returned_pointer(user, self._models.of(user)) is value and user not in seen:
                        seen.add(user)
                        work.append(user)
                else:
                    return True
        return False

    def _call_captures(self, call: Call, value: Value) -> bool:
        model = self._models.of(call)
        info = model.info
        if any(operand is value for operand in call.operands[call.arg_count :]):
            return True
        for index, argument in enumerate(call.args):
            if argument is not value:
                continue
            attributes = parameter_attributes(call, index)
            if "captures(none)" in attributes or "nocapture" in attributes:
                continue
            if any(a.startswith("byval") for a in attributes):
                continue
            if "returned" in attributes or (info is not None and info.returns == index):
                if info is None:
                    return True
                continue
            if model.kind is Kind.MPI and info is not None and info.mpi is not None and not info.mpi.lasting:
                continue
            if model.kind is Kind.FFTW and info is not None and info.fftw is not None and not info.fftw.makes_plan:
                continue
            if model.registered or model.kind not in CAPTURE_NOTHING:
                return True
            if model.kind is Kind.INACTIVE and info is not None and info.returns is None and call.type.is_pointer:
                return True  # the result may hold on to the argument (fdopen, strtok)
        return False
