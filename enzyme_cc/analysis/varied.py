"""The forward fact of activity: which values and memory may depend on active input.

An active argument is varied, and all memory behind it. A result is varied if an operand is; a load, if its
object is; an object, if a varied value is stored or copied into it. A value that type analysis proves an
integer or a pointer is never varied itself. Calls of functions with bodies are followed by running the same
fact on the callee for each combination of varied arguments (`ActiveRegion.effects`); a function nobody knows
spreads what it gets over all that it can write.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from enzyme_cc.analysis.call_models import CallbackEdge, CallModel, CallModels, Kind
from enzyme_cc.analysis.carried_data import WITHOUT_FLOW, carries_data
from enzyme_cc.analysis.points_to import UNKNOWN_BIT, PointsTo, Summaries, bits, union
from enzyme_cc.analysis.reaching import Reaching
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.analysis.type_tree import EMPTY, numbers_of_records
from enzyme_cc.analysis.types import TypeAnalysis, TypeResults
from enzyme_cc.analysis.unread_arguments import UnreadArguments
from enzyme_cc.analysis.written_numbers import WrittenNumbers
from enzyme_cc.ir import Argument, Call, Function, GlobalVariable, Instruction, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, CALLS, COMPARISONS, FLOAT_TO_INTEGER
from enzyme_cc.rules import Spelling
from enzyme_cc.rules.blas import Spoken
from enzyme_cc.rules.fftw import Transform

ORDERING = frozenset(("enter", "share", "leave", "try", "try_share", "begin", "join"))
"""Meetings of threads (rules.functions) that a function may have for its callers: not the barriers of a team."""
INERT = COMPARISONS | FLOAT_TO_INTEGER | frozenset(
    "br switch indirectbr unreachable fence alloca landingpad".split()
)
"""Operations through which no derivative passes."""


class VariedByCall(NamedTuple):
    """What a call leaves varied: its result, and objects by their tokens (points_to.PointsTo.token)."""

    result: bool
    tokens: frozenset[tuple]


NOTHING_VARIED = VariedByCall(False, frozenset())
NO_DEPTH = 1 << 30


class Cause(NamedTuple):
    """Why something is varied: the instruction that made it so, and what made that varied (a value or the
    index of an object)."""

    instruction: Instruction | None
    source: Value | int | None


class ActiveRegion:
    """What the activity of all functions of one differentiated region shares: types, points-to summaries,
    registrations, and the effects of callees found so far."""

    __slots__ = (
        "types",
        "summaries",
        "models",
        "inactive_globals",
        "written_numbers",
        "_changing",
        "_communicating",
        "_transforming",
        "_mentioning",
        "_ordering",
        "_variables",
        "_effects",
        "_approximate",
        "_running",
        "_types",
        "_members",
        "_lowest",
        "_growth",
        "unread_arguments",
    )

    def __init__(
        self,
        types: TypeAnalysis,
        inactive_globals: Iterable[str] = (),
    ) -> None:
        self.types = types
        self.models: CallModels = types.models
        self.summaries = Summaries(types.models)
        self.unread_arguments = UnreadArguments(types.models, self.summaries)
        self.inactive_globals = frozenset(inactive_globals)
        self._communicating = Reaching(self.models, self._is_message)
        self._transforming = Reaching(self.models, self._is_transform)
        self._mentioning: dict[Function, bool] = {}
        self._ordering = Reaching(self.models, self._is_meeting)
        self._changing = Reaching(self.models, self._is_change_of_variables)
        self._variables: dict[Function, int] = {}
        self.written_numbers = WrittenNumbers(types, self.summaries)
        self._effects: dict[tuple, VariedByCall] = {}
        # Calls in flux, for recursion: what is known of them so far, those being run with their depth, and those
        # run already with the lowest depth that they looked at.
        self._approximate: dict[tuple, VariedByCall] = {}
        self._running: dict[tuple, int] = {}
        self._types: dict[tuple[Function, bool], TypeResults] = {}
        self._members: dict[tuple, int] = {}
        self._lowest = NO_DEPTH
        self._growth = 0

    def is_inactive(self, call: Call) -> bool:
        """Whether someone registered that no derivative flows through the call."""
        model = self.models.of(call)
        return model.kind is Kind.INACTIVE and model.registered

    def communicates(self, function: Function) -> bool:
        """Whether a function, or one it calls, takes part in messages of MPI, or transforms the arrays of a plan of
        FFTW: then it is never inactive."""
        return function in self._communicating or self.transforms(function)

    def transforms(self, function: Function) -> bool:
        """Whether a function, or one it calls, transforms the arrays that a plan of FFTW was made for."""
        return function in self._transforming

    def _is_transform(self, i: Instruction) -> bool:
        info = self.models.of(i).info if isinstance(i, Call) else None
        return info is not None and info.fftw is not None and info.fftw.of_plans_arrays

    def _is_message(self, i: Instruction) -> bool:
        return isinstance(i, Call) and self.models.of(i).kind is Kind.MPI

    def _is_meeting(self, i: Instruction) -> bool:
        info = self.models.of(i).info if isinstance(i, Call) else None
        return info is not None and info.meets is not None and info.meets[0] in ORDERING

    def changes_variables(self, function: Function) -> bool:
        """Whether a function, or one it calls, may put numbers into global variables or into what lies behind these."""
        return function in self._changing

    def _is_change_of_variables(self, i: Instruction) -> bool:
        function = i.function
        assert function is not None
        memory = self.summaries.points_to(function)
        variables = self._variables.get(function)
        if variables is None:
            variables = self._variables[function] = memory.variables()
        if not variables:
            return False
        if i.opcode == "store":
            return not i.operands[0].is_constant and bool(memory.of(i.operands[1]) & variables)
        if i.opcode in ATOMIC_UPDATES:
            return bool(memory.of(i.operands[0]) & variables)
        if not isinstance(i, Call) or self.models.of(i).kind in WITHOUT_FLOW:
            return False
        return bool(self.models.callbacks(i)) or any(
            (direct | further) & variables for direct, further in map(memory.led_to, i.args))

    def mentions_globals(self, function: Function) -> bool:
        """Whether a function, or one it calls, refers to a mutable global or calls the unknown."""
        found = self._mentioning.get(function)
        if found is None:
            seen: set[Function] = set()
            found = self._mentions_globals(function, seen)
            self._mentioning |= {function: True} if found else dict.fromkeys(seen, False)
        return found

    def _mentions_globals(self, function: Function, seen: set[Function]) -> bool:
        if function in seen:
            return False
        seen.add(function)
        for item in self.summaries.points_to(function).objects:
            value = item.value
            if (
                isinstance(value, GlobalVariable)
                and not value.is_constant_global
                and value.name not in self.inactive_globals
            ):
                return True
        for i in function.instructions():
            if isinstance(i, Call):
                reached = self.models.reached(i)
                if not reached and self.models.of(i).function is None:
                    return True
                if any(self._mentions_globals(body, seen) for body in reached):
                    return True
                if any(self._mentions_globals(edge.function, seen) for edge in self.models.callbacks(i)):
                    return True
        return False

    def orders_threads(self, function: Function) -> bool:
        """Whether threads meet in a function or in one that it calls: at a lock, or one starts or joins another. The
        order is that of the reverse sweep, too, whatever else the function does."""
        return function in self._ordering

    def effects(
        self,
        function: Function,
        results: TypeResults,
        varied: tuple[tuple[bool, bool, bool], ...],
        varied_globals: frozenset[GlobalVariable],
        by_pointer: bool,
    ) -> VariedByCall:
        """What a call of a function with a body leaves varied, given for each argument whether it, the memory
        it points to, and what is reachable from there are varied; `by_pointer`: see Varied."""
        key = (function, varied, varied_globals, results.argument_types, by_pointer)
        found = self._effects.get(key)
        if found is not None:
            return found
        looked_at = self._running.get(key, self._members.get(key))
        if looked_at is not None:
            self._lowest = min(self._lowest, looked_at)
            return self._approximate[key]
        outer, depth = self._lowest, len(self._running)
        self._running[key] = depth
        is_first = (function, by_pointer) not in self._types
        self._types.setdefault((function, by_pointer), results)
        while True:
            self._lowest = NO_DEPTH
            members, growth = len(self._members), self._growth
            before = self._approximate.setdefault(key, NOTHING_VARIED)
            run = Varied(self, function, results, varied_globals, 0, by_pointer)
            for argument, (value, memory, beyond) in zip(function.args, varied, strict=False):
                run.seed_argument(argument, value, memory, beyond)
            run.run()
            new = run.effects()
            now = VariedByCall(before.result or new.result, before.tokens | new.tokens)
            if now != before:
                self._approximate[key] = now
                self._growth += 1
            if self._lowest < depth:
                # Part of a recursion through a caller, which runs it again until nothing grows; and so is what was
                # run for it, be it only through this call.
                for member in [*list(self._members)[members:], key]:
                    self._members[member] = self._lowest
                break
            settled = self._lowest == NO_DEPTH or growth == self._growth
            for member in list(self._members)[members:]:
                del self._members[member]
                if settled:
                    self._effects[member] = self._approximate.pop(member)
            if settled:
                self._effects[key] = self._approximate.pop(key)
                self._lowest = NO_DEPTH
                break
        del self._running[key]
        if is_first:
            del self._types[function, by_pointer]
        self._lowest = min(outer, self._lowest)
        return now

    def types_of_callee(self, caller: TypeResults, call: Call, function: Function, by_pointer: bool) -> TypeResults:
        """The types of a function in the context of a call. In a recursion those of its first call: inference has put
        there what all calls in it say, and each context that a deeper call has for itself has further ones below. What
        is called on a way through a pointer, which inference does not follow, is no part of that recursion."""
        return self._types.get((function, by_pointer)) or self.types.analyse_callee(caller, call, function)


class Varied:
    """The forward fact of one function: `values` and `objects` (a mask) that may depend on active input.

    by_pointer   whether the function is looked at because a call through a pointer may reach it. What such calls in it
                 give is looked at without the types of their arguments: they may reach each other, and each way from
                 one to the next would have types of its own
    """

    __slots__ = (
        "region",
        "function",
        "types",
        "memory",
        "values",
        "objects",
        "frozen",
        "promised",
        "by_pointer",
        "causes",
        "refused",
        "_changed",
        "_data",
        "given_globals",
        "called_back",
        "_globals",
        "_left_varied",
    )

    def __init__(
        self,
        region: ActiveRegion,
        function: Function,
        types: TypeResults,
        varied_globals: frozenset[GlobalVariable],
        frozen: int,
        by_pointer: bool = False,
    ) -> None:
        self.region = region
        self.by_pointer = by_pointer
        self.function = function
        self.types = types
        self.memory: PointsTo = region.summaries.points_to(function)
        self.values: set[Value] = set()
        self.objects = UNKNOWN_BIT
        self.promised = frozen | self._objects_of_globals(lambda g: g.name in region.inactive_globals)
        self.frozen = self.promised | self._objects_of_globals(lambda g: g.is_constant_global)
        self.causes: dict[Value | int, Cause] = {}
        self.refused: list[tuple[Instruction, int]] = []
        self._changed = True
        self._data: dict[Value, bool] = {}
        self.called_back: dict[Call, tuple[Function, int]] = {}
        self.given_globals = varied_globals
        self._globals: tuple[int, frozenset[GlobalVariable]] = (0, varied_globals)
        self._left_varied: dict[tuple[Call, Function], VariedByCall] = {}
        for variable in varied_globals:
            self.vary_objects(self.memory.of(variable), None, None)
            beyond = self.memory.beyond(variable)
            if beyond is not None:
                self.vary_objects(1 << beyond, None, None)

    def _objects_of_globals(self, wanted: Callable[[GlobalVariable], bool]) -> int:
        mask = 0
        for item in self.memory.objects:
            if isinstance(item.value, GlobalVariable) and wanted(item.value):
                mask |= 1 << item.index
        return mask

    def seed_argument(self, argument: Argument, value: bool, memory: bool, beyond: bool) -> None:
        if value and self.carries_data(argument):
            self.vary(argument, None, None)
        index, further = self.memory.object_of(argument), self.memory.beyond(argument)
        if index is not None and memory:
            self.vary_objects(1 << index, None, argument)
        if further is not None and beyond:
            self.vary_objects(1 << further, None, argument)

    def carries_data(self, value: Value) -> bool:
        """Whether a value may itself hold the bits of a float: not a pointer, not proved an integer."""
        found = self._data.get(value)
        if found is None:
            found = self._data[value] = carries_data(value, self.types)
        return found

    def vary(self, value: Value, why: Instruction | None, source: Value | int | None) -> None:
        if value not in self.values:
            self.values.add(value)
            self.causes[value] = Cause(why, source)
            self._changed = True

    def vary_objects(self, mask: int, why: Instruction | None, source: Value | int | None) -> None:
        if why is not None and mask & self.promised:
            entry = (why, mask & self.promised)
            if entry not in self.refused:
                self.refused.append(entry)
        new = mask & ~self.objects & ~self.frozen
        if new:
            self.objects |= new
            for index in bits(new):
                self.causes[index] = Cause(why, source)
            self._changed = True

    def run(self) -> None:
        while self._changed:
            self._changed = False
            for instruction in self.function.instructions():
                self._visit(instruction)

    def _visit(self, i: Instruction) -> None:
        opcode = i.opcode
        if opcode in INERT:
            return
        if opcode == "load":
            self._read(i, i, i.operands[0])
        elif opcode == "store":
            if i.operands[0] in self.values:
                self.vary_objects(self.memory.of(i.operands[1]), i, i.operands[0])
        elif opcode in ATOMIC_UPDATES:
            self._read(i, i, i.operands[0])
            if i.operands[-1] in self.values:
                self.vary_objects(self.memory.of(i.operands[0]), i, i.operands[-1])
        elif opcode in CALLS:
            assert isinstance(i, Call)
            self._call(i)
        elif i not in self.values and not i.type.is_void:
            operands = i.operands[1:] if opcode == "select" else i.operands
            for operand in operands:
                if operand in self.values:
                    if self.carries_data(i):
                        self.vary(i, i, operand)
                    return

    def _read(self, i: Instruction, value: Value, pointer: Value) -> None:
        if value in self.values or not self.carries_data(value):
            return
        mask = self.memory.of(pointer) & self.objects
        if mask:
            self.vary(value, i, next(bits(mask)))

    def _call(self, i: Call) -> None:
        models, memory = self.region.models, self.memory
        model = models.of(i)
        kind, info = model.kind, model.info
        if kind in WITHOUT_FLOW:
            return
        if kind is Kind.DEFINED and model.body is not None:
            self._defined(i, model.body)
        elif kind is Kind.MATH and model.spelling is not None:
            self._mathematics(i, model.spelling)
        elif kind is Kind.COPY and info is not None and info.destination is not None and info.source is not None:
            length = None if info.length is None else i.operands[info.length]
            self._copy(i, i.operands[info.destination], i.operands[info.source], length)
        elif kind is Kind.REALLOCATE:
            varied = self.objects
            for argument in i.args:
                if memory.of(argument) & varied:
                    self.vary_objects(memory.of(i), i, next(bits(memory.of(argument) & varied)))
        elif kind is Kind.BLAS and info is not None and info.blas is not None:
            self._routine(i, info.blas)
        elif kind is Kind.MPI and info is not None and info.mpi is not None:
            if info.mpi.receives is not None and not info.mpi.carries_none(i):
                self._received(i, i.args[info.mpi.receives])
        elif kind is Kind.FFTW and info is not None and info.fftw is not None:
            self._transformed(i, info.fftw)
        elif kind in (Kind.SORT, Kind.SEARCH, Kind.CALLBACK):
            for edge in models.callbacks(i):
                self._called_back(i, edge)
        else:
            for body in models.reached(i) if kind is Kind.INDIRECT else ():
                self._reached_by_pointer(i, body)
            self._unknown(i, model)

    def _routine(self, i: Call, routine: Spoken) -> None:
        """All numbers that a routine of BLAS writes may depend on all that it reads."""
        memory = self.memory
        numbers = [(p, i.args[routine.positions[p.name]]) for p in routine.numbers]
        source = next((a for p, a in numbers if p.read and (a in self.values or memory.of(a) & self.objects)), None)
        if source is not None:
            for p, argument in numbers:
                if p.written:
                    self.vary_objects(memory.of(argument), i, source)
            if self.carries_data(i):
                self.vary(i, i, source)

    def _transformed(self, i: Call, transform: Transform) -> None:
        """All arrays of a transform may depend on all of them; those of a plan that is older than the function may
        depend on what nobody sees here. (Whether they are promised to be constant shows as the program runs.)"""
        memory = self.memory
        if transform.of_plans_arrays:
            mask = memory.transformed(i)
            if mask & (self.objects | memory.older()):
                self.vary_objects(mask & ~self.promised, i, None)
        elif not transform.makes_plan:
            mask = union(memory.of(i.args[k]) for k in transform.arrays.values())
            source = next(bits(mask & self.objects), None)
            if source is not None:
                self.vary_objects(mask, i, source)

    def _received(self, i: Call, buffer: Value) -> None:
        """What another rank sent may depend on active input, whatever is sent from here."""
        layout = self.types.memory(buffer, None)
        if not all(concrete is INTEGER for _, _, concrete in layout):
            self.vary_objects(self.memory.of(buffer), i, None)

    def _mathematics(self, i: Call, spelling: Spelling) -> None:
        memory = self.memory
        in_memory = self.objects if spelling.rule.complex else 0  # long double complex
        source = next((a for a in i.args if a in self.values or memory.of(a) & in_memory), None)
        if source is not None:
            if self.carries_data(i):
                self.vary(i, i, source)
            for parameter, argument in zip(spelling.rule.params, i.args, strict=False):
                if any(o.through == parameter.name and o.kind == "real" for o in spelling.rule.outputs):
                    self.vary_objects(memory.of(argument), i, source)

    def _copy(self, i: Instruction, target: Value, source: Value, length: Value | None) -> None:
        mask = self.memory.of(source) & self.objects
        if not mask:
            return
        size = getattr(length, "value", None)
        layout = self.types.memory(source, size if isinstance(size, int) and size > 0 else None)
        if all(concrete is INTEGER for _, _, concrete in layout):
            numbers = numbers_of_records(self.types.of(source).data0())
            if not (numbers.window(0, size) if isinstance(size, int) else numbers).facts:
                return
        self.vary_objects(self.memory.of(target), i, next(bits(mask)))

    def _effects(
        self, function: Function, given: Iterable[Value], types: Callable[[], TypeResults], by_pointer: bool = False
    ) -> tuple[VariedByCall, Value | int | None]:
        """What a call of a body leaves varied, given its arguments, and what of them made it so."""
        memory = self.memory
        varied = []
        source: Value | int | None = None
        for argument, _ in zip(given, function.args, strict=False):
            direct, further = memory.led_to(argument)
            flags = (argument in self.values, bool(direct & self.objects), bool(further & self.objects))
            if source is None and any(flags):
                source = argument if flags[0] else next(bits((direct | further) & self.objects))
            varied.append(flags)
        varied_globals = self._varied_globals()
        if source is None and not varied_globals and not self.region.communicates(function):
            return NOTHING_VARIED, None
        by_pointer = by_pointer or self.by_pointer
        return self.region.effects(function, types(), tuple(varied), varied_globals, by_pointer), source

    def _varied_globals(self) -> frozenset[GlobalVariable]:
        """The global variables that a function called here finds varied."""
        objects, found = self._globals
        if objects != self.objects:
            changed = {
                item.value
                for item in self.memory.objects
                if isinstance(item.value, GlobalVariable) and 1 << item.index & self.objects
            }
            found = self.given_globals | changed
            self._globals = self.objects, found
        return found

    def _effects_of_call(
        self, i: Call, function: Function, by_pointer: bool = False
    ) -> tuple[VariedByCall, Value | int | None] | None:
        """_effects of a body that a call may reach; None where they are what they were when last asked for."""

        def types() -> TypeResults:
            if by_pointer:
                return self.region.types.analyse(function, (EMPTY,) * len(function.args))
            return self.region.types_of_callee(self.types, i, function, self.by_pointer)

        effects, source = self._effects(function, i.args, types, by_pointer)
        if self._left_varied.get((i, function)) == effects:
            return None
        self._left_varied[i, function] = effects
        return effects, source

    def _defined(self, i: Call, function: Function) -> None:
        if self.region.transforms(function):  # arrays that it need not name
            self.vary_objects(self.memory.older() & ~self.promised, i, None)
        self._take_effects(i, self._effects_of_call(i, function))

    def _reached_by_pointer(self, i: Call, function: Function) -> None:
        """What a function that a pointer may lead to does with global variables; what it gets is taken for lost, and
        what it returns (_unknown)."""
        if not self.region.changes_variables(function):
            return
        self._take_effects(i, self._effects_of_call(i, function, by_pointer=True), ("global", "beyond global"))

    def _take_effects(
        self, i: Call, news: tuple[VariedByCall, Value | int | None] | None, memory: tuple[str, ...] = ()
    ) -> None:
        """What a body leaves varied, in `memory` of these kinds only, where any are named."""
        if news is None:
            return
        effects, source = news
        if effects.result and self.carries_data(i):
            self.vary(i, i, source)
        for token in sorted(effects.tokens, key=repr):
            if not memory or token[0] in memory:
                self.vary_objects(self.memory.translate(token, i), i, source)

    def _called_back(self, i: Call, edge: CallbackEdge) -> None:
        effects, source = self._effects(
            edge.function, edge.arguments,
            lambda: self.region.types.analyse(edge.function, (EMPTY,) * len(edge.arguments)))
        changed = 0
        for token in sorted(effects.tokens & self.region.written_numbers.of(edge.function), key=repr):
            changed |= self.memory.translate(token, i, edge.arguments)
        if changed:
            self.called_back[i] = edge.function, changed
            self.vary_objects(changed, i, source)

    def _unknown(self, i: Call, model: CallModel) -> None:
        """Anything that a function nobody knows gets hold of may end up anywhere it can write."""
        memory = self.memory
        arguments = [a for a in i.args if not a.type.is_metadata]
        masks = [memory.reachable(memory.of(a)) for a in arguments]
        source: Value | int | None = next((a for a in arguments if a in self.values), None)
        if source is None:
            hit = next((m & self.objects for m in masks if m & self.objects), 0)
            if hit:
                source = next(bits(hit))
            elif model.kind is not Kind.INDIRECT:
                return
            elif not any(
                isinstance(o.value, GlobalVariable) and 1 << o.index & self.objects for o in memory.objects
            ) and not any(map(self.region.communicates, self.region.models.reached(i))):
                return
        if self.carries_data(i):
            self.vary(i, i, source)
        function = model.function
        for place, (argument, mask) in enumerate(zip(arguments, masks, strict=True)):
            attributes = i.arg_attributes[place] if place < len(i.arg_attributes) else ()
            if function is not None and place < len(function.args):
                attributes = attributes + function.args[place].attributes
            if "readonly" in attributes:  # but for what is reached through pointers there
                mask &= ~memory.of(argument)
            if "readnone" not in attributes:
                self.vary_objects(mask, i, source)
        if i.type.is_pointer:
            self.vary_objects(memory.of(i), i, source)

    def effects(self) -> VariedByCall:
        result = False
        for block in self.function.blocks:
            last = block.terminator
            if (
                last is not None
                and last.opcode == "ret"
                and last.operands
                and last.operands[0] in self.values
            ):
                result = True
        tokens = {
            token
            for index in bits(self.objects & ~UNKNOWN_BIT)
            if (token := self.memory.token(index)) is not None
        }
        return VariedByCall(result, frozenset(tokens))
