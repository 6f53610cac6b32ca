"""The function as operators that torch.compile keeps whole: registered, with the shapes of what they give.

They serve while torch compiles; eagerly and under torch.func, autograd.py's Functions do, which know forward mode too.
Reverse mode of the value is `vjp`, of that `second`; each takes a list of the tensors among the arguments and one of
the integers.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import torch

from enzyme_cc.python.primitives import Primitives
from enzyme_cc.torch.tensors import DTYPES, arrays, named, tensors

_numbers = itertools.count()


class Operators:
    """The operators of one function."""

    def __init__(self, primitives: Primitives) -> None:
        self.primitives = primitives
        name = re.sub(r"\W", "_", primitives.function.__name__)
        self.name = f"enzyme_cc::{name}_{next(_numbers)}"
        self._is_tensor = [p.pointer or p.type.is_active for p in primitives.inputs]
        self._second = self._registered("_second", "(Tensor[] x, SymInt[] n, Tensor[] c, Tensor[] v, int[] active)",
                                        self._run_second, self._shapes_of_second)
        self._vjp = self._registered("_vjp", "(Tensor[] x, SymInt[] n, Tensor[] c, int[] active)",
                                     self._run_vjp, self._shapes_of_vjp)
        self._value = self._registered("", "(Tensor[] x, SymInt[] n)", self._run_value, self._shapes_of_value)
        torch.library.register_autograd(self.name, self._backward, setup_context=_keep)
        torch.library.register_autograd(self.name + "_vjp", self._backward_of_vjp, setup_context=_keep)

    def value(self, arguments: Sequence[Any]) -> Sequence[torch.Tensor]:
        """The outputs."""
        given = [value for value, is_tensor in zip(arguments, self._is_tensor, strict=True) if is_tensor]
        numbers = [value for value, is_tensor in zip(arguments, self._is_tensor, strict=True) if not is_tensor]
        found: Sequence[torch.Tensor] = self._value(given, numbers)
        return found

    def _registered(self, ending: str, schema: str, run: Any, shapes: Any) -> Any:
        operator = torch.library.custom_op(self.name + ending, run, mutates_args=(), schema=f"{schema} -> Tensor[]")
        operator.register_fake(shapes)
        return operator

    # -- what they do ----------------------------------------------------------------------------------

    def _arguments(self, x: Sequence[Any], n: Sequence[Any]) -> list[Any]:
        given, numbers = iter(x), iter(n)
        return [next(given) if is_tensor else next(numbers) for is_tensor in self._is_tensor]

    def _active(self, places: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.primitives.floating[place] for place in places)

    def _run_value(self, x: Any, n: Any) -> list[torch.Tensor]:
        p = self.primitives
        return _own(tensors(p.value(arrays(p, self._arguments(x, n)))))

    def _run_vjp(self, x: Any, n: Any, c: Any, active: Any) -> list[torch.Tensor]:
        p = self.primitives
        return _own(tensors(p.vjp(arrays(p, self._arguments(x, n)), self._active(active), named(p, p.smooth, c))))

    def _run_second(self, x: Any, n: Any, c: Any, v: Any, active: Any) -> list[torch.Tensor]:
        p, names = self.primitives, self._active(active)
        _, products, moved = p.second(arrays(p, self._arguments(x, n)), names, named(p, p.smooth, c),
                                      named(p, names, v), {})
        return _own(tensors([*products, *moved]))

    # -- their shapes ----------------------------------------------------------------------------------

    def _shapes_of_value(self, x: Any, n: Any) -> list[torch.Tensor]:
        return [self._like_output(name, x, n) for name in self.primitives.fields]

    def _shapes_of_vjp(self, x: Any, n: Any, c: Any, active: Any) -> list[torch.Tensor]:
        by_name = dict(zip(self.primitives.names, self._arguments(x, n), strict=True))
        return [by_name[name].new_empty(by_name[name].shape) for name in self._active(active)]

    def _shapes_of_second(self, x: Any, n: Any, c: Any, v: Any, active: Any) -> list[torch.Tensor]:
        return [*self._shapes_of_vjp(x, n, c, active),
                *(self._like_output(name, x, n) for name in self.primitives.smooth)]

    def _like_output(self, name: str, x: Any, n: Any) -> torch.Tensor:
        p = self.primitives
        given = dict(zip(p.names, self._arguments(x, n), strict=True))
        numbers = {name: value for name, value in given.items() if not isinstance(value, torch.Tensor)}
        shapes = [value.shape if isinstance(value, torch.Tensor) else () for value in given.values()]
        return torch.empty(p.shape(name, shapes, numbers), dtype=DTYPES[p.dtypes[name]])

    # -- their derivatives -----------------------------------------------------------------------------

    def _places(self, needed: Sequence[bool]) -> list[int]:
        """Which of the floating inputs are asked for, of which of the tensors are."""
        names = [name for name, is_tensor in zip(self.primitives.names, self._is_tensor, strict=True) if is_tensor]
        wanted = {name for name, asked in zip(names, needed, strict=True) if asked}
        return [place for place, name in enumerate(self.primitives.floating) if name in wanted]

    def _spread(self, active: Sequence[int], found: Sequence[Any]) -> list[Any]:
        by_name = dict(zip(self._active(active), found, strict=True))
        return [by_name.get(name) for name, is_tensor in zip(self.primitives.names, self._is_tensor, strict=True)
                if is_tensor]

    def _backward(self, ctx: Any, cotangents: Any) -> Any:
        x, n = ctx.parts[0](ctx), ctx.parts[1](ctx)
        active = self._places([isinstance(value, torch.Tensor) and value.requires_grad for value in x])
        p = self.primitives
        smooth = [part if part is not None else torch.zeros_like(self._like_output(name, x, n))
                  for name, part in zip(p.fields, cotangents, strict=True) if name in p.smooth]
        return self._spread(active, self._vjp(x, n, smooth, active)), _none_of(n)

    def _backward_of_vjp(self, ctx: Any, vectors: Any) -> Any:
        x, n, c, active = (part(ctx) for part in ctx.parts)
        names = [name for name, is_tensor in zip(self.primitives.names, self._is_tensor, strict=True) if is_tensor]
        by_name = dict(zip(names, x, strict=True))
        along = [part if part is not None else torch.zeros_like(by_name[name])
                 for name, part in zip(self._active(active), vectors, strict=True)]
        found = self._second(x, n, c, along, active)
        return self._spread(active, found[:len(active)]), _none_of(n), list(found[len(active):]), _none_of(active)


def _keep(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
    """Keep the inputs for the backward pass: tensors as torch wants them kept, numbers beside."""
    held: list[Any] = []
    ctx.parts = []
    for part in inputs:
        if part and isinstance(part[0], torch.Tensor):
            first = len(held)
            held += part
            ctx.parts.append(partial(_saved, slice(first, len(held))))
        else:
            ctx.parts.append(partial(_as_given, part))
    ctx.save_for_backward(*held)


def _saved(places: slice, ctx: Any) -> list[Any]:
    return list(ctx.saved_tensors[places])


def _as_given(part: Any, ctx: Any) -> Any:
    return part


def _none_of(numbers: Sequence[Any]) -> list[Any] | None:
    """What torch takes as the gradient of a list of numbers: it holds an empty one for a list of tensors."""
    return None if numbers else []


def _own(found: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """Tensors in the order that their announced shapes have."""
    return [part.contiguous() for part in found]
