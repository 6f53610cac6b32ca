"""The calls of a slice as its derivatives will make them, walked before any derivative is made.

From the requested functions on, each call that needs a derivative of its callee is followed, with the signature and the
types that it will be asked for; so are the functions behind calls through pointers, and those whose addresses lie in
shadowed constants. What the facts of all these say of the assumptions (context.py) is the news of the walk. The
pass walks until there is no more: the least fixpoint, since assumptions only grow. Derivatives are made after that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes, CallContexts
from enzyme_cc.autodiff.facts.foreign_distances import addresses_of
from enzyme_cc.autodiff.facts.several_formats import Clash
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.facts.unknown_pointers import UnknownPointers
from enzyme_cc.autodiff.interface.signature import Mode, Signature
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError
from enzyme_cc.ir import Function, Instruction, Value


@dataclass(frozen=True)
class EntryPoint:
    """A derivative that a request asks for; `table`: one that is called through a pointer; `types`: what the code
    around the request tells of the arguments."""

    function: Function
    signature: Signature
    table: bool = False
    types: ArgumentTypes = ()


class CallWalk:
    """The walk from one request's function on; `problems` are reasons to refuse the request, and so are `clashes` if
    numbers of both formats carry derivatives."""

    def __init__(self, context: SliceFacts) -> None:
        self.context = context
        self.problems: list[Diagnostic] = []
        self.clashes: list[Clash] = []
        self._open = CallContexts()
        self._unknown = UnknownPointers(context)
        self._seen: set[object] = set()
        self._constants: set[tuple[str, Mode]] = set()

    def enter(self, entry: EntryPoint) -> None:
        """Follow all that the derivative of an entry needs."""
        if entry.table:
            self._table(entry.function, entry.signature)
        else:
            self._visit(entry.function, entry.signature, entry.types)

    def _visit(self, function: Function, signature: Signature, types: ArgumentTypes) -> None:
        types = self.context.context(function, types)
        key = (function, signature, types)
        split = signature.mode is Mode.SPLIT
        if split and key not in self._seen and self._open.is_open(function):
            types = self.context.context(function, self._open.joined(function, types))
            key = (function, signature, types)
        if key in self._seen:
            return
        self._seen.add(key)
        known = self.context.known(function, signature, types)
        self.problems += [problem for problem in known.problems if problem not in self.problems]
        self.clashes += known.clashes
        if known.shadowing is None:
            return
        if not split:
            self._follow(known.shadowing)
            return
        with self._open.of(function, types):
            self._follow(known.shadowing)

    def _follow(self, shadowing: Shadowing) -> None:
        for block in shadowing.facts.order:
            for i in block.instructions:
                for constant in _shadowed_constants(shadowing, i):
                    self._constant(constant, shadowing.signature, False, shadowing)
                if isinstance(i, ir.Call):
                    self._call(shadowing, i)

    def _call(self, shadowing: Shadowing, call: ir.Call) -> None:
        callee = _with_body(self.context, self.context.models.of(call), shadowing.signature.mode)
        if callee.kind not in (Kind.DEFINED, Kind.INDIRECT) or not shadowing.is_differentiated(call):
            return
        if callee.kind is Kind.INDIRECT:
            self._tell(shadowing, call)
            self._unknown.warn(call)
            for function in address_taken(self.context, call.function_type):
                if function.name in self.context.tentative:
                    self._try(function, shadowing.signature)
                else:
                    self._table(function, shadowing.signature)
            return
        assert callee.function is not None
        self._visit(callee.function, shadowing.call_signature(call), shadowing.facts.argument_types(call))

    # ---- functions known by their addresses

    def _tell(self, shadowing: Shadowing, call: ir.Call) -> None:
        """Note what is known of the arguments of a call through a pointer, if anyone it may reach listens."""
        type = call.function_type
        if any(self.context.listens(body) for body in self.context.models.candidates(type)):
            depth = self.context.assumptions.told_depth
            known = shadowing.facts.argument_types(call)[: len(type.params)]
            self.context.news.hear(type, tuple(types.truncated(depth).hearsay() for types in known))

    def _try(self, function: Function, signature: Signature) -> None:
        """Follow a function that the call need not reach, and note what speaks against it."""
        known = len(self.problems)
        self._table(function, signature)
        if len(self.problems) > known:
            self.context.news.left_out.setdefault(function.name, self.problems[known])

    def _table(self, function: Function, signature: Signature) -> None:
        body = self.context.body_of(function)
        if body is not None:
            self._visit(body, self.context.indirect_signature(body.function_type, signature), ())

    def _constant(self, value: Value, signature: Signature, lasting: bool, here: Shadowing | None) -> None:
        """The functions whose addresses lie in a constant's shadow; `lasting` if both modes will read it."""
        while isinstance(value, ir.GlobalAlias):
            value = value.aliasee
        # addresses may be integers: those of the components that Fortran's tables of types have
        if isinstance(value, (ir.ConstantAggregate, ir.ConstantExpr)):
            for part in value.operands if isinstance(value, ir.ConstantExpr) else value.elements:
                self._constant(part, signature, lasting, here)
        elif isinstance(value, ir.GlobalVariable):
            self._variable(value, signature, here)
        elif isinstance(value, Function):
            functions = self.context.module.functions
            function = functions.get(value.name) or functions.get(COPY + value.name)
            modes = (Mode.SPLIT, Mode.FORWARD) if lasting else (signature.mode,)
            for mode in modes:
                if function is not None:
                    self._table(function, replace(signature, mode=mode))

    def _variable(self, variable: ir.GlobalVariable, signature: Signature, here: Shadowing | None) -> None:
        if ir.is_opaque(variable.value_type) or (here is not None and here.facts.is_constant_value(variable)):
            return
        if (variable.name, signature.mode) not in self._constants:
            self._constants.add((variable.name, signature.mode))
            source = self.context.initializer_of(variable)
            if source is not None:
                self._constant(source, signature, not variable.is_constant_global, None)


