"""Type inference of one function: a worklist of instructions, each teaching its operands and its result.

The state maps each value to its type tree (type_tree.py). `learn` joins new facts into a value and puts the
instructions around it back on the list; what the facts are is decided in type_transfer.py (instructions) and
type_calls.py (calls). Facts travel both ways: from operands to results and from uses to operands, so that an
i64 that is stored where doubles lie is known for a double's bits.

Pointers that step through memory are treated apart, see pointer_steps.py.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Protocol

from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.debug_types import SourceTypes
from enzyme_cc.analysis.declared_types import attribute_type, constant_bits, declared
from enzyme_cc.analysis.gep_steps import GepStep
from enzyme_cc.analysis.pointer_steps import Counted, Cycles, Steps, constant_address
from enzyme_cc.analysis.type_facts import DECLARED, HINT, INTEGER, POINTER, USED, Fact
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, block, pointer_to
from enzyme_cc.ir import (
    Argument,
    Call,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    DebugRecord,
    Function,
    GetElementPtr,
    GlobalAlias,
    GlobalVariable,
    Instruction,
    Load,
    Store,
    Type,
    Value,
)
from enzyme_cc.ir.opcodes import BITWISE, COPIES, INTEGER_OPERATIONS, MERGES, SHIFTS

MAX_UPDATES = 1000
"""A value whose facts changed this often will not come to rest: only tangled pointer arithmetic gets there."""
MAX_VISITS = 6000
MAX_VISITS_OF_INSTRUCTION = 50
"""Inference of a function is given up after so many visits, and so many for each of its instructions."""

MAX_LESSONS = 12
"""A GEP that extends what is known of its base this often is taken to walk."""
MAX_ALIKE = 4
"""So is one that does so this often by the same number of bytes."""
MAX_LESSONS_OF_BITS = 40
"""The same of one that is told of its base by way of the pointer's bits as an integer."""

Reason = tuple[TypeTree, "Instruction | str"]
Exchanged = tuple[TypeTree, ...]
"""What a function and those that call it know together: the trees of its arguments and of its result."""
_ONLY_POINTERS = frozenset((POINTER,))
_MOVES = COPIES | {"ptrtoint", "icmp"}
_BIT_MOVES = SHIFTS | BITWISE | {"add", "sub", "trunc", "zext"}


class ModuleTypes(Protocol):
    """What the inference of one function asks of that of its module (types.TypeAnalysis): globals and callees."""

    layout: DataLayout
    source_types: SourceTypes | None
    contexts: dict[Function, dict[TypeInference, None]]
    models: CallModels

    def pointer_steps(self, function: Function) -> tuple[Cycles, Steps, Counted]: ...

    def gep_step(self, gep: GetElementPtr) -> GepStep: ...

    def header_extent(self, access: Instruction) -> int | None: ...

    def extends_often(self, gep: tuple[Instruction, bool], reach: int) -> bool: ...

    def behind_global(self, variable: GlobalVariable) -> TypeTree: ...

    def learn_global(self, variable: GlobalVariable, facts: TypeTree, why: Instruction | str) -> bool: ...

    def visit_defined(self, state: TypeInference, call: Call, function: Function) -> None: ...

    def visit_indirect(self, state: TypeInference, call: Call) -> None: ...

    def callback_types(self, function: Function, arguments: tuple[TypeTree, ...]) -> tuple[TypeTree, ...]: ...


class _Lessons(NamedTuple):
    """What a GEP has told of a pointer: how often it extended what was known, how often alike at last, by how much, and
    how far that reaches."""

    given: int
    alike: int
    further: int
    reach: int


