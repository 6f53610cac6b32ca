"""Accesses to arrays that are members of structures are marked, and LLVM keeps the marks where it may."""

from enzyme_cc import ir
from enzyme_cc.analysis.member_marks import INTEGERS_OF_MEMBER, NUMBERS_OF_MEMBER, is_marked
from enzyme_cc.autodiff.prepare.member_arrays import mark_member_arrays
from enzyme_cc.toolchain.llvm import preoptimise_text

HEAP = """
%struct.heap = type { i64, [16 x i64], [16 x double] }
%struct.either = type { i64, %union.words }
%union.words = type { [16 x i64] }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, i64 %k, ptr %x) {
BODY
  ret void
}
!1 = !{!"long", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!1, !1, i64 0}
!5 = !{!2, !2, i64 0}
"""
ITEM = """
  %item = getelementptr inbounds %struct.heap, ptr %p, i32 0, i32 1
  %at = getelementptr inbounds [16 x i64], ptr %item, i64 0, i64 %k
"""


def _marks(body: str, optimised: bool = False) -> list[list[str]]:
    """The marks of the accesses and copies of a function."""
    module = ir.parse_module(HEAP.replace("BODY", body))
    mark_member_arrays(module.functions["f"])
    if optimised:
        module = ir.parse_module(preoptimise_text(str(module)))
    return [
        [name for name in (INTEGERS_OF_MEMBER, NUMBERS_OF_MEMBER) if is_marked(i, name)]
        for i in module.functions["f"].instructions()
        if i.opcode in ("load", "store") or (isinstance(i, ir.Call) and i.called_name.startswith("llvm.mem"))
    ]


def test_an_element_of_an_array_of_integers_is_marked() -> None:
    assert _marks(ITEM + "store i64 1, ptr %at, !tbaa !4") == [[INTEGERS_OF_MEMBER]]


def test_bytes_members_that_are_no_arrays_and_unions_are_not() -> None:
    assert _marks(ITEM + "store i64 1, ptr %at, !tbaa !5") == [[]]
    assert _marks(ITEM + "store i64 1, ptr %at") == [[]]
    assert _marks("""
  %n = getelementptr inbounds %struct.heap, ptr %p, i32 0, i32 0
  %at = getelementptr inbounds i64, ptr %n, i64 %k
  store i64 1, ptr %at, !tbaa !4
""") == [[]]
    assert _marks("""
  %u = getelementptr inbounds %struct.either, ptr %p, i32 0, i32 1
  %w = getelementptr inbounds %union.words, ptr %u, i32 0, i32 0
  %at = getelementptr inbounds [16 x i64], ptr %w, i64 0, i64 %k
  store i64 1, ptr %at, !tbaa !4
""") == [[]]


def test_an_element_that_a_pointer_leads_to_is_not() -> None:
    assert _marks("%at = getelementptr inbounds i64, ptr %p, i64 %k\nstore i64 1, ptr %at, !tbaa !4") == [[]]


def test_copies_into_arrays_of_numbers_and_between_arrays_of_integers_are_marked() -> None:
    copy = "call void @llvm.memcpy.p0.p0.i64(ptr %at, ptr {}, i64 %k, i1 false)"
    assert _marks(ITEM + copy.format("%x")) == [[]]
    assert _marks(ITEM + copy.format("%item")) == [[]]
    assert _marks(ITEM.replace("%k", "0") + ITEM.replace("%", "%b").replace("%bstruct", "%struct").replace(
        "%bp", "%p").replace("%bk", "%k") + copy.format("%bat")) == [[INTEGERS_OF_MEMBER]]
    numbers = ITEM.replace("i32 1", "i32 2").replace("i64]", "double]")
    assert _marks(numbers + copy.format("%x")) == [[NUMBERS_OF_MEMBER]]


def test_marks_stay_where_stores_are_joined_that_both_have_it() -> None:
    both = """
  %c = icmp eq i64 %k, 3
  br i1 %c, label %a, label %b
a:
  store i64 1, ptr %at, !tbaa !4
  br label %end
b:
  store i64 %k, ptr %at, !tbaa !4
  br label %end
end:
"""
    assert _marks(ITEM + both, optimised=True) == [[INTEGERS_OF_MEMBER]]
    one = both.replace("store i64 1, ptr %at, !tbaa !4", "store i64 1, ptr %at")
    assert _marks(ITEM + one, optimised=True) in ([[]], [[], [INTEGERS_OF_MEMBER]])
