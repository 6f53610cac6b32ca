"""The primal, cloned into a derivative function, with shadow values computed beside it.

Both modes begin so. Forward mode adds tangents of numbers (forward.py), reverse mode lets the clone be its forward
sweep (reverse.py). What is shared is here: the copy of the control flow, and the shadows of pointers.

The shadow of a pointer is the pointer to its derivative's memory, laid out as the primal's memory is: floats hold
derivatives, pointers hold shadow pointers. With width n there are n shadows, the lanes.

A pointer that carries no derivative has itself as its shadow. Where such pointers meet active ones (a phi, a select,
memory that holds pointers of both kinds) accesses through the shadow compare it with the primal pointer and do
nothing when they are equal.
"""

from __future__ import annotations

from functools import partial
from math import gcd

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.data_operands import data_operands
from enzyme_cc.autodiff.arithmetic.derivative_types import NOTHING, carries_pointer, part_types
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.foreign_distances import addresses_of, null_that_discards
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.shadow import lazily_mapped, mixed_words, shadow_distances, shadow_globals, shared_memory
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.shadow_alignment import shadow_align
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Type, Value
from enzyme_cc.ir.metadata import Metadata

KEPT_METADATA = ("tbaa", "tbaa.struct", "alias.scope", "noalias", "range", "nonnull", "fpmath", "prof", "llvm.loop")
"""What stays on the clones of primal instructions; debug locations belong to the primal's subprogram."""

SHADOW_METADATA = ("tbaa",)
"""What is true of an access to shadow memory when it is true of the primal's."""

SCOPE = "llvm.experimental.noalias.scope.decl"
"""Says where the scopes of a block begin, which the primal's accesses in the forward sweep keep."""

_ALIGNED_BY_ITSELF, _MOST_ALIGNED = 16, 1 << 16
"""Lower bits than the first are marks in addresses; rounded to more than the second, they are none of an allocation."""


