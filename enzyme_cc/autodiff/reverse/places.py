"""Where the two sweeps of one function have what: the reverse of each block, adjoints, the record of a split call."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.restored_memory import RestoredMemory
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.plan.restored_arrays import RestoredArrays
from enzyme_cc.autodiff.reverse.flow import Choice
from enzyme_cc.autodiff.reverse.loops import LoopReversal
from enzyme_cc.autodiff.reverse.required import ReversePlace
from enzyme_cc.autodiff.reverse.splice import Splices
from enzyme_cc.autodiff.runtime import device, tape
from enzyme_cc.autodiff.shadow import lazily_mapped
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Type, Value

SINK_BYTES = 1024
"""Of the first; what is wider than that gets one of its own."""


class ReverseSweep(LoopReversal):
    """Both sweeps while they are written; reverse/synthesis.py writes them, reverse/cache.py joins them.

    combined       both are one function; else `forward` is the augmented primal and `reverse` the adjoint
    stack_slots    memory of the combined function that both sweeps may name
    choices        phi that tells the predecessor -> branch condition that it equals
    splices        code that is put into the middle of blocks in the end
    device_tape    on a GPU: the tape of the combined function
    reverse_end    where that ends
    reverse_arguments, tape_argument    of the adjoint: what it has for the augmented primal's arguments, and the tape
    """

    def __init__(self, engine: Derivatives, shadowing: Shadowing, forward: Function, reverse: Function) -> None:
        super().__init__(engine, shadowing, forward)
        self.forward = forward
        self.reverse = reverse
        self.combined = forward is reverse
        self.stack_slots: set[Value] = set()
        self.choices: dict[Value, Choice] = {}
        self.splices = Splices()
        self.reverse_blocks: dict[BasicBlock, BasicBlock] = {}
        self.reverse_arguments: dict[Value, Value] = {}
        self.tape_argument: Value | None = None
        self._edges: dict[tuple[BasicBlock, BasicBlock], BasicBlock] = {}
        self._adjoints: dict[Value, Lanes] = {}
        self._places: dict[object, ReversePlace] = {}
        self._reverse_sink: Value | None = None
        self._reverse_sink_bytes = 0
        self._record: Value | None = None
        self.device_tape: Value | None = None
        self._from_restored: dict[Value, bool] = {}
        self.reverse_end: Instruction | None = None

    # ---- facts on forward values

    @property
    def is_nested(self) -> bool:
        """Whether the derivative is to be differentiated itself: then its slots must be such as become registers."""
        return self.engine.is_nested

    def home(self, value: Value) -> BasicBlock:
        """The primal block in whose clone the forward value is defined."""
        assert isinstance(value, Instruction) and value.parent is not None
        return self.primal_block[value.parent]

    def is_free(self, value: Value) -> bool:
        """Whether the reverse sweep has the forward value anyway."""
        if value.is_constant or isinstance(value, ir.Argument):
            return True
        return value in self.iteration_of or value in self.stack_slots

    def phi_inputs(self, phi: ir.Phi) -> list[Value] | None:
        """The values that a phi of the forward sweep can be computed from, in the iteration at hand."""
        form = self.closed_forms.get(phi)
        if form is not None:
            return form.inputs
        choice = self.choices.get(phi)
        return None if choice is None else [choice.condition]

    def primal_load(self, value: Value) -> ir.Load | None:
        """The load that a forward value is the clone of, not its shadow."""
        origin = self.origin.get(value)
        return origin if isinstance(origin, ir.Load) and self.values[origin] is value else None

    def is_reloadable(self, load: Value) -> bool:
        """Whether the load gives the same value in the reverse sweep. `load` is of the forward sweep."""
        origin = self.origin.get(load)
        return origin is not None and (
            self.facts.is_stable_load(origin, self.signature) or origin in self.restored.loads)

    @property
    def restored(self) -> RestoredMemory | RestoredArrays:
        """Memory that the reverse sweep sets back."""
        if self._restored is None:
            self._restored = (
                RestoredMemory(self.facts, self.signature) if self.is_nested or self.engine.primals.is_on_device
                else RestoredArrays(self.facts, self.runs, self.signature))
        return self._restored

    _restored: RestoredMemory | RestoredArrays | None = None

    def is_bound(self, value: Value) -> bool:
        """Whether a value must not be computed again though its operands could be: it comes from a load of memory that
        is only in the reverse of the load's own block what it was, and is wanted elsewhere."""
        if not self.restored.loads or not isinstance(value, Instruction) or value.parent is None:
            return False
        if self._far is None:
            self._far = {value for value, block in self.required if isinstance(value, Instruction)
                         and value.parent is not None and self.home(value) is not block}
        if value in self._far and self._comes_from_restored(value):
            return True
        choice = self.choices.get(value)
        if choice is not None and self._comes_from_restored(choice.condition):
            return True
        return any(isinstance(o, Instruction) and o.parent is not None and self.home(o) is not self.home(value)
                   and self._comes_from_restored(o) for o in value.operands)

    _far: set[Value] | None = None

    def _comes_from_restored(self, value: Value) -> bool:
        """Whether a value of the forward sweep would be computed from such a load."""
        found = self._from_restored.get(value)
        if found is None:
            self._from_restored[value] = False
            origin = self.primal_load(value)
            found = origin is not None and origin in self.restored.loads
            if not found and isinstance(value, Instruction) and value.parent is not None and not value.is_phi:
                found = any(self._comes_from_restored(o) for o in value.operands if isinstance(o, Instruction))
            self._from_restored[value] = found
        return found

    @property
    def origin(self) -> dict[Value, Instruction]:
        """Load of the forward sweep (primal or shadow) -> primal load."""
        if self._origin is None:
            self._origin = {}
            for old, new in self.values.items():
                if isinstance(old, ir.Load):
                    self._origin[new] = old
                    for shadow in self.shadows.get(old, ()):
                        self._origin[lazily_mapped.as_loaded(shadow)] = old
        return self._origin

    _origin: dict[Value, Instruction] | None = None

    # ---- values of the forward sweep

    def argument_in_reverse(self, argument: Value) -> Value:
        """An argument of the forward function, as the reverse function has it."""
        return argument if self.combined else self.reverse_arguments[argument]

    def reverse_block(self, block: BasicBlock) -> BasicBlock:
        """Where the reverse of a primal block begins."""
        found = self.reverse_blocks.get(block)
        if found is None:
            found = self.reverse_blocks[block] = BasicBlock(f"reverse.{block.name or 'b'}", self.reverse)
        return found

    def need(self, value: Value) -> Value:
        """The primal value, for use in the reverse of the block at hand."""
        return self.need_in(self.value(value), self.block)

    def need_forward(self, value: Value) -> Value:
        """A value of the forward sweep, for use in the reverse of the block at hand."""
        return self.need_in(value, self.block)

    def shadow_in_reverse(self, pointer: Value, builder: Builder) -> Lanes:
        """The shadows of a primal pointer, for use in the reverse of the block at hand."""
        return self.shadow(pointer, builder).map(lambda lane: self.need_in(lane, self.block))

    # ---- places for forward values in the reverse sweep

    def place(self, block: BasicBlock) -> ReversePlace:
        """The start of the reverse of a primal block."""
        found = self._places.get(block)
        if found is None:
            builder = self.splices.at_start(self.reverse_block(block))
            found = self._places[block] = ReversePlace(builder, self.facts.loops.loop_of(block), {})
        return found

    def edge_place(self, block: BasicBlock, predecessor: BasicBlock) -> ReversePlace:
        """The end of the way back from a block to its predecessor."""
        key = (block, predecessor)
        found = self._places.get(key)
        if found is None:
            builder = self.splices.before_terminator(self._edges[key])
            found = self._places[key] = ReversePlace(builder, self.facts.loops.loop_of(block), {})
        return found

    def reverse_entry(self, loop: Loop[BasicBlock]) -> ReversePlace | None:
        """Where the reverse of a loop begins, if that is one place at the level outside the loop."""
        edges = self._entry_edges.get(loop, ())
        if len(edges) != 1:
            return None
        inside, outside = edges[0]
        if self.facts.loops.loop_of(outside) is not loop.parent:
            return None
        return self.edge_place(outside, inside)

    def leave_region(self, loop: Loop[BasicBlock], chunk: Value) -> None:
        """Give an array region's chunk back once the loop is reversed."""
        preheader = self.facts.loops.preheader(loop)
        assert preheader is not None
        pointer = self.need_in(chunk, preheader)
        self.pop_chunk(Builder(self.reverse_block(preheader), 0), pointer)

    def push_chunk(self, builder: Builder, size: Value, name: str) -> Value:
        """Take so many bytes of tape: of the thread's, on a GPU of the function's own where it has both sweeps."""
        own = self._device_tape()
        if own is not None:
            return builder.call(device.runtime_function(self.module, device.PUSH), (own, size), name=name)
        if self.has_device_record:
            given = (self.call_record(), size)
            return builder.call(device.runtime_function(self.module, device.ADD), given, name=name)
        return builder.call(tape.runtime_function(self.module, tape.PUSH), (size,), name=name)

    def pop_chunk(self, builder: Builder, chunk: Value) -> None:
        """Give a chunk of tape back, and all that was taken after it."""
        own = self._device_tape()
        if own is not None:
            builder.call(device.runtime_function(self.module, device.POP), (own, chunk))
        elif not self.has_device_record:  # with which it is given back
            builder.call(tape.runtime_function(self.module, tape.POP), (chunk,))

    @property
    def has_device_record(self) -> bool:
        """Whether the sweeps are two functions on a GPU, whose record has what they take of the tape."""
        return not self.combined and not self.is_nested and self.engine.primals.is_on_device

    def _device_tape(self) -> Value | None:
        """The tape of a function with both sweeps on a GPU."""
        if not self.combined or self.is_nested or not self.engine.primals.is_on_device:
            return None
        if self.device_tape is None:
            assert self.entry_builder is not None
            made = self.entry_builder.alloca(ir.array_type(ir.i8, device.TAPE_BYTES), align=16, name="tape")
            size = ir.int_constant(ir.i64, device.TAPE_BYTES)
            self.entry_builder.call(device.runtime_function(self.module, device.BEGIN), (made, size))
            self.device_tape = made
            self.stack_slots.add(made)
            if self.reverse_end is not None:
                b = Builder()
                b.position_before(self.reverse_end)
                b.call(device.runtime_function(self.module, device.END), (made,))
        return self.device_tape

    def forward_after(self, value: Value) -> Builder:
        """A builder right after the definition of a forward value."""
        assert isinstance(value, Instruction) and value.parent is not None
        builder = self.splices.after(value)
        self.primal_block[builder.block] = self.primal_block[value.parent]
        return builder

    def forward_start(self, block: BasicBlock) -> Builder:
        """A builder at the start of a block of the forward sweep."""
        builder = self.splices.at_start(block)
        self.primal_block[builder.block] = self.primal_block[block]
        return builder

    def call_record(self) -> Value:
        """The record of this call in the augmented primal."""
        assert self._record is not None
        return self._record

    def record_argument(self) -> Value:
        """The record of this call in the adjoint."""
        assert self.tape_argument is not None
        return self.tape_argument

    # ---- adjoints of values

    def _adjoint_slots(self, value: Value, type: Type) -> Lanes:
        found = self._adjoints.get(value)
        if found is None:
            found = self._adjoints[value] = Lanes.made(self.width, lambda _: self._adjoint_slot(type))
        return found

    def _adjoint_slot(self, type: Type) -> Value:
        slot = self.reverse_entry_builder.alloca(type, name="adjoint")
        self.reverse_entry_builder.store(derivative_types.untouched(type), slot)
        return slot

    def adjoint_slots(self) -> list[Instruction]:
        """The stack slots of all adjoints."""
        return [slot for slots in self._adjoints.values() for slot in slots if isinstance(slot, Instruction)]

    def take(self, value: Value, builder: Builder) -> Lanes | None:
        """The adjoint of a value, which begins anew. None if the value has none."""
        if self.facts.is_constant_value(value):
            return None
        if value not in self._adjoints and not any(user.is_phi for user in value.users):
            return None
        type = self.adjoint_type(value)
        if type is None:
            return None
        return self._adjoint_slots(value, type).map(lambda slot: _taken(slot, type, builder))

    def add(self, value: Value, lanes: Lanes, builder: Builder) -> None:
        """Add to the adjoint of a value, if it carries one."""
        if value.is_constant or self.facts.is_constant_value(value):
            return
        type = self.adjoint_type(value)
        if type is None:
            return

        def add(slot: Value, d: Value) -> None:
            d = derivative_types.convert(builder, d, type, self.engine.layout)
            builder.store(derivative_types.add(builder, builder.load(type, slot), d), slot)

        self._adjoint_slots(value, type).each(add, lanes)

    def reverse_sink(self, size: int) -> Value:
        """Memory of the reverse function where unwanted adjoints may go."""
        if self._reverse_sink is None or self._reverse_sink_bytes < size:
            self._reverse_sink_bytes = max(size, SINK_BYTES)
            memory = ir.array_type(ir.i8, self._reverse_sink_bytes)
            self._reverse_sink = self.reverse_entry_builder.alloca(memory, align=64)
            self.reverse_entry_builder.memset(
                self._reverse_sink, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, self._reverse_sink_bytes)
            )
        return self._reverse_sink


def _taken(slot: Value, type: Type, builder: Builder) -> Value:
    d = builder.load(type, slot)
    builder.store(derivative_types.untouched(type), slot)
    return d
