"""What flang's names of dummy arguments become: parameters that alias nothing, scopes, and tags of any data."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.dummy_arguments import promise_disjoint

TAGS = """
!0 = !{!"Flang function root _QPs"}
!1 = !{!"any access", !0, i64 0}
!2 = !{!"any data access", !1, i64 0}
!3 = !{!"dummy arg data", !2, i64 0}
!4 = !{!"dummy arg data/_QFsEx", !3, i64 0}
!5 = !{!4, !4, i64 0}
!6 = !{!"dummy arg data/_QFsEy", !3, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!2, !2, i64 0}
"""


def rewritten(body: str, more: str = "") -> ir.Function:
    module = ir.parse_module(f"{more}define void @s(ptr %x, ptr %y) {{\n{body}\n  ret void\n}}\n{TAGS}")
    promise_disjoint(module)
    return module.functions["s"]


def tags(function: ir.Function) -> set[str]:
    table = function.parent.metadata
    return {ir.tbaa_access(table, i.metadata["tbaa"]).access for i in function.instructions() if "tbaa" in i.metadata}


def test_a_dummy_that_is_an_address_becomes_a_noalias_parameter() -> None:
    function = rewritten("""  %v = load double, ptr %x, !tbaa !5
  %t = load double, ptr %y, !tbaa !8""")
    assert ["noalias" in argument.attributes for argument in function.args] == [True, False]
    assert tags(function) == {"any data access"}


def test_a_section_through_a_local_descriptor_is_an_access_of_its_dummy() -> None:
    function = rewritten("""  %d = alloca { ptr, i64 }
  %section = getelementptr double, ptr %x, i64 3
  %filled = insertvalue { ptr, i64 } { ptr undef, i64 8 }, ptr %section, 0
  store { ptr, i64 } %filled, ptr %d
  %base = load ptr, ptr %d
  %v = load double, ptr %base, !tbaa !5""")
    assert ["noalias" in argument.attributes for argument in function.args] == [True, False]


SHAPED = """  %a = load ptr, ptr %x
  %v = load double, ptr %a, !tbaa !5
  %b = load ptr, ptr %y
  store double %v, ptr %b, !tbaa !7"""


def test_dummies_behind_descriptors_have_scopes_that_the_procedure_declares() -> None:
    function = rewritten(SHAPED)
    assert not any(argument.attributes for argument in function.args)
    declared = [i for i in function.instructions() if isinstance(i, ir.Call)]
    assert len(declared) == 2
    load, store = (i for i in function.instructions() if "tbaa" in i.metadata)
    assert load.metadata["alias.scope"] is store.metadata["noalias"]
    assert load.metadata["noalias"] is store.metadata["alias.scope"]
    assert tags(function) == {"any data access"}


def test_where_memory_is_moved_only_descriptors_that_nobody_changes_are_trusted() -> None:
    moved = "declare i32 @_FortranAMoveAlloc(ptr)\n"
    assert len([i for i in rewritten(SHAPED, moved).instructions() if isinstance(i, ir.Call)]) == 2
    copied = SHAPED.replace("%b = load ptr, ptr %y", """%whole = load { ptr, i64 }, ptr %y
  %copy = alloca { ptr, i64 }
  store { ptr, i64 } %whole, ptr %copy
  %b = load ptr, ptr %copy""")
    function = rewritten(copied, moved)
    assert all("noalias" not in i.metadata for i in function.instructions())
    assert tags(function) == {"any data access"}
