"""Addresses of headers that containers of C++'s library keep in themselves, where they are stored.

A list's sentinel, the element before the first of a hash table, its first bucket, the sentinel of a tree and the room
of a short string lie in the container itself, beside its counts and whatever the object holds that it is a member of.
Where their addresses are stored among those of nodes, buckets and characters, only the header itself is ever reached
through them, so that type inference need not take the container for a node.
"""

from __future__ import annotations

from enzyme_cc.ir import Alloca, GetElementPtr, Instruction, Value
from enzyme_cc.ir.source_places import is_library, places_around

_EXTENTS = {
    "hashtable.h": 8,  # _M_before_begin and _M_single_bucket: one pointer each
    "stl_list.h": 16,  # _M_next, _M_prev
    "list.tcc": 16,
    "stl_tree.h": 32,  # the colour, _M_parent, _M_left, _M_right
    "basic_string.h": 16,  # _M_local_buf
    "basic_string.tcc": 16,
}
"""How many bytes of libstdc++'s headers are reached through their addresses, by the file that stores these."""


def header_extent(store: Instruction) -> int | None:
    """How many bytes are reached through the address that is stored, if that is such a header's."""
    value, pointer = store.operands
    module, ref = store.module, store.metadata.get("dbg")
    if module is None or ref is None or isinstance(pointer, Alloca) or not _is_in_object(value):
        return None
    place = next(iter(places_around(module.metadata, ref)), None)
    if place is None or not is_library(place):
        return None
    return _EXTENTS.get(place.file.rpartition("/")[2])


def _is_in_object(address: Value) -> bool:
    """Whether an address is that of a variable, or of a known place in an object."""
    return isinstance(address, Alloca) or (
        isinstance(address, GetElementPtr) and not address.type.is_vector
        and all(index.is_constant for index in address.operands[1:]))
