"""Modules through llvmlite: what pre-optimisation guarantees, what linking and emission do."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.diagnostics import DiagnosticError, InternalFault
from enzyme_cc.graph.dominators import dominators
from enzyme_cc.graph.loops import natural_loops
from enzyme_cc.toolchain import zig_backend
from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.llvm import LLVMModule, link_text, preoptimise_text

LOOPS = """
#include <math.h>
struct pair { double a, b; };
static double square(double x) { return x * x; }
double f(double *x, int n, struct pair *p) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double t[2] = {x[i], 1};
        for (int j = 0; j < i; j++) {
            if (x[j] < 0) break;
            if (x[j] > 3) continue;
            sum += sin(square(t[0])) * p[j].a;
        }
        while (sum > 10) sum /= 2;
    }
    return sum;
}
"""


def _blocks(text: str, function: str) -> dict[str, list[str]]:
    """The lines of each block of a function, by label; the entry is ''."""
    body = re.search(rf"^define [^\n]*@{function}\(.*?^}}", text, re.M | re.S)
    assert body is not None
    blocks: dict[str, list[str]] = {"": []}
    label = ""
    for line in body.group(0).splitlines()[1:-1]:
        start = re.match(r'([-\w.$"]+):', line)
        if start:
            label = start.group(1)
            blocks[label] = []
        elif line.strip():
            blocks[label].append(line)
    return blocks


def test_preoptimisation_inlines_and_promotes_memory(bitcode: Callable[..., bytes]) -> None:
    module = LLVMModule.from_bitcode(bitcode(LOOPS))
    assert module.text().count("alloca") > 3
    module.preoptimise()
    module.verify()
    text = module.text()
    assert "alloca" not in text
    assert "@square" not in text


def test_preoptimisation_neither_vectorises_nor_unrolls(bitcode: Callable[..., bytes]) -> None:
    loop = "for (int i = 0; i < 64; i++) x[i] += y[i] * 2;"
    source = f"void f(double *restrict x, double *restrict y) {{ {loop} }}"
    module = LLVMModule.from_bitcode(bitcode(source, "-march=x86-64-v3"))
    module.preoptimise()
    text = module.text()
    assert "x double>" not in text
    assert text.count("store double") == 1
    module.optimise(3)
    assert "x double>" in module.text()


def test_after_preoptimisation_each_loop_has_preheader_and_one_latch(bitcode: Callable[..., bytes]) -> None:
    blocks = _blocks(preoptimise_text(LLVMModule.from_bitcode(bitcode(LOOPS)).text()), "f")
    target = re.compile(r'label %([-\w.$"]+)')
    successors = {label: target.findall(" ".join(lines)) for label, lines in blocks.items()}
    predecessors: dict[str, list[str]] = {label: [] for label in blocks}
    for label, targets in successors.items():
        for successor in targets:
            predecessors[successor].append(label)
    tree = dominators("", successors.__getitem__)
    loops = list(natural_loops(tree, successors.__getitem__, predecessors.__getitem__).preorder())
    assert len(loops) == 3
    for loop in loops:
        assert len(loop.latches) == 1
        outside = [label for label in predecessors[loop.header] if label not in loop]
        assert len(outside) == 1 and successors[outside[0]] == [loop.header]
        for leave in loop.exits:
            assert all(label in loop for label in predecessors[leave])


def test_a_module_survives_text_and_bitcode(bitcode: Callable[..., bytes]) -> None:
    module = LLVMModule.from_bitcode(bitcode(LOOPS, "-g"))
    text = module.text()
    assert LLVMModule.from_text(text).text() == text
    assert LLVMModule.from_bitcode(module.bitcode()).text() == text


def test_symbols_are_told_apart(bitcode: Callable[..., bytes]) -> None:
    module = LLVMModule.from_bitcode(bitcode(
        "extern int there; extern double g(double); static int h(void) { return there; }"
        "int here; double f(double x) { here = h(); return g(x); }"
    ))
    assert module.defined_symbols() == {"here", "f"}
    assert module.undefined_symbols() == {"there", "g"}


def test_linking_keeps_statics_of_the_same_name_apart(bitcode: Callable[..., bytes]) -> None:
    first = LLVMModule.from_bitcode(bitcode("static int n = 1; int g(void); int f(void) { return n++ + g(); }"))
    second = LLVMModule.from_bitcode(bitcode("static int n = 2; int g(void) { return n--; }"))
    text = link_text(first.text(), second.text())
    assert LLVMModule.from_text(text).defined_symbols() == {"f", "g"}
    assert re.search(r"^@n = internal global i32 1", text, re.M)
    assert re.search(r"^@n\.\d+ = internal global i32 2", text, re.M)


def test_a_symbol_defined_twice_is_the_users_error(bitcode: Callable[..., bytes]) -> None:
    first = LLVMModule.from_bitcode(bitcode("int f(void) { return 1; }"))
    second = LLVMModule.from_bitcode(bitcode("int f(void) { return 2; }"))
    with pytest.raises(DiagnosticError, match="multiply defined"):
        first.link(second)


def test_32_and_64_bits_do_not_merge(bitcode: Callable[..., bytes]) -> None:
    first = LLVMModule.from_bitcode(bitcode("int f(void) { return 1; }"))
    second = LLVMModule.from_bitcode(bitcode("int g(void) { return 2; }", "-m32"))
    with pytest.raises(DiagnosticError, match="different data layouts"):
        first.link(second)


def test_broken_text_is_our_fault_and_broken_bitcode_the_users() -> None:
    with pytest.raises(InternalFault, match="cannot read the module"):
        LLVMModule.from_text("define nonsense")
    with pytest.raises(DiagnosticError, match="cannot read this bitcode"):
        LLVMModule.from_bitcode(b"BC\xc0\xdegarbage!")


def test_what_the_verifier_refuses_is_our_fault() -> None:
    text = "define i32 @f() {\n  br label %a\na:\n  ret i32 %b\nc:\n  %b = add i32 1, 1\n  ret i32 %b\n}\n"
    with pytest.raises(InternalFault):
        LLVMModule.from_text(text).verify()


@pytest.mark.parametrize("flags", ["-fPIC", "-fno-pic", "-fPIE", "-O3 -march=native", "-mcmodel=large", "-g"])
def test_an_emitted_object_links_and_runs(
    flags: str, bitcode: Callable[..., bytes], tmp_path: Path
) -> None:
    source = (
        "#include <stdio.h>\n#include <math.h>\nstatic _Thread_local double cache[3];\nextern FILE *stdout;\n"
        "int main(void) { for (int i = 0; i < 3; i++) cache[i] = sin(i);"
        ' fprintf(stdout, "%.6f\\n", cache[1]); return 0; }\n'
    )
    module = LLVMModule.from_bitcode(bitcode(source, *flags.split()))
    module.optimise(2)
    (tmp_path / "unit.o").write_bytes(module.emit_object(2))
    pie = ["-no-pie"] if flags == "-fno-pic" else []
    subprocess.run([*find_clang().command, *pie, "unit.o", "-lm"], cwd=tmp_path, check=True, timeout=60)
    done = subprocess.run([tmp_path / "a.out"], capture_output=True, text=True, timeout=20)
    assert done.stdout == "0.841471\n"


def test_importing_the_module_does_not_import_llvmlite() -> None:
    program = (
        "import sys, enzyme_cc.toolchain.llvm, enzyme_cc.driver.clang\n"
        "sys.exit('llvmlite' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=20).returncode == 0


def test_imports_inside_functions_as_older_front_ends_list_them() -> None:
    """What ldc on LLVM 14 writes for an import in a function's body; LLVM's code generation ended the process."""
    LLVMModule.read_text("""
