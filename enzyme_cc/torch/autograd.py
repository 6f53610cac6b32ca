"""The function and its derivatives as torch.autograd.Functions: each says its derivatives by the others.

    value  --backward-->  vjp      --backward, jvp-->  second
    value  --jvp------->  jvp      --backward------->  second

They take `Primitives`, then names of inputs where some are asked for, the arguments, and what else they work on.
None stands for a cotangent or tangent that is zero.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from enzyme_cc.python.primitives import Primitives
from enzyme_cc.torch.tensors import arrays, named, tensors


class _Operation(torch.autograd.Function):
    """What the four have in common: arguments are kept, and vmap does one item after the other."""

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        held = [value for value in inputs if isinstance(value, torch.Tensor)]
        ctx.save_for_backward(*held)
        ctx.save_for_forward(*held)
        ctx.given = [None if isinstance(value, torch.Tensor) else (value,) for value in inputs]
        ctx.set_materialize_grads(False)
        numbers = [part for part in output if not (part.is_floating_point() or part.is_complex())]
        if numbers:
            ctx.mark_non_differentiable(*numbers)

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        raise NotImplementedError


def transformed() -> bool:
    """Whether a transform of torch.func is at work, whose tensors are wrapped."""
    return _are_transforms_active()


_are_transforms_active: Callable[[], bool] = getattr(torch._C, "_are_functorch_transforms_active", lambda: True)


def _batched(operation: Any, info: Any, in_dims: Sequence[Any], inputs: Sequence[Any]) -> tuple[Any, Any]:
    found = []
    for item in range(info.batch_size):
        given = [value.select(axis, item) if isinstance(value, torch.Tensor) and axis is not None else value
                 for value, axis in zip(inputs, in_dims, strict=True)]
        found.append(operation.apply(*given))
    stacked = tuple(torch.stack(parts) for parts in zip(*found, strict=True))
    return stacked, (0,) * len(stacked)


def _inputs(ctx: Any) -> list[Any]:
    """The inputs that `setup_context` kept."""
    held = iter(ctx.saved_tensors)
    return [next(held) if value is None else value[0] for value in ctx.given]


class ValueOperation(_Operation):
    """(primitives, arguments...) -> outputs"""

    @staticmethod
    def forward(primitives: Primitives, *arguments: Any) -> tuple[torch.Tensor, ...]:
        return tensors(primitives.value(arrays(primitives, arguments)))

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:
        primitives, *arguments = _inputs(ctx)
        wanted = _wanted(primitives, ctx.needs_input_grad[1:])
        smooth = _smooth(primitives, cotangents)
        if not wanted or all(part is None for part in smooth):
            return (None,) * (1 + len(arguments))
        plain = not torch.is_grad_enabled() and not transformed()
        found = (VjpOperation.forward if plain else VjpOperation.apply)(primitives, wanted, *arguments, *smooth)
        return (None, *_spread(primitives, wanted, found))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        primitives, *arguments = _inputs(ctx)
        found = iter(JvpOperation.apply(primitives, *arguments, *tangents[1:]))
        return tuple(next(found) if name in primitives.smooth else None for name in primitives.fields)

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        return _batched(ValueOperation, info, in_dims, inputs)


class EagerValueOperation(ValueOperation):
    """The same for tensors that no transform of torch.func has wrapped: torch's way to those costs twice the call."""

    setup_context = staticmethod(torch.autograd.Function.setup_context)

    @staticmethod
    def forward(ctx: Any, primitives: Primitives, *arguments: Any) -> tuple[torch.Tensor, ...]:  # type: ignore[override]  # torch's older form
        found = ValueOperation.forward(primitives, *arguments)
        _Operation.setup_context(ctx, (primitives, *arguments), found)
        return found


