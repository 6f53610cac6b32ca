"""Calls for arguments that are just as the function reads them, as Python code made for each function.

Checks of types, layouts and shapes are comparisons in one straight line, and what fits goes to the entry at once. All
else, wrong arguments too, goes the long way (`Calls`), which copies, converts and says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from enzyme_cc.python.library import LoadedEntry
from enzyme_cc.python.prototype import Parameter, Prototype


def fast_call(prototype: Prototype, entry: LoadedEntry, active: Sequence[str] | None, fortran: bool,
              gathered: Callable[..., Any] | None, slow: Callable[..., Any], with_value: bool = False,
              ) -> Callable[..., Any]:
    """The call of the value (`active` is None) or of the gradient by these inputs; `slow` is the long way.

    A gradient's call takes the result's cotangent as a last argument, too. `gathered` makes the tuple of what is given
    back; None where that is one thing.
    """
    if not is_plain(prototype):
        return slow
    names: dict[str, Any] = {"ndarray": np.ndarray, "zeros": np.zeros, "call": entry.call, "slow": slow,
                             "gathered": gathered, "__name__": __name__}
    inputs = ", ".join(f"a_{p.name}" for p in prototype.inputs)
    lines = [f"def fast({inputs}):"]
    if active is not None:
        lines = [f"def fast({inputs}{', ' if inputs else ''}seed=1.0):"]
        inputs += ", seed"
    known: set[str] = set()
    for p in prototype.inputs:
        conditions = _conditions(p, fortran, names)
        lines.append(f"  if {' or '.join(conditions)}: return slow({inputs})")
        for axis, extent in enumerate(p.extents):
            if not extent.names:
                lines.append(f"  if a_{p.name}.shape[{axis}] != {extent.value({})}: return slow({inputs})")
            elif extent.text in known:
                lines.append(f"  if n_{extent.text} != a_{p.name}.shape[{axis}]: return slow({inputs})")
            else:
                known.add(extent.text)
                lines.append(f"  n_{extent.text} = a_{p.name}.shape[{axis}]")
    for p in prototype.parameters:
        if p.filled and p.type.bytes < 8:
            lines.append(f"  if n_{p.name} > {np.iinfo(p.type.dtype).max}: return slow({inputs})")
    given, gradients, outputs = [], [], []
    for p in prototype.parameters:
        if p.is_output:
            lines.append(f"  a_{p.name} = {_made(p, fortran, names)}")
            outputs.append(f"a_{p.name}" + ("" if p.extents else "[()]"))
        given.append(f"n_{p.name}" if p.filled else f"a_{p.name}")
        if active is not None and p.type.is_active and (p.is_output or p.name in active):
            lines.append(f"  d_{p.name} = {_made(p, fortran, names)}")
            given.append(f"d_{p.name}")
    for name in active or ():
        array = next(p for p in prototype.parameters if p.name == name)
        gradients.append(f"d_{name}" + ("" if array.extents else ".item()"))
    if active is not None:
        given.append("seed")
    lines.append(f"  value = call({', '.join(given)})")
    parts = gradients if active is not None else (["value"] if prototype.result is not None else []) + outputs
    found = f"gathered({', '.join(parts)})" if gathered is not None else parts[0] if parts else "None"
    lines.append(f"  return value, {found}" if with_value else f"  return {found}")
    exec(compile("\n".join(lines), f"<enzyme_cc call of {prototype.name}>", "exec"), names)
    made: Callable[..., Any] = names["fast"]
    return made


def is_plain(prototype: Prototype) -> bool:
    """Whether arguments can be checked in a straight line: extents are numbers or names that inputs tell."""
    told = {extent.text for p in prototype.inputs for extent in p.extents}
    told |= {extent.text for p in prototype.parameters for extent in p.extents if not extent.names}
    return (prototype.result is None or prototype.result.kind != "c") and all(
        (p.pointer or p.type.kind != "c") and not p.inout and all(
            extent.names in ((), (extent.text,)) and extent.text in told for extent in p.extents)
        and (p.filled or p.pointer or p.name not in told) and p.name.isidentifier()
        for p in prototype.parameters)


def _conditions(p: Parameter, fortran: bool, names: dict[str, Any]) -> list[str]:
    """What must not hold of an argument."""
    name = f"a_{p.name}"
    if p.pointer:
        dtype = f"t_{p.type.dtype}"
        names[dtype] = np.dtype(p.type.dtype)
        order = "f_contiguous" if fortran else "c_contiguous"
        return [f"type({name}) is not ndarray", f"{name}.dtype is not {dtype}", f"{name}.ndim != {len(p.extents)}",
                f"not {name}.flags.{order}", f"not {name}.flags.aligned"]
    if p.type.kind == "f":
        return [f"type({name}) is not float"]
    if p.type.kind == "b":
        return [f"type({name}) is not bool"]
    limits = np.iinfo(p.type.dtype)
    return [f"type({name}) is not int", f"not {limits.min} <= {name} <= {limits.max}"]


def _made(p: Parameter, fortran: bool, names: dict[str, Any]) -> str:
    dtype = f"t_{p.type.dtype}"
    names[dtype] = np.dtype(p.type.dtype)
    shape = ", ".join(f"n_{extent.text}" if extent.names else str(extent.value({})) for extent in p.extents)
    if len(p.extents) == 1:
        return f"zeros({shape}, {dtype})"
    return f"zeros(({shape}), {dtype}" + (", 'F')" if fortran else ")")
