"""NumPy's arrays at the border: what is taken as it is, what is copied (and told), what is refused by name."""

from __future__ import annotations

import operator
import sys
import warnings
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from enzyme_cc.python.errors import CopyWarning
from enzyme_cc.python.prototype import Parameter

Taker = Callable[[Any, dict[str, int]], Any]
"""Checks one argument; gives what an entry takes. The sizes that an array's shape tells are noted."""


@cache
def offset_of_data() -> int:
    """Where an array object holds the address of its elements: found by looking, not taken for granted."""
    import ctypes

    probes = [np.empty(3), np.empty((2, 2), "f4"), np.empty(())]
    for offset in range(8, 80, 8):
        if all(ctypes.c_void_p.from_address(id(probe) + offset).value == probe.ctypes.data for probe in probes):
            return offset
    raise ImportError("this Python's NumPy keeps its arrays in a way that enzyme-cc does not know")


def taker_of(parameter: Parameter, fortran: bool, batched: bool = False) -> Taker:
    """What checks the argument for a parameter. `batched`: with one leading axis more, or as it is, for all items."""
    if parameter.pointer:
        return _array(parameter, fortran) if not batched else _batch(parameter, fortran)
    return _number(parameter) if not batched else _batch(parameter, fortran)


def described(value: object) -> str:
    """What an argument is, in a message."""
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype} of shape {value.shape}"
    return f"{type(value).__name__} {value!r}"[:80]


def _array(parameter: Parameter, fortran: bool) -> Taker:
    dtype, name, extents = np.dtype(parameter.type.dtype), parameter.name, parameter.extents
    axes = len(extents)
    order = "F" if fortran else "C"
    plain = [extent.text if (extent.text,) == extent.names else None for extent in extents]

    def take(value: Any, sizes: dict[str, int]) -> Any:
        # What costs nothing first: an array that is as the function reads it.
        if type(value) is not np.ndarray or value.dtype is not dtype:
            value = as_array(value, dtype, parameter)
        flags = value.flags
        if value.ndim != axes:
            raise ValueError(f"{name}: an array of {axes} {'axis' if axes == 1 else 'axes'} is wanted "
                             f"({parameter.declared()}), not of {value.ndim} (shape {value.shape})")
        if not (flags.f_contiguous if fortran else flags.c_contiguous) or not flags.aligned:
            value = laid_out(value, order, parameter)
        for place, extent in zip(plain, value.shape, strict=True):
            if place is None or sizes.setdefault(place, extent) != extent:
                check_extents(parameter, value.shape, sizes)
                break
        return value

    return take


def as_array(value: Any, dtype: np.dtype[Any], parameter: Parameter) -> np.ndarray[Any, Any]:
    """An argument that is no array of the right type yet: lists, other byte orders, subclasses. Raises TypeError."""
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{parameter.name}: an array without a mask is wanted; .filled(number) makes one")
    if isinstance(value, np.ndarray):
        if value.dtype == dtype:
            return np.asarray(value)
        if value.dtype.newbyteorder("=") == dtype:
            _tell(f"{parameter.name}: copied, since its bytes are in the other order")
            return value.astype(dtype)
        raise TypeError(f"{parameter.name}: an array of {dtype} is wanted ({parameter.declared()}), not of "
                        f"{value.dtype}; convert it with .astype(numpy.{dtype})")
    if isinstance(value, (str, bytes)) or value is None:
        raise TypeError(f"{parameter.name}: an array of {dtype} is wanted, not {described(value)}")
    try:
        found = np.asarray(value)
    except ValueError as problem:
        raise ValueError(f"{parameter.name}: {problem}") from None
    whole = found.dtype.kind in "iu" and dtype.kind in "iu"
    if found.size and not whole and not np.can_cast(
            found.dtype, dtype, "same_kind" if found.dtype.kind == dtype.kind else "safe"):
        raise TypeError(f"{parameter.name}: numbers of type {dtype} are wanted, not {described(value)}")
    if hasattr(value, "__array_interface__") or hasattr(value, "__array__"):
        if found.dtype != dtype:
            raise TypeError(f"{parameter.name}: an array of {dtype} is wanted, not of {found.dtype}")
        return found
    taken = found.astype(dtype)
    if whole and (taken != found).any():
        raise ValueError(f"{parameter.name}: {found[taken != found].flat[0]} does not fit into {parameter.type.name}")
    return taken


def laid_out(value: np.ndarray[Any, Any], order: Any, parameter: Parameter) -> np.ndarray[Any, Any]:
    """A copy in the order that the function reads, which is told."""
    what = "its bytes are not aligned"
    if value.flags.aligned:
        what = f"its elements do not lie one after the other in {'Fortran' if order == 'F' else 'C'}'s order"
    _tell(f"{parameter.name}: copied, since {what}")
    return np.require(value, None, ("A", order))


