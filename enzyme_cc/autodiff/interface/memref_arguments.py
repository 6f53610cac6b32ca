"""Requests written in MLIR, where an array is one argument: a memref, which is lowered to several.

`call @__enzyme_autodiff(%f, %x, %dx)` over memrefs becomes a call with the parts of x, then those of dx: two pointers,
an offset, sizes and strides of each. Each pointer's shadow is brought behind it here. The plain reading of such a list
finds a number where it wants a pointer, so no request has two meanings.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.ir import Argument, Function, Type, Value

_ACTIVITIES = ("enzyme_const", "enzyme_dup", "enzyme_dupnoneed", "enzyme_out")


def shadows_of_memrefs(function: Function, args: list[Value], width: int, marker_of: Callable[[Value], str | None],
                       has_shadow: Callable[[Argument, str | None], bool]) -> list[Value] | None:
    """The arguments of a hook behind the function with the shadows of memrefs pointer by pointer; None if there are
    none in the list, or it does not fit."""
    parameters = function.args
    types = [parameter.type for parameter in parameters]

    def read(place: int, at: int) -> list[Value] | None:
        """What to hand over for the parameters from `place` on, given as the arguments from `at` on."""
        marker = marker_of(args[at]) if at < len(args) else None
        if marker is not None and marker not in _ACTIVITIES:
            after = at + (2 if marker == "enzyme_width" else 1)
            rest = read(place, after)
            return None if rest is None else [*args[at:after], *rest]
        if place == len(types):
            return [] if at == len(args) else None
        marked = args[at:at + 1] if marker is not None else []
        first = at + len(marked)
        groups = 1 + (width if has_shadow(parameters[place], marker) else 0)
        for size in _sizes(types[place:]):
            given = [args[first + size * i:first + size * (i + 1)] for i in range(groups)]
            if not all(_fit(group, types[place:place + size]) for group in given):
                continue
            rest = read(place + size, first + size * groups)
            if rest is not None:
                base, aligned, *numbers = zip(*given, strict=True)
                return [*marked, *base, *marked, *aligned, *(number[0] for number in numbers), *rest]
        rest = read(place + 1, first + groups) if first + groups <= len(args) else None
        return None if rest is None else [*marked, *args[first:first + groups], *rest]

    return read(0, 0) if any(_sizes(types[place:]) for place in range(len(types))) else None


def _sizes(types: list[Type]) -> list[int]:
    """How many of the parameters may be one memref, the most first: of rank r they are 3 + 2r."""
    if len(types) < 3 or not (types[0].is_pointer and types[1].is_pointer):
        return []
    numbers = next((n for n, type in enumerate(types[2:]) if not type.is_int), len(types) - 2)
    return [2 + n for n in range(numbers - (1 - numbers % 2), 0, -2)]


def _fit(given: list[Value], types: list[Type]) -> bool:
    return len(given) == len(types) and all(value.type is type for value, type in zip(given, types, strict=True))
