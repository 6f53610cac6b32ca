"""A function of a program on tensors: what checks them, and the module that `differentiable` gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.autograd import forward_ad

from enzyme_cc.python.function import ProgramFunction
from enzyme_cc.python.primitives import Primitives
from enzyme_cc.python.prototype import Parameter
from enzyme_cc.torch.autograd import ValueOperation, eager_value, transformed
from enzyme_cc.torch.fast_calls import FastCalls
from enzyme_cc.torch.operators import Operators
from enzyme_cc.torch.tensors import DTYPES


class TensorError(RuntimeError, TypeError):
    """A tensor of the wrong type or on the wrong device: torch raises RuntimeError for these, Python TypeError."""


def differentiable(function: ProgramFunction) -> Differentiable:
    """A function of a program as an operation on tensors of the CPU; a module without parameters."""
    if not isinstance(function, ProgramFunction):
        raise TypeError(f"differentiable: a function of enzyme_cc.build(...).function(...) is wanted, not "
                        f"{type(function).__name__}")
    return Differentiable(function)


class Differentiable(torch.nn.Module):
    """Tensors in, tensors out: the result, or a named tuple of it and the outputs."""

    def __init__(self, function: ProgramFunction) -> None:
        super().__init__()
        self.function = function
        self._prepare()

    def _prepare(self) -> None:
        function = self.function
        self._primitives = Primitives(function)
        self._operators = Operators(self._primitives)
        fast = FastCalls(self._primitives)
        self._takes = fast.takes
        self._eager = eager_value(self._primitives, fast)
        self._single = len(self._primitives.fields) == 1
        self._gathered = function._results if function.prototype.outputs else None
        self._expected = tuple(DTYPES[p.type.dtype] for p in function.prototype.inputs)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in _PREPARED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._prepare()

    def extra_repr(self) -> str:
        """What a printed module shows."""
        return self.function.prototype.declared()

    def forward(self, *arguments: Any, **named: Any) -> Any:
        """Call it."""
        if torch.compiler.is_compiling():
            if _needs_operations():
                return self._uncompiled(arguments, named)
            found = self._operators.value(self._checked(arguments, named))
        else:
            is_fast = not named and len(arguments) == len(self._expected) and self._takes(*arguments)
            if not is_fast:
                arguments = tuple(self._checked(arguments, named))
                is_fast = self._takes(*arguments)
            if is_fast and not transformed():
                found = self._eager(*arguments)
                if self._gathered is None:
                    return found
                return self._gathered(found) if self._single else self._gathered(*found)
            found = ValueOperation.apply(self._primitives, *arguments)
        return self._gathered(*found) if self._gathered is not None else found[0]

    @torch.compiler.disable
    def _uncompiled(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """What `forward` does, outside of what is compiled."""
        return self.forward(*arguments, **named)

    def _checked(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """Tensors of the right types, in the prototype's order. Raises TensorError, TypeError, ValueError."""
        given = self.function.in_order(arguments, named)
        return [_checked(p, value, dtype) for p, value, dtype in zip(
            self.function.prototype.inputs, given, self._expected, strict=True)]


_PREPARED = ("_primitives", "_operators", "_takes", "_eager", "_single", "_gathered", "_expected")
"""What is made of the function anew where a module is copied or unpickled."""


@torch.compiler.assume_constant_result
def _needs_operations() -> bool:
    """Whether, while torch compiles, what the operators know is not enough: a transform of torch.func or forward mode,
    whose tangents torch would drop without a word. What is compiled for one state torch uses for no other."""
    return transformed() or bool(forward_ad._current_level >= 0)


def _checked(parameter: Parameter, value: Any, dtype: torch.dtype) -> Any:
    """A tensor of the right type on the CPU, or a number. Raises TensorError, ValueError."""
    if not isinstance(value, torch.Tensor):
        if parameter.pointer:
            if isinstance(value, (list, tuple, np.ndarray)):
                return torch.as_tensor(value, dtype=dtype if not isinstance(value, np.ndarray) else None, device="cpu")
            raise TensorError(f"{parameter.name}: expected a Tensor ({parameter.declared()}), but got "
                              f"{type(value).__name__}")
        if parameter.type.is_active:
            if isinstance(value, (bool, str, bytes)) or not isinstance(value, (int, float, complex, np.number)):
                raise TensorError(f"{parameter.name}: expected a number or a Tensor ({parameter.declared()}), but got "
                                  f"{type(value).__name__}")
            return torch.tensor(value, dtype=dtype, device="cpu")
        return value
    if value.device.type != "cpu":
        raise TensorError(f"{parameter.name}: expected a tensor on the cpu, but it is on {value.device}; "
                          f"{parameter.name}.cpu() copies it there")
    if not parameter.type.is_active and not parameter.pointer:
        return int(value)
    if value.dtype != dtype:
        raise TensorError(f"{parameter.name}: expected scalar type {_name(dtype)} but found {_name(value.dtype)}")
    if value.layout != torch.strided:
        raise TensorError(f"{parameter.name}: expected a dense tensor, but its layout is {value.layout}")
    if value.dim() != len(parameter.extents):
        raise ValueError(f"{parameter.name}: a tensor of {len(parameter.extents)} dimensions is wanted "
                         f"({parameter.declared()}), not of shape {tuple(value.shape)}")
    return value


def _name(dtype: torch.dtype) -> str:
    return {torch.float64: "Double", torch.float32: "Float", torch.float16: "Half", torch.int64: "Long",
            torch.int32: "Int", torch.bfloat16: "BFloat16", torch.bool: "Bool", torch.complex64: "ComplexFloat",
            torch.complex128: "ComplexDouble"}.get(dtype, str(dtype).removeprefix("torch."))
