"""Objects without derivatives in which integers lie that may be bits of numbers, for number_bits.py.

The lattice: sets of the objects of points_to.py, joined by union; insensitive to flow and places. An object comes in

    store       of an integer that holds bits of numbers, or bits that are not proved to be none
    copy        from such an object, or from memory that may be active
    call        of a function that stores integers, given one pointer to such memory and another to the object

What is loaded from there as an integer is then unproved. Objects that carry derivatives need not be looked up here:
what is loaded of them is judged by what is known of the numbers in them.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.analysis.call_models import callee_of
from enzyme_cc.ir import Alloca, Call, Function, Instruction, Value
from enzyme_cc.ir.opcodes import CALLS
from enzyme_cc.rules import known


class BitsInObjects:
    """The objects of one function. `given`: for each argument whether what it points to is one in the caller."""

    __slots__ = ("_activity", "_mask", "_storing")

    def __init__(self, activity: ActivityResults, given: tuple[bool, ...] = ()) -> None:
        self._activity = activity
        self._mask = 0
        self._storing: dict[Function, bool] = {}
        for argument, holds in zip(activity.function.args, given, strict=False):
            if holds:
                self._mask |= activity.memory.of(argument)

    def behind(self, pointer: Value) -> bool:
        """Whether the pointer may point to one."""
        return bool(self._mask and self._activity.memory.of(pointer) & self._mask)

    def visit(self, i: Instruction, holds_bits: Callable[[Value], bool]) -> bool:
        """Add what an instruction stores to; True if that is news."""
        before = self._mask
        if i.opcode == "store":
            if i.operands[0].type.scalar.is_int and holds_bits(i.operands[0]):
                self._add(i.operands[1])
        elif i.opcode in CALLS:
            assert isinstance(i, Call)
            self._call(i, holds_bits)
        return self._mask != before

    def _add(self, pointer: Value) -> None:
        self._mask |= self._activity.memory.of(pointer)

    def _may_hold(self, pointer: Value) -> bool:
        return self.behind(pointer) or self._activity.may_be_active_memory(pointer)

    def _call(self, call: Call, holds_bits: Callable[[Value], bool]) -> None:
        function = callee_of(call)
        if function is None or self._activity.region.is_inactive_function(call, function):
            return
        if not function.has_body:
            info = known(function.name)
            if info is not None and info.kind == "copy" and info.destination is not None and info.source is not None:
                if self._may_hold(call.args[info.source]):
                    self._add(call.args[info.destination])
            return
        pointers = [a for a in call.args if a.type.is_pointer]
        words = (a for a in call.args if a.type.scalar.is_int and not a.is_constant)
        if any(map(self._may_hold, pointers)) or any(map(holds_bits, words)):
            if self._stores_integers(function):
                for pointer in pointers:
                    self._add(pointer)

    def _stores_integers(self, function: Function) -> bool:
        found = self._storing.get(function)
        if found is None:
            found = self._storing[function] = any(
                i.opcode == "store" and i.operands[0].type.scalar.is_int and not i.operands[0].is_constant
                and not isinstance(i.operands[1], Alloca)
                for i in function.instructions()
            )
        return found
