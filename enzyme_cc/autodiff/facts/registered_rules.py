"""How the functions are called that a program registers as derivatives of others; refused where they do not fit.

Conventions, by the functions' LLVM types (Enzyme's):

- gradient {f, augmented, reverse}. Both get f's arguments, each pointer followed by its shadow; reverse then
  gets the adjoint of f's result if that is a number, and the tape. augmented returns nothing, f's result
  (and, of a pointer, its shadow), the tape alone, or a structure of both, tape first. reverse returns the
  adjoints of f's numbers passed by value, in a structure if there are several.
- derivative {f, forward}. forward gets f's arguments, each number followed by its tangent and each pointer by
  its shadow, and returns the tangent of f's result, or a structure {result, tangent}.
- split derivative {f, augmented, forward}. As above; forward gets augmented's tape last.

In Fortran, whose arguments are all addresses, integers that no derivative flows through may stand without a shadow:
where a rule takes so many parameters less. The adjoint of a result may be taken by its address.

Structures that the ABI returns in registers or through a hidden pointer are read as the bytes in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.analysis.pointers import base_of, object_size
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.flang.descriptor_headers import is_descriptor, rank_of
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.request_descriptors import Dummy, dummy_of
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.autodiff.prepare.custom_wrappers import declaration_of
from enzyme_cc.ir import Function, Type, Value

REGISTERS = 16
"""Bytes of a structure that the x86-64 ABI returns in registers; a bigger one goes through a pointer."""

GRADIENT, DERIVATIVE = "__enzyme_register_gradient", "__enzyme_register_derivative"


@dataclass(frozen=True, slots=True)
class DescribedArgument:
    """A descriptor of Fortran's among the arguments: its type, and whether it is that of an allocatable or pointer
    variable itself."""

    type: Type
    is_variable: bool


@dataclass(frozen=True, slots=True)
class RegisteredCall:
    """How a registered function is called.

    name       its symbol
    hidden     what it returns goes through a pointer in front of its parameters
    tangents   numbers are followed by their tangents, too
    tape       the types of its last parameters, or of the structure that it returns first
    results    the values that it returns, one after the other
    ignored    pointers among the arguments whose shadows it never looks at
    alone      those that have none
    shapes     those that are descriptors
    """

    name: str
    hidden: bool
    tangents: bool
    tape: tuple[Type, ...]
    results: tuple[Type, ...]
    ignored: frozenset[Value]
    alone: frozenset[Value]
    shapes: dict[Value, DescribedArgument]


@dataclass(frozen=True, slots=True)
class RegisteredRule:
    """What stands for a call in one mode: the function's own `body`, or the functions registered for it. `last` is the
    reverse function, or the forward one."""

    body: Function | None = None
    augmented: RegisteredCall | None = None
    last: RegisteredCall | None = None


def registered_rule(shadowing: Shadowing, call: ir.Call, callee: CallModel) -> RegisteredRule:
    """How a call of a function is differentiated that has registered derivatives. Refuses what cannot be called."""
    return _RuleOfCall(shadowing, call, callee).found()


class _RuleOfCall:
    def __init__(self, shadowing: Shadowing, call: ir.Call, callee: CallModel) -> None:
        self.shadowing = shadowing
        self.facts: FunctionFacts = shadowing.facts
        self.context: SliceContext = shadowing.facts.engine
        self.call = call
        self.callee = callee
        self.numbers = [arg for arg in call.args if self._is_number(arg.type)]
        self.alone: frozenset[Value] = frozenset()
        self.shapes: dict[Value, DescribedArgument] = {}

    def found(self) -> RegisteredRule:
        rule = self.callee.custom
        assert rule is not None
        if self.shadowing.signature.mode is Mode.FORWARD:
            if rule.forward is None and (rule.split_augmented is None or rule.split_forward is None):
                return RegisteredRule(self._body(DERIVATIVE))
            self._check_lanes()
            self._find_alone(self._registered(rule.forward or rule.split_augmented or ""), tangents=True)
            self._find_shapes()
            if rule.forward is not None:
                return RegisteredRule(last=self._forward(rule.forward, is_split=False))
            assert rule.split_forward is not None and rule.split_augmented is not None
            last = self._forward(rule.split_forward, is_split=True)
            return RegisteredRule(None, self._augmented(rule.split_augmented, last.tape), last)
        if rule.augmented is None or rule.reverse is None:
            return RegisteredRule(self._body(GRADIENT))
        self._check_lanes()
        self._find_alone(self._registered(rule.augmented), tangents=False)
        self._find_shapes()
        last = self._reverse(rule.reverse)
        return RegisteredRule(None, self._augmented(rule.augmented, last.tape), last)

    def _body(self, missing: str) -> Function:
        """The function's own body, to be differentiated since no rule for this mode is registered."""
        assert self.callee.function is not None
        body = self.context.body_of(self.callee.function)
        if body is None:
            name = self.context.original_name(self.callee.function)
            self.context.refuse(
                self.call,
                f"'{name}' has a registered derivative, but none for this mode, and no body to differentiate",
                code="registration",
                help=f"register one with {missing}",
            )
        return body

    def _check_lanes(self) -> None:
        """A rule is called once for each lane, so it must not change memory that it reads."""
        width = self.shadowing.signature.width
        if width == 1:
            return
        assert self.callee.function is not None
        for arg in self.callee.function.args:
            if arg.type.is_pointer and not {"readonly", "readnone", "writeonly"} & set(arg.attributes):
                self.context.refuse(
                    self.call,
                    f"'{self.context.original_name(self.callee.function)}' has a registered derivative and may update "
                    f"memory in place: that cannot be done for {width} directions at once",
                    help="differentiate in one direction at a time, or write the result elsewhere",
                )

    # ---- the functions

    def _find_shapes(self) -> None:
        """Find the descriptors among the arguments, by what the function does with its parameters."""
        body = self._original(self.callee.function) if self.callee.function is not None else None
        if body is None or not _is_fortran(body.name):
            return
        for arg, parameter in zip(self.call.args, body.args, strict=False):
            if not arg.type.is_pointer or (kind := dummy_of(body, parameter.index)) not in _DESCRIBED:
                continue
            base = base_of(arg)
            type = base.allocated_type if isinstance(base, ir.Alloca) else described_type(parameter)
            if type is not None and is_descriptor(type):
                self.shapes[arg] = DescribedArgument(type, kind is not Dummy.DESCRIPTOR)
                continue
            self.context.refuse(
                self.call, f"argument {parameter.index + 1} of '{self.context.original_name(body)}', which has a "
                "registered derivative, is a descriptor of which the rank is not known", code="registration",
                help="let the procedure take an array of explicit shape")

    def _original(self, function: Function) -> Function | None:
        """A function with its body, as the program has it where that is at hand."""
        program = self.context.program
        original = program.functions.get(self.context.original_name(function)) if program is not None else None
        found = next((each for each in (original, function) if each is not None and each.has_body), None)
        assert found is None or found.blocks is not None  # read now
        return found

    def _augmented(self, name: str, tape: tuple[Type, ...]) -> RegisteredCall:
        function = self._registered(name)
        tangents, hidden = False, self._matches(function, tangents=False)
        if hidden is None:
            tangents, hidden = True, self._matches(function, tangents=True)
        if hidden is None:
            self._refuse_parameters(function, len(self._parameters(tangents=False)))
        results = self._augmented_results(function, tape, hidden)
        return self._called(name, function, hidden, tangents, tape, results)

    def _augmented_results(self, function: Function, tape: tuple[Type, ...], hidden: bool) -> list[Type]:
        """What the augmented function returns, as far as its return type has room for it."""
        type = self.call.type
        start: list[Type] = [ir.struct_type(tape)] if tape else []
        result: list[Type] = [] if type.is_void else [type]
        candidates = [start + result * 2] if type.is_pointer else []
        candidates += [start + result, start]
        for candidate in candidates:
            if hidden or self._has_room(function.ret_type, candidate):
                return candidate
        self._refuse(function, "does not return the tape that the reverse function takes")

    def _reverse(self, name: str) -> RegisteredCall:
        function = self._registered(name)
        outs = [self.context.out_type(arg.type) for arg in self.numbers]
        type = self.call.type
        seeds = len(flat_types(type)) if self._is_number(type) else 0
        expected = len(self._parameters(tangents=False)) + seeds
        layout = self.context.layout
        hidden = (
            function.ret_type.is_void
            and layout.size(ir.struct_type(outs)) > REGISTERS
            and len(function.args) > expected
        )
        if len(function.args) < expected:
            self._refuse_parameters(function, expected)
        if not hidden and not self._has_room(function.ret_type, outs):
            if any(not arg.is_constant and not self.facts.is_constant_value(arg) for arg in self.numbers):
                count = f"{len(outs)} numbers" if len(outs) > 1 else "one number"
                self._refuse(function, f"must return the derivative by each argument passed by value: {count}")
            outs = []
        tape = function.function_type.params[expected + hidden :]
        return self._called(name, function, hidden, False, tape, outs)

    def _forward(self, name: str, is_split: bool) -> RegisteredCall:
        function = self._registered(name)
        type = self.call.type
        plain = len(self._parameters(tangents=True))
        surplus = len(function.args) - plain
        hidden = not type.is_void and function.ret_type.is_void and surplus >= 1
        if surplus < 0 or not (is_split or surplus == hidden):
            self._refuse_parameters(function, plain)
        expected: list[Type] = []
        if not type.is_void:
            both = [type] * 2
            expected = both if hidden or self._has_room(function.ret_type, both) else [type]
            if not hidden and not self._has_room(function.ret_type, expected):
                if self.shadowing.needs_shadow(self.call):
                    self._refuse(function, "must return the tangent of the result")
                expected = []
        tape = function.function_type.params[plain + hidden :] if is_split else ()
        return self._called(name, function, hidden, True, tape, expected)

    def _called(
        self, name: str, function: Function, hidden: bool, tangents: bool, tape: tuple[Type, ...], results: list[Type]
    ) -> RegisteredCall:
        ignored = self._ignored_shadows(function, hidden, tangents)
        for arg in self.call.args:
            if arg.type.is_pointer and arg not in ignored | self.alone and self.facts.is_constant_value(arg):
                self._check_scratch(arg)
        return RegisteredCall(name, hidden, tangents, tape, tuple(results), ignored, self.alone, self.shapes)

    def _check_scratch(self, pointer: Value) -> None:
        """Refuse a constant argument for whose shadow no memory can be had."""
        is_unknown = object_size(self.context.layout, base_of(pointer)) is None
        shape = self.shapes.get(pointer)
        if not has_scratch(shape) if shape is not None else is_unknown and wants_scratch(self.facts, pointer):
            position = self.call.args.index(pointer) + 1
            name = self.context.original_name(self.call.called_function)  # type: ignore[arg-type]  # the callee is known
            self.context.refuse(
                self.call,
                f"argument {position} of '{name}' is constant here, but its registered derivative takes a shadow "
                "of it, and how much memory that needs is not known",
                help=remedy("shadow of rule", self.call),
            )

    # ---- parameters and results

    def _registered(self, name: str) -> Function:
        found = declaration_of(self.context.module, self.context.program, name)
        if found is None:
            self.context.refuse(
                self.call, f"the registered derivative '{name}' is no function", code="registration")
        return found

    def _is_number(self, type: Type) -> bool:
        return not type.is_void and not type.is_pointer and self.context.value_derivative_of_number(type)

    def _parameters(self, tangents: bool) -> list[Type]:
        """What f's arguments become, with the shadows of pointers, and the `tangents` of numbers."""
        types: list[Type] = []
        for arg in self.call.args:
            is_followed = (arg.type.is_pointer and arg not in self.alone) or (tangents and arg.type.is_fp)
            types += [arg.type] * (2 if is_followed else 1)
        return types

    def _find_alone(self, function: Function, tangents: bool) -> None:
        """Find the pointers to integers that a rule of Fortran takes without a shadow: so many parameters are less."""
        missing = len(self._parameters(tangents)) - len(function.args)
        if missing <= 0 or not _is_fortran(self.context.original_name(function)):
            return
        without = [arg for arg in self.call.args if arg.type.is_pointer and self.facts.is_constant_value(arg)
                   and not self.facts.points_to_numbers(arg)]
        if len(without) == missing:
            self.alone = frozenset(without)

    def _matches(self, function: Function, tangents: bool) -> bool | None:
        """If a function takes these parameters: False, True behind a hidden pointer to its result, else None."""
        types = self._parameters(tangents)
        given = list(function.function_type.params)
        if given == types:
            return False
        hidden = function.ret_type.is_void and given[:1] == [ir.ptr] and given[1:] == types
        return True if hidden else None

    def _has_room(self, type: Type, wanted: list[Type]) -> bool:
        """Whether a value of the type may hold the wanted ones, one after the other."""
        if not wanted:
            return True
        if type.is_void:
            return False
        if len(wanted) == 1 and wanted[0] is type:
            return True
        layout = self.context.layout
        structure = ir.struct_type(wanted)
        end = layout.offset(structure, len(wanted) - 1) + layout.store_size(wanted[-1])
        return layout.size(type) >= end

    def _ignored_shadows(self, function: Function, hidden: bool, tangents: bool) -> frozenset[Value]:
        """The pointers among the arguments whose shadows the registered function never looks at.

        Handles are such (a communicator, an operation): they have no shadow, nor is one needed.
        """
        body = self._original(function)
        if body is None:
            return frozenset()
        found: set[Value] = set()
        looked_at: set[Value] = set()
        position = int(hidden)
        for arg in self.call.args:
            position += 1
            if arg in self.alone:
                continue
            if arg.type.is_pointer:
                ignores = position < len(body.args) and _is_never_read(body.args[position])
                (found if ignores else looked_at).add(arg)
            if arg.type.is_pointer or (tangents and arg.type.is_fp):
                position += 1
        return frozenset(found - looked_at)

    def _refuse_parameters(self, function: Function, expected: int) -> NoReturn:
        self._refuse(
            function,
            f"takes {len(function.args)} parameters where {expected} are expected: each pointer is followed by "
            "its shadow, each number in forward mode by its tangent",
        )

    def _refuse(self, function: Function, what: str) -> NoReturn:
        self.context.refuse(
            self.call,
            f"the registered derivative '{self.context.original_name(function)}' {what}",
            code="registration",
            help="see the table of registrations in the documentation of the source interface",
        )


