"""Accesses to the counts of C++'s shared pointers are marked, in the library's functions only."""

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import COUNT
from enzyme_cc.autodiff.prepare.shared_counts import mark_shared_counts

BODY = """{{
  %counts = load atomic i64, ptr %p acquire, align 8
  %table = load ptr, ptr %p
  %old = atomicrmw volatile add ptr %p, i32 -1 acq_rel
  store i32 0, ptr %p
  ret void
}}"""
LIBRARY = ("_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv",
           "_ZN9__gnu_cxxL27__exchange_and_add_dispatchEPii", "_ZNSt3__114__shared_count16__release_sharedB8ne190107Ev")
PROGRAM = ("count", "_ZN4mine16_Sp_counted_base7releaseEv")


def test_integers_in_the_librarys_counting_are_marked_and_nothing_else() -> None:
    names = LIBRARY + PROGRAM
    module = ir.parse_module("\n".join(f"define void @{name}(ptr %p) {BODY.format()}" for name in names))
    mark_shared_counts(module, names)
    for name in names:
        marked = [i.opcode for i in module.functions[name].instructions() if COUNT in i.metadata]
        assert marked == (["load", "atomicrmw", "store"] if name in LIBRARY else [])
    assert "!enzyme.count" in module.print()
