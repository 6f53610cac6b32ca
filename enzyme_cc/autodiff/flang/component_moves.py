"""Copies of the components of a Fortran derived type that are simply moved, as LLVM IR.

An object of a type that is known at run time only is copied by one of several courses, and what is a number in one may
be integers in the others. So that such integers are not taken for parts of numbers, they are marked as what they are.
But TRANSFER, EQUIVALENCE and C may have put the bits of numbers into integers and text. No number fits into what is
marked: integers that lie beside each other are moved together, as whole words, without a mark, whatever they are.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import OF_COMPONENTS
from enzyme_cc.ir import Type

WORD = 8
_TAG = 1 << 24  # above all other numbers of metadata in the text
TAG_NODES = [
    f"!{_TAG} = !{{!{_TAG + 1}, !{_TAG + 1}, i64 0}}", f'!{_TAG + 1} = !{{!"component", !{_TAG + 2}, i64 0}}',
    f'!{_TAG + 2} = !{{!"{OF_COMPONENTS}"}}',
]
"""The metadata that `moves` names."""


class Leaf(NamedTuple):
    """A part of a component: where it lies, its type (None for bytes of integers), and how many bytes it has."""

    offset: int
    type: str | None
    size: int
    is_header: bool = False


def leaves(type: Type, offset: int, layout: ir.DataLayout, in_header: bool = False) -> list[Leaf]:
    """The parts of a component of this type."""
    size = layout.size(type)
    if isinstance(type, ir.NamedStruct) and type.name.endswith(("T__builtin_c_ptr", "T__builtin_c_funptr")):
        return [Leaf(offset, "ptr", size)]  # which flang declares as integers
    if type.is_struct:
        is_header = in_header or (not isinstance(type, ir.NamedStruct) and bool(type.elements))
        return [
            leaf for k, element in enumerate(type.elements)
            for leaf in leaves(element, offset + layout.offset(type, k), layout, is_header)
        ]
    element = type
    while element.is_array:
        element = element.element
    if element.is_int and not (in_header and type.is_array):
        return [Leaf(offset, None, size, in_header)] if size else []
    if type.is_array and (element.is_struct or in_header):
        stride = layout.size(type.element)
        return [
            leaf for k in range(type.count) for leaf in leaves(type.element, offset + k * stride, layout, in_header)
        ]
    return [Leaf(offset, str(type), size)]


def moves(parts: list[Leaf]) -> list[str]:
    """Copies of these parts of an object at %from to one at %p."""
    lines: list[str] = []
    run: list[int] = []  # where it begins and ends

    def end_run() -> None:
        if run:
            lines.extend(_move_integers(*run))
            run.clear()

    for part in sorted(parts):
        if part.type is None and not part.is_header:
            if not run or run[1] != part.offset:
                end_run()
                run[:] = [part.offset, part.offset]
            run[1] += part.size
            continue
        end_run()
        type = part.type if part.type is not None else f"i{8 * part.size}"
        lines += _move(part.offset, type, is_marked=part.type is None)
    end_run()
    return lines


def _move_integers(start: int, end: int) -> list[str]:
    """Copies of bytes of integers beside each other: of whole words where there are as many, else marked."""
    lines: list[str] = []
    are_words = end - start >= WORD
    first = -(-start // WORD) * WORD
    if are_words and first + WORD > end:
        first = start  # of no alignment
    count = (end - first) // WORD if are_words else 0
    after = first + count * WORD if count else start
    if count:
        lines += _pieces(start, first)
        lines += _move(first, "i64" if count == 1 else f"[{count} x i64]", False, align=1 if first % WORD else WORD)
    return lines + _pieces(after, end)


def _pieces(start: int, end: int) -> list[str]:
    lines: list[str] = []
    while start < end:
        size = next(size for size in (4, 2, 1) if start % size == 0 and start + size <= end)
        lines += _move(start, f"i{8 * size}", True)
        start += size
    return lines


def _move(offset: int, type: str, is_marked: bool, align: int = 0) -> list[str]:
    rest = (f", align {align}" if align else "") + (f", !tbaa !{_TAG}" if is_marked else "")
    return [
        f"  %f.{offset} = getelementptr i8, ptr %from, i64 {offset}",
        f"  %c.{offset} = getelementptr i8, ptr %p, i64 {offset}",
        f"  %v.{offset} = load {type}, ptr %f.{offset}{rest}", f"  store {type} %v.{offset}, ptr %c.{offset}{rest}",
    ]
