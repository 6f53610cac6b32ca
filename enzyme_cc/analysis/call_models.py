"""What a call is: one model per callee, by the program's registrations, by its body, or by its name.

All analyses and both modes ask here and nowhere else, so that none of them can hold a call for something else than the
others do. The order is one, and is in `CallModels.of`: what the program says of a function comes before its body, its
body before what tables know of its name. A model is the factual half: what the callee does to memory, types and
pointers is data of rules/ (`info`, `spelling`). How calls of a kind are differentiated is in autodiff/calls/.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from enzyme_cc.ir import Call, ConstantExpr, Function, FunctionType, GlobalAlias, InlineAsm, Value
from enzyme_cc.rules import FunctionInfo, Spelling, known, lookup
from enzyme_cc.rules import functions as kinds
from enzyme_cc.rules.blas_names import is_inactive, recognised
from enzyme_cc.rules.fftw import recognised as transform_of
from enzyme_cc.rules.mpi import accesses
from enzyme_cc.rules.mpi import recognised as message_of
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

HINT_HOOKS = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer")
INACTIVE_HOOKS = ("__enzyme_ignore_derivatives", "__enzyme_call_inactive", *HINT_HOOKS)
ITERATIONS = "__enzyme_iter"
"""(n, k): n, and k more for each order of derivative."""
TRACE_FUNCTIONS = tuple(
    f"__enzyme_{name}" for name in (
        "get_trace get_choice insert_call insert_choice insert_argument insert_return insert_function "
        "insert_gradient_choice insert_gradient_argument newtrace freetrace has_call has_choice").split())
"""Functions of the user's, by what their names contain, that keep traces of probabilistic programs, in the order of a
table of them (autodiff/interface/trace_functions.py)."""
TELLS_TRACE = "__enzyme_cc_trace_"
"""What the names of our functions around them begin with. They write to the user's traces, and to no model's memory."""
TRACED = ".traced"
"""What the name of a model's copy that tells of its choices has behind it; it gets the address of a trace."""
INACTIVE_ATTRIBUTES = frozenset(("enzyme_inactive", '"enzyme_inactive"'))

OWN_MARKS = "__enzyme_cc_marks_"
"""What the names of those functions of our run time begin with that are inactive and never looked into: of marks that
follow the bits of numbers (autodiff/prepare/marked_bits.py)."""

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
    BLAS = enum.auto()
    MPI = enum.auto()
    FFTW = enum.auto()
    STRUCTURAL = enum.auto()
    SHADOWED = enum.auto()
    UNKNOWN = enum.auto()
    REFUSED = enum.auto()


@dataclass(frozen=True, slots=True)
class CallModel:
    """A call's kind and what goes with it.

    function    the callee; of one with a body, that body. None of calls through pointers and of assembly
    body        the callee's body where there is one, though the kind may be another: registered functions have one too
    info        the row of a table, or what the program registered of an allocator
    spelling    of mathematics: the rule, and how it is called
    custom      the program's own derivative
    registered  the program says so: neither tables nor bodies know what the callee does to memory
    """

    kind: Kind
    function: Function | None = None
    body: Function | None = None
    info: FunctionInfo | None = None
    spelling: Spelling | None = None
    custom: CustomRule | None = None
    registered: bool = False

    @property
    def name(self) -> str:
        """The callee's symbol, empty where none is called by name."""
        return "" if self.function is None else self.function.name


@dataclass(frozen=True, slots=True)
class CallbackEdge:
    """A call of `function` out of a library's code. Each parameter gets the argument of the library's call that stands
    there; where there is a size, the address of an element of so many bytes."""

    function: Function
    arguments: tuple[Value, ...]
    sizes: tuple[Value | None, ...]


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
    kinds.BLAS: Kind.BLAS,
    kinds.MPI: Kind.MPI,
    kinds.FFTW: Kind.FFTW,
    kinds.STRUCTURAL: Kind.STRUCTURAL,
    kinds.SHADOWED: Kind.SHADOWED,
    kinds.REFUSE: Kind.REFUSED,
}

