"""Which values of a derivative have a shadow beside them, and which of these may turn out to be the primal itself.

The shadow of a pointer is the pointer to its derivative's memory. A pointer that carries no derivative is its own
shadow. Where such a pointer meets active ones (a phi, a select, memory that holds pointers of both kinds) the result is
*guarded*: only a comparison at run time tells whether there is anything behind its shadow. Guarded are, as the least
fixpoint of

- a phi or select of pointers with an operand that is its own shadow, or that is guarded;
- what is computed from a pointer that is guarded, or that is its own shadow;
- what is loaded through a guarded pointer, and every loaded pointer where activity is decided at run time.

A guard does not go with a pointer into memory, into a call or out of one. Where it would have to, the derivative
needs *activity at run time*: `mixing` finds these instructions, and a walk over the calls (call_walk.py) asks for it
before any code is made.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.arithmetic.data_operands import data_operands
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.facts.copied_memory import (
    may_move_addresses,
    moved_pieces,
    only,
    repeats_bytes,
    transfer_operands,
)
from enzyme_cc.autodiff.facts.device_reads import DeviceReads
from enzyme_cc.autodiff.facts.foreign_distances import compared_distances
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.team_reads import TeamReads
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.autodiff.prepare.thread_marks import THREAD
from enzyme_cc.ir import Function, Instruction, Value

_REPEATED = frozenset("getelementptr bitcast addrspacecast freeze extractvalue insertvalue extractelement insertelement"
                      " shufflevector inttoptr ptrtoint add sub and or xor shl lshr ashr trunc zext sext".split())
"""Instructions that are done again on the shadows of their operands."""

_GUARDS = _REPEATED | {"phi", "select", "load", "call"}


COMPOSED = frozenset("insertelement insertvalue shufflevector".split())
"""Of the moves those with several values in their result."""


class Shadowing:
    """What the facts of a function say of shadows in its derivative of one signature. Pure; found when asked."""

    def __init__(self, facts: FunctionFacts, signature: Signature) -> None:
        self.facts = facts
        self.signature = signature
        self._tangents = signature.mode is Mode.FORWARD
        self._guarded: set[Value] | None = None
        self._distances: frozenset[Instruction] | None = None
        self._signatures: dict[ir.Call, Signature] = {}
        self._team_reads: TeamReads | None = None

    # ---- values

    def needs_shadow(self, value: Value) -> bool:
        """Whether something stands beside the value: a shadow pointer; in forward mode a tangent too."""
        if self.needs_shadow_pointer(value):
            return True
        if not self._tangents or value.is_constant or not _is_data(value):
            return False
        return not self.facts.is_constant_value(value) and self.facts.adjoint_type(value) is not None

    def needs_shadow_pointer(self, value: Value) -> bool:
        """Whether the value holds pointers to memory that carries derivatives."""
        if not _is_data(value) or (value.type.is_fp and not self.facts.is_mixed(value)):
            return False
        if value.type.is_fp or carries_pointer(value.type) or self.facts.has_mixed_parts(value):
            return not self.facts.is_constant_value(value)
        return self.facts.holds_pointer(value) and not self.facts.is_constant_value(value)

    def is_self_shadow(self, value: Value) -> bool:
        """Whether the shadow of this pointer is the pointer itself, so that accesses must be guarded."""
        if isinstance(value, (ir.ConstantNull, ir.Undef, ir.Poison, ir.ZeroInit, ir.ConstantInt)):
            return False
        return self.facts.is_constant_value(value)

    def is_pointer_store(self, store: ir.Store) -> bool:
        """A store of an inactive pointer into memory that has a shadow: the shadow must follow."""
        value = store.value
        if not (carries_pointer(value.type) or self.facts.holds_pointer(value)):
            return False
        return not self.facts.is_constant_value(store.pointer)

    def has_numbers_too(self, value: Value) -> bool:
        """Whether a structure with pointers holds numbers beside them, or a word is now a pointer, now a number."""
        type = value.type
        if type.is_pointer or not (type.is_aggregate or self.facts.is_mixed(value)):
            return False
        return self.facts.adjoint_type(value) is not None

    # ---- what is done again on shadows

    def is_repeated(self, i: Instruction) -> bool:
        """Whether an instruction that computes an address is done again on the shadows of its operands."""
        return i.opcode in _REPEATED and self.needs_shadow(i)

    def repeated_operands(self, i: Instruction) -> list[tuple[int, Value]]:
        """The operands whose shadows the shadow is made of, with their numbers."""
        return [(index, i.operands[index]) for index in data_operands(i)]

    def has_shadow(self, operand: Value, user: Instruction) -> bool:
        """Whether the shadow of an instruction is made of the shadow of its operand."""
        if carries_pointer(operand.type):
            return operand.is_constant or self.needs_shadow(operand)
        if not operand.is_constant and self.needs_shadow_pointer(operand):
            return True
        if not self._tangents or not _is_data(operand):
            return False
        if operand.type.is_fp or operand.type.is_aggregate:
            return True
        if operand.is_constant:  # the bits of a number beside those of others; or a distance, a mask
            return user.opcode in COMPOSED and self.facts.adjoint_type(user) is not None
        return self.facts.adjoint_type(operand) is not None

    @property
    def compared_distances(self) -> frozenset[Instruction]:
        """Distances between addresses that the derivative compares with those of the shadows."""
        if self._distances is None:
            self._distances = compared_distances(self.facts)
        return self._distances

    # ---- guards

    @property
    def guarded(self) -> set[Value]:
        """Pointers whose shadow may be the primal itself: not active at run time."""
        if self._guarded is None:
            self._guarded = set()
            self._find_guarded()
        return self._guarded

    def needs_guard(self, pointer: Value) -> bool:
        """Whether an access through the pointer's shadow must first see that it is not the primal's memory."""
        if pointer in self.guarded:
            return True
        return self.signature.runtime_activity and not self.facts.is_local_object(pointer)

    def _find_guarded(self) -> None:
        candidates = [i for b in self.facts.order for i in b.instructions
                      if _is_data(i) and i.opcode in _GUARDS and self.needs_shadow_pointer(i)]
        known = set(candidates)
        work = [i for i in candidates if self._begins_guard(i)]
        assert self._guarded is not None
        while work:
            pointer = work.pop()
            if pointer not in self._guarded:
                self._guarded.add(pointer)
                work += [u for u in pointer.users if u in known and self._passes_guard(u, pointer)]

    def _begins_guard(self, i: Instruction) -> bool:
        if isinstance(i, ir.Load):
            return self.signature.runtime_activity
        merges = i.opcode in ("phi", "select")
        return any((merges or self._is_part(o)) and self.is_self_shadow(o) for o in self._guarding_operands(i))

    def _passes_guard(self, user: Instruction, pointer: Value) -> bool:
        if isinstance(user, ir.Load):
            return user.pointer is pointer
        return pointer in self._guarding_operands(user)

    def _is_part(self, operand: Value) -> bool:
        return carries_pointer(operand.type) or (not operand.is_constant and self.needs_shadow(operand))

    def _guarding_operands(self, i: Instruction) -> list[Value]:
        """The operands that the pointers in an instruction's result come from."""
        if isinstance(i, ir.Call):
            model = self.facts.engine.models.of(i)
            kind, name = model.kind, i.called_name
            again = kind is Kind.SHADOWED or (model.info is not None and model.info.again)
            repeated = again or (name.startswith("llvm.") and kind in (Kind.INACTIVE, Kind.STRUCTURAL))
            return list(i.args) if repeated else []
        return i.operands[1:] if isinstance(i, ir.Select) else i.operands

    # ---- calls

    def call_signature(self, call: ir.Call) -> Signature:
        """Which derivative of the callee a call of a function with a body needs."""
        found = self._signatures.get(call)
        if found is None:
            found = self._signatures[call] = self._tangent_of(call) if self._tangents else self._adjoint_of(call)
        return found

    def _tangent_of(self, call: ir.Call) -> Signature:
        def activity(value: Value) -> Activity:
            return Activity.DUP if self.needs_shadow(value) else Activity.CONST

        return Signature(
            Mode.FORWARD, tuple(activity(arg) for arg in call.args), activity(call), True, self.signature.width, (),
            self.signature.runtime_activity, self.signature.strong_zero, self._is_concurrent(call),
            replays=self.signature.replays,
            taylor=self.signature.taylor,
        )

    def _adjoint_of(self, call: ir.Call) -> Signature:
        def activity(value: Value) -> Activity:
            if value.type.is_metadata or value.type.is_void:
                return Activity.CONST
            if self.needs_shadow(value):
                return Activity.DUP_AND_OUT if self.has_numbers_too(value) else Activity.DUP
            if value.is_constant or self.facts.is_constant_value(value) or self.facts.adjoint_type(value) is None:
                return Activity.CONST
            return Activity.OUT

        return Signature(
            Mode.SPLIT, tuple(activity(arg) for arg in call.args), activity(call), True, self.signature.width,
            self.facts.stable_arguments(call, self.signature), self.signature.runtime_activity,
            self.signature.strong_zero, self._is_concurrent(call),
            PARALLEL in call.fn_attributes and not self.signature.concurrent,
        )

    def _is_concurrent(self, call: ir.Call) -> bool:
        return self.signature.concurrent or not {PARALLEL, THREAD}.isdisjoint(call.fn_attributes)

    @property
    def team_reads(self) -> TeamReads | None:
        """Of the body of a parallel region: what is known of its reads."""
        if self._team_reads is None and self.signature.team and self.signature.width == 1:
            self._team_reads = TeamReads(self.facts, self.is_shared, self.needs_guard)
        return self._team_reads

    def is_shared(self, pointer: Value) -> bool:
        """Whether other threads may add to the shadow behind the pointer at the same time."""
        return self.signature.concurrent and not self.facts.is_private(pointer)

    def is_own(self, access: Instruction) -> bool:
        """Whether what is accessed is this thread's alone between two barriers of a GPU's threads."""
        if not self.facts.engine.primals.is_on_device:
            return False
        if self._device_reads is None:
            self._device_reads = DeviceReads(self.facts)
        return access in self._device_reads.plain

    _device_reads: DeviceReads | None = None

    def is_differentiated(self, call: ir.Call) -> bool:
        """Whether a derivative of the callee takes the call's place, rather than the call as it is."""
        return not self.facts.is_constant_instruction(call) or self.needs_shadow(call)

    # ---- activity that shows only at run time

    def mixing(self) -> Iterator[Instruction]:
        """Instructions that bring inactive pointers, or guarded ones, to where active ones are expected.

        Raises DiagnosticError where an instruction cannot be differentiated at all.
        """
        for block in self.facts.order:
            for i in block.instructions:
                if isinstance(i, ir.Store):
                    mixes = self.is_pointer_store(i) and self._may_hide(i.value)
                elif isinstance(i, ir.Ret):
                    mixes = i.value is not None and self._return_mixes(i.value)
                else:
                    mixes = isinstance(i, ir.Call) and self._call_mixes(i)
                if mixes:
                    yield i

    def _may_hide(self, value: Value) -> bool:
        """Whether numbers may lie behind a pointer that is its own shadow."""
        return self.is_self_shadow(value) and self.facts.points_to_numbers(value)

    def _return_mixes(self, value: Value) -> bool:
        """Whether the caller, which takes the pointer for an active one, may get one that is its own shadow."""
        if self.signature.result is Activity.CONST or not _is_data(value):
            return False
        if not carries_pointer(value.type) and not self.facts.holds_pointer(value):
            return False
        return value in self.guarded or self._may_hide(value)

    def _call_mixes(self, call: ir.Call) -> bool:
        callee = self.facts.engine.models.of(call)
        if callee.kind in (Kind.COPY, Kind.SET):
            return self._transfer_mixes(call, callee)
        if callee.kind not in (Kind.DEFINED, Kind.INDIRECT) or not self.is_differentiated(call):
            return False
        if callee.kind is Kind.DEFINED:
            return any(self.needs_shadow_pointer(arg) and arg in self.guarded for arg in call.args)
        # a callee that is not known takes all its pointers as active: inactive ones must be told apart there
        return any(carries_pointer(a.type) and not isinstance(a, Function) and self._may_hide(a) for a in call.args)

    def _transfer_mixes(self, call: ir.Call, callee: CallModel) -> bool:
        to, source, _ = transfer_operands(call, callee)
        if source is None or self.facts.is_constant_value(to):
            return False
        if not self._tangents:
            if not self.is_self_shadow(source) or repeats_bytes(callee):
                return False
            return bool(only(moved_pieces(self.facts, call, callee), True)[1])
        return self.facts.is_constant_value(source) and may_move_addresses(self.facts, call, callee)




def _is_data(value: Value) -> bool:
    type = value.type
    return not (type.is_void or type.is_label or type.is_token or type.is_metadata)
