"""Between tensors and NumPy's arrays: the same memory, where its order is the function's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import torch

from enzyme_cc.python.primitives import Primitives

DTYPES = {
    "f4": torch.float32, "f8": torch.float64, "c8": torch.complex64, "c16": torch.complex128, "b1": torch.bool,
    "i1": torch.int8, "i2": torch.int16, "i4": torch.int32, "i8": torch.int64, "u1": torch.uint8,
    "u2": torch.uint16, "u4": torch.uint32, "u8": torch.uint64,
}

in_older_vmap: Callable[[torch.Tensor], bool] = torch._C._functorch.is_legacy_batchedtensor
"""Whether torch's older vmap (is_grads_batched, vectorize=True) has wrapped a tensor."""


def arrays(primitives: Primitives, given: Sequence[Any]) -> list[Any]:
    """The arguments of a call as arrays and numbers."""
    fortran = primitives.function.target.fortran
    return [value if not isinstance(value, torch.Tensor) else value.item() if value.dim() == 0 and not parameter.pointer
            else array(value, fortran) for parameter, value in zip(primitives.inputs, given, strict=True)]


def array(tensor: torch.Tensor, fortran: bool) -> np.ndarray[Any, Any]:
    """A tensor's memory, copied only where its order is another one."""
    plain = tensor.detach()
    if plain.is_conj() or plain.is_neg():
        plain = plain.resolve_conj().resolve_neg()
    return np.asarray(plain.numpy(), order="F" if fortran else "C")


def tensors(found: Iterable[np.ndarray[Any, Any]]) -> tuple[torch.Tensor, ...]:
    """Arrays as tensors over the same memory."""
    return tuple(torch.from_numpy(part if isinstance(part, np.ndarray) else np.asarray(part)) for part in found)


def named(primitives: Primitives, names: Sequence[str], given: Sequence[Any]) -> dict[str, Any]:
    """Cotangents or the like by name, as arrays; what is not there is left out."""
    fortran = primitives.function.target.fortran
    return {name: array(value, fortran) for name, value in zip(names, given, strict=True) if value is not None}
