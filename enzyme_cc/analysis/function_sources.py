"""Which functions a pointer that is called may hold: those of this module alone, or of other files, too.

A value is *closed* if the pointers to functions that it may hold are all written in this module: constants of it, and
what is stored in memory that only this module reaches. All else is *open*: what comes out of arguments that other files
hand over, of variables that they can change, of calls of their functions, of memory whose address they know.

Backwards from a called pointer, by demand: a load has what is stored in the objects that its address leads to; an
argument what the calls of its function hand over; a call what its callee returns. The contents of an object are found
forwards from where it is made, along all uses of its address, fields taken together: what is stored there, what is
copied there. An address that goes where this cannot follow makes the object open. Where the way comes back to what is
being asked, it is open, too: this may ask for too much, never for too little.

Calls of a function from other files hand over what is not known here. That does not matter of a function that is
reached from a request (`inside`): its derivative is called by derivatives only; nor of one that was itself handed the
object whose contents are asked for: only code of this module can have done that.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind, callee_of, of_symbol
from enzyme_cc.ir import Call, Function, GlobalVariable, Instruction, Value
from enzyme_cc.ir.mentions import globals_in

_SEEN_THROUGH = (
    ir.Phi, ir.Select, ir.Cast, ir.Freeze, ir.GetElementPtr, ir.ExtractValue, ir.InsertValue, ir.BinaryOp,
)
_HARMLESS = (ir.ICmp, ir.FCmp)
_NO_ADDRESS = (
    ir.ConstantInt, ir.ConstantFP, ir.ConstantNull, ir.Undef, ir.Poison, ir.ZeroInit, ir.ConstantString,
    ir.ICmp, ir.FCmp,
)
_NOTHING_DONE = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.invariant.", "llvm.memset", "memset")
_COPIES = ("llvm.memcpy", "llvm.memmove")
_POINTER_CALLED = re.compile(r'%(?:"[^"]*"|[-\w$.]+)\(')
_MOST = 20_000
"""Values that are looked at before it is given up."""

_Entered = frozenset[Function]
MemoryObject = ir.Alloca | ir.Call | GlobalVariable


class _Open(Exception):
    """Something comes from elsewhere, or cannot be followed."""


@dataclass(frozen=True)
class HandedOver:
    """A request for a function's derivative, with what it hands over for each argument."""

    function: Function
    given: Sequence[Value]


@dataclass(eq=False)
class _Uses:
    """What is done with the address of an object: values stored there, addresses that are copied from, loads out of it,
    functions that were handed it, pointers through which unknown functions would be; `is_copied` if its contents are
    copied elsewhere."""

    stored: list[Value] = field(default_factory=list)
    copied: list[Value] = field(default_factory=list)
    loads: list[Value] = field(default_factory=list)
    entered: set[Function] = field(default_factory=set)
    called: list[Value] = field(default_factory=list)
    is_copied: bool = False


