"""What lies beside the header of a container is not taken for what lies in its nodes."""

from __future__ import annotations

from enzyme_cc.analysis.library_headers import header_extent
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.ir import parse_module

TABLE = """
define void @f(ptr %table, ptr %buckets) !dbg !3 {
  %header = getelementptr i8, ptr %table, i64 16
  %factor = getelementptr i8, ptr %table, i64 32
  store float 1.0, ptr %factor, !dbg !5
  store ptr %header, ptr %buckets, !dbg !5
  %node = load ptr, ptr %buckets, !dbg !5
  %next = load ptr, ptr %node, !dbg !5
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "/usr/include/c++/12/bits/FILE", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !1, unit: !0, spFlags: DISPFlagDefinition, type: !4)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 1, scope: !3)
!6 = !{i32 2, !"Debug Info Version", i32 3}
"""


def nodes(file: str):
    module = parse_module(TABLE.replace("FILE", file))
    function = module.functions["f"]
    stores = [i for i in function.instructions() if i.opcode == "store"]
    node = next(i for i in function.instructions() if i.opcode == "load")
    return [header_extent(store) for store in stores], TypeAnalysis(module).analyse(function).of(node).data0()


def test_a_bucket_that_leads_to_the_header_of_its_table_holds_a_pointer_only() -> None:
    extents, behind = nodes("hashtable.h")
    assert extents == [None, 8]
    assert not any(fact.concrete.is_float for fact in behind.facts)


def test_other_addresses_within_objects_lead_to_all_that_follows() -> None:
    extents, behind = nodes("own_table.h")
    assert extents == [None, None]
    assert any(fact.concrete.is_float and fact.start == 16 for fact in behind.facts)
