"""Which addresses that are counted by a distance are the pointer that the distance leads to."""

from __future__ import annotations

import pytest

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.distances import follow_distances

TEXT = """
define void @f(ptr %base, ptr %p, ptr %other) {{
  %end = ptrtoint ptr %p to i64
  %start = ptrtoint ptr {start} to i64
  %distance = {operation} i64 %end, %start
  %address = getelementptr {type}, ptr %base, i64 %distance
  store double 1.0, ptr %address
  ret void
}}
"""


@pytest.mark.parametrize("start, operation, type, is_followed", [
    ("%base", "sub nuw", "i8", True),
    ("%other", "sub nuw", "i8", False),
    ("%base", "add", "i8", False),
    ("%base", "sub", "double", False),
])
def test_an_address_at_the_distance_of_a_pointer_from_its_base_is_the_pointer(
    start: str, operation: str, type: str, is_followed: bool
) -> None:
    module = ir.parse_module(TEXT.format(start=start, operation=operation, type=type))
    function = module.functions["f"]
    follow_distances(function)
    store = next(i for i in function.instructions() if isinstance(i, ir.Store))
    assert (store.pointer is function.args[1]) == is_followed
