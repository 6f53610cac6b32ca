"""The table of remedies: each kind of obstacle has words of each language, and none of another's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from enzyme_cc import autodiff, ir
from enzyme_cc.autodiff.interface.remedies import REMEDIES, remedy
from enzyme_cc.autodiff.interface.spoken_names import plain_name, spoken

LANGUAGES = {
    "C": "DW_LANG_C11", "C++": "DW_LANG_C_plus_plus_17", "Fortran": "DW_LANG_Fortran95", "Rust": "DW_LANG_Rust",
}

FOREIGN = {
    "C": r"\bVec\b|\bstd::|TRANSFER|class\(|\bf64\b|\bdyn\b|procedure|\bmatch\b|\bpanic|enzyme-rustc|enzyme-flang",
    "C++": r"\bVec\b|TRANSFER|class\(|\bf64\b|\bdyn\b|procedure|\bpanic|enzyme-rustc|enzyme-flang",
    "Fortran": r"\bVec\b|\bstd::|\bf64\b|\bstruct|\bunion\b|\bmember|\bsizeof|\bthrow|'try'|\bvoid\b|\benum"
               r"|\bdouble\b|__enzyme_(?:double|fwddiff|autodiff)|enzyme-rustc",
    "Rust": r"std::(?:vector|visit|abs|sqrt|atomic)|TRANSFER|class\(|real\(|\bmember|'sizeof'|\bva_start|procedure"
            r"|\bthrow|'try'|\bvoid\b|\bdouble\b(?! linked)|__enzyme_(?:double|fwddiff|autodiff)|enzyme-flang",
}
"""Words that users of a language do not have."""

NOT_OF = {
    "Fortran": {"inline assembly", "variable arguments", "call in try", "number in exception"},
    "Rust": {"runtime of Fortran"},
    "C": {"runtime of Fortran", "call in try", "number in exception"},
    "C++": {"runtime of Fortran"},
}
"""Kinds of obstacles that a language cannot meet."""


def instruction(language: str, types: bool) -> ir.Instruction:
    kind = "FullDebug" if types else "LineTablesOnly"
    module = ir.parse_module(f"""
define double @f(double %x) !dbg !4 {{
  %y = fmul double %x, %x, !dbg !6
  ret double %y, !dbg !6
}}
!llvm.dbg.cu = !{{!1}}
!llvm.module.flags = !{{!0}}
!0 = !{{i32 2, !"Debug Info Version", i32 3}}
!1 = distinct !DICompileUnit(language: {LANGUAGES[language]}, file: !2, runtimeVersion: 0, emissionKind: {kind})
!2 = !DIFile(filename: "unit", directory: "/tmp")
!3 = !DISubroutineType(types: !{{}})
!4 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 1, column: 1, scope: !4)
""")
    return module.functions["f"].blocks[0].instructions[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", REMEDIES)
def test_a_remedy_is_in_the_words_of_the_language(kind: str, language: str) -> None:
    if kind in NOT_OF[language]:
        return
    for types in (False, True):
        said = remedy(kind, instruction(language, types), name="work")
        assert not re.search(FOREIGN[language], said), said
        assert "{" not in said
        assert re.search(r"(?<![\w-])-g\b", said) is None or not types, "advises what was done"
        assert not re.search(r"--enzyme-|loose", said), "no switch makes a derivative right"
    if kind in ("real type", "type of a copy", "type of atomic"):
        assert "compile the file of this line with -g" in remedy(kind, instruction(language, False))


def test_each_kind_is_used_and_each_used_is_there() -> None:
    source = "".join(path.read_text() for path in Path(autodiff.__file__).parent.rglob("*.py")
                     if path.name != "remedies.py")
    used = set(re.findall(r'remedy\(\s*"([^"]+)"', source))
    used |= set(re.findall(r'"((?:type of )?atomic(?: pointer)?|bits in a library)"', source))
    assert used == REMEDIES.keys()


@pytest.mark.parametrize(("symbol", "name", "last"), [
    ("work", "work", "work"), ("_Z4workd", "work", "work"),
    ("_ZN4phys5Other6energyEdi", "phys::Other::energy", "energy"),
    ("_ZNK4phys5OtherclEd", "phys::Other::operator()", "operator()"), ("_ZN12_GLOBAL__N_14workEd", "work", "work"),
    ("_ZSt4sortIPdEvT_S1_", "std::sort", "sort"), ("_ZN4phys5OtherC2Ed", "phys::Other::Other", "Other"),
    ("_QMspringsPtotal", "total", "total"), ("_QMspringsFtotalPinner", "inner", "inner"), ("_QPwork", "work", "work"),
    ("_ZN4core3fmt5write17h0123456789abcdefE", "core::fmt::write", "write"),
])
def test_names_are_spelt_as_in_the_source(symbol: str, name: str, last: str) -> None:
    assert spoken(symbol) == name
    assert plain_name(symbol) == last
    assert spoken("work_", "Fortran") == "work"
    assert spoken("work_", "C") == "work_"
