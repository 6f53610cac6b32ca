"""Which library functions make a slice one whose text is followed: those alone that may write numbers."""

import pytest

from enzyme_cc import ir
from enzyme_cc.analysis.text_kept import may_write
from enzyme_cc.rules.functions import known
from enzyme_cc.rules.text import text_info

DECLARATIONS = {
    "i32 @snprintf(ptr, i64, ptr, ...)": True,
    "ptr @gcvt(double, i32, ptr)": True,
    "i64 @fwrite(ptr, i64, i64, ptr)": True,
    "ptr @__cxa_allocate_exception(i64)": False,
    "i32 @clock_gettime(i32, ptr)": False,
    "ptr @memchr(ptr, i32, i64)": False,
    "ptr @__dynamic_cast(ptr, ptr, ptr, i64)": False,
    "{ i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr, i64, i64, i64)": False,
}


@pytest.mark.parametrize("declaration", DECLARATIONS)
def test_who_may_write_numbers(declaration: str) -> None:
    (function,) = ir.parse_module(f"declare {declaration}\n").functions.values()
    info = known(function.name)
    assert info is not None
    assert may_write(function, info, text_info(function.name)) is DECLARATIONS[declaration]
