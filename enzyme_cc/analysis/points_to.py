"""Which memory objects a pointer may point into: a subset-based points-to analysis (Andersen 1994),
insensitive to flow and fields, with a summary for each function so that calls keep objects apart.

Objects: the memory an argument points to and, as one more object, everything reachable from there; each
alloca, allocation and global; the fresh memory that a call returns; and the unknown. Sets of objects are bit
masks, bit 0 the unknown. `contents` maps an object to the objects that pointers stored in it may point into.

Two arguments are taken to point into different objects: what is active is declared argument by argument, and
whoever passes overlapping memory with different activities breaks that promise at the call.

Integers hold addresses as pointers do, and so do doubles that are moved and that no tag declares; but not those that
are declared members of a structure, in a program that keeps no addresses in integers (addresses_as_integers.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from enzyme_cc.analysis.addresses_as_integers import is_declared_integer, keeps_addresses_in_integers
from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.declared_types import is_declared_number
from enzyme_cc.analysis.value_copies import copies_of, is_stored
from enzyme_cc.ir import (
    Argument,
    Call,
    ConstantAggregate,
    ConstantExpr,
    Function,
    GlobalAlias,
    GlobalVariable,
    Instruction,
    Type,
    Value,
    f64,
)
from enzyme_cc.ir.opcodes import CALLS, CONSTANT_CASTS, COPIES

UNKNOWN_BIT = 1

ARGUMENT, BEYOND, ALLOCA, ALLOCATION, GLOBAL, FRESH, UNKNOWN_OBJECT = (
    "argument",
    "beyond",
    "alloca",
    "allocation",
    "global",
    "fresh",
    "unknown",
)


class MemoryObject(NamedTuple):
    """A set of run-time objects that the analysis takes together. `beyond`: what is reachable from `value`,
    an argument or global, through at least one pointer."""

    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody needs here
    kind: str
    value: Value | None


class Summary(NamedTuple):
    """What a function does with pointers, in terms a caller can translate (see PointsTo.token): where its
    result points, and (holder, held), in order: pointers into `held` are stored in `holder`."""

    result: frozenset[tuple]
    stores: tuple[tuple[tuple, tuple], ...]


NOTHING = Summary(frozenset(), ())


def bits(mask: int) -> Iterator[int]:
    """The positions of the ones of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def may_hold_pointer(type: Type) -> bool:
    """Whether a value of the type may hold an address (integers wide enough may)."""
    if type.is_pointer:
        return True
    if type.is_int:
        return type.bits >= 64
    if type.is_vector or type.is_array:
        return may_hold_pointer(type.element)
    if type.is_struct:
        return getattr(type, "body", type) is not None and any(
            may_hold_pointer(e)
            for e in type.elements
        )
    return False


