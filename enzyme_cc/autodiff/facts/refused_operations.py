"""Operations that have no derivative: refused where one would be wanted, before any code is made.

Emission (forward/, reverse/, operations/) says of which opcodes it has the derivative, be it none
(`SliceFacts.differentiates`); everything else is refused by default. Each function gives up at its first such
operation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.numbers_in_memory import is_within_number, overlaps_number
from enzyme_cc.analysis.type_tree import STRIDED
from enzyme_cc.autodiff.arithmetic import lane_maps
from enzyme_cc.autodiff.arithmetic.lane_memory import LaneAccess, is_lane_access
from enzyme_cc.autodiff.facts import atomic_operations, bit_patterns, copied_memory, lane_words
from enzyme_cc.autodiff.facts.inactive_addresses import refuse_inactive_addresses
from enzyme_cc.autodiff.facts.registered_rules import registered_rule
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.interface.refusals import no_candidate
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.ir import Instruction, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, WRITES

FOLLOWED_AS_BITS = frozenset("mul ashr udiv sdiv urem srem".split())
"""What they make of numbers' bits, analysis/contents/ follows: in reverse mode nothing comes back through them."""

_WITHOUT_DERIVATIVE = tuple(f"llvm.{name}" for name in "stackrestore stacksave var.annotation va_copy va_start".split())
"""Structural intrinsics that neither give nor write a number, whatever they are given."""
_MOVES_POINTERS = tuple(
    f"llvm.{name}"
    for name in ("launder. strip. ptrmask. ptr.annotation. ssa.copy threadlocal.address preserve. expect.").split()
)


def refuse_operations(shadowing: Shadowing, differentiates: Callable[[str], bool]) -> None:
    """Give up at the first operation without a derivative, in the order in which emission visits them.
    `differentiates` says of an opcode whether there is code for its derivative, or needs to be none."""
    facts = shadowing.facts
    both_ways = shadowing.signature.mode is not Mode.FORWARD
    refuse_inactive_addresses(shadowing)
    for block in facts.order:
        is_reversed = not both_ways or block in facts.returning
        for i in block.instructions:
            opcode = i.opcode
            if isinstance(i, ir.Call):
                _check_call(shadowing, i, is_reversed)
            elif isinstance(i, ir.Store) and i.volatile and _cuts_number(shadowing, i):
                shadowing.facts.engine.refuse(
                    i, "cannot differentiate this volatile store: it overwrites a part of a number that carries a "
                    "derivative",
                    help=remedy("bits of a number", i))
            elif opcode in WRITES and not differentiates(opcode):
                if not facts.is_constant_instruction(i):
                    _refuse_opcode(shadowing, i)
            elif opcode in ATOMIC_UPDATES:
                if not facts.is_constant_instruction(i):
                    atomic_operations.number_type(facts, i)
            elif is_reversed:
                known = differentiates(opcode) and opcode not in FOLLOWED_AS_BITS
                if not known or opcode in bit_patterns.OPCODES or opcode in lane_words.OPCODES:
                    _check_operation(shadowing, i, both_ways, known)


def _cuts_number(shadowing: Shadowing, store: ir.Store) -> bool:
    """Whether a store of an integer overwrites some bytes of a number, and leaves others."""
    facts = shadowing.facts
    if not store.value.type.scalar.is_int or facts.is_constant_value(store.pointer):
        return False
    size = facts.engine.layout.store_size(store.value.type)
    return facts.stored_adjoint_type(store) is None and overlaps_number(facts.types, store.pointer, size, STRIDED)


def _check_operation(shadowing: Shadowing, i: Instruction, both_ways: bool, known: bool) -> None:
    facts = shadowing.facts
    if i.type.is_void or i.type.is_token or not bit_patterns.is_active(facts, i):
        return
    if both_ways and facts.is_constant_instruction(i):
        return
    if known:
        if i.opcode in lane_words.OPCODES:
            followed = not both_ways or lane_words.has_derivative(facts, i)
        else:
            followed = bit_patterns.has_derivative(facts, i, both_ways)
        if not followed:
            facts.engine.refuse(
                i,
                f"cannot differentiate the integer operation '{i.opcode}' on the bits of a floating-point number",
                help=remedy("integer operation", i),
            )
    elif not (both_ways and i.opcode in FOLLOWED_AS_BITS):
        _refuse_opcode(shadowing, i)


def _refuse_opcode(shadowing: Shadowing, i: Instruction) -> NoReturn:
    shadowing.facts.engine.refuse(
        i,
        f"cannot differentiate '{i.opcode}' on a value that carries a derivative",
        help=remedy("bit manipulation", i),
    )


# ---- calls


