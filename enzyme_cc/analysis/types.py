"""Type analysis of a module: which values and which bytes of memory are floats, integers or pointers.

`TypeAnalysis(module).analyse(function, argument_types, return_type)` runs the inference of type_inference.py
on the function and, through its calls, on those it calls, each in the context of what its caller knows of the
arguments; what a callee finds out about its arguments comes back to the caller. Results are kept for each
context. A recursive call takes the types of the run in progress and adds to them, so recursion ends in the
same fixpoint as a loop. Globals have one tree for the whole module.

The lattice is described in type_tree.py, the transfer functions in type_transfer.py and type_calls.py.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from enzyme_cc.analysis.call_models import CallModels, callee_of
from enzyme_cc.analysis.debug_types import SourceTypes
from enzyme_cc.analysis.declared_types import behind_global
from enzyme_cc.analysis.gep_steps import GepStep, gep_step
from enzyme_cc.analysis.library_headers import header_extent
from enzyme_cc.analysis.member_marks import has_member_arrays
from enzyme_cc.analysis.mixed_words import MixedWords
from enzyme_cc.analysis.parameter_extents import ParameterExtents
from enzyme_cc.analysis.pointer_steps import Counted, Cycles, Steps, pointer_steps
from enzyme_cc.analysis.type_facts import FLOATS, INTEGER, POINTER, UNKNOWN, USED, Concrete
from enzyme_cc.analysis.type_inference import Exchanged, TypeInference
from enzyme_cc.analysis.type_transfer import visit
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree
from enzyme_cc.ir import (
    Call,
    DataLayout,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Module,
    Type,
    Value,
)
from enzyme_cc.rules.fortran_runtime import describes_type

JOINED_DEPTHS = ((40, 0, 3), (45, 0, 2), (60, 4, 1))
"""(runs, runs for each call of it, depth): a function analysed at least so often for one question is analysed for
all its callers together, and told what they know only so many levels of pointers deep. With one level there are few
different things to be told, so this ends."""
MAX_RUNS, MAX_RUNS_PER_CALL = 120, 8
"""A function analysed more often than this, and this for each of its calls, tells its callers nothing new; their
types are then not to be relied on."""
MAX_ROUNDS = 5
MAX_EXTENSIONS = 40
"""So often a GEP may extend what is known of a pointer further than it did in any run before."""

Bytes = list[tuple[int, int, Concrete]]
_Key = tuple[Function, tuple[TypeTree, ...], TypeTree]


class _Provisional(NamedTuple):
    """A run that took part in a recursion, with what it took of the runs in progress: done again it would learn the
    same while these say the same."""

    inference: TypeInference
    of_running: dict[Function, tuple[TypeInference, Exchanged]]
    global_version: int


class TypeResults:
    """The types of one function in one context. Frozen; what is not known is said to be UNKNOWN."""

    __slots__ = ("analysis", "function", "layout", "argument_types", "return_type", "mixed", "_inference")

    def __init__(self, inference: TypeInference, analysis: TypeAnalysis) -> None:
        self._inference = inference
        self.analysis = analysis
        self.function = inference.function
        self.layout = inference.layout
        self.argument_types = tuple(inference.of(a) for a in inference.function.args)
        self.return_type = inference.return_tree
        self.mixed = MixedWords(inference)

    def of(self, value: Value) -> TypeTree:
        """All that is known of a value's bytes and of the memory behind the pointers in it."""
        return self._inference.of(value)

    @property
    def outcome(self) -> object:
        """All that is known, to compare and to look up by: those who read types cannot tell apart contexts in which a
        function's are the same."""
        inference = self._inference
        return frozenset(inference.trees().items()), self.return_type, inference.exhausted

    def scalar_type(self, value: Value) -> Concrete:
        """The concrete type of a value, or of each lane of a vector of floats or pointers.

        UNKNOWN for an integer that may hold anything or several things (see value_layout), and for
        aggregates. Integer constants are Integer: they carry no derivative.
        """
        type = value.type.scalar
        if type.is_float:
            return FLOATS[type.kind]
        if type.is_pointer:
            return POINTER
        if not type.is_int:
            return UNKNOWN
        if value.is_constant or type.bits == 1:
            return INTEGER
        if value.type.is_vector and value.type.scalable:
            return UNKNOWN
        if self._inference.exhausted:
            return UNKNOWN
        return self.of(value).lookup(0, self.layout.store_size(value.type))

    def value_layout(self, value: Value) -> Bytes:
        """The bytes of a value as consecutive (offset, size, concrete type).

        An entry may hold several values of its type in a row: `<2 x i64>` of doubles is [(0, 16, double)].
        """
        if value.type.is_vector and value.type.scalable:
            return [(0, 1, UNKNOWN)]
        size = self.layout.store_size(value.type)
        if value.is_constant and value.type.scalar.is_int:
            return [(0, size, INTEGER)]
        if self._inference.exhausted and not value.type.is_fp and not value.type.scalar.is_pointer:
            return [(0, size, UNKNOWN)]
        return self.of(value).resolve(0, size)

    def memory(self, pointer: Value, size: int | None) -> Bytes:
        """The `size` bytes behind a pointer as consecutive (offset, size, concrete type), as value_layout.

        `size` None asks for memory of unknown length: the answer is its repeating unit, whose length is the
        sum of the sizes; [(0, 1, UNKNOWN)] when no such unit is known.
        """
        behind = EMPTY if self._inference.exhausted else self.of(pointer).data0()
        found = behind.pattern() if size is None else behind.resolve(0, size)
        if all(concrete is UNKNOWN for _, _, concrete in found):
            return self._declared_numbers(pointer, size) or found
        return found

    def _declared_numbers(self, pointer: Value, size: int | None) -> Bytes | None:
        """The memory behind a pointer where all evidence together is contradictory (memory that is linked by pointers
        is told apart by nothing else), but the source declares this very pointer as one to numbers."""
        declared = self._inference.described.get(pointer)
        if declared is None:
            return None
        found = declared.pattern() if size is None else declared.resolve(0, size)
        return found if all(concrete.is_float for _, _, concrete in found) else None

    def is_weakly_known(self, value: Value) -> bool:
        """Whether a value is not known to be a number, and may be one where others know more: it is taken for an
        address or a whole number for what lies in memory of its kind."""
        facts = self.of(value).facts
        return not any(f.concrete.is_float for f in facts) and (
            any(f.concrete is POINTER for f in facts) or all(f.strength < USED for f in facts))

    def holds_words(self, *pointers: Value, first: int = 0) -> bool:
        """Whether it is known of the memory behind pointers, which hold the same types, that it holds doubles in its
        8-byte words, the first of which begins so many bytes after the pointers, and no other numbers. What each word
        holds may then be decided at run time."""
        if self._inference.exhausted:
            return False
        numbers = [f for pointer in pointers for f in self.of(pointer).data0().facts if f.concrete.is_float]
        return bool(numbers) and all(
            f.concrete is FLOATS["double"] and f.start % 8 == first and f.stride % 8 == 0 for f in numbers)

    def pointee_may_hold_floats(self, pointer: Value) -> bool:
        """Whether memory behind the pointer, at any depth, may hold a float; False only where all that is
        known of it, and something is, is integers."""
        behind = self.of(pointer).data0()
        if self._inference.exhausted:
            return True
        return not behind.facts or behind.floats_reachable()

    def why(self, value: Value) -> list[str]:
        """What taught the types of a value, the first lessons first."""
        return [
            f"{tree} from {origin if isinstance(origin, str) else str(origin).strip()}"
            for tree, origin in self._inference.reasons.get(value, ())
        ]

    def origins(self, value: Value) -> list[Instruction]:
        """The instructions that taught the types of a value, for the notes of a diagnostic."""
        return [o for _, o in self._inference.reasons.get(value, ()) if isinstance(o, Instruction)]