def _with_body(context: SliceFacts, callee: CallModel, mode: Mode) -> CallModel:
    """A function with a rule for the other mode only is differentiated by its body."""
    rule = callee.custom
    if callee.kind is Kind.CUSTOM and rule is not None and callee.function is not None:
        ruled = (rule.forward or rule.split_augmented) if mode is Mode.FORWARD else (rule.augmented and rule.reverse)
        body = None if ruled else context.body_of(callee.function)
        if body is not None:
            return CallModel(Kind.DEFINED, body, body)
    return callee


def _shadowed_constants(shadowing: Shadowing, i: Instruction) -> Iterator[Value]:
    """The constants among an instruction's operands whose shadows its derivative needs."""
    facts = shadowing.facts
    if isinstance(i, ir.Call):
        shadowed = shadowing.is_differentiated(i)
        operands = [arg for arg in i.args if _is_shadowed_argument(shadowing, i, arg)]
    elif isinstance(i, ir.Store):
        shadowed = not facts.is_constant_value(i.pointer)
        operands = i.operands
    elif isinstance(i, ir.Ret):
        shadowed, operands = shadowing.signature.result.has_shadow, i.operands
    else:
        shadowed = not facts.is_constant_instruction(i) or shadowing.needs_shadow(i)
        operands = i.operands
    for operand in operands if shadowed else ():
        if operand.is_constant and carries_pointer(operand.type):
            yield operand
    if i in shadowing.compared_distances:
        yield from (address for address in addresses_of(facts, i) if address.is_constant)


def _is_shadowed_argument(shadowing: Shadowing, call: ir.Call, arg: Value) -> bool:
    """Whether the derivative of a call wants the shadow of an argument. What a library calls back has none."""
    model = shadowing.facts.engine.models.of(call)
    if model.kind is Kind.DEFINED:
        return shadowing.needs_shadow(arg)
    if model.kind in (Kind.SORT, Kind.SEARCH) or (
        model.kind is Kind.INACTIVE and not (model.info is not None and model.info.again)
    ):
        return not isinstance(arg, Function)
    return True


def address_taken(context: SliceFacts, type: ir.FunctionType) -> list[Function]:
    """The originals of the slice's functions of this type that may be called through a pointer."""
    return [
        context.module.get_or_declare(context.original_name(body), type) for body in context.models.candidates(type)
    ]


def walked(context: SliceFacts, entries: Iterable[EntryPoint]) -> list[Diagnostic]:
    """Walk from all entries of one request; what speaks against answering it."""
    walk = CallWalk(context)
    try:
        for entry in entries:
            walk.enter(entry)
    except DiagnosticError as problem:
        walk.problems += problem.diagnostics
    for clash in walk.clashes:
        if clash.matters(context.news.carried_formats) and clash.problem not in walk.problems:
            walk.problems.append(clash.problem)
    return walk.problems
