"""Heap memory that becomes stack memory or moves before a loop: what may, what may not, and that numbers stay right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.temporaries import move_before_loops, move_to_stack

HEAD = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @keep(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@place = global ptr null
"""


def function(body: str, arguments: str = "ptr %a") -> ir.Function:
    return ir.parse_module(f"{HEAD}define void @f({arguments}) {{\n{body}\n}}\n").functions["f"]


def calls(f: ir.Function) -> list[str]:
    return [
        i.called_function.name for i in f.instructions() if isinstance(i, ir.Call) and i.called_function is not None
    ]


def test_a_small_block_that_stays_inside_becomes_a_local_variable() -> None:
    f = function("""
  %p = tail call ptr @malloc(i64 24)
  %none = icmp eq ptr %p, null
  br i1 %none, label %out, label %go
go:
  %second = getelementptr i8, ptr %p, i64 8
  store double 1.0, ptr %second
  tail call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 24, i1 false)
  tail call void @free(ptr %p)
  br label %out
out:
  ret void""")
    assert move_to_stack(f)
    assert calls(f) == ["llvm.lifetime.start.p0", "llvm.memcpy.p0.p0.i64", "llvm.lifetime.end.p0"]
    copy = next(i for i in f.instructions() if isinstance(i, ir.Call) and "memcpy" in i.called_function.name)
    assert copy.tail is None  # a tail call may not touch the caller's variables
    assert not any(isinstance(i, ir.ICmp) for i in f.instructions())


@pytest.mark.parametrize(
    "use",
    [
        "call void @keep(ptr %p)",
        "store ptr %p, ptr @place",
        "%q = getelementptr i8, ptr %p, i64 8\n  store ptr %q, ptr @place",
        "%s = select i1 true, ptr %p, ptr %a\n  store double 1.0, ptr %s",
        "%same = icmp eq ptr %p, %a",
        "%q = getelementptr i8, ptr %p, i64 8\n  call void @free(ptr %q)",
    ],
)
def test_a_block_whose_address_leaves_stays_on_the_heap(use: str) -> None:
    assert not move_to_stack(function(f"  %p = call ptr @malloc(i64 24)\n  {use}\n  ret void"))


@pytest.mark.parametrize("size", ["i64 4096", "i64 0"])
def test_a_large_or_empty_block_stays_on_the_heap(size: str) -> None:
    assert not move_to_stack(function(f"  %p = call ptr @malloc({size})\n  call void @free(ptr %p)\n  ret void"))


LOOP = """
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
BODY
  br label %latch
latch:
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void"""


def test_what_each_iteration_takes_and_gives_back_is_taken_once_before_the_loop() -> None:
    f = function(LOOP.replace("BODY", """  %p = call ptr @malloc(i64 %n)
  store double 1.0, ptr %p
  call void @free(ptr %p)"""), "i64 %n")
    assert move_before_loops(f)
    entry, _, _, out = f.blocks
    assert [i.opcode for i in entry.instructions] == ["call", "br"]
    assert [i.opcode for i in out.instructions] == ["call", "ret"]
    assert calls(f) == ["malloc", "free"]


@pytest.mark.parametrize(
    "body",
    [
        "  %p = call ptr @malloc(i64 %i)\n  call void @free(ptr %p)",  # another size each time
        "  %p = call ptr @malloc(i64 %n)\n  call void @keep(ptr %p)\n  call void @free(ptr %p)",
        "  %p = call ptr @malloc(i64 %n)\n  store double 1.0, ptr %p",  # not given back: kept as it is
        """  br i1 %c, label %some, label %latch
some:
  %p = call ptr @malloc(i64 %n)
  call void @free(ptr %p)""",  # not in every iteration
    ],
)
def test_other_allocations_stay_in_the_loop(body: str) -> None:
    assert not move_before_loops(function(LOOP.replace("BODY", body), "i64 %n, i1 %c"))


@pytest.mark.slow
def test_derivatives_through_such_memory_are_right(check: Callable[..., None]) -> None:
    check(r"""
static double f(const double *x, int n) {
  double sum = 0;
  for (int k = 0; k < 4; k++) {
    double *t = malloc(n * sizeof *t), *pair = malloc(2 * sizeof *pair);
    for (int i = 0; i < n; i++) t[i] = sin(x[i] * (k + 1)) * (sum + 1);
    pair[0] = t[k % n], pair[1] = t[0] * t[n - 1];
    for (int i = 0; i < n; i++) sum += t[i] * t[(i + k) % n] * pair[i % 2];
    free(pair);
    free(t);
  }
  return sum;
}
int main(void) {
  double x[5] = {0.3, 0.5, 0.2, 0.7, 0.4}, g[5] = {0};
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, g, enzyme_const, 5);
  for (int i = 0; i < 5; i++) {
    double v[5] = {0};
    v[i] = 1;
    CHECK_FD("reverse", g[i], x[i], f(x, 5));
    CHECK_FD("forward", __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, 5), x[i], f(x, 5));
  }
  return check_report();
}
""")
