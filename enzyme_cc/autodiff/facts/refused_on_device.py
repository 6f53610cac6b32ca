"""What cannot be differentiated on a GPU: refused with the rest (slice_facts.py), by line."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.uniformity import ControlDependence, condition_of, divergent_values
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.autodiff.prepare.device_blocks import SHARED, meets, shared_variable
from enzyme_cc.graph import reachable
from enzyme_cc.ir import BasicBlock, GlobalVariable, Instruction, Store
from enzyme_cc.ir.mentions import globals_in


def refuse_on_device(shadowing: Shadowing) -> None:
    """Give up at the first of such obstacles in a function."""
    context = shadowing.facts.engine
    if not context.primals.is_on_device:
        return
    backwards = shadowing.signature.mode is not Mode.FORWARD
    if backwards:
        _refuse_divergent_barriers(shadowing)
    for block in shadowing.facts.order:
        for i in block.instructions:
            for operand in i.operands:
                for variable in globals_in(operand) if operand.is_constant else ():
                    if isinstance(variable, GlobalVariable):
                        _refuse_variable(shadowing, i, variable)
            if backwards and isinstance(i, ir.Call) and context.models.of(i).kind in (Kind.FREE, Kind.REALLOCATE):
                _refuse_release(shadowing, i)


def _refuse_variable(shadowing: Shadowing, i: Instruction, variable: GlobalVariable) -> None:
    context = shadowing.facts.engine
    name = variable.name
    if variable.type.addrspace == SHARED:
        is_dynamic = context.initializer_of(variable) is None and not shadowing.facts.is_constant_value(variable)
        if is_dynamic and i.opcode != "addrspacecast":
            context.refuse(
                i, f"cannot differentiate this use of '{name}': the size of this array in shared memory is known at "
                "the launch only, and so is that of its shadow", code="shared",
                help="give the array a size (__shared__ double a[256];), as the largest that is needed")
        return
    if variable.is_constant_global or shadowing.facts.is_constant_value(variable):
        return
    if name in context.registrations.shadow_globals:
        return
    context.refuse(
        i, f"cannot differentiate the use of the __device__ variable '{name}': numbers in it carry derivatives, and it "
        "outlives the kernel, whose threads all share it", code="device-variable",
        help="hand the memory to the function as an argument (enzyme_dup), together with its shadow")


def _refuse_release(shadowing: Shadowing, call: ir.Call) -> None:
    context, facts = shadowing.facts.engine, shadowing.facts
    if facts.is_constant_value(call.args[0]):
        return
    pointers = facts.flow.alias.pointers
    objects = pointers.objects(call.args[0])
    is_own = objects is not None and all(
        isinstance(o, ir.Call) and o.function is facts.function and not pointers.is_captured(o) for o in objects)
    if context.models.of(call).kind is Kind.REALLOCATE or not is_own or shadowing.signature.mode is not Mode.GRADIENT:
        context.refuse(
            call, "cannot differentiate this release of memory of the device's heap: where it was allocated is not "
            "seen", code="device-heap",
            help="allocate and free it in one function, or use an array of the thread's own")


def _refuse_divergent_barriers(shadowing: Shadowing) -> None:
    facts = shadowing.facts
    barriers = [i for block in facts.order for i in block.instructions if meets(i) and "warp" not in i.called_name]  # type: ignore[attr-defined]  # calls
    if not barriers:
        return
    divergent = divergent_values(facts.order)
    control = ControlDependence(facts.loops)
    for barrier in barriers:
        block = barrier.parent
        assert block is not None
        for decider in control.deciding(block):
            if condition_of(decider) in divergent and not _only_leaves(shadowing, decider, block):
                facts.engine.refuse(
                    barrier, "cannot differentiate a barrier that some threads of a block may not come to: a branch or "
                    "loop around it depends on the number of the thread", code="barrier",
                    help="put the barrier outside of the branch, so that all threads of the block come to it")


def _only_leaves(shadowing: Shadowing, decider: BasicBlock, barrier: BasicBlock) -> bool:
    """Whether threads that do not come to a barrier leave the function at once, and have not touched shared memory."""
    facts = shadowing.facts
    loops = facts.loops
    if loops.loop_of(decider) is not None:
        return False
    for successor in loops.successors[decider]:
        after = reachable([successor], loops.successors.__getitem__)
        if barrier in after:
            continue
        if any(isinstance(i, (Store, ir.Call, ir.AtomicRMW)) for block in after for i in block.instructions):
            return False
    before = {b for b in facts.order if decider in reachable([b], loops.successors.__getitem__)}
    touched = (i.operands[-1 if isinstance(i, Store) else 0] for b in before for i in b.instructions
               if isinstance(i, (Store, ir.AtomicRMW)))
    return all(shared_variable(pointer) is None for pointer in touched)
