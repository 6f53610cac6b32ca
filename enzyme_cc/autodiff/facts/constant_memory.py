"""Warnings of active values that are kept in memory declared constant: the derivative through it is zero."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.points_to import MemoryObject
from enzyme_cc.analysis.promises import LostNumber, lost_numbers
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.refusals import location_of, source_name
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.diagnostics import Diagnostic, Location, Note, warning


def warn_of_lost_numbers(context: SliceContext, facts: FunctionFacts) -> None:
    """Say where a function reads again what it has written to memory that its caller declares constant."""
    told: set[tuple[Location | None, int]] = set()
    for lost in lost_numbers(facts.activity, facts.flow.alias):
        key = location_of(lost.write), lost.object.index
        if key not in told:
            told.add(key)
            declared = _declared(context, facts, lost.object)
            remark = None if declared is None else _warning(context, facts, lost, declared)
            if remark is not None and remark not in context.remarks:
                context.remarks.append(remark)


def _declared(
    context: SliceContext, facts: FunctionFacts, item: MemoryObject
) -> ir.GlobalVariable | ir.Argument | None:
    """What the user has declared constant: a global variable, or the parameter of the requested function that led to
    the memory. None where nothing of that kind is known: what callees are given is constant to them as well where it
    is memory that carries no derivative."""
    if isinstance(item.value, ir.GlobalVariable):
        return item.value
    if context.request is None:
        return None
    arguments = context.request.arguments
    requested = context.requested(context.request.function.name)
    declared = requested.args if len(arguments) == len(requested.args) else ()
    behind = set(context.outside.parameters_behind(item, facts.function))
    return next((a for a in declared if a in behind and arguments[a.index].activity is Activity.CONST), None)


def _warning(
    context: SliceContext, facts: FunctionFacts, lost: LostNumber, value: ir.GlobalVariable | ir.Argument
) -> Diagnostic:
    notes = [Note("it is read again here, and a result depends on it", location_of(lost.read))]
    if isinstance(value, ir.GlobalVariable):
        name = ir.variable_name(value) or value.name
        what = f"the global variable '{name}', which is registered as inactive (__enzyme_inactive_global)"
        help = f"take the registration of '{name}' away"
    else:
        what = f"the memory of {source_name(facts, value)}, which is declared constant"
        help = remedy("constant memory", lost.write)
        if context.request is not None:
            notes.append(Note("it is declared constant in this request", location_of(context.request.call)))
    return warning(
        f"what is written here carries a derivative, but goes to {what}: the derivative through it is lost",
        location_of(lost.write),
        code="constant-memory",
        notes=notes,
        help=help,
    )