def _tell(what: str) -> None:
    """Warn of a copy, at the line that called into this package."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("enzyme_cc."):
        level, frame = level + 1, frame.f_back
    warnings.warn(what, CopyWarning, stacklevel=level)


def check_extents(parameter: Parameter, shape: tuple[int, ...], sizes: dict[str, int], last: bool = False) -> None:
    """Hold a shape against the prototype's extents. `last`: what is not known now fits nothing. Raises ValueError."""
    for axis, (extent, found) in enumerate(zip(parameter.extents, shape, strict=True)):
        solved = extent.solved(found, sizes)
        if solved is not None:
            if solved[1] < 0:
                raise ValueError(f"{parameter.name}: {found} elements along axis {axis} of {parameter.declared()} make "
                                 f"{solved[0]} = {solved[1]}")
            sizes[solved[0]] = solved[1]
        missing = [name for name in extent.names if name not in sizes]
        if missing and last:
            raise ValueError(f"{parameter.name}: {found} elements along axis {axis} do not fit {parameter.declared()}, "
                             f"whatever {' and '.join(missing)} may be")
        if missing:
            continue  # a size that is passed, or that an array behind tells: held against it then
        wanted = extent.value(sizes)
        if wanted != found:
            told = ", ".join(f"{name} = {sizes[name]}" for name in extent.names)
            raise ValueError(f"{parameter.name}: {wanted} elements are wanted along axis {axis} of "
                             f"{parameter.declared()}{f', where {told}' if told else ''}; there are {found}")


def _number(parameter: Parameter) -> Taker:
    type, name = parameter.type, parameter.name
    dtype = np.dtype(type.dtype)
    if type.kind == "f":
        def take_float(value: Any, sizes: dict[str, int]) -> Any:
            if value.__class__ is float:
                return value
            return _real(value, parameter, dtype)
        return take_float
    if type.kind == "c":
        def take_complex(value: Any, sizes: dict[str, int]) -> Any:
            if isinstance(value, np.ndarray) and value.shape not in ((), (1,)):
                raise ValueError(f"{name}: one number is wanted, not an array of shape {value.shape}")
            if isinstance(value, (str, bytes)) or not np.can_cast(np.asarray(value).dtype, np.dtype("c16")):
                raise TypeError(f"{name}: a complex number is wanted, not {described(value)}")
            return np.array(value, dtype).reshape(())
        return take_complex
    information = np.iinfo(dtype) if type.kind in "iu" else None

    def take_integer(value: Any, sizes: dict[str, int]) -> Any:
        try:
            number = operator.index(value) if value.__class__ is not np.bool_ else int(value)
        except TypeError:
            raise TypeError(f"{name}: an integer is wanted ({parameter.declared()}), not {described(value)}") from None
        if information is not None and not information.min <= number <= information.max:
            raise ValueError(f"{name}: {number} does not fit into {type.name}")
        if sizes.setdefault(name, number) != number:
            raise ValueError(f"{name}: {number} is given, but the shapes say {sizes[name]}")
        return number

    return take_integer


def _real(value: Any, parameter: Parameter, dtype: np.dtype[Any]) -> float:
    """One real number. Raises TypeError, ValueError."""
    if isinstance(value, np.ndarray):
        if value.shape not in ((), (1,)):
            raise ValueError(f"{parameter.name}: one number is wanted ({parameter.declared()}), not an array of shape "
                             f"{value.shape}")
        value = value.reshape(())[()]
    if isinstance(value, (str, bytes, complex, np.complexfloating)) or value is None:
        raise TypeError(f"{parameter.name}: a number is wanted ({parameter.declared()}), not {described(value)}")
    try:
        return float(value)
    except (TypeError, ValueError):
        raise TypeError(f"{parameter.name}: a number is wanted ({parameter.declared()}), not {described(value)}"
                        ) from None


def _batch(parameter: Parameter, fortran: bool) -> Taker:
    dtype, name = np.dtype(parameter.type.dtype), parameter.name
    axes = len(parameter.extents)

    def take(value: Any, sizes: dict[str, int]) -> Any:
        if not isinstance(value, np.ndarray) or value.dtype != dtype:
            if not parameter.pointer and not isinstance(value, np.ndarray):
                value = np.asarray(value)
                if value.dtype.kind not in ("iub" if dtype.kind in "iu" else "fiu" if dtype.kind == "f" else "cfiu"):
                    raise TypeError(f"{name}: numbers of type {dtype} are wanted, not of {value.dtype}")
                value = value.astype(dtype)
            else:
                value = as_array(value, dtype, parameter)
        if value.ndim not in (axes, axes + 1):
            raise ValueError(f"{name}: an array of {axes + 1} axes is wanted, a leading one more than "
                             f"{parameter.declared()}, not of {value.ndim} (shape {value.shape})")
        lead = value.ndim - axes
        if lead and sizes.setdefault("", len(value)) != len(value):
            raise ValueError(f"{name}: {len(value)} items, where the arguments before have {sizes['']}")
        item = value if not lead else (value[0] if len(value) else np.empty(value.shape[1:], dtype))
        if not (item.flags.f_contiguous if fortran else item.flags.c_contiguous) or not value.flags.aligned or (
                lead and len(value) > 1 and value.strides[0] < 0):
            if fortran and lead:
                _tell(f"{name}: copied, since its items are not in Fortran's order")
                copy = batch_of((len(value), *value.shape[1:]), dtype, True)
                copy[...] = value
                value = copy
            else:
                value = laid_out(value, "F" if fortran else "C", parameter)
        if parameter.pointer:
            for extent, found in zip(parameter.extents, value.shape[lead:], strict=True):
                if extent.names == (extent.text,):
                    sizes.setdefault(extent.text, found)
            check_extents(parameter, value.shape[lead:], sizes)
        return value

    return take


def batch_of(shape: tuple[int, ...], dtype: Any, fortran: bool) -> np.ndarray[Any, Any]:
    """Zeros for so many items, each in the function's order."""
    if not fortran:
        return np.zeros(shape, dtype)
    return np.zeros((shape[0], *reversed(shape[1:])), dtype).transpose(0, *range(len(shape) - 1, 0, -1))