class PointsTo:
    """The points-to sets of one function."""

    __slots__ = (
        "function", "objects", "constants", "contents", "changed", "_stored",
        "_masks", "_numbers", "_of_value", "_beyond", "_left", "_led_to", "_summaries", "_words",
    )

    def __init__(self, function: Function, summaries: Summaries) -> None:
        self.function = function
        self.objects: list[MemoryObject] = [MemoryObject(0, UNKNOWN_OBJECT, None)]
        self.constants = 0  # variables that are constant and known: nothing is stored into them
        self.contents: list[int] = [UNKNOWN_BIT]
        self._stored: dict[int, int] = {}  # what of the contents the function itself stores
        self._masks: dict[Value, int] = {}
        self._of_value: dict[Value, int] = {}
        self._beyond: dict[Value, int] = {}
        self._left: int | None = None
        self._led_to: dict[Value, tuple[int, int]] | None = None
        self._summaries = summaries
        self._numbers = frozenset(
            i for i in function.instructions()
            if i.opcode in ("load", "store") and summaries.is_no_address(i)
        )
        self._words = frozenset(i for i in function.instructions() if i.opcode == "load" and _is_moved_word(i))
        for argument in function.args:
            if may_hold_pointer(argument.type):
                self._masks[argument] = 1 << self._with_beyond(argument, ARGUMENT)
        for instruction in function.instructions():
            for operand in instruction.operands:
                if operand.is_constant:
                    self._constant(operand)
        self._settle()
        for instruction in function.instructions():
            # Only now: an address that goes through words around a loop is seen after the words.
            if instruction.opcode == "inttoptr" and not (instruction.operands[0].is_constant or self.of(instruction)):
                self._add(instruction, UNKNOWN_BIT)
        if self.changed:
            self._settle()
        self._left = None
        self._led_to = {}  # from here on what is known of a value stays

    def _settle(self) -> None:
        """Visit all instructions until nothing changes."""
        self.changed = True
        while self.changed:
            self.changed = False
            for instruction in self.function.instructions():
                self._visit(instruction)

    # -- answers -----------------------------------------------------------------------------------

    def of(self, value: Value) -> int:
        """The objects that a value may point into, as a mask; 0 for what holds no pointer."""
        found = self._masks.get(value)
        if found is not None:
            return found
        return self._constant(value) if value.is_constant else 0

    def content(self, mask: int) -> int:
        """The objects that pointers loaded from these objects may point into."""
        contents, found = self.contents, 0
        while mask:
            low = mask & -mask
            found |= contents[low.bit_length() - 1]
            mask ^= low
        return found

    def reachable(self, mask: int) -> int:
        """These objects and all that pointers in them lead to."""
        seen = 0
        frontier = mask
        while frontier:
            seen |= frontier
            frontier = self.content(frontier) & ~seen
        return seen

    def led_to(self, value: Value) -> tuple[int, int]:
        """The objects that a value may point into, and all that pointers in these lead to."""
        if self._led_to is None:
            direct = self.of(value)
            return direct, self.reachable(self.content(direct))
        found = self._led_to.get(value)
        if found is None:
            direct = self.of(value)
            found = self._led_to[value] = direct, self.reachable(self.content(direct))
        return found

    def older(self) -> int:
        """What the function finds: all that its arguments and global variables lead to."""
        return self.reachable(union(
            1 << o.index for o in self.objects
            if o.kind in (ARGUMENT, BEYOND, GLOBAL) and not (
                isinstance(o.value, GlobalVariable) and o.kind == GLOBAL and o.value.is_constant_global)))

    def transformed(self, call: Call) -> int:
        """What a plan of FFTW that is executed may be of: what it holds; and all that is older than the function, if
        the plan may be."""
        plan, models = self.of(call.args[0]), self._summaries.models
        reached = self.reachable(plan)
        made_here = union(
            1 << o.index for o in self.objects
            if o.kind == FRESH and isinstance(o.value, Call) and models.of(o.value).kind is Kind.FFTW)
        return reached if plan and not plan & ~made_here else reached | self.older()

    def variables(self) -> int:
        """The global variables that may change, and what lies behind any."""
        return union(
            1 << o.index for o in self.objects
            if isinstance(o.value, GlobalVariable) and not (o.kind == GLOBAL and o.value.is_constant_global))

    def object_of(self, value: Value) -> int | None:
        """The index of the object that an alloca, allocation, argument, global or call makes."""
        return self._of_value.get(value)

    def beyond(self, value: Value) -> int | None:
        """The index of the object that stands for what is reachable from an argument or global."""
        return self._beyond.get(value)

    def token(self, index: int) -> tuple | None:
        """An object's name that means something to callers; None for a local one (stack memory), unless its address
        stays in memory that callers know: what they call may take it from there while the function runs."""
        item = self.objects[index]
        if item.kind == ARGUMENT:
            assert isinstance(item.value, Argument)
            return ("argument", item.value.index)
        if item.kind == BEYOND:
            if isinstance(item.value, GlobalVariable):
                return ("beyond global", item.value)
            assert isinstance(item.value, Argument)
            return ("beyond", item.value.index)
        if item.kind == GLOBAL:
            return ("global", item.value)
        if item.kind in (ALLOCATION, FRESH):
            return ("fresh",)
        if item.kind == ALLOCA and self._left_with_callers >> index & 1:
            return ("fresh",)
        return ("unknown",) if item.kind == UNKNOWN_OBJECT else None

    @property
    def _left_with_callers(self) -> int:
        """The objects whose addresses lie in memory that callers know."""
        if self._left is None:
            known = union(1 << o.index for o in self.objects if o.kind in (ARGUMENT, BEYOND, GLOBAL))
            self._left = self.reachable(self.content(known))
        return self._left

    def translate(self, token: tuple, call: Call, arguments: Sequence[Value] | None = None) -> int:
        """The objects here that a callee's token stands for at a call; of a function that is called back, with the
        arguments that it gets."""
        kind = token[0]
        if kind in ("argument", "beyond"):
            given = call.args if arguments is None else arguments
            if token[1] >= len(given):
                return UNKNOWN_BIT
            return self.of(given[token[1]]) if kind == "argument" else self.led_to(given[token[1]])[1]
        if kind == "global":
            return self.of(token[1])
        if kind == "beyond global":
            return self.led_to(token[1])[1]
        return 1 << self._make(call, FRESH) if kind == "fresh" else UNKNOWN_BIT

    def summary(self) -> Summary:
        """What callers need to know."""
        result: set[tuple] = set()
        for block in self.function.blocks:
            last = block.terminator
            if last is not None and last.opcode == "ret" and last.operands:
                result |= self._tokens(self.of(last.operands[0]))
        stores: set[tuple[tuple, tuple]] = set()
        for item in self.objects:
            holder = self.token(item.index)
            if holder is not None and holder[0] != "unknown":
                stores.update((holder, held) for held in self._tokens(self._stored.get(item.index, 0)))
        return Summary(frozenset(result), _in_order(stores))

    def _tokens(self, mask: int) -> set[tuple]:
        return {token for index in bits(mask) if (token := self.token(index)) is not None}

    # -- making objects ----------------------------------------------------------------------------

    def _make(self, value: Value, kind: str) -> int:
        found = self._of_value.get(value)
        if found is None:
            found = self._of_value[value] = len(self.objects)
            self.objects.append(MemoryObject(found, kind, value))
            self.contents.append(0)
        return found

    def _with_beyond(self, value: Value, kind: str) -> int:
        index = self._make(value, kind)
        if value not in self._beyond:
            beyond = self._beyond[value] = len(self.objects)
            self.objects.append(MemoryObject(beyond, BEYOND, value))
            self.contents.append(1 << beyond)
            self.contents[index] |= 1 << beyond
        return index

    def _constant(self, value: Value) -> int:
        while isinstance(value, (ConstantExpr, GlobalAlias)):
            if isinstance(value, GlobalAlias):
                value = value.aliasee
            elif value.opcode == "getelementptr" or value.opcode in CONSTANT_CASTS:
                value = value.operands[0]
            else:
                return union(self._constant(operand) for operand in value.operands)
        if isinstance(value, GlobalVariable):
            if value not in self._of_value:
                if value.is_constant_global and not value.is_declaration:
                    index = self._make(value, GLOBAL)
                    self.constants |= 1 << index
                else:
                    index = self._with_beyond(value, GLOBAL)
                self.changed = True
                if may_hold_pointer(value.value_type) and not value.is_declaration:
                    assert value.initializer is not None
                    self.contents[index] |= self._constant(value.initializer)
            return 1 << self._of_value[value]
        if isinstance(value, ConstantAggregate):
            return union(self._constant(element) for element in value.elements)
        return 0

    # -- transfer ----------------------------------------------------------------------------------

    def _add(self, value: Value, mask: int) -> None:
        old = self._masks.get(value, 0)
        if mask & ~old:
            self._masks[value] = old | mask
            self.changed = True

    def _hold(self, holders: int, held: int) -> None:
        """Pointers into `held` are stored in each of `holders`."""
        if held:
            for index in bits(holders & ~self.constants):
                self._stored[index] = self._stored.get(index, 0) | held
                if held & ~self.contents[index]:
                    self.contents[index] |= held
                    self.changed = True

    def _visit(self, i: Instruction) -> None:
        opcode = i.opcode
        if opcode == "load":
            if (may_hold_pointer(i.type) or i in self._words) and i not in self._numbers:
                self._add(i, self.content(self.of(i.operands[0])))
        elif opcode == "store":
            if i not in self._numbers:
                self._hold(self.of(i.operands[1]), self.of(i.operands[0]))
        elif opcode == "alloca":
            self._add(i, 1 << self._make(i, ALLOCA))
        elif opcode == "getelementptr":
            self._add(i, self.of(i.operands[0]))
        elif opcode in CALLS:
            assert isinstance(i, Call)
            self._call(i)
        elif opcode == "atomicrmw" or opcode == "cmpxchg":
            value = i.operands[-1]
            if may_hold_pointer(value.type):
                where = self.of(i.operands[0])
                self._hold(where, self.of(value))
                self._add(i, self.content(where))
        elif opcode == "va_arg" or opcode == "landingpad":
            if may_hold_pointer(i.type):
                self._add(i, UNKNOWN_BIT)
        elif opcode == "inttoptr":
            self._add(i, self.of(i.operands[0]))
        elif opcode not in _NO_ADDRESS and (may_hold_pointer(i.type) or (i.type is f64 and opcode in _SAME_WORD)):
            operands = i.operands[1:] if opcode == "select" else i.operands
            mask = union(self.of(operand) for operand in operands)
            if mask:
                self._add(i, mask)

    def _call(self, i: Call) -> None:
        models = self._summaries.models
        model = models.of(i)
        if model.body is not None:
            self._summary(i, model.body)
            return
        info, name = (None if model.registered else model.info), model.name
        for edge in models.callbacks(i):
            self._summary(i, edge.function, edge.arguments)
        if info is not None and model.kind not in (Kind.STRUCTURAL, Kind.SHADOWED):
            if info.destination is not None and info.source is not None:
                target = self.of(i.operands[info.destination])
                self._hold(target, self.content(self.of(i.operands[info.source])))
                self._add(i, target)
            elif model.kind is Kind.REALLOCATE:
                old = union(self.of(a) for a in i.args)
                new = 1 << self._make(i, ALLOCATION)
                self._hold(new, self.content(old))
                self._add(i, new)
            elif model.kind is Kind.ALLOCATE:
                new = 1 << self._make(i, ALLOCATION)
                if info.result_through is not None:
                    self._hold(self.of(i.operands[info.result_through]), new)
                else:
                    self._add(i, new)
            elif info.returns is not None:
                self._add(i, self.of(i.operands[info.returns]))
            elif model.kind is Kind.CALLBACK:
                reached = self.reachable(union(self.of(a) for a in i.args))
                if i.type.is_pointer:
                    self._add(i, reached)
            elif i.type.is_pointer:
                new = 1 << self._make(i, FRESH)
                self._add(i, new)
                if info.fftw is not None:  # a plan holds its arrays
                    self._hold(new, union(self.of(i.args[k]) for k in info.fftw.arrays.values()))
            elif info.fftw is not None and info.fftw.makes_plan:
                self._hold(self.of(i.args[0]), union(self.of(i.args[k]) for k in info.fftw.arrays.values()))
            return
        if model.spelling is not None and not model.registered:
            return
        if name.startswith("llvm.masked."):  # vectors of pointers that are loaded or stored
            reached = union(self.of(a) for a in i.args)
            if i.type.is_void and i.args[0].type.scalar.is_pointer:
                self._hold(union(self.of(a) for a in i.args[1:]), self.of(i.args[0]))
            elif i.type.scalar.is_pointer:
                self._add(i, reached | self.content(reached))
            return
        if name.startswith("llvm.") and not i.type.is_pointer:
            if may_hold_pointer(i.type):
                self._add(i, union(self.of(a) for a in i.args))
            return
        # A function that nobody knows may store any pointer it gets in all that it reaches, and return it.
        reached = self.reachable(union(self.of(a) for a in i.args if not a.type.is_metadata))
        if not name.startswith("llvm."):
            self._hold(reached, reached)
        if may_hold_pointer(i.type):
            fresh = 0 if name.startswith("llvm.") else 1 << self._make(i, FRESH)
            self._add(i, reached | fresh)
        bodies = [body for body in models.reached(i) if self._summaries.names_variables(body)]
        if bodies:
            self._through_variables(i, bodies)

    def _summary(self, i: Call, body: Function, arguments: Sequence[Value] | None = None) -> None:
        """What a body does with pointers, at a call of it or at one that calls it back."""
        summary = self._summaries.of(body)
        for holder, held in summary.stores:
            self._hold(self.translate(holder, i, arguments), self.translate(held, i, arguments))
        if arguments is None and may_hold_pointer(i.type):
            self._add(i, union(self.translate(token, i) for token in summary.result))

    def _through_variables(self, i: Call, bodies: Iterable[Function]) -> None:
        """What bodies that a pointer may lead to do with pointers in global variables; the rest of what they may do is
        done by any function that nobody knows."""
        translated: dict[tuple, int] = {}

        def here(token: tuple) -> int:
            if token not in translated:
                translated[token] = self.translate(token, i)
            return translated[token]

        held_by: dict[tuple, int] = {}
        result = 0
        for body in bodies:
            through_variables = self._summaries.through_variables(body)
            for holder, held in through_variables.stores:
                held_by[holder] = held_by.get(holder, 0) | here(held)
            if may_hold_pointer(i.type):
                result |= union(here(token) for token in through_variables.result)
        for holder, mask in held_by.items():
            self._hold(here(holder), mask)
        if result:
            self._add(i, result)


