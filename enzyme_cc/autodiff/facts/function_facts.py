"""All that is known of one primal function under one activity: control flow, types, activity, memory."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.analysis.addresses_as_integers import is_made_of_address
from enzyme_cc.analysis.declared_types import declared_access
from enzyme_cc.analysis.effects import MemoryLocation
from enzyme_cc.analysis.known_bits import is_tag
from enzyme_cc.analysis.numbers_in_memory import is_room, may_be_number
from enzyme_cc.analysis.pointers import ObjectKind
from enzyme_cc.analysis.type_facts import ANYTHING
from enzyme_cc.analysis.type_tree import DECLARED, FLOATS, INTEGER, POINTER, UNKNOWN, TypeTree
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.facts import integer_readings
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.control_flow import FAST, ControlFlow
from enzyme_cc.autodiff.facts.moved_formats import formats_of_moved
from enzyme_cc.autodiff.interface.refusals import undeduced_type
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.ir import Instruction, Type, Value
from enzyme_cc.ir.debug_info import language_of
from enzyme_cc.ir.opcodes import CALLS

_LEAST_NUMBER = 16
"""Bits of the smallest floating-point numbers."""
_MOVES = frozenset(("store", "ret", "phi", "select", "insertvalue")) | CALLS


class FunctionFacts:
    """A function, the types and activity of one derivative of it, and its control flow."""

    def __init__(
        self,
        engine: SliceContext,
        flow: ControlFlow,
        signature: Signature,
        argument_types: tuple[TypeTree, ...],
        return_active: bool,
    ) -> None:
        self.engine = engine
        self.flow = flow
        self.function = flow.function
        self.loops = flow.loops
        self.order = flow.order
        self.reachable = flow.reachable
        self.returning = flow.returning
        self.induction = flow.induction
        self.fast = flow.fast
        self.types: TypeResults = engine.types.analyse(self.function, argument_types)
        activities = tuple("const" if a is Activity.CONST else "active" for a in signature.arguments)
        self.activity = ActivityResults(
            self.function,
            self.types,
            activities,
            return_active,
            region=engine.region,
            active_globals=engine.active_globals,
        )
        self._constant: dict[Value, bool] = {}
        self._adjoint_types: dict[Value, Type | None] = {}
        self.moved_formats = formats_of_moved(self.function, engine.layout)

    # ---- activity

    def is_constant_value(self, value: Value) -> bool:
        """Whether the value carries no derivative; for a pointer, whether it needs no shadow."""
        found = self._constant.get(value)
        if found is None:
            found = self._constant[value] = self.activity.is_constant_value(value)
        return found

    def is_constant_instruction(self, instruction: Instruction) -> bool:
        """Whether no derivative passes through the instruction and it changes no active memory."""
        return self.activity.is_constant_instruction(instruction)

    # ---- types

    def holds_pointer(self, value: Value) -> bool:
        """Whether an integer value is an address."""
        if not value.type.is_int or value.is_constant:
            return False
        return (
            self.types.scalar_type(value) is POINTER or value in self.types.mixed.moves
            or (value.type is ir.i64 and is_made_of_address(value) and (
                value.opcode == "ptrtoint" or self.types.scalar_type(value) is not INTEGER))
        )

    def is_mixed(self, value: Value) -> bool:
        """Whether a value is now a pointer, now a number: it has a shadow and an adjoint, of which one is meant."""
        return value in self.types.mixed.moves

    def has_mixed_parts(self, value: Value) -> bool:
        """Whether a value is a structure with integers that are now a pointer, now a number."""
        return value.type.is_struct and bool(self.types.mixed.parts(value))

    def points_to_numbers(self, pointer: Value) -> bool:
        """Whether memory reachable from the pointer may hold floating-point numbers."""
        return self.types.pointee_may_hold_floats(pointer)

    def layout_of(self, value: Value) -> derivative_types.Layout:
        """What the bytes of a value are; a word of a structure that is now a pointer, now a double counts as one."""
        layout = self.types.value_layout(value)
        mixed = self.types.mixed.parts(value) if value.type.is_struct else ()
        for at in mixed:
            layout = [piece for piece in layout if piece[0] + piece[1] <= at or at + 8 <= piece[0]]
        return sorted([*layout, *((at, 8, FLOATS["double"]) for at in mixed)], key=lambda piece: piece[0])

    def adjoint_type(self, value: Value) -> Type | None:
        """The type of the value's adjoint, None if it cannot carry one."""
        if value.type.is_fp:
            return self.moved_formats.get(value, value.type)
        if self.is_mixed(value):
            return ir.f64
        if value.type.is_pointer or value.type.is_void or value.type.is_label or value.type.is_metadata:
            return None
        if value in self._adjoint_types:
            return self._adjoint_types[value]
        layout = [] if value.type.is_token else self.layout_of(value)
        found = derivative_types.adjoint_type(value.type, layout, self.engine.layout)
        if found is None and isinstance(value, ir.Cast):  # whatever else is in the word that it is put into
            if value.opcode == "bitcast" and value.operands[0].type.is_fp:
                found = value.operands[0].type
            elif value.opcode == "ptrtoint":
                return None
        if found is None and not self.engine.options.unchecked:
            self._check_known(value, layout)
        self._adjoint_types[value] = found
        return found

    def _check_known(self, value: Value, layout: derivative_types.Layout) -> None:
        """Refuse an active integer of unknown meaning: it might be a number in disguise."""
        if not isinstance(value, Instruction) or value.type.is_aggregate or self.is_constant_value(value):
            return
        known = all(c is not UNKNOWN for _, _, c in layout) and not (
            self._is_from_room(value) or self._is_guessed_address(value))
        if known or value.type.scalar.is_pointer:
            return
        if (value.type.is_int and value.type.bits < 16) or is_tag(value):
            return
        if value.opcode in integer_readings.ON_BITS or value.opcode == "mul":
            return  # what that makes of a number's bits is followed by analysis/contents/
        if integer_readings.is_used_as_integer(value, self.engine.models):
            return
        self.engine.expect_mixed_words()
        self.engine.fail_undecided(value, undeduced_type(self, value))

    def _is_from_room(self, value: Instruction) -> bool:
        """Whether all that is said of a word is that it lies in room for whatever is put there, or goes there: others
        may read a number there."""
        return isinstance(value, ir.Load) and value.type is ir.i64 and is_room(self.types.of(value))

    def _is_guessed_address(self, value: Instruction) -> bool:
        """Whether C loads a word as an integer that the caller of the derivative gives, and that it is an address is
        but said of where it is moved to: other words of that row are, or a member that holds either by a cast. C++
        moves the identifiers of threads and the like so."""
        if not isinstance(value, ir.Load) or value.type is not ir.i64 or language_of(value) != "C":
            return False
        facts = self.types.of(value).facts
        return (
            any(f.concrete is POINTER for f in facts)
            and not any(f.concrete is INTEGER and f.strength >= DECLARED for f in facts)
            and self.engine.outside.is_behind(value.pointer, self.function)
            and self.activity.may_be_varied_memory(value.pointer)
        )

    def moves_unseen_words(self) -> bool:
        """Whether integers are moved from memory that others may know more of: all that is seen of it is what lies in
        memory of its kind, or that it holds an address; or, in what is called through pointers, that of a union it
        holds a number."""
        may_be_told = self.function in self.engine.models.addresses_taken()
        return any(
            isinstance(i, ir.Load) and i.type.scalar.is_int and i.type.scalar.bits >= _LEAST_NUMBER
            and any(user.opcode in _MOVES for user in i.users)
            and (self.types.is_weakly_known(i) or (may_be_told and declared_access(i, 8) is ANYTHING))
            and not self.is_local_object(i.pointer)
            for block in self.order for i in block.instructions
        )

    def stored_adjoint_type(self, store: ir.Store) -> Type | None:
        """What floating-point values a store overwrites."""
        return self.overwritten_type(store.value, store.pointer)

    def overwritten_type(self, value: Value, pointer: Value) -> Type | None:
        """What floating-point values a value overwrites that is stored behind a pointer."""
        if value.type.is_fp:
            return self.moved_formats.get(value, value.type)
        if value.type.is_pointer:
            return None
        size = self.engine.layout.store_size(value.type)
        if value.is_constant or self.is_constant_value(value):
            layout = self.types.memory(pointer, size)
            found = derivative_types.adjoint_type(value.type, layout, self.engine.layout)
            if found is not None or any(concrete is POINTER for _, _, concrete in layout):
                return found
            # A number's bits may be cleared through an integer, as where a secret is wiped.
            is_number = value.is_constant and may_be_number(self.types, pointer, size)
            if is_number or any(concrete is UNKNOWN for _, _, concrete in layout):
                return derivative_types.any_number(value.type)
            return None
        found = self.adjoint_type(value)
        if found is None:
            layout = self.types.memory(pointer, size)
            found = derivative_types.adjoint_type(value.type, layout, self.engine.layout)
        return found

    def memory_layout(self, pointer: Value, size: int | None) -> derivative_types.Layout:
        """The bytes behind a pointer; for unknown size the repeating unit."""
        return self.types.memory(pointer, size)

    def layout_has_pointers(self, pointer: Value, size: int | None) -> bool:
        """Whether memory behind the pointer holds pointers that may lead to numbers."""
        return any(c is POINTER for _, _, c in self.types.memory(pointer, size))

    def argument_types(self, call: ir.Call) -> tuple[TypeTree, ...]:
        """What this function knows of a call's arguments."""
        return self.engine.types.call_types(self.types, call)[0]

    # ---- memory

    def is_local_object(self, pointer: Value) -> bool:
        """Whether the pointer surely points into memory made by this function."""
        objects = self.flow.alias.pointers.objects(pointer)
        return objects is not None and all(
            self.flow.alias.pointers.kind(o) is ObjectKind.STACK
            or self.flow.alias.pointers.kind(o) is ObjectKind.HEAP
            for o in objects
        )

    def is_private(self, pointer: Value) -> bool:
        """Whether the pointer surely points into memory that this call has made and nobody else knows."""
        pointers = self.flow.alias.pointers
        objects = pointers.objects(pointer)
        return objects is not None and self.is_local_object(pointer) and not any(map(pointers.is_captured, objects))

    def is_stable_load(self, load: Instruction, signature: Signature) -> bool:
        """Whether the load gives the same value again in the reverse sweep."""
        if self.flow.overwritten.clobbered_after(load) is not None:
            return False
        if signature.mode is not Mode.SPLIT:
            return True
        assert isinstance(load, ir.Load)
        return self._outlives(load.pointer, signature)

    def _outlives(self, pointer: Value, signature: Signature) -> bool:
        """Split mode: whether memory does not change between the return of the primal and the adjoint's call."""
        objects = self.flow.alias.pointers.objects(pointer)
        if objects is None:
            return False
        for origin in objects:
            if isinstance(origin, ir.Argument):
                if not (signature.stable and signature.stable[origin.index]):
                    return False
            elif isinstance(origin, ir.GlobalVariable):
                if not origin.is_constant_global:
                    return False
            elif self.flow.alias.pointers.kind(origin) is not ObjectKind.STACK:
                return False
        return True

    def stable_arguments(self, call: ir.Call, signature: Signature) -> tuple[bool, ...]:
        """Per argument of a call: the memory it points to does not change after the call."""
        result = []
        for arg in call.args:
            stable = False
            if arg.type.is_pointer and not arg.is_constant:
                clobber = self.flow.overwritten.region_clobbered_after(call, MemoryLocation(arg, None))
                stable = clobber is None and (signature.mode is not Mode.SPLIT or self._outlives(arg, signature))
            result.append(stable)
        return tuple(result)

    # ---- arithmetic

    def fast_flags(self, instruction: Instruction) -> tuple[str, ...]:
        """Fast-math flags for the adjoint of an instruction."""
        flags = tuple(f for f in instruction.flags if f in FAST)
        return flags if flags or instruction.type.is_fp else self.fast

    def is_discarded(self, instruction: Instruction) -> bool:
        """Whether some way through the function does not use the result."""
        return instruction in self.flow.discarded

    def may_multiply_by_infinity(self, instruction: Instruction) -> bool:
        """Whether the result may go unused, and an operand, of which partials are made, is infinite then."""
        return instruction in self.flow.discarded and any(o in self.flow.unbounded for o in instruction.operands)
