"""What a check has found of two accesses holds in as many loops as it says."""

from enzyme_cc.analysis import apart
from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.ir import Instruction, parse_module


def accesses() -> list[Instruction]:
    module = parse_module("""
define void @f(ptr %x, ptr %y) {
  %a = load double, ptr %x
  %b = load double, ptr %x
  store double %a, ptr %y
  store double %b, ptr %y
  ret void
}""")
    return module.functions["f"].entry.instructions[:4]


def test_only_what_is_named_is_apart() -> None:
    first, second, third, fourth = accesses()
    table = first.module.metadata
    check, other = (table.add_distinct('!{$self, !"ranges"}') for _ in range(2))
    apart.mark(table, first, check, 0, [(1, 0)])
    apart.mark(table, third, check, 1, ())
    apart.mark(table, second, other, 0, [(1, 2)])
    apart.mark(table, fourth, other, 1, ())
    assert apart.checked_apart(first, third, 0) and apart.checked_apart(third, first, 0)
    assert not apart.checked_apart(first, fourth, 5)
    assert not apart.checked_apart(second, fourth, 1) and apart.checked_apart(second, fourth, 2)
    alias = AliasAnalysis(first.function)
    assert not alias.may_alias(first.pointer, 8, third.pointer, 8, first, third)
    assert alias.may_alias(second.pointer, 8, fourth.pointer, 8, second, fourth, same_iteration=False)
    assert not alias.tags_may_alias(second, fourth, 2) and alias.tags_may_alias(second, fourth, 0)


def test_an_access_passes_several_checks() -> None:
    first, _, third, _ = accesses()
    table = first.module.metadata
    for depth in (3, 1):
        check = table.add_distinct('!{$self, !"ranges"}')
        apart.mark(table, first, check, 0, [(1, depth)])
        apart.mark(table, third, check, 1, ())
    assert not apart.checked_apart(first, third, 0) and apart.checked_apart(first, third, 1)


def test_the_marks_leave_with_the_slice() -> None:
    line = "  store double %a, ptr %y, align 8, !tbaa !3, !enzyme.apart !12, !dbg !4\n"
    assert apart.without_marks(line) == "  store double %a, ptr %y, align 8, !tbaa !3, !dbg !4\n"
