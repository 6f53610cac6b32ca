"""Alias queries: offsets, objects, captures, and the difference between one iteration and any two."""

import pytest

from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.ir import parse_module

TEXT = """
@g = global [8 x double] zeroinitializer
@h = global double 0.0
declare ptr @malloc(i64)
declare void @keep(ptr)
declare void @look(ptr captures(none))
define void @f(ptr %a, ptr %b, ptr noalias %r, ptr byval(double) %v, i64 %n, i1 %c) {
entry:
  %stack = alloca [4 x double]
  %other = alloca double
  %leaked = alloca double
  %heap = call noalias ptr @malloc(i64 80)
  %loaded = load ptr, ptr %a
  call void @keep(ptr %leaked)
  call void @look(ptr %stack)
  %s1 = getelementptr inbounds double, ptr %stack, i64 1
  %sn = getelementptr inbounds double, ptr %stack, i64 %n
  %n1 = add i64 %n, 1
  %sn1 = getelementptr inbounds double, ptr %stack, i64 %n1
  %a8 = getelementptr i8, ptr %a, i64 8
  %a4 = getelementptr i8, ptr %a, i64 4
  %g8 = getelementptr i8, ptr @g, i64 8
  %either = select i1 %c, ptr %stack, ptr %heap
  %outside = select i1 %c, ptr %a, ptr %loaded
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %q = getelementptr inbounds double, ptr %p, i64 1
  %walk = phi ptr [ %heap, %entry ], [ %b, %loop ]
  %d = icmp eq ptr %q, %b
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
"""

NAMES = parse_module(TEXT)
FUNCTION = NAMES.functions["f"]
VALUES = (
    {a.name: a for a in FUNCTION.args}
    | {i.name: i for i in FUNCTION.instructions() if i.name}
    | {name: NAMES.globals[name] for name in ("g", "h")}
)
ANALYSIS = AliasAnalysis(FUNCTION)


@pytest.mark.parametrize(
    ("a", "b", "may"),
    [
        ("a", "b", True),
        ("a", "a8", False),
        ("a", "a4", True),
        ("a4", "a8", True),
        ("g", "g8", False),
        ("a", "r", False),
        ("r", "loaded", False),
        ("r", "g", False),
        ("a", "g", True),
        ("g", "h", False),
        ("a", "stack", False),
        ("loaded", "stack", False),
        ("loaded", "leaked", True),
        ("a", "leaked", False),
        ("heap", "stack", False),
        ("heap", "loaded", False),
        ("heap", "a", False),
        ("v", "a", False),
        ("stack", "s1", False),
        ("stack", "sn", True),
        ("sn", "sn1", False),
        ("s1", "other", False),
        ("either", "stack", True),
        ("either", "other", False),
        ("either", "outside", False),
        ("outside", "b", True),
        ("p", "q", False),
        ("p", "r", False),
        ("walk", "stack", False),
        ("walk", "heap", True),
        ("p", "b", True),
    ],
)
def test_one_iteration(a, b, may):
    assert ANALYSIS.may_alias(VALUES[a], 8, VALUES[b], 8) == may
    assert ANALYSIS.may_alias(VALUES[b], 8, VALUES[a], 8) == may


@pytest.mark.parametrize(
    ("a", "b", "may"),
    [
        ("p", "q", True),
        ("p", "r", False),
        ("a", "a8", False),
        ("sn", "sn1", False),
        ("stack", "other", False),
    ],
)
def test_any_two_iterations(a, b, may):
    assert ANALYSIS.may_alias(VALUES[a], 8, VALUES[b], 8, same_iteration=False) == may


def test_sizes():
    a, a8 = VALUES["a"], VALUES["a8"]
    assert ANALYSIS.may_alias(a, 9, a8, 8)
    assert ANALYSIS.may_alias(a, None, a8, 8)
    assert not ANALYSIS.may_alias(a, 0, a, 8)
    assert not ANALYSIS.may_alias(VALUES["r"], None, a, None)