class FunctionSources:
    """Of one module. `requests` are the calls that ask for derivatives;
    `inside` the functions that these reach, and `entries` those of them that other files enter; `addressed` those whose
    addresses are taken, other than by requests."""

    def __init__(
        self, module: ir.Module, requests: Mapping[Call, HandedOver], inside: Collection[str], entries: Collection[str],
        addressed: Collection[str],
    ) -> None:
        self._module = module
        self._requests = requests
        self._askers = {call.function for call in requests}
        self._inside = inside
        self._entries = entries
        self._addressed = addressed
        self._uses: dict[MemoryObject, _Uses | None] = {}
        self._callers: dict[Function, list[Call]] = {}
        self.found: dict[Function, None] = {}
        """What the pointers may hold that were asked for, as far as it was seen."""
        self._sought: set[Value] = set()
        self._indirect: list[Call] | None = None
        self._pending: list[Value] = []
        self._looked_at = 0

    def is_open(self, call: Call) -> bool:
        """Whether functions of other files may be called."""
        self._pending, asked = [call.callee], set[Value]()
        try:
            while self._pending:
                callee = self._pending.pop()
                if callee not in asked:
                    asked.add(callee)
                    self._close(callee)
        except (_Open, RecursionError):
            return True
        return False

    # ---- backwards

    def _close(self, value: Value) -> None:
        """Raise _Open if a value may hold functions of other files."""
        waiting: list[tuple[Value, _Entered]] = [(value, frozenset())]
        seen = set(waiting)
        while waiting:
            value, within = waiting.pop()
            for item in self._sources(value, within):
                if item not in seen:
                    seen.add(item)
                    waiting.append(item)

    def _sources(self, value: Value, within: _Entered) -> Iterator[tuple[Value, _Entered]]:
        """What a value may be, one step back; `within`: functions of
        which only calls of this module count."""
        self._count()
        if isinstance(value, ir.Load):
            for found in self._objects(value.pointer, within):
                for content in self._contents(found):
                    yield content, self._entered(found, within)
        elif isinstance(value, Function):
            self.found[value] = None
        elif isinstance(value, (*_NO_ADDRESS, GlobalVariable, ir.BlockAddress)):
            pass
        else:
            for source in self._alike(value, within):
                yield source, within

    def _alike(self, value: Value, within: _Entered) -> list[Value]:
        """The values that a value may be, or is made of."""
        if isinstance(value, _SEEN_THROUGH):
            return list(value.operands)
        if isinstance(value, ir.ConstantExpr):
            return list(value.operands)
        if isinstance(value, ir.ConstantAggregate):
            return list(value.elements)
        if isinstance(value, ir.GlobalAlias):
            return [value.aliasee]
        if isinstance(value, ir.Argument):
            return self._handed_over(value, within)
        if isinstance(value, Call):
            return self._returned(value)
        raise _Open

    def _objects(self, address: Value, within: _Entered) -> set[MemoryObject]:
        """The objects that an address leads to."""
        if address in self._sought:
            raise _Open
        self._sought.add(address)
        try:
            return self._find_objects(address, within)
        finally:
            self._sought.discard(address)

    def _find_objects(self, address: Value, within: _Entered) -> set[MemoryObject]:
        found: set[MemoryObject] = set()
        made_by: set[Function] = set()  # called here, they made the objects that they return
        waiting, seen = [(address, within)], {address}
        while waiting:
            value, within = waiting.pop()
            self._count()
            nexts: list[tuple[Value, _Entered]] = []
            if isinstance(value, (ir.Alloca, GlobalVariable)) or _allocates(value):
                found.add(value)  # type: ignore[arg-type]  # a call that allocates
            elif isinstance(value, (ir.GetElementPtr, ir.Cast)):
                nexts = [(value.operands[0], within)]
            elif isinstance(value, ir.ConstantExpr):
                nexts = [(value.operands[0], within)]
            elif isinstance(value, ir.Select):
                nexts = [(o, within) for o in value.operands[1:]]
            elif isinstance(value, ir.Load):
                nexts = [(content, self._entered(o, within)) for o in self._objects(value.pointer, within)
                         for content in self._contents(o)]
            elif not isinstance(value, (*_NO_ADDRESS, Function)):
                nexts = [(source, within) for source in self._alike(value, within)]
                if isinstance(value, Call) and (function := callee_of(value)) is not None:
                    made_by.add(function)
            for each in nexts:
                if each[0] not in seen:
                    seen.add(each[0])
                    waiting.append(each)
        for made in found if made_by else ():
            if not isinstance(made, GlobalVariable):
                self._uses_of(made).entered.update(made_by)
        return found

    def _entered(self, found: MemoryObject, within: _Entered) -> _Entered:
        """Of which functions only calls of this module count, where what is stored in an object comes from their
        arguments: those that were handed it. A local variable is as old as the call that asks for what it holds."""
        if isinstance(found, GlobalVariable):
            return frozenset()
        entered = self._uses_of(found).entered
        return within.union(entered) if isinstance(found, ir.Alloca) else frozenset(entered)

    def _contents(self, found: MemoryObject) -> list[Value]:
        """What may be stored in an object."""
        initial: list[Value] = []
        if isinstance(found, GlobalVariable):
            if found.initializer is None or not (found.is_local or found.is_constant_global) or found.thread_local:
                raise _Open
            initial = [found.initializer]
            if found.is_constant_global:
                return initial
        uses = self._uses_of(found)
        for source in uses.copied:
            for other in self._objects(source, frozenset(uses.entered)):
                if other is not found:
                    initial += self._contents(other)
        return initial + uses.stored

    def _handed_over(self, argument: ir.Argument, within: _Entered) -> list[Value]:
        """What calls of its function give for an argument."""
        function = argument.parent
        taken = function.name in self._addressed
        is_inside = function.name in self._inside and function not in self._askers
        if function.name in self._entries or not (
            is_inside or function in within or (function.is_local and not taken)
        ):
            raise _Open
        found: list[Value] = []
        for call in self._calls_of(function):
            if argument.index >= call.arg_count:
                raise _Open
            found.append(call.args[argument.index])
        for call in self._indirect_calls() if taken else ():
            if call.function_type is function.function_type:
                found.append(call.args[argument.index])
        for asked in self._requests.values():
            if asked.function is function:
                if argument.index >= len(asked.given):
                    raise _Open
                found.append(asked.given[argument.index])
        return found

    def _returned(self, call: Call) -> list[Value]:
        function = callee_of(call)
        if function is None or not function.has_body:
            raise _Open
        return [
            block.terminator.operands[0] for block in function.blocks
            if isinstance(block.terminator, ir.Ret) and block.terminator.operands
        ]

    # ---- forwards

    def _uses_of(self, found: MemoryObject) -> _Uses:
        """All that is done with an object's address."""
        if found not in self._uses:
            self._uses[found] = None  # being found
            self._uses[found] = self._follow(found)
        uses = self._uses[found]
        if uses is None:
            raise _Open
        self._pending += uses.called
        return uses

    def _follow(self, found: MemoryObject) -> _Uses:
        uses = _Uses()
        waiting: list[Value] = [found]
        seen: set[Value] = {found}
        while waiting:
            value = waiting.pop()
            for user in self._users(value):
                self._count()
                for further in self._use(found, value, user, uses):
                    if further not in seen:
                        seen.add(further)
                        waiting.append(further)
        return uses

    def _use(self, found: MemoryObject, value: Value, user: Instruction, uses: _Uses) -> list[Value]:
        """Note what an instruction does with an address into an object; the values that are such addresses, too."""
        if isinstance(user, ir.Load):
            uses.loads.append(user)
        elif isinstance(user, ir.Store):
            if _leads_to(user.pointer, value) and _may_be_address(user.value, user.pointer):
                uses.stored.append(user.value)
            if _leads_to(user.value, value):
                return self._kept(user.pointer, found, uses)
        elif isinstance(user, (ir.GetElementPtr, ir.Phi, ir.Select, ir.Freeze)) or (
            isinstance(user, ir.Cast) and user.type.is_pointer
        ):
            return [user]
        elif isinstance(user, ir.Ret):
            function = user.function
            assert function is not None
            if function.name in self._addressed or (isinstance(found, GlobalVariable) and not function.is_local):
                raise _Open
            return list(self._calls_of(function))
        elif isinstance(user, Call):
            return self._given_to(found, value, user, uses)
        elif not isinstance(user, _HARMLESS):
            raise _Open
        return []

    def _kept(self, place: Value, found: MemoryObject, uses: _Uses) -> list[Value]:
        """What is loaded of where the address of an object is stored."""
        loads: list[Value] = []
        for other in self._objects(place, frozenset(uses.entered)):
            kept = uses if other is found else self._uses_of(other)
            if kept.is_copied or (isinstance(other, GlobalVariable) and not other.is_local):
                raise _Open
            loads += kept.loads
            if other is found:  # which may not be all of its loads yet
                raise _Open
        return loads

    def _given_to(self, found: MemoryObject, value: Value, call: Call, uses: _Uses) -> list[Value]:
        places = [number for number, argument in enumerate(call.args) if _leads_to(argument, value)]
        if not places:
            return []  # it is called
        if call in self._requests:  # the memory of shadows is not that of the function's own objects
            asked = self._requests[call]
            uses.entered.add(asked.function)
            return [argument for argument, given in zip(asked.function.args, asked.given, strict=False)
                    if _leads_to(given, value)]
        function = callee_of(call)
        if function is None:
            if isinstance(call.callee, ir.InlineAsm):
                raise _Open
            uses.called.append(call.callee)
            callees = [f for f in map(self._module.functions.get, sorted(self._addressed))
                       if f is not None and f.function_type is call.function_type]
        elif function.name.startswith(_NOTHING_DONE):
            return []
        elif function.name.startswith(_COPIES) or of_symbol(function).kind is Kind.COPY:
            if 1 in places:
                uses.is_copied = True
            if 0 in places:
                uses.copied.append(call.args[1])
            return [] if call.type.is_void else [call]
        elif function.has_body:
            callees = [function]
        elif of_symbol(function).kind is Kind.FREE:
            return []
        elif of_symbol(function).kind is Kind.INACTIVE and not call.type.is_pointer:
            return []
        else:
            raise _Open
        further: list[Value] = []
        for callee in callees:
            if not callee.has_body or places[-1] >= len(callee.args):
                raise _Open
            uses.entered.add(callee)
            further += [callee.args[place] for place in places]
        return further

    # ---- the module

    def _count(self) -> None:
        self._looked_at += 1
        if self._looked_at > _MOST:
            raise _Open

    def _users(self, value: Value) -> Iterator[Instruction]:
        if isinstance(value, ir.Argument):
            value.parent.parse()
        if not isinstance(value, GlobalVariable):
            yield from value.users
            return
        for variable in self._module.globals.values():
            if variable.initializer is not None and variable is not value and (
                value.name in (variable.initializer_text or value.name)
            ) and value in globals_in(variable.initializer):
                raise _Open
        for function in self._mentioning(value.name):
            for instruction in function.instructions():
                if any(o.is_constant and value in globals_in(o) for o in instruction.operands):
                    yield instruction

    def _mentioning(self, name: str) -> Iterator[Function]:
        for function in list(self._module.functions.values()):
            if function.has_body and (function.body_text is None or name in function.body_text):
                yield function

    def _calls_of(self, function: Function) -> list[Call]:
        found = self._callers.get(function)
        if found is None:
            found = self._callers[function] = [
                i for caller in self._mentioning(function.name) for i in caller.instructions()
                if isinstance(i, Call) and callee_of(i) is function
            ]
        return found

    def _indirect_calls(self) -> list[Call]:
        if self._indirect is None:
            self._indirect = [
                i for function in list(self._module.functions.values())
                if function.has_body and (function.body_text is None or _POINTER_CALLED.search(function.body_text))
                for i in function.instructions()
                if isinstance(i, Call) and callee_of(i) is None and not isinstance(i.callee, ir.InlineAsm)
            ]
        return self._indirect


def _allocates(value: Value) -> bool:
    function = callee_of(value) if isinstance(value, Call) else None
    return function is not None and not function.has_body and of_symbol(function).kind is Kind.ALLOCATE


def _may_be_address(stored: Value, place: Value) -> bool:
    """Whether what is stored may be addresses of functions, or structures of such. An integer is not, but where it is
    a part of a structure that is passed by value, or copied."""
    type = stored.type
    if not type.is_int:
        return not type.scalar.is_fp
    if type.bits < 64:
        return False
    return _in_structure(place if isinstance(stored, (ir.Argument, Call)) else stored.pointer) if isinstance(
        stored, (ir.Argument, Call, ir.Load)) else not isinstance(stored, (ir.BinaryOp, ir.ConstantInt, *_HARMLESS))


def _in_structure(place: Value) -> bool:
    while isinstance(place, ir.GetElementPtr):
        place = place.operands[0]
    return not isinstance(place, ir.Alloca) or place.allocated_type.is_aggregate


def _leads_to(operand: Value, value: Value) -> bool:
    """Whether an operand is an address into what a value is the address of."""
    return operand is value or (operand.is_constant and value in set[Value](globals_in(operand)))

