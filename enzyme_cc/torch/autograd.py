"""The function and its derivatives as torch.autograd.Functions: each says its derivatives by the others.

    value  --backward-->  vjp      --backward, jvp-->  second
    value  --jvp------->  jvp      --backward------->  second,  --jvp-->  twice

They take `Primitives`, then names of inputs where some are asked for, the arguments, and what else they work on.
None stands for a cotangent or tangent that is zero.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.autograd import forward_ad

from enzyme_cc.python.primitives import Primitives
from enzyme_cc.torch.fast_calls import FastCalls
from enzyme_cc.torch.tensors import arrays, in_older_vmap, named, tensors


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


transformed: Callable[[], bool] = getattr(torch._C, "_are_functorch_transforms_active", lambda: True)
"""Whether a transform of torch.func is at work, whose tensors are wrapped."""


def _batched(operation: Any, info: Any, in_dims: Sequence[Any], inputs: Sequence[Any]) -> tuple[Any, Any]:
    found = []
    for item in range(info.batch_size):
        given = [value.select(axis, item) if isinstance(value, torch.Tensor) and axis is not None else value
                 for value, axis in zip(inputs, in_dims, strict=True)]
        found.append(operation.apply(*given))
    stacked = tuple(torch.stack(parts) for parts in zip(*found, strict=True))
    return stacked, (0,) * len(stacked)


def _applied(operation: Any, *inputs: Any) -> tuple[Any, ...]:
    """The operation; where torch's older vmap has wrapped tensors (is_grads_batched, vectorize=True), which knows no
    rules of Functions, one item after the other."""
    wrapped = [isinstance(value, torch.Tensor) and in_older_vmap(value) for value in inputs]
    if not any(wrapped):
        found: tuple[Any, ...] = operation.apply(*inputs)
        return found
    level = torch._C._vmapmode_increment_nesting() - 1
    torch._C._vmapmode_decrement_nesting()
    given = [torch._remove_batch_dim(value, level, 1, 0) if is_wrapped else value
             for value, is_wrapped in zip(inputs, wrapped, strict=True)]
    count = len(given[wrapped.index(True)])
    items = [operation.apply(*(value[item] if is_wrapped else value
                               for value, is_wrapped in zip(given, wrapped, strict=True))) for item in range(count)]
    return tuple(torch._add_batch_dim(torch.stack(parts), 0, level) for parts in zip(*items, strict=True))


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
        return (None, *_pulled_back(primitives, arguments, ctx.needs_input_grad[1:], cotangents))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        primitives, *arguments = _inputs(ctx)
        return _pushed_forward(primitives, arguments, tangents[1:])

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        return _batched(ValueOperation, info, in_dims, inputs)


def eager_value(primitives: Primitives, fast: FastCalls) -> Callable[..., Any]:
    """The value of one function for tensors that `fast` takes, and outside of torch.func's transforms:
    (arguments...) -> output, or a tuple of them where there are several. A Function of its own, in torch's older form:
    what is known of it costs nothing then."""
    numbers = [place for place, p in enumerate(primitives.inputs) if not (p.pointer or p.type.is_active)]
    rough = [place for place, name in enumerate(primitives.fields) if name not in primitives.smooth]
    single = len(primitives.fields) == 1

    class EagerValueOperation(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, *arguments: Any) -> Any:
            if numbers:
                held = tuple(None if place in numbers else value for place, value in enumerate(arguments))
                ctx.numbers = [arguments[place] for place in numbers]
            else:
                held = arguments
            ctx.save_for_backward(*held)
            moves = forward_ad._current_level >= 0
            if moves:
                ctx.save_for_forward(*held)
            if moves or not single:
                ctx.set_materialize_grads(False)
            ctx.located = located = fast.located(arguments)
            found = fast.value(located)
            if rough:
                outputs = (found,) if single else found
                ctx.mark_non_differentiable(*(outputs[place] for place in rough))
            return found

        @staticmethod
        def backward(ctx: Any, *cotangents: Any) -> Any:
            arguments = _kept(ctx) if numbers else ctx.saved_tensors
            if not torch.is_grad_enabled() and not transformed():
                needed = ctx.needs_input_grad
                wanted = wanted_by.get(needed)
                if wanted is None:
                    wanted = wanted_by[needed] = _wanted(primitives, needed)
                found = fast.gradients(wanted, arguments, cotangents, ctx.located)
                if found is not None:
                    return found
            return tuple(_pulled_back(primitives, arguments, ctx.needs_input_grad, cotangents))

        @staticmethod
        def jvp(ctx: Any, *tangents: Any) -> Any:
            return _pushed_forward(primitives, _kept(ctx), tangents)

    def _kept(ctx: Any) -> tuple[Any, ...]:
        held = ctx.saved_tensors
        if not numbers:
            return tuple(held)
        arguments = list(held)
        for place, value in zip(numbers, ctx.numbers, strict=True):
            arguments[place] = value
        return tuple(arguments)

    wanted_by: dict[tuple[bool, ...], tuple[str, ...]] = {}
    apply: Callable[..., Any] = super(torch.autograd.Function, EagerValueOperation).apply
    return apply  # without what torch does first for its transforms


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
        found = _applied(SecondOperation, primitives, active, *arguments, *cotangents, *map(along.get, active),
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
        found = _applied(SecondOperation, primitives, active, *arguments, *cotangents, *map(along.get, active),
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
        found = _applied(SecondOperation, primitives, active, *arguments, *cotangents, *map(along.get, active),
                         *(None for _ in cotangents))
        gradients = _spread(primitives, active, found[:len(active)])
        products = _spread(primitives, active, found[len(active):2 * len(active)])
        return (None, *products, *(g if t is not None else None for g, t in zip(gradients, tangents, strict=True)))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        primitives, *rest = _inputs(ctx)
        arguments, first = _split(primitives, rest)
        other, own = _split(primitives, tangents[1:])
        directions = [dict(zip(primitives.names, part, strict=True)) for part in (first, other, own)]
        active = tuple(name for name in primitives.floating if any(d[name] is not None for d in directions))
        return _applied(TwiceOperation, primitives, active, *arguments,
                        *(d[name] for d in directions for name in active))

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
    def backward(ctx: Any, *back: Any) -> Any:
        """By what it is linear in: cotangents, vectors and the cotangents' tangents."""
        primitives, active, *rest = _inputs(ctx)
        arguments, more = _split(primitives, rest)
        if any(_is_asked_for(node) for node, _ in ctx.next_functions[:sum(
                isinstance(value, torch.Tensor) for value in arguments)]):
            raise _third_derivative(primitives)
        count, smooth = len(active), len(primitives.smooth)
        cotangents, vectors = more[:smooth], more[smooth:smooth + count]
        own, along, turned = back[:count], back[count:2 * count], back[2 * count:]
        found = _applied(SecondOperation, primitives, active, *arguments, *cotangents, *along, *turned)[count:]
        by_cotangents: Sequence[Any] = (None,) * smooth
        if any(ctx.needs_input_grad[2 + len(arguments):2 + len(arguments) + smooth]):
            by_cotangents = _applied(TwiceOperation, primitives, active, *arguments, *along, *vectors, *own)
        linear = [part if needs else None for part, needs in zip(
            (*by_cotangents, *found), ctx.needs_input_grad[2 + len(arguments):], strict=True)]
        return (None, None, *(None for _ in arguments), *linear)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise _third_derivative(_inputs(ctx)[0])

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        return _batched(SecondOperation, info, in_dims, inputs)