class VjpOperation(_Operation):
    """(primitives, names of inputs, arguments..., cotangents of the smooth outputs...) -> gradients"""

    @staticmethod
    def forward(primitives: Primitives, wanted: tuple[str, ...], *rest: Any) -> tuple[torch.Tensor, ...]:
        arguments, cotangents = _split(primitives, rest)
        return tensors(primitives.vjp(arrays(primitives, arguments), wanted,
                                      named(primitives, primitives.smooth, cotangents)))

    @staticmethod
    def backward(ctx: Any, *vectors: Any) -> Any:
        primitives, wanted, *rest = _inputs(ctx)
        arguments, cotangents = _split(primitives, rest)
        if all(vector is None for vector in vectors):
            return (None,) * (2 + len(rest))
        needed = ctx.needs_input_grad[2:2 + len(arguments)]
        active = tuple(name for name in primitives.floating
                       if name in wanted or needed[primitives.names.index(name)])
        along = dict(zip(wanted, vectors, strict=True))
        found = SecondOperation.apply(primitives, active, *arguments, *cotangents, *map(along.get, active),
                             *(None for _ in cotangents))
        products, tangents = found[len(active):2 * len(active)], found[2 * len(active):]
        turned = [tangent if needs else None
                  for tangent, needs in zip(tangents, ctx.needs_input_grad[2 + len(arguments):], strict=True)]
        return (None, None, *_spread(primitives, active, products), *turned)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        primitives, wanted, *rest = _inputs(ctx)
        arguments, cotangents = _split(primitives, rest)
        moved, turned = tangents[2:2 + len(arguments)], tangents[2 + len(arguments):]
        along = {name: tangent for name, tangent in zip(primitives.names, moved, strict=True) if tangent is not None}
        active = tuple(name for name in primitives.floating if name in wanted or name in along)
        found = SecondOperation.apply(primitives, active, *arguments, *cotangents, *map(along.get, active),
                             *turned)
        products = dict(zip(active, found[len(active):2 * len(active)], strict=True))
        return tuple(products[name] for name in wanted)

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        return _batched(VjpOperation, info, in_dims, inputs)


class JvpOperation(_Operation):
    """(primitives, arguments..., their tangents...) -> tangents of the smooth outputs"""

    @staticmethod
    def forward(primitives: Primitives, *rest: Any) -> tuple[torch.Tensor, ...]:
        arguments, tangents = _split(primitives, rest)
        return tensors(primitives.jvp(arrays(primitives, arguments), named(primitives, primitives.names, tangents)))

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:
        primitives, *rest = _inputs(ctx)
        arguments, tangents = _split(primitives, rest)
        if all(part is None for part in cotangents):
            return (None,) * (1 + len(rest))
        count = len(arguments)
        needed = [a or t for a, t in zip(ctx.needs_input_grad[1:1 + count], ctx.needs_input_grad[1 + count:],
                                         strict=True)]
        along = {name: tangent for name, tangent in zip(primitives.names, tangents, strict=True)
                 if tangent is not None}
        active = tuple(name for name in primitives.floating
                       if name in along or needed[primitives.names.index(name)])
        found = SecondOperation.apply(primitives, active, *arguments, *cotangents, *map(along.get, active),
                             *(None for _ in cotangents))
        gradients = _spread(primitives, active, found[:len(active)])
        products = _spread(primitives, active, found[len(active):2 * len(active)])
        return (None, *products, *(g if t is not None else None for g, t in zip(gradients, tangents, strict=True)))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise NotImplementedError(
            f"{_inputs(ctx)[0].function!r}: forward mode over forward mode is not there; use reverse mode for one of "
            "the two (torch.func.hessian, jacfwd over jacrev)")

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        return _batched(JvpOperation, info, in_dims, inputs)


class SecondOperation(_Operation):
    """(primitives, active, arguments..., cotangents..., vectors of the active..., the cotangents' tangents...) ->
    gradients, their tangents, tangents of the smooth outputs"""

    @staticmethod
    def forward(primitives: Primitives, active: tuple[str, ...], *rest: Any) -> tuple[torch.Tensor, ...]:
        arguments, more = _split(primitives, rest)
        count = len(primitives.smooth)
        cotangents, vectors, turned = more[:count], more[count:count + len(active)], more[count + len(active):]
        gradients, products, tangents = primitives.second(
            arrays(primitives, arguments), active, named(primitives, primitives.smooth, cotangents),
            named(primitives, active, vectors), named(primitives, primitives.smooth, turned))
        return tensors([*gradients, *products, *tangents])

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:
        raise NotImplementedError(f"{_inputs(ctx)[0].function!r}: third derivatives are not there")

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise NotImplementedError(f"{_inputs(ctx)[0].function!r}: third derivatives are not there")

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        return _batched(SecondOperation, info, in_dims, inputs)


def _split(primitives: Primitives, rest: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """The arguments, and what stands behind them."""
    count = len(primitives.names)
    return list(rest[:count]), list(rest[count:])


def _wanted(primitives: Primitives, needed: Sequence[bool]) -> tuple[str, ...]:
    return tuple(name for name in primitives.floating if needed[primitives.names.index(name)])


def _smooth(primitives: Primitives, given: Sequence[Any]) -> list[Any]:
    """Those of the outputs' cotangents that belong to outputs with derivatives."""
    return [part for name, part in zip(primitives.fields, given, strict=True) if name in primitives.smooth]


def _spread(primitives: Primitives, names: Sequence[str], found: Sequence[Any]) -> list[Any]:
    """One for each argument: None where it has none."""
    by_name = dict(zip(names, found, strict=True))
    return [by_name.get(name) for name in primitives.names]
