"""Objects into which memory with numbers is copied, and nothing says that it goes to numbers: halves of these may then
be read as integers, wherever the types have nothing but a row of numbers.

The lattice: for each function a set of flows between the objects of points_to.py, joined by union, insensitive to flow:
from which object and from where on in it, to which object and to where. A flow is

    a move     for a copy or a reallocation
    a pour     for a copy of which neither end says that numbers go to numbers, or that integers are moved
               (untagged_writes.py); and for a move that goes on from there

Where: how far the pointer is from the beginning of the object before it is indexed or walks; unknown, if it was loaded
or returned. What a callee moves between what it is given, or returns, it moves between the caller's objects.

The answer: what is poured to, by whatever way, from another object in which numbers are accessed, or of which nothing
is known; an object that is poured to from elsewhere in itself; and what callers hand over that is. Who sorts records
moves them along one array: they are put where they were taken from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from enzyme_cc.analysis.points_to import BEYOND, PointsTo, bits
from enzyme_cc.ir import (
    Alloca,
    Argument,
    Call,
    ConstantExpr,
    DataLayout,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Value,
)
from enzyme_cc.ir.opcodes import POINTER_COPIES

MAX_ROUNDS = 12
MOST_FLOWS = 4000
"""After so many rounds, or for a function with so many, numbers are taken to be poured into every object."""


class CopiesOf(NamedTuple):
    """What is known of one function: its copies with their ends, from and to, and which of them pour; its calls of
    functions that are known; and the objects in which numbers are accessed, and integers."""

    memory: PointsTo
    layout: DataLayout
    copies: Mapping[Call, tuple[Value, Value]]
    pours: frozenset[Call]
    calls: list[tuple[Call, Function]]
    numbers: int
    integers: int


class Flow(NamedTuple):
    """One of a function's. Objects by their index; places in bytes, None if unknown."""

    source: int
    taken: int | None
    to: int
    put: int | None
    pours: bool