class TypeAnalysis:
    """Types of a module's functions, found on demand and kept."""

    __slots__ = (
        "module",
        "layout",
        "contexts",
        "_apart",
        "_finished",
        "_running",
        "_contexts",
        "_calls",
        "_latest",
        "_of_callees",
        "_joined",
        "_provisional",
        "_globals",
        "_global_version",
        "_pending",
        "_asked_of_pointer",
        "_extensions",
        "_steps",
        "_gep_steps",
        "_headers",
        "_has_member_arrays",
        "models",
        "parameter_extents",
        "source_types",
    )

    def __init__(
        self,
        module: Module,
        layout: DataLayout | None = None,
        models: CallModels | None = None,
        described: bool = True,
    ) -> None:
        """`described`: whether to take in what debug information says of variables."""
        self.module = module
        self.models = models or CallModels()
        self.layout = layout or module.datalayout
        self._finished: dict[_Key, TypeInference] = {}
        self._running: dict[Function, TypeInference] = {}
        self.contexts: dict[Function, dict[TypeInference, None]] = {}
        self._apart: TypeAnalysis | None = None
        self._contexts: Counter[Function] = Counter()
        self._calls: Counter[Function] = Counter()
        self._latest: dict[Function, TypeInference] = {}
        self._of_callees: dict[tuple[TypeInference, Call, Function], tuple[int, TypeResults]] = {}
        self._joined: dict[Function, tuple[tuple[TypeTree, ...], TypeTree]] = {}
        self._provisional: dict[_Key, _Provisional] = {}
        self._globals: dict[GlobalVariable, TypeTree] = {}
        self._global_version = 0
        self._steps: dict[Function, tuple[Cycles, Steps, Counted]] = {}
        self._gep_steps: dict[GetElementPtr, GepStep] = {}
        self._headers: dict[Instruction, int | None] = {}
        self._has_member_arrays: bool | None = None
        self._pending: list[set[Function]] = []
        self._asked_of_pointer = False
        self._extensions: dict[tuple[Instruction, bool], tuple[int, int]] = {}
        self.parameter_extents = ParameterExtents(self.layout, self.models)
        self.source_types = SourceTypes(module.metadata) if described else None

    def analyse(
        self, function: Function, argument_types: tuple[TypeTree, ...] = (), return_type: TypeTree = EMPTY
    ) -> TypeResults:
        """The types of a function with a body, given what callers know of its arguments and result.

        Missing argument types mean that nothing is known beyond the LLVM type.
        """
        self._contexts.clear()
        for _ in range(MAX_ROUNDS):
            version = self._global_version
            inference = self._infer(function, tuple(argument_types), return_type)
            if version == self._global_version:
                break
            # A global turned out to hold more than earlier runs knew.
            self._finished.clear()
            self.contexts.clear()
        return TypeResults(inference, self)

    @property
    def apart(self) -> TypeAnalysis:
        """An analysis for what is only supposed of functions: whatever comes of it, the answers of this one stay."""
        if self._apart is None:
            self._apart = TypeAnalysis(self.module, self.layout, self.models, self.source_types is not None)
            self._apart._apart = self._apart
        if self._apart is not self:
            for variable, facts in self._globals.items():
                self._apart.learn_global(variable, facts, "all that is known of it")
        return self._apart

    def call_types(self, results: TypeResults, call: Call) -> tuple[tuple[TypeTree, ...], TypeTree]:
        """Argument types and return type to analyse the callee of `call` with."""
        result = results.of(call) if not call.type.is_void else EMPTY
        return tuple(results.of(a) for a in call.args), result

    def analyse_callee(self, results: TypeResults, call: Call, function: Function) -> TypeResults:
        """The types of a function in the context of a call of it."""
        if results.analysis is not self:
            return results.analysis.analyse_callee(results, call, function)
        key = (results._inference, call, function)
        version, found = self._of_callees.get(key, (-1, None))
        if found is None or version != self._global_version:
            found = self.analyse(function, *self.call_types(results, call))
            self._of_callees[key] = self._global_version, found
        return found

    def _touched(self, function: Function, position: int, types: TypeTree) -> TypeTree:
        """Of what is known of an argument's memory, that which the function can touch."""
        extent = self.parameter_extents.of(function, position)
        return types if extent is None else types.begun_within(extent)

    @property
    def has_member_arrays(self) -> bool:
        """Whether arrays of integers that are members of structures are accessed as such in the module."""
        if self._has_member_arrays is None:
            self._has_member_arrays = has_member_arrays(self.module)
        return self._has_member_arrays

    def gep_step(self, gep: GetElementPtr) -> GepStep:
        """What a GEP does, worked out once for all contexts."""
        found = self._gep_steps.get(gep)
        if found is None:
            found = self._gep_steps[gep] = gep_step(self.layout, gep)
        return found

    def header_extent(self, access: Instruction) -> int | None:
        """How many bytes are reached through an address that is stored, if it is that of a container's header."""
        if access.opcode != "store":
            return None
        if access not in self._headers:
            self._headers[access] = header_extent(access)
        return self._headers[access]

    def pointer_steps(self, function: Function) -> tuple[Cycles, Steps, Counted]:
        """How pointers step through memory in a function; inference adds the cycles it comes to see."""
        found = self._steps.get(function)
        if found is None:
            found = self._steps[function] = pointer_steps(function, self.layout)
        return found

    def extends_often(self, gep: tuple[Instruction, bool], reach: int) -> bool:
        """Whether a GEP extends what is known of a pointer so often, over all runs, that it is taken to walk: a path
        that closes through calls goes on a little further in each of them."""
        count, furthest = self._extensions.get(gep, (0, 0))
        if reach <= furthest:
            return False
        self._extensions[gep] = count + 1, reach
        return count >= MAX_EXTENSIONS

    # -- called by the inference -------------------------------------------------------------------

    def behind_global(self, variable: GlobalVariable) -> TypeTree:
        """The memory of a global variable."""
        found = self._globals.get(variable)
        if found is None:
            found = EMPTY
            if not _describes_type(variable.name):
                initializer = variable.initializer if _small(variable.value_type) else None
                found = behind_global(variable.value_type, initializer, self.layout)
            self._globals[variable] = found
        return found

    def learn_global(self, variable: GlobalVariable, facts: TypeTree, why: Instruction | str) -> bool:
        """Join facts into the memory of a global; True if they are news."""
        if _describes_type(variable.name):
            return False
        old = self.behind_global(variable)
        new = old.merge(facts)
        if new is old:
            return False
        self._globals[variable] = new
        self._global_version += 1
        return True

    def visit_defined(self, state: TypeInference, call: Call, function: Function) -> None:
        """A call of a function with a body: exchange what both sides know."""
        arguments = tuple(state.of(a) for a, _ in zip(call.args, function.args, strict=False))
        inference = self._infer(function, arguments, EMPTY if call.type.is_void else state.of(call))
        if inference.provisional and call not in state.recursive_calls:
            state.recursive_calls.append(call)
        state.exhausted = state.exhausted or inference.exhausted
        is_recursive = inference is self._running.get(function)
        for position, (argument, parameter) in enumerate(zip(call.args, function.args, strict=False)):
            known = inference.of(parameter)
            state.learn(argument, self._touched(function, position, known) if is_recursive else known, call)
        if not call.type.is_void:
            state.learn(call, inference.return_tree, call)

    def visit_indirect(self, state: TypeInference, call: Call) -> None:
        """A call through a pointer whose result is an integer whatever it reaches."""
        if self._asked_of_pointer:
            return  # of functions behind pointers inside of these nothing is asked: they may reach each other
        self._asked_of_pointer = True
        try:
            bodies = self.models.candidates(call.function_type)
            if bodies and all(self._gives_integer(state, call, body) for body in bodies):
                state.learn_integer(call, USED, call)
        finally:
            self._asked_of_pointer = False

    def _gives_integer(self, state: TypeInference, call: Call, body: Function) -> bool:
        if _returns_constants(body):
            return True
        inference = self._infer(body, (EMPTY,) * len(body.args), EMPTY)
        if inference.provisional and call not in state.recursive_calls:
            state.recursive_calls.append(call)
        return inference.return_tree.lookup(0, self.layout.store_size(call.type)) is INTEGER

    def callback_types(self, function: Function, arguments: tuple[TypeTree, ...]) -> tuple[TypeTree, ...]:
        """What a function that a library calls back says of what it is given."""
        inference = self._infer(function, arguments, EMPTY)
        return tuple(inference.of(parameter) for parameter in function.args)

    def _infer(self, function: Function, arguments: tuple[TypeTree, ...], result: TypeTree) -> TypeInference:
        running = self._running.get(function)
        if running is not None:
            for position, (parameter, tree) in enumerate(zip(function.args, arguments, strict=False)):
                running.learn(parameter, self._touched(function, position, tree), "a recursive call")
            running.learn_return(result)
            for pending in self._pending:
                pending.add(function)
            return running
        key = (function, arguments, result)
        found = self._finished.get(key) or self._still_true(key)
        if found is not None:
            return found
        runs = self._contexts[function]
        depths = [
            depth for least, each, depth in JOINED_DEPTHS
            if runs >= least and (not each or runs >= each * self._calls_of(function))
        ]
        if depths:
            arguments, result = self._join(function, arguments, result, depths[-1])
            key = (function, arguments, result)
            found = self._finished.get(key) or self._still_true(key)
            if found is not None:
                return found
        if runs >= MAX_RUNS and runs >= MAX_RUNS_PER_CALL * self._calls_of(function) and function in self._latest:
            latest = self._latest[function]
            latest.exhausted = True
            return latest
        self._contexts[function] += 1
        inference = TypeInference(self, function)
        inference.return_tree = result
        inference.provisional = True
        before = {caller: (run, run.exchanged) for caller, run in self._running.items()}, self._global_version
        self._running[function] = inference
        self._pending.append(set())
        inference.start(arguments)
        inference.run(visit)
        inference.conclude()
        self._latest[function] = inference
        del self._running[function]
        unfinished = self._pending.pop() - {function}
        if not unfinished & self._running.keys():
            # Nothing it used is still in flux. Asked with what was learnt, it would learn nothing more.
            learnt = tuple(inference.of(a) for a in function.args[: len(arguments)])
            self._finished[key] = self._finished[function, learnt, inference.return_tree] = inference
            self.contexts.setdefault(function, {})[inference] = None
            inference.provisional = False
        else:
            used = {caller: said for caller, said in before[0].items() if caller in unfinished}
            self._provisional[key] = _Provisional(inference, used, before[1])
        if not self._running:
            self._provisional.clear()
        return inference

    def _still_true(self, key: _Key) -> TypeInference | None:
        """A run for the same question that took part in a recursion, if it would find the same again."""
        found = self._provisional.get(key)
        if found is None or found.global_version != self._global_version:
            return None
        for function, (inference, said) in found.of_running.items():
            if self._running.get(function) is not inference or inference.exchanged != said:
                return None
        for pending in self._pending:
            pending.update(found.of_running)
        return found.inference

    def _calls_of(self, function: Function) -> int:
        """In how many places the module calls a function."""
        if not self._calls:
            for caller in self.module.functions.values():
                calls = (i for i in caller.instructions() if isinstance(i, Call))
                self._calls.update(callee for callee in map(callee_of, calls) if callee is not None)
        return self._calls[function]

    def _join(
        self, function: Function, arguments: tuple[TypeTree, ...], result: TypeTree, depth: int
    ) -> tuple[tuple[TypeTree, ...], TypeTree]:
        """The one context of a function that is called in too many: what one caller knows of the memory beyond what
        the function touches is not told to the others."""
        old = self._joined.get(function)
        if old is not None:
            arguments = tuple(a.merge(b) for a, b in zip(old[0], arguments, strict=False))
            result = old[1].merge(result)
        arguments = tuple(self._touched(function, k, a) for k, a in enumerate(arguments))
        joined = tuple(a.truncated(depth) for a in arguments), result.truncated(depth)
        self._joined[function] = joined
        return joined


