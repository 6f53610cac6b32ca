"""What functions make of the integers that they are given."""

import pytest

from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.autodiff.facts.integer_arguments import what_becomes
from enzyme_cc.ir import parse_module

BODIES = """
define double @number(i64 %word) {
  %x = bitcast i64 %word to double
  ret double %x
}
define float @part(i64 %word) {
  %upper = lshr i64 %word, 32
  %half = trunc i64 %upper to i32
  %x = bitcast i32 %half to float
  ret float %x
}
define double @address(i64 %word) {
  %whole = and i64 %word, -8
  %p = inttoptr i64 %whole to ptr
  %place = getelementptr double, ptr %p, i64 1
  %x = load double, ptr %place
  ret double %x
}
define i64 @integers(i64 %word) {
  %p = inttoptr i64 %word to ptr
  %count = load i64, ptr %p
  ret i64 %count
}
define double @index(i64 %word) {
  %p = getelementptr double, ptr @table, i64 %word
  %x = load double, ptr %p
  ret double %x
}
define double @handed_on(i64 %word) {
  %x = call double @address(i64 %word)
  ret double %x
}
define void @keeps(i64 %word) {
  store i64 %word, ptr @kept, !tbaa !2
  ret void
}
define i64 @item() {
  %word = load i64, ptr @kept, !tbaa !2
  ret i64 %word
}
define double @taken() {
  %word = load i64, ptr @kept, !tbaa !2
  %p = inttoptr i64 %word to ptr
  %x = load double, ptr %p
  ret double %x
}
define void @keeps_index(i64 %index) {
  store i64 %index, ptr @kept, !tbaa !5
  ret void
}
define double @indexed() {
  %index = load i64, ptr @kept, !tbaa !5
  %x = call double @index(i64 %index)
  ret double %x
}
define i64 @same(i64 %word) {
  ret i64 %word
}
define double @by_same(ptr %p) {
  %word = ptrtoint ptr %p to i64
  %again = call i64 @same(i64 %word)
  %q = inttoptr i64 %again to ptr
  %x = load double, ptr %q
  ret double %x
}
define void @queues(i64 %word) {
  store i64 %word, ptr @queue, !tbaa !7
  ret void
}
define i64 @next() {
  %word = load i64, ptr @queue, !tbaa !7
  ret i64 %word
}
define double @by_next() {
  %word = call i64 @next()
  %x = bitcast i64 %word to double
  ret double %x
}
@kept = global i64 0
@queue = global i64 0
@table = external global [8 x double]
!0 = !{!"long", !1, i64 0}
!1 = !{!"omnipotent char", !6, i64 0}
!2 = !{!0, !0, i64 0}
!3 = !{!"struct list", !0, i64 0}
!5 = !{!3, !0, i64 0}
!6 = !{!"C"}
!7 = !{!8, !0, i64 0}
!8 = !{!"struct queue", !0, i64 0}
"""


@pytest.mark.parametrize(("name", "made"), [
    ("number", "makes a number of it"), ("part", "makes a number of it"), ("address", "makes an address of it"),
    ("integers", None), ("index", None), ("handed_on", "makes an address of it"),
    ("keeps", "keeps it in memory, and 'taken' makes an address of such a word"), ("keeps_index", None),
    ("same", "makes an address of it"), ("queues", "keeps it in memory, and 'next' makes a number of such a word"),
])
def test_an_integer_is_a_number_or_an_address_where_it_is_used_as_one(name: str, made: str | None) -> None:
    assert what_becomes(CallModels(), parse_module(BODIES).functions[name], 0) == made
