"""Which variables in shared memory the reverse sweep sets back, so that it can load from them again.

What threads of a block share in a loop is overwritten in each iteration, and each thread reads much of what others
wrote: a thread would have to keep all that it read. Instead, it keeps what it overwrote, and the reverse of a store
puts that back. Then, in the reverse of each block of code between two barriers, the variable holds what it held
there: the reverse of what overwrote it later came before, on the other side of a barrier where other threads did so.
So loads of it are repeated, in the reverse of their own block, provided that nothing in the block overwrites it behind
them (prepare/device_blocks.py divides blocks accordingly).

That holds of a variable that is declared in the function, accessed there by plain loads and stores alone.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.signature import Mode, Signature
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.device_blocks import meets, shared_variable
from enzyme_cc.ir import GlobalVariable, Instruction, Load, Store, Value
from enzyme_cc.ir.mentions import globals_named_by
from enzyme_cc.ir.structure import block_of

_LOCAL = "_ZZ"
"""What the symbols of variables that are declared in functions begin with in C++."""
_LINEAR = frozenset(("fadd", "fsub", "fneg", "fpext", "fptrunc", "select"))
_FURTHEST = 6


class RestoredMemory:
    """Of one function: the loads that the reverse sweep repeats, and the stores that it undoes."""

    def __init__(self, facts: FunctionFacts, signature: Signature) -> None:
        self.loads: set[Instruction] = set()
        self.stores: dict[Instruction, Load | None] = {}
        self._facts = facts
        if not facts.engine.primals.is_on_device or signature.mode is not Mode.GRADIENT:
            return
        loads: dict[GlobalVariable, list[Load]] = {}
        stores: dict[GlobalVariable, list[Store]] = {}
        others: set[Value] = set()
        for block in facts.order:
            for i in block.instructions:
                if isinstance(i, (Load, Store)) and (variable := shared_variable(i.pointer)) is not None:
                    if isinstance(i, Load):
                        loads.setdefault(variable, []).append(i)
                    else:
                        stores.setdefault(variable, []).append(i)
                        others.add(shared_variable(i.value))  # type: ignore[arg-type]  # None, too
                    if i.volatile or i.ordering is not None:
                        others.add(variable)
                elif not isinstance(i, ir.GetElementPtr):
                    others.update(found for o in i.operands if (found := shared_variable(o)) is not None)
        for function in facts.engine.module.functions.values():
            if function is not facts.function and function.has_body and function.name.startswith(COPY):
                others.update(globals_named_by(function))
        for variable, read in loads.items():
            written = stores.get(variable, [])
            wanted = [load for load in read if self._is_wanted(load, signature)]
            if variable in others or not variable.name.startswith(_LOCAL) or not wanted:
                continue
            if sum(map(self._weight, written)) <= sum(map(self._weight, wanted)):
                self.loads.update(load for load in wanted if not self._is_overwritten_behind(load, variable))
                self.stores.update(dict.fromkeys(written))

    def _weight(self, i: Instruction) -> int:
        loop = self._facts.loops.loop_of(block_of(i))
        return 0 if loop is None else 10 ** min(loop.depth, 7)

    def _is_wanted(self, load: Load, signature: Signature) -> bool:
        """Whether the reverse sweep wants a number that it cannot load again otherwise."""
        if not load.type.is_float or self._facts.loops.loop_of(block_of(load)) is None:
            return False
        return not self._facts.is_stable_load(load, signature) and is_read_by_derivatives(load, self._facts)

    def _is_overwritten_behind(self, load: Load, variable: GlobalVariable) -> bool:
        """Whether something behind a load in its block may overwrite its variable."""
        block = block_of(load)
        behind = block.instructions[block.instructions.index(load) + 1:]
        return any(meets(i) or (isinstance(i, Store) and shared_variable(i.pointer) is variable) for i in behind)


def is_read_by_derivatives(value: Instruction, facts: FunctionFacts, distance: int = 0) -> bool:
    """Whether the derivative of something that is made of a number reads it."""
    for user in value.users:
        if not isinstance(user, Instruction) or facts.is_constant_instruction(user):
            continue
        if user.opcode in _LINEAR:
            if distance < _FURTHEST and is_read_by_derivatives(user, facts, distance + 1):
                return True
        elif user.opcode in ("fmul", "fdiv", "frem"):
            if not any(operand.is_constant for operand in user.operands):
                return True
        elif isinstance(user, ir.Call):
            return True
    return False
