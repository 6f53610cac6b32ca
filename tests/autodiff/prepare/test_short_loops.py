"""Which loops are marked for unrolling: those that alone keep a local array from becoming registers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.short_loops import mark_short_loops
from enzyme_cc.toolchain.llvm import preoptimise_text

HEAD = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @keep(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

VECTOR = HEAD + """
define double @f(ptr %a, i64 %n, i1 %early) {{
entry:
  %v = alloca [{elements} x double]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %{latch} ]
  %from = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %from
  %to = getelementptr double, ptr %v, i64 {index}
  store double %x, ptr %to
  {extra}
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, {count}
  br i1 %done, label %out, label %fill{how}
out:
  %second = getelementptr i8, ptr %v, i64 8
  %r = load double, ptr %second
  ret double %r
}}
!0 = distinct !{{!0, !1{told}}}
!1 = !{{!"llvm.loop.mustprogress"}}
!2 = !{{!"llvm.loop.unroll.disable"}}
"""


def vector(
    elements: int = 3, count: str = "3", index: str = "%i", extra: str = "", latch: str = "fill",
    how: str = ", !llvm.loop !0", told: str = "",
) -> str:
    return VECTOR.format(
        elements=elements, count=count, index=index, extra=extra, latch=latch, how=how, told=told)


@pytest.mark.parametrize("how", ["", ", !llvm.loop !0"], ids=["plain", "with-metadata"])
def test_an_array_that_a_short_loop_fills_becomes_registers(how: str) -> None:
    module = ir.parse_module(vector(how=how))
    assert mark_short_loops(module.functions["f"])
    assert not mark_short_loops(module.functions["f"])  # it has been said
    text = preoptimise_text(module.print())
    assert "alloca" not in text and "phi" not in text


@pytest.mark.parametrize("text", [
    vector(count="%n"),
    vector(elements=100, count="100"),
    vector(elements=30, count="30", extra="\n  ".join(f"store volatile i64 {k}, ptr %a" for k in range(20))),
    vector(index="%n"),
    vector(extra="call void @keep(ptr %v)"),
    vector(extra="call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %v, i64 %n, i1 false)"),
    vector(told=", !2"),
    vector(extra="br i1 %early, label %out, label %rest\nrest:", latch="rest"),
], ids=["unknown-count", "long", "much-code", "index-of-the-caller's", "escapes", "copied-in-part", "told-not-to",
        "two-ways-out"])
def test_a_loop_stays_where_unrolling_does_not_help_or_is_much(text: str) -> None:
    assert not mark_short_loops(ir.parse_module(text).functions["f"])


NEST = HEAD + """
define double @f(ptr %a) {
entry:
  %m = alloca [9 x double]
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ]
  %at = mul i64 %i, 3
  br label %column
column:
  %j = phi i64 [ 0, %row ], [ %j.next, %column ]
  %k = add i64 %at, %j
  %from = getelementptr double, ptr %a, i64 %k
  %x = load double, ptr %from
  %to = getelementptr double, ptr %m, i64 %k
  store double %x, ptr %to
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 3
  br i1 %j.done, label %row.end, label %column
row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 3
  br i1 %i.done, label %sums, label %row
sums:
  br label %sum
sum:
  %p = phi ptr [ %m, %sums ], [ %p.next, %sum ]
  %s = phi double [ 0.0, %sums ], [ %s.next, %sum ]
  %n = phi i64 [ 0, %sums ], [ %n.next, %sum ]
  %y = load double, ptr %p
  %s.next = fadd double %s, %y
  %p.next = getelementptr i8, ptr %p, i64 8
  %n.next = add nuw nsw i64 %n, 1
  %n.done = icmp eq i64 %n.next, 9
  br i1 %n.done, label %out, label %sum