def _check_call(shadowing: Shadowing, call: ir.Call, is_reversed: bool) -> None:
    model = shadowing.facts.engine.models.of(call)
    if model.kind is Kind.STRUCTURAL:
        refuse_variable_arguments(shadowing, call)
        _check_intrinsic(shadowing, call, is_reversed)
    elif model.kind in (Kind.COPY, Kind.SET):
        _check_transfer(shadowing, call)
    elif not shadowing.is_differentiated(call):
        return
    elif model.kind is Kind.DEFINED:
        refuse_variable_arguments(shadowing, call)
    elif model.kind is Kind.CUSTOM:
        if registered_rule(shadowing, call, model).body is not None:
            refuse_variable_arguments(shadowing, call)
    elif model.kind is Kind.INDIRECT:
        if not _has_table(shadowing, call.callee) and not shadowing.facts.engine.models.candidates(call.function_type):
            shadowing.facts.engine.fail(no_candidate(shadowing.facts, call))
    elif model.kind is Kind.SORT and shadowing.signature.mode is not Mode.FORWARD:
        if not shadowing.facts.is_constant_value(call.args[0]):
            copied_memory.sorted_pieces(shadowing.facts, call)


def refuse_variable_arguments(shadowing: Shadowing, call: ir.Call) -> None:
    """A derivative has no variable arguments of its own to walk over."""
    if call.called_name.startswith(("llvm.va_start", "llvm.va_copy")) or call.function_type.vararg:
        shadowing.facts.engine.refuse(
            call,
            "cannot differentiate a function that reads variable arguments (va_start)",
            help=remedy("variable arguments", call),
        )


def _has_table(shadowing: Shadowing, pointer: Value) -> bool:
    """Whether the derivatives of the function may be found through the pointer's shadow. A pointer that comes out of
    nowhere is its own."""
    if pointer.is_constant or not shadowing.needs_shadow(pointer):
        return False
    return not isinstance(pointer, ir.Call) or shadowing.facts.engine.models.of(pointer).kind is not Kind.INACTIVE


def _check_intrinsic(shadowing: Shadowing, call: ir.Call, is_reversed: bool) -> None:
    """Intrinsics without partials: what is linear in its lanes has a map; what only hands on pointers is done again."""
    facts, name = shadowing.facts, call.called_name
    if is_lane_access(name):
        _check_lane_access(shadowing, call)
        return
    if name.startswith(_WITHOUT_DERIVATIVE) or not shadowing.is_differentiated(call):
        return
    if shadowing.signature.mode is Mode.FORWARD:
        if not shadowing.needs_shadow(call):
            if call.type.is_void:  # it can only have written
                _refuse_intrinsic(shadowing, call)
            return
        if name.startswith(_MOVES_POINTERS) and not lane_maps.has_map(call):
            return
    elif not is_reversed or facts.is_constant_instruction(call) or facts.adjoint_type(call) is None:
        return
    if not lane_maps.has_map(call) or (
            shadowing.signature.mode is not Mode.FORWARD and not lane_words.has_derivative(facts, call)):
        _refuse_intrinsic(shadowing, call)
    if lane_maps.is_reduction(call) and lane_maps.has_scalable_lanes(call):
        facts.engine.refuse(call, f"cannot differentiate the intrinsic '{name}' on scalable vectors")


def _refuse_intrinsic(shadowing: Shadowing, call: ir.Call) -> NoReturn:
    shadowing.facts.engine.refuse(
        call, f"cannot differentiate the intrinsic '{call.called_name}'", help=remedy("vector operation", call))


def _check_lane_access(shadowing: Shadowing, call: ir.Call) -> None:
    if not shadowing.is_differentiated(call):
        return
    access = LaneAccess(call)
    pointer = access.pointer
    if shadowing.signature.mode is not Mode.FORWARD:
        facts = shadowing.facts
        if facts.is_constant_value(call if access.is_load else pointer):
            return
        numbers = lane_words.accessed_numbers(facts, access)
        if numbers is not None and numbers.scalar.bits != facts.engine.layout.bits(access.element):
            _refuse_intrinsic(shadowing, call)
        return
    if not access.is_load and shadowing.facts.is_constant_value(pointer):
        return
    if (access.index is not None or pointer.type.is_vector) and shadowing.needs_guard(pointer):
        shadowing.facts.engine.refuse(
            call, "cannot differentiate a gather or scatter where activity shows only at run time")


def _check_transfer(shadowing: Shadowing, call: ir.Call) -> None:
    """No part of a number may be moved, or overwritten but by a text, as in a union. Forwards what may come from
    inactive memory is cleared, for which its numbers must be known."""
    facts = shadowing.facts
    callee = facts.engine.models.of(call)
    to, source, length = copied_memory.transfer_operands(call, callee)
    if facts.is_constant_value(to):
        return
    size = length.value if isinstance(length, ir.ConstantInt) else None
    is_text = source is not None and copied_memory.is_literal(facts, source)
    ends = [at for at in (0, size) if at is not None]
    told = facts.engine.primals.told_records.get(call)
    is_cut = any(map(told.is_within_number, ends)) if told is not None else any(
        is_within_number(facts.types, pointer, at) for pointer in (to, source) if pointer is not None for at in ends)
    if size != 0 and not is_text and is_cut:
        facts.engine.news.undecided[call] = None  # contents may tell better
        facts.engine.refuse(
            call,
            "cannot differentiate this copy: it begins or ends in the midst of a number that carries a derivative",
            help=remedy("bits of a number", call))
    if shadowing.signature.mode is Mode.FORWARD and source is not None and shadowing.needs_guard(source):
        if not facts.is_constant_value(source) or copied_memory.may_move_addresses(facts, call, callee):
            copied_memory.pieces_behind(facts, call, size, to, source)