def _returns_constants(function: Function) -> bool:
    """Whether all that a function returns are constants or chosen of constants: no derivative hides there."""
    work = [value for i in function.instructions() if i.opcode == "ret" for value in i.operands]
    seen: set[Value] = set()
    while work:
        value = work.pop()
        if value in seen or value.is_constant:
            continue
        seen.add(value)
        if not isinstance(value, Instruction) or value.opcode not in ("phi", "select"):
            return False
        work += value.operands[value.opcode == "select" :]
    return True


def _describes_type(name: str) -> bool:
    """Whether a global describes a type: the manager of a `std::function` gives its address (`target_type`) where it
    gives that of a copy otherwise, and flang's runtime does the like."""
    return name.startswith("_ZTI") or describes_type(name)


def _small(type: Type) -> bool:
    """Whether an initialiser is worth reading: structures, not long tables."""
    return type.is_struct


def format_types(function: Function, results: TypeResults) -> str:
    """The types as text for people and tests, one value a line, in the order of the function."""
    names = function.number_values()
    lines = [f"types of @{function.name}"]
    for argument in function.args:
        lines.append(f"  {names[argument]}: {results.of(argument)}")
    for block in function.blocks:
        lines.append(f" {names.get(block, '%?')}:")
        for instruction in block.instructions:
            if not instruction.type.is_void:
                lines.append(f"  {names[instruction]}: {results.of(instruction)}")
    lines.append(f"  return: {results.return_type}")
    return "\n".join(lines) + "\n"