def _in_order(stores: set[tuple[tuple, tuple]]) -> tuple[tuple[tuple, tuple], ...]:
    return tuple(sorted(stores, key=repr))


_OF_VARIABLES = frozenset(("global", "beyond global"))
"""Tokens of summaries that name global variables, and what these lead to."""

_SAME_WORD = COPIES | {"bitcast"}
_NO_ADDRESS = frozenset(
    (
        "icmp fcmp fptosi fptoui sitofp uitofp fadd fsub fmul fdiv frem fneg fptrunc fpext br switch ret "
        "unreachable indirectbr resume fence mul udiv sdiv urem srem"
    ).split()
)


def _is_moved_word(load: Instruction) -> bool:
    """Whether a double may be an address, as LLVM moves the words of unions in the guise of one of their members. Rust
    says of variables that they are defined, which padding and other variants need not be."""
    if load.type is not f64 or "noundef" in load.metadata or is_declared_number(load):
        return False
    words = copies_of(load, _SAME_WORD)
    return any(is_stored(word) or any(user.opcode in ("inttoptr", "ret") for user in word.users) for word in words)


def union(masks: Iterable[int]) -> int:
    """The objects of any of the sets."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def _names_variable(function: Function) -> bool:
    """Whether the code of a function names a global variable that changes."""
    pending = [o for i in function.instructions() for o in i.operands if o.is_constant]
    seen = set(pending)
    for value in pending:
        if isinstance(value, GlobalVariable) and not value.is_constant_global:
            return True
        parts = value.operands if isinstance(value, ConstantExpr) else getattr(value, "elements", ())
        for part in parts:
            if part not in seen:
                seen.add(part)
                pending.append(part)
    return False


class Summaries:
    """Points-to results and summaries of a module's functions, found on demand; recursion to a fixpoint.

    A function is looked at once, after what it calls. In a circle of calls some are looked at with summaries of others
    that were not complete: when a summary grows, the functions that used it are looked at again.
    """

    __slots__ = (
        "_keeps_addresses", "_naming", "_of_variables", "_results", "_running", "_stale", "_summaries", "_users",
        "models",
    )

    def __init__(self, models: CallModels) -> None:
        self.models = models
        self._keeps_addresses: bool | None = None
        self._results: dict[Function, PointsTo] = {}
        self._summaries: dict[Function, Summary] = {}
        self._running: list[Function] = []
        self._users: dict[Function, dict[Function, None]] = {}
        self._stale: dict[Function, None] = {}
        self._naming: dict[Function, bool] = {}
        self._of_variables: dict[Function, tuple[Summary, Summary]] = {}

    def is_no_address(self, access: Instruction) -> bool:
        """Whether an integer that is loaded or stored is surely no address."""
        value = access if access.opcode == "load" else access.operands[0]
        if not value.type.is_int or value.type.bits != 64 or not is_declared_integer(access):
            return False
        if self._keeps_addresses is None:
            assert access.module is not None
            self._keeps_addresses = keeps_addresses_in_integers(access.module)
        return not self._keeps_addresses

    def names_variables(self, function: Function) -> bool:
        """Whether a function, or one that it may call, names a global variable that changes."""
        found = self._naming.get(function)
        if found is None:
            reached, pending, found = {function}, [function], False
            while pending and not found:
                body = pending.pop()
                known = self._naming.get(body)
                found = bool(known) or (known is None and _names_variable(body))
                for i in body.instructions() if known is None else ():
                    if isinstance(i, Call):
                        callees = [*self.models.reached(i), *(edge.function for edge in self.models.callbacks(i))]
                        pending += [callee for callee in callees if callee not in reached]
                        reached.update(callees)
            self._naming.update({function: True} if found else dict.fromkeys(reached, False))
        return found

    def points_to(self, function: Function) -> PointsTo:
        """The points-to sets of a function with a body."""
        self.of(function)
        return self._results[function]

    def of(self, function: Function) -> Summary:
        """The summary of a function with a body; as far as it is known, while a circle of calls is looked at."""
        if function not in self._results and function not in self._running:
            self._look_at(function)
            while self._stale and not self._running:
                self._look_at(self._stale.popitem()[0])
        if self._running:
            self._users.setdefault(function, {})[self._running[-1]] = None
        return self._summaries.get(function, NOTHING)

    def through_variables(self, function: Function) -> Summary:
        """What of a function's summary is about global variables."""
        whole = self.of(function)
        found = self._of_variables.get(function)
        if found is None or found[0] is not whole:
            part = Summary(
                frozenset(token for token in whole.result if token[0] in _OF_VARIABLES),
                tuple(pair for pair in whole.stores if pair[0][0] in _OF_VARIABLES or pair[1][0] in _OF_VARIABLES),
            )
            found = self._of_variables[function] = (whole, part)
        return found[1]

    def _look_at(self, function: Function) -> None:
        self._running.append(function)
        result = self._results[function] = PointsTo(function, self)
        self._running.pop()
        before, now = self._summaries.get(function, NOTHING), result.summary()
        joined = Summary(before.result | now.result, _in_order({*before.stores, *now.stores}))
        self._summaries[function] = joined
        if joined != before:
            self._stale.update(self._users.get(function, {}))
