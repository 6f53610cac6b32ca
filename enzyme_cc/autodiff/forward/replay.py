"""Forward mode that reads a tape (`__enzyme_fwdsplit`): recordings of functions, replays, and these with tangents.

What they do and do not, facts/replay.py says. The log is a part of the record that the program holds as a tape
(runtime/records.c).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.replay import is_followed, is_left_out, is_logged
from enzyme_cc.autodiff.forward.synthesis import ForwardSynthesis
from enzyme_cc.autodiff.runtime import records
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.ir import Builder, Function, Instruction, Type, Value
from enzyme_cc.ir.clone import clone_function

_KEPT = ("nounwind", "uwtable", "strictfp", "null_pointer_is_valid")


class Recordings:
    """The recordings and replays of the functions of a slice."""

    def __init__(self, engine: Derivatives) -> None:
        self.engine = engine
        self._made: dict[tuple[Function, bool], Function] = {}

    def recording(self, function: Function) -> Function:
        """The function, which writes a log."""
        return self._of(function, True)

    def replay(self, function: Function) -> Function:
        """What is computed again from the log."""
        return self._of(function, False)

    def _of(self, function: Function, records_it: bool) -> Function:
        found = self._made.get((function, records_it))
        if found is not None:
            return found
        module = self.engine.module
        what = "recording" if records_it else "replay"
        name = module.unique_name(f"__enzyme_cc.{what}.{self.engine.original_name(function)}")
        copies: dict[Value, Value] = {}
        made = self._made[function, records_it] = clone_function(function, name, copies)
        made.attributes = tuple(a for a in made.attributes if a in _KEPT)
        for argument in made.args:
            argument.attributes = ()
        for i in list(function.instructions()):
            clone = copies[i]
            assert isinstance(clone, Instruction)
            self._rewrite(i, clone, records_it)
        return made

    def _rewrite(self, i: Instruction, clone: Instruction, records_it: bool) -> None:
        if isinstance(i, ir.Call) and is_followed(self.engine, i):
            callee = self.engine.models.of(i).function
            assert callee is not None and isinstance(clone, ir.Call)
            clone.set_operand(len(clone.operands) - 1, self._of(callee, records_it))
            clone.fn_attributes, clone.tail = (), None
            clone.arg_attributes = [() for _ in clone.args]
        elif is_logged(self.engine, i):
            block = clone.parent
            assert block is not None
            b = Builder(block, block.instructions.index(clone) + int(records_it))
            place = log_place(self.engine, b, records.WRITE if records_it else records.READ, i.type)
            if records_it:
                b.store(clone, place, align=1)
            else:
                clone.replace_all_uses_with(b.load(i.type, place, align=1))
                clone.remove()
        elif not records_it and is_left_out(self.engine, i):
            clone.remove()


def log_place(engine: Derivatives, b: Builder, name: str, type: Type) -> Value:
    """Where the next value of a type is written to the log, or read from it."""
    size = ir.int_constant(ir.i64, engine.layout.store_size(type))
    return b.call(records.runtime_function(engine.module, name), (size,))


class ReplayedSynthesis(ForwardSynthesis):
    """A replay with tangents."""

    recordings: Recordings

    def copy(self, instruction: Instruction, builder: Builder) -> Instruction:
        """The plain clone, what the log has in its place, or nothing."""
        if isinstance(instruction, ir.Call) and is_followed(self.engine, instruction):
            callee = self.model_of(instruction).function
            assert callee is not None
            replay = self.recordings.replay(callee)
            made: Value = builder.call(replay, [self.value(argument) for argument in instruction.args])
        elif is_logged(self.engine, instruction):
            place = log_place(self.engine, builder, records.READ, instruction.type)
            made = builder.load(instruction.type, place, align=1)
        elif is_left_out(self.engine, instruction):
            return instruction
        else:
            return super().copy(instruction, builder)
        self.values[instruction] = made
        assert isinstance(made, Instruction)
        return made
