"""Accesses to members of COMMON blocks are marked, where all procedures say the same of the bytes."""

from enzyme_cc import ir
from enzyme_cc.analysis.member_marks import StructureMember, member_of
from enzyme_cc.autodiff.prepare.common_blocks import CommonBlocks
from enzyme_cc.autodiff.prepare.member_arrays import mark_members_of_common

BLOCK = """
@text_ = common global [8 x i8] zeroinitializer, align 8
@blk_ = common global [36 x i8] zeroinitializer, align 8
define void @put_(i64 %k) !dbg !9 {
    #dbg_declare(ptr @blk_, !10, !DIExpression(), !16)
    #dbg_declare(ptr getelementptr (i8, ptr @blk_, i64 32), !14, !DIExpression(), !16)
  %m = load i32, ptr getelementptr (i8, ptr @blk_, i64 32), align 4, !dbg !16
  %at = getelementptr double, ptr @blk_, i64 %k, !dbg !16
  store double 1.0, ptr %at, align 8, !dbg !16
  %after = getelementptr double, ptr getelementptr (i8, ptr @blk_, i64 32), i64 %k, !dbg !16
  store double 1.0, ptr %after, align 8, !dbg !16
  ret void, !dbg !16
}
define void @name_() !dbg !20 {
    #dbg_declare(ptr @text_, !21, !DIExpression(), !23)
  %c = load i8, ptr @text_, align 1, !dbg !23
  ret void, !dbg !23
}
define void @other_(i64 %k) !dbg !17 {
    #dbg_declare(ptr @blk_, !18, !DIExpression(), !19)
  %n = load i32, ptr @blk_, align 4, !dbg !19
  ret void, !dbg !19
}
define void @of_c() {
  store i32 1, ptr getelementptr (i8, ptr @blk_, i64 4), align 4
  ret void
}
define void @of_others() {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !2, producer: "flang", emissionKind: FullDebug)
!2 = !DIFile(filename: "put.f90", directory: "/")
!4 = !DIBasicType(name: "real", size: 64, encoding: DW_ATE_float)
!5 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !7)
!7 = !{!8}
!8 = !DISubrange(count: 4, lowerBound: 1)
!9 = distinct !DISubprogram(name: "put", scope: !2, file: !2, line: 1, spFlags: DISPFlagDefinition, unit: !1)
!10 = !DILocalVariable(name: "k", scope: !9, file: !2, line: 1, type: !6)
!14 = !DILocalVariable(name: "m", scope: !9, file: !2, line: 1, type: !5)
!16 = !DILocation(line: 1, scope: !9)
!17 = distinct !DISubprogram(name: "other", scope: !2, file: !2, line: 1, spFlags: DISPFlagDefinition, unit: !1)
!18 = !DILocalVariable(name: "n", scope: !17, file: !2, line: 1, type: !5)
!19 = !DILocation(line: 1, scope: !17)
!20 = distinct !DISubprogram(name: "name", scope: !2, file: !2, line: 1, spFlags: DISPFlagDefinition, unit: !1)
!21 = !DILocalVariable(name: "c", scope: !20, file: !2, line: 1, type: !22)
!22 = !DIStringType(size: 64, encoding: DW_ATE_ASCII)
!23 = !DILocation(line: 1, scope: !20)
"""
NUMBERS, COUNTER = StructureMember("blk_", 0, 32, 36, False), StructureMember("blk_", 32, 4, 36, False)


def _members(*names: str) -> list[StructureMember | None]:
    """The members that the accesses of the first of the functions are marked as ones to, if these are all there are."""
    module = ir.parse_module(BLOCK)
    blocks = CommonBlocks(module.functions[name] for name in names)
    for function in blocks.functions:
        mark_members_of_common(function, blocks)
    return [member_of(i) for i in module.functions[names[0]].instructions() if i.opcode in ("load", "store")]


def test_accesses_are_to_the_members_that_the_procedure_declares() -> None:
    assert _members("put_") == [COUNTER, NUMBERS, None]


def test_what_another_procedure_declares_to_be_integers_is_no_member() -> None:
    assert _members("put_", "other_") == [COUNTER, None, None]
    assert _members("other_", "put_") == [None]


def test_nothing_is_known_of_a_block_that_a_function_does_not_describe() -> None:
    assert _members("put_", "of_others") == [COUNTER, NUMBERS, None]
    assert _members("put_", "of_c") == [None, None, None]


def test_text_is_neither_numbers_nor_integers() -> None:
    assert _members("name_") == [None]
