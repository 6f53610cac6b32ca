"""Functions in which integers may come to hold bits of numbers: those that number_bits.py looks at for every caller.

Purely by what stands in them, and in those that they call: a number that becomes an integer, an integer that is loaded
where no tag says that one is declared there, memory that is copied. Any other function only hands on what it is given.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.numbers_in_memory import declared_access
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.ir import Call, Function, Instruction
from enzyme_cc.ir.opcodes import FLOAT_TO_INTEGER


class WordMakers:
    """Those of one module."""

    __slots__ = ("_found", "_models")

    def __init__(self, models: CallModels) -> None:
        self._models = models
        self._found: dict[Function, bool] = {}

    def __contains__(self, function: Function) -> bool:
        found = self._found.get(function)
        if found is None:
            found = self._found[function] = self._reaches_one(function)
        return found

    def _reaches_one(self, function: Function) -> bool:
        reached = {function: None}
        work = [function]
        while work:
            each = work.pop()
            if self._found.get(each) or any(map(self._makes_words, each.instructions())):
                return True
            for i in each.instructions():
                if isinstance(i, Call):
                    for callee in self._models.reached(i):
                        if callee not in reached and self._found.get(callee) is not False:
                            reached[callee] = None
                            work.append(callee)
        self._found.update(dict.fromkeys(reached, False))
        return False

    def _makes_words(self, i: Instruction) -> bool:
        opcode = i.opcode
        if opcode == "bitcast":
            return i.operands[0].type.is_fp and i.type.scalar.is_int
        if opcode in ("load", "atomicrmw"):
            scalar = i.type.scalar
            return scalar.is_int and scalar.bits > 1 and declared_access(i, max(scalar.bits // 8, 1)) is not INTEGER
        if isinstance(i, Call):
            return self._models.of(i).kind is Kind.COPY
        return opcode in FLOAT_TO_INTEGER
