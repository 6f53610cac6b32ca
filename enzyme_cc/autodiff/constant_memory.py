"""Warnings of active values that are kept in memory declared constant: the derivative through it is zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.analysis.promises import LostNumber, lost_numbers
from enzyme_cc.autodiff.refusals import location_of, source_name
from enzyme_cc.diagnostics import Diagnostic, Location, Note, warning

if TYPE_CHECKING:
    from enzyme_cc.autodiff.engine import Engine
    from enzyme_cc.autodiff.facts import Facts


def warn_of_lost_numbers(engine: Engine, facts: Facts) -> None:
    """Say where a function reads again what it has written to memory that its caller declares constant."""
    told: set[tuple[Location | None, int]] = set()
    for lost in lost_numbers(facts.activity, facts.flow.alias):
        key = location_of(lost.write), lost.object.index
        if key not in told:
            told.add(key)
            remark = _warning(engine, facts, lost)
            if remark not in engine.remarks:
                engine.remarks.append(remark)


def _warning(engine: Engine, facts: Facts, lost: LostNumber) -> Diagnostic:
    value = lost.object.value
    notes = [Note("it is read again here, and a result depends on it", location_of(lost.read))]
    if isinstance(value, ir.GlobalVariable):
        name = ir.variable_name(value) or value.name
        what = f"the global variable '{name}', which is registered as inactive (__enzyme_inactive_global)"
        remedy = f"take the registration of '{name}' away"
    else:
        name = source_name(facts, value) if value is not None else "an argument"
        what = f"the memory of {name}, which is declared constant"
        remedy = ("pass it with enzyme_dup (enzyme::Duplicated) and a shadow of the same size that starts as zeros, or "
                  "make it inside of the function")
        if engine.request is not None:
            notes.append(Note("it is declared constant in this request", location_of(engine.request.call)))
    return warning(
        f"what is written here carries a derivative, but goes to {what}: the derivative through it is lost",
        location_of(lost.write),
        code="constant-memory",
        notes=notes,
        help=remedy,
    )
