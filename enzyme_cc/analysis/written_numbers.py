"""Where in its callers' memory a function writes numbers, active or not.

*Lattice.* Sets of tokens (points_to.PointsTo.token) for each function, joined by union, empty at first. *Transfer
functions.* A store or an atomic update of what may be a number: what its pointer points to; a copy or a fill of what is
not known for integers: its destination; a library function: what its row writes; a call: the callee's tokens, in the
caller's terms, and if the callee is not known for certain all that its arguments lead to. Functions that call each
other are visited until none grows.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.carried_data import WITHOUT_FLOW, carries_data
from enzyme_cc.analysis.points_to import Summaries, bits, union
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.ir import Call, Function, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES


class WrittenNumbers:
    """The functions of one slice."""

    __slots__ = ("_found", "_growing", "summaries", "types")

    def __init__(self, types: TypeAnalysis, summaries: Summaries) -> None:
        self.types = types
        self.summaries = summaries
        self._found: dict[Function, frozenset[tuple]] = {}
        self._growing: dict[Function, frozenset[tuple]] = {}

    def of(self, function: Function) -> frozenset[tuple]:
        """The tokens of what it writes to."""
        if function not in self._found:
            self._growing = dict.fromkeys(self._unknown_from(function), frozenset())
            grows = True
            while grows:
                grows = False
                for each, before in self._growing.items():
                    now = _Writes(self, each).tokens()
                    grows = grows or now != before
                    self._growing[each] = now
            self._found |= self._growing
        return self._found[function]

    def known(self, function: Function) -> frozenset[tuple]:
        """What is known so far."""
        found = self._found.get(function)
        return self._growing[function] if found is None else found

    def _unknown_from(self, function: Function) -> list[Function]:
        """The functions that it reaches and of which nothing is known, callees first where that is possible."""
        pending, seen = [function], {function}
        for each in pending:
            for i in each.instructions():
                if isinstance(i, Call):
                    for body in self.types.models.reached(i):
                        if body not in seen and body not in self._found:
                            seen.add(body)
                            pending.append(body)
        return pending[::-1]


class _Writes:
    """Where one function does, given what is known of others."""

    __slots__ = ("_function", "_memory", "_models", "_of", "_types")

    def __init__(self, written: WrittenNumbers, function: Function) -> None:
        self._of = written.known
        self._models = written.types.models
        self._function = function
        self._memory = written.summaries.points_to(function)
        self._types = written.types.analyse(function)

    def tokens(self) -> frozenset[tuple]:
        mask = 0
        for i in self._function.instructions():
            if i.opcode == "store":
                if self._is_number(i.operands[0]):
                    mask |= self._memory.of(i.operands[1])
            elif i.opcode in ATOMIC_UPDATES:
                if self._is_number(i.operands[-1]):
                    mask |= self._memory.of(i.operands[0])
            elif isinstance(i, Call):
                mask |= self._by_call(i)
        return frozenset(token for index in bits(mask) if (token := self._memory.token(index)) is not None)

    def _is_number(self, value: Value) -> bool:
        return value.type.scalar.is_float or carries_data(value, self._types)

    def _by_call(self, i: Call) -> int:
        memory, model = self._memory, self._models.of(i)
        if model.kind in (Kind.COPY, Kind.SET) and model.info is not None and model.info.destination is not None:
            target = i.args[model.info.destination]
            layout = self._types.memory(target, None)
            return 0 if layout and all(c is INTEGER for _, _, c in layout) else memory.of(target)
        if model.kind is Kind.MATH and not model.registered:
            return union(memory.of(a) for a in i.args)
        if model.kind in WITHOUT_FLOW:
            return 0
        if model.kind is Kind.BLAS and model.info is not None:
            return union(memory.of(i.args[k]) for k in model.info.writes)
        if model.kind is Kind.MPI and model.info is not None and model.info.mpi is not None:
            received = model.info.mpi.receives
            return 0 if received is None else memory.of(i.args[received])
        if model.kind is Kind.FFTW and model.info is not None and model.info.fftw is not None:
            transform = model.info.fftw
            if transform.makes_plan:
                return 0
            return memory.transformed(i) if transform.of_plans_arrays else union(
                memory.of(i.args[k]) for k in transform.arrays.values())
        mask = 0
        for body in self._models.reached(i):
            mask |= union(memory.translate(token, i) for token in self._of(body))
        if model.kind is Kind.DEFINED:
            return mask
        return mask | union(memory.reachable(memory.of(a)) for a in i.args if not a.type.is_metadata)