class _Function:
    """The flows of one function, and what is poured to."""

    __slots__ = ("_next", "_places", "_told", "copies", "flows", "handed", "has_callers", "within")

    def __init__(self, copies: CopiesOf, has_callers: bool) -> None:
        self.copies = copies
        self.has_callers = has_callers
        self.flows: set[Flow] = set()
        self._next: dict[int, list[Flow]] = {}
        self.within = self.handed = 0  # what a callee pours to from its own memory; and what callers hand over
        self._places: dict[Value, frozenset[int | None]] = {}
        self._told: tuple[int, list[tuple[Flow, bool]]] = -1, []  # with how many flows
        for call, (source, to) in copies.copies.items():
            self.add(
                Flow(start, taken, end, put, call in copies.pours)
                for start in bits(copies.memory.of(source)) for taken in self.places(source)
                for end in bits(copies.memory.of(to)) for put in self.places(to))

    def add(self, flows: Iterable[Flow]) -> None:
        """Add flows."""
        for flow in flows:
            if flow not in self.flows:
                self.flows.add(flow)
                self._next.setdefault(flow.source, []).append(flow)

    def places(self, pointer: Value) -> frozenset[int | None]:
        """Where in their objects a pointer may begin to be indexed or to walk."""
        found = self._places.get(pointer)
        if found is None:
            found = self._places[pointer] = frozenset(_beginnings(pointer, self.copies))
        return found

    def reached(self, start: int, is_poured: bool = False) -> tuple[int, int]:
        """Where what lies in an object is moved, and where it is poured to."""
        found = [0, 0]
        work = [(start, is_poured)]
        while work:
            index, poured = work.pop()
            for flow in self._next.get(index, ()):
                state = poured or flow.pours
                if not found[state] >> flow.to & 1:
                    found[state] |= 1 << flow.to
                    work.append((flow.to, state))
        return found[0], found[1]

    @property
    def sources(self) -> int:
        """The objects with numbers of their own, and those of which nothing is known. Constants have no derivatives."""
        fed = 0
        for flow in self.flows:
            fed |= 1 << flow.to
        return (self.copies.numbers | ~(self.copies.integers | fed)) & ~self.copies.memory.constants

    def poured(self) -> int:
        """What is poured to."""
        found, sources = self.within | self.handed, self.sources
        for index in bits(found):
            found |= self.reached(index, True)[1]
        for index in self._next:
            if sources >> index & 1:
                poured = self.reached(index)[1]
                if poured >> index & 1 and not self._moves_elsewhere(index):
                    poured &= ~(1 << index)
                if self.has_callers and self._is_given(index):
                    poured &= self._own_objects  # callers know which of the others are one object
                found |= poured
        return found

    def _moves_elsewhere(self, index: int) -> bool:
        """Whether what is taken from an object and comes back to it is put elsewhere in it."""
        there = 1 << index
        for reached in self.reached(index):
            there |= reached
        taken, put = set[int | None](), set[int | None]()
        for flow in self.flows:
            if flow.source == index and any(r >> index & 1 for r in (1 << flow.to, *self.reached(flow.to))):
                taken.add(flow.taken)
            if flow.to == index and there >> flow.source & 1:
                put.add(flow.put)
        return taken != put

    @property
    def size(self) -> tuple[int, int]:
        """How much is known; it only grows."""
        return len(self.flows), self.within

    def told(self) -> list[tuple[Flow, bool]]:
        """What a caller may see of the flows, those through the function's own memory as one; and whether what is
        taken is the function's own, with numbers in it."""
        if self._told[0] != len(self.flows):
            self._told = len(self.flows), list(self._tell())
        return self._told[1]

    def _tell(self) -> Iterator[tuple[Flow, bool]]:
        sources, token = self.sources, self.copies.memory.token
        own = {index for index in self._next if self._is_own(index)}
        for flow in tuple(self.flows):
            shows, is_source = token(flow.source) is not None, flow.source in own and bool(sources >> flow.source & 1)
            seen, work = {flow}, [flow]
            while work and (shows or is_source):
                last = work.pop()
                if token(last.to) is not None:
                    if shows:
                        yield last, False
                    if is_source:
                        yield last, True
                for after in self._next[last.to] if last.to in own else ():
                    joined = Flow(flow.source, flow.taken, after.to, after.put, last.pours or after.pours)
                    if joined not in seen:
                        seen.add(joined)
                        work.append(joined)

    def _is_given(self, index: int) -> bool:
        """Whether an object is a caller's."""
        return isinstance(self.copies.memory.objects[index].value, Argument)

    @property
    def _own_objects(self) -> int:
        return sum(1 << item.index for item in self.copies.memory.objects if self._is_own(item.index))

    def _is_own(self, index: int) -> bool:
        """Whether an object is made here; it may be one that is returned."""
        token = self.copies.memory.token(index)
        return token is None or token[0] == "fresh"


class PouredNumbers:
    """Those objects of the functions of one slice."""

    __slots__ = ("_poured",)

    def __init__(self, functions: Mapping[Function, CopiesOf]) -> None:
        if not any(copies.pours for copies in functions.values()):
            self._poured = dict.fromkeys(functions, 0)
            return
        called = _called_from_outside({
            function: {callee for _, callee in copies.calls} for function, copies in functions.items()})
        found = {function: _Function(copies, function in called) for function, copies in functions.items()}
        is_settled = _join_flows(found) and _hand_down(found)
        self._poured = {function: each.poured() if is_settled else -1 for function, each in found.items()}

    def of(self, function: Function) -> int:
        """The objects of a function that are some."""
        return self._poured[function]


def _called_from_outside(callees: Mapping[Function, set[Function]]) -> set[Function]:
    """The functions that others call which they do not lead to themselves."""
    led_to: dict[Function, set[Function]] = {}
    for function in callees:
        seen, work = set[Function](), [function]
        while work:
            for callee in callees[work.pop()]:
                if callee not in seen:
                    seen.add(callee)
                    work.append(callee)
        led_to[function] = seen
    return {callee for function, called in callees.items() for callee in called if function not in led_to[callee]}


def _join_flows(functions: Mapping[Function, _Function]) -> bool:
    """Take what callees move; whether that comes to an end."""
    taken: dict[tuple[Call, Function], tuple[int, int]] = {}  # how much there was to take
    for _ in range(MAX_ROUNDS):
        changed = False
        for caller in functions.values():
            for edge in caller.copies.calls:
                callee = functions[edge[1]]
                if taken.get(edge) != callee.size:
                    taken[edge] = callee.size
                    changed |= _take(caller, callee, edge[0])
            if len(caller.flows) > MOST_FLOWS:
                return False
        if not changed:
            return True
    return False