_INDIRECT = CallModel(Kind.INDIRECT)
_ASSEMBLY = CallModel(Kind.UNKNOWN)


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
    that a function has in this module, be it under another name; `addresses_taken` the bodies that calls through
    pointers may reach, as far as the module knows them.
    """

    __slots__ = ("_found", "_registered", "addresses_taken", "body_of", "original_name")

    def __init__(
        self,
        registered: RegisteredFunctions | None = None,
        original_name: Callable[[Function], str] = lambda function: function.name,
        body_of: Callable[[Function], Function | None] = lambda function: function if function.has_body else None,
        addresses_taken: Callable[[], Sequence[Function]] = tuple,
    ) -> None:
        self._registered = registered or RegisteredFunctions()
        self.original_name = original_name
        self.body_of = body_of
        self.addresses_taken = addresses_taken
        self._found: dict[tuple[Function, bool], CallModel] = {}

    def of(self, call: Call) -> CallModel:
        """What the call is."""
        function = callee_of(call)
        if function is None:
            return _ASSEMBLY if isinstance(call.callee, InlineAsm) else _INDIRECT
        if function.name.startswith(DROPPED_CALLS):
            return CallModel(Kind.DROPPED, function)
        if call.fn_attributes and not INACTIVE_ATTRIBUTES.isdisjoint(call.fn_attributes):
            return CallModel(Kind.INACTIVE, function, self._body(function), registered=True)
        return self.of_function(function)

    def of_function(self, function: Function) -> CallModel:
        """What a call of the function is, unless that call says otherwise of itself."""
        key = (function, function.has_body)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._decide(function)
        return found

    def reached(self, call: Call) -> Sequence[Function]:
        """The bodies that a call may reach, as far as the module knows them."""
        model = self.of(call)
        if model.kind is Kind.INDIRECT:
            return self.candidates(call.function_type)
        return () if model.body is None else (model.body,)

    def callbacks(self, call: Call) -> tuple[CallbackEdge, ...]:
        """The calls that a library function makes of functions that it is given."""
        info = self.of(call).info
        if info is None or info.callback is None or info.callback.function >= call.arg_count:
            return ()
        called = call.args[info.callback.function]
        given = info.callback.arguments
        if any(a.argument >= call.arg_count for a in given):
            return ()
        arguments = tuple(call.args[a.argument] for a in given)
        sizes = tuple(None if a.size is None else call.args[a.size] for a in given)
        bodies: Sequence[Function] = ()
        if isinstance(called, Function):
            body = self.of_function(called).body
            bodies = () if body is None else (body,)
        elif not called.is_constant:
            bodies = [f for f in self.addresses_taken()
                      if [a.type for a in f.args] == [v.type for v in arguments]]
        return tuple(CallbackEdge(body, arguments, sizes) for body in bodies if len(body.args) == len(arguments))

    def candidates(self, type: FunctionType) -> Sequence[Function]:
        """The bodies that calls through pointers of a type may reach, as far as the module knows them."""
        return [f for f in self.addresses_taken() if f.function_type is type]

    def _decide(self, function: Function) -> CallModel:
        """The order: what the program registered, the body, the tables."""
        body = self._body(function)
        registered = self._of_registered(function, body)
        if registered is not None:
            return registered
        message = message_model(function, self.original_name(function))
        if message is not None:  # whoever measures messages has functions of these names that call MPI's
            return message
        return of_symbol(function) if body is None else CallModel(Kind.DEFINED, body, body)

    def _of_registered(self, function: Function, body: Function | None) -> CallModel | None:
        registered = self._registered

        def model(kind: Kind, **what) -> CallModel:
            return CallModel(kind, function, body, registered=True, **what)

        if _says_inactive(function) or (body is not None and _says_inactive(body)):
            return model(Kind.INACTIVE)
        for name in self._names(function):
            if name in registered.inactive_functions:
                return model(Kind.INACTIVE)
            if (custom := registered.custom.get(name)) is not None:
                return model(Kind.CUSTOM, custom=custom)
            alike = registered.function_like.get(name)
            if alike is not None and (spelling := lookup(alike)) is not None:
                return model(Kind.MATH, spelling=spelling)
            if (allocation := registered.allocations.get(name)) is not None:
                return model(Kind.ALLOCATE, info=allocation)
            if (free := registered.frees.get(name)) is not None:
                return model(Kind.FREE, info=free)
        return None

    def _names(self, function: Function) -> Iterator[str]:
        """What the program may call the function: LLVM makes intrinsics of libm's functions."""
        yield self.original_name(function)
        if function.name.startswith("llvm."):
            spelling = lookup(function.name)
            if spelling is not None and spelling.form == "intrinsic" and not spelling.lanes:
                for name in (spelling.rule.name, *spelling.rule.aliases):
                    yield name + spelling.kind

    def _body(self, function: Function) -> Function | None:
        body = self.body_of(function)
        if body is None or (body is not function and LIBRARY_WRAPPER in body.attributes):
            return None  # a wrapper only calls the library's function of that name: the call is that function itself
        return body


