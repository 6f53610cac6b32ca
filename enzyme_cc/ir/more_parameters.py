"""A function with more parameters: the same body, for callers that hand over more."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import Type, function_type

_KEPT = ("attributes", "ret_attributes", "cc", "personality", "visibility", "dso_local", "metadata")


def with_parameters(module: Module, function: Function, types: Sequence[Type]) -> Function:
    """A new function with the body of the given one, which has none then, and more parameters at the end."""
    old_type = function.function_type
    name = module.unique_name(f"{function.name}.given")
    made = Function.create(module, name, function_type(old_type.ret, [*old_type.params, *types]), function.linkage)
    for kept in _KEPT:
        setattr(made, kept, getattr(function, kept))
    for old, new in zip(function.args, made.args, strict=False):
        new.name, new.attributes = old.name, old.attributes
        old.replace_all_uses_with(new)
    blocks = list(function.blocks)
    function.blocks.clear()
    function.blocks_changed()
    for block in blocks:
        block.parent = made
        made.blocks.append(block)
    made.blocks_changed()
    return made
