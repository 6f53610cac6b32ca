"""What a call is: one model per callee, by the program's registrations, by its body, or by its name.

All analyses and both modes ask here and nowhere else, so that none of them can hold a call for something else than the
others do. The order is one, and is in `CallModels.of`: what the program says of a function comes before its body, its
body before what tables know of its name. A model is the factual half: what the callee does to memory, types and
pointers is data of rules/ (`info`, `spelling`). How calls of a kind are differentiated is in autodiff/calls/.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc.ir import Call, ConstantExpr, Function, GlobalAlias, InlineAsm, Value
from enzyme_cc.rules import FunctionInfo, Spelling, known, lookup
from enzyme_cc.rules import functions as kinds
from enzyme_cc.rules.registered import CustomRule, RegisteredFunctions

DROPPED_CALLS = (
    "llvm.lifetime.",
    "llvm.stacksave",
    "llvm.stackrestore",
    "llvm.dbg.",
    "llvm.invariant.",
    "llvm.experimental.noalias.scope.decl",  # of the reverse sweep
)
"""Promises on memory that the reverse sweep breaks."""

LIBRARY_WRAPPER = '"enzyme_cc_library"'
"""Marks a body that only calls the library's function of its name, made where the address of that is taken."""


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
    SORT = enum.auto()
    SEARCH = enum.auto()
    STRUCTURAL = enum.auto()
    SHADOWED = enum.auto()
    UNKNOWN = enum.auto()
    REFUSED = enum.auto()


@dataclass(frozen=True, slots=True)
class CallModel:
    """A call's kind and what goes with it.

    function   the callee; of one with a body, that body. None of calls through pointers and of assembly
    info       the row of a table, or what the program registered of an allocator
    spelling   of mathematics: the rule, and how it is called
    custom     the program's own derivative
    """

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
    kinds.SORT: Kind.SORT,
    kinds.SEARCH: Kind.SEARCH,
    kinds.STRUCTURAL: Kind.STRUCTURAL,
    kinds.SHADOWED: Kind.SHADOWED,
    kinds.REFUSE: Kind.REFUSED,
}

_INDIRECT = CallModel(Kind.INDIRECT)
_ASSEMBLY = CallModel(Kind.UNKNOWN)
_DROPPED = CallModel(Kind.DROPPED)


def callee_of(call: Call) -> Function | None:
    """The function that a call names, seen through casts and aliases; None for an indirect call."""
    callee: Value = call.operands[-1]
    while True:
        if isinstance(callee, Function):
            return callee
        if isinstance(callee, GlobalAlias):
            callee = callee.aliasee
        elif isinstance(callee, ConstantExpr) and callee.opcode in ("bitcast", "addrspacecast"):
            callee = callee.operands[0]
        else:
            return None


class CallModels:
    """The models of one module's calls.

    `original_name` gives the symbol of a function in the program, by which registrations know it; `body_of` the body
    that a function has in this module, be it under another name.
    """

    __slots__ = ("_found", "body_of", "original_name", "registered")

    def __init__(
        self,
        registered: RegisteredFunctions | None = None,
        original_name: Callable[[Function], str] = lambda function: function.name,
        body_of: Callable[[Function], Function | None] = lambda function: function if function.has_body else None,
    ) -> None:
        self.registered = registered or RegisteredFunctions()
        self.original_name = original_name
        self.body_of = body_of
        self._found: dict[tuple[Function, bool], CallModel] = {}

    def of(self, call: Call) -> CallModel:
        """What the call is."""
        function = callee_of(call)
        if function is None:
            return _ASSEMBLY if isinstance(call.callee, InlineAsm) else _INDIRECT
        if function.name.startswith(DROPPED_CALLS):
            return _DROPPED
        if _INACTIVE_ATTRIBUTES.intersection(call.fn_attributes):
            return CallModel(Kind.INACTIVE, function)
        return self.of_function(function)

    def of_function(self, function: Function) -> CallModel:
        """What a call of the function is, unless that call says otherwise of itself."""
        key = (function, function.has_body)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._of_registered(function) or self._of_body(function) or of_symbol(function)
        return found

    def _of_registered(self, function: Function) -> CallModel | None:
        registered, name = self.registered, self.original_name(function)
        if name in registered.inactive_functions or '"enzyme_inactive"' in function.attributes:
            return CallModel(Kind.INACTIVE, function)
        if (custom := registered.custom.get(name)) is not None:
            return CallModel(Kind.CUSTOM, function, custom=custom)
        alike = registered.function_like.get(name)
        if alike is not None and (spelling := lookup(alike)) is not None:
            return CallModel(Kind.MATH, function, spelling=spelling)
        if (allocation := registered.allocations.get(name)) is not None:
            return CallModel(Kind.ALLOCATE, function, info=allocation)
        if (free := registered.frees.get(name)) is not None:
            return CallModel(Kind.FREE, function, info=free)
        return None

    def _of_body(self, function: Function) -> CallModel | None:
        if not function.has_body and lookup(function.name) is not None:
            # a library function whose address is taken has a copy that calls it: that call is the function itself
            return None
        body = self.body_of(function)
        return None if body is None else CallModel(Kind.DEFINED, body)


_INACTIVE_ATTRIBUTES = frozenset(('"enzyme_inactive"',))


def of_symbol(function: Function) -> CallModel:
    """What the tables know of a function that is only declared."""
    name = function.name
    info = known(name)
    if info is not None:
        return CallModel(_OF_INFO[info.kind], function, info=info)
    spelling = lookup(name)
    if spelling is not None:
        kind = Kind.STRUCTURAL if spelling.rule.structural else Kind.MATH
        return CallModel(kind, function, spelling=spelling)
    return CallModel(Kind.UNKNOWN, function)
