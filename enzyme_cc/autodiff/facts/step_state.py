"""What a step of a loop changes: the global variables that it writes or reads, with all that it calls, the arguments
behind which it writes, and addresses in memory."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.copied_memory import may_move_addresses, transfer_operands
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.interface.signature import Signature
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
        return index == model.info.source
    return model.kind is Kind.DROPPED or not _READ_ONLY.isdisjoint(_attributes(user, model, index))


def _attributes(call: ir.Call, model: CallModel, index: int) -> set[str]:
    found = set(call.arg_attributes[index]) if index < len(call.arg_attributes) else set()
    if model.function is not None and index < len(model.function.args):
        found.update(model.function.args[index].attributes)
    return found


def written_arguments(step: Function) -> list[Argument]:
    """The pointers through which a step may write, by what LLVM has found of them."""
    return [a for a in step.args if a.type.is_pointer and _READ_ONLY.isdisjoint(a.attributes)]


def first_moved_address(
    context: SliceFacts, step: Function, signature: Signature, types: ArgumentTypes
) -> Instruction | None:
    """The first instruction of a step, and of what it calls, that puts an address into memory where its shadow would
    have to follow, local variables apart. A step that is run without its derivative leaves shadows as they are."""
    seen = set()
    work = [(step, signature, types)]
    for function, asked, given in work:
        key = (function, asked, context.context(function, given))
        if key in seen:
            continue
        seen.add(key)
        shadowing = context.shadowing(*key)
        for i in function.instructions():
            if _moves_address(shadowing, i):
                return i
            if isinstance(i, ir.Call) and shadowing.is_differentiated(i):
                model = context.models.of(i)
                if model.kind is Kind.DEFINED and model.function is not None:
                    work.append((model.function, shadowing.call_signature(i), shadowing.facts.argument_types(i)))
    return None


def _moves_address(shadowing: Shadowing, i: Instruction) -> bool:
    if i.parent not in shadowing.facts.reachable:
        return False
    if isinstance(i, ir.Store):
        moves = shadowing.needs_shadow_pointer(i.value) or shadowing.is_pointer_store(i)
        return moves and not isinstance(base_of(i.pointer), ir.Alloca)
    if not isinstance(i, ir.Call):
        return False
    model = shadowing.facts.engine.models.of(i)
    if model.kind is Kind.COPY:
        to, source, _ = transfer_operands(i, model)
        return (not isinstance(base_of(to), ir.Alloca) and not shadowing.facts.is_constant_value(to)
                and source is not None and may_move_addresses(shadowing.facts, i, model))
    return model.kind in (Kind.INDIRECT, Kind.REALLOCATE) and shadowing.is_differentiated(i)