define void @f() !dbg !6 {
  ret void, !dbg !9
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_D, file: !2, isOptimized: true, runtimeVersion: 1, \
emissionKind: FullDebug, imports: !3)
!2 = !DIFile(filename: "given.d", directory: "/")
!3 = !{!4}
!4 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !6, entity: !5, file: !2, line: 2)
!5 = !DIModule(scope: !2, name: "std.math")
!6 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !7, spFlags: DISPFlagDefinition, unit: !1, \
retainedNodes: !8)
!7 = !DISubroutineType(types: !8)
!8 = !{}
!9 = !DILocation(line: 2, scope: !6)
""", "given.ll").emit_object()


def test_a_table_of_addresses_stays_one_when_a_slice_is_optimised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where code may lie anywhere, LLVM makes distances of the addresses: no analysis follows `llvm.load.relative`."""
    text = """
target triple = "x86_64-unknown-linux-gnu"
@a = private unnamed_addr constant [2 x i8] c"a\\00"
@b = private unnamed_addr constant [2 x i8] c"b\\00"
@names = private unnamed_addr constant [2 x ptr] [ptr @a, ptr @b]
define ptr @name(i64 %i) {
  %slot = getelementptr inbounds [2 x ptr], ptr @names, i64 0, i64 %i
  %name = load ptr, ptr %slot, align 8
  ret ptr %name
}
"""
    for least in (zig_backend.WORTHWHILE, 0):  # optimised by our LLVM, and by another where there is one
        monkeypatch.setattr(zig_backend, "WORTHWHILE", least)
        module = LLVMModule.from_text(text)
        module.preoptimise()
        assert "load ptr, ptr %slot" in module.text()


def test_a_nest_that_counts_downwards_is_made_vectors() -> None:
    """What LLVM compares before the outer loop fails always where that counts downwards, as reverse sweeps do."""
    module = LLVMModule.from_text("""
define void @f(ptr %a, ptr %b, ptr %c, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ %n, %entry ], [ %i.next, %latch ]
  %row = mul nsw i64 %i, %n
  %to = getelementptr inbounds double, ptr %a, i64 %row
  %from = getelementptr inbounds double, ptr %b, i64 %row
  %factor = getelementptr inbounds double, ptr %c, i64 %i
  %f = load double, ptr %factor
  br label %inner
inner:
  %j = phi i64 [ %n, %outer ], [ %j.next, %inner ]
  %x = getelementptr inbounds double, ptr %from, i64 %j
  %v = load double, ptr %x
  %p = fmul double %v, %f
  %y = getelementptr inbounds double, ptr %to, i64 %j
  %o = load double, ptr %y
  %s = fadd double %o, %p
  store double %s, ptr %y
  %j.next = add nsw i64 %j, -1
  %inside = icmp ne i64 %j, 0
  br i1 %inside, label %inner, label %latch
latch:
  %i.next = add nsw i64 %i, -1
  %more = icmp ne i64 %i, 0
  br i1 %more, label %outer, label %exit
exit:
  ret void
}
""")
    module.optimise(3)
    text = module.text()
    assert "fmul <2 x double>" in text and "stride.check" not in text
