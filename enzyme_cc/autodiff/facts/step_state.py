"""What a step of a checkpointed loop changes: the global variables that it writes or reads, with all that it calls,
and the arguments behind which it writes."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.ir import Argument, Function, GlobalVariable, Instruction
from enzyme_cc.ir.mentions import globals_in

_READ_ONLY = frozenset(("readonly", "readnone"))


def globals_of_step(context: SliceContext, step: Function) -> tuple[list[GlobalVariable], list[GlobalVariable]]:
    """(written, only read): the variables of the program that a step names. One whose address goes elsewhere than to
    a load counts as written."""
    written: dict[GlobalVariable, None] = {}
    read: dict[GlobalVariable, None] = {}
    reached, work = {step}, [step]
    for function in work:
        for i in function.instructions():
            for index, operand in enumerate(i.operands):
                for variable in globals_in(operand) if operand.is_constant else ():
                    if isinstance(variable, GlobalVariable) and not variable.is_constant_global:
                        is_read = _only_reads(context, i, index) and base_of(operand) is variable
                        (read if is_read else written)[variable] = None
            for callee in context.models.reached(i) if isinstance(i, ir.Call) else ():
                if callee not in reached:
                    reached.add(callee)
                    work.append(callee)
    return list(written), [variable for variable in read if variable not in written]


def _only_reads(context: SliceContext, user: Instruction, index: int) -> bool:
    """Whether an instruction that has an address as an operand reads there, and no more."""
    if isinstance(user, ir.Load):
        return True
    if isinstance(user, ir.GetElementPtr):
        return index == 0 and all(_only_reads(context, other, place) for other in user.users
                                  for place, operand in enumerate(other.operands) if operand is user)
    if not isinstance(user, ir.Call) or index >= user.arg_count:
        return isinstance(user, ir.ICmp)
    model = context.models.of(user)
    if model.kind is Kind.COPY and model.info is not None:
        return index not in model.info.writes and index != 0
    return model.kind is Kind.DROPPED or not _READ_ONLY.isdisjoint(_attributes(user, model, index))


def _attributes(call: ir.Call, model: CallModel, index: int) -> set[str]:
    found = set(call.arg_attributes[index]) if index < len(call.arg_attributes) else set()
    if model.function is not None and index < len(model.function.args):
        found.update(model.function.args[index].attributes)
    return found


def written_arguments(step: Function) -> list[Argument]:
    """The pointers through which a step may write, by what LLVM has found of them."""
    return [a for a in step.args if a.type.is_pointer and _READ_ONLY.isdisjoint(a.attributes)]