class TypeInference:
    """The state of one run over one function in one context."""

    __slots__ = (
        "analysis",
        "function",
        "layout",
        "table",
        "return_tree",
        "reasons",
        "described",
        "_trees",
        "_reaches",
        "_updates",
        "_queue",
        "_later",
        "_queued",
        "_unknown_outside",
        "_natural",
        "_mutable",
        "_global_users",
        "_only_moved",
        "_only_accessed",
        "_bytes_accessed",
        "cycles",
        "steps",
        "counted",
        "gep_step",
        "_returns",
        "recursive_calls",
        "provisional",
        "_lessons",
        "rows_given",
        "exhausted",
        "mixed_moves",
    )

    def __init__(self, analysis: ModuleTypes, function: Function) -> None:
        self.analysis = analysis
        self.function = function
        self.layout = analysis.layout
        self.table = function.parent.metadata
        self.return_tree = EMPTY
        self.reasons: dict[Value, list[Reason]] = {}
        self._trees: dict[Value, TypeTree] = {}
        self._reaches: dict[Value, int] = {}
        self._updates: dict[Value, int] = {}
        self._queue: deque[Instruction] = deque()
        self._later: deque[Instruction] = deque()
        self._queued: set[Instruction] = set()
        self._unknown_outside: set[Value] = set()
        self._natural: dict[Type, TypeTree] = {}
        self._mutable: dict[Type, bool] = {}
        self._global_users: dict[Value, list[Instruction]] = {}
        self._only_moved: dict[Value, bool] = {}
        self._only_accessed: dict[Value, bool] = {}
        self._bytes_accessed: dict[Instruction, int | None] = {}
        self._returns: list[Instruction] = []
        self.recursive_calls: list[Instruction] = []
        self.provisional = False
        self.exhausted = False
        self.mixed_moves: frozenset[Value] | None = None  # mixed_words.py finds them when asked
        self._lessons: dict[tuple[Instruction, bool], _Lessons] = {}
        self.rows_given: dict[Instruction, set[Fact]] = {}
        """What GEPs whose index is bounded were told of their bases, to which it is not handed back without bounds."""
        self.described: dict[Value, TypeTree] = {}
        self.gep_step = analysis.gep_step
        self.cycles, self.steps, self.counted = analysis.pointer_steps(function)

    # -- what is known -----------------------------------------------------------------------------

    def of(self, value: Value) -> TypeTree:
        """What is known of a value's bytes so far."""
        found = self._trees.get(value)
        if found is not None:
            return found
        if value.is_constant:
            return self._constant(value)
        return self.natural(value.type)

    @property
    def exchanged(self) -> Exchanged:
        """What callers learn so far."""
        return *map(self.of, self.function.args), self.return_tree

    def behind(self, pointer: Value) -> TypeTree:
        """What is known of the memory that a pointer points to."""
        return self.of(pointer).data0()

    def natural(self, type: Type) -> TypeTree:
        """What the LLVM type says: floats and pointers."""
        found = self._natural.get(type)
        if found is None:
            first_class = not (
                type.is_void or type.is_label or type.is_token or type.is_metadata or type.is_function
            )
            found = declared(type, self.layout, USED, 0) if first_class else EMPTY
            self._natural[type] = found
        return found

    def _constant(self, value: Value) -> TypeTree:
        if isinstance(value, ConstantInt):
            return constant_bits(value, self.layout)
        if isinstance(value, GlobalVariable):
            return pointer_to(self.analysis.behind_global(value))
        if isinstance(value, GlobalAlias):
            return self.of(value.aliasee)
        if isinstance(value, ConstantExpr):
            base, offset = constant_address(value, self.layout)
            if base is not None:
                return pointer_to(self.behind(base).window(offset) if offset >= 0 else EMPTY)
        return self.natural(value.type)

    # -- learning ----------------------------------------------------------------------------------

    def learn(self, value: Value, facts: TypeTree, why: Instruction | str) -> bool:
        """Join facts into what is known of a value; if that is news, True, and those around it are visited
        again."""
        if not facts.facts:
            return False
        if value.is_constant:
            return self._learn_constant(value, facts, why)
        if not self._can_learn(value.type):
            return False
        if value.type.is_pointer and not self._is_only_moved(value):
            facts = facts.selected(_ONLY_POINTERS)
        old = self.of(value)
        reach = self._reaches.get(value)
        if reach is not None:
            facts = facts.truncated(reach)
        new = old.merge(facts)
        if new is old:
            return False
        if new.depth < old.depth or new.depth < facts.depth:
            # Too much to keep. What was given up here does not come back as news again and again.
            self._reaches[value] = new.depth
        count = self._updates.get(value, 0) + 1
        if count > MAX_UPDATES or new.is_too_heavy:
            self.exhausted = True
            return False
        self._updates[value] = count
        self._trees[value] = new
        noted = self.reasons.setdefault(value, [])
        if len(noted) < 4:
            noted.append((facts, why))
        self._revisit(value)
        return True

    def _is_only_moved(self, pointer: Value) -> bool:
        """Whether nothing is accessed at a pointer, so that it may be a number that LLVM moves in its guise."""
        found = self._only_moved.get(pointer)
        if found is None:
            found = self._only_moved[pointer] = isinstance(pointer, Instruction) and all(
                user.opcode in _MOVES or (isinstance(user, Store) and user.pointer is not pointer)
                for user in pointer.users)
        return found

    def _is_only_accessed(self, pointer: Value) -> bool:
        """Whether memory is accessed at a pointer and it goes nowhere: it is on no path that closes."""
        found = self._only_accessed.get(pointer)
        if found is None:
            found = self._only_accessed[pointer] = all(
                isinstance(user, Load) or (isinstance(user, Store) and user.operands[0] is not pointer)
                or (isinstance(user, GetElementPtr) and self._is_only_accessed(user))
                for user in pointer.users)
        return found

    def bytes_accessed(self, merge: Instruction) -> int | None:
        """How many bytes are accessed at a pointer that is one of several, if it goes nowhere; None if it goes on."""
        found = self._bytes_accessed.get(merge, -1)
        if found == -1:
            found = 0
            for user in merge.users if merge.type.is_pointer else (merge,):
                if isinstance(user, Load):
                    found = max(found, self.layout.store_size(user.type))
                elif isinstance(user, Store) and user.value is not merge:
                    found = max(found, self.layout.store_size(user.value.type))
                elif user.opcode != "icmp":
                    found = None
                    break
            self._bytes_accessed[merge] = found
        return found

    def learn_behind(self, pointer: Value, facts: TypeTree, why: Instruction | str) -> bool:
        """The same of the memory a pointer points to."""
        return bool(facts.facts) and self.learn(pointer, pointer_to(facts), why)

    def learn_base(self, gep: Instruction, facts: TypeTree, step: int) -> None:
        """learn_behind of a GEP's base. A GEP that keeps telling its base of memory further on is on a path
        that closes through memory (a pointer that is loaded, stepped and stored): it becomes a cycle."""
        self._learn_along(gep, gep.operands[0], facts, step, MAX_LESSONS)

    def learn_result(self, gep: Instruction, facts: TypeTree, step: int) -> None:
        """The same of what the GEP gives, whose base is told of it on a path through the pointer's bits as an
        integer."""
        self._learn_along(gep, gep, facts, step, MAX_LESSONS_OF_BITS)

    def _learn_along(self, gep: Instruction, pointer: Value, facts: TypeTree, step: int, patience: int) -> None:
        key = gep, pointer is gep
        lessons = self._lessons.get(key) or _Lessons(0, 0, 0, self.behind(pointer).reach)
        if (
            not self.learn_behind(pointer, facts, gep)
            or (reach := self.behind(pointer).reach) <= lessons.reach
            or self._is_only_accessed(gep)
        ):
            return
        further = reach - lessons.reach
        # Elements that are moved by one come by again a step of theirs further on, not the whole way of this GEP.
        alike = lessons.alike + 1 if further == lessons.further else 1
        if step % further:
            alike = 0
        self._lessons[key] = _Lessons(lessons.given + 1, alike, further, reach)
        if alike >= MAX_ALIKE or lessons.given >= patience or self.analysis.extends_often(key, reach):
            self.cycles[gep] = -lessons.given - 1, further if alike else abs(step)
            self.push(gep)

    def learn_integer(self, value: Value, strength: int, why: Instruction | str) -> None:
        """The value is an integer, unless it holds a pointer."""
        if value.is_constant or not value.type.scalar.is_int:
            return
        tree = self.of(value)
        if any(f.concrete is POINTER and f.strength >= strength for f in tree.facts):
            return
        self.learn(value, block(INTEGER, 0, self.layout.store_size(value.type), strength), why)

    def learn_return(self, facts: TypeTree) -> None:
        """What callers know of the result."""
        new = self.return_tree.merge(facts)
        if new is not self.return_tree:
            self.return_tree = new
            for instruction in (*self._returns, *self.recursive_calls):
                self.push(instruction)

    def _can_learn(self, type: Type) -> bool:
        """Whether the LLVM type leaves anything open: pointers and integers do, floats do not."""
        found = self._mutable.get(type)
        if found is None:
            if type.is_vector or type.is_array:
                found = self._can_learn(type.element)
            elif type.is_struct:
                found = getattr(type, "body", type) is not None and any(
                    self._can_learn(e) for e in type.elements  # a structure
                )
            else:
                found = type.is_pointer or (type.is_int and type.bits > 1)
            self._mutable[type] = found
        return found

    def _learn_constant(self, value: Value, facts: TypeTree, why: Instruction | str) -> bool:
        base, offset = (value, 0) if isinstance(value, GlobalVariable) else constant_address(value, self.layout)
        if isinstance(base, GlobalVariable) and offset >= 0:
            if self.analysis.learn_global(base, facts.data0().shifted(offset), why):
                for instruction in self._global_users.get(base, ()):
                    self.push(instruction)
                return True
        return False

    def _revisit(self, value: Value) -> None:
        if isinstance(value, Instruction):
            self.push(value)
        elif isinstance(value, Argument):
            for instruction in self.recursive_calls:
                self.push(instruction)
        for user in value.users:
            self.push(user)

    def is_unknown_outside(self, pointer: Value) -> bool:
        """Whether a pointer goes to a fixed place behind an argument of which the caller knows only that it is one."""
        while isinstance(pointer, GetElementPtr) and not self.layout.gep_offset(pointer)[1]:
            pointer = pointer.operands[0]
        return pointer in self._unknown_outside

    def push(self, instruction: Instruction) -> None:
        """Visit an instruction (again)."""
        if instruction not in self._queued:
            self._queued.add(instruction)
            (self._later if isinstance(instruction, Call) else self._queue).append(instruction)

    # -- running -----------------------------------------------------------------------------------

    def start(self, argument_trees: tuple[TypeTree, ...]) -> None:
        """Take in what is known from outside and put every instruction on the list."""
        parent = self.function.parent
        for argument, tree in zip(self.function.args, argument_trees, strict=False):
            if argument.type.is_pointer and not tree.data0().facts:
                self._unknown_outside.add(argument)
            self.learn(argument, tree, "the caller")
            behind = attribute_type(argument.attributes, parent.named_types)
            if behind is not None:
                self.learn_behind(
                    argument, declared(behind, self.layout, DECLARED, HINT), "the parameter's attribute"
                )
        for instruction in self.function.instructions():
            if instruction.opcode == "ret":
                self._returns.append(instruction)
            for operand in instruction.operands:
                if operand.is_constant:
                    base: Value | None = operand if isinstance(operand, GlobalVariable) else None
                    if base is None and isinstance(operand, (ConstantExpr, GlobalAlias)):
                        base = constant_address(operand, self.layout)[0]
                    if base is not None:
                        self._global_users.setdefault(base, []).append(instruction)
            self.push(instruction)
            for record in instruction.debug_records:
                self._hint(record)

    def _hint(self, record: DebugRecord) -> None:
        """Take in the source type of a variable whose value or address a debug record names."""
        types = self.analysis.source_types
        described = types.described_memory(record) if types is not None else None
        if described is not None:
            pointer, behind = described
            self.described[pointer] = self.described.get(pointer, EMPTY).merge(behind)
            self.learn_behind(pointer, behind, "the variable's type in the debug information")

    def run(self, visit: Callable[[TypeInference, Instruction], None]) -> None:
        """Visit until nothing is news; calls wait until the rest is at rest.

        What does not come to rest is given up: `exhausted` then says that nothing found may be relied on. Where that is
        known before, the rest is visited still: those who are called learn from it.
        """
        queue, later, queued = self._queue, self._later, self._queued
        visits, budget = 0, MAX_VISITS + MAX_VISITS_OF_INSTRUCTION * (len(queue) + len(later))
        while queue or later:
            visits += 1
            if visits > budget:
                self.exhausted = True
                return
            instruction = queue.popleft() if queue else later.popleft()
            queued.discard(instruction)
            visit(self, instruction)

    def conclude(self) -> None:
        """Integers by elimination: a value that integer arithmetic makes or consumes, of which nothing else
        is known, is an integer; and so is what it is handed on as. Runs after the fixpoint and is not propagated to
        memory."""
        handed_on: list[Instruction] = []
        for instruction in self.function.instructions():
            if instruction.opcode in MERGES:
                handed_on.append(instruction)
            if instruction.opcode not in INTEGER_OPERATIONS and instruction.opcode != "icmp":
                continue
            for operand in instruction.operands:
                if operand.type.is_int and not operand.is_constant and not self.of(operand).facts:
                    self._conclude_integer(operand, instruction)
            if (
                instruction.type.is_int
                and not self.of(instruction).facts
                and all(self._is_integer(operand) for operand in instruction.operands)
            ):
                self._conclude_integer(instruction, instruction)
        results: set[Value] = set()
        for merge in handed_on:
            if merge.type.is_int and not self.of(merge).facts and self._is_of_results(merge, results):
                self._conclude_integer(merge, merge)
                results.add(merge)

    def _is_of_results(self, merge: Instruction, results: set[Value]) -> bool:
        """Whether a merge is one of integers that are computed here, be it by way of other `results`, or beside
        constants. What is only compared may be the bits of a number: it is not handed on as an integer."""
        given = [v for v in merge.operands[merge.opcode == "select" :] if not v.is_constant]
        return bool(given) and all(
            v in results or (isinstance(v, Instruction) and v.opcode in INTEGER_OPERATIONS and self._is_integer(v))
            for v in given
        )

    def _conclude_integer(self, value: Value, why: Instruction) -> None:
        if (
            isinstance(value, Instruction)
            and value.opcode in _BIT_MOVES
            and not all(self._is_integer(operand) for operand in value.operands)
        ):
            return  # bits cut from a float
        self._trees[value] = block(INTEGER, 0, self.layout.store_size(value.type), HINT)
        self.reasons.setdefault(value, []).append((self._trees[value], why))

    def _is_integer(self, value: Value) -> bool:
        if value.is_constant:
            return True
        return self.of(value).lookup(0, self.layout.store_size(value.type)) is INTEGER

    def trees(self) -> dict[Value, TypeTree]:
        return self._trees