def _says_inactive(function: Function) -> bool:
    """Whether an attribute or a hook's name says that no derivative flows through calls."""
    name = function.name
    return any("enzyme_inactive" in a for a in function.attributes) or (
        "__enzyme_" in name and any(hook in name for hook in INACTIVE_HOOKS)
    )


def routine_of(function: Function) -> CallModel | None:
    """The routine of BLAS or LAPACK that a function is by its name and type."""
    spoken = recognised(function.name, function.function_type)
    if spoken is None:
        if not is_inactive(function.name, function.function_type):
            return None
        pointers = tuple(k for k, p in enumerate(function.function_type.params) if p.is_pointer)
        info = FunctionInfo(function.name, kinds.INACTIVE, reads=pointers, real=True)
        return CallModel(Kind.INACTIVE, function, info=info)
    info = FunctionInfo(function.name, kinds.BLAS, reads=spoken.read, writes=spoken.written, blas=spoken)
    return CallModel(Kind.BLAS, function, info=info)


def message_model(function: Function, name: str) -> CallModel | None:
    """The function of MPI that moves numbers between ranks that a function is by its name and type."""
    message = message_of(name, function.function_type)
    if message is None:
        return None
    reads, writes = accesses(message)
    return CallModel(Kind.MPI, function, info=FunctionInfo(name, kinds.MPI, reads=reads, writes=writes, mpi=message))


def transform_model(function: Function) -> CallModel | None:
    """The function of FFTW that makes a plan, or executes one, that a function is by its name and type."""
    transform = transform_of(function.name, function.function_type)
    if transform is None:
        return None
    pointers = tuple(k for k, p in enumerate(function.function_type.params) if p.is_pointer)
    plan = (0,) if transform.makes_plan and transform.fortran else ()
    written = (*plan, *transform.arrays.values())
    info = FunctionInfo(function.name, kinds.FFTW, reads=pointers, writes=written, fftw=transform)
    return CallModel(Kind.FFTW, function, info=info)


def of_symbol(function: Function) -> CallModel:
    """What the tables know of a function that is only declared."""
    name = function.name
    info = known(name)
    if info is not None:
        return CallModel(_OF_INFO[info.kind], function, info=info)
    message = message_model(function, name)
    if message is not None:
        return message
    routine = routine_of(function) or transform_model(function)
    if routine is not None:
        return routine
    spelling = lookup(name)
    if spelling is not None:
        kind = Kind.STRUCTURAL if spelling.rule.structural else Kind.MATH
        return CallModel(kind, function, spelling=spelling)
    return CallModel(Kind.UNKNOWN, function)
