"""What the analyses of one slice share, and how they give up on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.type_facts import Concrete
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.facts.outside_memory import OutsideMemory
from enzyme_cc.autodiff.facts.primals import Primals
from enzyme_cc.autodiff.facts.surrounding_types import SurroundingTypes
from enzyme_cc.autodiff.interface.hooks import Request
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.refusals import of_library, refused
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare import custom_wrappers
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, InternalFault
from enzyme_cc.ir import Function, Instruction, Module, Type

Told = Mapping[ir.FunctionType, ArgumentTypes]
Handed = tuple[str | ir.FunctionType, int]
"""A function by its name, or all that are called through pointers by their type; and which argument, or the result."""
TOLD_DEPTH, TELLINGS_OF_A_DEPTH = 4, 3
"""Levels of pointers that are told of at first, and rounds after which it is one fewer."""


class Entered(NamedTuple):
    """A derivative that is asked for of a function, what the code around the request tells of the arguments, and all
    that it shows of the memory behind them; `request`: which of the requests it is."""

    function: Function
    signature: Signature
    types: ArgumentTypes
    shown: Callable[[], ArgumentTypes]
    request: int


@dataclass(frozen=True)
class Assumptions:
    """What is taken for true of all derivatives of a slice, until facts show otherwise.

    active_globals     no other global variables carry derivatives
    runtime_activity   whether a loaded pointer is active is decided at run time
    told               by function type, what those who call such functions through pointers know of the arguments
    tellings           how often that had to be assumed anew
    of_several_formats arguments and results that are numbers of now one format, now another (several_formats.py)
    """

    active_globals: frozenset[str] = frozenset()
    runtime_activity: bool = False
    told: Told = field(default_factory=dict)
    tellings: int = 0
    of_several_formats: frozenset[Handed] = frozenset()

    def with_told(self, news: News) -> Assumptions:
        """These, and what was told besides: nothing is forgotten, so that this ends."""
        told = {**self.told, **{type: _joined(self.told.get(type), types) for type, types in news.told.items()}}
        return replace(self, told=told, tellings=self.tellings + 1)

    @property
    def told_depth(self) -> int:
        """So many levels of pointers deep callers tell what they know: fewer after many rounds, with little that is
        still different to be told."""
        return max(TOLD_DEPTH - self.tellings // TELLINGS_OF_A_DEPTH, 1)


@dataclass
class News:
    """What facts found that the assumptions may not have said.

    active_globals   variables that carry derivatives
    mixes_activity   inactive pointers meet active ones in memory: activity of loaded pointers shows only at run time
    mixed_words      words of memory hold now a number, now an address, and are moved in registers
    told             as in the assumptions
    asks_callers     memory is copied of which those who call through pointers may know more than what is seen
    of_several_formats   as in the assumptions
    left_out         tentative functions that cannot be differentiated, and why
    undecided        loads and copies of which types do not tell whether it is numbers that they move
    carried_formats  formats of numbers that carry derivatives and may lie in memory
    """

    active_globals: set[str] = field(default_factory=set)
    mixes_activity: bool = False
    mixed_words: bool = False
    told: dict[ir.FunctionType, ArgumentTypes] = field(default_factory=dict)
    asks_callers: bool = False
    of_several_formats: set[Handed] = field(default_factory=set)
    undecided: dict[Instruction, None] = field(default_factory=dict)
    carried_formats: set[Concrete] = field(default_factory=set)
    left_out: dict[str, Diagnostic] = field(default_factory=dict)

    def break_assumptions(self, context: SliceContext) -> bool:
        """Whether any of it is not assumed."""
        assumed = context.assumptions
        return bool(
            self.active_globals - assumed.active_globals
            or (self.mixes_activity and not assumed.runtime_activity)
            or self.of_several_formats - assumed.of_several_formats
            or (self.mixed_words and not context.primals.mixed)
            or self.tells_more(assumed)
        )

    def tells_more(self, assumed: Assumptions) -> bool:
        """Whether callers through pointers know more than is assumed, and it matters."""
        return self.asks_callers and any(
            _joined(assumed.told.get(type), types) != assumed.told.get(type) for type, types in self.told.items())

    def hear(self, type: ir.FunctionType, types: ArgumentTypes) -> None:
        """What one more call through a pointer tells."""
        self.told[type] = _joined(self.told.get(type), types)


def _joined(old: ArgumentTypes | None, types: ArgumentTypes) -> ArgumentTypes:
    return types if old is None else tuple(a.merge(b) for a, b in zip(old, types, strict=True))


NOTHING_ASSUMED = Assumptions()


class SliceContext:
    """One slice, and what is taken for true of it.

    program          the module that the slice was cut out of, if there is one
    assumptions      what is taken for true;  news: what was found
    active_globals   the variables that carry derivatives
    request          the request that is being answered
    around           what the code around the requests tells of the memory that they hand over
    tentative        functions that only pointers may reach, to be left out where they cannot be differentiated
    left_out         those that are, with their types and the reasons, for the message of the running program
    is_settled       all that will be asked has been, and what is refused has been: derivatives are being made
    remarks          warnings, printed when all requests have been answered
    """

    def __init__(
        self,
        primals: Primals,
        options: Options,
        assumptions: Assumptions = NOTHING_ASSUMED,
        program: Module | None = None,
    ) -> None:
        self.program = program
        self.primals = primals
        module = self.module = primals.module
        self.layout = primals.layout
        self.options = options
        self.registrations = primals.registrations
        self.models = primals.models
        self.types = primals.types
        self.region = primals.region
        self.assumptions = assumptions
        self.news = News()
        self.active_globals = tuple(
            module.globals[name] for name in sorted(assumptions.active_globals) if name in module.globals
        )
        self.has_only_doubles: bool | None = None  # asked of told_words.py
        self.outside = OutsideMemory(module, primals.region.summaries)
        self.request: Request | None = None
        self.entered: list[Entered] = []
        self.around: SurroundingTypes | None = None
        self.tentative: frozenset[str] = frozenset()
        self.left_out: dict[str, tuple[ir.FunctionType, str]] = {}
        self.is_settled = False
        self.remarks: list[Diagnostic] = []

    def original_name(self, function: Function) -> str:
        """The symbol in the program."""
        return self.primals.original_name(function)

    def body_of(self, function: Function) -> Function | None:
        """The function itself, or the copy of it in the slice, if that has a body."""
        return self.primals.body_of(function)

    def requested(self, name: str) -> Function:
        """The function of the slice that is differentiated where a request names one."""
        return custom_wrappers.requested(self.module, name)

    def initializer_of(self, variable: ir.GlobalVariable) -> ir.Constant | None:
        """What a variable starts as; the slice only declares those that change, the program has them."""
        if variable.initializer is not None or self.program is None:
            return variable.initializer
        original = self.program.globals.get(variable.name)
        return None if original is None else original.initializer

    @cached_property
    def frees_outside(self) -> bool:
        """Whether any function of the slice may free memory of the caller."""
        return any(
            isinstance(i, ir.Call) and self.models.of(i).kind in (Kind.FREE, Kind.REALLOCATE)
            and any(self.outside.is_behind(pointer, function) for pointer in i.args if pointer.type.is_pointer)
            for name, function in self.module.functions.items() if name.startswith(COPY) and function.has_body
            for i in function.instructions()
        )

    @property
    def is_parallel(self) -> bool:
        """Whether the slice has parallel regions: who calls a derivative through a pointer is not known."""
        return self.primals.is_parallel

    @property
    def maps_shadows_lazily(self) -> bool:
        """Whether memory may be active that only a global variable knows (shadow/lazily_mapped.py)."""
        return any(
            derivative_types.carries_pointer(variable.value_type) or _has_bytes(variable.value_type)
            for variable in self.active_globals
        )

    def out_type(self, type: Type) -> Type:
        """The type of the adjoint of a by-value argument or result, from its LLVM type alone."""
        return self.value_derivative(type) or type

    def value_derivative(self, type: Type) -> Type | None:
        """As adjoint_type, where only the LLVM type is known."""
        return derivative_types.adjoint_type(type, None, self.layout)

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
            True, of.width, (), of.runtime_activity, of.strong_zero, self.is_parallel, taylor=of.taylor,
        )

    def value_derivative_of_number(self, type: Type) -> bool:
        """Whether values of the type are numbers, by the type alone."""
        return derivative_types.adjoint_type(type, [], self.layout) is not None

    def expect_mixed_words(self) -> None:
        """Note that words are now a number, now an address: what is refused for it may not have to be."""
        self.news.mixed_words = True

    def fail_undecided(self, access: Instruction, diagnostic: Diagnostic) -> NoReturn:
        """Give up on the request because types do not tell what is loaded or copied: contents may."""
        self.news.undecided[access] = None
        self.fail(diagnostic)

    def fail(self, diagnostic: Diagnostic) -> NoReturn:
        """Give up on the request with a message."""
        if self.is_settled:
            raise InternalFault(f"refused while derivatives are made: {diagnostic.message}")
        raise DiagnosticError(diagnostic)

    def refuse(self, instruction: Instruction, message: str, code: str = "unsupported", **details) -> NoReturn:
        """Give up on the request because of an instruction."""
        self.fail(of_library(instruction) or refused(instruction, message, code, **details))


def _has_bytes(type: ir.Type) -> bool:
    """Whether a type has rows of bytes that may hold an address, as all variables of Rust are made of."""
    if type.is_struct and not ir.is_opaque(type):
        return any(map(_has_bytes, type.elements))
    return type.is_array and (_has_bytes(type.element) or (type.element is ir.i8 and type.count >= 8))
