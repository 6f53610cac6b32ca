"""The derivative functions of a slice, as the code of one asks for another: their types, and where they are."""

from __future__ import annotations

from typing import Any

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.autodiff.arithmetic.derivative_types import packed
from enzyme_cc.autodiff.facts.context import NOTHING_ASSUMED, Assumptions
from enzyme_cc.autodiff.facts.primals import Primals
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.frames import Frames
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.signature import Mode, Signature, SplitPair
from enzyme_cc.ir import Builder, Function, Module, Type, Value


class Derivatives(SliceFacts):
    """The derivative functions of a slice; who synthesises them says how.

    kernels          functions on shadow memory (operations/memory_kernels.py)
    blas_kernels     derivatives of BLAS's routines (operations/blas_kernels.py)
    shadow_globals   (name, lane, mode) -> the shadow of a variable
    dynamic_shadows  lane -> where a block of threads has the address of a shadow of shared memory
    tables           (name, mode) -> the derivatives of a function that is called through pointers
    frames           the debug information of derivatives, with -g
    is_nested        whether other requests differentiate these derivatives
    keeps_tapes      whether tapes are in the program's hands, which may reverse one again
    untaped          of the forward sweeps of loops whose tapes are bounded, with notes of what they write, and read, or
                     with none: what runs the loop without a tape
    """

    def __init__(
        self,
        primals: Primals,
        options: Options,
        assumptions: Assumptions = NOTHING_ASSUMED,
        program: Module | None = None,
        is_nested: bool = False,
    ) -> None:
        super().__init__(primals, options, assumptions, program)
        self.kernels: dict[object, Function] = {}
        self.blas_kernels: dict[object, Any] = {}
        self.shadow_globals: dict[tuple[str, int, Mode | None], ir.GlobalVariable] = {}
        self.dynamic_shadows: dict[int, ir.GlobalVariable] = {}
        self.tables: dict[tuple[str, Mode], ir.GlobalVariable] = {}
        self.is_nested = is_nested
        self.keeps_tapes = False
        self.untaped: dict[tuple[Function, bool | None], Function] = {}
        self.frames = Frames(self.module) if options.frames else None

    # ---- the functions

    def forward(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...] = ()) -> Function:
        """The forward-mode derivative: (argument, tangents ...) -> {primal result?, tangents}."""
        raise NotImplementedError

    def gradient(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...] = ()) -> Function:
        """Both sweeps in one: (argument, shadows ..., seeds) -> {primal result?, adjoints of OUT arguments}."""
        raise NotImplementedError

    def split(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...]) -> SplitPair:
        """Augmented primal and adjoint. A recursive call gets the pair while it is being made."""
        raise NotImplementedError

    def unused_arguments(self, function: Function) -> set[int]:
        """Arguments that a finished function does not read: their values need not be kept for it."""
        blocks = function.blocks
        if not blocks or blocks[-1].terminator is None or any(b.terminator is None for b in blocks):
            return set()
        return {argument.index for argument in function.args if not argument.users}

    # ---- types of derivative functions

    def _with_shadows(self, type: ir.FunctionType, signature: Signature) -> list[Type]:
        params: list[Type] = []
        for param, activity in zip(type.params, signature.arguments, strict=True):
            params.append(param)
            if activity.has_shadow:
                params += signature.lanes_of(param)
        return params

    def outs(self, type: ir.FunctionType, signature: Signature) -> list[Type]:
        """Types of the adjoints that are returned, argument by argument, lane by lane."""
        found: list[Type] = []
        for param, activity in zip(type.params, signature.arguments, strict=True):
            if activity.has_adjoint:
                found += signature.lanes_of(self.out_type(param))
        return found

    def gradient_type(self, type: ir.FunctionType, signature: Signature) -> ir.FunctionType:
        """The type of `gradient`."""
        params = self._with_shadows(type, signature)
        if signature.result.has_adjoint:
            params += signature.lanes_of(self.out_type(type.ret))
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
                results += signature.lanes_of(type.ret)
        augmented = ir.function_type(packed(results), params)
        seeds = signature.lanes_of(self.out_type(type.ret)) if signature.result.has_adjoint else []
        adjoint = ir.function_type(packed(self.outs(type, signature)), [*params, *seeds, ir.ptr])
        return augmented, adjoint

    def forward_type(self, type: ir.FunctionType, signature: Signature) -> ir.FunctionType:
        """The type of `forward`."""
        results: list[Type] = []
        if not type.ret.is_void:
            if signature.primal_result:
                results.append(type.ret)
            if signature.result.has_shadow:
                results += signature.lanes_of(type.ret)
        return ir.function_type(packed(results), self._with_shadows(type, signature))


def pack(builder: Builder, values: list[Value], type: Type) -> Value | None:
    """The values as one return value: nothing, the value itself, or a structure."""
    if type.is_void:
        return None
    if len(values) == 1 and values[0].type is type:
        return values[0]
    result: Value = ir.poison(type)
    for index, value in enumerate(values):
        result = builder.insert_value(result, value, index)
    return result