class Sweep:
    """Clones the primal of `shadowing` into `target` block by block and keeps what corresponds to what.

    values      primal value -> its clone
    shadows     primal value with pointers -> its shadow, one value per lane
    series_memory   (kind of number, number) -> room for a series (operations/taylor.py)
    """

    def __init__(self, engine: Derivatives, shadowing: Shadowing, target: Function) -> None:
        self.engine = engine
        self.shadowing = shadowing
        self.facts = shadowing.facts
        self.signature = signature = shadowing.signature
        self.target = target
        self.module = engine.module
        self.width = signature.width
        self.values: dict[Value, Value] = {}
        self.shadows: dict[Value, Lanes] = {}
        self.entry_builder: Builder | None = None
        self._sink: Value | None = None
        self.series_memory: dict[tuple[Type, int], Value] = {}
        self.has_places = engine.frames is not None

    # ---- the walk

    def place_of(self, instruction: Instruction | None) -> Metadata | None:
        """Where in the source what is made for a primal instruction belongs; None if nobody wants to know."""
        return instruction.metadata.get("dbg") if self.has_places and instruction is not None else None

    def run(self) -> None:
        """Clone every block, in an order in which definitions come before uses (phis aside)."""
        blocks = self.facts.order
        for block in self.facts.function.blocks:
            if block in self.facts.reachable:
                self.values[block] = self.target.add_block(block.name or "b")
        phis: list[ir.Phi] = []
        for block in blocks:
            builder = Builder(self.values[block])  # type: ignore[arg-type]  # blocks are cloned to blocks
            self.begin_block(block, builder)
            for instruction in block.instructions:
                builder.debug_location = self.place_of(instruction)
                if isinstance(instruction, ir.Phi):
                    self._begin_phi(instruction, builder)
                    phis.append(instruction)
                else:
                    self.visit(instruction, builder)
                    if instruction in self.shadowing.compared_distances:
                        self._compare_distance(instruction, builder)
        for phi in phis:
            self._finish_phi(phi)

    def begin_block(self, block: BasicBlock, builder: Builder) -> None:
        """Called before the first instruction of each block; the builder stands in the clone."""

    def visit(self, instruction: Instruction, builder: Builder) -> None:
        """Clone one instruction that is no phi, and make its shadow."""
        if isinstance(instruction, ir.Call):
            self.visit_call(instruction, builder)
        elif isinstance(instruction, ir.Ret):
            self.visit_return(instruction, builder)
        elif isinstance(instruction, ir.Alloca):
            self._visit_alloca(instruction, builder)
        elif isinstance(instruction, ir.Load):
            self.copy(instruction, builder)
            if self.needs_shadow(instruction):
                self.load_shadow(instruction, builder)
        elif isinstance(instruction, ir.Store):
            self.copy(instruction, builder)
            if self.needs_shadow(instruction.value) or self.shadowing.is_pointer_store(instruction):
                self._store_shadow(instruction, builder)
        elif isinstance(instruction, (ir.AtomicRMW, ir.CmpXchg)):
            self.copy(instruction, builder)
        else:
            self.copy(instruction, builder)
            if self.needs_shadow(instruction):
                self._repeat_on_shadows(instruction, builder)

    def visit_call(self, call: ir.Call, builder: Builder) -> None:
        """Clone a call; the modes say how."""
        raise NotImplementedError

    def model_of(self, call: ir.Call) -> CallModel:
        """What the call is to differentiation."""
        return self.engine.models.of(call)

    def visit_body(self, call: ir.Call, callee: CallModel, builder: Builder) -> None:
        """Clone a call of a function by way of its body; the modes say how."""
        raise NotImplementedError

    def visit_indirect(self, call: ir.Call, b: Builder) -> None:
        """Clone a call through a pointer; the modes say how."""
        raise NotImplementedError

    def visit_transfer(self, call: ir.Call, callee: CallModel, b: Builder) -> None:
        """A copy or fill of memory, with its tangents."""
        raise NotImplementedError

    def visit_structural(self, call: ir.Call, b: Builder) -> None:
        """What the mode does at an intrinsic without partials, after its clone."""
        raise NotImplementedError

    def visit_return(self, ret: ir.Ret, builder: Builder) -> None:
        """What stands in place of the primal's return; the modes say."""
        raise NotImplementedError

    # ---- primal values

    def copy(self, instruction: Instruction, builder: Builder) -> Instruction:
        """The plain clone of an instruction at the builder's position."""
        clone = instruction.clone(self.values)
        for kind in list(clone.metadata):
            if kind not in KEPT_METADATA:
                del clone.metadata[kind]
        if isinstance(clone, ir.Call) and clone.tail == "musttail":
            clone.tail = None
        elif isinstance(clone, ir.Call):
            clone.tail = None  # a tail call must not see the caller's stack, which the tape or shadows may use
        builder.insert(clone)
        self.values[instruction] = clone
        return clone

    def value(self, value: Value) -> Value:
        """The clone of a primal value."""
        return value if value.is_constant else self.values[value]

    # ---- shadows

    def needs_shadow(self, value: Value) -> bool:
        """Whether something stands beside the value: a shadow pointer, or what else the mode has there."""
        return self.shadowing.needs_shadow(value)

    def needs_shadow_pointer(self, value: Value) -> bool:
        """Whether the value holds pointers to memory that carries derivatives."""
        return self.shadowing.needs_shadow_pointer(value)

    def shadow(self, value: Value, builder: Builder) -> Lanes:
        """The shadows of a primal value that holds pointers, usable at the builder's position."""
        found = self.shadows.get(value)
        if found is not None:
            return found
        if value.is_constant:
            return Lanes.made(self.width, lambda lane: self._constant_shadow(value, lane, builder))
        return Lanes.same(self._inactive_shadow(value, builder), self.width)

    def _inactive_shadow(self, value: Value, builder: Builder) -> Value:
        """What stands beside a value that carries no derivative: the pointer itself."""
        if self.facts.is_mixed(value):
            return mixed_words.without_number(builder, self.value(value))
        return self.value(value)

    def is_self_shadow(self, value: Value) -> bool:
        """Whether the shadow of this pointer is the pointer itself, so that accesses must be guarded."""
        return self.shadowing.is_self_shadow(value)

    def _constant_shadow(self, value: Value, lane: int, builder: Builder) -> Value:
        if isinstance(value, (ir.GlobalVariable, ir.Function, ir.GlobalAlias)):
            if isinstance(value, ir.GlobalVariable) and self.facts.is_constant_value(value):
                return value
            return shadow_globals.shadow_of(self.engine, value, self.signature, lane)
        if isinstance(value, ir.ConstantExpr):
            # an offset is the same in shadow memory
            operands = [
                o if isinstance(o, ir.ConstantInt) else self._constant_shadow(o, lane, builder) for o in value.operands
            ]
            if all(a is b for a, b in zip(operands, value.operands, strict=True)):
                return value
            return ir.ConstantExpr(
                value.opcode, value.type, tuple(operands), value.flags, value.source_type  # type: ignore[arg-type]  # constants map to constants
            )
        if isinstance(value, ir.ConstantAggregate):
            elements = tuple(self._constant_shadow(e, lane, builder) for e in value.elements)
            return ir.ConstantAggregate(value.type, elements)  # type: ignore[arg-type]  # constants map to constants
        return value

    def _begin_phi(self, phi: ir.Phi, builder: Builder) -> None:
        clone = ir.Phi(phi.type, name=phi.name)
        clone.flags = phi.flags
        builder.insert(clone)
        self.values[phi] = clone
        if self.needs_shadow(phi):
            name = (phi.name or "p") + ".shadow"
            self.shadows[phi] = Lanes.made(self.width, lambda _: builder.insert(ir.Phi(phi.type, name=name)))

    def _finish_phi(self, phi: ir.Phi) -> None:
        clone = self.values[phi]
        assert isinstance(clone, ir.Phi)
        shadows = self.shadows.get(phi)
        of_blocks: dict[BasicBlock, Lanes] = {}  # a switch may lead here on several edges, with one value for all
        for value, block in zip(phi.operands, phi.incoming_blocks, strict=True):
            if block not in self.facts.reachable:
                continue
            target = self.incoming_block(block)
            clone.add_incoming(self.value(value), target)
            if shadows:
                if target not in of_blocks:
                    builder = Builder()
                    builder.position_before_terminator(target)
                    of_blocks[target] = self.shadow(value, builder)
                shadows.each(lambda lane, given, at=target: lane.add_incoming(given, at), of_blocks[target])

    def incoming_block(self, block: BasicBlock) -> BasicBlock:
        """The block of the clone from which the edge of a primal block leaves."""
        return self.values[block]  # type: ignore[return-value]  # blocks are cloned to blocks

    def _repeat_on_shadows(self, instruction: Instruction, builder: Builder) -> None:
        """A pointer computation again, on the shadows of its pointers."""
        if shared_memory.is_dynamic(self.engine, instruction):
            self.shadows[instruction] = Lanes.made(
                self.width, lambda lane: shared_memory.dynamic_shadow(self.engine, lane, builder))
            return
        per_operand = {
            index: self.shadow(operand, builder)
            for index in data_operands(instruction)
            if (operand := instruction.operands[index]) in self.shadows
            or self.shadowing.has_shadow(operand, instruction)
        }

        def again(lane: int) -> Value:
            if 0 in per_operand and _aligns(instruction):
                # A shadow need not be aligned as its primal is; it lies at the same place in its allocation.
                distance = builder.sub(self.value(instruction), self.value(instruction.operands[0]))
                return builder.add(per_operand[0][lane], distance)
            clone = instruction.clone(self.values)
            clone.metadata.clear()
            for index, shadows in per_operand.items():
                clone.set_operand(index, shadows[lane])
            clone.name = f"{instruction.name}.shadow" if instruction.name else None
            return builder.insert(clone)

        self.shadows[instruction] = Lanes.made(self.width, again)

    def visit_shadowed(self, call: ir.Call, builder: Builder) -> None:
        """A library function that links the pointers of a structure: called again on the shadow structure."""
        self.copy(call, builder)
        if self.needs_shadow(call) or any(self.needs_shadow(a) for a in call.args if carries_pointer(a.type)):
            self._repeat_on_shadows(call, builder)

    def _compare_distance(self, distance: Instruction, b: Builder) -> None:
        first, second = (self.shadow(a, b) for a in addresses_of(self.facts, distance))
        unused = null_that_discards(self.facts, distance)
        nothing = None if unused is None else b.icmp("eq", self.value(unused), ir.zero(unused.type))
        first.each(
            partial(shadow_distances.compare, self.module, b, distance, self.value(distance), nothing), second)

    # ---- memory

    def zeroed(self, builder: Builder, pointer: Value, size: Value) -> None:
        """Set fresh shadow memory to zero."""
        builder.memset(pointer, ir.int_constant(ir.i8, 0), size)

    def local_memory(self, builder: Builder, size: Value, alloca: ir.Alloca) -> Value:
        """Memory for a stack slot of the primal, alive until its derivative is complete; the modes say."""
        raise NotImplementedError

    def keeps_stack(self, alloca: ir.Alloca) -> bool:
        """Whether the slot may stay on the stack of the derivative function."""
        entry = self.facts.function.entry
        return alloca.parent is entry and (not alloca.operands or alloca.operands[0].is_constant)

    def _visit_alloca(self, alloca: ir.Alloca, builder: Builder) -> None:
        active = self.needs_shadow(alloca)
        element_size = self.engine.layout.size(alloca.allocated_type)
        element = ir.int_constant(ir.i64, element_size)
        if self.keeps_stack(alloca):
            count = alloca.operands[0].value if alloca.operands else 1  # type: ignore[attr-defined]  # a ConstantInt
            size: Value = ir.int_constant(ir.i64, element_size * count)
            self.copy(alloca, builder)
            if active:
                self.shadows[alloca] = Lanes.made(self.width, lambda _: self._stack_shadow(alloca, builder))
        else:
            size = element
            if alloca.operands:
                size = builder.mul(builder.zext(self.value(alloca.operands[0]), ir.i64), element)
            self.values[alloca] = self.local_memory(builder, size, alloca)
            if active:
                self.shadows[alloca] = Lanes.made(self.width, lambda _: self.local_memory(builder, size, alloca))
        if active:
            self.shadows[alloca].each(lambda lane: self.zeroed(builder, lane, size))

    def _stack_shadow(self, alloca: ir.Alloca, builder: Builder) -> Value:
        shadow = alloca.clone()
        shadow.metadata.clear()
        shadow.name = f"{alloca.name}.shadow" if alloca.name else None
        return builder.insert(shadow)

    def load_shadow(self, load: ir.Load, builder: Builder) -> None:
        """What stands beside what is loaded: the load again, from the shadow's memory."""

        def again(pointer: Value) -> Value:
            clone = load.clone(self.values)
            clone.align = shadow_align(load, self.engine.layout)  # type: ignore[attr-defined]  # a load
            clone.set_operand(0, pointer)
            clone.metadata = self._shadow_metadata(clone)
            clone.name = f"{load.name}.shadow" if load.name else None
            return builder.insert(clone)

        lanes = self.shadow(load.pointer, builder).map(again)
        if self.engine.maps_shadows_lazily and load.type.is_pointer and not self.facts.is_local_object(load.pointer):
            lanes = lazily_mapped.lazy_shadows(self.module, self.value(load), lanes, builder)
        self.shadows[load] = lanes

    def _shadow_metadata(self, clone: Instruction) -> dict:
        """Words of either kind are accessed as numbers and as addresses: their types say nothing of aliasing."""
        kept = () if self.engine.primals.mixed else SHADOW_METADATA
        return {k: m for k, m in clone.metadata.items() if k in kept}

    def _store_shadow(self, store: ir.Store, builder: Builder) -> None:
        if self.facts.is_constant_value(store.pointer):
            return
        numbers = self.facts.stored_adjoint_type(store) if store.value.type.is_aggregate else None

        def again(value: Value, shadow: Value) -> None:
            pointer = self.writable(store.pointer, shadow, store.value.type, builder)
            if numbers is not None:
                value = self._keeping_adjoints(store, value, numbers, pointer, builder)
            clone = store.clone(self.values)
            clone.align = shadow_align(store, self.engine.layout)  # type: ignore[attr-defined]  # a store
            clone.set_operand(0, value)
            clone.set_operand(1, pointer)
            clone.metadata = self._shadow_metadata(clone)
            if self.facts.is_mixed(store.value):
                clone.set_operand(0, mixed_words.address_or_what_was(builder, value, pointer, store.align))
            builder.insert(clone)

        self.shadow(store.value, builder).each(again, self.shadow(store.pointer, builder))

    def _keeping_adjoints(
        self, store: ir.Store, value: Value, numbers: Type, place: Value, builder: Builder, offset: int = 0
    ) -> Value:
        """What shadow memory holds after the store of a structure, in the forward sweep of reverse mode: the addresses
        that came, and the adjoints that were there; `numbers` is the adjoint's type of the part at `offset`."""
        if numbers.is_aggregate:
            for index, part in enumerate(part_types(numbers)):
                if part is not NOTHING:
                    at = offset + self.engine.layout.offset(value.type, index)
                    was = builder.extract_value(value, index)
                    value = builder.insert_value(
                        value, self._keeping_adjoints(store, was, part, place, builder, at), index)
            return value
        address = builder.gep(ir.i8, place, (ir.int_constant(ir.i64, offset),)) if offset else place
        align = gcd(store.align or 1, offset)
        if offset in self.facts.types.mixed.parts(store.value):
            return mixed_words.address_or_what_was(builder, value, address, align)
        return builder.load(value.type, address, align=align)

    # ---- guards against pointers that turn out inactive

    def needs_guard(self, pointer: Value) -> bool:
        """Whether an access through the pointer's shadow must first see that it is not the primal's memory."""
        return self.shadowing.needs_guard(pointer)

    def may_be_its_own_shadow(self, pointer: Value) -> bool:
        """Whether a block that is freed may have been left in shadow memory by a function without derivative."""
        return self.needs_guard(pointer) or not self.facts.is_local_object(pointer)

    def inactive_at_run_time(self, pointer: Value, shadow: Value, builder: Builder) -> Value:
        """i1: the shadow is the primal itself."""
        return builder.icmp("eq", self.value(pointer), shadow)

    def writable(self, pointer: Value, shadow: Value, type: Type, builder: Builder) -> Value:
        """The shadow address, or scratch memory where the pointer is inactive at run time."""
        if not self.needs_guard(pointer):
            return shadow
        inactive = self.inactive_at_run_time(pointer, shadow, builder)
        return builder.select(inactive, self.sink_like(shadow, type, builder), shadow)

    def sink_like(self, shadow: Value, type: Type, builder: Builder) -> Value:
        """Memory where an unwanted derivative of a type may go, in the address space of the shadow."""
        return builder.cast("addrspacecast", self.sink(self.engine.layout.size(type)), shadow.type)

    def sink(self, size: int) -> Value:
        """Memory where unwanted derivatives may go; at least `size` bytes."""
        if self._sink is None or self._sink_size < size:
            assert self.entry_builder is not None
            self._sink_size = max(size, 64)
            self._sink = self.entry_builder.alloca(ir.array_type(ir.i8, self._sink_size), align=16)
        return self._sink

    _sink_size = 0


def _aligns(instruction: Instruction) -> bool:
    """Whether an operation takes an address down to an alignment that allocations do not have by themselves."""
    if instruction.opcode != "and" or not isinstance(instruction.operands[1], ir.ConstantInt):
        return False
    alignment = -instruction.operands[1].value
    return _ALIGNED_BY_ITSELF < alignment <= _MOST_ALIGNED and alignment & (alignment - 1) == 0