def _take(caller: _Function, callee: _Function, call: Call) -> bool:
    before = caller.size
    for flow, is_own in callee.told():
        ends = list(_translated(caller, callee, call, flow.to, flow.put))
        if is_own:
            if flow.pours:
                for end, _ in ends:
                    caller.within |= 1 << end
            continue
        caller.add(
            Flow(start, taken, end, put, flow.pours)
            for start, taken in _translated(caller, callee, call, flow.source, flow.taken) for end, put in ends)
    caller.within |= given_back(caller.copies.memory, callee.copies.memory, call, callee.within)
    return caller.size != before


def _translated(
    caller: _Function, callee: _Function, call: Call, index: int, place: int | None
) -> Iterator[tuple[int, int | None]]:
    """The caller's objects that an object of a callee is, and where in them a place is."""
    mask = given_back(caller.copies.memory, callee.copies.memory, call, 1 << index)
    if not mask:
        return
    value, places = callee.copies.memory.objects[index].value, frozenset[int | None]((place,))
    if callee.copies.memory.objects[index].kind == BEYOND:
        places = frozenset((None,))
    elif isinstance(value, Argument):
        places = frozenset(
            None if place is None or start is None else start + place for start in caller.places(call.args[value.index])
        )
    for each in bits(mask):
        for here in places:
            yield each, here


def _hand_down(functions: Mapping[Function, _Function]) -> bool:
    """Tell callees what is poured to; whether that comes to an end."""
    for _ in range(MAX_ROUNDS):
        changed = False
        for caller in functions.values():
            poured = caller.poured()
            for call, function in caller.copies.calls if poured else ():
                callee = functions[function]
                ends = caller.copies.memory, callee.copies.memory
                new = (handed(*ends, call, poured) | _same_variables(*ends, poured)) & ~callee.handed
                callee.handed |= new
                changed |= bool(new)
        if not changed:
            return True
    return False


def _beginnings(pointer: Value, copies: CopiesOf) -> Iterator[int | None]:
    work, seen = [(pointer, 0)], set[Value]()
    while work:
        value, at = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, GetElementPtr | ConstantExpr) and value.opcode == "getelementptr":
            work.append((value.operands[0], at + copies.layout.gep_offset(value)[0]))
        elif isinstance(value, Instruction) and value.opcode in POINTER_COPIES:
            work += [(operand, at) for operand in value.operands if operand.type.is_pointer]
        elif isinstance(value, Alloca | Argument) or copies.memory.object_of(value) is not None:
            yield at
        else:
            yield None


def given_back(caller: PointsTo, callee: PointsTo, call: Call, mask: int) -> int:
    """The caller's objects that objects of a callee are; all (-1) where it was given up to tell the callee's apart."""
    if mask < 0:
        return -1
    found = 0
    for index in bits(mask):
        token = callee.token(index)
        # Fresh memory that does not come back is no object of the caller's.
        if token is not None and token[0] != "unknown" and (token[0] != "fresh" or caller.object_of(call) is not None):
            found |= caller.translate(token, call)
    return found


def handed(caller: PointsTo, callee: PointsTo, call: Call, mask: int) -> int:
    """The objects behind a callee's arguments that some of these objects of the caller are."""
    found = 0
    for item in callee.objects if mask else ():
        if isinstance(item.value, Argument) and item.value.index < call.arg_count:
            given = caller.of(call.args[item.value.index])
            if item.kind == BEYOND:
                given = caller.reachable(caller.content(given))
            if given & mask:
                found |= 1 << item.index
    return found


def _same_variables(caller: PointsTo, callee: PointsTo, mask: int) -> int:
    """The callee's objects that are global variables, or lie beyond such, and among these objects of the caller."""
    found = 0
    for item in callee.objects if mask else ():
        if isinstance(item.value, GlobalVariable):
            given = caller.beyond(item.value) if item.kind == BEYOND else caller.object_of(item.value)
            if given is not None and mask >> given & 1:
                found |= 1 << item.index
    return found
