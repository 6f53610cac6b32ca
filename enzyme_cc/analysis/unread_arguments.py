"""Arguments behind which a function writes, and looks at numbers at most: it compares them, or prints them.

What was there before a call of it then influences no result of the call. Found for each function alone: an argument's
memory is *read* where a number loaded from it is used for more than comparisons and calls that drop it, where it is
copied from, where its address is stored or returned, and where it is handed to a function that reads it, or to one in
flux, or to one that is not known.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.carried_data import WITHOUT_FLOW
from enzyme_cc.analysis.points_to import PointsTo, Summaries
from enzyme_cc.ir import Call, Function, Instruction, Value
from enzyme_cc.ir.opcodes import CALLS, COMPARISONS, FLOAT_TO_INTEGER, MERGES

_MOVING_ADDRESSES = MERGES | {"getelementptr"}
_LOOKING = COMPARISONS | FLOAT_TO_INTEGER


class UnreadArguments:
    """Those of one module's functions."""

    __slots__ = ("_models", "_summaries", "_found")

    def __init__(self, models: CallModels, summaries: Summaries) -> None:
        self._models = models
        self._summaries = summaries
        self._found: dict[Function, frozenset[int]] = {}

    def of(self, function: Function) -> frozenset[int]:
        """The positions of such arguments."""
        found = self._found.get(function)
        if found is None:
            self._found[function] = frozenset()  # of functions in flux
            found = self._found[function] = self._unread(function)
        return found

    def _unread(self, function: Function) -> frozenset[int]:
        memory = self._summaries.points_to(function)
        objects = {k: memory.object_of(a) for k, a in enumerate(function.args) if a.type.is_pointer}
        left = 0
        for index in objects.values():
            left |= 0 if index is None else 1 << index
        for i in function.instructions():
            if not left:
                break
            left &= ~self._read(i, memory)
        return frozenset(k for k, index in objects.items() if index is not None and left >> index & 1)

    def _read(self, i: Instruction, memory: PointsTo) -> int:
        """The objects that an instruction reads, or makes known."""
        opcode = i.opcode
        if opcode == "load":
            return 0 if not i.type.is_pointer and self._is_looked_at(i) else memory.of(i.operands[0])
        if opcode == "store":
            return memory.of(i.operands[0])
        if opcode in CALLS:
            assert isinstance(i, Call)
            return self._read_by_call(i, memory)
        if opcode in _MOVING_ADDRESSES or opcode in _LOOKING:
            return 0
        found = 0
        for operand in i.operands:
            found |= memory.of(operand)
        return found

    def _read_by_call(self, i: Call, memory: PointsTo) -> int:
        model = self._models.of(i)
        info = model.info
        if not model.registered and model.kind in WITHOUT_FLOW:
            return 0
        spared: frozenset[int] = frozenset()  # positions: the same pointer may be given to be read, too
        if model.kind is Kind.DEFINED and model.body is not None:
            spared = self.of(model.body)
        elif model.kind is Kind.COPY and info is not None and info.destination is not None:
            spared = frozenset((info.destination,))
        elif model.kind is Kind.BLAS and info is not None and info.blas is not None:
            spared = frozenset(info.blas.positions[p.name] for p in info.blas.numbers if not p.read)
        found = 0
        for position, argument in enumerate(i.args):
            if argument.type.is_metadata:
                continue
            direct = memory.of(argument)
            beyond = memory.reachable(direct)
            found |= beyond & ~direct if position in spared else beyond
        return found

    def _is_looked_at(self, value: Value) -> bool:
        """Whether nothing is done with a number but comparing it, or printing it."""
        work, seen = [value], {value}
        while work:
            for user in work.pop().users:
                if user.opcode in MERGES or user.opcode in ("fadd", "fsub", "fneg"):
                    if user not in seen:
                        seen.add(user)
                        work.append(user)
                elif isinstance(user, Call):
                    if not self._drops(user):
                        return False
                elif user.opcode not in _LOOKING:
                    return False
        return True

    def _drops(self, call: Call) -> bool:
        """Whether no number comes out of a call; the intrinsics of integers may give back bits of what they get."""
        model = self._models.of(call)
        if model.registered or model.kind not in WITHOUT_FLOW or call.called_name.startswith("llvm."):
            return False
        return not call.type.is_float
