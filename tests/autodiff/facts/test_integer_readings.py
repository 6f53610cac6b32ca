"""Which integers of unknown type are only read as integers."""

from __future__ import annotations

import pytest

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.autodiff.facts.integer_readings import is_used_as_integer

# The places before an aligned address, as Eigen counts them; %n goes round a loop, through a maximum, into a length.
COUNTED = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare void @taken(i64)
define void @f(ptr %a, i64 %size, i1 %c) {{
entry:
  %n = and i64 %size, -2
  br label %loop
loop:
  %m = phi i64 [ %n, %entry ], [ %next, %loop ]
  %next = call i64 @llvm.smax.i64(i64 %m, i64 %size)
  br i1 %c, label %loop, label %done
done:
  %length = shl i64 %m, 3
  {use}
  ret void
}}
"""


@pytest.mark.parametrize("use, expected", [
    ("call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %length, i1 false)", True),
    ("%p = getelementptr i8, ptr %a, i64 %length", True),
    ("call void @taken(i64 %length)", False),
    ("store i64 %m, ptr %a", False),
    ("%x = bitcast i64 %m to double", False),
    ("%p = inttoptr i64 %length to ptr", False),
])
def test_an_integer_is_followed_through_loops_and_branches(use: str, expected: bool) -> None:
    f = ir.parse_module(COUNTED.format(use=use)).functions["f"]
    assert is_used_as_integer(next(i for i in f.instructions() if i.name == "n"), CallModels()) is expected
