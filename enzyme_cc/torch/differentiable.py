"""A function of a program on tensors: what checks them, and the module that `differentiable` gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from enzyme_cc.python.function import ProgramFunction
from enzyme_cc.python.primitives import Primitives
from enzyme_cc.python.prototype import Parameter
from enzyme_cc.torch.autograd import EagerValueOperation, ValueOperation, transformed
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
        self._primitives = Primitives(function)
        self._operators = Operators(self._primitives)
        self._parameter_of = {p.name: p for p in function.prototype.inputs}
        self._expected = tuple(DTYPES[p.type.dtype] for p in function.prototype.inputs)

    def extra_repr(self) -> str:
        """What a printed module shows."""
        return self.function.prototype.declared()

    def forward(self, *arguments: Any, **named: Any) -> Any:
        """Call it."""
        given = self.function.in_order(arguments, named)
        taken = [_checked(p, value, dtype) for p, value, dtype in zip(
            self._parameter_of.values(), given, self._expected, strict=True)]
        if torch.compiler.is_compiling():
            found = self._operators.value(taken)
        else:
            operation = ValueOperation if transformed() else EagerValueOperation
            found = operation.apply(self._primitives, *taken)
        if not self.function.prototype.outputs:
            return found[0]
        return self.function._results(*found)


def _checked(parameter: Parameter, value: Any, dtype: torch.dtype) -> Any:
    """A tensor of the right type on the CPU, or a number. Raises TensorError, ValueError."""
    if not isinstance(value, torch.Tensor):
        if parameter.pointer:
            if isinstance(value, (list, tuple, np.ndarray)):
                return torch.as_tensor(value, dtype=dtype if not isinstance(value, np.ndarray) else None)
            raise TensorError(f"{parameter.name}: expected a Tensor ({parameter.declared()}), but got "
                              f"{type(value).__name__}")
        if parameter.type.is_active:
            if isinstance(value, (bool, str, bytes)) or not isinstance(value, (int, float, complex, np.number)):
                raise TensorError(f"{parameter.name}: expected a number or a Tensor ({parameter.declared()}), but got "
                                  f"{type(value).__name__}")
            return torch.tensor(value, dtype=dtype)
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
