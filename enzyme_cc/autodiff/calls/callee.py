"""What a call is to differentiation: a rule of mathematics, memory management, a function with a body, ..."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Protocol

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.registration import CustomRule, Registrations
from enzyme_cc.ir import DataLayout, Function, Module
from enzyme_cc.rules import FunctionInfo, Spelling, known, lookup
from enzyme_cc.rules import functions as kinds

DROPPED_CALLS = (
    "llvm.lifetime.",
    "llvm.stacksave",
    "llvm.stackrestore",
    "llvm.dbg.",
    "llvm.invariant.",
    "llvm.experimental.noalias.scope.decl",  # of the reverse sweep
)
"""Promises on memory that the reverse sweep breaks."""


class SliceFunctions(Protocol):
    """The functions that a call may reach, and what the program registered of them."""

    @property
    def module(self) -> Module: ...

    @property
    def layout(self) -> DataLayout: ...

    @property
    def registrations(self) -> Registrations: ...

    def original_name(self, function: Function) -> str:
        """The symbol in the program."""

    def body_of(self, function: Function) -> Function | None:
        """The function itself, or the copy of it in the slice, if that has a body."""


class Kind(enum.Enum):
    """The ways in which calls are differentiated."""

    DROPPED = enum.auto()
    INACTIVE = enum.auto()
    MATH = enum.auto()
    ALLOCATE = enum.auto()
    REALLOCATE = enum.auto()
    FREE = enum.auto()
    COPY = enum.auto()
    SET = enum.auto()
    CUSTOM = enum.auto()
    DEFINED = enum.auto()
    INDIRECT = enum.auto()
    CALLBACK = enum.auto()
    STRUCTURAL = enum.auto()
    MIRROR = enum.auto()
    UNKNOWN = enum.auto()
    REFUSED = enum.auto()


@dataclass(frozen=True, slots=True)
class Callee:
    """A call's kind and what goes with it."""

    kind: Kind
    function: Function | None = None
    info: FunctionInfo | None = None
    spelling: Spelling | None = None
    custom: CustomRule | None = None


_OF_INFO = {
    kinds.INACTIVE: Kind.INACTIVE,
    kinds.ALLOCATE: Kind.ALLOCATE,
    kinds.REALLOCATE: Kind.REALLOCATE,
    kinds.FREE: Kind.FREE,
    kinds.COPY: Kind.COPY,
    kinds.SET: Kind.SET,
    kinds.CALLBACK: Kind.CALLBACK,
    kinds.STRUCTURAL: Kind.STRUCTURAL,
    kinds.MIRROR: Kind.MIRROR,
    kinds.REFUSE: Kind.REFUSED,
}


def classify(slice: SliceFunctions, call: ir.Call) -> Callee:
    """What the call is. User registrations come first, then bodies, then the tables."""
    function = call.called_function
    if function is None:
        return Callee(Kind.UNKNOWN if isinstance(call.callee, ir.InlineAsm) else Kind.INDIRECT)
    name = function.name
    if name.startswith(DROPPED_CALLS):
        return Callee(Kind.DROPPED)
    original = slice.original_name(function)
    registered = slice.registrations
    if original in registered.inactive_functions or call.has_attribute('"enzyme_inactive"'):
        return Callee(Kind.INACTIVE, function)
    custom = registered.custom.get(original)
    if custom is not None:
        return Callee(Kind.CUSTOM, function, custom=custom)
    alike = registered.function_like.get(original)
    if alike is not None:
        spelling = lookup(alike)
        if spelling is not None:
            return Callee(Kind.MATH, function, spelling=spelling)
    allocation = registered.allocations.get(original)
    if allocation is not None:
        return Callee(Kind.ALLOCATE, function, info=allocation)
    if original in registered.frees:
        return Callee(Kind.FREE, function, info=registered.frees[original])
    # a library function whose address is taken has a copy that calls it: that call is the function itself
    body = slice.body_of(function) if function.has_body or lookup(name) is None else None
    if body is not None:
        return Callee(Kind.DEFINED, body)
    info = known(name)
    if info is not None:
        return Callee(_OF_INFO[info.kind], function, info=info)
    spelling = lookup(name)
    if spelling is not None:
        if spelling.rule.structural:
            return Callee(Kind.STRUCTURAL, function, spelling=spelling)
        return Callee(Kind.MATH, function, spelling=spelling)
    return Callee(Kind.UNKNOWN, function)
