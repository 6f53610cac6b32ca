"""Where messages point."""

from types import SimpleNamespace

from enzyme_cc.autodiff.interface.refusals import in_source
from enzyme_cc.diagnostics import Location, error
from enzyme_cc.ir import parse_module

ASKING = """
declare double @__enzyme_autodiff(...)
define double @asks(double %x) !dbg !4 {
  %made = call double (...) @__enzyme_autodiff(double %x), !dbg !5
  ret double %made
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "main.rs", directory: "/somewhere")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "asks", file: !2, scope: !2, line: 6, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 7, column: 3, scope: !4)
"""


def test_what_only_a_library_shows_is_said_of_the_request() -> None:
    request = SimpleNamespace(call=parse_module(ASKING).functions["asks"].entry.instructions[0])
    library, own = Location("/usr/include/c++/12/variant", 609, 1), Location("main.rs", 9, 1)
    moved = in_source(error("cannot", library), request).location
    assert moved is not None and (moved.file, moved.line, moved.column) == ("main.rs", 7, 3)
    assert in_source(error("cannot", own), request).location == own
