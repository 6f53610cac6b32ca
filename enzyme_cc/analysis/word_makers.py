"""Functions in which integers may come to hold bits of numbers: those that number_bits.py looks at for every caller.

Purely by what stands in them, and in those that they call: a number that becomes an integer, an integer that is loaded
where no tag says that one is declared there, memory that is copied. Any other function only hands on what it is given.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import callee_of
from enzyme_cc.analysis.call_targets import CallTargets
from enzyme_cc.analysis.numbers_in_memory import declared_access
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.ir import Call, Function, Instruction
from enzyme_cc.ir.opcodes import FLOAT_TO_INTEGER
from enzyme_cc.rules import known


class WordMakers:
    """Those of one module."""

    __slots__ = ("_found", "_targets")

    def __init__(self, targets: CallTargets) -> None:
        self._targets = targets
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
            if self._found.get(each) or any(map(_makes_words, each.instructions())):
                return True
            for i in each.instructions():
                if isinstance(i, Call):
                    for callee in self._targets.of(i):
                        if callee not in reached and self._found.get(callee) is not False:
                            reached[callee] = None
                            work.append(callee)
        self._found.update(dict.fromkeys(reached, False))
        return False


def _makes_words(i: Instruction) -> bool:
    opcode = i.opcode
    if opcode == "bitcast":
        return i.operands[0].type.is_fp and i.type.scalar.is_int
    if opcode in ("load", "atomicrmw"):
        scalar = i.type.scalar
        return scalar.is_int and scalar.bits > 1 and declared_access(i, max(scalar.bits // 8, 1)) is not INTEGER
    if isinstance(i, Call) and (function := callee_of(i)) is not None and not function.has_body:
        info = known(function.name)
        return info is not None and info.kind == "copy"
    return opcode in FLOAT_TO_INTEGER
