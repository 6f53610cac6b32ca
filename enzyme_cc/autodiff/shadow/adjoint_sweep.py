"""What the code of one operation may ask of reverse mode; reverse/synthesis.py gives it."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.interface.signature import Signature
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.shared_adjoints import PlaceInTeam
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Type, Value


class AdjointSweep(Sweep):
    """Both sweeps of one function: the clone of the primal is the forward sweep, what is asked here is of the reverse.

    reverse_entry_builder   at the start of the reverse function, for its stack slots
    block                   the primal block that is being reversed
    uses_dynamic_tape       the function takes memory from the tape whose size shows at run time
    callees                 calls that are taken for something else than the model says
    call_values             values of the forward sweep that the adjoint of a call or select wants, by name
    pairs, tapes            of a call that stays a call: the signature with the adjoint's address where only the
                            program knows it, and the tape that the augmented primal returned
    moved_bytes             of a realloc: the shadow before, and its bytes
    """

    reverse_entry_builder: Builder
    block: BasicBlock

    def __init__(self, engine: Derivatives, shadowing: Shadowing, target: Function) -> None:
        super().__init__(engine, shadowing, target)
        self.uses_dynamic_tape = False
        self.callees: dict[ir.Call, CallModel] = {}
        self.call_values: dict[Instruction, dict[str, Value]] = {}
        self.pairs: dict[ir.Call, tuple[Signature, Value | None]] = {}
        self.tapes: dict[ir.Call, Value] = {}
        self.moved_bytes: dict[ir.Call, tuple[Lanes, Lanes]] = {}

    def model_of(self, call: ir.Call) -> CallModel:
        """What the call is to differentiation."""
        return self.callees.get(call) or super().model_of(call)

    def reverse_pair(self, call: ir.Call, b: Builder) -> None:
        """The adjoint of a call that stays a call, see `pairs`."""
        raise NotImplementedError

    def reverse_structural(self, call: ir.Call, b: Builder) -> None:
        """The adjoint of an intrinsic without partials."""
        raise NotImplementedError

    # ---- adjoints

    def adjoint_type(self, value: Value) -> Type | None:
        """The type of the value's adjoint, None if it has none."""
        return self.facts.adjoint_type(value)

    def take(self, value: Value, builder: Builder) -> Lanes | None:
        """The adjoint of a value, which begins anew. None if the value has none."""
        raise NotImplementedError

    def add(self, value: Value, lanes: Lanes, builder: Builder) -> None:
        """Add to the adjoint of a value, if it carries one."""
        raise NotImplementedError

    # ---- values of the forward sweep

    def need(self, value: Value) -> Value:
        """The primal value, for use in the reverse of the block at hand."""
        raise NotImplementedError

    def need_forward(self, value: Value) -> Value:
        """A value of the forward sweep, for use in the reverse of the block at hand."""
        raise NotImplementedError

    def shadow_in_reverse(self, pointer: Value, builder: Builder) -> Lanes:
        """The shadows of a primal pointer, for use in the reverse of the block at hand."""
        raise NotImplementedError

    def place_in_team(self, access: Instruction, address: Value, b: Builder) -> PlaceInTeam | None:
        """Where to add for an access to memory that the threads of a team share; None where nothing is known."""
        raise NotImplementedError

    def is_alone_in_team(self) -> Value | None:
        """Whether, at run time, no other thread may add to shadows at the same time; None where threads are no team."""
        raise NotImplementedError

    def reverse_sink(self, size: int) -> Value:
        """Memory of the reverse function where unwanted adjoints may go."""
        raise NotImplementedError
