"""How calls are differentiated: one handler for each kind of model (analysis/call_models.py).

A handler says what stands in place of the call in forward mode (`tangent`), in the forward sweep of reverse mode
(`augment`), and what its adjoint is (`adjoint`). Functions with bodies, pointers and mathematics are what the sweeps
themselves do; what a library function needs beyond that is in operations/, and its handler names it.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.operations import (
    allocation,
    blas,
    custom_rules,
    fftw,
    input_reads,
    meetings,
    memory_kernels,
    mpi,
    repeated_calls,
    scalar_functions,
    sorting,
    taylor,
)
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import SCOPE, Sweep
from enzyme_cc.diagnostics import InternalFault
from enzyme_cc.ir import Builder


class CallHandler:
    """How calls of one kind are differentiated; by itself, one through which no derivative passes.

    only_active   the kind matters only where a derivative passes: other calls of it are repeated as they are
    """

    only_active = False

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        """Forward mode: the call and its tangents."""
        s.copy(call, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        """Reverse mode: the call in the forward sweep."""
        s.copy(call, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        """Reverse mode: its adjoint."""


class Dropped(CallHandler):
    """What LLVM was told of memory, which does not hold of shadows."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        if call.called_name.startswith(("llvm.stacksave", "llvm.stackrestore", SCOPE)):  # stack marks stay
            s.copy(call, b)
        else:
            s.values[call] = ir.poison(call.type)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.values[call] = ir.poison(call.type)
        if call.called_name == SCOPE:
            s.copy(call, b)


class Refused(CallHandler):
    """What facts/refused_calls.py has refused."""

    only_active = True

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        raise InternalFault(f"a call of '{call.called_name}' was not refused")

    augment = tangent


class Inactive(CallHandler):
    """Calls through which no derivative passes, though they may end those of what they overwrite."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        if model.info is not None and model.info.again:
            s.visit_shadowed(call, b)
            return
        s.copy(call, b)
        repeated_calls.text_in_shadow(s, call, model, b)
        input_reads.end_tangents(s, call, model, b)
        if s.needs_shadow_pointer(call):
            repeated_calls.pointer_result(s, call, model, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        if model.info is not None and model.info.again:
            s.visit_shadowed(call, b)
            return
        meetings.before(s, call, model, b)
        s.copy(call, b)
        repeated_calls.text_in_shadow(s, call, model, b)
        if s.needs_shadow(call):
            repeated_calls.pointer_result(s, call, model, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        meetings.adjoint(s, call, model, b)
        input_reads.end_adjoints(s, call, model, b)


class Allocation(CallHandler):
    """malloc and its kin: the shadow is memory of its own, at first zero."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        allocation.forward_allocate(s, call, model, b)

    augment = tangent

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        allocation.reverse_allocate(s, call, model, b)


