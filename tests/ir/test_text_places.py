"""The places of LLVM text that a person wrote, found again in the module that LLVM read."""

from __future__ import annotations

import re

import llvmlite.binding as llvm

from enzyme_cc import ir
from enzyme_cc.ir.text_places import locate, mark, places_of

TEXT = """; define double @no()
@"a b" = global [2 x i32] [i32 1,
  i32 2]
@0 = global i8 0
declare double @g(double)
define { double, ptr } @f(double %x,
    ptr %p) {
entry: %y = fadd double %x, 1.0  ; %z = fsub
  store double %y, ptr %p
  switch i32 3, label %end [
    i32 0, label %other
    i32 1, label %end
  ]
other:                                            ; preds = %entry
  %"odd name" = tail call double @g(
      double %y)
  call void @llvm.dbg.value(metadata double %y, metadata !0, metadata !1), !dbg !2
  br label %end

end:
  ret { double, ptr } zeroinitializer
}
define double @one(double %x) { ret double %x }
"""


def test_instructions_functions_and_variables_have_their_lines_and_columns() -> None:
    places = places_of(TEXT)
    assert places.variables == {"a b": (2, 1), "0": (4, 1)}
    assert {name: (f.line, f.column) for name, f in places.functions.items()} == {
        "g": (5, 1), "f": (6, 1), "one": (23, 1)}
    found = [(s.opcode, s.name, s.line, s.column, s.is_debug) for s in places.functions["f"].statements]
    assert found == [
        ("fadd", "%y", 8, 8, False), ("store", "", 9, 3, False), ("switch", "", 10, 3, False),
        ("call", '%"odd name"', 15, 3, False), ("call", "", 17, 3, True), ("br", "", 18, 3, False),
        ("ret", "", 21, 3, False)]
    assert [(s.opcode, s.line, s.column) for s in places.functions["one"].statements] == [("ret", 23, 33)]


def test_a_module_that_is_marked_says_where_its_instructions_stand() -> None:
    text = TEXT.replace("  call void @llvm.dbg.value(metadata double %y, metadata !0, metadata !1), !dbg !2\n", "\n")
    module = ir.parse_module(str(llvm.parse_assembly(text)))
    mark(module, places_of(text), "dir/given.ll")
    marked = llvm.parse_assembly(module.print())
    marked.verify()
    again = ir.parse_module(str(marked))  # LLVM has not dropped it
    told = [str(i.debug_location) for i in again.functions["f"].instructions()]
    assert told == [f"dir/given.ll:{place}" for place in ("8:8", "9:3", "10:3", "15:3", "18:3", "21:3")]
    assert str(again.functions["f"].debug_location) == "dir/given.ll:6"
    assert "line: 2" in "".join(again.metadata.texts.values())


def test_instructions_that_llvm_adds_or_drops_leave_the_others_their_lines() -> None:
    places = places_of(TEXT)
    places.functions["f"].statements.pop(1)  # as if LLVM had made the store
    text = TEXT.replace("  call void @llvm.dbg.value(metadata double %y, metadata !0, metadata !1), !dbg !2\n", "\n")
    module = ir.parse_module(str(llvm.parse_assembly(text)))
    mark(module, places, "given.ll")
    lines = [i.debug_location.line for i in module.functions["f"].instructions() if i.debug_location]
    assert lines == [8, 6, 10, 15, 18, 21]


def test_functions_that_tell_of_another_source_keep_it() -> None:
    text = """define double @f(double %x) !dbg !3 {
  ret double %x, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "real.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 7, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 8, column: 2, scope: !3)
"""
    module = ir.parse_module(str(llvm.parse_assembly(text)))
    mark(module, places_of(text), "given.ll")
    assert [str(i.debug_location) for i in module.functions["f"].instructions()] == ["real.c:8:2"]


def test_what_is_no_llvm_text_has_no_places() -> None:
    for text in ("", "int main(void) { return 0; }\n", "define", "define double @f(", "@", "}}}\n\n{", "\0\x80 @x = ",
                 '"'):
        places_of(text)


def test_the_verifiers_words_lead_to_a_line() -> None:
    read = str(llvm.parse_assembly(re.sub(r".*@llvm.dbg.*\n", "\n", TEXT)))

    def place(message: str) -> str:
        return str(locate(message, TEXT, read, "given.ll"))

    assert place("Instruction does not dominate all uses!\n  %y = fadd double %x, 1.000000e+00\n") == "given.ll:8:8"
    assert place("Stored value type\n  store double %y, ptr %p, align 8\n") == "given.ll:9:3"
    assert place("wrong call\n  %\"odd name\" = tail call double @g(double %y)\n") == "given.ll:15:3"
    assert place("Function return type does not match\nptr @g\n") == "given.ll:5:1"
    assert place("bad global\nptr @\"a b\"") == "given.ll:2:1"
    assert str(locate("Terminator found in the middle of a basic block!\nlabel %end\n", TEXT.replace("\nend:", "\n  "),
                      read, "given.ll")) == "given.ll:21:3"
    assert place("something else") == "given.ll"