def _is_never_read(parameter: ir.Argument) -> bool:
    """Whether a function does nothing with a parameter but to keep it in a variable that nobody reads."""
    for user in parameter.users:
        if not isinstance(user, ir.Store) or user.value is not parameter or not isinstance(user.pointer, ir.Alloca):
            return False
        for other in user.pointer.users:
            callee = other.called_function if isinstance(other, ir.Call) else None
            if other is not user and (callee is None or not callee.name.startswith("llvm.lifetime.")):
                return False
    return True


_DESCRIBED = (Dummy.DESCRIPTOR, Dummy.VARIABLE, Dummy.EITHER)


def described_type(parameter: ir.Argument) -> Type | None:
    """The type of the descriptor that a parameter is, by what is done with it; None if that does not show."""
    pointers: list[Value] = [parameter]
    for pointer in pointers:
        for user in pointer.users:
            types = [user.source_type] if isinstance(user, ir.GetElementPtr) else [user.type]
            if isinstance(user, ir.Store) and user.pointer is pointer:
                types = [user.value.type]
            elif isinstance(user, ir.Call):
                types = [other.allocated_type for other in user.args if isinstance(other, ir.Alloca)]
                if (callee := user.called_function) is not None and callee.has_body:
                    pointers += [p for p, a in zip(callee.args, user.args, strict=False) if a is pointer]
            found = next((type for type in types if is_descriptor(type)), None)
            if found is not None:
                return found
    return None


def _is_fortran(name: str) -> bool:
    return name.startswith("_Q") or name.endswith("_")


def flat_types(type: Type) -> list[Type]:
    """As what parameters a value of this type is passed."""
    return list(type.elements) if type.is_struct else [type]


# ---- constant arguments, whose shadows rules may add to


def has_scratch(shape: DescribedArgument) -> bool:
    """Whether zeroed memory for the shadow of what a descriptor describes can be had: of an array."""
    return not shape.is_variable and rank_of(shape.type) > 0


def wants_scratch(facts: FunctionFacts, pointer: Value) -> bool:
    """Whether a pointer that carries no derivative gets zeroed memory for its shadow."""
    if isinstance(pointer, (ir.ConstantNull, ir.Undef, ir.Poison)) or not facts.points_to_numbers(pointer):
        return False
    base = base_of(pointer)
    return not (isinstance(base, ir.GlobalVariable) and ir.is_opaque(base.value_type))
