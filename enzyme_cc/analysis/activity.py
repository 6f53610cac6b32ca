"""Activity: which values, instructions and memory may carry a derivative.

Three facts, each the least fixpoint of its rules, are found for one function at a time:

*Varied* (forwards): the value may depend on an active argument. An active argument is varied, and all memory
behind it. A result is varied if an operand is; a load, if its object is; an object, if a varied value is
stored or copied into it. A value that type analysis proves an integer is never varied.

*Useful* (backwards): the value may influence an active result: the returned value, memory behind an active
argument, a global. The operands of a useful result are useful; what is stored into a useful object; the
object a useful value is loaded from.

*Active* = varied and useful. An object is active if it is both, or if a pointer stored in it leads to an
active object, or if it is made here and handed to the caller (returned, or its address stored in active memory
of the caller's); a pointer is active (has a shadow) if it may point into an active object. Memory behind a
constant argument is never active: that is the caller's promise, and `broken_promises` lists stores that
break it.

A store of a constant value into active memory is an active instruction: it ends the derivative there.

Objects are those of points_to.py, flow-insensitive. Calls of functions with bodies are followed by running
the first fact on the callee for each combination of varied arguments.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.carried_data import WITHOUT_FLOW
from enzyme_cc.analysis.points_to import (
    ALLOCA,
    ALLOCATION,
    ARGUMENT,
    BEYOND,
    FRESH,
    GLOBAL,
    UNKNOWN_BIT,
    UNKNOWN_OBJECT,
    bits,
    union,
)
from enzyme_cc.analysis.type_facts import INTEGER, POINTER, UNKNOWN
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.analysis.varied import INERT, ActiveRegion, Varied
from enzyme_cc.ir import Call, Function, GlobalVariable, Instruction, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, CALLS, MERGES
from enzyme_cc.rules.blas import Spoken
from enzyme_cc.rules.fftw import Transform
from enzyme_cc.rules.runtime import SLOPED

__all__ = ["ActiveRegion", "ActivityResults", "format_activity"]

_MOVING_ADDRESSES = MERGES | {"store", "getelementptr"}
_OBJECT_WORDS = {
    ARGUMENT: "the memory of",
    BEYOND: "memory reachable from",
    ALLOCA: "the stack memory",
    ALLOCATION: "the allocation",
    GLOBAL: "the global",
    FRESH: "the memory returned by",
}


class ActivityResults:
    """The activity of one function for one combination of active arguments. Frozen once made.

    `argument_activity` has 'active' or 'const' for each argument; an active pointer has a shadow. Globals
    that are active elsewhere in the region are given as `active_globals`; those active here are in
    `self.active_globals`.
    """

    __slots__ = (
        "function",
        "types",
        "region",
        "memory",
        "argument_activity",
        "return_active",
        "active_globals",
        "broken_promises",
        "_varied",
        "_useful",
        "_useful_objects",
        "_active_objects",
        "_confined",
        "_returned",
    )

    def __init__(
        self,
        function: Function,
        type_results: TypeResults,
        argument_activity: tuple[str, ...],
        return_active: bool,
        *,
        region: ActiveRegion,
        active_globals: Iterable[GlobalVariable] = (),
    ) -> None:
        self.function = function
        self.types = type_results
        self.region = region
        self.memory = region.summaries.points_to(function)
        self.argument_activity = argument_activity
        self.return_active = return_active
        frozen = 0
        for argument, activity in zip(function.args, argument_activity, strict=False):
            if activity == "const":
                for index in (self.memory.object_of(argument), self.memory.beyond(argument)):
                    frozen |= 0 if index is None else 1 << index
        given = frozenset(active_globals)
        self._varied = Varied(region, function, type_results, given, frozen)
        for argument, activity in zip(function.args, argument_activity, strict=False):
            if activity != "const":
                self._varied.seed_argument(argument, True, True, True)
        self._varied.run()
        self._useful: set[Value] = set()
        self._useful_objects = UNKNOWN_BIT
        self._confined: dict[Value, bool] = {}
        self._find_useful()
        self._active_objects = self._find_active_objects()
        self.broken_promises = [
            (instruction, [self.memory.objects[k] for k in bits(mask)])
            for instruction, mask in self._varied.refused
        ]
        self.active_globals = tuple(
            sorted(
                given
                | {
                    o.value
                    for o in self.memory.objects
                    if isinstance(o.value, GlobalVariable) and 1 << o.index & self._active_objects
                },
                key=lambda g: g.name,
            )
        )

    # -- answers -----------------------------------------------------------------------------------

    def is_constant_value(self, value: Value) -> bool:
        """Whether the value carries no derivative; for a pointer, whether it needs no shadow."""
        type = value.type
        if type.is_label or type.is_metadata or type.is_void or type.is_token or isinstance(value, Function):
            return True
        mask = self.memory.of(value)
        if (
            mask & self._active_objects
            and self._may_be_address(value)
            and not self._leads_to_integers(value, mask)
        ):
            return False
        if value.is_constant:
            return True
        return not (value in self._varied.values and value in self._useful)

    def _may_be_address(self, value: Value) -> bool:
        """Whether the types leave it open that the value holds a pointer."""
        type = value.type
        if type.scalar.is_pointer or value.is_constant or value in self.types.mixed.moves:
            return True
        if type.is_vector and type.scalable:
            return True
        return any(
            concrete is POINTER or concrete is UNKNOWN for _, _, concrete in self.types.value_layout(value)
        )

    def is_constant_instruction(self, i: Instruction) -> bool:
        """Whether no derivative passes through the instruction and it changes no active memory."""
        opcode = i.opcode
        if opcode == "store":
            return not self._is_active_memory(i.operands[1])
        if opcode in ATOMIC_UPDATES:
            return not self._is_active_memory(i.operands[0]) and self.is_constant_value(i)
        if opcode in CALLS:
            assert isinstance(i, Call)
            return self._is_constant_call(i)
        if opcode == "ret":
            return not i.operands or not self.return_active or self.is_constant_value(i.operands[0])
        return i.type.is_void or self.is_constant_value(i)

    def is_varied(self, value: Value) -> bool:
        """Whether a value may depend on active input."""
        return value in self._varied.values

    def is_useful(self, value: Value) -> bool:
        """Whether a value may influence an active result, be it through integers."""
        return value in self._useful

    def may_be_active_memory(self, pointer: Value) -> bool:
        """Whether active memory lies behind the pointer, be it that only integers are known to be read there."""
        return bool(self.memory.of(pointer) & self._active_objects)

    @property
    def active_objects(self) -> int:
        """The objects that carry derivatives, as a mask of points_to.py."""
        return self._active_objects

    def is_useful_memory(self, pointer: Value) -> bool:
        """Whether what lies behind the pointer may influence an active result."""
        return bool(self.memory.of(pointer) & self._useful_objects)

    def may_be_varied_memory(self, pointer: Value) -> bool:
        """Whether numbers that depend on active input may lie behind the pointer, though no result depends on them."""
        return bool(self.memory.of(pointer) & (self._active_objects | self._varied.objects))

    def leads_to_useful_memory(self, pointer: Value) -> bool:
        """Whether what can be reached from the pointer may influence an active result."""
        return bool(self.memory.reachable(self.memory.of(pointer)) & self._useful_objects)

    def hands_over_varied(self, call: Call) -> bool:
        """Whether a callee gets numbers that may depend on active input, or a way to memory that holds such."""
        varied, memory = self._varied, self.memory
        return any(
            a in varied.values or memory.reachable(memory.of(a)) & varied.objects
            for a in call.args if not a.type.is_metadata
        )

    @property
    def varied(self) -> Varied:
        """What may depend on active input."""
        return self._varied

    def seeds_of_results(self, numbers: Varied) -> list[Instruction]:
        """The instructions that made such numbers first, of those that an active result may depend on."""
        places: list[Value | int] = [v for v in numbers.values if v in self._useful]
        places += bits(numbers.objects & self._useful_objects & ~UNKNOWN_BIT & ~self._varied.promised)
        found: dict[Instruction, None] = {}
        for place in places:
            seen: set[Value | int] = set()
            cause = first = numbers.causes.get(place)
            while cause is not None and cause.source is not None and cause.source not in seen:
                seen.add(cause.source)
                cause = numbers.causes.get(cause.source)
                first = cause or first
            if first is not None and first.instruction is not None:
                found[first.instruction] = None
        return [i for i in self.function.instructions() if i in found]

    def why_active(self, value: Value) -> list[tuple[str, Instruction | None]]:
        """How a derivative gets from an active input to the value: sentences and where they apply, the value
        itself first. Empty if it is constant."""
        if self.is_constant_value(value):
            return []
        names = self.function.number_values()
        chain: list[tuple[str, Instruction | None]] = []
        place: Value | int | None = value
        if value not in self._varied.values:
            mask = self.memory.of(value) & self._active_objects
            place = next(bits(mask))
            chain.append(
                (
                    f"{_name(value, names)} points into {self._object_text(place, names)}",
                    value if isinstance(value, Instruction) else None,
                )
            )
        seen: set[Value | int] = set()
        while place is not None and place not in seen and len(chain) < 32:
            seen.add(place)
            cause = self._varied.causes.get(place)
            text = self._object_text(place, names) if isinstance(place, int) else _name(place, names)
            if cause is None or cause.instruction is None:
                chain.append((f"{text} is declared active", None))
                break
            if cause.source is None:
                chain.append((f"{text} depends on a call that may reach active memory", cause.instruction))
                break
            source = (
                self._object_text(cause.source, names)
                if isinstance(cause.source, int)
                else _name(cause.source, names)
            )
            verb = "receives" if isinstance(place, int) else "depends on"
            chain.append((f"{text} {verb} {source}", cause.instruction))
            place = cause.source
        return chain

    def _object_text(self, index: int, names: dict) -> str:
        item = self.memory.objects[index]
        if item.value is None:
            return "unknown memory"
        return f"{_OBJECT_WORDS[item.kind]} {_name(item.value, names)}"

    # -- the backward fact -------------------------------------------------------------------------

    def _find_useful(self) -> None:
        memory = self.memory
        for item in memory.objects:
            if item.kind in (ARGUMENT, BEYOND, GLOBAL, UNKNOWN_OBJECT):
                self._useful_objects |= 1 << item.index
        self._useful_objects &= ~self._varied.frozen
        instructions = list(self.function.instructions())
        returned = 0
        for i in instructions:
            if i.opcode == "ret" and i.operands and self.return_active:
                self._useful.add(i.operands[0])
                returned |= memory.of(i.operands[0])
        self._returned = returned
        self._useful_objects |= memory.reachable(returned)
        instructions.reverse()
        while True:
            before = len(self._useful), self._useful_objects
            # What a useful object holds pointers to is useful with it.
            self._useful_objects |= memory.reachable(self._useful_objects & ~self._varied.frozen)
            for i in instructions:
                self._use(i)
            if (len(self._useful), self._useful_objects) == before:
                break

    def _use(self, i: Instruction) -> None:
        opcode = i.opcode
        useful, memory = self._useful, self.memory
        if opcode == "store":
            if memory.of(i.operands[1]) & self._useful_objects:
                useful.add(i.operands[0])
        elif opcode == "load":
            if i in useful:
                self._useful_objects |= memory.of(i.operands[0])
        elif opcode in ATOMIC_UPDATES:
            if i in useful or memory.of(i.operands[0]) & self._useful_objects:
                self._useful_objects |= memory.of(i.operands[0])
                useful.update(i.operands[1:])
        elif opcode in CALLS:
            assert isinstance(i, Call)
            self._use_call(i)
        elif opcode not in INERT and i in useful:
            useful.update(i.operands[1:] if opcode == "select" else i.operands)

    def _use_call(self, i: Call) -> None:
        model = self.region.models.of(i)
        name, info, memory = model.name, model.info, self.memory
        if model.kind is Kind.INACTIVE and name.startswith("llvm.") and i in self._useful and not model.registered:
            self._useful.update(i.args)  # of integers (bswap, smax): they may be bits of numbers
        if model.kind in WITHOUT_FLOW:
            return
        if model.kind is Kind.COPY and info is not None and info.destination is not None and info.source is not None:
            if memory.of(i.operands[info.destination]) & self._useful_objects:
                self._useful_objects |= memory.of(i.operands[info.source])
            return
        if model.kind is Kind.BLAS and info is not None and info.blas is not None:
            self._use_routine(i, info.blas)
            return
        if model.kind is Kind.MPI and info is not None and info.mpi is not None:
            if info.mpi.sends is not None and not info.mpi.carries_none(i):  # results of other ranks may depend on it
                self._useful_objects |= memory.of(i.args[info.mpi.sends])
            return
        if model.kind is Kind.FFTW and info is not None and info.fftw is not None:
            self._use_transform(i, info.fftw)
            return
        if name.startswith(SLOPED):
            if i in self._useful:
                self._useful.add(i.args[1])  # all that has a partial
            return
        written = read = 0
        body = model.body if model.kind is Kind.DEFINED else None
        unread = frozenset() if body is None else self.region.unread_arguments.of(body)
        for number, argument in enumerate(i.args):
            if not argument.type.is_metadata:
                direct = memory.of(argument)
                reached = memory.reachable(direct)
                written |= reached
                read |= reached & ~direct if number in unread else reached
        touches_globals = bool(model.function is None or model.body is not None) and any(
            item.kind == GLOBAL and 1 << item.index & self._useful_objects for item in memory.objects
        )
        # What a callee sends, results of other ranks may depend on.
        communicates = any(self.region.communicates(body) for body in self.region.models.reached(i))
        is_useful = i in self._useful or (written | memory.of(i)) & self._useful_objects
        if is_useful or touches_globals or communicates:
            self._useful.update(i.args)
            self._useful_objects |= read

    def _use_transform(self, i: Call, transform: Transform) -> None:
        """What is transformed is useful if any array of it is."""
        memory = self.memory
        if transform.makes_plan:
            return
        mask = memory.transformed(i) if transform.of_plans_arrays else union(
            memory.of(i.args[k]) for k in transform.arrays.values())
        if mask & self._useful_objects:
            self._useful_objects |= mask

    def _use_routine(self, i: Call, routine: Spoken) -> None:
        """Of a routine of BLAS that writes something useful all numbers are that it reads."""
        named = [(p, i.args[routine.positions[p.name]]) for p in routine.numbers]
        if i in self._useful or any(self.memory.of(a) & self._useful_objects for p, a in named if p.written):
            for p, argument in named:
                if p.read:
                    self._useful.add(argument)
                    self._useful_objects |= self.memory.of(argument)

    # -- active objects ----------------------------------------------------------------------------

    def _find_active_objects(self) -> int:
        # A constant table of pointers is not written, but has a shadow when they lead to active memory.
        memory = self.memory
        promised = self._varied.promised
        active = self._varied.objects & self._useful_objects & ~self._varied.frozen
        made = outside = 0
        for item in memory.objects:
            if item.kind in (ALLOCATION, FRESH):
                made |= 1 << item.index
            elif item.kind in (ARGUMENT, BEYOND, GLOBAL):
                outside |= 1 << item.index
        handed_over = self._returned & made
        compared = self._only_compared()
        while True:
            # What the caller gets to know it may fill with varied values, when this function has long returned.
            for k in bits(active & outside | handed_over):
                handed_over |= memory.contents[k] & made
            grown = active | handed_over
            for item in memory.objects:
                if not 1 << item.index & (active | promised | compared) and memory.contents[item.index] & active:
                    grown |= 1 << item.index
            if grown == active:
                return active
            active = grown

    def _only_compared(self) -> int:
        """Local variables of which nothing is used but what comparisons say, as of a group of bytes that is searched:
        they need no shadow, whatever was copied there."""
        memory = self.memory
        found = 0
        for item in memory.objects:
            if item.kind == ALLOCA:
                found |= 1 << item.index
        for contents in memory.contents:
            found &= ~contents
        for i in self.function.instructions() if found else ():
            opcode = i.opcode
            if opcode in CALLS:
                assert isinstance(i, Call)
                model = self.region.models.of(i)
                info = model.info
                kept = i.args[info.destination] if info is not None and info.destination is not None else None
                moves = model.registered or model.kind not in (Kind.INACTIVE, Kind.SET, Kind.DROPPED)
                for argument in i.args if moves else ():
                    if argument is not kept and not argument.type.is_metadata:
                        found &= ~memory.of(argument)
            elif opcode not in _MOVING_ADDRESSES and (i.type.is_void or not _is_only_compared(i)):
                for operand in i.operands:
                    found &= ~memory.of(operand)
        return found

    def _is_active_memory(self, pointer: Value) -> bool:
        mask = self.memory.of(pointer)
        return bool(mask & self._active_objects) and not self._leads_to_integers(pointer, mask)

    def _is_constant_call(self, i: Call) -> bool:
        models = self.region.models
        model = models.of(i)
        info = model.info
        if model.kind is Kind.INACTIVE:
            if info is None:
                return True
            written = [i.operands[k] for k in info.writes if k < i.arg_count]
            if info.writes_from is not None:
                written += i.args[info.writes_from :]
            return self.is_constant_value(i) and not any(self._is_active_memory(a) for a in written)
        if model.kind in (Kind.COPY, Kind.SET) and info is not None and info.destination is not None:
            return not self._is_active_memory(i.operands[info.destination])
        if info is not None and info.fftw is not None and not info.fftw.of_plans_arrays:
            return all(self.is_constant_value(i.args[k]) for k in info.fftw.arrays.values())
        if model.kind in (Kind.MPI, Kind.FFTW) or any(self.region.communicates(body) for body in models.reached(i)):
            return False
        if not i.type.is_void and not self.is_constant_value(i):
            return False
        if any(not self.is_constant_value(a) for a in i.args if not a.type.is_metadata):
            return False
        if self.active_callback(i) is not None:
            return False
        return not any(
            self._touches_active_globals(body) or self.region.orders_threads(body) for body in models.reached(i))

    def active_callback(self, i: Call) -> Function | None:
        """The function that a library function calls back, where that changes numbers that results depend on."""
        found = self._varied.called_back.get(i)
        return None if found is None or not found[1] & self._useful_objects else found[0]

    def _touches_active_globals(self, function: Function) -> bool:
        """Whether a callee that gets only constants reads or writes an active global."""
        if (
            not any(
                item.kind == GLOBAL and 1 << item.index & self._active_objects for item in self.memory.objects
            )
            and not self._varied.given_globals
        ):
            return False
        return self.region.mentions_globals(function)

    def _leads_to_integers(self, pointer: Value, mask: int) -> bool:
        """Whether a pointer from outside is only ever used to reach integers, though its object is active.

        Proved by its uses: it does not escape, and each access through it is of a proved integer.
        """
        if not pointer.type.is_pointer or pointer.is_constant:
            return False
        found = self._confined.get(pointer)
        if found is None:
            kinds = {self.memory.objects[k].kind for k in bits(mask)}
            found = kinds <= {
                ARGUMENT,
                BEYOND,
                GLOBAL,
                ALLOCA,
                ALLOCATION,
                FRESH,
            } and self._reaches_only_integers(pointer)
            self._confined[pointer] = found
        return found

    def _reaches_only_integers(self, pointer: Value) -> bool:
        pending, seen = [pointer], {pointer}
        accessed = False
        while pending:
            current = pending.pop()
            if len(seen) > 64:
                return False
            for user in current.users:
                opcode = user.opcode
                if opcode == "load" or (
                    opcode == "store" and user.operands[1] is current and user.operands[0] is not current
                ):
                    value = user if opcode == "load" else user.operands[0]
                    if not self._is_integer_access(value, current):
                        return False
                    accessed = True
                elif opcode == "getelementptr" and user.operands[0] is current:
                    if user not in seen:
                        seen.add(user)
                        pending.append(user)
                elif opcode != "icmp":
                    # A phi or select may be entered by a pointer to floats.
                    return False
        return accessed

    def _is_integer_access(self, value: Value, pointer: Value) -> bool:
        """Whether an access moves a proved integer; of a constant, the memory must be known for integers."""
        if not value.type.scalar.is_int:
            return False
        if not value.is_constant:
            return not self._varied.carries_data(value) and not self._may_be_address(value)
        layout = self.types.memory(pointer, self.types.layout.store_size(value.type))
        return all(concrete is INTEGER for _, _, concrete in layout)


def _name(value: Value, names: dict) -> str:
    return names.get(value) or value.ref()


def format_activity(function: Function, activity: ActivityResults) -> str:
    """The activity as text for people and tests, in the order of the function."""
    names = function.number_values()
    lines = [f"activity of @{function.name}"]
    for argument in function.args:
        lines.append(f"  {names[argument]}: {_word(activity.is_constant_value(argument))}")
    for block in function.blocks:
        lines.append(f" {names.get(block, '%?')}:")
        for i in block.instructions:
            value = "" if i.type.is_void else f"{_word(activity.is_constant_value(i))} value, "
            lines.append(
                f"  {value}{_word(activity.is_constant_instruction(i))} instruction: {str(i).strip()}"
            )
    for variable in activity.active_globals:
        lines.append(f"  active global {variable.ref()}")
    return "\n".join(lines) + "\n"


def _word(constant: bool) -> str:
    return "constant" if constant else "active"


def _is_only_compared(value: Value) -> bool:
    """Whether nothing but comparisons is computed from a value, or from differences with it."""
    work, seen = [value], {value}
    while work:
        for user in work.pop().users:
            if user.opcode in ("add", "sub", "select"):
                if user not in seen:
                    seen.add(user)
                    work.append(user)
            elif user.opcode not in INERT:
                return False
    return True