class TwiceOperation(_Operation):
    """(primitives, active, arguments..., the active inputs' tangents..., those along the other direction..., the
    tangents' own...) -> tangents of the smooth outputs' tangents"""

    @staticmethod
    def forward(primitives: Primitives, active: tuple[str, ...], *rest: Any) -> tuple[torch.Tensor, ...]:
        arguments, more = _split(primitives, rest)
        count = len(active)
        directions = [named(primitives, active, more[first:first + count]) for first in (0, count, 2 * count)]
        return tensors(primitives.twice(arrays(primitives, arguments), active, *directions))

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:
        raise _third_derivative(_inputs(ctx)[0])

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise _third_derivative(_inputs(ctx)[0])

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[Any], *inputs: Any) -> tuple[Any, Any]:
        return _batched(TwiceOperation, info, in_dims, inputs)


def _third_derivative(primitives: Primitives) -> NotImplementedError:
    return NotImplementedError(f"{primitives.function!r}: third derivatives are not there")


def _pulled_back(primitives: Primitives, arguments: Sequence[Any], needed: Sequence[bool], cotangents: Sequence[Any]
                 ) -> list[Any]:
    """The gradients of the value by the arguments that need one."""
    wanted = _wanted(primitives, needed)
    smooth = _smooth(primitives, cotangents)
    if not wanted or all(part is None for part in smooth):
        return [None] * len(arguments)
    plain = not torch.is_grad_enabled() and not transformed()
    if plain and not any(part is not None and in_older_vmap(part) for part in smooth):
        return _spread(primitives, wanted, VjpOperation.forward(primitives, wanted, *arguments, *smooth))
    found = _applied(VjpOperation, primitives, wanted, *arguments, *smooth)
    return _spread(primitives, wanted, found)


def _pushed_forward(primitives: Primitives, arguments: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, ...]:
    """The tangents of the value's outputs."""
    found = iter(_applied(JvpOperation, primitives, *arguments, *tangents))
    return tuple(next(found) if name in primitives.smooth else None for name in primitives.fields)


def _is_asked_for(node: Any) -> bool:
    """Whether the backward pass that is running goes on to a node."""
    try:
        return node is not None and bool(torch._C._will_engine_execute_node(node))
    except RuntimeError:  # what torch says of a leaf whose gradient is asked for by itself
        return True


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