out:
  ret double %s.next
}
"""


def test_loops_inside_of_loops_and_pointers_that_advance() -> None:
    module = ir.parse_module(NEST)
    assert mark_short_loops(module.functions["f"])
    text = preoptimise_text(module.print())
    assert "alloca" not in text and "phi" not in text


VECTORS_IN_C = """
static double f(const double *x) {
    double v[3], w[3], s = 0;
    for (int i = 0; i < 3; i++) v[i] = x[i] * x[(i + 1) % 3];
    for (int i = 0; i < 3; i++) w[i] = v[2 - i] * v[i] + s, s += w[i];
    return s;
}
int main(void) {
    double x[3] = {1.5, -0.5, 2}, d[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    for (int i = 0; i < 3; i++) CHECK_CLOSE("d", d[i], FD_STEP(x[i], f(x), 1e-2), 1e-9);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_derivative_of_short_vectors(level: str, check: Callable[..., None]) -> None:
    check(VECTORS_IN_C, level)


WORDS = HEAD + """
define void @f(ptr %a, ptr %b) {{
entry:
  br label %words
words:
  %i = phi i64 [ 0, %entry ], [ %i.next, %words ]
  %from = getelementptr i64, ptr %a, i64 %i
  %to = getelementptr i64, ptr %b, i64 %i
  %x = load i64, ptr %from
  %y = load i64, ptr %to
  {extra}
  store i64 %x, ptr %to
  store i64 %y, ptr %from
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, {count}
  br i1 %done, label %out, label %words
out:
  ret void
}}
"""


def test_a_loop_that_swaps_the_words_of_records_is_unrolled() -> None:
    module = ir.parse_module(WORDS.format(count=3, extra=""))
    assert mark_short_loops(module.functions["f"])
    assert "phi" not in preoptimise_text(module.print())


@pytest.mark.parametrize("count, extra", [("30", ""), ("3", "call void @keep(ptr %to)")], ids=["long", "calls"])
def test_a_loop_over_many_words_or_with_calls_stays(count: str, extra: str) -> None:
    assert not mark_short_loops(ir.parse_module(WORDS.format(count=count, extra=extra)).functions["f"])


BYTES = HEAD + """
define double @f(double %x) {
entry:
  %from = alloca double
  %to = alloca [8 x i8]
  store double %x, ptr %from
  br label %turn
turn:
  %i = phi i64 [ 0, %entry ], [ %i.next, %turn ]
  %there = getelementptr i8, ptr %from, i64 %i
  %byte = load i8, ptr %there
  %k = sub i64 7, %i
  %here = getelementptr i8, ptr %to, i64 %k
  store i8 %byte, ptr %here
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 8
  br i1 %done, label %back, label %turn, !llvm.loop !0
back:
  %turned = load i64, ptr %to
  %word = call i64 @llvm.bswap.i64(i64 %turned)
  %y = bitcast i64 %word to double
  ret double %y
}
declare i64 @llvm.bswap.i64(i64)
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
"""


def test_a_loop_that_moves_bytes_is_unrolled_at_every_level() -> None:
    module = ir.parse_module(BYTES)
    assert mark_short_loops(module.functions["f"])
    text = preoptimise_text(module.print())
    assert "ret double %x" in text


TAKEN_APART = HEAD + """
define void @f(ptr %p, i64 %u) {{
entry:
  br label %byte
byte:
  %k = phi i64 [ 0, %entry ], [ %k.next, %byte ]
  %shift = mul i64 %k, {step}
  %shifted = lshr i64 %u, %shift
  %b = trunc i64 %shifted to i8
  %to = getelementptr i8, ptr %p, i64 %k
  {access}
  %k.next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %k.next, 8
  br i1 %done, label %out, label %byte, !llvm.loop !0
out:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.unroll.disable"}}
"""


@pytest.mark.parametrize(("access", "is_marked"), [
    ("store i8 %b, ptr %to", True),
    ("store volatile i8 %b, ptr %to", False),
    ("store i64 %shifted, ptr %to", False),
    ("store i8 %b, ptr %to\n  store i8 1, ptr %p", False),
    ("call void @keep(ptr %to)", False),
])
def test_a_loop_that_takes_a_word_apart_is_unrolled_even_where_clang_says_no(access: str, is_marked: bool) -> None:
    text = TAKEN_APART.format(access=access, step=8)
    assert mark_short_loops(ir.parse_module(text).functions["f"]) is is_marked


def test_a_word_that_is_turned_in_registers_is_one_operation() -> None:
    text = HEAD + """
define i64 @f(i64 %u) {
entry:
  br label %byte
byte:
  %k = phi i64 [ 0, %entry ], [ %k.next, %byte ]
  %v = phi i64 [ 0, %entry ], [ %v.next, %byte ]
  %shift = mul i64 %k, 8
  %shifted = lshr i64 %u, %shift
  %b = and i64 %shifted, 255
  %high = shl i64 %v, 8
  %v.next = or i64 %high, %b
  %k.next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %k.next, 8
  br i1 %done, label %out, label %byte
out:
  ret i64 %v.next
}
"""
    module = ir.parse_module(text)
    assert mark_short_loops(module.functions["f"])
    assert "llvm.bswap.i64" in preoptimise_text(module.print())
