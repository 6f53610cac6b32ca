"""Values that are computed and then, on some way through the function, not used.

`q = a / b; if (b != 0) s += q;` computes q for b = 0, too, and drops it; LLVM writes more of the kind, where it
computes what the source does not (speculation, a select for a branch, an invariant before a loop that may not run).
There the adjoint of q is 0 and its partial is infinite, and 0 times infinity must be 0. Where each way uses q it must
not: the NaN of exp(log(x)) at 0 is honest, since the derivative there is 1.

A value is *used* where what uses it has an effect, or is itself a value that is used. Comparisons and conversions to
integers do not use (no derivative flows through them), nor does a select or a maximum use what it chooses from, nor a
function that returns it beside an integer: that may be the tag of an `Option`, whose number LLVM computes for `None`,
too. The greatest fixpoint: all are used, until a way is found from the definition to the function's end, or back to the
definition, that meets no use.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.ir import BasicBlock, Instruction, Value
from enzyme_cc.ir.opcodes import CALLS

_NO_USE = frozenset("fcmp fptosi fptoui select".split())
_ON_BITS = frozenset("bitcast and or xor add sub shl lshr ashr trunc zext".split())
_CARRIERS = CALLS | frozenset("""fadd fsub fmul fdiv frem fneg fptrunc fpext bitcast freeze phi extractvalue insertvalue
    extractelement insertelement shufflevector""".split())
"""What uses its operands only if its own value is used. Calls that do more besides are taken so, too: at worst a
derivative of theirs that is 0 stays 0."""


def discarded_values(order: Iterable[BasicBlock], models: CallModels) -> set[Value]:
    """The floating-point values (and vectors and structures) of these blocks that are not used on every way."""
    return _Discarded(order, models).found


class _Discarded:
    """The fixpoint. `found` are the values known not to be used on every way."""

    def __init__(self, order: Iterable[BasicBlock], models: CallModels) -> None:
        self.models = models
        self.found: set[Value] = set()
        work = [i for block in order for i in block.instructions if _carries_numbers(i)]
        waiting = set(work)
        while work:
            value = work.pop()
            waiting.discard(value)
            if value not in self.found and not self._is_used(value):
                self.found.add(value)
                for operand in value.operands if value.opcode in _CARRIERS else ():
                    if isinstance(operand, Instruction) and operand not in waiting and _carries_numbers(operand):
                        waiting.add(operand)
                        work.append(operand)

    def _is_used(self, value: Instruction) -> bool:
        """Whether every way from the definition meets a use before the end and before the definition is met again."""
        home = value.parent
        assert home is not None
        blocks: set[BasicBlock | None] = set()
        edges: set[tuple[BasicBlock, BasicBlock | None]] = set()
        for user in value.users:
            if user.opcode in _NO_USE or user in self.found or (user.opcode == "ret" and _has_tag(value.type)):
                continue
            if (isinstance(user, ir.Call) and self._chooses(user)) or _is_only_compared(user):
                continue
            if isinstance(user, ir.Phi):
                edges.update((source, user.parent) for given, source in user.incoming if given is value)
            elif user.parent is home:
                return True
            else:
                blocks.add(user.parent)
        work, met = [home], {home}
        while work:
            block = work.pop()
            successors = block.successors
            if not successors and isinstance(block.terminator, ir.Ret):
                return False
            for successor in successors:
                if (block, successor) in edges or successor in blocks:
                    continue
                if successor is home:
                    return False
                if successor not in met:
                    met.add(successor)
                    work.append(successor)
        return True


    def _chooses(self, call: ir.Call) -> bool:
        """Whether the call is a maximum or the like."""
        spelling = self.models.of(call).spelling
        return spelling is not None and spelling.rule.chooses


def _is_only_compared(bits: Instruction, depth: int = 8) -> bool:
    """Whether the bits of a number, and what is made of them, go into comparisons of integers only."""
    if not depth or bits.opcode not in _ON_BITS or not bits.type.scalar.is_int:
        return False
    return all(user.opcode == "icmp" or _is_only_compared(user, depth - 1) for user in bits.users)


def _has_tag(type: ir.Type) -> bool:
    """Whether a structure holds an integer beside what else it holds."""
    return type.is_struct and any(member.is_int or _has_tag(member) for member in type.elements)


def _carries_numbers(i: Instruction) -> bool:
    return i.type.is_fp or i.type.is_struct or i.type.is_array
