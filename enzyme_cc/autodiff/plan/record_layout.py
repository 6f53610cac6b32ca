"""Where kept values stand in a record, of a call or of an iteration.

The biggest come first, so that none needs padding before it. Values of paths that exclude each other share a place: a
record of a recursive function is as small at its leaves as what the leaves keep.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from enzyme_cc.autodiff.plan.storage import aligned
from enzyme_cc.graph import reachable
from enzyme_cc.ir import BasicBlock, DataLayout, Type

Item = TypeVar("Item")


class RecordLayout:
    """Places in one record.

    header   of the loop whose iteration the record is of: paths end there; None for the record of a call
    """

    def __init__(self, layout: DataLayout, header: BasicBlock | None) -> None:
        self.layout = layout
        self.header = header
        self._followers: dict[BasicBlock, set[BasicBlock]] = {}

    def offsets(self, items: Iterable[tuple[Item, Type, BasicBlock]], start: int) -> tuple[dict[Item, int], int]:
        """The offset of each value, of this type and computed in this block, behind the first `start` bytes; and the
        bytes of the record."""
        ordered = sorted(items, key=lambda item: -self.layout.size(item[1]))
        found: dict[Item, int] = {}
        places: list[tuple[int, int, list[BasicBlock]]] = []
        end = start
        for item, type, home in ordered:
            size, alignment = self.layout.size(type), self.layout.align(type)
            for offset, room, homes in places:
                if size <= room and offset % alignment == 0 and all(self._exclude(home, other) for other in homes):
                    homes.append(home)
                    break
            else:
                offset = aligned(end, alignment)
                end = offset + size
                places.append((offset, size, [home]))
            found[item] = offset
        return found, end

    def _exclude(self, a: BasicBlock, b: BasicBlock) -> bool:
        """Whether no path through the function, or through an iteration, meets both."""
        return a is not b and a not in self._reached(b) and b not in self._reached(a)

    def _reached(self, block: BasicBlock) -> set[BasicBlock]:
        if block not in self._followers:
            self._followers[block] = reachable((block,), self._successors)
        return self._followers[block]

    def _successors(self, block: BasicBlock) -> list[BasicBlock]:
        return [successor for successor in block.successors if successor is not self.header]
