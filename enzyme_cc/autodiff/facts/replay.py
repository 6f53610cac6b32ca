"""Forward mode after the primal has run: what of a function a log keeps, and what is computed again from it.

The recording of a function is the function, with all that it loads from memory and all that calls return written to a
log. Its replay does what depends on nothing but these values and its arguments, and reads them from the log: control
flow, arithmetic, and local variables whose addresses go nowhere. It writes to no memory of the program's, and reads
none: what lies there may be something else by now.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.effects import call_effects
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.autodiff.prepare.thread_marks import THREAD
from enzyme_cc.ir import Function, Instruction
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES

_REPLAYED = frozenset((
    Kind.DROPPED, Kind.INACTIVE, Kind.MATH, Kind.ALLOCATE, Kind.FREE, Kind.COPY, Kind.SET, Kind.DEFINED,
    Kind.STRUCTURAL))
"""Calls that carry derivatives and can be replayed."""
_OF_MEMORY = frozenset((Kind.ALLOCATE, Kind.REALLOCATE, Kind.FREE))


def is_logged(context: SliceContext, i: Instruction) -> bool:
    """Whether a replay reads the value of an instruction from the log."""
    if isinstance(i, ir.Load):
        return not _is_private(i.pointer)
    if isinstance(i, ir.Call):
        return not i.type.is_void and not is_replayed_call(context, i) and not is_followed(context, i)
    return i.opcode in ATOMIC_UPDATES


def is_left_out(context: SliceContext, i: Instruction) -> bool:
    """Whether a replay does without an instruction that has no value, or whose value it reads from the log."""
    if isinstance(i, ir.Store):
        return not _is_private(i.pointer)
    if isinstance(i, ir.Call):
        return not is_replayed_call(context, i) and not is_followed(context, i)
    return i.opcode == "fence" or is_logged(context, i)


def is_followed(context: SliceContext, call: ir.Call) -> bool:
    """Whether the callee's own recording and replay take its place."""
    return context.models.of(call).kind is Kind.DEFINED


def is_replayed_call(context: SliceContext, call: ir.Call) -> bool:
    """Whether a call depends on nothing but its arguments, and changes no memory but private variables."""
    model = context.models.of(call)
    if model.kind in _OF_MEMORY or model.kind is Kind.DEFINED:
        return False
    if model.kind is Kind.DROPPED:
        return True
    effects = call_effects(call, model)
    return not (effects.reads_any or effects.writes_any) and all(
        _is_private(location.pointer) for location in (*effects.reads, *effects.writes))


def _is_private(pointer: ir.Value) -> bool:
    """Whether an address is that of a local variable which only loads and stores know of."""
    base = base_of(pointer)
    if not isinstance(base, ir.Alloca):
        return False
    work: list[ir.Value] = [base]
    for address in work:
        for user in address.users:
            if isinstance(user, ir.GetElementPtr):
                work.append(user)
            elif isinstance(user, ir.Call):
                if not user.called_name.startswith(("llvm.lifetime.", "llvm.memset.")):
                    return False
            elif not isinstance(user, ir.Load) and not (isinstance(user, ir.Store) and user.value is not address):
                return False
    return True


def refuse_what_is_not_replayed(shadowing: Shadowing) -> None:
    """Give up at the first call that is not, in the order in which emission visits them. Raises DiagnosticError."""
    context = shadowing.facts.engine
    followed: list[Function] = []
    for block in shadowing.facts.order:
        for i in block.instructions:
            _refuse_other_ways_to_run(context, i)
            if not isinstance(i, ir.Call):
                continue
            model = context.models.of(i)
            if model.kind is Kind.DEFINED and model.function is not None:
                followed.append(model.function)
            if model.kind not in _REPLAYED and (
                    model.kind is Kind.INDIRECT or not shadowing.facts.is_constant_instruction(i)):
                what = f"the call of '{i.called_name}'" if i.called_name else "a call through a pointer"
                context.refuse(i, f"{what} is not replayed from a tape", code="tape", help=_ELSE)
    seen = set(followed)
    for function in followed:  # a recording follows callees without derivatives too
        for i in function.instructions():
            _refuse_other_ways_to_run(context, i)
            if isinstance(i, ir.Call) and is_followed(context, i):
                callee = context.models.of(i).function
                if callee is not None and callee not in seen:
                    seen.add(callee)
                    followed.append(callee)


def _refuse_other_ways_to_run(context: SliceContext, i: Instruction) -> None:
    """Give up at what a log of one thread that returns from each call does not hold. Raises DiagnosticError."""
    if isinstance(i, ir.Invoke):
        context.refuse(i, "exceptions are not replayed", code="tape", help=_ELSE)
    if isinstance(i, ir.Call) and not {PARALLEL, THREAD}.isdisjoint(i.fn_attributes):
        context.refuse(i, "what several threads run is not replayed from a tape", code="tape", help=_ELSE)


_ELSE = "use '__enzyme_fwddiff', which runs the function, or '__enzyme_reverse'"