class Release(CallHandler):
    """free and its kin: both blocks, in reverse mode when the gradient is complete."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        allocation.tangent_heap(s, call, model, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        allocation.forward_free(s, call, model, b)


class Reallocation(Release):
    """realloc and its kin."""

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        allocation.forward_reallocate(s, call, model, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        allocation.reverse_reallocate(s, call, b)


class Transfer(CallHandler):
    """memcpy, memset and their kin."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.visit_transfer(call, model, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.copy(call, b)
        memory_kernels.forward_transfer(s, call, model, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        memory_kernels.reverse_transfer(s, call, model, b)


class Shadowed(CallHandler):
    """Library functions that link the pointers of a structure: called again on the shadow structure."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.visit_shadowed(call, b)

    augment = tangent


class Mathematics(CallHandler):
    """Functions that have a rule."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.copy(call, b)
        if not s.facts.is_constant_instruction(call):
            assert model.spelling is not None
            b.fast = s.facts.fast_flags(call)
            taylor.derivatives(s, call, model.spelling, b)
            b.fast = ()

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.copy(call, b)
        assert model.spelling is not None
        scalar_functions.keep_values_in_memory(s, call, model.spelling, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        if not s.facts.is_constant_instruction(call):
            assert model.spelling is not None
            scalar_functions.adjoints(s, call, model.spelling, b)


class Structural(CallHandler):
    """Intrinsics without partials: moves of lanes, reductions, accesses under a mask."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.copy(call, b)
        s.visit_structural(call, b)

    augment = tangent

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        if not s.facts.is_constant_instruction(call):
            s.reverse_structural(call, b)


class Defined(CallHandler):
    """Functions with bodies: their own derivatives are called."""

    only_active = True

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.visit_body(call, model, b)

    augment = tangent

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        if call in s.pairs:
            s.reverse_pair(call, b)


class Indirect(Defined):
    """Calls through pointers: the derivatives are found through the pointer's shadow."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.visit_indirect(call, b)

    augment = tangent


class Custom(CallHandler):
    """Functions whose derivatives the program has registered."""

    only_active = True

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        custom_rules.forward_tangent(s, call, model, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        custom_rules.forward_custom(s, call, model, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        custom_rules.reverse_custom(s, call, model, b)


class Sort(CallHandler):
    """qsort and its kin: a permutation, found once."""

    only_active = True

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        sorting.tangent_sort(s, call, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        sorting.forward_sort(s, call, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        sorting.reverse_sort(s, call, b)


class Search(CallHandler):
    """bsearch and its kin: the result points into the memory that is searched."""

    only_active = True

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        s.copy(call, b)
        s.shadows[call] = sorting.found_shadow(s, call, model, b)

    augment = tangent


class Library(CallHandler):
    """BLAS and LAPACK by name."""

    only_active = True

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        blas.tangent(s, call, model, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        blas.augment(s, call, model, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        blas.adjoint(s, call, model, b)


class Communication(CallHandler):
    """MPI by name."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        mpi.tangent(s, call, model, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        mpi.augment(s, call, model, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        mpi.adjoint(s, call, model, b)


class Transformation(CallHandler):
    """FFTW by name."""

    def tangent(self, s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        fftw.tangent(s, call, model, b)

    def augment(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        fftw.augment(s, call, model, b)

    def adjoint(self, s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
        fftw.adjoint(s, call, model, b)


_TRANSFER, _REFUSED = Transfer(), Refused()

HANDLERS: dict[Kind, CallHandler] = {
    Kind.DROPPED: Dropped(),
    Kind.INACTIVE: Inactive(),
    Kind.MATH: Mathematics(),
    Kind.ALLOCATE: Allocation(),
    Kind.REALLOCATE: Reallocation(),
    Kind.FREE: Release(),
    Kind.COPY: _TRANSFER,
    Kind.SET: _TRANSFER,
    Kind.CUSTOM: Custom(),
    Kind.DEFINED: Defined(),
    Kind.INDIRECT: Indirect(),
    Kind.CALLBACK: _REFUSED,
    Kind.SORT: Sort(),
    Kind.SEARCH: Search(),
    Kind.BLAS: Library(),
    Kind.MPI: Communication(),
    Kind.FFTW: Transformation(),
    Kind.STRUCTURAL: Structural(),
    Kind.SHADOWED: Shadowed(),
    Kind.UNKNOWN: _REFUSED,
    Kind.REFUSED: _REFUSED,
}
"""Each kind has one."""


def tangent(s: Sweep, call: ir.Call, b: Builder) -> None:
    """Forward mode: the call and its tangents."""
    model = s.model_of(call)
    handler = HANDLERS[model.kind]
    if handler.only_active and s.facts.is_constant_instruction(call) and not s.needs_shadow(call):
        s.copy(call, b)
    else:
        handler.tangent(s, call, model, b)


def augment(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Reverse mode: the call in the forward sweep."""
    model = s.model_of(call)
    handler = HANDLERS[model.kind]
    if handler.only_active and s.facts.is_constant_instruction(call) and not s.needs_shadow(call):
        s.copy(call, b)
    else:
        handler.augment(s, call, model, b)


def adjoint(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Reverse mode: the adjoint of the call."""
    model = s.model_of(call)
    handler = HANDLERS[model.kind]
    if handler.only_active and s.facts.is_constant_instruction(call) and call not in s.pairs:
        return
    handler.adjoint(s, call, model, b)
