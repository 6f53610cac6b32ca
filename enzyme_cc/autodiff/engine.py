"""Synthesis of all derivatives of one slice: which functions there are, memoised, and what they share.

An `Engine` lives for one attempt. An attempt is begun anew, on the same slice, when it turns out that activity of
pointers must be decided at run time, or that a global variable is active.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import EMPTY, FLOATS, TypeTree, block
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.facts.constant_memory import warn_of_lost_numbers
from enzyme_cc.autodiff.facts.errors import RestartWithActiveGlobals, RestartWithoutHandler
from enzyme_cc.autodiff.facts.exception_values import refuse_carried_numbers
from enzyme_cc.autodiff.facts.function_facts import ControlFlow, Facts
from enzyme_cc.autodiff.facts.loose_bits import contexts, refuse_loose_bits
from enzyme_cc.autodiff.facts.outside_memory import OutsideMemory
from enzyme_cc.autodiff.facts.primals import ABRUPT, Primals
from enzyme_cc.autodiff.facts.text_readings import TextCheck
from enzyme_cc.autodiff.forward.synthesis import ForwardSynthesis
from enzyme_cc.autodiff.frames import OF, Frames
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.refusals import of_library, refused
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature, SplitPair
from enzyme_cc.autodiff.prepare.slicing import COPY
from enzyme_cc.autodiff.reverse.synthesis import ReverseSynthesis
from enzyme_cc.autodiff.shadow import shadow_globals
from enzyme_cc.autodiff.shadow.sweep import Sweep, carries_pointer
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError
from enzyme_cc.ir import Function, Instruction, Module, Type, Value
from enzyme_cc.ir.debug_info import language_of
from enzyme_cc.ir.invokes import catches_want_of_memory

if TYPE_CHECKING:
    from enzyme_cc.autodiff.interface.requests import Request

KEPT_ATTRIBUTES = ("nounwind", "uwtable", "sspstrong", "ssp", "sspreq", "strictfp", "null_pointer_is_valid")
"""Attributes of a primal that hold of its derivative; what the optimiser proved of its memory does not."""


MAX_CONTEXTS = 4
"""Of a recursive function, in which its derivative is made inside of itself."""


class Engine:
    """Makes derivative functions in `module`, each once per signature and argument types."""

    def __init__(
        self,
        primals: Primals,
        options: Options,
        active_globals: frozenset[str] = frozenset(),
        program: Module | None = None,
    ) -> None:
        self.program = program
        self.primals = primals
        module = self.module = primals.module
        self.layout = primals.layout
        self.options = options
        self.registrations = primals.registrations
        self.types = primals.types
        self.region = primals.region
        self.active_globals = tuple(module.globals[name] for name in sorted(active_globals) if name in module.globals)
        self.kernels: dict[object, Function] = {}
        self.shadow_globals: dict[tuple[str, int, Mode | None], ir.GlobalVariable] = {}
        self.tables: dict[tuple[str, Mode], ir.GlobalVariable] = {}
        self.bit_contexts = contexts(self.layout)
        self.text = TextCheck(self)
        self.outside = OutsideMemory(module, primals.region.summaries)
        self.frames = Frames(module) if options.frames else None
        self.request: Request | None = None
        self.syntheses: list[Sweep] = []
        self.remarks: list[Diagnostic] = []
        self._derivatives: dict[object, Function] = {}
        self._pairs: dict[object, SplitPair] = {}
        self._building: dict[Function, list[tuple[TypeTree, ...]]] = {}

    # ---- functions of the slice

    def original_name(self, function: Function) -> str:
        """The symbol in the program."""
        return self.primals.original_name(function)

    def body_of(self, function: Function) -> Function | None:
        """The function itself, or the copy of it in the slice, if that has a body."""
        return self.primals.body_of(function)

    def requested(self, name: str) -> Function:
        """The copy of the function that a request names."""
        return self.module.functions[COPY + name]

    def initializer_of(self, variable: ir.GlobalVariable) -> ir.Constant | None:
        """What a variable starts as; the slice only declares those that change, the program has them."""
        if variable.initializer is not None or self.program is None:
            return variable.initializer
        original = self.program.globals.get(variable.name)
        return None if original is None else original.initializer

    @property
    def needs_mirrors(self) -> bool:
        """Whether memory may be active that only a global variable knows (lazily_mapped.py)."""
        return any(carries_pointer(variable.value_type) for variable in self.active_globals)

    def flow(self, function: Function) -> ControlFlow:
        """The control flow of a function; refused if it has any that is not differentiated."""
        for b in function.blocks:
            terminator = b.terminator
            if isinstance(terminator, ABRUPT):
                if catches_want_of_memory(terminator):
                    raise RestartWithoutHandler(function)
                self._refuse_exit(terminator)
        return self.primals.flow(function)

    def _refuse_exit(self, terminator: Instruction) -> NoReturn:
        if isinstance(terminator, ir.Invoke):
            self.refuse(
                terminator,
                "cannot differentiate a call in a 'try' block that carries a derivative and may throw into the "
                "'catch': how much of it was done would not be known to the derivative"
                if language_of(terminator) != "Rust" else
                "cannot differentiate a call that carries a derivative and may panic inside of catch_unwind: how much "
                "of it was done would not be known to the derivative",
                code="catch",
                help=remedy("call in try", terminator),
            )
        what = {"callbr": "assembly that jumps", "indirectbr": "computed goto"}[terminator.opcode]
        self.refuse(terminator, f"cannot differentiate {what}")

    def facts(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...]) -> Facts:
        """What is known of a function under a signature. Restarts the attempt when a global turns out active."""
        given = tuple(
            tree.merge(self.declared_type(argument.type))
            for argument, tree in zip(function.args, argument_types or (EMPTY,) * len(function.args), strict=True)
        )
        facts = Facts(self, self.flow(function), signature, given, signature.result is not Activity.CONST)
        found = {g.name for g in facts.activity.active_globals}
        news = found - {g.name for g in self.active_globals}
        if news:
            raise RestartWithActiveGlobals(frozenset(found))
        refuse_carried_numbers(self, function, facts)
        refuse_loose_bits(self, facts)
        self.text.check(function, facts)
        warn_of_lost_numbers(self, facts)
        return facts

    def declared_type(self, type: Type) -> TypeTree:
        """What an LLVM type alone tells."""
        if type.is_float:
            return block(FLOATS[type.kind])
        return EMPTY

    # ---- derivative functions

    def forward(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...] = ()) -> Function:
        """The forward-mode derivative: (argument, tangents ...) -> {primal result?, tangents}."""
        key = (function, signature, argument_types)
        found = self._derivatives.get(key)
        if found is None:
            facts = self.facts(function, signature, argument_types)
            found = self._new(function, signature, "forward", self.forward_type(function.function_type, signature))
            self._derivatives[key] = found
            synthesis = ForwardSynthesis(self, facts, signature, found)
            self._bind(synthesis, function, found, signature)
            synthesis.build()
        return found

    def gradient(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...] = ()) -> Function:
        """Both sweeps in one: (argument, shadows ..., seeds) -> {primal result?, adjoints of OUT arguments}."""
        key = (function, signature, argument_types)
        if (found := self._derivatives.get(key)) is not None:
            return found
        facts = self.facts(function, signature, argument_types)
        type = self.gradient_type(function.function_type, signature)
        made = self._derivatives[key] = self._new(function, signature, "gradient", type)
        synthesis = ReverseSynthesis(self, facts, signature, made, made)
        position = self._bind(synthesis, function, made, signature)
        if signature.result.has_adjoint:
            synthesis.seeds = list(made.args[position:position + signature.width])
        synthesis.build()
        return made

    def split(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...]) -> SplitPair:
        """Augmented primal and adjoint. A recursive call gets the pair while it is being made."""
        key = (function, signature, argument_types)
        found = self._pairs.get(key)
        if found is None and function in self._building:
            # recursion in a context of its own: one pair that knows what all know serves all deeper calls
            argument_types = self._joined(self._building[function], argument_types)
            key = (function, signature, argument_types)
            found = self._pairs.get(key)
        if found is None:
            augmented_type, adjoint_type = self.split_types(function.function_type, signature)
            augmented = self._new(function, signature, "augmented", augmented_type)
            adjoint = self._new(function, signature, "adjoint", adjoint_type)
            found = self._pairs[key] = SplitPair(augmented, adjoint)
            self._building.setdefault(function, []).append(argument_types)
            facts = self.facts(function, signature, argument_types)
            synthesis = ReverseSynthesis(self, facts, signature, augmented, adjoint)
            position = self._bind(synthesis, function, augmented, signature)
            for mine, theirs in zip(augmented.args, adjoint.args, strict=False):
                synthesis.reverse_arguments[mine] = theirs
                theirs.attributes = mine.attributes
            if signature.result.has_adjoint:
                synthesis.seeds = list(adjoint.args[position:position + signature.width])
            synthesis.tape_argument = adjoint.args[-1]
            synthesis.build()
            contexts = self._building[function]
            contexts.pop()
            if not contexts:
                del self._building[function]
        return found

    def _joined(
        self, contexts: list[tuple[TypeTree, ...]], argument_types: tuple[TypeTree, ...]
    ) -> tuple[TypeTree, ...]:
        """What is known of a function's arguments in any of the contexts; nothing where there are too many of them."""
        if len(contexts) > MAX_CONTEXTS:
            return ()
        for others in contexts:
            argument_types = tuple(a.merge(b) for a, b in zip(argument_types, others, strict=False))
        return argument_types

    def unused_arguments(self, function: Function) -> set[int]:
        """Arguments that a finished function does not read: their values need not be kept for it."""
        blocks = function.blocks
        if not blocks or blocks[-1].terminator is None or any(b.terminator is None for b in blocks):
            return set()
        return {argument.index for argument in function.args if not argument.users}

    def _bind(self, synthesis, function: Function, made: Function, signature: Signature) -> int:
        """Match the arguments of the derivative to the primal's; the number of those matched."""
        self.syntheses.append(synthesis)
        position = 0
        for argument, activity in zip(function.args, signature.arguments, strict=True):
            mine = made.args[position]
            mine.name = argument.name
            mine.attributes = kept_argument_attributes(argument.attributes)
            synthesis.values[argument] = mine
            position += 1
            if activity.has_shadow:
                lanes = made.args[position:position + signature.width]
                for lane in lanes:
                    lane.name = f"{argument.name or 'arg'}.shadow"
                    # Backwards, shadows are written of memory that is only read, which may have two names; and
                    # through pointers on the tape that the augmented primal made.
                    if "noalias" in argument.attributes and signature.mode is Mode.FORWARD:
                        lane.attributes = ("noalias",)
                synthesis.shadows[argument] = list(lanes)
                position += signature.width
        return position

    def _new(self, function: Function, signature: Signature, what: str, type: ir.FunctionType) -> Function:
        name = f"__enzyme_cc.{what}.{self.original_name(function)}.{signature.label()}"
        made = Function.create(self.module, self.module.unique_name(name), type, "internal")
        made.attributes = tuple(
            a for a in function.attributes if a in KEPT_ATTRIBUTES or (a.startswith('"') and "enzyme" not in a)
        )
        if self.frames is not None:
            self.frames.add(made, OF[what], function)
        return made

    # ---- types of derivative functions

    def out_type(self, type: Type) -> Type:
        """The type of the adjoint of a by-value argument or result, from its LLVM type alone."""
        return self.value_derivative(type) or type

    def value_derivative(self, type: Type) -> Type | None:
        """As adjoint_type, where only the LLVM type is known."""
        return derivative_types.adjoint_type(type, None, self.layout)

    def _with_shadows(self, type: ir.FunctionType, signature: Signature) -> list[Type]:
        params: list[Type] = []
        for param, activity in zip(type.params, signature.arguments, strict=True):
            params.append(param)
            if activity.has_shadow:
                params += [param] * signature.width
        return params

    def outs(self, type: ir.FunctionType, signature: Signature) -> list[Type]:
        """Types of the adjoints that are returned, argument by argument, lane by lane."""
        found: list[Type] = []
        for param, activity in zip(type.params, signature.arguments, strict=True):
            if activity.has_adjoint:
                found += [self.out_type(param)] * signature.width
        return found

    def gradient_type(self, type: ir.FunctionType, signature: Signature) -> ir.FunctionType:
        """The type of `gradient`."""
        params = self._with_shadows(type, signature)
        if signature.result.has_adjoint:
            params += [self.out_type(type.ret)] * signature.width
        results = self.outs(type, signature)
        if signature.primal_result and not type.ret.is_void:
            results.insert(0, type.ret)
        return ir.function_type(packed(results), params)

    def split_types(self, type: ir.FunctionType, signature: Signature) -> tuple[ir.FunctionType, ir.FunctionType]:
        """The types of augmented primal and adjoint."""
        params = self._with_shadows(type, signature)
        results: list[Type] = [ir.ptr]
        if not type.ret.is_void:
            results.append(type.ret)
            if signature.result.has_shadow:
                results += [type.ret] * signature.width
        augmented = ir.function_type(packed(results), params)
        seeds = [self.out_type(type.ret)] * signature.width if signature.result.has_adjoint else []
        adjoint = ir.function_type(packed(self.outs(type, signature)), [*params, *seeds, ir.ptr])
        return augmented, adjoint

    def forward_type(self, type: ir.FunctionType, signature: Signature) -> ir.FunctionType:
        """The type of `forward`."""
        results: list[Type] = []
        if not type.ret.is_void:
            if signature.primal_result:
                results.append(type.ret)
            if signature.result.has_shadow:
                results += [type.ret] * signature.width
        return ir.function_type(packed(results), self._with_shadows(type, signature))

    def indirect_signature(self, type: ir.FunctionType, of: Signature) -> Signature:
        """What every function that is called through a pointer is differentiated as."""
        forward = of.mode is Mode.FORWARD

        def activity(value: Type) -> Activity:
            pointers = carries_pointer(value)
            numbers = not value.is_void and self.value_derivative_of_number(value)
            if forward or not numbers:
                return Activity.DUP if pointers or numbers else Activity.CONST
            return Activity.DUP_AND_OUT if pointers else Activity.OUT

        return Signature(
            Mode.FORWARD if forward else Mode.SPLIT, tuple(activity(p) for p in type.params), activity(type.ret),
            True, of.width, (), of.runtime_activity, of.strong_zero,
        )

    def value_derivative_of_number(self, type: Type) -> bool:
        """Whether values of the type are numbers, by the type alone."""
        return derivative_types.adjoint_type(type, [], self.layout) is not None

    # ---- shadows of globals, and function pointers

    def shadow_of_global(self, value: Value, signature: Signature, lane: int) -> Value:
        """The shadow of a global variable or of a function's address."""
        return shadow_globals.shadow_of(self, value, signature, lane)

    def derivatives_of_pointer(self, sweep, call: ir.Call, builder: ir.Builder) -> Value:
        """Where {augmented, adjoint, forward} of the function that a pointer names are found."""
        return shadow_globals.derivatives_of_pointer(self, sweep, call, builder)

    # ---- refusals

    def fail(self, diagnostic: Diagnostic) -> NoReturn:
        """Give up on the request with a message."""
        raise DiagnosticError(diagnostic)

    def refuse(self, instruction: Instruction, message: str, code: str = "unsupported", **details) -> NoReturn:
        """Give up on the request because of an instruction."""
        self.fail(of_library(instruction) or refused(instruction, message, code, **details))


def packed(types: list[Type]) -> Type:
    """One return type for several values."""
    if not types:
        return ir.void
    return types[0] if len(types) == 1 else ir.struct_type(types)


def kept_argument_attributes(attributes: tuple[str, ...]) -> tuple[str, ...]:
    """Attributes of a primal's argument that hold in its derivative."""
    kept = ("noalias", "noundef", "nonnull", "signext", "zeroext")
    return tuple(a for a in attributes if a in kept or a.startswith(("align ", "dereferenceable")))
