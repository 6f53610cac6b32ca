"""What values and memory of a slice contain: where that is kept while it is found, and what constants are."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import gcd
from typing import NamedTuple, Protocol

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.contents.allocators import is_allocator
from enzyme_cc.analysis.contents.assumptions import ALIGNMENT, MemoryRules
from enzyme_cc.analysis.contents.bits import FREE, Masks, of_number
from enzyme_cc.analysis.contents.memory import (
    CLEAN,
    MOST_TARGETS,
    NOTHING,
    RAW,
    RESTING,
    Content,
    Memory,
    joined,
)
from enzyme_cc.analysis.contents.places import ANYWHERE, START, Places, aligned, place
from enzyme_cc.analysis.contents.regions import (
    ADDRESS,
    CODE,
    GLOBAL,
    HEAP,
    NOWHERE,
    OUTSIDE,
    UNKNOWN,
    MemoryRegion,
    Read,
    Targets,
    Write,
)
from enzyme_cc.analysis.declared_types import MOVED_WORD
from enzyme_cc.analysis.pointer_steps import factor_in
from enzyme_cc.analysis.solver import Solver, TooManyVisits
from enzyme_cc.analysis.value_copies import is_moved_word
from enzyme_cc.ir import (
    Argument,
    Call,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    Function,
    GetElementPtr,
    GlobalAlias,
    GlobalVariable,
    Instruction,
    Metadata,
    Module,
    Poison,
    Select,
    Type,
    Undef,
    Value,
    f32,
    f64,
    is_zero_constant,
)
from enzyme_cc.ir.addresses import step
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, COPIES, DERIVED_POINTERS

PARTS_OF_NUMBERS = {
    part: (number, at) for number, size, places in ((f64, 32, (0, 4)), (f64, 64, (0,)), (f32, 32, (0,)))
    for at in places if (part := of_number(number).field(8 * at, size))}
"""Words of a number: its type, and how many bytes behind its start they lie."""


def part_of_number(bits: Masks, type: Type) -> tuple[Type, int] | None:
    """Of which number an integer may be a part that has these bits, and which part: of the largest one, where there may
    be several."""
    if not bits.touched or not type.is_int:
        return None
    return PARTS_OF_NUMBERS.get(bits) or ((f64, 0) if type.bits == 64 else None)


_OF_POINTERS = DERIVED_POINTERS | COPIES
SAME_BITS = frozenset("bitcast ptrtoint ptrtoaddr inttoptr addrspacecast".split())
_CONSTANT_TABLE = 4096
MOST_ALTERNATIVES = 12
"""So many addresses that one is chosen of are told apart."""


class DerivativeFacts(Protocol):
    """What is known of the derivatives that will be made."""

    def is_varied(self, value: Value) -> bool:
        """Whether a number may depend on what is differentiated, as far as those tell."""
        ...

    def moved(self, value: Value) -> Masks:
        """The bits of numbers in an integer whose derivative is moved with it."""
        ...

    def is_counted(self, value: Value) -> bool:
        """Whether an integer is known to be one by what is done with it, and so no address."""
        ...

    def replaces(self, call: Call) -> bool:
        """Whether a derivative of the callee always takes the place of a call."""
        ...


class GivenNumbers(NamedTuple):
    """Where a caller has numbers behind an argument: at which places the pointers lie that lead there, and where behind
    them. `is_told`: they are known to lie there, rather than one may."""

    path: tuple[Places, ...]
    where: Places
    type: Type
    is_told: bool


class EntryFunction(NamedTuple):
    """A function that a derivative is asked of: which arguments are differentiated, and which numbers the caller has
    behind them."""

    function: Function
    active: tuple[bool, ...]
    numbers: tuple[tuple[int, GivenNumbers], ...] = ()


class Values:
    """What the values and the memory of a slice contain, given the functions that derivatives are asked of.

    reads_given_integers    integers are read where the caller may have put numbers
    unknown                 addresses of which nothing is known, and the functions that use them
    given                   what calls give for the arguments of functions
    """

    def __init__(
        self, module: Module, models: CallModels, derivatives: DerivativeFacts,
        apart: Callable[[Metadata, Metadata], bool], entries: Iterable[EntryFunction],
        active_globals: Iterable[GlobalVariable] = (), assumptions: MemoryRules | None = None,
        most_visits: int | None = None,
    ) -> None:
        self.module = module
        self.layout: DataLayout = module.datalayout
        self.models = models
        self.derivatives = derivatives
        self.solver: Solver[Content] = Solver(NOTHING, joined, self._visit)
        self.solver.most_visits = most_visits
        self.assumptions = MemoryRules() if assumptions is None else assumptions
        self.memory = Memory(self.solver, apart, self.assumptions)
        self.functions: dict[Function, None] = {}
        entries = list(entries)
        self.entries = [entry.function for entry in entries]
        self.active_globals = frozenset(active_globals)
        self.reads_given_integers = False
        self.unknown: dict[Value, Function] = {}
        self._known_bases: dict[Value, list[tuple[Value, int]]] = {}
        self._constants: dict[Value, Content] = {}
        self.given: dict[Argument, dict[Value, None]] = {}
        self._moves: dict[Instruction, bool] = {}
        self._allocators: dict[Function, bool] = {}
        for function, active, _ in entries:
            self.enter(function)
            for argument, is_active in zip(function.args, active, strict=True):
                self.solver.grow(argument, self._given(argument, is_active))
        self.give(entries)

    def give(self, entries: Iterable[EntryFunction]) -> None:
        """Have callers put numbers where these say, and find what contains what then."""
        for function, active, numbers in entries:
            for position, (path, where, type, is_told) in numbers:
                if active[position]:
                    outside = self.memory.outside(function.args[position], True, path)
                    write = Write(where, self.layout.store_size(type), given=True, told=is_told)
                    self.memory.write(outside, write, Content(numbers=of_number(type), handed=True))
        self.solver.run()
        while self._look_past_types() or self._lead_to_unknown():
            if self.unknown and self.solver.most_visits is not None:
                raise TooManyVisits
            self.solver.run()

    def _given(self, argument: Argument, active: bool) -> Content:
        """What a caller of a derivative hands over."""
        type = argument.type
        if type.is_fp:
            return Content(numbers=of_number(type)) if active else CLEAN
        if type.is_int and type.bits < 8 * ADDRESS:
            return RAW if active else CLEAN
        outside = self.memory.outside(argument, active)
        raw = active and not type.is_pointer
        return Content(Targets({outside: START}), clean=not raw, raw=raw)

    def enter(self, function: Function) -> None:
        """Look at a function, as one that is called."""
        if function not in self.functions:
            self.functions[function] = None
            for i in function.instructions():
                self.solver.add(i)

    def is_allocator(self, function: Function) -> bool:
        """Whether a function does no more with memory that it allocates than to return it."""
        found = self._allocators.get(function)
        if found is None:
            found = self._allocators[function] = is_allocator(function, self.models)
        return found

    # ---- answers

    def of(self, value: Value) -> Content:
        """What a value may be made of."""
        if value.is_constant:
            return self._constant(value)
        return self.solver.value(value)

    def result(self, function: Function) -> Content:
        """What a function may return."""
        return self.solver.value(("result", function))

    def _visit(self, equation: Hashable) -> None:
        assert isinstance(equation, Instruction)
        self.visit(equation)

    def visit(self, i: Instruction) -> None:
        """Say what an instruction does, given what is known by now."""
        raise NotImplementedError

    def read(self, value: Value) -> Content:
        """What is known of a value by now, for the instruction that is visited."""
        if value.is_constant:
            return self._constant(value)
        return self.solver.read(value)

    # ---- what instructions make

    def make(self, i: Value, content: Content) -> None:
        """Say what an instruction or argument makes: numbers whose derivative does not go along are left behind."""
        if i.type.is_void:
            return
        if content.numbers is not FREE or content.raw:
            if i.type.is_fp:
                if not self.derivatives.is_varied(i):
                    content = content._replace(numbers=FREE, raw=False, clean=True)
            elif (moved := self.derivatives.moved(i)) is not FREE:
                if content.raw:  # what types take for a number the caller has put there as one
                    content = content._replace(numbers=content.numbers.union(moved), handed=True)
            else:
                content = content._replace(
                    left=content.left.union(content.numbers) if content.left is not FREE else content.numbers,
                    numbers=FREE, raw=False, raw_left=content.raw_left or content.raw)
        if content.targets and i.type.is_int and self.derivatives.is_counted(i):
            content = content._replace(targets=NOWHERE)
        if len(content.targets) > MOST_TARGETS:
            content = content._replace(targets=self.memory.gathered(content.targets))
        self.solver.grow(i, content)

    def computed(self, type: Type, operands: Iterable[Value]) -> Content:
        """A number that depends on others."""
        for operand in operands:
            if self.read(operand).numbers is not FREE:
                return Content(numbers=of_number(type))
        return RESTING

    def any_of(self, values: Iterable[Value]) -> Content:
        """One of the values."""
        found = NOTHING
        for value in values:
            found = joined(found, self.read(value))
        return found

    def tag_of(self, access: Instruction) -> Metadata | None:
        """The type that the program declares for an access; none where it moves whatever lies there."""
        found = access.metadata.get("tbaa")
        if found is None and MOVED_WORD in access.metadata:
            if access not in self._moves:
                self._moves[access] = is_moved_word(access if access.opcode == "load" else access.operands[0])
            if not self._moves[access]:
                return access.metadata[MOVED_WORD]
        return found

    def access(self, i: Instruction, target: MemoryRegion, where: Places, type: Type) -> Read:
        """How an instruction reads memory."""
        where, size = self._aligned(i, target, where), self.layout.store_size(type)
        return Read(where, size, self.tag_of(i), type.is_fp, self.assumptions.reads_integer(i, size))

    def written(self, i: Instruction, target: MemoryRegion, where: Places, type: Type) -> Write:
        """How an instruction writes memory."""
        return Write(self._aligned(i, target, where), self.layout.store_size(type), self.tag_of(i))

    def _aligned(self, i: Instruction, target: MemoryRegion, where: Places) -> Places:
        """Where the alignment of an access allows it to be."""
        said = getattr(i, "align", None) or 1
        if where.stride and said > 1 and self.assumptions.take(ALIGNMENT):
            return aligned(where, min(said, target.alignment))
        return where

    def loaded(self, i: Instruction, pointer: Value, type: Type) -> Content:
        """What is read from memory."""
        found = NOTHING
        for target, where in self.led_to(pointer):
            read = self.access(i, target, where, type)
            content = self.memory.read(target, read)
            if not type.is_fp:
                behind = self.memory.behind(target, where) if self._may_be_address(i, type) else None
                if behind is not None:
                    content = joined(content, Content(Targets({behind: START})))
                if content.handed and part_of_number(content.numbers, type) is not None:
                    # The caller may have put an integer there.
                    content = content._replace(clean=True)
                self.reads_given_integers = self.reads_given_integers or (content.raw and not type.is_pointer)
                if content.raw and (type.is_pointer or (read.typed and target.kind in (HEAP, OUTSIDE, UNKNOWN))):
                    # The program says that it is none; but not of what is seen to be a number.
                    content = content._replace(raw=False, clean=content.clean or not content.handed)
            elif content.raw and not content.numbers.touched:
                # What the slice reads as a number the caller has put there as one.
                given = Content(numbers=of_number(type), handed=True)
                self.memory.write(target, Write(read.place, read.size, read.tag, False, True), given)
                content = joined(content, given)
            found = joined(found, content)
        if type.is_fp:
            active = found.numbers is not FREE or found.raw
            numbers = of_number(type) if active else FREE
            found = Content(found.targets, numbers, found.left, found.clean, False, found.raw_left)
        return found

    def _may_be_address(self, i: Instruction, type: Type) -> bool:
        return type.is_aggregate or type.scalar.is_pointer or (
            type.scalar.bits >= 8 * ADDRESS and not self.derivatives.is_counted(i))

    def led_to(self, pointer: Value) -> list[tuple[MemoryRegion, Places]]:
        """Where an address leads, as far as is known by now, for the instruction that is visited."""
        return self._places(pointer, self.read)

    def places_of(self, pointer: Value) -> list[tuple[MemoryRegion, Places]]:
        """Where an address leads."""
        return self._places(pointer, self.of)

    def _places(self, pointer: Value, of: Callable[[Value], Content]) -> list[tuple[MemoryRegion, Places]]:
        return list(dict.fromkeys(
            (target, where.further(distance, 0))
            for base, distance in self._bases(pointer) for target, where in of(base).targets.items()))

    def _bases(self, pointer: Value) -> list[tuple[Value, int]]:
        """What an address is counted from, by how many bytes; the alternatives of a choice are told apart, as where it
        is the link to one child of a node or to the other."""
        found = self._known_bases.get(pointer)
        if found is None:
            pending, found, chosen = [(pointer, 0)], [], False
            for value, distance in pending:
                alternatives = self._alternatives(value) if len(pending) < MOST_ALTERNATIVES else None
                if alternatives is None:
                    found.append((value, distance))
                else:
                    chosen = chosen or len(alternatives) > 1
                    pending += [(base, distance + further) for base, further in alternatives]
            found = self._known_bases[pointer] = found if chosen else [(pointer, 0)]
        return found

    def _alternatives(self, pointer: Value) -> list[tuple[Value, int]] | None:
        """What an address is one of; None where it is nothing that is seen."""
        if isinstance(pointer, Select) and not pointer.type.is_vector:
            return [(choice, 0) for choice in pointer.operands[1:]]
        address = step(pointer, self.layout) if isinstance(pointer, Instruction) else None
        if address is None or len(address.strides) > 1 or pointer.type.is_vector:
            return None
        if not address.strides:
            return [(address.base, address.constant)]
        [(index, size)] = address.strides
        choices = [c for c in index.operands[1:] if isinstance(c, ConstantInt)] if isinstance(index, Select) else []
        return [(address.base, address.constant + size * c.value) for c in choices] if len(choices) == 2 else None

    def stepped(self, i: GetElementPtr | ConstantExpr | Instruction) -> Content:
        content = self.read(i.operands[0])
        if not content.targets:
            return content
        address = step(i, self.layout)
        if address is None:  # over vectors of which nobody knows how long they are
            return content._replace(targets=content.targets.further(0, 1))
        stride = 0
        for index, scale in address.strides:
            stride = gcd(stride, scale * factor_in(index))
        return content._replace(targets=content.targets.further(address.constant, stride))

    # ---- constants

    def _constant(self, value: Value) -> Content:
        found = self._constants.get(value)
        if found is None:
            found = self._constants[value] = CLEAN
            found = self._constants[value] = self._of_constant(value)
        return found

    def _of_constant(self, value: Value) -> Content:
        if isinstance(value, (Undef, Poison)):
            return NOTHING
        if value.type.scalar.is_fp or is_zero_constant(value):
            return RESTING
        while isinstance(value, GlobalAlias):
            value = value.aliasee
        if isinstance(value, Function):
            return Content(Targets({self.memory.object(CODE, value): START}), clean=True)
        if isinstance(value, GlobalVariable):
            target = self.memory.object(GLOBAL, value)
            target.active = value in self.active_globals and not self.assumptions.is_constant(value)
            if value.initializer is not None:
                self._initialise(target, value.initializer, 0)
            return Content(Targets({target: START}), clean=True)
        if isinstance(value, ConstantExpr):
            if value.opcode == "getelementptr":
                return self.stepped(value)
            found = NOTHING
            for operand in value.operands:
                found = joined(found, self._constant(operand))
            return found if value.opcode in SAME_BITS else found._replace(targets=found.targets.further(0, 1))
        if isinstance(value, ConstantAggregate):
            targets: Targets = NOWHERE
            for element in value.elements:
                targets = targets.joined(self._constant(element).targets)
            return Content(targets, clean=True) if targets else CLEAN
        return CLEAN

    def _initialise(self, target: MemoryRegion, value: Value, offset: int) -> None:
        """The addresses that a variable starts with."""
        if isinstance(value, ConstantAggregate):
            type = value.type
            for number, element in enumerate(value.elements[:_CONSTANT_TABLE]):
                self._initialise(target, element, offset + self.layout.offset(type, number))
        elif value.type.is_pointer or isinstance(value, ConstantExpr):
            content = self._constant(value)
            if content.targets:
                where = Places(offset, 0) if len(target.writes) < 32 else place(offset, 8)
                self.memory.write(target, Write(where, 8, None, False, True), content)

    def _look_past_types(self) -> bool:
        reads: dict[tuple[MemoryRegion, Read], None] = {}
        blind: dict[tuple[MemoryRegion, Read], None] = {}
        writes: set[tuple[MemoryRegion, Write]] = set()
        for function in self.functions:
            for i in function.instructions():
                if i.opcode not in ("load", "store"):
                    continue
                places = self.places_of(i.operands[-1])
                if i.opcode == "load":
                    made = [(target.whole, self.access(i, target, where, i.type)) for target, where in places]
                    if len(made) == 1:
                        reads[made[0]] = None
                    if all(self.solver.value(read) is NOTHING for read in made):
                        blind.update(dict.fromkeys(made))
                elif len(places) == 1:
                    [(target, where)] = places
                    writes.add((target.whole, self.written(i, target, where, i.operands[0].type)))
        return self.memory.look_past_types(reads, blind, writes)

    def _lead_to_unknown(self) -> bool:
        """Once all is known: addresses of which nothing is known that are read or written through may be those of any
        object. Whether there was one."""
        found = False
        for function in list(self.functions):
            for i in function.instructions():
                for pointer, _ in (base for accessed in self._accessed(i) for base in self._bases(accessed)):
                    if not pointer.is_constant and not self.of(pointer).targets and self._is_unknown(pointer):
                        self.unknown[pointer] = function
                        self.solver.grow(pointer, Content(Targets({self.memory.unknown(): ANYWHERE})))
                        found = True
        return found

    def _accessed(self, i: Instruction) -> Iterable[Value]:
        """The addresses that an instruction reads or writes through."""
        if i.opcode in ("load", "store"):
            return i.operands[-1:]
        if i.opcode in ATOMIC_UPDATES:
            return i.operands[:1]
        if isinstance(i, Call) and self.models.of(i).kind in (Kind.COPY, Kind.SET):
            return [argument for argument in i.args if argument.type.is_pointer]
        return ()

    def _is_unknown(self, pointer: Value) -> bool:
        """Whether an address that leads nowhere is not only a null pointer: what is read from memory that is known, and
        where no address was written, is nothing else."""
        pending = [pointer]
        for value in pending:
            if value.is_constant:
                continue
            if isinstance(value, Argument) and value in self.given:
                pending += [given for given in self.given[value] if given not in pending]
                continue
            if not isinstance(value, Instruction):
                return True
            opcode = value.opcode
            if opcode in _OF_POINTERS or opcode in SAME_BITS:
                operands = value.operands[opcode == "select":] if opcode in COPIES else value.operands[:1]
                pending += [operand for operand in operands if operand not in pending]
            elif opcode != "load" or not self.of(value.operands[0]).targets:
                return True
        return False
