"""Numba's types as the words that a compiled function takes for them, and which of these carry derivatives.

    float                one word, a number
    complex              two
    array                seven kinds: two owners, two counts, the address of the elements, the shape, the strides
    record               the address of its bytes
    tuple                the words of its elements
    anything else        words without derivatives, as long as no number hides in it

A leaf is a place in an argument where numbers are: a number itself, or memory that an address leads to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from numba.core import types
from numba.core.registry import cpu_target

NUMBER, MEMORY, PLAIN = "number", "memory", "plain"

_WITHOUT_NUMBERS = (
    types.Integer, types.Boolean, types.NoneType, types.UnicodeType, types.UnicodeCharSeq, types.CharSeq, types.Bytes,
    types.Dispatcher, types.Function, types.Module, types.SliceType, types.RangeType, types.EnumMember, types.DType,
    types.NumberClass, types.NPDatetime, types.NPTimedelta, types.Omitted, types.EllipsisType, types.Literal,
    types.MakeFunctionLiteral, types.EnumClass,
)


class UnsupportedType(Exception):
    """A type that no derivative can be taken through; its text says which."""


@dataclass(frozen=True)
class ActiveLeaf:
    """A place of numbers in the arguments: its kind, its type, and its words."""

    kind: str
    type: Any
    path: tuple[int, ...]
    """Which argument, and on through tuples."""
    first: int
    """The word that is the number or the address."""
    count: int = 1
    """How many numbers, where it is no memory."""


@dataclass(frozen=True)
class Words:
    """The words of a function's arguments."""

    kinds: tuple[str, ...]
    leaves: tuple[ActiveLeaf, ...]


def has_numbers(type_: Any) -> bool:
    """Whether elements of this type have parts that derivatives are taken by."""
    if isinstance(type_, (types.Float, types.Complex)):
        return True
    if isinstance(type_, types.Record):
        return any(has_numbers(field.type) for field in type_.fields.values())
    if isinstance(type_, types.NestedArray):
        return has_numbers(type_.dtype)
    if isinstance(type_, (types.Array, types.List, types.Set)):
        return has_numbers(type_.dtype)
    if isinstance(type_, types.BaseTuple):
        return any(map(has_numbers, type_))
    if isinstance(type_, _WITHOUT_NUMBERS):
        return False
    raise UnsupportedType(str(type_))


def words_of(types_: Sequence[Any]) -> Words:
    """The words of arguments of these types. Raises UnsupportedType."""
    kinds: list[str] = []
    leaves: list[ActiveLeaf] = []
    for place, type_ in enumerate(types_):
        _add(type_, (place,), kinds, leaves)
    if len(kinds) != len(cpu_target.target_context.get_arg_packer(types_).argument_types):
        raise UnsupportedType(", ".join(map(str, types_)))
    return Words(tuple(kinds), tuple(leaves))


def _add(type_: Any, path: tuple[int, ...], kinds: list[str], leaves: list[ActiveLeaf]) -> None:
    first = len(kinds)
    if isinstance(type_, (types.Float, types.Complex)):
        numbers = 2 if isinstance(type_, types.Complex) else 1
        leaves.append(ActiveLeaf(NUMBER, type_, path, first, numbers))
        kinds += [NUMBER] * numbers
    elif isinstance(type_, types.Array):
        active = has_numbers(type_.dtype)
        if active:
            leaves.append(ActiveLeaf(MEMORY, type_, path, first + 4))
        kinds += [PLAIN] * 4 + [MEMORY if active else PLAIN] + [PLAIN] * (2 * type_.ndim)
    elif isinstance(type_, types.Record) and not isinstance(type_, types.Array):
        active = has_numbers(type_)
        if active:
            leaves.append(ActiveLeaf(MEMORY, type_, path, first))
        kinds.append(MEMORY if active else PLAIN)
    elif isinstance(type_, types.BaseTuple):
        for place, element in enumerate(type_):
            _add(element, (*path, place), kinds, leaves)
    elif has_numbers(type_):
        raise UnsupportedType(str(type_))
    else:
        kinds += [PLAIN] * len(cpu_target.target_context.get_arg_packer([type_]).argument_types)


def leaves_of(type_: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Places and types of all that is no tuple in a type."""
    if isinstance(type_, types.BaseTuple):
        for place, element in enumerate(type_):
            yield from leaves_of(element, (*path, place))
    else:
        yield path, type_
