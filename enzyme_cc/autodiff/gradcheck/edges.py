"""Where a mathematical function is called at the edge of its domain, and its derivative is 0 by convention."""

from __future__ import annotations

from functools import reduce

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.arithmetic.function_places import FunctionPlaces
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules import lookup


def edge_of(call: ir.Call, b: Builder) -> tuple[str, Value] | None:
    """The function's name and, behind the call, 1.0 where it was called at such a point (in any lane), else 0.0; None
    of functions without such points."""
    spelling = lookup(call.called_name)
    if spelling is None or not spelling.rule.edges or call.type.is_void or (call.type.is_vector and call.type.scalable):
        return None
    places = FunctionPlaces(call, spelling)
    loaded = places.values_in_memory(lambda value: value, b)
    emitter = ExpressionEmitter(b, places.type, places.leaf(lambda value: value, loaded.__getitem__, b))
    met = reduce(b.or_, [emitter.emit(condition) for condition in spelling.rule.edges])
    if met.type.is_vector:
        mask = b.bitcast(met, ir.int_type(met.type.count))
        met = b.icmp("ne", mask, ir.int_constant(mask.type, 0))
    return spelling.rule.name, b.cast("uitofp", met, ir.f64)
