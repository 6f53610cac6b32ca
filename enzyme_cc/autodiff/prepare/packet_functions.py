"""Eigen's mathematics on packets, kept as calls that take and return vectors, whose derivative is a rule's.

Before anything is inlined: `pexp(const Packet2d &)` is called with its packet loaded, through a function that takes
the vector itself, stores it and calls Eigen's. That function is registered as one like exp, so that the primal inside
the derivative is the program's own. Once the derivatives are made it is inlined like any other.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Function, Module
from enzyme_cc.rules import lookup
from enzyme_cc.rules.eigen import packet_function

OF_VALUES = "enzyme_cc_{}_of."
_OF_VALUES = re.compile(r"enzyme_cc_(\w+?)_of\.")


def keep_packet_functions(part: Module, registrations: Registrations) -> None:
    """Have a slice call packet functions by value, out of line, and register what they compute."""
    for function in list(part.functions.values()):
        if not function.has_body:
            continue
        made = _OF_VALUES.search(function.name)  # of a round before
        like = made[1] if made else packet_function(function.name.removeprefix(COPY))
        rule = lookup(like) if like else None
        if like is None or rule is None or not _computes_lanes(function, len(rule.positions)):
            continue
        if not made:
            function = _of_values(part, function, like)
        function.linkage, function.visibility = "external", "hidden"
        function.attributes = (*(a for a in function.attributes if a not in ("alwaysinline", "inlinehint")), "noinline")
        registrations.function_like[function.name.removeprefix(COPY)] = like


def release_packet_functions(module: Module) -> None:
    """After synthesis they are inlined like any other function."""
    for function in module.functions.values():
        if function.has_body and _OF_VALUES.search(function.name):
            function.linkage, function.visibility = "internal", "default"
            function.attributes = tuple(a for a in function.attributes if a != "noinline")


def _computes_lanes(function: Function, operands: int) -> bool:
    """Whether the function takes so many vectors of numbers of one type, by value or by reference, and returns one."""
    type = function.function_type
    return (
        type.ret.is_vector and type.ret.scalar.is_float and len(type.params) == operands
        and all(p is type.ret or p.is_pointer for p in type.params)
    )


def _of_values(part: Module, function: Function, like: str) -> Function:
    """The function that takes the vectors themselves; the slice's calls go to it."""
    vector = function.function_type.ret
    name = COPY + OF_VALUES.format(like) + function.name.removeprefix(COPY)
    calls = _calls_of(part, function)
    made = Function.create(part, name, ir.function_type(vector, [vector for _ in function.args]), "external", None)
    made.attributes = function.attributes
    made.dso_local = True
    builder = ir.Builder(made.add_block("entry"))
    operands: list[ir.Value] = []
    for value, parameter in zip(made.args, function.args, strict=True):
        if parameter.type.is_pointer:
            place = builder.alloca(vector)
            builder.store(value, place)
            operands.append(place)
        else:
            operands.append(value)
    builder.ret(builder.call(function, operands))
    for call in calls:
        builder = ir.Builder.before(call)
        values = [builder.load(vector, a) if a.type.is_pointer else a for a in call.args]
        call.replace_all_uses_with(builder.call(made, values))
        call.remove()
    return made


def _calls_of(part: Module, callee: Function) -> list[ir.Call]:
    return [
        i for function in part.functions.values()
        if function.has_body and (function.body_text is None or callee.name in function.body_text)
        for i in function.instructions()
        if isinstance(i, ir.Call) and not isinstance(i, ir.Invoke) and i.callee is callee
    ]
