"""How many bytes behind a pointer parameter a function can touch, itself or by the functions that it calls.

The lattice, for each parameter: 0, 1, 2, ... bytes from where it points on, and on top `None`, which is not known.
A recursive call that hands a parameter on as it is touches no more than the rest does; one that hands on what lies
further behind it is not known. Where an instruction uses the parameter, or a pointer that lies a known distance
`at` (not below 0) behind it:

    load, store, atomic operation there     at + size
    getelementptr by a constant, phi,       what is done with the result
    select, freeze, cast
    memcpy, memset of a constant length     at + length
    call of a function with a body          at + what that touches behind its parameter
    comparison, marks of lifetimes          nothing
    all else: the pointer is stored,        not known
    returned, counted, handed on

What a caller knows of the memory further on does not matter to the function. Where it is analysed for all callers
together, as a member function that is called for many members of one object, it is not told: what one caller knows of
what lies behind its member would be told to the others. In a context of its own a function is told all: what the next
element of an array shows helps with this one.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.type_facts import MAX_OFFSET
from enzyme_cc.ir import Argument, Call, ConstantInt, DataLayout, Function, GetElementPtr, Instruction, Value

_SAME = frozenset("phi select freeze bitcast addrspacecast".split())
_UNTOUCHED = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume")
MAX_PLACES = 64
"""Pointers that are followed from one parameter; one that walks through memory soon has more."""


class ParameterExtents:
    """The extents of a module's functions, found on demand."""

    __slots__ = ("_assumed", "_found", "_layout", "_models", "_running")

    def __init__(self, layout: DataLayout, models: CallModels) -> None:
        self._models = models
        self._layout = layout
        self._found: dict[Argument, int | None] = {}
        self._running: set[Argument] = set()
        self._assumed: set[Argument] = set()  # those of them that others relied on

    def of(self, function: Function, position: int) -> int | None:
        """The bytes behind a parameter that may be touched; None if that is not known."""
        if not function.has_body or position >= len(function.args) or not function.args[position].type.is_pointer:
            return None
        argument = function.args[position]
        if argument in self._found:
            return self._found[argument]
        if argument in self._running:
            self._assumed.add(argument)
            return 0
        function.parse()  # a body that is still text uses nothing
        self._running.add(argument)
        found = self._extent(argument)
        self._running.discard(argument)
        self._assumed.discard(argument)
        if not self._assumed or found is None:
            self._found[argument] = found
        return found

    def _extent(self, argument: Argument) -> int | None:
        extent = 0
        work: list[tuple[Value, int]] = [(argument, 0)]
        seen = set(work)
        for pointer, at in work:
            for user in pointer.users:
                touched: int | None = 0
                if isinstance(user, GetElementPtr) or user.opcode in _SAME:
                    place = self._moved(user, pointer, at)
                    if place is None or not 0 <= place <= MAX_OFFSET or len(work) > MAX_PLACES:
                        return None
                    if (user, place) not in seen:
                        seen.add((user, place))
                        work.append((user, place))
                else:
                    touched = self._touched(user, pointer, at)
                if touched is None:
                    return None
                extent = max(extent, at + touched if touched else 0)
        return extent

    def _moved(self, user: Instruction, pointer: Value, at: int) -> int | None:
        """Where the result of an instruction points, if that is known."""
        if not user.type.is_pointer:
            return None
        if isinstance(user, GetElementPtr):
            step = self._layout.gep_constant_offset(user) if user.operands[0] is pointer else None
            return None if step is None else at + step
        return at

    def _touched(self, user: Instruction, pointer: Value, at: int) -> int | None:
        opcode = user.opcode
        if opcode == "load":
            return self._layout.store_size(user.type)
        if opcode == "store":
            return None if user.operands[0] is pointer else self._layout.store_size(user.operands[0].type)
        if opcode in ("atomicrmw", "cmpxchg"):
            is_address_only = all(operand is not pointer for operand in user.operands[1:])
            return self._layout.store_size(user.operands[1].type) if is_address_only else None
        if opcode == "icmp":
            return 0
        return self._by_call(user, pointer, at) if isinstance(user, Call) else None

    def _by_call(self, call: Call, pointer: Value, at: int) -> int | None:
        model = self._models.of(call)
        positions = [k for k, argument in enumerate(call.args) if argument is pointer]
        if model.function is None or len(positions) != sum(operand is pointer for operand in call.operands):
            return None
        if model.body is not None:
            if at and any(argument in self._running for argument in model.body.args):
                return None
            extents = [self.of(model.body, k) for k in positions]
            return None if None in extents else max(e for e in extents if e is not None)
        if model.name.startswith(_UNTOUCHED):
            return 0
        info = model.info
        if model.kind not in (Kind.COPY, Kind.SET) or info is None or info.length is None or call.users:
            return None
        length = call.args[info.length]
        return length.unsigned if isinstance(length, ConstantInt) else None
