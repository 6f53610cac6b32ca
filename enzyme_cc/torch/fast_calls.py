"""Eager calls on tensors that are just as the function reads them, as Python code made for each function.

As python/fast_calls.py is for NumPy: checks are comparisons in one straight line, and the entries take the tensors'
addresses. What does not fit goes the long way (differentiable.py, autograd.py), wrong tensors too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from enzyme_cc.python.calls import RESULT
from enzyme_cc.python.entries import REVERSE, VALUE, CallKind
from enzyme_cc.python.fast_calls import is_plain
from enzyme_cc.python.primitives import Primitives
from enzyme_cc.python.prototype import Parameter
from enzyme_cc.torch.tensors import DTYPES, in_older_vmap

_is_wrapped: Callable[[torch.Tensor], bool] = torch._C._functorch.is_functorch_wrapped_tensor
"""Whether a transform of torch.func has wrapped a tensor: such a one has no address."""


class FastCalls:
    """Calls of one function; `takes` says whether they can be made with these arguments."""

    def __init__(self, primitives: Primitives) -> None:
        self._primitives = primitives
        self._function = primitives.function
        self._prototype = primitives.function.prototype
        self._is_plain = is_plain(self._prototype) and not (
            self._function.target.fortran and any(len(p.extents) > 1 for p in self._prototype.parameters))
        self._names: dict[str, Any] = {
            "Tensor": torch.Tensor, "Parameter": torch.nn.Parameter, "strided": torch.strided, "zeros": torch.zeros,
            "zeros_like": torch.zeros_like, "scalar": torch.scalar_tensor, "cpu": torch.device("cpu"),
            "is_wrapped": _is_wrapped, "in_older_vmap": in_older_vmap,
            "__name__": __name__}
        self.takes: Callable[..., bool] = self._takes() if self._is_plain else lambda *arguments: False
        self._value: Callable[..., Any] | None = None
        self._located: Callable[..., tuple[Any, ...]] | None = None
        self._gradients: dict[tuple[str, ...], Callable[..., tuple[Any, ...] | None]] = {}

    def located(self, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """What the entries take of arguments that are taken: addresses, numbers, sizes."""
        if self._located is None:
            self._located = self._located_call()
        return self._located(*arguments)

    def value(self, located: tuple[Any, ...]) -> Any:
        """The output, or a tuple of them where there are several."""
        if self._value is None:
            self._value = self._value_call()
        return self._value(located)

    def gradients(self, wanted: tuple[str, ...], arguments: tuple[Any, ...], cotangents: tuple[Any, ...],
                  located: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """The gradients by these inputs, None for each other argument; None for what is not taken. Arguments that lie
        where they did in the forward pass are those, for torch sees to it that nobody has written to them."""
        call = self._gradients.get(wanted)
        if call is None:
            call = self._gradients[wanted] = self._gradient_call(wanted)
        return call(located, *arguments, *cotangents)

    # -- the texts -------------------------------------------------------------------------------------

    def _compiled(self, lines: list[str], more: dict[str, Any]) -> Callable[..., Any]:
        names = {**self._names, **more}
        exec(compile("\n".join(lines), f"<enzyme_cc call of {self._prototype.name} on tensors>", "exec"), names)
        made: Callable[..., Any] = names["fast"]
        return made

    def _unfit(self, name: str, p: Parameter) -> str:
        """What must not hold of a tensor."""
        return " or ".join([f"(type({name}) is not Tensor and type({name}) is not Parameter)",
                            f"{name}.dtype is not {self._dtype(p.type.dtype)}", f"not {name}.is_cpu",
                            f"{name}.layout is not strided", f"{name}.dim() != {len(p.extents)}",
                            f"not {name}.is_contiguous()", f"{name}.is_neg()", f"is_wrapped({name})",
                            *([f"{name}.is_conj()"] if p.type.kind == "c" else [])])

    def _takes(self) -> Callable[..., bool]:
        prototype = self._prototype
        lines = [f"def fast({', '.join(f'a_{p.name}' for p in prototype.inputs)}):"]
        for p in prototype.inputs:
            name = f"a_{p.name}"
            if p.pointer or p.type.is_active:
                lines.append(f"  if {self._unfit(name, p)}: return False")
            else:
                limits = np.iinfo(p.type.dtype) if p.type.kind != "b" else None
                lines.append(f"  if type({name}) is not {'int' if limits else 'bool'}: return False")
                if limits:
                    lines.append(f"  if not {limits.min} <= {name} <= {limits.max}: return False")
        lines += [f"  if {wrong}: return False" for wrong in self._misfits()]
        return self._compiled([*lines, "  return True"], {})

    def _misfits(self) -> list[str]:
        """What must not hold of the extents."""
        found, known = [], self._extents()
        for p in self._prototype.inputs:
            for axis, extent in enumerate(p.extents):
                size = known[extent.text] if extent.names else extent.value({})
                here = f"a_{p.name}.shape[{axis}]"
                if size != here:
                    found.append(f"{here} != {size}")
        return found + [f"{known[p.name]} > {np.iinfo(p.type.dtype).max}" for p in self._prototype.parameters
                        if p.filled and p.type.bytes < 8]

    def _extents(self) -> dict[str, str]:
        """Where each size is read."""
        found: dict[str, str] = {}
        for p in self._prototype.inputs:
            for axis, extent in enumerate(p.extents):
                if extent.names:
                    found.setdefault(extent.text, f"a_{p.name}.shape[{axis}]")
        return found

    def _dtype(self, name: str) -> str:
        self._names[f"t_{name}"] = DTYPES[name]
        return f"t_{name}"

    def _zeros(self, p: Parameter) -> str:
        known = self._sizes()
        shape = "".join(f"{known[e.text] if e.names else e.value({})}, " for e in p.extents)
        return f"zeros(({shape}), dtype={self._dtype(p.type.dtype)}, device=cpu)"

    def _sizes(self) -> dict[str, str]:
        """The name of each size, once it is read."""
        return {text: f"n_{number}" for number, text in enumerate(self._extents())}

    def _locations(self) -> dict[str, str]:
        """What is read of the arguments, by the name that it gets."""
        found = {f"p_{p.name}": self._location(p) for p in self._prototype.inputs}
        return found | {name: self._extents()[text] for text, name in self._sizes().items()}

    def _location(self, p: Parameter) -> str:
        if p.pointer:
            return f"a_{p.name}.data_ptr()"
        return f"a_{p.name}.item()" if p.type.is_active else f"a_{p.name}"

    def _located_call(self) -> Callable[..., tuple[Any, ...]]:
        inputs = ", ".join(f"a_{p.name}" for p in self._prototype.inputs)
        found = "".join(f"{text}, " for text in self._locations().values())
        return self._compiled([f"def fast({inputs}): return ({found})"], {})

    def _unpacked(self) -> str:
        return f"  {''.join(f'{name}, ' for name in self._locations())} = located" if self._locations() else "  pass"

    def _handed(self, p: Parameter) -> str:
        return self._sizes()[p.name] if p.filled else f"p_{p.name}"

    def _value_call(self) -> Callable[..., Any]:
        prototype = self._prototype
        lines = ["def fast(located):", self._unpacked()]
        given, parts = [], []
        for p in prototype.parameters:
            if p.is_output:
                lines.append(f"  a_{p.name} = {self._zeros(p)}")
                parts.append(f"a_{p.name}")
            given.append(f"a_{p.name}.data_ptr()" if p.is_output else self._handed(p))
        if prototype.result is not None:
            parts.insert(0, f"scalar(value, dtype={self._dtype(prototype.result.dtype)}, device=cpu)")
        found = parts[0] if len(parts) == 1 else f"({', '.join(parts)})"
        lines += [f"  value = call({', '.join(given)})", f"  return {found}"]
        return self._compiled(lines, {"call": self._function._entry(CallKind(VALUE)).at})

    def _gradient_call(self, wanted: tuple[str, ...]) -> Callable[..., tuple[Any, ...] | None]:
        prototype = self._prototype
        result = prototype.result
        cotangents = [f"c_{name}" for name in self._primitives.fields]
        inputs = [f"a_{p.name}" for p in prototype.inputs]
        lines = [f"def fast({', '.join(['located', *inputs, *cotangents])}):", self._unpacked()]
        moved = " or ".join(f"a_{p.name}.data_ptr() != p_{p.name}" for p in prototype.inputs if p.pointer)
        if moved:  # by a hook on saved tensors, which puts them elsewhere
            lines += [f"  if {moved}:", f"    if not takes({', '.join(inputs)}): return None",
                      f"    located = find({', '.join(inputs)})", f"  {self._unpacked()}"]
        given: list[str] = []
        for p in prototype.parameters:
            if p.is_output:
                lines.append(f"  a_{p.name} = {self._zeros(p)}")
            given.append(f"a_{p.name}.data_ptr()" if p.is_output else self._handed(p))
            if p.is_output and p.type.is_active:  # a copy, since the call uses it up
                name = f"c_{p.name}"
                lines += [f"  if {name} is None: d_{p.name} = {self._zeros(p)}",
                          f"  elif {self._unfit(name, p)} or in_older_vmap({name}): return None",
                          f"  else: d_{p.name} = {name}.clone()"]
                given.append(f"d_{p.name}.data_ptr()")
            elif p.name in wanted:
                lines.append(f"  d_{p.name} = zeros_like(a_{p.name})")
                given.append(f"d_{p.name}.data_ptr()")
        if result is not None and result.is_active:
            name = f"c_{RESULT}"
            lines += [f"  if {name} is None: seed = 0.0", f"  elif in_older_vmap({name}): return None",
                      f"  else: seed = {name}.item()"]
            given.append("seed")
        gradients = "".join(f"d_{p.name}, " if p.name in wanted else "None, " for p in prototype.inputs)
        lines += [f"  call({', '.join(given)})", f"  return ({gradients})"]
        return self._compiled(lines, {"call": self._function._entry(CallKind(REVERSE, wanted)).at,
                                      "takes": self.takes, "find": self._located_call()})
