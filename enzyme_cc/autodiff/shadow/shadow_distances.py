"""Distances between addresses whose allocations are not known: as the derivative runs, those of the primal's addresses
and of their shadows are compared, and the program ends where they differ (runtime/foreign_distance.c)."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.shadow.mixed_words import as_word
from enzyme_cc.autodiff.shadow.places import place_of
from enzyme_cc.ir import Builder, Instruction, Module, Value

_COMPARE = "__enzyme_cc_compare_distance"
_TYPE = ir.function_type(ir.void, (ir.i64, ir.i64, ir.i64, ir.ptr))


def compare(
    module: Module, b: Builder, distance: Instruction, clone: Value, nothing: Value | None, first: Value, second: Value
) -> None:
    """End the program where the shadows of two addresses lie at another distance than the addresses. Where `nothing`
    is true (i1), the distance is not used."""
    first, second = as_word(b, first), as_word(b, second)
    of_shadows = b.sub(first, second) if distance.opcode == "sub" else b.add(first, second)
    comparing = module.get_or_declare(_COMPARE, _TYPE, ("nounwind",))
    if clone.type is not ir.i64:
        of_shadows = b.zext(b.trunc(of_shadows, clone.type), ir.i64)
    primal = b.zext(clone, ir.i64)
    if nothing is not None:
        of_shadows = b.select(nothing, primal, of_shadows)
    b.call(comparing, (primal, of_shadows, first, place_of(module, distance)))
